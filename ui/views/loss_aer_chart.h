// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QString>
#include <QWidget>
#include <cstdint>
#include <vector>

#include "ui/support/theme.h"

class QCustomPlot;
class QCPGraph;
class QCPCurve;

namespace lookback::ui {

/// One evaluation of a run that measured both.
struct LossAerPoint {
  std::uint64_t update = 0;
  double devLoss = 0;
  double aer = 0;
  bool checkpoint = false;  // a checkpoint of this update is kept
};

/// M5, "low loss means good alignment": every evaluation of a run as a point, loss across and AER up, joined in the
/// order of the updates. The first is a ring, the last a disc, checkpoints are triangles. Left and Right go along the
/// run, Home and End to its ends, Return asks for the checkpoint.
class LossAerChart final : public QWidget {
  Q_OBJECT
 public:
  LossAerChart(Theme& theme, QWidget* parent);
  /// In the order of the updates. Points whose numbers are not finite are left out.
  void setPoints(std::vector<LossAerPoint> points);
  const std::vector<LossAerPoint>& points() const { return m_points; }
  /// Index of the point that is read; -1 for none.
  int current() const { return m_current; }
  void setCurrent(int index);
  /// What is to be seen, in words: the rank correlation and the ends, or why there is nothing.
  QString description() const;
  /// "Update 1 200: loss 2.31, AER 0.412."
  QString reading() const;
  /// update,dev_loss,aer,checkpoint
  QString csv() const;
  QSize sizeHint() const override;
  QSize minimumSizeHint() const override;

 Q_SIGNALS:
  void readingChanged(const QString& reading);
  /// Return or a double click on a point with a checkpoint.
  void checkpointChosen(quint64 update);

 protected:
  void keyPressEvent(QKeyEvent* event) override;
  void changeEvent(QEvent* event) override;
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  void plotPoints();
  void applyTheme();
  void describe();
  void choose();
  int nearest(const QPointF& at) const;

  Theme& m_theme;
  std::vector<LossAerPoint> m_points;
  int m_current = -1;
  QCustomPlot* m_plot;
  QCPCurve* m_path;
  QCPGraph *m_evaluations, *m_checkpoints, *m_first, *m_last, *m_cursor;
};

}  // namespace lookback::ui
