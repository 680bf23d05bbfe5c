// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "core/base/rng.h"
#include "core/model/model.h"

namespace lookback {

/// Words "<prefix>2", "<prefix>3", ... so that the name of a word tells its number.
inline Vocabulary numberedWords(const std::string& prefix, int size) {
  std::vector<std::string> words;
  for (int k = Vocabulary::kReserved; k < size; ++k) words.push_back(prefix + std::to_string(k));
  return Vocabulary(std::move(words));
}

/// A sentence that the tokeniser turns back into these word numbers (none below Vocabulary::kReserved).
inline std::string sentenceOf(const std::string& prefix, std::span<const int> words) {
  std::string text;
  for (const int word : words) text += (text.empty() ? "" : " ") + prefix + std::to_string(word);
  return text;
}

/// Source words "s2"..., target words "t2"..., no language.
inline std::shared_ptr<const Model> modelOf(ModelConfig config, Parameters<float> parameters) {
  auto model = std::make_shared<Model>();
  config.direction = {Language::other, Language::other};
  model->config = config;
  model->source = numberedWords("s", config.sourceWords);
  model->target = numberedWords("t", config.targetWords);
  model->parameters = std::move(parameters);
  return model;
}

/// All sizes different.
inline ModelConfig tinyConfig(Scorer scorer = Scorer::additive, Readout readout = Readout::maxout) {
  ModelConfig config;
  config.m = 3, config.n = 4, config.nAlign = 5, config.l = 6, config.sourceWords = 7, config.targetWords = 8;
  config.scorer = scorer;
  config.readout = readout;
  return config;
}

/// Everything N(0, spread^2).
template <class S>
Parameters<S> normalParameters(const ModelConfig& config, std::uint64_t seed, double spread = 0.6) {
  Parameters<S> p = Parameters<S>::zeros(config);
  Rng rng(seed);
  p.visit([&](const std::string&, MatrixRef<S> tensor) {
    for (Index j = 0; j < tensor.cols(); ++j)
      for (Index i = 0; i < tensor.rows(); ++i) tensor(i, j) = static_cast<S>(spread * rng.normal());
  });
  return p;
}

}  // namespace lookback
