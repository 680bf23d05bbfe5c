// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QScrollArea>
#include <QSpinBox>
#include <QStackedWidget>
#include <QTabBar>
#include <QUndoStack>

#include "ui/controllers/picture_export.h"
#include "ui/models/toy_model.h"
#include "ui/pages/card.h"
#include "ui/pages/page.h"
#include "ui/pages/sheet_panel.h"
#include "ui/services.h"

namespace lookback::ui {

class Banner;
class BlendStrips;
class HullView;
class PaneButton;
class PaneCombo;
class ScorerView;
class Segments;
class ToyDecoder;
class ToyGradientView;
class ToyNumbers;
class ToyTable;

/// Energies by hand (U3): a decoder step with a few words and numbers, all of them editable. Above: score and soften,
/// beside weigh and sum in a plane. Below: the calculation on paper, the scorer opened, where the context goes, and the
/// numbers themselves.
class EnergiesPage final : public Page {
  Q_OBJECT
 public:
  EnergiesPage(Services services, QWidget* parent);

  QUndoStack* undoStack() override { return &m_undo; }
  ToyModel& model() { return m_model; }
  SheetPanel& sheet() { return *m_sheet; }
  QString statusText() const override;
  QString statusNote() const override;
  bool canExport() const override { return true; }
  void exportAs() override;
  void copy() override;
  QList<QWidget*> stops() const override;
  void retranslate() override;

 private:
  void build();
  void buildTop();
  void buildBelow();
  void connectParts();
  void follow();
  void followAxes();
  void followStrips(bool contextHidden);
  void applyTheme();
  /// Of the part that has the keyboard: plane, what stands below, else the table.
  ExportPicture focusedPicture();

  Services m_services;
  QUndoStack m_undo;
  ToyModel m_model;
  QScrollArea* m_scroll;
  QWidget* m_body;
  Card *m_tableCard, *m_planeCard, *m_belowCard;
  ToyTable* m_table;
  std::vector<PaneButton*> m_buttons;  // equalise, sharpen, flatten, shift, only this, scorer, opening numbers
  QSpinBox* m_places;
  QLabel *m_placesName, *m_context, *m_refused;
  HullView* m_hull;
  Segments* m_planeOrStrips;
  BlendStrips* m_strips;
  QWidget* m_stripsPlace;
  PaneCombo* m_axes;
  QTabBar* m_tabs;
  QStackedWidget* m_below;
  SheetPanel* m_sheet;
  PaneButton* m_fresh;
  bool m_ownSheet = false;  // exercise with numbers of its own instead of the toy's
  std::uint64_t m_seed = 0;
  ScorerView* m_scorer;
  ToyDecoder* m_decoder;
  ToyGradientView* m_gradient;
  ToyNumbers* m_numbers;
  Banner* m_banner;
};

}  // namespace lookback::ui
