// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>
#include <QPointer>
#include <QSpinBox>
#include <QWidget>

#include "ui/models/decode_model.h"
#include "ui/pages/sheet_panel.h"
#include "ui/support/theme.h"

namespace lookback::ui {

/// L7: the by-hand sheet of the step that a DecodeModel shows, with the numbers of the real model: to be watched,
/// finished or done alone, printed or saved with its key. Of the 2n numbers of an annotation those that differ most
/// between the words are worked.
class StepSheet final : public QWidget {
  Q_OBJECT
 public:
  StepSheet(Theme& theme, QWidget* parent);
  void setModel(DecodeModel& model);
  SheetPanel& sheet() { return *m_sheet; }

 protected:
  void changeEvent(QEvent* event) override;

 private:
  void retranslate();
  void applyTheme();
  void follow();

  Theme& m_theme;
  QPointer<DecodeModel> m_model;
  QLabel *m_head, *m_empty, *m_placesName, *m_componentsName;
  QSpinBox *m_places, *m_components;
  SheetPanel* m_sheet;
};

}  // namespace lookback::ui
