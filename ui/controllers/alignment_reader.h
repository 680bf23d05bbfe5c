// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <filesystem>
#include <functional>
#include <memory>
#include <string>

#include "core/decoding/trace.h"
#include "core/statistical/statistical_model.h"
#include "ui/controllers/job_queue.h"

namespace lookback::ui {

/// How the statistical baseline aligns what a decoder wrote.
struct AlignmentAnswer {
  std::uint64_t id = 0;
  std::shared_ptr<const Trace> of;     // what was asked for
  std::shared_ptr<const Trace> trace;  // see alignmentTrace; null if it failed
  std::string problem;                 // then why, for people
};

/// Aligns decoded sentences with a phrase-based model, which is read once, on a thread of its own.
class AlignmentReader final {
 public:
  /// `answered` is called on that thread.
  explicit AlignmentReader(std::function<void(AlignmentAnswer)> answered) : m_answered(std::move(answered)) {}

  /// Never waits.
  void ask(std::uint64_t id, const std::filesystem::path& model, std::shared_ptr<const Trace> of);

 private:
  AlignmentAnswer answer(std::uint64_t id, const std::filesystem::path& model, std::shared_ptr<const Trace> of);

  std::function<void(AlignmentAnswer)> m_answered;
  std::filesystem::path m_file;                                 // of the thread
  std::unique_ptr<statistical::PhraseTranslator> m_translator;  // likewise
  JobQueue m_queue;                                             // last member: joined first
};

}  // namespace lookback::ui
