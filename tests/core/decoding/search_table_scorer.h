// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <map>
#include <string>
#include <vector>

#include "core/decoding/search.h"

namespace lookback::testing {

/// A model that is nothing but a table: next-word probabilities by the words before, and a row for everything else.
struct ProbabilityTable {
  std::vector<std::string> vocabulary;
  int endWord = 0;
  std::map<std::vector<int>, std::vector<float>> rows;
  std::vector<float> otherwise;

  const std::vector<float>& after(const std::vector<int>& prefix) const {
    const auto found = rows.find(prefix);
    return found == rows.end() ? otherwise : found->second;
  }
};

/// Serves the table. The payload of a step is (words so far, last word), so that a test can check whose it is.
class TableScorer final : public StepScorer {
 public:
  explicit TableScorer(const ProbabilityTable& table) : m_table(table) {}

  int words() const override { return static_cast<int>(m_table.vocabulary.size()); }
  int payloadSize() const override { return 2; }

  void step(std::span<const int> lastWords, StepScores scores) override {
    ++steps;
    ASSERT_EQ(lastWords.size(), m_prefixes.size());
    ASSERT_EQ(scores.logits.cols(), static_cast<Index>(m_prefixes.size()));
    for (std::size_t k = 0; k < m_prefixes.size(); ++k) {
      const auto column = static_cast<Index>(k);
      if (lastWords[k] != kSentenceStart) m_prefixes[k].push_back(lastWords[k]);
      EXPECT_EQ(std::count(m_prefixes[k].begin(), m_prefixes[k].end(), m_table.endWord), 0) << "end mark was extended";
      scores.payload(0, column) = static_cast<float>(m_prefixes[k].size());
      scores.payload(1, column) = static_cast<float>(lastWords[k]);
      const std::vector<float>& row = m_table.after(m_prefixes[k]);
      // A scorer's columns need not be normalised; an offset by the column must not change anything.
      const float offset = 0.5f * static_cast<float>(k);
      scores.logNormaliser[column] = offset;
      for (std::size_t w = 0; w < row.size(); ++w) {
        scores.logits(static_cast<Index>(w), column) = std::log(row[w]) + offset;
      }
    }
    largestBatch = std::max(largestBatch, m_prefixes.size());
  }

  void select(std::span<const int> parents) override {
    std::vector<std::vector<int>> next;
    for (const int parent : parents) next.push_back(m_prefixes.at(static_cast<std::size_t>(parent)));
    m_prefixes = std::move(next);
  }

  int steps = 0;
  std::size_t largestBatch = 0;

 private:
  const ProbabilityTable& m_table;
  std::vector<std::vector<int>> m_prefixes{{}};
};

inline std::vector<Hypothesis> beam(const ProbabilityTable& table, SearchOptions options) {
  options.endWord = table.endWord;
  TableScorer scorer(table);
  return BeamSearch().run(scorer, options);
}

inline Hypothesis greedy(const ProbabilityTable& table, SearchOptions options) {
  options.endWord = table.endWord;
  TableScorer scorer(table);
  return greedySearch(scorer, options);
}

inline std::string text(const ProbabilityTable& table, const std::vector<int>& words) {
  std::string result;
  for (const int word : words) {
    if (!result.empty()) result += ' ';
    result += table.vocabulary.at(static_cast<std::size_t>(word));
  }
  return result;
}

}  // namespace lookback::testing
