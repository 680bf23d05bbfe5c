// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/controllers/training_live.h"

#include <algorithm>
#include <cmath>

#include "core/base/error.h"
#include "core/decoding/read_along.h"
#include "core/decoding/translator.h"
#include "core/store/run_events.h"
#include "core/text/tokenizer.h"

namespace lookback::ui {
namespace {

constexpr double kSnapshotRatio = 1.15;  // of the updates of neighbours
constexpr int kExtraWords = 4;           // that a probe's output may have beyond its reference
/// Between two snapshots the probes are read for the window alone: this often, and never for more than a fiftieth of
/// the time.
constexpr std::chrono::milliseconds kLiveEvery(100);
constexpr int kLiveShare = 50;

store::Milliseconds now() {
  using namespace std::chrono;
  return duration_cast<milliseconds>(system_clock::now().time_since_epoch()).count();
}

}  // namespace

ProbeReader::ProbeReader(const TrainingData& data, const ModelConfig& config, std::vector<store::Probe> probes)
    : m_data(data), m_config(config) {
  for (store::Probe& probe : probes) add(std::move(probe));
}

void ProbeReader::add(store::Probe probe) {
  m_sources.push_back(m_data.source.ids(probe.source));
  m_targets.push_back(m_data.target.ids(probe.reference));
  m_probes.push_back(std::move(probe));
}

ProbeFramePtr ProbeReader::read(const Parameters<float>& parameters, std::uint64_t update,
                                const std::stop_token& stop) const {
  auto frame = std::make_shared<ProbeFrame>();
  frame->update = update;
  const auto weights = std::make_shared<const Weights<float>>(parameters, Ready::forward);
  Translator translator(m_config, parameters, weights);
  TranslateOptions options;
  options.beam = 1;
  for (std::size_t k = 0; k < m_probes.size(); ++k) {
    if (m_probes[k].addedAt > update) continue;
    store::Snapshot snapshot;
    snapshot.update = update;
    snapshot.probe = m_probes[k].number;
    const bool led = !m_targets[k].empty();
    options.maxLength = static_cast<int>(led ? m_targets[k].size() : 2 * m_sources[k].size()) + kExtraWords;
    std::vector<std::int32_t> written;
    const Hypothesis best = translator.search(m_sources[k], options, stop).front();
    for (const int word : best.words) {
      if (word == Vocabulary::kEnd) break;
      written.push_back(word);
      snapshot.output.push_back(m_data.target.word(word));
    }
    ReadingAlong reading = readAlong(m_config, parameters, *weights, m_sources[k], led ? m_targets[k] : written,
                                     led || best.finished, stop);
    snapshot.logProbability = reading.logProbability;
    snapshot.alpha = std::move(reading.alpha);
    snapshot.energies = std::move(reading.energies);
    frame->snapshots.push_back(std::move(snapshot));
  }
  return frame;
}

LiveObserver::LiveObserver(const Parts& parts) : RecordingObserver(parts.trainer, parts.recorder), m_parts(parts) {}

LiveObserver::LiveObserver(const Parts& parts, const store::Checkpoint& resumed, std::vector<store::RunEvent> events)
    : RecordingObserver(parts.trainer, parts.recorder, resumed), m_parts(parts), m_ahead(std::move(events)) {
  while (m_next <= resumed.state.updates) advance();
  std::erase_if(m_ahead, [&](const store::RunEvent& event) { return event.update <= resumed.state.updates; });
}

void LiveObserver::advance() {
  m_next = std::max(m_next + 1, static_cast<std::uint64_t>(std::ceil(static_cast<double>(m_next) * kSnapshotRatio)));
}

void LiveObserver::look(const Parameters<float>& parameters, std::uint64_t update, const std::stop_token& stop) {
  try {
    ProbeFramePtr frame = m_parts.probes.read(parameters, update, stop);
    m_parts.recorder.add(frame->snapshots);
    m_parts.session.tell([&](TrainingNews& news) { news.frames.push_back(std::move(frame)); });
    m_looked = update;
  } catch (const Error& error) {
    // Stopped, or numbers that are none any more: the trainer says which.
    if (error.code() != ErrorCode::interrupted && error.code() != ErrorCode::refusedInput) throw;
  }
}

void LiveObserver::showLive(std::uint64_t update) {
  const Clock::time_point start = Clock::now();
  if (!m_parts.session.watched || start < m_nextLive || m_looked == update) return;
  try {
    m_parts.session.live.put(
        m_parts.probes.read(m_parts.trainer.parameters(), update, m_parts.session.stop.get_token()));
  } catch (const Error& error) {
    if (error.code() != ErrorCode::interrupted && error.code() != ErrorCode::refusedInput) throw;
  }
  const Clock::time_point end = Clock::now();
  m_nextLive = end + std::max<Clock::duration>(kLiveEvery, kLiveShare * (end - start));
}

void LiveObserver::tellEvent(const store::RunEvent& event) {
  m_parts.session.tell([&](TrainingNews& news) { news.events.push_back(event); });
}

void LiveObserver::setRate(std::uint64_t done, double rate) {
  const double before = m_parts.trainer.learningRate();
  m_parts.trainer.setLearningRate(rate);
  std::erase_if(m_ahead, [](const store::RunEvent& event) { return event.kind == store::kRateEvent; });
  const store::RunEvent event = store::rateEvent({done, rate}, before, now());
  m_parts.recorder.add(event);
  tellEvent(event);
}

void LiveObserver::addProbe(std::uint64_t done, const ProbeWish& wish) {
  store::Probe probe;
  for (const store::Probe& known : m_parts.probes.probes()) probe.number = std::max(probe.number, known.number + 1);
  probe.source = tokenise(wish.source, m_parts.data.direction.source);
  probe.reference = tokenise(wish.reference, m_parts.data.direction.target);
  probe.addedAt = done;
  if (probe.source.empty()) return;
  m_parts.recorder.add(probe);
  const store::RunEvent event = store::probeEvent(probe, now());
  m_parts.recorder.add(event);
  tellEvent(event);
  m_parts.probes.add(std::move(probe));
  m_parts.session.tell([&](TrainingNews& news) { news.probes = m_parts.probes.probes(); });
}

void LiveObserver::beforeUpdate(std::uint64_t done) {
  while (!m_ahead.empty() && m_ahead.front().update <= done) {
    tellEvent(m_ahead.front());
    m_ahead.erase(m_ahead.begin());
  }
  const TrainingWishes wishes = m_parts.session.takeWishes();
  if (wishes.learningRate) setRate(done, *wishes.learningRate);
  for (const ProbeWish& wish : wishes.probes) addProbe(done, wish);
  if (!wishes.probes.empty()) look(m_parts.trainer.parameters(), done, m_parts.session.stop.get_token());
}

void LiveObserver::onUpdate(const UpdateReport& report) {
  RecordingObserver::onUpdate(report);
  m_parts.session.tell([&](TrainingNews& news) {
    news.updates.push_back({report.update, report.epochs, report.seconds, static_cast<float>(report.loss),
                            static_cast<float>(report.gradientNorm), static_cast<std::int32_t>(report.targetWords)});
  });
  if (report.update < m_next) return showLive(report.update);
  while (m_next <= report.update) advance();
  look(m_parts.trainer.parameters(), report.update, m_parts.session.stop.get_token());
}

void LiveObserver::onEvaluation(const EvaluationReport& report, const Parameters<float>& parameters) {
  RecordingObserver::onEvaluation(report, parameters);
  JudgedPoint judged{report.update, report.devLoss, report.devBleu, alignmentError(parameters)};
  if (judged.aer) {
    store::MetricRow row;
    row.update = report.update;
    row.aer = judged.aer;
    m_parts.recorder.add(row);
  }
  look(parameters, report.update, m_parts.session.stop.get_token());
  m_parts.session.tell([&](TrainingNews& news) {
    news.evaluations.push_back(judged);
    news.checkpoints.push_back(report.update);
  });
  if (m_parts.session.stopAtCheckpoint.stop_requested()) m_parts.session.stop.request_stop();
}

std::optional<double> LiveObserver::alignmentError(const Parameters<float>& parameters) const {
  if (!m_parts.data.hasGold || m_parts.config.scorer == Scorer::none) return std::nullopt;
  try {
    return devAlignmentError(m_parts.data, m_parts.config, parameters, m_parts.session.stop.get_token());
  } catch (const Error& error) {
    if (error.code() != ErrorCode::interrupted) throw;
    return std::nullopt;
  }
}

}  // namespace lookback::ui
