// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <cmath>

#include "core/model/model.h"
#include "ui/views/arcs_view.h"
#include "ui/views/marks.h"
#include "ui/views/moving_parts.h"
#include "ui/views/number_text.h"
#include "ui/views/pane_controls.h"
#include "ui/views/text_cache.h"
#include "ui/views/thin_scroll_bar.h"
#include "ui/views/token_text.h"

namespace lookback::ui {
namespace {

constexpr double kTop = 2;  // canvas above the picture
constexpr double kBar = 8;  // scroll bar
// Least height: alone, as a lane with its strip of log p, and as one that needs none.
constexpr double kLowest = 132, kLowestLane = 146, kLowestRepeated = 104;

bool withoutAlignment(const DecodeModel& model) {
  return model.model() && model.model()->config.scorer == Scorer::none;
}

}  // namespace

ArcsCanvas::ArcsCanvas(DecodeModel& model, Theme& theme, QWidget* parent)
    : PaneCanvas(model, theme, parent), m_bar(new ThinScrollBar(theme, Qt::Horizontal, this)) {
  setMouseTracking(true);
  m_bar->hide();
  connect(m_bar, &QScrollBar::valueChanged, this, [this] { update(); });
  connect(&theme, &Theme::changed, this, [this] { m_earlierOld = true; });
  repaintWhileMoving(*this, {SubStep::soften, SubStep::blend});
}

void ArcsCanvas::setOptions(const ArcsOptions& options) {
  const bool sameHeight = options.repeats == m_options.repeats && options.lane == m_options.lane;
  m_options = options;
  if (!sameHeight) updateGeometry();
  rebuild();
}

int ArcsCanvas::scrolled() const {
  return m_bar->value();
}
bool ArcsCanvas::scrolls() const {
  return m_bar->maximum() > 0;
}

QSize ArcsCanvas::sizeHint() const {
  return QSizeF(theme().px(640), theme().px(206)).toSize();
}
QSize ArcsCanvas::minimumSizeHint() const {
  const double height = !m_options.lane ? kLowest : m_options.repeats ? kLowestRepeated : kLowestLane;
  return QSizeF(theme().px(200), theme().px(height)).toSize();
}

void ArcsCanvas::rebuild() {
  describeControl(*m_bar, QStringLiteral("arcs.scroll"), tr("Scroll the arcs"), tr("Moves along a long sentence."));
  m_scene = ArcsScene(model(), theme(), m_options, QSizeF(width(), height() - theme().px(kTop)));
  placeScrollBar();
  update();
}

void ArcsCanvas::placeScrollBar() {
  const bool needed = m_scene.width() > width() + 0.5 && !m_scene.empty();
  m_bar->setRange(0, needed ? static_cast<int>(std::ceil(m_scene.width())) - width() : 0);
  m_bar->setPageStep(std::max(width(), 1));
  m_bar->setSingleStep(std::max(width() / 8, 1));
  m_bar->setVisible(needed);
  const int thick = static_cast<int>(std::lround(theme().px(kBar)));
  m_bar->setGeometry(static_cast<int>(theme().px(12)), height() - thick, width() - static_cast<int>(theme().px(24)),
                     thick);
  if (!needed) return;
  // Once more, with the bar's strip taken off.
  m_scene = ArcsScene(model(), theme(), m_options, QSizeF(width(), height() - theme().px(kTop) - thick));
}

void ArcsCanvas::followCursor() {
  rebuild();
  if (m_scene.empty()) return;
  if (model().source() >= 0) scrollTo(m_scene.sourceRect(model().source()));
  if (model().step() > 0) scrollTo(m_scene.targetRect(model().step()));
}

void ArcsCanvas::scrollTo(const QRectF& rect) {
  const double margin = theme().px(40);
  if (rect.left() - margin < scrolled()) m_bar->setValue(static_cast<int>(rect.left() - margin));
  if (rect.right() + margin > scrolled() + width()) m_bar->setValue(static_cast<int>(rect.right() + margin) - width());
}

void ArcsCanvas::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  if (m_scene.empty())
    return paintEmpty(painter, rect(), tr("No sentence yet"),
                      tr("Type a sentence above, or choose an example, and press Decode."));
  const QPointF origin(-scrolled(), theme().px(kTop));
  const QRectF visible(scrolled(), 0, width(), height());
  refreshEarlier();
  painter.drawPixmap(0, 0, m_earlier);
  painter.save();
  painter.translate(origin);
  m_scene.paintRest(painter, visible, motion().progress());
  painter.restore();
  paintNotes(painter);
}

