// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/button_rows.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QPainter>
#include <cmath>

namespace lookback::ui {
namespace {

constexpr double kSide = 7;      // left and right of the lines; a button adds room for its ring
constexpr double kOverlap = 5;   // lines and neighbours share the room for their rings
constexpr double kLimit = 1000;  // of a number asked for

}  // namespace

ButtonRows::ButtonRows(Theme& theme, QWidget* parent) : QWidget(parent), m_theme(theme) {
  QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Preferred);
  policy.setHeightForWidth(true);
  setSizePolicy(policy);
  connect(&theme, &Theme::changed, this, [this] {
    updateGeometry();
    place();
  });
}

PaneButton* ButtonRows::add(QAction* action) {
  auto* button = new PaneButton(m_theme, action->text(), this);
  button->setAction(action);
  connect(action, &QAction::changed, this, [this, action, button] {
    if (action->isVisible() == !button->isHidden()) return;
    button->setVisible(action->isVisible());
    updateGeometry();
    place();
  });
  m_buttons.push_back(button);
  return button;
}

std::vector<PaneButton*> ButtonRows::shown() const {
  std::vector<PaneButton*> buttons;
  for (PaneButton* button : m_buttons)
    if (!button->isHidden()) buttons.push_back(button);
  return buttons;
}

std::vector<int> ButtonRows::lines(int width) const {
  const std::vector<PaneButton*> buttons = shown();
  const double room = width - m_theme.px(2 * kSide);
  std::vector<double> wanted;
  for (const PaneButton* button : buttons) wanted.push_back(button->sizeHint().width() - m_theme.px(kOverlap));
  const auto fits = [&](const std::vector<int>& counts) {
    std::size_t next = 0;
    for (const int count : counts) {
      double used = m_theme.px(kOverlap);
      for (int k = 0; k < count; ++k) used += wanted[next++];
      if (used > room) return false;
    }
    return true;
  };
  // Lines of equal numbers look calmest; take the fewest lines that fit.
  const int all = static_cast<int>(buttons.size());
  for (int count = 1; count < all; ++count) {
    std::vector<int> counts(static_cast<std::size_t>(count), all / count);
    for (int k = 0; k < all % count; ++k) ++counts[static_cast<std::size_t>(k)];
    if (fits(counts)) return counts;
  }
  return std::vector<int>(buttons.size(), 1);
}

int ButtonRows::heightForWidth(int width) const {
  const std::vector<PaneButton*> buttons = shown();
  if (buttons.empty()) return 0;
  const double line = buttons.front()->sizeHint().height() - m_theme.px(kOverlap);
  return static_cast<int>(std::ceil(static_cast<double>(lines(width).size()) * line + m_theme.px(kOverlap)));
}

QSize ButtonRows::sizeHint() const {
  const int width = static_cast<int>(m_theme.px(455));
  return {width, heightForWidth(width)};
}

QSize ButtonRows::minimumSizeHint() const {
  const int narrow = static_cast<int>(m_theme.px(200));
  return {narrow, 0};
}

void ButtonRows::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  place();
}

void ButtonRows::place() {
  const std::vector<PaneButton*> buttons = shown();
  std::size_t next = 0;
  double y = 0;
  for (const int count : lines(width())) {
    double used = m_theme.px(kOverlap);
    for (int k = 0; k < count; ++k)
      used += buttons[next + static_cast<std::size_t>(k)]->sizeHint().width() - m_theme.px(kOverlap);
    const double spare = (width() - m_theme.px(2 * kSide) - used) / count;
    double x = m_theme.px(kSide);
    int height = 0;
    for (int k = 0; k < count; ++k) {
      PaneButton* button = buttons[next++];
      const double size = button->sizeHint().width() + spare;
      height = button->sizeHint().height();
      const int left = static_cast<int>(std::lround(x)), right = static_cast<int>(std::lround(x + size));
      button->setGeometry(left, static_cast<int>(std::lround(y)), right - left, height);
      x += size - m_theme.px(kOverlap);
    }
    y += height - m_theme.px(kOverlap);
  }
}

// NumberPopup

NumberPopup::NumberPopup(Theme& theme, const QString& objectName, QWidget* parent)
    : QFrame(parent, Qt::Popup),
      m_theme(theme),
      m_question(new QLabel(this)),
      m_field(new QDoubleSpinBox(this)),
      m_apply(new PaneButton(theme, {}, this)) {
  setObjectName(objectName);
  auto* line = new QHBoxLayout(this);
  m_question->setTextFormat(Qt::PlainText);
  line->addWidget(m_question);
  line->addWidget(m_field);
  line->addWidget(m_apply);
  m_field->setRange(-kLimit, kLimit);
  m_field->setDecimals(2);
  m_field->setLocale(QLocale::c());
  m_question->setBuddy(m_field);
  connect(m_apply, &QPushButton::clicked, this, &NumberPopup::give);
}

void NumberPopup::setTexts(const QString& question, const QString& apply) {
  m_question->setText(question);
  m_apply->setText(apply);
  setAccessibleName(question);
  describeControl(*m_field, objectName() + QStringLiteral(".value"), question, tr("Enter applies, Escape closes."));
  describeControl(*m_apply, objectName() + QStringLiteral(".apply"), apply, question);
}

void NumberPopup::ask(double value, QWidget* beside) {
  const int margin = static_cast<int>(m_theme.px(10));
  layout()->setContentsMargins(margin, margin / 2, margin, margin / 2);
  QPalette palette;
  palette.setColor(QPalette::Window, m_theme.color(Role::surface));
  palette.setColor(QPalette::WindowText, m_theme.color(Role::text));
  palette.setColor(QPalette::Base, m_theme.color(Role::surface));
  palette.setColor(QPalette::Text, m_theme.color(Role::text));
  palette.setColor(QPalette::Button, m_theme.color(Role::surface));
  palette.setColor(QPalette::ButtonText, m_theme.color(Role::text));
  setPalette(palette);
  for (QWidget* widget : {static_cast<QWidget*>(m_question), static_cast<QWidget*>(m_field)})
    widget->setFont(m_theme.font(TextStep::note));
  m_field->setMinimumHeight(static_cast<int>(m_theme.px(32)));
  m_field->setValue(value);
  adjustSize();
  move(beside->mapToGlobal(QPoint(0, -height())));
  show();
  m_field->setFocus(Qt::PopupFocusReason);
  m_field->selectAll();
}

void NumberPopup::give() {
  hide();
  Q_EMIT given(m_field->value());
}

void NumberPopup::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.fillRect(rect(), m_theme.color(Role::surface));
  painter.setPen(QPen(m_theme.color(Role::control), std::max(1.0, m_theme.px(1))));
  painter.drawRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5));
}

void NumberPopup::keyPressEvent(QKeyEvent* event) {
  if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) return give();
  if (event->key() == Qt::Key_Escape) {
    hide();
    return;
  }
  QFrame::keyPressEvent(event);
}

}  // namespace lookback::ui
