// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <vector>

namespace lookback::ui {

/// Whether a file is a phrase-based model, by its name alone: nothing is read.
bool isPhraseFile(const std::filesystem::path& file);

/// The phrase-based models that lie in the folders of these files, each folder looked at once, by name.
std::vector<std::filesystem::path> phraseFilesBeside(const std::vector<std::filesystem::path>& models);

}  // namespace lookback::ui
