// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <vector>

#include "ui/support/theme.h"

namespace lookback::ui {

/// The steps of a lesson as dots: filled where the learner has been, ringed where they are, open where not yet. A click
/// goes there; Left, Right, Home and End choose, Enter goes.
class StepDots final : public QWidget {
  Q_OBJECT
 public:
  StepDots(const Theme& theme, QWidget* parent);
  /// `titles` of the steps, for assistive programs and tool tips.
  void setSteps(const QStringList& titles, const std::vector<bool>& passed, int current);
  int current() const { return m_current; }
  QSize sizeHint() const override;
  QSize minimumSizeHint() const override { return sizeHint(); }

 Q_SIGNALS:
  void chosen(int step);

 protected:
  void paintEvent(QPaintEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  bool event(QEvent* event) override;

 private:
  double pitch() const;
  QPointF centre(int step) const;
  int stepAt(QPointF point) const;
  void describe();

  const Theme& m_theme;
  QStringList m_titles;
  std::vector<bool> m_passed;
  int m_current = 0, m_cursor = 0;
};

}  // namespace lookback::ui
