// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/energies_page.h"

#include <QAbstractButton>
#include <QDoubleSpinBox>
#include <QFile>
#include <QLineEdit>
#include <QPdfWriter>
#include <QSlider>
#include <QTableWidget>
#include <QTextBrowser>

#include "tests/ui/support/window_fixture.h"
#include "ui/controllers/sheet_document.h"
#include "ui/pages/energies_export.h"
#include "ui/views/hull_view.h"
#include "ui/views/scorer_view.h"

/// The page Energies: numbers edited by mouse and keyboard, undo, the sheet worked out, the PDF.
namespace lookback::test {
namespace {

using Quantity = SheetCell::Quantity;

class EnergiesTest : public WindowTest {
 protected:
  EnergiesTest() : page(ui::Services{*theme, *settings, *actions, *shelf}, nullptr) {
    page.resize(1200, 700);
    page.show();
    EXPECT_TRUE(QTest::qWaitForWindowExposed(&page));
  }
  ui::ToyModel& toy() { return page.model(); }
  template <class T>
  T* child(const char* name) {
    T* found = page.findChild<T*>(QLatin1String(name));
    EXPECT_NE(found, nullptr) << name;
    return found;
  }
  QString label(const char* name) { return child<QLabel>(name)->text(); }

  ui::EnergiesPage page;
};

TEST_F(EnergiesTest, OpensOnTheNumbersOfTheLesson) {
  EXPECT_EQ(label("toy.row1.alpha"), QStringLiteral("0.8438"));
  EXPECT_EQ(label("toy.row1.rounded"), QStringLiteral("0.84"));
  EXPECT_EQ(label("toy.sumExponentials"), QStringLiteral("64.705"));
  EXPECT_EQ(label("toy.sumRounded"), QStringLiteral("0.99"));
  EXPECT_TRUE(label("toy.remainder").contains(QStringLiteral("0.01")));
  EXPECT_TRUE(page.statusText().contains(QStringLiteral("house")));
}

TEST_F(EnergiesTest, AnEnergySliderMovesByKeysAndOneUndoTakesTheMovementBack) {
  auto* slider = child<QSlider>("toy.row0.energy");
  slider->setFocus();
  for (int k = 0; k < 3; ++k) QTest::keyClick(slider, Qt::Key_Right);
  EXPECT_NEAR(*toy().toy().byHand[0], 2.15, 1e-12);
  EXPECT_EQ(toy().selected(), 0) << "the word in focus is the one the other panes show";
  while (page.undoStack()->canUndo()) page.undoStack()->undo();
  EXPECT_EQ(*toy().toy().byHand[0], 2.0);
  EXPECT_EQ(label("toy.row1.alpha"), QStringLiteral("0.8438"));
}

TEST_F(EnergiesTest, ADragOfTheMouseIsOneStepBack) {
  auto* slider = child<QSlider>("toy.row0.energy");
  slider->setSliderDown(true);
  for (int value = 45; value <= 80; value += 5) slider->setSliderPosition(value);
  slider->setSliderDown(false);
  EXPECT_NEAR(*toy().toy().byHand[0], 4.0, 1e-12);
  EXPECT_EQ(page.undoStack()->count(), 1);
}

TEST_F(EnergiesTest, AWeightSliderReachesTheWeightAskedFor) {
  child<QSlider>("toy.row2.weight")->setValue(500);
  EXPECT_NEAR(toy().step().alpha(2), 0.5, 1e-9);
  EXPECT_NEAR(toy().step().alpha(0) / toy().step().alpha(1), std::exp(-2.0), 1e-9)
      << "the others keep their proportion";
  EXPECT_NEAR(toy().step().alpha.sum(), 1, 1e-12);
}

TEST_F(EnergiesTest, ShiftingAllChangesNoWeightAndEqualisingGivesTheMean) {
  const Vector<double> before = toy().step().alpha;
  QTest::mouseClick(child<QWidget>("energies.shift"), Qt::LeftButton);
  EXPECT_EQ(*toy().toy().byHand[1], 5.0);
  EXPECT_LT((toy().step().alpha - before).cwiseAbs().maxCoeff(), 1e-12);
  QTest::mouseClick(child<QWidget>("energies.equalise"), Qt::LeftButton);
  EXPECT_LT((toy().step().c - toy().toy().h.rowwise().mean()).cwiseAbs().maxCoeff(), 1e-12);
  QTest::mouseClick(child<QWidget>("energies.sharpen"), Qt::LeftButton);
  EXPECT_LT((toy().step().c - toy().toy().h.rowwise().mean()).cwiseAbs().maxCoeff(), 1e-12) << "0 times anything is 0";
}

TEST_F(EnergiesTest, DeleteGivesAnEnergyBackToTheScorer) {
  auto* slider = child<QSlider>("toy.row1.energy");
  slider->setFocus();
  QTest::keyClick(slider, Qt::Key_Delete);
  EXPECT_FALSE(toy().toy().byHand[1].has_value());
  EXPECT_EQ(toy().step().e(1), toy().step().scored(1));
}

TEST_F(EnergiesTest, APointIsDraggedAndMovedByKeys) {
  auto* hull = page.findChild<ui::HullView*>();
  const QPoint at = hull->pointOf(2).toPoint();
  QTest::mousePress(hull, Qt::LeftButton, Qt::NoModifier, at);
  QTest::mouseMove(hull, at + QPoint(-40, 0));
  QTest::mouseMove(hull, at + QPoint(-60, 0));
  QTest::mouseRelease(hull, Qt::LeftButton, Qt::NoModifier, at + QPoint(-60, 0));
  EXPECT_LT(toy().toy().h(0, 2), 2);
  EXPECT_EQ(toy().toy().h(1, 2), 2);
  EXPECT_EQ(page.undoStack()->count(), 1);
  hull->setFocus();
  QTest::keyClick(hull, Qt::Key_Left);
  EXPECT_EQ(toy().selected(), 1);
  QTest::keyClick(hull, Qt::Key_Up, Qt::ControlModifier);
  EXPECT_NEAR(toy().toy().h(1, 1), 2.1, 1e-12);
  EXPECT_TRUE(hull->accessibleDescription().contains(QStringLiteral("2.10")));
}

TEST_F(EnergiesTest, NumbersAreTypedIntoTheTableAndNonsenseIsRefused) {
  auto* table = child<QTableWidget>("toy.table");
  table->item(1, 0)->setText(QStringLiteral("1,5"));
  EXPECT_EQ(toy().toy().h(0, 0), 1.5);
  table->item(1, 0)->setText(QStringLiteral("much"));
  EXPECT_EQ(toy().toy().h(0, 0), 1.5);
  EXPECT_EQ(table->item(1, 0)->text(), QStringLiteral("1.5"));
  table->item(1, 0)->setText(QStringLiteral("1e9"));
  EXPECT_EQ(toy().toy().h(0, 0), 1.5) << "beyond what can be shown";
  EXPECT_TRUE(child<QLabel>("energies.refused")->text().contains(QStringLiteral("h(1, 1)")));
  table->item(0, 0)->setText(QStringLiteral("une"));
  EXPECT_EQ(toy().toy().words[0], "une");
}

TEST_F(EnergiesTest, TheToyGrowsAndShrinks) {
  child<QSpinBox>("toy.words")->setValue(6);
  child<QSpinBox>("toy.dimensions")->setValue(8);
  EXPECT_EQ(toy().toy().sourceLength(), 6);
  EXPECT_EQ(toy().toy().dimensions(), 8);
  EXPECT_NE(page.findChild<QSlider*>(QStringLiteral("toy.row5.energy")), nullptr);
  child<QSpinBox>("toy.words")->setValue(2);
  EXPECT_EQ(toy().toy().sourceLength(), 2);
  EXPECT_EQ(label("toy.row0.alpha"), QStringLiteral("0.1192"));
}

TEST_F(EnergiesTest, WordAfterWordGetsNumbersOfItsOwn) {
  auto* words = child<QSpinBox>("toy.words");
  for (int k = 4; k <= 6; ++k) words->setValue(k);
  for (Index j = 4; j < 6; ++j) EXPECT_NE(toy().toy().h.col(3), toy().toy().h.col(j));
  EXPECT_NE(toy().toy().h.col(4), toy().toy().h.col(5));
}

TEST_F(EnergiesTest, CuttingTheContextShowsBothValues) {
  child<QAbstractButton>("toy.cutReadout")->setChecked(false);
  EXPECT_TRUE(toy().cuts().readout);
  EXPECT_TRUE(label("toy.way3").contains(QStringLiteral("uncut")));
  EXPECT_FALSE(label("toy.way0").contains(QStringLiteral("uncut")));
  page.undoStack()->undo();
  EXPECT_FALSE(toy().cuts().readout);
}

TEST_F(EnergiesTest, AWholeSheetIsWorkedOutByKeyboard) {
  ui::SheetPanel& sheet = page.sheet();
  sheet.setRung(Rung::alone);
  EXPECT_TRUE(label("energies.context").contains(QStringLiteral("worked"))) << "the answer is hidden";
  EXPECT_EQ(label("toy.row1.alpha"), QStringLiteral("?"));
  EXPECT_EQ(label("toy.sumExponentials"), QStringLiteral("?"));
  const auto* feedback = child<QTextBrowser>("sheet.feedback");
  const Worksheet numbers = sheet.sheet();
  std::size_t done = 0;
  for (std::size_t k = 0; k < numbers.cells.size(); ++k) {
    QLineEdit* field = sheet.field(k);
    if (!field) continue;
    QTest::keyClicks(field, QString::fromStdString(digits(numbers.cells[k].onPaper, numbers.places)));
    QTest::keyClick(field, Qt::Key_Return);
    EXPECT_EQ(field->property("verdict").toString(), QStringLiteral("right")) << k;
    ++done;
  }
  EXPECT_EQ(done, numbers.cells.size() - 3);
  EXPECT_TRUE(feedback->toPlainText().contains(QStringLiteral("All of it is right")))
      << feedback->toPlainText().toStdString();
}

TEST_F(EnergiesTest, AMistakeIsNamedFirstAndWorkedOutAfterASecondTry) {
  ui::SheetPanel& sheet = page.sheet();
  sheet.setRung(Rung::alone);
  const Worksheet numbers = sheet.sheet();
  std::size_t weight = 0;
  while (numbers.cells[weight].quantity != Quantity::weight) ++weight;
  QLineEdit* field = sheet.field(weight);
  ASSERT_NE(field, nullptr);
  const auto* feedback = child<QTextBrowser>("sheet.feedback");
  QTest::keyClicks(field, QStringLiteral("0.77"));
  QTest::keyClick(field, Qt::Key_Return);
  EXPECT_TRUE(feedback->toPlainText().contains(QStringLiteral("Divide the exponential"))) << "no typical mistake";
  sheet.newBlanks();
  field = sheet.field(weight);
  QTest::keyClicks(field, QStringLiteral("7.39"));
  QTest::keyClick(field, Qt::Key_Return);
  EXPECT_TRUE(feedback->toPlainText().contains(QStringLiteral("not yet divided")));
  EXPECT_FALSE(feedback->toPlainText().contains(QStringLiteral("64.71")));
  QTest::keyClick(field, Qt::Key_Return);
  EXPECT_TRUE(feedback->toPlainText().contains(QStringLiteral("7.39 / 64.71 = 0.11")))
      << feedback->toPlainText().toStdString();
}

TEST_F(EnergiesTest, EveryControlHasANameAndAHelpText) {
  for (QWidget* widget : page.findChildren<QWidget*>()) {
    if (widget->focusPolicy() == Qt::NoFocus || !widget->isVisible()) continue;
    if (widget->objectName().startsWith(QLatin1String("qt_"))) continue;  // inside a Qt control
    EXPECT_FALSE(widget->accessibleName().isEmpty())
        << widget->metaObject()->className() << ' ' << widget->objectName().toStdString();
  }
}

TEST_F(EnergiesTest, SheetAndKeyBecomeAPdf) {
  const QString file = folder.filePath(QStringLiteral("sheet.pdf"));
  const Worksheet sheet = toy().worksheet();
  EXPECT_EQ(ui::writeSheetPdf(file, sheet, chooseBlanks(sheet, Rung::alone, 1), {"By hand", "toy"}), QString());
  QFile pdf(file);
  ASSERT_TRUE(pdf.open(QIODevice::ReadOnly));
  EXPECT_TRUE(pdf.read(5).startsWith("%PDF-"));
  EXPECT_GT(pdf.size(), 4000);
  const QString html = ui::sheetHtml(sheet, chooseBlanks(sheet, Rung::alone, 1), {"By hand", "toy"}, false);
  EXPECT_FALSE(html.contains(QStringLiteral("0.84"))) << "the sheet must not give its answers away";
  EXPECT_TRUE(ui::sheetHtml(sheet, chooseBlanks(sheet, Rung::alone, 1), {"By hand", "toy"}, true)
                  .contains(QStringLiteral("54.60 / 64.71 = 0.84")));
  EXPECT_TRUE(ui::writeSheetPdf(folder.filePath(QStringLiteral("no/such/folder.pdf")), sheet, {}, {"a", "b"})
                  .contains(QStringLiteral("folder.pdf")));
}

TEST_F(EnergiesTest, ALongSentenceHasARowAWordOnPaper) {
  const Toy toy = resizedToy(openingToy(), 6, 3, Rng(3));
  std::vector<std::string> words{"a", "b", "<i>c</i>", "d", "e", "f", "g"};
  Matrix<double> h(3, 7);
  h << toy.h, Vector<double>{{1.0, 2.0, 3.0}};
  const Worksheet sheet = makeWorksheet(words, Vector<double>{{1, 2, 0, -1, 0.5, 1.5, 3}}, h, 2);
  const auto blanks = chooseBlanks(sheet, Rung::alone, 1);
  const QString empty = ui::sheetHtml(sheet, blanks, {"By hand", "fr-en"}, false);
  const QString key = ui::sheetHtml(sheet, blanks, {"By hand", "fr-en"}, true);
  EXPECT_EQ(empty.count(QStringLiteral("<tr>")), 9) << "heads, seven words, sums";
  EXPECT_FALSE(empty.contains(QStringLiteral("<i>c</i>"))) << "words are data";
  EXPECT_EQ(empty.count(QStringLiteral("________")), static_cast<qsizetype>(blanks.size()));
  EXPECT_TRUE(key.contains(
      QStringLiteral("<u>%1</u>").arg(QString::fromStdString(digits(sheet.cell(Quantity::total, 0, 0).onPaper, 2)))));
}

TEST_F(EnergiesTest, AnnotationsCanStandAsStrips) {
  auto* choice = child<QWidget>("energies.planeOrStrips");
  choice->setFocus();
  QTest::keyClick(choice, Qt::Key_Right);
  auto* strips = child<QWidget>("strips");
  EXPECT_TRUE(strips->isVisible());
  EXPECT_FALSE(page.findChild<ui::HullView*>()->isVisible());
  EXPECT_TRUE(strips->accessibleDescription().contains(QStringLiteral("0.20, 1.77"))) << "the context";
  page.sheet().setRung(Rung::alone);
  EXPECT_FALSE(strips->accessibleDescription().contains(QStringLiteral("1.77"))) << "the answer is hidden";
  QTest::keyClick(choice, Qt::Key_Left);
  EXPECT_TRUE(page.findChild<ui::HullView*>()->isVisible());
}

TEST_F(EnergiesTest, ACutWayHasNoContextInItsFormula) {
  const auto formula = [this](const char* name) { return child<QWidget>(name)->accessibleName(); };
  EXPECT_TRUE(formula("toy.formula0").contains(QStringLiteral("C_r c")));
  child<QAbstractButton>("toy.cutReset")->setChecked(false);
  EXPECT_FALSE(formula("toy.formula0").contains(QStringLiteral("C_r c")));
  EXPECT_TRUE(formula("toy.formula1").contains(QStringLiteral("C_z c"))) << "the other ways stay";
}

TEST_F(EnergiesTest, WhatStandsBelowIsExportedWithItsNumbers) {
  const ui::ExportPicture sheet = ui::sheetPicture(page.sheet().sheet());
  EXPECT_TRUE(sheet.csv.contains(QStringLiteral("54.60")));
  const ui::ExportPicture decoder = ui::decoderPicture(toy());
  EXPECT_TRUE(decoder.csv.contains(QStringLiteral("p(house)")));
  EXPECT_TRUE(ui::numbersPicture(toy()).csv.contains(QStringLiteral("maison")));
  for (const ui::ExportPicture& picture : {sheet, decoder})
    EXPECT_EQ(ui::exportPicture(picture, folder.filePath(picture.id + QStringLiteral(".svg"))), QString());
}

/// LOOKBACK_PICTURES=FOLDER writes what the page looks like.
TEST_F(EnergiesTest, Pictures) {
  const QString pictures = qEnvironmentVariable("LOOKBACK_PICTURES");
  if (pictures.isEmpty()) GTEST_SKIP() << "set LOOKBACK_PICTURES to a folder to look at the page";
  page.resize(1208, 700);
  auto* tabs = child<QTabBar>("energies.tabs");
  for (int tab = 0; tab < tabs->count(); ++tab) {
    tabs->setCurrentIndex(tab);
    QTest::qWait(50);
    page.grab().save(pictures + QStringLiteral("/energies-%1.png").arg(tab));
  }
  tabs->setCurrentIndex(0);
  page.sheet().setRung(Rung::complete);
  theme->setName(ui::ThemeName::dark);
  page.resize(1848, 1000);
  QTest::qWait(50);
  page.grab().save(pictures + QStringLiteral("/energies-dark.png"));
}

}  // namespace
}  // namespace lookback::test
