// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <filesystem>
#include <memory>
#include <optional>
#include <vector>

#include "core/statistical/word_aligner.h"
#include "core/text/language.h"
#include "ui/models/decode_model.h"
#include "ui/models/weights_reader.h"

namespace lookback::ui {

/// A statistical alignment that the map can show in place of attention.
struct PosteriorChoice {
  std::filesystem::path file;
  statistical::Aligner aligner = statistical::Aligner::hmm;
  Direction direction;  // it was trained for; its reverse side serves the other
  friend bool operator==(const PosteriorChoice&, const PosteriorChoice&) = default;
};

/// Which table of weights the map shows: the attention of the decoder, or how a statistical alignment explains the same
/// words. The controller looks for alignments and works them out.
class PosteriorModel final : public QObject {
  Q_OBJECT
 public:
  explicit PosteriorModel(DecodeModel& decode, QObject* parent = nullptr);

  /// At hand for the languages of the shown sentence.
  const std::vector<PosteriorChoice>& choices() const { return m_choices; }
  /// Absent: attention.
  const std::optional<PosteriorChoice>& chosen() const { return m_chosen; }
  void choose(const std::optional<PosteriorChoice>& choice);
  /// From attention through the choices and back to it.
  void chooseNext();

  WeightsReader reader(const std::optional<PosteriorChoice>& choice) const;
  /// Of what is shown now.
  WeightsReader reader() const { return reader(posterior() ? m_chosen : std::nullopt); }
  /// What the map shows; null for the attention of the decoder. While a new one is on its way, the last.
  std::shared_ptr<const Trace> posterior() const { return m_chosen ? m_posterior : nullptr; }
  /// What is shown is not yet of the words or of the alignment asked for.
  bool waiting() const;

  // For the controller.
  void setAtHand(std::vector<PosteriorChoice> all);
  /// How `by` explains the words of `of`.
  void setPosterior(const PosteriorChoice& by, std::shared_ptr<const Trace> of, std::shared_ptr<const Trace> posterior);

 Q_SIGNALS:
  /// Choices, what is chosen, or what is shown.
  void changed();

 private:
  void followDirection();

  DecodeModel& m_decode;
  std::vector<PosteriorChoice> m_all, m_choices;
  std::optional<PosteriorChoice> m_chosen, m_by;
  std::shared_ptr<const Trace> m_of, m_posterior;
};

}  // namespace lookback::ui
