// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>
#include <QSpinBox>
#include <QTableWidget>
#include <QWidget>

#include "ui/models/toy_model.h"
#include "ui/support/theme.h"

namespace lookback::ui {

class Segments;

/// Every number behind the energies, to be edited in a table: words and annotations, state, and the scorer's weights.
class ToyNumbers final : public QWidget {
  Q_OBJECT
 public:
  ToyNumbers(ToyModel& model, Theme& theme, QWidget* parent);
  void retranslate();

 private:
  enum Part { annotations, state, W_a, U_a, v_a };
  void fill();
  void takeCell(int row, int column);
  /// The number of the toy that a cell shows; null for a word.
  double* numberAt(Toy& toy, int row, int column) const;
  void setHeads();
  void applyTheme();

  ToyModel& m_model;
  Theme& m_theme;
  Segments* m_part;
  QSpinBox *m_words, *m_dimensions;
  QLabel *m_wordsName, *m_dimensionsName, *m_note;
  QTableWidget* m_table;
  bool m_filling = false;
};

}  // namespace lookback::ui
