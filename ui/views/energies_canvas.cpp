// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <cmath>

#include "core/decoding/session.h"
#include "core/model/model.h"
#include "ui/support/text.h"
#include "ui/views/energies_view.h"
#include "ui/views/moving_parts.h"
#include "ui/views/number_text.h"
#include "ui/views/pane_controls.h"
#include "ui/views/thin_scroll_bar.h"
#include "ui/views/token_text.h"
#include "ui/views/weight_reading.h"

namespace lookback::ui {
namespace {

using Kind = Intervention::Kind;

constexpr double kBar = 8;
constexpr double kDragStart = 2;  // pixels the mouse moves before it drags
constexpr double kSmallStep = 0.1, kPageStep = 0.5, kLargeStep = 1.0;
constexpr double kWeightStep = 0.01, kLargeWeightStep = 0.1;
/// A weight of exactly 0 or 1 needs an infinite energy; 0 has a key of its own.
constexpr double kLeastWeight = 0.0001, kMostWeight = 0.9999;
/// A value whose answer never comes (refused, or no decoder) is given up after this long.
constexpr int kPatienceMs = 1500;

}  // namespace

EnergiesCanvas::EnergiesCanvas(DecodeModel& model, Theme& theme, QWidget* parent)
    : PaneCanvas(model, theme, parent), m_bar(new ThinScrollBar(theme, Qt::Horizontal, this)) {
  setMouseTracking(true);
  m_bar->hide();
  connect(m_bar, &QScrollBar::valueChanged, this, [this](int value) {
    m_scene.setScroll(value);
    update();
  });
  repaintWhileMoving(*this, {SubStep::score, SubStep::soften});
  m_patience.setSingleShot(true);
  m_patience.setInterval(kPatienceMs);
  connect(&m_patience, &QTimer::timeout, this, &EnergiesCanvas::settle);
  connect(&model, &DecodeModel::staleChanged, this, &EnergiesCanvas::settle);
  connect(&model, &DecodeModel::flipMarksChanged, this, [this] { rebuild(); });
}

int EnergiesCanvas::scrolled() const {
  return m_bar->value();
}
bool EnergiesCanvas::scrolls() const {
  return m_bar->maximum() > 0;
}

QSize EnergiesCanvas::sizeHint() const {
  return QSizeF(theme().px(455), theme().px(300)).toSize();
}
QSize EnergiesCanvas::minimumSizeHint() const {
  return QSizeF(theme().px(200), theme().px(150)).toSize();
}
double EnergiesCanvas::numberStep() const {
  return kSmallStep;
}

void EnergiesCanvas::rebuild() {
  describeControl(*m_bar, QStringLiteral("energies.scroll"), tr("Scroll the sliders"),
                  tr("Moves along the source words."));
  if (m_local &&
      (m_local->step != model().step() || !model().current() || m_local->e.size() != model().current()->e.size()))
    forgetLocal();
  const auto build = [this](double height) {
    m_scene = EnergiesScene(model(), theme(), QSizeF(width(), height), m_local ? &*m_local : nullptr,
                            m_heldAxis ? &*m_heldAxis : nullptr);
  };
  build(height());
  placeScrollBar();
  if (scrolls()) build(height() - m_bar->height() - 1);
  m_scene.setScroll(m_bar->value());
  update();
  Q_EMIT shownChanged();
}

void EnergiesCanvas::placeScrollBar() {
  const int thick = static_cast<int>(std::lround(theme().px(kBar)));
  const bool needed = !m_scene.empty() && m_scene.contentWidth() > m_scene.viewWidth() + 0.5;
  const QSignalBlocker quiet(m_bar);
  m_bar->setRange(0, needed ? static_cast<int>(std::ceil(m_scene.contentWidth() - m_scene.viewWidth())) : 0);
  m_bar->setPageStep(std::max(1, static_cast<int>(m_scene.empty() ? 1 : m_scene.viewWidth())));
  m_bar->setSingleStep(static_cast<int>(theme().px(28)));
  m_bar->setVisible(needed);
  if (needed)
    m_bar->setGeometry(static_cast<int>(m_scene.track().left()), height() - thick,
                       static_cast<int>(m_scene.viewWidth()), thick);
}

void EnergiesCanvas::followCursor() {
  if (m_gesture && m_gesture->intervention.step != model().step()) m_gesture.reset();
  rebuild();
  if (!m_scene.empty() && model().source() >= 0) scrollTo(model().source());
}

void EnergiesCanvas::scrollTo(int position) {
  if (!scrolls()) return;
  const QRectF column = m_scene.columnRect(position), view = m_scene.track();
  if (column.left() < view.left()) m_bar->setValue(m_bar->value() - static_cast<int>(view.left() - column.left()));
  if (column.right() > view.right()) m_bar->setValue(m_bar->value() + static_cast<int>(column.right() - view.right()));
}

void EnergiesCanvas::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  if (!m_scene.empty()) {
    m_scene.setProgress(motion().progress());
    return m_scene.paint(painter, ringShown(*this));
  }
  if (!model().trace())
    return paintEmpty(painter, rect(), tr("No energies yet"),
                      tr("Type a sentence above, or choose an example, and press Decode."));
  if (model().model() && model().model()->config.scorer == Scorer::none)
    return paintEmpty(painter, rect(), tr("This model scores nothing"),
                      tr("RNNencdec has one fixed vector c for every step: no energies, no weights, nothing to drag."));
  paintEmpty(painter, rect(), tr("No step yet"), tr("Press Step: the first sub-step scores every source word."));
}

