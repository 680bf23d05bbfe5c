// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/heatmap.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cmath>
#include <regex>
#include <sstream>

namespace lookback::cli {
namespace {

using testing::HasSubstr;
using testing::Not;
using testing::StartsWith;

/// Two target words over three source words.
Trace smallTrace() {
  Trace trace;
  trace.source = {"été", "à", "</s>"};
  trace.target = {"summer", "</s>"};
  trace.steps.resize(2);
  trace.steps[0].alpha = Vector<double>(3);
  trace.steps[0].alpha << 0.844, 0.156, 0.0;
  trace.steps[1].alpha = Vector<double>(3);
  trace.steps[1].alpha << 0.0, 0.0, 1.0;
  return trace;
}

TEST(Heatmap, RowsAreTargetWordsAndColumnsSourceWords) {
  EXPECT_EQ(heatmap(smallTrace(), {}),
            "                 <\n"
            "         é       /\n"
            "         t       s\n"
            "         é   à   >\n"
            "summer .84 .16   ·\n"
            "  </s>   ·   ·1.00\n"
            "\n"
            "rows: target words, columns: source words, cells: weight\n");
}

TEST(Heatmap, ColoursOnlyWhenAsked) {
  EXPECT_THAT(heatmap(smallTrace(), {}), Not(HasSubstr("\x1b[")));
  EXPECT_THAT(heatmap(smallTrace(), {.colour = true}), HasSubstr("\x1b[48;5;"));
}

TEST(Heatmap, MarksRowsThatAPersonTouched) {
  Trace trace = smallTrace();
  trace.steps[0].edited = true;
  trace.steps[1].forced = true;
  EXPECT_THAT(heatmap(trace, {}), HasSubstr("*summer"));
  EXPECT_THAT(heatmap(trace, {}), HasSubstr("*</s>"));
}

TEST(Heatmap, CutsAWideMapIntoBandsThatFit) {
  Trace trace = smallTrace();
  const std::string whole = heatmap(trace, {.width = 6 + 3 * 4});
  const std::string bands = heatmap(trace, {.width = 6 + 2 * 4});
  const auto rowsOf = [](const std::string& text) {
    int rows = 0;
    std::istringstream lines(text);
    for (std::string line; std::getline(lines, line);) rows += line.rfind("summer", 0) == 0;
    return rows;
  };
  EXPECT_EQ(rowsOf(whole), 1);
  EXPECT_EQ(rowsOf(bands), 2);
  EXPECT_EQ(rowsOf(heatmap(trace, {.width = 3})), 3) << "narrower than one cell: still one column a band";
}

TEST(Heatmap, CutsLongWordsAndKeepsControlCharactersFromTheTerminal) {
  Trace trace = smallTrace();
  trace.target[0] = "anticonstitutionnellement";
  trace.source[1] = "\x1b[2J";
  const std::string text = heatmap(trace, {});
  EXPECT_THAT(text, HasSubstr("anticonstitut… .84"));
  EXPECT_THAT(text, Not(HasSubstr("\x1b")));
}

TEST(Heatmap, CombiningMarksStayWithTheirLetter) {
  Trace trace = smallTrace();
  trace.source[0] = "e\u0301";  // e, combining acute
  EXPECT_THAT(heatmap(trace, {}), HasSubstr("         e\u0301   à   >\n"));
}

TEST(Heatmap, SaysSoWhereThereIsNoAlignment) {
  Trace trace = smallTrace();
  for (StepTrace& step : trace.steps) step.alpha.resize(0);
  EXPECT_THAT(heatmap(trace, {}), StartsWith("No alignment"));
}

/// sRGB relative luminance of one of the terminal's 256 colours.
double luminance(int index) {
  constexpr int kLevels[] = {0, 95, 135, 175, 215, 255};
  const auto linear = [](double value) {
    value /= 255;
    return value <= 0.04045 ? value / 12.92 : std::pow((value + 0.055) / 1.055, 2.4);
  };
  if (index >= 232) return linear(8 + 10 * (index - 232));
  const int cube = index - 16;
  return 0.2126 * linear(kLevels[cube / 36]) + 0.7152 * linear(kLevels[cube / 6 % 6]) +
         0.0722 * linear(kLevels[cube % 6]);
}

TEST(Heatmap, NumbersKeepTheirContrastOnEveryColour) {
  Trace trace = smallTrace();
  const std::regex escape("\x1b\\[48;5;([0-9]+);38;5;([0-9]+)m");
  for (int percent = 0; percent <= 100; ++percent) {
    trace.steps[0].alpha << percent / 100.0, 1 - percent / 100.0, 0;
    const std::string text = heatmap(trace, {.colour = true});
    for (std::sregex_iterator it(text.begin(), text.end(), escape), end; it != end; ++it) {
      const double a = luminance(std::stoi((*it)[1])), b = luminance(std::stoi((*it)[2]));
      EXPECT_GE((std::max(a, b) + 0.05) / (std::min(a, b) + 0.05), 4.5) << "weight " << percent / 100.0;
    }
  }
}

}  // namespace
}  // namespace lookback::cli
