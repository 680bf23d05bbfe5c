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
#include "ui/views/pane_controls.h"
#include "ui/views/text_cache.h"
#include "ui/views/token_text.h"
#include "ui/views/view_export.h"

namespace lookback::ui {
namespace {

// Pixels at 100 %.
constexpr double kStrip = 40, kTitle = 18, kWidestLabel = 132, kTallestLabel = 78, kMoved = 44;
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

class DifferenceLegend final : public QWidget {
 public:
  DifferenceLegend(Theme& theme, QWidget* parent) : QWidget(parent), m_theme(theme) {
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    connect(&theme, &Theme::changed, this, [this] {
      updateGeometry();
      update();
    });
  }
  QSize sizeHint() const override { return QSizeF(m_theme.px(206), m_theme.px(32)).toSize(); }
  QSize minimumSizeHint() const override { return {static_cast<int>(m_theme.px(60)), sizeHint().height()}; }

 protected:
  void paintEvent(QPaintEvent*) override {
    QPainter painter(this);
    const QFont font = m_theme.font(TextStep::note);
    const QString high = DifferenceView::tr("1 fixed"), low = QStringLiteral("−1"), what = DifferenceView::tr("B − A");
    const double bar = m_theme.px(80);
    double x = width() - textWidth(font, high) - m_theme.px(6);
    painter.setFont(font);
    painter.setPen(m_theme.color(Role::text2));
    drawLine(painter, QRectF(x, 0, width() - x, height()), Qt::AlignLeft, high);
    x -= bar + m_theme.px(6);
    const double top = std::round(height() / 2.0 - m_theme.px(4));
    const int stripes = std::max(2, static_cast<int>(bar));
    for (int i = 0; i < stripes; ++i)
      fillSharp(painter, QRectF(std::round(x) + i, top, 1, m_theme.px(9)),
                m_theme.signedValue(2.0 * i / (stripes - 1) - 1));
    fillSharp(painter, QRectF(std::round(x + bar / 2), top - m_theme.px(2), 1, m_theme.px(13)),
              m_theme.color(Role::text2));  // 0
    x -= textWidth(font, low) + m_theme.px(6);
    if (x < 0) return;
    drawLine(painter, QRectF(x, 0, m_theme.px(20), height()), Qt::AlignLeft, low);
    x -= textWidth(font, what) + m_theme.px(12);
    if (x >= 0) drawLine(painter, QRectF(x, 0, m_theme.px(60), height()), Qt::AlignLeft, what);
  }

 private:
  Theme& m_theme;
};

}  // namespace

DifferenceCanvas::DifferenceCanvas(LaneController& lanes, Theme& theme, QWidget* parent)
    : PaneCanvas(lanes.first(), theme, parent), m_lanes(lanes) {
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
  const Counterpart& pair = row(index);
  const auto word = [](const DecodeModel& model, int at) {
    return tokenText(model.trace()->target[static_cast<std::size_t>(at)]);
  };
  if (pair.b < 0) return QStringLiteral("− ") + word(m_lanes.first(), pair.a);
  if (pair.a < 0) return QStringLiteral("+ ") + word(m_lanes.second(), pair.b);
  if (pair.same) return word(m_lanes.first(), pair.a);
  return word(m_lanes.first(), pair.a) + QStringLiteral(" → ") + word(m_lanes.second(), pair.b);
}

QString DifferenceCanvas::columnLabel(int index) const {
  const Counterpart& pair = column(index);
  const auto word = [](const DecodeModel& model, int at) {
    return tokenText(model.trace()->source[static_cast<std::size_t>(at)]);
  };
  if (pair.b < 0) return QStringLiteral("− ") + word(m_lanes.first(), pair.a);
  if (pair.a < 0) return QStringLiteral("+ ") + word(m_lanes.second(), pair.b);
  if (pair.same) return word(m_lanes.first(), pair.a);
  return word(m_lanes.first(), pair.a) + QStringLiteral(" → ") + word(m_lanes.second(), pair.b);
}

QRectF DifferenceCanvas::stripRect() const {
  return QRectF(0, height() - theme().px(kStrip), width(), theme().px(kStrip));
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
                     theme.px(withStrip ? kStrip + 6 : 6)};
  const auto lay = [&] {
    const double room = (size.width() - margins.left - margins.right) / columns() / theme.px(1);
    layout.geometry = layOutMap(rows(), columns(), size, margins, CellSize::fit, theme.px(1),
                                std::clamp(std::floor(room), kSmallestCell, kReadableCell));
  };
  lay();
  layout.upright = longest > layout.geometry.cell - theme.px(4);
  layout.columns = layout.upright ? std::min(std::ceil(longest) + theme.px(6), theme.px(kTallestLabel)) : theme.px(18);
  if (layout.upright) {
    margins.top = theme.px(kTitle) + layout.columns;
    lay();
  }
  return layout;
}

