// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/controllers/posterior_controller.h"

#include <utility>

#include "ui/models/phrase_shelf.h"

namespace lookback::ui {

PosteriorController::PosteriorController(DecodeModel& decode, ModelShelf& shelf, QObject* parent)
    : QObject(parent), m_decode(decode), m_shelf(shelf), m_model(decode) {
  m_reader = std::make_unique<AlignmentReader>([this](AlignmentAnswer answer) {
    QMetaObject::invokeMethod(
        this, [this, answer = std::move(answer)] { take(answer); }, Qt::QueuedConnection);
  });
  connect(&m_model, &PosteriorModel::changed, this, &PosteriorController::follow);
  connect(&shelf, &ModelShelf::changed, this, &PosteriorController::look);
  look();
}

void PosteriorController::look() {
  std::vector<std::filesystem::path> models;
  for (const ModelShelf::Entry& entry : m_shelf.entries()) models.push_back(entry.file);
  std::vector<std::filesystem::path> files = phraseFilesBeside(models);
  if (files == m_files) return;
  m_files = std::move(files);
  m_reader->list(m_files, [this, look = ++m_looks](std::vector<AlignmentFile> found) {
    QMetaObject::invokeMethod(
        this,
        [this, look, found = std::move(found)] {
          if (look != m_looks) return;
          std::vector<PosteriorChoice> all;
          for (const AlignmentFile& one : found)
            for (const statistical::Aligner aligner : one.aligners) all.push_back({one.file, aligner, one.direction});
          m_model.setAtHand(std::move(all));
        },
        Qt::QueuedConnection);
  });
}

/// One question at a time: while the words change faster than they are aligned, only the newest are.
void PosteriorController::follow() {
  if (m_asked || !m_model.waiting()) return;
  m_asked = m_model.chosen();
  m_reader->ask(0, m_asked->file, m_decode.trace(), m_asked->aligner);
}

void PosteriorController::take(const AlignmentAnswer& answer) {
  const PosteriorChoice asked = *std::exchange(m_asked, std::nullopt);
  if (answer.trace) {
    m_model.setPosterior(asked, answer.of, answer.trace);
  } else if (m_model.chosen() == asked) {
    m_model.choose(std::nullopt);
    Q_EMIT failed(QString::fromStdString(answer.problem));
  }
  follow();
}

}  // namespace lookback::ui
