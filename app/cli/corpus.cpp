// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <memory>

#include "app/cli/command.h"
#include "app/cli/console.h"
#include "app/cli/corpus_chain.h"
#include "app/cli/output_guard.h"
#include "app/option_checks.h"
#include "core/base/error.h"
#include "core/base/file_io.h"
#include "core/data/alignment_links.h"
#include "core/data/generate/corpus_task.h"
#include "core/data/reader_corpus.h"

namespace lookback::cli {
namespace {

constexpr const char* kCheckFooter = R"(
Examples:
  lookback-cli corpus check pairs.tsv
  lookback-cli corpus check train.fr.gz train.en.gz --words 8000
  lookback-cli corpus check pairs.tsv --json

One file holds source TAB target [TAB ignored]; two files hold the sides, line by line. Every line is either kept or reported;
lines read = lines kept + lines dropped. Nothing is changed.)";

constexpr const char* kGenerateFooter = R"(
Examples:
  lookback-cli corpus generate --task french-english --pairs 20000 --seed 1 --output tiny.tsv --links tiny.links
  lookback-cli corpus generate --task reverse --pairs 1000 --seed 7 --output - | head

The same task, seed and lengths give the same bytes everywhere. The links are the true alignment, a line for each pair.)";

struct CheckCommand {
  std::vector<std::string> files;
  std::string direction = "fr-en";
  bool swap = false, json = false;
  int words = 30000;
  std::size_t maxTokens = 50;
};

Json checkJson(const LoadedCorpus& loaded) {
  const ReadReport& report = loaded.report;
  Json problems = Json::array();
  for (const LineProblem& problem : report.problems)
    problems.push_back({{"line", problem.line}, {"message", problem.message}});
  return {{"lines_read", report.linesRead},
          {"kept", report.kept},
          {"dropped", report.dropped()},
          {"source_tokens", report.sourceTokens},
          {"target_tokens", report.targetTokens},
          {"source_words", loaded.source.size()},
          {"target_words", loaded.target.size()},
          {"unknown_source", loaded.unknownSource},
          {"unknown_target", loaded.unknownTarget},
          {"problems", problems},
          {"warnings", report.warnings}};
}

int runCheck(const CheckCommand& command, const Interrupt& interrupt) {
  if (command.files.size() > 2)
    throw Error(ErrorCode::wrongUsage, "give one TSV file, or two files with the two sides");
  PairFiles files{command.files[0], command.files.size() == 2 ? command.files[1] : "", command.swap};
  Progress progress;
  ReadOptions options;
  options.maxTokens = command.maxTokens;
  options.stop = interrupt.token();
  options.progress = [&](const ReadProgress& read) { progress.show(fmt::format("{} lines", read.lines)); };
  const VocabularyLimits limits{command.words, command.words};
  const LoadedCorpus loaded = loadCorpus(files, directionFromText(command.direction), limits, options);
  progress.clear();
  if (command.json) {
    print(pretty(checkJson(loaded)));
    return kDone;
  }
  print(loaded.report.summary());
  for (const LineProblem& problem : loaded.report.problems) print(problem.message);
  print(fmt::format(
      "With {} words a side, {:.2f} % of the source and {:.2f} % of the target words are unknown (vocabularies of {} "
      "and {}, marks counted).",
      command.words, 100 * loaded.unknownSource, 100 * loaded.unknownTarget, loaded.source.size(),
      loaded.target.size()));
  return kDone;
}

struct GenerateCommand {
  std::string task = "french-english", output, links;
  std::uint64_t pairs = 0, seed = 1;
  GenerateOptions options;
};

Links linksOf(const GeneratedPair& pair) {
  Links links;
  for (const auto& [source, target] : pair.links) links.sure.push_back({source, target});
  for (const auto& [source, target] : pair.possible) links.possible.push_back({source, target});
  return orderedLinks(std::move(links));
}

int runGenerate(const GenerateCommand& command, const Interrupt& interrupt) {
  keepApart(command.output, command.links);
  const auto task = makeCorpusTask(command.task, command.seed, command.options);
  const bool toOutput = command.output == "-";
  std::optional<AtomicFile> file;
  if (!toOutput) file.emplace(command.output);
  std::optional<AtomicFile> links;
  if (!command.links.empty()) links.emplace(command.links);
  Progress progress;
  for (std::uint64_t k = 1; k <= command.pairs; ++k) {
    throwIfStopped(interrupt.token());
    const GeneratedPair pair = task->next();
    const std::string line = fmt::format("{}\t{}", pair.french, pair.english);
    if (toOutput) {
      print(line);
    } else {
      file->write(line + "\n");
    }
    if (links) links->write(linksText(linksOf(pair)) + "\n");
    progress.show(fmt::format("{} of {} pairs", k, command.pairs));
  }
  if (links) links->commit();
  if (file) file->commit();
  return kDone;
}

void addCheck(CLI::App& corpus, Run& run) {
  const auto command = std::make_shared<CheckCommand>();
  CLI::App* sub = corpus.add_subcommand("check", "Read a corpus as training does and report every problem");
  sub->footer(kCheckFooter);
  sub->add_option("files", command->files, "One TSV, or the source and the target side")
      ->required()
      ->expected(1, 2)
      ->type_name("FILE");
  sub->add_option("--direction", command->direction, "Languages of the two sides")->capture_default_str();
  sub->add_flag("--swap", command->swap, "The first column or file holds the target side");
  sub->add_option("--words", command->words, "Size of the vocabularies for the share of unknown words")
      ->check(numberFrom(2, 1 << 20))
      ->capture_default_str();
  sub->add_option("--max-words", command->maxTokens, "Pairs with more words on a side are dropped; 0: no limit")
      ->capture_default_str();
  sub->add_flag("--json", command->json, "Print JSON");
  sub->callback([command, &run] { run = [command](Interrupt& interrupt) { return runCheck(*command, interrupt); }; });
}

void addGenerate(CLI::App& corpus, Run& run) {
  const auto command = std::make_shared<GenerateCommand>();
  CLI::App* sub = corpus.add_subcommand("generate", "Write sentence pairs with their true alignment");
  sub->footer(kGenerateFooter);
  sub->add_option("--task", command->task, fmt::format("{}", fmt::join(corpusTaskNames(), ", ")))
      ->capture_default_str()
      ->type_name("NAME");
  sub->add_option("--pairs", command->pairs, "How many")->required()->check(numberFrom(std::uint64_t{1}, kMostPairs));
  sub->add_option("--seed", command->seed, "Start of the random numbers")->capture_default_str();
  sub->add_option("--output", command->output, "The pairs, source TAB target; \"-\" is standard output")
      ->required()
      ->type_name("FILE");
  sub->add_option("--links", command->links, "The alignment, a line for each pair")->type_name("FILE");
  sub->add_option("--min-words", command->options.minWords, "Shortest source sentence, marks counted")
      ->capture_default_str();
  sub->add_option("--max-words", command->options.maxWords, "Longest source sentence, marks counted")
      ->capture_default_str();
  sub->add_flag("--evenly", command->options.evenly, "french-english: all lengths alike, not mostly 5 to 15 words");
  sub->callback(
      [command, &run] { run = [command](Interrupt& interrupt) { return runGenerate(*command, interrupt); }; });
}

}  // namespace

void addCorpus(CLI::App& app, Run& run) {
  CLI::App* corpus = app.add_subcommand("corpus", "Check a corpus, generate one, or chain its sentences");
  corpus->require_subcommand(1);
  addCheck(*corpus, run);
  addGenerate(*corpus, run);
  addCorpusChain(*corpus, run);
}

}  // namespace lookback::cli
