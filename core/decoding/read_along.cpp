// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/decoding/read_along.h"

#include <cmath>

#include "core/base/error.h"
#include "core/model/decoder.h"
#include "core/tensor/kernels/kernels.h"
#include "core/text/vocabulary.h"

namespace lookback {
namespace {

/// log p of one word from the logits of a step (eq. 4).
double logProbability(const float* logits, Index size, int word) {
  const Kernels<float>& k = kernels<float>();
  const float largest = k.maximum(size, logits);
  const double sum = static_cast<double>(k.sumOfExponentials(size, logits, largest));
  return static_cast<double>(logits[word]) - static_cast<double>(largest) - std::log(sum);
}

}  // namespace

ReadingAlong readAlong(const ModelConfig& config, const Parameters<float>& p, const Weights<float>& w,
                       std::span<const std::int32_t> source, std::span<const std::int32_t> target, bool withEnd,
                       const std::stop_token& stop) {
  const Annotations<float> annotations = annotate(config, p, w, source, stop);
  DecoderStep<float> step(config, p, w, annotations);
  ReadingAlong reading;
  const Index steps = static_cast<Index>(target.size()) + (withEnd ? 1 : 0);
  const bool attends = config.scorer != Scorer::none;
  if (attends) {
    reading.energies.resize(steps, annotations.h.cols());
    reading.alpha.resize(steps, annotations.h.cols());
  }
  Matrix<float> s = annotations.s0;
  int before = -1;
  for (Index i = 0; i < steps; ++i) {
    throwIfStopped(stop);
    step.score(s);
    step.soften();
    step.blend();
    step.write(s, std::span(&before, 1));
    if (attends) {
      reading.energies.row(i) = step.e().col(0).transpose();
      reading.alpha.row(i) = step.alpha().col(0).transpose();
    }
    const auto k = static_cast<std::size_t>(i);
    before = k < target.size() ? target[k] : Vocabulary::kEnd;
    reading.logProbability += logProbability(step.logits().col(0).data(), config.targetWords, before);
    s = step.s();
  }
  return reading;
}

}  // namespace lookback
