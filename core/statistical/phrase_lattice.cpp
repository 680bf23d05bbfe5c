// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/statistical/phrase_lattice.h"

#include <algorithm>
#include <cstdlib>
#include <set>

namespace lookback::statistical {

namespace {

constexpr int kTriesForEach = 20;  // derivations looked at for each one wanted; the rest write the same words

/// Ways into every node, best first, worked out as far as they are asked for.
class Enumeration {
 public:
  explicit Enumeration(const SearchLattice& lattice) : m_lattice(lattice), m_lists(lattice.nodes.size()) {}

  struct Way {
    double score = 0;  // of the whole way from the start
    int arc = -1;      // the last one; -1 at the start
    int rank = 0;      // of the way into the arc's tail
  };

  /// The k-th best way into a node, from 0; nothing if there are fewer.
  const Way* way(int node, std::size_t k) {
    List& list = m_lists[static_cast<std::size_t>(node)];
    if (!list.begun) begin(node);
    while (list.ways.size() <= k) {
      if (!list.ways.empty()) addSuccessor(list, list.ways.back());
      if (list.waiting.empty()) return nullptr;
      std::pop_heap(list.waiting.begin(), list.waiting.end(), worse);
      list.ways.push_back(list.waiting.back());
      list.waiting.pop_back();
    }
    return &list.ways[k];
  }

  Derivation derivation(const Way& last, const PhraseOptionTable& options) {
    Derivation result;
    result.score = last.score;
    for (const Way* way = &last; way->arc >= 0;) {
      const SearchArc& arc = m_lattice.arcs[static_cast<std::size_t>(way->arc)];
      const PhraseOption& option = options.option(arc.option);
      for (std::size_t k = 0; k < kFeatures; ++k) result.features[k] += option.features[k];
      result.features[kLanguageModel] += arc.languageModel;
      const int before = m_lattice.nodes[static_cast<std::size_t>(arc.from)].end;
      result.features[kDistortion] -= std::abs(option.begin - before);
      result.options.push_back(arc.option);
      way = this->way(arc.from, static_cast<std::size_t>(way->rank));
    }
    std::reverse(result.options.begin(), result.options.end());
    return result;
  }

 private:
  struct List {
    bool begun = false;
    std::vector<Way> ways;
    std::vector<Way> waiting;  // heap
  };

  static bool worse(const Way& a, const Way& b) {
    if (a.score != b.score) return a.score < b.score;
    return a.arc != b.arc ? a.arc > b.arc : a.rank > b.rank;
  }

  void begin(int node) {
    List& list = m_lists[static_cast<std::size_t>(node)];
    list.begun = true;
    if (node == SearchLattice::kStart) list.ways.push_back({});
    for (int arc = m_lattice.nodes[static_cast<std::size_t>(node)].arcs; arc >= 0;) {
      const SearchArc& there = m_lattice.arcs[static_cast<std::size_t>(arc)];
      list.waiting.push_back({m_lattice.nodes[static_cast<std::size_t>(there.from)].score + there.score, arc, 0});
      arc = there.next;
    }
    std::make_heap(list.waiting.begin(), list.waiting.end(), worse);
  }

  void addSuccessor(List& list, const Way& way) {
    if (way.arc < 0) return;
    const SearchArc& arc = m_lattice.arcs[static_cast<std::size_t>(way.arc)];
    const int rank = way.rank + 1;
    const int last = way.arc;
    if (const Way* before = this->way(arc.from, static_cast<std::size_t>(rank))) {
      list.waiting.push_back({before->score + arc.score, last, rank});
      std::push_heap(list.waiting.begin(), list.waiting.end(), worse);
    }
  }

  const SearchLattice& m_lattice;
  std::vector<List> m_lists;  // by node
};

}  // namespace

std::vector<Derivation> bestDerivations(const SearchLattice& lattice, const PhraseOptionTable& options, int count) {
  Enumeration enumeration(lattice);
  std::vector<Derivation> result;
  std::set<std::vector<std::int32_t>> seen;
  for (int k = 0; k < kTriesForEach * count && static_cast<int>(result.size()) < count; ++k) {
    const Enumeration::Way* way = enumeration.way(SearchLattice::kGoal, static_cast<std::size_t>(k));
    if (way == nullptr) break;
    Derivation derivation = enumeration.derivation(*way, options);
    std::vector<std::int32_t> words;
    for (const int number : derivation.options) {
      const PhraseOption& option = options.option(number);
      if (option.copied)
        words.push_back(-1 - option.begin);  // the text of a source word
      else
        words.insert(words.end(), option.target.begin(), option.target.end());
    }
    if (seen.insert(std::move(words)).second) result.push_back(std::move(derivation));
  }
  return result;
}

}  // namespace lookback::statistical
