// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QAction>
#include <QSignalSpy>

#include "tests/ui/support/views_fixture.h"
#include "ui/models/gold_model.h"
#include "ui/views/map_gold_bar.h"
#include "ui/views/map_view.h"
#include "ui/views/pane_controls.h"

namespace lookback::test {
namespace {

using Rule = HardenOptions::Rule;
using ui::GoldFit;

/// The map of the sample sentence, whose links people drew as the model reads, but for "été", which "signed" needs and
/// "was" may have.
class GoldMapTest : public ViewsTest {
 protected:
  GoldMapTest() : gold(model), view(model, theme) {
    view.setGold(gold);
    place(view, 560, 520);
    gold.setSentence(sentence());
    QObject::connect(&gold, &ui::GoldModel::linkRequested, &gold, [this](int step, int source, LinkKind kind) {
      wishes.push_back({step, source, kind});
    });
  }

  std::shared_ptr<ui::GoldSentence> sentence() const {
    auto made = std::make_shared<ui::GoldSentence>();
    const Trace& trace = *model.trace();
    made->set = QStringLiteral("sample");
    made->source.assign(trace.source.begin(), trace.source.end() - 1);
    made->target.assign(trace.target.begin(), trace.target.end() - 1);
    const int reads[] = {0, 1, 2, 3, 6, 5, 4, 7, 8, 10, 11, 12, 13};
    GoldAlignment links;
    for (int i = 0; i < 13; ++i) links.sure.push_back({reads[i], i});
    links.possible = {{8, 7}};
    made->gold = links;
    return made;
  }
  QString cell(int row, int column) {
    return accessible(view)->tableInterface()->cellAt(row, column)->text(QAccessible::Name);
  }
  QString numbers() const { return ui::plainText(view.scene().goldNumbers()); }
  QAction* action(const char* name) { return view.findChild<QAction*>(QLatin1String(name)); }
  QWidget* bar() { return view.findChild<ui::MapGoldBar*>(); }

