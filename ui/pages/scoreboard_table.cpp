// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/scoreboard_table.h"

#include <QApplication>
#include <QHeaderView>
#include <QKeyEvent>
#include <QPainter>
#include <QScrollBar>
#include <QStyledItemDelegate>
#include <QVBoxLayout>
#include <algorithm>
#include <cmath>

#include "ui/support/icons.h"
#include "ui/support/style.h"
#include "ui/support/text.h"
#include "ui/views/length_chart.h"
#include "ui/views/number_text.h"
#include "ui/views/pane_controls.h"
#include "ui/views/text_cache.h"
#include "ui/views/thin_scroll_bar.h"

namespace lookback::ui {
namespace {

constexpr double kHeadRoom = 20;  // px at 100 %, beside a column's name
constexpr double kRow = 26, kCompactRow = 24, kHeader = 28, kLeastRows = 3;
constexpr double kScrollBar = 10;   // both blocks leave room for that of the own one, so that columns stand in line
constexpr double kBarsFrom = 1040;  // width of the table from which bars have room
constexpr double kMostBleu = 100;   // bars run over the whole scale

using Column = ScoreTableModel::Column;

/// Widths at 100 %: without and with bars; the model takes what is left.
struct Width {
  double narrow, wide;
};
constexpr Width kWidths[ScoreTableModel::columns] = {{140, 160}, {54, 60}, {92, 170}, {124, 180}, {50, 60}, {84, 88},
                                                     {64, 70},   {68, 84}, {46, 54},  {74, 84},   {66, 76}};

/// Scores as bars with their intervals, names with the mark that they have in the chart.
class ScoreDelegate final : public QStyledItemDelegate {
 public:
  ScoreDelegate(const Theme& theme, const ScoreTableModel& model, QObject* parent)
      : QStyledItemDelegate(parent), m_theme(theme), m_model(model) {}

  void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override {
    const ScoreRow* row = m_model.at(index);
    if (!row) return;
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    const bool selected = option.state & QStyle::State_Selected;
    if (selected) painter->fillRect(option.rect, m_theme.color(Role::accentBg));
    if (selected && index.column() == Column::model)
      painter->fillRect(QRectF(option.rect.left(), option.rect.top(), m_theme.px(4), option.rect.height()),
                        m_theme.color(Role::accent));
    const QRectF cell = QRectF(option.rect).adjusted(m_theme.px(8), 0, -m_theme.px(8), 0);
    const auto column = index.column();
    if (column == Column::model)
      paintName(*painter, cell, *row, selected);
    else if (column == Column::all || column == Column::known)
      paintScore(*painter, cell, *row, column == Column::all ? row->all : row->known, option.widget);
    else
      paintText(*painter, cell, index, row->evaluation == 0 && !row->system.empty());
    painter->restore();
  }

 private:
  void paintName(QPainter& painter, QRectF cell, const ScoreRow& row, bool selected) const {
    if (row.series >= 0)
      paintSeriesMark(painter, m_theme, row.series, {cell.left() + m_theme.px(6), cell.center().y()}, m_theme.px(9));
    if (!row.system.empty()) cell.setLeft(cell.left() + m_theme.px(20));
    const QFont font = m_theme.font(TextStep::base, selected ? QFont::DemiBold : QFont::Normal);
    painter.setFont(font);
    painter.setPen(m_theme.color(row.evaluation == 0 && !row.system.empty() ? Role::text2 : Role::text));
    painter.drawText(cell, Qt::AlignVCenter | Qt::AlignLeft | Qt::TextSingleLine,
                     QFontMetricsF(font).elidedText(row.name, Qt::ElideRight, cell.width()));
  }

