// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QAbstractButton>
#include <QDialog>
#include <QLocale>

#include "tests/ui/support/runs_fixture.h"
#include "tests/ui/support/translation_files.h"
#include "tests/ui/support/window_texts.h"
#include "ui/learn/learn_page.h"
#include "ui/page_stack.h"

/// Every page and dialog is switched between two languages that mark their texts: no text of the one stays behind, and
/// one with texts twice as long clips no control (A8).
namespace lookback::test {
namespace {

constexpr QChar kFirstMark(0x2063), kSecondMark(0x2064);  // invisible separator, invisible plus
constexpr int kSwitchMs = 5000;

class LanguageSwitchTest : public RunsTest {
 protected:
  LanguageSwitchTest() : m_plain(kFirstMark, 1), m_doubled(kSecondMark, 2) {
    QCoreApplication::installTranslator(&m_plain);
    ui::nameWindowActions(*actions);
    openRuns(file());  // anew, with marked texts
  }
  ~LanguageSwitchTest() override {
    for (MarkedLanguage* language : {&m_plain, &m_doubled}) QCoreApplication::removeTranslator(language);
    QApplication::setLayoutDirection(Qt::LeftToRight);
  }

  void speak(MarkedLanguage& language) {
    for (MarkedLanguage* other : {&m_plain, &m_doubled}) QCoreApplication::removeTranslator(other);
    QCoreApplication::installTranslator(&language);
    QCoreApplication::sendPostedEvents();
    QCoreApplication::processEvents();
  }
  QStringList pages() { return window->findChild<ui::PageStack*>()->names(); }
  /// A page by its name, or a face of one that is not there at first.
  void showPage(const QString& name) {
    if (name == QLatin1String("live")) {
      window->showPage(QStringLiteral("train"));
      window->trainPage().showRuns(false);
    } else if (name == QLatin1String("race")) {
      actions->get(QStringLiteral("scoreboard.race"))->trigger();
    } else if (name == QLatin1String("lesson")) {
      window->showPage(QStringLiteral("learn"));
      auto* learn = window->findChild<ui::LearnPage*>();
      learn->openLesson(QStringLiteral("5"), 1);
      ASSERT_TRUE(
          QTest::qWaitFor([&] { return learn->findChild<QLabel*>(QStringLiteral("learn.kicker")); }, kSwitchMs));
    } else {
      window->showPage(name);
    }
    QCoreApplication::processEvents();
  }

  /// Reports of what happened keep their words, what is said of an empty list is written when it is empty, and Qt names
  /// the arrows of a tab bar once.
  static bool isPassing(const QString& place) {
    return place.contains(QLatin1String("Banner")) || place.contains(QLatin1String("banner")) ||
           place.contains(QLatin1String("runs.empty")) || place.contains(QLatin1String("ScrollLeftButton")) ||
           place.contains(QLatin1String("ScrollRightButton"));
  }
  /// Texts that hold the mark, without their repetitions.
  static QStringList marked(QWidget& widget, QChar mark) {
    QStringList found;
    for (const WindowText& text : textsOf(widget))
      if (text.text.contains(mark) && !isPassing(text.place))
        found << text.place + QStringLiteral(": ") + text.text.left(90);
    found.removeDuplicates();
    return found;
  }
  static std::string listed(const QStringList& lines) {
    constexpr qsizetype kShown = 60;
    return lines.mid(0, kShown).join(u'\n').toStdString() + "\n(" + std::to_string(lines.size()) + " in all)";
  }
  /// Answers of workers and repaints come a moment later.
  static QStringList staysBehind(QWidget& widget, QChar mark) {
    (void)QTest::qWaitFor([&] { return marked(widget, mark).isEmpty(); }, kSwitchMs);
    return marked(widget, mark);
  }
  static void expectNothingClipped(QWidget& widget, const std::string& name) {
    constexpr int kLayoutMs = 500;
    (void)QTest::qWaitFor([&] { return clippedControls(widget).isEmpty(); }, kLayoutMs);
    const QStringList clipped = clippedControls(widget);
    EXPECT_TRUE(clipped.isEmpty()) << name << " clips\n" << listed(clipped);
  }
  /// To texts twice as long and back, then from right to left.
  void expectFollows(QWidget& widget, const std::string& name) {
    ASSERT_FALSE(marked(widget, kFirstMark).isEmpty()) << name;
    speak(m_doubled);
    const QStringList first = staysBehind(widget, kFirstMark);
    EXPECT_TRUE(first.isEmpty()) << name << " still says\n" << listed(first);
    expectNothingClipped(widget, name + ", with texts twice as long,");
    speak(m_plain);
    const QStringList second = staysBehind(widget, kSecondMark);
    EXPECT_TRUE(second.isEmpty()) << name << ", back again, still says\n" << listed(second);
    QApplication::setLayoutDirection(Qt::RightToLeft);
    QCoreApplication::processEvents();
    expectNothingClipped(widget, name + ", from right to left,");
  }

  MarkedLanguage m_plain, m_doubled;
};

class EachPage : public LanguageSwitchTest, public testing::WithParamInterface<const char*> {};

TEST_P(EachPage, FollowsTheLanguageAndClipsNothing) {
  start();
  settle();
  showPage(QLatin1String(GetParam()));
  expectFollows(*window, GetParam());
}

INSTANTIATE_TEST_SUITE_P(Pages, EachPage,
                         testing::Values("decode", "energies", "train", "scoreboard", "data", "learn", "live", "race",
                                         "lesson"),
                         [](const auto& page) { return std::string(page.param); });

/// What lupdate does not see can never be translated: a text in a macro of one's own, a class it does not know.
TEST_F(LanguageSwitchTest, EveryTextAskedForIsInTheTranslationFiles) {
  start();
  settle();
  for (const QString& page : pages()) showPage(page);
  QSet<std::pair<QString, QString>> known;
  for (const Message& message : messagesOf("lookback_fr.ts")) known.insert({message.context, message.source});
  QStringList unknown;
  for (const auto& [context, source] : MarkedLanguage::asked())
    if (context.startsWith(QLatin1String("lookback")) && !known.contains({context, source}))
      unknown << context + QStringLiteral(": ") + source;
  EXPECT_TRUE(unknown.isEmpty()) << listed(unknown);
}

class EachDialog : public LanguageSwitchTest, public testing::WithParamInterface<const char*> {
 protected:
  QWidget* openDialog() {
    start();
    settle();
    window->showDecode();
    QAction* action = actions->get(QLatin1String(GetParam()));
    if (!action || !action->isEnabled()) return nullptr;
    action->trigger();
    QWidget* shown = nullptr;
    (void)QTest::qWaitFor(
        [&] {
          for (QWidget* top : QApplication::topLevelWidgets())
            if (top != window.get() && top->isVisible() && qobject_cast<QDialog*>(top)) shown = top;
          return shown != nullptr;
        },
        kSwitchMs);
    return shown;
  }
};

TEST_P(EachDialog, FollowsTheLanguageAndClipsNothing) {
  QWidget* dialog = openDialog();
  ASSERT_NE(dialog, nullptr);
  expectFollows(*dialog, GetParam());
}

INSTANTIATE_TEST_SUITE_P(Dialogs, EachDialog, testing::Values("help.keys", "model.card", "compare.open", "gold.find"),
                         [](const auto& dialog) {
                           return QString::fromLatin1(dialog.param).replace(u'.', u'_').toStdString();
                         });

}  // namespace
}  // namespace lookback::test
