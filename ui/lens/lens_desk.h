// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QPointer>
#include <functional>

#include "ui/controllers/picture_export.h"
#include "ui/models/decode_model.h"
#include "ui/services.h"
#include "ui/views/pane_controls.h"

namespace lookback::ui {

class DecodePage;
class GradientLensView;
class HonestyLab;
class LensDialog;
class StepSheet;

/// What the window has of the gradient lens (L5), the honesty lab (L9) and the sheet of a real step (L7): the actions
/// "lens.gradient", "lens.honesty" and "lens.sheet", and their dialogs, made when they are first asked for.
class LensDesk final : public QObject {
  Q_OBJECT
 public:
  /// Connects the three actions, and adds them where the window has not. `window` is what the dialogs belong to; all
  /// outlive the desk.
  LensDesk(Services services, DecodeModel& decode, QWidget* window);
  ~LensDesk() override;

  /// Puts a button with a menu of the three into the pane of energies.
  void attach(DecodePage& page);
  GradientLensView& gradient();
  HonestyLab& honesty();
  StepSheet& sheet();
  void showGradient();
  void showHonesty();
  void showSheet();

  /// The three actions with their texts, for who lists them; adds those that are missing.
  static void addActions(Actions& actions);
  static void nameActions(Actions& actions);

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  LensDialog* dialog(const char* name, QWidget* view, std::function<ExportPicture()> picture, QSize size);
  void bringForward(QWidget& dialog) const;
  void nameButton();

  Services m_services;
  DecodeModel& m_decode;
  QWidget* m_window;
  QPointer<PaneButton> m_button;
  GradientLensView* m_gradient = nullptr;
  HonestyLab* m_honesty = nullptr;
  StepSheet* m_sheet = nullptr;
  LensDialog *m_gradientDialog = nullptr, *m_honestyDialog = nullptr, *m_sheetDialog = nullptr;
};

}  // namespace lookback::ui
