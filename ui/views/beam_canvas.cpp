// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <algorithm>
#include <cmath>

#include "ui/views/beam_view.h"
#include "ui/views/marks.h"
#include "ui/views/number_text.h"
#include "ui/views/pane_controls.h"
#include "ui/views/text_cache.h"
#include "ui/views/thin_scroll_bar.h"
#include "ui/views/token_text.h"

namespace lookback::ui {
namespace {

using Fate = BeamNode::Fate;

// Pixels at 100 %.
constexpr double kStrip = 40, kBar = 8;
constexpr double kSide = 10, kTop = 22;  // the step numbers stand over the columns
constexpr double kRow = 27, kBox = 22, kGap = 34, kWidestWord = 110, kNarrowest = 30;

}  // namespace

BeamCanvas::BeamCanvas(DecodeModel& model, Theme& theme, QWidget* parent)
    : PaneCanvas(model, theme, parent),
      m_across(new ThinScrollBar(theme, Qt::Horizontal, this)),
      m_down(new ThinScrollBar(theme, Qt::Vertical, this)) {
  for (ThinScrollBar* bar : {m_across, m_down}) {
    bar->hide();
    connect(bar, &QScrollBar::valueChanged, this, [this] { update(); });
  }
  connect(&model, &DecodeModel::beamChanged, this, [this] {
    rebuild();
    announceChange();
  });
}

QSize BeamCanvas::sizeHint() const {
  return QSizeF(theme().px(480), theme().px(384)).toSize();
}
QSize BeamCanvas::minimumSizeHint() const {
  return QSizeF(theme().px(260), theme().px(160)).toSize();
}

QRectF BeamCanvas::pictureRect() const {
  return QRectF(0, 0, width(), height() - theme().px(kStrip));
}
QPointF BeamCanvas::origin() const {
  return {-static_cast<double>(m_across->value()), -static_cast<double>(m_down->value())};
}

BeamCanvas::Layout BeamCanvas::layOut(const Theme& theme) const {
  Layout layout;
  if (!tree()) return layout;
  const QFont font = theme.font(TextStep::note, QFont::DemiBold);
  double x = theme.px(kSide), lowest = 0;
  for (int step = 1; step <= tree()->steps(); ++step) {
    const int first = tree()->firstOfStep[static_cast<std::size_t>(step - 1)],
              end = tree()->firstOfStep[static_cast<std::size_t>(step)];
    double widest = theme.px(kNarrowest);
    for (int k = first; k < end; ++k)
      widest = std::max(widest, std::ceil(textWidth(font, tokenText(node(k).text))) + theme.px(14));
    widest = std::min(widest, theme.px(kWidestWord));
    layout.columns.push_back(x);
    double y = theme.px(kTop);
    bool stubs = false;
    for (int k = first; k < end; ++k) {
      if (node(k).fate == Fate::pruned && !std::exchange(stubs, true)) y += theme.px(6);  // apart from the beam
      layout.nodes.emplace_back(x, y, widest, theme.px(kBox));
      y += theme.px(kRow);
    }
    lowest = std::max(lowest, y);
    x += widest + theme.px(kGap);
  }
  layout.size = QSizeF(x - theme.px(kGap) + theme.px(kSide), lowest + theme.px(4));
  return layout;
}

void BeamCanvas::markShown() {
  const auto count = static_cast<std::size_t>(itemCount());
  m_shown.assign(count, 0);
  m_best.assign(count, 0);
  if (!tree()) return;
  for (int at = tree()->best(); at >= 0; at = node(at).parent) m_best[static_cast<std::size_t>(at)] = 1;
  // The words on the page, as far as the tree has them.
  int parent = -1;
  const auto steps = model().trace() ? model().trace()->steps.size() : 0;
  for (std::size_t i = 0; i < steps && static_cast<int>(i) < tree()->steps(); ++i) {
    const int first = tree()->firstOfStep[i], end = tree()->firstOfStep[i + 1];
    int found = -1;
    for (int k = first; k < end && found < 0; ++k)
      if (node(k).parent == parent && node(k).word == model().trace()->steps[i].word) found = k;
    if (found < 0) break;
    m_shown[static_cast<std::size_t>(found)] = 1;
    parent = found;
  }
}

void BeamCanvas::rebuild() {
  describeControl(*m_across, QStringLiteral("beam.scrollAcross"), tr("Scroll the steps"), tr("Moves along the steps."));
  describeControl(*m_down, QStringLiteral("beam.scrollDown"), tr("Scroll the beam"), tr("Moves along a step."));
  m_layout = layOut(theme());
  markShown();
  if (model().beam() != m_last || m_cursor >= itemCount()) {
    m_last = model().beam();
    // At the step on the page, on the way to the best hypothesis.
    m_cursor = tree() ? tree()->best() : -1;
    while (m_cursor >= 0 && node(m_cursor).step > std::max(model().step(), 1)) m_cursor = node(m_cursor).parent;
  }
  placeScrollBars();
  if (m_cursor >= 0) show(nodeRect(m_cursor));
  update();
  Q_EMIT shownChanged();
}

/// Another step on the page: the cursor goes along, on the words shown if the tree has them.
void BeamCanvas::followCursor() {
  if (!tree() || model().step() < 1 || m_cursor < 0 || node(m_cursor).step == model().step()) return update();
  const int step = std::min(model().step(), tree()->steps());
  const int first = tree()->firstOfStep[static_cast<std::size_t>(step - 1)],
            end = tree()->firstOfStep[static_cast<std::size_t>(step)];
  int to = first;
  for (int k = end - 1; k >= first; --k)
    if (m_shown[static_cast<std::size_t>(k)]) to = k;
  m_cursor = to;
  show(nodeRect(m_cursor));
  update();
  Q_EMIT shownChanged();
}

void BeamCanvas::placeScrollBars() {
  const QRectF picture = pictureRect();
  const int thick = static_cast<int>(std::lround(theme().px(kBar)));
  const bool across = m_layout.size.width() > picture.width() + 0.5,
             down = m_layout.size.height() > picture.height() - (across ? thick : 0) + 0.5;
  m_across->setRange(0, across ? static_cast<int>(std::ceil(m_layout.size.width() - picture.width())) : 0);
  m_across->setPageStep(std::max(1, static_cast<int>(picture.width())));
  m_across->setSingleStep(static_cast<int>(theme().px(60)));
  m_across->setVisible(across);
  m_across->setGeometry(static_cast<int>(theme().px(8)), static_cast<int>(picture.bottom()) - thick,
                        static_cast<int>(picture.width() - theme().px(16)), thick);
  const double room = picture.height() - (across ? thick : 0);
  m_down->setRange(0, down ? static_cast<int>(std::ceil(m_layout.size.height() - room)) : 0);
  m_down->setPageStep(std::max(1, static_cast<int>(room)));
  m_down->setSingleStep(static_cast<int>(theme().px(kRow)));
  m_down->setVisible(down);
  m_down->setGeometry(width() - thick, static_cast<int>(theme().px(kTop)), thick,
                      static_cast<int>(room - theme().px(kTop)));
}

void BeamCanvas::show(const QRectF& rect) {
  const QRectF picture = pictureRect();
  const double margin = theme().px(60), above = theme().px(kTop + 4);
  if (rect.left() - margin < m_across->value()) m_across->setValue(static_cast<int>(rect.left() - margin));
  if (rect.right() + margin > m_across->value() + picture.width())
    m_across->setValue(static_cast<int>(rect.right() + margin - picture.width()));
  if (rect.top() - above < m_down->value()) m_down->setValue(static_cast<int>(rect.top() - above));
  if (rect.bottom() + theme().px(12) > m_down->value() + picture.height())
    m_down->setValue(static_cast<int>(rect.bottom() + theme().px(12) - picture.height()));
}

QRectF BeamCanvas::nodeRect(int index) const {
  return m_layout.nodes[static_cast<std::size_t>(index)];
}

int BeamCanvas::nodeAt(QPointF point) const {
  if (!tree() || !pictureRect().contains(point)) return -1;
  for (int k = 0; k < itemCount(); ++k)
    if (nodeRect(k).translated(origin()).adjusted(0, -theme().px(2), 0, theme().px(3)).contains(point)) return k;
  return -1;
}

void BeamCanvas::setCursorNode(int index) {
  if (index < 0 || index >= itemCount()) return;
  m_cursor = index;
  show(nodeRect(index));
  update();
  announceItem(index);
  Q_EMIT shownChanged();
}

void BeamCanvas::showHypothesis() {
  if (m_cursor < 0) return;
  const int end = node(m_cursor).bestEnd, step = node(m_cursor).step;
  model().requestHypothesis(wordsTo(*tree(), end >= 0 ? end : m_cursor));
  model().setCursor(step, SubStep::write);
}

void BeamCanvas::activateItem(int index) {
  setCursorNode(index);
  showHypothesis();
}

// Painting

void BeamCanvas::paintLink(QPainter& painter, const Theme& theme, const Layout& layout, int index) const {
  const BeamNode& to = node(index);
  if (to.parent < 0) return;
  const QRectF a = layout.nodes[static_cast<std::size_t>(to.parent)], b = layout.nodes[static_cast<std::size_t>(index)];
  const bool pruned = to.fate == Fate::pruned;
  const bool strong = m_shown[static_cast<std::size_t>(index)] != 0;
  QPainterPath path(QPointF(a.right(), a.center().y()));
  const QPointF end(b.left() - (pruned ? theme.px(3) : 0), b.center().y());
  const double bend = theme.px(kGap) / 2;
  path.cubicTo(QPointF(a.right() + bend, a.center().y()), QPointF(end.x() - bend, end.y()), end);
  QPen pen(theme.color(strong   ? Role::target
                       : pruned ? Role::hair
                                : Role::control),
           theme.px(strong ? 2.5 : 1.2), Qt::SolidLine, Qt::FlatCap);
  if (pruned) pen.setDashPattern({3, 3});
  painter.setBrush(Qt::NoBrush);
  painter.setPen(pen);
  painter.drawPath(path);
  if (!pruned) return;
  // The branch ends at a bar: here the search was cut.
  painter.setPen(QPen(theme.color(Role::text3), theme.px(1.5)));
  painter.drawLine(end + QPointF(0, -theme.px(5)), end + QPointF(0, theme.px(5)));
}

void BeamCanvas::paintNode(QPainter& painter, const Theme& theme, const Layout& layout, int index, bool cursor) const {
  const BeamNode& n = node(index);
  const QRectF box = layout.nodes[static_cast<std::size_t>(index)];
  const bool shown = m_shown[static_cast<std::size_t>(index)] != 0, best = m_best[static_cast<std::size_t>(index)] != 0;
  const double radius = theme.px(4);
  if (n.fate != Fate::pruned) {
    QPen pen(theme.color(shown ? Role::target : Role::control), theme.px(shown ? 2 : 1));
    if (n.fate == Fate::dead) pen.setDashPattern({3, 2});
    const double half = pen.widthF() / 2;
    painter.setPen(pen);
    painter.setBrush(theme.color(shown ? Role::targetBg : Role::surface));
    painter.drawRoundedRect(box.adjusted(half, half, -half, -half), radius, radius);
    if (n.fate == Fate::finished) {  // a second line inside: it has ended
      painter.setBrush(Qt::NoBrush);
      const double inset = theme.px(3);
      painter.drawRoundedRect(box.adjusted(inset, inset, -inset, -inset), radius / 2, radius / 2);
    }
  }
  const QFont font = theme.font(TextStep::note, shown || best ? QFont::DemiBold : QFont::Normal);
  painter.setFont(font);
  painter.setPen(theme.color(n.fate == Fate::pruned ? Role::text2 : shown ? Role::target : Role::text));
  drawLine(painter, box.adjusted(theme.px(5), 0, -theme.px(5), 0),
           n.fate == Fate::pruned ? Qt::AlignLeft : Qt::AlignHCenter,
           fitted(font, tokenText(n.text), box.width() - theme.px(10)));
  if (index == tree()->best())
    drawCaret(painter, QPointF(box.right() + theme.px(3), box.center().y()), theme.px(1), theme.color(Role::accent));
  if (!cursor) return;
  painter.setBrush(Qt::NoBrush);
  painter.setPen(QPen(theme.color(Role::text), theme.px(2)));
  painter.drawRoundedRect(box.adjusted(-theme.px(2), -theme.px(2), theme.px(2), theme.px(2)), radius + theme.px(2),
                          radius + theme.px(2));
}

void BeamCanvas::paint(QPainter& painter, const Theme& theme, const Layout& layout, QRectF visible, int cursor) const {
  const double gap = theme.px(kGap + kWidestWord);
  const auto seen = [&](int k) {
    const QRectF box = layout.nodes[static_cast<std::size_t>(k)];
    return box.right() + gap > visible.left() && box.left() - gap < visible.right();
  };
  for (const bool strong : {false, true})
    for (int k = 0; k < itemCount(); ++k)
      if (seen(k) && (m_shown[static_cast<std::size_t>(k)] != 0) == strong) paintLink(painter, theme, layout, k);
  for (int k = 0; k < itemCount(); ++k)
    if (seen(k)) paintNode(painter, theme, layout, k, k == cursor);
}

std::vector<Run> BeamCanvas::readout(int line) const {
  if (!tree() || m_cursor < 0) return {};
  const BeamNode& n = node(m_cursor);
  if (line == 0) {
    std::vector<Run> runs = {{tr("step %1").arg(QString::number(n.step)), Role::target, true},
                             {tokenText(n.text), Role::text, true},
                             {tr("log p %1").arg(fixedText(n.logProbability, 4)), Role::text2},
                             {tr("sum %1").arg(fixedText(n.sum, 4)), Role::text, true},
                             {tr("per word %1").arg(fixedText(n.score, 4)), Role::text2, false, true}};
    for (std::size_t i = 1; i < runs.size(); ++i) runs[i].indent = true;
    return runs;
  }
  const QString rank = n.fate == Fate::pruned
                           ? QString()
                           : tr("rank %1 of its step").arg(QString::number(n.rank)) + QStringLiteral(" · ");
  return {{rank + fateText(n), Role::text2}};
}

QString BeamCanvas::fateText(const BeamNode& n) const {
  switch (n.fate) {
    case Fate::kept:
      return n.bestEnd == tree()->best() ? tr("on the way to the best hypothesis")
             : n.bestEnd >= 0            ? tr("kept; a hypothesis went through here")
                                         : tr("kept, but every continuation was overtaken later");
    case Fate::dead:
      return tr("kept, but no continuation entered the beam");
    case Fate::finished: {
      const auto place = std::find(tree()->ends.begin(), tree()->ends.end(), m_cursor) - tree()->ends.begin();
      return tr("finished; hypothesis %1 of %2 by log p per word")
          .arg(QString::number(place + 1), QString::number(tree()->ends.size()));
    }
    case Fate::open:
      return tr("still open when the search ended");
    case Fate::pruned:
      break;
  }
  return tr("pruned: it just missed the beam of %1").arg(QString::number(tree()->width));
}

void BeamCanvas::paintStrip(QPainter& painter) const {
  const QRectF strip(0, height() - theme().px(kStrip), width(), theme().px(kStrip));
  fillSharp(painter, strip, theme().color(Role::sunken));
  const QRectF line(theme().px(11), strip.top() + theme().px(2), width() - theme().px(22), theme().px(18));
  drawRuns(painter, theme(), line, readout(0));
  drawRuns(painter, theme(), line.translated(0, theme().px(18)), readout(1));
}

void BeamCanvas::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  if (!model().trace())
    return paintEmpty(painter, rect(), tr("No beam yet"),
                      tr("Type a sentence above, or choose an example, and press Decode."));
  if (!tree())
    return paintEmpty(painter, rect(), tr("Searching"), tr("The beam is being searched; nothing else waits."));
  painter.save();
  painter.setClipRect(pictureRect());
  painter.translate(origin());
  paint(painter, theme(), m_layout, pictureRect().translated(-origin()), m_cursor);
  painter.restore();
  // Step numbers stay above the columns.
  fillSharp(painter, QRectF(0, 0, width(), theme().px(kTop - 3)), theme().color(Role::surface));
  for (std::size_t i = 0; i < m_layout.columns.size(); ++i) {
    const bool current = static_cast<int>(i) + 1 == model().step();
    painter.setFont(theme().font(TextStep::tick, current ? QFont::DemiBold : QFont::Normal));
    painter.setPen(theme().color(current ? Role::target : Role::text3));
    const QRectF first = nodeRect(tree()->firstOfStep[i]);
    drawLine(painter, QRectF(m_layout.columns[i] + origin().x(), theme().px(2), first.width(), theme().px(16)),
             Qt::AlignHCenter, QString::number(i + 1));
  }
  paintStrip(painter);
}

