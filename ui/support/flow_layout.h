// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLayout>
#include <vector>

namespace lookback::ui {

/// Widgets one after the other, in as many lines as the width needs. From `beginTail()` on they stand at the right end,
/// where their line has room.
class FlowLayout final : public QLayout {
 public:
  using QLayout::QLayout;
  ~FlowLayout() override;

  void beginTail() { m_tail = m_items.size(); }

  void addItem(QLayoutItem* item) override { m_items.push_back(item); }
  int count() const override { return static_cast<int>(m_items.size()); }
  QLayoutItem* itemAt(int index) const override;
  QLayoutItem* takeAt(int index) override;
  bool hasHeightForWidth() const override { return true; }
  int heightForWidth(int width) const override { return place(QRect(0, 0, width, 0), false); }
  Qt::Orientations expandingDirections() const override { return {}; }
  QSize sizeHint() const override;
  QSize minimumSize() const override;
  void setGeometry(const QRect& rect) override;

 private:
  std::vector<QLayoutItem*> shown() const;
  /// The height of all lines; moves the items there if `move`.
  int place(const QRect& rect, bool move) const;

  std::vector<QLayoutItem*> m_items;
  std::size_t m_tail = static_cast<std::size_t>(-1);
};

}  // namespace lookback::ui
