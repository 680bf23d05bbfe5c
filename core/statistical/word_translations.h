// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <vector>

#include "core/data/corpus.h"
#include "core/statistical/word_aligner.h"

namespace lookback::statistical {

/// w(y | x) and w(x | y) of Koehn et al. 2003, equation 8: how often linked words were linked to each other,
/// count(x, y) / Σ_y' count(x, y'). A word without links is linked to NULL.
class WordTranslations {
 public:
  WordTranslations(const Corpus& corpus, const CorpusLinks& links);

  /// Natural logarithms of 1 / |{j: (i, j) in a}| Σ_{(i, j) in a} w(y_i | x_j) for each target word i of a pair, and
  /// the same for each source word. A phrase pair holds all links of its words, so its lexical weight is the sum of
  /// these over them.
  struct Weights {
    std::vector<double> target, source;
  };
  Weights of(std::size_t pair) const;

 private:
  double share(std::uint64_t link, std::uint32_t of) const;
  const Corpus& m_corpus;
  const CorpusLinks& m_links;
  std::vector<std::uint64_t> m_keys;                        // linked words, source << 32 | target; rising
  std::vector<std::uint32_t> m_counts;                      // of each key
  std::vector<std::uint32_t> m_sourceLinks, m_targetLinks;  // links of each word together
};

}  // namespace lookback::statistical
