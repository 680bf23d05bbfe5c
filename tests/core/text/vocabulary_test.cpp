// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text/vocabulary.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "core/base/error.h"

namespace lookback {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using Words = std::vector<std::string>;

TEST(Vocabulary, BeginsWithTheTwoMarks) {
  const Vocabulary empty;
  EXPECT_EQ(empty.size(), Vocabulary::kReserved);
  EXPECT_EQ(empty.word(Vocabulary::kEnd), "</s>");
  EXPECT_EQ(empty.word(Vocabulary::kUnknown), "<unk>");
  EXPECT_TRUE(empty.words().empty());
  EXPECT_EQ(empty.id("chat"), Vocabulary::kUnknown);
}

TEST(Vocabulary, WordsAndNumbersAreInverse) {
  const Vocabulary vocabulary(Words{"le", "chat", "œuvre"});
  EXPECT_EQ(vocabulary.size(), 5);
  for (int id = Vocabulary::kReserved; id < vocabulary.size(); ++id) EXPECT_EQ(vocabulary.id(vocabulary.word(id)), id);
  EXPECT_THAT(vocabulary.ids({"chat", "noir", "le"}), ElementsAre(3, 1, 2));
}

TEST(Vocabulary, SpelledOutMarksAreUnknownWords) {
  VocabularyBuilder builder;
  for (int k = 0; k < 3; ++k) builder.add({"</s>", "<unk>", "<pad>", "<s>", "<eos>", "fin"});
  const Vocabulary vocabulary = builder.build(100);
  EXPECT_THAT(vocabulary.words(), ElementsAre("<pad>", "<s>", "<eos>", "fin"));
  EXPECT_THAT(vocabulary.ids({"</s>", "<unk>", "<pad>"}), ElementsAre(1, 1, 2));
  EXPECT_DOUBLE_EQ(builder.unknownShare(vocabulary), 6.0 / 18.0);
}

TEST(Vocabulary, CommonestWordsFirstThenFirstSeen) {
  VocabularyBuilder builder;  // the sentences of the case "equal counts keep order"
  builder.add({"d", "c", "b", "a"});
  builder.add({"h", "g", "f", "e"});
  builder.add({"d", "h"});
  for (int run = 0; run < 10; ++run) EXPECT_THAT(builder.build(8).words(), ElementsAre("d", "h", "c", "b", "a", "g"));
  EXPECT_THAT(builder.build(1000).words(), ElementsAre("d", "h", "c", "b", "a", "g", "f", "e"));
}

TEST(Vocabulary, LimitOfOneWordWorks) {
  VocabularyBuilder builder;
  builder.add({"a", "b", "b", "c"});
  const Vocabulary vocabulary = builder.build(Vocabulary::kReserved + 1);
  EXPECT_THAT(vocabulary.words(), ElementsAre("b"));
  EXPECT_DOUBLE_EQ(builder.unknownShare(vocabulary), 0.5);
  EXPECT_EQ(builder.tokenCount(), 4u);
}

TEST(Vocabulary, SavedWordsLoadToTheSameNumbers) {
  VocabularyBuilder builder;
  builder.add({"b", "a", "b"});
  const Vocabulary vocabulary = builder.build(10);
  EXPECT_EQ(Vocabulary(vocabulary.words()), vocabulary);
}

template <class Action>
std::string messageOf(Action action) {
  try {
    action();
  } catch (const Error& error) {
    return error.what();
  }
  return "no error";
}

TEST(Vocabulary, RepeatsMarksAndEmptyWordsAreRefused) {
  EXPECT_THAT(messageOf([] { Vocabulary(Words{"le", "la", "le"}); }), HasSubstr("\"le\" twice, at numbers 2 and 4"));
  EXPECT_THAT(messageOf([] { Vocabulary(Words{"le", "</s>"}); }), HasSubstr("mark \"</s>\" again at number 3"));
  EXPECT_THAT(messageOf([] { Vocabulary(Words{""}); }), HasSubstr("empty word at number 2"));
  EXPECT_THAT(messageOf([] { VocabularyBuilder().build(1); }), HasSubstr("at least 3"));
}

TEST(Vocabulary, NothingCountedMeansNothingUnknown) {
  EXPECT_DOUBLE_EQ(VocabularyBuilder().unknownShare(Vocabulary()), 0.0);
  EXPECT_EQ(VocabularyBuilder().build(10), Vocabulary());
}

}  // namespace
}  // namespace lookback
