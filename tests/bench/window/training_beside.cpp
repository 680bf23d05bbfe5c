// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/bench/window/training_beside.h"

#include <cstdio>
#include <exception>

#include "app/cli/bench/workload.h"
#include "core/training/trainer.h"
#include "ui/support/background.h"

namespace lookback::ui {
namespace {

constexpr int kThreads = 2;
constexpr std::uint64_t kForever = 1'000'000'000;

class Counter final : public TrainingObserver {
 public:
  explicit Counter(std::atomic<std::uint64_t>& words) : m_words(words) {}
  void onUpdate(const UpdateReport& report) override {
    m_words += static_cast<std::uint64_t>(report.targetWords);
    m_words.notify_all();
  }

 private:
  std::atomic<std::uint64_t>& m_words;
};

}  // namespace

TrainingBeside::TrainingBeside(bool background)
    : m_thread([this, background](std::stop_token stop) { train(background, stop); }) {}

void TrainingBeside::awaitStart() const {
  m_words.wait(0);
}

void TrainingBeside::train(bool background, std::stop_token stop) {
  if (background) stayInBackground();
  try {
    const bench::Workload small = bench::workload("small");
    const Corpus corpus = bench::syntheticCorpus(small), noDev;
    TrainingOptions options;
    options.threads = kThreads;
    options.updates = options.evaluateEvery = kForever;
    Trainer trainer(small.config, options, corpus, noDev);
    RunGate gate;
    Counter counter(m_words);
    trainer.run(stop, gate, counter);
  } catch (const std::exception& error) {
    std::fprintf(stderr, "lookback_window_bench: the training beside the window ended: %s\n", error.what());
  }
}

}  // namespace lookback::ui
