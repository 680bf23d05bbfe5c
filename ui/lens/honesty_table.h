// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>
#include <QTableWidget>
#include <optional>
#include <vector>

#include "ui/support/theme.h"

namespace lookback::ui {

/// Rows of the honesty lab: words and numbers, and in one column a picture: a strip of weights, or a share with its
/// interval, both on a fixed scale from 0 to 1.
class HonestyTable final : public QTableWidget {
  Q_OBJECT
 public:
  struct Row {
    QStringList cells;                 // one a column; that of the picture says it in words
    std::vector<double> weights = {};  // a bar each
    double share = -1, low = 0, high = 0;
    std::optional<bool> stays = {};  // the last cell is a sign with it
  };
  /// A column of the table. `grow`: takes the room that is left.
  struct Head {
    QString text;
    double width = 80;  // px at 100 %
    bool numbers = false, grow = false, picture = false;
  };

  HonestyTable(Theme& theme, QWidget* parent);
  /// `words`: what stands under the bars.
  void show(std::vector<Head> heads, std::vector<Row> rows, QStringList words = {});
  const std::vector<Row>& rows() const { return m_rows; }
  const std::vector<Head>& heads() const { return m_heads; }

 protected:
  void resizeEvent(QResizeEvent* event) override;

 private:
  friend class HonestyDelegate;
  void applyTheme();
  void widen();
  void paintWeights(QPainter& painter, const QRectF& cell, const Row& row) const;
  void paintShare(QPainter& painter, const QRectF& cell, const Row& row) const;

  Theme& m_theme;
  std::vector<Head> m_heads;
  std::vector<Row> m_rows;
  QStringList m_words;
};

}  // namespace lookback::ui
