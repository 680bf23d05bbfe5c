// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/support/controls.h"

#include <QEvent>
#include <QHelpEvent>
#include <QPainter>
#include <QStyleOptionComboBox>
#include <QStylePainter>
#include <QToolTip>
#include <algorithm>
#include <cmath>

#include "ui/support/icons.h"
#include "ui/support/text.h"
#include "ui/views/marks.h"
#include "ui/views/pane_controls.h"
#include "ui/views/text_cache.h"

namespace lookback::ui {
namespace {

/// Between a picture and its word, beyond what Qt leaves.
constexpr double kIconGap = 5;

}  // namespace

void setLook(QWidget& control, const char* look) {
  control.setProperty("look", QString::fromLatin1(look));
}

GivingLabel::GivingLabel(QWidget* parent) : QLabel(parent) {
  setTextFormat(Qt::PlainText);
  setProperty("givesWay", true);
}

bool GivingLabel::isCut() const {
  return !wordWrap() && !text().isEmpty() && !text().contains(u'\n') && sizeHint().width() > width();
}

void GivingLabel::paintEvent(QPaintEvent* event) {
  if (!isCut()) return QLabel::paintEvent(event);
  QPainter painter(this);
  drawFrame(&painter);
  QStyleOption option;
  option.initFrom(this);
  QRect room = contentsRect();
  const int start = std::max(0, indent()) + margin();
  isRightToLeft() ? room.setRight(room.right() - start) : room.setLeft(room.left() + start);
  const auto flags = static_cast<int>(QStyle::visualAlignment(layoutDirection(), alignment()));
  style()->drawItemText(&painter, room, flags | Qt::TextSingleLine, option.palette, isEnabled(),
                        fontMetrics().elidedText(text(), Qt::ElideRight, room.width()), foregroundRole());
}

bool GivingLabel::event(QEvent* event) {
  if (event->type() == QEvent::ToolTip && toolTip().isEmpty() && isCut()) {
    QToolTip::showText(static_cast<QHelpEvent*>(event)->globalPos(), plainTip(text()), this);
    return true;
  }
  return QLabel::event(event);
}

GivingCheck::GivingCheck(QWidget* parent) : QCheckBox(parent) {
  setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
  setProperty("givesWay", true);
}

QSize GivingCheck::minimumSizeHint() const {
  constexpr int kLetters = 8;
  const QSize whole = sizeHint();
  return {std::min(whole.width(), whole.height() + kLetters * fontMetrics().averageCharWidth()), whole.height()};
}

void GivingCheck::paintEvent(QPaintEvent*) {
  QStylePainter painter(this);
  QStyleOptionButton option;
  initStyleOption(&option);
  const int room = style()->subElementRect(QStyle::SE_CheckBoxContents, &option, this).width();
  option.text = option.fontMetrics.elidedText(option.text, Qt::ElideRight, room, Qt::TextShowMnemonic);
  painter.drawControl(QStyle::CE_CheckBox, option);
}

bool GivingCheck::event(QEvent* event) {
  if (event->type() == QEvent::ToolTip && toolTip().isEmpty() && sizeHint().width() > width()) {
    QToolTip::showText(static_cast<QHelpEvent*>(event)->globalPos(), plainTip(text()), this);
    return true;
  }
  return QCheckBox::event(event);
}

GivingButton::GivingButton(QWidget* parent) : QPushButton(parent) {
  setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
  setProperty("givesWay", true);
}

QSize GivingButton::minimumSizeHint() const {
  constexpr int kLetters = 8;
  const QSize whole = sizeHint();
  return {std::min(whole.width(), whole.height() + kLetters * fontMetrics().averageCharWidth()), whole.height()};
}

void GivingButton::paintEvent(QPaintEvent*) {
  QStylePainter painter(this);
  QStyleOptionButton option;
  initStyleOption(&option);
  const int room = style()->subElementRect(QStyle::SE_PushButtonContents, &option, this).width();
  option.text = option.fontMetrics.elidedText(option.text, Qt::ElideRight, room, Qt::TextShowMnemonic);
  painter.drawControl(QStyle::CE_PushButton, option);
}

QLabel* plainLabel(const QString& objectName, const char* look, QWidget* parent) {
  auto* label = new GivingLabel(parent);
  label->setObjectName(objectName);
  setLook(*label, look);
  return label;
}

LabelPlace::LabelPlace(QLabel* label, Room room) : QWidget(label->parentWidget()), m_label(label), m_room(room) {
  setSizePolicy(label->sizePolicy());
  label->setParent(this);
  label->installEventFilter(this);
}

QSize LabelPlace::sizeHint() const {
  const QSize wanted = m_label->sizeHint();
  m_told = m_room == Room::onlyGrows ? wanted.expandedTo(m_told) : wanted;
  return m_told;
}

QSize LabelPlace::minimumSizeHint() const {
  const QSize least = m_label->minimumSizeHint();
  return m_room == Room::onlyGrows ? sizeHint() : least;
}

bool LabelPlace::event(QEvent* event) {
  // The label has another text, and no layout around it that would move everything.
  if (event->type() == QEvent::LayoutRequest || event->type() == QEvent::Show) {
    const QSize told = m_told, wanted = sizeHint();
    const bool ignored = sizePolicy().horizontalPolicy() == QSizePolicy::Ignored;
    if (ignored ? told.height() != wanted.height() : told != wanted) updateGeometry();
  }
  return QWidget::event(event);
}

bool LabelPlace::eventFilter(QObject* watched, QEvent* event) {
  if (watched == m_label) {
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange) forgetRoom();
    if (event->type() == QEvent::ShowToParent) setVisible(true);
    if (event->type() == QEvent::HideToParent) setVisible(false);
  }
  return QWidget::eventFilter(watched, event);
}

