// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/bench/parts.h"
#include "core/base/team.h"
#include "core/decoding/translator.h"

namespace lookback::bench {
namespace {

/// Decodes as many words as the source has; the model cannot write the end mark, so that the work is known.
class DecodingPart final : public Part {
 public:
  DecodingPart(const Workload& workload, const Corpus& corpus, int threads)
      : m_corpus(corpus),
        m_together(std::min(workload.decodedTogether, corpus.size())),
        m_singly(std::min(workload.decodedSingly, corpus.size())),
        m_config(workload.config),
        m_parameters(endlessParameters(workload.config)),
        m_weights(std::make_shared<const Weights<float>>(m_parameters, Ready::forward)),
        m_team(threads) {
    for (int member = 0; member < threads; ++member) m_translators.emplace_back(m_config, m_parameters, m_weights);
  }

  void round() override {
    if (m_greedy.samples.empty()) {  // until memory has its final size
      together();
      oneByOne(kBeam, m_translators.size());
    }
    m_greedy.samples.push_back(together());
    m_greedySingle.samples.push_back(oneByOne(1, m_translators.size()));
    m_greedyAlone.samples.push_back(oneByOne(1, 1));
    m_beam.samples.push_back(oneByOne(kBeam, m_translators.size()));
    m_beamAlone.samples.push_back(oneByOne(kBeam, 1));
  }

  std::vector<Figure> figures() const override {
    return {m_greedy, m_greedySingle, m_greedyAlone, m_beam, m_beamAlone};
  }

 private:
  static constexpr int kBeam = 12;
  static constexpr std::size_t kBatch = 80;

  int lengthOf(std::size_t pair) const { return static_cast<int>(m_corpus.source(pair).size()); }

  /// Sentences a second, greedily in batches whose sentences go to the threads in turn.
  double together() {
    const double start = now();
    for (std::size_t first = 0; first < m_together; first += kBatch) {
      const std::size_t last = std::min(m_together, first + kBatch);
      m_team.run([&](int member) {
        std::vector<std::span<const std::int32_t>> sentences;
        std::vector<int> lengths;
        for (std::size_t k = first + static_cast<std::size_t>(member); k < last; k += m_translators.size()) {
          sentences.push_back(m_corpus.source(k));
          lengths.push_back(lengthOf(k));
        }
        m_translators[static_cast<std::size_t>(member)].searchGreedily(sentences, {}, {}, lengths);
      });
    }
    return static_cast<double>(m_together) / (now() - start);
  }

  /// Sentences a second, each of `threads` with one sentence after the other of its own.
  double oneByOne(int beam, std::size_t threads) {
    const std::size_t sentences = m_singly * threads;
    const double start = now();
    const auto work = [&](std::size_t member) {
      for (std::size_t k = member; k < sentences; k += threads) {
        const std::size_t pair = k % m_corpus.size();
        TranslateOptions options;
        options.beam = beam;
        options.maxLength = lengthOf(pair);
        m_translators[member].search(m_corpus.source(pair), options);
      }
    };
    if (threads == 1) {
      work(0);
    } else {
      m_team.run([&](int member) { work(static_cast<std::size_t>(member)); });
    }
    return static_cast<double>(sentences) / (now() - start);
  }

  const Corpus& m_corpus;
  std::size_t m_together, m_singly;
  ModelConfig m_config;
  Parameters<float> m_parameters;
  std::shared_ptr<const Weights<float>> m_weights;
  Team m_team;
  std::vector<Translator> m_translators;  // one a thread
  Figure m_greedy{"greedy.sentences_per_second", "sentences/s, batches of 80, all threads"};
  Figure m_greedySingle{"greedy_single.sentences_per_second", "sentences/s, one at a time on each thread"};
  Figure m_greedyAlone{"greedy_single.sentences_per_second_one_thread", "sentences/s, one at a time, one thread"};
  Figure m_beam{"beam.sentences_per_second", "sentences/s, beam 12, one at a time on each thread"};
  Figure m_beamAlone{"beam.sentences_per_second_one_thread", "sentences/s, beam 12, one at a time, one thread"};
};

}  // namespace

Parameters<float> endlessParameters(const ModelConfig& config) {
  constexpr float kNever = -1e4F;
  Parameters<float> parameters = Parameters<float>::zeros(config);
  initialise(parameters, InitOptions::practical(), Rng(1));
  parameters.output.b_w(Vocabulary::kEnd) = kNever;
  return parameters;
}

std::unique_ptr<Part> decodingPart(const Workload& workload, const Corpus& corpus, int threads) {
  return std::make_unique<DecodingPart>(workload, corpus, threads);
}

}  // namespace lookback::bench