/// A step forward brings a few links into the layer of earlier ones: only where they stand it is painted anew.
void ArcsCanvas::refreshEarlier() {
  const double ratio = devicePixelRatioF();
  const QSize pixels = size() * ratio;
  const QPoint origin(-scrolled(), static_cast<int>(theme().px(kTop)));
  // Pixels are whole only where a pixel of the design is.
  const bool whole = ratio == std::floor(ratio) && theme().px(kTop) == origin.y();
  const int moved = m_earlierScrolled - scrolled();
  const bool old = m_earlierOld || m_earlier.size() != pixels || m_earlier.devicePixelRatio() != ratio ||
                   m_earlierScene.width() != m_scene.width() || std::abs(moved) >= width();
  QRegion region = rect();
  if (!old) region &= m_scene.earlierChanges(m_earlierScene).translated(origin);
  if (!old && moved > 0) region += QRect(0, 0, moved, height());
  if (!old && moved < 0) region += QRect(width() + moved, 0, -moved, height());
  if (region.isEmpty()) return;
  const bool all = old || !whole;
  if (all) {
    region = rect();
    m_earlier = QPixmap(pixels);
    m_earlier.setDevicePixelRatio(ratio);
    m_earlier.fill(Qt::transparent);
  } else if (moved != 0) {
    m_earlier.scroll(static_cast<int>(moved * ratio), 0, m_earlier.rect());
  }
  QPainter back(&m_earlier);
  back.setRenderHint(QPainter::Antialiasing);
  if (!all) {
    back.setClipRegion(region);
    back.setCompositionMode(QPainter::CompositionMode_Source);
    back.fillRect(region.boundingRect(), Qt::transparent);
    back.setCompositionMode(QPainter::CompositionMode_SourceOver);
  }
  back.translate(-scrolled(), theme().px(kTop));
  m_scene.paintEarlier(back, QRectF(region.boundingRect().translated(-origin)));
  m_earlierScene = m_scene;
  m_earlierScrolled = scrolled();
  m_earlierOld = false;
}

void ArcsCanvas::paintNotes(QPainter& painter) const {
  const double bar = scrolls() ? m_bar->height() : 0;
  const QRectF line(theme().px(12), height() - theme().px(21) - bar, width() - theme().px(24), theme().px(18));
  painter.setFont(theme().font(TextStep::note));
  painter.setPen(theme().color(Role::text2));
  const QString right = fitted(painter.font(), m_scene.hiddenNote(), line.width());
  drawLine(painter, line, Qt::AlignRight, right);
  const double room = line.width() - textWidth(painter.font(), right) - theme().px(12);
  drawLine(painter, line, Qt::AlignLeft, fitted(painter.font(), m_scene.leftNote(), room));
}

void ArcsCanvas::mousePressEvent(QMouseEvent* event) {
  if (event->button() != Qt::LeftButton || m_scene.empty()) return;
  const QPointF point = event->position() + QPointF(scrolled(), -theme().px(kTop));
  if (const int position = m_scene.sourceAt(point); position >= 0) model().setSource(position);
  if (const int step = m_scene.stepAt(point); step > 0)
    model().setCursor(step, step < model().step() ? SubStep::write : model().subStep());
}

