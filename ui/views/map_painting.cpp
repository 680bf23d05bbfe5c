// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cmath>

#include "ui/views/cell_table.h"
#include "ui/views/map_scene.h"
#include "ui/views/marks.h"
#include "ui/views/number_text.h"
#include "ui/views/text_cache.h"
#include "ui/views/weight_reading.h"

namespace lookback::ui {
namespace {

// Pixels at 100 %.
constexpr double kBar = 38, kBarHeight = 8, kCoverageHeight = 6;
/// Height of a row label, and in cells that are smaller than usual.
constexpr double kLine = 13, kLowLine = 10.5, kSmallCell = 14;
/// Below this weight a cell says "·".
constexpr double kDot = 0.005;
/// From this weight a cell's value is set bold.
constexpr double kStrong = 0.3;
/// A cell that arrives begins with this share of its side, which holds its value.
constexpr double kArriving = 0.6;
/// From here a margin has room for its number.
constexpr double kRowForNumber = 28, kColumnForNumber = 30;

}  // namespace

void MapScene::paintCells(QPainter& painter, int from, int to) const {
  const double gap = std::max(1.0, std::round(px(1)));
  const MapGeometry& g = m_geometry;
  const bool text = hasValueText(g.cell, px(1));
  for (int row = from; row <= to; ++row)
    for (int column = g.firstColumn; column <= g.lastColumn(); ++column) {
      const QRectF cell = g.cellRect({row, column}).translated(-g.corner).adjusted(0, 0, -gap, -gap);
      const double a = weight({row, column});
      fillSharp(painter, cell, m_theme->weight(shade(a)));
      if (std::isnan(a)) {
        const double in = g.cell * 0.3;
        drawCross(painter, cell.adjusted(in, in, -in, -in), std::max(1.0, px(1.5)), m_theme->onWeight(shade(a)));
      } else if (text) {
        paintValue(painter, cell, a);
      }
      if (m_gold) drawCellMark(painter, *m_theme, m_gold->at(stepOf({row, column}), sourceOf({row, column})), cell);
      if (weightEdited(m_trace->steps[at(stepOf({row, column}) - 1)], sourceOf({row, column}))) {
        const double corner = std::min(px(10), g.cell / 3);
        const QPolygonF triangle({cell.topLeft() + QPointF(1, 1), cell.topLeft() + QPointF(1 + corner, 1),
                                  cell.topLeft() + QPointF(1, 1 + corner)});
        // The lighter of the two, because most cells are dark in every theme.
        painter.setPen(QPen(m_theme->color(m_theme->isDark() ? Role::editedBg : Role::edited), std::max(1.0, px(1))));
        painter.setBrush(m_theme->color(m_theme->isDark() ? Role::edited : Role::editedBg));
        painter.drawPolygon(triangle);
      }
    }
}

void MapScene::paintValue(QPainter& painter, const QRectF& cell, double a) const {
  const bool strong = a >= kStrong;
  painter.setFont(m_theme->font(TextStep::note, strong ? QFont::DemiBold : QFont::Normal));
  painter.setPen(m_theme->onWeight(shade(a)));
  drawLine(painter, cell, Qt::AlignHCenter, a < kDot ? QStringLiteral("·") : weightText(a));
}

void MapScene::paintArrival(QPainter& painter, const StepProgress& progress) const {
  const double grown = kArriving + (1 - kArriving) * progress[SubStep::soften];
  if (grown >= 1 || m_step < 1) return;
  const double gap = std::max(1.0, std::round(px(1)));
  const QColor ground = m_theme->color(Role::surface);
  for (int source = 0; source < positions(); ++source) {
    const MapCell at = cellOf(m_step, source);
    if (!m_geometry.shows(at)) continue;
    const QRectF cell = m_geometry.cellRect(at).adjusted(0, 0, -gap, -gap);
    const double in = std::round(cell.width() * (1 - grown) / 2);
    fillSharp(painter, QRectF(cell.left(), cell.top(), cell.width(), in), ground);
    fillSharp(painter, QRectF(cell.left(), cell.bottom() - in, cell.width(), in), ground);
    fillSharp(painter, QRectF(cell.left(), cell.top(), in, cell.height()), ground);
    fillSharp(painter, QRectF(cell.right() - in, cell.top(), in, cell.height()), ground);
  }
}

void MapScene::paintSurroundings(QPainter& painter) const {
  paintTitles(painter);
  paintRowLabels(painter);
  paintColumnLabels(painter);
  paintMargins(painter);
  paintCursor(painter);
}

void MapScene::paintTitles(QPainter& painter) const {
  const QRectF area = m_geometry.area();
  const bool across = m_options.transposed;
  painter.setFont(m_theme->font(TextStep::note, QFont::DemiBold));
  painter.setPen(m_theme->color(across ? Role::target : Role::source));
  const QString columnTitle = across ? targetTitle() : sourceTitle(), rowTitle = across ? sourceTitle() : targetTitle();
  const double width = textWidth(painter.font(), columnTitle);
  const double right = std::max(area.right(), m_geometry.corner.x() + width);
  drawLine(painter, QRectF(right - width - px(2), 0, width + px(2), px(15)), Qt::AlignRight, columnTitle);
  painter.setPen(m_theme->color(across ? Role::source : Role::target));
  painter.save();
  // Never above the cells' top, where the minimap stands, however few the rows.
  const double half = textWidth(painter.font(), rowTitle) / 2;
  painter.translate(px(11), std::max(area.center().y(), m_geometry.corner.y() + half));
  painter.rotate(-90);
  drawLine(painter, QRectF(-half - px(20), -px(9), 2 * half + px(40), px(18)), Qt::AlignHCenter, rowTitle);
  painter.restore();
}

Role MapScene::stepRole(int step) const {
  return step == m_step ? Role::target : step < m_step ? Role::text : Role::text2;
}

void MapScene::paintRowLabels(QPainter& painter) const {
  const MapGeometry& g = m_geometry;
  const double right = g.corner.x() - px(10);
  // Where rows are lower than a line of text, every second or third has its label.
  const double line = g.cell < px(kSmallCell) ? kLowLine : kLine;
  const int every = std::max(1, static_cast<int>(std::ceil(px(line) / g.cell)));
  for (int row = g.firstRow; row <= g.lastRow(); ++row) {
    const bool source = m_options.transposed;
    const bool chosen = source ? row == m_source : row + 1 == m_step;
    if (!chosen && (row - g.firstRow) % every != 0) continue;
    const QRectF cell = g.cellRect({row, g.firstColumn});
    const QFont font =
        m_theme->font(g.cell < px(20) ? TextStep::tick : TextStep::base, chosen ? QFont::DemiBold : QFont::Normal);
    const QColor ink = m_theme->color(source ? (chosen ? Role::source : Role::text) : stepRole(row + 1));
    const QRectF word = drawAxisLabel(painter, QRectF(right - m_labelWidth, cell.top(), m_labelWidth, g.cell - 1),
                                      {rowLabel(row), font, ink, Qt::AlignRight});
    if (unknown(source, row))
      drawDottedUnderline(painter, word.left(), word.right(), word.center().y() + px(8), px(1), ink);
    if (chosen && !source) drawCaret(painter, QPointF(word.left() - px(10), word.center().y()), px(1), ink);
  }
}

void MapScene::paintColumnLabels(QPainter& painter) const {
  const MapGeometry& g = m_geometry;
  const bool source = !m_options.transposed, steep = m_slant > 45;
  for (int column = g.firstColumn; column <= g.lastColumn(); ++column) {
    const bool chosen = source ? column == m_source : column + 1 == m_step;
    const QFont font =
        m_theme->font(g.cell < px(20) ? TextStep::tick : TextStep::note, chosen ? QFont::DemiBold : QFont::Normal);
    const QColor ink = m_theme->color(source ? (chosen ? Role::source : Role::text) : stepRole(column + 1));
    const QRectF cell = g.cellRect({g.firstRow, column});
    const bool slanted = m_slanted && (m_allSlanted || textWidth(font, columnLabel(column)) > g.cell - px(2));
    const QString label = slanted ? fitted(font, columnLabel(column), m_longestLabel) : columnLabel(column);
    const double width = textWidth(font, label);
    const bool caret = chosen && !source;
    painter.save();
    painter.setFont(font);
    painter.setPen(ink);
    painter.translate(cell.center().x(), g.corner.y() - px(caret ? 12 : 6));
    if (slanted) {
      painter.translate(steep ? px(2) : -px(2), 0);
      painter.rotate(-m_slant);
      drawLine(painter, QRectF(0, -px(steep ? 9 : 14), width + px(4), px(16)), Qt::AlignLeft, label);
    } else {
      drawLine(painter, QRectF(-width / 2 - px(4), -px(15), width + px(8), px(17)), Qt::AlignHCenter, label);
    }
    if (unknown(source, column)) {
      const double left = slanted ? 0 : -width / 2;
      drawDottedUnderline(painter, left, left + width, px(steep && slanted ? 5 : 2), px(1), ink);
    }
    painter.restore();
    if (caret) drawCaret(painter, QPointF(cell.center().x(), g.corner.y() - px(4)), px(0.8), ink, true);
  }
}

void MapScene::paintMargin(QPainter& painter, const QRectF& bar, const Margin& margin, Role role) const {
  if (std::isnan(margin.share)) {
    drawCross(painter, QRectF(bar.left() + 1, bar.center().y() - px(3), px(6), px(6)), px(1.5),
              m_theme->color(Role::error));
    return;
  }
  fillSharp(painter, bar, m_theme->color(Role::sunken));
  QRectF filled = bar;
  filled.setWidth(std::max(px(1), bar.width() * margin.share));
  fillSharp(painter, filled, m_theme->color(role));
  if (margin.tick < 0) return;
  const double x = std::round(bar.left() + bar.width() * margin.tick);
  fillSharp(painter, QRectF(x, bar.top() - px(2), std::max(1.0, px(1)), bar.height() + px(4)),
            m_theme->color(Role::text2));
}

void MapScene::paintMargins(QPainter& painter) const {
  const MapGeometry& g = m_geometry;
  const QRectF area = g.area();
  const bool across = m_options.transposed;
  const QFont font = m_theme->font(TextStep::tick);
  painter.setFont(font);
  for (int row = g.firstRow; row <= g.lastRow(); ++row) {
    const QRectF cell = g.cellRect({row, g.firstColumn});
    const bool chosen = across ? row == m_source : row + 1 == m_step, number = g.cell >= px(kRowForNumber);
    const double height = std::min(px(kBarHeight), g.cell - 3);
    const double top = std::round(number ? cell.top() + g.cell / 2 - px(3) : cell.center().y() - height / 2);
    paintMargin(painter, QRectF(area.right() + px(8), top, px(kBar), height), rowMargin(row),
                chosen ? (across ? Role::source : Role::target) : Role::bar);
    if (!number) continue;
    painter.setPen(m_theme->color(Role::text2));
    drawLine(painter, QRectF(area.right() + px(8), top - px(15), px(kBar + 10), px(14)), Qt::AlignLeft,
             rowMargin(row).text);
  }
  const double top = std::round(area.bottom() + px(5));
  for (int column = g.firstColumn; column <= g.lastColumn(); ++column) {
    const QRectF cell = g.cellRect({g.firstRow, column});
    const bool chosen = across ? column + 1 == m_step : column == m_source;
    const double in = std::min(px(2), g.cell / 8);
    paintMargin(painter, QRectF(cell.left() + in, top, g.cell - 1 - 2 * in, px(kCoverageHeight)), columnMargin(column),
                chosen ? (across ? Role::target : Role::source) : Role::bar);
    if (g.cell < px(kColumnForNumber)) continue;
    painter.setPen(m_theme->color(Role::text2));
    drawLine(painter, QRectF(cell.left() - px(4), top + px(7), g.cell + px(8), px(13)), Qt::AlignHCenter,
             columnMargin(column).text);
  }
  painter.setPen(m_theme->color(Role::text2));
  const QString below = across ? tr("step entropy") : tr("coverage Σ"),
                beside = across ? tr("coverage Σ") : tr("row entropy");
  drawLine(painter, QRectF(px(18), top - px(3), g.corner.x() - px(27), px(14)), Qt::AlignRight, below);
  painter.drawText(QRectF(area.right() + px(8), top - px(3), px(across ? 80 : 48), px(36)),
                   Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap, beside);
}

void MapScene::paintCursor(QPainter& painter) const {
  const MapGeometry& g = m_geometry;
  const double gap = std::max(1.0, std::round(px(1)));
  const bool across = m_options.transposed;
  const bool inView = across ? m_step - 1 >= g.firstColumn && m_step - 1 <= g.lastColumn()
                             : m_step - 1 >= g.firstRow && m_step - 1 <= g.lastRow();
  if (m_step >= 1 && inView) {
    const QRectF line =
        across ? QRectF(g.cellRect({g.firstRow, m_step - 1}).united(g.cellRect({g.lastRow(), m_step - 1})))
               : QRectF(g.cellRect({m_step - 1, g.firstColumn}).united(g.cellRect({m_step - 1, g.lastColumn()})));
    drawLineFrame(painter, *m_theme, line);
  }
  const MapCell at = cellOf(m_step, m_source);
  if (m_step < 1 || m_source < 0 || !g.shows(at)) return;
  const QRectF cell = g.cellRect(at).adjusted(0, 0, -gap, -gap);
  const double in = std::min(px(2), g.cell / 8);
  painter.setBrush(Qt::NoBrush);
  painter.setPen(QPen(m_theme->onWeight(0), px(2)));
  painter.drawRect(cell.adjusted(in, in, -in, -in));
  painter.setPen(QPen(m_theme->onWeight(1), std::max(1.0, px(1))));
  painter.drawRect(cell.adjusted(in + px(1.5), in + px(1.5), -in - px(1.5), -in - px(1.5)));
}

void MapScene::paintMinimap(QPainter& painter, const QImage& image) const {
  const QRectF place = minimapRect();
  if (place.isEmpty()) return;
  painter.setRenderHint(QPainter::SmoothPixmapTransform, false);
  painter.drawImage(place, image);
  const MapGeometry& g = m_geometry;
  const double cellWidth = place.width() / g.columns, cellHeight = place.height() / g.rows;
  const QRectF seen(place.left() + g.firstColumn * cellWidth, place.top() + g.firstRow * cellHeight,
                    g.visibleColumns * cellWidth, g.visibleRows * cellHeight);
  const QRectF frame = seen.adjusted(px(1), px(1), -px(1), -px(1));
  painter.setBrush(Qt::NoBrush);
  painter.setPen(QPen(m_theme->color(Role::surface), px(4)));
  painter.drawRect(frame);
  painter.setPen(QPen(m_theme->color(Role::target), px(2)));
  painter.drawRect(frame);
}

void MapScene::paintStrip(QPainter& painter) const {
  drawReadoutGround(painter, *m_theme, m_strip);
  const QRectF text = m_strip.adjusted(px(11), px(3), -px(8), -px(3));
  const double line = text.height() / (m_gold ? 3 : 2);
  const auto place = [&](int number) { return QRectF(text.left(), text.top() + number * line, text.width(), line); };
  drawRuns(painter, *m_theme, place(0), readout());
  std::vector<Run> second = goldNumbers();
  const bool alone = second.empty();
  second.push_back({(alone ? QString() : QStringLiteral("   ")) + summary(), Role::text2, false, !alone});
  drawRuns(painter, *m_theme, place(1), second);
  if (m_gold) drawRuns(painter, *m_theme, place(2), goldLegend());
}

void drawRuns(QPainter& painter, const Theme& theme, const QRectF& rect, const std::vector<Run>& runs) {
  const double sign = theme.px(15), gap = theme.px(12);
  double x = rect.left();
  for (const Run& run : runs) {
    const QFont font = theme.font(TextStep::note, run.strong ? QFont::DemiBold : QFont::Normal);
    const bool apart = x > rect.left() && (run.sign != GoldSign::none || run.indent);
    const double before = (apart ? gap : 0) + (run.sign != GoldSign::none ? sign : 0);
    if (run.optional && x + before + textWidth(font, run.text) > rect.right()) continue;
    if (run.sign != GoldSign::none)
      drawGoldSign(painter, theme, run.sign, QPointF(x + before - sign + theme.px(5.5), rect.center().y()),
                   theme.px(4.6), false);
    x += before;
    painter.setFont(font);
    painter.setPen(theme.color(run.role));
    const QString text = fitted(font, run.text, rect.right() - x);
    const double width = textWidth(font, text);
    drawLine(painter, QRectF(x, rect.top(), width + 1, rect.height()), Qt::AlignLeft, text);
    x += width;
    if (text != run.text) return;
  }
}

}  // namespace lookback::ui