// Mouse and keys

void BeamCanvas::mousePressEvent(QMouseEvent* event) {
  const int hit = nodeAt(event->position());
  if (event->button() != Qt::LeftButton || hit < 0) return;
  setCursorNode(hit);
  model().setCursor(node(hit).step, SubStep::write);
}

void BeamCanvas::mouseDoubleClickEvent(QMouseEvent* event) {
  if (event->button() == Qt::LeftButton && nodeAt(event->position()) >= 0) showHypothesis();
}

void BeamCanvas::wheelEvent(QWheelEvent* event) {
  const QPoint turn = event->angleDelta();
  const bool sideways = turn.x() != 0 || event->modifiers() & Qt::ShiftModifier || m_down->maximum() == 0;
  ThinScrollBar* bar = sideways ? m_across : m_down;
  if (bar->maximum() == 0) return event->ignore();
  bar->setValue(bar->value() - (turn.x() != 0 ? turn.x() : turn.y()));
}

void BeamCanvas::keyPressEvent(QKeyEvent* event) {
  if (event->text() == QLatin1String("+") || event->text() == QLatin1String("-"))
    return Q_EMIT widthRequested(event->text() == QLatin1String("+") ? 1 : -1);
  if (!tree() || m_cursor < 0 || event->modifiers() & (Qt::ControlModifier | Qt::AltModifier)) return event->ignore();
  const BeamNode& n = node(m_cursor);
  int to = m_cursor;
  switch (event->key()) {
    case Qt::Key_Left:
      to = n.parent;
      break;
    case Qt::Key_Right:
      to = n.children.empty() ? -1 : n.children.front();
      for (const int child : n.children)
        if (n.bestEnd >= 0 && node(child).bestEnd == n.bestEnd) to = child;
      break;
    case Qt::Key_Up:
      to = m_cursor > 0 && node(m_cursor - 1).step == n.step ? m_cursor - 1 : -1;
      break;
    case Qt::Key_Down:
      to = m_cursor + 1 < itemCount() && node(m_cursor + 1).step == n.step ? m_cursor + 1 : -1;
      break;
    case Qt::Key_Home:
      while (node(to).parent >= 0) to = node(to).parent;
      break;
    case Qt::Key_End:
      to = n.bestEnd >= 0 ? n.bestEnd : tree()->best();
      break;
    case Qt::Key_Return:
    case Qt::Key_Enter:
      return showHypothesis();
    case Qt::Key_Delete:
    case Qt::Key_Backspace:
      return model().requestHypothesis({});
    default:
      return event->ignore();
  }
  if (to < 0) return;
  setCursorNode(to);
  model().setCursor(node(to).step, SubStep::write);
}

