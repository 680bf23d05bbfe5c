// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

#include "core/nn/readout.h"
#include "core/text/language.h"

namespace lookback {

/// How a decoder step scores an annotation. `none` is RNNencdec: one fixed vector c, no alignment (Cho et al. 2014).
enum class Scorer { additive, dot, general, none };
/// What stands between the decoder and the output layer. The paper's is `maxout` (Appendix A.2.2).
using Readout = ReadoutKind;
/// Which state the readout sees: s_i (the paper's equation 4 and section 3.1) or s_{i-1} (its Appendix A.2.2).
enum class ReadoutState { current, previous };

/// Sizes and variants of a model; letters as in the paper's Appendix A.
struct ModelConfig {
  int m = 620;              // word embedding
  int n = 1000;             // hidden units, of the encoder in each direction and of the decoder
  int nAlign = 1000;        // n' of the paper: hidden units of the scorer
  int l = 500;              // readout (maxout: after taking the larger of each pair)
  int sourceWords = 30000;  // K_x, both marks counted
  int targetWords = 30000;  // K_y
  Scorer scorer = Scorer::additive;
  Readout readout = Readout::maxout;
  ReadoutState readoutState = ReadoutState::current;
  bool biases = true;  // the paper leaves them out of its equations "to make them less cluttered"
  Direction direction;

  /// Length of the context vector: 2n with attention, n for the fixed vector.
  int contextSize() const { return scorer == Scorer::none ? n : 2 * n; }
  /// Rows of the readout before its nonlinearity.
  int readoutRows() const { return readout == Readout::maxout ? 2 * l : l; }
  friend bool operator==(const ModelConfig&, const ModelConfig&) = default;
};

std::string_view name(Scorer scorer);
std::string_view name(Readout readout);
/// "RNNsearch" or "RNNencdec".
std::string_view systemName(Scorer scorer);

/// The reverse of name(); throws Error listing the names for any other text.
Scorer scorerFromName(std::string_view text);
Readout readoutFromName(std::string_view text);

/// Throws Error naming the field for sizes that no model can have (below 1, or so large that the tensors pass 4 GiB).
void checkConfig(const ModelConfig& config);

/// The paper's sizes (Appendix B.1) and the two smaller ones the benchmarks use: "small", "medium", "paper".
/// Throws Error for any other name.
ModelConfig presetConfig(std::string_view preset);

}  // namespace lookback
