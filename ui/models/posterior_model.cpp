// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/posterior_model.h"

#include <algorithm>
#include <set>
#include <utility>

namespace lookback::ui {
namespace {

bool sameWords(const Trace& a, const Trace& b) {
  return a.source == b.source && a.target == b.target && a.finished == b.finished;
}

}  // namespace

PosteriorModel::PosteriorModel(DecodeModel& decode, QObject* parent) : QObject(parent), m_decode(decode) {
  connect(&decode, &DecodeModel::resultChanged, this, &PosteriorModel::followDirection);
}

void PosteriorModel::setAtHand(std::vector<PosteriorChoice> all) {
  m_all = std::move(all);
  followDirection();
}

void PosteriorModel::followDirection() {
  std::vector<PosteriorChoice> now;
  if (const Trace* trace = m_decode.trace().get()) {
    const Direction &shown = trace->direction, back{shown.target, shown.source};
    for (const PosteriorChoice& choice : m_all)
      if (choice.direction == shown || choice.direction == back) now.push_back(choice);
  }
  const bool gone = m_chosen && std::find(now.begin(), now.end(), *m_chosen) == now.end();
  if (now == m_choices && !gone) {
    if (m_chosen) Q_EMIT changed();  // the words may be others
    return;
  }
  m_choices = std::move(now);
  if (gone) m_chosen.reset();
  Q_EMIT changed();
}

void PosteriorModel::choose(const std::optional<PosteriorChoice>& choice) {
  if (choice == m_chosen) return;
  if (choice && std::find(m_choices.begin(), m_choices.end(), *choice) == m_choices.end()) return;
  m_chosen = choice;
  if (m_by != m_chosen) m_posterior.reset();  // never under another's name
  Q_EMIT changed();
}

void PosteriorModel::chooseNext() {
  if (m_choices.empty()) return;
  const auto at = m_chosen ? std::find(m_choices.begin(), m_choices.end(), *m_chosen) : m_choices.end();
  if (at == m_choices.end()) return choose(m_choices.front());
  choose(at + 1 == m_choices.end() ? std::nullopt : std::optional(*(at + 1)));
}

WeightsReader PosteriorModel::reader(const std::optional<PosteriorChoice>& choice) const {
  WeightsReader reader;
  reader.alone = m_choices.empty();
  if (!choice) return reader;
  reader.kind = choice->aligner == statistical::Aligner::hmm ? WeightsReader::Kind::hmm : WeightsReader::Kind::model1;
  reader.file = QString::fromStdU16String(choice->file.stem().u16string());
  std::set<std::filesystem::path> files;
  for (const PosteriorChoice& one : m_choices) files.insert(one.file);
  reader.several = files.size() > 1;
  return reader;
}

bool PosteriorModel::waiting() const {
  if (!m_chosen || !m_decode.trace()) return false;
  return !m_posterior || m_by != m_chosen || !sameWords(*m_of, *m_decode.trace());
}

void PosteriorModel::setPosterior(const PosteriorChoice& by, std::shared_ptr<const Trace> of,
                                  std::shared_ptr<const Trace> posterior) {
  if (by != m_chosen) return;  // late
  m_by = by;
  m_of = std::move(of);
  m_posterior = std::move(posterior);
  Q_EMIT changed();
}

}  // namespace lookback::ui
