// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later

/// Times the phrase-based baseline: alignment, phrases, language model and decoding. Tuning repeats the last of these.

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <chrono>
#include <map>
#include <string>
#include <vector>

#include "core/base/error.h"
#include "core/statistical/statistical_trainer.h"

namespace {

using namespace lookback;
using namespace lookback::statistical;

struct Settings {
  std::vector<std::string> files;
  std::uint64_t pairs = 150000;
  std::size_t sentences = 500;
  int rounds = 3, threads = 2;
};

double secondsSince(std::chrono::steady_clock::time_point begin) {
  return std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
}

/// Sentences a second that the team translates, each member one at a time.
double translatedPerSecond(const StatisticalModel& model, const LoadedCorpus& data, const Settings& settings) {
  const PhraseTranslator translator(std::make_shared<const StatisticalModel>(model));
  const std::size_t count = std::min(settings.sentences, data.corpus.size());
  std::vector<std::vector<std::string>> sentences(count);
  for (std::size_t k = 0; k < count; ++k)
    for (const std::int32_t word : data.corpus.source(k)) sentences[k].push_back(data.source.word(word));
  Team team(settings.threads);
  const auto begin = std::chrono::steady_clock::now();
  forEachPiece(team, count, 1, [&](std::size_t k, std::size_t) { translator.translate(sentences[k]); });
  return static_cast<double>(count) / secondsSince(begin);
}

void print(const std::string& what, std::vector<double> values, const char* unit) {
  std::sort(values.begin(), values.end());
  fmt::print("{:<16} {:.2f} {} (median of {}; {:.2f} to {:.2f})\n", what, values[values.size() / 2], unit,
             values.size(), values.front(), values.back());
}

void run(const Settings& settings) {
  PairFiles files;
  files.first = settings.files[0];
  if (settings.files.size() > 1) files.second = settings.files[1];
  ReadOptions read;
  read.maxPairs = settings.pairs;
  const LoadedCorpus data = loadCorpus(files, {}, kAllWords, read);
  StatisticalOptions options;
  options.threads = settings.threads;
  std::map<std::string, std::vector<double>> seconds;
  std::vector<double> decoding;
  for (int round = 0; round < settings.rounds; ++round) {
    StatisticalReport report;
    const StatisticalModel model = trainStatistical(data, {}, {}, options, {}, {}, &report);
    seconds["alignment"].push_back(report.seconds[Stage::hmm]);
    seconds["phrases"].push_back(report.seconds[Stage::phrases]);
    seconds["language model"].push_back(report.seconds[Stage::languageModel]);
    decoding.push_back(translatedPerSecond(model, data, settings));
  }
  for (const auto& [what, values] : seconds) print(what, values, "s");
  print("decoding", decoding, "sentences a second");
  fmt::print("pairs            {}\n", data.corpus.size());
}

}  // namespace

int main(int argc, char** argv) {
  CLI::App app{"Times the phrase-based baseline."};
  Settings settings;
  app.add_option("files", settings.files, "One TSV, or two files with the two sides")->required()->expected(1, 2);
  app.add_option("--pairs", settings.pairs, "The first ones are used")->check(CLI::PositiveNumber);
  app.add_option("--sentences", settings.sentences, "So many are translated")->check(CLI::PositiveNumber);
  app.add_option("--threads", settings.threads, "Threads")->check(CLI::Range(1, 256));
  app.add_option("--rounds", settings.rounds, "Rounds")->check(CLI::Range(1, 100));
  CLI11_PARSE(app, argc, argv);
  try {
    run(settings);
  } catch (const Error& error) {
    fmt::print(stderr, "lookback_statistical_bench: {}\n", error.what());
    return 1;
  }
  return 0;
}