// One movement of the hand

bool EnergiesCanvas::canEdit(int position) const {
  return position >= 0 && position < m_scene.columns() && !m_scene.locked(position);
}

void EnergiesCanvas::begin(int position, bool weight, bool mouse, double y) {
  Gesture gesture;
  gesture.intervention = {
      .kind = weight ? Kind::setWeight : Kind::setEnergy, .step = model().step(), .position = position};
  gesture.before = m_scene.energies();
  gesture.weight = weight;
  gesture.start = weight ? m_scene.weight(position) : m_scene.energy(position);
  gesture.startY = y;
  gesture.mouse = mouse;
  const EnergyAxis& axis = m_scene.axis();
  if (!weight && !std::isfinite(gesture.start))
    gesture.start = axis.clamped(std::isnan(gesture.start) ? 0 : gesture.start);
  if (weight && !std::isfinite(gesture.start)) gesture.start = 0;
  if (mouse) m_heldAxis = axis;
  m_gesture = std::move(gesture);
}

void EnergiesCanvas::moveTo(double value) {
  Gesture& gesture = *m_gesture;
  gesture.moved = true;
  gesture.intervention.value = gesture.weight ? std::clamp(value, kLeastWeight, kMostWeight) : value;
  LocalEnergies local{model().step(), gesture.before, {}};
  applyIntervention(gesture.intervention, local.e);
  local.alpha = softmaxWeights(local.e);
  m_local = std::move(local);
  m_patience.start();
  rebuild();
  model().requestIntervention(gesture.intervention, true);
}

void EnergiesCanvas::end() {
  if (!m_gesture) return;
  const Gesture gesture = *std::exchange(m_gesture, std::nullopt);
  m_heldAxis.reset();
  if (gesture.moved) model().requestIntervention(gesture.intervention, false);  // closes the undo step
  m_answerDue = model().stale();
  m_patience.start();
  settle();
}

void EnergiesCanvas::forgetLocal() {
  m_local.reset();
  m_answerDue = false;
  m_patience.stop();
}

/// Drops what the hand did once the model has it: nothing is held and nothing is being worked on.
void EnergiesCanvas::settle() {
  if (!m_local) return;
  m_answerDue = m_answerDue || model().stale();
  if (m_gesture || model().stale()) return;
  const StepTrace* step = model().current();
  const bool same =
      step && m_local->step == model().step() && step->e.size() == m_local->e.size() && step->e == m_local->e;
  if (!same && !m_answerDue && m_patience.isActive()) return;  // the decoder has not heard of it yet
  forgetLocal();
  rebuild();
}

void EnergiesCanvas::changeBy(double energy) {
  const int position = model().source();
  if (!canEdit(position)) return;
  if (!m_gesture || m_gesture->weight || m_gesture->intervention.position != position) {
    end();
    begin(position, false, false, 0);
  }
  const double from = m_gesture->moved ? m_gesture->intervention.value : m_gesture->start;
  // Back onto the grid of tenths, so that many small steps do not gather rounding.
  moveTo(std::round((from + energy) * 1000) / 1000);
}

