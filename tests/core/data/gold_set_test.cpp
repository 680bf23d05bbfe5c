// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/gold_set.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "core/base/error.h"
#include "tests/core/data/reader_support.h"

namespace lookback {
namespace {

using lookback::testing::kFrenchEnglish;
using lookback::testing::TemporaryFolder;
using lookback::testing::writeBytes;
using ::testing::ElementsAre;
using ::testing::HasSubstr;

constexpr Direction kEnglishFrench{Language::english, Language::french};

class GoldSetFiles : public ::testing::Test {
 protected:
  GoldSetFiles() {
    writeBytes(folder / "x.fr", "l' accord est bon .\n\nla maison rouge\n");
    writeBytes(folder / "x.en", "the agreement is good .\nlost\nthe red house\n");
    writeBytes(folder / "x.align", "0-0 1-1 2p2\n\n0-0 1-2 2-1\n");
  }
  TemporaryFolder folder;
};

TEST_F(GoldSetFiles, LinksFollowTheirPairs) {
  const GoldSet set =
      readGoldSet({{folder / "x.fr", folder / "x.en", false}, folder / "x.align", false}, kFrenchEnglish);
  ASSERT_EQ(set.pairs.size(), 2u);
  EXPECT_EQ(set.skipped, 1u) << "the pair with an empty side";
  EXPECT_TRUE(set.linked);
  EXPECT_EQ(set.name, "x.align");
  EXPECT_EQ(set.pairs[1].line, 3u);
  EXPECT_THAT(set.pairs[1].source, ElementsAre("la", "maison", "rouge"));
  EXPECT_EQ(linksText(set.pairs[0].gold), "0-0 1-1 2?2");
  EXPECT_EQ(linksText(set.pairs[1].gold), "0-0 1-2 2-1");
}

TEST_F(GoldSetFiles, OtherDirectionTurnsPairsAndLinks) {
  const GoldSet set =
      readGoldSet({{folder / "x.fr", folder / "x.en", true}, folder / "x.align", false}, kEnglishFrench);
  EXPECT_THAT(set.pairs[1].source, ElementsAre("the", "red", "house"));
  EXPECT_EQ(linksText(set.pairs[1].gold), "0-0 1-2 2-1");
  EXPECT_EQ(linksText(set.pairs[0].gold), "0-0 1-1 2?2");
  writeBytes(folder / "x.align", "0-1\n\n\n");
  EXPECT_EQ(linksText(readGoldSet({{folder / "x.fr", folder / "x.en", true}, folder / "x.align", false}, kEnglishFrench)
                          .pairs[0]
                          .gold),
            "1-0");
  EXPECT_EQ(linksText(readGoldSet({{folder / "x.fr", folder / "x.en", true}, folder / "x.align", true}, kEnglishFrench)
                          .pairs[0]
                          .gold),
            "0-1");
}

TEST_F(GoldSetFiles, WithoutLinksNothingIsGold) {
  const GoldSet set = readGoldSet({{folder / "x.fr", folder / "x.en", false}, {}, false}, kFrenchEnglish);
  EXPECT_FALSE(set.linked);
  EXPECT_EQ(set.name, "x.fr");
  EXPECT_EQ(set.pairs[0].gold, Links());
}

TEST_F(GoldSetFiles, RefusesWhatDoesNotFit) {
  const auto refused = [&](const GoldFiles& files) {
    try {
      readGoldSet(files, kFrenchEnglish);
    } catch (const Error& error) {
      return std::string(error.what());
    }
    return std::string();
  };
  writeBytes(folder / "short.align", "0-0\n");
  EXPECT_THAT(refused({{folder / "x.fr", folder / "x.en", false}, folder / "short.align", false}), HasSubstr("1 line"));
  writeBytes(folder / "bad.align", "0-0\n\n0:1\n");
  EXPECT_THAT(refused({{folder / "x.fr", folder / "x.en", false}, folder / "bad.align", false}),
              HasSubstr("\"0:1\" at byte 1 is no link"));
  EXPECT_THAT(refused({{folder / "x.fr", {}, false}, {}, false}), HasSubstr("no sentence pair"));
}

TEST_F(GoldSetFiles, StopsOnRequest) {
  std::stop_source stop;
  stop.request_stop();
  EXPECT_THROW(generateGoldSet("french-english", 50, 1, kFrenchEnglish, {.stop = stop.get_token()}), Error);
}

TEST(GoldSets, HansardsHasThePublishedLinks) {
  const std::filesystem::path data = std::filesystem::path(LOOKBACK_SHARED_DIR) / "data";
  if (!std::filesystem::exists(data / "hansards-trial.align")) GTEST_SKIP() << "the shared folder is not there";
  const GoldSet set = readGoldSet(
      {{data / "hansards-trial.fr", data / "hansards-trial.en", false}, data / "hansards-trial.align", false},
      kFrenchEnglish);
  EXPECT_EQ(set.pairs.size(), 37u);
  EXPECT_EQ(set.links.links, 338u + 1446u);
  EXPECT_EQ(set.links.lost, 0u);
}

TEST(GoldSets, GeneratedPairsAreLinkedExactlyInBothDirections) {
  const GoldSet there = generateGoldSet("french-english", 40, 11, kFrenchEnglish);
  const GoldSet back = generateGoldSet("french-english", 40, 11, kEnglishFrench);
  ASSERT_EQ(there.pairs.size(), 40u);
  for (std::size_t k = 0; k < 5; ++k) {
    EXPECT_FALSE(there.pairs[k].gold.sure.empty());
    for (const Link& link : there.pairs[k].gold.sure) {
      EXPECT_LT(link.source, static_cast<int>(there.pairs[k].source.size()));
      EXPECT_LT(link.target, static_cast<int>(there.pairs[k].target.size()));
    }
  }
  EXPECT_EQ(back.pairs[0].source, there.pairs[0].target);
  Links turned;
  for (const Link& link : there.pairs[0].gold.sure) turned.sure.push_back({link.target, link.source});
  for (const Link& link : there.pairs[0].gold.possible) turned.possible.push_back({link.target, link.source});
  EXPECT_EQ(back.pairs[0].gold, orderedLinks(turned));
}

}  // namespace
}  // namespace lookback
