// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/difference_view.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <cmath>

#include "core/model/model.h"
#include "ui/support/text.h"
#include "ui/views/marks.h"
#include "ui/views/number_text.h"
#include "ui/views/scale_legend.h"
#include "ui/views/text_cache.h"
#include "ui/views/token_text.h"
#include "ui/views/view_export.h"

namespace lookback::ui {
namespace {

// Pixels at 100 %.
constexpr double kTitle = 18, kWidestLabel = 132, kTallestLabel = 78, kShortestLabel = 46;
constexpr double kMoved = 54, kBarBeside = 44, kBarBelow = 4,
                 kBarRoom = 6;  // beside the cells: how much moved, then the scroll bar
constexpr double kStripLine = 18, kStripEdge = 4;
/// From this height of the pane on the read-out has its second line; in a lower one the rows get it.
constexpr double kLow = 300;
/// Of the pane's height, for the words over the columns.
constexpr double kLabelShare = 0.22;
/// Where the width allows it, cells have room for their labels and the rows scroll.
constexpr double kSmallestCell = 14, kReadableCell = 22;
/// From here on a cell too small for its number has its sign.
constexpr double kTold = 0.1;

QString signedText(double value, int decimals) {
  const QString digits = weightText(std::abs(value), decimals);
  return (value < 0 ? QStringLiteral("−") : QStringLiteral("+")) + digits;
}

/// The ink of the theme that reads better on a colour.
QColor inkOn(const Theme& theme, const QColor& ground) {
  const auto contrast = [&ground](const QColor& ink) { return std::abs(ink.lightnessF() - ground.lightnessF()); };
  const QColor text = theme.color(Role::text), surface = theme.color(Role::surface);
  return contrast(text) >= contrast(surface) ? text : surface;
}

/// "zone", "zone → Area", "− zone", "+ Area": a word of either lane, by its place in `words`.
QString pairLabel(const Counterpart& pair, const std::vector<std::string>& a, const std::vector<std::string>& b) {
  const auto word = [](const std::vector<std::string>& words, int at) {
    return tokenText(words[static_cast<std::size_t>(at)]);
  };
  if (pair.b < 0) return QStringLiteral("− ") + word(a, pair.a);
  if (pair.a < 0) return QStringLiteral("+ ") + word(b, pair.b);
  if (pair.same) return word(a, pair.a);
  return word(a, pair.a) + QStringLiteral(" → ") + word(b, pair.b);
}

double stripHeight(const Theme& theme, QSizeF size) {
  return theme.px((size.height() >= theme.px(kLow) ? 2 : 1) * kStripLine + kStripEdge);
}

/// A label with a wave below it where the lanes have other words.
void drawPairLabel(QPainter& painter, const Theme& theme, const QRectF& room, bool same, const AxisLabel& label) {
  const QRectF word = drawAxisLabel(painter, room, label);
  if (same) return;
  drawWave(painter, word.left(), word.right(), room.center().y() + theme.px(8), theme.px(1), theme.color(Role::text2));
}

}  // namespace

DifferenceCanvas::DifferenceCanvas(LaneController& lanes, Theme& theme, QWidget* parent)
    : CellTable(QStringLiteral("difference"), lanes.first(), theme, parent), m_lanes(lanes) {
  connect(&lanes, &LaneController::changed, this, [this] {
    rebuild();
    announceChange();
  });
}

QSize DifferenceCanvas::sizeHint() const {
  return QSizeF(theme().px(480), theme().px(300)).toSize();
}
QSize DifferenceCanvas::minimumSizeHint() const {
  return QSizeF(theme().px(260), theme().px(160)).toSize();
}

int DifferenceCanvas::rows() const {
  return difference() ? static_cast<int>(difference()->rows.size()) : 0;
}
int DifferenceCanvas::columns() const {
  return difference() ? static_cast<int>(difference()->columns.size()) : 0;
}

QString DifferenceCanvas::rowLabel(int index) const {
  return pairLabel(row(index), m_lanes.first().trace()->target, m_lanes.second().trace()->target);
}

QString DifferenceCanvas::columnLabel(int index) const {
  return pairLabel(column(index), m_lanes.first().trace()->source, m_lanes.second().trace()->source);
}

QRectF DifferenceCanvas::stripRect() const {
  const double strip = stripHeight(theme(), QSizeF(size()));
  return QRectF(0, height() - strip, width(), strip);
}

DifferenceCanvas::Layout DifferenceCanvas::layOut(const Theme& theme, QSizeF size, bool withStrip) const {
  Layout layout;
  if (rows() == 0 || columns() == 0) return layout;
  const QFont font = theme.font(TextStep::note, QFont::DemiBold);
  for (int i = 0; i < rows(); ++i) layout.labels = std::max(layout.labels, textWidth(font, rowLabel(i)));
  layout.labels = std::min(std::ceil(layout.labels) + theme.px(18), theme.px(kWidestLabel));
  double longest = 0;
  for (int j = 0; j < columns(); ++j) longest = std::max(longest, textWidth(font, columnLabel(j)));
  MapMargins margins{layout.labels + theme.px(kTitle), theme.px(kTitle + 18), theme.px(kMoved),
                     (withStrip ? stripHeight(theme, size) : 0) + theme.px(6)};
  const auto lay = [&] {
    const double room = (size.width() - margins.left - margins.right) / columns() / theme.px(1);
    layout.geometry = layOutMap(rows(), columns(), size, margins, CellSize::fit, theme.px(1),
                                std::clamp(std::floor(room), kSmallestCell, kReadableCell));
  };
  lay();
  layout.upright = longest > layout.geometry.cell - theme.px(4);
  // In a low pane the words over the columns leave room for rows.
  const double tallest = std::clamp(size.height() * kLabelShare, theme.px(kShortestLabel), theme.px(kTallestLabel));
  layout.columns = layout.upright ? std::min(std::ceil(longest) + theme.px(6), tallest) : theme.px(18);
  if (layout.upright) {
    margins.top = theme.px(kTitle) + layout.columns;
    lay();
  }
  if (withStrip && layout.geometry.visibleColumns < columns()) {
    margins.bottom += theme.px(kBarBelow + kBarRoom);
    lay();
  }
  return layout;
}

MapCell DifferenceCanvas::sharedCell() const {
  MapCell at;
  for (int i = 0; i < rows(); ++i)
    if (row(i).a == model().step() - 1) at.row = i;
  for (int j = 0; j < columns(); ++j)
    if (model().source() >= 0 && column(j).a == model().source()) at.column = j;
  return at;
}

void DifferenceCanvas::rebuild() {
  nameScrollBars();
  m_layout = layOut(theme(), QSizeF(size()), true);
  const int row = m_geometry.firstRow, column = m_geometry.firstColumn;
  m_geometry = m_layout.geometry;
  m_geometry.scrollTo(row, column);
  followCursor();
}

void DifferenceCanvas::followCursor() {
  const MapCell now = sharedCell();
  // A row that only lane B has stays chosen while the step of lane A is the same.
  if (now.row >= 0 && !(m_cell.row >= 0 && m_cell.row < rows() && row(m_cell.row).a < 0 && hasFocus()))
    m_cell.row = now.row;
  if (now.column >= 0) m_cell.column = now.column;
  m_cell.row = std::min(m_cell.row, rows() - 1);
  m_cell.column = std::min(m_cell.column, columns() - 1);
  if (m_cell.valid()) m_geometry.show(m_cell);
  placeBars();
  update();
}

void DifferenceCanvas::placeBars() {
  placeScrollBars(m_geometry.area().bottom() + theme().px(kBarBelow),
                  m_geometry.area().right() + theme().px(kBarBeside));
}

void DifferenceCanvas::scrollTo(int row, int column) {
  m_geometry.scrollTo(row, column);
  placeBars();
  update();
}

void DifferenceCanvas::moveTo(MapCell cell) {
  if (itemCount() == 0) return;
  m_cell = clamped(cell);
  const Counterpart at = row(m_cell.row), over = column(m_cell.column);
  const MapCell wanted = m_cell;
  if (over.a >= 0)
    model().setSource(over.a);
  else
    m_lanes.second().setSource(over.b);
  if (at.a >= 0)
    model().setCursor(at.a + 1, SubStep::write);
  else
    m_lanes.second().setCursor(at.b + 1, SubStep::write);
  m_cell = wanted;
  m_geometry.show(m_cell);
  placeBars();
  update();
  announceItem(currentItem());
}

double DifferenceCanvas::weight(bool second, const MapCell& at) const {
  const Trace& trace = *(second ? m_lanes.second() : m_lanes.first()).trace();
  const int step = second ? row(at.row).b : row(at.row).a,
            position = second ? column(at.column).b : column(at.column).a;
  if (step < 0 || position < 0) return std::nan("");
  const Vector<double>& alpha = trace.steps[static_cast<std::size_t>(step)].alpha;
  return position < alpha.size() ? alpha[position] : std::nan("");
}

std::vector<Run> DifferenceCanvas::readout() const {
  if (!m_cell.valid() || !difference()) return {};
  const auto number = [](double value) { return std::isnan(value) ? tr("none") : fixedText(value, 4); };
  const double d = difference()->alpha(m_cell.row, m_cell.column);
  std::vector<Run> runs = {{rowLabel(m_cell.row), Role::target, true},
                           {QStringLiteral(" ← "), Role::text2},
                           {columnLabel(m_cell.column), Role::source, true},
                           {std::isnan(d) ? tr("no difference: one lane has no such word or weight")
                                          : tr("difference %1").arg(signedText(d, 4)),
                            Role::text, true}};
  runs.push_back({tr("lane A %1, lane B %2").arg(number(weight(false, m_cell)), number(weight(true, m_cell))),
                  Role::text2, false, true});
  for (std::size_t i = 3; i < runs.size(); ++i) runs[i].indent = true;
  return runs;
}

void DifferenceCanvas::paintCell(QPainter& painter, const Theme& theme, const QRectF& rect, double value) const {
  const double unit = theme.px(1);
  if (std::isnan(value)) {
    fillSharp(painter, rect, theme.color(Role::sunken));
    painter.save();
    painter.setClipRect(rect);
    drawHatch(painter, rect, unit, theme.color(Role::hair));
    painter.restore();
    return;
  }
  const QColor ground = theme.signedValue(value);
  fillSharp(painter, rect, ground);
  QString text;
  if (hasValueText(rect.width() + 1, unit))
    text = std::abs(value) < 0.005 ? QStringLiteral("·") : signedText(value, 2);
  else if (std::abs(value) >= kTold)
    text = value < 0 ? QStringLiteral("−") : QStringLiteral("+");
  if (text.isEmpty()) return;
  painter.setFont(theme.font(TextStep::tick, std::abs(value) >= kTold ? QFont::DemiBold : QFont::Normal));
  painter.setPen(inkOn(theme, ground));
  drawLine(painter, rect, Qt::AlignHCenter, text);
}

void DifferenceCanvas::paintTitles(QPainter& painter, const Theme& theme, const MapGeometry& g) const {
  painter.setFont(theme.font(TextStep::note));
  painter.setPen(theme.color(Role::source));
  drawLine(painter, QRectF(g.corner.x(), 0, g.area().width(), theme.px(kTitle)), Qt::AlignRight, tr("source, A → B"));
  painter.save();
  painter.translate(0, g.area().bottom());
  painter.rotate(-90);
  painter.setPen(theme.color(Role::target));
  drawLine(painter, QRectF(0, theme.px(2), g.area().height(), theme.px(kTitle)), Qt::AlignRight, tr("target, A → B"));
  painter.restore();
  painter.setPen(theme.color(Role::text2));
  painter.setFont(theme.font(TextStep::tick));
  drawLine(painter,
           QRectF(g.area().right() + theme.px(4), g.area().top() - theme.px(18), theme.px(kMoved), theme.px(16)),
           Qt::AlignLeft, tr("moved"));
}

void DifferenceCanvas::paintRows(QPainter& painter, const Theme& theme, const MapGeometry& g, bool cursor) const {
  for (int i = g.firstRow; i <= g.lastRow(); ++i) {
    const QRectF cell = g.cellRect({i, g.firstColumn});
    const bool current = cursor && i == m_cell.row;
    if (current)
      drawCaret(painter, QPointF(theme.px(kTitle + 1), cell.center().y()), theme.px(1), theme.color(Role::target));
    drawPairLabel(painter, theme,
                  QRectF(theme.px(kTitle + 9), cell.top(), cell.left() - theme.px(kTitle + 14), cell.height()),
                  row(i).same,
                  {rowLabel(i), theme.font(TextStep::note, current ? QFont::DemiBold : QFont::Normal),
                   theme.color(current ? Role::target : Role::text), Qt::AlignRight});
    const double moved = difference()->moved[static_cast<std::size_t>(i)];
    painter.setFont(theme.font(TextStep::tick));
    painter.setPen(theme.color(Role::text2));
    drawLine(painter, QRectF(g.area().right() + theme.px(6), cell.top(), theme.px(kBarBeside - 8), cell.height()),
             Qt::AlignLeft, std::isnan(moved) ? QStringLiteral("–") : weightText(moved));
  }
}

void DifferenceCanvas::paintColumns(QPainter& painter, const Theme& theme, const Layout& layout, bool cursor) const {
  const MapGeometry& g = layout.geometry;
  for (int j = g.firstColumn; j <= g.lastColumn(); ++j) {
    const QRectF cell = g.cellRect({g.firstRow, j});
    const bool current = cursor && j == m_cell.column;
    AxisLabel label{columnLabel(j), theme.font(TextStep::note, current ? QFont::DemiBold : QFont::Normal),
                    theme.color(current ? Role::source : Role::text), Qt::AlignHCenter};
    QRectF room(cell.left(), cell.top() - theme.px(19), cell.width(), theme.px(17));
    painter.save();
    if (layout.upright) {
      painter.translate(cell.center().x() - theme.px(9), cell.top() - theme.px(3));
      painter.rotate(-90);
      room = QRectF(0, 0, layout.columns, theme.px(18));
      label.alignment = Qt::AlignLeft;
    }
    drawPairLabel(painter, theme, room, column(j).same, label);
    painter.restore();
  }
}

void DifferenceCanvas::paint(QPainter& painter, const Theme& theme, const Layout& layout, bool cursor) const {
  const MapGeometry& g = layout.geometry;
  for (int i = g.firstRow; i <= g.lastRow(); ++i)
    for (int j = g.firstColumn; j <= g.lastColumn(); ++j)
      paintCell(painter, theme, g.cellRect({i, j}), difference()->alpha(i, j));
  paintTitles(painter, theme, g);
  paintRows(painter, theme, g, cursor);
  paintColumns(painter, theme, layout, cursor);
  if (!cursor || !m_cell.valid() || !g.shows(m_cell)) return;
  drawLineFrame(painter, theme,
                g.cellRect({m_cell.row, g.firstColumn}).united(g.cellRect({m_cell.row, g.lastColumn()})));
  const double line = theme.px(2);
  painter.setPen(QPen(theme.color(Role::text), line));
  painter.drawRect(g.cellRect(m_cell).adjusted(line / 2, line / 2, -line / 2, -line / 2));
}

void DifferenceCanvas::paintStrip(QPainter& painter) const {
  const QRectF strip = stripRect();
  drawReadoutGround(painter, theme(), strip);
  const double side = theme().px(11), half = theme().px(kStripLine);
  const QRectF line(side, strip.top() + theme().px(2), strip.width() - 2 * side, half);
  drawRuns(painter, theme(), line, readout());
  if (strip.height() < 2 * half) return;
  const double moved = m_cell.row >= 0 ? difference()->moved[static_cast<std::size_t>(m_cell.row)] : std::nan("");
  QString second = tr("Largest difference %1.").arg(fixedText(difference()->largest, 4));
  if (!std::isnan(moved)) second += u' ' + tr("%1 percent of this row's weight moved.").arg(percentText(moved));
  drawRuns(painter, theme(), line.translated(0, half), {{second, Role::text2}});
}

void DifferenceCanvas::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  if (!difference() || rows() == 0)
    return paintEmpty(painter, rect(), m_lanes.isOpen() ? tr("The second lane is on its way") : tr("One lane only"),
                      m_lanes.isOpen() ? tr("Its map is compared as soon as it is decoded.")
                                       : tr("Press Ctrl+K to compare with another model, checkpoint or sentence."));
  Layout layout = m_layout;
  layout.geometry = m_geometry;
  paint(painter, theme(), layout, true);
  paintStrip(painter);
}

