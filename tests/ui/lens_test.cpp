// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QComboBox>
#include <QLineEdit>
#include <QPushButton>
#include <QRegularExpression>
#include <QSvgRenderer>
#include <QTemporaryDir>
#include <algorithm>
#include <cmath>

#include "core/decoding/session.h"
#include "core/model/model.h"
#include "tests/ui/support/tiny_model.h"
#include "tests/ui/support/views_fixture.h"
#include "ui/lens/gradient_lens_view.h"
#include "ui/lens/gradient_table.h"
#include "ui/lens/honesty_lab.h"
#include "ui/lens/honesty_table.h"
#include "ui/lens/lens_desk.h"
#include "ui/lens/step_sheet.h"
#include "ui/pages/toy_gradient.h"
#include "ui/views/map_view.h"

/// Gradient lens, honesty lab and the sheet of a real step, over the page of the decoder.
namespace lookback::test {
namespace {

constexpr int kPatienceMs = 20000;

/// The views over a decode model with a tiny model's sentence, and a plain widget in the place of the window.
class LensTest : public testing::Test {
 protected:
  LensTest() {
    theme.setName(ui::ThemeName::light);
    window.resize(1280, 800);
    window.show();
    start();
    decode.setCursor(2, ui::SubStep::write);
  }
  void start(Scorer scorer = Scorer::additive) {
    const auto model = tinyModel("tiny", 5, scorer);
    const auto trace = lookback::decode(*readSentence(model, "le chat noir dort ."), {});
    decode.setResult(model, trace, trace);
  }
  ui::Services services() { return {theme, settings, actions, shelf}; }
  ui::GradientLensView& lens() {
    desk.showGradient();
    return desk.gradient();
  }
  void waitChecked(ui::GradientLensView& view) {
    ASSERT_TRUE(QTest::qWaitFor(
        [&view] { return view.hasNumbers() && !view.worker().isBusy() && view.table().allChecked(); }, kPatienceMs));
  }
  ui::HonestyLab& lab() {
    desk.showHonesty();
    ui::HonestyLab& view = desk.honesty();
    EXPECT_TRUE(QTest::qWaitFor([&view] { return view.hasNumbers(); }, kPatienceMs));
    return view;
  }

