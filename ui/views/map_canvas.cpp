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
#include "ui/views/pane_controls.h"
#include "ui/views/thin_scroll_bar.h"
#include "ui/views/token_text.h"

namespace lookback::ui {
namespace {

constexpr double kBar = 8;
constexpr int kWheelStep = 40;  // eighths of a degree a cell
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
    : PaneCanvas(model, theme, parent),
      m_across(new ThinScrollBar(theme, Qt::Horizontal, this)),
      m_down(new ThinScrollBar(theme, Qt::Vertical, this)) {
  repaintWhileMoving(*this, {SubStep::soften});
  for (ThinScrollBar* bar : {m_across, m_down}) {
    bar->hide();
    connect(bar, &QScrollBar::valueChanged, this, [this] { scrollTo(m_down->value(), m_across->value()); });
  }
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
  describeControl(*m_across, QStringLiteral("map.scrollAcross"), tr("Scroll the columns"),
                  tr("Moves along the columns of the map."));
  describeControl(*m_down, QStringLiteral("map.scrollDown"), tr("Scroll the rows"),
                  tr("Moves along the rows of the map."));
  const MapGeometry before = m_scene.geometry();
  m_scene = MapScene(model(), theme(), m_options, QSizeF(size()), true, extras());
  m_goldSpoke = m_scene.gold() != nullptr;
  m_cellsOld = true;
  Q_EMIT sceneChanged();
  if (m_scene.empty()) {
    m_across->hide();
    m_down->hide();
    return update();
  }
  m_minimap = m_scene.minimap();
  MapGeometry& g = m_scene.geometry();
  const bool sameView = before.visibleRows == g.visibleRows && before.visibleColumns == g.visibleColumns;
  g.scrollTo(sameView ? before.firstRow : 0, sameView ? before.firstColumn : 0);
  if (model().step() > 0 && !sameView) g.show(cursorCell());
  placeScrollBars();
  update();
}

void MapCanvas::placeScrollBars() {
  const MapGeometry& g = m_scene.geometry();
  const int thick = static_cast<int>(std::lround(theme().px(kBar)));
  const QRectF area = g.area();
  const QSignalBlocker quietAcross(m_across), quietDown(m_down);
  m_across->setRange(0, g.columns - g.visibleColumns);
  m_across->setPageStep(std::max(g.visibleColumns, 1));
  m_across->setValue(g.firstColumn);
  m_across->setVisible(!withoutCells() && g.visibleColumns < g.columns);
  const double below = std::min(area.bottom() + theme().px(27), m_scene.stripRect().top() - thick - 1);
  m_across->setGeometry(static_cast<int>(area.left()), static_cast<int>(below), static_cast<int>(area.width()), thick);
  m_down->setRange(0, g.rows - g.visibleRows);
  m_down->setPageStep(std::max(g.visibleRows, 1));
  m_down->setValue(g.firstRow);
  m_down->setVisible(!withoutCells() && g.visibleRows < g.rows);
  m_down->setGeometry(static_cast<int>(area.right() + theme().px(48)), static_cast<int>(area.top()), thick,
                      static_cast<int>(area.height()));
}

void MapCanvas::scrollTo(int row, int column) {
  scrollAlong(row, column);
  Q_EMIT scrolled(m_scene.geometry().firstRow, m_scene.geometry().firstColumn);
}

void MapCanvas::scrollAlong(int row, int column) {
  m_scene.geometry().scrollTo(row, column);
  placeScrollBars();
  update();
}

void MapCanvas::followCursor() {
  if (m_scene.empty()) return;
  m_scene.setCursor(model().step(), model().source());
  if (model().step() > 0) m_scene.geometry().show(cursorCell());
  placeScrollBars();
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

void MapCanvas::moveTo(MapCell cell) {
  const MapGeometry& g = m_scene.geometry();
  cell = {std::clamp(cell.row, 0, g.rows - 1), std::clamp(cell.column, 0, g.columns - 1)};
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

void MapCanvas::wheelEvent(QWheelEvent* event) {
  if (withoutCells() || !m_scene.geometry().scrolls()) return event->ignore();
  QPoint turn = event->angleDelta();
  if (event->modifiers() & Qt::ShiftModifier && turn.x() == 0) turn = turn.transposed();
  const MapGeometry& g = m_scene.geometry();
  const auto cells = [](int delta) { return delta / kWheelStep + (delta % kWheelStep > 0) - (delta % kWheelStep < 0); };
  scrollTo(g.firstRow - cells(turn.y()), g.firstColumn - cells(turn.x()));
}

void MapCanvas::keyPressEvent(QKeyEvent* event) {
  if (withoutCells()) {
    if (event->key() == Qt::Key_R && actionOfKey(*event) == kNextReader) return Q_EMIT actionRequested(kNextReader);
    return event->ignore();
  }
  const MapGeometry& g = m_scene.geometry();
  const bool control = event->modifiers() & Qt::ControlModifier;
  MapCell to = cursorCell();
  switch (event->key()) {
    case Qt::Key_Left:
      to.column -= 1;
      break;
    case Qt::Key_Right:
      to.column += 1;
      break;
    case Qt::Key_Up:
      to.row -= 1;
      break;
    case Qt::Key_Down:
      to.row += 1;
      break;
    case Qt::Key_PageUp:
      to.row -= std::max(1, g.visibleRows - 1);
      break;
    case Qt::Key_PageDown:
      to.row += std::max(1, g.visibleRows - 1);
      break;
    case Qt::Key_Home:
      to = {control ? 0 : to.row, 0};
      break;
    case Qt::Key_End:
      to = {control ? g.rows - 1 : to.row, g.columns - 1};
      break;
    default: {
      const QString name = actionOfKey(*event);
      return name.isEmpty() ? event->ignore() : Q_EMIT actionRequested(name);
    }
  }
  moveTo(to);
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

QRect MapCanvas::itemRect(int index) const {
  const MapCell cell = cellOfItem(index);
  return m_scene.geometry().shows(cell) ? m_scene.geometry().cellRect(cell).toAlignedRect() : QRect();
}

int MapCanvas::currentItem() const {
  if (withoutCells() || model().step() < 1 || model().source() < 0) return -1;
  const MapCell cell = cursorCell();
  return cell.row * columns() + cell.column;
}

void MapCanvas::activateItem(int index) {
  moveTo(cellOfItem(index));
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
