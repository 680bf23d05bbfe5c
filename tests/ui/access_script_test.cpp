// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QDir>
#include <QFile>

#include "tests/ui/support/window_fixture.h"
#include "ui/learn/learn_page.h"
#include "ui/learn/learn_record.h"
#include "ui/learn/lesson_player.h"
#include "ui/learn/lesson_shelf.h"
#include "ui/page_stack.h"
#include "ui/pages/gold_desk.h"
#include "ui/views/map_view.h"
#include "ui/views/pane_canvas.h"

/// A4: by key events alone, a lesson, a forced word, an edit of an energy with undo, and links of one's own.
namespace lookback::test {
namespace {

constexpr const char* kLesson = R"(format = 1
languages = ["en"]
minutes = 2
title = "Two pages"
question = "Which is larger?"
[[objectives]]
en = "Compare two numbers."
[[pages]]
id = "read"
[[pages]]
id = "ask"
[[quiz]]
id = "larger"
kind = "choose-one"
question = "Which is larger, 2 or 4?"
[[quiz.options]]
text = "4"
right = true
[[quiz.options]]
text = "2"
says = "2 is less than 4."
)";
constexpr const char* kText = "# Read\n\nTwo numbers: 2 and 4.\n\n# Ask\n\n```quiz\nitem = \"larger\"\n```\n";

class KeyboardScriptTest : public WindowTest {
 protected:
  KeyboardScriptTest() {
    QDir(folder.path()).mkpath(QStringLiteral("lessons/001-two-pages"));
    write("lessons/001-two-pages/lesson.toml", kLesson);
    write("lessons/001-two-pages/text.en.md", kText);
  }
  void write(const char* name, const char* text) {
    QFile file(folder.filePath(QLatin1String(name)));
    ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    file.write(text);
  }
  /// Tab until a control of that name has the keyboard.
  bool tabTo(const QString& name) {
    for (int i = 0; i < 200; ++i) {
      const QWidget* focus = QApplication::focusWidget();
      if (focus && focus->objectName() == name) return true;
      press(Qt::Key_Tab);
    }
    return false;
  }
  bool f6To(const QWidget* pane) {
    for (int i = 0; i < 16; ++i) {
      const QWidget* focus = QApplication::focusWidget();
      if (focus && (focus == pane || pane->isAncestorOf(focus))) return true;
      press(Qt::Key_F6);
    }
    return false;
  }
};

TEST_F(KeyboardScriptTest, KeysAloneFinishALesson) {
  start();
  auto& stack = *window->findChild<ui::PageStack*>();
  ui::LearnPage* learn = nullptr;
  actions->add(QStringLiteral("page.lessons.test"), {});
  stack.addPage(QStringLiteral("lessons.test"), [&](QWidget* parent) {
    learn = new ui::LearnPage({*theme, *settings, *actions, *shelf}, folder.filePath("lessons").toStdString(), parent,
                              tinyEngine());
    return learn;
  });
  window->showPage(QStringLiteral("lessons.test"));
  ASSERT_TRUE(learn);
  ASSERT_TRUE(QTest::qWaitFor([&] { return learn->shelf().lessons().size() == 1; }, kPatienceMs));
  const std::string key = learn->shelf().lessons().front().key();
  ASSERT_TRUE(tabTo(QStringLiteral("lesson.card.") + QString::fromStdString(key)));
  press(Qt::Key_Space);
  ASSERT_TRUE(QTest::qWaitFor([&] { return learn->isPlaying(); }, kPatienceMs));
  ASSERT_EQ(learn->player().steps(), 2);
  ASSERT_TRUE(tabTo(QStringLiteral("learn.next")));
  press(Qt::Key_Space);
  EXPECT_EQ(learn->player().step(), 1);
  // Tab comes to one option of the group, Up and Down go to the others.
  const QString right = QStringLiteral("quiz.option.0");
  const auto name = [] { return QApplication::focusWidget()->objectName(); };
  for (int i = 0; i < 200 && !name().startsWith(QLatin1String("quiz.option.")); ++i) press(Qt::Key_Tab);
  if (name() != right) press(Qt::Key_Down);
  if (name() != right) press(Qt::Key_Up);
  ASSERT_EQ(name(), right);
  press(Qt::Key_Space);
  ASSERT_TRUE(tabTo(QStringLiteral("quiz.check")));
  press(Qt::Key_Space);
  EXPECT_TRUE(learn->record().solved(key, "larger"));
  ASSERT_TRUE(tabTo(QStringLiteral("learn.next")));
  press(Qt::Key_Space);
  EXPECT_FALSE(learn->isPlaying()) << "the library again";
  for (int step = 0; step < 2; ++step) EXPECT_TRUE(learn->record().standing(key).steps.at(step)) << step;
}

TEST_F(KeyboardScriptTest, KeysAloneForceAWordEditAnEnergyAndDrawALink) {
  start();
  const auto own = decode().trace();
  for (std::size_t i = 0; i <= own->steps.size(); ++i) press(Qt::Key_Left, Qt::ControlModifier);
  press(Qt::Key_Right, Qt::ControlModifier);
  ASSERT_EQ(decode().step(), 1);
  // The second likeliest word instead of the first.
  ASSERT_TRUE(f6To(window->page().panes()[1]));
  press(Qt::Key_Down);
  press(Qt::Key_Down);
  press(Qt::Key_Return);
  settle();
  ASSERT_TRUE(decode().trace()->steps.front().forced);
  EXPECT_NE(decode().trace()->target.front(), own->target.front());
  press(Qt::Key_Z, Qt::ControlModifier);
  settle();
  EXPECT_EQ(decode().trace()->target, own->target);
  // An energy.
  ASSERT_TRUE(f6To(window->page().panes()[3]));
  press(Qt::Key_Right);
  press(Qt::Key_Up, Qt::ShiftModifier);
  settle();
  ASSERT_EQ(decode().interventions().size(), 1u);
  EXPECT_TRUE(decode().trace()->steps.front().edited);
  press(Qt::Key_Z, Qt::ControlModifier);
  settle();
  EXPECT_TRUE(decode().interventions().empty());
  EXPECT_EQ(decode().trace()->target, own->target);
  // A link of one's own.
  ASSERT_TRUE(f6To(window->page().panes()[2]));
  press(Qt::Key_Home, Qt::ControlModifier);
  press(Qt::Key_A);
  press(Qt::Key_S);
  const ui::GoldModel& gold = window->gold().controller().model();
  ASSERT_TRUE(QTest::qWaitFor([&] { return gold.ownAt({0, 0}) == LinkKind::sure; }, kPatienceMs));
  press(Qt::Key_Delete);
  ASSERT_TRUE(QTest::qWaitFor([&] { return gold.ownAt({0, 0}) == LinkKind::none; }, kPatienceMs));
}

}  // namespace
}  // namespace lookback::test
