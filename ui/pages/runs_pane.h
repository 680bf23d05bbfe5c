// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLineEdit>
#include <QMenu>
#include <QSplitter>
#include <QStackedWidget>
#include <QTableView>
#include <QTimer>
#include <QToolButton>
#include <QUndoStack>
#include <QWidget>
#include <memory>
#include <vector>

#include "ui/banner.h"
#include "ui/controllers/picture_export.h"
#include "ui/controllers/run_library.h"
#include "ui/models/run_diff_model.h"
#include "ui/models/run_table_model.h"
#include "ui/pages/card.h"
#include "ui/pages/run_details.h"
#include "ui/pages/run_legend.h"
#include "ui/services.h"
#include "ui/views/overlay_chart.h"

namespace lookback::ui {

class Segments;

/// The stored runs: a table to sort, filter and choose from; below it the curves of the chosen runs over each other, or
/// two of them compared. What is chosen is shown in the panel `details`, which lies elsewhere on the page.
class RunsPane final : public QWidget {
  Q_OBJECT
 public:
  RunsPane(Services services, RunLibrary& library, Banner& banner, RunDetailsPanel& details, QWidget* parent);
  ~RunsPane() override;

  /// Asks the store for everything again.
  void refresh();
  /// While a model trains nothing can be begun, and the list follows.
  void setBusy(bool busy);
  QUndoStack& undoStack() { return m_undo; }
  /// Export and copy what has the keyboard: list, curves or comparison.
  void exportFocused();
  void copyFocused();
  QList<QWidget*> stops() const;
  /// The runs that are chosen, in the order of the list.
  const std::vector<store::RunId>& chosen() const { return m_chosen; }
  void retranslate();

 Q_SIGNALS:
  void loaded(const std::shared_ptr<lookback::ui::LoadedRun>& run);
  void decodeRequested(const std::shared_ptr<lookback::ui::RunCard>& card, quint64 update);
  void resumeRequested(qint64 run, quint64 update);
  void againRequested(const lookback::store::RunSettings& settings);

 protected:
  void showEvent(QShowEvent* event) override;
  void hideEvent(QHideEvent* event) override;
  void changeEvent(QEvent* event) override;
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  enum Below { curves, comparison };
  /// Kinds of edits that become one when they follow each other.
  enum EditKind { single, noteEdit, styleEdit };
  // runs_pane_layout.cpp
  void build();
  Card* buildList();
  Card* buildBelow();
  void buildSortMenu();
  void applyTheme();
  void placeColumns();
  void nameParts();
  // runs_pane.cpp
  void connectList();
  void connectDetails();
  void connectLibrary();
  void ask();
  void sortBy(int column, bool descending);
  void showOrder();
  void followChosen();
  void askForChosen();
  void restoreChosen();
  void showTags();
  void showEmpty();
  void showSummary();
  void showCurves();
  void showDiff();
  void showBelow(int what);
  void edit(const QString& text, int kind, store::RunId run, std::function<void()> there, std::function<void()> back);
  const store::RunSummary* current() const;
  bool onTrash() const { return m_table.query().trashed; }
  // runs_pane_actions.cpp
  void connectActions();
  void enableActions();
  void editStyle(store::RunId run);
  void moveToTrash();
  void restoreFromTrash();
  void askToEmpty();
  void showLossAer();
  void exportList();
  void exportRows();
  ExportPicture curvesExport() const;
  ExportPicture diffExport() const;

  Services m_services;
  RunLibrary& m_library;
  Banner& m_banner;
  RunDetailsPanel& m_details;
  RunTableModel m_table;
  RunDiffModel m_diff;
  QUndoStack m_undo;
  std::vector<store::RunId> m_chosen;
  std::vector<RunCurves> m_overlaid;
  std::vector<LineStyle> m_styles;
  StoreSurvey m_survey;
  QString m_failure;  // why the list could not be read

  Card *m_listCard, *m_belowCard;
  Segments *m_place, *m_below;
  QLineEdit* m_filter;
  FieldCombo *m_tag, *m_curve, *m_axis;
  QToolButton *m_sort, *m_more;
  QMenu *m_sortMenu, *m_moreMenu;
  QTableView *m_view, *m_diffView;
  QWidget* m_emptyPlace;
  QLabel *m_empty, *m_summary, *m_disk, *m_curvesEmpty, *m_diffEmpty, *m_diffSentence;
  QPushButton *m_emptyWay, *m_emptyTrash, *m_lossAer, *m_export;
  QStackedWidget *m_listStack, *m_belowStack, *m_curvesStack, *m_diffStack;
  OverlayChart* m_chart;
  RunLegend* m_legend;
  QSplitter* m_splitter;
  Banner* m_job;
  QTimer m_rest, m_choice, m_follow;
  bool m_restoring = false, m_busy = false;
};

}  // namespace lookback::ui