  void paintScore(QPainter& painter, QRectF cell, const ScoreRow& row, const std::optional<ScoreValue>& value,
                  const QWidget* table) const {
    const bool bars = table && table->width() >= m_theme.px(kBarsFrom);
    const bool own = value && value->sentences > 0;
    const QFont number = m_theme.font(TextStep::base, own ? QFont::DemiBold : QFont::Normal);
    const QFont quiet = m_theme.font(TextStep::note);
    const double room = QFontMetricsF(number).horizontalAdvance(QStringLiteral("88.88")) +
                        QFontMetricsF(quiet).horizontalAdvance(QStringLiteral(" ± 8.8"));
    if (bars && value) {
      QRectF track(cell.left(), cell.center().y() - m_theme.px(4), cell.width() - room - m_theme.px(12), m_theme.px(8));
      painter.fillRect(track, m_theme.color(Role::sunken));
      const auto at = [&](double score) { return track.left() + track.width() * score / kMostBleu; };
      painter.fillRect(QRectF(track.left(), track.top(), at(value->score) - track.left(), track.height()),
                       m_theme.color(row.attention ? Role::source : Role::bar));
      if (own) {
        painter.setPen(QPen(m_theme.color(Role::text), std::max(1.0, m_theme.px(1.5))));
        painter.drawLine(QPointF(at(value->low), track.center().y()), QPointF(at(value->high), track.center().y()));
      }
    }
    painter.setFont(number);
    if (!value) {
      painter.setPen(m_theme.color(Role::text3));
      painter.drawText(cell, Qt::AlignVCenter | Qt::AlignRight, QStringLiteral("–"));
      return;
    }
    painter.setPen(m_theme.color(Role::text));
    if (!own) {
      painter.drawText(cell, Qt::AlignVCenter | Qt::AlignRight, fixedText(value->score, 2));
      return;
    }
    const bool marked = row.wordsOf && &value == &row.known;
    const QString half =
        QStringLiteral(" ± %1").arg(fixedText((value->high - value->low) / 2, 1)) + (marked ? kWordsMark : QString());
    // The mark hangs over the edge, so that the numbers stay in line.
    const double hanging = marked ? QFontMetricsF(quiet).horizontalAdvance(kWordsMark) : 0;
    const double width = std::max(QFontMetricsF(quiet).horizontalAdvance(half) - hanging,
                                  QFontMetricsF(quiet).horizontalAdvance(QStringLiteral(" ± 8.8")));
    painter.drawText(cell.adjusted(0, 0, -width, 0), Qt::AlignVCenter | Qt::AlignRight, fixedText(value->score, 1));
    painter.setFont(quiet);
    painter.setPen(m_theme.color(Role::text2));
    painter.drawText(QRectF(cell.right() - width, cell.top(), width + hanging + 1, cell.height()),
                     Qt::AlignVCenter | Qt::AlignLeft, half);
  }

  void paintText(QPainter& painter, const QRectF& cell, const QModelIndex& index, bool quiet) const {
    const QString text = index.data().toString();
    const QFont font = m_theme.font(TextStep::base);
    painter.setFont(font);
    painter.setPen(m_theme.color(text == QStringLiteral("–") ? Role::text3 : quiet ? Role::text2 : Role::text));
    painter.drawText(cell, Qt::Alignment(index.data(Qt::TextAlignmentRole).toInt()) | Qt::AlignVCenter,
                     QFontMetricsF(font).elidedText(text, Qt::ElideRight, cell.width()));
  }

