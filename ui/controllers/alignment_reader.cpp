// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/controllers/alignment_reader.h"

#include <exception>
#include <utility>

#include "core/statistical/alignment_trace.h"
#include "core/statistical/statistical_file.h"

namespace lookback::ui {

void AlignmentReader::ask(std::uint64_t id, const std::filesystem::path& model, std::shared_ptr<const Trace> of,
                          std::optional<statistical::Aligner> aligner) {
  m_queue.ask([this, id, model, of = std::move(of), aligner](const std::stop_token& stop) {
    if (!stop.stop_requested()) m_answered(answer(id, model, of, aligner));
  });
}

void AlignmentReader::list(std::vector<std::filesystem::path> files,
                           std::function<void(std::vector<AlignmentFile>)> listed) {
  m_queue.ask([files = std::move(files), listed = std::move(listed)](const std::stop_token& stop) {
    std::vector<AlignmentFile> found;
    for (const std::filesystem::path& file : files) {
      if (stop.stop_requested()) return;
      try {
        const statistical::StatisticalModel head = statistical::readStatisticalHead(file);
        found.push_back({file, head.direction, head.aligners()});
      } catch (const std::exception&) {
        continue;  // the Scoreboard, which shows every such file, says what is wrong with it
      }
    }
    listed(std::move(found));
  });
}

AlignmentAnswer AlignmentReader::answer(std::uint64_t id, const std::filesystem::path& model,
                                        std::shared_ptr<const Trace> of, std::optional<statistical::Aligner> aligner) {
  AlignmentAnswer answer{id, std::move(of), nullptr, {}};
  try {
    if (!m_translator || m_file != model) {
      m_translator = std::make_unique<statistical::PhraseTranslator>(statistical::loadStatisticalModel(model));
      m_file = model;
    }
    answer.trace = statistical::alignmentTrace(*m_translator, *answer.of, aligner);
  } catch (const std::exception& error) {
    answer.problem = error.what();
  }
  return answer;
}

}  // namespace lookback::ui