void EnergiesCanvas::changeWeight(double weight) {
  const int position = model().source();
  if (!canEdit(position) || m_scene.columns() < 2) return;
  if (!m_gesture || !m_gesture->weight || m_gesture->intervention.position != position) {
    end();
    begin(position, true, false, 0);
  }
  moveTo(weight);
}

// Mouse

void EnergiesCanvas::mousePressEvent(QMouseEvent* event) {
  if (event->button() != Qt::LeftButton || m_scene.empty()) return;
  end();
  const int position = m_scene.columnAt(event->position());
  if (position < 0) return;
  const bool weight = m_scene.onWeights(event->position());
  model().setSource(position);
  if (canEdit(position) && (!weight || m_scene.columns() > 1)) begin(position, weight, true, event->position().y());
  updatePointer(event->position());
}

void EnergiesCanvas::mouseMoveEvent(QMouseEvent* event) {
  if (!m_gesture || !m_gesture->mouse) return updatePointer(event->position());
  const double up = m_gesture->startY - event->position().y();
  if (!m_gesture->moved && std::abs(up) < kDragStart) return;
  const double height = m_gesture->weight ? m_scene.bars().height() : m_scene.track().height();
  const EnergyAxis& axis = m_scene.axis();
  const double unit = (m_gesture->weight ? 1.0 : axis.high - axis.low) / std::max(height, 1.0);
  const double fine = event->modifiers() & Qt::ShiftModifier ? 0.1 : 1.0;
  const double value = m_gesture->start + up * unit * fine;
  // Two decimals are what a hand can mean; the axis ends where it ends.
  moveTo(m_gesture->weight ? value : std::round(axis.clamped(value) * 100) / 100);
}

void EnergiesCanvas::mouseReleaseEvent(QMouseEvent* event) {
  if (event->button() == Qt::LeftButton) end();
  updatePointer(event->position());
}

void EnergiesCanvas::updatePointer(QPointF point) {
  const int position = m_scene.columnAt(point);
  setCursor(m_gesture && m_gesture->mouse ? Qt::ClosedHandCursor
            : canEdit(position)           ? Qt::OpenHandCursor
                                          : Qt::ArrowCursor);
}

void EnergiesCanvas::wheelEvent(QWheelEvent* event) {
  if (!scrolls()) return event->ignore();
  const QPoint turn = event->angleDelta();
  m_bar->setValue(m_bar->value() - (turn.x() != 0 ? turn.x() : turn.y()));
}

// Keys

bool EnergiesCanvas::changeByKey(QKeyEvent* event) {
  const bool shift = event->modifiers() & Qt::ShiftModifier, control = event->modifiers() & Qt::ControlModifier;
  const int key = event->key(), position = model().source();
  const bool up = key == Qt::Key_Up || key == Qt::Key_PageUp || key == Qt::Key_End;
  if (position < 0) return false;
  if (key == Qt::Key_Up || key == Qt::Key_Down) {
    if (control) {
      const double step = shift ? kLargeWeightStep : kWeightStep;
      changeWeight(std::round((m_scene.weight(position) + (up ? step : -step)) * 1e4) / 1e4);
    } else {
      changeBy((up ? 1 : -1) * (shift ? kLargeStep : kSmallStep));
    }
  } else if (key == Qt::Key_PageUp || key == Qt::Key_PageDown) {
    changeBy(up ? kPageStep : -kPageStep);
  } else if ((key == Qt::Key_Home || key == Qt::Key_End) && !control) {
    const double to = up ? m_scene.axis().highestUseful() : m_scene.axis().lowestUseful();
    changeBy(to - m_scene.energy(position));
  } else if (key >= Qt::Key_1 && key <= Qt::Key_9 && event->modifiers() == Qt::NoModifier) {
    changeWeight((key - Qt::Key_0) / 10.0);
  } else {
    return false;
  }
  return true;
}

