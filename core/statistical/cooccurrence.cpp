// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/statistical/cooccurrence.h"

#include <fmt/format.h>

#include <algorithm>

#include "core/base/error.h"

namespace lookback::statistical {

namespace {

constexpr std::uint64_t kMostCells = std::uint64_t{1} << 30;
constexpr std::size_t kWordsAtOnce = 64;

/// A given word in the corpus: column `position` of the grid of `pair`.
struct Place {
  std::uint32_t pair;
  std::uint32_t position;
};

/// Where each given word stands, word after word, pairs in order. NULL stands in the last column of every pair.
struct Places {
  explicit Places(const Bitext& bitext) : begin(static_cast<std::size_t>(bitext.givenWords) + 1) {
    for (std::size_t k = 0; k < bitext.size(); ++k) {
      ++begin[kNull + 1];
      for (const std::int32_t word : bitext.x(k)) ++begin[static_cast<std::size_t>(word) + 1];
    }
    for (std::size_t x = 1; x < begin.size(); ++x) begin[x] += begin[x - 1];
    places.resize(begin.back());
    std::vector<std::uint64_t> next(begin.begin(), begin.end() - 1);
    for (std::size_t k = 0; k < bitext.size(); ++k) {
      const auto x = bitext.x(k);
      for (std::size_t j = 0; j < x.size(); ++j)
        places[next[static_cast<std::size_t>(x[j])]++] = {static_cast<std::uint32_t>(k), static_cast<std::uint32_t>(j)};
      places[next[kNull]++] = {static_cast<std::uint32_t>(k), static_cast<std::uint32_t>(x.size())};
    }
  }

  std::vector<std::uint64_t> begin;
  std::vector<Place> places;
};

/// The words that stand beside one given word after another. One for each thread.
class Neighbours {
 public:
  Neighbours(const Bitext& bitext, const Places& places)
      : m_bitext(bitext), m_places(places), m_entry(static_cast<std::size_t>(bitext.explainedWords)) {}

  /// Each word once, in rising order.
  const std::vector<std::int32_t>& of(std::size_t x) {
    m_words.clear();
    for (std::uint64_t p = m_places.begin[x]; p < m_places.begin[x + 1]; ++p) {
      for (const std::int32_t y : m_bitext.y(m_places.places[p].pair)) {
        std::uint32_t& mark = m_entry[static_cast<std::size_t>(y)];
        if (mark == 0) m_words.push_back(y);
        mark = 1;
      }
    }
    for (const std::int32_t y : m_words) m_entry[static_cast<std::size_t>(y)] = 0;
    std::sort(m_words.begin(), m_words.end());
    return m_words;
  }

  /// Writes the numbers of x's entries into all its cells.
  void number(std::size_t x, Cooccurrence& table) {
    for (std::uint32_t e = table.rowBegin[x]; e < table.rowBegin[x + 1]; ++e)
      m_entry[static_cast<std::size_t>(table.explained[e])] = e;
    for (std::uint64_t p = m_places.begin[x]; p < m_places.begin[x + 1]; ++p) {
      const Place place = m_places.places[p];
      const auto y = m_bitext.y(place.pair);
      const std::size_t columns = m_bitext.x(place.pair).size() + 1;
      std::uint32_t* cell = table.cells.data() + table.cellBegin[place.pair] + place.position;
      for (std::size_t i = 0; i < y.size(); ++i) cell[i * columns] = m_entry[static_cast<std::size_t>(y[i])];
    }
    for (std::uint32_t e = table.rowBegin[x]; e < table.rowBegin[x + 1]; ++e)
      m_entry[static_cast<std::size_t>(table.explained[e])] = 0;
  }

 private:
  const Bitext& m_bitext;
  const Places& m_places;
  std::vector<std::uint32_t> m_entry;  // of each explained word; all 0 between two calls
  std::vector<std::int32_t> m_words;
};

/// Lays out the grids and cuts the corpus into parts of nearly equal work.
void layOut(const Bitext& bitext, Cooccurrence& table) {
  table.cellBegin.resize(bitext.size() + 1);
  for (std::size_t k = 0; k < bitext.size(); ++k)
    table.cellBegin[k + 1] = table.cellBegin[k] + bitext.y(k).size() * (bitext.x(k).size() + 1);
  const std::uint64_t all = table.cellBegin.back();
  if (all > kMostCells) {
    throw Error(
        fmt::format("{} sentence pairs have {} pairs of words, and word alignment keeps at most {} of them in "
                    "memory; use fewer pairs or shorter sentences",
                    bitext.size(), all, kMostCells));
  }
  table.cells.resize(all);
  for (int part = 0; part <= kParts; ++part) {
    const std::uint64_t cell = all * static_cast<std::uint64_t>(part) / kParts;
    const auto at = std::lower_bound(table.cellBegin.begin(), table.cellBegin.end(), cell);
    table.partBegin.push_back(static_cast<std::uint64_t>(at - table.cellBegin.begin()));
  }
  table.partBegin.back() = bitext.size();
}

}  // namespace

Cooccurrence::Cooccurrence(const Bitext& bitext, Team& team, std::stop_token stop) {
  layOut(bitext, *this);
  const Places places(bitext);
  const auto given = static_cast<std::size_t>(bitext.givenWords);
  rowBegin.resize(given + 1);
  const auto eachWord = [&](auto&& work) {
    std::atomic<std::size_t> next{0};
    team.run([&](int) {
      Neighbours neighbours(bitext, places);
      for (std::size_t first = next.fetch_add(kWordsAtOnce); first < given; first = next.fetch_add(kWordsAtOnce)) {
        throwIfStopped(stop);
        for (std::size_t x = first; x < std::min(given, first + kWordsAtOnce); ++x) work(neighbours, x);
      }
    });
  };
  eachWord([&](Neighbours& neighbours, std::size_t x) {
    rowBegin[x + 1] = static_cast<std::uint32_t>(neighbours.of(x).size());
  });
  for (std::size_t x = 0; x < given; ++x) rowBegin[x + 1] += rowBegin[x];
  explained.resize(rowBegin.back());
  eachWord([&](Neighbours& neighbours, std::size_t x) {
    std::copy(neighbours.of(x).begin(), neighbours.of(x).end(), explained.begin() + rowBegin[x]);
    neighbours.number(x, *this);
  });
}

}  // namespace lookback::statistical
