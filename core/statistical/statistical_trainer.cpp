// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/statistical/statistical_trainer.h"

#include <chrono>

#include "core/base/error.h"

namespace lookback::statistical {

namespace {

/// Adds the time of a stage to a report.
class Clock {
 public:
  explicit Clock(StatisticalReport& report) : m_report(report) {}
  void lap(Stage stage) {
    const auto now = std::chrono::steady_clock::now();
    m_report.seconds[stage] += std::chrono::duration<double>(now - m_last).count();
    m_last = now;
  }

 private:
  StatisticalReport& m_report;
  std::chrono::steady_clock::time_point m_last = std::chrono::steady_clock::now();
};

}  // namespace

AlignedCorpus alignCorpus(const LoadedCorpus& data, const AlignerOptions& options, Team& team, std::stop_token stop,
                          const ProgressCallback& progress) {
  Corpus folded = data.corpus;
  folded.renumber(foldedNumbers(data.source), foldedNumbers(data.target));
  AlignedCorpus result;
  const Bitext forward{&folded, false, data.source.size(), data.target.size()};
  const Bitext reverse{&folded, true, data.target.size(), data.source.size()};
  result.forward = trainDirection(forward, options, team, stop, progress);
  result.reverse = trainDirection(reverse, options, team, stop, progress);
  result.links = joinDirections(folded, result.forward.alignments, result.reverse.alignments, options.symmetrisation);
  return result;
}

StatisticalModel trainStatistical(const LoadedCorpus& data, Direction direction, std::span<const TextPair> dev,
                                  const StatisticalOptions& options, std::stop_token stop,
                                  const ProgressCallback& progress, StatisticalReport* report) {
  StatisticalReport unread;
  StatisticalReport& told = report != nullptr ? *report : unread;
  const auto begin = [&](Stage stage) {
    throwIfStopped(stop);
    if (progress) progress({stage});
  };
  Team team(options.threads);
  Clock clock(told);
  begin(Stage::model1);
  AlignedCorpus aligned = alignCorpus(data, options.aligner, team, stop, progress);
  clock.lap(Stage::hmm);
  told.forwardModel1 = aligned.forward.model1LogLikelihoods;
  told.forwardHmm = aligned.forward.hmmLogLikelihoods;
  told.reverseModel1 = aligned.reverse.model1LogLikelihoods;
  told.reverseHmm = aligned.reverse.hmmLogLikelihoods;

  StatisticalModel model;
  model.direction = direction;
  model.source = data.source;
  model.target = data.target;
  model.forward = std::move(aligned.forward.model);
  model.reverse = std::move(aligned.reverse.model);
  if (aligned.forward.model1 && aligned.reverse.model1)
    model.model1 = Model1Pair{std::move(*aligned.forward.model1), std::move(*aligned.reverse.model1)};
  model.symmetrisation = options.aligner.symmetrisation;
  model.decoder = options.decoder;
  begin(Stage::phrases);
  model.phrases = buildPhraseTable(data.corpus, aligned.links, options.phrases, team, stop);
  clock.lap(Stage::phrases);
  begin(Stage::languageModel);
  model.languageModel = LanguageModel(data.corpus, true, data.target.size(), stop);
  clock.lap(Stage::languageModel);
  begin(Stage::tuning);
  told.tuningBleu = tuneWeights(model, dev, options.tuning, team, stop, progress);
  clock.lap(Stage::tuning);
  return model;
}

}  // namespace lookback::statistical
