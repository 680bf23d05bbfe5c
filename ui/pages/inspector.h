// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>
#include <QLabel>
#include <QScrollArea>
#include <QToolButton>
#include <array>

#include "ui/controllers/decode_controller.h"
#include "ui/models/decode_model.h"
#include "ui/pages/blend_strips.h"
#include "ui/pages/edit_list.h"
#include "ui/pages/number_table.h"
#include "ui/support/equation.h"
#include "ui/support/theme.h"

class QGridLayout;
class QVBoxLayout;

namespace lookback::ui {

class SentenceChart;

/// The thing in focus with its symbol, its equation and its numbers; where the context goes; the edits; the sentence
/// over its steps.
class Inspector final : public QFrame {
  Q_OBJECT
 public:
  Inspector(Theme& theme, DecodeModel& model, DecodeController& controller, QWidget* parent);
  /// Beside the views (a line on its left) or in their place (a frame).
  void setTab(bool tab);

 protected:
  void changeEvent(QEvent* event) override;
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  void build();
  void buildUses(QVBoxLayout* column);
  void arrangeUses();
  void leaveRoom();
  void follow();
  void showUse();
  void applyTheme();
  void retranslate();

  Theme& m_theme;
  DecodeModel& m_model;
  QLabel *m_heading, *m_where;
  QScrollArea* m_scroll;
  QWidget* m_body;
  QLabel *m_title, *m_meaning;
  SymbolLabel* m_symbol;
  EquationBox* m_equation;
  NumberTable* m_numbers;
  BlendStrips* m_strips;
  QLabel* m_usesCaption;
  QGridLayout* m_usesGrid = nullptr;
  std::array<QToolButton*, 4> m_uses{};  // reset gate, update gate, candidate, readout
  EquationBox* m_useEquation;
  BlendStrips* m_useStrips;
  EditList* m_edits;
  QLabel* m_chartCaption;
  SentenceChart* m_chart;
  int m_use = -1;
};

}  // namespace lookback::ui
