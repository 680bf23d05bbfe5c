// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/support/flow_layout.h"

#include <QWidget>
#include <algorithm>

namespace lookback::ui {

FlowLayout::~FlowLayout() {
  for (QLayoutItem* item : m_items) delete item;
}

QLayoutItem* FlowLayout::itemAt(int index) const {
  return index >= 0 && index < count() ? m_items[static_cast<std::size_t>(index)] : nullptr;
}

QLayoutItem* FlowLayout::takeAt(int index) {
  QLayoutItem* item = itemAt(index);
  if (item) m_items.erase(m_items.begin() + index);
  return item;
}

std::vector<QLayoutItem*> FlowLayout::shown() const {
  std::vector<QLayoutItem*> items;
  for (QLayoutItem* item : m_items)
    if (!item->isEmpty()) items.push_back(item);
  return items;
}

QSize FlowLayout::sizeHint() const {
  QSize size;
  for (const QLayoutItem* item : shown()) {
    const QSize own = item->sizeHint();
    size = QSize(size.width() + (size.isEmpty() ? 0 : spacing()) + own.width(), std::max(size.height(), own.height()));
  }
  return size;
}

QSize FlowLayout::minimumSize() const {
  QSize size;
  for (const QLayoutItem* item : shown()) size = size.expandedTo(item->minimumSize());
  return size;
}

void FlowLayout::setGeometry(const QRect& rect) {
  QLayout::setGeometry(rect);
  place(rect, true);
}

int FlowLayout::place(const QRect& rect, bool move) const {
  const std::vector<QLayoutItem*> items = shown();
  int top = rect.top();
  for (std::size_t first = 0, end = 0; first < items.size(); first = end) {
    int width = 0, height = 0;
    for (end = first; end < items.size(); ++end) {
      const QSize size = items[end]->sizeHint();
      const int wider = width + (end > first ? spacing() : 0) + size.width();
      if (end > first && wider > rect.width()) break;
      width = wider;
      height = std::max(height, size.height());
    }
    int left = rect.left();
    for (std::size_t k = first; move && k < end; ++k) {
      const bool tail = m_tail < m_items.size() && items[k] == m_items[m_tail];
      if (tail) left += std::max(0, rect.width() - width);
      const QSize size = items[k]->sizeHint();
      items[k]->setGeometry(QRect(QPoint(left, top), QSize(std::min(size.width(), rect.width()), height)));
      left += size.width() + spacing();
    }
    top += height + (end < items.size() ? spacing() : 0);
  }
  return top - rect.top();
}

}  // namespace lookback::ui