void LabelPlace::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  m_label->setGeometry(rect());
}

QFrame* hairline(QWidget* parent) {
  auto* line = new QFrame(parent);
  setLook(*line, "line");
  line->setFixedHeight(1);
  return line;
}

ActionButton::ActionButton(const Theme& theme, QAction* action, const char* look, Shows shows, const QString& picture,
                           QWidget* parent)
    : QPushButton(parent), m_theme(theme), m_action(action), m_shows(shows), m_picture(picture) {
  setLook(*this, look);
  setAutoDefault(false);
  connect(action, &QAction::changed, this, &ActionButton::follow);
  connect(&theme, &Theme::changed, this, &ActionButton::follow);
  connect(this, &QPushButton::clicked, action, &QAction::trigger);
  follow();
}

void ActionButton::setShows(Shows shows) {
  if (shows == m_shows) return;
  m_shows = shows;
  follow();
}

void ActionButton::setPicture(const QString& picture) {
  if (picture == m_picture) return;
  m_picture = picture;
  follow();
}

void ActionButton::follow() {
  describeControl(*this, m_action->objectName() + QStringLiteral(".button"), m_action->iconText(),
                  m_action->statusTip());
  setText(m_shows == Shows::icon ? QString() : menuText(m_action->iconText()));
  setToolTip(m_action->toolTip());
  setEnabled(m_action->isEnabled());
  if (m_shows == Shows::word) return;
  const bool bright = property("look").toString() == QLatin1String("primary");
  const double gap = m_shows == Shows::both ? kIconGap : 0;
  setIcon(spacedIcon(m_theme, m_picture, bright ? Role::onAccent : Role::text, 0, gap));
  setIconSize(spacedIconSize(m_theme, gap));
}

FieldCombo::FieldCombo(const Theme& theme, QWidget* parent) : QComboBox(parent), m_theme(theme) {
  setLook(*this, "field");
}

void FieldCombo::paintEvent(QPaintEvent*) {
  QStylePainter painter(this);
  QStyleOptionComboBox option;
  initStyleOption(&option);
  if (currentIndex() < 0) option.currentText = placeholderText();
  const double unit = m_theme.px(1);
  const int room = width() - static_cast<int>(42 * unit);
  option.currentText = fontMetrics().elidedText(option.currentText, Qt::ElideRight, room);
  painter.drawComplexControl(QStyle::CC_ComboBox, option);
  painter.drawControl(QStyle::CE_ComboBoxLabel, option);
  painter.setRenderHint(QPainter::Antialiasing);
  const double left = layoutDirection() == Qt::LeftToRight ? width() - 18 * unit : 10 * unit;
  drawChevron(painter, QPointF(left, height() / 2.0 - 2 * unit), unit,
              m_theme.color(isEnabled() ? Role::text2 : Role::text3));
}

TwoToneLabel::TwoToneLabel(const Theme& theme, QWidget* parent) : QWidget(parent), m_theme(theme) {
  setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
  connect(&theme, &Theme::changed, this, [this] {
    updateGeometry();
    update();
  });
}

void TwoToneLabel::setTexts(const QString& strong, const QString& quiet) {
  if (strong == m_strong && quiet == m_quiet) return;
  m_strong = strong;
  m_quiet = quiet;
  const QString whole = (strong + QLatin1Char(' ') + quiet).trimmed();
  setAccessibleName(whole);
  setToolTip(plainTip(whole));
  update();  // the room it has is the room it gets
}

QSize TwoToneLabel::sizeHint() const {
  return {0, QFontMetrics(m_theme.font(TextStep::note, QFont::Medium)).height()};
}

QSize TwoToneLabel::minimumSizeHint() const {
  return {0, sizeHint().height()};
}

void TwoToneLabel::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  const QFont bold = m_theme.font(TextStep::note, QFont::Medium), plain = m_theme.font(TextStep::note);
  const QString strong = fitted(bold, m_strong, width());
  const double used = std::round(textWidth(bold, strong));
  painter.setFont(bold);
  painter.setPen(m_theme.color(Role::text));
  drawLine(painter, QRectF(0, 0, width(), height()), Qt::AlignLeft, strong);
  const double left = used + m_theme.px(10);
  if (strong != m_strong || left >= width() || m_quiet.isEmpty()) return;
  painter.setFont(plain);
  painter.setPen(m_theme.color(Role::text2));
  const QString quiet = fitted(plain, m_quiet, std::floor(width() - left));
  drawLine(painter, QRectF(left, 0, width() - left, height()), Qt::AlignLeft, quiet);
}

}  // namespace lookback::ui
