// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// translate, align, trace, evaluate and model, with a small untrained model.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <nlohmann/json.hpp>

#include "core/base/rng.h"
#include "core/model/model_file.h"
#include "tests/cli/program.h"

namespace lookback::testing {
namespace {

using nlohmann::json;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::SizeIs;

Model untrained(Scorer scorer) {
  Model model;
  model.name = "untrained";
  model.config.m = 6;
  model.config.n = 8;
  model.config.nAlign = 7;
  model.config.l = 5;
  model.config.scorer = scorer;
  model.source = Vocabulary({"le", "chat", "dort", ".", "été", "l'"});
  model.target = Vocabulary({"the", "cat", "sleeps", ".", "summer"});
  model.config.sourceWords = model.source.size();
  model.config.targetWords = model.target.size();
  model.parameters = Parameters<float>::zeros(model.config);
  initialise(model.parameters, {0.5, 0.5, 0.5}, Rng(3));
  return model;
}

class ModelCommands : public ::testing::Test {
 protected:
  ModelCommands() : file((folder / "modèle.safetensors").string()) { saveModel(untrained(Scorer::additive), file); }
  std::string write(const std::string& name, const std::string& bytes) {
    writeBytes(folder / name, bytes);
    return (folder / name).string();
  }
  Outcome translate(const std::string& input, const Arguments& more = {}) {
    Arguments arguments{"translate", "--model", file};
    arguments.insert(arguments.end(), more.begin(), more.end());
    return run(arguments, input);
  }
  json trace(const Arguments& more) {
    Arguments arguments{"trace", "--model", file, "--text", "Le chat dort.", "--max-length", "6"};
    arguments.insert(arguments.end(), more.begin(), more.end());
    const Outcome outcome = run(arguments);
    EXPECT_EQ(outcome.code, 0) << outcome.errors;
    return json::parse(outcome.output);
  }

