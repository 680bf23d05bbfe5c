// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/scoreboard_page.h"

#include <QApplication>
#include <QClipboard>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QMimeData>
#include <QVBoxLayout>
#include <algorithm>
#include <cmath>

#include "core/evaluation/published.h"
#include "core/store/store.h"
#include "ui/controllers/pane_export.h"
#include "ui/pages/page_parts.h"
#include "ui/race/race_view.h"
#include "ui/support/text.h"
#include "ui/views/number_text.h"
#include "ui/views/pane_controls.h"
#include "ui/views/view_export.h"

namespace lookback::ui {
namespace {

constexpr double kBarHeight = 48;

}  // namespace

ScoreboardPage::ScoreboardPage(Services services, QWidget* parent)
    : Page(parent), m_services(services), m_controller(services.store), m_board(std::make_shared<Board>()) {
  setObjectName(QStringLiteral("scoreboardPage"));
  build();
  connectParts();
  connect(&services.theme, &Theme::changed, this, &ScoreboardPage::applyTheme);
  applyTheme();
  retranslate();
  followRow();
  followBusy();
}

ScoreboardPage::~ScoreboardPage() {
  // The members end before the child widgets that refer to them.
  m_controller.disconnect(this);
  qDeleteAll(findChildren<QWidget*>(QString(), Qt::FindDirectChildrenOnly));
}

void ScoreboardPage::build() {
  m_banner = new Banner(m_services.theme, false, this);
  m_scroll = scrollPlace(m_services.theme, QStringLiteral("score.content"), this);
  QWidget* content = m_scroll->widget();
  m_table = new ScoreTable(m_services, content);
  m_chartCard = new Card(m_services.theme, QStringLiteral("score.chartCard"), content);
  m_chart = new LengthChart(m_services.theme, m_chartCard);
  m_chart->setObjectName(QStringLiteral("score.chart"));
  m_chartCard->addBody(m_chart);
  m_breakdownCard = new Card(m_services.theme, QStringLiteral("score.breakdownCard"), content);
  m_breakdown = new ScoreBreakdown(m_services, m_breakdownCard);
  m_breakdownCard->addHeaderWidget(m_breakdown->tabs());
  m_breakdownCard->addBody(m_breakdown);
  auto* lower = new QHBoxLayout;
  lower->addWidget(m_chartCard, 3);
  lower->addWidget(m_breakdownCard, 2);
  auto* column = new QVBoxLayout(content);
  column->addWidget(m_table, 3);
  column->addLayout(lower, 4);
  m_form = new EvaluateForm(m_services, this);
  m_stack = new QStackedWidget(this);
  auto* scores = new QWidget(m_stack);
  auto* over = new QVBoxLayout(scores);
  over->setContentsMargins(0, 0, 0, 0);
  over->setSpacing(0);
  over->addWidget(m_banner);
  over->addWidget(m_scroll, 1);
  m_stack->addWidget(scores);
  auto* whole = new QVBoxLayout(this);
  whole->setContentsMargins(0, 0, 0, 0);
  whole->setSpacing(0);
  whole->addWidget(m_stack, 1);
  whole->addWidget(buildBar());
}

QFrame* ScoreboardPage::buildBar() {
  auto* bar = new QFrame(this);
  bar->setObjectName(QStringLiteral("scoreBar"));
  m_tabs = new Segments(m_services.theme, {QString(), QString()}, bar);
  m_evaluate = namedButton("score.evaluate", "primary", bar);
  m_compare = namedButton("score.compare", "button", bar);
  m_again = namedButton("score.again", "button", bar);
  m_export = namedButton("score.export", "button", bar);
  m_cancel = namedButton("score.cancel", "button", bar);
  m_progress = slimProgress(bar);
  m_progressText = plainLabel(QStringLiteral("score.progressText"), "note", bar);
  m_bar = new QBoxLayout(QBoxLayout::LeftToRight, bar);
  auto* first = new QHBoxLayout;
  for (QWidget* widget : std::initializer_list<QWidget*>{m_tabs, m_evaluate, m_export}) first->addWidget(widget);
  auto* second = new QHBoxLayout;
  for (QWidget* widget : std::initializer_list<QWidget*>{m_compare, m_again}) second->addWidget(widget);
  second->addStretch(1);
  for (QWidget* widget : std::initializer_list<QWidget*>{m_progressText, m_progress, m_cancel})
    second->addWidget(widget);
  m_bar->addLayout(first);
  m_bar->addLayout(second, 1);
  return bar;
}

void ScoreboardPage::connectParts() {
  connect(&m_controller, &ScoreboardController::boardChanged, this, &ScoreboardPage::takeBoard);
  connect(&m_controller, &ScoreboardController::busyChanged, this, &ScoreboardPage::followBusy);
  connect(&m_controller, &ScoreboardController::failed, this, &ScoreboardPage::showFailure);
  connect(&m_controller, &ScoreboardController::scored, this, [this](qint64 id) { m_wanted = id; });
  connect(&m_controller, &ScoreboardController::progressChanged, this, [this](const EvaluationProgress& progress) {
    m_progress->setMaximum(static_cast<int>(progress.all));
    m_progress->setValue(static_cast<int>(progress.done));
    m_progressText->setText(tr("%1: %2 of %3 sentences")
                                .arg(isolated(progress.system), countText(static_cast<qint64>(progress.done)),
                                     countText(static_cast<qint64>(progress.all))));
    Q_EMIT statusChanged();
  });
  connect(&m_controller, &ScoreboardController::opened, this,
          [this](qint64 id, const std::shared_ptr<const store::EvaluationText>& text) {
            if (id == m_shown) m_breakdown->setText(text);
          });
  connect(&m_controller, &ScoreboardController::compared, this, [this](const ScoreComparison& comparison) {
    const store::EvaluationRecord *a = record(comparison.a), *b = record(comparison.b);
    if (!a || !b) return;
    m_breakdown->showComparison(QString::fromStdString(a->name), QString::fromStdString(b->name), comparison);
    Q_EMIT statusChanged();
  });
  connect(m_table, &ScoreTable::currentChanged, this, &ScoreboardPage::followRow);
  connect(m_table, &ScoreTable::testSetChanged, this, &ScoreboardPage::followChart);
  connect(m_form, &EvaluateForm::evaluateRequested, this, [this](const EvaluationWish& wish) {
    m_banner->clear();
    m_controller.evaluate(wish);
  });
  connect(m_chart, &LengthChart::readingChanged, this, [this](const QString& reading) {
    m_chartCard->setTexts(
        tr("BLEU by sentence length"),
        reading.isEmpty() ? tr("source words, 95 % intervals; hollow: under ten sentences") : reading);
  });
  connect(m_tabs, &Segments::chosenChanged, this, [this](int at) { showRace(at == 1); });
  connect(m_evaluate, &QPushButton::clicked, this, &ScoreboardPage::openForm);
  connect(m_compare, &QPushButton::clicked, this, [this] {
    askCompare();
    m_breakdown->showPart(ScoreBreakdown::comparison);
  });
  connect(m_again, &QPushButton::clicked, this, &ScoreboardPage::runAgain);
  connect(m_export, &QPushButton::clicked, this, &ScoreboardPage::exportAs);
  connect(m_cancel, &QPushButton::clicked, &m_controller, &ScoreboardController::cancel);
}

void ScoreboardPage::applyTheme() {
  const Theme& theme = m_services.theme;
  const auto px = [&](double length) { return static_cast<int>(std::lround(theme.px(length))); };
  auto* column = m_scroll->widget()->layout();
  column->setContentsMargins(px(8), px(8), px(8), px(8));
  column->setSpacing(px(8));
  static_cast<QHBoxLayout*>(column->itemAt(1)->layout())->setSpacing(px(8));
  m_chartCard->setMinimumHeight(px(220));
  m_breakdownCard->setMinimumWidth(px(380));
  m_bar->setContentsMargins(px(16), 0, px(16), 0);
  for (QLayout* line : {static_cast<QLayout*>(m_bar), m_bar->itemAt(0)->layout(), m_bar->itemAt(1)->layout()})
    line->setSpacing(px(8));
  followWidth();
  applyProgressSize(*m_progress, theme);
}

/// Large letters put the bar's buttons on two lines.
void ScoreboardPage::followWidth() {
  constexpr double kOneLine = 660;
  const Theme& theme = m_services.theme;
  const bool narrow = width() < theme.px(kOneLine);
  m_bar->setDirection(narrow ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
  m_bar->itemAt(0)->layout()->setAlignment(narrow ? Qt::AlignLeft : Qt::Alignment());
  m_bar->parentWidget()->setFixedHeight(static_cast<int>(std::lround(theme.px(narrow ? 2 * kBarHeight : kBarHeight))));
}

void ScoreboardPage::resizeEvent(QResizeEvent* event) {
  Page::resizeEvent(event);
  followWidth();
  constexpr double kTall = 760;
  const bool compact = height() < m_services.theme.px(kTall);
  m_table->setCompact(compact);  // and the rows get what the cards below can spare
  auto* column = static_cast<QVBoxLayout*>(m_scroll->widget()->layout());
  column->setStretch(0, compact ? 1 : 3);
  column->setStretch(1, compact ? 0 : 4);
  constexpr double kLowCards = 266, kHighCards = 380;  // what the breakdown needs; what the chart should have
  m_table->setRoom(height() -
                   static_cast<int>(m_services.theme.px((compact ? kLowCards : kHighCards) + kBarHeight + 24)));
  for (Card* card : {m_chartCard, m_breakdownCard})
    card->setMaximumHeight(compact ? static_cast<int>(m_services.theme.px(kLowCards)) : QWIDGETSIZE_MAX);
  // A narrow window gives the words of the breakdown the same room as the chart.
  auto* lower = static_cast<QHBoxLayout*>(m_scroll->widget()->layout()->itemAt(1)->layout());
  lower->setStretch(0, width() < m_services.theme.px(1040) ? 1 : 3);
  lower->setStretch(1, width() < m_services.theme.px(1040) ? 1 : 2);
}

void ScoreboardPage::showEvent(QShowEvent* event) {
  Page::showEvent(event);
  std::vector<BoardFile> files;
  for (const ModelShelf::Entry& entry : m_services.shelf.entries()) files.push_back({entry.file, entry.label});
  m_controller.setFiles(std::move(files));
  m_controller.refresh();
}

void ScoreboardPage::takeBoard(const std::shared_ptr<const Board>& board) {
  m_board = board;
  m_table->setBoard(board);
  if (!m_form->isVisible()) m_form->setBoard(board);
  if (m_wanted != 0 && record(m_wanted)) m_table->select(std::exchange(m_wanted, 0));
  if (!m_table->current() && m_table->own().rowCount() > 0) m_table->ownView()->selectRow(0);
  followChart();
  followRow();
  Q_EMIT settled(true);
}

const store::EvaluationRecord* ScoreboardPage::record(store::EvaluationId id) const {
  for (const store::EvaluationRecord& record : m_board->evaluations)
    if (record.id == id) return &record;
  return nullptr;
}

const BoardSystem* ScoreboardPage::system(const std::string& key) const {
  for (const BoardSystem& system : m_board->systems)
    if (system.key == key) return &system;
  return nullptr;
}

/// The breakdown shows what is chosen; two chosen scores are compared.
void ScoreboardPage::followRow() {
  const ScoreRow* row = m_table->current();
  m_breakdownCard->setTexts(tr("Score breakdown"), QString());
  m_shown = 0;
  if (!row) {
    m_breakdown->showNothing(tr("Choose a row of the table above."));
  } else if (m_table->currentIsPaper()) {
    for (const PublishedRow& published : publishedRows())
      if (QString::fromUtf8(published.model.data(), static_cast<qsizetype>(published.model.size())) == row->name)
        m_breakdown->showPublished(published);
  } else if (const store::EvaluationRecord* scored = record(row->evaluation); scored && row->evaluation != 0) {
    m_shown = row->evaluation;
    m_breakdown->showScore(*scored, wordsNote({*row}));
    m_controller.open(row->evaluation);
  } else {
    m_breakdown->showNothing(tr("%1 is not scored on this test set. Press Evaluate.").arg(isolated(row->name)));
  }
  const std::vector<ScoreRow> two = m_table->selectedScores();
  m_compare->setEnabled(two.size() == 2);
  if (two.size() == 2) {
    askCompare();
    m_breakdown->showPart(ScoreBreakdown::comparison);
  } else if (m_breakdown->part() == ScoreBreakdown::comparison) {
    m_breakdown->showPart(ScoreBreakdown::whole);
  }
  const BoardSystem* chosen = row ? system(row->system) : nullptr;
  m_again->setEnabled(chosen && chosen->kind == BoardSystem::Kind::run);
  followChart();
  Q_EMIT statusChanged();
}

void ScoreboardPage::askCompare() {
  const std::vector<ScoreRow> two = m_table->selectedScores();
  if (two.size() == 2) m_controller.compare(two[0].evaluation, two[1].evaluation);
}

void ScoreboardPage::followChart() {
  const ScoreRow* row = m_table->currentIsPaper() ? nullptr : m_table->current();
  std::vector<LengthSeries> series;
  if (m_table->warning().isEmpty())
    for (const ScoreRow& one : m_table->own().rows())
      if (one.series >= 0)
        series.push_back(
            {one.name, one.series, one.byLength, one.trainingLength, row && row->evaluation == one.evaluation});
  std::sort(series.begin(), series.end(), [](const auto& a, const auto& b) { return a.style < b.style; });
  m_chart->setEmptyText(!m_table->warning().isEmpty() ? tr("Choose one test set to see its scores by length.")
                                                      : tr("Nothing is scored yet. Press Evaluate."));
  m_chart->setSeries(std::move(series));
}

void ScoreboardPage::followBusy() {
  const bool busy = m_controller.isBusy();
  m_evaluate->setEnabled(!busy);
  for (QWidget* widget : std::initializer_list<QWidget*>{m_progress, m_progressText, m_cancel})
    widget->setVisible(busy);
  if (busy) {
    m_progress->setMaximum(0);
    m_progressText->setText(tr("Reading the test set…"));
  }
  Q_EMIT statusChanged();
}

void ScoreboardPage::showRace(bool shown) {
  if (shown && !m_race) {
    m_race = new RaceView(m_services, m_stack);
    m_stack->addWidget(m_race);
    connect(m_race, &RaceView::statusChanged, this, [this] {
      followTab();
      Q_EMIT statusChanged();
    });
  }
  m_tabs->setChosen(shown ? 1 : 0);
  m_stack->setCurrentIndex(shown ? 1 : 0);
  followTab();
  Q_EMIT statusChanged();
}

/// The bar holds what the part in front can do.
void ScoreboardPage::followTab() {
  for (QWidget* widget : std::initializer_list<QWidget*>{m_evaluate, m_compare, m_again}) widget->setVisible(!onRace());
  m_export->setEnabled(canExport());
}

bool ScoreboardPage::canExport() const {
  return !onRace() || m_race->canExport();
}

void ScoreboardPage::openForm() {
  m_form->setBoard(m_board);
  if (const ScoreRow* row = m_table->currentIsPaper() ? nullptr : m_table->current()) m_form->offer(row->system);
  m_form->show();
  m_form->raise();
}

void ScoreboardPage::runAgain() {
  const ScoreRow* row = m_table->current();
  const BoardSystem* chosen = row ? system(row->system) : nullptr;
  if (!chosen || chosen->kind != BoardSystem::Kind::run) return;
  try {
    Q_EMIT againRequested(store::openToRead(m_services.store).run(chosen->run).settings);
  } catch (const std::exception& error) {
    showFailure(QString::fromUtf8(error.what()));
  }
}

void ScoreboardPage::showFailure(const QString& message) {
  m_banner->showMessage(Banner::Kind::error, message);
  Q_EMIT settled(false);
}

ScoreSheet ScoreboardPage::sheet() const {
  ScoreSheet sheet;
  sheet.paper = m_table->paper().rows();
  sheet.own = m_table->own().rows();
  sheet.chart = m_chart;
  sheet.testSet = m_table->testSetText();
  sheet.warning = m_table->warning();
  sheet.description = m_chart->description();
  if (sheet.warning.isEmpty())
    for (const ScoreRow& row : sheet.own)
      if (!row.signature.empty()) sheet.signature = QString::fromStdString(row.signature);
  return sheet;
}

void ScoreboardPage::copy() {
  if (onRace()) return m_race->copy();
  auto* copied = new QMimeData;
  copied->setImageData(scoresImage(sheet()));
  copied->setText(m_chart->hasFocus() ? m_chart->exportCsv() : scoresCsv(sheet()));
  QApplication::clipboard()->setMimeData(copied);
}

void ScoreboardPage::exportAs() {
  if (onRace()) return m_race->exportAs();
  const QString folder = m_services.settings.get(setting::exportFolder);
  QString filter;
  QString file = QFileDialog::getSaveFileName(
      this, tr("Export scores"), (folder.isEmpty() ? QDir::homePath() : folder) + QStringLiteral("/lookback-scores"),
      exportFilters().join(QStringLiteral(";;")), &filter);
  if (file.isEmpty()) return;
  file = withExportSuffix(file, filter);
  const QString problem = exportScores(sheet(), file);
  if (!problem.isEmpty()) {
    m_banner->showMessage(Banner::Kind::error, problem,
                          {{tr("Export again…"), tr("Asks for another place."), [this] { exportAs(); }}});
    return;
  }
  m_services.settings.set(setting::exportFolder, QFileInfo(file).absolutePath());
  m_banner->showMessage(Banner::Kind::notice, tr("Exported to %1.").arg(isolated(QDir::toNativeSeparators(file))));
}

QList<QWidget*> ScoreboardPage::stops() const {
  if (onRace()) return m_race->stops() << m_tabs;
  return {m_table->paperView(), m_table->ownView(), m_chart, m_breakdown, m_evaluate->parentWidget()};
}

QString ScoreboardPage::statusText() const {
  if (onRace()) return m_race->statusText();
  if (m_controller.isBusy()) return tr("Evaluating. %1").arg(m_progressText->text());
  const ScoreRow* row = m_table->current();
  if (!row) return tr("Nothing is chosen.");
  if (!row->all) return tr("%1 is not scored on this test set.").arg(isolated(row->name));
  if (m_table->currentIsPaper())
    return tr("%1: BLEU %2, without unknown words %3, as published.")
        .arg(isolated(row->name), fixedText(row->all->score, 2), fixedText(row->known->score, 2));
  return tr("%1: BLEU %2, 95 % from %3 to %4, on %n sentence(s).", nullptr, static_cast<int>(row->all->sentences))
      .arg(isolated(row->name), fixedText(row->all->score, 1), fixedText(row->all->low, 1),
           fixedText(row->all->high, 1));
}

QString ScoreboardPage::statusNote() const {
  if (onRace()) return {};
  if (m_controller.isBusy()) return {};
  return m_table->currentIsPaper() ? QString() : tr("The paper's rows use another test set and direction.");
}

void ScoreboardPage::retranslate() {
  const auto name = [](QPushButton* button, const QString& text, const QString& help) {
    button->setText(text);
    describeControl(*button, button->objectName(), text, help);
    button->setToolTip(plainTip(help));
  };
  name(m_evaluate, tr("Evaluate…"), tr("Translates a test set with a model or a stored run and scores it."));
  name(m_compare, tr("Compare two"), tr("Shows what differs between the two chosen rows, changed settings first."));
  name(m_again, tr("Run again, same seed"),
       tr("Puts the settings and the seed of this run on the form of the page Train."));
  name(m_export, tr("Export…"), tr("Saves both blocks and the chart as PNG, SVG or PDF, or the numbers as CSV."));
  name(m_cancel, tr("Cancel"), tr("Stops evaluating; scores that are complete stay."));
  m_progress->setAccessibleName(tr("Evaluating"));
  m_tabs->setTexts({tr("Scores"), tr("Race")});
  describeControl(*m_tabs, QStringLiteral("score.tabs"), tr("Scores or race"),
                  tr("Scores of models, or one sentence that grows while a fixed vector and attention translate it."));
  m_chartCard->setTexts(tr("BLEU by sentence length"), tr("source words, 95 % intervals; hollow: under ten sentences"));
  m_table->retranslate();
  m_breakdown->retranslate();
  m_form->retranslate();
  followRow();
}

}  // namespace lookback::ui
