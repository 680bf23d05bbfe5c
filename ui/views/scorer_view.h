// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "ui/models/toy_model.h"
#include "ui/support/theme.h"

namespace lookback::ui {

/// The scorer opened for one word: the numbers of s(i-1) and h(j) on the left, the hidden units of its one tanh layer
/// in the middle, the energy on the right. Lines are as wide as what goes along them; full for what raises a unit,
/// dashed for what lowers it.
class ScorerView final : public QWidget {
  Q_OBJECT
 public:
  ScorerView(ToyModel& model, Theme& theme, QWidget* parent);
  QSize sizeHint() const override;
  QSize minimumSizeHint() const override;
  void renderTo(QPainter& painter, QSizeF size) const;

 protected:
  void paintEvent(QPaintEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void changeEvent(QEvent* event) override;

 private:
  struct Node {
    QRectF box;
    QString symbol;  // formula letters, drawn in italics
    double value;
    Role role;
  };
  struct Layout {
    std::vector<Node> inputs, hidden;
    Node energy;
  };
  Layout layOut(QSizeF size) const;
  void paint(QPainter& painter, QSizeF size) const;
  void paintLine(QPainter& painter, const Node& from, const Node& to, double flow, double largest) const;
  void paintNode(QPainter& painter, const Node& node) const;
  void describe();

  ToyModel& m_model;
  Theme& m_theme;
};

}  // namespace lookback::ui
