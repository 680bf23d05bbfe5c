// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/runs_pane.h"

#include <QHeaderView>
#include <QKeyEvent>
#include <QScopedValueRollback>
#include <QSignalBlocker>
#include <algorithm>
#include <utility>

#include "ui/commands/run_commands.h"
#include "ui/support/text.h"
#include "ui/views/number_text.h"
#include "ui/views/pane_controls.h"

namespace lookback::ui {
namespace {

constexpr std::size_t kMostCurves = 12;
constexpr int kTypingMs = 200, kChoosingMs = 60, kFollowMs = 2000;
constexpr int kKinds = 3;

}  // namespace

RunsPane::RunsPane(Services services, RunLibrary& library, Banner& banner, RunDetailsPanel& details, QWidget* parent)
    : QWidget(parent),
      m_services(services),
      m_library(library),
      m_banner(banner),
      m_details(details),
      m_table(services.theme, nullptr) {
  setObjectName(QStringLiteral("runsPane"));
  build();
  for (auto [timer, ms] : {std::pair{&m_rest, kTypingMs}, {&m_choice, kChoosingMs}}) {
    timer->setSingleShot(true);
    timer->setInterval(ms);
  }
  m_follow.setInterval(kFollowMs);
  connect(&m_rest, &QTimer::timeout, this, &RunsPane::ask);
  connect(&m_choice, &QTimer::timeout, this, &RunsPane::askForChosen);
  connect(&m_follow, &QTimer::timeout, this, &RunsPane::refresh);
  connectList();
  connectDetails();
  connectLibrary();
  connectActions();
  connect(&services.theme, &Theme::changed, this, &RunsPane::applyTheme);
  applyTheme();
  retranslate();
}

RunsPane::~RunsPane() {
  m_undo.disconnect(this);
  m_table.disconnect(this);
  m_view->setModel(nullptr);  // the models end before the views
  m_diffView->setModel(nullptr);
}

void RunsPane::connectList() {
  connect(m_filter, &QLineEdit::textChanged, &m_rest, qOverload<>(&QTimer::start));
  connect(m_filter, &QLineEdit::returnPressed, this, [this] { m_view->setFocus(Qt::OtherFocusReason); });
  connect(m_tag, &QComboBox::currentIndexChanged, this, &RunsPane::ask);
  connect(m_place, &Segments::chosenChanged, this, [this] {
    m_chosen.clear();
    ask();
    enableActions();
  });
  connect(m_view->horizontalHeader(), &QHeaderView::sectionClicked, this, [this](int column) {
    const store::RunQuery& query = m_table.query();
    // A new column begins with the end that is looked for first; a second click turns it round.
    const bool same = RunTableModel::columnOf(query.order) == column;
    const bool rising = column == RunTableModel::name || column == RunTableModel::state ||
                        column == RunTableModel::system || column == RunTableModel::tags ||
                        column == RunTableModel::devLoss || column == RunTableModel::aer ||
                        column == RunTableModel::loss;
    sortBy(column, same ? !query.descending : !rising);
  });
  connect(m_sortMenu, &QMenu::aboutToShow, this, &RunsPane::buildSortMenu);
  connect(m_view, &QTableView::doubleClicked, this,
          [this] { m_services.actions.get(QStringLiteral("runs.watch"))->trigger(); });
  connect(m_view->selectionModel(), &QItemSelectionModel::selectionChanged, this, [this] {
    if (!m_restoring) followChosen();
  });
  connect(m_view->selectionModel(), &QItemSelectionModel::currentRowChanged, this, [this] {
    if (!m_restoring) m_choice.start();
  });
  connect(m_emptyWay, &QPushButton::clicked, this, [this] {
    if (!m_failure.isEmpty()) return refresh();
    const QSignalBlocker quiet(m_tag);
    m_tag->setCurrentIndex(0);
    m_filter->clear();
    ask();
  });
  connect(m_emptyTrash, &QPushButton::clicked, this, &RunsPane::askToEmpty);
  connect(m_below, &Segments::chosenChanged, this, &RunsPane::showBelow);
  for (FieldCombo* combo : {m_curve, m_axis})
    connect(combo, &QComboBox::currentIndexChanged, this, &RunsPane::showCurves);
  connect(m_lossAer, &QPushButton::clicked, this, &RunsPane::showLossAer);
  connect(m_export, &QPushButton::clicked, this, [this] {
    askAndExport(this, m_services.settings, m_banner, m_below->chosen() == curves ? curvesExport() : diffExport());
  });
  connect(m_chart, &OverlayChart::readingChanged, this, [this] {
    m_legend->setValues(m_chart->reading(), curveDecimals(static_cast<RunCurve>(std::max(0, m_curve->currentIndex()))));
  });
  connect(m_legend, &RunLegend::styleWanted, this, [this](int line) {
    if (line >= 0 && line < static_cast<int>(m_overlaid.size()))
      editStyle(m_overlaid[static_cast<std::size_t>(line)].details.summary.id);
  });
}

void RunsPane::edit(const QString& text, int kind, store::RunId run, std::function<void()> there,
                    std::function<void()> back) {
  const int key = kind == single ? 0 : static_cast<int>(run) * kKinds + kind;
  m_undo.push(new RunEdit(text, key, std::move(there), std::move(back)));
}

void RunsPane::connectDetails() {
  // What the panel had before its last answer is what undo brings back.
  connect(&m_details, &RunDetailsPanel::renamed, this, [this](qint64 run, const QString& name) {
    const int row = m_table.rowOf(run);
    const store::RunSummary* now = m_table.at(row);
    const QString before = now ? QString::fromStdString(now->name) : name;
    edit(
        tr("rename a run"), single, run, [this, run, name] { m_library.rename(run, name); },
        [this, run, before] { m_library.rename(run, before); });
  });
  connect(&m_details, &RunDetailsPanel::noted, this, [this](qint64 run, const QString& note) {
    const store::RunSummary* now = m_table.at(m_table.rowOf(run));
    const QString before = now ? QString::fromStdString(now->note) : note;
    edit(
        tr("note about a run"), noteEdit, run, [this, run, note] { m_library.setNote(run, note); },
        [this, run, before] { m_library.setNote(run, before); });
  });
  connect(&m_details, &RunDetailsPanel::tagged, this, [this](qint64 run, const QStringList& tags) {
    std::vector<std::string> after, before;
    for (const QString& tag : tags) after.push_back(tag.toStdString());
    if (const RunCard* card = m_details.card()) before = card->details.summary.tags;
    edit(
        tr("tags of a run"), single, run, [this, run, after] { m_library.setTags(run, after); },
        [this, run, before] { m_library.setTags(run, before); });
  });
  connect(&m_details, &RunDetailsPanel::trashWanted, this, &RunsPane::moveToTrash);
  connect(&m_details, &RunDetailsPanel::restoreWanted, this, &RunsPane::restoreFromTrash);
  const auto id = [this] { return m_details.card()->details.summary.id; };
  connect(&m_details, &RunDetailsPanel::styleWanted, this, [this, id] { editStyle(id()); });
  connect(&m_details, &RunDetailsPanel::watchWanted, this, [this, id] { m_library.load(id()); });
  connect(&m_details, &RunDetailsPanel::decodeWanted, this,
          [this] { Q_EMIT decodeRequested(std::make_shared<RunCard>(*m_details.card()), m_details.update()); });
  connect(&m_details, &RunDetailsPanel::resumeWanted, this,
          [this, id] { Q_EMIT resumeRequested(id(), m_details.update()); });
  connect(&m_details, &RunDetailsPanel::againWanted, this,
          [this] { Q_EMIT againRequested(m_details.card()->details.settings); });
}

void RunsPane::connectLibrary() {
  connect(&m_table, &RunTableModel::pageWanted, this, [this](const store::RunQuery& query) { m_library.list(query); });
  connect(&m_table, &RunTableModel::replaced, this, &RunsPane::restoreChosen);
  connect(&m_library, &RunLibrary::listed, this, [this](const store::RunQuery& query, const store::RunPage& page) {
    m_failure.clear();
    const QScopedValueRollback restoring(m_restoring, true);
    m_table.take(query, page);
    showEmpty();
    showSummary();
  });
  connect(&m_library, &RunLibrary::surveyed, this, [this](const StoreSurvey& survey) {
    const bool sameTags = survey.tags == m_survey.tags;
    m_survey = survey;
    if (!sameTags) showTags();
    showEmpty();
    showSummary();
  });
  connect(&m_library, &RunLibrary::loaded, this, &RunsPane::loaded);
  connect(&m_library, &RunLibrary::described, this, [this](const std::shared_ptr<RunCard>& card) {
    m_details.show(card);
    m_details.setChosen(static_cast<int>(m_chosen.size()), onTrash());
    enableActions();
  });
  connect(&m_library, &RunLibrary::overlaid, this, [this](const OverlaidRuns& runs) {
    m_overlaid = *runs;
    std::vector<store::RunSummary> summaries;
    for (const RunCurves& run : m_overlaid) summaries.push_back(run.details.summary);
    m_styles = lineStyles(summaries);
    showCurves();
  });
  connect(&m_library, &RunLibrary::compared, this, [this](const std::shared_ptr<store::RunDiff>& diff) {
    m_diff.show(diff);
    showDiff();
  });
  connect(&m_library, &RunLibrary::changed, this, &RunsPane::refresh);
  connect(&m_library, &RunLibrary::failed, this, [this](const QString& message) {
    if (!m_table.isKnown()) m_failure = message;
    m_banner.showMessage(Banner::Kind::error, message, {{tr("Try again"), tr("Reads the stored runs again."), [this] {
                                                           m_banner.clear();
                                                           refresh();
                                                         }}});
    showEmpty();
  });
  connect(&m_library, &RunLibrary::emptied, this, [this](qint64 runs, qint64 bytes) {
    m_undo.clear();  // what it would bring back is gone
    if (onTrash()) m_chosen.clear();
    m_banner.showMessage(Banner::Kind::notice,
                         tr("%n run(s) deleted; the store is %1 smaller.", nullptr, static_cast<int>(runs))
                             .arg(sizeText(static_cast<std::uint64_t>(std::max<qint64>(0, bytes)))));
  });
  connect(&m_library, &RunLibrary::exported, this, [this](const QString& file) {
    m_banner.showMessage(Banner::Kind::notice, tr("Exported to %1.").arg(isolated(file)));
  });
  connect(&m_library, &RunLibrary::jobChanged, this, [this](const QString& job) {
    if (job.isEmpty() || !isVisible())
      m_job->clear();
    else
      m_job->showJob(job + QStringLiteral("…"),
                     {tr("Cancel"), tr("Gives up the questions to the store; what is shown stays."),
                      [this] { m_library.giveUp(); }});
  });
}

void RunsPane::showTags() {
  QStringList tags;
  for (const std::string& tag : m_survey.tags) tags << QString::fromStdString(tag);
  m_details.setKnownTags(tags);
  const QSignalBlocker quiet(m_tag);
  const QString kept = m_tag->currentData().toString();
  m_tag->clear();
  m_tag->addItem(tr("Any tag"));
  for (const QString& tag : tags) m_tag->addItem(tag, tag);
  const int place = kept.isEmpty() ? 0 : m_tag->findData(kept);
  m_tag->setCurrentIndex(std::max(0, place));
  if (place < 0) m_rest.start();  // nobody has that tag any more
}

void RunsPane::ask() {
  m_rest.stop();
  store::RunQuery query = m_table.query();
  query.text = m_filter->text().trimmed().toStdString();
  query.tag = m_tag->currentData().toString().toStdString();
  const bool trashed = m_place->chosen() == 1;
  if (trashed != query.trashed) {
    query.trashed = trashed;
    query.order = trashed ? store::RunOrder::trashed : store::RunOrder::created;
    query.descending = true;
  }
  m_table.setQuery(query);
  showOrder();
}

void RunsPane::sortBy(int column, bool descending) {
  store::RunQuery query = m_table.query();
  query.order = RunTableModel::order(column, query.trashed);
  query.descending = descending;
  m_table.setQuery(query);
  showOrder();
}

void RunsPane::showOrder() {
  const store::RunQuery& query = m_table.query();
  m_view->horizontalHeader()->setSortIndicator(RunTableModel::columnOf(query.order),
                                               query.descending ? Qt::DescendingOrder : Qt::AscendingOrder);
}

void RunsPane::refresh() {
  if (!isVisible()) return;
  m_table.refresh();
  m_library.survey();
  askForChosen();
}

void RunsPane::setBusy(bool busy) {
  m_busy = busy;
  m_details.setBusy(busy);
  if (busy && isVisible())
    m_follow.start();
  else
    m_follow.stop();
  if (!busy) refresh();
  enableActions();
}

const store::RunSummary* RunsPane::current() const {
  const QModelIndex index = m_view->currentIndex();
  return index.isValid() ? m_table.at(index.row()) : nullptr;
}

void RunsPane::followChosen() {
  m_chosen.clear();
  for (const QModelIndex& index : m_view->selectionModel()->selectedRows())
    if (const store::RunSummary* run = m_table.at(index.row())) m_chosen.push_back(run->id);
  std::sort(m_chosen.begin(), m_chosen.end(),
            [this](store::RunId a, store::RunId b) { return m_table.rowOf(a) < m_table.rowOf(b); });
  m_choice.start();
  showSummary();
  enableActions();
}

/// What is chosen stays chosen when the list comes anew; a list of which nothing is chosen begins with its first run.
void RunsPane::restoreChosen() {
  const QScopedValueRollback restoring(m_restoring, true);
  QItemSelectionModel* selection = m_view->selectionModel();
  selection->clearSelection();
  std::vector<store::RunId> found;
  for (const store::RunId run : m_chosen) {
    const int row = m_table.rowOf(run);
    if (row < 0) continue;
    if (found.empty()) selection->setCurrentIndex(m_table.index(row, 0), QItemSelectionModel::NoUpdate);
    selection->select(m_table.index(row, 0), QItemSelectionModel::Select | QItemSelectionModel::Rows);
    found.push_back(run);
  }
  m_chosen = found;
  if (m_chosen.empty() && m_table.rowCount() > 0) {
    m_view->selectRow(0);
    if (const store::RunSummary* run = m_table.at(0)) m_chosen = {run->id};
  }
  if (!m_chosen.empty()) m_view->scrollTo(m_view->currentIndex());
  m_choice.start();
  enableActions();
}

void RunsPane::askForChosen() {
  m_choice.stop();
  const bool any = !m_chosen.empty();
  const store::RunSummary* now = current();
  const bool inside = now && std::find(m_chosen.begin(), m_chosen.end(), now->id) != m_chosen.end();
  if (any) {
    m_library.describe(inside ? now->id : m_chosen.front());
    m_library.overlay(
        {m_chosen.begin(), m_chosen.begin() + static_cast<std::ptrdiff_t>(std::min(kMostCurves, m_chosen.size()))});
  } else {
    m_details.show(nullptr);
    m_overlaid.clear();
    showCurves();
  }
  m_details.setChosen(static_cast<int>(m_chosen.size()), onTrash());
  if (m_chosen.size() == 2 && m_below->chosen() == comparison) {
    m_library.compare(std::min(m_chosen[0], m_chosen[1]), std::max(m_chosen[0], m_chosen[1]));
  } else if (m_chosen.size() != 2) {
    m_diff.show(nullptr);
    showDiff();
  }
}

void RunsPane::showEmpty() {
  const bool any = m_table.rowCount() > 0;
  m_listStack->setCurrentIndex(any ? 0 : 1);
  if (any) return;
  const bool filtered = !m_table.query().text.empty() || !m_table.query().tag.empty();
  m_emptyWay->setVisible(filtered || !m_failure.isEmpty());
  m_emptyWay->setText(m_failure.isEmpty() ? tr("Show all runs") : tr("Try again"));
  describeControl(*m_emptyWay, QStringLiteral("runs.emptyWay"), m_emptyWay->text(),
                  m_failure.isEmpty() ? tr("Takes the filter away.") : tr("Reads the stored runs again."));
  if (!m_failure.isEmpty())
    m_empty->setText(tr("The stored runs cannot be read. %1").arg(m_failure));
  else if (!m_table.isKnown())
    m_empty->setText(tr("Reading the stored runs…"));
  else if (filtered)
    m_empty->setText(onTrash() ? tr("No run in the trash fits the filter.") : tr("No run fits the filter."));
  else
    m_empty->setText(onTrash() ? tr("The trash is empty.")
                     : m_survey.disk.trashedRuns > 0
                         ? tr("All runs are in the trash. Go to Live and press Start for a new one.")
                         : tr("No run is stored yet. Go to Live and press Start: every run is kept here."));
}

void RunsPane::showSummary() {
  QString text = tr("%n run(s)", nullptr, m_table.rowCount());
  if (m_chosen.size() > 1) text += QStringLiteral(" · ") + tr("%n chosen", nullptr, static_cast<int>(m_chosen.size()));
  m_summary->setText(text);
  const store::DiskUse& disk = m_survey.disk;
  m_disk->setText(onTrash() ? tr("Checkpoints in the trash: %1").arg(sizeText(disk.trashBytes))
                            : tr("On disk %1, checkpoints %2, trash %3")
                                  .arg(sizeText(disk.fileBytes), sizeText(disk.checkpointBytes - disk.trashBytes),
                                       sizeText(disk.trashBytes)));
  m_emptyTrash->setVisible(onTrash());
  m_emptyTrash->setEnabled(disk.trashedRuns > 0);
}

void RunsPane::showBelow(int what) {
  m_belowStack->setCurrentIndex(what);
  m_curve->setVisible(what == curves);
  m_axis->setVisible(what == curves);
  m_lossAer->setVisible(what == curves);
  m_diffSentence->setVisible(what == comparison);
  if (what == comparison) askForChosen();
  enableActions();
}

void RunsPane::showCurves() {
  const auto curve = static_cast<RunCurve>(std::max(0, m_curve->currentIndex()));
  const auto axis = static_cast<RunAxis>(std::max(0, m_axis->currentIndex()));
  const CurvePicture picture = overlayPicture(m_overlaid, m_styles, curve, axis);
  const bool measured = std::any_of(picture.series.begin(), picture.series.end(),
                                    [](const CurveSeries& series) { return !series.points.empty(); });
  m_legend->setRuns(picture);
  m_chart->setPicture(picture, curveDecimals(curve));
  m_legend->setValues(m_chart->reading(), curveDecimals(curve));
  m_curvesStack->setCurrentIndex(measured ? 0 : 1);
  m_curvesEmpty->setText(
      m_overlaid.empty() ? tr("Choose runs in the list, several with Ctrl or Shift: their curves are drawn here over "
                              "each other.")
                         : tr("None of the chosen runs has measured this. Choose another curve or other runs."));
  const QString many =
      m_chosen.size() > kMostCurves ? tr("the first %1 of %2 runs").arg(kMostCurves).arg(m_chosen.size()) : QString();
  m_belowCard->setTexts(QString(), m_below->chosen() == curves ? many : QString());
  enableActions();
}

void RunsPane::showDiff() {
  const bool any = m_diff.diff() != nullptr;
  m_diffStack->setCurrentIndex(any ? 0 : 1);
  m_diffEmpty->setText(
      tr("Choose exactly two runs in the list (hold Ctrl, or Shift with the arrows): their settings "
         "and scores are compared here."));
  m_diffSentence->setText(m_diff.curveSentence());
  m_diffView->clearSpans();
  for (int row = 0; row < m_diff.rowCount(); ++row) {
    const QModelIndex index = m_diff.index(row, 0);
    if (index.data(RunDiffModel::kindRole).toInt() == static_cast<int>(RunDiffModel::Kind::heading))
      m_diffView->setSpan(row, 0, 1, RunDiffModel::columns);
  }
  enableActions();
}

QList<QWidget*> RunsPane::stops() const {
  return {m_filter, m_view, m_below->chosen() == curves ? static_cast<QWidget*>(m_chart) : m_diffView};
}

void RunsPane::retranslate() {
  nameParts();
  showTags();
  m_table.touch();
  m_diff.retranslate();
  showBelow(m_below->chosen());
  showEmpty();
  showSummary();
  showOrder();
  showCurves();
  showDiff();
}

void RunsPane::showEvent(QShowEvent* event) {
  QWidget::showEvent(event);
  ask();
  m_library.survey();
  if (m_busy) m_follow.start();
  enableActions();
}

void RunsPane::hideEvent(QHideEvent* event) {
  QWidget::hideEvent(event);
  m_follow.stop();
  m_job->clear();
  enableActions();
}

void RunsPane::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) retranslate();
  QWidget::changeEvent(event);
}

bool RunsPane::eventFilter(QObject* watched, QEvent* event) {
  if (watched == m_view->viewport() && event->type() == QEvent::Resize) placeColumns();
  if (watched == m_view && event->type() == QEvent::KeyPress) {
    const int key = static_cast<QKeyEvent*>(event)->key();
    if (key == Qt::Key_Return || key == Qt::Key_Enter) {
      m_services.actions.get(QStringLiteral("runs.watch"))->trigger();
      return true;
    }
  }
  return QWidget::eventFilter(watched, event);
}

}  // namespace lookback::ui
