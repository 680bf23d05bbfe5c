// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/support/theme.h"

#include <QEvent>
#include <QFontDatabase>
#include <QGuiApplication>
#include <QPalette>
#include <algorithm>
#include <array>
#include <cmath>

#include "ui/support/least_type.h"

namespace lookback::ui {
namespace {

constexpr int kRoles = static_cast<int>(Role::neg) + 1;
using Roles = std::array<QRgb, kRoles>;

// In the order of Role.
constexpr Roles kLight = {0xFFF3F4F6, 0xFFFFFFFF, 0xFFE9ECEF, 0xFF14171B, 0xFF475059, 0xFF69727C,
                          0xFFD3D8DD, 0xFF848D97, 0xFF0067A3, 0xFFAD4500, 0xFF00704F, 0xFFFFFFFF,
                          0xFF9A3B74, 0xFFB3261E, 0xFF7A8FA3, 0xFFE3F0F8, 0xFFFBEBDF, 0xFFDFF2EA,
                          0xFFF8E6F0, 0xFFFBE9E7, 0xFFC9671A, 0xFF6B4BA1};
constexpr Roles kDark = {0xFF121518, 0xFF1B1F23, 0xFF262B30, 0xFFECEFF2, 0xFFB4BCC5, 0xFF8F98A2, 0xFF343A41, 0xFF77818B,
                         0xFF62B8EC, 0xFFFF9453, 0xFF4CCB9F, 0xFF06251B, 0xFFEA9DCB, 0xFFFF8A80, 0xFF66788A, 0xFF16303F,
                         0xFF3D2718, 0xFF15352A, 0xFF3B2333, 0xFF40211F, 0xFFF0A050, 0xFFA98BE0};
constexpr Roles kContrast = {0xFF000000, 0xFF000000, 0xFF1C1C1C, 0xFFFFFFFF, 0xFFE6E6E6, 0xFFC8C8C8,
                             0xFF8A8A8A, 0xFFFFFFFF, 0xFF7CC7FF, 0xFFFF9E5E, 0xFF58E6B0, 0xFF000000,
                             0xFFFFA8DC, 0xFFFF8A80, 0xFFB0B0B0, 0xFF00273F, 0xFF3A1C00, 0xFF00301F,
                             0xFF3D0A2A, 0xFF3A0D0A, 0xFFFFB060, 0xFFB79BFF};

// Cividis (Nuñez, Anderton and Renslow 2018) at 33 evenly spaced places; between them a straight line, which stays
// within 2 of 255 of the published map.
constexpr std::array<QRgb, 33> kCividis = {
    0xFF00224E, 0xFF00285B, 0xFF002E6A, 0xFF053371, 0xFF1A386F, 0xFF273E6E, 0xFF32436D, 0xFF3B496C, 0xFF434E6C,
    0xFF4B546C, 0xFF535A6D, 0xFF5A5F6E, 0xFF61656F, 0xFF686A71, 0xFF6F7073, 0xFF767676, 0xFF7D7C78, 0xFF848279,
    0xFF8C8878, 0xFF938E78, 0xFF9B9476, 0xFFA39A74, 0xFFABA072, 0xFFB4A76F, 0xFFBCAE6C, 0xFFC4B468, 0xFFCDBB63,
    0xFFD5C25E, 0xFFDEC958, 0xFFE7D150, 0xFFF0D846, 0xFFF9E03A, 0xFFFEE838};
constexpr int kCividisEntries = 256;
/// White text reads better below this weight, black from there.
constexpr double kOnWeightTurn = 0.468;

QRgb mix(QRgb a, QRgb b, double t) {
  const auto channel = [t](int from, int to) { return static_cast<int>(std::lround(from + t * (to - from))); };
  return qRgb(channel(qRed(a), qRed(b)), channel(qGreen(a), qGreen(b)), channel(qBlue(a), qBlue(b)));
}

std::array<QRgb, kCividisEntries> cividisTable() {
  std::array<QRgb, kCividisEntries> table{};
  for (int i = 0; i < kCividisEntries; ++i) {
    const double place = static_cast<double>(i) / (kCividisEntries - 1) * (kCividis.size() - 1);
    const auto low = std::min(static_cast<std::size_t>(place), kCividis.size() - 2);
    table[static_cast<std::size_t>(i)] = mix(kCividis[low], kCividis[low + 1], place - static_cast<double>(low));
  }
  return table;
}

/// What the desktop asks for, told by the palette it gave the program.
ThemeName systemTheme() {
  const QPalette palette = QGuiApplication::palette();
  const QColor window = palette.color(QPalette::Window);
  if (window == QColor(Qt::black) && palette.color(QPalette::WindowText) == QColor(Qt::white))
    return ThemeName::contrast;
  return window.lightness() < palette.color(QPalette::WindowText).lightness() ? ThemeName::dark : ThemeName::light;
}

const Roles& rolesOf(ThemeName name) {
  switch (name) {
    case ThemeName::dark:
      return kDark;
    case ThemeName::contrast:
      return kContrast;
    case ThemeName::system:
      return rolesOf(systemTheme());
    case ThemeName::light:
      break;
  }
  return kLight;
}

/// Those of `wanted` that this computer has; asked once, because the list does not change while the program runs.
QStringList installed(const QStringList& wanted) {
  QStringList found;
  const QStringList families = QFontDatabase::families();
  for (const QString& family : wanted)
    if (families.contains(family)) found << family;
  return found;
}

double designSize(TextStep step) {
  switch (step) {
    case TextStep::display:
      return 24;
    case TextStep::body:
      return 16;
    case TextStep::title:
      return 15;
    case TextStep::note:
      return 12;
    case TextStep::tick:
      return 11;
    case TextStep::math:
      return 16;
    case TextStep::base:
      break;
  }
  return 13;
}

int pixels(double size) {
  return std::max(1, static_cast<int>(std::lround(size)));
}

quint64 fontKey(bool serif, int pixels, int weight, bool italic) {
  return static_cast<quint64>(pixels) << 16 | static_cast<quint64>(weight) << 2 | (serif ? 2u : 0u) |
         (italic ? 1u : 0u);
}

constexpr auto kLeastType = "leastType";

}  // namespace

void setLeastType(Theme& theme, double size) {
  theme.setProperty(kLeastType, size > 0 ? QVariant(size) : QVariant());
}

double typeSize(const Theme& theme, double designSize) {
  return std::max(designSize, theme.property(kLeastType).toDouble());
}

Theme::Theme(QObject* parent) : QObject(parent) {
  if (!qApp) return;
  m_system = systemTheme();
  qApp->installEventFilter(this);
}

bool Theme::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() == QEvent::ApplicationPaletteChange && watched == qApp && systemTheme() != m_system) {
    m_system = systemTheme();
    if (m_name == ThemeName::system) Q_EMIT changed();
  }
  return QObject::eventFilter(watched, event);
}

