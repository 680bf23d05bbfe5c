// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <memory>
#include <optional>
#include <thread>
#include <unordered_set>

#include "app/cli/sentence_side.h"
#include "app/cli/statistical.h"
#include "app/option_checks.h"
#include "core/base/error.h"
#include "core/statistical/statistical_file.h"

namespace lookback::cli {
namespace {

constexpr const char* kFooter = R"(
Examples:
  lookback-cli statistical align --model fr-en.phrases --source test.fr --target test.en
  lookback-cli statistical align --data train.tsv.gz --aligner model1 --symmetrisation forward --source gold.fr \
    --target gold.en --pretokenized > links
  lookback-cli statistical align --data train.tsv.gz --join --source gold.fr --target gold.en --pretokenized > links
  lookback-cli statistical align --model fr-en.phrases --source test.fr --target test.en --soft > posteriors.jsonl

A line of links i-j for each pair: source word i and target word j, counted from 0; a pair with an empty side gives an empty line.
With --model the word alignment is that of a phrase-based model (an HMM, and with --aligner model1 the Model 1 it began with); with --data it is trained first, on these pairs alone or, with
--join, on the pairs to align too, as is usual where only alignment is asked for: no links are read. --symmetrisation: forward
(source words explain target words), reverse, intersection, union, grow-diag, grow-diag-final or grow-diag-final-and. Words are those
of this program's tokeniser; with --pretokenized they are what stands between blanks, as in files of gold alignments. With --soft a
line of JSON for each pair: "source", "target" and "weights", the posterior p(a_i = j) of the forward direction, a row for each
target word; what a row lacks to 1 is the share of NULL.)";

struct StatisticalAlignCommand {
  std::string model, source, target;
  std::optional<std::string> aligner;
  std::optional<std::string> symmetrisation;
  PairOptions pairs;
  statistical::AlignerOptions options;
  int threads = 2;
  bool join = false, soft = false, pretokenized = false;
};

/// The pairs to align.
struct SidePairs {
  std::vector<Side> sources, targets;
};

SidePairs readSides(const StatisticalAlignCommand& command, const Direction& direction, const Interrupt& interrupt) {
  const std::vector<std::string> sources = readTextLines(command.source, interrupt.token());
  const std::vector<std::string> targets = readTextLines(command.target, interrupt.token());
  if (sources.size() != targets.size()) {
    throw Error(fmt::format("\"{}\" has {} lines but \"{}\" has {}; line i of one must belong to line i of the other",
                            command.source, sources.size(), command.target, targets.size()));
  }
  SidePairs pairs;
  for (std::size_t k = 0; k < sources.size(); ++k) {
    pairs.sources.push_back(splitSide(sources[k], direction.source, command.pretokenized));
    pairs.targets.push_back(splitSide(targets[k], direction.target, command.pretokenized));
  }
  return pairs;
}

/// The corpus of the data, with the pairs to align at its end if they are joined.
LoadedCorpus trainingData(const StatisticalAlignCommand& command, const SidePairs& pairs, const Interrupt& interrupt) {
  LoadedCorpus data = readAllWords(command.pairs, interrupt);
  if (!command.join) return data;
  const auto grown = [](const Vocabulary& vocabulary, const std::vector<Side>& sides) {
    std::vector<std::string> words = vocabulary.words();
    std::unordered_set<std::string> seen;
    for (const Side& side : sides)
      for (const std::string& token : side.tokens)
        if (vocabulary.id(token) == Vocabulary::kUnknown && seen.insert(token).second) words.push_back(token);
    return Vocabulary(std::move(words));
  };
  data.source = grown(data.source, pairs.sources);
  data.target = grown(data.target, pairs.targets);
  for (std::size_t k = 0; k < pairs.sources.size(); ++k) {
    const auto &x = pairs.sources[k].tokens, &y = pairs.targets[k].tokens;
    if (!x.empty() && !y.empty()) data.corpus.add(data.source.ids(x), data.target.ids(y));
  }
  return data;
}

/// A model with nothing but word alignment.
std::shared_ptr<const statistical::StatisticalModel> trainedAligner(const StatisticalAlignCommand& command,
                                                                    const Direction& direction, LoadedCorpus data,
                                                                    const Interrupt& interrupt) {
  const int all = static_cast<int>(std::max(1u, std::thread::hardware_concurrency()));
  Team team(command.threads == 0 ? all : command.threads);
  StatisticalLog log(data.corpus.size(), direction);
  auto aligned = statistical::alignCorpus(data, command.options, team, interrupt.token(), std::ref(log));
  auto model = std::make_shared<statistical::StatisticalModel>();
  model->direction = direction;
  model->source = std::move(data.source);
  model->target = std::move(data.target);
  model->forward = std::move(aligned.forward.model);
  model->reverse = std::move(aligned.reverse.model);
  return model;
}

/// A word is linked to another if a part of it is.
std::string linksLine(const std::vector<Link>& links, const Side& source, const Side& target) {
  Links words;
  for (const Link link : links)
    words.sure.push_back(
        {source.wordOf[static_cast<std::size_t>(link.source)], target.wordOf[static_cast<std::size_t>(link.target)]});
  return linksText(orderedLinks(std::move(words)));
}

std::string softLine(const Matrix<float>& posteriors, const Side& source, const Side& target) {
  Json rows = Json::array();
  for (Index i = 0; i < posteriors.rows(); ++i) {
    Json row = Json::array();
    for (Index j = 0; j < posteriors.cols(); ++j) row.push_back(shortest(posteriors(i, j)));
    rows.push_back(std::move(row));
  }
  return Json{{"source", source.tokens}, {"target", target.tokens}, {"weights", rows}}.dump();
}

void checkUsage(const StatisticalAlignCommand& command) {
  if (command.model.empty() == command.pairs.data.empty())
    throw Error(ErrorCode::wrongUsage, "give --model, a trained system, or --data, pairs to train the alignment on");
  if (command.join && command.pairs.data.empty())
    throw Error(ErrorCode::wrongUsage, "--join adds the pairs to --data, which is missing");
}

int runStatisticalAlign(StatisticalAlignCommand command, const Interrupt& interrupt) {
  checkUsage(command);
  std::optional<statistical::Symmetrisation> method;
  if (command.symmetrisation) method = statistical::symmetrisationFromName(*command.symmetrisation);
  std::optional<statistical::Aligner> aligned;
  if (command.aligner) aligned = *command.aligner == "hmm" ? statistical::Aligner::hmm : statistical::Aligner::model1;
  command.options.aligner = aligned.value_or(statistical::Aligner::hmm);
  std::shared_ptr<const statistical::StatisticalModel> model;
  if (!command.model.empty()) model = statistical::loadStatisticalModel(command.model);
  const Direction direction = model ? model->direction : directionFromText(command.pairs.direction);
  const SidePairs pairs = readSides(command, direction, interrupt);
  if (!model) model = trainedAligner(command, direction, trainingData(command, pairs, interrupt), interrupt);
  const statistical::PhraseTranslator aligner(model);
  Progress progress;
  for (std::size_t k = 0; k < pairs.sources.size(); ++k) {
    throwIfStopped(interrupt.token());
    const Side &x = pairs.sources[k], &y = pairs.targets[k];
    if (x.tokens.empty() || y.tokens.empty())
      print("");
    else if (command.soft)
      print(softLine(aligner.posteriors(x.tokens, y.tokens, aligned), x, y));
    else
      print(linksLine(aligner.align(x.tokens, y.tokens, method, aligned).links, x, y));
    progress.show(fmt::format("{} of {} pairs", k + 1, pairs.sources.size()));
  }
  return kDone;
}

}  // namespace

