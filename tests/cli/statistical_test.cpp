// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// statistical train, align, translate and evaluate.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>
#include <set>

#include "tests/cli/program.h"

namespace lookback::testing {
namespace {

using nlohmann::json;
using ::testing::EndsWith;
using ::testing::HasSubstr;
using ::testing::Not;

/// Generated pairs and a model of them, made once for all tests.
class StatisticalCommand : public ::testing::Test {
 protected:
  static void SetUpTestSuite() {
    s_folder = new TemporaryFolder;
    generate("train.tsv", 300, 1);
    generate("dev.tsv", 30, 2);
    const Outcome outcome = run({"statistical", "train", "--data", at("train.tsv"), "--dev", at("dev.tsv"), "--output",
                                 at("small.phrases"), "--phrase-words", "4", "--tuning-rounds", "2", "--stack", "20"});
    ASSERT_EQ(outcome.code, 0) << outcome.errors;
    EXPECT_EQ(outcome.output, "");
    s_trainingNotes = outcome.errors;
    std::string sources, targets;
    for (const std::string& line : linesOf(bytesOfFile(at("train.tsv")))) {
      if (s_pairs++ == 20) break;
      sources += line.substr(0, line.find('\t')) + "\n";
      targets += line.substr(line.find('\t') + 1) + "\n";
    }
    writeBytes(at("test.fr"), sources);
    writeBytes(at("test.en"), targets);
  }
  static void TearDownTestSuite() {
    delete s_folder;
    s_folder = nullptr;
  }

  static std::string at(const std::string& name) { return (*s_folder / name).string(); }
  static void generate(const std::string& name, int pairs, int seed) {
    const Outcome outcome = run({"corpus", "generate", "--task", "french-english", "--pairs", std::to_string(pairs),
                                 "--seed", std::to_string(seed), "--max-words", "10", "--output", at(name)});
    ASSERT_EQ(outcome.code, 0) << outcome.errors;
  }
  static Arguments align(const Arguments& more) {
    Arguments arguments{"statistical", "align", "--source", at("test.fr"), "--target", at("test.en")};
    arguments.insert(arguments.end(), more.begin(), more.end());
    return arguments;
  }
  static Arguments evaluate(const Arguments& more) {
    Arguments arguments{"statistical", "evaluate",    "--model",     at("small.phrases"),
                        "--source",    at("test.fr"), "--reference", at("test.en")};
    arguments.insert(arguments.end(), more.begin(), more.end());
    return arguments;
  }

