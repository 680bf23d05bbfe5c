// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <dlfcn.h>
#include <gtest/gtest.h>

#include <atomic>
#include <cstdlib>
#include <new>

#include "core/model/decoder.h"
#include "core/training/trainer.h"

namespace {

std::atomic<long> allocations{0};

template <class Function>
Function* next(const char* name) {
  return reinterpret_cast<Function*>(dlsym(RTLD_NEXT, name));
}

}  // namespace

// Every way to memory ends in one of these: operator new calls malloc or aligned_alloc, Eigen malloc or posix_memalign.
extern "C" {
void* malloc(std::size_t size) {
  static auto* const real = next<void*(std::size_t)>("malloc");
  ++allocations;
  return real(size);
}
void* aligned_alloc(std::size_t alignment, std::size_t size) {
  static auto* const real = next<void*(std::size_t, std::size_t)>("aligned_alloc");
  ++allocations;
  return real(alignment, size);
}
int posix_memalign(void** memory, std::size_t alignment, std::size_t size) {
  static auto* const real = next<int(void**, std::size_t, std::size_t)>("posix_memalign");
  ++allocations;
  return real(memory, alignment, size);
}
}

namespace lookback {
namespace {

ModelConfig config() {
  ModelConfig c;
  c.m = 20, c.n = 33, c.nAlign = 17, c.l = 9, c.sourceWords = 50, c.targetWords = 70;
  return c;
}

Corpus corpus() {
  Corpus result;
  Rng rng(3);
  for (int k = 0; k < 200; ++k) {
    const auto words = [&](int vocabulary) {
      std::vector<std::int32_t> sentence(1 + rng.below(12));
      for (std::int32_t& word : sentence)
        word = static_cast<std::int32_t>(2 + rng.below(static_cast<std::uint64_t>(vocabulary - 2)));
      return sentence;
    };
    const std::vector<std::int32_t> source = words(50), target = words(70);
    result.add(source, target);
  }
  return result;
}

/// What was allocated from one report to the next, the last epochs only.
struct Counter final : TrainingObserver {
  std::vector<long> perUpdate;
  long before = 0;
  Counter() { perUpdate.reserve(1000); }
  void onUpdate(const UpdateReport&) override {
    const long now = allocations;
    perUpdate.push_back(now - before);
    before = now;
  }
};

TEST(Allocations, AWarmedUpdateMakesNone) {
  const Corpus train = corpus(), noDev;
  for (const int threads : {1, 2}) {
    TrainingOptions options;
    options.threads = threads;
    options.batchSize = 20;  // ten batches a pass
    options.epochs = 30;
    options.evaluateEvery = 1'000'000;
    options.dropoutEmbeddings = options.dropoutReadout = 0.1;
    Trainer trainer(config(), options, train, noDev);
    Counter counter;
    RunGate gate;
    trainer.run({}, gate, counter);
    ASSERT_EQ(counter.perUpdate.size(), 300u);
    long late = 0;
    for (std::size_t k = 200; k < 300; ++k) {
      if (k % 10 != 0) late += counter.perUpdate[k];  // a new pass shuffles the corpus and plans its batches
    }
    EXPECT_EQ(late, 0) << threads << " threads";
    EXPECT_GT(counter.perUpdate[0], 0) << "the counter counts";
  }
}

TEST(Allocations, AWarmedDecoderStepMakesNone) {
  const ModelConfig sizes = config();
  Parameters<float> p = Parameters<float>::zeros(sizes);
  initialise(p, InitOptions::practical(), Rng(1));
  const Weights<float> weights(p, Ready::forward);
  const std::vector<std::int32_t> words{5, 6, 7};
  const Annotations<float> annotations = annotate<float>(sizes, p, weights, words);
  for (const ContextUse use : {ContextUse::open, ContextUse::folded}) {
    DecoderStep<float> step(sizes, p, weights, annotations, use);
    const std::vector<int> before(4, 9);
    Matrix<float> s = annotations.s0.replicate(1, 4);
    const auto run = [&] {
      step.score(s);
      step.soften();
      step.blend();
      step.write(s, before);
      s = step.s();
    };
    run();
    const long start = allocations;
    run();
    EXPECT_EQ(allocations - start, 0);
  }
}

}  // namespace
}  // namespace lookback
