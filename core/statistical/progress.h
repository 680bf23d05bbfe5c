// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

namespace lookback::statistical {

/// What a training is busy with, in the order in which it happens.
enum class Stage {
  model1,   // EM of IBM Model 1
  hmm,      // EM of the HMM
  links,    // the best alignments of both directions, made one
  phrases,  // phrase pairs of the linked corpus
  languageModel,
  tuning,  // weights on the development set
};

/// One report of a training; comes on the thread that trains.
struct Progress {
  Stage stage = Stage::model1;
  bool reversed = false;     // of model1 and hmm: p(x | y) is trained
  int round = 0;             // an iteration of EM or a round of tuning, from 1; 0: none is over yet
  int rounds = 0;            // so many there will be at most
  double logLikelihood = 0;  // of EM: log p(corpus) under the parameters before the iteration, natural logarithm
  double bleu = 0;           // of tuning: on the development set, 0..100, under the weights the round began with
};

using ProgressCallback = std::function<void(const Progress&)>;

}  // namespace lookback::statistical
