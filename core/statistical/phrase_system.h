// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <map>
#include <memory>
#include <string>

#include "core/evaluation/system.h"
#include "core/statistical/statistical_model.h"

namespace lookback::statistical {

/// A phrase-based model as a system that can be scored. It never writes <unk>: a word without a translation is copied,
/// so both of the paper's columns judge the same output. It knows the words of its training corpus; to judge it on the
/// sentences that another system knows, as the paper does with Moses, replace knowsSource and knowsTarget by that
/// system's. Its links are those of its word alignment.
TranslationSystem phraseSystem(std::shared_ptr<const StatisticalModel> model);

// How a score of such a system is kept beside those of networks (store::EvaluationRecord).

/// "file:" and 16 digits that follow from the bytes of the model file. Throws Error(io).
std::string phraseFileKey(const std::filesystem::path& file);
/// "stack 100, jumps up to 6 words".
std::string decodingText(const DecoderOptions& options);
/// "system": "phrase-based", "stack", "decoding" (see decodingText), and what the provenance has of "pairs", "minutes",
/// "seed", "data", "training_length".
std::map<std::string, std::string> phraseFacts(const StatisticalModel& model);

}  // namespace lookback::statistical
