// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
// lookback_bench: training and decoding speed of the three workloads, and what the computer itself can multiply.
#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <fstream>
#include <iostream>
#include <nlohmann/json.hpp>
#include <thread>

#include "core/base/error.h"
#include "tests/bench/parts.h"

namespace lookback::bench {
namespace {

struct Options {
  std::string config = "small";
  std::vector<std::string> parts{"sgemm", "training", "decoding", "interactive"};
  std::string text;  // real text to train on besides
  int threads = static_cast<int>(std::max(1u, std::thread::hardware_concurrency()));
  int rounds = 3;
  bool json = false;
  std::string textFile;  // write the synthetic corpus and do nothing else
};

std::unique_ptr<Part> makePart(const std::string& name, const Workload& work, const Corpus& corpus, int threads) {
  if (name == "sgemm") return sgemmPart(threads);
  if (name == "training") return trainingPart("training", work, corpus, threads);
  if (name == "decoding") return decodingPart(work, corpus, threads);
  if (name == "interactive") return interactivePart(work);
  throw Error(ErrorCode::wrongUsage, fmt::format("there is no part \"{}\"", name));
}

int run(const Options& options) {
  const Workload work = workload(options.config);
  if (!options.textFile.empty()) {
    std::ofstream file(options.textFile, std::ios::binary);
    writeSyntheticText(work, file);
    if (!file.flush()) throw Error(ErrorCode::io, fmt::format("cannot write {}", options.textFile));
    return 0;
  }
  const Corpus corpus = syntheticCorpus(work);
  std::vector<std::unique_ptr<Part>> parts;
  for (const std::string& name : options.parts) parts.push_back(makePart(name, work, corpus, options.threads));
  Corpus text;
  if (!options.text.empty()) {
    text = textCorpus(work, options.text);
    parts.push_back(trainingPart("training_text", work, text, options.threads));
  }
  for (int round = 0; round < options.rounds; ++round)
    for (const std::unique_ptr<Part>& part : parts) part->round();

  std::vector<Figure> figures;
  for (const std::unique_ptr<Part>& part : parts)
    for (const Figure& figure : part->figures()) figures.push_back(figure);
  if (options.json) {
    nlohmann::json result = asJson(figures);
    result["config"] = work.name;
    result["threads"] = options.threads;
    std::cout << result.dump(2) << '\n';
  } else {
    std::cout << fmt::format("{}, {} threads\n", work.name, options.threads) << asText(figures);
  }
  return 0;
}

}  // namespace
}  // namespace lookback::bench

int main(int argc, char** argv) {
  lookback::bench::Options options;
  CLI::App app("Measures training and decoding speed. Parts are timed in turn, round by round.");
  app.add_option("--config", options.config, "small, medium or paper")->capture_default_str();
  app.add_option("--parts", options.parts, "what to time")->delimiter(',')->capture_default_str();
  app.add_option("--text", options.text, "train on this French-English TSV too, figure training_text.words_per_second");
  app.add_option("--threads", options.threads)->check(CLI::Range(1, 64))->capture_default_str();
  app.add_option("--rounds", options.rounds)->check(CLI::Range(1, 1000))->capture_default_str();
  app.add_flag("--json", options.json, "print JSON");
  app.add_option("--write-data", options.textFile, "write the synthetic corpus as text to this file and stop");
  CLI11_PARSE(app, argc, argv);
  try {
    return lookback::bench::run(options);
  } catch (const std::exception& error) {
    std::cerr << "lookback_bench: " << error.what() << '\n';
    return 1;
  }
}