MapCell DifferenceCanvas::cursorCell() const {
  MapCell at;
  for (int i = 0; i < rows(); ++i)
    if (row(i).a == model().step() - 1) at.row = i;
  for (int j = 0; j < columns(); ++j)
    if (model().source() >= 0 && column(j).a == model().source()) at.column = j;
  return at;
}

void DifferenceCanvas::rebuild() {
  m_layout = layOut(theme(), QSizeF(size()), true);
  const int row = m_geometry.firstRow, column = m_geometry.firstColumn;
  m_geometry = m_layout.geometry;
  m_geometry.scrollTo(row, column);
  followCursor();
}

void DifferenceCanvas::followCursor() {
  const MapCell now = cursorCell();
  // A row that only lane B has stays chosen while the step of lane A is the same.
  if (now.row >= 0 && !(m_cell.row >= 0 && m_cell.row < rows() && row(m_cell.row).a < 0 && hasFocus()))
    m_cell.row = now.row;
  if (now.column >= 0) m_cell.column = now.column;
  m_cell.row = std::min(m_cell.row, rows() - 1);
  m_cell.column = std::min(m_cell.column, columns() - 1);
  if (m_cell.valid()) m_geometry.show(m_cell);
  update();
}

void DifferenceCanvas::moveTo(MapCell cell) {
  if (rows() == 0 || columns() == 0) return;
  m_cell = {std::clamp(cell.row, 0, rows() - 1), std::clamp(cell.column, 0, columns() - 1)};
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

void DifferenceCanvas::paintLabels(QPainter& painter, const Theme& theme, const Layout& layout, bool cursor) const {
  const MapGeometry& g = layout.geometry;
  const double unit = theme.px(1);
  painter.setFont(theme.font(TextStep::note));
  painter.setPen(theme.color(Role::source));
  drawLine(painter, QRectF(g.corner.x(), 0, g.area().width(), theme.px(kTitle)), Qt::AlignRight, tr("source, A → B"));
  painter.save();
  painter.translate(0, g.area().bottom());
  painter.rotate(-90);
  painter.setPen(theme.color(Role::target));
  drawLine(painter, QRectF(0, theme.px(2), g.area().height(), theme.px(kTitle)), Qt::AlignRight, tr("target, A → B"));
  painter.restore();
  const auto label = [&](const QRectF& room, const Counterpart& pair, const QString& text, bool current, Role role,
                         Qt::Alignment alignment) {
    const QFont font = theme.font(TextStep::note, current ? QFont::DemiBold : QFont::Normal);
    painter.setFont(font);
    painter.setPen(theme.color(current ? role : Role::text));
    const QString shown = fitted(font, text, room.width());
    drawLine(painter, room, alignment, shown);
    if (pair.same) return;
    const double width = std::min(textWidth(font, shown), room.width());
    const double left = alignment == Qt::AlignRight  ? room.right() - width
                        : alignment == Qt::AlignLeft ? room.left()
                                                     : room.center().x() - width / 2;
    drawWave(painter, left, left + width, room.center().y() + theme.px(8), unit, theme.color(Role::text2));
  };
  for (int i = g.firstRow; i <= g.lastRow(); ++i) {
    const QRectF cell = g.cellRect({i, g.firstColumn});
    const bool current = cursor && i == m_cell.row;
    if (current) drawCaret(painter, QPointF(theme.px(kTitle + 1), cell.center().y()), unit, theme.color(Role::target));
    label(QRectF(theme.px(kTitle + 9), cell.top(), cell.left() - theme.px(kTitle + 14), cell.height()), row(i),
          rowLabel(i), current, Role::target, Qt::AlignRight);
    const double moved = difference()->moved[static_cast<std::size_t>(i)];
    painter.setFont(theme.font(TextStep::tick));
    painter.setPen(theme.color(Role::text2));
    drawLine(painter, QRectF(g.area().right() + theme.px(6), cell.top(), theme.px(kMoved - 8), cell.height()),
             Qt::AlignLeft, std::isnan(moved) ? QStringLiteral("–") : weightText(moved));
  }
  painter.setPen(theme.color(Role::text2));
  painter.setFont(theme.font(TextStep::tick));
  drawLine(painter,
           QRectF(g.area().right() + theme.px(4), g.area().top() - theme.px(18), theme.px(kMoved), theme.px(16)),
           Qt::AlignLeft, tr("moved"));
  for (int j = g.firstColumn; j <= g.lastColumn(); ++j) {
    const QRectF cell = g.cellRect({g.firstRow, j});
    const bool current = cursor && j == m_cell.column;
    if (!layout.upright) {
      label(QRectF(cell.left(), cell.top() - theme.px(19), cell.width(), theme.px(17)), column(j), columnLabel(j),
            current, Role::source, Qt::AlignHCenter);
      continue;
    }
    painter.save();
    painter.translate(cell.center().x() - theme.px(9), cell.top() - theme.px(3));
    painter.rotate(-90);
    label(QRectF(0, 0, layout.columns, theme.px(18)), column(j), columnLabel(j), current, Role::source, Qt::AlignLeft);
    painter.restore();
  }
}

void DifferenceCanvas::paint(QPainter& painter, const Theme& theme, const Layout& layout, bool cursor) const {
  const MapGeometry& g = layout.geometry;
  for (int i = g.firstRow; i <= g.lastRow(); ++i)
    for (int j = g.firstColumn; j <= g.lastColumn(); ++j)
      paintCell(painter, theme, g.cellRect({i, j}), difference()->alpha(i, j));
  paintLabels(painter, theme, layout, cursor);
  if (!cursor || !m_cell.valid() || !g.shows(m_cell)) return;
  const double line = theme.px(2);
  const QRectF first = g.cellRect({m_cell.row, g.firstColumn}), last = g.cellRect({m_cell.row, g.lastColumn()});
  painter.setBrush(Qt::NoBrush);
  painter.setPen(QPen(theme.color(Role::target), line));
  painter.drawRect(first.united(last).adjusted(-line / 2, -line / 2, line / 2, line / 2));
  painter.setPen(QPen(theme.color(Role::text), line));
  painter.drawRect(g.cellRect(m_cell).adjusted(line / 2, line / 2, -line / 2, -line / 2));
}

void DifferenceCanvas::paintStrip(QPainter& painter) const {
  const QRectF strip = stripRect();
  fillSharp(painter, strip, theme().color(Role::sunken));
  const double side = theme().px(11), half = theme().px(18);
  const QRectF line(side, strip.top() + theme().px(2), strip.width() - 2 * side, half);
  drawRuns(painter, theme(), line, readout());
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
  if (!difference()) return event->ignore();
  MapCell to = m_cell.valid() ? m_cell : MapCell{0, 0};
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
    case Qt::Key_Home:
      to.column = 0;
      break;
    case Qt::Key_End:
      to.column = columns() - 1;
      break;
    default:
      return event->ignore();
  }
  if (event->modifiers() & Qt::ControlModifier) return event->ignore();
  moveTo(to);
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
  return tr("Arrow keys move from cell to cell, Home and End to the ends of a row.");
}

