// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/team.h"
#include "core/decoding/translator.h"
#include "tests/bench/parts.h"

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
    m_greedy.samples.push_back(together(1));
    m_greedySingle.samples.push_back(singly(1));
    m_beam.samples.push_back(singly(kBeam));
    m_beamTogether.samples.push_back(together(kBeam));
  }

  std::vector<Figure> figures() const override { return {m_greedy, m_greedySingle, m_beam, m_beamTogether}; }

 private:
  static constexpr int kBeam = 12;

  void decode(Translator& translator, std::size_t pair, int beam) {
    TranslateOptions options;
    options.beam = beam;
    options.maxLength = static_cast<int>(m_corpus.source(pair).size());
    translator.search(m_corpus.source(pair), options);
  }

  /// Sentences a second, one after the other on one thread.
  double singly(int beam) {
    const double start = now();
    for (std::size_t pair = 0; pair < m_singly; ++pair) decode(m_translators.front(), pair, beam);
    return static_cast<double>(m_singly) / (now() - start);
  }

  /// Sentences a second, each thread with sentences of its own.
  double together(int beam) {
    const std::size_t sentences = beam == 1 ? m_together : m_singly * m_translators.size();
    const double start = now();
    m_team.run([&](int member) {
      for (auto k = static_cast<std::size_t>(member); k < sentences; k += m_translators.size())
        decode(m_translators[static_cast<std::size_t>(member)], k, beam);
    });
    return static_cast<double>(sentences) / (now() - start);
  }

  const Corpus& m_corpus;
  std::size_t m_together, m_singly;
  ModelConfig m_config;
  Parameters<float> m_parameters;
  std::shared_ptr<const Weights<float>> m_weights;
  Team m_team;
  std::vector<Translator> m_translators;  // one a thread
  Figure m_greedy{"greedy.sentences_per_second", "sentences/s, all threads"};
  Figure m_greedySingle{"greedy_single.sentences_per_second", "sentences/s, one at a time, one thread"};
  Figure m_beam{"beam.sentences_per_second", "sentences/s, beam 12, one at a time, one thread"};
  Figure m_beamTogether{"beam_together.sentences_per_second", "sentences/s, beam 12, all threads"};
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
