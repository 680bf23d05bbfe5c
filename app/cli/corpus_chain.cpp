// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/corpus_chain.h"
#include "app/cli/output_guard.h"
#include "app/option_checks.h"

#include <fmt/format.h>

#include <memory>
#include <unordered_set>

#include "app/cli/console.h"
#include "core/base/error.h"
#include "core/base/file_io.h"
#include "core/data/generate/growing_chain.h"
#include "core/data/reader.h"
#include "core/data/reader_corpus.h"
#include "core/text/tokenizer.h"

namespace lookback::cli {
namespace {

constexpr const char* kFooter = R"(
Examples:
  lookback-cli corpus chain tatoeba.train.tsv --pairs 200000 --min-words 3 --max-words 50 --seed 1 --output train.tsv
  lookback-cli corpus chain tatoeba.test.tsv --without tatoeba.train.tsv --once --min-words 5 --max-words 60 --output test.tsv

Sets sentences one behind the other until a chain has a drawn number of source words (all lengths alike), so that short
everyday text shows what length alone does. Only sentences with a final mark on both sides and no quotation marks are
used; those of a chain have nothing to do with each other, and there is no alignment. No more chains are made than use each
pair 1000 times. --once uses each pair at most once
and writes what can be made; --without leaves out each pair whose source or target stands in another file, so that training and
test have no sentence in common. The same pairs, lengths and seed give the same bytes.)";

struct ChainCommand {
  std::string file, output, direction = "fr-en";
  std::vector<std::string> without;
  std::uint64_t pairs = 0;
  bool swap = false;
  ChainOptions options;
};

ReadOptions readOptions(const Interrupt& interrupt, Progress& progress) {
  ReadOptions options;
  options.maxTokens = 0;
  options.stop = interrupt.token();
  options.progress = [&progress](const ReadProgress& read) { progress.show(fmt::format("{} lines", read.lines)); };
  return options;
}

/// The sentences of the files that must not occur, by side.
struct Sentences {
  std::unordered_set<std::string> source, target;
};

Sentences sentencesOf(const ChainCommand& command, Direction direction, const ReadOptions& options) {
  Sentences found;
  for (const std::string& file : command.without) {
    readPairs({file, "", command.swap}, direction, options, [&](const TextPair& pair) {
      found.source.insert(detokenise(pair.source, direction.source));
      found.target.insert(detokenise(pair.target, direction.target));
    });
  }
  return found;
}

std::vector<TextPair> readPieces(const ChainCommand& command, Direction direction, const Interrupt& interrupt) {
  Progress progress;
  const ReadOptions options = readOptions(interrupt, progress);
  const Sentences unwanted = sentencesOf(command, direction, options);
  std::vector<TextPair> pairs;
  readPairs({command.file, "", command.swap}, direction, options, [&](const TextPair& pair) {
    const bool held = unwanted.source.contains(detokenise(pair.source, direction.source)) ||
                      unwanted.target.contains(detokenise(pair.target, direction.target));
    if (!held) pairs.push_back(pair);
  });
  progress.clear();
  return pairs;
}

int runChain(const ChainCommand& command, const Interrupt& interrupt) {
  if (command.pairs == 0 && !command.options.once)
    throw Error(ErrorCode::wrongUsage, "say how many chains with --pairs, or use each pair once with --once");
  keepInputs(command.output, {command.file});
  keepInputs(command.output, command.without);
  const Direction direction = directionFromText(command.direction);
  std::vector<TextPair> pairs = readPieces(command, direction, interrupt);
  if (pairs.empty()) throw Error(fmt::format("\"{}\": every pair occurs in the files of --without", command.file));
  SentenceChainer chainer(std::move(pairs), direction, command.options);
  if (!command.options.once && command.pairs > chainer.mostChains())
    throw Error(
        fmt::format("\"{}\": {} chains of {} to {} words would repeat its {} usable pairs over and over; ask for at "
                    "most {} with --pairs, or give more pairs",
                    command.file, command.pairs, command.options.minWords, command.options.maxWords, chainer.usable(),
                    chainer.mostChains()));
  const bool toOutput = command.output == "-";
  std::optional<AtomicFile> file;
  if (!toOutput) file.emplace(command.output);
  Progress progress;
  std::uint64_t made = 0, pieces = 0;
  while (command.pairs == 0 || made < command.pairs) {
    throwIfStopped(interrupt.token());
    const std::optional<ChainedPair> pair = chainer.next();
    if (!pair) break;
    const std::string line = fmt::format("{}\t{}", pair->source, pair->target);
    if (toOutput) {
      print(line);
    } else {
      file->write(line + "\n");
    }
    pieces += pair->pieces.size();
    progress.show(fmt::format("{} chains", ++made));
  }
  progress.clear();
  if (made == 0)
    throw Error(fmt::format("\"{}\": no chain can be made; give more pairs or another range", command.file));
  if (file) file->commit();
  note(fmt::format("{} chains of {} sentences, {} pairs usable, dealt {} time{}", made, pieces, chainer.usable(),
                   chainer.rounds(), chainer.rounds() == 1 ? "" : "s"));
  return kDone;
}

}  // namespace

void addCorpusChain(CLI::App& corpus, Run& run) {
  const auto command = std::make_shared<ChainCommand>();
  CLI::App* sub = corpus.add_subcommand("chain", "Set short sentences one behind the other to longer ones");
  sub->footer(kFooter);
  sub->add_option("file", command->file, "TSV of sentence pairs")->required()->type_name("FILE");
  sub->add_option("--output", command->output, "The chains, source TAB target; \"-\" is standard output")
      ->required()
      ->type_name("FILE");
  sub->add_option("--pairs", command->pairs, "How many chains; with --once: at most so many")
      ->check(numberFrom(std::uint64_t{1}, kMostPairs));
  sub->add_option("--min-words", command->options.minWords, "Shortest chain in source words, marks counted")
      ->capture_default_str();
  sub->add_option("--max-words", command->options.maxWords, "Longest chain in source words, marks counted")
      ->capture_default_str();
  sub->add_option("--seed", command->options.seed, "Start of the random numbers")->capture_default_str();
  sub->add_flag("--once", command->options.once, "Use each pair once at most");
  sub->add_option("--without", command->without, "Leave out pairs that share a sentence with these files")
      ->type_name("FILE");
  sub->add_option("--direction", command->direction, "Languages of the two sides")->capture_default_str();
  sub->add_flag("--swap", command->swap, "The first column holds the target side");
  sub->callback([command, &run] { run = [command](Interrupt& interrupt) { return runChain(*command, interrupt); }; });
}

}  // namespace lookback::cli
