// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/pane_controls.h"

#include <QAbstractItemView>
#include <QFocusEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <cmath>

#include "ui/support/text.h"
#include "ui/views/marks.h"
#include "ui/views/text_cache.h"

namespace lookback::ui {
namespace {

constexpr double kRing = 5;        // focus ring and its gap
constexpr double kHeaderRing = 4;  // the same where a header is only 32 high
constexpr double kHover = 0.06, kPressed = 0.14;

QColor mixed(const QColor& a, const QColor& b, double part) {
  const auto channel = [part](int from, int to) { return static_cast<int>(std::lround(from + part * (to - from))); };
  return QColor(channel(a.red(), b.red()), channel(a.green(), b.green()), channel(a.blue(), b.blue()));
}

void paintFace(QPainter& painter, const Theme& theme, const QRectF& face, const ControlLook& look) {
  painter.setPen(QPen(look.border, std::max(1.0, theme.px(1))));
  painter.setBrush(look.ground);
  const double half = std::max(1.0, theme.px(1)) / 2;
  painter.drawRoundedRect(face.adjusted(half, half, -half, -half), theme.px(4), theme.px(4));
}

/// A ring as far from the face as the widget has room for.
void paintRing(QPainter& painter, const Theme& theme, const QRectF& face, const QRectF& widget) {
  const double room = std::min({face.top() - widget.top(), face.left() - widget.left(), theme.px(kRing)});
  const double line = std::min(theme.px(3), room);
  const double away = room - line / 2;
  painter.setPen(QPen(theme.color(Role::text), line));
  painter.setBrush(Qt::NoBrush);
  painter.drawRoundedRect(face.adjusted(-away, -away, away, away), theme.px(4) + away, theme.px(4) + away);
}

constexpr const char* kByKeyboard = "focusByKeyboard";

/// The first focus of a window and the way back into it change nothing.
bool byKeyboard(Qt::FocusReason reason, const QWidget& widget) {
  if (reason == Qt::ActiveWindowFocusReason || reason == Qt::PopupFocusReason)
    return widget.property(kByKeyboard).toBool();
  return reason != Qt::MouseFocusReason;
}

class FocusWatch final : public QObject {
 public:
  using QObject::QObject;

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override {
    auto* widget = static_cast<QWidget*>(watched);
    const auto show = [widget](bool keyboard) {
      if (widget->property(kByKeyboard).toBool() == keyboard) return;
      widget->setProperty(kByKeyboard, keyboard);
      widget->update();
    };
    switch (event->type()) {
      case QEvent::FocusIn:
        show(byKeyboard(static_cast<QFocusEvent*>(event)->reason(), *widget));
        break;
      case QEvent::KeyPress:
        show(true);
        break;
      case QEvent::MouseButtonPress:
        show(false);
        break;
      case QEvent::FocusOut:
        widget->update();
        break;
      default:
        break;
    }
    return false;
  }
};

}  // namespace

void watchFocus(QWidget& widget) {
  widget.setProperty("ownFocusRing", true);
  widget.installEventFilter(new FocusWatch(&widget));
}

bool ringShown(const QWidget& widget) {
  return widget.hasFocus() && widget.property(kByKeyboard).toBool();
}

void describeControl(QWidget& control, const QString& objectName, const QString& name, const QString& help) {
  control.setObjectName(objectName);
  control.setAccessibleName(name);
  control.setAccessibleDescription(help);
  control.setWhatsThis(help.toHtmlEscaped());
}

ControlLook controlLook(const Theme& theme, bool enabled, bool hovered, bool pressed, bool checked) {
  const QColor surface = theme.color(Role::surface), text = theme.color(Role::text);
  if (!enabled) return {theme.color(Role::sunken), theme.color(Role::hair), theme.color(Role::text3)};
  if (pressed) return {mixed(surface, text, kPressed), text, text};
  if (checked) return {theme.color(Role::accentBg), theme.color(Role::accent), text};
  if (hovered) return {mixed(surface, text, kHover), theme.color(Role::control), text};
  return {surface, theme.color(Role::control), text};
}

// PaneButton

PaneButton::PaneButton(Theme& theme, const QString& text, QWidget* parent, Size size)
    : QPushButton(text, parent), m_theme(theme), m_size(size) {
  setAttribute(Qt::WA_Hover);
  setFocusPolicy(Qt::StrongFocus);
  setProperty("givesWay", true);
  watchFocus(*this);
  setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
  connect(&theme, &Theme::changed, this, [this] {
    updateGeometry();
    update();
  });
}

void PaneButton::setAction(QAction* action) {
  const auto follow = [this, action] {
    setText(menuText(action->iconText()));
    setEnabled(action->isEnabled());
    setCheckable(action->isCheckable());
    setChecked(action->isChecked());
    updateGeometry();
  };
  follow();
  connect(action, &QAction::changed, this, follow);
  connect(this, &QPushButton::clicked, action, [this, action] {
    if (action->isCheckable()) setChecked(action->isChecked());  // the action decides
    action->trigger();
  });
}

QSize PaneButton::sizeHint() const {
  const QFont font = m_theme.font(TextStep::note, QFont::Medium);
  const double ring = m_size == Size::control ? kRing : kHeaderRing;
  const double height = m_size == Size::control ? 32 : 24;
  return QSizeF(textWidth(font, text()) + m_theme.px(20 + 2 * ring), m_theme.px(height + 2 * ring)).toSize();
}

QSize PaneButton::minimumSizeHint() const {
  return QSize(static_cast<int>(m_theme.px(42)), sizeHint().height());
}

QRectF PaneButton::face() const {
  const double ring = m_theme.px(m_size == Size::control ? kRing : kHeaderRing);
  return QRectF(rect()).adjusted(ring, ring, -ring, -ring);
}

void PaneButton::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const ControlLook look = controlLook(m_theme, isEnabled(), underMouse(), isDown(), isChecked());
  paintFace(painter, m_theme, face(), look);
  painter.setFont(m_theme.font(TextStep::note, QFont::Medium));
  painter.setPen(look.ink);
  QRectF words = face().adjusted(m_theme.px(4), 0, -m_theme.px(4), 0);
  if (isChecked()) {
    drawTick(painter, face().topLeft() + QPointF(m_theme.px(4), face().height() / 2 - m_theme.px(8)), m_theme.px(1),
             m_theme.color(Role::accent));
    words.setLeft(words.left() + m_theme.px(14));
  }
  drawLine(painter, words, Qt::AlignHCenter, fitted(painter.font(), text(), words.width()));
  if (ringShown(*this)) paintRing(painter, m_theme, face(), rect());
}

