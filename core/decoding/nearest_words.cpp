// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/decoding/nearest_words.h"

#include <algorithm>

#include "core/base/contract.h"

namespace lookback {

std::vector<NearWord> nearestSourceWords(const Model& model, int word, int count) {
  const Matrix<float>& E = model.parameters.sourceEmbedding;
  LOOKBACK_EXPECTS(word >= 0 && word < E.cols() && count >= 0);
  // cos(a, b) = <a, b> / (|a| |b|)
  const Vector<double> wanted = E.col(word).cast<double>();
  const double norm = wanted.norm();
  std::vector<NearWord> near;
  if (!(norm > 0)) return near;
  for (Index k = Vocabulary::kReserved; k < E.cols(); ++k) {
    if (k == word) continue;
    const double other = E.col(k).cast<double>().norm();
    if (!(other > 0)) continue;
    near.push_back({static_cast<int>(k), wanted.dot(E.col(k).cast<double>()) / (norm * other)});
  }
  const auto kept = std::min(near.size(), static_cast<std::size_t>(count));
  std::partial_sort(near.begin(), near.begin() + static_cast<std::ptrdiff_t>(kept), near.end(),
                    [](const NearWord& a, const NearWord& b) {
                      return a.cosine != b.cosine ? a.cosine > b.cosine : a.word < b.word;
                    });
  near.resize(kept);
  return near;
}

}  // namespace lookback