  const Theme& m_theme;
  const ScoreTableModel& m_model;
};

QLabel* wrapped(QLabel* label) {
  label->setWordWrap(true);
  return label;
}

}  // namespace

ScoreTable::ScoreTable(Services services, QWidget* parent)
    : QFrame(parent), m_services(services), m_board(std::make_shared<Board>()) {
  setObjectName(QStringLiteral("scoreTable"));
  setLook(*this, "card");
  m_paperModel.setRows(paperRows());
  build();
  connect(&services.theme, &Theme::changed, this, &ScoreTable::applyTheme);
  retranslate();
  applyTheme();
  fill();
}

QTableView* ScoreTable::table(const char* name, ScoreTableModel& model) {
  auto* view = new QTableView(this);
  view->setObjectName(QLatin1String(name));
  view->setModel(&model);
  view->setItemDelegate(new ScoreDelegate(m_services.theme, model, view));
  view->setFrameShape(QFrame::NoFrame);
  view->setShowGrid(false);
  view->setEditTriggers(QAbstractItemView::NoEditTriggers);
  view->setSelectionBehavior(QAbstractItemView::SelectRows);
  view->setTabKeyNavigation(false);
  view->verticalHeader()->hide();
  view->verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
  view->horizontalHeader()->setSectionResizeMode(QHeaderView::Fixed);
  view->horizontalHeader()->setHighlightSections(false);
  view->horizontalHeader()->setMinimumSectionSize(8);
  view->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  view->setVerticalScrollBar(new ThinScrollBar(m_services.theme, Qt::Vertical, view));
  view->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
  view->installEventFilter(this);
  return view;
}

void ScoreTable::build() {
  const auto label = [this](const char* name, const char* look) { return plainLabel(QLatin1String(name), look, this); };
  m_paperTitle = label("score.paper.title", "strong");
  m_paperNote = label("score.paper.note", "note");
  m_lock = label("score.paper.lock", "note");
  m_footnote = wrapped(label("score.paper.footnote", "note"));
  m_ownTitle = label("score.own.title", "strong");
  m_ownNote = label("score.own.note", "note");
  m_empty = wrapped(label("score.own.empty", "note"));
  m_warning = wrapped(label("score.own.warning", "note"));
  m_words = wrapped(label("score.own.words", "note"));
  m_paper = table("score.paper", m_paperModel);
  m_paper->setSelectionMode(QAbstractItemView::SingleSelection);
  m_paper->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  m_own = table("score.own", m_ownModel);
  m_own->setSelectionMode(QAbstractItemView::ExtendedSelection);
  m_own->horizontalHeader()->setSectionsClickable(true);
  m_own->horizontalHeader()->setSortIndicatorShown(true);
  m_own->horizontalHeader()->setSortIndicator(-1, Qt::DescendingOrder);
  m_own->setSortingEnabled(true);
  m_divider = new QFrame(this);
  m_divider->setObjectName(QStringLiteral("score.divider"));
  m_sets = new FieldCombo(m_services.theme, this);
  m_sort = new FieldCombo(m_services.theme, this);
  for (FieldCombo* box : {m_sets, m_sort}) setLook(*box, "field");
  m_sets->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
  m_sets->setMinimumContentsLength(36);
  for (QLabel* note : {m_paperNote, m_ownNote}) note->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);

  auto* paperHead = new QHBoxLayout;
  paperHead->addWidget(m_paperTitle);
  paperHead->addWidget(m_paperNote, 1);
  paperHead->addWidget(m_lock);
  auto* ownHead = new QHBoxLayout;
  ownHead->addWidget(m_ownTitle);
  ownHead->addWidget(m_ownNote, 1);
  ownHead->addWidget(m_sets);
  ownHead->addWidget(m_sort);
  auto* column = new QVBoxLayout(this);
  column->addLayout(paperHead);
  column->addWidget(m_paper);
  column->addWidget(m_footnote);
  column->addWidget(m_divider);
  column->addLayout(ownHead);
  column->addWidget(m_warning);
  column->addWidget(m_empty);
  column->addWidget(m_own, 1);
  column->addWidget(m_words);

  connect(m_sets, &QComboBox::currentIndexChanged, this, [this] {
    fill();
    Q_EMIT testSetChanged();
  });
  connect(m_sort, &QComboBox::activated, this, [this](int at) {
    const int by = m_sort->itemData(at).toInt();
    m_own->horizontalHeader()->setSortIndicator(
        by, by == Column::model || by == Column::mode || by == Column::aer ? Qt::AscendingOrder : Qt::DescendingOrder);
  });
  connect(m_own->horizontalHeader(), &QHeaderView::sortIndicatorChanged, this, [this](int section) {
    const int at = m_sort->findData(section);
    if (at >= 0) m_sort->setCurrentIndex(at);
    Q_EMIT currentChanged();
  });
  for (QTableView* view : {m_paper, m_own})
    connect(view->selectionModel(), &QItemSelectionModel::selectionChanged, this, [this, view] {
      if (!view->selectionModel()->hasSelection()) return;
      m_paperCurrent = view == m_paper;
      (m_paperCurrent ? m_own : m_paper)->clearSelection();
      Q_EMIT currentChanged();
    });
}