void EnergiesCanvas::keyPressEvent(QKeyEvent* event) {
  if (m_scene.empty()) return event->ignore();
  const bool control = event->modifiers() & Qt::ControlModifier, plain = event->modifiers() == Qt::NoModifier;
  const int key = event->key();
  if (changeByKey(event)) return;
  if (key == Qt::Key_Left || key == Qt::Key_Right || (control && (key == Qt::Key_Home || key == Qt::Key_End))) {
    end();
    moveSource(key, (key == Qt::Key_Home || key == Qt::Key_End) ? Qt::NoModifier : event->modifiers());
  } else if (key == Qt::Key_0 && plain && canEdit(model().source()) && m_scene.columns() > 1) {
    end();
    model().requestIntervention({.kind = Kind::remove, .step = model().step(), .position = model().source()});
  } else if (key == Qt::Key_L && plain) {
    Q_EMIT actionRequested(QStringLiteral("energies.lock"));
  } else if ((key == Qt::Key_Delete || key == Qt::Key_Backspace) && plain) {
    Q_EMIT actionRequested(QStringLiteral("energies.resetWord"));
  } else {
    event->ignore();
  }
}

void EnergiesCanvas::keyReleaseEvent(QKeyEvent* event) {
  if (!event->isAutoRepeat() && m_gesture && !m_gesture->mouse) end();
  PaneCanvas::keyReleaseEvent(event);
}

void EnergiesCanvas::focusOutEvent(QFocusEvent* event) {
  end();
  PaneCanvas::focusOutEvent(event);
}

// Export

QSize EnergiesCanvas::exportSize() const {
  return {std::max(360, 36 + 28 * m_scene.columns()), 330};
}

void EnergiesCanvas::renderTo(QPainter& painter, QSize size) const {
  const QSize natural = exportSize();
  fitPicture(painter, natural, size);
  EnergiesScene(model(), exportTheme(), natural).paint(painter, false);
}

// Access

QString EnergiesCanvas::listHelp() const {
  return tr(
      "Left and right choose a source word. Up and down move its energy by 0.1, with Shift by 1, Page Up and Page Down "
      "by "
      "0.5, Home and End to the ends of what can be reached. Ctrl with up and down moves its weight. L locks it, "
      "Delete "
      "resets it, 0 takes it out.");
}

QString EnergiesCanvas::itemName(int index) const {
  const QString word = inSentence(m_scene.word(index));
  return m_scene.unknown(index) ? tr("%1, unknown to the model").arg(word) : word;
}

QString EnergiesCanvas::itemValue(int index) const {
  QStringList facts = {tr("energy %1").arg(fixedText(m_scene.energy(index), 2))};
  if (m_scene.showsWeights()) facts << tr("weight %1 percent").arg(percentText(m_scene.weight(index)));
  if (m_scene.edited(index)) facts << tr("edited by hand, model %1").arg(fixedText(m_scene.modelEnergy(index), 2));
  if (m_scene.locked(index)) facts << tr("locked");
  return facts.join(QStringLiteral(", "));
}

QRect EnergiesCanvas::itemRect(int index) const {
  const QRectF column = m_scene.columnRect(index);
  return column.intersects(m_scene.track()) ? column.toAlignedRect() : QRect();
}

void EnergiesCanvas::activateItem(int index) {
  model().setSource(index);
}

void EnergiesCanvas::setItemNumber(int index, double energy) {
  if (!canEdit(index) || !std::isfinite(energy)) return;
  model().setSource(index);
  end();
  begin(index, false, false, 0);
  moveTo(energy);
  end();
}

QString EnergiesCanvas::description() const {
  if (!model().trace()) return tr("No sentence yet.");
  if (m_scene.empty())
    return model().model() && model().model()->config.scorer == Scorer::none
               ? tr("This model scores nothing: it has one fixed vector.")
               : tr("No step yet.");
  const int count = m_scene.columns();
  QString text = tr("Step %1: %2 sliders, energies from %3 to %4.")
                     .arg(QString::number(model().step()), QString::number(count), fixedText(lowestNumber(), 1),
                          fixedText(highestNumber(), 1));
  int edits = 0;
  for (int j = 0; j < count; ++j) edits += m_scene.edited(j) ? 1 : 0;
  if (edits > 0)
    text += u' ' + (edits == 1 ? tr("1 is edited by hand.") : tr("%1 are edited by hand.").arg(QString::number(edits)));
  if (const int j = model().source(); j >= 0 && j < count) text += u' ' + labelled(itemName(j), itemValue(j)) + u'.';
  for (const FlipMark& mark : model().flipMarks())
    if (mark.position == model().source())
      text +=
          u' ' + tr("From %1 on the word is %2.").arg(fixedText(mark.energy, 2), inSentence(m_scene.flagText(mark)));
  return text;
}

}  // namespace lookback::ui
