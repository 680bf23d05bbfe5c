// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/reader_corpus.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "core/base/error.h"
#include "tests/core/data/reader_support.h"

namespace lookback::testing {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;

class LoadCorpus : public ::testing::Test {
 protected:
  PairFiles file(std::string_view bytes) {
    writeBytes(m_folder / "pairs.tsv", bytes);
    return {m_folder / "pairs.tsv", {}, false};
  }
  TemporaryFolder m_folder;
};

std::string words(std::span<const std::int32_t> ids, const Vocabulary& vocabulary) {
  std::vector<std::string> tokens;
  for (const std::int32_t id : ids) tokens.push_back(vocabulary.word(id));
  return joined(tokens);
}

TEST_F(LoadCorpus, NumbersWordsByFallingCount) {
  const LoadedCorpus loaded =
      loadCorpus(file("d c b a\tq r s t\nh g f e\tu v w x\n\nd h\tq u\n"), kFrenchEnglish, {8, 5});
  EXPECT_THAT(loaded.source.words(), ElementsAre("d", "h", "c", "b", "a", "g"));
  EXPECT_THAT(loaded.target.words(), ElementsAre("q", "u", "r"));
  ASSERT_EQ(loaded.corpus.size(), 3u);
  EXPECT_EQ(loaded.corpus.tokenCount(), 20u);
  EXPECT_EQ(words(loaded.corpus.source(0), loaded.source), "d c b a");
  EXPECT_EQ(words(loaded.corpus.source(1), loaded.source), "h g <unk> <unk>");
  EXPECT_EQ(words(loaded.corpus.target(1), loaded.target), "u <unk> <unk> <unk>");
  EXPECT_EQ(words(loaded.corpus.target(2), loaded.target), "q u");
  EXPECT_THAT(loaded.lines, ElementsAre(1, 2, 4));
  EXPECT_DOUBLE_EQ(loaded.unknownSource, 2.0 / 10.0);
  EXPECT_DOUBLE_EQ(loaded.unknownTarget, 5.0 / 10.0);
}

TEST_F(LoadCorpus, GivenVocabulariesGiveTheSameNumbers) {
  const PairFiles files = file("le chat dort .\tthe cat sleeps .\nle chien\tthe dog\n");
  const LoadedCorpus built = loadCorpus(files, kFrenchEnglish, {5, 100});
  const LoadedCorpus given = loadCorpus(files, kFrenchEnglish, built.source, built.target);
  ASSERT_EQ(given.corpus.size(), built.corpus.size());
  for (std::size_t pair = 0; pair < built.corpus.size(); ++pair) {
    EXPECT_EQ(words(given.corpus.source(pair), given.source), words(built.corpus.source(pair), built.source));
    EXPECT_EQ(words(given.corpus.target(pair), given.target), words(built.corpus.target(pair), built.target));
  }
  EXPECT_DOUBLE_EQ(given.unknownSource, built.unknownSource);
  EXPECT_DOUBLE_EQ(given.unknownSource, 2.0 / 6.0);
  EXPECT_DOUBLE_EQ(given.unknownTarget, 0.0);
}

TEST_F(LoadCorpus, WrittenOutMarksAreUnknownWords) {
  const LoadedCorpus loaded = loadCorpus(
      file("le signe </s> ferme .\tthe sign </s> closes .\n<pad> et <unk>\t<pad> and <unk>\n"), kFrenchEnglish);
  for (std::size_t pair = 0; pair < loaded.corpus.size(); ++pair) {
    for (const std::int32_t id : loaded.corpus.target(pair)) EXPECT_NE(id, Vocabulary::kEnd);
  }
  EXPECT_EQ(words(loaded.corpus.target(0), loaded.target), "the sign <unk> closes .");
  EXPECT_EQ(words(loaded.corpus.target(1), loaded.target), "<pad> and <unk>");
  EXPECT_DOUBLE_EQ(loaded.unknownSource, 2.0 / 8.0);
}

TEST_F(LoadCorpus, OneWordASideIsEnough) {
  const LoadedCorpus loaded = loadCorpus(file("a b b\tc c d\n"), kFrenchEnglish, {3, 3});
  EXPECT_EQ(words(loaded.corpus.source(0), loaded.source), "<unk> b b");
  EXPECT_THAT(refusal([&] { loadCorpus(file("a\tb\n"), kFrenchEnglish, {1, 3}); }), HasSubstr("at least 3"));
}

TEST_F(LoadCorpus, SwappedSidesTakeTheOtherDirection) {
  PairFiles files = file("l'eau\tdon't\n");
  files.swapSides = true;
  const LoadedCorpus loaded = loadCorpus(files, kEnglishFrench);
  EXPECT_EQ(words(loaded.corpus.source(0), loaded.source), "do n't");
  EXPECT_EQ(words(loaded.corpus.target(0), loaded.target), "l' eau");
}

TEST_F(LoadCorpus, NothingComesOfARefusedFile) {
  writeBytes(m_folder / "a", "un\ndeux\n");
  writeBytes(m_folder / "b", "one\n");
  EXPECT_THROW(loadCorpus({m_folder / "a", m_folder / "b", false}, kFrenchEnglish), Error);
}

TEST(RealCorpus, TatoebaHasTheUnknownWordsOfItsReadme) {
  const std::filesystem::path data = std::filesystem::path(LOOKBACK_SHARED_DIR) / "data";
  if (!std::filesystem::exists(data / "tatoeba.fr-en.train.tsv.gz"))
    GTEST_SKIP() << "no corpus in " LOOKBACK_SHARED_DIR;
  const LoadedCorpus train =
      loadCorpus({data / "tatoeba.fr-en.train.tsv.gz", {}, false}, kFrenchEnglish, {10002, 10002});
  EXPECT_EQ(train.corpus.size() + train.report.dropped(), 156'348u);
  EXPECT_LT(train.unknownSource, 0.025);
  const LoadedCorpus test =
      loadCorpus({data / "tatoeba.fr-en.test.tsv.gz", {}, false}, kFrenchEnglish, train.source, train.target);
  EXPECT_EQ(test.corpus.size(), 2000u);
  // The readme counts words in lower case: 2.0 % and 0.9 %.
  EXPECT_NEAR(test.unknownSource, 0.020, 0.006);
  EXPECT_NEAR(test.unknownTarget, 0.009, 0.005);
}

}  // namespace
}  // namespace lookback::testing
