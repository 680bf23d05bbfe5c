// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>

#include "core/statistical/statistical_model.h"

namespace lookback::statistical {

/// A phrase-based system in one file: gzip (whose check sum tells damage) around a mark, a version, a JSON header and
/// the arrays of the model, each with its length in front, little-endian. The file appears whole or not at all. Throws
/// Error(io) with path and reason.
void saveStatisticalModel(const StatisticalModel& model, const std::filesystem::path& path);

/// Reads such a file. Every length is checked against what the file can hold before memory is taken, and every number
/// against what it points to. Throws Error naming the file and what is wrong with it, Error(io) if it cannot be read.
std::shared_ptr<StatisticalModel> loadStatisticalModel(const std::filesystem::path& path);

/// What stands before the arrays: direction, weights, decoder and provenance; words, lexicon, phrases and language
/// model are empty. Quick, for lists. Throws like loadStatisticalModel.
StatisticalModel readStatisticalHead(const std::filesystem::path& path);

/// Whether the file begins like a phrase-based model; false too if it cannot be read.
bool isStatisticalFile(const std::filesystem::path& path);

}  // namespace lookback::statistical
