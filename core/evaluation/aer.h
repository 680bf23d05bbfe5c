// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <vector>

#include "core/tensor/types.h"

namespace lookback {

/// One word linked to another: positions from 0, `source` in the source sentence, `target` in the target sentence.
struct AlignmentLink {
  int source = 0;
  int target = 0;
  friend auto operator<=>(const AlignmentLink&, const AlignmentLink&) = default;
};

using AlignmentLinks = std::vector<AlignmentLink>;

/// What people marked: links everybody agrees on, and links one may draw. A sure link counts as possible, listed or
/// not.
struct GoldAlignment {
  AlignmentLinks sure;
  AlignmentLinks possible;
};

/// Sums from which AER, precision and recall of any set of sentences follow (Och and Ney 2003).
struct AlignmentCounts {
  std::int64_t links = 0;          // |A|, proposed
  std::int64_t sure = 0;           // |S|
  std::int64_t linksSure = 0;      // |A n S|
  std::int64_t linksPossible = 0;  // |A n P|

  AlignmentCounts& operator+=(const AlignmentCounts& other);

  /// 1 - (|A n S| + |A n P|) / (|A| + |S|); 0 if nothing was proposed and nothing is sure.
  double errorRate() const;
  /// |A n P| / |A|; 1 if nothing was proposed.
  double precision() const;
  /// |A n S| / |S|; 1 if nothing is sure.
  double recall() const;
};

/// Compares one sentence. Repeated links count once.
AlignmentCounts compareAlignment(const AlignmentLinks& links, const GoldAlignment& gold);

/// How weights become links. Rows of `alpha` are target words, columns source words.
struct HardenOptions {
  enum class Rule {
    argmax,     // each target word to its heaviest source word; the leftmost on a tie
    threshold,  // every pair whose weight is at least `threshold`
    /// Pairs in which each is the heaviest of the other: the table read both ways. The field intersects the links of
    /// two models trained in opposite directions (Och and Ney 2003; `intersectLinks`); one attention model has one
    /// table, and its columns stand for the other direction. A word that the end mark reads most gets no link. Fewer
    /// links than argmax, of a higher precision.
    intersection,
  };
  Rule rule = Rule::argmax;
  double threshold = 0.5;
  int shift =
      0;  // added to the target position: +1 reads row i as the alignment of word i + 1 (-1, 0, +1 in the views)
};

/// Links of the soft alignment `alpha` (T_y, T_x), sorted. Ties go to the left and, down a column, to the top. Only the
/// first `targetWords` rows and `sourceWords` columns are words, the rest are end marks: a word that reads mostly from
/// the end mark gets no link, and the end mark never gets one. Links that a shift moves out of the sentence are
/// dropped. A weight that is not a number gives no link.
AlignmentLinks hardenAlignment(const Eigen::Ref<const Matrix<double>>& alpha, int sourceWords, int targetWords,
                               const HardenOptions& options = {});

/// Links that both lists have, sorted: of two models, one for each direction, both as source-target.
AlignmentLinks intersectLinks(const AlignmentLinks& a, const AlignmentLinks& b);

}  // namespace lookback
