// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <fstream>
#include <optional>
#include <stop_token>
#include <string>

#include "app/cli/bench/parts.h"
#include "core/training/trainer.h"

namespace lookback::bench {
namespace {

TrainingOptions paperRecipe(int threads) {
  TrainingOptions options;
  options.threads = threads;
  options.updates = 1'000'000'000;  // rounds end by a stop
  options.evaluateEvery = 1'000'000'000;
  return options;
}

/// A line of the process's own account; 0 where there is none (not Linux). The peak is reset for the next reader.
double residentMebibytes(const std::string& line) {
  std::ifstream status("/proc/self/status");
  double kibibytes = 0;
  for (std::string word; status >> word;)
    if (word == line + ":") status >> kibibytes;
  if (line == "VmRSS") std::ofstream("/proc/self/clear_refs") << "5";
  return kibibytes / 1024;
}

class TrainingPart final : public Part, private TrainingObserver {
 public:
  TrainingPart(const std::string& name, const Workload& workload, const Corpus& corpus, int threads)
      : m_workload(workload),
        m_corpus(corpus),
        m_threads(threads),
        m_words{name + ".words_per_second", threads == 1 ? "target words/s, one thread" : "target words/s"},
        m_memory{name + ".peak_mebibytes", "MiB, what the trainer added to the process at most"} {}

  void round() override {
    const bool first = !m_trainer;
    const double before = first ? residentMebibytes("VmRSS") : 0;
    if (first) {
      m_trainer.emplace(m_workload.config, paperRecipe(m_threads), m_corpus, m_noDev);
      runUpdates(kWarmUp);
    }
    m_timing = true;
    runUpdates(m_workload.updates);
    m_timing = false;
    if (first) m_memory.samples.push_back(residentMebibytes("VmHWM") - before);
  }

  std::vector<Figure> figures() const override { return {m_words, m_memory}; }

 private:
  static constexpr int kWarmUp = 4;  // until every batch finds its memory

  void runUpdates(int count) {
    m_left = count;
    m_stop = std::stop_source();
    RunGate gate;
    m_start = now();
    m_trainer->run(m_stop.get_token(), gate, *this);
  }

  void onUpdate(const UpdateReport& report) override {
    const double end = now();
    if (m_timing) m_words.samples.push_back(static_cast<double>(report.targetWords) / (end - m_start));
    m_start = end;
    if (--m_left == 0) m_stop.request_stop();
  }

  Workload m_workload;
  const Corpus& m_corpus;
  int m_threads;
  Corpus m_noDev;
  std::optional<Trainer> m_trainer;
  std::stop_source m_stop;
  int m_left = 0;
  bool m_timing = false;
  double m_start = 0;
  Figure m_words, m_memory;
};

}  // namespace

std::unique_ptr<Part> trainingPart(const std::string& name, const Workload& workload, const Corpus& corpus,
                                   int threads) {
  return std::make_unique<TrainingPart>(name, workload, corpus, threads);
}

}  // namespace lookback::bench
