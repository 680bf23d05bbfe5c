// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lens/honesty_table.h"

#include <QHeaderView>
#include <QPainter>
#include <QStyledItemDelegate>
#include <algorithm>
#include <cmath>

#include "ui/support/text.h"
#include "ui/views/marks.h"
#include "ui/views/pane_controls.h"
#include "ui/views/thin_scroll_bar.h"

namespace lookback::ui {
namespace {

constexpr double kPlainRow = 36, kStripRow = 64, kLabel = 16;  // px at 100 %

}  // namespace

class HonestyDelegate final : public QStyledItemDelegate {
 public:
  explicit HonestyDelegate(HonestyTable& table) : QStyledItemDelegate(&table), m_table(table) {}
  void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override {
    if (!m_table.m_heads[static_cast<std::size_t>(index.column())].picture) {
      if (option.state & QStyle::State_Selected) painter->fillRect(option.rect, m_table.m_theme.color(Role::accentBg));
      QStyleOptionViewItem inner = option;  // under the padding of its head
      const int pad = static_cast<int>(m_table.m_theme.px(6));
      inner.rect.adjust(pad, 0, -pad, 0);
      return QStyledItemDelegate::paint(painter, inner, index);
    }
    if (option.state & QStyle::State_Selected) painter->fillRect(option.rect, m_table.m_theme.color(Role::accentBg));
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    const HonestyTable::Row& row = m_table.m_rows[static_cast<std::size_t>(index.row())];
    if (row.share >= 0)
      m_table.paintShare(*painter, QRectF(option.rect), row);
    else
      m_table.paintWeights(*painter, QRectF(option.rect), row);
    painter->restore();
  }

