// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>

#include "app/cli/console.h"
#include "core/base/file_io.h"
#include "core/training/trainer.h"

namespace lookback::cli {

/// What a training run says while it runs: one moving line on a terminal, else a line now and then; a line for each
/// evaluation; and, if asked for, a CSV file with every update: update, epochs, loss, gradient norm, rate, target
/// words. The file appears when the run ends, and has nothing in it that depends on the clock.
class TrainingLog {
 public:
  /// `secondsBefore` is the training that a resumed run had before.
  TrainingLog(const std::string& metricsFile, const TrainingOptions& options, double secondsBefore = 0);
  void add(const UpdateReport& report);
  void add(const EvaluationReport& report);
  void close();

 private:
  std::string timeLeft(const UpdateReport& report) const;

  const TrainingOptions& m_options;
  double m_secondsBefore;
  std::optional<AtomicFile> m_metrics;
  Progress m_progress;
  double m_loss = 0;      // running mean
  double m_words = 0;     // target words since the start
  bool m_first = true;    // update of this session
  double m_lastLine = 0;  // seconds of training at the last line without a terminal
};

}  // namespace lookback::cli
