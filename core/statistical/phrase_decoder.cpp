// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/statistical/phrase_decoder.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstdlib>
#include <limits>

#include "core/base/error.h"
#include "core/text/vocabulary.h"

namespace lookback::statistical {

namespace {

std::uint64_t hashOf(const SearchNode& node) {
  std::uint64_t hash = static_cast<std::uint64_t>(node.state) << 16 ^ static_cast<std::uint64_t>(node.end);
  for (const std::uint64_t bits : node.coverage.bits) {
    hash = (hash ^ bits) * 0x9E3779B97F4A7C15u;
    hash ^= hash >> 31;
  }
  return hash;
}

bool sameFuture(const SearchNode& a, const SearchNode& b) {
  return a.state == b.state && a.end == b.end && a.coverage == b.coverage;
}

/// The nodes with the same number of translated words.
class Stack {
 public:
  explicit Stack(std::size_t limit) : m_slots(64, -1), m_limit(limit), m_nextCut(4 * limit) {}

  /// What a node must reach to be worth keeping.
  bool worthKeeping(double total, double beam) const { return total >= std::max(m_bound, m_best - beam); }

  /// The node with the same future, or -1 and then `added` becomes part of the stack.
  int findOrAdd(const std::vector<SearchNode>& nodes, const SearchNode& node, int added) {
    if (2 * m_nodes.size() >= m_slots.size()) grow(nodes);
    const std::size_t slot = slotOf(nodes, node);
    if (m_slots[slot] >= 0) return m_slots[slot];
    m_slots[slot] = added;
    m_nodes.push_back(added);
    return -1;
  }

  void saw(double total) { m_best = std::max(m_best, total); }

  /// Once many more came than can stay, the bound rises to the total of the last that can.
  void cut(const std::vector<SearchNode>& nodes) {
    if (m_nodes.size() < m_nextCut) return;
    std::vector<double> totals;
    for (const int node : m_nodes) totals.push_back(nodes[static_cast<std::size_t>(node)].total);
    const auto last = totals.begin() + static_cast<std::ptrdiff_t>(m_limit - 1);
    std::nth_element(totals.begin(), last, totals.end(), std::greater<>());
    m_bound = *last;
    m_nextCut = 2 * m_nodes.size();
  }

  /// The nodes to extend, best first.
  std::vector<int> best(const std::vector<SearchNode>& nodes, double beam) const {
    std::vector<int> order;
    for (const int node : m_nodes)
      if (nodes[static_cast<std::size_t>(node)].total >= m_best - beam) order.push_back(node);
    std::sort(order.begin(), order.end(), [&](int a, int b) {
      const double x = nodes[static_cast<std::size_t>(a)].total, y = nodes[static_cast<std::size_t>(b)].total;
      return x != y ? x > y : a < b;
    });
    if (order.size() > m_limit) order.resize(m_limit);
    return order;
  }

 private:
  std::size_t slotOf(const std::vector<SearchNode>& nodes, const SearchNode& node) const {
    const std::size_t mask = m_slots.size() - 1;
    std::size_t slot = hashOf(node) & mask;
    while (m_slots[slot] >= 0 && !sameFuture(nodes[static_cast<std::size_t>(m_slots[slot])], node))
      slot = (slot + 1) & mask;
    return slot;
  }
  void grow(const std::vector<SearchNode>& nodes) {
    m_slots.assign(2 * m_slots.size(), -1);
    for (const int node : m_nodes) m_slots[slotOf(nodes, nodes[static_cast<std::size_t>(node)])] = node;
  }

  std::vector<int> m_nodes;
  std::vector<int> m_slots;  // open addressing; -1 is free
  std::size_t m_limit, m_nextCut;
  double m_best = -std::numeric_limits<double>::infinity();
  double m_bound = -std::numeric_limits<double>::infinity();
};

class Search {
 public:
  Search(const PhraseOptionTable& options, const LanguageModel& model, const FeatureVector& weights,
         const DecoderOptions& decoder)
      : m_options(options), m_model(model), m_weights(weights), m_decoder(decoder) {
    m_stacks.assign(static_cast<std::size_t>(options.words()), Stack(static_cast<std::size_t>(decoder.stack)));
  }

  SearchLattice run(const std::stop_token& stop) {
    SearchNode start, goal;
    start.state = m_model.begin();
    start.total = m_options.future(0, m_options.words());
    goal.score = goal.total = -std::numeric_limits<double>::infinity();
    m_lattice.nodes = {start, goal};
    m_stacks[0].findOrAdd(m_lattice.nodes, start, SearchLattice::kStart);
    m_stacks[0].saw(start.total);
    for (std::size_t translated = 0; translated < m_stacks.size(); ++translated) {
      throwIfStopped(stop);
      for (const int node : m_stacks[translated].best(m_lattice.nodes, m_decoder.beam)) extend(node, translated);
    }
    return std::move(m_lattice);
  }

