// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QPainter>
#include <QPicture>
#include <QString>
#include <QWidget>
#include <optional>
#include <vector>

#include "core/evaluation/by_length.h"
#include "ui/support/theme.h"

class QCustomPlot;

namespace lookback::ui {

/// How a series is told from others without colour: by the shape of its marks and the dash of its line. The first
/// ones also have colours of their own.
constexpr int kSeriesStyles = 8;
Role seriesRole(int series);
Qt::PenStyle seriesDash(int series);
/// A mark of a series with its centre at `at`, `size` wide; hollow where it stands for few sentences.
void paintSeriesMark(QPainter& painter, const Theme& theme, int series, const QPointF& at, double size,
                     bool hollow = false);

/// A system's scores by length.
struct LengthSeries {
  QString name;
  int style = 0;  // 0..kSeriesStyles - 1
  std::vector<LengthBin> bins;
  std::optional<int> trainingLength;  // longest sentence trained on
  bool chosen = false;
};

/// BLEU by sentence length as points with their 95 % intervals, with the number of sentences under each bin; bins under
/// ten sentences are hollow. Left and Right read bin after bin, Up and Down change the series; hovering reads too.
class LengthChart final : public QWidget {
  Q_OBJECT
 public:
  LengthChart(Theme& theme, QWidget* parent);
  void setSeries(std::vector<LengthSeries> series);
  const std::vector<LengthSeries>& series() const { return m_series; }
  /// What is to be seen where there is no series.
  void setEmptyText(const QString& text);
  /// One sentence about the point that is read, or about the whole.
  QString description() const;
  /// The numbers as a table.
  QString exportCsv() const;
  /// The chart on white at 100 %.
  QPicture picture(const QSize& size) const;
  QSize sizeHint() const override;
  QSize minimumSizeHint() const override;

 Q_SIGNALS:
  /// The point that is being read; empty: none.
  void readingChanged(const QString& reading);

 protected:
  void keyPressEvent(QKeyEvent* event) override;
  void changeEvent(QEvent* event) override;
  void focusOutEvent(QFocusEvent* event) override;
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  struct Bin {
    int from = 0, to = 0;
  };
  void fill();
  void fill(QCustomPlot& plot, const Theme& theme) const;
  void axes(QCustomPlot& plot, const Theme& theme) const;
  void addSeries(QCustomPlot& plot, const Theme& theme, std::size_t k) const;
  void addLimits(QCustomPlot& plot, const Theme& theme) const;
  void addLabels(QCustomPlot& plot, const Theme& theme) const;
  void addReading(QCustomPlot& plot, const Theme& theme) const;
  const LengthBin* binOf(std::size_t series, std::size_t bin) const;
  /// Where a point stands on the axis: beside those of other series.
  double place(std::size_t series, std::size_t bin) const;
  double highest() const;
  void read(int series, int bin);
  void describe();

  Theme& m_theme;
  QCustomPlot* m_plot;
  QString m_empty;
  std::vector<LengthSeries> m_series;
  std::vector<Bin> m_bins;  // that any series has
  int m_readSeries = -1, m_readBin = -1;
};

/// "1–5", "over 50".
QString binText(int from, int to);

}  // namespace lookback::ui
