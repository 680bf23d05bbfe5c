// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/training/thread_rule.h"

#include <algorithm>
#include <thread>

namespace lookback {
namespace {

constexpr int kMostThreads = 2;
constexpr double kPassesOfAProduct = 3;  // forward, and back to both factors
/// Multiplications of an update from which on two threads pay: see tests/bench/README.md.
constexpr double kTwoPay = 1.5e9;

}  // namespace

double multiplicationsPerUpdate(const ModelConfig& config, int batchSize, double words) {
  const double m = config.m, n = config.n, nAlign = config.nAlign, l = config.l, K_y = config.targetWords;
  const bool attends = config.scorer != Scorer::none;
  const double contextSize = attends ? 2 * n : n;
  const double encoder = (attends ? 2 : 1) * 3 * n * (m + n) + (attends ? 2 * n * nAlign : 0);  // a source word
  const double attention = attends ? n * nAlign + words * (nAlign + 2 * n) : 0;                 // a target word
  const double decoder = 3 * n * (m + n + contextSize) + 2 * l * (m + n + contextSize) + l * K_y;
  return kPassesOfAProduct * batchSize * words * (encoder + attention + decoder);
}

int threadsThatPay(const ModelConfig& config, int batchSize, double words, int available) {
  if (available <= 0) available = std::max(1, static_cast<int>(std::thread::hardware_concurrency()));
  if (multiplicationsPerUpdate(config, batchSize, words) < kTwoPay) return 1;
  return std::min(available, kMostThreads);
}

double wordsPerPair(const Corpus& corpus) {
  if (corpus.size() == 0) return 0;
  return static_cast<double>(corpus.tokenCount()) / (2 * static_cast<double>(corpus.size())) + 1;
}

}  // namespace lookback
