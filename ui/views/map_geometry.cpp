// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/map_geometry.h"

#include <algorithm>
#include <cmath>

namespace lookback::ui {
namespace {

constexpr double kLargest = 72, kUsual = 40;
constexpr double kRounding = 0.01;

int countIn(double room, double cell, int all) {
  return std::clamp(static_cast<int>(std::floor(room / cell + kRounding)), std::min(1, all), all);
}

int within(int first, int visible, int all) {
  return std::clamp(first, 0, std::max(0, all - visible));
}

}  // namespace

bool hasValueText(double cell, double unit) {
  return cell >= std::round(kUsual * unit) - kRounding;  // cells are whole pixels
}

MapGeometry layOutMap(int rows, int columns, QSizeF size, const MapMargins& margins, CellSize mode, double unit,
                      double smallest) {
  MapGeometry g;
  g.rows = rows;
  g.columns = columns;
  g.corner = {margins.left, margins.top};
  const double width = std::max(size.width() - margins.left - margins.right, 1.0);
  const double height = std::max(size.height() - margins.top - margins.bottom, 1.0);
  g.cell = std::round(kUsual * unit);
  if (mode == CellSize::fit && rows > 0 && columns > 0) {
    const double all = std::floor(std::min(width / columns, height / rows));
    g.cell = std::clamp(all, std::round(smallest * unit), std::round(kLargest * unit));
  }
  g.visibleRows = countIn(height, g.cell, rows);
  g.visibleColumns = countIn(width, g.cell, columns);
  return g;
}

QRectF MapGeometry::cellRect(const MapCell& at) const {
  return {corner.x() + (at.column - firstColumn) * cell, corner.y() + (at.row - firstRow) * cell, cell, cell};
}

int MapGeometry::rowAt(double y) const {
  const int row = static_cast<int>(std::floor((y - corner.y()) / cell));
  return row >= 0 && row < visibleRows ? firstRow + row : -1;
}

int MapGeometry::columnAt(double x) const {
  const int column = static_cast<int>(std::floor((x - corner.x()) / cell));
  return column >= 0 && column < visibleColumns ? firstColumn + column : -1;
}

MapCell MapGeometry::cellAt(QPointF point) const {
  const MapCell at{rowAt(point.y()), columnAt(point.x())};
  return at.valid() ? at : MapCell{};
}

void MapGeometry::show(const MapCell& at) {
  const auto moved = [](int first, int visible, int wanted) {
    if (wanted < 0 || (wanted >= first && wanted < first + visible)) return first;
    const bool neighbour = wanted == first - 1 || wanted == first + visible;
    return neighbour ? std::clamp(first, wanted - visible + 1, wanted) : wanted - visible / 2;
  };
  scrollTo(moved(firstRow, visibleRows, at.row), moved(firstColumn, visibleColumns, at.column));
}

void MapGeometry::scrollTo(int row, int column) {
  firstRow = within(row, visibleRows, rows);
  firstColumn = within(column, visibleColumns, columns);
}

}  // namespace lookback::ui