  QApplication& app = application();  // before any widget
  QTemporaryDir folder;
  ui::Theme theme;
  ui::Settings settings{folder.filePath(QStringLiteral("window.ini"))};
  ui::Actions actions{settings};
  ui::ModelShelf shelf{QStringList(), QStringList()};
  QWidget window;
  ui::DecodeModel decode;
  ui::LensDesk desk{services(), decode, &window};
};

TEST_F(LensTest, TheFormulaMeetsTheMeasurementForEachWord) {
  ui::GradientLensView& view = lens();
  waitChecked(view);
  const auto& rows = view.table().rows();
  ASSERT_EQ(rows.size(), decode.trace()->source.size());
  double sum = 0;
  for (const ui::GradientRow& row : rows) {
    EXPECT_NEAR(row.de, row.alpha * row.towards, 1e-12);
    EXPECT_NEAR(row.de, *row.checked, 1e-7);
    sum += row.de;
  }
  EXPECT_NEAR(sum, 0, 1e-9);
  EXPECT_TRUE(view.findChild<QLabel*>(QStringLiteral("gradient.check"))->text().contains(QStringLiteral("Checked")));
}

TEST_F(LensTest, ThePickedWordsLossFallsWhenTheCopyLearnsAndUndoTakesItBack) {
  ui::GradientLensView& view = lens();
  waitChecked(view);
  const StepTrace& step = decode.trace()->steps[1];
  const auto other = std::find_if(step.modelCandidates.begin(), step.modelCandidates.end(),
                                  [&](const Candidate& candidate) { return candidate.word != step.word; });
  ASSERT_NE(other, step.modelCandidates.end());
  view.pickWord(other->word);
  waitChecked(view);
  const QString before = view.findChild<QLabel*>(QStringLiteral("gradient.loss"))->text();
  const QRegularExpression number(QStringLiteral("= (\\d+\\.\\d+) nats"));
  EXPECT_NEAR(number.match(before).captured(1).toDouble(), -std::log(other->probability), 1e-3);
  EXPECT_FALSE(view.mapAfter().isVisible());
  view.findChild<QPushButton*>(QStringLiteral("gradient.learn"))->click();
  ASSERT_TRUE(QTest::qWaitFor([&view] { return view.undoStack().count() == 1; }, kPatienceMs));
  waitChecked(view);
  EXPECT_TRUE(view.mapBefore().isVisible());
  EXPECT_TRUE(view.mapAfter().isVisible());
  EXPECT_NE(view.mapBefore().exportCsv(), view.mapAfter().exportCsv());
  EXPECT_EQ(view.mapAfter().model().trace()->steps[1].word, other->word) << "the picked word stands in the pair";
  view.undoStack().undo();
  waitChecked(view);
  EXPECT_EQ(view.findChild<QLabel*>(QStringLiteral("gradient.loss"))->text(), before);
  EXPECT_FALSE(view.mapAfter().isVisible());
}

TEST_F(LensTest, AWordIsTypedAndAnUnknownOneIsRefused) {
  ui::GradientLensView& view = lens();
  waitChecked(view);
  auto* field = view.findChild<QLineEdit*>(QStringLiteral("gradient.otherWord"));
  QTest::keyClicks(field, QStringLiteral("no such word"));
  QTest::keyClick(field, Qt::Key_Return);
  EXPECT_TRUE(view.findChild<QLabel*>(QStringLiteral("gradient.check"))->text().contains(QStringLiteral("no such")));
  const Vocabulary& vocabulary = decode.model()->target;
  const std::string known = vocabulary.word(vocabulary.size() - 1);
  field->setText(QString::fromStdString(known));
  QTest::keyClick(field, Qt::Key_Return);
  waitChecked(view);
  EXPECT_EQ(view.findChild<QComboBox*>(QStringLiteral("gradient.word"))->currentData().toInt(), vocabulary.id(known));
}

TEST_F(LensTest, ItFollowsThePageAndShowsItsWord) {
  ui::GradientLensView& view = lens();
  waitChecked(view);
  decode.setSource(1);
  EXPECT_EQ(view.table().currentRow(), 1);
  QTest::keyClick(const_cast<ui::GradientTable*>(&view.table()), Qt::Key_Down);
  EXPECT_EQ(decode.source(), 2);
  decode.setCursor(1, ui::SubStep::write);
  waitChecked(view);
  EXPECT_TRUE(view.findChild<QLabel*>(QStringLiteral("gradient.loss"))->text().contains(QStringLiteral("step 1")));
}

TEST_F(LensTest, TheGradientIsExportedWithWordsAsTextAndNumbersThatReadBack) {
  ui::GradientLensView& view = lens();
  waitChecked(view);
  const ui::ExportPicture picture = view.picture();
  const QString file = folder.filePath(QStringLiteral("gradient.svg"));
  ASSERT_EQ(ui::exportPicture(picture, file), QString());
  QSvgRenderer renderer(file);
  EXPECT_TRUE(renderer.isValid());
  const QStringList fields = picture.csv.split(u'\n')[1].split(u',');
  EXPECT_EQ(fields[5].toDouble(), view.table().rows()[0].de);
}

TEST_F(LensTest, AModelWithoutAttentionSaysSo) {
  start(Scorer::none);
  ui::GradientLensView& view = lens();
  EXPECT_TRUE(view.findChild<QLabel*>(QStringLiteral("gradient.empty"))->text().contains(QStringLiteral("RNNsearch")));
  desk.showHonesty();
  EXPECT_TRUE(
      desk.honesty().findChild<QLabel*>(QStringLiteral("honesty.empty"))->text().contains(QStringLiteral("RNNsearch")));
  desk.showSheet();
  EXPECT_TRUE(
      desk.sheet().findChild<QLabel*>(QStringLiteral("stepSheet.empty"))->text().contains(QStringLiteral("RNNsearch")));
}

TEST_F(LensTest, TheLabReplacesTheWeightsOfAWord) {
  ui::HonestyLab& view = lab();
  ASSERT_EQ(view.table().rows().size(), 5u);
  const StepTrace& step = decode.original()->steps[1];
  for (const ui::HonestyTable::Row& row : view.table().rows()) {
    double sum = 0;
    for (const double weight : row.weights) sum += weight;
    EXPECT_NEAR(sum, 1, 1e-6);
  }
  const auto changed = changeEachStep(*readSentence(decode.model(), decode.original()->sentence), *decode.original(),
                                      Counterfactual::uniform, 1);
  EXPECT_EQ(view.table().rows()[1].stays, changed[1].word == step.word);
  EXPECT_FALSE(view.conclusion().contains(QStringLiteral("because"))) << "F9";
}

TEST_F(LensTest, TheLabCountsTheWordsOfASentence) {
  ui::HonestyLab& view = lab();
  view.setScope(ui::HonestyLab::Scope::sentence);
  ASSERT_EQ(view.table().rows().size(), 4u);
  for (const ui::HonestyTable::Row& row : view.table().rows())
    EXPECT_TRUE(row.cells[1].endsWith(QStringLiteral("of %1").arg(decode.original()->steps.size())));
}

TEST_F(LensTest, TheLabCountsOverAFileAndCanBeStopped) {
  const QString file = folder.filePath(QStringLiteral("sentences.tsv"));
  {
    QFile out(file);
    ASSERT_TRUE(out.open(QIODevice::WriteOnly));
    for (int k = 0; k < 12; ++k) out.write("le chat noir dort .\tthe black cat sleeps .\n");
  }
  ui::HonestyLab& view = lab();
  view.setScope(ui::HonestyLab::Scope::testSet);
  view.chooseFile(file);
  view.startSurvey();
  EXPECT_TRUE(view.worker().isSurveying());
  ASSERT_TRUE(QTest::qWaitFor([&view] { return !view.worker().isSurveying(); }, kPatienceMs));
  ASSERT_EQ(view.table().rows().size(), 4u);
  for (const ui::HonestyTable::Row& row : view.table().rows()) {
    EXPECT_GE(row.share, 0);
    EXPECT_LE(row.low, row.share);
    EXPECT_GE(row.high, row.share);
  }
  view.chooseFile(folder.filePath(QStringLiteral("none.txt")));
  view.startSurvey();
  ASSERT_TRUE(QTest::qWaitFor([&view] { return !view.worker().isSurveying(); }, kPatienceMs));
  EXPECT_TRUE(view.findChild<QLabel*>(QStringLiteral("honesty.problem"))->text().contains(QStringLiteral("none.txt")));
  view.chooseFile({});
  view.startSurvey();
  view.findChild<QPushButton*>(QStringLiteral("honesty.cancel"))->click();
  EXPECT_FALSE(view.worker().isSurveying());
}

TEST_F(LensTest, ARealStepBecomesASheet) {
  desk.showSheet();
  const Worksheet& sheet = desk.sheet().sheet().sheet();
  const StepTrace& step = decode.trace()->steps[1];
  ASSERT_EQ(sheet.e.size(), step.e.size());
  EXPECT_EQ(sheet.e, step.e);
  EXPECT_EQ(sheet.h.rows(), 2);
  const auto& c = sheet.cell(SheetCell::Quantity::context, 0, 0);
  EXPECT_NEAR(c.exact, step.c(sheet.components[0]), 1e-4) << "what the decoder blended";
}

TEST_F(LensTest, EveryControlHasANameAndAHelpText) {
  waitChecked(lens());
  lab();
  desk.showSheet();
  for (QWidget* view : std::initializer_list<QWidget*>{&desk.gradient(), &desk.honesty(), &desk.sheet()})
    for (QWidget* widget : view->findChildren<QWidget*>()) {
      if (widget->focusPolicy() == Qt::NoFocus || !widget->isVisible()) continue;
      if (widget->objectName().startsWith(QLatin1String("qt_"))) continue;  // inside a Qt control
      EXPECT_FALSE(widget->accessibleName().isEmpty())
          << widget->metaObject()->className() << ' ' << widget->objectName().toStdString();
    }
}

TEST_F(LensTest, TheActionsHaveKeysThatAreFree) {
  for (const char* id : {"lens.gradient", "lens.honesty", "lens.sheet"}) {
    const QString name = QLatin1String(id);
    EXPECT_FALSE(actions.get(name)->shortcut().isEmpty());
    EXPECT_EQ(actions.clash(name, actions.get(name)->shortcut()), QString()) << id;
  }
}

TEST(ToyGradientTest, LearnOnceIsAStepOfTheToyThatUndoTakesBack) {
  application();
  ui::Theme theme;
  QUndoStack undo;
  ui::ToyModel toy(undo);
  ui::ToyGradientView view(toy, theme, nullptr);
  view.resize(900, 320);
  view.show();
  ASSERT_TRUE(QTest::qWaitForWindowExposed(&view));
  ASSERT_EQ(view.table().rows().size(), 3u);
  EXPECT_LT(*view.table().largestGap(), 1e-7);
  view.pickWord(2);
  const double before = toy.step().probability(2);
  view.learnOnce();
  EXPECT_GT(toy.step().probability(2), before);
  undo.undo();
  EXPECT_EQ(toy.step().probability(2), before);
}

/// LOOKBACK_PICTURES=FOLDER writes what the views look like.
TEST_F(LensTest, Pictures) {
  const QString pictures = qEnvironmentVariable("LOOKBACK_PICTURES");
  if (pictures.isEmpty()) GTEST_SKIP() << "set LOOKBACK_PICTURES to a folder to look at the views";
  waitChecked(lens());
  lens().window()->grab().save(pictures + QStringLiteral("/lens-gradient.png"));
  lab().window()->grab().save(pictures + QStringLiteral("/lens-honesty.png"));
  desk.showSheet();
  desk.sheet().window()->grab().save(pictures + QStringLiteral("/lens-sheet.png"));
}

}  // namespace
}  // namespace lookback::test
