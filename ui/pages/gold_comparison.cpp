// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/gold_comparison.h"

#include <QApplication>
#include <QClipboard>
#include <QEvent>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QVBoxLayout>
#include <algorithm>
#include <cmath>

#include "ui/support/controls.h"
#include "ui/support/text.h"
#include "ui/views/number_text.h"
#include "ui/views/pane_controls.h"
#include "ui/views/thin_scroll_bar.h"
#include "ui/views/view_export.h"

namespace lookback::ui {
namespace {

constexpr int kDecimals = 3;
constexpr int kSourceRole = Qt::UserRole, kStepRole = Qt::UserRole + 1;
enum LinkColumn { source, target, goldKind, ownKind, modelKind, verdict, linkColumns };

QString kindName(LinkKind kind) {
  return kind == LinkKind::sure       ? GoldComparison::tr("sure")
         : kind == LinkKind::possible ? GoldComparison::tr("possible")
                                      : QStringLiteral("–");
}

QString verdictName(LinkOutcome outcome) {
  switch (outcome) {
    case LinkOutcome::hit:
      return GoldComparison::tr("● hit");
    case LinkOutcome::miss:
      return GoldComparison::tr("✕ miss");
    case LinkOutcome::extra:
      return GoldComparison::tr("▲ extra");
    default:
      return QStringLiteral("–");
  }
}

void put(QTableWidget& table, int row, int column, const QString& text, Qt::Alignment side = Qt::AlignLeft) {
  auto* item = new QTableWidgetItem(text);
  item->setTextAlignment(side | Qt::AlignVCenter);
  table.setItem(row, column, item);
}

void prepare(QTableWidget& table) {
  table.verticalHeader()->hide();
  table.setEditTriggers(QAbstractItemView::NoEditTriggers);
  table.setSelectionBehavior(QAbstractItemView::SelectRows);
  table.setSelectionMode(QAbstractItemView::SingleSelection);
  table.setTabKeyNavigation(false);
  table.setShowGrid(false);
  table.setWordWrap(false);
  table.setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  table.horizontalHeader()->setHighlightSections(false);
  table.horizontalHeader()->setSectionsClickable(false);
  table.horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
}

}  // namespace

GoldComparison::GoldComparison(Services services, GoldModel& gold, DecodeModel& decode, QWidget* parent)
    : QDialog(parent),
      m_services(services),
      m_gold(gold),
      m_decode(decode),
      m_note(plainLabel(QStringLiteral("comparison.note"), "note", this)),
      m_scores(new QTableWidget(3, 5, this)),
      m_links(new QTableWidget(0, linkColumns, this)),
      m_copy(new QPushButton(this)),
      m_close(new QPushButton(this)) {
  setObjectName(QStringLiteral("goldComparison"));
  build();
  retranslate();
  applyTheme();
  resize(static_cast<int>(services.theme.px(640)), static_cast<int>(services.theme.px(560)));
}

void GoldComparison::build() {
  for (QTableWidget* table : {m_scores, m_links}) prepare(*table);
  m_scores->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  m_links->setVerticalScrollBar(new ThinScrollBar(m_services.theme, Qt::Vertical, m_links));
  m_links->installEventFilter(this);
  m_note->setWordWrap(true);
  for (QPushButton* button : {m_copy, m_close}) button->setAutoDefault(false);
  auto* end = new QHBoxLayout;
  end->addStretch(1);
  end->addWidget(m_copy);
  end->addWidget(m_close);
  auto* column = new QVBoxLayout(this);
  column->addWidget(m_scores);
  column->addWidget(m_note);
  column->addWidget(m_links, 1);
  column->addLayout(end);
  connect(&m_gold, &GoldModel::changed, this, [this] {
    if (isVisible()) fill();
  });
  connect(m_links, &QTableWidget::cellDoubleClicked, this, &GoldComparison::goToLink);
  connect(m_copy, &QPushButton::clicked, this, [this] { QApplication::clipboard()->setText(csv()); });
  connect(m_close, &QPushButton::clicked, this, &QDialog::close);
  connect(&m_services.theme, &Theme::changed, this, &GoldComparison::applyTheme);
}

void GoldComparison::fill() {
  fillScores();
  fillLinks();
  const GoldOverlay& overlay = *m_gold.overlay();
  m_note->setText(overlay.hasGold
                      ? tr("A link that is only possible in the gold counts as right where it is drawn, and "
                           "not as missing where it is not.")
                      : tr("This sentence has no gold links: yours and the model's stand alone."));
}

/// Whose links the model's are.
QString GoldComparison::reader() const {
  const WeightsReader& reader = m_gold.overlay()->reader;
  return reader.isPosterior() ? reader.name() : tr("Model");
}

QString GoldComparison::modelBesideGold() const {
  return tr("%1 beside gold").arg(reader());
}

void GoldComparison::fillScores() {
  const GoldOverlay& overlay = *m_gold.overlay();
  const struct {
    QString name;
    const AlignmentCounts& counts;
    bool exists;
  } rows[] = {{modelBesideGold(), overlay.modelOnGold, overlay.hasGold},
              {tr("You beside gold"), overlay.ownOnGold, overlay.hasGold && overlay.hasOwn},
              {tr("%1 beside you").arg(reader()), overlay.modelOnOwn, overlay.hasOwn}};
  for (int row = 0; row < 3; ++row) {
    const AlignmentCounts& counts = rows[row].counts;
    const auto number = [&](double value) {
      return rows[row].exists ? fixedText(value, kDecimals) : QStringLiteral("–");
    };
    put(*m_scores, row, 0, rows[row].name);
    put(*m_scores, row, 1, number(counts.errorRate()), Qt::AlignRight);
    put(*m_scores, row, 2, number(counts.precision()), Qt::AlignRight);
    put(*m_scores, row, 3, number(counts.recall()), Qt::AlignRight);
    put(*m_scores, row, 4, rows[row].exists ? countText(counts.links) : QStringLiteral("–"), Qt::AlignRight);
  }
}

void GoldComparison::fillLinks() {
  const GoldOverlay& overlay = *m_gold.overlay();
  m_links->setHorizontalHeaderLabels(
      {tr("Source"), tr("Target"), tr("Gold"), tr("Yours"), tr("%1 (weight)").arg(reader()), modelBesideGold()});
  const std::vector<std::string> x = m_gold.sourceWords(), y = m_gold.targetWords();
  const int before = std::max(0, m_links->currentRow());
  m_links->setRowCount(static_cast<int>(overlay.links.size()));
  int row = 0;
  for (const ComparedLink& one : overlay.links) {
    const Vector<double>& alpha = overlay.weights->steps[static_cast<std::size_t>(one.link.target)].alpha;
    const double weight = one.link.source < alpha.size() ? alpha[one.link.source] : std::nan("");
    const QString drawn = one.model ? tr("link, %1").arg(fixedText(weight, 2)) : tr("no, %1").arg(fixedText(weight, 2));
    put(*m_links, row, source, isolated(x[static_cast<std::size_t>(one.link.source)]));
    put(*m_links, row, target, isolated(y[static_cast<std::size_t>(one.link.target)]));
    put(*m_links, row, goldKind, overlay.hasGold ? kindName(one.gold) : QStringLiteral("–"));
    put(*m_links, row, ownKind, kindName(one.own));
    put(*m_links, row, modelKind, drawn);
    put(*m_links, row, verdict, overlay.hasGold ? verdictName(outcomeOf(one.gold, one.model)) : QStringLiteral("–"));
    m_links->item(row, 0)->setData(kSourceRole, one.link.source);
    m_links->item(row, 0)->setData(kStepRole, one.link.target + 1);
    ++row;
  }
  if (row > 0) m_links->setCurrentCell(std::min(before, row - 1), 0);
}

void GoldComparison::goToLink() {
  const QTableWidgetItem* item = m_links->currentRow() < 0 ? nullptr : m_links->item(m_links->currentRow(), 0);
  if (!item) return;
  m_decode.setSource(item->data(kSourceRole).toInt());
  m_decode.setCursor(item->data(kStepRole).toInt(), m_decode.subStep());
}

QString GoldComparison::csv() const {
  QStringList fields;
  for (int column = 0; column < linkColumns; ++column) fields << m_links->horizontalHeaderItem(column)->text();
  QString text = csvLine(fields);
  for (int row = 0; row < m_links->rowCount(); ++row) {
    fields.clear();
    for (int column = 0; column < linkColumns; ++column)
      fields << m_links->item(row, column)->text().remove(QChar(0x2068)).remove(QChar(0x2069));
    text += csvLine(fields);
  }
  return text;
}

void GoldComparison::retranslate() {
  setWindowTitle(tr("Links compared"));
  setAccessibleName(windowTitle());
  m_scores->setHorizontalHeaderLabels({QString(), tr("AER"), tr("Precision"), tr("Recall"), tr("Links")});
  for (int column = 1; column < 5; ++column)
    m_scores->horizontalHeaderItem(column)->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
  m_copy->setText(tr("Copy as CSV"));
  m_close->setText(tr("Close"));
  describeControl(*m_scores, QStringLiteral("comparison.scores"), tr("Agreement"),
                  tr("Alignment error rate, precision and recall of each pair of the three."));
  describeControl(*m_links, QStringLiteral("comparison.links"), tr("Links"),
                  tr("Every link that the gold, you or the model draws. Return moves the map there."));
  describeControl(*m_copy, QStringLiteral("comparison.copy"), m_copy->text(),
                  tr("Puts the links on the clipboard, comma-separated."));
  describeControl(*m_close, QStringLiteral("comparison.close"), m_close->text(), tr("Closes the table."));
  fill();
}

void GoldComparison::applyTheme() {
  const auto px = [this](double length) { return static_cast<int>(std::lround(m_services.theme.px(length))); };
  layout()->setContentsMargins(px(16), px(12), px(16), px(12));
  layout()->setSpacing(px(8));
  for (QTableWidget* table : {m_scores, m_links}) {
    table->verticalHeader()->setDefaultSectionSize(px(28));
    table->verticalHeader()->setMinimumSectionSize(px(28));
  }
  m_scores->horizontalHeader()->setSectionResizeMode(0, QHeaderView::Stretch);
  m_scores->setFixedHeight(px(3 * 28 + 34));
  m_links->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
}

bool GoldComparison::eventFilter(QObject* watched, QEvent* event) {
  if (watched == m_links && event->type() == QEvent::KeyPress) {
    const int key = static_cast<QKeyEvent*>(event)->key();
    if (key == Qt::Key_Return || key == Qt::Key_Enter) {
      goToLink();
      return true;
    }
  }
  return QDialog::eventFilter(watched, event);
}

void GoldComparison::showEvent(QShowEvent* event) {
  QDialog::showEvent(event);
  fill();
}

void GoldComparison::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) retranslate();
  QDialog::changeEvent(event);
}

}  // namespace lookback::ui
