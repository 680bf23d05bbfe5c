// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QAbstractItemModelTester>
#include <QHeaderView>
#include <QLineEdit>
#include <QMenu>
#include <QMessageBox>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTableWidget>
#include <QToolButton>

#include "tests/ui/support/runs_fixture.h"
#include "ui/models/run_diff_model.h"
#include "ui/models/run_table_model.h"
#include "ui/pages/run_style_dialog.h"
#include "ui/views/overlay_chart.h"

/// The stored runs: sorted, filtered, named, noted, tagged, deleted and brought back, compared, drawn, opened.
namespace lookback::test {
namespace {

using Column = ui::RunTableModel;
const QStringList kNewestFirst = {QStringLiteral("third"), QStringLiteral("second"), QStringLiteral("first")};

TEST_F(RunsTest, AClickOnAHeadingSortsAndTheMenuDoesToo) {
  const QAbstractItemModelTester tester(list()->model());
  ASSERT_TRUE(waitForNames(kNewestFirst));
  QHeaderView* head = list()->horizontalHeader();
  const auto click = [&](int column) {
    QTest::mouseClick(head->viewport(), Qt::LeftButton, {},
                      QPoint(head->sectionViewportPosition(column) + 20, head->height() / 2));
  };
  click(Column::devLoss);
  EXPECT_TRUE(waitForNames({"second", "first", "third"}));
  EXPECT_EQ(head->sortIndicatorSection(), Column::devLoss);
  click(Column::devLoss);
  EXPECT_TRUE(waitForNames({"third", "first", "second"}));
  auto* sort = part<QToolButton>("runs.sort");
  ASSERT_NE(sort, nullptr);
  Q_EMIT sort->menu()->aboutToShow();
  for (QAction* action : sort->menu()->actions())
    if (action->text() == Column::title(Column::bleu)) action->trigger();
  EXPECT_TRUE(waitForNames({"second", "first", "third"}));
  for (int column = 0; column < Column::columns; ++column) {
    Q_EMIT sort->menu()->aboutToShow();
    sort->menu()->actions()[column]->trigger();
    EXPECT_EQ(head->sortIndicatorSection(), column);
    EXPECT_TRUE(waitFor([&] { return names().size() == 3; })) << column;
  }
}

TEST_F(RunsTest, TheFilterLooksIntoNamesNotesAndTagsAndSaysWhenNothingFits) {
  ASSERT_TRUE(waitForNames(kNewestFirst));
  act("runs.filter");
  auto* filter = part<QLineEdit>("runs.filter");
  EXPECT_TRUE(filter->hasFocus());
  QTest::keyClicks(filter, QStringLiteral("LECTURE"));
  EXPECT_TRUE(waitForNames({"second"}));
  filter->clear();
  QTest::keyClicks(filter, QStringLiteral("fixed v"));
  EXPECT_TRUE(waitForNames({"third"}));
  filter->clear();
  auto* tag = part<QComboBox>("runs.tagFilter");
  ASSERT_TRUE(waitFor([&] { return tag->count() == 4; }));
  tag->setCurrentText(QStringLiteral("small batches"));
  EXPECT_TRUE(waitForNames({"second"}));
  QTest::keyClicks(filter, QStringLiteral("nothing like it"));
  EXPECT_TRUE(waitForNames({}));
  auto* empty = part<QLabel>("runs.empty");
  EXPECT_TRUE(empty->isVisible());
  EXPECT_EQ(empty->text(), QStringLiteral("No run fits the filter."));
  part<QPushButton>("runs.emptyWay")->click();
  EXPECT_TRUE(waitForNames(kNewestFirst));
}

TEST_F(RunsTest, NamesAreEditedAndUndone) {
  ASSERT_TRUE(waitForNames(kNewestFirst));
  choose({1});
  auto* name = part<QLineEdit>("runs.name");
  ASSERT_TRUE(waitFor([&] { return name->text() == QStringLiteral("second"); }));
  act("runs.rename");
  QTest::keyClicks(name, QStringLiteral("the <b>best</b> & only"));
  QTest::keyClick(name, Qt::Key_Return);
  EXPECT_TRUE(waitForNames({"third", "the <b>best</b> & only", "first"}));
  EXPECT_EQ(stored().run(2).summary.name, "the <b>best</b> & only");
  act("edit.undo");
  EXPECT_TRUE(waitForNames(kNewestFirst));
  ASSERT_TRUE(waitFor([&] { return name->text() == QStringLiteral("second"); }));
  act("edit.redo");
  EXPECT_TRUE(waitForNames({"third", "the <b>best</b> & only", "first"}));
  act("runs.rename");
  QTest::keyClick(name, Qt::Key_Delete);
  QTest::keyClick(name, Qt::Key_Return);
  EXPECT_FALSE(name->text().isEmpty()) << "a run keeps a name";
}

TEST_F(RunsTest, NotesOfManyLinesAreKeptAndUndone) {
  ASSERT_TRUE(waitForNames(kNewestFirst));
  choose({0});
  auto* note = part<QPlainTextEdit>("runs.note");
  ASSERT_TRUE(waitFor([&] { return part<QLineEdit>("runs.name")->text() == QStringLiteral("third"); }));
  act("runs.note");
  QTest::keyClicks(note, QStringLiteral("one"));
  QTest::keyClick(note, Qt::Key_Return);
  QTest::keyClicks(note, QStringLiteral("two"));
  list()->setFocus();
  ASSERT_TRUE(waitFor([&] { return stored().run(3).summary.note == "one\ntwo"; }));
  act("edit.undo");
  ASSERT_TRUE(waitFor([&] { return stored().run(3).summary.note.empty(); }));
  EXPECT_TRUE(waitFor([&] { return note->toPlainText().isEmpty(); }));
  choose({1});
  EXPECT_TRUE(waitFor([&] { return note->toPlainText() == QStringLiteral("Batches of 20,\nas in the lecture."); }));
  // What was typed goes with its run when another is chosen at once.
  note->moveCursor(QTextCursor::End);
  QTest::keyClicks(note, QStringLiteral("!"));
  choose({2});
  EXPECT_TRUE(waitFor([&] { return stored().run(2).summary.note == "Batches of 20,\nas in the lecture.!"; }));
  EXPECT_TRUE(stored().run(1).summary.note.empty());
}

TEST_F(RunsTest, TagsAreAddedTakenOffAndUndone) {
  ASSERT_TRUE(waitForNames(kNewestFirst));
  choose({0});
  ASSERT_TRUE(waitFor([&] { return part<QLineEdit>("runs.name")->text() == QStringLiteral("third"); }));
  act("runs.tag");
  auto* field = part<QLineEdit>("runs.addTag");
  QTest::keyClicks(field, QStringLiteral("alpha, beta,alpha"));
  QTest::keyClick(field, Qt::Key_Return);
  const auto tags = [this] { return stored().run(3).summary.tags; };
  using Tags = std::vector<std::string>;
  ASSERT_TRUE(waitFor([&] { return tags() == Tags{"alpha", "baseline", "beta", "fixed vector"}; }));
  EXPECT_TRUE(waitFor([&] { return cell(0, Column::tags) == QStringLiteral("alpha, baseline, beta, fixed vector"); }));
  QPushButton* chip = nullptr;
  ASSERT_TRUE(waitFor([&] {
    for (auto* button : page().findChildren<QPushButton*>())
      if (button->isVisible() && button->accessibleName().contains(QStringLiteral("baseline"))) chip = button;
    return chip != nullptr && part<QComboBox>("runs.tagFilter")->findText(QStringLiteral("beta")) > 0;
  }));
  chip->click();
  ASSERT_TRUE(waitFor([&] { return tags() == Tags{"alpha", "beta", "fixed vector"}; }));
  act("edit.undo");
  act("edit.undo");
  EXPECT_TRUE(waitFor([&] { return tags() == Tags{"baseline", "fixed vector"}; }));
}

TEST_F(RunsTest, TheTrashIsUndoneListedRestoredAndEmptied) {
  ASSERT_TRUE(waitForNames(kNewestFirst));
  choose({1, 2});
  ASSERT_TRUE(waitFor([&] { return part<QPushButton>("runs.trash")->text().contains(QStringLiteral("2 runs")); }));
  QTest::keyClick(list(), Qt::Key_Delete);
  EXPECT_TRUE(waitForNames({"third"}));
  EXPECT_TRUE(page().banner().text().contains(QStringLiteral("moved to the trash")));
  act("edit.undo");
  EXPECT_TRUE(waitForNames(kNewestFirst));
  act("edit.redo");
  EXPECT_TRUE(waitForNames({"third"}));
  auto* place = part<QWidget>("runs.place");
  place->setFocus();
  QTest::keyClick(place, Qt::Key_Right);
  EXPECT_TRUE(waitFor([&] { return names().size() == 2; }));
  EXPECT_FALSE(actions->get(QStringLiteral("runs.delete"))->isEnabled());
  list()->setFocus();
  choose({names().indexOf(QStringLiteral("second")) == 0 ? 0 : 1});
  auto* restore = part<QPushButton>("runs.restore");
  ASSERT_TRUE(waitFor(
      [&] { return restore->isVisible() && part<QLineEdit>("runs.name")->text() == QStringLiteral("second"); }));
  restore->click();
  EXPECT_TRUE(waitForNames({"first"}));
  auto* disk = part<QLabel>("runs.disk");
  EXPECT_TRUE(waitFor([&] { return disk->text().contains(QStringLiteral("kB")); })) << disk->text().toStdString();
  part<QPushButton>("runs.emptyTrash")->click();
  auto* box = window->findChild<QMessageBox*>(QStringLiteral("emptyTrash"));
  ASSERT_NE(box, nullptr);
  EXPECT_TRUE(box->text().contains(QStringLiteral("1 run")));
  EXPECT_TRUE(box->informativeText().contains(QStringLiteral("kB")));
  for (QAbstractButton* button : box->buttons())
    if (box->buttonRole(button) == QMessageBox::DestructiveRole) button->click();
  EXPECT_TRUE(waitForNames({}));
  EXPECT_TRUE(waitFor([&] { return page().banner().text().contains(QStringLiteral("smaller")); }))
      << page().banner().text().toStdString();
  EXPECT_FALSE(actions->get(QStringLiteral("edit.undo"))->isEnabled()) << "nothing that is gone can be undone";
  EXPECT_EQ(part<QLabel>("runs.empty")->text(), QStringLiteral("The trash is empty."));
  EXPECT_EQ(stored().runs({}).total, 2u);
}

TEST_F(RunsTest, TwoRunsAreComparedChangedSettingsFirst) {
  ASSERT_TRUE(waitForNames(kNewestFirst));
  act("runs.compare");
  EXPECT_TRUE(part<QLabel>("runs.noComparison")->isVisible());
  choose({1, 2});
  auto* view = part<QTableView>("runs.diff");
  QAbstractItemModel* diff = view->model();
  const QAbstractItemModelTester tester(diff);
  ASSERT_TRUE(waitFor([&] { return diff->rowCount() > 10; }));
  const auto text = [&](int row, int column) { return diff->index(row, column).data().toString(); };
  EXPECT_EQ(diff->headerData(1, Qt::Horizontal).toString(), QStringLiteral("first (run 1)"));
  EXPECT_EQ(diff->headerData(2, Qt::Horizontal).toString(), QStringLiteral("second (run 2)"));
  EXPECT_EQ(text(0, 0), QStringLiteral("Changed settings (1)"));
  EXPECT_EQ(text(1, 0), QStringLiteral("Sentences in a batch"));
  EXPECT_EQ(text(1, 1), QStringLiteral("80"));
  EXPECT_EQ(text(1, 2), QStringLiteral("20"));
  EXPECT_EQ(text(2, 0), QStringLiteral("What came of it"));
  QStringList whole;
  for (int row = 0; row < diff->rowCount(); ++row) whole << text(row, 0);
  EXPECT_GT(whole.indexOf(QStringLiteral("Seed")), whole.indexOf(QStringLiteral("Best BLEU (higher is better)")));
  EXPECT_TRUE(part<QLabel>("runs.sameCurves")->text().contains(QStringLiteral("same up to update 9")));
}

TEST_F(RunsTest, ChosenRunsAreDrawnEachInAStyleThatIsRemembered) {
  ASSERT_TRUE(waitForNames(kNewestFirst));
  choose({0, 1, 2});
  auto* chart = part<ui::OverlayChart>("runs.chart");
  ASSERT_TRUE(waitFor([&] { return chart->picture().series.size() == 3; }));
  std::set<std::pair<int, int>> shapes;
  for (const ui::CurveSeries& series : chart->picture().series) {
    shapes.insert({series.style.dash, series.style.marker});
    EXPECT_EQ(series.points.size(), 10u);
  }
  EXPECT_EQ(shapes.size(), 3u);
  EXPECT_TRUE(chart->accessibleDescription().contains(QStringLiteral("third")));
  QTest::keyClick(chart, Qt::Key_Left);
  EXPECT_EQ(chart->place(), 100.0);
  QTest::keyClick(chart, Qt::Key_Left);
  EXPECT_EQ(chart->place(), 90.0);
  EXPECT_NEAR(chart->reading()[1].value_or(0), 2.0 + 1.0 / 89, 1e-12);
  part<QComboBox>("runs.curve")->setCurrentIndex(static_cast<int>(ui::RunCurve::loss));
  EXPECT_EQ(chart->picture().series[0].points.size(), 100u);
  part<QComboBox>("runs.curve")->setCurrentIndex(static_cast<int>(ui::RunCurve::aer));
  EXPECT_TRUE(part<QLabel>("runs.noCurves")->isVisible());
  part<QComboBox>("runs.curve")->setCurrentIndex(static_cast<int>(ui::RunCurve::bleu));

  auto* legend = part<QListWidget>("runs.legend");
  legend->setCurrentRow(1);
  QTest::keyClick(legend, Qt::Key_Return);
  auto* dialog = window->findChild<ui::RunStyleDialog*>(QStringLiteral("runStyle"));
  ASSERT_NE(dialog, nullptr);
  auto* colour = dialog->findChild<QComboBox*>(QStringLiteral("runStyle.colour"));
  auto* marker = dialog->findChild<QComboBox*>(QStringLiteral("runStyle.marker"));
  colour->setFocus();
  QTest::keyClick(colour, Qt::Key_Home);
  QTest::keyClick(marker, Qt::Key_End);
  dialog->close();
  const auto style = [this] { return stored().run(2).summary.style; };
  ASSERT_TRUE(waitFor([&] { return style().colour == "blue" && style().marker == "wedge"; }));
  EXPECT_TRUE(waitFor([&] { return chart->picture().series[1].style.marker == 7; }));
  act("edit.undo");
  EXPECT_TRUE(waitFor([&] { return style() == store::CurveStyle{}; }));
}

TEST_F(RunsTest, AnyCheckpointOpensInDecode) {
  ASSERT_TRUE(waitForNames(kNewestFirst));
  choose({2});
  auto* checkpoints = part<QTableWidget>("runs.checkpoints");
  ASSERT_TRUE(waitFor([&] { return checkpoints->rowCount() == 2; }));
  EXPECT_EQ(checkpoints->item(0, 0)->text(), QStringLiteral("100"));
  EXPECT_EQ(checkpoints->item(0, 3)->text(), QStringLiteral("last"));
  EXPECT_EQ(checkpoints->item(1, 3)->text(), QStringLiteral("best"));
  EXPECT_EQ(checkpoints->item(1, 1)->text(), QStringLiteral("3.000"));
  EXPECT_EQ(checkpoints->currentRow(), 1) << "the best to begin with";
  QSignalSpy asked(&page(), &ui::TrainPage::decodeRequested);
  checkpoints->setFocus();
  QTest::keyClick(checkpoints, Qt::Key_Up);
  QTest::keyClick(checkpoints, Qt::Key_Return);
  ASSERT_EQ(asked.size(), 1);
  EXPECT_TRUE(asked[0][0].toString().contains(QStringLiteral("1@100")));
  EXPECT_EQ(asked[0][1].toString(), QStringLiteral("le chat"));
  EXPECT_NE(ui::loadCheckpoint(std::filesystem::path(asked[0][0].toString().toStdU16String())), nullptr);
}

TEST_F(RunsTest, WatchingShowsTheRunUnderLive) {
  ASSERT_TRUE(waitForNames(kNewestFirst));
  list()->setFocus();
  choose({1});
  ASSERT_TRUE(waitFor([&] { return part<QLineEdit>("runs.name")->text() == QStringLiteral("second"); }));
  QTest::keyClick(list(), Qt::Key_Return);
  ASSERT_TRUE(waitFor([&] { return page().model().points().size() == 100; }));
  EXPECT_FALSE(page().onRuns());
  EXPECT_TRUE(window->statusText().contains(QStringLiteral("second")));
}

TEST_F(RunsTest, EveryControlOfTheRunsIsNamedAndHelped) {
  ASSERT_TRUE(waitForNames(kNewestFirst));
  choose({1});
  ASSERT_TRUE(waitFor([&] { return part<QTableWidget>("runs.checkpoints")->rowCount() == 1; }));
  for (const char* id : {"runs.compare", "runs.curves"}) {
    act(id);
    for (QWidget* widget : page().findChildren<QWidget*>()) {
      if (!widget->isVisible() || !(widget->focusPolicy() & Qt::TabFocus)) continue;
      EXPECT_FALSE(widget->accessibleName().isEmpty())
          << widget->objectName().toStdString() << widget->metaObject()->className();
      EXPECT_FALSE(widget->whatsThis().isEmpty())
          << widget->objectName().toStdString() << widget->metaObject()->className();
    }
  }
}

TEST_F(RunsTest, AStoreThatCannotBeReadSaysSoWithAWayOn) {
  const QString broken = folder.filePath(QStringLiteral("broken.lookback"));
  QFile file(broken);
  ASSERT_TRUE(file.open(QIODevice::WriteOnly));
  file.write(QByteArray(5000, 'x'));
  file.close();
  openRuns(broken);
  ASSERT_TRUE(waitFor([&] { return page().banner().text().contains(QStringLiteral("not a store")); }))
      << page().banner().text().toStdString();
  EXPECT_TRUE(waitFor([&] { return part<QLabel>("runs.empty")->text().contains(QStringLiteral("cannot be read")); }));
  ASSERT_TRUE(QFile::remove(broken));
  ASSERT_TRUE(QFile::copy(this->file(), broken));
  part<QPushButton>("runs.emptyWay")->click();
  EXPECT_TRUE(waitForNames(kNewestFirst));
}

TEST_F(RunsTest, WithoutAStoreTheListSaysHowToBegin) {
  openRuns(folder.filePath(QStringLiteral("none.lookback")));
  auto* empty = part<QLabel>("runs.empty");
  EXPECT_TRUE(waitFor([&] { return empty->text().contains(QStringLiteral("press Start")); }))
      << empty->text().toStdString();
}

TEST(RunTable, TenThousandRunsAreReadByPages) {
  application();
  const ui::Theme theme;
  ui::RunTableModel model(theme, nullptr);
  const QAbstractItemModelTester tester(&model);
  std::vector<store::RunQuery> asked;
  QObject::connect(&model, &ui::RunTableModel::pageWanted, &model,
                   [&](const store::RunQuery& query) { asked.push_back(query); });
  const auto page = [](const store::RunQuery& query) {
    store::RunPage found;
    found.total = 10000;
    for (std::uint64_t k = query.offset; k < std::min<std::uint64_t>(10000, query.offset + query.limit); ++k) {
      store::RunSummary run;
      run.id = static_cast<store::RunId>(k + 1);
      run.name = "run " + std::to_string(k + 1);
      found.runs.push_back(run);
    }
    return found;
  };
  store::RunQuery query;
  query.order = store::RunOrder::name;
  model.setQuery(query);
  ASSERT_EQ(asked.size(), 1u);
  model.take(asked[0], page(asked[0]));
  EXPECT_EQ(model.rowCount(), 10000);
  asked.clear();
  EXPECT_EQ(model.index(9999, 0).data().toString(), QStringLiteral("…"));
  EXPECT_EQ(model.index(9998, 0).data().toString(), QStringLiteral("…"));
  ASSERT_EQ(asked.size(), 1u) << "a page is asked for once";
  EXPECT_EQ(asked[0].offset, 9900u);
  EXPECT_EQ(asked[0].order, store::RunOrder::name);
  model.take(asked[0], page(asked[0]));
  EXPECT_EQ(model.index(9999, 0).data().toString(), QStringLiteral("run 10000"));
  EXPECT_EQ(model.rowOf(10000), 9999);
  // An answer to an older question changes nothing.
  store::RunQuery other = query;
  other.text = "x";
  model.take(other, {});
  EXPECT_EQ(model.rowCount(), 10000);
}

}  // namespace
}  // namespace lookback::test
