// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/learn/learn_page.h"

#include <QAction>
#include <QLabel>
#include <QLocale>
#include <QScrollArea>
#include <QTextDocument>

#include "tests/ui/support/learn_fixture.h"
#include "ui/learn/decoder_widget.h"
#include "ui/learn/lesson_text.h"
#include "ui/learn/predict_widget.h"
#include "ui/learn/problem_list.h"
#include "ui/support/actions.h"
#include "ui/views/map_view.h"

/// The page Learn with the real lessons: library, player, gates, controls, keys, what is kept.
namespace lookback::test {
namespace {

template <class Widget>
Widget* widgetOf(ui::LessonPlayer& player, std::size_t at = 0) {
  for (ui::LessonWidget* widget : player.widgets())
    if (auto* found = qobject_cast<Widget*>(widget); found && at-- == 0) return found;
  return nullptr;
}

TEST_F(LearnTest, TheLibraryShowsEveryLessonAsACard) {
  ASSERT_GE(page->shelf().lessons().size(), 7u);
  for (const ui::ShelfLesson& lesson : page->shelf().lessons()) {
    const ui::LessonCard* card = page->library().card(lesson.key());
    ASSERT_NE(card, nullptr) << lesson.key();
    EXPECT_TRUE(card->isVisible());
    EXPECT_FALSE(card->accessibleName().isEmpty());
    EXPECT_FALSE(lesson.loaded->hasErrors()) << lesson.key();
  }
  EXPECT_TRUE(page->library().card("001-black-box")->accessibleDescription().contains(QStringLiteral("Not begun")));
}

/// A4: from the library to the end of the first lesson without a mouse.
TEST_F(LearnTest, ALessonIsCompletedByKeyboardAlone) {
  auto* go = page->findChild<QPushButton*>(QStringLiteral("library.go"));
  go->setFocus();
  QTest::keyClick(go, Qt::Key_Space);
  ASSERT_TRUE(page->isPlaying());
  EXPECT_EQ(player().content().name, "001-black-box");
  auto* decoder = widgetOf<ui::DecoderWidget>(player());
  ASSERT_TRUE(QTest::qWaitFor([&] { return decoder->lane().model().trace() != nullptr; }, kPatienceMs));
  EXPECT_EQ(decoder->lane().model().step(), 1);
  auto* step = player().findChild<QPushButton*>(QStringLiteral("lesson.step.button"));
  step->setFocus();
  QTest::keyClick(step, Qt::Key_Space);
  EXPECT_EQ(decoder->lane().model().step(), 2) << "a press writes a word";

  ui::QuizCard* card = player().questions().front();
  card->firstStop()->setFocus();
  auto* right = card->findChild<QAbstractButton*>(QStringLiteral("quiz.option.0"));
  right->setFocus();
  QTest::keyClick(right, Qt::Key_Space);
  auto* check = card->findChild<QPushButton*>(QStringLiteral("quiz.check"));
  check->setFocus();
  QTest::keyClick(check, Qt::Key_Space);
  EXPECT_TRUE(card->isSolved());

  const int steps = player().steps();
  for (int k = 0; k < steps; ++k) {
    EXPECT_EQ(player().step(), k);
    QTest::keyClick(page.get(), Qt::Key_Right, Qt::AltModifier);
  }
  EXPECT_FALSE(page->isPlaying()) << "the last step leads back to the library";
  EXPECT_TRUE(page->library().card("001-black-box")->accessibleDescription().contains(QStringLiteral("Finished")));
  EXPECT_EQ(page->library().suggestion()->lesson().name, "002-bottleneck");
}

TEST_F(LearnTest, ControlsThatThePageDoesNotListAreHidden) {
  open("001-black-box");
  auto* decoder = widgetOf<ui::DecoderWidget>(player());
  ASSERT_NE(decoder, nullptr);
  const auto visible = [&](const char* name) {
    const auto* widget = decoder->findChild<QWidget*>(QLatin1String(name));
    return widget && widget->isVisible();
  };
  EXPECT_TRUE(visible("lesson.step.button"));
  EXPECT_TRUE(visible("lesson.first.button"));
  EXPECT_FALSE(visible("lesson.play.button"));
  EXPECT_FALSE(visible("lesson.last.button"));
  EXPECT_FALSE(visible("lesson.sentence"));
  for (const QComboBox* combo : decoder->findChildren<QComboBox*>()) EXPECT_FALSE(combo->isVisible());
  player().goTo(3);
  EXPECT_TRUE(
      widgetOf<ui::DecoderWidget>(player())->findChild<QWidget*>(QStringLiteral("lesson.sentence"))->isVisible());
}

/// A5 on every step of every lesson.
TEST_F(LearnTest, EveryVisibleControlHasANameAndHelp) {
  EXPECT_EQ(namelessControls(page->library()), QStringList());
  for (const ui::ShelfLesson& lesson : page->shelf().lessons()) {
    open(lesson.lesson().name.c_str());
    for (int step = 0; step < player().steps(); ++step) {
      player().goTo(step);
      QTest::qWait(1);
      EXPECT_EQ(namelessControls(player()), QStringList()) << lesson.key() << " step " << step;
      EXPECT_TRUE(player().statusText().contains(QString::number(step + 1)));
    }
  }
}

TEST_F(LearnTest, TextIsAtMost68CharactersWide) {
  for (const int width : {1024, 1280, 1920}) {
    page->resize(width, 760);
    open("005-by-hand", 0);
    auto* prose = player().findChild<ui::LessonProse*>();
    ASSERT_NE(prose, nullptr);
    EXPECT_LE(prose->width(), ui::lessonTextWidth(*theme) + 1) << width;
    EXPECT_GE(prose->width(), 300) << width;
  }
}

TEST_F(LearnTest, InLargeLettersWidgetsStandBelowTheTextAndNothingIsCut) {
  auto* text = page->findChild<QScrollArea*>(QStringLiteral("learn.text"));
  auto* widgets = page->findChild<QScrollArea*>(QStringLiteral("learn.widgets"));
  open("001-black-box");
  ASSERT_FALSE(player().widgets().empty());
  EXPECT_TRUE(widgets->isVisible());
  theme->setScale(2.46);  // words of 24 pt
  QCoreApplication::processEvents();
  EXPECT_FALSE(widgets->isVisible());
  EXPECT_TRUE(text->isAncestorOf(player().widgets().front()));
  EXPECT_LE(text->widget()->width(), text->viewport()->width());
  for (const QLabel* label : text->widget()->findChildren<QLabel*>()) {
    if (!label->isVisible() || label->wordWrap()) continue;
    EXPECT_LE(label->mapTo(text->widget(), label->rect().topRight()).x(), text->viewport()->width())
        << label->text().toStdString();
  }
  // Keys act on what is in sight: the way on, and the text, which scrolls to its end.
  player().goTo(2);
  EXPECT_EQ(QApplication::focusWidget()->objectName(), QStringLiteral("learn.next"));
  QScrollBar* bar = text->verticalScrollBar();
  ASSERT_GT(bar->maximum(), 0);
  for (int k = 0; k < 50 && bar->value() < bar->maximum(); ++k) press(Qt::Key_PageDown);
  EXPECT_EQ(bar->value(), bar->maximum());
  QKeyEvent once(QEvent::KeyPress, Qt::Key_PageDown, Qt::NoModifier);
  once.ignore();
  QApplication::sendEvent(&player(), &once);
  EXPECT_FALSE(once.isAccepted()) << "for the next part";
  theme->setScale(1);
  QCoreApplication::processEvents();
  EXPECT_EQ(widgets->isVisible(), !player().widgets().empty());
  EXPECT_EQ(text->widget()->findChildren<ui::LessonWidget*>().size(), 0);
}

TEST_F(LearnTest, AGateHidesWhatFollowsUntilAGuessIsMade) {
  open("004-which-words", 0);
  auto* gate = widgetOf<ui::PredictWidget>(player());
  ASSERT_NE(gate, nullptr);
  ASSERT_TRUE(QTest::qWaitFor([&] { return gate->shares() != nullptr; }, kPatienceMs));
  EXPECT_TRUE(gate->isGateClosed());
  const auto proses = player().findChildren<ui::LessonProse*>();
  ASSERT_EQ(proses.size(), 2);
  EXPECT_TRUE(proses[0]->isVisible());
  EXPECT_FALSE(proses[1]->isVisible()) << "the question after the reveal";
  auto* commit = gate->findChild<QPushButton*>(QStringLiteral("predict.commit"));
  EXPECT_FALSE(commit->isEnabled());
  auto* first = qobject_cast<QSpinBox*>(gate->shares()->first());
  first->setFocus();
  for (int k = 0; k < 12; ++k) QTest::keyClick(first, Qt::Key_Up);
  EXPECT_EQ(first->value(), 10) << "never more tokens than there are";
  QTest::keyClick(commit, Qt::Key_Space);
  EXPECT_FALSE(gate->isGateClosed());
  EXPECT_TRUE(proses[1]->isVisible());
  EXPECT_TRUE(gate->statusText().contains(QStringLiteral("overlap")));

  player().goTo(1);
  player().goTo(0);
  gate = widgetOf<ui::PredictWidget>(player());
  ASSERT_TRUE(QTest::qWaitFor([&] { return gate->shares() != nullptr; }, kPatienceMs));
  EXPECT_FALSE(gate->isGateClosed()) << "a guess is kept";
  EXPECT_EQ(gate->shares()->shares().front(), 10);
}

TEST_F(LearnTest, TabRunsThroughAStepAndThenToTheWayOn) {
  open("004-which-words", 0);
  auto* gate = widgetOf<ui::PredictWidget>(player());
  ASSERT_TRUE(QTest::qWaitFor([&] { return gate->shares() != nullptr; }, kPatienceMs));
  std::vector<int> all(gate->shares()->shares().size(), 0);
  all.front() = 10;
  gate->shares()->setShares(all);
  Q_EMIT gate->shares()->changed();
  gate->shares()->last()->setFocus();
  QStringList visited;
  for (int k = 0; k < 4; ++k) {
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
    visited << QApplication::focusWidget()->objectName();
  }
  EXPECT_EQ(visited, (QStringList{QStringLiteral("predict.commit"), QStringLiteral("predict.skip"),
                                  QStringLiteral("learn.dots"), QStringLiteral("learn.next")}))
      << "Back is disabled on the first step";
}

TEST_F(LearnTest, AGateCanBeSkipped) {
  open("004-which-words", 0);
  auto* gate = widgetOf<ui::PredictWidget>(player());
  ASSERT_TRUE(QTest::qWaitFor([&] { return gate->shares() != nullptr; }, kPatienceMs));
  QTest::keyClick(gate->findChild<QPushButton*>(QStringLiteral("predict.skip")), Qt::Key_Space);
  EXPECT_FALSE(gate->isGateClosed());
  EXPECT_TRUE(page->record().answers("004-which-words").empty());
}

TEST_F(LearnTest, ALessonGoesOnWhereItWasLeftInAnotherWindow) {
  open("005-by-hand");
  player().next();
  player().next();
  EXPECT_EQ(player().step(), 2);
  make();
  EXPECT_TRUE(page->library().card("005-by-hand")->accessibleDescription().contains(QStringLiteral("Step 3")));
  EXPECT_EQ(page->library().suggestion()->lesson().name, "005-by-hand");
  page->openLesson(QStringLiteral("5"));
  EXPECT_EQ(player().content().name, "005-by-hand");
  EXPECT_EQ(player().step(), 2);
}

TEST_F(LearnTest, LinksLeadToOtherLessonsAndLightNumbers) {
  open("001-black-box");
  auto* prose = player().findChild<ui::LessonProse*>();
  Q_EMIT prose->anchorClicked(QUrl(QStringLiteral("lesson:003-floor-plan")));
  EXPECT_EQ(player().content().name, "003-floor-plan");
  open("006-three-lines", 0);
  ASSERT_FALSE(player().widgets().empty());
  auto* number = player().findChild<QWidget*>(QStringLiteral("sheet.alpha.2"));
  ASSERT_NE(number, nullptr);
  EXPECT_FALSE(number->property("lit").toBool());
  Q_EMIT player().findChild<ui::LessonProse*>()->anchorClicked(QUrl(QStringLiteral("symbol:alpha.2")));
  EXPECT_TRUE(number->property("lit").toBool());
}

TEST_F(LearnTest, TheTextFollowsTheLanguageOfTheWindow) {
  open("001-black-box");
  const QString english = player().findChild<QLabel*>(QStringLiteral("learn.title"))->text();
  QLocale::setDefault(QLocale(QLocale::French));
  QEvent change(QEvent::LanguageChange);
  QCoreApplication::sendEvent(&player(), &change);
  const QString french = player().findChild<QLabel*>(QStringLiteral("learn.title"))->text();
  QLocale::setDefault(QLocale(QLocale::English));
  EXPECT_EQ(english, QStringLiteral("Watch it write"));
  EXPECT_NE(french, english);
}

TEST_F(LearnTest, StepsOfAPageAreParted) {
  open("005-by-hand");
  const int steps = player().steps();
  const auto pages = player().content().text("en")->pages.size();
  EXPECT_GT(static_cast<std::size_t>(steps), pages) << "a line (---) begins another step";
  EXPECT_NE(widgetOf<ui::PredictWidget>(player()), nullptr);
  EXPECT_EQ(widgetOf<ui::DecoderWidget>(player()), nullptr);
  player().next();
  EXPECT_NE(widgetOf<ui::DecoderWidget>(player()), nullptr);
}

TEST_F(LearnTest, EnergiesShowTheRemainderAndFollowTheSliders) {
  open("005-by-hand", 2);
  auto* slider = player().findChild<QSlider*>(QStringLiteral("energies.row0.energy"));
  ASSERT_NE(slider, nullptr);
  const auto* alpha = player().findChild<QLabel*>(QStringLiteral("energies.row1.alpha"));
  EXPECT_EQ(alpha->text(), QStringLiteral("0.8438"));
  slider->setFocus();
  for (int k = 0; k < 8; ++k) QTest::keyClick(slider, Qt::Key_Right);
  EXPECT_NE(alpha->text(), QStringLiteral("0.8438"));
  ASSERT_NE(page->undoStack(), nullptr);
  while (page->undoStack()->canUndo()) page->undoStack()->undo();
  EXPECT_EQ(alpha->text(), QStringLiteral("0.8438"));
}

TEST_F(LearnTest, TheMapOfALessonWritesUnderReplacedWeights) {
  open("012-when-it-goes-wrong");
  for (int step = 0; step < player().steps(); ++step) {
    player().goTo(step);
    for (ui::LessonWidget* widget : player().widgets()) {
      if (widget->source().parameters.text("replace") != "last-only") continue;
      auto* decoder = qobject_cast<ui::DecoderWidget*>(widget);
      ASSERT_TRUE(QTest::qWaitFor([&] { return decoder->lane().model().trace() != nullptr; }, kPatienceMs));
      const Trace& trace = *decoder->lane().model().trace();
      for (const StepTrace& one : trace.steps) EXPECT_NEAR(one.alpha(one.alpha.size() - 1), 1, 1e-9);
      return;
    }
  }
  FAIL() << "no such map";
}

// An own folder.

const QByteArray kToml =
    "format = 1\nlanguages = [\"en\"]\nminutes = 5\ntitle = \"Mine\"\nobjectives = [\"o\"]\nmodels = [\"fr-en\"]\n"
    "[[pages]]\nid = \"a\"\n[[pages]]\nid = \"b\"\n";

TEST_F(LearnTest, AnOwnFolderIsWatched) {
  page->setOwnFolder(own({}));
  QSignalSpy changed(&page->shelf(), &ui::LessonShelf::changed);
  ASSERT_TRUE(changed.wait(kPatienceMs));
  const std::size_t before = page->shelf().lessons().size();
  write(QStringLiteral("101-mine/text.en.md"), "# One\n\nHello.\n\n# Two\n\nBye.\n");
  write(QStringLiteral("101-mine/lesson.toml"), kToml);
  ASSERT_TRUE(QTest::qWaitFor([&] { return page->shelf().lessons().size() == before + 1; }, kPatienceMs));
  EXPECT_NE(page->library().card("own/101-mine"), nullptr);
  page->openLesson(QStringLiteral("own/101-mine"));
  player().goTo(1);
  write(QStringLiteral("101-mine/text.en.md"), "# One\n\nHello.\n\n# Two\n\nSee you.\n");
  ASSERT_TRUE(QTest::qWaitFor(
      [&] {
        const auto* prose = player().findChild<ui::LessonProse*>();
        return prose && prose->toPlainText().contains(QStringLiteral("See you"));
      },
      kPatienceMs));
  EXPECT_EQ(player().step(), 1) << "stays at the step";
}

TEST_F(LearnTest, ABrokenLessonShowsItsProblemsInPlaceAndHidesNoOther) {
  write(QStringLiteral("101-mine/lesson.toml"), kToml);
  write(QStringLiteral("101-mine/text.en.md"),
        "# One\n\nHello.\n\n```stepper\nsteps = 3\n```\n\nStill here.\n\n# Two\n\nBye.\n");
  write(QStringLiteral("102-worse/lesson.toml"), "format = [");
  page->setOwnFolder(own({}));
  QSignalSpy changed(&page->shelf(), &ui::LessonShelf::changed);
  ASSERT_TRUE(changed.wait(kPatienceMs));
  EXPECT_NE(page->shelf().find("001-black-box"), nullptr);
  ASSERT_NE(page->shelf().find("own/102-worse"), nullptr);
  page->openLesson(QStringLiteral("own/101-mine"));
  const auto* problems = player().findChild<ui::ProblemList*>();
  ASSERT_NE(problems, nullptr);
  EXPECT_TRUE(problems->isVisible());
  EXPECT_TRUE(problems->accessibleDescription().contains(QStringLiteral("text.en.md:6:")))
      << problems->accessibleDescription().toStdString();
  EXPECT_EQ(player().findChildren<ui::LessonProse*>().size(), 2) << "the text around it is there";
  page->openLesson(QStringLiteral("own/102-worse"));
  const auto lists = player().findChildren<ui::ProblemList*>();
  ASSERT_FALSE(lists.isEmpty());
  EXPECT_TRUE(lists.front()->accessibleDescription().contains(QStringLiteral("lesson.toml:1:")));
}

TEST_F(LearnTest, PicturesComeFromTheLessonAlone) {
  EXPECT_TRUE(ui::lessonFigure(LOOKBACK_SOURCE_DIR "/lessons/001-black-box", QStringLiteral("figures/../lesson.toml"))
                  .isNull());
  EXPECT_TRUE(ui::lessonFigure(LOOKBACK_SOURCE_DIR "/lessons/001-black-box", QStringLiteral("/etc/passwd")).isNull());
  QDir().mkpath(own(QStringLiteral("101-mine/figures")));
  QImage picture(4, 3, QImage::Format_RGB32);
  picture.fill(Qt::red);
  ASSERT_TRUE(picture.save(own(QStringLiteral("101-mine/figures/a.png"))));
  EXPECT_EQ(ui::lessonFigure(own(QStringLiteral("101-mine")).toStdString(), QStringLiteral("figures/a.png")).size(),
            QSize(4, 3));
  ui::LessonDocument document(own(QStringLiteral("101-mine")).toStdString());
  document.setProse(QStringLiteral("<p><img src='http://example.org/a.png'><img src='file:///etc/hostname'></p>"),
                    ui::lessonLook(*theme));
  EXPECT_TRUE(
      document.resource(QTextDocument::ImageResource, QUrl(QStringLiteral("http://example.org/a.png"))).isNull());
}

}  // namespace
}  // namespace lookback::test
