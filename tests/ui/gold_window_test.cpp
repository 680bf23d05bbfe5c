// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QAbstractItemModelTester>
#include <QComboBox>
#include <QFile>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollBar>
#include <QSpinBox>
#include <QTableWidget>

#include "core/store/store.h"
#include "tests/ui/support/phrase_model.h"
#include "tests/ui/support/window_fixture.h"
#include "ui/pages/finder_dialog.h"
#include "ui/pages/gold_comparison.h"
#include "ui/pages/gold_desk.h"
#include "ui/pages/loss_aer_dialog.h"
#include "ui/views/map_view.h"

namespace lookback::test {
namespace {

using ui::GoldFit;

/// A window with a store, and a small set of gold alignments in files.
class GoldWindowTest : public WindowTest {
 protected:
  GoldWindowTest() {
    write("x.fr", "le chat noir dort .\nla zone dort .\n");
    write("x.en", "the black cat sleeps .\nthe zone sleeps .\n");
    write("x.align", "0-0 1-2 2-1 3-3 4-4\n0-0 1-1 2-2 3?3\n");
    openWithStore();
  }

  void openWithStore() {
    window.reset();
    actions = std::make_unique<ui::Actions>(*settings);
    ui::addWindowActions(*actions);
    window = std::make_unique<ui::MainWindow>(
        ui::Services{*theme, *settings, *actions, *shelf, path("runs.store").toStdU16String()}, tinyEngine());
    window->resize(1280, 800);
    window->show();
    ASSERT_TRUE(QTest::qWaitForWindowExposed(window.get()));
  }
  void write(const char* name, const char* text) {
    QFile file(path(name));
    ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    file.write(text);
  }
  QString path(const char* name) const { return folder.filePath(QLatin1String(name)); }

