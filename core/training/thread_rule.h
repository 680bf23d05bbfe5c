// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/data/corpus.h"
#include "core/model/config.h"

namespace lookback {

/// Multiplications of an update, forward and back: of the products, which are nearly all of it. `words`: of a side,
/// end mark counted, in the mean.
double multiplicationsPerUpdate(const ModelConfig& config, int batchSize, double words);

/// How many of `available` threads (0: those of the computer, two at most) to train with: one where two hardly help.
/// Threads of an update wait for each other several times, and what such a meeting costs does not shrink with the
/// model; when another program takes a core for a while, all wait for the one that lost it. The limit was measured
/// (tests/bench/README.md). Depends on the settings alone, so that a run can be repeated to the bit.
int threadsThatPay(const ModelConfig& config, int batchSize, double words, int available = 0);

/// Mean length of a side with its end mark; 0 for an empty corpus.
double wordsPerPair(const Corpus& corpus);

}  // namespace lookback