int DifferenceCanvas::sourcePositionAt(QPointF point) const {
  const MapCell at = m_geometry.cellAt(point);
  return difference() && at.valid() ? column(at.column).a : -1;
}

void DifferenceCanvas::mousePressEvent(QMouseEvent* event) {
  if (event->button() != Qt::LeftButton || !difference()) return;
  if (const MapCell at = m_geometry.cellAt(event->position()); at.valid()) return moveTo(at);
  if (const int row = m_geometry.rowAt(event->position().y());
      row >= 0 && event->position().x() < m_geometry.corner.x())
    moveTo({row, std::max(m_cell.column, 0)});
}

void DifferenceCanvas::keyPressEvent(QKeyEvent* event) {
  if (!moveByKey(*event)) event->ignore();
}

QSize DifferenceCanvas::exportSize() const {
  return QSizeF(260 + columns() * 40.0, 130 + rows() * 40.0).toSize();
}

void DifferenceCanvas::renderTo(QPainter& painter, QSize size) const {
  const QSize natural = exportSize();
  fitPicture(painter, natural, size);
  painter.setRenderHint(QPainter::Antialiasing);
  if (difference() && rows() > 0) paint(painter, exportTheme(), layOut(exportTheme(), natural, false), false);
}

QString DifferenceCanvas::listHelp() const {
  return tr(
      "Arrow keys move from cell to cell, Home and End to the ends of a row, with Ctrl to the corners, Page "
      "Up and Page Down by what is in view.");
}

