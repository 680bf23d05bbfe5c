// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointF>
#include <QRectF>

namespace lookback::ui {

/// A place in the table of weights, in rows and columns of the screen.
struct MapCell {
  int row = -1;
  int column = -1;
  bool valid() const { return row >= 0 && column >= 0; }
  friend bool operator==(const MapCell&, const MapCell&) = default;
};

/// How large the cells are to be.
enum class CellSize { forty, fit };

/// What surrounds the cells, in pixels.
struct MapMargins {
  double left = 0, top = 0, right = 0, bottom = 0;
};

/// Where the cells of the map stand. The visible part moves by whole cells, so that what is out of view can be counted.
struct MapGeometry {
  int rows = 0, columns = 0;  // of the whole table
  double cell = 40;           // side in pixels, the gap of one pixel included
  QPointF corner;             // of the first visible cell
  int visibleRows = 0, visibleColumns = 0;
  int firstRow = 0, firstColumn = 0;

  bool scrolls() const { return visibleRows < rows || visibleColumns < columns; }
  int lastRow() const { return firstRow + visibleRows - 1; }
  int lastColumn() const { return firstColumn + visibleColumns - 1; }
  bool shows(const MapCell& at) const {
    return at.row >= firstRow && at.row <= lastRow() && at.column >= firstColumn && at.column <= lastColumn();
  }
  /// The visible cells together.
  QRectF area() const { return {corner.x(), corner.y(), visibleColumns * cell, visibleRows * cell}; }
  QRectF cellRect(const MapCell& at) const;
  /// Not valid outside the visible cells.
  MapCell cellAt(QPointF point) const;
  /// Row or column at a height or an abscissa; -1 outside the visible cells.
  int rowAt(double y) const;
  int columnAt(double x) const;
  /// Moves the visible part so that it shows a cell: by one for a neighbour, else with the cell in the middle.
  void show(const MapCell& at);
  /// Scrolls to a first row and column as near as there are cells.
  void scrollTo(int row, int column);
};

/// Sizes and places the cells in a room of `size` with `margins` around them. Cells are 40 px, or between 14 and 72 so
/// that all fit if they can (`smallest` for 14 if given); `unit` is one pixel at 100 %.
MapGeometry layOutMap(int rows, int columns, QSizeF size, const MapMargins& margins, CellSize mode, double unit,
                      double smallest = 14);

/// From here a cell has room for its value (40 px at 100 %).
bool hasValueText(double cell, double unit);

}  // namespace lookback::ui
