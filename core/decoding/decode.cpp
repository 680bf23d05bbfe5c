// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "core/base/contract.h"
#include "core/base/error.h"
#include "core/decoding/read_sentence.h"
#include "core/decoding/source_edit.h"
#include "core/text/tokenizer.h"

namespace lookback {

namespace {

constexpr std::size_t kLongestSentence = 400;  // tokens

std::vector<Candidate> likeliest(ConstVectorRef<float> logits, double logNormaliser, int count) {
  std::vector<int> words(static_cast<std::size_t>(logits.size()));
  for (std::size_t k = 0; k < words.size(); ++k) words[k] = static_cast<int>(k);
  const auto kept = std::min(words.size(), static_cast<std::size_t>(count));
  std::partial_sort(words.begin(), words.begin() + static_cast<std::ptrdiff_t>(kept), words.end(),
                    [&](int a, int b) { return logits(a) != logits(b) ? logits(a) > logits(b) : a < b; });
  std::vector<Candidate> result;
  for (std::size_t k = 0; k < kept; ++k)
    result.push_back({words[k], std::exp(static_cast<double>(logits(words[k])) - logNormaliser)});
  return result;
}

double logSumExp(ConstVectorRef<float> logits) {
  const double largest = logits.maxCoeff();
  return largest + std::log((logits.cast<double>().array() - largest).exp().sum());
}

/// One greedy decoder with a person's hands in it.
class Decoder {
 public:
  Decoder(const ReadSentence& sentence, std::span<const Intervention> interventions, const DecodeOptions& options)
      : m_sentence(sentence),
        m_interventions(interventions),
        m_options(options),
        m_step(sentence.model->config, sentence.model->parameters, *sentence.weights, sentence.annotations) {}

  /// `touched`: a person has changed an earlier step, so that a hypothesis is no longer followed.
  StepTrace run(int number, ConstVectorRef<float> sPrev, int wordBefore, bool touched) {
    StepTrace step;
    step.sPrev = sPrev;
    scoreAndSoften(number, step);
    if (step.edited) {  // first as the model would have it, then as the person does
      blendAndWrite(step.modelAlpha, step, wordBefore);
      const Vector<float> logits = m_step.logits().col(0);
      step.modelCandidates = likeliest(logits, logSumExp(logits), m_options.candidates);
    }
    blendAndWrite(step.alpha, step, wordBefore);
    keepState(step);
    chooseWord(number, step, touched);
    return step;
  }

 private:
  bool attends() const { return m_sentence.model->config.scorer != Scorer::none; }

  void scoreAndSoften(int number, StepTrace& step) {
    m_step.score(step.sPrev);
    if (!attends()) return;
    step.modelEnergies = m_step.e().col(0).cast<double>();
    step.e = step.modelEnergies;
    for (const Intervention& intervention : m_interventions)
      if (intervention.step == number && intervention.enabled && intervention.position < step.e.size())
        applyIntervention(intervention, step.e);
    step.modelAlpha = softmaxWeights(step.modelEnergies);
    step.edited = step.e != step.modelEnergies;
    step.alpha = step.edited ? softmaxWeights(step.e) : step.modelAlpha;
  }

  void blendAndWrite(const Vector<double>& alpha, const StepTrace& step, int wordBefore) {
    if (attends()) m_step.alpha().col(0) = alpha.cast<float>();
    m_step.blend();
    m_step.write(step.sPrev, std::span(&wordBefore, 1));
  }

  void keepState(StepTrace& step) {
    step.c = m_step.c().col(0);
    step.z = m_step.z().col(0);
    step.r = m_step.r().col(0);
    step.sTilde = m_step.sTilde().col(0);
    step.s = m_step.s().col(0);
    step.t = m_step.t().col(0);
  }

  void chooseWord(int number, StepTrace& step, bool touched) {
    const MatrixRef<float> all = m_step.logits();
    const auto logits = all.col(0);
    const double normaliser = logSumExp(logits);
    if (!std::isfinite(normaliser))
      throw Error(fmt::format("step {}: the model's numbers are not finite; the model file is damaged", number));
    step.candidates = likeliest(logits, normaliser, std::max(1, m_options.candidates));
    if (!step.edited) step.modelCandidates = step.candidates;
    step.word = step.candidates.front().word;
    const GivenWords& given = m_options.given;
    if (number <= static_cast<int>(given.words.size()) && (given.reference || !(touched || step.edited))) {
      step.word = given.words[static_cast<std::size_t>(number - 1)];
      step.given = true;
    }
    for (const Intervention& intervention : m_interventions) {
      if (intervention.kind != Intervention::Kind::forceWord || intervention.step != number || !intervention.enabled)
        continue;
      step.word = intervention.word;
      step.forced = true;
      step.given = false;
    }
    step.logProbability = static_cast<double>(logits(step.word)) - normaliser;
  }

