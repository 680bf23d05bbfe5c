// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <functional>

#include "ui/support/theme.h"

namespace lookback::ui {

/// The colours of a scale between its ends, and what they measure. A badge says where it is stretched (F8).
class ScaleLegend final : public QWidget {
  Q_OBJECT
 public:
  /// `colour`: of a share of the way from the low end to the high one.
  ScaleLegend(Theme& theme, std::function<QColor(double)> colour, QWidget* parent);

  /// The ends and what is measured; `symbol` is set as a letter of a formula, `badge` in a box at the end.
  void setTexts(const QString& low, const QString& high, const QString& symbol, const QString& badge = {});
  /// A tick in the middle: where a scale of two signs has its 0.
  void setMiddle(bool marked);

  QSize sizeHint() const override;
  QSize minimumSizeHint() const override;

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  double badgeWidth() const;
  /// Returns where what stands before it ends.
  double paintBadge(QPainter& painter, double right) const;

  Theme& m_theme;
  std::function<QColor(double)> m_colour;
  QString m_low, m_high, m_symbol, m_badge;
  bool m_middle = false;
};

}  // namespace lookback::ui
