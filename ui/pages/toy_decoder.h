// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCheckBox>
#include <QGridLayout>
#include <QLabel>
#include <QWidget>
#include <array>

#include "ui/models/toy_model.h"
#include "ui/pages/number_table.h"
#include "ui/support/theme.h"

namespace lookback::ui {

class PaneCheck;
class SymbolLabel;

/// Where the context goes: reset gate, update gate, candidate and readout (M2), each with its line of the paper. Each
/// way can be cut; what each unit and the words become is shown beside what they are with all four.
class ToyDecoder final : public QWidget {
  Q_OBJECT
 public:
  ToyDecoder(ToyModel& model, Theme& theme, QWidget* parent);
  void retranslate();

 private:
  void follow();
  void applyTheme();

  ToyModel& m_model;
  Theme& m_theme;
  std::array<PaneCheck*, 4> m_ways;
  std::array<SymbolLabel*, 4> m_formulas;
  std::array<QLabel*, 4> m_values;
  QLabel *m_head, *m_stateName, *m_state;
  SymbolLabel* m_stateFormula;
  NumberTable* m_words;
  QGridLayout* m_grid;
  bool m_following = false;
};

}  // namespace lookback::ui
