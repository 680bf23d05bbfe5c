// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluation/bleu.h"

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <memory>

#include "app/cli/bleu_output.h"
#include "app/cli/command.h"
#include "app/cli/console.h"
#include "app/option_checks.h"
#include "core/base/error.h"

namespace lookback::cli {
namespace {

constexpr const char* kFooter = R"(
Examples:
  lookback-cli bleu --hypothesis out.en --reference test.en
  lookback-cli bleu --hypothesis out.en --reference a.en b.en --tokenize intl --lowercase --json
  lookback-cli translate --model fr-en.safetensors < test.fr | lookback-cli bleu --hypothesis - --reference test.en

The definition is sacreBLEU's, and the signature line says which of its variants was used: figures with different signatures
must not be compared. The text must not be tokenised. BLEU of a corpus whose lines all have fewer than four tokens is 0 by
definition; --effective-order scores the orders that exist.)";

struct BleuCommand {
  std::string hypothesis;
  std::vector<std::string> references;
  std::string tokenizer = "13a", smoothing = "exp";
  std::optional<double> smoothingValue;
  bool lowercase = false, effectiveOrder = false, perSentence = false, json = false;

  BleuOptions options() const {
    BleuOptions options;
    options.tokenizer = bleuTokenizerFromName(tokenizer);
    options.smoothing = bleuSmoothingFromName(smoothing);
    options.smoothingValue = smoothingValue;
    options.foldCase = lowercase;
    options.effectiveOrder = effectiveOrder || perSentence;
    return options;
  }
};

void checkCounts(const BleuCommand& command, std::size_t lines,
                 const std::vector<std::vector<std::string>>& references) {
  for (std::size_t k = 0; k < references.size(); ++k) {
    if (references[k].size() == lines) continue;
    throw Error(fmt::format("\"{}\" has {} lines but \"{}\" has {}; line i of one must belong to line i of the other",
                            command.hypothesis, lines, command.references[k], references[k].size()));
  }
}

int runBleu(const BleuCommand& command, const Interrupt& interrupt) {
  const BleuOptions options = command.options();
  const std::vector<std::string> hypotheses = readTextLines(command.hypothesis, interrupt.token());
  std::vector<std::vector<std::string>> references;
  for (const std::string& file : command.references) references.push_back(readTextLines(file, interrupt.token()));
  checkCounts(command, hypotheses.size(), references);
  const BleuScore corpus = corpusBleu(hypotheses, references, options);  // refuses before anything is printed
  if (!command.perSentence) {
    print(command.json ? pretty(bleuJson(corpus)) : bleuText(corpus));
    return kDone;
  }
  std::vector<std::string> ofLine(references.size());
  for (std::size_t i = 0; i < hypotheses.size(); ++i) {
    for (std::size_t k = 0; k < references.size(); ++k) ofLine[k] = references[k][i];
    const BleuScore score = sentenceBleu(hypotheses[i], ofLine, options);
    print(command.json ? compact(bleuJson(score)) : fmt::format("{:.2f}", score.score));
  }
  return kDone;
}

}  // namespace

Json bleuJson(const BleuScore& score) {
  Json json{{"score", score.score},
            {"precisions", score.precisions},
            {"brevity_penalty", score.brevityPenalty},
            {"hypothesis_length", score.counts.hypothesisLength},
            {"reference_length", score.counts.referenceLength},
            {"signature", score.signature},
            {"matches", score.counts.matches},
            {"totals", score.counts.totals}};
  if (!score.explanation.empty()) json["explanation"] = score.explanation;
  return json;
}

std::string bleuText(const BleuScore& score) {
  const BleuCounts& counts = score.counts;
  const double ratio = counts.referenceLength == 0
                           ? 0
                           : static_cast<double>(counts.hypothesisLength) / static_cast<double>(counts.referenceLength);
  std::string text = fmt::format(
      "BLEU {:.2f}  precisions {:.1f}/{:.1f}/{:.1f}/{:.1f}  brevity penalty {:.3f}  ratio {:.3f}  "
      "lengths {}/{}\n{}",
      score.score, score.precisions[0], score.precisions[1], score.precisions[2], score.precisions[3],
      score.brevityPenalty, ratio, counts.hypothesisLength, counts.referenceLength, score.signature);
  if (!score.explanation.empty()) text += "\nThe score is 0 because " + score.explanation + ".";
  return text;
}

void addBleu(CLI::App& app, Run& run) {
  const auto command = std::make_shared<BleuCommand>();
  CLI::App* sub = app.add_subcommand("bleu", "Score a translation against references");
  sub->footer(kFooter);
  sub->add_option("--hypothesis", command->hypothesis, "The translation, a sentence a line")
      ->required()
      ->type_name("FILE");
  sub->add_option("--reference", command->references, "One reference or several, line by line beside it")
      ->required()
      ->type_name("FILE");
  sub->add_option("--tokenize", command->tokenizer, "13a, intl, char or none")
      ->capture_default_str()
      ->type_name("NAME");
  sub->add_option("--smooth", command->smoothing, "exp, floor, add-k or none: what an order without a match counts")
      ->capture_default_str()
      ->type_name("NAME");
  sub->add_option("--smooth-value", command->smoothingValue, "Value of floor (default 0.1) or add-k (default 1)")
      ->check(numberFrom(0, 1000000));
  sub->add_flag("--lowercase", command->lowercase, "Compare in lower case");
  sub->add_flag("--effective-order", command->effectiveOrder,
                "Leave out orders of which the translation has no n-gram");
  sub->add_flag("--sentence", command->perSentence, "A score for each line instead, with effective order");
  sub->add_flag("--json", command->json, "Print JSON");
  sub->callback([command, &run] { run = [command](Interrupt& interrupt) { return runBleu(*command, interrupt); }; });
}

}  // namespace lookback::cli
