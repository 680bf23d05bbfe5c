// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluation/fixed_average.h"

#include "core/base/error.h"

namespace lookback {

std::shared_ptr<const Model> fixedAverageModel(const Model& model) {
  if (model.config.scorer == Scorer::none)
    throw Error("RNNencdec has no energies to make equal; choose a model with attention");
  auto equal = std::make_shared<Model>();
  equal->name = model.name;
  equal->config = model.config;
  equal->config.scorer = Scorer::general;
  equal->source = model.source;
  equal->target = model.target;
  equal->parameters = model.parameters;
  equal->parameters.attention = Parameters<float>::zeros(equal->config).attention;
  equal->provenance = model.provenance;
  return equal;
}

}  // namespace lookback