 private:
  bool withinLimit(int distance) const {
    return m_decoder.distortionLimit < 0 || distance <= m_decoder.distortionLimit;
  }

  /// Every option that fits into a gap of the node.
  void extend(int number, std::size_t translated) {
    const SearchNode node = m_lattice.nodes[static_cast<std::size_t>(number)];
    const int words = m_options.words();
    for (int gap = node.firstGap; gap < words;) {
      int gapEnd = gap;
      while (gapEnd < words && !node.coverage.has(gapEnd)) ++gapEnd;
      for (int begin = gap; begin < gapEnd; ++begin) {
        if (begin != node.firstGap && !withinLimit(std::abs(begin - node.end))) continue;
        for (int end = begin + 1; end <= std::min(gapEnd, begin + m_options.longest()); ++end) {
          const bool leavesGap = begin > node.firstGap;
          if (leavesGap && !withinLimit(end - node.firstGap)) break;
          const double future = node.total - node.score - m_options.future(gap, gapEnd) + m_options.future(gap, begin) +
                                m_options.future(end, gapEnd);
          const auto [first, last] = m_options.range(begin, end);
          for (int option = first; option < last; ++option)
            add(number, node, option, future, translated + static_cast<std::size_t>(end - begin));
        }
      }
      gap = gapEnd;
      while (gap < words && node.coverage.has(gap)) ++gap;
    }
  }

  /// The words of a phrase after a node: log p, and the state they lead to.
  double languageModel(LanguageModel::State& state, const PhraseOption& option) const {
    double sum = m_model.score(state, option.target.front());
    if (option.target.size() == 1) return sum;
    sum += m_model.score(state, option.target[1]) + option.tail;
    state = option.last;
    return sum;
  }

  void add(int from, const SearchNode& node, int number, double future, std::size_t translated) {
    const PhraseOption& option = m_options.option(number);
    const bool complete = translated == m_stacks.size();
    SearchNode next;
    next.state = node.state;
    double words = languageModel(next.state, option);
    if (complete) words += m_model.score(next.state, Vocabulary::kEnd);
    const double score =
        option.score + m_weights[kLanguageModel] * words - m_weights[kDistortion] * std::abs(option.begin - node.end);
    next.score = node.score + score;
    next.total = next.score + future;
    int target = SearchLattice::kGoal;
    if (!complete) {
      Stack& stack = m_stacks[translated];
      if (!stack.worthKeeping(next.total, m_decoder.beam)) return;
      next.coverage = node.coverage;
      for (int word = option.begin; word < option.end; ++word) next.coverage.add(word);
      next.firstGap = node.firstGap;
      while (next.coverage.has(next.firstGap)) ++next.firstGap;
      next.end = option.end;
      target = place(stack, next);
    }
    SearchNode& into = m_lattice.nodes[static_cast<std::size_t>(target)];
    if (next.score > into.score) into.score = next.score, into.total = next.total;
    m_lattice.arcs.push_back({from, number, into.arcs, words, score});
    into.arcs = static_cast<int>(m_lattice.arcs.size()) - 1;
  }

  int place(Stack& stack, const SearchNode& next) {
    stack.saw(next.total);
    const int added = static_cast<int>(m_lattice.nodes.size());
    const int there = stack.findOrAdd(m_lattice.nodes, next, added);
    if (there >= 0) return there;
    m_lattice.nodes.push_back(next);
    stack.cut(m_lattice.nodes);
    return added;
  }

  const PhraseOptionTable& m_options;
  const LanguageModel& m_model;
  const FeatureVector& m_weights;
  const DecoderOptions& m_decoder;
  std::vector<Stack> m_stacks;  // [translated words]
  SearchLattice m_lattice;
};

}  // namespace

SearchLattice searchPhrases(const PhraseOptionTable& options, const LanguageModel& model, const FeatureVector& weights,
                            const DecoderOptions& decoder, std::stop_token stop) {
  if (options.words() == 0) throw Error("there is no word to translate");
  if (options.words() > kMostSourceWords) {
    throw Error(fmt::format("it has {} words and the phrase decoder takes at most {}; split it", options.words(),
                            kMostSourceWords));
  }
  return Search(options, model, weights, decoder).run(stop);
}

}  // namespace lookback::statistical
