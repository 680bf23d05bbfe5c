// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/training/trainer.h"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <cmath>
#include <numbers>

#include "core/base/contract.h"
#include "core/base/error.h"

namespace lookback {

namespace {

/// A loss of so many times that of guessing all words alike is as good as none: the run has diverged, finite or not.
constexpr double kHopeless = 10;

using Clock = std::chrono::steady_clock;
double secondsSince(Clock::time_point start) {
  return std::chrono::duration<double>(Clock::now() - start).count();
}

void require(bool condition, const std::string& message) {
  if (!condition) throw Error(ErrorCode::wrongUsage, message);
}

void checkRate(double rate) {
  require(std::isfinite(rate) && rate > 0 && rate <= 1e6,
          fmt::format("learning rate is {}; it must lie above 0 and not over 1000000", rate));
}

void assignPairs(const Corpus& corpus, std::span<const std::uint32_t> pairs, Batch& batch) {
  thread_local std::vector<std::span<const std::int32_t>> sources, targets;  // keep their memory
  sources.clear();
  targets.clear();
  for (const std::uint32_t pair : pairs) {
    sources.push_back(corpus.source(pair));
    targets.push_back(corpus.target(pair));
  }
  batch.assign(sources, targets);
}

}  // namespace

void checkOptions(const TrainingOptions& options) {
  checkOptions(options.optimizer);
  require(options.batchSize >= 1 && options.batchSize <= 100000,
          fmt::format("batch size is {}; it must lie between 1 and 100000", options.batchSize));
  require(options.threads >= 1 && options.threads <= 256,
          fmt::format("threads is {}; it must lie between 1 and 256", options.threads));
  for (const double rate : {options.dropoutEmbeddings, options.dropoutReadout})
    require(rate >= 0 && rate <= 0.9, fmt::format("dropout is {}; it must lie between 0 and 0.9", rate));
  require(std::isfinite(options.minutes) && options.minutes >= 0,
          fmt::format("minutes is {}; it must be 0 (no limit) or more", options.minutes));
  require(options.updates > 0 || options.epochs > 0 || options.minutes > 0,
          "training needs an end: set updates, epochs or minutes");
  require(options.evaluateEvery > 0, "evaluations must lie at least 1 update apart");
  require(options.finalRate >= 0 && options.finalRate <= 1,
          fmt::format("final rate is {}; it must lie between 0 and 1", options.finalRate));
  for (const RateChange& change : options.rateChanges) checkRate(change.learningRate);
  require(std::is_sorted(options.rateChanges.begin(), options.rateChanges.end(),
                         [](const RateChange& a, const RateChange& b) { return a.update < b.update; }),
          "changes of the learning rate must be given in the order of their updates");
}

std::string_view describe(StopReason reason) {
  switch (reason) {
    case StopReason::updatesDone:
      return "all updates done";
    case StopReason::epochsDone:
      return "all passes over the data done";
    case StopReason::timeUp:
      return "time is up";
    case StopReason::noProgress:
      return "no better evaluation any more";
    case StopReason::stopped:
      return "stopped";
    case StopReason::diverged:
      return "diverged: the loss is out of all bounds or not a number any more";
  }
  return "";
}

Trainer::Trainer(const ModelConfig& config, const TrainingOptions& options, const Corpus& train, const Corpus& dev,
                 Scorer score)
    : m_config((checkConfig(config), config)),
      m_options((checkOptions(options), options)),
      m_train((require(train.size() > 0, "there is nothing to train on: the corpus holds no pairs"), train)),
      m_dev(dev),
      m_score(std::move(score)),
      m_team(options.threads),
      m_plan(train, static_cast<std::size_t>(options.batchSize), options.seed),
      m_parameters(Parameters<float>::zeros(config)),
      m_optimizer(config, options.optimizer),
      m_weights(m_parameters, Ready::both),
      m_gradient(Parameters<float>::zeros(config)),
      m_losses(static_cast<std::size_t>(options.threads)) {
  initialise(m_parameters, options.init, Rng(options.seed));
  for (int member = 0; member < options.threads; ++member) {
    m_workers.emplace_back(m_config);
    m_batches.emplace_back();
  }
}

std::uint64_t Trainer::plannedUpdates() const {
  const std::uint64_t byEpochs = m_options.epochs * m_plan.batchesPerEpoch();
  if (m_options.updates == 0 || byEpochs == 0) return std::max(m_options.updates, byEpochs);
  return std::min(m_options.updates, byEpochs);
}

double Trainer::epochsDone() const {
  const DataCursor cursor = m_plan.cursor();
  return static_cast<double>(cursor.epoch) +
         static_cast<double>(cursor.batch) / static_cast<double>(m_plan.batchesPerEpoch());
}

double Trainer::rateFactor() const {
  const auto done = static_cast<double>(m_optimizer.updates());
  const auto warmUp = static_cast<double>(m_options.warmUp), planned = static_cast<double>(plannedUpdates());
  if (done < warmUp) return (done + 1) / (warmUp + 1);
  if (planned <= warmUp || m_options.finalRate == 1) return 1;
  const double progress = std::min(1.0, (done - warmUp) / (planned - warmUp));
  const double falling = 0.5 * (1 + std::cos(std::numbers::pi * progress));
  return m_options.finalRate + (1 - m_options.finalRate) * falling;
}

void Trainer::setLearningRate(double rate) {
  checkRate(rate);
  const std::uint64_t done = m_optimizer.updates();
  std::erase_if(m_options.rateChanges, [done](const RateChange& change) { return change.update > done; });
  m_options.rateChanges.push_back({done, rate});
}

double Trainer::learningRate() const {
  double rate = m_options.optimizer.rate();
  for (const RateChange& change : m_options.rateChanges) {
    if (change.update > m_optimizer.updates()) break;
    rate = change.learningRate;
  }
  return rate;
}

void Trainer::makeWeightsReady() {
  if (!m_weightsReady) m_weights.assign(m_parameters, m_team);
  m_weightsReady = true;
}

void Trainer::computeGradient(std::span<const std::uint32_t> batch, std::stop_token stop, double& loss, Index& words) {
  makeWeightsReady();
  m_shares.resize(static_cast<std::size_t>(m_team.size()));
  dealOut(m_train, batch, m_shares);
  const std::uint64_t update = m_optimizer.updates();
  m_team.run([&](int member) {
    const auto k = static_cast<std::size_t>(member);
    if (m_shares[k].empty()) return;
    assignPairs(m_train, m_shares[k], m_batches[k]);
    // a stream of its own for every update and thread, so that resuming needs no random state
    Dropout dropout{m_options.dropoutEmbeddings, m_options.dropoutReadout,
                    Rng(Rng(m_options.seed + 7919 * update + static_cast<std::uint64_t>(member)).next())};
    const bool drops = dropout.embeddings > 0 || dropout.readout > 0;
    m_workers[k].setStop(stop);
    m_losses[k] = m_workers[k].lossAndBackward(m_parameters, m_weights, m_batches[k], m_gradient,
                                               drops ? &dropout : nullptr, member == 0, false);
  });
  loss = 0;
  words = 0;
  m_left.clear();
  for (std::size_t k = 0; k < m_shares.size(); ++k) {
    if (m_shares[k].empty()) continue;
    loss += m_losses[k];
    words += m_batches[k].targetWords();
    m_left.push_back(&m_workers[k].left());
  }
  m_adder.run(m_left, false, m_team);
}

/// Which word vectors the batches in m_batches use.
void Trainer::collectTouchedWords() {
  const auto add = [](const std::vector<std::int32_t>& words, std::vector<std::int32_t>& touched) {
    for (const std::int32_t word : words)
      if (word >= 0) touched.push_back(word);
  };
  m_touched.source.clear();
  m_touched.target.clear();
  for (std::size_t k = 0; k < m_batches.size(); ++k) {
    if (m_shares[k].empty()) continue;
    add(m_batches[k].source.words, m_touched.source);
    add(m_batches[k].wordBefore, m_touched.target);
  }
  for (std::vector<std::int32_t>* words : {&m_touched.source, &m_touched.target}) {
    std::sort(words->begin(), words->end());
    words->erase(std::unique(words->begin(), words->end()), words->end());
  }
}

UpdateReport Trainer::update(std::stop_token stop) {
  const auto start = Clock::now();
  const auto before = m_plan.cursor();
  const auto batch = m_plan.next();
  UpdateReport report;
  double loss = 0;
  try {
    computeGradient(batch, stop, loss, report.targetWords);
  } catch (...) {
    m_gradient.sourceEmbedding.setZero();  // the rest is overwritten by the next one
    m_gradient.targetEmbedding.setZero();
    m_plan.jumpTo(before);  // the batch was not used
    throw;
  }
  report.loss = loss / static_cast<double>(report.targetWords);
  report.rateFactor = rateFactor();
  const double rate = learningRate();
  report.learningRate = rate * report.rateFactor;
  collectTouchedWords();
  m_weightsReady = false;
  m_optimizer.setLearningRate(rate);
  report.gradientNorm = m_optimizer.update(m_parameters, m_gradient, m_touched, 1.0 / static_cast<double>(batch.size()),
                                           report.rateFactor, m_team);
  report.update = m_optimizer.updates();
  report.epochs = epochsDone();
  m_seconds += secondsSince(start);
  m_progress.targetWords += static_cast<std::uint64_t>(report.targetWords);
  report.seconds = m_seconds;
  return report;
}

double Trainer::meanLoss(const Corpus& corpus, std::stop_token stop) {
  makeWeightsReady();
  std::vector<std::uint32_t> pairs(corpus.size());
  for (std::size_t k = 0; k < pairs.size(); ++k) pairs[k] = static_cast<std::uint32_t>(k);
  std::stable_sort(pairs.begin(), pairs.end(),
                   [&](std::uint32_t a, std::uint32_t b) { return corpus.target(a).size() > corpus.target(b).size(); });
  std::vector<double> losses(static_cast<std::size_t>(m_team.size()));
  std::vector<Index> words(losses.size());
  const auto size = static_cast<std::size_t>(m_options.batchSize);
  m_team.run([&](int member) {
    const auto k = static_cast<std::size_t>(member);
    m_workers[k].setStop(stop);
    for (std::size_t first = k * size; first < pairs.size(); first += size * losses.size()) {
      assignPairs(corpus, std::span<const std::uint32_t>(pairs).subspan(first, std::min(size, pairs.size() - first)),
                  m_batches[k]);
      losses[k] += m_workers[k].loss(m_parameters, m_weights, m_batches[k]);
      words[k] += m_batches[k].targetWords();
    }
  });
  double loss = 0;
  Index count = 0;
  for (std::size_t k = 0; k < losses.size(); ++k) loss += losses[k], count += words[k];
  return loss / static_cast<double>(count);
}

void Trainer::evaluate(TrainingObserver& observer, std::stop_token stop) {
  EvaluationReport report{.update = m_optimizer.updates(),
                          .epochs = epochsDone(),
                          .seconds = m_seconds,
                          .devLoss = {},
                          .devBleu = {},
                          .best = false};
  if (m_dev.size() > 0) report.devLoss = meanLoss(m_dev, stop);
  if (m_score) report.devBleu = m_score(m_parameters, m_team, stop);
  m_progress.evaluatedUpdate = report.update;
  std::optional<double> score = report.devBleu;
  if (!score && report.devLoss) score = -*report.devLoss;
  // while BLEU stands still, at 0 for instance, the loss tells
  const bool tie = score && score == m_progress.bestScore && report.devLoss < m_progress.bestDevLoss;
  if (score && (!m_progress.bestScore || *score > *m_progress.bestScore || tie)) {
    m_progress.bestScore = score;
    m_progress.bestDevLoss = report.devLoss;
    m_progress.bestUpdate = report.update;
    report.best = true;
    m_best = m_parameters;
    m_progress.evaluationsSinceBest = 0;
  } else if (score && evaluationDue()) {  // one at an end that is moved later does not count
    ++m_progress.evaluationsSinceBest;
  }
  observer.onEvaluation(report, m_parameters);
}

std::optional<StopReason> Trainer::finished() const {
  const std::uint64_t planned = plannedUpdates();
  if (planned > 0 && m_optimizer.updates() >= planned)
    return planned == m_options.updates ? StopReason::updatesDone : StopReason::epochsDone;
  if (m_options.minutes > 0 && m_seconds >= 60 * m_options.minutes) return StopReason::timeUp;
  if (m_options.patience > 0 && m_progress.bestScore && m_progress.evaluationsSinceBest >= m_options.patience)
    return StopReason::noProgress;
  return std::nullopt;
}

/// Until an end is reached; a stop throws Error(interrupted).
StopReason Trainer::train(std::stop_token stop, RunGate& gate, TrainingObserver& observer) {
  const auto evaluated = [this] { return m_progress.evaluatedUpdate == m_optimizer.updates(); };
  if (!evaluated() && evaluationDue())
    evaluate(observer, stop);  // goes on from where a stop came before the evaluation
  std::optional<StopReason> reason = finished();
  while (!reason) {
    if (!gate.pass(stop)) throw Error(ErrorCode::interrupted, "stopped");
    observer.beforeUpdate(m_optimizer.updates());
    const UpdateReport report = update(stop);
    observer.onUpdate(report);
    const bool hopeless = report.loss > kHopeless * std::log(static_cast<double>(m_config.targetWords));
    if (hopeless || !std::isfinite(report.loss) || !std::isfinite(report.gradientNorm)) return StopReason::diverged;
    if (evaluationDue()) evaluate(observer, stop);
    reason = finished();
  }
  if (!evaluated()) evaluate(observer, stop);
  return *reason;
}

TrainingOutcome Trainer::run(std::stop_token stop, RunGate& gate, TrainingObserver& observer) {
  TrainingOutcome outcome;
  try {
    outcome.reason = train(stop, gate, observer);
  } catch (const Error& error) {
    if (error.code() != ErrorCode::interrupted) throw;
    outcome.reason = StopReason::stopped;
  }
  outcome.updates = m_optimizer.updates();
  outcome.bestUpdate = m_progress.bestUpdate;
  outcome.bestScore = m_progress.bestScore;
  outcome.seconds = m_seconds;
  outcome.targetWords = m_progress.targetWords;
  return outcome;
}

TrainingState Trainer::state() {
  return {m_parameters, m_optimizer.first(), m_optimizer.second(), m_optimizer.updates(), m_plan.cursor(), m_seconds};
}

void Trainer::restore(const TrainingState& state) {
  const auto copy = [](const Parameters<float>& from, Parameters<float>& to) {
    std::vector<Matrix<float>> tensors;
    from.visit([&](const std::string&, const MatrixRef<float>& tensor) { tensors.push_back(tensor); });
    std::size_t next = 0;
    to.visit([&](const std::string&, MatrixRef<float> tensor) {
      LOOKBACK_EXPECTS(next < tensors.size() && tensor.size() == tensors[next].size());
      tensor = tensors[next++];
    });
  };
  copy(state.parameters, m_parameters);
  m_optimizer.restore(state.updates, [&](Parameters<float>& first, Parameters<float>& second) {
    copy(state.first, first);
    copy(state.second, second);
  });
  m_weightsReady = false;
  m_plan.jumpTo(state.cursor);
  m_seconds = state.seconds;
  m_progress = {};
  m_best.reset();
}

void Trainer::restore(const TrainingState& state, const TrainingProgress& progress, const Parameters<float>* best) {
  restore(state);
  m_progress.targetWords = progress.targetWords;
  m_progress.evaluatedUpdate = progress.evaluatedUpdate;
  if (progress.bestUpdate == 0 || best == nullptr) return;
  m_progress = progress;
  m_best = *best;
}

}  // namespace lookback
