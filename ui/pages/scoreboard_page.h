// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QBoxLayout>
#include <QProgressBar>
#include <QScrollArea>
#include <QStackedWidget>
#include <QWidget>
#include <memory>

#include "ui/banner.h"
#include "ui/controllers/scoreboard_controller.h"
#include "ui/controllers/scoreboard_export.h"
#include "ui/pages/card.h"
#include "ui/pages/page.h"
#include "ui/pages/scoreboard_breakdown.h"
#include "ui/pages/scoreboard_form.h"
#include "ui/pages/scoreboard_table.h"
#include "ui/services.h"
#include "ui/support/controls.h"
#include "ui/views/length_chart.h"

namespace lookback::ui {

class RaceView;
class Segments;

/// The paper's scores beside a person's own, BLEU by sentence length, and each score taken apart (U5); and the
/// bottleneck race (L4).
class ScoreboardPage final : public Page {
  Q_OBJECT
 public:
  ScoreboardPage(Services services, QWidget* parent);
  ~ScoreboardPage() override;

  ScoreboardController& controller() { return m_controller; }
  ScoreTable& table() { return *m_table; }
  LengthChart& chart() { return *m_chart; }
  ScoreBreakdown& breakdown() { return *m_breakdown; }
  EvaluateForm& form() { return *m_form; }
  const Banner& banner() const { return *m_banner; }
  /// The race in place of the scores.
  void showRace(bool shown);
  bool onRace() const { return m_stack->currentIndex() == 1; }
  /// Null before it was shown.
  RaceView* race() const { return m_race; }
  QList<QWidget*> stops() const override;
  QString statusText() const override;
  QString statusNote() const override;
  bool canExport() const override;
  void exportAs() override;
  void copy() override;
  ScoreSheet sheet() const;
  void retranslate() override;

 Q_SIGNALS:
  /// The board is read and shown, or cannot be.
  void settled(bool good);
  /// The settings of a stored run are to be trained again.
  void againRequested(const lookback::store::RunSettings& settings);

 protected:
  void showEvent(QShowEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

 private:
  void build();
  QFrame* buildBar();
  void connectParts();
  void applyTheme();
  void takeBoard(const std::shared_ptr<const Board>& board);
  void followRow();
  void followWidth();
  void followChart();
  void followBusy();
  void followTab();
  void openForm();
  void runAgain();
  void askCompare();
  void showFailure(const QString& message);
  const store::EvaluationRecord* record(store::EvaluationId id) const;
  const BoardSystem* system(const std::string& key) const;

  Services m_services;
  ScoreboardController m_controller;
  std::shared_ptr<const Board> m_board;
  store::EvaluationId m_wanted = 0;  // to be selected when the board has it
  store::EvaluationId m_shown = 0;
  Banner* m_banner;
  QStackedWidget* m_stack;
  RaceView* m_race = nullptr;
  Segments* m_tabs;
  QBoxLayout* m_bar;
  QScrollArea* m_scroll;
  ScoreTable* m_table;
  Card *m_chartCard, *m_breakdownCard;
  LengthChart* m_chart;
  ScoreBreakdown* m_breakdown;
  EvaluateForm* m_form;
  QPushButton *m_evaluate, *m_compare, *m_again, *m_export, *m_cancel;
  QLabel* m_progressText;
  QProgressBar* m_progress;
};

}  // namespace lookback::ui