  ui::GoldController& gold() { return window->gold().controller(); }
  ui::FinderDialog& finder() { return window->gold().finder(); }
  ui::MapView& map() { return *window->findChild<ui::MapView*>(); }
  void waitFor(const std::function<bool()>& done) { ASSERT_TRUE(QTest::qWaitFor(done, kPatienceMs)); }
  /// The set of the files, by the form of the finder.
  void openFiles() {
    finder().takeFiles({path("x.align"), path("x.en"), path("x.fr")});
    finder().show();
    finder().load();
    waitFor([this] { return !finder().isBusy(); });
  }
  void openPair(std::size_t pair) {
    gold().open(finder().sentences().set(), pair);
    waitFor([this] { return gold().model().fit() == GoldFit::fits && !decode().stale(); });
  }
  std::optional<Links> stored(const char* author) {
    store::StoreOptions options;
    options.access = store::StoreOptions::Access::read;
    options.create = false;
    std::error_code ignored;
    const std::filesystem::path file(path("runs.store").toStdU16String());
    if (!std::filesystem::exists(file, ignored)) return std::nullopt;
    try {
      store::Store store(file, options);
      for (const store::CorpusRecord& corpus : store.corpora())
        if (const auto links = store.links(corpus.id, author, 0)) return links;
    } catch (const Error&) {  // just being made
    }
    return std::nullopt;
  }
};

/// A4: from the open window to own links compared with gold and model, by keys alone.
TEST_F(GoldWindowTest, KeyboardAloneOpensGoldAnnotatesUndoesAndCompares) {
  start();
  map().setFocus();
  press(Qt::Key_G, Qt::ControlModifier);
  waitFor([this] { return finder().isVisible(); });
  // The form: first text, second text, links; Return opens.
  QWidget* dialog = &finder();
  const auto type = [&](const char* field, const QString& text) {
    auto* edit = dialog->findChild<QLineEdit*>(QLatin1String(field));
    ASSERT_TRUE(edit && edit->isVisible()) << field;
    for (int tries = 0; tries < 20 && dialog->focusWidget() != edit; ++tries)
      QTest::keyClick(dialog->focusWidget() ? dialog->focusWidget() : dialog, Qt::Key_Tab);
    ASSERT_EQ(dialog->focusWidget(), edit);
    QTest::keyClicks(edit, text);
  };
  type("finder.first", path("x.fr"));
  type("finder.second", path("x.en"));
  type("finder.links", path("x.align"));
  QTest::keyClick(dialog->focusWidget(), Qt::Key_Return);
  waitFor([this] { return finder().sentences().set() && !finder().isBusy(); });
  auto* table = dialog->findChild<QTableView*>(QStringLiteral("finder.table"));
  ASSERT_EQ(finder().sentences().known(), 2);
  EXPECT_EQ(finder().sentences().pairAt(0), 0) << "the sentence with crossing links comes first";
  EXPECT_EQ(dialog->focusWidget(), table);
  QTest::keyClick(table, Qt::Key_Down);
  QTest::keyClick(table, Qt::Key_Up);
  QTest::keyClick(table, Qt::Key_Return);
  waitFor([this] { return gold().model().fit() == GoldFit::fits && !decode().stale(); });
  EXPECT_FALSE(finder().isVisible());
  EXPECT_EQ(words(), (QStringList{"the", "black", "cat", "sleeps", ".", "</s>"})) << "rows are the gold's words";
  EXPECT_TRUE(map().description().contains(QStringLiteral("AER ")));

  // In the map: annotate two cells, take one back, look at the gold, compare.
  QWidget* canvas = map().canvas();
  QTest::keyClick(canvas, Qt::Key_Home, Qt::ControlModifier);
  QTest::keyClick(canvas, Qt::Key_A);
  ASSERT_TRUE(gold().model().annotating());
  QTest::keyClick(canvas, Qt::Key_S);
  QTest::keyClick(canvas, Qt::Key_Right);
  QTest::keyClick(canvas, Qt::Key_P);
  const AlignmentLink sure{0, 0}, possible{1, 0};
  EXPECT_EQ(gold().model().ownAt(sure), LinkKind::sure);
  EXPECT_EQ(gold().model().ownAt(possible), LinkKind::possible);
  actions->get(QStringLiteral("edit.undo"))->trigger();
  EXPECT_EQ(gold().model().ownAt(possible), LinkKind::none);
  actions->get(QStringLiteral("edit.redo"))->trigger();
  EXPECT_EQ(gold().model().ownAt(possible), LinkKind::possible);
  QTest::keyClick(canvas, Qt::Key_Delete);
  EXPECT_EQ(gold().model().ownAt(possible), LinkKind::none);
  QTest::keyClick(canvas, Qt::Key_G);
  EXPECT_TRUE(gold().model().overlay()->goldShown);
  QTest::keyClick(canvas, Qt::Key_C);
  auto* scores = window->findChild<QTableWidget*>(QStringLiteral("comparison.scores"));
  ASSERT_TRUE(scores);
  // A = {0-0}; S has five links: 1 - (1 + 1) / (1 + 5).
  EXPECT_EQ(scores->item(1, 0)->text(), QStringLiteral("You beside gold"));
  EXPECT_EQ(scores->item(1, 1)->text(), QStringLiteral("0.667"));
  EXPECT_EQ(scores->item(1, 2)->text(), QStringLiteral("1.000"));
  EXPECT_EQ(scores->item(1, 3)->text(), QStringLiteral("0.200"));
  // The first row of links is 0-0; Return moves the map there.
  auto* links = window->findChild<QTableWidget*>(QStringLiteral("comparison.links"));
  links->setCurrentCell(0, 0);
  decode().setCursor(4, ui::SubStep::write);
  QTest::keyClick(links, Qt::Key_Return);
  EXPECT_EQ(decode().step(), 1);
  EXPECT_EQ(decode().source(), 0);
  // Kept in the store, under the learner's name.
  const auto kept = [this] {
    const auto drawn = stored(ui::GoldLibrary::kOwnAuthor);
    return drawn ? linksText(*drawn) : std::string("nothing");
  };
  waitFor([&] { return kept() == "0-0"; });  // the last change comes after those undone
  EXPECT_EQ(kept(), "0-0");
}

TEST_F(GoldWindowTest, OwnLinksComeBackWithAnotherWindow) {
  start();
  openFiles();
  openPair(0);
  gold().model().setAnnotating(true);
  gold().model().requestLink(2, 2, LinkKind::sure);
  waitFor([this] { return stored(ui::GoldLibrary::kOwnAuthor).has_value(); });
  openWithStore();
  start();
  openFiles();
  openPair(0);
  waitFor([this] { return gold().model().ownAt({2, 1}) == LinkKind::sure; });
  // The last link taken away leaves nothing behind.
  gold().model().setAnnotating(true);
  gold().model().requestLink(2, 2, LinkKind::none);
  waitFor([this] { return !stored(ui::GoldLibrary::kOwnAuthor); });
}

TEST_F(GoldWindowTest, SentencesWithoutASetCanBeAnnotatedToo) {
  start();
  decode().setCursor(1, ui::SubStep::write);
  decode().setSource(0);
  map().setFocus();
  QTest::keyClick(map().canvas(), Qt::Key_A);
  QTest::keyClick(map().canvas(), Qt::Key_S);
  EXPECT_EQ(gold().model().ownAt({0, 0}), LinkKind::sure);
  waitFor([this] { return stored(ui::GoldLibrary::kOwnAuthor).has_value(); });
  // Another sentence has links of its own.
  QSignalSpy settled(window.get(), &ui::MainWindow::settled);
  window->controller().decodeSentence(QStringLiteral("la zone dort ."));
  ASSERT_TRUE(settled.wait(kPatienceMs));
  EXPECT_EQ(gold().model().ownAt({0, 0}), LinkKind::none);
}

TEST_F(GoldWindowTest, UndoGoesBackToTheSentenceBeforeAndAgain) {
  start();
  const QStringList before = words();
  openFiles();
  openPair(1);
  actions->get(QStringLiteral("edit.undo"))->trigger();
  settle();
  EXPECT_EQ(words(), before);
  EXPECT_EQ(gold().model().fit(), GoldFit::none);
  actions->get(QStringLiteral("edit.redo"))->trigger();
  settle();
  EXPECT_EQ(gold().model().fit(), GoldFit::fits);
}

TEST_F(GoldWindowTest, NextAndPreviousFollowTheOpenSet) {
  start();
  EXPECT_FALSE(actions->get(QStringLiteral("gold.next"))->isEnabled());
  openFiles();
  openPair(0);
  EXPECT_FALSE(actions->get(QStringLiteral("gold.previous"))->isEnabled());
  actions->get(QStringLiteral("gold.next"))->trigger();
  waitFor([this] { return decode().trace()->source.front() == "la" && !decode().stale(); });
  EXPECT_EQ(gold().model().fit(), GoldFit::fits);
  EXPECT_FALSE(actions->get(QStringLiteral("gold.next"))->isEnabled());
  EXPECT_TRUE(actions->get(QStringLiteral("gold.previous"))->isEnabled());
}

TEST_F(GoldWindowTest, AnotherModelReadsTheSamePair) {
  start();
  openFiles();
  openPair(0);
  QSignalSpy changed(&window->controller(), &ui::DecodeController::sourceChanged);
  window->controller().openModel("/models/other.safetensors");
  waitFor([&] { return changed.count() > 0 && !decode().stale() && gold().model().fit() == GoldFit::fits; });
  EXPECT_EQ(decode().model()->name, "other");
}

TEST_F(GoldWindowTest, GeneratedSentencesComeWithExactLinks) {
  start();
  finder().show();
  finder().findChild<QSpinBox*>(QStringLiteral("finder.pairs"))->setValue(30);
  finder().load();
  waitFor([this] { return finder().sentences().set() && !finder().isBusy(); });
  const GoldSet& set = finder().sentences().set()->set;
  ASSERT_EQ(set.pairs.size(), 30u);
  EXPECT_TRUE(set.linked);
  EXPECT_FALSE(set.pairs[3].gold.sure.empty());
  EXPECT_EQ(finder().sentences().known(), 30);
}

TEST_F(GoldWindowTest, FileThatCannotBeReadIsSaidAndNothingIsLost) {
  start();
  openFiles();
  finder().findChild<QLineEdit*>(QStringLiteral("finder.links"))->setText(path("none.align"));
  finder().load();
  waitFor([this] { return !finder().isBusy(); });
  EXPECT_TRUE(
      finder().findChild<QLabel*>(QStringLiteral("finder.summary"))->text().contains(QStringLiteral("none.align")));
  EXPECT_EQ(finder().sentences().rowCount(), 2);
}

TEST_F(GoldWindowTest, RankingCanBeCancelledAndTakenUpAgain) {
  start();
  finder().show();
  finder().findChild<QSpinBox*>(QStringLiteral("finder.pairs"))->setValue(3000);
  finder().load();
  waitFor([this] { return finder().sentences().known() > 0; });
  auto* cancel = finder().findChild<QPushButton*>(QStringLiteral("finder.cancel"));
  ASSERT_TRUE(cancel->isVisible());
  QTest::keyClick(cancel, Qt::Key_Space);
  EXPECT_FALSE(finder().isBusy());
  EXPECT_LT(finder().sentences().known(), 3000);
  EXPECT_TRUE(finder().findChild<QPushButton*>(QStringLiteral("finder.rankAgain"))->isVisible());
}

TEST_F(GoldWindowTest, EveryControlOfTheDialogsHasNameAndHelp) {
  start();
  openFiles();
  openPair(0);
  window->gold().compare();
  int checked = 0;
  const auto check = [&](const QWidget& dialog) {
    for (const QWidget* widget : dialog.findChildren<QWidget*>()) {
      if (widget->focusPolicy() == Qt::NoFocus || widget->objectName() == QLatin1String("qt_scrollarea_viewport") ||
          widget->objectName() == QLatin1String("qt_spinbox_lineedit") || qobject_cast<const QScrollBar*>(widget) ||
          widget->inherits("QHeaderView") || widget->inherits("QComboBoxPrivateContainer") ||
          widget->inherits("QComboBoxListView"))
        continue;
      EXPECT_FALSE(widget->accessibleName().isEmpty())
          << widget->objectName().toStdString() << widget->metaObject()->className();
      EXPECT_FALSE(widget->accessibleDescription().isEmpty()) << widget->objectName().toStdString();
      ++checked;
    }
  };
  check(finder());
  check(*window->findChild<ui::GoldComparison*>());
  EXPECT_GT(checked, 12);
}

// The list by itself

std::shared_ptr<ui::OpenGoldSet> numberedSet(int pairs) {
  auto set = std::make_shared<ui::OpenGoldSet>();
  set->set.linked = true;
  for (int k = 0; k < pairs; ++k)
    set->set.pairs.push_back({static_cast<std::uint64_t>(k) + 1,
                              std::vector<std::string>(static_cast<std::size_t>(1 + k % 9), "mot"),
                              {"word"},
                              {}});
  return set;
}

TEST(FinderModelOf, RanksKnownSentencesFirstAndComesInPages) {
  application();
  ui::FinderModel model;
  QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::Fatal);
  tester.setUseFetchMore(false);  // it would fetch in the middle of a reset
  model.show(numberedSet(1000));
  EXPECT_EQ(model.rowCount(), ui::FinderModel::kPage);
  ui::RankedPairs found;
  for (std::size_t k = 0; k < 500; ++k) {
    SentenceFacts facts;
    facts.crossings = static_cast<std::int64_t>(k % 7);
    facts.rowEntropy = k == 3 ? std::nan("") : 0.001 * static_cast<double>(k);
    found.emplace_back(k, facts);
  }
  model.take(found);
  EXPECT_EQ(model.known(), 500);
  model.sort(ui::FinderModel::entropy, Qt::DescendingOrder);
  EXPECT_EQ(model.pairAt(0), 499);
  model.sort(ui::FinderModel::entropy, Qt::AscendingOrder);
  EXPECT_EQ(model.pairAt(0), 0);
  model.sort(ui::FinderModel::crossings, Qt::DescendingOrder);
  EXPECT_EQ(model.pairAt(0), 6);
  EXPECT_EQ(model.pairAt(1), 13) << "equal ones keep the order of the set";
  while (model.canFetchMore({})) model.fetchMore({});
  EXPECT_EQ(model.rowCount(), 1000);
  EXPECT_GE(model.pairAt(999), 500) << "what is not known yet comes last";
  model.sort(ui::FinderModel::words, Qt::DescendingOrder);
  EXPECT_EQ(model.pairAt(0), 8);
}

// Loss against AER

TEST(LossAer, SaysWhetherLowLossAndLowErrorGoTogether) {
  application();
  ui::Theme theme;
  ui::LossAerChart chart(theme, nullptr);
  EXPECT_TRUE(chart.description().contains(QStringLiteral("gold links")));
  chart.setPoints(
      {{100, 4.0, 0.9, false}, {200, 3.0, 0.5, true}, {300, 2.0, 0.6, true}, {400, std::nan(""), 1, false}});
  ASSERT_EQ(chart.points().size(), 3u);
  // Ranks of loss 3 2 1, of AER 3 1 2: rho = 1 - 6 * 2 / (3 * 8) = 0.5.
  EXPECT_TRUE(chart.description().contains(QStringLiteral("rank correlation of loss and AER 0.50")))
      << chart.description().toStdString();
  EXPECT_TRUE(chart.description().contains(
      QStringLiteral("The lowest loss (update 300) has AER 0.600; the lowest AER, 0.500, is at update 200.")));
  chart.resize(400, 300);
  chart.show();
  QTest::keyClick(&chart, Qt::Key_Left);
  EXPECT_EQ(chart.reading(), QStringLiteral("Update 200, a checkpoint: dev loss 3.000, AER 0.500."));
  QSignalSpy chosen(&chart, &ui::LossAerChart::checkpointChosen);
  QTest::keyClick(&chart, Qt::Key_Return);
  ASSERT_EQ(chosen.count(), 1);
  EXPECT_EQ(chosen[0][0].toULongLong(), 200u);
  QTest::keyClick(&chart, Qt::Key_Home);
  QTest::keyClick(&chart, Qt::Key_Return);
  EXPECT_EQ(chosen.count(), 1) << "no checkpoint there";
  EXPECT_TRUE(chart.csv().startsWith(QStringLiteral("update,dev_loss,aer,checkpoint\n100,4,0.9,0\n")));
}

/// The posterior of the statistical baseline stands in the same cells, beside the same links, under its own name.
TEST_F(GoldWindowTest, TheLinksOfAPosteriorAreComparedUnderItsName) {
  start();
  openFiles();
  openPair(0);
  const QString attention = map().description();
  EXPECT_FALSE(attention.contains(QStringLiteral("Attention"))) << "there is nothing to confuse it with";
  const Words x{"le", "chat", "noir", "dort", "."}, y{"the", "black", "cat", "sleeps", "."};
  const std::filesystem::path file = phraseModel(
      folder, "fits.phrases",
      {{x, y}, {{"le"}, {"the"}}, {{"chat"}, {"cat"}}, {{"noir"}, {"black"}}, {{"dort"}, {"sleeps"}}, {{"."}, {"."}}});
  write("net.safetensors", "not read");
  shelf->remember(file.parent_path() / "net.safetensors");
  ui::PosteriorModel& posteriors = window->gold().posteriors();
  waitFor([&] { return posteriors.choices().size() == 2; });
  EXPECT_TRUE(map().description().contains(QStringLiteral("Attention: AER")));
  posteriors.choose(posteriors.choices()[1]);
  waitFor([&] { return posteriors.posterior() && !posteriors.waiting(); });
  const ui::GoldOverlay& overlay = *gold().model().overlay();
  EXPECT_EQ(overlay.modelOnGold.errorRate(), 0) << "every word met its own alone";
  EXPECT_EQ(overlay.outcomes.hits, 5);
  EXPECT_TRUE(map().description().contains(QStringLiteral("Model 1 posterior: AER 0.000")));
  EXPECT_TRUE(map().exportNote().contains(QStringLiteral("IBM Model 1")));
  QTest::keyClick(map().canvas(), Qt::Key_C);
  auto* scores = window->findChild<QTableWidget*>(QStringLiteral("comparison.scores"));
  ASSERT_TRUE(scores);
  EXPECT_EQ(scores->item(0, 0)->text(), QStringLiteral("Model 1 posterior beside gold"));
  EXPECT_EQ(scores->item(0, 1)->text(), QStringLiteral("0.000"));
}

}  // namespace
}  // namespace lookback::test
