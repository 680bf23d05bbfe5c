// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QVector>
#include <QWidget>
#include <optional>
#include <vector>

#include "ui/models/training_model.h"
#include "ui/support/theme.h"

class QCustomPlot;
class QCPGraph;
class QCPItemLine;
class QCPItemText;
class QCPLayer;
class QLabel;

namespace lookback::ui {

enum class Curve { loss, bleu, aer, gradientNorm, speed };

/// A curve of the run over its updates, with marks where checkpoints are and the cursor of the timeline. Left and Right
/// read point after point, a click or Return moves the cursor; hovering reads too.
class CurveChart final : public QWidget {
  Q_OBJECT
 public:
  CurveChart(TrainingModel& model, Theme& theme, Curve curve, QWidget* parent);
  void setCurve(Curve curve);
  Curve curve() const { return m_curve; }
  static QString title(Curve curve);
  static QString unit(Curve curve);
  /// One sentence about what is to be seen.
  QString description() const;
  QSize sizeHint() const override;
  QSize minimumSizeHint() const override;

 Q_SIGNALS:
  /// The values at the point that is being read, or the newest ones.
  void readingChanged(const QString& reading);

 protected:
  void keyPressEvent(QKeyEvent* event) override;
  void changeEvent(QEvent* event) override;
  void showEvent(QShowEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  void grow();
  void restart();
  void addPoint(std::size_t k);
  void addEvaluation(const JudgedPoint& point);
  void scale();
  void moveCursor();
  void read(double update);
  void publishReading();
  void applyTheme();
  void describe();

  TrainingModel& m_model;
  Theme& m_theme;
  Curve m_curve;
  QCustomPlot* m_plot;
  QCPGraph *m_line, *m_dev, *m_marks;
  QCPLayer* m_cursorLayer;
  QCPItemLine* m_cursor;
  /// Of what hands did: a dashed line each, and words where there is room.
  struct Mark {
    QCPItemLine* line;
    QCPItemText* text;
  };
  void addEvents();
  void placeMarks();
  QStringList eventsNear(double update) const;

  std::vector<Mark> m_events;
  std::size_t m_points = 0, m_evaluations = 0, m_checkpoints = 0;  // already in the graphs
  std::size_t m_windowStart = 0;                                   // for words/s
  double m_highest = 0;
  bool m_dueWhenShown = false;
  bool m_low = false;               // no room for axis titles and passes
  std::optional<double> m_reading;  // update
};

}  // namespace lookback::ui