QString DifferenceCanvas::itemName(int index) const {
  const MapCell at = cellOfItem(index);
  const double d = difference()->alpha(at.row, at.column);
  const QString source = inSentence(columnLabel(at.column)), target = inSentence(rowLabel(at.row));
  if (std::isnan(d)) return tr("%1, %2, no difference to tell").arg(target, source);
  return tr("%1, %2, %3 points").arg(target, source, fixedText(100 * d, 0));
}

QString DifferenceCanvas::itemValue(int index) const {
  const MapCell at = cellOfItem(index);
  return fixedText(difference()->alpha(at.row, at.column), 4);
}

QString DifferenceCanvas::description() const {
  if (!difference()) return tr("There is no second lane to compare with.");
  return tr("%1 rows, target words; %2 columns, source words; the weights of lane B less those of lane A.")
             .arg(QString::number(rows()), QString::number(columns())) +
         u' ' + plainText(readout()) + u' ' + m_lanes.summary();
}

DifferenceView::DifferenceView(LaneController& lanes, Theme& theme, QWidget* parent)
    : PaneView(QStringLiteral("difference"), lanes.first(), theme, parent),
      m_lanes(lanes),
      m_canvas(new DifferenceCanvas(lanes, theme, this)),
      m_legend(new ScaleLegend(
          theme, [&theme](double share) { return theme.signedValue(2 * share - 1); }, this)) {
  m_legend->setMiddle(true);
  addControl(m_legend);
  setCanvas(m_canvas);
}

