// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/support/style.h"

#include <QFile>
#include <QPainter>
#include <QPainterPath>
#include <QRegularExpression>
#include <QStyleOption>
#include <QVariant>
#include <QWidget>
#include <cmath>

#include "ui/support/least_type.h"

namespace lookback::ui {
namespace {

constexpr double kHover = 0.06, kPressed = 0.14, kPrimaryHover = 0.14, kPrimaryPressed = 0.28;

QPen roundPen(const QColor& color, double width) {
  return QPen(color, width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin);
}

}  // namespace

QColor mixed(const QColor& surface, const QColor& ink, double share) {
  const auto channel = [share](int from, int to) { return static_cast<int>(std::lround(from + share * (to - from))); };
  return {channel(surface.red(), ink.red()), channel(surface.green(), ink.green()),
          channel(surface.blue(), ink.blue())};
}

Style::Style(const Theme& theme) : QProxyStyle(QStringLiteral("Fusion")), m_theme(theme) {}

int Style::pixelMetric(PixelMetric metric, const QStyleOption* option, const QWidget* widget) const {
  switch (metric) {
    case PM_IndicatorWidth:
    case PM_IndicatorHeight:
    case PM_ExclusiveIndicatorWidth:
    case PM_ExclusiveIndicatorHeight:
    case PM_SmallIconSize:
    case PM_ButtonIconSize:
      return static_cast<int>(std::lround(m_theme.px(16)));
    case PM_CheckBoxLabelSpacing:
      return static_cast<int>(std::lround(m_theme.px(7)));
    case PM_ButtonShiftHorizontal:
    case PM_ButtonShiftVertical:
      return 0;
    default:
      return QProxyStyle::pixelMetric(metric, option, widget);
  }
}

int Style::styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget, QStyleHintReturn* data) const {
  switch (hint) {
    case SH_Widget_Animation_Duration:
    case SH_Widget_Animate:
      return 0;
    case SH_EtchDisabledText:
    case SH_DitherDisabledText:
      return 0;
    case SH_ToolTip_WakeUpDelay:
      return 500;
    case SH_UnderlineShortcut:
      return 0;
    case SH_ComboBox_Popup:
      return 0;
    default:
      return QProxyStyle::styleHint(hint, option, widget, data);
  }
}

void Style::drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                          const QWidget* widget) const {
  switch (element) {
    case PE_FrameFocusRect:
      return;  // the window draws one ring for everything (focus_ring.h)
    case PE_IndicatorCheckBox:
    case PE_IndicatorMenuCheckMark:
    case PE_IndicatorItemViewItemCheck:
      drawTickBox(option, painter, false, widget);
      return;
    case PE_IndicatorRadioButton:
      drawTickBox(option, painter, true, widget);
      return;
    case PE_IndicatorArrowDown:
    case PE_IndicatorArrowUp:
    case PE_IndicatorArrowLeft:
    case PE_IndicatorArrowRight:
    case PE_IndicatorSpinUp:
    case PE_IndicatorSpinDown:
      drawArrow(element, option, painter);
      return;
    default:
      QProxyStyle::drawPrimitive(element, option, painter, widget);
  }
}

void Style::drawTickBox(const QStyleOption* option, QPainter* painter, bool round, const QWidget* widget) const {
  const double side = std::min<double>({m_theme.px(16), double(option->rect.width()), double(option->rect.height())});
  const double unit = side / 16;
  const QRectF box(option->rect.x() + (option->rect.width() - side) / 2,
                   option->rect.y() + (option->rect.height() - side) / 2, side, side);
  const bool on = option->state & State_On, enabled = option->state & State_Enabled;
  const bool byHand = widget && widget->property("look").toString() == QLatin1String("edited");
  const QColor active = m_theme.color(byHand ? Role::edited : Role::accent);
  QColor border = enabled ? m_theme.color(Role::control) : m_theme.color(Role::hair);
  QColor fill = m_theme.color(enabled ? Role::surface : Role::sunken);
  if (enabled && (option->state & State_MouseOver)) fill = mixed(fill, m_theme.color(Role::text), kHover);
  if (enabled && (option->state & State_Sunken)) border = m_theme.color(Role::text);
  if (on && enabled) border = fill = active;
  painter->save();
  painter->setRenderHint(QPainter::Antialiasing);
  painter->setPen(QPen(border, std::max(1.0, unit)));
  painter->setBrush(fill);
  const QRectF inner = box.adjusted(unit / 2, unit / 2, -unit / 2, -unit / 2);
  painter->drawRoundedRect(inner, round ? side / 2 : 3 * unit, round ? side / 2 : 3 * unit);
  if (on) {
    const QColor ink = m_theme.color(enabled ? Role::onAccent : Role::text3);
    if (round) {
      painter->setPen(Qt::NoPen);
      painter->setBrush(ink);
      painter->drawEllipse(box.center(), 3 * unit, 3 * unit);
    } else {
      painter->setPen(roundPen(ink, 2 * unit));
      const QPointF points[] = {box.topLeft() + QPointF(4, 8.2) * unit, box.topLeft() + QPointF(6.8, 11) * unit,
                                box.topLeft() + QPointF(12, 5.4) * unit};
      painter->drawPolyline(points, 3);
    }
  }
  painter->restore();
}

