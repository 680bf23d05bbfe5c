// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "core/base/contract.h"
#include "core/base/error.h"
#include "core/decoding/read_sentence.h"

namespace lookback {

namespace {

constexpr int kGrid = 24;             // intervals over the range of a slider
constexpr double kPrecision = 1e-3;   // of an energy
constexpr std::size_t kColumns = 64;  // hypothetical steps computed together

/// A question: which word is written if the energy of `position` is `energy`?
struct Probe {
  int position = 0;
  double energy = 0;
  int word = 0;  // the answer
};

/// Answers many probes of one step in batches.
class Prober {
 public:
  Prober(const ReadSentence& sentence, const Trace& trace, int step, std::stop_token stop)
      : m_trace(trace.steps[static_cast<std::size_t>(step - 1)]),
        m_wordBefore(step == 1 ? -1 : trace.steps[static_cast<std::size_t>(step - 2)].word),
        m_step(sentence.model->config, sentence.model->parameters, *sentence.weights, sentence.annotations),
        m_stop(std::move(stop)) {}

  void answer(std::vector<Probe>& probes) {
    for (std::size_t first = 0; first < probes.size(); first += kColumns) {
      throwIfStopped(m_stop);
      answerBlock(std::span(probes).subspan(first, std::min(kColumns, probes.size() - first)));
    }
  }

 private:
  void answerBlock(std::span<Probe> probes) {
    const auto columns = static_cast<Index>(probes.size());
    const Matrix<float> sPrev = m_trace.sPrev.replicate(1, columns);
    m_step.score(sPrev);
    for (Index b = 0; b < columns; ++b) {
      const Probe& probe = probes[static_cast<std::size_t>(b)];
      Vector<double> e = m_trace.e;
      e(probe.position) = probe.energy;
      m_step.alpha().col(b) = softmaxWeights(e).cast<float>();
    }
    m_step.blend();
    const std::vector<int> before(probes.size(), m_wordBefore);
    m_step.write(sPrev, before);
    for (Index b = 0; b < columns; ++b) {
      Index word = 0;
      m_step.logits().col(b).maxCoeff(&word);
      probes[static_cast<std::size_t>(b)].word = static_cast<int>(word);
    }
  }

  const StepTrace& m_trace;
  int m_wordBefore;
  DecoderStep<float> m_step;
  std::stop_token m_stop;
};

}  // namespace

std::vector<FlipMark> flipMarks(const ReadSentence& sentence, const Trace& trace, int step, double range,
                                std::stop_token stop) {
  LOOKBACK_EXPECTS(step >= 1 && step <= static_cast<int>(trace.steps.size()) && range > 0);
  if (sentence.model->config.scorer == Scorer::none) return {};
  Prober prober(sentence, trace, step, std::move(stop));
  std::vector<Probe> grid;
  for (int j = 0; j < static_cast<int>(trace.source.size()); ++j)
    for (int k = 0; k <= kGrid; ++k) grid.push_back({j, -range + 2 * range * k / kGrid, 0});
  prober.answer(grid);

  // Every pair of neighbours that disagree brackets a change; all brackets are halved together.
  std::vector<Probe> low, high;
  for (std::size_t k = 1; k < grid.size(); ++k) {
    if (grid[k].position != grid[k - 1].position || grid[k].word == grid[k - 1].word) continue;
    low.push_back(grid[k - 1]);
    high.push_back(grid[k]);
  }
  for (double width = 2 * range / kGrid; width > kPrecision && !low.empty(); width /= 2) {
    std::vector<Probe> middle = low;
    for (std::size_t k = 0; k < middle.size(); ++k) middle[k].energy = (low[k].energy + high[k].energy) / 2;
    prober.answer(middle);
    for (std::size_t k = 0; k < middle.size(); ++k) (middle[k].word == low[k].word ? low : high)[k] = middle[k];
  }
  std::vector<FlipMark> marks;
  for (std::size_t k = 0; k < low.size(); ++k)
    marks.push_back({low[k].position, (low[k].energy + high[k].energy) / 2, low[k].word, high[k].word});
  return marks;
}

}  // namespace lookback
