// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/gold_model.h"

#include <algorithm>
#include <limits>
#include <utility>

#include "core/model/model.h"
#include "ui/views/token_text.h"

namespace lookback::ui {
namespace {

/// The weights of all steps as one table; rows of another length (none without attention) are NaN.
Matrix<double> weightsOf(const Trace& trace) {
  const auto rows = static_cast<Index>(trace.steps.size()), columns = static_cast<Index>(trace.source.size());
  Matrix<double> alpha = Matrix<double>::Constant(rows, columns, std::numeric_limits<double>::quiet_NaN());
  for (Index i = 0; i < rows; ++i) {
    const Vector<double>& row = trace.steps[static_cast<std::size_t>(i)].alpha;
    if (row.size() == columns) alpha.row(i) = row.transpose();
  }
  return alpha;
}

int targetWordCount(const Trace& trace) {
  return static_cast<int>(trace.steps.size()) - (trace.finished ? 1 : 0);
}

bool inside(const AlignmentLink& link, const GoldOverlay& overlay) {
  return link.source >= 0 && link.source < overlay.sourceWords && link.target >= 0 && link.target < overlay.targetWords;
}

}  // namespace

GoldModel::GoldModel(DecodeModel& decode, QObject* parent)
    : QObject(parent), m_decode(decode), m_overlay(std::make_shared<const GoldOverlay>()) {
  connect(&decode, &DecodeModel::resultChanged, this, &GoldModel::refresh);
}

void GoldModel::setOptions(const HardenOptions& options) {
  if (options.rule == m_options.rule && options.threshold == m_options.threshold && options.shift == m_options.shift)
    return;
  m_options = options;
  refresh();
}

void GoldModel::setGoldVisible(bool visible) {
  if (visible == m_goldVisible) return;
  m_goldVisible = visible;
  refresh();
}

void GoldModel::setAnnotating(bool annotating) {
  if (annotating == m_annotating) return;
  m_annotating = annotating;
  m_goldVisible = !annotating;
  refresh();
}

void GoldModel::setSentence(std::shared_ptr<const GoldSentence> sentence) {
  m_sentence = std::move(sentence);
  refresh();
}

void GoldModel::setReader(const WeightsReader& reader, std::shared_ptr<const Trace> posterior) {
  if (reader == m_reader && posterior == m_posterior) return;
  m_reader = reader;
  m_posterior = std::move(posterior);
  refresh();
}

void GoldModel::setOwn(GoldAlignment own) {
  m_own = std::move(own);
  refresh();
}

LinkKind GoldModel::ownAt(const AlignmentLink& link) const {
  const auto has = [&link](const AlignmentLinks& links) {
    return std::find(links.begin(), links.end(), link) != links.end();
  };
  return has(m_own.sure) ? LinkKind::sure : has(m_own.possible) ? LinkKind::possible : LinkKind::none;
}

bool GoldModel::linkable(int step, int source) const {
  return inside({source, step - 1}, *m_overlay);
}

std::vector<std::string> GoldModel::sourceWords() const {
  if (!m_decode.trace()) return {};
  const auto& all = m_decode.trace()->source;
  return {all.begin(), all.begin() + m_overlay->sourceWords};
}

std::vector<std::string> GoldModel::targetWords() const {
  if (!m_decode.trace()) return {};
  if (m_overlay->fit == GoldFit::fits) return m_sentence->target;
  const auto& all = m_decode.trace()->target;
  return {all.begin(), all.begin() + m_overlay->targetWords};
}

GoldFit GoldModel::fitOf(const Trace& trace) const {
  if (!m_sentence || !m_decode.model()) return GoldFit::none;
  const std::vector<std::string>& source = m_sentence->source;
  if (trace.source.size() != source.size() + 1 || !std::equal(source.begin(), source.end(), trace.source.begin()))
    return GoldFit::none;
  std::vector<std::int32_t> ids = m_decode.model()->target.ids(m_sentence->target);
  ids.push_back(Vocabulary::kEnd);
  const bool same = std::equal(trace.steps.begin(), trace.steps.end(), ids.begin(), ids.end(),
                               [](const StepTrace& step, std::int32_t word) { return step.word == word; });
  return same ? GoldFit::fits : GoldFit::otherWords;
}

void GoldModel::refresh() {
  auto overlay = std::make_shared<GoldOverlay>();
  overlay->annotating = m_annotating;
  overlay->shift = m_options.shift;
  if (const Trace* trace = m_decode.trace().get(); trace && !trace->source.empty()) {
    // A posterior of other words is about to be replaced.
    const bool aligned = m_posterior && m_posterior->source == trace->source && m_posterior->target == trace->target;
    overlay->weights = aligned ? m_posterior : m_decode.trace();
    overlay->reader = aligned || !m_reader.isPosterior() ? m_reader : WeightsReader();
    overlay->fit = fitOf(*trace);
    overlay->columns = static_cast<int>(trace->source.size());
    overlay->sourceWords = overlay->columns - 1;
    overlay->targetWords = targetWordCount(*trace);
    overlay->cells.resize(trace->steps.size() * trace->source.size());
    const bool fits = overlay->fit == GoldFit::fits;
    overlay->hasGold = fits && m_sentence->gold;
    overlay->goldShown = overlay->hasGold && m_goldVisible;
    overlay->hasOwn = !m_own.sure.empty() || !m_own.possible.empty();
    if (fits) overlay->rowWords = tokenTexts(m_sentence->target);
    const AlignmentLinks model =
        hardenAlignment(weightsOf(*overlay->weights), overlay->sourceWords, overlay->targetWords, m_options);
    const GoldAlignment gold = overlay->hasGold ? *m_sentence->gold : GoldAlignment{};
    overlay->links = compareLinks(gold, m_own, model);
    std::erase_if(overlay->links, [&](const ComparedLink& one) { return !inside(one.link, *overlay); });
    overlay->modelOnGold = compareAlignment(model, gold);
    overlay->ownOnGold = compareAlignment(allLinks(m_own), gold);
    overlay->modelOnOwn = compareAlignment(model, m_own);
    overlay->outcomes = countOutcomes(overlay->links);
    for (const ComparedLink& one : overlay->links) {
      CellMark& mark = overlay->cells[static_cast<std::size_t>(one.link.target * overlay->columns + one.link.source)];
      mark.own = one.own;
      if (!overlay->goldShown) continue;
      mark.gold = one.gold;
      mark.outcome = outcomeOf(one.gold, one.model);
    }
  }
  m_overlay = std::move(overlay);
  Q_EMIT changed();
}

}  // namespace lookback::ui
