// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QActionGroup>
#include <QHeaderView>
#include <QSignalBlocker>
#include <QVBoxLayout>
#include <algorithm>
#include <cmath>

#include "ui/pages/runs_pane.h"
#include "ui/support/controls.h"
#include "ui/support/icons.h"
#include "ui/support/text.h"
#include "ui/views/pane_controls.h"
#include "ui/views/thin_scroll_bar.h"

namespace lookback::ui {
namespace {

/// Widths at 100 %; the name takes what is left.
constexpr int kWidths[RunTableModel::columns] = {176, 78, 68, 74, 58, 58, 132, 84, 76, 76, 124, 62};

constexpr int kEqual = 1000;  // shares of the splitter

void plainTable(QTableView& table, Theme& theme) {
  table.setFrameShape(QFrame::NoFrame);
  table.setShowGrid(false);
  table.setWordWrap(false);
  table.setEditTriggers(QAbstractItemView::NoEditTriggers);
  table.setSelectionBehavior(QAbstractItemView::SelectRows);
  table.setTabKeyNavigation(false);
  table.setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
  table.setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
  table.verticalHeader()->hide();
  table.verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
  table.horizontalHeader()->setHighlightSections(false);
  table.horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
  table.setVerticalScrollBar(new ThinScrollBar(theme, Qt::Vertical, &table));
  table.setHorizontalScrollBar(new ThinScrollBar(theme, Qt::Horizontal, &table));
}

}  // namespace

Card* RunsPane::buildList() {
  Theme& theme = m_services.theme;
  auto* card = new Card(theme, QStringLiteral("runs.list"), this);
  m_place = new Segments(theme, {QString(), QString()}, card);
  m_filter = new QLineEdit(card);
  setLook(*m_filter, "field");
  m_filter->setClearButtonEnabled(true);
  m_tag = new FieldCombo(theme, card);
  m_sort = new QToolButton(card);
  m_more = new QToolButton(card);
  m_sortMenu = new QMenu(m_sort);
  m_moreMenu = new QMenu(m_more);
  for (const auto& [button, menu] : {std::pair{m_sort, m_sortMenu}, {m_more, m_moreMenu}}) {
    setLook(*button, "button");
    button->setFocusPolicy(Qt::StrongFocus);
    button->setPopupMode(QToolButton::InstantPopup);
    button->setMenu(menu);
  }
  auto* line = new QHBoxLayout;
  line->setObjectName(QStringLiteral("runs.bar"));
  line->addWidget(m_place);
  line->addWidget(m_filter, 1);
  line->addWidget(m_tag);
  line->addWidget(m_sort);
  line->addWidget(m_more);
  m_view = new QTableView(card);
  m_view->setModel(&m_table);
  plainTable(*m_view, theme);
  m_view->setSelectionMode(QAbstractItemView::ExtendedSelection);
  m_view->horizontalHeader()->setSectionsClickable(true);
  m_view->horizontalHeader()->setSortIndicatorShown(true);
  m_view->horizontalHeader()->setSectionResizeMode(QHeaderView::Interactive);
  m_view->installEventFilter(this);
  m_view->viewport()->installEventFilter(this);
  m_emptyPlace = new QWidget(card);
  m_empty = plainLabel(QStringLiteral("runs.empty"), "note", m_emptyPlace);
  m_empty->setWordWrap(true);
  m_emptyWay = new QPushButton(m_emptyPlace);
  setLook(*m_emptyWay, "button");
  auto* empty = new QVBoxLayout(m_emptyPlace);
  empty->addWidget(m_empty);
  empty->addWidget(m_emptyWay, 0, Qt::AlignLeft);
  empty->addStretch();
  m_listStack = new QStackedWidget(card);
  m_listStack->addWidget(m_view);
  m_listStack->addWidget(m_emptyPlace);
  m_summary = plainLabel(QStringLiteral("runs.summary"), "note", card);
  m_disk = plainLabel(QStringLiteral("runs.disk"), "note", card);
  m_emptyTrash = new QPushButton(card);
  setLook(*m_emptyTrash, "button");
  auto* foot = new QHBoxLayout;
  foot->setObjectName(QStringLiteral("runs.foot"));
  foot->addWidget(m_summary);
  foot->addStretch();
  foot->addWidget(m_disk);
  foot->addWidget(m_emptyTrash);
  card->setTexts(QString(), QString());
  auto* column = new QVBoxLayout;
  column->setObjectName(QStringLiteral("runs.column"));
  column->addLayout(line);
  column->addWidget(m_listStack, 1);
  column->addLayout(foot);
  card->addBody(column);
  m_job = new Banner(theme, true, card);
  return card;
}

Card* RunsPane::buildBelow() {
  Theme& theme = m_services.theme;
  auto* card = new Card(theme, QStringLiteral("runs.below"), this);
  m_below = new Segments(theme, {QString(), QString()}, card);
  m_curve = new FieldCombo(theme, card);
  m_axis = new FieldCombo(theme, card);
  m_export = new QPushButton(card);
  m_lossAer = new QPushButton(card);
  for (QPushButton* button : {m_lossAer, m_export}) setLook(*button, "button");
  m_diffSentence = plainLabel(QStringLiteral("runs.sameCurves"), "note", card);
  for (QWidget* part : std::initializer_list<QWidget*>{m_diffSentence, m_below, m_curve, m_axis, m_lossAer, m_export})
    card->addHeaderWidget(part);
  m_chart = new OverlayChart(theme, card);
  m_legend = new RunLegend(theme, card);
  auto* drawn = new QWidget(card);
  auto* beside = new QHBoxLayout(drawn);
  beside->setContentsMargins(0, 0, 0, 0);
  beside->addWidget(m_chart, 1);
  beside->addWidget(m_legend);
  m_curvesEmpty = plainLabel(QStringLiteral("runs.noCurves"), "note", card);
  m_diffEmpty = plainLabel(QStringLiteral("runs.noComparison"), "note", card);
  for (QLabel* label : {m_curvesEmpty, m_diffEmpty}) {
    label->setWordWrap(true);
    label->setAlignment(Qt::AlignTop);
  }
  m_curvesStack = new QStackedWidget(card);
  m_curvesStack->addWidget(drawn);
  m_curvesStack->addWidget(m_curvesEmpty);
  m_diffView = new QTableView(card);
  m_diffView->setModel(&m_diff);
  plainTable(*m_diffView, theme);
  m_diffView->setSelectionMode(QAbstractItemView::SingleSelection);
  m_diffView->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  m_diffStack = new QStackedWidget(card);
  m_diffStack->addWidget(m_diffView);
  m_diffStack->addWidget(m_diffEmpty);
  m_belowStack = new QStackedWidget(card);
  m_belowStack->addWidget(m_curvesStack);
  m_belowStack->addWidget(m_diffStack);
  card->addBody(m_belowStack);
  return card;
}

void RunsPane::build() {
  m_splitter = new QSplitter(Qt::Vertical, this);
  m_splitter->setObjectName(QStringLiteral("runs.splitter"));
  m_splitter->setChildrenCollapsible(false);
  m_listCard = buildList();
  m_belowCard = buildBelow();
  m_splitter->addWidget(m_listCard);
  m_splitter->addWidget(m_belowCard);
  for (int part = 0; part < 2; ++part) m_splitter->setStretchFactor(part, 1);
  m_splitter->setSizes({kEqual, kEqual});
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->addWidget(m_splitter);
}

void RunsPane::buildSortMenu() {
  m_sortMenu->clear();
  auto* columns = new QActionGroup(m_sortMenu);
  auto* ways = new QActionGroup(m_sortMenu);
  const auto choice = [this](QActionGroup* group, const QString& text, bool on, auto&& work) {
    QAction* action = m_sortMenu->addAction(text);
    action->setCheckable(true);
    action->setChecked(on);
    group->addAction(action);
    connect(action, &QAction::triggered, this, std::forward<decltype(work)>(work));
  };
  const store::RunQuery& query = m_table.query();
  const int now = RunTableModel::columnOf(query.order);
  for (int column = 0; column < RunTableModel::columns; ++column)
    choice(columns, m_table.headerData(column, Qt::Horizontal, Qt::DisplayRole).toString(), column == now,
           [this, column] { sortBy(column, m_table.query().descending); });
  m_sortMenu->addSeparator();
  choice(ways, tr("Smallest or oldest first"), !query.descending, [this, now] { sortBy(now, false); });
  choice(ways, tr("Largest or newest first"), query.descending, [this, now] { sortBy(now, true); });
}

void RunsPane::placeColumns() {
  const auto px = [this](double length) { return static_cast<int>(std::lround(m_services.theme.px(length))); };
  int rest = m_view->viewport()->width();
  for (int column = 1; column < RunTableModel::columns; ++column) rest -= m_view->columnWidth(column);
  m_view->setColumnWidth(0, std::max(px(kWidths[0]), rest));
}

void RunsPane::applyTheme() {
  const auto px = [this](double length) { return static_cast<int>(std::lround(m_services.theme.px(length))); };
  for (const char* id : {"runs.bar", "runs.foot", "runs.column"})
    if (auto* line = findChild<QLayout*>(QLatin1String(id))) line->setSpacing(px(8));
  m_splitter->setHandleWidth(px(8));
  m_tag->setFixedWidth(px(136));
  m_curve->setFixedWidth(px(140));
  m_axis->setFixedWidth(px(168));
  m_legend->setFixedWidth(px(220));
  for (QTableView* table : {m_view, m_diffView}) {
    table->setFont(m_services.theme.font(TextStep::note));
    table->horizontalHeader()->setMinimumSectionSize(px(40));
    table->verticalHeader()->setMinimumSectionSize(px(20));
  }
  m_view->verticalHeader()->setDefaultSectionSize(px(32));
  m_diffView->verticalHeader()->setDefaultSectionSize(px(26));
  m_view->setIconSize(QSize(px(26), px(16)));
  for (int column = 0; column < RunTableModel::columns; ++column) m_view->setColumnWidth(column, px(kWidths[column]));
  placeColumns();
  QHeaderView* head = m_diffView->horizontalHeader();
  for (int column = 0; column < RunDiffModel::columns; ++column)
    head->setSectionResizeMode(column, column == RunDiffModel::change ? QHeaderView::Fixed : QHeaderView::Stretch);
  m_diffView->setColumnWidth(RunDiffModel::change, px(110));
  m_table.touch();
}

void RunsPane::nameParts() {
  const auto button = [](QAbstractButton* made, const char* id, const QString& text, const QString& help) {
    made->setText(text);
    describeControl(*made, QLatin1String(id), text, help);
    made->setToolTip(plainTip(help));
  };
  m_place->setTexts({tr("Kept"), tr("Trash")});
  describeControl(*m_place, QStringLiteral("runs.place"), tr("Which runs"), tr("Runs that are kept, or the trash."));
  describeControl(*m_filter, QStringLiteral("runs.filter"), tr("Filter"),
                  tr("Only runs with this in name, note or tags."));
  m_filter->setPlaceholderText(tr("Filter by name, note or tag"));
  describeControl(*m_tag, QStringLiteral("runs.tagFilter"), tr("Tag"), tr("Only runs with this tag."));
  button(m_sort, "runs.sort", tr("Sort"), tr("Orders the list by any column; a click on a heading does the same."));
  button(m_more, "runs.more", tr("Actions"), tr("Everything that can be done with the chosen runs."));
  describeControl(*m_view, QStringLiteral("runs.view"), tr("Stored runs"),
                  tr("Arrows choose a run, with Shift several; Return shows one again under Live. What is chosen is "
                     "drawn and compared below."));
  button(m_emptyTrash, "runs.emptyTrash", tr("Empty the trash…"), tr("Deletes all runs in the trash for good."));
  m_below->setTexts({tr("Curves"), tr("Compare")});
  describeControl(*m_below, QStringLiteral("runs.belowChoice"), tr("Curves or comparison"),
                  tr("The curves of the chosen runs over each other, or two runs side by side."));
  describeControl(*m_curve, QStringLiteral("runs.curve"), tr("Curve"), tr("What is drawn of each run."));
  describeControl(*m_axis, QStringLiteral("runs.axis"), tr("Over"), tr("What the curves are drawn over."));
  button(m_lossAer, "runs.lossAer", tr("Loss, AER…"),
         tr("Draws loss against alignment error of the chosen run: does a lower loss mean a better alignment?"));
  button(m_export, "runs.export", tr("Export…"), tr("Saves what is shown here as PNG, SVG, PDF or CSV."));
  m_chart->setObjectName(QStringLiteral("runs.chart"));
  describeControl(*m_diffView, QStringLiteral("runs.diff"), tr("Two runs compared"),
                  tr("Changed settings first, then what came of them, then equal settings."));
  const QSignalBlocker quietCurve(m_curve), quietAxis(m_axis);
  const int curve = std::max(0, m_curve->currentIndex()), axis = std::max(0, m_axis->currentIndex());
  m_curve->clear();
  for (int k = 0; k < kRunCurves; ++k) m_curve->addItem(curveName(static_cast<RunCurve>(k)));
  m_axis->clear();
  for (int k = 0; k < kRunAxes; ++k) m_axis->addItem(axisName(static_cast<RunAxis>(k)));
  m_curve->setCurrentIndex(curve);
  m_axis->setCurrentIndex(axis);
}

}  // namespace lookback::ui