QString DifferenceCanvas::itemName(int index) const {
  const MapCell at{index / columns(), index % columns()};
  const double d = difference()->alpha(at.row, at.column);
  const QString source = inSentence(columnLabel(at.column)), target = inSentence(rowLabel(at.row));
  if (std::isnan(d)) return tr("%1, %2, no difference to tell").arg(target, source);
  return tr("%1, %2, %3 points").arg(target, source, fixedText(100 * d, 0));
}

QString DifferenceCanvas::itemValue(int index) const {
  return fixedText(difference()->alpha(index / columns(), index % columns()), 4);
}

QRect DifferenceCanvas::itemRect(int index) const {
  const MapCell at{index / columns(), index % columns()};
  return m_geometry.shows(at) ? m_geometry.cellRect(at).toAlignedRect() : QRect();
}

int DifferenceCanvas::currentItem() const {
  return difference() && m_cell.valid() && m_cell.row < rows() && m_cell.column < columns()
             ? m_cell.row * columns() + m_cell.column
             : -1;
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
      m_legend(new DifferenceLegend(theme, this)) {
  addControl(m_legend);
  setCanvas(m_canvas);
}

void DifferenceView::retranslate() {
  setTexts(tr("Difference"),
           tr("The weights of lane B less those of lane A, word by word, on a fixed scale from −1 to 1: orange where B "
              "reads more, purple where it reads less. Hatched: the word stands in one lane only."));
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
