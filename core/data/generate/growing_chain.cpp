// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/generate/growing_chain.h"

#include <algorithm>
#include <array>
#include <string_view>

#include "core/base/error.h"
#include "core/text/tokenizer.h"

namespace lookback {
namespace {

constexpr int kShortestChain = 2, kLongestChain = 1000;
/// Chains drawn in vain before the pairs count as unable to make one.
constexpr int kAttempts = 200;

bool endsSentence(const std::string& token) {
  constexpr std::array<std::string_view, 5> kMarks{".", "?", "!", "…", "..."};
  return std::ranges::find(kMarks, token) != kMarks.end();
}

bool quotes(const std::string& token) {
  constexpr std::array<std::string_view, 9> kMarks{"\"", "«", "»", "“", "”", "„", "‟", "``", "''"};
  return std::ranges::find(kMarks, token) != kMarks.end();
}

bool fits(const std::vector<std::string>& tokens) {
  return !tokens.empty() && endsSentence(tokens.back()) && std::ranges::none_of(tokens, quotes);
}

std::vector<std::string> together(const std::vector<TextPair>& pairs, const std::vector<std::size_t>& pieces,
                                  std::vector<std::string> TextPair::*side) {
  std::vector<std::string> tokens;
  for (const std::size_t piece : pieces)
    tokens.insert(tokens.end(), (pairs[piece].*side).begin(), (pairs[piece].*side).end());
  return tokens;
}

}  // namespace

bool chainable(const TextPair& pair) {
  return fits(pair.source) && fits(pair.target);
}

SentenceChainer::SentenceChainer(std::vector<TextPair> pairs, Direction direction, ChainOptions options)
    : m_pairs(std::move(pairs)), m_direction(direction), m_options(options), m_rng(options.seed) {
  if (options.minWords < kShortestChain || options.maxWords > kLongestChain || options.minWords > options.maxWords) {
    throw Error(ErrorCode::wrongUsage, "chains of " + std::to_string(options.minWords) + " to " +
                                           std::to_string(options.maxWords) +
                                           " words cannot be made; choose a range within 2 to 1000");
  }
  m_byLength.resize(static_cast<std::size_t>(options.maxWords) + 1);
  fill();
  if (m_usable > 0) return;
  throw Error("none of the " + std::to_string(m_pairs.size()) +
              " pairs can be chained; they need a full stop, question or exclamation mark at the end of both sides, no "
              "quotation marks, and at most " +
              std::to_string(options.maxWords) + " words");
}

/// Shuffles all usable pairs back into the deck.
void SentenceChainer::fill() {
  for (auto& stack : m_byLength) stack.clear();
  for (std::size_t k = 0; k < m_pairs.size(); ++k)
    if (const std::size_t length = m_pairs[k].source.size(); length < m_byLength.size() && chainable(m_pairs[k]))
      m_byLength[length].push_back(k);
  m_usable = 0;
  for (auto& stack : m_byLength) {
    shuffle(stack, m_rng);
    m_usable += stack.size();
  }
  ++m_rounds;
}

std::optional<std::size_t> SentenceChainer::takeOfLength(std::size_t words) {
  if (words >= m_byLength.size() || m_byLength[words].empty()) return std::nullopt;
  const std::size_t taken = m_byLength[words].back();
  m_byLength[words].pop_back();
  return taken;
}

void SentenceChainer::putBack(const std::vector<std::size_t>& pieces) {
  for (const std::size_t piece : pieces) m_byLength[m_pairs[piece].source.size()].push_back(piece);
}

/// Any undealt pair of at most `longest` source tokens, all alike; absent: there is none.
std::optional<std::size_t> SentenceChainer::takeAny(std::size_t longest) {
  longest = std::min(longest, m_byLength.size() - 1);
  std::size_t choices = 0;
  for (std::size_t length = 0; length <= longest; ++length) choices += m_byLength[length].size();
  if (choices == 0) return std::nullopt;
  std::size_t drawn = m_rng.below(choices), length = 0;
  while (drawn >= m_byLength[length].size()) drawn -= m_byLength[length++].size();
  return takeOfLength(length);
}

/// Deals pairs of `remaining` source tokens in all; false: the deck could not make it exactly.
bool SentenceChainer::deal(int remaining, std::vector<std::size_t>& pieces) {
  while (remaining > 0) {
    const auto room = static_cast<std::size_t>(remaining);
    std::optional<std::size_t> piece = takeAny(room);
    if (!piece) return false;
    const std::size_t rest = room - m_pairs[*piece].source.size();
    // What is left must be the length of an undealt pair, or room for two; else one pair fills it all.
    constexpr std::size_t kRoomForTwo = 12;
    if (rest != 0 && rest < kRoomForTwo && m_byLength[rest].empty() && !m_byLength[room].empty()) {
      putBack({*piece});
      piece = takeOfLength(room);
    }
    pieces.push_back(*piece);
    remaining -= static_cast<int>(m_pairs[*piece].source.size());
  }
  return true;
}

/// The pieces as text; absent where the tokeniser would cut the whole in other words than the parts.
std::optional<ChainedPair> SentenceChainer::joined(const std::vector<std::size_t>& pieces) const {
  const std::vector<std::string> source = together(m_pairs, pieces, &TextPair::source);
  const std::vector<std::string> target = together(m_pairs, pieces, &TextPair::target);
  ChainedPair pair{detokenise(source, m_direction.source), detokenise(target, m_direction.target),
                   static_cast<int>(source.size()), static_cast<int>(target.size()), pieces};
  if (tokenise(pair.source, m_direction.source) != source || tokenise(pair.target, m_direction.target) != target)
    return std::nullopt;
  return pair;
}

std::uint64_t SentenceChainer::mostChains() const {
  std::uint64_t words = 0;
  for (const TextPair& pair : m_pairs)
    if (pair.source.size() < m_byLength.size() && chainable(pair)) words += pair.source.size();
  const auto both =
      static_cast<std::uint64_t>(m_options.minWords + m_options.maxWords);  // two chains of the mean length
  return std::max<std::uint64_t>(1, 2 * words * kMostUses / both);
}

std::optional<ChainedPair> SentenceChainer::next() {
  for (int attempt = 0; attempt < kAttempts; ++attempt) {
    const auto lengths = static_cast<std::uint64_t>(m_options.maxWords - m_options.minWords + 1);
    const int wanted = m_options.minWords + static_cast<int>(m_rng.below(lengths));
    std::vector<std::size_t> pieces;
    if (deal(wanted, pieces)) {
      if (auto pair = joined(pieces)) return pair;
    } else if (m_options.once) {
      putBack(pieces);
    } else {
      fill();
    }
  }
  if (m_options.once) return std::nullopt;
  throw Error("no chain of " + std::to_string(m_options.minWords) + " to " + std::to_string(m_options.maxWords) +
              " words can be made of the " + std::to_string(m_usable) + " pairs; give more pairs or another range");
}

}  // namespace lookback
