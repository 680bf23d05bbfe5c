// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/gradient_products.h"

#include <algorithm>
#include <atomic>

#include "core/base/contract.h"
#include "core/tensor/kernels/kernels.h"

namespace lookback {

namespace {

/// Part `part` of `count` things, cut at multiples of `unit`.
struct Range {
  Index begin, end;
};
Range partOf(Index count, int part, int parts, Index unit) {
  const Index units = (count + unit - 1) / unit;
  return {std::min(count, units * part / parts * unit), std::min(count, units * (part + 1) / parts * unit)};
}

template <class S>
void addWords(const WordGradient<S>& words, int part, int parts) {
  const Index m = words.dx.rows();
  for (std::size_t k = 0; k < words.words.size(); ++k) {
    const std::int32_t word = words.words[k];
    if (word < 0 || word % parts != part) continue;
    kernels<S>().add(m, words.dx.col(static_cast<Index>(k)).data(), words.dE->col(word).data());
  }
}

template <class S>
void addSum(const GradientSum<S>& sum, bool add, int part, int parts) {
  MatrixView<S> to(sum.to);
  const Range columns = partOf(to.cols(), part, parts, 1);
  for (Index j = columns.begin; j < columns.end; ++j) {
    if (add) {
      kernels<S>().add(to.rows(), sum.from.col(j).data(), to.col(j).data());
    } else {
      to.col(j) = sum.from.col(j);
    }
  }
}

}  // namespace

template <class S>
void GradientAdder<S>::product(std::span<const PassGradient<S>* const> shares, std::size_t index, int part, int parts,
                               bool add, AlignedNumbers<S>& scratch) {
  for (std::size_t share = 0; share < shares.size(); ++share) {
    const GradientProduct<S>& p = shares[share]->products[index];
    const Range rows = partOf(p.dW.rows(), part, parts, kernels<S>().panelRows);
    const Index count = rows.end - rows.begin;
    if (count == 0) return;
    const auto dy = p.dy.middleRows(rows.begin, count);
    MatrixView<S> dW(p.dW);
    weightGradient<S>(dy, p.x, add || share > 0, dW.middleRows(rows.begin, count), scratch);
    if (p.db == nullptr) continue;
    S* const db = p.db + rows.begin;
    if (!add && share == 0) std::fill(db, db + count, S(0));
    kernels<S>().addColumns(count, dy.cols(), dy.data(), dy.outerStride(), db);
  }
}

template <class S>
void GradientAdder<S>::run(std::span<const PassGradient<S>* const> shares, bool add, Team& team) {
  LOOKBACK_EXPECTS(!shares.empty());
  m_scratch.resize(static_cast<std::size_t>(team.size()));
  const std::size_t products = shares[0]->products.size();
  const int parts = team.size();
  // What is taken up first does not matter for the result: every task has numbers of its own to write.
  std::atomic<std::size_t> next{0};
  const std::size_t tasks = (products + 1) * static_cast<std::size_t>(parts);
  team.run([&](int member) {
    for (std::size_t task = next++; task < tasks; task = next++) {
      const std::size_t index = task / static_cast<std::size_t>(parts);
      const int part = static_cast<int>(task % static_cast<std::size_t>(parts));
      if (index < products) {
        product(shares, index, part, parts, add, m_scratch[static_cast<std::size_t>(member)]);
        continue;
      }
      for (std::size_t share = 0; share < shares.size(); ++share) {
        for (const WordGradient<S>& words : shares[share]->words) addWords(words, part, parts);
        for (const GradientSum<S>& sum : shares[share]->sums) addSum(sum, add || share > 0, part, parts);
      }
    }
  });
}

template class GradientAdder<float>;
template class GradientAdder<double>;

}  // namespace lookback
