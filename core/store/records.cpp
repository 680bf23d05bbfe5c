// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/records.h"

#include <fmt/format.h>

#include <array>

#include "core/base/error.h"

namespace lookback::store {
namespace {

constexpr std::array<std::string_view, 6> kStates = {"running", "done", "stopped", "diverged", "interrupted", "failed"};

}  // namespace

std::string_view name(RunState state) {
  return kStates[static_cast<std::size_t>(state)];
}

RunState runStateFromName(std::string_view text) {
  for (std::size_t k = 0; k < kStates.size(); ++k) {
    if (kStates[k] == text) return static_cast<RunState>(k);
  }
  throw Error(ErrorCode::wrongUsage,
              fmt::format("\"{}\" is no state of a run; known are {}", text, fmt::join(kStates, ", ")));
}

RunState stateAfter(StopReason reason) {
  if (reason == StopReason::stopped) return RunState::stopped;
  if (reason == StopReason::diverged) return RunState::diverged;
  return RunState::done;
}

MetricRow metricRow(const UpdateReport& report) {
  MetricRow row;
  row.update = report.update;
  row.epochs = report.epochs;
  row.seconds = report.seconds;
  row.loss = report.loss;
  row.gradientNorm = report.gradientNorm;
  row.rate = report.rateFactor;
  row.targetWords = report.targetWords;
  return row;
}

MetricRow metricRow(const EvaluationReport& report) {
  MetricRow row;
  row.update = report.update;
  row.epochs = report.epochs;
  row.seconds = report.seconds;
  row.devLoss = report.devLoss;
  row.devBleu = report.devBleu;
  return row;
}

}  // namespace lookback::store
