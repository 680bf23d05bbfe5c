// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/controllers/lane_controller.h"
#include "ui/views/cell_table.h"
#include "ui/views/map_scene.h"
#include "ui/views/pane_view.h"

namespace lookback::ui {

class ScaleLegend;

/// The painted table of differences; an accessible table of cells.
class DifferenceCanvas final : public CellTable {
  Q_OBJECT
 public:
  DifferenceCanvas(LaneController& lanes, Theme& theme, QWidget* parent);

  const TraceDifference* difference() const { return m_lanes.difference().get(); }
  const MapGeometry& geometry() const { return m_geometry; }
  MapCell cell() const { return m_cell; }
  /// The read-out in two lines.
  std::vector<Run> readout() const;
  /// "zone", "zone → Area", "− zone", "+ Area".
  QString rowLabel(int row) const;
  QString columnLabel(int column) const;

  QString description() const override;
  QSize exportSize() const override;
  void renderTo(QPainter& painter, QSize size) const override;

  QString listHelp() const override;
  QString itemName(int index) const override;
  QString itemValue(int index) const override;
  int rows() const override;
  int columns() const override;
  QString rowName(int row) const override { return rowLabel(row); }
  QString columnName(int column) const override { return columnLabel(column); }

  int sourcePositionAt(QPointF point) const override;
  QSize sizeHint() const override;
  QSize minimumSizeHint() const override;

 protected:
  const MapGeometry& cells() const override { return m_geometry; }
  MapCell cursorCell() const override { return difference() ? m_cell : MapCell(); }
  void moveTo(MapCell cell) override;
  void scrollTo(int row, int column) override;
  void rebuild() override;
  void followCursor() override;
  void paintEvent(QPaintEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;

 private:
  struct Layout {
    MapGeometry geometry;
    double labels = 0;     // width of the row labels
    double columns = 0;    // height of the column labels
    bool upright = false;  // column labels stand on end
  };
  Layout layOut(const Theme& theme, QSizeF size, bool withStrip) const;
  void paint(QPainter& painter, const Theme& theme, const Layout& layout, bool cursor) const;
  void paintCell(QPainter& painter, const Theme& theme, const QRectF& rect, double value) const;
  void paintTitles(QPainter& painter, const Theme& theme, const MapGeometry& g) const;
  void paintRows(QPainter& painter, const Theme& theme, const MapGeometry& g, bool cursor) const;
  void paintColumns(QPainter& painter, const Theme& theme, const Layout& layout, bool cursor) const;
  void paintStrip(QPainter& painter) const;
  /// Where the cursor of lane A stands.
  MapCell sharedCell() const;
  const Counterpart& row(int index) const { return difference()->rows[static_cast<std::size_t>(index)]; }
  const Counterpart& column(int index) const { return difference()->columns[static_cast<std::size_t>(index)]; }
  void placeBars();
  double weight(bool second, const MapCell& at) const;
  QRectF stripRect() const;

  LaneController& m_lanes;
  Layout m_layout;
  MapGeometry m_geometry;
  MapCell m_cell;
};

/// U2 "Map", of two lanes: the weights of lane B less those of lane A, word by word, on a fixed scale from −1 to 1. A
/// word that stands in one lane only has a hatched row or column.
///
/// Keys: the arrow keys move the cell cursor, Home and End go to the ends of the row, with Ctrl to the corners, Page Up
/// and Page Down by what is in view.
class DifferenceView final : public PaneView {
  Q_OBJECT
 public:
  DifferenceView(LaneController& lanes, Theme& theme, QWidget* parent = nullptr);

  DifferenceCanvas& differences() const { return *m_canvas; }
  /// As the table of weights, "nan" where there is no difference to tell.
  QString exportCsv() const override;
  /// Which lane is which, for the caption of an export.
  QString exportNote() const;

 protected:
  void retranslate() override;

 private:
  LaneController& m_lanes;
  DifferenceCanvas* m_canvas;
  ScaleLegend* m_legend;
};

}  // namespace lookback::ui
