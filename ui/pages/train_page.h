// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QBoxLayout>
#include <QProgressBar>
#include <QScrollArea>
#include <QStackedWidget>
#include <QTabBar>
#include <QToolButton>
#include <QWidget>

#include "ui/banner.h"
#include "ui/controllers/run_library.h"
#include "ui/controllers/training_controller.h"
#include "ui/pages/card.h"
#include "ui/pages/page.h"
#include "ui/pages/runs_pane.h"
#include "ui/pages/train_form.h"
#include "ui/services.h"

namespace lookback::ui {

class CurveChart;
class ProbePanel;
class Segments;
class TimelineView;
class TrainClosing;

/// Train a model here and watch it: form and facts on the left, curves, probe sentences, a diagnosis in words, and the
/// timeline over all stored snapshots.
class TrainPage final : public Page {
  Q_OBJECT
 public:
  TrainPage(Services services, QWidget* parent);
  ~TrainPage() override;

  TrainingController& controller() { return m_controller; }
  TrainingModel& model() { return m_model; }
  TrainForm& form() { return *m_form; }
  RunLibrary& runLibrary() { return m_library; }
  const Banner& banner() const { return *m_banner; }
  /// Runs go there from now on, with what memory alone holds of earlier ones.
  void useStore(const std::filesystem::path& store);
  /// Whether nothing stands against closing the window. Else it asks, and closes the window itself when all is kept.
  bool mayClose() override;
  QList<QWidget*> stops() const override;
  /// The stored runs, or the live view.
  void showRuns(bool shown);
  bool onRuns() const { return m_tabs->currentIndex() == 1; }
  /// Of edits of stored runs.
  QUndoStack* undoStack() override { return &m_runs->undoStack(); }
  /// Exports or copies what has the keyboard: a curve, the maps, a table.
  bool canExport() const override { return true; }
  void exportAs() override;
  void copy() override;
  QString statusText() const override;
  QString statusNote() const override;
  void retranslate() override;

 Q_SIGNALS:
  /// Runs are stored in another file from now on: other pages should use it too.
  void storeMoved(const std::filesystem::path& store);
  /// A checkpoint (run_library.h) is to be opened, with a sentence that suits it.
  void decodeRequested(const QString& checkpoint, const QString& sentence);

 protected:
  void showEvent(QShowEvent* event) override;
  void hideEvent(QHideEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

 private:
  // train_page.cpp
  void startOrPause();
  void startRun(bool paused);
  void followStage();
  void followModel();
  void measure();
  void connectForm();
  void followRate();
  void chooseStore();
  void showTrouble(const QString& message);
  QString timeLeft() const;
  // train_page_runs.cpp
  void connectRuns();
  void showStored(const std::shared_ptr<LoadedRun>& run);
  void openCheckpoint(const RunCard& card, quint64 update);
  ExportPicture focusedPicture();
  QString liveCaption() const;
  // train_page_layout.cpp
  void build();
  Card* curveCard(const QString& id, const std::vector<int>& curves);
  QToolButton* tool(const QString& id, const QString& picture);
  QFrame* buildBar();
  void buildFacts();
  void followRoom();
  void connectParts();
  void applyTheme();
  void nameParts();
  void retranslateTimeline();
  void showFacts();

  Services m_services;
  TrainingModel m_model;
  TrainingController m_controller;
  RunLibrary m_library;
  TrainClosing* m_closing;
  Banner* m_banner;
  TrainForm* m_form;
  RunsPane* m_runs;
  RunDetailsPanel* m_details;
  QWidget* m_live;
  QStackedWidget* m_right;
  QString m_caption;  // of the stored run that is shown
  QTabBar* m_tabs;
  QStackedWidget* m_left;
  QScrollArea *m_scroll, *m_formArea, *m_probeArea;
  QBoxLayout *m_body, *m_above;
  Card *m_formCard, *m_factsCard, *m_probeCard, *m_timelineCard, *m_diagnosis;
  std::vector<Card*> m_curveCards;
  std::vector<CurveChart*> m_charts;
  std::vector<std::pair<Segments*, std::vector<int>>> m_choices;  // of a card with several curves
  Segments* m_mapKind;                                            // of the timeline: weights or energies
  std::vector<QLabel*> m_factNames, m_factValues;
  ProbePanel* m_probes;
  TimelineView* m_timeline;
  QToolButton *m_play, *m_back, *m_largest;
  QLabel *m_finding, *m_rule, *m_progressText;
  QProgressBar* m_progress;
  ActionButton* m_start;
  QString m_note;  // why the last run ended
  bool m_estimated = false;
};

}  // namespace lookback::ui
