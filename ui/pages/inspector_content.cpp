// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/inspector_content.h"

#include <QCoreApplication>
#include <algorithm>

#include "core/model/model.h"
#include "ui/support/describe.h"
#include "ui/views/number_text.h"
#include "ui/views/token_text.h"
#include "ui/views/weight_reading.h"

namespace lookback::ui {
namespace {

constexpr std::size_t kNamed = 3;  // words listed by name; the rest is summed up
constexpr int kEnergyDecimals = 3, kWeightDecimals = 4;

class Content {
  Q_DECLARE_TR_FUNCTIONS(lookback::ui::InspectorContent)
};

bool energyTouched(const DecodeModel& model, int position) {
  return std::any_of(model.interventions().begin(), model.interventions().end(), [&](const Intervention& i) {
    return i.enabled && i.step == model.step() && i.position == position &&
           (i.kind == Intervention::Kind::setEnergy || i.kind == Intervention::Kind::setWeight);
  });
}

/// The strongest positions, the selected one and those edited by hand always among them.
std::vector<int> namedPositions(const DecodeModel& model, const StepTrace& step) {
  std::vector<int> order = strongestFirst(step.alpha);
  if (order.empty()) return order;
  std::stable_partition(order.begin(), order.end(),
                        [&](int j) { return j == model.source() || energyTouched(model, j); });
  if (order.size() > kNamed) order.resize(kNamed);
  std::stable_sort(order.begin(), order.end(), [&](int a, int b) { return step.alpha[a] > step.alpha[b]; });
  return order;
}

Role roleOf(const DecodeModel& model, int position) {
  if (energyTouched(model, position)) return Role::edited;
  return position == model.source() ? Role::source : Role::text;
}

std::vector<NumberTable::Row> energyRows(const DecodeModel& model, const StepTrace& step) {
  std::vector<NumberTable::Row> rows;
  for (const int j : namedPositions(model, step))
    rows.push_back({tokenText(sourceWord(*model.trace(), j)), fixedText(step.modelEnergies[j], kEnergyDecimals),
                    fixedText(step.e[j], kEnergyDecimals), roleOf(model, j), false});
  return rows;
}

std::vector<NumberTable::Row> weightRows(const DecodeModel& model, const StepTrace& step) {
  std::vector<NumberTable::Row> rows;
  double namedModel = 0, namedNow = 0;
  const std::vector<int> named = namedPositions(model, step);
  for (const int j : named) {
    rows.push_back({tokenText(sourceWord(*model.trace(), j)), fixedText(step.modelAlpha[j], kWeightDecimals),
                    fixedText(step.alpha[j], kWeightDecimals), roleOf(model, j), false});
    namedModel += step.modelAlpha[j];
    namedNow += step.alpha[j];
  }
  const int others = static_cast<int>(step.alpha.size()) - static_cast<int>(named.size());
  const double sumModel = rowSum(step.modelAlpha), sumNow = rowSum(step.alpha);
  if (others > 0)
    rows.push_back({Content::tr("%n other(s)", nullptr, others),
                    fixedText(std::max(0.0, sumModel - namedModel), kWeightDecimals),
                    fixedText(std::max(0.0, sumNow - namedNow), kWeightDecimals), Role::text2, false});
  rows.push_back(
      {Content::tr("sum"), fixedText(sumModel, kWeightDecimals), fixedText(sumNow, kWeightDecimals), Role::text, true});
  return rows;
}

/// What the model gives a word without the edits of this step; "–" if it is not among those kept.
QString modelShare(const StepTrace& step, int word) {
  for (const Candidate& candidate : step.modelCandidates)
    if (candidate.word == word) return fixedText(candidate.probability, kWeightDecimals);
  return QStringLiteral("–");
}

std::vector<NumberTable::Row> wordRows(const DecodeModel& model, const StepTrace& step) {
  std::vector<NumberTable::Row> rows;
  double named = 0, namedModel = 0;
  for (std::size_t k = 0; k < std::min(step.candidates.size(), kNamed + 1); ++k) {
    const Candidate& candidate = step.candidates[k];
    const bool chosen = candidate.word == step.word;
    rows.push_back({tokenText(vocabularyWord(model.model().get(), candidate.word)), modelShare(step, candidate.word),
                    fixedText(candidate.probability, kWeightDecimals), chosen ? Role::target : Role::text, false});
    named += candidate.probability;
    for (const Candidate& before : step.modelCandidates)
      if (before.word == candidate.word) namedModel += before.probability;
  }
  rows.push_back({Content::tr("all others"), fixedText(std::max(0.0, 1 - namedModel), kWeightDecimals),
                  fixedText(std::max(0.0, 1 - named), kWeightDecimals), Role::text2, false});
  return rows;
}

EquationBox::Line scorerLine(const DecodeModel& model) {
  const Scorer scorer = model.model() ? model.model()->config.scorer : Scorer::additive;
  if (scorer == Scorer::dot)
    return {QStringLiteral("= s_{i−1}^⊤(\\r{h}_j + \\l{h}_j)"), Content::tr("Luong"),
            Content::tr("the state times the sum of both parts of the annotation")};
  if (scorer == Scorer::general)
    return {QStringLiteral("= s_{i−1}^⊤ W_a h_j"), Content::tr("Luong"),
            Content::tr("the state times W a times the annotation")};
  return {QStringLiteral("= v_a^⊤ \\u{tanh}(W_a s_{i−1} + U_a h_j)"), Content::tr("A.1.2"),
          Content::tr("v a times the hyperbolic tangent of W a times the state before plus U a times the annotation")};
}

InspectorContent scoreContent(const DecodeModel& model, const QString& i) {
  InspectorContent content;
  content.title = Content::tr("Energies");
  content.symbol = QStringLiteral("e_{%1 j}").arg(i);
  content.meaning = Content::tr("How well each annotation fits what the state before asks for. No word is read yet.");
  content.equations = {{QStringLiteral("e_{ij} = a(s_{i−1}, h_j)"), Content::tr("eq. 6"),
                        Content::tr("energy i j is a of the state before and annotation j")},
                       scorerLine(model)};
  content.numbers = energyRows(model, *model.current());
  return content;
}

InspectorContent softenContent(const DecodeModel& model, const QString& i) {
  InspectorContent content;
  content.title = Content::tr("Weights");
  content.symbol = QStringLiteral("α_{%1 j}").arg(i);
  content.meaning = Content::tr("The energies softened to shares. Adding the same to all of them changes nothing.");
  content.equations = {{QStringLiteral("α_{ij} = \\f{\\u{exp}(e_{ij})}{Σ_k \\u{exp}(e_{ik})}"), Content::tr("eq. 6"),
                        Content::tr("weight i j is the exponential of energy i j over the sum of all exponentials")}};
  content.numbers = weightRows(model, *model.current());
  return content;
}

InspectorContent blendContent(const DecodeModel& model, const QString& i) {
  InspectorContent content;
  const StepTrace& step = *model.current();
  if (step.alpha.size() == 0) {
    content.title = Content::tr("Fixed vector");
    content.symbol = QStringLiteral("c");
    content.meaning = Content::tr("This model reads the whole sentence into one vector and uses it at every step.");
    content.equations = {
        {QStringLiteral("c = \\r{h}_{T_x}"), Content::tr("Cho 2014"), Content::tr("c is the last forward state")}};
    return content;
  }
  content.title = Content::tr("Context vector");
  content.symbol = QStringLiteral("c_{%1}").arg(i);
  content.meaning = Content::tr("Weighted sum of annotations.\nIt never leaves their hull.");
  content.equations = {{QStringLiteral("c_i = Σ_j α_{ij} h_j"), Content::tr("eq. 5"),
                        Content::tr("context i is the sum over j of weight i j times annotation j")}};
  content.numbers = weightRows(model, step);
  return content;
}

InspectorContent writeContent(const DecodeModel& model, const QString& i) {
  InspectorContent content;
  const bool previous = model.model() && model.model()->config.readoutState == ReadoutState::previous;
  content.title = Content::tr("Next word");
  content.symbol = QStringLiteral("y_{%1}").arg(i);
  content.meaning =
      Content::tr("The new state, the word before and the context go into the readout; the likeliest word is written.");
  content.equations = {
      {QStringLiteral("s_i = f(s_{i−1}, y_{i−1}, c_i)"), Content::tr("sec. 3.1"),
       Content::tr("state i is f of the state before, the word before and the context")},
      {QStringLiteral("p(y_i) = g(y_{i−1}, s_i, c_i)"), Content::tr("eq. 4"),
       Content::tr("the probability of word i is g of the word before, the state and the context")},
      {QStringLiteral("\\u{ }∝ \\u{exp}(y_i^⊤ W_o t_i)"), Content::tr("A.2.2"),
       Content::tr("proportional to the exponential of W o times the readout")},
      {previous ? QStringLiteral("\\t{t}_i = U_o s_{i−1} + V_o E y_{i−1} + C_o c_i")
                : QStringLiteral("\\t{t}_i = U_o s_i + V_o E y_{i−1} + C_o c_i"),
       Content::tr("A.2.2"),
       Content::tr("the readout before maxout is U o times the state plus V o times the word before plus C o "
                   "times the context")}};
  content.numbers = wordRows(model, *model.current());
  return content;
}

InspectorContent startContent() {
  InspectorContent content;
  content.title = Content::tr("First state");
  content.symbol = QStringLiteral("s_0");
  content.meaning = Content::tr(
      "Before the first word the decoder starts from what the backward encoder knows at the first source word.");
  content.equations = {
      {QStringLiteral("s_0 = \\u{tanh}(W_s \\l{h}_1)"), Content::tr("A.2.2"),
       Content::tr("state 0 is the hyperbolic tangent of W s times the backward state at the first word")}};
  return content;
}

}  // namespace

InspectorContent inspectorContent(const DecodeModel& model) {
  InspectorContent content;
  if (!model.trace()) {
    content.title = Content::tr("Nothing decoded yet");
    content.meaning = Content::tr("Choose a model, type a sentence and press Enter.");
    return content;
  }
  if (!model.current()) {
    content = startContent();
    const bool attends = !model.model() || model.model()->config.scorer != Scorer::none;
    if (!attends)
      content.equations = {{QStringLiteral("s_0 = \\u{tanh}(W_s c)"), Content::tr("Cho 2014"),
                            Content::tr("state 0 is the hyperbolic tangent of W s times c")}};
    if (!attends) content.meaning = Content::tr("Before the first word the decoder starts from the fixed vector.");
    return content;
  }
  const QString i = QString::number(model.step());
  switch (model.subStep()) {
    case SubStep::score:
      return scoreContent(model, i);
    case SubStep::soften:
      return softenContent(model, i);
    case SubStep::blend:
      return blendContent(model, i);
    case SubStep::write:
      break;
  }
  return writeContent(model, i);
}

QString contextUseName(ContextUse use) {
  switch (use) {
    case ContextUse::resetGate:
      return Content::tr("reset gate");
    case ContextUse::updateGate:
      return Content::tr("update gate");
    case ContextUse::candidate:
      return Content::tr("candidate");
    case ContextUse::readout:
      break;
  }
  return Content::tr("readout");
}

EquationBox::Line contextUseEquation(ContextUse use, const DecodeModel& model) {
  const bool previous = model.model() && model.model()->config.readoutState == ReadoutState::previous;
  switch (use) {
    case ContextUse::resetGate:
      return {QStringLiteral("r_i = σ(W_r E y_{i−1} + U_r s_{i−1} + C_r c_i)"), Content::tr("A.2.2"),
              Content::tr(
                  "the reset gate is the sigmoid of W r times the word before plus U r times the state before plus C r "
                  "times the context")};
    case ContextUse::updateGate:
      return {
          QStringLiteral("z_i = σ(W_z E y_{i−1} + U_z s_{i−1} + C_z c_i)"), Content::tr("A.2.2"),
          Content::tr(
              "the update gate is the sigmoid of W z times the word before plus U z times the state before plus C z "
              "times the context")};
    case ContextUse::candidate:
      return {
          QStringLiteral("\\t{s}_i = \\u{tanh}(W E y_{i−1} + U[r_i∘s_{i−1}] + C c_i)"), Content::tr("A.2.2"),
          Content::tr(
              "the candidate is the hyperbolic tangent of W times the word before plus U times the reset state plus "
              "C times the context")};
    case ContextUse::readout:
      break;
  }
  return {previous ? QStringLiteral("\\t{t}_i = U_o s_{i−1} + V_o E y_{i−1} + C_o c_i")
                   : QStringLiteral("\\t{t}_i = U_o s_i + V_o E y_{i−1} + C_o c_i"),
          Content::tr("A.2.2"),
          Content::tr("the readout is U o times the state plus V o times the word before plus C o times the context")};
}

}  // namespace lookback::ui
