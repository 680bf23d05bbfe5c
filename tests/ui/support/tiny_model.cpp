// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/support/tiny_model.h"

namespace lookback::test {

std::shared_ptr<const Model> tinyModel(const std::string& name, std::uint64_t seed, Scorer scorer) {
  auto model = std::make_shared<Model>();
  model->name = name;
  model->source = Vocabulary({"le", "chat", "dort", ".", "la", "zone", "<b>bold</b>", "%1", "&File", "a&b", "noir"});
  model->target = Vocabulary({"the", "cat", "sleeps", ".", "zone", "<i>x</i>", "%2", "&Open", "a&b", "black", "Area"});
  ModelConfig& c = model->config;
  c.m = 5;
  c.n = 9;
  c.nAlign = 7;
  c.l = 6;
  c.scorer = scorer;
  c.sourceWords = model->source.size();
  c.targetWords = model->target.size();
  model->parameters = Parameters<float>::zeros(c);
  InitOptions wide;  // wide enough for clear choices
  wide.weights = 1.0;
  wide.scorer = 1.0;
  wide.v_a = 1.0;
  initialise(model->parameters, wide, Rng(seed));
  model->provenance = {{"data", "none"}, {"licence", "none"}};
  return model;
}

}  // namespace lookback::test
