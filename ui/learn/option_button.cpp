// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/learn/option_button.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QPainter>
#include <QStyleOption>
#include <QTextDocumentFragment>
#include <cmath>

#include "core/lesson/markdown.h"
#include "ui/support/controls.h"
#include "ui/support/icons.h"
#include "ui/support/style.h"
#include "ui/views/pane_controls.h"

namespace lookback::ui {
namespace {

constexpr double kBox = 16, kPad = 8, kHover = 0.06, kMark = 16;

}  // namespace

QString richLine(const std::string& markdown) {
  return QString::fromStdString(lesson::inlineHtml(markdown));
}

QString plainLine(const std::string& markdown) {
  return QTextDocumentFragment::fromHtml(richLine(markdown)).toPlainText();
}

QLabel* richLabel(const QString& objectName, const char* look, QWidget* parent) {
  auto* label = new QLabel(parent);
  label->setObjectName(objectName);
  label->setTextFormat(Qt::RichText);
  label->setWordWrap(true);
  setLook(*label, look);
  return label;
}

OptionButton::OptionButton(const Theme& theme, bool exclusive, QWidget* parent)
    : QAbstractButton(parent), m_theme(theme), m_exclusive(exclusive), m_label(richLabel({}, "option", this)) {
  setCheckable(true);
  setFocusPolicy(Qt::StrongFocus);
  setAttribute(Qt::WA_Hover);
  watchFocus(*this);
  m_label->setAttribute(Qt::WA_TransparentForMouseEvents);
  auto* line = new QHBoxLayout(this);
  line->addWidget(m_label, 1);
  QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Preferred);
  policy.setHeightForWidth(true);
  setSizePolicy(policy);
  connect(&theme, &Theme::changed, this, &OptionButton::applyTheme);
  applyTheme();
}

void OptionButton::setMarkdown(const std::string& text) {
  m_label->setText(richLine(text));
  setAccessibleName(plainLine(text));
}

void OptionButton::setPlain(const QString& text) {
  m_label->setText(text.toHtmlEscaped());
  setAccessibleName(text);
}

void OptionButton::setLook(PartLook look) {
  m_look = look;
  update();
}

void OptionButton::applyTheme() {
  const auto px = [this](double length) { return static_cast<int>(std::lround(m_theme.px(length))); };
  layout()->setContentsMargins(px(2 * kPad + kBox), px(kPad), px(2 * kPad + kMark), px(kPad));
  setMinimumHeight(px(36));
}

void OptionButton::keyPressEvent(QKeyEvent* event) {
  if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) {
    click();
    return;
  }
  QAbstractButton::keyPressEvent(event);
}

void OptionButton::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const auto px = [this](double length) { return m_theme.px(length); };
  const Role edge = m_look == PartLook::right   ? Role::accent
                    : m_look == PartLook::wrong ? Role::error
                    : isChecked()               ? Role::text2
                                                : Role::hair;
  QColor ground = m_theme.color(m_look == PartLook::right   ? Role::accentBg
                                : m_look == PartLook::wrong ? Role::errorBg
                                                            : Role::surface);
  if (isEnabled() && underMouse() && m_look == PartLook::none)
    ground = mixed(ground, m_theme.color(Role::text), kHover);
  const bool ring = ringShown(*this);
  const double line = ring ? px(3) : std::max(1.0, std::round(px(1)));
  painter.setPen(QPen(m_theme.color(ring ? Role::text : edge), line));
  painter.setBrush(ground);
  painter.drawRoundedRect(QRectF(rect()).adjusted(line / 2, line / 2, -line / 2, -line / 2), px(4), px(4));
  QStyleOption option;
  option.initFrom(this);
  option.state.setFlag(QStyle::State_On, isChecked());
  option.rect = QRect(static_cast<int>(px(kPad)), static_cast<int>((height() - px(kBox)) / 2),
                      static_cast<int>(px(kBox)), static_cast<int>(px(kBox)));
  style()->drawPrimitive(m_exclusive ? QStyle::PE_IndicatorRadioButton : QStyle::PE_IndicatorCheckBox, &option,
                         &painter, this);
  if (m_look == PartLook::none) return;
  const QPixmap mark =
      iconPixmap(m_theme, m_look == PartLook::right ? QStringLiteral("check") : QStringLiteral("cross"),
                 m_look == PartLook::right ? Role::accent : Role::error, kMark, devicePixelRatioF());
  painter.drawPixmap(QPointF(width() - px(kPad + kMark), (height() - px(kMark)) / 2), mark);
}

}  // namespace lookback::ui
