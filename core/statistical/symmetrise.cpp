// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/statistical/symmetrise.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <iterator>

#include "core/base/error.h"

namespace lookback::statistical {

namespace {

constexpr std::array<std::string_view, 7> kNames{"forward",   "reverse",         "intersection",       "union",
                                                 "grow-diag", "grow-diag-final", "grow-diag-final-and"};
/// In Koehn's order: beside first, then diagonal.
constexpr std::array<Link, 8> kNeighbours{{{-1, 0}, {0, -1}, {1, 0}, {0, 1}, {-1, -1}, {-1, 1}, {1, -1}, {1, 1}}};

/// A set of links as a grid, which knows which words have one.
class Grid {
 public:
  Grid(int sourceWords, int targetWords)
      : m_sources(sourceWords),
        m_targets(targetWords),
        m_links(static_cast<std::size_t>(sourceWords * targetWords)),
        m_source(static_cast<std::size_t>(sourceWords)),
        m_target(static_cast<std::size_t>(targetWords)) {}

  void add(Link link) {
    m_links[static_cast<std::size_t>(link.source * m_targets + link.target)] = true;
    m_source[static_cast<std::size_t>(link.source)] = m_target[static_cast<std::size_t>(link.target)] = true;
  }
  bool has(Link link) const {
    return link.source >= 0 && link.target >= 0 && link.source < m_sources && link.target < m_targets &&
           m_links[static_cast<std::size_t>(link.source * m_targets + link.target)];
  }
  bool hasSource(int word) const { return m_source[static_cast<std::size_t>(word)]; }
  bool hasTarget(int word) const { return m_target[static_cast<std::size_t>(word)]; }

  std::vector<Link> links() const {
    std::vector<Link> result;
    for (int j = 0; j < m_sources; ++j) {
      for (int i = 0; i < m_targets; ++i)
        if (has({j, i})) result.push_back({j, i});
    }
    return result;
  }

 private:
  int m_sources, m_targets;
  std::vector<bool> m_links, m_source, m_target;  // (sources, targets) by rows, (sources), (targets)
};

/// Koehn's GROW-DIAG: again and again each link of the grid looks at its neighbours, until nothing is added.
void growDiag(Grid& grid, const Grid& unite, int sourceWords, int targetWords) {
  for (bool grown = true; grown;) {
    grown = false;
    for (int i = 0; i < targetWords; ++i) {
      for (int j = 0; j < sourceWords; ++j) {
        if (!grid.has({j, i})) continue;
        for (const Link step : kNeighbours) {
          const Link link{j + step.source, i + step.target};
          if (!unite.has(link) || grid.has(link)) continue;
          if (grid.hasSource(link.source) && grid.hasTarget(link.target)) continue;
          grid.add(link);
          grown = true;
        }
      }
    }
  }
}

/// FINAL and FINAL-AND over the links of one direction, by target and then source word.
void addFinal(Grid& grid, std::span<const Link> direction, bool both) {
  std::vector<Link> links(direction.begin(), direction.end());
  std::sort(links.begin(), links.end(), [](const Link& a, const Link& b) {
    return a.target != b.target ? a.target < b.target : a.source < b.source;
  });
  for (const Link link : links) {
    const bool source = grid.hasSource(link.source), target = grid.hasTarget(link.target);
    if (both ? !source && !target : !source || !target) grid.add(link);
  }
}

}  // namespace

std::string_view name(Symmetrisation method) {
  return kNames[static_cast<std::size_t>(method)];
}

Symmetrisation symmetrisationFromName(std::string_view name) {
  const auto at = std::find(kNames.begin(), kNames.end(), name);
  if (at != kNames.end()) return static_cast<Symmetrisation>(at - kNames.begin());
  throw Error(ErrorCode::wrongUsage,
              fmt::format("\"{}\" is no way to join two directions; write one of {}", name, fmt::join(kNames, ", ")));
}

std::vector<Link> symmetrise(std::span<const Link> forward, std::span<const Link> reverse, int sourceWords,
                             int targetWords, Symmetrisation method) {
  if (method == Symmetrisation::forward) return {forward.begin(), forward.end()};
  if (method == Symmetrisation::reverse) return {reverse.begin(), reverse.end()};
  std::vector<Link> both, either;
  std::set_intersection(forward.begin(), forward.end(), reverse.begin(), reverse.end(), std::back_inserter(both));
  std::set_union(forward.begin(), forward.end(), reverse.begin(), reverse.end(), std::back_inserter(either));
  if (method == Symmetrisation::intersection) return both;
  if (method == Symmetrisation::unite) return either;
  Grid grid(sourceWords, targetWords), unite(sourceWords, targetWords);
  for (const Link link : both) grid.add(link);
  for (const Link link : either) unite.add(link);
  growDiag(grid, unite, sourceWords, targetWords);
  if (method != Symmetrisation::growDiag) {
    const bool bothWords = method == Symmetrisation::growDiagFinalAnd;
    addFinal(grid, forward, bothWords);
    addFinal(grid, reverse, bothWords);
  }
  return grid.links();
}

}  // namespace lookback::statistical
