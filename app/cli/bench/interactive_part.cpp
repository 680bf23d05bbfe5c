// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <array>

#include "app/cli/bench/parts.h"
#include "core/decoding/session.h"
#include "core/model/model.h"

namespace lookback::bench {
namespace {

/// Words named as in the text form of the corpora.
Vocabulary vocabularyOf(char side, int size) {
  std::vector<std::string> words;
  for (int k = 0; k < size - Vocabulary::kReserved; ++k) words.push_back(side + std::to_string(k));
  return Vocabulary(std::move(words));
}

/// What a person with a hand on a slider waits for, on a sentence of the workload's middle length.
class InteractivePart final : public Part {
 public:
  explicit InteractivePart(const Workload& workload) {
    auto model = std::make_shared<Model>();
    model->config = workload.config;
    model->config.direction = {Language::other, Language::other};
    model->source = vocabularyOf('s', workload.config.sourceWords);
    model->target = vocabularyOf('t', workload.config.targetWords);
    model->parameters = endlessParameters(workload.config);
    const int length = (workload.shortest + workload.longest) / 2;
    std::string text;
    for (int k = 0; k < length; ++k) text += "s" + std::to_string(k) + " ";
    m_sentence = readSentence(model, text);
    m_options.maxLength = length;
    m_trace = decode(*m_sentence, {}, m_options);
  }

  void round() override {
    const int last = static_cast<int>(m_trace->steps.size());
    for (int sample = 0; sample < kSamples; ++sample) {
      m_step.samples.push_back(redecodeFrom(last));
      m_rest.samples.push_back(redecodeFrom(1));
      const double start = now();
      flipMarks(*m_sentence, *m_trace, 1, kRange);
      m_flips.samples.push_back(milliseconds(start));
    }
  }

  std::vector<Figure> figures() const override { return {m_step, m_rest, m_flips}; }

 private:
  static constexpr int kSamples = 5;
  static constexpr double kRange = 10;  // of the energy slider

  static double milliseconds(double start) { return 1000 * (now() - start); }

  /// An energy of `step` moves and everything from there on is decoded again.
  double redecodeFrom(int step) {
    const std::array<Intervention, 1> moved{
        Intervention{.kind = Intervention::Kind::setEnergy, .step = step, .position = 2, .value = 3}};
    const double start = now();
    decode(*m_sentence, moved, m_options, m_trace.get(), step);
    return milliseconds(start);
  }

  std::shared_ptr<const ReadSentence> m_sentence;
  DecodeOptions m_options;
  std::shared_ptr<const Trace> m_trace;
  Figure m_step{"interactive.step_milliseconds", "ms, one edited step"};
  Figure m_rest{"interactive.sentence_milliseconds", "ms, edit at step 1 and the rest again"};
  Figure m_flips{"interactive.flip_marks_milliseconds", "ms, all flip marks of a step"};
};

}  // namespace

std::unique_ptr<Part> interactivePart(const Workload& workload) {
  return std::make_unique<InteractivePart>(workload);
}

}  // namespace lookback::bench
