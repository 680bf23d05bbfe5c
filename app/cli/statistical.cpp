// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/statistical.h"
#include "app/option_checks.h"

#include <fmt/format.h>

#include <CLI/CLI.hpp>

#include "core/base/error.h"

namespace lookback::cli {
namespace {

constexpr const char* kFooter = R"(
Example:
  lookback-cli statistical train --data train.tsv.gz --dev dev.tsv.gz --output fr-en.phrases
  echo "Elle portait une robe rouge." | lookback-cli statistical translate --model fr-en.phrases
  lookback-cli statistical evaluate --model fr-en.phrases --source test.fr --reference test.en
  lookback-cli statistical align --model fr-en.phrases --source test.fr --target test.en

The system that the paper compares its network with, with nothing neural in it: words are aligned by IBM Model 1 and a hidden Markov
model, phrases are cut out of the links of both directions, a 3-gram model knows the target language, and a stack decoder puts them
together.)";

const char* stageText(statistical::Stage stage) {
  switch (stage) {
    case statistical::Stage::model1:
      return "Model 1";
    case statistical::Stage::hmm:
      return "HMM";
    case statistical::Stage::links:
      return "links of both directions";
    case statistical::Stage::phrases:
      return "phrase pairs";
    case statistical::Stage::languageModel:
      return "language model";
    case statistical::Stage::tuning:
      return "tuning";
  }
  return "";
}

}  // namespace

void addPairOptions(CLI::App& sub, PairOptions& options) {
  sub.add_option("--data", options.data, "Sentence pairs: one TSV, or the source and the target side")
      ->expected(1, 2)
      ->type_name("FILE");
  sub.add_option("--direction", options.direction, "Languages of source and target: fr-en, en-fr, or xx for others")
      ->capture_default_str();
  sub.add_flag("--swap", options.swap, "The first column or file of the data holds the target side");
  sub.add_option("--max-words", options.maxWords, "Pairs with more words on a side are left out")
      ->check(numberFrom(1, 400))
      ->capture_default_str();
  sub.add_option("--pairs", options.pairs, "Learn from so many pairs, the first ones; 0: all")->capture_default_str();
}

PairFiles pairFiles(const std::vector<std::string>& files, bool swap) {
  return {files[0], files.size() == 2 ? files[1] : "", swap};
}

ReadOptions readOptions(const PairOptions& options, const Interrupt& interrupt, Progress& progress) {
  ReadOptions read;
  read.maxTokens = static_cast<std::size_t>(options.maxWords);
  read.maxPairs = options.pairs;
  read.stop = interrupt.token();
  read.progress = [&progress](const ReadProgress& done) {
    progress.show(fmt::format("reading: {} lines", done.lines));
  };
  return read;
}

LoadedCorpus readAllWords(const PairOptions& options, const Interrupt& interrupt) {
  Progress progress;
  LoadedCorpus data = loadCorpus(pairFiles(options.data, options.swap), directionFromText(options.direction),
                                 statistical::kAllWords, readOptions(options, interrupt, progress));
  progress.clear();
  note(data.report.summary());
  return data;
}

StatisticalLog::StatisticalLog(std::size_t pairs, const Direction& direction)
    : m_pairs(pairs), m_direction(direction) {}

void StatisticalLog::operator()(const statistical::Progress& report) {
  const std::string stage = stageText(report.stage);
  if (report.round == 0) {
    m_line.show(stage + " …");
    return;
  }
  m_line.clear();
  if (report.stage == statistical::Stage::tuning) {
    note(fmt::format("{}, round {} of at most {}: BLEU {:.2f}", stage, report.round, report.rounds, report.bleu));
    return;
  }
  const Direction direction = report.reversed ? Direction{m_direction.target, m_direction.source} : m_direction;
  note(fmt::format("{} {}, round {} of {}: log-likelihood of a pair {:.4f}", stage, directionText(direction),
                   report.round, report.rounds, report.logLikelihood / static_cast<double>(m_pairs)));
}

void addStatistical(CLI::App& app, Run& run) {
  CLI::App* sub = app.add_subcommand("statistical", "The phrase-based baseline: train, align, translate, evaluate");
  sub->footer(kFooter);
  sub->require_subcommand(1);
  addStatisticalTrain(*sub, run);
  addStatisticalAlign(*sub, run);
  addStatisticalTranslate(*sub, run);
  addStatisticalEvaluate(*sub, run);
}

}  // namespace lookback::cli
