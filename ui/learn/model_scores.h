// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "core/evaluation/by_length.h"
#include "ui/models/model_shelf.h"

namespace lookback::ui {

/// What the card of a shipped model (NAME.toml beside the file) says of its scores by source length.
struct ModelScores {
  std::string name, system;           // "fr-en", "RNNsearch"
  std::optional<int> trainingLength;  // that it is named by
  std::optional<int> longestPair;     // in words a side, of the training data; the same unless the card says otherwise
  std::vector<LengthBin> byLength;
};

/// Of the card beside a model file; absent if there is none that can be read.
std::optional<ModelScores> cardScores(const std::filesystem::path& model);
/// Of every shipped model with a card that can be read.
std::vector<ModelScores> shippedScores(const ModelShelf& shelf);
/// The longest sentences a model was trained on, by its card.
std::optional<int> trainingLength(const std::filesystem::path& model);
/// "0-5: 49.2, 6-10: 54.2, 16-20: 40.4 (n 42), over 50: 3.1"; what cannot be read is left out.
std::vector<LengthBin> readBins(const std::string& text);

}  // namespace lookback::ui
