// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <map>
#include <memory>
#include <mutex>
#include <string>

#include "core/model/config.h"
#include "core/model/parameters.h"
#include "core/model/weights.h"
#include "core/text/vocabulary.h"

namespace lookback {

/// Weights made ready when they are first asked for. A copy starts without: its parameters may go their own way.
class ReadyWeights {
 public:
  ReadyWeights() = default;
  ReadyWeights(const ReadyWeights&) {}
  ReadyWeights& operator=(const ReadyWeights&) { return m_weights = nullptr, *this; }

  std::shared_ptr<const Weights<float>> of(const Parameters<float>& parameters) const {
    const std::scoped_lock lock(m_mutex);
    if (!m_weights) m_weights = std::make_shared<const Weights<float>>(parameters, Ready::forward);
    return m_weights;
  }

 private:
  mutable std::mutex m_mutex;
  mutable std::shared_ptr<const Weights<float>> m_weights;
};

/// A translation model as a person uses it: what it is, the words it knows, and its numbers.
struct Model {
  std::string name;  // "fr-en", shown in the picker
  ModelConfig config;
  Vocabulary source, target;
  Parameters<float> parameters;
  /// Where it comes from: data, licence, seed, minutes, updates, scores; shown in the model card, kept in the file.
  std::map<std::string, std::string> provenance;

  /// The parameters made ready for decoding, by any thread; do not change the parameters afterwards.
  std::shared_ptr<const Weights<float>> weights() const { return ready.of(parameters); }
  ReadyWeights ready;
};

enum class StoredType { float32, float16 };

/// Reads a `.safetensors` file (core/model/README says how the fields are named). Checks every size before allocating.
/// Throws Error naming file, place and remedy for a file that is cut, hostile, not a model, or holds NaN.
std::shared_ptr<const Model> loadModel(const std::filesystem::path& file);

/// Writes beside, flushes, renames: an existing file is replaced whole or not at all.
void saveModel(const Model& model, const std::filesystem::path& file, StoredType type = StoredType::float32);

}  // namespace lookback
