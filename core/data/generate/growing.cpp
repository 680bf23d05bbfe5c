// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/generate/growing.h"

#include <algorithm>
#include <cstdlib>
#include <optional>

#include "core/base/error.h"
#include "core/data/generate/growing_chain.h"
#include "core/data/generate/planner.h"
#include "core/data/generate/writer_english.h"
#include "core/data/generate/writer_french.h"
#include "core/text/tokenizer.h"

namespace lookback {
namespace {

using generate::Planner;
using generate::Sentence;

constexpr int kShortest = 5, kLongest = 60;
/// A clause adds at most so many words, so that the sentence grows in small steps.
constexpr int kLargestStep = 9;
constexpr int kClausesTried = 60;

using Tokens = std::vector<std::string>;

/// Both sides of a tree.
struct Written {
  GrowthStage stage;
  Tokens source, target;
};

Written write(const Sentence& tree, const Direction& direction) {
  const generate::Pieces french = generate::FrenchWriter::sentence(tree);
  const generate::Pieces english = generate::EnglishWriter::sentence(tree);
  const bool forwards = direction.source == Language::french;
  const generate::Pieces &source = forwards ? french : english, &target = forwards ? english : french;
  Written written{{generate::join(source, direction.source), generate::join(target, direction.target),
                   static_cast<int>(source.size()), static_cast<int>(target.size())},
                  generate::texts(source),
                  generate::texts(target)};
  return written;
}

/// Whether `longer` begins with the words of `shorter` except its final mark.
bool goesOn(const Tokens& shorter, const Tokens& longer) {
  return longer.size() > shorter.size() && std::equal(shorter.begin(), shorter.end() - 1, longer.begin());
}

/// A statement of exactly `words` words that ends in a full stop.
std::optional<Sentence> beginning(Planner& planner, int words, const Direction& direction, Written& written) {
  for (int attempt = 0; attempt < 2000; ++attempt) {
    Sentence tree = planner.sentence(words);
    if (tree.mood != generate::Mood::statement || tree.exclaimed || tree.unmarked || tree.frame) continue;
    written = write(tree, direction);
    if (written.stage.sourceWords == words) return tree;
  }
  return std::nullopt;
}

/// How much a clause may add so that `to` can still be met.
bool welcome(int added, int left) {
  constexpr int kSmallestStep = 4;  // no clause is shorter
  return added <= kLargestStep && (added == left || added <= left - kSmallestStep);
}

/// Joins one clause; false: none of those tried fits.
bool growByOne(Planner& planner, Sentence& tree, Written& written, const Direction& direction, int to) {
  constexpr double kRichness[] = {0.1, 0.3, 0.5};
  for (int attempt = 0; attempt < kClausesTried; ++attempt) {
    planner.extend(tree, kRichness[planner.rng().below(std::size(kRichness))]);
    Written longer = write(tree, direction);
    const int added = longer.stage.sourceWords - written.stage.sourceWords;
    if (welcome(added, to - written.stage.sourceWords) && goesOn(written.source, longer.source) &&
        goesOn(written.target, longer.target)) {
      written = std::move(longer);
      return true;
    }
    tree.clauses.pop_back();
  }
  return false;
}

void check(const Direction& direction, const GrowthRange& range) {
  const bool forwards = direction == Direction{Language::french, Language::english};
  if (!forwards && direction != Direction{Language::english, Language::french})
    throw Error("a growing sentence is generated in French and English only; chain sentences of your own instead");
  if (range.from >= kShortest && range.from < range.to && range.to <= kLongest) return;
  throw Error(ErrorCode::wrongUsage, "a sentence cannot grow from " + std::to_string(range.from) + " to " +
                                         std::to_string(range.to) + " words; choose a range within 5 to 60");
}

}  // namespace

const GrowthStage& GrowingPair::atMost(int words) const {
  const auto longer = std::ranges::upper_bound(stages, words, {}, &GrowthStage::sourceWords);
  return longer == stages.begin() ? stages.front() : *std::prev(longer);
}

GrowingPair growGenerated(std::uint64_t seed, Direction direction, GrowthRange range) {
  check(direction, range);
  Planner planner(seed);
  // Some beginnings cannot be continued to the length asked for; another one is drawn then.
  for (;;) {
    Written written;
    std::optional<Sentence> tree = beginning(planner, range.from, direction, written);
    if (!tree) continue;
    GrowingPair pair;
    pair.stages.push_back(written.stage);
    while (written.stage.sourceWords < range.to && growByOne(planner, *tree, written, direction, range.to))
      pair.stages.push_back(written.stage);
    if (written.stage.sourceWords == range.to) return pair;
  }
}

GrowingPair growChained(std::span<const TextPair> pairs, Direction direction, std::uint64_t seed, GrowthRange range) {
  std::vector<const TextPair*> deck;
  for (const TextPair& pair : pairs)
    if (chainable(pair) && static_cast<int>(pair.source.size()) <= range.to) deck.push_back(&pair);
  if (deck.size() < 2)
    throw Error("a sentence cannot grow from " + std::to_string(deck.size()) +
                " usable pairs; give at least two with a final mark on both sides and no quotation marks");
  Rng rng(seed);
  shuffle(deck, rng);
  const auto distance = [&](const TextPair* pair) {
    return std::abs(static_cast<int>(pair->source.size()) - range.from);
  };
  std::iter_swap(deck.begin(), std::ranges::min_element(deck, {}, distance));
  GrowingPair grown;
  Tokens source, target;
  for (const TextPair* pair : deck) {
    if (static_cast<int>(source.size() + pair->source.size()) > range.to) continue;
    source.insert(source.end(), pair->source.begin(), pair->source.end());
    target.insert(target.end(), pair->target.begin(), pair->target.end());
    grown.stages.push_back({detokenise(source, direction.source), detokenise(target, direction.target),
                            static_cast<int>(source.size()), static_cast<int>(target.size())});
  }
  return grown;
}

}  // namespace lookback
