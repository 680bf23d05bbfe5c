// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/diff.h"

#include <fmt/format.h>

#include <algorithm>
#include <bit>

#include "core/store/export.h"

namespace lookback::store {
namespace {

bool sameBits(const std::optional<double>& a, const std::optional<double>& b) {
  if (!a || !b) return a.has_value() == b.has_value();
  return std::bit_cast<std::uint64_t>(*a) == std::bit_cast<std::uint64_t>(*b);
}

/// But for the clock.
bool sameRow(const MetricRow& a, const MetricRow& b) {
  return a.update == b.update && sameBits(a.epochs, b.epochs) && sameBits(a.loss, b.loss) &&
         sameBits(a.gradientNorm, b.gradientNorm) && sameBits(a.rate, b.rate) && sameBits(a.devLoss, b.devLoss) &&
         sameBits(a.devBleu, b.devBleu) && sameBits(a.aer, b.aer) && a.targetWords == b.targetWords;
}

const CorpusRecord* corpusOf(const RunDetails& run, const char* role) {
  const auto found = run.corpora.find(role);
  return found == run.corpora.end() ? nullptr : &found->second;
}

void addCorpora(const RunDetails& before, const RunDetails& after, RunDiff& diff) {
  const auto described = [](const CorpusRecord* corpus) {
    return corpus ? fmt::format("{} ({} pairs, {})", corpus->name, corpus->pairs, corpus->fingerprint) : "";
  };
  for (const char* const role : {"train", "dev", "test"}) {
    const CorpusRecord* const a = corpusOf(before, role);
    const CorpusRecord* const b = corpusOf(after, role);
    if (!a && !b) continue;
    const bool equal = a && b && a->fingerprint == b->fingerprint;
    (equal ? diff.equal : diff.changed).push_back({std::string("corpus.") + role, described(a), described(b)});
  }
}

std::string line(std::initializer_list<std::string> cells) {
  std::string text;
  for (const std::string& cell : cells) text += (text.empty() ? "" : ",") + csvCell(cell);
  return text + '\n';
}

std::string exact(const std::optional<double>& value) {
  return value ? fmt::format("{}", *value) : "";
}

}  // namespace

RunDiff diffOf(const RunDetails& before, const RunDetails& after, const std::vector<MetricRow>& curveBefore,
               const std::vector<MetricRow>& curveAfter) {
  RunDiff diff{before.summary,
               after.summary,
               changedSettings(before.settings, after.settings),
               equalSettings(before.settings, after.settings),
               {},
               false};
  addCorpora(before, after, diff);
  const auto end = std::mismatch(curveBefore.begin(), curveBefore.end(), curveAfter.begin(), curveAfter.end(), sameRow);
  if (end.first != curveBefore.begin()) diff.sameUpTo = std::prev(end.first)->update;
  diff.sameCurves = end.first == curveBefore.end() && end.second == curveAfter.end();
  return diff;
}

std::vector<RunScore> scoresOf(const RunDiff& diff) {
  const auto count = [](std::uint64_t value) { return std::optional(static_cast<double>(value)); };
  const RunSummary &a = diff.before, &b = diff.after;
  return {{"updates", count(a.updates), count(b.updates)},
          {"epochs", a.epochs, b.epochs},
          {"seconds", a.seconds, b.seconds},
          {"loss", a.loss, b.loss},
          {"best_dev_loss", a.bestDevLoss, b.bestDevLoss},
          {"best_bleu", a.bestBleu, b.bestBleu},
          {"best_aer", a.bestAer, b.bestAer},
          {"parameters", count(a.parameters), count(b.parameters)},
          {"checkpoint_bytes", count(a.checkpointBytes), count(b.checkpointBytes)}};
}

std::string diffCsv(const RunDiff& diff) {
  const RunSummary &a = diff.before, &b = diff.after;
  std::string text = line({"kind", "name", "before", "after"});
  text += line({"run", "number", std::to_string(a.id), std::to_string(b.id)});
  text += line({"run", "name", a.name, b.name});
  text += line({"run", "uid", a.uid, b.uid});
  text += line({"run", "state", std::string(name(a.state)), std::string(name(b.state))});
  for (const ChangedSetting& setting : diff.changed)
    text += line({"changed", setting.name, setting.before, setting.after});
  for (const RunScore& score : scoresOf(diff))
    text += line({"score", score.name, exact(score.before), exact(score.after)});
  for (const ChangedSetting& setting : diff.equal) text += line({"equal", setting.name, setting.before, setting.after});
  return text;
}

}  // namespace lookback::store