  const ReadSentence& m_sentence;
  std::span<const Intervention> m_interventions;
  const DecodeOptions& m_options;
  DecoderStep<float> m_step;
};

Trace emptyTrace(const ReadSentence& sentence) {
  Trace trace;
  trace.direction = sentence.model->config.direction;
  trace.sentence = sentence.sentence;
  trace.source = sentence.tokens;
  trace.sourceIds = sentence.ids;
  trace.h = sentence.annotations.h;
  trace.sInitial = sentence.annotations.s0.col(0);
  trace.energyBound = static_cast<double>(sentence.model->parameters.attention.v_a.cwiseAbs().sum());
  return trace;
}

void append(const Vocabulary& words, StepTrace step, Trace& trace) {
  trace.logProbability += step.logProbability;
  trace.target.push_back(words.word(step.word));
  trace.finished = step.word == Vocabulary::kEnd;
  trace.steps.push_back(std::move(step));
}

}  // namespace

std::shared_ptr<const ReadSentence> readSentence(std::shared_ptr<const Model> model, std::string_view sentence) {
  const Language language = model->config.direction.source;
  auto read = std::make_shared<ReadSentence>();
  read->tokens = sourceTokens(sentence, language);
  read->sentence = sourceText(read->tokens, language);
  if (read->tokens.empty()) throw Error("there is no sentence to translate: type at least one word");
  if (read->tokens.size() > kLongestSentence)
    throw Error(fmt::format("the sentence has {} words and marks; at most {} can be shown: shorten it",
                            read->tokens.size(), kLongestSentence));
  read->ids = model->source.ids(read->tokens);
  read->weights = model->weights();
  read->annotations = annotate<float>(model->config, model->parameters, *read->weights, read->ids);
  read->tokens.emplace_back(Vocabulary::kEndText);
  read->ids.push_back(Vocabulary::kEnd);
  read->model = std::move(model);
  return read;
}

GivenWords referenceWords(const Model& model, std::string_view reference) {
  const std::vector<std::string> tokens = tokenise(reference, model.config.direction.target);
  if (tokens.empty()) throw Error("there is no reference translation: type at least one word");
  if (tokens.size() > kLongestSentence)
    throw Error(fmt::format("the reference has {} words and marks; at most {} can be shown: shorten it", tokens.size(),
                            kLongestSentence));
  GivenWords given{.reference = true};
  for (const std::int32_t id : model.target.ids(tokens)) given.words.push_back(id);
  given.words.push_back(Vocabulary::kEnd);
  return given;
}

const Model& modelOf(const ReadSentence& sentence) {
  return *sentence.model;
}

std::shared_ptr<const Trace> decode(const ReadSentence& sentence, std::span<const Intervention> interventions,
                                    const DecodeOptions& options, const Trace* previous, int firstChanged,
                                    std::stop_token stop) {
  auto trace = std::make_shared<Trace>(emptyTrace(sentence));
  const Vocabulary& words = sentence.model->target;
  const int kept = previous ? std::min(firstChanged - 1, static_cast<int>(previous->steps.size())) : 0;
  for (int k = 0; k < kept; ++k) append(words, previous->steps[static_cast<std::size_t>(k)], *trace);

  Decoder decoder(sentence, interventions, options);
  for (const int word : options.given.words) LOOKBACK_EXPECTS(word >= 0 && word < words.size());
  const int usual = options.maxLength > 0 ? options.maxLength : 3 * static_cast<int>(sentence.tokens.size()) + 10;
  const int longest = std::max(usual, static_cast<int>(options.given.words.size()));
  bool touched = std::any_of(trace->steps.begin(), trace->steps.end(),
                             [](const StepTrace& step) { return step.edited || step.forced; });
  Vector<float> sPrev = sentence.annotations.s0.col(0);
  if (!trace->steps.empty()) sPrev = trace->steps.back().s;
  while (!trace->finished && static_cast<int>(trace->steps.size()) < longest) {
    throwIfStopped(stop);
    const int number = static_cast<int>(trace->steps.size()) + 1;
    const int wordBefore = trace->steps.empty() ? -1 : trace->steps.back().word;
    append(words, decoder.run(number, sPrev, wordBefore, touched), *trace);
    touched = touched || trace->steps.back().edited || trace->steps.back().forced;
    sPrev = trace->steps.back().s;
  }
  return trace;
}

}  // namespace lookback
