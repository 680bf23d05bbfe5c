// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/evaluations.h"

#include <fmt/format.h>

#include <nlohmann/json.hpp>

#include "core/base/error.h"

namespace lookback::store {
namespace {

using Json = nlohmann::ordered_json;

/// Runs `read`; what is wrong with the text becomes an Error that says what was to be read.
template <class Read>
void reading(const char* what, const Read& read) {
  try {
    read();
  } catch (const nlohmann::json::exception& exception) {
    throw Error(fmt::format("{} of an evaluation cannot be read: {}", what, exception.what()));
  }
}

std::string dumped(const Json& json) {
  return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

Json countsJson(const BleuCounts& c) {
  return {c.hypothesisLength, c.referenceLength, c.matches, c.totals};
}

BleuCounts countsFrom(const Json& json) {
  BleuCounts counts;
  json.at(0).get_to(counts.hypothesisLength);
  json.at(1).get_to(counts.referenceLength);
  json.at(2).get_to(counts.matches);
  json.at(3).get_to(counts.totals);
  return counts;
}

Json alignmentJson(const AlignmentCounts& c) {
  return {c.links, c.sure, c.linksSure, c.linksPossible};
}

AlignmentCounts alignmentFrom(const Json& json) {
  AlignmentCounts counts;
  json.at(0).get_to(counts.links);
  json.at(1).get_to(counts.sure);
  json.at(2).get_to(counts.linksSure);
  json.at(3).get_to(counts.linksPossible);
  return counts;
}

/// The score itself follows from the counts.
Json scoredJson(const ScoredSentences& scored) {
  return {{"sentences", scored.sentences},
          {"counts", countsJson(scored.bleu.counts)},
          {"low", scored.interval.low},
          {"high", scored.interval.high}};
}

ScoredSentences scoredFrom(const Json& json, const BleuOptions& options, int references) {
  ScoredSentences scored;
  json.at("sentences").get_to(scored.sentences);
  scored.bleu = bleuFromCounts(countsFrom(json.at("counts")), options, references);
  json.at("low").get_to(scored.interval.low);
  json.at("high").get_to(scored.interval.high);
  return scored;
}

Json optionsJson(const BleuOptions& options) {
  return {{"tokenizer", name(options.tokenizer)},
          {"smoothing", name(options.smoothing)},
          {"smoothing_value", options.smoothingValue ? Json(*options.smoothingValue) : Json(nullptr)},
          {"fold_case", options.foldCase},
          {"effective_order", options.effectiveOrder}};
}

BleuOptions optionsFrom(const Json& json) {
  BleuOptions options;
  options.tokenizer = bleuTokenizerFromName(json.at("tokenizer").get<std::string>());
  options.smoothing = bleuSmoothingFromName(json.at("smoothing").get<std::string>());
  if (!json.at("smoothing_value").is_null()) options.smoothingValue = json.at("smoothing_value").get<double>();
  json.at("fold_case").get_to(options.foldCase);
  json.at("effective_order").get_to(options.effectiveOrder);
  return options;
}

Json linksJson(const AlignmentLinks& links) {
  Json json = Json::array();
  for (const AlignmentLink& link : links) json.push_back({link.source, link.target});
  return json;
}

AlignmentLinks linksFrom(const Json& json) {
  AlignmentLinks links;
  for (const Json& link : json) links.push_back({link.at(0).get<int>(), link.at(1).get<int>()});
  return links;
}

}  // namespace

std::string summaryText(const EvaluationRecord& record) {
  const EvaluationSummary& summary = record.summary;
  Json json{{"references", record.references},
            {"bleu", optionsJson(record.bleu)},
            {"all", scoredJson(summary.all)},
            {"known", summary.known ? scoredJson(*summary.known) : Json(nullptr)},
            {"cut", summary.cut},
            {"alignment", summary.alignment ? alignmentJson(*summary.alignment) : Json(nullptr)},
            {"by_length", Json::array()}};
  for (const LengthBin& bin : record.byLength)
    json["by_length"].push_back({bin.from, bin.to, bin.sentences, bin.score, bin.interval.low, bin.interval.high});
  return dumped(json);
}

void readSummary(const std::string& text, EvaluationRecord& record) {
  reading("the summary", [&] {
    const Json json = Json::parse(text);
    json.at("references").get_to(record.references);
    record.bleu = optionsFrom(json.at("bleu"));
    EvaluationSummary& summary = record.summary;
    summary.all = scoredFrom(json.at("all"), record.bleu, record.references);
    if (!json.at("known").is_null()) summary.known = scoredFrom(json.at("known"), record.bleu, record.references);
    json.at("cut").get_to(summary.cut);
    if (!json.at("alignment").is_null()) summary.alignment = alignmentFrom(json.at("alignment"));
    for (const Json& bin : json.at("by_length"))
      record.byLength.push_back({bin.at(0).get<int>(),
                                 bin.at(1).get<int>(),
                                 bin.at(2).get<std::size_t>(),
                                 bin.at(3).get<double>(),
                                 {bin.at(4).get<double>(), bin.at(5).get<double>()}});
  });
}

std::string sentencesText(const std::vector<EvaluatedSentence>& sentences) {
  Json json = Json::array();
  for (const EvaluatedSentence& s : sentences) {
    Json one{s.translation, s.sourceWords, s.finished, countsJson(s.counts), alignmentJson(s.alignment)};
    if (s.known) one.push_back(countsJson(s.knownCounts));
    json.push_back(std::move(one));
  }
  return dumped(json);
}

std::vector<EvaluatedSentence> sentencesFrom(const std::string& text) {
  std::vector<EvaluatedSentence> sentences;
  reading("the sentences", [&] {
    for (const Json& one : Json::parse(text)) {
      EvaluatedSentence s;
      one.at(0).get_to(s.translation);
      one.at(1).get_to(s.sourceWords);
      one.at(2).get_to(s.finished);
      s.counts = countsFrom(one.at(3));
      s.alignment = alignmentFrom(one.at(4));
      s.known = one.size() > 5;
      if (s.known) s.knownCounts = countsFrom(one.at(5));
      sentences.push_back(std::move(s));
    }
  });
  return sentences;
}

std::string testSetText(const TestSet& set) {
  Json json{{"sources", set.sources}, {"references", set.references}, {"gold", Json::array()}};
  for (const GoldAlignment& gold : set.gold) json["gold"].push_back({linksJson(gold.sure), linksJson(gold.possible)});
  return dumped(json);
}

void readTestSet(const std::string& text, TestSet& set) {
  reading("the test set", [&] {
    const Json json = Json::parse(text);
    json.at("sources").get_to(set.sources);
    json.at("references").get_to(set.references);
    set.gold.clear();
    for (const Json& gold : json.at("gold")) set.gold.push_back({linksFrom(gold.at(0)), linksFrom(gold.at(1))});
  });
}

}  // namespace lookback::store
