// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QKeyEvent>
#include <QMenu>
#include <QMouseEvent>
#include <QPainter>
#include <cmath>

#include "core/model/model.h"
#include "ui/views/map_view.h"
#include "ui/views/marks.h"
#include "ui/views/moving_parts.h"
#include "ui/views/number_text.h"
#include "ui/views/token_text.h"

namespace lookback::ui {
namespace {

constexpr double kBar = 8;
/// An export with more words than this a side has small cells without values.
constexpr int kManyWords = 60;
const QLatin1String kNextReader("map.reader");

/// What was marked in a row of the screen.
std::vector<CellMark> marksOf(const MapScene& scene, int row) {
  std::vector<CellMark> marks;
  if (!scene.gold()) return marks;
  for (int column = 0; column < scene.geometry().columns; ++column)
    marks.push_back(scene.gold()->at(scene.stepOf({row, column}), scene.sourceOf({row, column})));
  return marks;
}

bool sameWeights(const Vector<double>& a, const Vector<double>& b) {
  if (a.size() != b.size()) return false;
  for (Index j = 0; j < a.size(); ++j)
    if (a[j] != b[j] && !(std::isnan(a[j]) && std::isnan(b[j]))) return false;
  return true;
}

}  // namespace

MapCanvas::MapCanvas(DecodeModel& model, Theme& theme, QWidget* parent)
    : CellTable(QStringLiteral("map"), model, theme, parent) {
  repaintWhileMoving(*this, {SubStep::soften});
  connect(&theme, &Theme::changed, this, [this] { m_cells = QPixmap(); });  // the lines between cells too
}

void MapCanvas::setOptions(const MapOptions& options) {
  m_options = options;
  rebuild();
}

void MapCanvas::setGold(GoldModel& gold) {
  m_gold = &gold;
  connect(&gold, &GoldModel::changed, this, &MapCanvas::followGold);
  followGold();
}

void MapCanvas::setPosteriors(PosteriorModel& posteriors) {
  m_posteriors = &posteriors;
  connect(&posteriors, &PosteriorModel::changed, this, [this] {
    rebuild();
    announceChange();
  });
  rebuild();
}

MapExtras MapCanvas::extras() const {
  return {m_gold ? m_gold->overlay() : nullptr, m_posteriors ? m_posteriors->posterior() : nullptr};
}

void MapCanvas::followGold() {
  if (!m_goldSpoke && !m_gold->overlay()->speaks()) return;  // nothing to see before or now
  rebuild();
  announceChange();
}

QSize MapCanvas::sizeHint() const {
  return QSizeF(theme().px(480), theme().px(384)).toSize();
}
QSize MapCanvas::minimumSizeHint() const {
  return QSizeF(theme().px(260), theme().px(220)).toSize();
}

bool MapCanvas::withoutCells() const {
  if (m_scene.empty() || m_scene.isPosterior()) return m_scene.empty();
  return model().model() && model().model()->config.scorer == Scorer::none;
}

int MapCanvas::rows() const {
  return withoutCells() ? 0 : m_scene.geometry().rows;
}
int MapCanvas::columns() const {
  return withoutCells() ? 0 : m_scene.geometry().columns;
}

void MapCanvas::rebuild() {
  nameScrollBars();
  const MapGeometry before = m_scene.geometry();
  m_scene = MapScene(model(), theme(), m_options, QSizeF(size()), true, extras());
  m_goldSpoke = m_scene.gold() != nullptr;
  m_cellsOld = true;
  Q_EMIT sceneChanged();
  if (m_scene.empty()) {
    placeBars();
    return update();
  }
  m_minimap = m_scene.minimap();
  MapGeometry& g = m_scene.geometry();
  const bool sameView = before.visibleRows == g.visibleRows && before.visibleColumns == g.visibleColumns;
  g.scrollTo(sameView ? before.firstRow : 0, sameView ? before.firstColumn : 0);
  if (model().step() > 0 && !sameView) g.show(cursorCell());
  placeBars();
  update();
}

void MapCanvas::placeBars() {
  const QRectF area = m_scene.geometry().area();
  placeScrollBars(std::min(area.bottom() + theme().px(27), m_scene.stripRect().top() - theme().px(kBar) - 1),
                  area.right() + theme().px(48));
}

void MapCanvas::scrollTo(int row, int column) {
  scrollAlong(row, column);
  Q_EMIT scrolled(m_scene.geometry().firstRow, m_scene.geometry().firstColumn);
}

void MapCanvas::scrollAlong(int row, int column) {
  m_scene.geometry().scrollTo(row, column);
  placeBars();
  update();
}

void MapCanvas::followCursor() {
  if (m_scene.empty()) return;
  m_scene.setCursor(model().step(), model().source());
  if (model().step() > 0) m_scene.geometry().show(cursorCell());
  placeBars();
  update();
  Q_EMIT scrolled(m_scene.geometry().firstRow, m_scene.geometry().firstColumn);
}

void MapCanvas::refreshCells() {
  const MapGeometry& g = m_scene.geometry();
  const double ratio = devicePixelRatioF();
  const QSize pixels = (g.area().size() * ratio).toSize();
  const MapGeometry& old = m_cellsGeometry;
  const bool moved = m_cells.size() != pixels || m_cells.devicePixelRatio() != ratio || old.cell != g.cell ||
                     old.firstRow != g.firstRow || old.firstColumn != g.firstColumn || old.rows != g.rows;
  if (!moved && !m_cellsOld) return;
  // A new result, same place: only the rows whose weights are others. Transposed, a word's weights run down: all of
  // them.
  const bool rowByRow = !moved && !m_options.transposed;
  if (moved) {
    m_cells = QPixmap(pixels);
    m_cells.setDevicePixelRatio(ratio);
    m_cells.fill(theme().color(Role::surface));
  }
  QPainter painter(&m_cells);
  painter.setRenderHint(QPainter::Antialiasing);
  m_paintedWeights.resize(static_cast<std::size_t>(g.visibleRows));
  m_paintedMarks.resize(static_cast<std::size_t>(g.visibleRows));
  for (int row = g.firstRow; row <= g.lastRow(); ++row) {
    Vector<double>& painted = m_paintedWeights[static_cast<std::size_t>(row - g.firstRow)];
    const Vector<double>& now = m_scene.trace().steps[static_cast<std::size_t>(m_options.transposed ? 0 : row)].alpha;
    std::vector<CellMark> marks = marksOf(m_scene, row);
    std::vector<CellMark>& paintedMarks = m_paintedMarks[static_cast<std::size_t>(row - g.firstRow)];
    if (rowByRow && sameWeights(painted, now) && marks == paintedMarks) continue;
    paintedMarks = std::move(marks);
    m_scene.paintCells(painter, row, row);
    painted = m_options.transposed ? Vector<double>() : now;
    ++m_paintedRows;
  }
  m_cellsGeometry = g;
  m_cellsOld = false;
}

void MapCanvas::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  if (m_scene.empty())
    return paintEmpty(painter, rect(), tr("No map yet"),
                      tr("Type a sentence above, or choose an example, and press Decode."));
  if (withoutCells())
    return paintEmpty(
        painter, rect(), tr("This model has no alignment to show"),
        tr("RNNencdec reads the whole sentence into one fixed vector c and writes every word from it, so there "
           "is no table of weights. Open an RNNsearch model to see one.") +
            (m_posteriors && !m_posteriors->choices().empty()
                 ? u' ' + tr("Or press R: a statistical alignment explains these words too.")
                 : QString()));
  refreshCells();
  painter.drawPixmap(m_scene.geometry().corner, m_cells);
  m_scene.paintArrival(painter, motion().progress());
  m_scene.paintSurroundings(painter);
  m_scene.paintMinimap(painter, m_minimap);
  m_scene.paintStrip(painter);
}

