// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "core/base/rng.h"
#include "core/model/model.h"

namespace lookback {

/// A small model with random numbers and the words w2, w3, ... on both sides; large weights, so that choices are
/// lively.
inline std::shared_ptr<const Model> tinyModel(Scorer scorer = Scorer::additive, std::uint64_t seed = 1,
                                              Readout readout = Readout::maxout) {
  auto model = std::make_shared<Model>();
  ModelConfig& config = model->config;
  config.m = 5, config.n = 8, config.nAlign = 7, config.l = 6, config.sourceWords = 12, config.targetWords = 15;
  config.scorer = scorer, config.readout = readout;
  config.direction = {Language::other, Language::other};
  const auto words = [](int size) {
    std::vector<std::string> result;
    for (int k = Vocabulary::kReserved; k < size; ++k) result.push_back("w" + std::to_string(k));
    return Vocabulary(std::move(result));
  };
  model->name = "tiny";
  model->source = words(config.sourceWords);
  model->target = words(config.targetWords);
  model->parameters = Parameters<float>::zeros(config);
  Rng rng(seed);
  model->parameters.visit([&](const std::string&, MatrixRef<float> tensor) {
    for (Index j = 0; j < tensor.cols(); ++j)
      for (Index i = 0; i < tensor.rows(); ++i) tensor(i, j) = static_cast<float>(0.9 * rng.normal());
  });
  return model;
}

}  // namespace lookback