void ArcsCanvas::mouseMoveEvent(QMouseEvent* event) {
  const QPointF point = event->position() + QPointF(scrolled(), -theme().px(kTop));
  const bool word = !m_scene.empty() && (m_scene.sourceAt(point) >= 0 || m_scene.stepAt(point) > 0);
  setCursor(word ? Qt::PointingHandCursor : Qt::ArrowCursor);
}

int ArcsCanvas::sourcePositionAt(QPointF point) const {
  return m_scene.empty() ? -1 : m_scene.sourceAt(point + QPointF(scrolled(), -theme().px(kTop)));
}

int ArcsCanvas::stepNumberAt(QPointF point) const {
  return m_scene.empty() ? 0 : m_scene.stepAt(point + QPointF(scrolled(), -theme().px(kTop)));
}

QPointF ArcsCanvas::wordMenuPlace() const {
  if (m_scene.empty() || model().source() < 0) return QRectF(rect()).center();
  return m_scene.sourceRect(model().source()).translated(-scrolled(), theme().px(kTop)).bottomLeft();
}

void ArcsCanvas::wheelEvent(QWheelEvent* event) {
  if (!scrolls()) return event->ignore();
  const QPoint turn = event->angleDelta();
  m_bar->setValue(m_bar->value() - (turn.x() != 0 ? turn.x() : turn.y()));
}

void ArcsCanvas::keyPressEvent(QKeyEvent* event) {
  auto* view = qobject_cast<ArcsView*>(parentWidget());
  const auto trigger = [view](const char* name) {
    if (QAction* action = view ? view->findChild<QAction*>(QLatin1String(name)) : nullptr) action->trigger();
  };
  if (m_scene.empty()) return event->ignore();
  if (moveSource(event->key(), event->modifiers()) || moveStep(event->key())) return;
  if (event->text() == QLatin1String("[")) return trigger("arcs.moreLinks");
  if (event->text() == QLatin1String("]")) return trigger("arcs.fewerLinks");
  if (event->key() == Qt::Key_R && event->modifiers() == Qt::NoModifier) return trigger("arcs.reorderings");
  if (event->key() == Qt::Key_P && event->modifiers() == Qt::NoModifier) return trigger("arcs.probabilities");
  if (event->key() == Qt::Key_W && event->modifiers() == Qt::NoModifier) return trigger("arcs.leastLikely");
  event->ignore();
}

// Export

QSize ArcsCanvas::exportSize() const {
  const ArcsScene scene(model(), exportTheme(), m_options, QSizeF(640, 206));
  return QSizeF(std::max(scene.width(), 640.0), 210).toSize();
}

void ArcsCanvas::renderTo(QPainter& painter, QSize size) const {
  const QSize natural = exportSize();
  fitPicture(painter, natural, size);
  painter.setRenderHint(QPainter::Antialiasing);
  const ArcsScene scene(model(), exportTheme(), m_options, QSizeF(natural.width(), 204));
  if (scene.empty()) return;
  const QRectF all(0, 0, natural.width(), natural.height());
  painter.translate(0, 4);
  scene.paintEarlier(painter, all);
  scene.paintRest(painter, all);
  painter.setFont(exportTheme().font(TextStep::note));
  painter.setPen(exportTheme().color(Role::text2));
  drawLine(painter, QRectF(12, 184, natural.width() - 24, 18), Qt::AlignRight, scene.hiddenNote());
  drawLine(painter, QRectF(12, 184, natural.width() - 24, 18), Qt::AlignLeft, scene.leftNote());
}

// Access

const Link& ArcsCanvas::link(int index) const {
  // The current step first and the strong before the weak, which is the drawing order backwards.
  return m_scene.links()[m_scene.links().size() - 1 - static_cast<std::size_t>(index)];
}

QString ArcsCanvas::listHelp() const {
  return tr(
      "Left and right select a source word, up and down go from step to step, the square brackets show more or fewer "
      "links, R shows reorderings, P shows log p under each word, W goes to the least likely word.");
}

