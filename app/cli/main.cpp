// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <CLI/CLI.hpp>
#include <csignal>
#include <cstdio>
#include <exception>
#include <iostream>
#include <new>
#include <string_view>

#include "app/cli/command.h"
#include "app/cli/console.h"
#include "app/option_checks.h"
#include "core/base/error.h"

namespace lookback::cli {
namespace {

constexpr const char* kVersion = "lookback-cli 0.1.0";
constexpr const char* kFooter = R"(
A first tour:
  echo "Elle portait une robe rouge." | lookback-cli translate --model models/fr-en.safetensors
  lookback-cli trace --model models/fr-en.safetensors --text "Mon chat me manque." --heatmap
  lookback-cli corpus generate --task french-english --pairs 20000 --seed 1 --output tiny.tsv
  lookback-cli train --data tiny.tsv --output tiny.safetensors --minutes 5
`lookback-cli COMMAND --help` explains each command with examples.

Results go to standard output, everything else to standard error. Where a FILE is read, "-" is standard input, and gzip is
unpacked. Exit codes: 0 done, 1 input refused, 2 wrong usage, 130 interrupted.)";

int exitCode(const Error& error) {
  switch (error.code()) {
    case ErrorCode::wrongUsage:
      return kUsage;
    case ErrorCode::interrupted:
      return kInterrupted;
    case ErrorCode::refusedInput:
    case ErrorCode::io:
      break;
  }
  return kRefused;
}

/// The one place that catches: every failure becomes a sentence on standard error and an exit code.
int guarded(const Run& run, Interrupt& interrupt) {
  try {
    const int code = run(interrupt);
    if (std::fflush(stdout) != 0) throw Error(ErrorCode::io, "cannot write to standard output");
    return code;
  } catch (const Error& error) {
    const int code = interrupt.requested() ? kInterrupted : exitCode(error);
    note(error.what());
    return code;
  } catch (const std::bad_alloc&) {
    note("there is not enough memory for this");
  } catch (const std::exception& exception) {
    note(exception.what());
  }
  return kRefused;
}

std::string usageProblem(const CLI::App& app, const CLI::ParseError& error, int argc, char** argv) {
  const std::string first = argc > 1 ? argv[1] : "";
  const bool isCommand = !first.empty() && first.front() != '-';
  if (app.get_subcommands().empty() && isCommand) {
    return "there is no command \"" + first + "\"; `lookback-cli --help` lists the commands";
  }
  if (app.get_subcommands().empty())
    return std::string(error.what()) + "; `lookback-cli --help` lists the commands and options";
  std::string command = "lookback-cli";
  for (const CLI::App* sub = &app; !sub->get_subcommands().empty();) {
    sub = sub->get_subcommands().front();
    command += " " + sub->get_name();
  }
  return std::string(error.what()) + "; `" + command + " --help` explains the options";
}

/// CLI11 takes `--store ""`, as an unset variable of a script gives it, for `--store` alone.
bool namesNoStore(int argc, char** argv) {
  for (int k = 1; k < argc; ++k) {
    const std::string_view word = argv[k];
    if (word == "--store=" || (word == "--store" && k + 1 < argc && argv[k + 1][0] == '\0')) return true;
  }
  return false;
}

int start(int argc, char** argv) {
  ::signal(SIGXFSZ, SIG_IGN);  // a limit on the size of files is an error to tell of, not an end
  CLI::App app("Takes apart, drives and trains the attention translation model of Bahdanau, Cho and Bengio.",
               "lookback-cli");
  app.footer(kFooter);
  app.set_version_flag("--version", kVersion, "Print the version and exit");
  app.require_subcommand(1);
  Run run;
  for (const auto add : {addTranslate, addAlign, addTrace, addTrain, addEvaluate, addBleu, addAer, addCorpus, addModel,
                         addBench, addRuns, addLesson, addStatistical}) {
    add(app, run);
  }
  guardOptions(app);
  if (namesNoStore(argc, argv)) {
    note("--store: the name of the file is empty; leave it out for the store in your data folder");
    return kUsage;
  }
  try {
    app.parse(argc, argv);
  } catch (const CLI::Success& success) {  // --help, --version
    app.exit(success);
    if (std::cout.flush()) return kDone;
    note("cannot write to standard output");
    return kRefused;
  } catch (const CLI::ParseError& error) {
    note(usageProblem(app, error, argc, argv));
    return kUsage;
  }
  Interrupt interrupt;
  return guarded(run, interrupt);
}

}  // namespace
}  // namespace lookback::cli

int main(int argc, char** argv) {
  return lookback::cli::start(argc, argv);
}