void Theme::setName(ThemeName name) {
  if (m_name == name) return;
  m_name = name;
  Q_EMIT changed();
}

bool Theme::isDark() const {
  return color(Role::window).lightness() < color(Role::text).lightness();
}

void Theme::setScale(double scale) {
  scale = std::isfinite(scale) ? std::clamp(scale, 0.8, 3.0) : 1.0;
  if (m_scale == scale) return;
  m_scale = scale;
  Q_EMIT changed();
}

void Theme::setReducedMotion(bool reduced) {
  if (m_reducedMotion == reduced) return;
  m_reducedMotion = reduced;
  Q_EMIT changed();
}

QColor Theme::color(Role role) const {
  return QColor::fromRgb(rolesOf(m_name)[static_cast<std::size_t>(role)]);
}

QFont Theme::font(TextStep step, int weight) const {
  if (step == TextStep::math) return mathFont(designSize(step));
  const int size = pixels(px(typeSize(*this, designSize(step))));
  const quint64 key = fontKey(false, size, weight, false);
  if (const auto made = m_fonts.constFind(key); made != m_fonts.cend()) return *made;
  static const QStringList families = installed({"Inter", "Noto Sans", "DejaVu Sans"});
  QFont font;
  if (!families.isEmpty()) font.setFamilies(families);
  font.setPixelSize(size);
  font.setWeight(static_cast<QFont::Weight>(weight));
  m_fonts.insert(key, font);
  return font;
}

QFont Theme::mathFont(double size, bool italic) const {
  const int side = pixels(px(typeSize(*this, size)));
  const quint64 key = fontKey(true, side, QFont::Normal, italic);
  if (const auto made = m_fonts.constFind(key); made != m_fonts.cend()) return *made;
  static const QStringList families =
      installed({"STIX Two Text", "STIXGeneral", "STIX", "Noto Serif", "Liberation Serif", "DejaVu Serif"});
  QFont font;
  if (!families.isEmpty()) font.setFamilies(families);
  font.setStyleHint(QFont::Serif);
  font.setPixelSize(side);
  font.setItalic(italic);
  m_fonts.insert(key, font);
  return font;
}

QColor Theme::weight(double alpha) const {
  if (std::isnan(alpha)) return color(Role::error);
  static const std::array<QRgb, kCividisEntries> table = cividisTable();
  const long entry = std::lround(std::clamp(alpha, 0.0, 1.0) * (kCividisEntries - 1));
  return QColor::fromRgb(table[static_cast<std::size_t>(entry)]);
}

QColor Theme::onWeight(double alpha) const {
  if (std::isnan(alpha)) return color(Role::surface);
  return alpha < kOnWeightTurn ? QColor(Qt::white) : QColor(Qt::black);
}

QColor Theme::signedValue(double value) const {
  if (std::isnan(value)) return color(Role::error);
  const double part = std::clamp(value, -1.0, 1.0);
  const QColor neutral = color(isDark() ? Role::sunken : Role::window);
  return QColor::fromRgb(mix(neutral.rgb(), color(part < 0 ? Role::neg : Role::pos).rgb(), std::abs(part)));
}

}  // namespace lookback::ui
