// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "app/cli/interrupt.h"
#include "core/training/trainer.h"

namespace lookback::cli {

/// What a person typed after `train`.
struct TrainCommand {
  std::vector<std::string> data, dev;
  std::string output, metrics, system = "rnnsearch", scorer = "additive", preset = "small", optimizer = "adadelta",
                               direction = "fr-en", init, readout;
  bool swap = false, half = false;
  int words = 0, sourceWords = 0, targetWords = 0, maxWords = 50, devSentences = 500;
  int embedding = 0, hidden = 0, scorerSize = 0, readoutSize = 0;
  double dropout = 0;
  std::optional<double> learningRate;
  TrainingOptions options;

  std::optional<std::string> store;  // "": the one in the person's data folder
  std::string resume;                // RUN or RUN@UPDATE
  std::optional<std::string> name, note;
  // Ends that were typed; when a run is resumed the others stay.
  std::optional<std::uint64_t> updates, epochs;
  std::optional<double> minutes;
  std::optional<int> patience;

  bool stored() const { return store || !resume.empty(); }
};

/// Trains as the command says; the exit code.
int runTrain(const TrainCommand& command, Interrupt& interrupt);

}  // namespace lookback::cli
