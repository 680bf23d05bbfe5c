// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

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

/// A phrase-based model that lies on disk.
struct AlignmentFile {
  std::filesystem::path file;
  Direction direction;
  std::vector<statistical::Aligner> aligners;
};

/// Aligns decoded sentences with a phrase-based model, which is read once, on a thread of its own.
class AlignmentReader final {
 public:
  /// `answered` is called on that thread.
  explicit AlignmentReader(std::function<void(AlignmentAnswer)> answered) : m_answered(std::move(answered)) {}

  /// Never waits. `aligner`: one that the model has, or its first.
  void ask(std::uint64_t id, const std::filesystem::path& model, std::shared_ptr<const Trace> of,
           std::optional<statistical::Aligner> aligner = {});
  /// Which of these files can be read and how they align; `listed` is called on the thread. Never waits.
  void list(std::vector<std::filesystem::path> files, std::function<void(std::vector<AlignmentFile>)> listed);

 private:
  AlignmentAnswer answer(std::uint64_t id, const std::filesystem::path& model, std::shared_ptr<const Trace> of,
                         std::optional<statistical::Aligner> aligner);

  std::function<void(AlignmentAnswer)> m_answered;
  std::filesystem::path m_file;                                 // of the thread
  std::unique_ptr<statistical::PhraseTranslator> m_translator;  // likewise
  JobQueue m_queue;                                             // last member: joined first
};

}  // namespace lookback::ui