  static inline TemporaryFolder* s_folder = nullptr;
  static inline std::string s_trainingNotes;
  static inline int s_pairs = 0;
};

TEST_F(StatisticalCommand, TrainingTellsWhatItDoes) {
  EXPECT_THAT(s_trainingNotes, HasSubstr("300 pairs kept"));
  EXPECT_THAT(s_trainingNotes, HasSubstr("Model 1 fr-en, round 1 of 5: log-likelihood"));
  EXPECT_THAT(s_trainingNotes, HasSubstr("HMM en-fr, round 5 of 5"));
  EXPECT_THAT(s_trainingNotes, HasSubstr("tuning, round 2 of at most 2: BLEU"));
  EXPECT_THAT(s_trainingNotes, HasSubstr("phrase pairs"));
}

TEST_F(StatisticalCommand, TrainingAgainGivesTheSameTranslations) {
  const Outcome again =
      run({"statistical", "train", "--data", at("train.tsv"), "--dev", at("dev.tsv"), "--output", at("again.phrases"),
           "--phrase-words", "4", "--tuning-rounds", "2", "--stack", "20", "--threads", "1"});
  ASSERT_EQ(again.code, 0) << again.errors;
  const auto scored = [](const std::string& model) {
    return run({"statistical", "translate", "--nbest", "2", "--model", model}, bytesOfFile(at("test.fr"))).output;
  };
  EXPECT_EQ(scored(at("again.phrases")), scored(at("small.phrases")));
}

TEST_F(StatisticalCommand, TranslatesLineByLine) {
  const std::string first = linesOf(bytesOfFile(at("test.fr")))[0];
  const Outcome outcome = run({"statistical", "translate", "--model", at("small.phrases")},
                              first + "\n\n" + std::string("a\0b\n", 4) + first);
  EXPECT_EQ(outcome.code, 1);
  const auto lines = linesOf(outcome.output);
  ASSERT_EQ(lines.size(), 4u);
  EXPECT_NE(lines[0], "");
  EXPECT_EQ(lines[1], "");
  EXPECT_EQ(lines[2], "");
  EXPECT_EQ(lines[3], lines[0]);
  EXPECT_THAT(outcome.errors, HasSubstr("line 3 is left empty: it holds a NUL"));
}

TEST_F(StatisticalCommand, TranslationAsJsonShowsPhrasesAndFeatures) {
  const Outcome outcome =
      run({"statistical", "translate", "--model", at("small.phrases"), "--json", "--nbest", "3"}, "Xyzzy.\n");
  ASSERT_EQ(outcome.code, 0) << outcome.errors;
  const json line = json::parse(outcome.output);
  EXPECT_EQ(line.at("line"), 1);
  const json& best = line.at("translations").at(0);
  EXPECT_EQ(best.at("text"), "Xyzzy.");
  EXPECT_EQ(best.at("copied"), json::array({0}));
  EXPECT_EQ(best.at("features").size(), 8u);
  EXPECT_EQ(best.at("features").at("words"), 2.0);
  EXPECT_EQ(best.at("phrases").at(0).at("from"), 0);
}

TEST_F(StatisticalCommand, AlignsInEveryWay) {
  std::set<std::string> different;
  for (const char* way : {"forward", "reverse", "intersection", "union", "grow-diag", "grow-diag-final-and"}) {
    const Outcome outcome = run(align({"--model", at("small.phrases"), "--symmetrisation", way}));
    ASSERT_EQ(outcome.code, 0) << outcome.errors;
    EXPECT_EQ(linesOf(outcome.output).size(), 20u);
    EXPECT_THAT(outcome.output, HasSubstr("0-0"));
    different.insert(outcome.output);
  }
  EXPECT_GE(different.size(), 5u);
  // grow-diag-final-and is how the model was trained.
  EXPECT_EQ(run(align({"--model", at("small.phrases")})).output,
            run(align({"--model", at("small.phrases"), "--symmetrisation", "grow-diag-final-and"})).output);
}

TEST_F(StatisticalCommand, AlignmentCanBeTrainedOnTheSpot) {
  const Outcome hmm = run(align({"--data", at("train.tsv")}));
  ASSERT_EQ(hmm.code, 0) << hmm.errors;
  EXPECT_EQ(hmm.output, run(align({"--model", at("small.phrases")})).output);
  const Outcome model1 = run(align({"--data", at("train.tsv"), "--aligner", "model1"}));
  EXPECT_THAT(model1.errors, Not(HasSubstr("HMM")));
  EXPECT_NE(model1.output, hmm.output);
  // Words that only the pairs to align have are learned when they are joined.
  writeBytes(at("new.fr"), "xyzzy .\nxyzzy !\n");
  writeBytes(at("new.en"), "! plugh\nplugh .\n");
  const Outcome joined = run({"statistical", "align", "--data", at("train.tsv"), "--join", "--source", at("new.fr"),
                              "--target", at("new.en"), "--pretokenized", "--symmetrisation", "intersection"});
  EXPECT_EQ(joined.code, 0) << joined.errors;
  EXPECT_THAT(linesOf(joined.output), ::testing::ElementsAre(HasSubstr("0-1"), HasSubstr("0-0")));
}

/// The Model 1 that an HMM began with lies in the same file, if it was kept.
TEST_F(StatisticalCommand, AModelAlignsByItsModel1Too) {
  const Outcome own = run(align({"--model", at("small.phrases")}));
  EXPECT_EQ(run(align({"--model", at("small.phrases"), "--aligner", "hmm"})).output, own.output);
  const Outcome model1 = run(align({"--model", at("small.phrases"), "--aligner", "model1"}));
  ASSERT_EQ(model1.code, 0) << model1.errors;
  EXPECT_NE(model1.output, own.output);
  const Outcome without = run({"statistical", "train", "--data", at("train.tsv"), "--output", at("hmm.phrases"),
                               "--phrase-words", "2", "--model1-least", "2"});
  ASSERT_EQ(without.code, 0) << without.errors;
  EXPECT_EQ(run(align({"--model", at("hmm.phrases")})).output, own.output);
  const Outcome refusal = run(align({"--model", at("hmm.phrases"), "--aligner", "model1"}));
  EXPECT_EQ(refusal.code, 1);
  EXPECT_THAT(refusal.errors, HasSubstr("Model 1"));
}

TEST_F(StatisticalCommand, SoftAlignmentIsAPosterior) {
  const Outcome outcome = run(align({"--model", at("small.phrases"), "--soft"}));
  ASSERT_EQ(outcome.code, 0) << outcome.errors;
  for (const std::string& text : linesOf(outcome.output)) {
    const json line = json::parse(text);
    ASSERT_EQ(line.at("weights").size(), line.at("target").size());
    for (const json& row : line.at("weights")) {
      ASSERT_EQ(row.size(), line.at("source").size());
      double sum = 0;
      for (const double weight : row) sum += weight;
      EXPECT_LE(sum, 1.0001);
    }
  }
}

TEST_F(StatisticalCommand, EvaluatesWithBothColumns) {
  const Outcome outcome = run(evaluate({"--json", "--by-length", "--output", at("out.en")}));
  ASSERT_EQ(outcome.code, 0) << outcome.errors;
  const json score = json::parse(outcome.output);
  EXPECT_GT(score.at("bleu").at("score"), 70);
  EXPECT_EQ(score.at("sentences_no_unknown"), 20) << "they are sentences of its training corpus";
  EXPECT_EQ(score.at("bleu_no_unknown").at("score"), score.at("bleu").at("score"));
  EXPECT_EQ(score.at("stack"), 20);
  EXPECT_FALSE(score.at("by_length").empty());
  const Outcome bleu = run({"bleu", "--hypothesis", at("out.en"), "--reference", at("test.en"), "--json"});
  EXPECT_EQ(json::parse(bleu.output).at("score"), score.at("bleu").at("score"));
  const Outcome text = run(evaluate({}));
  EXPECT_THAT(text.output, HasSubstr("Phrase-based, stack 20, jumps up to 6 words, unknown words copied."));
}

TEST_F(StatisticalCommand, KeepsTheScoreForTheScoreboard) {
  const Outcome outcome = run(evaluate({"--store", at("board.lookback"), "--name", "Phrases"}));
  ASSERT_EQ(outcome.code, 0) << outcome.errors;
  EXPECT_TRUE(std::filesystem::exists(at("board.lookback")));
  EXPECT_EQ(run({"runs", "check", "--store", at("board.lookback")}).code, 0);
}

TEST_F(StatisticalCommand, ErrorsNameFileAndRemedy) {
  const auto refused = [](const Arguments& arguments, int code, const std::string& part) {
    const Outcome outcome = run(arguments);
    EXPECT_EQ(outcome.code, code) << outcome.errors;
    EXPECT_EQ(outcome.output, "");
    EXPECT_THAT(outcome.errors, HasSubstr(part));
  };
  writeBytes(at("no.phrases"), "nothing");
  writeBytes(at("one.en"), "One.\n");
  refused({"statistical"}, 2, "statistical --help");
  refused({"statistical", "translate", "--model", at("no.phrases")}, 1, "no.phrases");
  refused({"statistical", "translate", "--model", at("absent")}, 1, "absent");
  refused({"statistical", "translate", "--model", at("train.tsv")}, 1, "lookback-cli statistical train");
  refused({"statistical", "train", "--output", at("x")}, 2, "--data");
  refused({"statistical", "train", "--data", at("absent.tsv"), "--output", at("x")}, 1, "absent.tsv");
  refused({"statistical", "train", "--data", at("train.tsv"), "--output", at("train.tsv") + "/x"}, 1, "train.tsv/x");
  refused({"statistical", "train", "--data", at("train.tsv"), "--output", at("x"), "--symmetrisation", "grow"}, 2,
          "grow-diag-final-and");
  refused(align({}), 2, "--model");
  refused(align({"--model", at("small.phrases"), "--join"}), 2, "--join");
  refused({"statistical", "align", "--model", at("small.phrases"), "--source", at("test.fr"), "--target", at("one.en")},
          1, "20 lines");
  refused({"statistical", "evaluate", "--model", at("small.phrases"), "--source", at("test.fr"), "--reference",
           at("one.en")},
          1, "one.en");
  refused(evaluate({"--words-of", at("no.phrases")}), 1, "no.phrases");
  EXPECT_FALSE(std::filesystem::exists(at("x")));
}

TEST_F(StatisticalCommand, CtrlCEndsTrainingAndWritesNothing) {
  const TemporaryFolder folder;
  Program program(folder, {"statistical", "train", "--data", at("train.tsv"), "--output", at("stopped.phrases"),
                           "--hmm-iterations", "1000", "--threads", "1"});
  ASSERT_TRUE(program.waitForErrors("HMM fr-en, round 1 of"));
  program.interrupt();
  const Outcome outcome = program.wait();
  EXPECT_EQ(outcome.code, 130);
  EXPECT_FALSE(std::filesystem::exists(at("stopped.phrases")));
}

}  // namespace
}  // namespace lookback::testing
