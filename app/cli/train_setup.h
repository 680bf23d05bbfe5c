// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "app/cli/dev_set.h"
#include "app/cli/train_command.h"
#include "core/data/reader_corpus.h"
#include "core/store/store.h"

namespace lookback::cli {

/// All that a training begins with.
struct TrainSetup {
  std::string name;
  ModelConfig config;
  TrainingOptions options;
  LoadedCorpus data;
  DevSet dev;
  std::map<std::string, std::string> provenance;
  std::optional<store::ResumePoint> resumed;  // where it goes on
  std::vector<store::Probe> probes;
};

std::filesystem::path storePath(const TrainCommand& command);

/// A training that begins now: reads the corpora. Throws Error for options and data that cannot be used.
TrainSetup newTraining(const TrainCommand& command, std::stop_token stop);

/// One that goes on with a stored run: everything but the ends comes from the run; its corpora are read again. Nothing
/// in the store changes if this throws: for a run that is not there, or data that is not what it was.
TrainSetup resumedTraining(const TrainCommand& command, std::stop_token stop);

/// What the store is told when a new run begins.
store::NewRun newRun(const TrainCommand& command, const TrainSetup& setup);

}  // namespace lookback::cli
