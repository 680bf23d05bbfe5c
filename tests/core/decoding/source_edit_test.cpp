// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/decoding/source_edit.h"

#include <gtest/gtest.h>

#include <cmath>
#include <filesystem>

#include "core/decoding/nearest_words.h"
#include "core/decoding/session.h"
#include "core/text/tokenizer.h"
#include "tests/support/tiny_model.h"

namespace lookback {
namespace {

using Kind = SourceEdit::Kind;
using Words = std::vector<std::string>;

TEST(SourceEdit, DoesToOneWordWhatItsNameSays) {
  const Words words{"a", "b", "c"};
  EXPECT_EQ(withEdit(words, {Kind::replace, 1, "x"}), (Words{"a", "x", "c"}));
  EXPECT_EQ(withEdit(words, {Kind::unknown, 1}), (Words{"a", "<unk>", "c"}));
  EXPECT_EQ(withEdit(words, {Kind::remove, 1}), (Words{"a", "c"}));
  EXPECT_EQ(withEdit(words, {Kind::swapLeft, 1}), (Words{"b", "a", "c"}));
  EXPECT_EQ(withEdit(words, {Kind::swapRight, 1}), (Words{"a", "c", "b"}));
}

TEST(SourceEdit, IsPossibleWhereThereIsAWordAndANeighbour) {
  EXPECT_FALSE(isPossible({Kind::swapLeft, 0}, 3));
  EXPECT_TRUE(isPossible({Kind::swapRight, 0}, 3));
  EXPECT_FALSE(isPossible({Kind::swapRight, 2}, 3));
  EXPECT_FALSE(isPossible({Kind::remove, 0}, 1));  // nothing would be left
  EXPECT_TRUE(isPossible({Kind::unknown, 0}, 1));
  EXPECT_FALSE(isPossible({Kind::unknown, 3}, 3));  // the end mark stays
  EXPECT_FALSE(isPossible({Kind::replace, 0, ""}, 3));
}

/// Every edit of every word of some awkward sentences reads back to the tokens it made.
TEST(SourceEdit, TextReadsBackToTheSameTokens) {
  const std::pair<Language, std::string> sentences[] = {
      {Language::french, "L'accord sur la zone économique européenne a été signé en août 1992."},
      {Language::french, "« Qu'est-ce que c'est ? » demanda-t-il."},
      {Language::english, "I don't know, it's John's 1,5 m (5 ft) dog…"}};
  for (const auto& [language, sentence] : sentences) {
    const Words tokens = tokenise(sentence, language);
    EXPECT_EQ(sourceText(tokens, language), normalise(sentence, language));
    for (int position = 0; position < static_cast<int>(tokens.size()); ++position) {
      for (const Kind kind : {Kind::replace, Kind::unknown, Kind::remove, Kind::swapLeft, Kind::swapRight}) {
        const SourceEdit edit{kind, position, "mot"};
        if (!isPossible(edit, static_cast<int>(tokens.size()))) continue;
        const Words edited = withEdit(tokens, edit);
        EXPECT_EQ(sourceTokens(sourceText(edited, language), language), edited)
            << sentence << ", edit " << static_cast<int>(kind) << " of word " << position;
      }
    }
  }
}

TEST(SourceEdit, TokensThatNoSpellingKeepsApartAreSeparated) {
  const Words odd{"-t-il", "est"};
  const std::string text = sourceText(odd, Language::french);
  EXPECT_NE(text.find(kTokenSeparator), std::string::npos);
  EXPECT_EQ(sourceTokens(text, Language::french), odd);
}

TEST(SourceEdit, TheUnknownMarkIsATokenOnlyWhenItStandsAlone) {
  EXPECT_EQ(sourceTokens("la <unk> dort", Language::french), (Words{"la", "<unk>", "dort"}));
  EXPECT_EQ(sourceTokens("<unk>", Language::french), Words{"<unk>"});
  const Words glued = sourceTokens("a<unk>", Language::french);
  EXPECT_EQ(std::count(glued.begin(), glued.end(), "<unk>"), 0);
}

TEST(SourceEdit, TheUnknownMarkIsReadAsTheUnknownWord) {
  const auto trace = decode(*readSentence(tinyModel(), "w2 <unk> w3"), {}, {.maxLength = 4});
  EXPECT_EQ(trace->sourceIds, (std::vector<std::int32_t>{2, Vocabulary::kUnknown, 3, Vocabulary::kEnd}));
  EXPECT_EQ(trace->source[1], "<unk>");
}

/// Of every word by the definition, without the function's own way of computing.
TEST(NearestWords, AreThoseWithTheLargestCosine) {
  const auto model = tinyModel();
  const Matrix<float>& E = model->parameters.sourceEmbedding;
  const auto cosine = [&](int a, int b) {
    double ab = 0, aa = 0, bb = 0;
    for (Index i = 0; i < E.rows(); ++i) {
      ab += static_cast<double>(E(i, a)) * static_cast<double>(E(i, b));
      aa += static_cast<double>(E(i, a)) * static_cast<double>(E(i, a));
      bb += static_cast<double>(E(i, b)) * static_cast<double>(E(i, b));
    }
    return ab / std::sqrt(aa * bb);
  };
  for (int word = 0; word < model->source.size(); ++word) {
    const std::vector<NearWord> near = nearestSourceWords(*model, word, 4);
    ASSERT_EQ(near.size(), 4u);
    for (std::size_t k = 0; k < near.size(); ++k) {
      EXPECT_NE(near[k].word, word);
      EXPECT_GE(near[k].word, Vocabulary::kReserved);
      EXPECT_NEAR(near[k].cosine, cosine(word, near[k].word), 1e-12);
      if (k > 0) {
        EXPECT_GE(near[k - 1].cosine, near[k].cosine);
      }
    }
    int better = 0;  // words nearer than the last one listed
    for (int other = Vocabulary::kReserved; other < model->source.size(); ++other)
      better += other != word && cosine(word, other) > near.back().cosine + 1e-12 ? 1 : 0;
    EXPECT_EQ(better, 3);
  }
}

TEST(NearestWords, LeaveOutWordsWithoutDirection) {
  auto model = std::make_shared<Model>(*tinyModel());
  model->parameters.sourceEmbedding.col(5).setZero();
  model->parameters.sourceEmbedding.col(6) = 3 * model->parameters.sourceEmbedding.col(4);
  model->parameters.sourceEmbedding.col(7) = 2 * model->parameters.sourceEmbedding.col(4);
  const std::vector<NearWord> near = nearestSourceWords(*model, 4, 100);
  EXPECT_EQ(near.size(), 8u);  // 12 less the two marks, itself and the one without direction
  EXPECT_NEAR(near[0].cosine, 1, 1e-7);
  EXPECT_NEAR(near[1].cosine, 1, 1e-7);
  EXPECT_TRUE(nearestSourceWords(*model, 5, 3).empty());
}

/// The shipped model: neighbours of a word are words of its kind.
TEST(NearestWords, OfTheShippedModelMakeSense) {
  const std::filesystem::path file = std::filesystem::path(LOOKBACK_SOURCE_DIR) / "models/fr-en.safetensors";
  if (!std::filesystem::exists(file)) GTEST_SKIP() << file << " is not there";
  const auto model = loadModel(file);
  const int word = model->source.id("août");
  ASSERT_NE(word, Vocabulary::kUnknown);
  const std::vector<NearWord> near = nearestSourceWords(*model, word, 12);
  const Words months{"janvier", "février",   "mars",    "avril",    "mai",     "juin",
                     "juillet", "septembre", "octobre", "novembre", "décembre"};
  int found = 0;
  for (const NearWord& n : near)
    found += std::count(months.begin(), months.end(), model->source.word(n.word)) > 0 ? 1 : 0;
  EXPECT_GE(found, 4);
}

}  // namespace
}  // namespace lookback
