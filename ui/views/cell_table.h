// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/views/map_geometry.h"
#include "ui/views/pane_canvas.h"

namespace lookback::ui {

class ThinScrollBar;

/// A painted table of cells with one cursor: for assistive programs a table, for the keyboard arrow keys from cell to
/// cell, Home and End to the ends of a row (with Ctrl to the corners), Page Up and Page Down by what is in view. The
/// wheel and two thin bars scroll what does not fit.
class CellTable : public PaneCanvas {
  Q_OBJECT
 public:
  /// `id` begins the object names of the scroll bars.
  CellTable(const QString& id, DecodeModel& model, Theme& theme, QWidget* parent);

  QAccessible::Role listRole() const final { return QAccessible::Table; }
  QAccessible::Role itemRole() const final { return QAccessible::Cell; }
  QString listDescription() const final { return description(); }
  int itemCount() const final { return rows() * columns(); }
  QRect itemRect(int index) const final;
  int currentItem() const final;
  void activateItem(int index) final { moveTo(cellOfItem(index)); }

 protected:
  /// Where the cells stand now.
  virtual const MapGeometry& cells() const = 0;
  /// Not valid where there is none.
  virtual MapCell cursorCell() const = 0;
  /// To the nearest cell there is.
  virtual void moveTo(MapCell cell) = 0;

  MapCell cellOfItem(int index) const { return {index / columns(), index % columns()}; }
  MapCell clamped(MapCell cell) const;
  /// True if the key moves the cursor; then it did.
  bool moveByKey(const QKeyEvent& event);
  /// Brings these to the corner, as near as there are cells.
  virtual void scrollTo(int row, int column) = 0;
  /// Where cells are out of view: a bar below the cells, at this height, and one beside them, at this abscissa.
  void placeScrollBars(double below, double beside);
  void nameScrollBars();
  void wheelEvent(QWheelEvent* event) override;

 private:
  QString m_id;
  ThinScrollBar* m_across;
  ThinScrollBar* m_down;
};

/// A word at a row or column: bold and in its role's colour where the cursor is. `width` is how far it reaches in its
/// room, from which a line below it follows.
struct AxisLabel {
  QString text;
  QFont font;
  QColor ink;
  Qt::Alignment alignment = Qt::AlignLeft;
};
/// Draws it, cut with "…" to `room`; returns the part of the room that it takes.
QRectF drawAxisLabel(QPainter& painter, const QRectF& room, const AxisLabel& label);

/// The frame around the row (or column) of the cursor, on a band of the surface's colour.
void drawLineFrame(QPainter& painter, const Theme& theme, const QRectF& line);

/// The ground of the read-out below the cells: text on it is never over them.
void drawReadoutGround(QPainter& painter, const Theme& theme, const QRectF& strip);

}  // namespace lookback::ui
