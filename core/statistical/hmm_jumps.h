// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <span>
#include <vector>

namespace lookback::statistical {

/// How often an HMM jumped, as expected under its parameters.
struct JumpCounts {
  explicit JumpCounts(int longest);
  JumpCounts& operator+=(const JumpCounts& other);
  /// How often a sentence of I given words was left from `anchor`, (I + 1).
  double* departures(int given) { return contexts.data() + given * (given + 1) / 2; }
  const double* departures(int given) const { return contexts.data() + given * (given + 1) / 2; }

  std::vector<double> jumps;     // c(d), see Jumps::weights
  std::vector<double> contexts;  // n(I, anchor) for I = 0 … longest, (I + 1) each
};

/// The transition probabilities of Vogel et al. 1996: only the width of a jump counts,
///
///   p(i | i', I) = s(i - i') / Σ_{l < I} s(l - i')                                  (their equation 5)
///
/// The anchor i' is the last given word that wrote something, or -1 before the first; so it has I + 1 values and is
/// kept as i' + 1. NULL does not move it (Och and Ney 2003).
class Jumps {
 public:
  Jumps() : Jumps(1) {}
  /// All widths equally likely. Sentences may be longer than `longest`; then a wider jump counts as the widest.
  explicit Jumps(int longest);
  /// From s(-(longest - 1)) … s(longest), as a file holds them: an even number of positive numbers. Throws Error
  /// without the name of the file if that is not so.
  explicit Jumps(std::vector<double> weights);

  int longest() const { return static_cast<int>(m_weights.size() / 2); }
  /// s(d) for d = -(longest - 1) … longest; sums to 1.
  std::span<const double> weights() const { return m_weights; }
  /// Where s(d) stands in weights().
  std::size_t place(int width) const;
  /// p(i | i', I) by rows: (I + 1, I), row i' + 1, column i.
  std::vector<double> transitions(int given) const;

  /// The M step. Because each context divides by its own sum, the maximum of Σ_d c(d) log s(d) - Σ n(I, i') log Σ_l s(l
  /// - i') has no closed form; each round of this ascent (Hunter 2004, "MM algorithms for generalized Bradley–Terry
  /// models") raises it,
  ///
  ///   s(d) ← c(d) / Σ_{I, i' that can jump by d} n(I, i') / Σ_l s(l - i')
  ///
  /// so the likelihood of the corpus never falls. Dividing c(d) by Σ c alone, as often done, does not promise that.
  void improve(const JumpCounts& counts, int rounds);

 private:
  std::vector<double> m_weights;
};

}  // namespace lookback::statistical
