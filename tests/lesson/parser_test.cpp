// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "core/lesson/template.h"
#include "tests/lesson/lesson_support.h"

namespace lookback::lesson::testing {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::Not;
using ::testing::SizeIs;

const Page& onlyPage(const LoadedLesson& loaded) {
  return loaded.lesson.texts.at(0).pages.at(0);
}

TEST(LessonParser, TemplateIsCleanInAnyLanguages) {
  for (const std::vector<std::string>& languages :
       {std::vector<std::string>{"en", "fr"}, {"fr"}, {"en"}, {"de", "en"}}) {
    const LoadedLesson loaded = parseLesson(templateLesson("001-first", languages));
    EXPECT_THAT(loaded.problems, IsEmpty()) << allText(loaded.problems);
    EXPECT_EQ(loaded.lesson.languages, languages);
    EXPECT_THAT(loaded.lesson.texts, SizeIs(languages.size()));
  }
}

TEST(LessonParser, KeepsBlocksInOrderWithDefaultsFilledIn) {
  const LoadedLesson loaded =
      parse(smallToml("controls = [\"energy-slider\", \"step\"]\n"),
            "# A\n\nBefore *it*.\n\nMore.\n\n```energies\nwords = [\"x\", \"y\"]\nenergies = [1, 2.5]\n"
            "```\n\nAfter.\n```stepper\nsentence = \"Bonjour.\"\n```\n");
  EXPECT_THAT(loaded.problems, IsEmpty()) << allText(loaded.problems);
  const Page& page = onlyPage(loaded);
  EXPECT_EQ(page.title, "A");
  EXPECT_EQ(page.id, "a");
  ASSERT_THAT(page.blocks, SizeIs(4));
  const auto& prose = std::get<Prose>(page.blocks[0].content);
  EXPECT_EQ(prose.markdown, "Before *it*.\n\nMore.\n");
  EXPECT_EQ(prose.html, "<p>Before <em>it</em>.</p>\n<p>More.</p>\n");
  EXPECT_EQ(page.blocks[0].place, (Place{3, 1}));
  const auto& widget = std::get<Widget>(page.blocks[1].content);
  EXPECT_EQ(widget.kind, WidgetKind::energies);
  EXPECT_EQ(widget.parameters.numbers("energies"), (std::vector<double>{1, 2.5}));
  EXPECT_EQ(widget.parameters.integer("places"), 4);
  EXPECT_FALSE(widget.parameters.has("places"));
  EXPECT_THAT(widget.controls, ElementsAre("energy-slider"));
  EXPECT_EQ(widget.model, "");  // a toy runs none
  EXPECT_EQ(page.blocks[1].place, (Place{7, 1}));
  const auto& stepper = std::get<Widget>(page.blocks[3].content);
  EXPECT_EQ(stepper.model, "fr-en");
  EXPECT_THAT(stepper.controls, ElementsAre("energy-slider", "step"));
}

TEST(LessonParser, ProblemsOfAFenceHaveTheirLineAndColumn) {
  const LoadedLesson loaded = parse(smallToml(),
                                    "# A\n\n```energies\nwords = [\"x\", \"y\"]\nenergies = [1, 200]\nplace = 2\n```\n"
                                    "\n```steper\n```\n\n```hull\nwords = [\n```\n\nStill here.\n");
  EXPECT_THAT(placesOf(loaded.problems),
              ElementsAre("text.en.md:5:16", "text.en.md:6:1", "text.en.md:9:1", "text.en.md:13:11"))
      << allText(loaded.problems);
  EXPECT_THAT(loaded.problems[0].remedy, HasSubstr("from -50 to 50"));
  EXPECT_EQ(loaded.problems[1].remedy, "Did you mean \"places\"?");
  EXPECT_EQ(loaded.problems[2].remedy, "Did you mean \"stepper\"?");
  const Page& page = onlyPage(loaded);
  ASSERT_THAT(page.blocks, SizeIs(4));
  EXPECT_THAT(std::get<Broken>(page.blocks[0].content).problems, SizeIs(2));
  EXPECT_THAT(std::get<Broken>(page.blocks[1].content).problems, SizeIs(1));
  EXPECT_EQ(std::get<Prose>(page.blocks[3].content).markdown, "Still here.\n");
}

TEST(LessonParser, BrokenTomlLeavesTheTextReadable) {
  const LoadedLesson loaded = parse("format = 1\ntitle = \"open\n", "# A\n\nText.\n");
  ASSERT_THAT(loaded.problems, SizeIs(1)) << allText(loaded.problems);
  EXPECT_EQ(loaded.problems[0].place.line, 2);
  EXPECT_TRUE(loaded.usable());
  EXPECT_EQ(onlyPage(loaded).title, "A");
}

TEST(LessonParser, ColumnsCountCharactersNotBytes) {
  const LoadedLesson loaded = parse(smallToml(), "# A\n\nÉté <b>x</b>\n");
  EXPECT_THAT(placesOf(loaded.problems), ElementsAre("text.en.md:3:5", "text.en.md:3:9")) << allText(loaded.problems);
}

TEST(LessonParser, PagesMustMatchTheList) {
  EXPECT_THAT(placesOf(parse(smallToml(), "# A\n\n# B\n").problems), ElementsAre("text.en.md:3:1"));
  EXPECT_THAT(allText(parse(smallToml("[[pages]]\nid = \"b\"\n"), "# A\n").problems), HasSubstr("lists 2"));
  EXPECT_THAT(placesOf(parse(smallToml(), "Early.\n\n# A\n").problems), ElementsAre("text.en.md:1:1"));
}

TEST(LessonParser, UnknownKeysAndMissingOnesAreNamed) {
  const LoadedLesson loaded = parse(
      "format = 1\nlanguages = [\"en\"]\ntitel = \"T\"\nminutes = 500\nobjectives = [\"o\"]\n"
      "pages = [{id = \"a\", controls = [\"stap\"]}]\n",
      "# A\n");
  const std::string text = allText(loaded.problems);
  EXPECT_THAT(text, HasSubstr("lesson.toml:3:1: \"titel\" is nothing that lesson.toml has. Did you mean \"title\"?"));
  EXPECT_THAT(text, HasSubstr("There is no \"title\""));
  EXPECT_THAT(text, HasSubstr("from 1 to 120"));
  EXPECT_THAT(text, HasSubstr("There is no control \"stap\". Did you mean \"step\"?"));
}

TEST(LessonParser, ControlsMustExistOnWidgetAndPage) {
  const std::string fence =
      "# A\n\n```hull\nwords = [\"x\", \"y\"]\nannotations = [[0, 1], [1, 0]]\nenergies = [1, 1]\n"
      "controls = [";
  const auto text = [&](const std::string& controls) {
    return allText(parse(smallToml("controls = [\"equalise\"]\n"), fence + controls + "]\n```\n").problems);
  };
  EXPECT_EQ(text("\"equalise\""), "");
  EXPECT_THAT(text("\"transpose\""), HasSubstr("does not exist on the widget \"hull\""));
  EXPECT_THAT(text("\"only-this\""), HasSubstr("does not list the control \"only-this\""));
  const std::string idle = allText(parse(smallToml("controls = [\"play\"]\n"), "# A\n").problems);
  EXPECT_THAT(idle, HasSubstr("Nothing on this page has the control \"play\""));
}

TEST(LessonParser, ModelsAndLessonsMustExistWhereTheyAreKnown) {
  const Surroundings around{{{"fr-en"}}, {{"001-test", "002-other"}}};
  const std::string body = "# A\n\n[on](lesson:002-othr)\n\n```stepper\nsentence = \"x\"\nmodel = \"fr-de\"\n```\n";
  EXPECT_THAT(placesOf(parse(smallToml(), body, around).problems), ElementsAre("text.en.md:3:1", "text.en.md:7:9"));
  EXPECT_THAT(parse(smallToml(), body).problems, IsEmpty());
}

TEST(LessonParser, WidgetRulesSayWhatDoesNotFit) {
  const auto text = [](const std::string& widget, const std::string& inside) {
    return allText(parse(smallToml(), "# A\n\n```" + widget + "\n" + inside + "\n```\n").problems);
  };
  EXPECT_THAT(text("energies", "sentence = \"x\"\nwords = [\"a\", \"b\"]"), HasSubstr("Keep one of the two"));
  EXPECT_THAT(text("energies", "words = [\"a\", \"b\"]\nenergies = [1]"), HasSubstr("has 1 entries, \"words\" has 2"));
  EXPECT_THAT(text("energies", "words = [\"a\", \"b\"]\nenergies = [1, 9]"), HasSubstr("outside the sliders"));
  EXPECT_THAT(text("map", "words = [\"a\", \"b\"]\nwritten = [\"c\"]\nweights = [[0.5, 0.6]]"),
              HasSubstr("add to 1.1"));
  EXPECT_THAT(text("hull", "words = [\"a\", \"b\"]\nannotations = [[1, 2, 3], [1, 2, 3]]\nenergies = [1, 1]"),
              HasSubstr("two numbers"));
  EXPECT_THAT(
      text("scorer", "words = [\"a\", \"b\"]\nannotations = [[1], [2]]\nstate = [1]\nW = [[1]]\nU = [[1]]\nv = [1, 2]"),
      HasSubstr("for 2 hidden units"));
  EXPECT_THAT(text("race", "sentence = \"a b c\"\ncuts = [3, 2]"), HasSubstr("rising"));
  EXPECT_THAT(text("sheet",
                   "words = [\"a\", \"b\"]\nenergies = [1, 2]\nmoves = [\"soften\"]\nrung = \"complete\"\n"
                   "blanks = [\"alpha.3\"]"),
              HasSubstr("There is no alpha.3"));
  EXPECT_THAT(text("predict", "guess = \"word\"\nwords = [\"a\", \"b\"]"), HasSubstr("needs a model"));
  EXPECT_THAT(text("chart", "data = \"paper-tabel\""), HasSubstr("Did you mean \"paper-table\"?"));
}

TEST(LessonParser, LanguagesMustHaveTheSameBlocks) {
  const std::string toml =
      "format = 1\nlanguages = [\"en\", \"fr\"]\ntitle = \"T\"\nminutes = 5\nobjectives = [\"o\"]\n"
      "[[pages]]\nid = \"a\"\n";
  const auto text = [&](const std::string& english, const std::string& french) {
    return allText(parseLesson({"001-test", toml, {{"en", "# A\n\n" + english}, {"fr", "# A\n\n" + french}}}).problems);
  };
  const std::string chart = "```chart\ndata = \"paper-table\"\n```\n",
                    other = "```chart\ndata = \"model-scores\"\n```\n";
  const std::string captioned = "```chart\ndata = \"paper-table\"\ncaption = \"Un tableau\"\n```\n";
  const std::string energies = "```energies\nwords = [\"x\", \"y\"]\nenergies = [1, 2]\n```\n";
  EXPECT_EQ(text(chart, captioned), "");
  EXPECT_THAT(text(chart, other), HasSubstr("text.fr.md:4:8: \"data\" differs from text.en.md"));
  EXPECT_THAT(text(chart, energies), HasSubstr("Here is the widget \"energies\"; text.en.md has the widget \"chart\" in line 3"));
  EXPECT_THAT(text(chart + energies, chart), HasSubstr("the widget \"energies\" is missing"));
  EXPECT_THAT(text(chart, chart + energies), HasSubstr("that text.en.md does not have"));
  EXPECT_THAT(allText(parseLesson({"001-test", toml, {{"en", "# A\n"}}}).problems),
              HasSubstr("There is no text.fr.md"));
}

TEST(LessonParser, QuizBlocksAndItemsMustMeet) {
  const std::string item = "[[quiz]]\nid = \"q\"\nkind = \"order\"\nquestion = \"?\"\nsteps = [\"a\", \"b\"]\n";
  const std::string ask = "# A\n\n```quiz\nitem = \"q\"\n```\n";
  EXPECT_EQ(allText(parse(smallToml(item), ask).problems), "");
  EXPECT_THAT(allText(parse(smallToml(item), "# A\n").problems), HasSubstr("No page asks the question \"q\""));
  EXPECT_THAT(allText(parse(smallToml(), ask).problems), HasSubstr("There is no quiz item \"q\""));
  const std::string broken = "[[quiz]]\nid = \"q\"\nkind = \"order\"\nquestion = \"?\"\nsteps = [\"a\"]\n";
  EXPECT_THAT(allText(parse(smallToml(broken), ask).problems), HasSubstr("The quiz item \"q\" has problems"));
  EXPECT_THAT(allText(parse(smallToml(item + item), ask).problems), HasSubstr("Two quiz items have the id"));
}

TEST(LessonParser, FolderNamesHaveANumber) {
  for (const char* name : {"first", "1-first", "001", "001-First", "000-first", "..", "001_first"})
    EXPECT_THAT(allText(parseLesson({name, smallToml(), {{"en", "# A\n"}}}).problems), HasSubstr("NNN-name")) << name;
  EXPECT_EQ(parseLesson({"012-first", smallToml(), {{"en", "# A\n"}}}).lesson.number, 12);
}

TEST(LessonParser, AdviceIsNoError) {
  LoadedLesson loaded = parse(smallToml(), "# A\n\n| a | b |\n");
  ASSERT_THAT(loaded.problems, SizeIs(1));
  EXPECT_FALSE(loaded.hasErrors());
}

TEST(LessonParser, ExamplesOfTheSchemaAreAccepted) {
  for (const WidgetSchema& schema : widgetSchemas()) {
    if (schema.kind == WidgetKind::quiz) continue;
    const std::string fence = "# A\n\n```" + std::string(schema.name) + "\n" + std::string(schema.example) + "\n```\n";
    const LoadedLesson loaded = parse(smallToml(), fence);
    EXPECT_THAT(loaded.problems, IsEmpty()) << fence << allText(loaded.problems);
  }
}

}  // namespace
}  // namespace lookback::lesson::testing
