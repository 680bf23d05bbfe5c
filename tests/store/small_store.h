// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cmath>
#include <cstring>
#include <string>
#include <vector>

#include "core/store/store.h"
#include "tests/support/temporary_folder.h"

namespace lookback::testing {

/// A model small enough that hundreds of checkpoints take no time; all sizes differ.
inline ModelConfig smallConfig(Scorer scorer = Scorer::additive) {
  ModelConfig config;
  config.m = 3;
  config.n = 4;
  config.nAlign = 5;
  config.l = 2;
  config.sourceWords = 7;
  config.targetWords = 6;
  config.scorer = scorer;
  return config;
}

inline store::NewRun smallRun(const std::string& name, Scorer scorer = Scorer::additive) {
  store::NewRun run;
  run.name = name;
  run.settings.model = smallConfig(scorer);
  run.settings.training.updates = 100;
  run.source = Vocabulary({"un", "deux", "œuvre", "数据", "«"});
  run.target = Vocabulary({"one", "two", "work", "data"});
  run.provenance = {{"data", "seven_pairs.tsv"}, {"licence", "CC0"}};
  return run;
}

/// Some 100 kB a part, so that a checkpoint is many pages.
inline ModelConfig largerConfig() {
  ModelConfig config = smallConfig();
  config.n = 48;
  config.m = 20;
  return config;
}

inline store::NewRun largerRun(const std::string& name) {
  store::NewRun run = smallRun(name);
  run.settings.model = largerConfig();
  return run;
}

/// Every number from a generator of its own, so that two checkpoints never look alike.
inline Parameters<float> randomParameters(const ModelConfig& config, std::uint64_t seed) {
  Parameters<float> parameters = Parameters<float>::zeros(config);
  Rng rng(seed);
  parameters.visit([&](const std::string&, MatrixRef<float> tensor) {
    for (Index j = 0; j < tensor.cols(); ++j) {
      for (Index i = 0; i < tensor.rows(); ++i) tensor(i, j) = static_cast<float>(rng.normal());
    }
  });
  return parameters;
}

inline store::Checkpoint randomCheckpoint(const ModelConfig& config, std::uint64_t update) {
  store::Checkpoint checkpoint;
  checkpoint.state = {randomParameters(config, 3 * update),
                      randomParameters(config, 3 * update + 1),
                      randomParameters(config, 3 * update + 2),
                      update,
                      {update / 10, update % 10},
                      0.125 * static_cast<double>(update)};
  checkpoint.epochs = static_cast<double>(update) / 10;
  checkpoint.targetWords = 100 * update;
  checkpoint.best.update = update;
  checkpoint.best.score = 0.1 * static_cast<double>(update);
  return checkpoint;
}

inline std::string bitsOf(const Parameters<float>& parameters) {
  std::string bits;
  parameters.visit([&](const std::string& name, const MatrixRef<float>& tensor) {
    const Matrix<float> whole = tensor;
    bits += name;
    bits.append(reinterpret_cast<const char*>(whole.data()), static_cast<std::size_t>(whole.size()) * sizeof(float));
  });
  return bits;
}

inline bool sameBits(const std::optional<double>& a, const std::optional<double>& b) {
  if (a.has_value() != b.has_value()) return false;
  if (!a) return true;
  if (std::isnan(*a) || std::isnan(*b)) return std::isnan(*a) && std::isnan(*b);
  return std::memcmp(&*a, &*b, sizeof *a) == 0;
}

inline bool sameBits(const store::MetricRow& a, const store::MetricRow& b) {
  return a.update == b.update && sameBits(a.epochs, b.epochs) && sameBits(a.seconds, b.seconds) &&
         sameBits(a.loss, b.loss) && sameBits(a.gradientNorm, b.gradientNorm) && sameBits(a.rate, b.rate) &&
         sameBits(a.devLoss, b.devLoss) && sameBits(a.devBleu, b.devBleu) && sameBits(a.aer, b.aer) &&
         a.targetWords == b.targetWords;
}

/// All that resuming needs, compared to the bit.
inline bool sameBits(const store::Checkpoint& a, const store::Checkpoint& b) {
  return bitsOf(a.state.parameters) == bitsOf(b.state.parameters) && bitsOf(a.state.first) == bitsOf(b.state.first) &&
         bitsOf(a.state.second) == bitsOf(b.state.second) && a.state.updates == b.state.updates &&
         a.state.cursor == b.state.cursor && sameBits(a.state.seconds, b.state.seconds) &&
         sameBits(a.epochs, b.epochs) && a.targetWords == b.targetWords && a.best.update == b.best.update &&
         sameBits(a.best.score, b.best.score) && sameBits(a.best.devLoss, b.best.devLoss) &&
         a.best.evaluationsSinceBest == b.best.evaluationsSinceBest && a.extra == b.extra &&
         sameBits(a.devLoss, b.devLoss) && sameBits(a.devBleu, b.devBleu) && sameBits(a.aer, b.aer);
}

inline store::MetricRow lossRow(std::uint64_t update, double loss) {
  store::MetricRow row;
  row.update = update;
  row.epochs = static_cast<double>(update) / 10;
  row.seconds = 0.25 * static_cast<double>(update);
  row.loss = loss;
  row.gradientNorm = 1;
  row.rate = 1;
  row.targetWords = 40;
  return row;
}

inline std::vector<store::MetricRow> lossRows(std::uint64_t from, std::uint64_t upTo) {
  std::vector<store::MetricRow> rows;
  for (std::uint64_t update = from; update <= upTo; ++update)
    rows.push_back(lossRow(update, 10.0 / static_cast<double>(update)));
  return rows;
}

inline store::StoreOptions readOptions() {
  store::StoreOptions options;
  options.access = store::StoreOptions::Access::read;
  return options;
}

}  // namespace lookback::testing
