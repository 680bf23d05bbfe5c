// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/support/language.h"

#include <QLocale>
#include <QSignalSpy>

#include "tests/ui/support/window_fixture.h"
#include "ui/pages/train_page.h"

/// The language of the window: which one it is, and that it changes while the program runs.
namespace lookback::test {
namespace {

using ui::WindowLanguage;

class LanguageTest : public WindowTest {
 protected:
  ~LanguageTest() override { QLocale::setDefault(QLocale(QStringLiteral("en"))); }
  std::string translated(const char* context, const char* text, int n = -1) {
    return QCoreApplication::translate(context, text, nullptr, n).toStdString();
  }
};

TEST_F(LanguageTest, SystemTakesTheFirstLanguageThereIs) {
  const auto shown = [this](const QStringList& system) {
    return WindowLanguage(*settings, system).shown().toStdString();
  };
  EXPECT_EQ(shown({QStringLiteral("de-DE"), QStringLiteral("fr-CA"), QStringLiteral("en")}), "fr");
  EXPECT_EQ(shown({QStringLiteral("en-GB"), QStringLiteral("fr")}), "en");
  EXPECT_EQ(shown({QStringLiteral("fr_FR")}), "fr");
  EXPECT_EQ(shown({QStringLiteral("cs")}), "en");
  EXPECT_EQ(shown({}), "en");
}

TEST_F(LanguageTest, AChoiceIsKeptForTheNextStartAndAShowIsNot) {
  {
    WindowLanguage language(*settings, {QStringLiteral("en")});
    EXPECT_EQ(language.choice(), QLatin1String("system"));
    language.choose(QStringLiteral("fr"));
    EXPECT_EQ(language.shown(), QLatin1String("fr"));
    language.show(QStringLiteral("en"));
    EXPECT_EQ(language.shown(), QLatin1String("en"));
  }
  WindowLanguage next(*settings, {QStringLiteral("en")});
  EXPECT_EQ(next.choice(), QLatin1String("fr"));
  EXPECT_EQ(next.shown(), QLatin1String("fr"));
  next.choose(QStringLiteral("tlh"));  // nobody can choose that; a settings file may say it
  EXPECT_EQ(next.choice(), QLatin1String("system"));
  EXPECT_EQ(next.shown(), QLatin1String("en"));
}

TEST_F(LanguageTest, TextsPluralsAndLocaleFollow) {
  WindowLanguage language(*settings, {QStringLiteral("en")});
  EXPECT_EQ(translated("lookback::ui::TrainForm", "%n thread(s)", 1), "1 thread");
  EXPECT_EQ(translated("lookback::ui::TrainForm", "%n thread(s)", 2), "2 threads");
  EXPECT_EQ(QLocale().language(), QLocale::English);
  language.show(QStringLiteral("fr"));
  EXPECT_EQ(translated("lookback::ui::Banner", "Close the message"), "Fermer le message");
  EXPECT_EQ(translated("lookback::ui::TrainForm", "%n minute(s)", 0), "0 minute");
  EXPECT_EQ(translated("lookback::ui::TrainForm", "%n minute(s)", 2), "2 minutes");
  EXPECT_EQ(QLocale().language(), QLocale::French);
  language.show(QStringLiteral("en"));
  EXPECT_EQ(translated("lookback::ui::Banner", "Close the message"), "Close the message");
}

/// What Qt itself says, where its translations are installed (qt6-translations-l10n).
TEST_F(LanguageTest, QtsOwnTextsFollow) {
  WindowLanguage language(*settings, {QStringLiteral("fr")});
  const std::string cancel = translated("QPlatformTheme", "Cancel");
  if (cancel == "Cancel") GTEST_SKIP() << "Qt's translations are not installed";
  EXPECT_EQ(cancel, "Annuler");
}

TEST_F(LanguageTest, TheFormCountsThreadsInEnglish) {
  WindowLanguage language(*settings, {QStringLiteral("en")});
  window->showPage(QStringLiteral("train"));
  ui::TrainForm& form = window->trainPage().form();
  QString shown;
  const auto labelWith = [&](const QString& part) {
    for (const QLabel* label : form.findChildren<QLabel*>())
      if (label->text().contains(part)) shown = label->text();
    return !shown.isEmpty();
  };
  ASSERT_TRUE(QTest::qWaitFor([&] { return labelWith(QStringLiteral(" thread")); }, kPatienceMs));
  EXPECT_FALSE(shown.contains(QLatin1String("(s)"))) << shown.toStdString();
}

}  // namespace
}  // namespace lookback::test
