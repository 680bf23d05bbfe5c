// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "core/decoding/session.h"
#include "core/decoding/trace.h"
#include "core/model/model.h"

/// Traces filled by hand, so that what is drawn can be tested without a trained model.
namespace lookback::test {

/// "L'accord sur la zone économique européenne …" with 15 source and 14 target tokens; step 6 has the energies of the
/// pictures, with e(6, zone) moved from 1.2 to 2.6 if `edited`. Energies reach ±5.4.
std::shared_ptr<const Trace> sampleTrace(bool edited = true);
/// A vocabulary of 8000 target words, among them those of the sample; no parameters.
std::shared_ptr<const Model> sampleModel(Scorer scorer = Scorer::additive);

/// Any tokens, with weights that follow the diagonal.
std::shared_ptr<const Trace> diagonalTrace(const std::vector<std::string>& source,
                                           const std::vector<std::string>& target);
/// `source` by `target` words of 1 to 25 letters.
std::shared_ptr<const Trace> longTrace(int source, int target);
/// The same sentence read by RNNencdec: no energies, no weights.
std::shared_ptr<const Trace> fixedVectorTrace();
/// A diagonal trace of 3 by 3 whose step 2 has the energies 1, NaN, 2.
std::shared_ptr<const Trace> notComputableTrace();

/// Fills e, alpha and their model values of a step.
void setEnergies(StepTrace& step, const std::vector<double>& model, const std::vector<double>& used);

}  // namespace lookback::test
