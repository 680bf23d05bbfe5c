// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QDir>
#include <QFile>
#include <QLabel>

#include "tests/ui/support/learn_fixture.h"
#include "ui/learn/chart_widget.h"
#include "ui/learn/decoder_widget.h"
#include "ui/learn/mark_cell.h"
#include "ui/learn/predict_widget.h"
#include "ui/learn/sheet_widget.h"
#include "ui/views/length_chart.h"
#include "ui/views/map_view.h"

/// What a student stumbles over: marks that look judged, feedback that has outlived its answer, a keyboard that stays
/// behind, work that is lost.
namespace lookback::test {
namespace {

using ui::MarkCell;
using ui::QuizCard;

const ui::FeedbackBox* box(const QuizCard& card, const char* name) {
  return card.findChild<ui::FeedbackBox*>(QLatin1String(name));
}
void pressIn(QWidget& root, const QString& name, Qt::Key key = Qt::Key_Space) {
  auto* widget = root.findChild<QWidget*>(name);
  ASSERT_NE(widget, nullptr) << name.toStdString();
  widget->setFocus();
  QTest::keyClick(widget, key);
}
void typeIn(QuizCard& card, int blank, const char* number) {
  auto* field = card.findChild<QLineEdit*>(QStringLiteral("quiz.blank.%1").arg(blank));
  ASSERT_NE(field, nullptr);
  field->setFocus();
  field->selectAll();
  QTest::keyClicks(field, QLatin1String(number));
}
QString focusedName() {
  return QApplication::focusWidget() ? QApplication::focusWidget()->objectName() : QStringLiteral("nothing");
}

template <class Widget>
Widget* widgetOf(ui::LessonPlayer& player) {
  for (ui::LessonWidget* widget : player.widgets())
    if (auto* found = qobject_cast<Widget*>(widget)) return found;
  return nullptr;
}

TEST_F(LearnTest, MarksAreNeutralUntilTheyAreJudged) {
  QuizCard* card = ask("001-black-box", "crossing");  // red: rouge (2), dress: robe (4)
  const auto look = [&](int cell) {
    return card->findChild<MarkCell*>(QStringLiteral("quiz.cell.%1").arg(cell))->look();
  };
  pressIn(*card, QStringLiteral("quiz.cell.2"));
  pressIn(*card, QStringLiteral("quiz.cell.3"));
  for (int cell = 0; cell < 6; ++cell) EXPECT_EQ(look(cell), MarkCell::Look::none) << cell;
  pressIn(*card, QStringLiteral("quiz.check"));
  EXPECT_EQ(look(2), MarkCell::Look::right);
  EXPECT_EQ(look(3), MarkCell::Look::wrong);
  EXPECT_EQ(look(4), MarkCell::Look::none) << "which one is missing is not told yet";
  EXPECT_TRUE(card->findChild<MarkCell*>(QStringLiteral("quiz.cell.3"))
                  ->accessibleName()
                  .contains(QStringLiteral("not right")));
  pressIn(*card, QStringLiteral("quiz.check"));
  EXPECT_EQ(look(4), MarkCell::Look::missed) << "the second stage";
  pressIn(*card, QStringLiteral("quiz.cell.3"));
  for (int cell = 0; cell < 6; ++cell) EXPECT_EQ(look(cell), MarkCell::Look::none) << "another answer: " << cell;
}

TEST_F(LearnTest, FeedbackGoesWithTheAnswerItWasGivenTo) {
  QuizCard* card = ask("006-three-lines", "order");
  pressIn(*card, QStringLiteral("quiz.check"));
  ASSERT_TRUE(box(*card, "quiz.first")->isVisible());
  pressIn(*card, QStringLiteral("quiz.down.0"));
  EXPECT_FALSE(box(*card, "quiz.first")->isVisible());
  for (const QLabel* label : card->findChildren<QLabel*>())
    EXPECT_TRUE(label->property("verdict").toString().isEmpty()) << label->objectName().toStdString();
  pressIn(*card, QStringLiteral("quiz.check"));
  pressIn(*card, QStringLiteral("quiz.check"));
  ASSERT_TRUE(box(*card, "quiz.second")->isVisible());
  pressIn(*card, QStringLiteral("quiz.down.1"));
  EXPECT_FALSE(box(*card, "quiz.second")->isVisible());

  card = ask("005-by-hand", "context");
  typeIn(*card, 0, "1");
  typeIn(*card, 1, "2");
  pressIn(*card, QStringLiteral("quiz.check"));
  ASSERT_TRUE(box(*card, "quiz.first")->isVisible());
  typeIn(*card, 0, "0.2");
  EXPECT_FALSE(box(*card, "quiz.first")->isVisible());
}

TEST_F(LearnTest, ANumberOnASheetLosesItsVerdictWhenItChanges) {
  open("005-by-hand");
  ui::SheetView* sheet = nullptr;
  for (int step = 0; step < player().steps() && !sheet; ++step) {
    player().goTo(step);
    for (ui::SheetView* found : player().findChildren<ui::SheetView*>())
      if (found->firstField()) sheet = found;
  }
  ASSERT_NE(sheet, nullptr);
  EXPECT_TRUE(sheet->findChild<QLabel*>(QStringLiteral("sheet.asked"))->isVisible()) << "how many places are asked for";
  auto* field = qobject_cast<QLineEdit*>(sheet->firstField());
  const auto* feedback = sheet->findChild<QLabel*>(QStringLiteral("sheet.feedback"));
  field->setFocus();
  QTest::keyClicks(field, QStringLiteral("7"));
  QTest::keyClick(field, Qt::Key_Return);
  EXPECT_EQ(field->property("verdict").toString(), QStringLiteral("wrong"));
  EXPECT_TRUE(feedback->isVisible());
  QTest::keyClick(field, Qt::Key_Backspace);
  EXPECT_EQ(field->property("verdict").toString(), QString());
  EXPECT_FALSE(feedback->isVisible());
  QTest::keyClicks(field, QStringLiteral("0.1982"));
  QTest::keyClick(field, Qt::Key_Return);
  EXPECT_EQ(focusedName(), QStringLiteral("learn.next")) << "the keyboard goes on";
}

TEST_F(LearnTest, EveryNumberFieldSaysHowManyPlacesItWants) {
  int fields = 0;
  for (const ui::ShelfLesson& lesson : page->shelf().lessons()) {
    open(lesson.lesson().name.c_str());
    for (int step = 0; step < player().steps(); ++step) {
      player().goTo(step);
      for (QuizCard* card : player().questions()) {
        if (card->item().kind != lesson::QuizKind::number) continue;
        const auto& blanks = std::get<lesson::NumberBody>(card->item().body).blanks;
        for (int k = 0; k < static_cast<int>(blanks.size()); ++k, ++fields) {
          const auto* places = card->findChild<QLabel*>(QStringLiteral("quiz.places.%1").arg(k));
          ASSERT_NE(places, nullptr) << card->item().id;
          const int asked = blanks[static_cast<std::size_t>(k)].places;
          EXPECT_EQ(places->text(), ui::placesText(asked)) << card->item().id;
          EXPECT_EQ(places->text().contains(QString::number(asked)), asked > 0) << places->text().toStdString();
        }
      }
    }
  }
  EXPECT_GE(fields, 12);
}

TEST_F(LearnTest, ANumberRoundedTooFarIsToldSo) {
  QuizCard* card = ask("005-by-hand", "context");
  typeIn(*card, 0, "0.2");  // 0.20 to two places: right
  typeIn(*card, 1, "1.8");  // 1.77
  pressIn(*card, QStringLiteral("quiz.check"));
  EXPECT_FALSE(card->isSolved());
  EXPECT_TRUE(box(*card, "quiz.first")->accessibleDescription().contains(QStringLiteral("as far as it goes")))
      << box(*card, "quiz.first")->accessibleDescription().toStdString();
}

TEST_F(LearnTest, TheKeyboardGoesOnAfterARightAnswer) {
  QuizCard* card = ask("005-by-hand", "context");
  typeIn(*card, 0, "0.20");
  QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
  EXPECT_EQ(focusedName(), QStringLiteral("quiz.blank.1")) << "the next field, not a complaint";
  EXPECT_FALSE(box(*card, "quiz.first")->isVisible());
  QTest::keyClicks(QApplication::focusWidget(), QStringLiteral("1.77"));
  QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
  EXPECT_TRUE(card->isSolved());
  EXPECT_EQ(focusedName(), QStringLiteral("learn.next"));

  card = ask("001-black-box", "arc");
  pressIn(*card, QStringLiteral("quiz.option.1"));
  pressIn(*card, QStringLiteral("quiz.check"));
  EXPECT_NE(focusedName(), QStringLiteral("learn.next")) << "not right yet";
  pressIn(*card, QStringLiteral("quiz.option.0"));
  pressIn(*card, QStringLiteral("quiz.check"));
  EXPECT_EQ(focusedName(), QStringLiteral("learn.next"));
}

TEST_F(LearnTest, TheKeyboardGoesToTheNextQuestionOfTheStep) {
  QuizCard* card = ask("010-six-questions", "exit-nothing");
  ASSERT_GT(player().questions().size(), 1u);
  pressIn(*card, QStringLiteral("quiz.option.0"));
  pressIn(*card, QStringLiteral("quiz.check"));
  ASSERT_TRUE(card->isSolved());
  ASSERT_NE(QApplication::focusWidget(), nullptr);
  EXPECT_FALSE(card->isAncestorOf(QApplication::focusWidget()));
}

TEST_F(LearnTest, TheKeyboardGoesOnBehindAGate) {
  open("004-which-words", 0);
  auto* gate = widgetOf<ui::PredictWidget>(player());
  ASSERT_TRUE(QTest::qWaitFor([&] { return gate->shares() != nullptr; }, kPatienceMs));
  pressIn(*gate, QStringLiteral("predict.skip"));
  EXPECT_EQ(focusedName(), QStringLiteral("learn.next"));
}

TEST_F(LearnTest, AFinishedLessonStaysFinished) {
  const auto text = [this] { return page->library().card("002-bottleneck")->accessibleDescription(); };
  open("002-bottleneck");
  while (player().canGoOn()) player().next();
  player().next();
  EXPECT_TRUE(text().contains(QStringLiteral("Finished")));
  open("002-bottleneck");
  player().next();
  page->showLibrary();
  EXPECT_TRUE(text().contains(QStringLiteral("Finished"))) << "looked at again";
  // Opened by name before anything is read, as the window does with --lesson: what the store has must not be lost.
  page.reset();
  const ui::Services services{*theme, *settings, *actions, *models,
                              folder.filePath(QStringLiteral("store.db")).toStdString()};
  page = std::make_unique<ui::LearnPage>(services, LOOKBACK_SOURCE_DIR "/lessons", nullptr, tinyEngine());
  page->openLesson(QStringLiteral("2"), 0);
  page->show();
  ASSERT_TRUE(QTest::qWaitFor([this] { return page->isPlaying(); }, kPatienceMs));
  page->showLibrary();
  EXPECT_TRUE(text().contains(QStringLiteral("Finished"))) << text().toStdString();
  make();
  EXPECT_TRUE(text().contains(QStringLiteral("Finished"))) << "in the store too";
}

TEST_F(LearnTest, WhoJumpsToTheEndAndPressesFinishHasFinished) {
  open("003-floor-plan");
  player().goTo(player().steps() - 1);
  player().next();
  EXPECT_TRUE(page->library().card("003-floor-plan")->accessibleDescription().contains(QStringLiteral("Finished")));
}

TEST_F(LearnTest, NotesAreThereAgainInAnotherWindow) {
  QuizCard* card = ask("001-black-box", "first-words");
  const auto notes = [&] { return card->findChild<QPlainTextEdit*>(QStringLiteral("quiz.notes")); };
  notes()->setFocus();
  QTest::keyClicks(notes(), QStringLiteral("It looks back"));
  make();
  card = ask("001-black-box", "first-words");
  EXPECT_EQ(notes()->toPlainText(), QStringLiteral("It looks back"));
  pressIn(*card, QStringLiteral("quiz.compare"));
  pressIn(*card, QStringLiteral("quiz.rate.3"));
  pressIn(*card, QStringLiteral("quiz.check"));
  ASSERT_TRUE(card->isSettled());
  EXPECT_EQ(page->record().draft("001-black-box", "first-words"), QString()) << "it is an answer now";
  make();
  card = ask("001-black-box", "first-words");
  EXPECT_EQ(notes()->toPlainText(), QStringLiteral("It looks back"));
  EXPECT_TRUE(box(*card, "quiz.first")->isVisible()) << "judged as it was";
}

TEST_F(LearnTest, TheKeyboardStandsOnTheFirstLessonAtOnce) {
  page.reset();
  const ui::Services services{*theme, *settings, *actions, *models,
                              folder.filePath(QStringLiteral("other.db")).toStdString()};
  page = std::make_unique<ui::LearnPage>(services, LOOKBACK_SOURCE_DIR "/lessons", nullptr, tinyEngine());
  page->show();
  page->activateWindow();
  EXPECT_TRUE(QTest::qWaitFor([] { return focusedName() == QStringLiteral("library.go"); }, kPatienceMs))
      << focusedName().toStdString();
}

TEST_F(LearnTest, TwoMapsOfAContrastAreLaidOutAlike) {
  open("012-when-it-goes-wrong");
  for (int step = 0; step < player().steps(); ++step) {
    player().goTo(step);
    auto* decoder = widgetOf<ui::DecoderWidget>(player());
    if (!decoder || !decoder->secondLane() || decoder->source().kind != lesson::WidgetKind::map) continue;
    ASSERT_TRUE(QTest::qWaitFor(
        [&] { return decoder->lane().model().trace() && decoder->secondLane()->model().trace(); }, kPatienceMs));
    QTest::qWait(1);
    const auto geometry = [](ui::LessonDecoder& lane) {
      return qobject_cast<ui::MapView*>(lane.panes().front())->scene().geometry();
    };
    const ui::MapGeometry one = geometry(decoder->lane()), two = geometry(*decoder->secondLane());
    EXPECT_EQ(one.cell, two.cell);
    EXPECT_EQ(one.corner.x(), two.corner.x());
    EXPECT_EQ(one.firstColumn, two.firstColumn);
    EXPECT_EQ(one.visibleColumns, two.visibleColumns);
    return;
  }
  FAIL() << "no such contrast";
}

TEST_F(LearnTest, ColoursOfAMapAreStretchedWithABadge) {
  open("012-when-it-goes-wrong", 0);
  auto* decoder = widgetOf<ui::DecoderWidget>(player());
  ASSERT_TRUE(QTest::qWaitFor([&] { return decoder->lane().model().trace() != nullptr; }, kPatienceMs));
  auto* map = qobject_cast<ui::MapView*>(decoder->lane().panes().front());
  const auto* legend = map->findChild<QWidget*>(QStringLiteral("map.legend"));
  EXPECT_FALSE(map->stretched());
  EXPECT_TRUE(legend->accessibleName().contains(QStringLiteral("fixed")));
  pressIn(*decoder, QStringLiteral("lesson.scale.button"));
  EXPECT_TRUE(map->stretched());
  EXPECT_TRUE(legend->accessibleName().contains(QStringLiteral("stretched"))) << legend->accessibleName().toStdString();
  EXPECT_TRUE(map->exportNote().contains(QStringLiteral("STRETCHED")));
  EXPECT_GT(map->scene().lowest(), 0);
  EXPECT_LT(map->scene().highest(), 1);
  pressIn(*decoder, QStringLiteral("lesson.scale.button"));
  EXPECT_FALSE(map->stretched());
}

TEST_F(LearnTest, AnEnergyThatIsLockedStays) {
  write(QStringLiteral("101-mine/lesson.toml"),
        "format = 1\nlanguages = [\"en\"]\nminutes = 5\ntitle = \"Mine\"\nobjectives = [\"o\"]\n[[pages]]\nid = \"a\"\n"
        "controls = [\"energy-slider\", \"lock\", \"equalise\", \"shift-all\", \"reset\"]\n");
  write(QStringLiteral("101-mine/text.en.md"),
        "# One\n\n```energies\nwords = [\"la\", \"maison\"]\nenergies = [2, 4]\n```\n");
  page->setOwnFolder(own({}));
  ASSERT_TRUE(QTest::qWaitFor([&] { return page->shelf().find("own/101-mine") != nullptr; }, kPatienceMs));
  page->openLesson(QStringLiteral("own/101-mine"));
  ASSERT_FALSE(player().widgets().empty());
  auto* widget = dynamic_cast<ui::ToyLessonWidget*>(player().widgets().front());
  ASSERT_NE(widget, nullptr);
  pressIn(*widget, QStringLiteral("energies.row0.lock"));
  pressIn(*widget, QStringLiteral("lesson.energies.shift-all"));
  EXPECT_EQ(widget->model().step().e(0), 2);
  EXPECT_EQ(widget->model().step().e(1), 5);
  EXPECT_FALSE(widget->findChild<QWidget*>(QStringLiteral("energies.row0.energy"))->isEnabled());
  pressIn(*widget, QStringLiteral("lesson.energies.reset"));
  EXPECT_FALSE(widget->model().isLocked(0));
}

TEST_F(LearnTest, AnOwnFolderThatIsMovedAwayIsMissedAndFoundAgain) {
  QDir(folder.path()).mkpath(QStringLiteral("own/deep/lessons"));
  write(
      QStringLiteral("deep/lessons/101-mine/lesson.toml"),
      "format = 1\nlanguages = [\"en\"]\nminutes = 5\ntitle = \"Mine\"\nobjectives = [\"o\"]\n[[pages]]\nid = \"a\"\n");
  write(QStringLiteral("deep/lessons/101-mine/text.en.md"), "# One\n\nHello.\n");
  page->setOwnFolder(own(QStringLiteral("deep/lessons")));
  const auto found = [&] { return page->shelf().find("own/101-mine") != nullptr; };
  ASSERT_TRUE(QTest::qWaitFor(found, kPatienceMs));
  const auto* trouble = page->library().findChild<QLabel*>(QStringLiteral("library.trouble"));
  EXPECT_FALSE(trouble->isVisible());
  page->openLesson(QStringLiteral("own/101-mine"));
  ASSERT_TRUE(QDir(own({})).rename(QStringLiteral("deep"), QStringLiteral("elsewhere")));
  ASSERT_TRUE(QTest::qWaitFor([&] { return !found(); }, kPatienceMs));
  EXPECT_TRUE(page->isPlaying()) << "the copy stays open";
  EXPECT_TRUE(page->statusNote().contains(QStringLiteral("not there"))) << page->statusNote().toStdString();
  page->showLibrary();
  EXPECT_TRUE(trouble->isVisible());
  EXPECT_TRUE(trouble->text().contains(QStringLiteral("deep/lessons")));
  ASSERT_TRUE(QDir(own({})).rename(QStringLiteral("elsewhere"), QStringLiteral("deep")));
  ASSERT_TRUE(QTest::qWaitFor(found, kPatienceMs));
  EXPECT_FALSE(trouble->isVisible());
}

}  // namespace
}  // namespace lookback::test