void addStatisticalAlign(CLI::App& statistical, Run& run) {
  const auto command = std::make_shared<StatisticalAlignCommand>();
  CLI::App* sub = statistical.add_subcommand("align", "Link the words of given sentence pairs");
  sub->footer(kFooter);
  sub->add_option("--model", command->model, "A phrase-based model")->type_name("FILE");
  addPairOptions(*sub, command->pairs);
  sub->add_flag("--join", command->join, "Learn from the pairs to align too");
  sub->add_option("--source", command->source, "Sentences, one a line")->required()->type_name("FILE");
  sub->add_option("--target", command->target, "Their translations, line by line")->required()->type_name("FILE");
  sub->add_option("--symmetrisation", command->symmetrisation,
                  "How the directions are joined; by default as the model says, or grow-diag-final-and");
  sub->add_option("--aligner", command->aligner, "hmm or model1; by default as the model says, or hmm")
      ->check(CLI::IsMember({"hmm", "model1"}));
  sub->add_option("--model1-iterations", command->options.model1Iterations, "Rounds of EM of Model 1")
      ->check(numberFrom(1, 1000))
      ->capture_default_str();
  sub->add_option("--hmm-iterations", command->options.hmmIterations, "Rounds of EM of the HMM")
      ->check(numberFrom(1, 1000))
      ->capture_default_str();
  sub->add_option("--threads", command->threads, "Threads; 0: as many as the computer has")
      ->check(numberFrom(0, 256))
      ->capture_default_str();
  sub->add_flag("--soft", command->soft, "Print the posterior instead of links");
  sub->add_flag("--pretokenized", command->pretokenized, "Words are parted by blanks; count them so");
  sub->callback(
      [command, &run] { run = [command](Interrupt& interrupt) { return runStatisticalAlign(*command, interrupt); }; });
}

}  // namespace lookback::cli
