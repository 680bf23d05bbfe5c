// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPixmap>

#include "ui/models/posterior_model.h"
#include "ui/views/cell_table.h"
#include "ui/views/map_scene.h"
#include "ui/views/pane_view.h"

namespace lookback::ui {

class MapGoldBar;
class PaneCombo;
class ScaleLegend;
class Segments;

/// The painted table of weights; an accessible table of cells.
class MapCanvas final : public CellTable {
  Q_OBJECT
 public:
  MapCanvas(DecodeModel& model, Theme& theme, QWidget* parent);

  const MapScene& scene() const { return m_scene; }
  const MapOptions& options() const { return m_options; }
  void setOptions(const MapOptions& options);
  /// Links to mark on the cells; outlives the canvas.
  void setGold(GoldModel& gold);
  void scrollTo(int row, int column) override;
  /// The same, because another map was scrolled.
  void scrollAlong(int row, int column);
  /// Statistical alignments to show in place of attention; outlives the canvas.
  void setPosteriors(PosteriorModel& posteriors);
  /// How many rows of cells were painted since the canvas was made (a step back and forth paints none).
  int paintedRows() const { return m_paintedRows; }

  QString description() const override;
  QSize exportSize() const override;
  void renderTo(QPainter& painter, QSize size) const override;

  QString listHelp() const override;
  QString itemName(int index) const override;
  QString itemValue(int index) const override;
  int rows() const override;
  int columns() const override;
  QString rowName(int row) const override { return m_scene.rowLabel(row); }
  QString columnName(int column) const override { return m_scene.columnLabel(column); }

  QSize sizeHint() const override;
  QSize minimumSizeHint() const override;

 Q_SIGNALS:
  /// There is another picture, perhaps with another scale.
  void sceneChanged();
  /// To this first row and column, by hand or by the cursor.
  void scrolled(int row, int column);
  /// By the object name of an action of the view ("map.transpose").
  void actionRequested(const QString& name);

 protected:
  const MapGeometry& cells() const override { return m_scene.geometry(); }
  MapCell cursorCell() const override;
  void moveTo(MapCell cell) override;
  void rebuild() override;
  void followCursor() override;
  void paintEvent(QPaintEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void mouseReleaseEvent(QMouseEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void contextMenuEvent(QContextMenuEvent* event) override;

 private:
  void followGold();
  bool annotating() const { return m_gold && m_gold->annotating(); }
  /// A click in annotate mode: sure, possible, none in turn.
  void cycleLink(const MapCell& cell);
  QString actionOfKey(const QKeyEvent& event) const;
  bool withoutCells() const;
  MapExtras extras() const;
  void placeBars();
  void takeMinimap(QPointF point);
  void refreshCells();

  GoldModel* m_gold = nullptr;
  PosteriorModel* m_posteriors = nullptr;
  MapOptions m_options;
  MapScene m_scene;
  bool m_draggingMinimap = false;
  bool m_goldSpoke = false;  // when the scene was built

  // The visible cells as they stand on screen, and what was painted into each row of them.
  QPixmap m_cells;
  MapGeometry m_cellsGeometry;
  std::vector<Vector<double>> m_paintedWeights;
  std::vector<std::vector<CellMark>> m_paintedMarks;
  bool m_cellsOld = true;
  QImage m_minimap;
  int m_paintedRows = 0;
};

/// U2 "Map": rows target, columns source, one cell a weight on a fixed scale from 0 to 1.
///
/// Keys: the arrow keys move the cell cursor, which is the cursor of all views; Home and End go to the ends of the row,
/// with Ctrl to the corners; Page Up and Page Down move by what is in view; T transposes, F fits the cells into the
/// pane. With statistical alignments at hand: R shows the next of them in place of attention. With a gold model: G
/// shows or hides the gold links, A starts and ends annotating, in which S marks the cell as sure, P as possible,
/// Delete takes the link away, and a click does these in turn.
class MapView final : public PaneView {
  Q_OBJECT
 public:
  MapView(DecodeModel& model, Theme& theme, QWidget* parent = nullptr);

  const MapScene& scene() const { return m_map->scene(); }
  CellSize cellSize() const { return m_map->options().cells; }
  void setCellSize(CellSize size);
  bool transposed() const { return m_map->options().transposed; }
  void setTransposed(bool transposed);
  /// Colours stretched to the picture, which the legend says in a badge; else fixed from 0 to 1.
  bool stretched() const { return m_map->options().stretched; }
  void setStretched(bool stretched);
  /// Lays this map out like that of `trace`, which stands beside it; null for none.
  void layOutLike(std::shared_ptr<const Trace> trace);
  /// The smallest cells before it scrolls, in pixels at 100 %.
  void setSmallestCell(double pixels);
  /// The two scroll together from now on; both live as long.
  void scrollWith(MapView& other);
  /// Marks links on the cells and adds a bar with their settings; outlives the view.
  void setGold(GoldModel& gold);
  /// Adds the choice between attention and statistical alignments of the same words; outlives the view.
  void setPosteriors(PosteriorModel& posteriors);
  PosteriorModel* posteriors() const { return m_posteriors; }
  /// Whose weights are shown.
  WeightsReader reader() const { return m_posteriors ? m_posteriors->reader() : WeightsReader(); }

  QString exportId() const override;
  /// The table as it is turned: the first line names the columns, the first field says which is which
  /// ("target (en)\source (fr)"), weights that are not computable are "nan".
  QString exportCsv() const override;
  /// Scale and orientation, for the caption of an export.
  QString exportNote() const;

 Q_SIGNALS:
  void optionsChanged();

 protected:
  void retranslate() override;
  bool isBehind() const override;

 private:
  QAction* add(const char* name);
  void followReader();
  void nameLegend();
  QString helpText() const;
  void link(LinkKind kind);
  void enableLinks();

  MapCanvas* m_map;
  Segments* m_sizes;
  PaneCombo* m_reader;
  ScaleLegend* m_legend;
  QAction* m_transpose;
  QAction* m_fit;
  // With statistical alignments.
  PosteriorModel* m_posteriors = nullptr;
  QAction* m_nextReader = nullptr;
  // With a gold model.
  GoldModel* m_gold = nullptr;
  MapGoldBar* m_bar = nullptr;
  QAction *m_showGold = nullptr, *m_annotate = nullptr, *m_sure = nullptr, *m_possible = nullptr, *m_unlink = nullptr,
          *m_compare = nullptr;
};

}  // namespace lookback::ui
