// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "app/cli/command.h"
#include "app/cli/console.h"
#include "core/data/reader_corpus.h"
#include "core/statistical/statistical_trainer.h"

namespace lookback::cli {

// The commands of `statistical`.
void addStatisticalTrain(CLI::App& statistical, Run& run);
void addStatisticalAlign(CLI::App& statistical, Run& run);
void addStatisticalTranslate(CLI::App& statistical, Run& run);
void addStatisticalEvaluate(CLI::App& statistical, Run& run);

/// The sentence pairs to learn from, as a person names them.
struct PairOptions {
  std::vector<std::string> data;
  std::string direction = "fr-en";
  bool swap = false;
  int maxWords = 50;
  std::uint64_t pairs = 0;  // the first ones; 0: all
};

/// Adds --data, --direction, --swap, --max-words and --pairs.
void addPairOptions(CLI::App& sub, PairOptions& options);
PairFiles pairFiles(const std::vector<std::string>& files, bool swap);
ReadOptions readOptions(const PairOptions& options, const Interrupt& interrupt, Progress& progress);
/// All words of all pairs; notes what was dropped.
LoadedCorpus readAllWords(const PairOptions& options, const Interrupt& interrupt);

/// What a training says while it runs: a moving line on a terminal, and a line for each finished round.
class StatisticalLog {
 public:
  /// `pairs`: of the corpus.
  StatisticalLog(std::size_t pairs, const Direction& direction);
  void operator()(const statistical::Progress& report);

 private:
  std::size_t m_pairs;
  Direction m_direction;
  Progress m_line;
};

}  // namespace lookback::cli
