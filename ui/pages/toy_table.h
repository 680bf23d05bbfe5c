// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDoubleSpinBox>
#include <QGridLayout>
#include <QLabel>
#include <QRadioButton>
#include <QSlider>
#include <QWidget>
#include <vector>

#include "ui/models/toy_model.h"
#include "ui/support/theme.h"

namespace lookback::ui {

/// Score, then soften, one row a word: the energy on a slider and as a number, its exponential, its weight on a slider
/// and as a number, rounded to the places chosen; then the sums and what rounding loses (F2).
class ToyTable final : public QWidget {
  Q_OBJECT
 public:
  ToyTable(ToyModel& model, Theme& theme, QWidget* parent);
  /// While a learner works them out: question marks in the place of exponentials, weights and sums.
  void setNumbersHidden(bool hidden);
  void retranslate();

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  struct Row {
    QRadioButton* word;  // chooses the word that the other panes show
    QSlider* energy;
    QDoubleSpinBox* number;
    QLabel* exponential;
    QSlider* weight;
    QLabel *alpha, *rounded;
  };
  void build();
  Row makeRow(int j);
  void connectRow(int j);
  void nameRow(int j);
  void follow();
  void followSums();
  QString shown(const QString& number) const;
  void applyTheme();

  ToyModel& m_model;
  Theme& m_theme;
  QGridLayout* m_grid;
  std::vector<Row> m_rows;
  std::vector<QLabel*> m_heads;
  QFrame* m_line;
  QLabel *m_total, *m_sumExponentials, *m_sumAlpha, *m_sumRounded, *m_remainder;
  bool m_following = false;
  bool m_hidden = false;
};

}  // namespace lookback::ui
