// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <fmt/format.h>

#include <array>
#include <cmath>
#include <numeric>

#include "app/cli/bench/parts.h"
#include "core/model/translation.h"
#include "core/nn/attention.h"
#include "core/nn/readout.h"
#include "core/tensor/functions.h"
#include "core/text/vocabulary.h"

namespace lookback::bench {
namespace {

constexpr std::array<int, 6> kLengths{10, 25, 50, 100, 200, 400};
constexpr int kFirstOfSlope = 3;  // in kLengths: short sentences are all overhead

/// Exponent b of the power law t = a L^b through the points, by least squares of the logarithms.
double exponent(std::span<const double> lengths, std::span<const double> times) {
  const auto n = static_cast<double>(lengths.size());
  double x = 0, y = 0, xx = 0, xy = 0;
  for (std::size_t k = 0; k < lengths.size(); ++k) {
    const double logLength = std::log(lengths[k]), logTime = std::log(times[k]);
    x += logLength, y += logTime, xx += logLength * logLength, xy += logLength * logTime;
  }
  return (n * xy - x * y) / (n * xx - x * x);
}

class LengthPart final : public Part {
 public:
  explicit LengthPart(const Workload& workload)
      : m_config(workload.config),
        m_parameters(endlessParameters(workload.config)),
        m_weights(m_parameters, Ready::forward),
        m_translation(m_config) {
    for (const int length : kLengths) {
      m_total.push_back({fmt::format("length.words_{}_milliseconds", length), "ms, read and rescore a sentence"});
      m_attention.push_back({fmt::format("length.attention_{}_milliseconds", length), "ms of them in attention"});
    }
  }

  void round() override {
    std::vector<double> lengths, totals, attentions, recurrences;
    for (std::size_t k = 0; k < kLengths.size(); ++k) {
      const int length = kLengths[k];
      const double total = timeOf([&] { sentence(length); });
      const double attention = timeOf([&] { attend(length); });
      m_total[k].samples.push_back(1000 * total);
      m_attention[k].samples.push_back(1000 * attention);
      lengths.push_back(length);
      totals.push_back(total);
      attentions.push_back(attention);
      recurrences.push_back(total - attention - timeOf([&] { writeWords(length); }));
    }
    const auto longOnes = [](const std::vector<double>& values) { return std::span(values).subspan(kFirstOfSlope); };
    m_exponent.samples.push_back(exponent(longOnes(lengths), longOnes(totals)));
    m_attentionExponent.samples.push_back(exponent(longOnes(lengths), longOnes(attentions)));
    // both follow a power of the length; from their values at the longest, where they meet
    const double slope =
        exponent(longOnes(lengths), longOnes(attentions)) - exponent(longOnes(lengths), longOnes(recurrences));
    m_overtakes.samples.push_back(lengths.back() * std::pow(recurrences.back() / attentions.back(), 1 / slope));
  }

  std::vector<Figure> figures() const override {
    std::vector<Figure> all = m_total;
    all.insert(all.end(), m_attention.begin(), m_attention.end());
    all.insert(all.end(), {m_exponent, m_attentionExponent, m_overtakes});
    return all;
  }

 private:
  /// Seconds of one call, the quickest of three; the first call brings everything into memory.
  template <class F>
  static double timeOf(F work) {
    work();
    double best = 1e9;
    for (int repetition = 0; repetition < 3; ++repetition) {
      const double start = now();
      work();
      best = std::min(best, now() - start);
    }
    return best;
  }

  void sentence(int length) {
    std::vector<std::int32_t> words(static_cast<std::size_t>(length - 1));  // the end mark is a word too
    std::iota(words.begin(), words.end(), Vocabulary::kReserved);
    const std::array<std::span<const std::int32_t>, 1> one{words};
    Batch batch;
    batch.assign(one, one);
    m_translation.loss(m_parameters, m_weights, batch);
  }

  /// Equations 5 and 6 for every target word.
  void attend(int length) {
    const AttentionWeights<float>& p = m_weights.attention;
    const Matrix<float> h = Matrix<float>::Constant(m_config.contextSize(), length, 0.01F);
    const Matrix<float> keys = Matrix<float>::Constant(p.U_a.rows(), length, 0.01F);
    const Vector<float> query = Vector<float>::Constant(keys.rows(), 0.01F);
    Vector<float> e(length), c(h.rows());
    for (int i = 0; i < length; ++i) {
      energies<float>(p, query, keys, e);
      softmaxInPlace<float>(e);
      context<float>(h, e, c);
    }
  }

  void writeWords(int length) {
    const Matrix<float> t = Matrix<float>::Constant(m_config.l, length, 0.01F);
    const std::vector<std::int32_t> words(static_cast<std::size_t>(length), Vocabulary::kReserved);
    Matrix<float> logits(m_config.targetWords, length);
    outputLoss<float>(m_weights.output, t, words, logits, nullptr);
  }

  ModelConfig m_config;
  Parameters<float> m_parameters;
  Weights<float> m_weights;
  Translation<float> m_translation;
  std::vector<Figure> m_total, m_attention;  // one a length
  Figure m_exponent{"length.exponent", "cost ~ length to this power, 100 to 400 words"};
  Figure m_attentionExponent{"length.attention_exponent", "the same of attention alone"};
  Figure m_overtakes{"length.attention_overtakes", "words; longer, attention costs more than the recurrences"};
};

}  // namespace

std::unique_ptr<Part> lengthPart(const Workload& workload) {
  return std::make_unique<LengthPart>(workload);
}

}  // namespace lookback::bench