void DifferenceView::retranslate() {
  setTexts(tr("Difference"),
           tr("The weights of lane B less those of lane A, word by word, on a fixed scale from −1 to 1: orange where B "
              "reads more, purple where it reads less. Hatched: the word stands in one lane only."));
  m_legend->setTexts(QStringLiteral("−1"), tr("1 fixed"), tr("B − A"));
  m_legend->setObjectName(QStringLiteral("difference.legend"));
  m_legend->setAccessibleName(tr("Colour scale of the differences, fixed from −1 to 1"));
}

QString DifferenceView::exportNote() const {
  const DecodeModel& b = m_lanes.second();
  if (!b.trace()) return {};
  const QString name = b.model() ? isolated(QString::fromStdString(b.model()->name)) : QString();
  return tr("Lane A: %1. Lane B: %2; model %3, “%4”.")
      .arg(m_lanes.firstTitle(), m_lanes.secondTitle(), name, isolated(QString::fromStdString(b.trace()->sentence)));
}

QString DifferenceView::exportCsv() const {
  if (!m_lanes.difference()) return {};
  QStringList fields = {tr("target\\source, B − A")};
  for (int j = 0; j < m_canvas->columns(); ++j) fields << m_canvas->columnLabel(j);
  QString csv = csvLine(fields);
  for (int i = 0; i < m_canvas->rows(); ++i) {
    fields = {m_canvas->rowLabel(i)};
    for (int j = 0; j < m_canvas->columns(); ++j) fields << exactText(m_lanes.difference()->alpha(i, j));
    csv += csvLine(fields);
  }
  return csv;
}

}  // namespace lookback::ui