// Export

QSize BeamCanvas::exportSize() const {
  const Layout layout = layOut(exportTheme());
  return layout.size.isEmpty() ? QSize(400, 200) : layout.size.toSize();
}

void BeamCanvas::renderTo(QPainter& painter, QSize size) const {
  if (!tree()) return;
  const Layout layout = layOut(exportTheme());
  fitPicture(painter, layout.size, size);
  painter.setRenderHint(QPainter::Antialiasing);
  paint(painter, exportTheme(), layout, QRectF(QPointF(), layout.size), -1);
}

// Access

QString BeamCanvas::listHelp() const {
  return tr(
      "Left and right go to the word before and to the best word after, up and down along the step, Home and End to "
      "the "
      "first word and the end of the hypothesis. Enter shows the hypothesis in all panes, Delete shows what the model "
      "writes by itself, plus and minus change the width of the beam.");
}

QString BeamCanvas::itemName(int index) const {
  const BeamNode& n = node(index);
  const QString word = inSentence(tokenText(n.text));
  if (n.fate == Fate::pruned) return tr("Step %1, %2, pruned").arg(QString::number(n.step), word);
  QString name = tr("Step %1, %2, rank %3").arg(QString::number(n.step), word, QString::number(n.rank));
  if (n.fate == Fate::finished) name += QStringLiteral(", ") + tr("finished");
  if (m_shown[static_cast<std::size_t>(index)]) name += QStringLiteral(", ") + tr("shown");
  if (m_best[static_cast<std::size_t>(index)]) name += QStringLiteral(", ") + tr("best");
  return name;
}

QString BeamCanvas::itemValue(int index) const {
  return tr("log p %1, sum %2").arg(fixedText(node(index).logProbability, 4), fixedText(node(index).sum, 4));
}

QRect BeamCanvas::itemRect(int index) const {
  const QRectF box = nodeRect(index).translated(origin());
  return box.intersects(pictureRect()) ? box.toAlignedRect() : QRect();
}

QString BeamCanvas::description() const {
  if (!model().trace()) return tr("No sentence yet.");
  if (!tree()) return tr("The beam is being searched.");
  const int best = tree()->best();
  QString text = tr("A beam of width %1: %2 steps, %3 partial translations, %4 hypotheses.")
                     .arg(QString::number(tree()->width), QString::number(tree()->steps()),
                          QString::number(itemCount()), QString::number(tree()->ends.size()));
  if (best >= 0)
    text +=
        u' ' +
        tr("The best has %1 words and log p %2.").arg(QString::number(node(best).step), fixedText(node(best).sum, 2));
  if (m_cursor >= 0) text += u' ' + plainText(readout(0)) + QStringLiteral(". ") + plainText(readout(1)) + u'.';
  return text;
}

}  // namespace lookback::ui