  struct Wish {
    int step, source;
    LinkKind kind;
    bool operator==(const Wish&) const = default;
  };
  ui::GoldModel gold;
  ui::MapView view;
  std::vector<Wish> wishes;
};

TEST_F(GoldMapTest, HitsMissesAndExtrasAreNamedInTheTable) {
  ASSERT_EQ(gold.fit(), GoldFit::fits);
  EXPECT_EQ(gold.overlay()->outcomes, (OutcomeCounts{12, 1, 1, 1}));
  EXPECT_EQ(cell(6, 4), QStringLiteral("zone, Area, 90 percent, sure link, hit"));
  EXPECT_TRUE(cell(8, 8).endsWith(QStringLiteral("sure link, miss"))) << cell(8, 8).toStdString();
  EXPECT_TRUE(cell(8, 9).endsWith(QStringLiteral(", extra link"))) << cell(8, 9).toStdString();
  EXPECT_TRUE(cell(7, 8).endsWith(QStringLiteral("percent, possible link"))) << cell(7, 8).toStdString();
  EXPECT_TRUE(cell(0, 5).endsWith(QStringLiteral("percent"))) << "nobody links these";
}

TEST_F(GoldMapTest, StripSaysAerPrecisionAndRecall) {
  // |A| = |S| = 13, |A n S| = |A n P| = 12.
  EXPECT_EQ(numbers(), QStringLiteral("AER 0.077 · precision 0.923 · recall 0.923"));
  EXPECT_TRUE(view.description().contains(QStringLiteral("AER 0.077"))) << view.description().toStdString();
  EXPECT_TRUE(view.description().contains(QStringLiteral("12 hit")));
  model.setCursor(7, ui::SubStep::write);
  model.setSource(4);
  EXPECT_TRUE(ui::plainText(view.scene().readout()).contains(QStringLiteral("sure link, hit")));
}

TEST_F(GoldMapTest, TransposedTableNamesTheSameLinks) {
  press(view, Qt::Key_T);
  EXPECT_EQ(cell(4, 6), QStringLiteral("zone, Area, 90 percent, sure link, hit"));
  EXPECT_TRUE(cell(9, 8).endsWith(QStringLiteral("extra link")));
  view.grab();
}

TEST_F(GoldMapTest, ThresholdAndIntersectionChangeTheLinks) {
  auto* rule = view.findChild<QComboBox*>(QStringLiteral("map.harden"));
  ASSERT_TRUE(rule);
  rule->setCurrentIndex(1);
  EXPECT_EQ(gold.options().rule, Rule::intersection);
  rule->setCurrentIndex(rule->findText(QStringLiteral("α ≥ .4")));
  EXPECT_EQ(gold.options().rule, Rule::threshold);
  EXPECT_DOUBLE_EQ(gold.options().threshold, 0.4);
  EXPECT_TRUE(cell(7, 8).endsWith(QStringLiteral("possible link, hit"))) << cell(7, 8).toStdString();
  EXPECT_EQ(gold.overlay()->outcomes.open, 0);
}

TEST_F(GoldMapTest, ShiftExposesAttentionThatIsOneWordOff) {
  // Each row reads what belongs to the next word.
  auto trace =
      std::make_shared<Trace>(*diagonalTrace({"a", "b", "c", "d", "</s>"}, {"the", "zone", "was", "on", "</s>"}));
  for (std::size_t i = 0; i < 5; ++i) {
    std::vector<double> e(5, 0);
    e[std::min<std::size_t>(i + 1, 4)] = 5;
    setEnergies(trace->steps[i], e, e);
  }
  show(trace);
  auto made = std::make_shared<ui::GoldSentence>();
  made->source = {"a", "b", "c", "d"};
  made->target = {"the", "zone", "was", "on"};
  made->gold = GoldAlignment{{{0, 0}, {1, 1}, {2, 2}, {3, 3}}, {}};
  // The sample vocabulary numbers these words; the trace has the same numbers.
  gold.setSentence(made);
  ASSERT_EQ(gold.fit(), GoldFit::fits);
  EXPECT_TRUE(numbers().startsWith(QStringLiteral("AER 1.000"))) << numbers().toStdString();
  auto* shift = view.findChild<ui::Segments*>(QStringLiteral("map.shift"));
  ASSERT_TRUE(shift);
  EXPECT_EQ(shift->chosen(), 1);
  shift->setFocus();
  QTest::keyClick(shift, Qt::Key_Right);
  EXPECT_EQ(gold.options().shift, 1);
  // Three of four words have their link now; the first has none to come from.
  EXPECT_TRUE(numbers().startsWith(QStringLiteral("AER 0.143 · precision 1.000 · recall 0.750")))
      << numbers().toStdString();
  EXPECT_TRUE(numbers().contains(QStringLiteral("one row down")));
  QTest::keyClick(shift, Qt::Key_Left);
  QTest::keyClick(shift, Qt::Key_Left);
  EXPECT_EQ(gold.options().shift, -1);
}

TEST_F(GoldMapTest, OtherWordsOfferTheWayBackInsteadOfWrongLinks) {
  auto other = sentence();
  other->target.back() = "zone";
  gold.setSentence(other);
  EXPECT_EQ(gold.fit(), GoldFit::otherWords);
  EXPECT_TRUE(numbers().contains(QStringLiteral("other words"))) << numbers().toStdString();
  EXPECT_FALSE(cell(6, 4).contains(QStringLiteral("link")));
  auto* follow = view.findChild<QPushButton*>(QStringLiteral("map.followGold"));
  ASSERT_TRUE(follow && follow->isVisible());
  QSignalSpy asked(&gold, &ui::GoldModel::followRequested);
  QTest::keyClick(follow, Qt::Key_Space);
  EXPECT_EQ(asked.count(), 1);
  show(diagonalTrace({"a", "</s>"}, {"zone", "</s>"}));
  EXPECT_EQ(gold.fit(), GoldFit::none) << "another sentence";
  EXPECT_FALSE(bar()->isVisible());
}

TEST_F(GoldMapTest, UnknownWordsOfTheGoldStandInItsOwnSpelling) {
  auto trace = std::make_shared<Trace>(*diagonalTrace({"a", "b", "</s>"}, {"the", "<unk>", "</s>"}));
  trace->steps[1].word = Vocabulary::kUnknown;
  show(trace);
  auto made = std::make_shared<ui::GoldSentence>();
  made->source = {"a", "b"};
  made->target = {"the", "hippogriff"};
  made->gold = GoldAlignment{{{1, 1}}, {}};
  gold.setSentence(made);
  ASSERT_EQ(gold.fit(), GoldFit::fits);
  EXPECT_EQ(view.scene().rowLabel(1), QStringLiteral("hippogriff"));
  EXPECT_TRUE(cell(1, 1).startsWith(QStringLiteral("b, hippogriff, ")));
}

TEST_F(GoldMapTest, KeysAnnotateTheCellUnderTheCursor) {
  press(view, Qt::Key_S);
  EXPECT_TRUE(wishes.empty()) << "not annotating yet";
  press(view, Qt::Key_A);
  ASSERT_TRUE(gold.annotating());
  EXPECT_FALSE(gold.overlay()->goldShown) << "the gold is not to be copied";
  EXPECT_FALSE(cell(6, 4).contains(QStringLiteral("link")));
  press(view, Qt::Key_S);
  press(view, Qt::Key_Left);
  press(view, Qt::Key_P);
  gold.setOwn({{{5, 5}}, {{4, 5}}});
  press(view, Qt::Key_Delete);
  EXPECT_EQ(wishes, (std::vector<Wish>{{6, 5, LinkKind::sure}, {6, 4, LinkKind::possible}, {6, 4, LinkKind::none}}));
  EXPECT_TRUE(cell(5, 5).endsWith(QStringLiteral("yours: sure"))) << cell(5, 5).toStdString();
  EXPECT_TRUE(cell(5, 4).endsWith(QStringLiteral("yours: possible")));
  press(view, Qt::Key_G);
  EXPECT_TRUE(gold.overlay()->goldShown);
  EXPECT_TRUE(cell(5, 5).endsWith(QStringLiteral("sure link, hit, yours: sure"))) << cell(5, 5).toStdString();
  press(view, Qt::Key_A);
  EXPECT_FALSE(gold.annotating());
}

TEST_F(GoldMapTest, EndMarksCannotBeLinked) {
  press(view, Qt::Key_A);
  press(view, Qt::Key_End);
  ASSERT_EQ(model.source(), 14);
  press(view, Qt::Key_S);
  EXPECT_TRUE(wishes.empty());
  EXPECT_FALSE(action("map.sure")->isEnabled());
}

TEST_F(GoldMapTest, ClickGoesThroughSurePossibleAndNone) {
  press(view, Qt::Key_A);
  view.setCellSize(ui::CellSize::fit);
  const QPoint at = view.scene().geometry().cellRect({2, 3}).center().toPoint();
  QTest::mouseClick(view.canvas(), Qt::LeftButton, {}, at);
  gold.setOwn({{{3, 2}}, {}});
  QTest::mouseClick(view.canvas(), Qt::LeftButton, {}, at);
  gold.setOwn({{}, {{3, 2}}});
  QTest::mouseClick(view.canvas(), Qt::LeftButton, {}, at);
  EXPECT_EQ(wishes, (std::vector<Wish>{{3, 3, LinkKind::sure}, {3, 3, LinkKind::possible}, {3, 3, LinkKind::none}}));
}

TEST_F(GoldMapTest, OnlyRowsWhoseMarksChangedArePaintedAgain) {
  auto* canvas = static_cast<ui::MapCanvas*>(view.canvas());
  view.setCellSize(ui::CellSize::fit);
  press(view, Qt::Key_A);
  view.grab();
  const int painted = canvas->paintedRows();
  gold.setOwn({{{3, 2}}, {}});
  view.grab();
  EXPECT_EQ(canvas->paintedRows(), painted + 1);
  model.setCursor(3, ui::SubStep::write);
  view.grab();
  EXPECT_EQ(canvas->paintedRows(), painted + 1) << "a step paints no cell";
}

TEST_F(GoldMapTest, EveryMarkIsAnotherShape) {
  // In one colour on one ground no two signs may be the same picture.
  std::vector<QImage> pictures;
  for (const auto sign : {ui::GoldSign::sure, ui::GoldSign::possible, ui::GoldSign::hit, ui::GoldSign::miss,
                          ui::GoldSign::extra, ui::GoldSign::ownSure, ui::GoldSign::ownPossible}) {
    QImage picture(32, 32, QImage::Format_RGB32);
    picture.fill(Qt::white);
    QPainter painter(&picture);
    drawGoldSign(painter, theme, sign, {16, 16}, 12, false);
    painter.end();
    const QImage shape = picture.convertToFormat(QImage::Format_Grayscale8);
    QImage ink(32, 32, QImage::Format_Mono);
    for (int y = 0; y < 32; ++y)
      for (int x = 0; x < 32; ++x) ink.setPixel(x, y, qGray(shape.pixel(x, y)) < 200 ? 1 : 0);
    for (const QImage& other : pictures) {
      int differing = 0;
      for (int y = 0; y < 32; ++y)
        for (int x = 0; x < 32; ++x) differing += ink.pixelIndex(x, y) != other.pixelIndex(x, y);
      EXPECT_GT(differing, 25);
    }
    pictures.push_back(ink);
  }
}

TEST_F(GoldMapTest, WithoutAlignmentNothingIsMarked) {
  show(fixedVectorTrace(), Scorer::none);
  gold.setSentence(sentence());
  EXPECT_FALSE(action("map.annotate")->isEnabled());
  press(view, Qt::Key_A);
  view.grab();
  EXPECT_FALSE(gold.annotating());
}

TEST_F(GoldMapTest, ControlsOfTheBarHaveNamesAndHelp) {
  ASSERT_TRUE(bar()->isVisible());
  int checked = 0;
  for (const QWidget* control : bar()->findChildren<QWidget*>()) {
    if (control->focusPolicy() == Qt::NoFocus || !control->isVisible()) continue;
    EXPECT_FALSE(control->accessibleName().isEmpty()) << control->objectName().toStdString();
    EXPECT_FALSE(control->accessibleDescription().isEmpty()) << control->objectName().toStdString();
    ++checked;
  }
  EXPECT_GE(checked, 5);
}

}  // namespace
}  // namespace lookback::test