void Style::drawArrow(PrimitiveElement element, const QStyleOption* option, QPainter* painter) const {
  const double unit = m_theme.px(1);
  painter->save();
  painter->setRenderHint(QPainter::Antialiasing);
  painter->translate(QRectF(option->rect).center());
  if (element == PE_IndicatorArrowUp || element == PE_IndicatorSpinUp) painter->rotate(180);
  if (element == PE_IndicatorArrowLeft) painter->rotate(90);
  if (element == PE_IndicatorArrowRight) painter->rotate(-90);
  painter->setPen(roundPen(m_theme.color(option->state & State_Enabled ? Role::text2 : Role::text3), 1.5 * unit));
  const QPointF points[] = {QPointF(-4, -2) * unit, QPointF(0, 2) * unit, QPointF(4, -2) * unit};
  painter->drawPolyline(points, 3);
  painter->restore();
}

QPalette themePalette(const Theme& theme) {
  QPalette palette;
  const auto set = [&](QPalette::ColorRole role, Role color) { palette.setColor(role, theme.color(color)); };
  set(QPalette::Window, Role::window);
  set(QPalette::WindowText, Role::text);
  set(QPalette::Base, Role::surface);
  set(QPalette::AlternateBase, Role::sunken);
  set(QPalette::Text, Role::text);
  set(QPalette::Button, Role::surface);
  set(QPalette::ButtonText, Role::text);
  set(QPalette::BrightText, Role::error);
  set(QPalette::ToolTipBase, Role::surface);
  set(QPalette::ToolTipText, Role::text);
  set(QPalette::PlaceholderText, Role::text3);
  set(QPalette::Highlight, Role::accentBg);
  set(QPalette::HighlightedText, Role::text);
  set(QPalette::Link, Role::source);
  for (const QPalette::ColorRole role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
    palette.setColor(QPalette::Disabled, role, theme.color(Role::text3));
  return palette;
}

namespace {

/// Puts roles (@text), mixes (@hover) and lengths (16px at 100 %) into the rules below.
QString filled(QString rules, const Theme& theme) {
  static const std::pair<const char*, Role> kRoleNames[] = {
      {"@accentBg", Role::accentBg}, {"@editedBg", Role::editedBg}, {"@errorBg", Role::errorBg},
      {"@sourceBg", Role::sourceBg}, {"@onAccent", Role::onAccent}, {"@surface", Role::surface},
      {"@window", Role::window},     {"@sunken", Role::sunken},     {"@control", Role::control},
      {"@accent", Role::accent},     {"@edited", Role::edited},     {"@source", Role::source},
      {"@target", Role::target},     {"@error", Role::error},       {"@hair", Role::hair},
      {"@text2", Role::text2},       {"@text3", Role::text3},       {"@text", Role::text}};
  const QColor surface = theme.color(Role::surface), text = theme.color(Role::text), accent = theme.color(Role::accent);
  rules.replace(QLatin1String("@hover"), mixed(surface, text, kHover).name());
  rules.replace(QLatin1String("@pressed"), mixed(surface, text, kPressed).name());
  rules.replace(QLatin1String("@brightHover"), mixed(accent, text, kPrimaryHover).name());
  rules.replace(QLatin1String("@brightPressed"), mixed(accent, text, kPrimaryPressed).name());
  rules.replace(QLatin1String("@chipHover"), mixed(theme.color(Role::sunken), text, kHover).name());
  for (const auto& [name, role] : kRoleNames) rules.replace(QLatin1String(name), theme.color(role).name());
  static const QRegularExpression type(QStringLiteral("font-size: (\\d+)u"));
  for (auto match = type.match(rules); match.hasMatch(); match = type.match(rules, match.capturedEnd() - 1)) {
    const int pixels = static_cast<int>(std::lround(theme.px(typeSize(theme, match.captured(1).toInt()))));
    rules.replace(match.capturedStart(), match.capturedLength(), QStringLiteral("font-size: %1px").arg(pixels));
  }
  static const QRegularExpression length(QStringLiteral("(\\d+)u\\b"));
  qsizetype from = 0;
  for (auto match = length.match(rules, from); match.hasMatch(); match = length.match(rules, from)) {
    const int pixels = std::max(1, static_cast<int>(std::lround(theme.px(match.captured(1).toInt()))));
    const QString text2 = QStringLiteral("%1px").arg(match.captured(1) == QLatin1String("0") ? 0 : pixels);
    rules.replace(match.capturedStart(), match.capturedLength(), text2);
    from = match.capturedStart() + text2.size();
  }
  return rules;
}

}  // namespace

QString styleSheet(const Theme& theme) {
  QFile file(QStringLiteral(":/styles/window.qss"));
  if (!file.open(QIODevice::ReadOnly)) return {};
  return filled(QString::fromUtf8(file.readAll()), theme);
}

}  // namespace lookback::ui