  TemporaryFolder folder;
  std::string file;
};

TEST_F(ModelCommands, OneLineOutForEachLineIn) {
  const Outcome outcome = translate("le chat\n\n   \nété\r\nle chat dort .");
  EXPECT_EQ(outcome.code, 0);
  const auto lines = linesOf(outcome.output);
  ASSERT_THAT(lines, SizeIs(5));
  EXPECT_EQ(lines[1], "");
  EXPECT_EQ(lines[2], "");
  EXPECT_EQ(translate("").output, "");
}

TEST_F(ModelCommands, LineThatCannotBeTranslatedStaysAsAnEmptyLine) {
  std::string longLine;
  for (int k = 0; k < 401; ++k) longLine += "le ";
  const Outcome outcome = translate(std::string("le chat\ncaf\xE9\nle\0chat\n", 22) + longLine + "\nle chat\n");
  EXPECT_EQ(outcome.code, 1);
  const auto lines = linesOf(outcome.output);
  ASSERT_THAT(lines, SizeIs(5));
  EXPECT_EQ(lines[0], lines[4]);
  EXPECT_THAT((std::vector<std::string>{lines[1], lines[2], lines[3]}), ElementsAre("", "", ""));
  EXPECT_THAT(outcome.errors, HasSubstr("line 2 is left empty: it is not valid UTF-8 at byte 4"));
  EXPECT_THAT(outcome.errors, HasSubstr("line 3 is left empty: it holds a NUL"));
  EXPECT_THAT(outcome.errors, HasSubstr("line 4 is left empty: "));
}

TEST_F(ModelCommands, SentencesDoNotInfluenceEachOther) {
  const auto together = linesOf(translate("le chat dort .\nl'été .\nchat\nle\n").output);
  ASSERT_THAT(together, SizeIs(4));
  EXPECT_EQ(translate("chat\n").output, together[2] + "\n");
  EXPECT_EQ(translate("e\u0301t\u00E9\n").output, translate("\u00E9te\u0301\n").output);
}

TEST_F(ModelCommands, NBestListsAreNumberedAndSorted) {
  const auto lines = linesOf(translate("le chat\n\ndort\n", {"--beam", "4", "--nbest", "3"}).output);
  ASSERT_THAT(lines, SizeIs(7));
  EXPECT_EQ(lines[3], "2 |||  ||| 0");
  for (int k = 0; k < 3; ++k) EXPECT_EQ(lines[static_cast<std::size_t>(k)].substr(0, 6), "1 ||| ");
  const json found =
      json::parse(linesOf(translate("le chat\n", {"--beam", "4", "--nbest", "3", "--json"}).output).at(0));
  std::vector<std::pair<bool, double>> order;  // those that end first, each kind by falling score
  for (const json& one : found.at("translations"))
    order.emplace_back(!one.at("finished").get<bool>(), -one.at("score").get<double>());
  EXPECT_TRUE(std::is_sorted(order.begin(), order.end()));
  EXPECT_THAT(order, SizeIs(3));
}

TEST_F(ModelCommands, TranslationsAsJson) {
  const auto lines = linesOf(translate("le chat\n\n", {"--json", "--nbest", "2", "--replace-unknown"}).output);
  ASSERT_THAT(lines, SizeIs(2));
  const json first = json::parse(lines[0]);
  EXPECT_EQ(first.at("line"), 1);
  EXPECT_EQ(first.at("source"), json({"le", "chat"}));
  ASSERT_THAT(first.at("translations"), SizeIs(2));
  for (const json& translation : first.at("translations")) {
    const std::size_t words = translation.at("words").size() + (translation.at("finished").get<bool>() ? 1 : 0);
    EXPECT_THAT(translation.at("weights"), SizeIs(words));
    for (const json& row : translation.at("weights")) EXPECT_THAT(row, SizeIs(3));
  }
  EXPECT_THAT(json::parse(lines[1]).at("translations"), SizeIs(0));
}

TEST_F(ModelCommands, CutTranslationIsSaid) {
  const Outcome outcome = translate("le chat dort .\n", {"--max-length", "1", "--beam", "1"});
  EXPECT_THAT(linesOf(outcome.output), SizeIs(1));
  const bool ended = outcome.output == "\n";
  EXPECT_THAT(outcome.errors, HasSubstr(ended ? "" : "line 1 is cut after 1 words"));
}

TEST_F(ModelCommands, FileThatIsNoModelIsRefusedBeforeAnyOutput) {
  for (const std::string& bad : {write("text", "no model at all, just text"), folder.path().string(),
                                 (folder / "absent").string(), write("cut", bytesOfFile(file).substr(0, 2000))}) {
    for (const Arguments& command :
         {Arguments{"translate", "--model", bad}, Arguments{"trace", "--model", bad, "--text", "le"},
          Arguments{"model", "info", bad}, Arguments{"model", "verify", bad}}) {
      const Outcome outcome = run(command, "le chat\n");
      EXPECT_EQ(outcome.code, 1) << bad;
      EXPECT_EQ(outcome.output, "");
      EXPECT_THAT(outcome.errors, HasSubstr(bad));
    }
  }
}

TEST_F(ModelCommands, FullDiskIsAnError) {
  if (!std::filesystem::exists("/dev/full")) GTEST_SKIP() << "no /dev/full here";
  const Outcome outcome =
      Program(folder, {"translate", "--model", file}, "le chat\n", {"LC_ALL=C"}, "/dev/full").wait();
  EXPECT_EQ(outcome.code, 1);
  EXPECT_THAT(outcome.errors, HasSubstr("standard output"));
}

TEST_F(ModelCommands, TraceHoldsEveryNumberOfEachStep) {
  const json found = trace({});
  EXPECT_EQ(found.at("direction"), "fr-en");
  EXPECT_EQ(found.at("source"), json({"Le", "chat", "dort", ".", "</s>"}));
  ASSERT_EQ(found.at("steps").size(), found.at("target").size());
  double sum = 0;
  for (std::size_t k = 0; k < found.at("steps").size(); ++k) {
    const json& step = found.at("steps")[k];
    EXPECT_EQ(step.at("step"), k + 1);
    EXPECT_EQ(step.at("word"), found.at("target")[k]);
    EXPECT_THAT(step.at("energies"), SizeIs(5));
    EXPECT_THAT(step.at("context"), SizeIs(16));
    EXPECT_THAT(step.at("state"), SizeIs(8));
    double weights = 0;
    for (const json& weight : step.at("weights")) weights += weight.get<double>();
    EXPECT_NEAR(weights, 1, 1e-12);
    EXPECT_EQ(step.at("candidates")[0].at("word"), step.at("word"));
    EXPECT_NEAR(step.at("candidates")[0].at("probability").get<double>(), step.at("probability").get<double>(), 1e-12);
    sum += std::log(step.at("probability").get<double>());
  }
  EXPECT_NEAR(found.at("log_probability").get<double>(), sum, 1e-9);
}

TEST_F(ModelCommands, SetEnergyChangesItsStepAndWhatFollows) {
  const json before = trace({}), after = trace({"--set", "2:1=4.5", "--set", "2:0=-1"});
  EXPECT_TRUE(before.at("steps")[0] == after.at("steps")[0]);
  EXPECT_EQ(after.at("steps")[1].at("energies")[1], 4.5);
  EXPECT_EQ(after.at("steps")[1].at("energies")[0], -1);
  EXPECT_EQ(after.at("steps")[1].at("model_energies"), before.at("steps")[1].at("energies"));
  EXPECT_NE(after.at("steps")[1].at("context"), before.at("steps")[1].at("context"));
}

/// The printed energy is the model's float to the last bit, so giving it back changes nothing.
TEST_F(ModelCommands, RestoringTheEnergyRestoresTheTrace) {
  const json before = trace({});
  for (int position = 0; position < 5; ++position) {
    const std::string energy = before.at("steps")[0].at("energies")[static_cast<std::size_t>(position)].dump();
    const json after = trace({"--set", "1:" + std::to_string(position) + "=" + energy});
    for (const char* key : {"target", "log_probability"})
      EXPECT_TRUE(before.at(key) == after.at(key)) << key << position;
    for (const char* key : {"energies", "weights", "context", "state", "candidates"}) {
      EXPECT_TRUE(before.at("steps")[0].at(key) == after.at("steps")[0].at(key)) << key << position;
    }
  }
}

TEST_F(ModelCommands, ForcedTranslationIsWritten) {
  const json found = trace({"--force", "the cat zzz ."});
  EXPECT_EQ(found.at("target"), json({"the", "cat", "<unk>", ".", "</s>"}));
  EXPECT_EQ(found.at("finished"), true);
  const json begun = trace({"--begin", "summer"});
  EXPECT_EQ(begun.at("target")[0], "summer");
  EXPECT_EQ(begun.at("steps")[0].at("forced"), true);
}

TEST_F(ModelCommands, ImpossibleEditsAreRefused) {
  const auto outcome = [&](const std::string& set) {
    return run({"trace", "--model", file, "--text", "le chat", "--set", set, "--max-length", "4"});
  };
  for (const char* set : {"1", "1:0", "1:0=", "1:0=x", "1:0=nan", "1:0=inf", "1:0=1e39", "a:0=1", "1:0=1x"})
    EXPECT_EQ(outcome(set).code, 2) << set;
  for (const char* set : {"0:0=1", "99:0=1", "1:3=1", "1:-1=1"}) {
    const Outcome refused = outcome(set);
    EXPECT_EQ(refused.code, 1) << set;
    EXPECT_EQ(refused.output, "");
  }
}

TEST_F(ModelCommands, HeatmapForTheTerminal) {
  const Outcome outcome = run({"trace", "--model", file, "--text", "le chat", "--heatmap"});
  EXPECT_EQ(outcome.code, 0);
  EXPECT_THAT(outcome.output, HasSubstr("rows: target words, columns: source words"));
}

TEST_F(ModelCommands, AlignWritesLinksOfEachPair) {
  const std::string source = write("source", "le chat dort .\n\nl'été\n"),
                    target = write("target", "the cat sleeps .\nx\nsummer\n");
  const Outcome outcome = run({"align", "--model", file, "--source", source, "--target", target});
  ASSERT_EQ(outcome.code, 0) << outcome.errors;
  const auto lines = linesOf(outcome.output);
  ASSERT_THAT(lines, SizeIs(3));
  EXPECT_EQ(lines[1], "");
  EXPECT_THAT(lines[0], ::testing::MatchesRegex("([0-3]-[0-3] ?){0,4}"));
}

TEST_F(ModelCommands, SoftAlignmentRowsSumToOne) {
  const std::string source = write("source", "l'été dort .\n"), target = write("target", "summer sleeps .\n");
  for (const bool split : {false, true}) {
    Arguments arguments{"align", "--model", file, "--source", source, "--target", target, "--soft"};
    if (split) arguments.push_back("--pretokenized");
    const json pair = json::parse(run(arguments).output);
    EXPECT_EQ(pair.at("source").size(), split ? 4u : 5u);  // l'été is one word between blanks, two for the tokeniser
    EXPECT_EQ(pair.at("target"), json({"summer", "sleeps", ".", "</s>"}));
    ASSERT_THAT(pair.at("weights"), SizeIs(4));
    for (const json& row : pair.at("weights")) {
      EXPECT_EQ(row.size(), pair.at("source").size());
      double sum = 0;
      for (const json& weight : row) sum += weight.get<double>();
      EXPECT_NEAR(sum, 1, 1e-5);
    }
  }
}

TEST_F(ModelCommands, AlignRefusesWhatItCannotDo) {
  const std::string two = write("two", "le\nchat\n"), one = write("one", "the\n"), fixed = (folder / "fixed").string();
  const Outcome mismatch = run({"align", "--model", file, "--source", two, "--target", one});
  EXPECT_EQ(mismatch.code, 1);
  EXPECT_EQ(mismatch.output, "");
  EXPECT_THAT(mismatch.errors, HasSubstr("has 2 lines"));
  saveModel(untrained(Scorer::none), fixed);
  const Outcome vector = run({"align", "--model", fixed, "--source", two, "--target", two});
  EXPECT_EQ(vector.code, 1);
  EXPECT_THAT(vector.errors, HasSubstr("no alignment"));
  EXPECT_EQ(run({"translate", "--model", fixed, "--replace-unknown"}, "le chat\n").code, 0);
  EXPECT_EQ(run({"trace", "--model", fixed, "--text", "le chat"}).code, 0);
}

TEST_F(ModelCommands, EvaluationIsTranslationThenBleu) {
  const std::string source = write("source", "le chat dort .\n\nl'été\nzzz\n");
  const std::string reference = write("reference", "the cat sleeps .\nx\nsummer\nthe\n");
  const std::string output = (folder / "output").string();
  const Outcome outcome = run({"evaluate", "--model", file, "--source", source, "--reference", reference, "--output",
                               output, "--json", "--by-length", "--threads", "2"});
  ASSERT_EQ(outcome.code, 0) << outcome.errors;
  const json found = json::parse(outcome.output);
  EXPECT_EQ(bytesOfFile(output), run({"translate", "--model", file}, bytesOfFile(source)).output);
  const json bleu = json::parse(run({"bleu", "--hypothesis", output, "--reference", reference, "--json"}).output);
  EXPECT_EQ(found.at("bleu"), bleu);
  EXPECT_EQ(found.at("sentences"), 4);
  EXPECT_EQ(found.at("sentences_no_unknown"), 2);  // "x" is no word of the target, "zzz" none of the source
  std::size_t grouped = 0;
  for (const json& group : found.at("by_length")) grouped += group.at("sentences").get<std::size_t>();
  EXPECT_EQ(grouped, 4u);
  EXPECT_THAT(run({"evaluate", "--model", file, "--source", source, "--reference", reference, "--by-length"}).output,
              HasSubstr("source words"));
}

TEST_F(ModelCommands, EvaluatesWithAllEnergiesEqual) {
  const std::string source = write("source", "le chat dort .\nl'été\n");
  const std::string reference = write("reference", "the cat sleeps .\nsummer\n");
  Arguments arguments{"evaluate",    "--model", file,     "--source",  source,
                      "--reference", reference, "--json", "--equalise"};
  const Outcome outcome = run(arguments);
  ASSERT_EQ(outcome.code, 0) << outcome.errors;
  EXPECT_EQ(json::parse(outcome.output).at("energies_equal"), true);
  arguments.pop_back();
  EXPECT_EQ(json::parse(run(arguments).output).at("energies_equal"), false);
  const std::string fixed = (folder / "fixed.safetensors").string();
  saveModel(untrained(Scorer::none), fixed);
  const Outcome refused =
      run({"evaluate", "--model", fixed, "--source", source, "--reference", reference, "--equalise"});
  EXPECT_EQ(refused.code, 1);
  EXPECT_THAT(refused.errors, HasSubstr("no energies"));
}

TEST_F(ModelCommands, EvaluateRefusesDifferentLineCounts) {
  const Outcome outcome =
      run({"evaluate", "--model", file, "--source", write("two", "le\nchat\n"), "--reference", write("one", "the\n")});
  EXPECT_EQ(outcome.code, 1);
  EXPECT_EQ(outcome.output, "");
  EXPECT_THAT(outcome.errors, HasSubstr("2 lines"));
}

TEST_F(ModelCommands, InfoAndVerifyDescribeTheModel) {
  const json info = json::parse(run({"model", "info", file, "--json"}).output);
  EXPECT_EQ(info.at("system"), "RNNsearch");
  EXPECT_EQ(info.at("source_words"), 8);
  EXPECT_EQ(info.count("tensors"), 0u);
  const json verified = json::parse(run({"model", "verify", file, "--json"}).output);
  EXPECT_GT(verified.at("tensors").size(), 40u);
  EXPECT_EQ(verified.at("parameters"), info.at("parameters"));
  const Outcome text = run({"model", "verify", file});
  EXPECT_EQ(text.code, 0);
  EXPECT_THAT(text.output, HasSubstr("The model is sound."));
}

/// "decimal-comma-locale": the same bytes in every locale.
TEST_F(ModelCommands, LocaleChangesNothing) {
  const Arguments arguments{"trace", "--model", file, "--text", "l'été", "--set", "1:0=0.5"};
  const Outcome plain = run(arguments);
  ASSERT_EQ(plain.code, 0) << plain.errors;
  for (const char* locale : {"LC_ALL=de_DE.UTF-8", "LC_ALL=fr_FR.UTF-8", "LC_ALL=C.UTF-8"}) {
    EXPECT_EQ(run(arguments, "", {locale}).output, plain.output) << locale;
  }
}

}  // namespace
}  // namespace lookback::testing