// MaximiseButton

MaximiseButton::MaximiseButton(Theme& theme, QWidget* parent) : PaneButton(theme, {}, parent, Size::header) {
  setCheckable(true);
}

QSize MaximiseButton::sizeHint() const {
  return QSizeF(theme().px(32), theme().px(32)).toSize();
}

void MaximiseButton::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  if (underMouse() || isDown()) {
    ControlLook look = controlLook(theme(), true, underMouse(), isDown(), false);
    look.border = Qt::transparent;
    paintFace(painter, theme(), face(), look);
  }
  const QPointF corner = QRectF(rect()).center() - QPointF(theme().px(6), theme().px(6));
  drawMaximise(painter, corner, theme().px(1), theme().color(underMouse() ? Role::text : Role::text3), isChecked());
  if (ringShown(*this)) paintRing(painter, theme(), face(), rect());
}

// Segments

Segments::Segments(Theme& theme, const QStringList& texts, QWidget* parent)
    : QWidget(parent), m_theme(theme), m_texts(texts) {
  setFocusPolicy(Qt::StrongFocus);
  watchFocus(*this);
  setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
  connect(&theme, &Theme::changed, this, [this] {
    updateGeometry();
    update();
  });
}

void Segments::setTexts(const QStringList& texts) {
  m_texts = texts;
  updateGeometry();
  update();
}

void Segments::setChosen(int index) {
  if (index == m_chosen || index < 0 || index >= m_texts.size()) return;
  m_chosen = index;
  update();
  Q_EMIT chosenChanged(index);
}

QFont Segments::font(bool chosen) const {
  return m_theme.font(TextStep::note, chosen ? QFont::Medium : QFont::Normal);
}

double Segments::wanted(int index) const {
  return textWidth(font(true), m_texts[index]) + m_theme.px(14);
}

/// All of one width; where that is too narrow for the longest word, each as wide as its own needs.
QRectF Segments::part(int index) const {
  const double ring = m_theme.px(kHeaderRing), room = width() - 2 * ring;
  const int count = static_cast<int>(m_texts.size());
  double widest = 0, sum = 0, before = 0;
  for (int i = 0; i < count; ++i) {
    if (i == index) before = sum;
    sum += wanted(i);
    widest = std::max(widest, wanted(i));
  }
  const bool even = widest * count <= room + 1;
  const double left = even ? index * room / count : room * before / sum;
  const double wide = even ? room / count : room * wanted(index) / sum;
  return {ring + left, ring + m_theme.px(1), wide, height() - 2 * (ring + m_theme.px(1))};
}

QSize Segments::sizeHint() const {
  double widest = 0;
  for (int i = 0; i < m_texts.size(); ++i) widest = std::max(widest, wanted(i));
  return QSizeF(widest * static_cast<double>(m_texts.size()) + m_theme.px(2 * kHeaderRing), m_theme.px(32)).toSize();
}

void Segments::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const QRectF all = part(0).united(part(static_cast<int>(m_texts.size()) - 1));
  painter.setPen(Qt::NoPen);
  painter.setBrush(m_theme.color(Role::sunken));
  painter.drawRoundedRect(all, m_theme.px(4), m_theme.px(4));
  for (int i = 0; i < m_texts.size(); ++i) {
    const bool chosen = i == m_chosen;
    if (chosen) {
      const double in = m_theme.px(1.5);
      painter.setPen(QPen(m_theme.color(Role::control), std::max(1.0, m_theme.px(1))));
      painter.setBrush(m_theme.color(Role::surface));
      painter.drawRoundedRect(part(i).adjusted(in, in, -in, -in), m_theme.px(3), m_theme.px(3));
    }
    painter.setFont(font(chosen));
    painter.setPen(m_theme.color(chosen ? Role::text : Role::text2));
    drawLine(painter, part(i), Qt::AlignHCenter, fitted(painter.font(), m_texts[i], part(i).width()));
  }
  if (ringShown(*this)) paintRing(painter, m_theme, all, rect());
}

