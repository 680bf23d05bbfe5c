// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <stop_token>

#include "core/training/trainer.h"
#include "tests/bench/parts.h"

namespace lookback::bench {
namespace {

TrainingOptions paperRecipe(int threads) {
  TrainingOptions options;
  options.threads = threads;
  options.updates = 1'000'000'000;  // rounds end by a stop
  options.evaluateEvery = 1'000'000'000;
  return options;
}

class TrainingPart final : public Part, private TrainingObserver {
 public:
  TrainingPart(const std::string& name, const Workload& workload, const Corpus& corpus, int threads)
      : m_updates(workload.updates),
        m_trainer(workload.config, paperRecipe(threads), corpus, m_noDev),
        m_words{name + ".words_per_second", "target words/s"} {}

  void round() override {
    if (m_words.samples.empty()) runUpdates(kWarmUp);
    m_timing = true;
    runUpdates(m_updates);
    m_timing = false;
  }

  std::vector<Figure> figures() const override { return {m_words}; }

 private:
  static constexpr int kWarmUp = 2;

  void runUpdates(int count) {
    m_left = count;
    m_stop = std::stop_source();
    RunGate gate;
    m_start = now();
    m_trainer.run(m_stop.get_token(), gate, *this);
  }

  void onUpdate(const UpdateReport& report) override {
    const double end = now();
    if (m_timing) m_words.samples.push_back(static_cast<double>(report.targetWords) / (end - m_start));
    m_start = end;
    if (--m_left == 0) m_stop.request_stop();
  }

  int m_updates;
  Corpus m_noDev;
  Trainer m_trainer;
  std::stop_source m_stop;
  int m_left = 0;
  bool m_timing = false;
  double m_start = 0;
  Figure m_words;
};

}  // namespace

std::unique_ptr<Part> trainingPart(const std::string& name, const Workload& workload, const Corpus& corpus,
                                   int threads) {
  return std::make_unique<TrainingPart>(name, workload, corpus, threads);
}

}  // namespace lookback::bench