 private:
  HonestyTable& m_table;
};

HonestyTable::HonestyTable(Theme& theme, QWidget* parent) : QTableWidget(parent), m_theme(theme) {
  verticalHeader()->hide();
  setEditTriggers(NoEditTriggers);
  setSelectionBehavior(SelectRows);
  setSelectionMode(SingleSelection);
  setTabKeyNavigation(false);
  setShowGrid(false);
  setWordWrap(true);
  setHorizontalScrollMode(ScrollPerPixel);
  setVerticalScrollMode(ScrollPerPixel);
  setVerticalScrollBar(new ThinScrollBar(theme, Qt::Vertical, this));
  setHorizontalScrollBar(new ThinScrollBar(theme, Qt::Horizontal, this));
  horizontalHeader()->setHighlightSections(false);
  horizontalHeader()->setSectionsClickable(false);
  setItemDelegate(new HonestyDelegate(*this));
  connect(&theme, &Theme::changed, this, &HonestyTable::applyTheme);
}

void HonestyTable::show(std::vector<Head> heads, std::vector<Row> rows, QStringList words) {
  const int chosen = currentRow();
  m_heads = std::move(heads);
  m_rows = std::move(rows);
  m_words = std::move(words);
  setColumnCount(static_cast<int>(m_heads.size()));
  setRowCount(static_cast<int>(m_rows.size()));
  for (int k = 0; k < columnCount(); ++k) {
    const Head& head = m_heads[static_cast<std::size_t>(k)];
    auto* item = new QTableWidgetItem(head.text);
    item->setTextAlignment((head.numbers ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    setHorizontalHeaderItem(k, item);
  }
  for (int i = 0; i < rowCount(); ++i)
    for (int k = 0; k < columnCount(); ++k) {
      const Row& row = m_rows[static_cast<std::size_t>(i)];
      auto* cell = new QTableWidgetItem(row.cells.value(k));
      cell->setTextAlignment((m_heads[static_cast<std::size_t>(k)].numbers ? Qt::AlignRight : Qt::AlignLeft) |
                             Qt::AlignVCenter);
      cell->setToolTip(plainTip(row.cells.value(k)));
      setItem(i, k, cell);
    }
  applyTheme();
  if (chosen >= 0 && chosen < rowCount()) setCurrentCell(chosen, 0);
}

void HonestyTable::applyTheme() {
  for (int k = 0; k < columnCount(); ++k)
    // A head with a word of the sentence in it may be wider than planned.
    setColumnWidth(k, std::max(static_cast<int>(m_theme.px(m_heads[static_cast<std::size_t>(k)].width)),
                               std::min(horizontalHeader()->sectionSizeHint(k), static_cast<int>(m_theme.px(200)))));
  widen();
  for (int i = 0; i < rowCount(); ++i) {
    const double least = m_theme.px(m_rows[static_cast<std::size_t>(i)].weights.empty() ? kPlainRow : kStripRow);
    resizeRowToContents(i);
    setRowHeight(i, std::max(rowHeight(i), static_cast<int>(least)));
  }
  viewport()->update();
}

void HonestyTable::widen() {
  int others = 0, grows = 0;
  for (int k = 0; k < columnCount(); ++k)
    (m_heads[static_cast<std::size_t>(k)].grow ? grows : others) +=
        m_heads[static_cast<std::size_t>(k)].grow ? 1 : columnWidth(k);
  for (int k = 0; k < columnCount(); ++k) {
    const Head& head = m_heads[static_cast<std::size_t>(k)];
    if (head.grow)
      setColumnWidth(
          k, std::max(static_cast<int>(m_theme.px(head.width)), (viewport()->width() - others) / std::max(1, grows)));
  }
}

void HonestyTable::resizeEvent(QResizeEvent* event) {
  QTableWidget::resizeEvent(event);
  if (!m_heads.empty()) applyTheme();
}

void HonestyTable::paintWeights(QPainter& painter, const QRectF& cell, const Row& row) const {
  if (row.weights.empty()) return;
  const double px = m_theme.px(1), column = (cell.width() - 12 * px) / static_cast<double>(row.weights.size());
  const double bottom = cell.bottom() - (kLabel + 4) * px, height = bottom - cell.top() - 6 * px;
  painter.setFont(m_theme.font(TextStep::tick));
  const QFontMetricsF metrics(painter.font());
  fillSharp(painter, QRectF(cell.left() + 6 * px, bottom, cell.width() - 12 * px, std::max(1.0, px)),
            m_theme.color(Role::hair));
  for (std::size_t j = 0; j < row.weights.size(); ++j) {
    const double left = cell.left() + 6 * px + column * static_cast<double>(j);
    const double bar = height * std::clamp(row.weights[j], 0.0, 1.0), wide = std::min(column - 2 * px, 22 * px);
    fillSharp(painter, QRectF(left + (column - wide) / 2, bottom - bar, wide, bar), m_theme.color(Role::source));
    if (static_cast<qsizetype>(j) >= m_words.size() || column < 16 * px) continue;
    painter.setPen(m_theme.color(Role::text2));
    drawLine(painter, QRectF(left, bottom + 2 * px, column, kLabel * px), Qt::AlignHCenter | Qt::AlignVCenter,
             metrics.elidedText(m_words[static_cast<qsizetype>(j)], Qt::ElideRight, column - px));
  }
}

void HonestyTable::paintShare(QPainter& painter, const QRectF& cell, const Row& row) const {
  const double px = m_theme.px(1), left = cell.left() + 8 * px, width = cell.width() - 16 * px, y = cell.center().y();
  fillSharp(painter, QRectF(left, y - 6 * px, width, 12 * px), m_theme.color(Role::sunken));
  fillSharp(painter, QRectF(left, y - 6 * px, width * row.share, 12 * px), m_theme.color(Role::source));
  painter.setPen(QPen(m_theme.color(Role::text), 2 * px));
  const double low = left + width * row.low, high = left + width * row.high;
  painter.drawLine(QPointF(low, y), QPointF(high, y));
  for (const double end : {low, high}) painter.drawLine(QPointF(end, y - 5 * px), QPointF(end, y + 5 * px));
}

}  // namespace lookback::ui
