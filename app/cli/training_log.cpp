// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/training_log.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <utility>

namespace lookback::cli {
namespace {

constexpr double kForget = 0.02;             // weight of the newest loss in the mean shown
constexpr double kSecondsBetweenLines = 30;  // without a terminal

}  // namespace

TrainingLog::TrainingLog(const std::string& metricsFile, const TrainingOptions& options, double secondsBefore)
    : m_options(options), m_secondsBefore(secondsBefore), m_lastLine(secondsBefore) {
  if (metricsFile.empty()) return;
  m_metrics.emplace(metricsFile);
  m_metrics->write("update,epochs,loss,gradient_norm,rate,target_words\n");
}

void TrainingLog::add(const UpdateReport& report) {
  if (m_metrics) {
    m_metrics->write(fmt::format("{},{},{},{},{},{}\n", report.update, report.epochs, report.loss, report.gradientNorm,
                                 report.rateFactor, report.targetWords));
  }
  m_words += static_cast<double>(report.targetWords);
  m_loss = m_loss == 0 ? report.loss : (1 - kForget) * m_loss + kForget * report.loss;
  const bool terminal = Progress::visible();
  const bool first = std::exchange(m_first, false);
  if (!terminal && !first && report.seconds - m_lastLine < kSecondsBetweenLines) return;
  const std::string text = fmt::format(
      "update {}  epoch {:.2f}  loss {:.3f}  {:.0f} words/s  {}", report.update, report.epochs, m_loss,
      report.seconds > m_secondsBefore ? m_words / (report.seconds - m_secondsBefore) : 0, timeLeft(report));
  if (terminal) {
    m_progress.show(text);
  } else {
    note(text);
    m_lastLine = report.seconds;
  }
}

/// The nearest of the ends that the options set, at the speed so far.
std::string TrainingLog::timeLeft(const UpdateReport& report) const {
  double left = INFINITY;
  if (m_options.minutes > 0) left = std::min(left, 60 * m_options.minutes - report.seconds);
  if (m_options.updates > 0 && report.update > 0) {
    const double updates = static_cast<double>(m_options.updates) - static_cast<double>(report.update);
    left = std::min(left, updates * report.seconds / static_cast<double>(report.update));
  }
  if (m_options.epochs > 0 && report.epochs > 0) {
    left = std::min(left, (static_cast<double>(m_options.epochs) - report.epochs) * report.seconds / report.epochs);
  }
  return std::isfinite(left) ? clockText(left) + " left" : "";
}

void TrainingLog::add(const EvaluationReport& report) {
  m_progress.clear();
  std::string text =
      fmt::format("after update {} (epoch {:.2f}, {}):", report.update, report.epochs, clockText(report.seconds));
  if (report.devLoss)
    text += fmt::format(" dev loss {:.4f} (perplexity {:.2f})", *report.devLoss, std::exp(*report.devLoss));
  if (report.devBleu) text += fmt::format(" dev BLEU {:.2f}", *report.devBleu);
  if (!report.devLoss && !report.devBleu) return;
  note(text + (report.best ? ", the best so far" : ""));
}

void TrainingLog::close() {
  m_progress.clear();
  if (!m_metrics) return;
  m_metrics->commit();
  m_metrics.reset();
}

}  // namespace lookback::cli
