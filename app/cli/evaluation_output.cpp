// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/evaluation_output.h"

#include <fmt/format.h>

#include <limits>

#include "app/cli/bleu_output.h"
#include "core/base/error.h"
#include "core/base/file_io.h"
#include "core/evaluation/by_length.h"

namespace lookback::cli {
namespace {

std::string rangeText(const LengthBin& bin) {
  if (bin.to == std::numeric_limits<int>::max()) return fmt::format("over {}", bin.from - 1);
  return fmt::format("{} to {}", bin.from, bin.to);
}

Json binJson(const LengthBin& bin) {
  return {
      {"from", bin.from},           {"to", bin.to == std::numeric_limits<int>::max() ? Json(nullptr) : Json(bin.to)},
      {"sentences", bin.sentences}, {"score", bin.score},
      {"low", bin.interval.low},    {"high", bin.interval.high}};
}

Json evaluationJson(const EvaluationSummary& summary, const std::vector<LengthBin>& bins,
                    const EvaluationOutput& output) {
  Json json{{"bleu", bleuJson(summary.all.bleu)},
            {"low", summary.all.interval.low},
            {"high", summary.all.interval.high},
            {"sentences", summary.all.sentences},
            {"bleu_no_unknown", summary.known ? bleuJson(summary.known->bleu) : Json(nullptr)},
            {"sentences_no_unknown", summary.known ? summary.known->sentences : 0},
            {"cut", summary.cut}};
  json.update(output.decodingJson);
  if (summary.known) {
    json["low_no_unknown"] = summary.known->interval.low;
    json["high_no_unknown"] = summary.known->interval.high;
  }
  if (!output.byLength) return json;
  json["by_length"] = Json::array();
  for (const LengthBin& bin : bins) json["by_length"].push_back(binJson(bin));
  return json;
}

std::string evaluationText(const EvaluationSummary& summary, const std::vector<LengthBin>& bins,
                           const EvaluationOutput& output) {
  const ScoredSentences& all = summary.all;
  std::string text = fmt::format("All {} sentences, 95 % interval {:.2f} to {:.2f}:\n{}\n", all.sentences,
                                 all.interval.low, all.interval.high, bleuText(all.bleu));
  if (summary.known) {
    text += fmt::format(
        "The {} sentences without unknown words, <unk> not allowed: BLEU {:.2f}, 95 % interval {:.2f} to {:.2f}\n",
        summary.known->sentences, summary.known->bleu.score, summary.known->interval.low, summary.known->interval.high);
  } else {
    text += "Every sentence has an unknown word.\n";
  }
  text += output.decoding;
  if (!output.byLength) return text;
  text += fmt::format("\n{:<14}{:>10}{:>8}   95 % interval", "source words", "sentences", "BLEU");
  for (const LengthBin& bin : bins) {
    text += fmt::format("\n{:<14}{:>10}{:>8.2f}   {:.2f} to {:.2f}{}", rangeText(bin), bin.sentences, bin.score,
                        bin.interval.low, bin.interval.high, bin.few() ? "   (fewer than ten)" : "");
  }
  return text;
}

}  // namespace

std::string evaluationOutput(const EvaluationSummary& summary, std::span<const EvaluatedSentence> sentences,
                             const EvaluationOutput& output) {
  const std::vector<LengthBin> bins = output.byLength ? bleuByLength(sentences) : std::vector<LengthBin>{};
  return output.json ? pretty(evaluationJson(summary, bins, output)) : evaluationText(summary, bins, output);
}

TestSet readTestSet(const std::string& source, const std::vector<std::string>& references, std::stop_token stop) {
  TestSet set;
  set.name = source;
  set.sources = readTextLines(source, stop);
  for (const std::string& file : references) set.references.push_back(readTextLines(file, stop));
  if (set.sources.empty()) throw Error(fmt::format("\"{}\" has no line", source));
  for (std::size_t k = 0; k < set.references.size(); ++k) {
    if (set.references[k].size() == set.sources.size()) continue;
    throw Error(fmt::format("\"{}\" has {} lines but \"{}\" has {}; line i of one must belong to line i of the other",
                            source, set.sources.size(), references[k], set.references[k].size()));
  }
  return set;
}

void writeTranslations(const std::string& path, std::span<const EvaluatedSentence> sentences) {
  std::string text;
  for (const EvaluatedSentence& sentence : sentences) text += sentence.translation + "\n";
  writeFileAtomically(path, text);
}

}  // namespace lookback::cli
