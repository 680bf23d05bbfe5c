// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/config.h"

#include <fmt/format.h>

#include <array>

#include "core/base/error.h"
#include "core/text/vocabulary.h"

namespace lookback {

namespace {

constexpr std::array<std::string_view, 4> kScorers = {"additive", "dot", "general", "none"};
constexpr std::array<std::string_view, 3> kReadouts = {"maxout", "tanh", "linear"};
constexpr int kLargestSize = 1 << 20;
constexpr double kLargestModel = 4.0 * 1024 * 1024 * 1024 / sizeof(float);  // numbers

template <std::size_t N>
std::size_t indexOf(const std::array<std::string_view, N>& names, std::string_view text, std::string_view what) {
  for (std::size_t i = 0; i < N; ++i)
    if (names[i] == text) return i;
  throw Error(ErrorCode::wrongUsage,
              fmt::format("there is no {} \"{}\"; choose one of: {}", what, text, fmt::join(names, ", ")));
}

void checkSize(std::string_view field, int value, int smallest) {
  if (value < smallest || value > kLargestSize)
    throw Error(
        fmt::format("model size {} is {}; it must lie between {} and {}", field, value, smallest, kLargestSize));
}

}  // namespace

std::string_view name(Scorer scorer) {
  return kScorers[static_cast<std::size_t>(scorer)];
}
std::string_view name(Readout readout) {
  return kReadouts[static_cast<std::size_t>(readout)];
}
Scorer scorerFromName(std::string_view text) {
  return static_cast<Scorer>(indexOf(kScorers, text, "scorer"));
}
Readout readoutFromName(std::string_view text) {
  return static_cast<Readout>(indexOf(kReadouts, text, "readout"));
}

std::string_view systemName(Scorer scorer) {
  return scorer == Scorer::none ? "RNNencdec" : "RNNsearch";
}

void checkConfig(const ModelConfig& config) {
  checkSize("m", config.m, 1);
  checkSize("n", config.n, 1);
  checkSize("n_align", config.nAlign, 1);
  checkSize("l", config.l, 1);
  checkSize("source_words", config.sourceWords, Vocabulary::kReserved);
  checkSize("target_words", config.targetWords, Vocabulary::kReserved);
  const double m = config.m, n = config.n, l = config.l, context = config.contextSize();
  const double numbers = m * (config.sourceWords + config.targetWords) + l * config.targetWords +
                         n * (9 * m + 10 * n + 3 * context) + config.nAlign * 3 * n + 2 * l * (m + n + context);
  if (numbers > kLargestModel)
    throw Error(
        fmt::format("a model of these sizes would need {:.1f} GiB; the limit is 4 GiB", numbers * 4 / (1u << 30)));
}

ModelConfig presetConfig(std::string_view preset) {
  ModelConfig config;
  if (preset == "paper") return config;
  config.readout = Readout::tanh;
  if (preset == "small") {
    config.m = 128, config.n = 256, config.nAlign = 256, config.l = 128;
    config.sourceWords = config.targetWords = 8000;
    return config;
  }
  if (preset == "medium") {
    config.m = 256, config.n = 512, config.nAlign = 512, config.l = 256;
    config.sourceWords = config.targetWords = 10000;
    return config;
  }
  throw Error(ErrorCode::wrongUsage, fmt::format("there is no preset \"{}\"; choose small, medium or paper", preset));
}

}  // namespace lookback