/// A row or column that is not chosen yet is -1, so that the first arrow key comes in from outside.
MapCell MapCanvas::cursorCell() const {
  return withoutCells() ? MapCell() : m_scene.cellOf(model().step(), model().source());
}

void MapCanvas::moveTo(MapCell cell) {
  if (itemCount() == 0) return;
  cell = clamped(cell);
  model().setSource(m_scene.sourceOf(cell));
  model().setCursor(m_scene.stepOf(cell), model().subStep());
}

void MapCanvas::takeMinimap(QPointF point) {
  const QRectF place = m_scene.minimapRect();
  const MapGeometry& g = m_scene.geometry();
  const double column = (point.x() - place.left()) / place.width() * g.columns - g.visibleColumns / 2.0;
  const double row = (point.y() - place.top()) / place.height() * g.rows - g.visibleRows / 2.0;
  scrollTo(static_cast<int>(std::lround(row)), static_cast<int>(std::lround(column)));
}

void MapCanvas::mousePressEvent(QMouseEvent* event) {
  if (event->button() != Qt::LeftButton || withoutCells()) return;
  const QPointF point = event->position();
  const MapGeometry& g = m_scene.geometry();
  if (m_scene.minimapRect().contains(point)) {
    m_draggingMinimap = true;
    return takeMinimap(point);
  }
  if (const MapCell cell = g.cellAt(point); cell.valid()) {
    moveTo(cell);
    if (annotating()) cycleLink(cell);
    return;
  }
  // Labels: a row or a column alone.
  const MapCell cursor = cursorCell();
  if (point.x() < g.corner.x() && g.rowAt(point.y()) >= 0) return moveTo({g.rowAt(point.y()), cursor.column});
  if (point.y() < g.corner.y() && g.columnAt(point.x()) >= 0) return moveTo({cursor.row, g.columnAt(point.x())});
}

