// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <memory>
#include <optional>

#include "app/cli/command.h"
#include "app/cli/console.h"
#include "app/cli/sentence_side.h"
#include "app/option_checks.h"
#include "core/base/error.h"
#include "core/data/alignment_links.h"
#include "core/decoding/translator.h"
#include "core/evaluation/aer.h"
#include "core/model/model.h"

namespace lookback::cli {
namespace {

constexpr const char* kFooter = R"(
Examples:
  lookback-cli align --model fr-en.safetensors --source test.fr --target test.en
  lookback-cli align --model fr-en.safetensors --source gold.fr --target gold.en --pretokenized > links
  lookback-cli align --model fr-en.safetensors --source test.fr --target test.en --soft > weights.jsonl

The model reads each pair with the given translation (teacher forcing); its weights become links: each target word is linked to
the source word it reads most from, or to none if that is the end mark. A line of links i-j for each pair: source word i and
target word j, counted from 0. Words are those of this program's tokeniser; with --pretokenized they are what stands between
blanks, as in files of gold alignments. With --soft a line of JSON for each pair: "source", "target" and "weights", a row
for each target word, end marks included. A pair with an empty side gives an empty line.)";

struct AlignCommand {
  std::string model, source, target;
  bool soft = false, pretokenized = false;
  std::optional<double> threshold;
  int shift = 0;
};

/// Weights between words from weights between tokens (end marks last in both): summed over the tokens of a source word,
/// the mean over those of a target word.
Matrix<double> wordWeights(const Matrix<float>& alpha, const Side& source, const Side& target) {
  const auto rows = static_cast<Index>(target.words.size()), columns = static_cast<Index>(source.words.size());
  Matrix<double> weights = Matrix<double>::Zero(rows + 1, columns + 1);
  Vector<double> tokens = Vector<double>::Zero(rows + 1);
  for (Index i = 0; i < alpha.rows(); ++i) {
    const Index row = i + 1 == alpha.rows() ? rows : target.wordOf[static_cast<std::size_t>(i)];
    tokens[row] += 1;
    for (Index j = 0; j < alpha.cols(); ++j) {
      const Index column = j + 1 == alpha.cols() ? columns : source.wordOf[static_cast<std::size_t>(j)];
      weights(row, column) += static_cast<double>(alpha(i, j));
    }
  }
  return weights.array().colwise() / tokens.array().max(1.0);
}

std::string softText(const Matrix<double>& weights, Side source, Side target) {
  source.words.emplace_back(Vocabulary::kEndText);
  target.words.emplace_back(Vocabulary::kEndText);
  Json rows = Json::array();
  for (Index i = 0; i < weights.rows(); ++i) {
    Json row = Json::array();
    for (Index j = 0; j < weights.cols(); ++j) row.push_back(shortest(static_cast<float>(weights(i, j))));
    rows.push_back(std::move(row));
  }
  return Json{{"source", source.words}, {"target", target.words}, {"weights", rows}}.dump();
}

std::string alignPair(const AlignCommand& command, const Model& model, const std::string& source,
                      const std::string& target) {
  const Direction& direction = model.config.direction;
  const Side x = splitSide(source, direction.source, command.pretokenized);
  const Side y = splitSide(target, direction.target, command.pretokenized);
  if (x.tokens.empty() || y.tokens.empty()) return {};
  const Matrix<double> weights = wordWeights(scorePair(model, x.tokens, y.tokens).alpha, x, y);
  if (command.soft) return softText(weights, x, y);
  HardenOptions options;
  options.shift = command.shift;
  if (command.threshold) {
    options.rule = HardenOptions::Rule::threshold;
    options.threshold = *command.threshold;
  }
  Links links;
  const auto alignment =
      hardenAlignment(weights, static_cast<int>(x.words.size()), static_cast<int>(y.words.size()), options);
  for (const AlignmentLink& link : alignment) links.sure.push_back({link.source, link.target});
  return linksText(orderedLinks(std::move(links)));
}

int runAlign(const AlignCommand& command, const Interrupt& interrupt) {
  const std::shared_ptr<const Model> model = loadModel(command.model);
  if (model->config.scorer == Scorer::none) {
    throw Error(
        fmt::format("\"{}\" is an RNNencdec model: it reads one fixed vector and has no alignment", command.model));
  }
  const std::vector<std::string> sources = readTextLines(command.source, interrupt.token());
  const std::vector<std::string> targets = readTextLines(command.target, interrupt.token());
  if (sources.size() != targets.size()) {
    throw Error(fmt::format("\"{}\" has {} lines but \"{}\" has {}; line i of one must belong to line i of the other",
                            command.source, sources.size(), command.target, targets.size()));
  }
  Progress progress;
  for (std::size_t k = 0; k < sources.size(); ++k) {
    throwIfStopped(interrupt.token());
    print(alignPair(command, *model, sources[k], targets[k]));
    progress.show(fmt::format("{} of {} pairs", k + 1, sources.size()));
  }
  return kDone;
}

}  // namespace

void addAlign(CLI::App& app, Run& run) {
  const auto command = std::make_shared<AlignCommand>();
  CLI::App* sub = app.add_subcommand("align", "Link the words of given sentence pairs");
  sub->footer(kFooter);
  sub->add_option("--model", command->model, "The model")->required()->type_name("FILE");
  sub->add_option("--source", command->source, "Sentences, one a line")->required()->type_name("FILE");
  sub->add_option("--target", command->target, "Their translations, line by line")->required()->type_name("FILE");
  sub->add_flag("--soft", command->soft, "Print the weights instead of links");
  sub->add_flag("--pretokenized", command->pretokenized, "Words are parted by blanks; count them so");
  sub->add_option("--threshold", command->threshold, "Link every pair of words whose weight is at least this instead")
      ->check(numberFrom(0.0, 1.0));
  sub->add_option("--shift", command->shift, "Move the links so many target words on")
      ->check(numberFrom(-10, 10))
      ->capture_default_str();
  sub->callback([command, &run] { run = [command](Interrupt& interrupt) { return runAlign(*command, interrupt); }; });
}

}  // namespace lookback::cli
