// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QRegularExpression>
#include <QSignalSpy>
#include <cmath>
#include <limits>

#include "tests/ui/support/views_fixture.h"
#include "ui/support/style.h"

namespace lookback::test {
namespace {

using ui::Role;
using ui::Theme;
using ui::ThemeName;

double linear(double channel) {
  return channel <= 0.04045 ? channel / 12.92 : std::pow((channel + 0.055) / 1.055, 2.4);
}
double luminance(const QColor& c) {
  return 0.2126 * linear(c.redF()) + 0.7152 * linear(c.greenF()) + 0.0722 * linear(c.blueF());
}
double contrast(const QColor& a, const QColor& b) {
  const double la = luminance(a), lb = luminance(b);
  return (std::max(la, lb) + 0.05) / (std::min(la, lb) + 0.05);
}

class ThemeTest : public testing::TestWithParam<ThemeName> {
 protected:
  ThemeTest() {
    application();
    theme.setName(GetParam());
  }
  Theme theme;
};

TEST_P(ThemeTest, TextReadsOnEveryGround) {
  for (const Role ground : {Role::window, Role::surface, Role::sunken})
    for (const Role ink :
         {Role::text, Role::text2, Role::source, Role::target, Role::accent, Role::edited, Role::error})
      EXPECT_GE(contrast(theme.color(ink), theme.color(ground)), 4.5) << int(ink) << " on " << int(ground);
  // Disabled and tertiary text stands on surfaces and windows.
  for (const Role ground : {Role::window, Role::surface})
    EXPECT_GE(contrast(theme.color(Role::text3), theme.color(ground)), 4.4) << int(ground);
}

TEST_P(ThemeTest, TextReadsOnItsTint) {
  const std::pair<Role, Role> pairs[] = {{Role::source, Role::sourceBg}, {Role::target, Role::targetBg},
                                         {Role::accent, Role::accentBg}, {Role::edited, Role::editedBg},
                                         {Role::error, Role::errorBg},   {Role::onAccent, Role::accent}};
  for (const auto& [ink, ground] : pairs) {
    EXPECT_GE(contrast(theme.color(ink), theme.color(ground)), 4.5) << int(ink);
    if (ground == Role::accent) continue;
    EXPECT_GE(contrast(theme.color(Role::text), theme.color(ground)), 4.5) << int(ground);
  }
}

TEST_P(ThemeTest, LinesOfControlsReachThreeToOne) {
  for (const Role line : {Role::control, Role::bar, Role::pos, Role::neg})
    EXPECT_GE(contrast(theme.color(line), theme.color(Role::surface)), 3.0) << int(line);
}

TEST_P(ThemeTest, ValueTextReadsOnEveryWeight) {
  for (int i = 0; i <= 1000; ++i) {
    const double alpha = i / 1000.0;
    EXPECT_GE(contrast(theme.onWeight(alpha), theme.weight(alpha)), 4.5) << alpha;
  }
}

TEST_P(ThemeTest, ZeroIsNeutralOnTheSignedScale) {
  const QColor zero = theme.signedValue(0);
  EXPECT_EQ(zero, theme.signedValue(-0.0));
  EXPECT_EQ(theme.signedValue(1), theme.color(Role::pos));
  EXPECT_EQ(theme.signedValue(7), theme.color(Role::pos));
  EXPECT_EQ(theme.signedValue(-1), theme.color(Role::neg));
  EXPECT_EQ(theme.signedValue(std::nan("")), theme.color(Role::error));
}

TEST_P(ThemeTest, StyleSheetHasNoOpenPlaces) {
  const QString sheet = ui::styleSheet(theme);
  EXPECT_FALSE(sheet.isEmpty());
  EXPECT_FALSE(sheet.contains(QLatin1Char('@')));
  EXPECT_FALSE(sheet.contains(QRegularExpression(QStringLiteral("\\d+u\\b"))));
}

INSTANTIATE_TEST_SUITE_P(All, ThemeTest, testing::Values(ThemeName::light, ThemeName::dark, ThemeName::contrast));

TEST(Cividis, IsThePublishedMapAndTheSameInEveryTheme) {
  application();
  Theme theme;
  for (const ThemeName name : {ThemeName::light, ThemeName::dark, ThemeName::contrast}) {
    theme.setName(name);
    EXPECT_EQ(theme.weight(0), QColor(0x00, 0x22, 0x4E));
    EXPECT_EQ(theme.weight(1), QColor(0xFE, 0xE8, 0x38));
    EXPECT_EQ(theme.weight(-3), theme.weight(0));
    EXPECT_EQ(theme.weight(std::numeric_limits<double>::infinity()), theme.weight(1));
    EXPECT_EQ(theme.weight(std::nan("")), theme.color(Role::error));
  }
}

TEST(Cividis, GrowsLighterAllTheWay) {
  application();
  const Theme theme;
  for (int i = 1; i < 256; ++i)
    EXPECT_GT(luminance(theme.weight(i / 255.0)) + 1e-4, luminance(theme.weight((i - 1) / 255.0))) << i;
}

TEST(ThemeScale, StaysInItsRangeAndScalesLetters) {
  application();
  Theme theme;
  QSignalSpy changed(&theme, &Theme::changed);
  theme.setScale(9);
  EXPECT_EQ(theme.scale(), 3.0);
  EXPECT_EQ(theme.font(ui::TextStep::base).pixelSize(), 39);
  theme.setScale(std::nan(""));
  EXPECT_EQ(theme.scale(), 1.0);
  theme.setScale(0.1);
  EXPECT_EQ(theme.scale(), 0.8);
  EXPECT_EQ(changed.size(), 3);
  theme.setScale(0.8);
  EXPECT_EQ(changed.size(), 3);
}

TEST(SystemTheme, FollowsThePalette) {
  application();
  const QPalette before = QGuiApplication::palette();
  Theme theme;
  theme.setName(ThemeName::system);
  QPalette dark;
  dark.setColor(QPalette::Window, QColor(53, 53, 53));
  dark.setColor(QPalette::WindowText, Qt::white);
  QSignalSpy changed(&theme, &Theme::changed);
  QApplication::setPalette(dark);
  QTest::qWait(0);
  EXPECT_TRUE(theme.isDark());
  EXPECT_GE(changed.size(), 1);
  QPalette light;
  light.setColor(QPalette::Window, QColor(240, 240, 240));
  light.setColor(QPalette::WindowText, Qt::black);
  QApplication::setPalette(light);
  EXPECT_FALSE(theme.isDark());
  QApplication::setPalette(before);
}

}  // namespace
}  // namespace lookback::test