void Segments::mousePressEvent(QMouseEvent* event) {
  for (int i = 0; i < m_texts.size(); ++i)
    if (event->position().x() < part(i).right()) return setChosen(i);
}

void Segments::keyPressEvent(QKeyEvent* event) {
  const int count = static_cast<int>(m_texts.size());
  switch (event->key()) {
    case Qt::Key_Left:
      return setChosen(m_chosen - 1);
    case Qt::Key_Right:
      return setChosen(m_chosen + 1);
    case Qt::Key_Space:
      return setChosen((m_chosen + 1) % count);
    default:
      QWidget::keyPressEvent(event);
  }
}

// PaneCombo

PaneCombo::PaneCombo(Theme& theme, QWidget* parent) : QComboBox(parent), m_theme(theme) {
  setAttribute(Qt::WA_Hover);
  watchFocus(*this);
  setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
  connect(&theme, &Theme::changed, this, [this] {
    updateGeometry();
    update();
  });
}

QSize PaneCombo::sizeHint() const {
  const QFont font = m_theme.font(TextStep::note);
  double widest = m_theme.px(48);
  for (int i = 0; i < count(); ++i) widest = std::max(widest, textWidth(font, itemText(i)));
  return QSizeF(widest + m_theme.px(8 + 24 + 2 * kHeaderRing), m_theme.px(32)).toSize();
}

void PaneCombo::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const double ring = m_theme.px(kHeaderRing);
  const QRectF face = QRectF(rect()).adjusted(ring, ring, -ring, -ring);
  const ControlLook look = controlLook(m_theme, isEnabled(), underMouse(), view()->isVisible(), false);
  paintFace(painter, m_theme, face, look);
  painter.setFont(m_theme.font(TextStep::note));
  painter.setPen(look.ink);
  drawLine(painter, face.adjusted(m_theme.px(8), 0, 0, 0), Qt::AlignLeft, currentText());
  drawChevron(painter, QPointF(face.right() - m_theme.px(17), face.center().y() - m_theme.px(2)), m_theme.px(1),
              m_theme.color(isEnabled() ? Role::text2 : Role::text3));
  if (ringShown(*this)) paintRing(painter, m_theme, face, rect());
}

void PaneCombo::showPopup() {
  QPalette palette;
  palette.setColor(QPalette::Base, m_theme.color(Role::surface));
  palette.setColor(QPalette::Window, m_theme.color(Role::surface));
  palette.setColor(QPalette::Text, m_theme.color(Role::text));
  palette.setColor(QPalette::Highlight, m_theme.color(Role::accentBg));
  palette.setColor(QPalette::HighlightedText, m_theme.color(Role::text));
  view()->setPalette(palette);
  view()->setFont(m_theme.font(TextStep::note));
  QComboBox::showPopup();
}

// PaneCheck

PaneCheck::PaneCheck(Theme& theme, const QString& text, QWidget* parent) : QCheckBox(text, parent), m_theme(theme) {
  setAttribute(Qt::WA_Hover);
  watchFocus(*this);
  setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
  connect(&theme, &Theme::changed, this, [this] {
    updateGeometry();
    update();
  });
}

QSize PaneCheck::sizeHint() const {
  const QFont font = m_theme.font(TextStep::note);
  return QSizeF(textWidth(font, text()) + m_theme.px(2 * kRing + 16 + 6 + 2), m_theme.px(32)).toSize();
}

void PaneCheck::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const double side = m_theme.px(16);
  const QRectF box(m_theme.px(kRing), (height() - side) / 2, side, side);
  const ControlLook look = controlLook(m_theme, isEnabled(), underMouse(), isDown(), isChecked());
  painter.setPen(QPen(look.border, std::max(1.0, m_theme.px(1))));
  painter.setBrush(look.ground);
  const double half = m_theme.px(0.5);
  painter.drawRoundedRect(box.adjusted(half, half, -half, -half), m_theme.px(3), m_theme.px(3));
  if (isChecked())
    drawTick(painter, box.topLeft() + QPointF(m_theme.px(0.5), 0), m_theme.px(1), m_theme.color(Role::accent));
  painter.setFont(m_theme.font(TextStep::note));
  painter.setPen(m_theme.color(isEnabled() ? Role::text2 : Role::text3));
  drawLine(painter, QRectF(box.right() + m_theme.px(6), 0, width(), height()), Qt::AlignLeft, text());
  if (ringShown(*this)) paintRing(painter, m_theme, box, rect());
}

}  // namespace lookback::ui
