// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/statistical/alignment_trace.h"

#include <fmt/format.h>

#include "core/base/error.h"

namespace lookback::statistical {

namespace {

std::string directionText(const Direction& direction) {
  return fmt::format("{} → {}", languageCode(direction.source), languageCode(direction.target));
}

/// p(a_i = j | y, x) of a decoded pair, (T_y, T_x + 1), last column NULL.
Matrix<double> posteriorOf(const PhraseTranslator& aligner, const std::vector<std::string>& source,
                           const std::vector<std::string>& target, bool turned, std::optional<Aligner> which) {
  if (turned) return aligner.align(target, source, {}, which).reverse.cast<double>();
  return aligner.align(source, target, {}, which).alpha.cast<double>();
}

}  // namespace

bool alignsDirection(const StatisticalModel& model, const Direction& direction) {
  const Direction& own = model.direction;
  return own == direction || own == Direction{direction.target, direction.source};
}

std::shared_ptr<const Trace> alignmentTrace(const PhraseTranslator& aligner, const Trace& of,
                                            std::optional<Aligner> which) {
  if (!alignsDirection(aligner.model(), of.direction))
    throw Error(
        fmt::format("the alignment model was trained for {} and the sentence is translated {}; choose one of the "
                    "same languages",
                    directionText(aligner.model().direction), directionText(of.direction)));
  auto trace = std::make_shared<Trace>();
  trace->direction = of.direction;
  trace->sentence = of.sentence;
  trace->source = of.source;
  trace->sourceIds = of.sourceIds;
  trace->target = of.target;
  trace->logProbability = of.logProbability;
  trace->finished = of.finished;
  const std::vector<std::string> source(of.source.begin(), of.source.end() - 1);  // without the end mark
  const std::vector<std::string> target(of.target.begin(), of.target.end() - (of.finished ? 1 : 0));
  const bool turned = !(aligner.model().direction == of.direction);
  const Matrix<double> alpha = posteriorOf(aligner, source, target, turned, which);
  for (std::size_t i = 0; i < of.steps.size(); ++i) {
    StepTrace& step = trace->steps.emplace_back();
    step.word = of.steps[i].word;
    step.logProbability = of.steps[i].logProbability;
    step.alpha = i < target.size() ? Vector<double>(alpha.row(static_cast<Index>(i)).transpose())
                                   : Vector<double>::Unit(alpha.cols(), alpha.cols() - 1);
    step.modelAlpha = step.alpha;
    step.e = step.modelEnergies = step.alpha.array().log().matrix();
  }
  return trace;
}

}  // namespace lookback::statistical