void MapCanvas::cycleLink(const MapCell& cell) {
  const int step = m_scene.stepOf(cell), source = m_scene.sourceOf(cell);
  const LinkKind now = m_gold->ownAt({source, step - 1});
  m_gold->requestLink(step, source,
                      now == LinkKind::none   ? LinkKind::sure
                      : now == LinkKind::sure ? LinkKind::possible
                                              : LinkKind::none);
}

/// The actions of the view, for the mouse too.
void MapCanvas::contextMenuEvent(QContextMenuEvent* event) {
  if (withoutCells() || !parentWidget()) return event->ignore();
  QPoint place = event->globalPos();
  if (event->reason() == QContextMenuEvent::Mouse) {
    if (const MapCell cell = m_scene.geometry().cellAt(event->pos()); cell.valid()) moveTo(cell);
  } else if (m_scene.geometry().shows(cursorCell())) {
    place = mapToGlobal(m_scene.geometry().cellRect(cursorCell()).center().toPoint());
  }
  QMenu menu(this);
  menu.setObjectName(QStringLiteral("map.menu"));
  menu.addActions(parentWidget()->actions());
  menu.exec(place);
}

void MapCanvas::mouseMoveEvent(QMouseEvent* event) {
  if (m_draggingMinimap) takeMinimap(event->position());
}

void MapCanvas::mouseReleaseEvent(QMouseEvent*) {
  m_draggingMinimap = false;
}

void MapCanvas::keyPressEvent(QKeyEvent* event) {
  if (withoutCells()) {
    if (event->key() == Qt::Key_R && actionOfKey(*event) == kNextReader) return Q_EMIT actionRequested(kNextReader);
    return event->ignore();
  }
  if (moveByKey(*event)) return;
  const QString name = actionOfKey(*event);
  if (name.isEmpty()) return event->ignore();
  Q_EMIT actionRequested(name);
}

