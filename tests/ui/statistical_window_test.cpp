// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The statistical baseline in the window: its alignment as the second lane, its row on the Scoreboard.
#include <QComboBox>
#include <QFile>
#include <QPushButton>
#include <algorithm>
#include <fstream>

#include "tests/ui/support/phrase_model.h"
#include "tests/ui/support/window_fixture.h"
#include "ui/controllers/scoreboard_controller.h"
#include "ui/controllers/scoreboard_export.h"
#include "ui/models/phrase_shelf.h"
#include "ui/models/scoreboard_table_model.h"
#include "ui/pages/compare_desk.h"
#include "ui/pages/compare_dialog.h"
#include "ui/views/arcs_view.h"
#include "ui/views/difference_view.h"
#include "ui/views/view_export.h"

namespace lookback::test {
namespace {

class StatisticalLaneTest : public WindowTest {
 protected:
  ui::LaneController& lanes() { return window->compare().lanes(); }
  ui::DecodeModel& second() { return window->compare().second(); }
  /// A model of what the decoder writes.
  std::filesystem::path fittingModel() {
    const Words x = withoutEnd(decode().trace()->source), y = withoutEnd(decode().trace()->target);
    return phraseModel(folder, "fits.phrases", {{x, y}, {{x.front()}, {y.front()}}, {x, y}});
  }
  void openAlignment(const std::filesystem::path& file) {
    window->controller().openLane({.model = file}, QStringLiteral("show the statistical alignment"));
    ASSERT_TRUE(QTest::qWaitFor([this] { return aligned(); }, kPatienceMs));
  }
  /// The second lane shows the words of the first.
  bool aligned() {
    return lanes().isOpen() && lanes().difference() && !decode().stale() && !second().stale() && second().trace() &&
           second().trace()->source == decode().trace()->source && second().trace()->target == decode().trace()->target;
  }
};

TEST_F(StatisticalLaneTest, TheSecondLaneShowsThePosterior) {
  start();
  const std::filesystem::path file = fittingModel();
  openAlignment(file);
  EXPECT_TRUE(lanes().aligns());
  EXPECT_TRUE(window->page().laneArcs().isVisible());
  EXPECT_TRUE(lanes().secondTitle().contains(QStringLiteral("HMM alignment")));
  EXPECT_TRUE(lanes().summary().contains(QStringLiteral("end mark")));
  const statistical::PhraseTranslator aligner(statistical::loadStatisticalModel(file));
  const Matrix<float> alpha =
      aligner.align(withoutEnd(decode().trace()->source), withoutEnd(decode().trace()->target)).alpha;
  EXPECT_EQ(second().trace()->steps[0].alpha.cast<float>(), alpha.row(0).transpose());
  const double expected = second().trace()->steps[0].alpha[0] - decode().trace()->steps[0].alpha[0];
  EXPECT_EQ(lanes().difference()->alpha(0, 0), expected);
  // Its words are those of lane A, and so is their log p: printed once.
  auto& first = static_cast<ui::ArcsView&>(*window->page().panes()[0]);
  decode().setCursor(1, ui::SubStep::write);
  EXPECT_FALSE(window->page().laneArcs().scene().showsProbabilities());
  EXPECT_LT(window->page().laneArcs().canvas()->minimumSizeHint().height(), first.canvas()->minimumSizeHint().height());
  // The cursor is shared.
  decode().setCursor(1, ui::SubStep::write);
  EXPECT_EQ(second().step(), 1);
}

TEST_F(StatisticalLaneTest, FollowsWhatTheFirstLaneWrites) {
  start();
  openAlignment(fittingModel());
  window->controller().decodeSentence(QStringLiteral("la zone dort ."));
  ASSERT_TRUE(QTest::qWaitFor([this] { return decode().trace()->source.front() == "la" && aligned(); }, kPatienceMs));
  EXPECT_TRUE(lanes().aligns());
  actions->get(QStringLiteral("edit.undo"))->trigger();
  ASSERT_TRUE(QTest::qWaitFor([this] { return decode().trace()->source.front() == "le" && aligned(); }, kPatienceMs));
  actions->get(QStringLiteral("edit.undo"))->trigger();
  ASSERT_TRUE(QTest::qWaitFor([this] { return !lanes().isOpen(); }, kPatienceMs));
  EXPECT_FALSE(window->page().laneArcs().isVisible());
}

TEST_F(StatisticalLaneTest, NoModelReadsThatLaneSoNothingIsExchangedOrEdited) {
  start();
  openAlignment(fittingModel());
  window->page().laneArcs().canvas()->setFocus();
  EXPECT_FALSE(actions->get(QStringLiteral("compare.swap"))->isEnabled());
  EXPECT_TRUE(actions->get(QStringLiteral("compare.close"))->isEnabled());
  second().setSource(0);
  press(Qt::Key_M);
  EXPECT_FALSE(window->findChild<QWidget*>(QStringLiteral("wordMenu")));
}

TEST_F(StatisticalLaneTest, ADamagedModelLeavesOneLaneAndSaysWhy) {
  start();
  const std::filesystem::path file = folder.filePath(QStringLiteral("bad.phrases")).toStdString();
  std::ofstream(file) << "nothing";
  window->controller().openLane({.model = file}, QStringLiteral("compare"));
  ASSERT_TRUE(QTest::qWaitFor([this] { return !lanes().isOpen(); }, kPatienceMs));
  EXPECT_TRUE(window->banner().text().contains(QStringLiteral("bad.phrases")));
}

TEST_F(StatisticalLaneTest, TheDialogOffersModelsThatLieBesideTheOthers) {
  start();
  const std::filesystem::path file = fittingModel();
  QFile(folder.filePath(QStringLiteral("net.safetensors"))).open(QIODevice::WriteOnly);
  shelf->remember(folder.filePath(QStringLiteral("net.safetensors")).toStdString());
  window->compare().compare();
  auto* dialog = window->findChild<ui::CompareDialog*>(QStringLiteral("compareDialog"));
  ASSERT_TRUE(dialog);
  dialog->setWith(ui::CompareDialog::With::alignment);
  auto* files = dialog->findChild<QComboBox*>(QStringLiteral("compare.alignments"));
  ASSERT_EQ(files->count(), 1);
  EXPECT_EQ(files->itemText(0), QStringLiteral("fits"));
  dialog->findChild<QPushButton*>(QStringLiteral("compare.go"))->click();
  ASSERT_TRUE(QTest::qWaitFor([this] { return aligned(); }, kPatienceMs));
}

TEST(PhraseShelf, ListsEachFolderOnce) {
  QTemporaryDir folder;
  for (const char* name : {"b.phrases", "a.phrases", "net.safetensors", "notes.txt"})
    QFile(folder.filePath(QLatin1String(name))).open(QIODevice::WriteOnly);
  const std::filesystem::path place = folder.path().toStdString();
  const auto files =
      ui::phraseFilesBeside({place / "net.safetensors", place / "other.safetensors", "/nowhere/x.safetensors"});
  EXPECT_EQ(files, (std::vector<std::filesystem::path>{place / "a.phrases", place / "b.phrases"}));
}

/// All three kinds of the paper's table stand on the same test set.
TEST(StatisticalScore, IsARowOfTheScoreboard) {
  application();
  QTemporaryDir folder;
  const Words x{"le", "chat", "noir", "dort", "."}, y{"the", "black", "cat", "sleeps", "."};
  const std::filesystem::path file = phraseModel(folder, "fits.phrases", {{x, y}, {x, y}, {{"le"}, {"the"}}});
  const std::filesystem::path network = folder.filePath(QStringLiteral("net.safetensors")).toStdString();
  std::ofstream(network) << "cannot be read, and its folder is looked at all the same";
  const std::filesystem::path pairs = folder.filePath(QStringLiteral("set.tsv")).toStdString();
  std::ofstream(pairs) << "Le chat noir dort.\tThe black cat sleeps.\nle chat noir dort.\tthe black cat sleeps.\n";

  ui::ScoreboardController controller(folder.filePath(QStringLiteral("store.lookback")).toStdString());
  controller.setFiles({{network, QStringLiteral("net")}});
  std::shared_ptr<const ui::Board> board;
  QObject::connect(&controller, &ui::ScoreboardController::boardChanged, &controller,
                   [&](const std::shared_ptr<const ui::Board>& changed) { board = changed; });
  controller.refresh();
  ASSERT_TRUE(QTest::qWaitFor([&] { return board && !board->systems.empty(); }, kPatienceMs));
  ASSERT_EQ(board->systems.size(), 1u);
  const ui::BoardSystem phrases = board->systems[0];
  EXPECT_EQ(phrases.kind, ui::BoardSystem::Kind::phrases);
  EXPECT_EQ(phrases.name, QStringLiteral("phrase-based, fr-en"));
  EXPECT_EQ(phrases.path, file);

  ui::EvaluationWish wish;
  wish.systems = {phrases};
  wish.set.kind = ui::TestSetChoice::Kind::pairs;
  wish.set.file = pairs;
  controller.evaluate(wish);
  ASSERT_TRUE(QTest::qWaitFor([&] { return !controller.isBusy() && !board->evaluations.empty(); }, kPatienceMs));
  const store::EvaluationRecord& record = board->evaluations[0];
  EXPECT_EQ(record.decoding, "stack 100, jumps up to 6 words");
  EXPECT_EQ(record.facts.at("system"), "phrase-based");
  EXPECT_EQ(record.summary.all.sentences, 2u);
  ASSERT_TRUE(record.summary.known);
  EXPECT_EQ(record.summary.known->sentences, 1u) << "\"Le\" is a word it never saw";
  const std::vector<ui::ScoreRow> rows = ui::ownRows(*board, record.testSet);
  ASSERT_EQ(rows.size(), 1u);
  EXPECT_EQ(rows[0].mode, QStringLiteral("stack"));
  EXPECT_FALSE(rows[0].attention);
  EXPECT_EQ(rows[0].pairs, 3);
  EXPECT_GT(rows[0].all->score, 50);
  ASSERT_TRUE(rows[0].wordsOf) << "its second column counts what it knows itself, and says so";
  EXPECT_TRUE(rows[0].wordsOf->isEmpty());
  EXPECT_TRUE(ui::wordsNote(rows).contains(QStringLiteral("knows every word itself")));
}

/// Whose vocabulary the second column of a phrase-based row borrows is told at the row, to screen readers, and in
/// files.
TEST(StatisticalScore, SaysWhoseWordsItsSecondColumnCounts) {
  store::EvaluationRecord record;
  record.name = "phrase-based, fr-en";
  record.id = 1;
  record.facts = {{"system", "phrase-based"}, {"words_of", "RNNsearch, fr-en"}};
  record.summary.known.emplace().sentences = 7;
  ui::Board board;
  board.evaluations = {record};
  const std::vector<ui::ScoreRow> rows = ui::ownRows(board, {});
  ASSERT_TRUE(rows[0].wordsOf);
  EXPECT_EQ(*rows[0].wordsOf, QStringLiteral("RNNsearch, fr-en"));
  EXPECT_TRUE(ui::wordsNote(rows).contains(QStringLiteral("RNNsearch, fr-en")));
  ui::ScoreTableModel model;
  model.setRows(rows);
  const QModelIndex cell = model.index(0, ui::ScoreTableModel::known);
  EXPECT_TRUE(cell.data().toString().endsWith(ui::kWordsMark));
  EXPECT_TRUE(cell.data(Qt::AccessibleTextRole).toString().contains(QStringLiteral("RNNsearch, fr-en")));
  EXPECT_FALSE(model.index(0, ui::ScoreTableModel::all).data().toString().contains(ui::kWordsMark));
  ui::ScoreSheet sheet;
  sheet.own = rows;
  const QList<QStringList> csv = ui::parseCsv(ui::scoresCsv(sheet));
  const qsizetype column = csv[0].indexOf(QStringLiteral("no unknown, words of"));
  ASSERT_GE(column, 0);
  EXPECT_EQ(csv[1][column], QStringLiteral("RNNsearch, fr-en"));
  EXPECT_EQ(csv[1][column - 1], QStringLiteral("7"));
  EXPECT_EQ(csv[0].size(), csv[1].size());
}

}  // namespace
}  // namespace lookback::test