void ScoreTable::applyTheme() {
  const Theme& theme = m_services.theme;
  const auto px = [&](double length) { return static_cast<int>(std::lround(theme.px(length))); };
  layout()->setContentsMargins(px(8), px(8), px(8), px(8));
  layout()->setSpacing(px(4));
  m_divider->setFixedHeight(std::max(2, px(2)));
  QPalette ink = m_divider->palette();
  ink.setColor(QPalette::Window, theme.color(Role::text2));
  m_divider->setPalette(ink);
  m_divider->setAutoFillBackground(true);
  const int row = px(m_compact ? kCompactRow : kRow);
  for (QTableView* view : {m_paper, m_own}) {
    view->verticalHeader()->setMinimumSectionSize(row);
    view->verticalHeader()->setDefaultSectionSize(row);
    view->horizontalHeader()->setFixedHeight(px(kHeader));
    view->horizontalHeader()->setFont(theme.font(TextStep::note));
    QPalette palette = themePalette(theme);
    palette.setColor(QPalette::Base, theme.color(Role::surface));
    view->setPalette(palette);
  }
  m_own->horizontalHeader()->setVisible(!m_compact);
  m_sort->setFixedWidth(px(214));
  m_sets->setMinimumWidth(px(250));
  m_lock->setPixmap(iconPixmap(theme, QStringLiteral("lock"), Role::text2));
  for (QLabel* label : {m_paperTitle, m_ownTitle}) label->setContentsMargins(px(8), 0, 0, 0);
  for (QLabel* label : {m_footnote, m_empty, m_warning, m_words}) label->setContentsMargins(px(8), 0, px(8), px(2));
  layoutColumns();
  layoutTexts();
  fitRows();
  m_paper->viewport()->update();
  m_own->viewport()->update();
}

void ScoreTable::layoutColumns() {
  const Theme& theme = m_services.theme;
  const int whole = width() - layout()->contentsMargins().left() - layout()->contentsMargins().right() -
                    static_cast<int>(theme.px(kScrollBar));
  const bool wide = whole >= theme.px(kBarsFrom);
  int used = 0;
  for (int column = 1; column < ScoreTableModel::columns; ++column) {
    const QString head = m_paperModel.headerData(column, Qt::Horizontal, Qt::DisplayRole).toString();
    const int size = static_cast<int>(std::max(theme.px(wide ? kWidths[column].wide : kWidths[column].narrow),
                                               textWidth(theme.font(TextStep::note), head) + theme.px(kHeadRoom)));
    for (QTableView* view : {m_paper, m_own}) view->setColumnWidth(column, size);
    used += size;
  }
  const int least = static_cast<int>(theme.px(kWidths[0].narrow));
  for (QTableView* view : {m_paper, m_own}) view->setColumnWidth(0, std::max(least, whole - used));
  const bool scrolls = used + least > whole;  // very large letters
  for (QTableView* view : {m_paper, m_own})
    view->setHorizontalScrollBarPolicy(scrolls ? Qt::ScrollBarAsNeeded : Qt::ScrollBarAlwaysOff);
  const int bar = scrolls ? m_paper->horizontalScrollBar()->sizeHint().height() : 0;
  m_paper->setFixedHeight(static_cast<int>(std::lround(theme.px(kHeader))) +
                          m_paper->verticalHeader()->defaultSectionSize() * m_paperModel.rowCount() + bar);
}

/// Texts that wrap get just the height they need at this width.
void ScoreTable::layoutTexts() {
  const int room = width() - layout()->contentsMargins().left() - layout()->contentsMargins().right();
  if (room < m_services.theme.px(kWidths[0].narrow)) return;  // not laid out yet
  for (QLabel* label : {m_footnote, m_empty, m_warning, m_words})
    label->setFixedHeight(std::max(1, label->heightForWidth(room)));
  fitRows();
}

void ScoreTable::setRoom(int height) {
  if (height == m_room) return;
  m_room = height;
  fitRows();
}

/// As many own rows as there are, if they fit; at least three.
void ScoreTable::fitRows() {
  const int row = m_own->verticalHeader()->defaultSectionSize();
  const int head = m_compact ? 0 : m_own->horizontalHeader()->height();
  const int least = head + static_cast<int>(kLeastRows) * row;
  const int others = layout()->minimumSize().height() - m_own->minimumHeight();
  m_own->setMinimumHeight(std::clamp(head + m_ownModel.rowCount() * row, least, std::max(least, m_room - others)));
}

void ScoreTable::setCompact(bool compact) {
  if (compact == m_compact) return;
  m_compact = compact;
  applyTheme();
}

void ScoreTable::resizeEvent(QResizeEvent* event) {
  QFrame::resizeEvent(event);
  layoutColumns();
  layoutTexts();
}

