// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <map>
#include <memory>
#include <string>

#include "core/model/config.h"
#include "core/model/parameters.h"
#include "core/text/vocabulary.h"

namespace lookback {

/// A translation model as a person uses it: what it is, the words it knows, and its numbers.
struct Model {
  std::string name;  // "fr-en", shown in the picker
  ModelConfig config;
  Vocabulary source, target;
  Parameters<float> parameters;
  /// Where it comes from: data, licence, seed, minutes, updates, scores; shown in the model card, kept in the file.
  std::map<std::string, std::string> provenance;
};

enum class StoredType { float32, float16 };

/// Reads a `.safetensors` file (core/model/README says how the fields are named). Checks every size before allocating.
/// Throws Error naming file, place and remedy for a file that is cut, hostile, not a model, or holds NaN.
std::shared_ptr<const Model> loadModel(const std::filesystem::path& file);

/// Writes beside, flushes, renames: an existing file is replaced whole or not at all.
void saveModel(const Model& model, const std::filesystem::path& file, StoredType type = StoredType::float32);

}  // namespace lookback
