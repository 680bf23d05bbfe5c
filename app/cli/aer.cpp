// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluation/aer.h"

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <memory>

#include "app/cli/command.h"
#include "app/cli/console.h"
#include "app/option_checks.h"
#include "core/base/error.h"
#include "core/data/alignment_links.h"

namespace lookback::cli {
namespace {

constexpr const char* kFooter = R"(
Examples:
  lookback-cli align --model fr-en.safetensors --source gold.fr --target gold.en --pretokenized > links
  lookback-cli aer --gold gold.align --links links
  lookback-cli aer --gold gold.align --links links --shift -1

A file of links has a line for each sentence pair: i-j is a sure link and i?j (or ipj) a possible one, source word i and target
word j counted from 0. Sure links count as possible too. AER = 1 - (|A n S| + |A n P|) / (|A| + |S|); smaller is better.)";

struct AerCommand {
  std::string gold, links;
  int shift = 0;
  bool json = false;
};

AlignmentLinks convert(const std::vector<Link>& links, int shift) {
  AlignmentLinks result;
  for (const Link& link : links) {
    if (link.target + shift >= 0) result.push_back({link.source, link.target + shift});
  }
  return result;
}

int runAer(const AerCommand& command) {
  const std::vector<Links> gold = readLinks(command.gold);
  const std::vector<Links> proposed = readLinks(command.links);
  if (gold.size() != proposed.size()) {
    throw Error(fmt::format("\"{}\" has {} lines but \"{}\" has {}; line i of one must belong to line i of the other",
                            command.gold, gold.size(), command.links, proposed.size()));
  }
  if (gold.empty()) throw Error(fmt::format("\"{}\" has no line", command.gold));
  AlignmentCounts sum;
  for (std::size_t k = 0; k < gold.size(); ++k) {
    AlignmentLinks links = convert(proposed[k].sure, command.shift);
    const AlignmentLinks possible = convert(proposed[k].possible, command.shift);
    links.insert(links.end(), possible.begin(), possible.end());
    sum += compareAlignment(links, {convert(gold[k].sure, 0), convert(gold[k].possible, 0)});
  }
  if (command.json) {
    print(pretty({{"aer", sum.errorRate()},
                  {"precision", sum.precision()},
                  {"recall", sum.recall()},
                  {"links", sum.links},
                  {"sure", sum.sure},
                  {"pairs", gold.size()}}));
  } else {
    print(fmt::format("AER {:.4f}  precision {:.4f}  recall {:.4f}  ({} pairs, {} links, {} sure gold links)",
                      sum.errorRate(), sum.precision(), sum.recall(), gold.size(), sum.links, sum.sure));
  }
  return kDone;
}

}  // namespace

void addAer(CLI::App& app, Run& run) {
  const auto command = std::make_shared<AerCommand>();
  CLI::App* sub = app.add_subcommand("aer", "Compare alignment links with gold links");
  sub->footer(kFooter);
  sub->add_option("--gold", command->gold, "The links people drew")->required()->type_name("FILE");
  sub->add_option("--links", command->links, "The links to judge")->required()->type_name("FILE");
  sub->add_option("--shift", command->shift,
                  "Move the links to judge so many target words on, to see whether they sit beside "
                  "the words they belong to")
      ->check(numberFrom(-10, 10))
      ->capture_default_str();
  sub->add_flag("--json", command->json, "Print JSON");
  sub->callback([command, &run] { run = [command](Interrupt&) { return runAer(*command); }; });
}

}  // namespace lookback::cli
