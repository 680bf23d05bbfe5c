// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSpinBox>
#include <QTableWidget>

#include "core/store/records.h"
#include "ui/learn/lesson_widget.h"
#include "ui/learn/model_scores.h"
#include "ui/pages/card.h"

namespace lookback::ui {

class LengthChart;
class PaneButton;
class RunLibrary;

/// One mark for each pair of a written word and a source word: what a scorer is asked for one sentence.
class CountGrid final : public QWidget {
  Q_OBJECT
 public:
  CountGrid(const Theme& theme, QWidget* parent);
  void setLengths(int source, int target);
  QSize sizeHint() const override;
  QSize minimumSizeHint() const override;

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  const Theme& m_theme;
  int m_source = 1, m_target = 1;
};

/// Numbers the program knows: the paper's table, scores of the models that come with it, the number of scores.
class ChartWidget final : public LessonWidget {
  Q_OBJECT
 public:
  ChartWidget(const LessonContext& context, const lesson::Widget& widget, QWidget* parent);
  QWidget* firstStop() const override;
  QString statusText() const override;
  ExportPicture picture() override;

 protected:
  void retranslate() override;
  void applyTheme() override;

 private:
  void buildTable();
  void fillTable();
  void buildRuns();
  void fillRuns();
  void buildModels();
  void buildCount();
  void followCount();
  void buildReset();
  /// The opening lengths, nothing chosen in a table.
  void reset();
  bool lights(const QString& name) const;
  static QString seriesName(const ModelScores& scores, const std::vector<ModelScores>& all);

  Card* m_card;
  QTableWidget* m_table = nullptr;
  RunLibrary* m_library = nullptr;
  std::vector<store::RunSummary> m_runs;
  LengthChart* m_chart = nullptr;
  QLabel* m_note = nullptr;
  CountGrid* m_grid = nullptr;
  PaneButton* m_reset = nullptr;
  QSpinBox *m_source = nullptr, *m_target = nullptr;
  QLabel *m_sourceName = nullptr, *m_targetName = nullptr, *m_count = nullptr;
};

}  // namespace lookback::ui