/// The arrow keys go from the last row of the paper to the first of the own block and back.
bool ScoreTable::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() == QEvent::KeyPress && (watched == m_paper || watched == m_own)) {
    const int key = static_cast<QKeyEvent*>(event)->key();
    auto* view = static_cast<QTableView*>(watched);
    const int row = view->currentIndex().row();
    QTableView* next = nullptr;
    int to = 0;
    if (key == Qt::Key_Down && view == m_paper && row == m_paperModel.rowCount() - 1 && m_ownModel.rowCount() > 0)
      next = m_own;
    if (key == Qt::Key_Up && view == m_own && row <= 0) {
      next = m_paper;
      to = m_paperModel.rowCount() - 1;
    }
    if (next) {
      next->setFocus(Qt::TabFocusReason);
      next->setCurrentIndex(next->model()->index(to, 0));
      next->selectRow(to);
      return true;
    }
  }
  return QFrame::eventFilter(watched, event);
}

void ScoreTable::setBoard(const std::shared_ptr<const Board>& board) {
  m_board = board;
  const std::string chosen = testSet();
  {
    const QSignalBlocker quiet(m_sets);
    const bool first = m_sets->count() <= 1;
    m_sets->clear();
    m_sets->addItem(tr("All test sets"), QString());
    for (const store::StoredTestSet& set : board->testSets) {
      const bool used = std::any_of(board->evaluations.begin(), board->evaluations.end(),
                                    [&](const auto& record) { return record.testSet == set.fingerprint; });
      if (used)
        m_sets->addItem(QStringLiteral("%1 (%2, %3)")
                            .arg(QString::fromStdString(set.name), directionText(set.direction),
                                 countText(static_cast<qint64>(set.sentences))),
                        QString::fromStdString(set.fingerprint));
    }
    const int kept = m_sets->findData(QString::fromStdString(chosen));
    m_sets->setCurrentIndex(first || kept < 0 ? m_sets->count() - 1 : kept);  // at first, the newest
    m_sets->setEnabled(m_sets->count() > 1);
  }
  fill();
  Q_EMIT testSetChanged();
}

void ScoreTable::chooseTestSet(const std::string& fingerprint) {
  const int at = m_sets->findData(QString::fromStdString(fingerprint));
  if (at >= 0) m_sets->setCurrentIndex(at);
}

std::string ScoreTable::testSet() const {
  return m_sets->currentData().toString().toStdString();
}

QString ScoreTable::testSetText() const {
  return m_sets->currentText();
}

/// The first scores get the marks of the chart; the statistical baseline has one however many networks there are.
void ScoreTable::numberSeries(std::vector<ScoreRow>& rows) const {
  const auto baseline = [](const ScoreRow& row) { return row.evaluation != 0 && row.wordsOf; };
  int left = kSeriesStyles - (std::any_of(rows.begin(), rows.end(), baseline) ? 1 : 0), next = 0;
  bool kept = false;
  for (ScoreRow& row : rows) {
    if (row.evaluation == 0) continue;
    const bool first = baseline(row) && !kept;
    if (first || left-- > 0) row.series = next++;
    kept = kept || first;
  }
}

void ScoreTable::fill() {
  const ScoreRow* was = m_paperCurrent ? nullptr : current();
  const store::EvaluationId evaluation = was ? was->evaluation : 0;
  const std::string system = was ? was->system : std::string();
  std::vector<ScoreRow> rows = ownRows(*m_board, testSet());
  numberSeries(rows);
  m_ownModel.setRows(std::move(rows));
  const int row = was ? m_ownModel.rowOf(evaluation, system) : -1;
  if (row >= 0) m_own->selectRow(row);
  showNotes();
  Q_EMIT currentChanged();
}

void ScoreTable::select(store::EvaluationId evaluation) {
  for (const store::EvaluationRecord& record : m_board->evaluations)
    if (record.id == evaluation && !testSet().empty() && record.testSet != testSet()) chooseTestSet(record.testSet);
  const int row = m_ownModel.rowOf(evaluation, {});
  if (row < 0) return;
  m_own->selectRow(row);
  m_own->scrollTo(m_ownModel.index(row, 0));
}

