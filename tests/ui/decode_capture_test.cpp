// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
// "Capture view" of the author's view takes what the page Decode shows, and the linter has nothing against it.
#include "ui/learn/decode_capture.h"

#include <QFile>
#include <QMenu>
#include <QMessageBox>
#include <QPushButton>

#include "core/lesson/reader.h"
#include "core/lesson/template.h"
#include "tests/ui/support/window_fixture.h"
#include "ui/learn/author_view.h"
#include "ui/learn/learn_page.h"

namespace lookback::test {
namespace {

using Kind = Intervention::Kind;

class CaptureTest : public WindowTest {
 protected:
  CaptureTest() { start(QStringLiteral("le \"chat\" noir dort .")); }

  ui::DecodeCapture capture(const std::vector<std::string>& models = {"tiny"}) {
    return ui::captureDecode(window->page(), window->controller(), models);
  }
  /// The stepper that a lesson with this block has.
  static lesson::Widget widget(const std::string& block) {
    lesson::LessonSource source = lesson::templateLesson("101-mine", {"en"});
    source.texts["en"] += "\n```stepper\n" + block + "```\n";
    const lesson::LoadedLesson loaded = lesson::parseLesson(source, {});
    std::vector<lesson::Widget> found;
    for (const lesson::Page& page : loaded.lesson.text("en")->pages)
      for (const lesson::Block& one : page.blocks)
        if (const auto* here = std::get_if<lesson::Widget>(&one.content)) found.push_back(*here);
    EXPECT_FALSE(found.empty()) << block;
    return found.empty() ? lesson::Widget() : found.back();
  }
  /// The author's view with a new lesson.
  ui::AuthorView& writeLesson() {
    ui::LearnPage& page = window->learnPage();
    page.setOwnFolder(folder.path());
    EXPECT_TRUE(
        QTest::qWaitFor([&] { return page.shelf().ownFolder() == folder.path().toStdU16String(); }, kPatienceMs));
    window->showPage(QStringLiteral("learn"));
    page.showAuthor();
    EXPECT_EQ(page.author().newLesson(QStringLiteral("101-mine")), QString());
    EXPECT_TRUE(QTest::qWaitFor([&] { return page.author().name() == "101-mine"; }, kPatienceMs));
    return page.author();
  }
};

TEST_F(CaptureTest, HoldsSentenceModelStepPartAndPanes) {
  decode().setCursor(2, ui::SubStep::blend);
  const ui::DecodeCapture taken = capture();
  EXPECT_EQ(taken.left, QString());
  const lesson::Widget made = widget(taken.block);
  EXPECT_EQ(made.kind, lesson::WidgetKind::stepper);
  EXPECT_EQ(made.parameters.text("sentence"), "le \"chat\" noir dort .");
  EXPECT_EQ(made.model, "tiny");
  EXPECT_EQ(made.parameters.integer("step"), 2);
  EXPECT_EQ(made.parameters.text("part"), "blend");
  EXPECT_EQ(made.parameters.words("panes"), (std::vector<std::string>{"arcs", "words", "map", "energies"}));
  EXPECT_FALSE(made.parameters.has("target"));
}

TEST_F(CaptureTest, HoldsTheOnePaneThatFillsThePage) {
  window->page().setMaximised(window->page().panes()[3]);
  decode().setCursor(1, ui::SubStep::write);
  const lesson::Widget made = widget(capture().block);
  EXPECT_EQ(made.parameters.words("panes"), std::vector<std::string>{"energies"});
  EXPECT_FALSE(made.parameters.has("part")) << "a press of Step writes a word";
}

TEST_F(CaptureTest, HoldsAForcedWordAsTheSentenceItLeadsTo) {
  decode().setCursor(1, ui::SubStep::write);
  const int other = decode().current()->candidates.back().word;
  decode().requestIntervention({.kind = Kind::forceWord, .step = 1, .word = other});
  settle();
  ASSERT_TRUE(decode().trace()->steps.front().forced);
  const ui::DecodeCapture taken = capture();
  EXPECT_EQ(taken.left, QString());
  if (decode().trace()->target.front() != "<unk>") {
    EXPECT_TRUE(widget(taken.block).parameters.has("target")) << taken.block;
  }
}

TEST_F(CaptureTest, SaysWhatALessonCannotHold) {
  decode().requestIntervention({.kind = Kind::setEnergy, .step = 1, .position = 1, .value = 3});
  settle();
  const ui::DecodeCapture edited = capture();
  EXPECT_TRUE(edited.left.contains(QStringLiteral("edits of energies"))) << edited.left.toStdString();
  EXPECT_FALSE(widget(edited.block).parameters.has("target")) << "the words would come without their weights";
  EXPECT_TRUE(capture({"fr-en"}).left.contains(QStringLiteral("tiny")));
}

TEST_F(CaptureTest, ClosingAsksForALessonThatIsNotSaved) {
  ui::AuthorView& author = writeLesson();
  ASSERT_TRUE(window->learnPage().mayClose());
  const auto ask = [&](QMessageBox::ButtonRole answer) {
    EXPECT_FALSE(window->close());
    auto* box = window->learnPage().findChild<QMessageBox*>(QStringLiteral("closingLesson"));
    ASSERT_NE(box, nullptr);
    for (QAbstractButton* button : box->buttons())
      if (box->buttonRole(button) == answer) button->click();
    delete box;
  };
  author.editor(QStringLiteral("text.en.md"))->appendPlainText(QStringLiteral("My words."));
  ask(QMessageBox::RejectRole);
  EXPECT_TRUE(window->isVisible());
  EXPECT_TRUE(author.isModified());
  ask(QMessageBox::AcceptRole);
  EXPECT_FALSE(window->isVisible());
  QFile file(folder.filePath(QStringLiteral("101-mine/text.en.md")));
  ASSERT_TRUE(file.open(QIODevice::ReadOnly));
  EXPECT_TRUE(file.readAll().contains("My words."));
}

TEST_F(CaptureTest, TheAuthorPutsItIntoTheText) {
  decode().setCursor(2, ui::SubStep::write);
  ui::AuthorView& author = writeLesson();
  author.findChild<QPushButton*>(QStringLiteral("author.capture"))->click();
  auto* menu = author.findChild<QMenu*>(QStringLiteral("author.captureMenu"));
  ASSERT_NE(menu, nullptr);
  ASSERT_EQ(menu->actions().size(), 2);
  menu->actions().front()->trigger();
  menu->close();
  const QString text = author.editor(QStringLiteral("text.en.md"))->toPlainText();
  EXPECT_TRUE(text.contains(QStringLiteral("```stepper\nsentence = \"le \\\"chat\\\" noir dort .\"\n")))
      << text.toStdString();
}

}  // namespace
}  // namespace lookback::test
