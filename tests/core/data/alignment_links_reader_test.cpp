// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/alignment_links.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <rapidcheck.h>
#include <rapidcheck/gtest.h>

#include <string>
#include <vector>

#include "core/base/error.h"
#include "tests/core/data/reader_support.h"

namespace lookback::testing {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::SizeIs;

TEST(AlignmentLinks, SureAndPossibleLinksAreRead) {
  const Links links = parseLinks("  2-1 0-0\t3?4 5p6  0-0 2?1 ");
  EXPECT_THAT(links.sure, ElementsAre(Link{0, 0}, Link{2, 1}));
  EXPECT_THAT(links.possible, ElementsAre(Link{3, 4}, Link{5, 6}));
  EXPECT_EQ(linksText(links), "0-0 2-1 3?4 5?6");
  EXPECT_EQ(parseLinks(""), Links{});
  EXPECT_EQ(linksText({}), "");
}

TEST(AlignmentLinks, WhatIsNoLinkIsNamed) {
  for (const char* word : {"1", "1-", "-1", "1-2-3", "1x2", "a-b", "1--2", "+1-2", "1-2,", "1.5-2", "99999999999-0",
                           "0-99999999999", "1 - 2", "１-２"}) {
    EXPECT_THAT(refusal([&] { parseLinks(std::string("0-0 ") + word); }), HasSubstr("is no link")) << word;
  }
  EXPECT_THAT(refusal([] { parseLinks("0-0 1:2"); }), HasSubstr("\"1:2\" at byte 5"));
}

TEST(AlignmentLinks, FilesNameTheLineThatIsWrong) {
  const TemporaryFolder folder;
  writeBytes(folder / "gold", "0-0 1-1\r\n\n2?2\n");
  const std::vector<Links> links = readLinks(folder / "gold");
  ASSERT_THAT(links, SizeIs(3));
  EXPECT_THAT(links[1].sure, IsEmpty());
  EXPECT_THAT(links[2].possible, ElementsAre(Link{2, 2}));
  writeBytes(folder / "bad", "0-0\n1-1 oops\n");
  EXPECT_THAT(refusal([&] { readLinks(folder / "bad"); }), HasSubstr("bad, line 2: \"oops\" at byte 5"));
}

TEST(AlignmentLinks, WrittenFilesReadBackTheSame) {
  const TemporaryFolder folder;
  const std::vector<Links> links = {parseLinks("0-0 1?2"), {}, parseLinks("3-3")};
  writeLinks(folder / "links", links);
  EXPECT_EQ(bytesOfFile(folder / "links"), "0-0 1?2\n\n3-3\n");
  EXPECT_EQ(readLinks(folder / "links"), links);
}

RC_GTEST_PROP(AlignmentLinksProperties, TextReadsBackTheSame, ()) {
  const auto position = rc::gen::inRange(0, 60);
  const auto list = rc::gen::container<std::vector<std::pair<int, int>>>(rc::gen::pair(position, position));
  Links links;
  for (const auto& [source, target] : *list) links.sure.push_back({source, target});
  for (const auto& [source, target] : *list) links.possible.push_back({source, target});
  links = orderedLinks(links);
  RC_ASSERT(parseLinks(linksText(links)) == links);
}

RC_GTEST_PROP(AlignmentLinksProperties, AnyBytesAreReadOrRefused, ()) {
  const auto bytes = *rc::gen::oneOf(rc::gen::string<std::string>(),
                                     rc::gen::container<std::string>(rc::gen::elementOf(std::string("0123-?p \t9"))));
  try {
    const Links links = parseLinks(bytes);
    RC_ASSERT(parseLinks(linksText(links)) == links);
  } catch (const Error&) {
  }
}

TEST(AlignmentLinks, GoldSetsHaveTheLinksOfTheirReadme) {
  const std::filesystem::path data = std::filesystem::path(LOOKBACK_SHARED_DIR) / "data";
  if (!std::filesystem::exists(data / "hansards-trial.align")) GTEST_SKIP() << "no gold links in " LOOKBACK_SHARED_DIR;
  struct Set {
    const char* name;
    std::size_t pairs, sure, possible;
  };
  for (const Set& set : {Set{"hansards-trial", 37, 338, 1446}, Set{"alibi-tales", 120, 2324, 3329},
                         Set{"europarl-golden100", 100, 1009, 0}}) {
    std::size_t sure = 0;
    std::size_t possible = 0;
    const std::vector<Links> all = readLinks(data / (std::string(set.name) + ".align"));
    for (const Links& links : all) {
      sure += links.sure.size();
      possible += links.possible.size();
    }
    EXPECT_EQ(all.size(), set.pairs) << set.name;
    EXPECT_EQ(sure, set.sure) << set.name;
    EXPECT_EQ(possible, set.possible) << set.name;
  }
}

}  // namespace
}  // namespace lookback::testing
