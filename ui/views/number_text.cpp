// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/number_text.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>

namespace lookback::ui {
namespace {

constexpr QChar kMinus(0x2212);
constexpr QChar kNarrowSpace(0x202F);
constexpr QChar kInfinity(0x221E);
/// From here an energy is printed without decimals.
constexpr double kWholeEnergies = 99.95;

}  // namespace

QString fixedText(double value, int decimals) {
  if (std::isnan(value)) return QStringLiteral("nan");
  if (std::isinf(value)) return value > 0 ? QString(kInfinity) : QString(kMinus) + kInfinity;
  QString text = QString::number(std::abs(value), 'f', decimals);
  const bool zero = std::all_of(text.cbegin(), text.cend(), [](QChar c) { return c == u'0' || c == u'.'; });
  if (value < 0 && !zero) text.prepend(kMinus);
  return text;
}

QString weightText(double alpha, int decimals) {
  QString text = fixedText(alpha, decimals);
  if (text.startsWith(u"0.")) text.remove(0, 1);
  return text;
}

QString atMostText(double bound, int decimals) {
  const double unit = std::pow(10.0, decimals);
  // The hundredth of a unit keeps 0.061, which is no binary number, from becoming 0.062.
  return QStringLiteral("≤") + weightText(std::min(std::ceil(bound * unit - 0.01) / unit, 1.0), decimals);
}

QString energyText(double energy) {
  return fixedText(energy, std::abs(energy) < kWholeEnergies ? 1 : 0);
}

QString percentText(double share) {
  return fixedText(share * 100, 0);
}

QString countText(qint64 count) {
  QString text = QString::number(std::abs(count));
  for (qsizetype place = text.size() - 3; place > 0; place -= 3) text.insert(place, kNarrowSpace);
  if (count < 0) text.prepend(kMinus);
  return text;
}

QString exactText(double value) {
  if (std::isnan(value)) return QStringLiteral("nan");
  if (std::isinf(value)) return value > 0 ? QStringLiteral("inf") : QStringLiteral("-inf");
  std::array<char, 32> text{};
  const auto [end, error] = std::to_chars(text.data(), text.data() + text.size(), value);
  return QString::fromLatin1(text.data(), end - text.data());
}

}  // namespace lookback::ui