const ScoreRow* ScoreTable::current() const {
  const QTableView* view = m_paperCurrent ? m_paper : m_own;
  const QModelIndexList chosen = view->selectionModel()->selectedRows();
  if (chosen.isEmpty()) return nullptr;
  const QModelIndex at =
      chosen.contains(view->currentIndex().siblingAtColumn(0)) ? view->currentIndex() : chosen.first();
  return (m_paperCurrent ? m_paperModel : m_ownModel).at(at);
}

bool ScoreTable::currentIsPaper() const {
  return m_paperCurrent && current();
}

std::vector<ScoreRow> ScoreTable::selectedScores() const {
  std::vector<ScoreRow> rows;
  for (const QModelIndex& index : m_own->selectionModel()->selectedRows())
    if (const ScoreRow* row = m_ownModel.at(index); row && row->evaluation != 0) rows.push_back(*row);
  return rows;
}

QString ScoreTable::warning() const {
  const ScoreRow* first = nullptr;
  bool sets = false, definitions = false;
  for (const ScoreRow& row : m_ownModel.rows()) {
    if (row.evaluation == 0) continue;
    if (!first) first = &row;
    sets = sets || row.testSet != first->testSet;
    definitions = definitions || row.signature != first->signature;
  }
  if (sets)
    return tr(
        "These rows were scored on different test sets: their BLEU must not be compared. Choose one test set at the "
        "right.");
  if (definitions)
    return tr(
        "These rows were scored with different definitions of BLEU (tokenisation, references): compare only rows "
        "with the same signature.");
  return {};
}

void ScoreTable::showNotes() {
  const bool any = m_ownModel.rowCount() > 0;
  const bool scored = std::any_of(m_ownModel.rows().begin(), m_ownModel.rows().end(),
                                  [](const ScoreRow& row) { return row.evaluation != 0; });
  m_empty->setVisible(!scored);
  m_empty->setText(
      any ? tr("None of these is scored yet. Press Evaluate: 500 generated sentences take a minute or two, "
               "and scores are kept.")
          : tr("There is no model yet. Open one (Ctrl+O) or train one on the page Train; then Evaluate."));
  m_own->setVisible(any);
  const QString warning = this->warning();
  m_warning->setVisible(!warning.isEmpty());
  m_warning->setText(warning.isEmpty() ? QString() : QStringLiteral("⚠ ") + warning);
  const QString words = wordsNote(m_ownModel.rows());
  m_words->setVisible(!words.isEmpty());
  m_words->setText(words);
  layoutTexts();
  m_ownNote->setText(scored ? tr("95 % bootstrap intervals · not comparable with the rows above") : QString());
}

void ScoreTable::retranslate() {
  m_paperTitle->setText(tr("Paper (2014)"));
  m_paperNote->setText(tr("Table 1, newstest2014 · en → fr · locked reference"));
  m_lock->setAccessibleName(tr("Locked"));
  m_footnote->setText(
      tr("Comparable to Moses in the right-hand column only. ★ trained until the development score stopped improving. "
         "Minutes: table 2."));
  m_ownTitle->setText(tr("Your runs"));
  describeControl(
      *m_paper, QStringLiteral("score.paper"), tr("The paper's scores"),
      tr("BLEU as published, for all sentences and for those without unknown words. Nothing here changes."));
  describeControl(*m_own, QStringLiteral("score.own"), tr("Your runs"),
                  tr("Models and stored runs with their scores. Choose one to see its score broken down; two (Ctrl and "
                     "click, or Shift and arrow) to compare them."));
  describeControl(*m_sets, QStringLiteral("score.sets"), tr("Test set"),
                  tr("Only scores on the same sentences can be compared, so the table shows one test set at a time."));
  describeControl(*m_sort, QStringLiteral("score.sort"), tr("Sort by"), tr("The column that orders your runs."));
  {
    const QSignalBlocker quiet(m_sort);
    const int chosen = m_sort->currentIndex();
    m_sort->clear();
    m_sort->addItem(tr("Sort: as evaluated"), -1);
    for (int column = 0; column < ScoreTableModel::columns; ++column)
      m_sort->addItem(tr("Sort: %1").arg(ScoreTableModel::title(column)), column);
    m_sort->setCurrentIndex(std::max(0, chosen));
  }
  if (m_sets->count() > 0) m_sets->setItemText(0, tr("All test sets"));
  m_paperModel.setRows(paperRows());
  if (m_board) fill();
  showNotes();
}

}  // namespace lookback::ui
