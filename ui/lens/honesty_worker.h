// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <array>
#include <atomic>
#include <cstdint>
#include <filesystem>
#include <memory>
#include <stop_token>
#include <string>
#include <vector>

#include "core/decoding/counterfactual.h"
#include "core/decoding/trace.h"
#include "ui/controllers/job_queue.h"

namespace lookback::ui {

constexpr std::size_t kChanges = 4;  // of Counterfactual, in its order

/// A sentence under each change.
struct HonestyAnswer {
  std::shared_ptr<const Trace> original;                       // as the model writes it
  std::array<std::vector<ChangedStep>, kChanges> steps;        // each step changed by itself
  std::array<std::shared_ptr<const Trace>, kChanges> written;  // every step changed, the rest following from it
};

/// Where the sentences of a survey come from.
struct SurveyChoice {
  std::filesystem::path file;  // a sentence a line, in the model's source language; of a TSV the first column. Empty:
                               // pairs are generated that no shipped model was trained on
  int sentences = 200;
  std::uint64_t seed = 1;  // of the permutations
};

/// Does the lab's work beside the window; only the newest of each kind of question is answered.
class HonestyWorker final : public QObject {
  Q_OBJECT
 public:
  explicit HonestyWorker(QObject* parent = nullptr);
  ~HonestyWorker() override;

  void look(std::shared_ptr<const Model> model, std::string sentence, std::uint64_t seed);
  void survey(std::shared_ptr<const Model> model, SurveyChoice choice);
  /// Ends a survey; what it has counted so far stays on the page.
  void cancelSurvey();
  bool isSurveying() const { return m_surveying; }

 Q_SIGNALS:
  void answered(const lookback::ui::HonestyAnswer& answer);
  void failed(const QString& message);
  /// `sentences` of `all` are done.
  void surveyed(qint64 sentences, qint64 all, const lookback::CounterfactualShares& shares);
  void surveyingChanged();
  void surveyFailed(const QString& message);

 private:
  template <class Take>
  void tell(const std::atomic<std::uint64_t>& newest, std::uint64_t id, Take take);
  void setSurveying(bool surveying);

  std::atomic<std::uint64_t> m_newestLook{0}, m_newestSurvey{0};
  std::stop_source m_stopLook, m_stopSurvey;
  bool m_surveying = false;
  JobQueue m_looks, m_surveys;  // last members: their threads end first
};

/// The sentences of a survey; throws Error naming the file and the remedy.
std::vector<std::string> surveySentences(const SurveyChoice& choice, const Direction& direction,
                                         const std::stop_token& stop = {});

}  // namespace lookback::ui
