// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <optional>
#include <vector>

#include "ui/models/run_curves.h"
#include "ui/support/theme.h"

class QCustomPlot;
class QCPItemLine;
class QCPLayer;

namespace lookback::ui {

/// The curves of several runs over each other, each in its style. Hovering, or Left and Right, reads all of them at one
/// place of the x axis.
class OverlayChart final : public QWidget {
  Q_OBJECT
 public:
  OverlayChart(Theme& theme, QWidget* parent);
  void setPicture(const CurvePicture& picture, int decimals);
  const CurvePicture& picture() const { return m_picture; }
  /// The value of each series at the place that is read, else its last one; absent where it has none.
  std::vector<std::optional<double>> reading() const;
  std::optional<double> place() const { return m_place; }
  /// One sentence about each curve.
  QString description() const;
  QSize sizeHint() const override;
  QSize minimumSizeHint() const override;

 Q_SIGNALS:
  void readingChanged();

 protected:
  void keyPressEvent(QKeyEvent* event) override;
  void changeEvent(QEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  void draw();
  void fitTitle();
  void read(std::optional<double> place);
  void describe();

  Theme& m_theme;
  CurvePicture m_picture;
  int m_decimals = 2;
  QCustomPlot* m_plot;
  QCPLayer* m_cursorLayer;
  QCPItemLine* m_cursor;
  std::optional<double> m_place;
};

}  // namespace lookback::ui
