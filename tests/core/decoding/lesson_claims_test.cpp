// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <filesystem>
#include <string>

#include "core/decoding/session.h"
#include "core/model/model.h"

/// What the lessons say about the shipped models, word by word: whoever trains a model anew reads here which lesson to
/// write anew.
namespace lookback {
namespace {

class LessonClaims : public testing::Test {
 protected:
  std::shared_ptr<const Trace> trace(const std::string& model, const std::string& sentence,
                                     const std::string& reference = {}) {
    const std::filesystem::path file = std::filesystem::path(LOOKBACK_SOURCE_DIR) / "models" / (model + ".safetensors");
    if (!std::filesystem::exists(file)) return nullptr;
    const auto loaded = loadModel(file);
    const auto read = readSentence(loaded, sentence);
    DecodeOptions options;
    if (!reference.empty()) options.given = referenceWords(*loaded, reference);
    return decode(*read, {}, options);
  }
  static std::string written(const Trace& trace) {
    std::string text;
    for (const std::string& word : trace.target) text += (text.empty() ? "" : " ") + word;
    return text;
  }
  /// The source word that step i (from 1) reads most from, and its weight.
  static std::pair<std::string, double> strongest(const Trace& trace, int step) {
    Index at = 0;
    const double weight = trace.steps[static_cast<std::size_t>(step) - 1].alpha.maxCoeff(&at);
    return {trace.source[static_cast<std::size_t>(at)], weight};
  }
  static double probability(const Trace& trace, int step) {
    return std::exp(trace.steps[static_cast<std::size_t>(step) - 1].logProbability);
  }
  static double meanStrongest(const Trace& trace) {
    double sum = 0;
    for (std::size_t i = 0; i + 1 < trace.steps.size(); ++i) sum += trace.steps[i].alpha.maxCoeff();
    return sum / static_cast<double>(trace.steps.size() - 1);
  }
};

#define NEEDS(name, ...)                \
  const auto name = trace(__VA_ARGS__); \
  if (!name) GTEST_SKIP() << "the shipped model is not here"

constexpr char kArea[] = "L'accord sur la zone économique européenne a été signé en août 1992.";
constexpr char kAreaEnglish[] = "The agreement on the European Economic Area was signed in August 1992 . </s>";
constexpr char kFilm[] = "Je n'ai jamais vu un film aussi triste.";

TEST_F(LessonClaims, Lesson1TheAreaRunsBackwards) {
  NEEDS(t, "fr-en", kArea);
  EXPECT_EQ(written(*t), kAreaEnglish);
  EXPECT_EQ(strongest(*t, 5).first, "européenne");
  EXPECT_EQ(strongest(*t, 6).first, "économique");
  EXPECT_EQ(strongest(*t, 7).first, "zone");
}

TEST_F(LessonClaims, Lesson2OneAdjectiveDecides) {
  NEEDS(attention, "fr-en", "Mon père a acheté une grande voiture noire hier.");
  NEEDS(fixed, "fr-en-rnnencdec", "Mon père a acheté une grande voiture noire hier.");
  EXPECT_EQ(written(*attention), "My father bought a big black car yesterday . </s>");
  EXPECT_EQ(written(*fixed), "My father bought a big car last night . </s>");
}

TEST_F(LessonClaims, Lesson4ArticlesSpreadAndNounsDoNot) {
  NEEDS(t, "fr-en", "Elle portait une robe rouge.");
  EXPECT_EQ(written(*t), "She wore a red dress . </s>");
  EXPECT_EQ(strongest(*t, 5).first, "robe");
  EXPECT_GT(strongest(*t, 5).second, 0.9);
  EXPECT_LT(strongest(*t, 3).second, 0.6);
}

TEST_F(LessonClaims, Lesson8MarieAndPaul) {
  NEEDS(crossed, "fr-en", "Paul plaît à Marie.");
  NEEDS(straight, "fr-en", "Marie aime Paul.");
  EXPECT_EQ(written(*crossed), "Marie likes Paul . </s>");
  EXPECT_EQ(strongest(*crossed, 1).first, "Marie");
  EXPECT_EQ(strongest(*crossed, 3).first, "Paul");
  EXPECT_EQ(written(*straight), "Marie loves Paul . </s>");
  EXPECT_EQ(strongest(*straight, 1).first, "Marie");
}

TEST_F(LessonClaims, Lessons8And12OneWordSpoilsTheRest) {
  NEEDS(freely, "fr-en", kFilm);
  NEEDS(forced, "fr-en", kFilm, "I've never seen such a sad movie.");
  EXPECT_EQ(written(*freely), "I 've never seen a such a movie movie . </s>");
  EXPECT_NEAR(probability(*freely, 5), 0.50, 0.01);
  EXPECT_NEAR(probability(*forced, 5), 0.49, 0.01);
  for (int step = 6; step <= 8; ++step) EXPECT_GT(probability(*forced, step), 0.9) << step;
}

TEST_F(LessonClaims, Lesson11OneTranslationThreeMaps) {
  NEEDS(additive, "scorer-additive", kArea);
  NEEDS(dot, "scorer-dot", kArea);
  NEEDS(general, "scorer-general", kArea);
  for (const auto& t : {additive, dot, general}) EXPECT_EQ(written(*t), kAreaEnglish);
  EXPECT_LT(meanStrongest(*additive), meanStrongest(*dot));
  EXPECT_LT(meanStrongest(*dot), 1);
  EXPECT_EQ(strongest(*general, 5).first, "zone");
  EXPECT_EQ(strongest(*general, 6).first, "zone");
  EXPECT_EQ(strongest(*general, 7).first, "a");
}

TEST_F(LessonClaims, Lesson12AYoungModelIsFlat) {
  NEEDS(young, "scorer-additive-early", "Le petit chat noir dort.");
  NEEDS(grown, "scorer-additive", "Le petit chat noir dort.");
  for (const StepTrace& step : young->steps) EXPECT_LT(step.alpha.maxCoeff(), 0.2);
  EXPECT_GT(strongest(*grown, 4).second, 0.9);
  EXPECT_LT(strongest(*grown, static_cast<int>(grown->steps.size())).second, 0.5) << "the row of the end mark";
}

TEST_F(LessonClaims, Lesson12StatesReadsFromTheFullStop) {
  NEEDS(t, "fr-en", "Il y aura une politique aux États-Unis.");
  EXPECT_EQ(written(*t), "There will be a policy in the United States . </s>");
  EXPECT_EQ(strongest(*t, 8).first, "États-Unis");
  EXPECT_EQ(strongest(*t, 9).first, ".");
  EXPECT_GT(strongest(*t, 9).second, 0.9);
}

TEST_F(LessonClaims, Lesson12LongerTrainingBlursLess) {
  const std::string sentence =
      "La petite fille lit un livre et le garçon mange une pomme pendant que leur mère prépare le dîner et que leur "
      "père répare la voiture dans le garage, mais le vieux chien noir dort devant la porte.";
  NEEDS(thirty, "race-rnnsearch-30", sentence);
  NEEDS(fifty, "race-rnnsearch-50", sentence);
  EXPECT_NEAR(meanStrongest(*thirty), 0.68, 0.01);
  EXPECT_NEAR(meanStrongest(*fifty), 0.81, 0.01);
}

}  // namespace
}  // namespace lookback
