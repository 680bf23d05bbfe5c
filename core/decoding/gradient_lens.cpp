// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/decoding/gradient_lens.h"

#include <array>
#include <cmath>

#include "core/base/contract.h"
#include "core/base/error.h"
#include "core/model/decoder.h"
#include "core/model/translation.h"
#include "core/tensor/functions.h"

namespace lookback {

namespace {

using Words = std::vector<std::int32_t>;

Batch pairOf(std::span<const std::int32_t> source, std::span<const std::int32_t> target) {
  Batch batch;
  const std::array sources{source}, targets{target};
  batch.assign(sources, targets);
  return batch;
}

/// -log softmax(logits)(word)
double wordLoss(const MatrixRef<double>& logits, std::int32_t word) {
  Vector<double> p = logits.col(0);
  const double energy = p(word);
  return softmaxInPlace<double>(p) - energy;
}

}  // namespace

struct GradientLens::Data {
  ModelConfig config;
  Parameters<double> parameters;
  Weights<double> weights;
  Words source;  // without end mark
  Words target;  // (T_y)
  Annotations<double> annotations;
  Matrix<double> sPrev;  // (n, T_y) s_{i-1} of every step, the words given

  Data(const Model& model, Words sourceWords, Words targetWords)
      : config(model.config),
        parameters(model.parameters.cast<double>(model.config)),
        weights(parameters, Ready::both),
        source(std::move(sourceWords)),
        target(std::move(targetWords)),
        annotations(annotate<double>(config, parameters, weights, source)),
        sPrev(config.n, static_cast<Index>(target.size())) {
    DecoderStep<double> step(config, parameters, weights, annotations);
    Matrix<double> s = annotations.s0;
    for (Index i = 0; i < sPrev.cols(); ++i) {
      sPrev.col(i) = s.col(0);
      advance(step, s, i, nullptr, 0);
    }
  }

  int wordBefore(Index i) const { return i == 0 ? -1 : target[static_cast<std::size_t>(i) - 1]; }

  /// Step i (from 0) from s, which becomes the next state; one energy may be moved. Returns the loss of word i.
  double advance(DecoderStep<double>& step, Matrix<double>& s, Index i, const int* position, double delta) const {
    const int before = wordBefore(i);
    step.score(s);
    if (position) step.e()(*position, 0) += delta;
    step.soften();
    step.blend();
    step.write(s, std::span(&before, 1));
    s = step.s();
    return wordLoss(step.logits(), target[static_cast<std::size_t>(i)]);
  }

  Index indexOf(int step) const {
    LOOKBACK_EXPECTS(step >= 1 && step <= static_cast<int>(target.size()));
    return step - 1;
  }
};

GradientLens::GradientLens(const Model& model, Words source, Words target) {
  if (model.config.scorer == Scorer::none)
    throw Error("a model without attention has no energies to look at: choose an RNNsearch model");
  if (!source.empty() && source.back() == Vocabulary::kEnd) source.pop_back();
  if (source.empty() || target.empty()) throw Error("there is no sentence pair to look at: decode a sentence first");
  m_data = std::make_unique<Data>(model, std::move(source), std::move(target));
}

GradientLens::~GradientLens() = default;
GradientLens::GradientLens(GradientLens&&) noexcept = default;
GradientLens& GradientLens::operator=(GradientLens&&) noexcept = default;

EnergyGradient GradientLens::at(int step, LossScope scope) const {
  const Data& data = *m_data;
  const Index i = data.indexOf(step);
  // Words before step i do not depend on its energies, so the loss of a beginning has the gradient of its last word. A
  // batch adds an end mark; the last word that counts is put in its place.
  const std::size_t length = scope == LossScope::word ? static_cast<std::size_t>(i) + 1 : data.target.size();
  Batch batch = pairOf(data.source, std::span(data.target).first(length - 1));
  batch.target.words.back() = data.target[length - 1];

  Translation<double> translation(data.config);
  translation.keepContextGradient(true);
  Parameters<double> gradient = Parameters<double>::zeros(data.config);
  translation.lossAndGradient(data.parameters, batch, gradient);

  const Matrix<double>& h = data.annotations.h;
  EnergyGradient result;
  result.alpha = translation.alpha(batch, 0, i);
  result.dc = translation.contextGradient().col(i);
  const Vector<double> c = h * result.alpha;
  result.along = h.transpose() * result.dc;
  result.alongContext = result.dc.dot(c);
  // dL/de_j = alpha_j <dL/dc, h_j - c>
  result.de = result.alpha.array() * (result.along.array() - result.alongContext);
  result.loss = lossWithEnergy(step, scope, 0, 0);
  return result;
}

double GradientLens::lossWithEnergy(int step, LossScope scope, int position, double delta) const {
  const Data& data = *m_data;
  LOOKBACK_EXPECTS(position >= 0 && position < data.annotations.h.cols());
  const Index first = data.indexOf(step);
  const Index last = scope == LossScope::word ? first : static_cast<Index>(data.target.size()) - 1;
  DecoderStep<double> decoder(data.config, data.parameters, data.weights, data.annotations);
  Matrix<double> s = data.sPrev.col(first);
  double loss = 0;
  for (Index i = first; i <= last; ++i) loss += data.advance(decoder, s, i, i == first ? &position : nullptr, delta);
  return loss;
}

double GradientLens::finiteDifference(int step, LossScope scope, int position, double delta) const {
  return (lossWithEnergy(step, scope, position, delta) - lossWithEnergy(step, scope, position, -delta)) / (2 * delta);
}

LearnedOnce learnOnce(const Model& model, std::span<const std::int32_t> source, std::span<const std::int32_t> target,
                      double rate) {
  if (source.empty() || target.empty()) throw Error("there is no sentence pair to learn from: decode a sentence first");
  constexpr double kLargestNorm = 1;
  const Batch batch = pairOf(source, target);
  Translation<float> translation(model.config);
  Parameters<float> gradient = Parameters<float>::zeros(model.config);
  const double words = static_cast<double>(batch.targetWords());
  LearnedOnce result;
  result.lossBefore = translation.lossAndGradient(model.parameters, batch, gradient) / words;

  double squares = 0;
  gradient.visit([&](const std::string&, MatrixRef<float> g) { squares += g.cast<double>().squaredNorm(); });
  result.gradientNorm = std::sqrt(squares);
  const double clip = std::min(1.0, kLargestNorm / result.gradientNorm);
  auto learned = std::make_shared<Model>(model);
  std::vector<MatrixRef<float>> numbers;
  learned->parameters.visit([&](const std::string&, MatrixRef<float> p) { numbers.push_back(p); });
  std::size_t k = 0;
  // theta <- theta - rate * g
  gradient.visit([&](const std::string&, MatrixRef<float> g) { numbers[k++] -= static_cast<float>(rate * clip) * g; });
  result.lossAfter = translation.loss(learned->parameters, batch) / words;
  result.model = std::move(learned);
  return result;
}

}  // namespace lookback