QString MapCanvas::actionOfKey(const QKeyEvent& event) const {
  if (event.modifiers() != Qt::NoModifier) return {};
  const std::pair<int, const char*> always[] = {{Qt::Key_T, "map.transpose"}, {Qt::Key_F, "map.fit"}};
  const std::pair<int, const char*> gold[] = {{Qt::Key_G, "map.gold"},          {Qt::Key_A, "map.annotate"},
                                              {Qt::Key_C, "map.compare"},       {Qt::Key_S, "map.sure"},
                                              {Qt::Key_P, "map.possible"},      {Qt::Key_Delete, "map.unlink"},
                                              {Qt::Key_Backspace, "map.unlink"}};
  for (const auto& [key, name] : always)
    if (event.key() == key) return QLatin1String(name);
  if (m_posteriors && event.key() == Qt::Key_R) return kNextReader;
  for (const auto& [key, name] : gold)
    if (m_gold && event.key() == key) return QLatin1String(name);
  return {};
}

// Export

QSize MapCanvas::exportSize() const {
  if (withoutCells()) return {400, 200};
  const MapGeometry& g = m_scene.geometry();
  const double cell = std::max(g.rows, g.columns) > kManyWords ? 16 : 40;
  return QSizeF(230 + g.columns * cell, 120 + g.rows * cell).toSize();
}

void MapCanvas::renderTo(QPainter& painter, QSize size) const {
  const QSize natural = exportSize();
  fitPicture(painter, natural, size);
  painter.setRenderHint(QPainter::Antialiasing);
  if (withoutCells()) return;
  const bool small = std::max(m_scene.geometry().rows, m_scene.geometry().columns) > kManyWords;
  MapOptions options = m_options;
  options.cells = small ? CellSize::fit : CellSize::forty;
  const MapScene scene(model(), exportTheme(), options, natural, false, extras());
  painter.save();
  painter.translate(scene.geometry().corner);
  scene.paintCells(painter, 0, scene.geometry().rows - 1);
  painter.restore();
  scene.paintSurroundings(painter);
}

// Access

QString MapCanvas::listHelp() const {
  const QString keys = tr(
      "Arrow keys move from cell to cell, Home and End to the ends of a row, T exchanges rows and columns, F fits the "
      "cells into the pane.");
  if (!annotating()) return keys;
  return keys + u' ' +
         tr("You are annotating: S links the two words of the cell as sure, P as possible, Delete takes the link "
            "away.");
}

QString MapCanvas::itemName(int index) const {
  const MapCell cell = cellOfItem(index);
  const double a = m_scene.weight(cell);
  const QString source = inSentence(m_scene.sourceLabel(m_scene.sourceOf(cell)));
  const QString target = inSentence(m_scene.targetLabel(m_scene.stepOf(cell)));
  const QString name = std::isnan(a) ? tr("%1, %2, not computable").arg(source, target)
                                     : tr("%1, %2, %3 percent").arg(source, target, percentText(a));
  const QString link = m_scene.goldText(cell);
  return link.isEmpty() ? name : name + QStringLiteral(", ") + link;
}

QString MapCanvas::itemValue(int index) const {
  return fixedText(m_scene.weight(cellOfItem(index)), 4);
}

QString MapCanvas::description() const {
  if (m_scene.empty()) return tr("No sentence yet.");
  if (withoutCells()) return tr("No map: this model has no alignment; it reads the sentence into one fixed vector.");
  const QString table = tr("%1 rows, %2; %3 columns, %4.");
  const QString sourceSide = m_scene.sourceTitle(), targetSide = m_scene.targetTitle();
  const bool across = m_options.transposed;
  return table.arg(QString::number(rows()), across ? sourceSide : targetSide, QString::number(columns()),
                   across ? targetSide : sourceSide) +
         (m_scene.isPosterior() ? u' ' + m_posteriors->reader().note() : QString()) + u' ' +
         plainText(m_scene.readout()) + QStringLiteral(". ") + m_scene.summary() +
         (m_scene.gold() ? u' ' + m_scene.goldSummary() : QString());
}

}  // namespace lookback::ui
