// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QGridLayout>
#include <QRadioButton>
#include <QSlider>

#include "ui/learn/toy_widget.h"

namespace lookback::ui {

/// Score, then soften: a row a word with its energy, exp e, the weight and what it becomes when it is rounded; sums
/// below, with what rounding loses (F2).
class EnergiesWidget final : public ToyLessonWidget {
  Q_OBJECT
 public:
  EnergiesWidget(const LessonContext& context, const lesson::Widget& widget, QWidget* parent);
  QWidget* firstStop() const override;
  QString statusText() const override;

 protected:
  void retranslate() override;
  void applyTheme() override;
  void follow() override;
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  struct Row {
    QRadioButton* word = nullptr;  // chooses
    QLabel* name = nullptr;        // where nothing is to be chosen
    QSlider *energy = nullptr, *weight = nullptr;
    PaneButton* lock = nullptr;
    QLabel *number, *exponential = nullptr, *alpha = nullptr, *rounded = nullptr;
  };
  void build();
  QLabel* cell(const char* look, Qt::Alignment alignment);
  void makeRow(int j);
  void followSums();
  void nameRow(int j);
  bool shows(const char* column) const;

  QGridLayout* m_grid;
  std::vector<Row> m_rows;
  std::map<std::string, QLabel*> m_heads, m_sums;
  QLabel *m_total, *m_remainder;
  bool m_following = false;
};

}  // namespace lookback::ui
