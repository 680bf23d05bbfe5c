// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/statistical/statistical_file.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "core/base/error.h"
#include "core/base/rng.h"
#include "core/data/gzip.h"
#include "tests/core/statistical/small_system.h"
#include "tests/support/temporary_folder.h"

namespace lookback::testing {
namespace {

using namespace statistical;
using ::testing::HasSubstr;

const StatisticalModel& model() {
  static const StatisticalModel trained = [] {
    StatisticalModel result =
        trainStatistical(loadedOf(generatedPairs(40, 1)), {}, generatedPairs(5, 2), quickOptions());
    result.provenance = {{"data", "generated"}, {"pairs", "40"}};
    return result;
  }();
  return trained;
}

class StatisticalFile : public ::testing::Test {
 protected:
  TemporaryFolder folder;
  std::filesystem::path file = folder / "small.phrases";

  std::string message() const {
    try {
      loadStatisticalModel(file);
    } catch (const Error& error) {
      return error.what();
    }
    return {};
  }
  /// The bytes inside the gzip.
  std::string unpacked() const {
    UnpackedFile packed(file);
    std::string bytes(1 << 16, '\0'), all;
    while (const std::size_t got = packed.read(bytes.data(), bytes.size())) all.append(bytes, 0, got);
    return all;
  }
};

TEST_F(StatisticalFile, HoldsTheWholeModel) {
  saveStatisticalModel(model(), file);
  const auto loaded = loadStatisticalModel(file);
  EXPECT_EQ(loaded->direction, model().direction);
  EXPECT_EQ(loaded->source, model().source);
  EXPECT_EQ(loaded->weights, model().weights);
  EXPECT_EQ(loaded->decoder, model().decoder);
  EXPECT_EQ(loaded->provenance, model().provenance);
  EXPECT_EQ(loaded->forward.aligner, model().forward.aligner);
  const PhraseTranslator before(std::make_shared<const StatisticalModel>(model())), after(loaded);
  for (const TextPair& pair : generatedPairs(30, 7)) {
    const auto x = before.translate(pair.source, 3), y = after.translate(pair.source, 3);
    ASSERT_EQ(x.size(), y.size());
    for (std::size_t k = 0; k < x.size(); ++k) {
      EXPECT_EQ(x[k].text, y[k].text);
      EXPECT_EQ(x[k].score, y[k].score);
    }
    EXPECT_EQ(before.align(pair.source, pair.target).alpha, after.align(pair.source, pair.target).alpha);
    EXPECT_EQ(before.align(pair.source, pair.target).links, after.align(pair.source, pair.target).links);
  }
}

TEST_F(StatisticalFile, KeepsModel1BesideTheHmm) {
  saveStatisticalModel(model(), file);
  EXPECT_THAT(readStatisticalHead(file).aligners(), ::testing::ElementsAre(Aligner::hmm, Aligner::model1));
  const PhraseTranslator before(std::make_shared<const StatisticalModel>(model())), after(loadStatisticalModel(file));
  for (const TextPair& pair : generatedPairs(10, 7)) {
    const WordAlignment x = before.align(pair.source, pair.target, {}, Aligner::model1),
                        y = after.align(pair.source, pair.target, {}, Aligner::model1);
    EXPECT_EQ(x.alpha, y.alpha);
    EXPECT_EQ(x.reverse, y.reverse);
    EXPECT_EQ(x.links, y.links);
  }
}

/// As files were before, and as older programs read them.
TEST_F(StatisticalFile, WithoutModel1ItIsOfTheFirstVersion) {
  StatisticalModel small = model();
  small.model1.reset();
  saveStatisticalModel(small, file);
  EXPECT_EQ(unpacked().substr(std::string("LOOKBACK-PHRASES").size(), 1), "\x01");
  EXPECT_THAT(loadStatisticalModel(file)->aligners(), ::testing::ElementsAre(Aligner::hmm));
  const PhraseTranslator translator(loadStatisticalModel(file));
  EXPECT_THROW(translator.align({"a"}, {"b"}, {}, Aligner::model1), Error);
  saveStatisticalModel(model(), file);
  EXPECT_EQ(unpacked().substr(std::string("LOOKBACK-PHRASES").size(), 1), "\x02");
}

TEST_F(StatisticalFile, IsTheSameWhenItIsWrittenAgain) {
  saveStatisticalModel(model(), file);
  const std::string first = bytesOfFile(file);
  saveStatisticalModel(*loadStatisticalModel(file), file);
  EXPECT_EQ(bytesOfFile(file), first);
}

TEST_F(StatisticalFile, TellsItsHeadWithoutTheRest) {
  saveStatisticalModel(model(), file);
  EXPECT_TRUE(isStatisticalFile(file));
  const StatisticalModel head = readStatisticalHead(file);
  EXPECT_EQ(head.provenance, model().provenance);
  EXPECT_EQ(head.decoder, model().decoder);
  EXPECT_TRUE(head.phrases.entries().empty());
}

TEST_F(StatisticalFile, WhatIsNoModelIsRefusedByName) {
  for (const std::string& bytes : {std::string(), std::string("no model"), std::string(100000, 'x')}) {
    writeBytes(file, bytes);
    EXPECT_THAT(message(), HasSubstr("small.phrases"));
    EXPECT_THAT(message(), HasSubstr("statistical train"));
    EXPECT_FALSE(isStatisticalFile(file));
  }
  EXPECT_THROW(loadStatisticalModel(file.parent_path() / "absent"), Error);
  EXPECT_THROW(loadStatisticalModel("-"), Error);
  EXPECT_FALSE(isStatisticalFile(file.parent_path() / "absent"));
}

TEST_F(StatisticalFile, ACutFileIsRefused) {
  saveStatisticalModel(model(), file);
  const std::string bytes = bytesOfFile(file);
  for (std::size_t length = 0; length < bytes.size(); length += 1 + length / 3 + bytes.size() / 60) {
    writeBytes(file, bytes.substr(0, length));
    EXPECT_NE(message(), "") << length;
  }
  writeBytes(file, bytes + "more");
  EXPECT_NE(message(), "");
}

/// The check sum is of what comes out: a few flipped bits point to another copy of the same bytes and harm nothing.
TEST_F(StatisticalFile, ADamagedPackedFileIsRefusedOrTheSame) {
  saveStatisticalModel(model(), file);
  const std::string bytes = bytesOfFile(file), inside = unpacked();
  int refused = 0;
  Rng rng(1);
  constexpr std::size_t kGzipHeader = 10;  // its time and system fields mean nothing
  for (int k = 0; k < 200; ++k) {
    std::string damaged = bytes;
    damaged[kGzipHeader + rng.below(bytes.size() - kGzipHeader)] ^= static_cast<char>(1 << rng.below(8));
    writeBytes(file, damaged);
    if (!message().empty())
      ++refused;
    else
      EXPECT_TRUE(unpacked() == inside) << k;
  }
  EXPECT_GT(refused, 190);
}

/// A file may be forged, too: no check sum protects a plain one. It is refused, or it is a model that works.
TEST_F(StatisticalFile, AForgedPlainFileIsRefusedOrWorks) {
  saveStatisticalModel(model(), file);
  const std::string bytes = unpacked();
  writeBytes(file, bytes);
  ASSERT_EQ(message(), "") << "a plain file is read too";
  Rng rng(2);
  const std::vector<TextPair> pairs = generatedPairs(2, 3);
  int refused = 0;
  for (int k = 0; k < 600; ++k) {
    std::string damaged = bytes;
    const std::size_t region = k % 3 == 0 ? std::min<std::size_t>(2000, bytes.size()) : bytes.size();
    for (std::uint64_t flips = 0; flips < 1 + rng.below(3); ++flips)
      damaged[rng.below(region)] = static_cast<char>(rng.next());
    if (k % 20 == 0) damaged.resize(rng.below(damaged.size()));
    writeBytes(file, damaged);
    try {
      const auto loaded = loadStatisticalModel(file);
      const PhraseTranslator translator(loaded);
      if (k % 10 > 0) continue;  // the rest takes time
      for (const TextPair& pair : pairs) {
        translator.translate(pair.source, 2);
        translator.align(pair.source, pair.target);
      }
    } catch (const Error&) {
      ++refused;
    }
  }
  EXPECT_GT(refused, 100);
}

TEST_F(StatisticalFile, CannotBeWrittenWhereThereIsNoFolder) {
  EXPECT_THROW(saveStatisticalModel(model(), file / "in a file"), Error);
}

}  // namespace
}  // namespace lookback::testing
