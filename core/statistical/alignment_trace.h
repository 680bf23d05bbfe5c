// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>

#include "core/decoding/trace.h"
#include "core/statistical/statistical_model.h"

namespace lookback::statistical {

/// How a statistical alignment sees the words of a decoded sentence, in the shape of a trace, so that the views of a
/// decoder can show it beside the decoder's own: alpha of step i is p(a_i = j | y, x), in which the source's end mark
/// stands for NULL; a written end mark comes from the end mark alone. e is log alpha. Log-probabilities are those of
/// `of`: the words are its own. There are no states and no candidates. A model of the other direction explains the same
/// pair with its reverse side. `which`: one of the model's aligners, or its first.
///
/// Throws Error if the languages are not those of the model or it has no such aligner.
std::shared_ptr<const Trace> alignmentTrace(const PhraseTranslator& aligner, const Trace& of,
                                            std::optional<Aligner> which = {});

/// Whether a model can align what a decoder of a direction writes: it was trained for it or for its reverse.
bool alignsDirection(const StatisticalModel& model, const Direction& direction);

}  // namespace lookback::statistical
