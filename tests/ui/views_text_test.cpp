// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <cmath>
#include <functional>
#include <limits>

#include "tests/ui/support/views_fixture.h"
#include "ui/views/marks.h"
#include "ui/views/number_text.h"
#include "ui/views/token_text.h"
#include "ui/views/view_export.h"
#include "ui/views/weight_reading.h"

namespace lookback::ui {
namespace {

constexpr double kNaN = std::numeric_limits<double>::quiet_NaN();
constexpr double kInfinity = std::numeric_limits<double>::infinity();

TEST(NumberText, WritesMinusPointAndNoNegativeZero) {
  EXPECT_EQ(fixedText(-2.14, 1), QStringLiteral("−2.1"));
  EXPECT_EQ(fixedText(-0.04, 1), QStringLiteral("0.0"));
  EXPECT_EQ(fixedText(kNaN, 2), QStringLiteral("nan"));
  EXPECT_EQ(fixedText(-kInfinity, 2), QStringLiteral("−∞"));
  EXPECT_EQ(weightText(0.6797), QStringLiteral(".68"));
  EXPECT_EQ(weightText(0.999), QStringLiteral("1.00"));
  EXPECT_EQ(weightText(0.0072, 3), QStringLiteral(".007"));
  EXPECT_EQ(atMostText(0.0004, 3), QStringLiteral("≤.001")) << "rounded down it would be no bound";
  EXPECT_EQ(atMostText(0.061, 3), QStringLiteral("≤.061"));
  EXPECT_EQ(energyText(-5000), QStringLiteral("−5000"));
  EXPECT_EQ(percentText(0.8437), QStringLiteral("84"));
  EXPECT_EQ(countText(7990), QStringLiteral("7\u202F990"));
  EXPECT_EQ(countText(12), QStringLiteral("12"));
  EXPECT_EQ(countText(1234567), QStringLiteral("1\u202F234\u202F567"));
}

TEST(NumberText, ExactNumbersReadBackToTheSameDouble) {
  for (const double value : {0.1, 1.0 / 3, 1e-30, 123456789.123456789, 5e-324, -2.5}) {
    const QString text = exactText(value);
    EXPECT_EQ(text.toDouble(), value) << text.toStdString();
    EXPECT_FALSE(text.contains(u','));
  }
  EXPECT_EQ(exactText(0.1), QStringLiteral("0.1"));
  EXPECT_EQ(exactText(kNaN), QStringLiteral("nan"));
  EXPECT_EQ(exactText(-kInfinity), QStringLiteral("-inf"));
}

TEST(TokenText, KeepsEveryLetter) {
  for (const char* token : {"<b>bold</b>", "&lt;", "%1", "&File", "œuvre", "q̃", "👨‍👩‍👧", "iPhone 15"})
    EXPECT_EQ(tokenText(token), QString::fromUtf8(token));
}

TEST(TokenText, MakesVisibleWhatXmlForbids) {
  EXPECT_EQ(tokenText("a\x01z"), QStringLiteral("a\u2401z"));
  EXPECT_EQ(tokenText("\xEF\xBF\xBF"), QStringLiteral("\uFFFD"));
  EXPECT_EQ(tokenText("\t"), QStringLiteral("\u2409"));
}

TEST(TokenText, IsolatesRightToLeftWordsInSentences) {
  EXPECT_EQ(inSentence(QStringLiteral("zone")), QStringLiteral("zone"));
  EXPECT_EQ(inSentence(QStringLiteral("ذهب")), QStringLiteral("\u2068ذهب\u2069"));
}

TEST(ViewExport, FieldsComeBackLetterForLetter) {
  const QStringList fields = {
      QStringLiteral("a,b"),      QStringLiteral("say \"so\""), QStringLiteral("two\nlines"), QString(),
      QStringLiteral(" spaces "), QStringLiteral("<b>&amp;"),   QStringLiteral("']]>--")};
  const QList<QStringList> read = parseCsv(csvLine(fields) + csvLine({QStringLiteral("x")}));
  ASSERT_EQ(read.size(), 2);
  EXPECT_EQ(read[0], fields);
  EXPECT_EQ(read[1], QStringList{QStringLiteral("x")});
  EXPECT_TRUE(parseCsv({}).isEmpty());
}

Vector<double> row(std::initializer_list<double> values) {
  Vector<double> alpha(static_cast<Index>(values.size()));
  std::copy(values.begin(), values.end(), alpha.begin());
  return alpha;
}

TEST(WeightReading, EntropyOfTwoHundredEqualWeights) {
  const Vector<double> flat = Vector<double>::Constant(200, 0.005);
  EXPECT_NEAR(rowEntropy(flat), 5.298317366548, 1e-9);
  EXPECT_NEAR(rowEntropyShare(flat), 1, 1e-12);
  EXPECT_DOUBLE_EQ(rowEntropy(row({0, 1, 0})), 0);
  EXPECT_DOUBLE_EQ(rowEntropyShare(row({1})), 0) << "no division by ln 1";
}

TEST(WeightReading, RoundingRemainderIsNotHidden) {
  EXPECT_NEAR(sumOfPrinted(row({0.114195, 0.843795, 0.042010}), 2), 0.99, 1e-12);  // softmax(2, 4, 1)
  EXPECT_NEAR(sumOfPrinted(row({0.25, 0.25, 0.5}), 2), 1, 1e-12);
}

TEST(WeightReading, RanksByWeightThenPosition) {
  const Vector<double> alpha = row({0.2, 0.4, 0.2, 0.2});
  EXPECT_EQ(rankOf(alpha, 1), 1);
  EXPECT_EQ(rankOf(alpha, 0), 2);
  EXPECT_EQ(rankOf(alpha, 3), 4);
  EXPECT_EQ(strongestFirst(alpha), (std::vector<int>{1, 0, 2, 3}));
}

TEST(WeightReading, RowsThatAreNotComputableAreLeftOutAndCounted) {
  EXPECT_FALSE(computable(row({0.5, kNaN})));
  EXPECT_FALSE(computable(Vector<double>()));
  EXPECT_TRUE(std::isnan(rowSum(row({0.5, kNaN}))));
  EXPECT_TRUE(strongestFirst(row({kNaN, 1})).empty());
  const auto trace = test::notComputableTrace();
  EXPECT_EQ(stepsWithoutWeights(*trace), 1);
  EXPECT_NEAR(coverage(*trace).sum(), 2, 1e-12) << "of the two rows that are there";
}

TEST(WeightReading, CommonShiftEditsEnergiesButNoWeight) {
  StepTrace step;
  test::setEnergies(step, {1, 2, 3}, {2, 3, 4});
  EXPECT_TRUE(energyEdited(step, 1));
  EXPECT_FALSE(weightEdited(step, 1));
  test::setEnergies(step, {1, 2, 3}, {1, 2.5, 3});
  EXPECT_TRUE(weightEdited(step, 1));
  EXPECT_FALSE(weightEdited(step, 0));
  step.e[0] = -kInfinity;
  EXPECT_TRUE(energyEdited(step, 0));
}

TEST(Marks, TranslucentBarHasNoSeam) {
  for (const double ratio : {1.0, 2.0, 1.25}) {
    const auto drawn = [ratio](const std::function<void(QPainter&, const QRectF&, const QColor&)>& fill) {
      QImage image(100, 600, QImage::Format_RGB32);
      image.setDevicePixelRatio(ratio);
      image.fill(Qt::white);
      QPainter painter(&image);
      painter.setRenderHint(QPainter::Antialiasing);
      QColor ink(Qt::black);
      ink.setAlphaF(0.75f);
      fill(painter, QRectF(10, 20.4, 4, 210.3), ink);
      return image;
    };
    const QImage whole = drawn([](QPainter& p, const QRectF& r, const QColor& c) { p.fillRect(r, c); });
    const QImage pieces = drawn(fillTranslucent);
    EXPECT_EQ(whole, pieces) << ratio;
  }
}

TEST(Numbers, TakeAsMuchAsTheyAreDrawnIn) {
  test::application();
  const Theme theme;
  const QFont font = theme.font(TextStep::tick, QFont::DemiBold);
  EXPECT_DOUBLE_EQ(numberWidth(font, QStringLiteral("1.111")), numberWidth(font, QStringLiteral("8.080")));
  for (const char* number : {"1.000", "11.1", ".017"}) {
    QImage image(200, 40, QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    painter.setFont(font);
    const QString text = QString::fromLatin1(number);
    drawNumber(painter, QRectF(0, 0, 180, 40), text);
    painter.end();
    const int left = static_cast<int>(std::floor(180 - numberWidth(font, text))) - 1;
    for (int y = 0; y < image.height(); ++y)
      for (int x = 0; x < left; ++x) ASSERT_EQ(image.pixel(x, y), qRgb(255, 255, 255)) << number << " at " << x;
  }
}

}  // namespace
}  // namespace lookback::ui
