// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QImage>
#include <QPainter>
#include <QStringList>
#include <memory>
#include <vector>

#include "ui/models/decode_model.h"
#include "ui/models/gold_model.h"
#include "ui/support/theme.h"
#include "ui/views/map_geometry.h"
#include "ui/views/map_gold.h"
#include "ui/views/step_motion.h"

namespace lookback::ui {

struct MapOptions {
  CellSize cells = CellSize::forty;
  /// False is the paper's order: rows target, columns source (F7).
  bool transposed = false;
  /// Colours from the smallest weight of the picture to the largest, with a badge, instead of from 0 to 1 (F8).
  bool stretched = false;
  /// The smallest cells before the map scrolls, in pixels at 100 %.
  double smallest = 14;
  /// A map that stands beside this one: both get the same cells and margins. Null for none.
  std::shared_ptr<const Trace> alike;
};

/// What the map shows beside, or in place of, the weights of the decoder.
struct MapExtras {
  /// Links to mark on the cells and to sum up under them; null for none.
  std::shared_ptr<const GoldOverlay> gold = nullptr;
  /// Weights of a statistical alignment in place of the decoder's; null for these.
  std::shared_ptr<const Trace> posterior = nullptr;
};

/// A few words in one colour and weight; the read-out is a line of them.
struct Run {
  QString text;
  Role role = Role::text2;
  bool strong = false;
  bool optional = false;           // left out where it does not fit whole
  GoldSign sign = GoldSign::none;  // before the text
  bool indent = false;             // after a gap
};

/// The picture of the map: the table of weights, its labels and margins, and the sentences of the read-out.
class MapScene {
  Q_DECLARE_TR_FUNCTIONS(MapScene)

 public:
  MapScene() = default;
  MapScene(const DecodeModel& model, const Theme& theme, const MapOptions& options, QSizeF size, bool withStrip = true,
           MapExtras extras = {});

  bool empty() const { return !m_trace || m_trace->source.empty() || m_trace->steps.empty(); }
  const Trace& trace() const { return *m_trace; }
  /// The weights are a posterior, in which the source's end mark stands for no word.
  bool isPosterior() const { return m_posterior; }
  MapGeometry& geometry() { return m_geometry; }
  const MapGeometry& geometry() const { return m_geometry; }
  bool transposed() const { return m_options.transposed; }
  void setCursor(int step, int source);

  int steps() const { return static_cast<int>(m_trace->steps.size()); }
  int positions() const { return static_cast<int>(m_trace->source.size()); }
  MapCell cellOf(int step, int source) const;
  /// Step from 1, source position from 0.
  int stepOf(const MapCell& at) const { return (m_options.transposed ? at.column : at.row) + 1; }
  int sourceOf(const MapCell& at) const { return m_options.transposed ? at.row : at.column; }
  /// NaN where the row is not computable.
  double weight(const MapCell& at) const;
  /// Where the colour scale begins and ends: 0 and 1 unless it is stretched.
  double lowest() const { return m_lowest; }
  double highest() const { return m_highest; }
  const QString& rowLabel(int row) const { return m_options.transposed ? m_sourceText[row] : m_targetText[row]; }
  const QString& sourceLabel(int source) const { return m_sourceText[source]; }
  /// Step from 1.
  const QString& targetLabel(int step) const { return m_targetText[step - 1]; }
  const QString& columnLabel(int column) const {
    return m_options.transposed ? m_targetText[column] : m_sourceText[column];
  }
  QString sourceTitle() const;
  QString targetTitle() const;

  /// The read-out in two lines.
  std::vector<Run> readout() const;
  QString summary() const;
  /// What people and the model say of a cell's link ("sure link, hit"); empty where nobody says anything.
  QString goldText(const MapCell& at) const;
  /// AER, precision and recall of the sentence, or why there are none.
  std::vector<Run> goldNumbers() const;
  /// The signs with what they mean, and how many there are.
  std::vector<Run> goldLegend() const;
  QString goldSummary() const;
  /// Null where nothing is marked.
  const GoldOverlay* gold() const { return m_gold.get(); }
  QRectF stripRect() const { return m_strip; }
  QRectF minimapRect() const;
  /// The whole table, one pixel a cell.
  QImage minimap() const;

  /// The visible cells of the rows from `from` to `to`, with the first visible cell at the painter's origin.
  void paintCells(QPainter& painter, int from, int to) const;
  /// Soften lets the cells of the step grow out of their middles, where their values stand. Over the cells.
  void paintArrival(QPainter& painter, const StepProgress& progress) const;
  /// Everything around and above the cells.
  void paintSurroundings(QPainter& painter) const;
  void paintMinimap(QPainter& painter, const QImage& image) const;
  void paintStrip(QPainter& painter) const;

 private:
  /// Weight sum or entropy at the end of a row or column.
  struct Margin {
    double share = 0;  // length of the bar, 0..1; NaN for not computable
    double tick = -1;  // where a tick stands, -1 for none
    QString text;
  };

  double px(double length) const { return m_theme->px(length); }
  void layOut(QSizeF size, bool withStrip);
  MapGeometry placeCells(QSizeF size, const MapMargins& margins) const;
  void readScale();
  /// The weight as the colour scale sees it.
  double shade(double a) const { return (a - m_lowest) / (m_highest - m_lowest); }
  void readMargins();
  const Margin& rowMargin(int row) const { return m_options.transposed ? m_coverage[at(row)] : m_entropy[at(row)]; }
  const Margin& columnMargin(int column) const {
    return m_options.transposed ? m_entropy[at(column)] : m_coverage[at(column)];
  }
  static std::size_t at(int index) { return static_cast<std::size_t>(index); }
  Role stepRole(int step) const;
  bool unknown(bool source, int index) const;
  void paintValue(QPainter& painter, const QRectF& cell, double a) const;
  void paintRowLabels(QPainter& painter) const;
  void paintColumnLabels(QPainter& painter) const;
  void paintTitles(QPainter& painter) const;
  void paintMargins(QPainter& painter) const;
  void paintMargin(QPainter& painter, const QRectF& bar, const Margin& margin, Role role) const;
  void paintCursor(QPainter& painter) const;
  QString valueSentence(const StepTrace& step) const;

  void takeGold(std::shared_ptr<const GoldOverlay> gold);

  std::shared_ptr<const Trace> m_trace;
  std::shared_ptr<const GoldOverlay> m_gold;
  const Theme* m_theme = nullptr;
  MapOptions m_options;
  bool m_posterior = false;
  int m_step = 0, m_source = -1;
  QStringList m_sourceText, m_targetText;
  MapGeometry m_geometry;
  QRectF m_strip;
  double m_labelWidth = 0;
  double m_lowest = 0, m_highest = 1;  // of the colour scale
  bool m_slanted = false;              // some column label is wider than its cell
  bool m_allSlanted = false;
  double m_slant = 32;  // degrees
  double m_longestLabel = 0;
  std::vector<char> m_computable;  // (T_y)
  std::vector<Margin> m_entropy;   // (T_y)
  std::vector<Margin> m_coverage;  // (T_x)
};

/// Draws runs one after the other, cut with "…" at the right edge.
void drawRuns(QPainter& painter, const Theme& theme, const QRectF& rect, const std::vector<Run>& runs);
QString plainText(const std::vector<Run>& runs);

}  // namespace lookback::ui
