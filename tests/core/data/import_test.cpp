// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/import.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <set>

#include "core/base/error.h"
#include "core/base/rng.h"
#include "core/data/import_languages.h"
#include "core/data/import_split.h"
#include "core/text/tokenizer.h"
#include "tests/core/data/reader_support.h"

namespace lookback {
namespace {

using lookback::testing::bytesOfFile;
using lookback::testing::casePath;
using lookback::testing::joined;
using lookback::testing::kFrenchEnglish;
using lookback::testing::readAll;
using lookback::testing::refusal;
using lookback::testing::TemporaryFolder;
using lookback::testing::writeBytes;
using ::testing::ElementsAre;
using ::testing::HasSubstr;

struct ImportReading {
  std::vector<std::string> pairs;
  ImportReport report;

  std::uint64_t lines(ImportIssue issue) const {
    for (const ImportIssueCount& count : report.issues)
      if (count.issue == issue) return count.lines;
    return 0;
  }
  const ImportProblem& first(ImportIssue issue) const {
    for (const ImportIssueCount& count : report.issues)
      if (count.issue == issue) return count.examples.at(0);
    throw std::runtime_error("no such issue");
  }
};

ImportReading readImport(const PairFiles& files, std::vector<ImportIssue> fixes = {}, std::size_t maxWords = 50,
                         Direction direction = kFrenchEnglish) {
  ImportReading reading;
  ImportReadOptions options;
  options.maxWords = maxWords;
  for (const ImportIssue issue : fixes) options.fixes.set(issue);
  reading.report = readForImport(files, direction, options, [&](const ImportPair& pair) {
    reading.pairs.push_back(std::to_string(pair.line) + ": " + joined(pair.source) + " = " + joined(pair.target));
  });
  EXPECT_EQ(reading.report.linesRead, reading.report.kept + reading.report.skipped);
  EXPECT_EQ(reading.report.kept, reading.pairs.size());
  return reading;
}

class ImportFiles : public ::testing::Test {
 protected:
  PairFiles tsv(std::string_view text, std::string_view name = "pairs.tsv") {
    writeBytes(folder / name, text);
    return {folder / name, {}, false};
  }
  std::vector<std::string> leftOver() const {
    std::vector<std::string> names;
    for (const auto& entry : std::filesystem::directory_iterator(folder.path()))
      names.push_back(entry.path().filename().string());
    std::sort(names.begin(), names.end());
    return names;
  }
  TemporaryFolder folder;
};

// Every case of practice gives the pairs that the trainer's own reader gives, and lines add up.
TEST(ImportReader, KeepsWhatTheReaderKeeps) {
  const std::vector<std::pair<std::string, std::string>> cases = {{"import/bom.fr", "import/bom.en"},
                                                                  {"import/crlf.fr", "import/crlf.en"},
                                                                  {"import/separators.fr", "import/separators.en"},
                                                                  {"import/empty.fr", "import/empty.en"},
                                                                  {"import/tabs.fr", "import/tabs.en"},
                                                                  {"import/members.fr.gz", "import/members.en.gz"},
                                                                  {"import/three_columns.tsv", ""},
                                                                  {"import/quotes.tsv", ""},
                                                                  {"import/latin1.tsv", ""},
                                                                  {"import/nul.tsv", ""},
                                                                  {"import/long_line.tsv.gz", ""},
                                                                  {"import/single.tsv", ""},
                                                                  {"import/entities.tsv", ""},
                                                                  {"unicode/forms.tsv", ""},
                                                                  {"unicode/nbsp.tsv", ""},
                                                                  {"unicode/zero_width.tsv", ""},
                                                                  {"unicode/rtl.tsv", ""},
                                                                  {"unicode/cjk.tsv", ""},
                                                                  {"unicode/one_token.tsv", ""},
                                                                  {"vocab/reserved.tsv", ""}};
  if (casePath("import").empty()) GTEST_SKIP() << "the folder with cases is not here";
  for (const auto& [first, second] : cases) {
    SCOPED_TRACE(first);
    const PairFiles files{casePath(first), second.empty() ? std::filesystem::path() : casePath(second), false};
    const auto expected = readAll(files);
    const ImportReading reading = readImport(files);
    EXPECT_EQ(reading.pairs, expected.pairs);
    EXPECT_EQ(reading.report.skipped, expected.report.dropped());
    EXPECT_EQ(reading.report.extraColumns, expected.report.extraColumns);
    EXPECT_EQ(reading.report.warnings, expected.report.warnings);
  }
}

TEST_F(ImportFiles, NamesLineByteAndText) {
  const ImportReading reading =
      readImport(tsv("un\tone\nune \xE9"
                     "cole\ta school\ndeux\ttwo\nrien\n"));
  EXPECT_THAT(reading.pairs, ElementsAre("1: un = one", "3: deux = two"));
  const ImportProblem& bad = reading.first(ImportIssue::notUtf8);
  EXPECT_EQ(bad.line, 2u);
  EXPECT_EQ(bad.byte, 5u);
  EXPECT_EQ(bad.text, "une �cole⇥a school");
  EXPECT_EQ(reading.first(ImportIssue::missingColumn).line, 4u);
}

TEST_F(ImportFiles, Latin1IsReadWhereAskedAndOnlyInItsCell) {
  const PairFiles files = tsv("caf\xC3\xA9\ta caf\xE9 \x93now\x94\nd\xE9j\xE0\talready\n");
  const ImportReading reading = readImport(files, {ImportIssue::notUtf8});
  EXPECT_THAT(reading.pairs, ElementsAre("1: café = a café \" now \"", "2: déjà = already"));
  EXPECT_EQ(reading.report.mended, 2u);
  EXPECT_EQ(reading.lines(ImportIssue::notUtf8), 2u);
}

TEST_F(ImportFiles, NulBecomesASpaceWhereAsked) {
  const PairFiles files = tsv(std::string_view("le\0chat\tthe cat\n\0\t\0\n", 20));
  const ImportReading reading = readImport(files, {ImportIssue::nulByte});
  EXPECT_THAT(reading.pairs, ElementsAre("1: le chat = the cat"));
  EXPECT_EQ(reading.lines(ImportIssue::nulByte), 2u);
  EXPECT_EQ(reading.lines(ImportIssue::emptySide), 1u);
}

TEST_F(ImportFiles, LongPairsAreCutWhereAsked) {
  const PairFiles files = tsv("a b c d e f\tu v\nx\ty\n");
  EXPECT_THAT(readImport(files, {}, 4).pairs, ElementsAre("2: x = y"));
  const ImportReading cut = readImport(files, {ImportIssue::tooManyWords}, 4);
  EXPECT_THAT(cut.pairs, ElementsAre("1: a b c d = u v", "2: x = y"));
  EXPECT_EQ(cut.first(ImportIssue::tooManyWords).amount, 6u);
}

TEST_F(ImportFiles, GarbledTextIsRepairedWhereAsked) {
  const PairFiles files = tsv("Ã©cole fermÃ©e\tclosed school\nl’Ã¢me\tsoul\npâte à crêpe\tbatter\nâge Â\tage\n");
  const ImportReading as = readImport(files);
  EXPECT_EQ(as.lines(ImportIssue::garbled), 1u);  // the curly apostrophe is one byte of no UTF-8: left alone
  const ImportReading mended = readImport(files, {ImportIssue::garbled});
  EXPECT_EQ(mended.pairs.at(0), "1: école fermée = closed school");
  EXPECT_EQ(mended.pairs.at(2), as.pairs.at(2));
}

TEST_F(ImportFiles, SwappedLinesAreFoundAndTurned) {
  const PairFiles files =
      tsv("le chat est dans la maison\tthe cat is in the house\n"
          "she has the key of the house\telle a la clé de la maison\n"
          "Paris\tParis\n");
  EXPECT_EQ(readImport(files).first(ImportIssue::swappedSides).line, 2u);
  const ImportReading turned = readImport(files, {ImportIssue::swappedSides});
  EXPECT_EQ(turned.lines(ImportIssue::swappedSides), 1u);
  EXPECT_EQ(turned.pairs.at(1), "2: elle a la clé de la maison = she has the key of the house");
}

TEST_F(ImportFiles, RepeatsAndCopiesGoWhereAsked) {
  const PairFiles files = tsv("a b\tc\na b c d\ta b c d\na b\tc\nb\tb\n");
  const ImportReading all = readImport(files);
  EXPECT_EQ(all.report.kept, 4u);
  EXPECT_EQ(all.first(ImportIssue::repeatedPair).line, 3u);
  EXPECT_EQ(all.first(ImportIssue::repeatedPair).amount, 1u);
  EXPECT_EQ(all.lines(ImportIssue::sameOnBothSides), 1u);
  const ImportReading less = readImport(files, {ImportIssue::repeatedPair, ImportIssue::sameOnBothSides});
  EXPECT_THAT(less.pairs, ElementsAre("1: a b = c", "4: b = b"));
}

TEST_F(ImportFiles, RefusalsNameFilesAndCounts) {
  EXPECT_THAT(refusal([&] { readImport(tsv("")); }), HasSubstr("pairs.tsv: empty"));
  writeBytes(folder / "a.fr", "un\ndeux\ntrois\n");
  writeBytes(folder / "a.en", "one\ntwo\n");
  const std::string message = refusal([&] { readImport({folder / "a.fr", folder / "a.en", false}); });
  EXPECT_THAT(message, HasSubstr("a.fr has 3 lines"));
  EXPECT_THAT(message, HasSubstr("a.en has 2"));
}

TEST(ImportLanguages, ListsAreSortedAndFindWords) {
  EXPECT_TRUE(looksSwapped({"The", "cat", "is"}, {"Le", "chat", "est"}, kFrenchEnglish));
  EXPECT_TRUE(looksSwapped({"your", "and", "would"}, {"ça", "au", "vous"}, kFrenchEnglish));
  EXPECT_FALSE(looksSwapped({"Le", "chat", "est"}, {"The", "cat", "is"}, kFrenchEnglish));
  EXPECT_FALSE(looksSwapped({"the", "the", "the"}, {"le"}, {Language::other, Language::english}));
}

TEST(UnknownCurve, AgreesWithBuiltVocabularies) {
  Rng rng(7);
  for (int round = 0; round < 20; ++round) {
    WordNumbers words;
    for (int k = 0; k < 200; ++k) words("w" + std::to_string(rng.below(1 + rng.below(60))));
    const UnknownCurve curve(words.counts());
    const VocabularyBuilder builder = words.counted();
    for (int size = Vocabulary::kReserved + 1; size <= curve.largestSize() + 2; ++size)
      ASSERT_DOUBLE_EQ(curve.unknownShare(size), builder.unknownShare(builder.build(size))) << size;
    EXPECT_EQ(curve.unknown(curve.largestSize()), 0u);
    const int size = curve.sizeFor(0.1);
    EXPECT_LE(curve.unknownShare(size), 0.1);
    if (size > Vocabulary::kReserved) {
      EXPECT_GT(curve.unknownShare(size - 1), 0.1);
    }
  }
  EXPECT_EQ(UnknownCurve().unknownShare(2), 0.0);
}

TEST(ImportSplit, SharesNoSentence) {
  for (std::uint64_t seed = 1; seed <= 50; ++seed) {
    Rng rng(seed);
    Corpus corpus;
    for (int k = 0; k < 120; ++k) {
      const std::vector<std::int32_t> source{static_cast<std::int32_t>(rng.below(90)), 1};
      const std::vector<std::int32_t> target{static_cast<std::int32_t>(rng.below(90))};
      corpus.add(source, target);
    }
    const CorpusSplit split = splitCorpus(corpus, 20, seed);
    ASSERT_EQ(split.train.size() + split.dev.size(), corpus.size()) << seed;
    ASSERT_LE(split.dev.size(), 20u);
    ASSERT_FALSE(split.train.empty());
    ASSERT_TRUE(std::is_sorted(split.train.begin(), split.train.end()));
    std::set<std::vector<std::int32_t>> sources, targets;
    const auto words = [](std::span<const std::int32_t> span) {
      return std::vector<std::int32_t>(span.begin(), span.end());
    };
    for (const std::size_t pair : split.train) {
      sources.insert(words(corpus.source(pair)));
      targets.insert(words(corpus.target(pair)));
    }
    for (const std::size_t pair : split.dev) {
      ASSERT_FALSE(sources.contains(words(corpus.source(pair)))) << "seed " << seed;
      ASSERT_FALSE(targets.contains(words(corpus.target(pair)))) << "seed " << seed;
    }
  }
}

TEST(ImportSplit, GivesWhatIsAskedAndFollowsTheSeed) {
  Corpus corpus;
  for (std::int32_t k = 0; k < 100; ++k) corpus.add(std::vector{k}, std::vector{k});
  EXPECT_EQ(splitCorpus(corpus, 10, 1).dev.size(), 10u);
  EXPECT_EQ(splitCorpus(corpus, 10, 1).dev, splitCorpus(corpus, 10, 1).dev);
  EXPECT_NE(splitCorpus(corpus, 10, 1).dev, splitCorpus(corpus, 10, 2).dev);
  EXPECT_EQ(splitCorpus(corpus, 1000, 1).train.size(), 1u);
  EXPECT_TRUE(splitCorpus(Corpus(), 5, 1).train.empty());
}

TEST(ImportLinks, BlanksAreFoundAgainInTheTokensWords) {
  const std::string text = "L’accord « signé »... aujourd'hui";
  const std::vector<std::string> words = tokenise(text, Language::french);
  const auto parts = wordsOfBlanks(text, words);
  ASSERT_EQ(parts.size(), 5u) << joined(words);
  EXPECT_THAT(parts[0], ElementsAre(0, 1));
  std::vector<int> all;
  for (const auto& part : parts) all.insert(all.end(), part.begin(), part.end());
  EXPECT_EQ(all.size(), words.size());
  EXPECT_TRUE(wordsOfBlanks("autre", words).empty());
}

TEST_F(ImportFiles, LinksFollowTheirWordsThroughSplitAndSkips) {
  const PairFiles files = tsv("l'accord signé\tthe signed deal\n\t\nle chat\tthe cat\n");
  writeBytes(folder / "gold", "0-2 0?0 1-1\n\n0p0 1-1 9-9\n");
  const ImportedCorpus corpus = importCorpus({files, kFrenchEnglish, folder / "gold"}, {.devPairs = 0}, folder / "out");
  ASSERT_EQ(corpus.train.gold.size(), 2u);
  EXPECT_EQ(linksText(corpus.train.gold[0]), "0?0 0-2 1?0 1-2 2-1");
  EXPECT_EQ(linksText(corpus.train.gold[1]), "0?0 1-1");
  EXPECT_EQ(corpus.links->lost, 1u);
  EXPECT_EQ(corpus.links->firstLost, 3u);
  EXPECT_TRUE(corpus.links->countsBlanks);
  EXPECT_EQ(readLinks(corpus.train.links), corpus.train.gold);
}

TEST_F(ImportFiles, LinksOfOwnWordsAreTold) {
  const PairFiles files = tsv("l'accord signé\tthe signed deal\n");
  writeBytes(folder / "gold", "0-0 1-2 2-1\n");
  const ImportPreview preview = previewImport({files, kFrenchEnglish, folder / "gold"}, 5);
  EXPECT_FALSE(preview.links->countsBlanks);
  EXPECT_EQ(preview.links->lost, 0u);
  writeBytes(folder / "gold", "0-0\n1-1\n");
  EXPECT_THAT(refusal([&] { previewImport({files, kFrenchEnglish, folder / "gold"}, 5); }), HasSubstr("2 lines"));
}

// What is written gives the trainer the same words and numbers as the import had.
TEST_F(ImportFiles, FilesReadBackAsTheSameCorpus) {
  std::filesystem::path data = std::filesystem::path(LOOKBACK_SHARED_DIR) / "data/tatoeba.raw-quirks.eng-fra.txt";
  if (!std::filesystem::exists(data)) GTEST_SKIP() << "the folder with corpora is not here";
  ImportSource source{{data, {}, true}, kFrenchEnglish};
  source.fixes.set(ImportIssue::repeatedPair);
  const ImportedCorpus corpus = importCorpus(source, {.devPairs = 40, .vocabulary = {300, 200}}, folder / "out");
  EXPECT_EQ(corpus.dev.corpus.size(), 40u);
  const LoadedCorpus train = loadCorpus({corpus.train.text, {}, false}, kFrenchEnglish, {300, 200});
  EXPECT_EQ(train.source, corpus.source);
  EXPECT_EQ(train.target, corpus.target);
  EXPECT_DOUBLE_EQ(train.unknownSource, corpus.unknownSource);
  const LoadedCorpus dev = loadCorpus({corpus.dev.text, {}, false}, kFrenchEnglish, corpus.source, corpus.target);
  const auto expectEqual = [](const Corpus& a, const Corpus& b) {
    ASSERT_EQ(a.size(), b.size());
    for (std::size_t pair = 0; pair < a.size(); ++pair) {
      EXPECT_TRUE(std::ranges::equal(a.source(pair), b.source(pair))) << pair;
      EXPECT_TRUE(std::ranges::equal(a.target(pair), b.target(pair))) << pair;
    }
  };
  expectEqual(train.corpus, corpus.train.corpus);
  expectEqual(dev.corpus, corpus.dev.corpus);
}

TEST_F(ImportFiles, StoppingAnywhereLeavesNothing) {
  std::string text;
  for (int k = 0; k < 20000; ++k) text += "mot " + std::to_string(k) + "\tword " + std::to_string(k) + "\n";
  const PairFiles files = tsv(text);
  for (const ImportStage at : {ImportStage::reading, ImportStage::splitting, ImportStage::writing}) {
    std::stop_source stop;
    ImportWatch watch{stop.get_token(), [&](const ImportProgress& progress) {
                        if (progress.stage == at) stop.request_stop();
                      }};
    try {
      importCorpus({files, kFrenchEnglish}, {}, folder / "out", watch);
      ADD_FAILURE() << "was not stopped";
    } catch (const Error& error) {
      EXPECT_EQ(error.code(), ErrorCode::interrupted);
    }
    EXPECT_THAT(leftOver(), ElementsAre("pairs.tsv"));
  }
}

TEST_F(ImportFiles, RefusalsLeaveNothingAndNothingIsOverwritten) {
  const PairFiles files = tsv("un\tone\n");
  importCorpus({files, kFrenchEnglish}, {}, folder / "out");
  const std::string before = bytesOfFile(folder / "out" / "train.tsv");
  EXPECT_THAT(refusal([&] {
                importCorpus({tsv("deux\ttwo\n"), kFrenchEnglish}, {}, folder / "out");
              }),
              HasSubstr("is there already"));
  EXPECT_EQ(bytesOfFile(folder / "out" / "train.tsv"), before);
  EXPECT_THAT(refusal([&] {
                importCorpus({tsv("no tab\n"), kFrenchEnglish}, {}, folder / "no");
              }),
              HasSubstr("no usable pair in 1 lines"));
  EXPECT_THAT(leftOver(), ElementsAre("out", "pairs.tsv"));
}

TEST_F(ImportFiles, PreviewShowsTheFirstPairsAndCountsAll) {
  const ImportPreview preview = previewImport({tsv("le\tchat\tx\nun mot\tone word\ndeux\ttwo\n"), kFrenchEnglish}, 2);
  ASSERT_EQ(preview.pairs.size(), 2u);
  EXPECT_EQ(preview.pairs[1].sourceText, "un mot");
  EXPECT_EQ(joined(preview.pairs[1].target), "one word");
  EXPECT_EQ(preview.source.tokens(), 4u);
  EXPECT_EQ(preview.target.types(), 4);
  EXPECT_EQ(preview.report.extraColumns, 1u);
}

TEST_F(ImportFiles, ExamplesAreCappedAndLinesCounted) {
  std::string text = "un\tone\n";
  for (int k = 0; k < 500; ++k) text += "no tab\n";
  const ImportReading reading = readImport(tsv(text));
  EXPECT_EQ(reading.lines(ImportIssue::missingColumn), 500u);
  EXPECT_EQ(reading.report.issues.at(0).examples.size(), ImportReadOptions().maxExamples);
}

}  // namespace
}  // namespace lookback
