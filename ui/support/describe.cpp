// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/support/describe.h"

#include <QCoreApplication>

#include "ui/support/text.h"
#include "ui/views/number_text.h"
#include "ui/views/weight_reading.h"

namespace lookback::ui {
namespace {

using Kind = Intervention::Kind;

class Describe {
  Q_DECLARE_TR_FUNCTIONS(lookback::ui::Describe)
};

bool isEditedByHand(const DecodeModel& model, int position) {
  for (const Intervention& i : model.interventions())
    if (i.enabled && i.step == model.step() && i.position == position &&
        (i.kind == Kind::setEnergy || i.kind == Kind::setWeight))
      return true;
  return false;
}

/// “économique” (0.68), with a mark if a person set it.
QString reading(const DecodeModel& model, const StepTrace& step, int position) {
  const QString word = quoted(sourceWord(*model.trace(), position));
  const QString weight = fixedText(step.alpha[position], 2);
  return isEditedByHand(model, position) ? Describe::tr("%1 (%2, edited by hand)").arg(word, weight)
                                         : Describe::tr("%1 (%2)").arg(word, weight);
}

/// A second word is named when it carries a weight that can be seen.
constexpr double kWorthNaming = 0.1;

QString readingSentence(const DecodeModel& model, const StepTrace& step, const QString& one, const QString& two) {
  const std::vector<int> order = strongestFirst(step.alpha);
  const QString first = reading(model, step, order[0]);
  const QString number = QString::number(model.step());
  if (order.size() < 2 || step.alpha[order[1]] < kWorthNaming) return one.arg(number, first);
  return two.arg(number, first, reading(model, step, order[1]));
}

QString writtenSentence(const DecodeModel& model, const StepTrace& step) {
  const QString number = QString::number(model.step());
  const std::string target = targetWord(*model.trace(), model.step());
  const bool end = model.step() == static_cast<int>(model.trace()->steps.size()) && model.trace()->finished;
  const QString word = end ? Describe::tr("the end mark") : quoted(target);
  if (step.alpha.size() == 0) return Describe::tr("Step %1 writes %2 from the one fixed vector.").arg(number, word);
  const QString read = reading(model, step, strongestFirst(step.alpha).front());
  if (step.forced)
    return Describe::tr("Step %1 writes %2, chosen by hand; it reads mostly %3.").arg(number, word, read);
  return Describe::tr("Step %1 writes %2, reads mostly %3.").arg(number, word, read);
}

}  // namespace

std::string sourceWord(const Trace& trace, int position) {
  const bool there = position >= 0 && position < static_cast<int>(trace.source.size());
  return there ? trace.source[static_cast<std::size_t>(position)] : "?";
}

std::string targetWord(const Trace& trace, int step) {
  const bool there = step >= 1 && step <= static_cast<int>(trace.target.size());
  return there ? trace.target[static_cast<std::size_t>(step - 1)] : "?";
}

std::string vocabularyWord(const Model* model, int word) {
  return model && word >= 0 && word < model->target.size() ? model->target.word(word) : "?";
}

QString describe(const Intervention& i, const Trace& trace, const Model* model) {
  const QString step = QString::number(i.step), word = isolated(sourceWord(trace, i.position)),
                value = fixedText(i.value, 2);
  switch (i.kind) {
    case Kind::setEnergy:
      return Describe::tr("e(%1, %2) = %3").arg(step, word, value);
    case Kind::setWeight:
      return Describe::tr("α(%1, %2) = %3").arg(step, word, value);
    case Kind::equalise:
      return Describe::tr("equal energies at step %1").arg(step);
    case Kind::scale:
      return Describe::tr("energies × %2 at step %1").arg(step, value);
    case Kind::shift:
      return i.value < 0 ? Describe::tr("all energies %2 at step %1").arg(step, value)
                         : Describe::tr("all energies +%2 at step %1").arg(step, value);
    case Kind::onlyThis:
      return Describe::tr("only %2 at step %1").arg(step, word);
    case Kind::remove:
      return Describe::tr("without %2 at step %1").arg(step, word);
    case Kind::permute:
      return Describe::tr("energies shuffled at step %1").arg(step);
    case Kind::forceWord:
      return Describe::tr("write %2 at step %1").arg(step, quoted(vocabularyWord(model, i.word)));
  }
  return {};
}

QString subStepName(SubStep subStep) {
  switch (subStep) {
    case SubStep::score:
      return Describe::tr("score");
    case SubStep::soften:
      return Describe::tr("soften");
    case SubStep::blend:
      return Describe::tr("blend");
    case SubStep::write:
      break;
  }
  return Describe::tr("write");
}

QString statusSentence(const DecodeModel& model) {
  if (!model.trace()) return {};
  const StepTrace* step = model.current();
  if (!step)
    return Describe::tr("Nothing is written yet: s(0) comes from the backward state at the first source word.");
  const QString number = QString::number(model.step());
  if (step->alpha.size() > 0 && !computable(step->alpha))
    return Describe::tr("Step %1 cannot be computed: a weight is not a number.").arg(number);
  if (model.subStep() == SubStep::write) return writtenSentence(model, *step);
  if (step->alpha.size() == 0)
    return Describe::tr("Step %1 takes the one fixed vector of the whole sentence.").arg(number);
  switch (model.subStep()) {
    case SubStep::score: {
      Index best = 0;
      step->e.maxCoeff(&best);
      return Describe::tr("Step %1 scores: highest energy %2 at %3.")
          .arg(number, fixedText(step->e[best], 2), quoted(sourceWord(*model.trace(), static_cast<int>(best))));
    }
    case SubStep::soften:
      return readingSentence(model, *step, Describe::tr("Step %1 softens: most weight on %2."),
                             Describe::tr("Step %1 softens: most weight on %2, then %3."));
    default:
      return readingSentence(model, *step, Describe::tr("Step %1 blends: reads mostly %2."),
                             Describe::tr("Step %1 blends: reads mostly %2, then %3."));
  }
}

QString nextSentence(const DecodeModel& model) {
  if (!model.trace()) return {};
  const int words = static_cast<int>(model.trace()->steps.size());
  const bool attends = !model.trace()->steps.empty() && model.trace()->steps.front().alpha.size() > 0;
  if (model.step() == 0 || (model.subStep() == SubStep::write && model.step() < words)) {
    const QString next = QString::number(model.step() + 1);
    return attends ? Describe::tr("Next: score word %1.").arg(next)
                   : Describe::tr("Next: blend for word %1.").arg(next);
  }
  const QString number = QString::number(model.step());
  switch (model.subStep()) {
    case SubStep::score:
      return Describe::tr("Next: soften the energies of word %1.").arg(number);
    case SubStep::soften:
      return Describe::tr("Next: blend the annotations for word %1.").arg(number);
    case SubStep::blend:
      return Describe::tr("Next: write word %1.").arg(number);
    case SubStep::write:
      break;
  }
  return model.trace()->finished ? Describe::tr("The sentence is complete.")
                                 : Describe::tr("Cut here: the model did not write an end mark.");
}

}  // namespace lookback::ui