QString ArcsCanvas::itemName(int index) const {
  const Link& l = link(index);
  const Trace& trace = *model().trace();
  const bool written = l.step < model().step() || model().wordWritten();
  const QString target =
      written ? inSentence(tokenText(trace.target[static_cast<std::size_t>(l.step - 1)])) : m_scene.slotText();
  const QString source = inSentence(tokenText(trace.source[static_cast<std::size_t>(l.source)]));
  if (l.edited)
    return tr("Step %1, %2, reads from %3, %4 percent, edited by hand")
        .arg(QString::number(l.step), target, source, percentText(l.alpha));
  return tr("Step %1, %2, reads from %3, %4 percent")
      .arg(QString::number(l.step), target, source, percentText(l.alpha));
}

QString ArcsCanvas::itemValue(int index) const {
  return fixedText(link(index).alpha, 4);
}

QRect ArcsCanvas::itemRect(int index) const {
  const QRectF place = m_scene.linkRect(link(index)).translated(-scrolled(), theme().px(kTop));
  return place.intersects(QRectF(rect())) ? place.toAlignedRect().intersected(rect()) : QRect();
}

int ArcsCanvas::currentItem() const {
  for (int index = 0; index < itemCount(); ++index)
    if (link(index).step == model().step() && link(index).source == model().source()) return index;
  return -1;
}

void ArcsCanvas::activateItem(int index) {
  const Link l = link(index);
  model().setSource(l.source);
  if (l.step != model().step()) model().setCursor(l.step, SubStep::write);
}

QString ArcsCanvas::description() const {
  if (m_scene.empty()) return tr("No sentence yet.");
  const Trace& trace = *model().trace();
  QStringList parts;
  if (withoutAlignment(model())) parts << tr("This model has no alignment.");
  if (model().source() >= 0) {
    const auto j = static_cast<std::size_t>(model().source());
    const bool unknown = j < trace.sourceIds.size() && trace.sourceIds[j] == Vocabulary::kUnknown;
    const QString word = inSentence(tokenText(trace.source[j]));
    parts << (unknown ? tr("Source word %1, unknown to the model, is selected.").arg(word)
                      : tr("Source word %1 is selected.").arg(word));
  }
  if (model().step() > 0)
    parts << (model().wordWritten()
                  ? tr("Step %1 writes %2.")
                        .arg(QString::number(model().step()),
                             inSentence(tokenText(trace.target[static_cast<std::size_t>(model().step() - 1)])))
                  : tr("Step %1 is not written yet.").arg(QString::number(model().step())));
  if (model().step() > 0 && model().wordWritten())
    parts << tr("Its log p is %1.")
                 .arg(fixedText(trace.steps[static_cast<std::size_t>(model().step() - 1)].logProbability, 2));
  if (const int least = m_scene.leastLikely(); least > 0 && m_scene.showsProbabilities())
    parts << tr("The least likely word so far is that of step %1.").arg(QString::number(least));
  if (const auto& marks = model().laneMarks(); marks && model().step() > 0) {
    const auto i = static_cast<std::size_t>(model().step() - 1);
    if (i < marks->target.size() && marks->target[i]) parts << tr("The other lane has another word here.");
  }
  if (model().breakpoints().contains(model().step())) parts << tr("Playing stops here.");
  parts << m_scene.hiddenNote();
  if (!m_scene.leftNote().isEmpty()) parts << m_scene.leftNote();
  QStringList unknown;
  for (std::size_t j = 0; j < trace.sourceIds.size() && j < trace.source.size(); ++j)
    if (trace.sourceIds[j] == Vocabulary::kUnknown) unknown << inSentence(tokenText(trace.source[j]));
  if (!unknown.isEmpty()) parts << tr("Unknown to the model: %1.").arg(unknown.join(QStringLiteral(", ")));
  const QStringList boxes = withoutGlyphs(tokenTexts(trace.source), theme().font(TextStep::base));
  if (!boxes.isEmpty()) parts << tr("No font has all letters of: %1.").arg(boxes.join(QStringLiteral(", ")));
  return parts.join(u' ');
}

}  // namespace lookback::ui
