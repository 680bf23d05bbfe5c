// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <fstream>
#include <memory>
#include <nlohmann/json.hpp>
#include <optional>
#include <thread>

#include "app/cli/bench/parts.h"
#include "app/cli/command.h"
#include "app/cli/console.h"
#include "app/option_checks.h"
#include "core/base/error.h"
#include "core/tensor/kernels/kernels.h"

namespace lookback::cli {
namespace {

using namespace bench;

constexpr const char* kFooter = R"(
Each part is timed in turn, round by round, so that all figures come from the same minutes; close other programs meanwhile.
  lookback-cli bench                                   all parts at the small size, about half a minute
  lookback-cli bench --config small,medium,paper --rounds 5 --csv > figures.csv
  lookback-cli bench --parts length                    what long sentences cost, and from where on attention does
LOOKBACK_PROCESSOR=avx2 (or baseline) in the environment measures what an older processor would do.)";

struct BenchCommand {
  std::vector<std::string> configs{"small"};
  std::vector<std::string> parts{"training", "sgemm", "decoding", "interactive", "length"};
  std::string text;      // real text to train on besides
  std::string dataFile;  // write the synthetic corpus and do nothing else
  int threads = static_cast<int>(std::max(1U, std::thread::hardware_concurrency()));
  int rounds = 3;
  bool json = false, csv = false;
};

void addParts(const std::string& name, const Workload& work, const Corpus& corpus, int threads,
              std::vector<std::unique_ptr<Part>>& parts) {
  if (name == "training") {
    parts.push_back(trainingPart("training", work, corpus, threads));
    if (threads > 1) parts.push_back(trainingPart("training_one_thread", work, corpus, 1));
  } else if (name == "sgemm") {
    parts.push_back(sgemmPart(threads));
  } else if (name == "decoding") {
    parts.push_back(decodingPart(work, corpus, threads));
  } else if (name == "interactive") {
    parts.push_back(interactivePart(work));
  } else if (name == "length") {
    parts.push_back(lengthPart(work));
  } else {
    throw Error(ErrorCode::wrongUsage,
                fmt::format("there is no part \"{}\"; there are training, sgemm, decoding, interactive, length", name));
  }
}

double sourceShare(const Corpus& corpus) {
  double source = 0, target = 0;
  for (std::size_t k = 0; k < corpus.size(); ++k) {
    source += static_cast<double>(corpus.source(k).size() + 1);
    target += static_cast<double>(corpus.target(k).size() + 1);
  }
  return source / target;
}

const Figure* find(const std::vector<Figure>& figures, const std::string& key) {
  for (const Figure& figure : figures)
    if (figure.key == key) return &figure;
  return nullptr;
}

/// Ratios of medians: how near training comes to what the computer multiplies, and what the other threads bring.
void addRatios(const Workload& work, const Corpus& corpus, const Corpus& text, std::vector<Figure>& figures) {
  const auto median = [&](const std::string& key) -> std::optional<double> {
    const Figure* const figure = find(figures, key);
    if (figure == nullptr || figure->samples.empty()) return std::nullopt;
    return figure->quantile(0.5);
  };
  std::vector<Figure> ratios;
  const auto share = [&](const std::string& part, const Corpus& on, const std::string& rate) {
    const auto words = median(part + ".words_per_second"), gflops = median(rate);
    if (words && gflops)
      ratios.push_back({part + ".share_of_sgemm",
                        "of the rate of " + rate,
                        {*words * trainingOperations(work.config, sourceShare(on)) / 1e9 / *gflops}});
  };
  share("training", corpus, "sgemm.gflops");
  share("training_one_thread", corpus, "sgemm.gflops_one_thread");
  if (text.size() > 0) share("training_text", text, "sgemm.gflops");
  const auto all = median("training.words_per_second"), one = median("training_one_thread.words_per_second");
  if (all && one) ratios.push_back({"training.over_one_thread", "times one thread", {*all / *one}});
  figures.insert(figures.end(), ratios.begin(), ratios.end());
}

std::vector<Figure> measure(const BenchCommand& command, const Workload& work, Interrupt& interrupt) {
  const Corpus corpus = syntheticCorpus(work);
  Corpus text;
  std::vector<std::unique_ptr<Part>> parts;
  for (const std::string& name : command.parts) addParts(name, work, corpus, command.threads, parts);
  if (!command.text.empty()) {
    text = textCorpus(work, command.text);
    parts.push_back(trainingPart("training_text", work, text, command.threads));
  }
  for (int round = 0; round < command.rounds; ++round) {
    for (const std::unique_ptr<Part>& part : parts) {
      throwIfStopped(interrupt.token());
      part->round();
    }
  }
  std::vector<Figure> figures;
  for (const std::unique_ptr<Part>& part : parts)
    for (const Figure& figure : part->figures()) figures.push_back(figure);
  addRatios(work, corpus, text, figures);
  return figures;
}

void writeCorpus(const BenchCommand& command) {
  std::ofstream file(command.dataFile, std::ios::binary);
  writeSyntheticText(workload(command.configs.front()), file);
  if (!file.flush()) throw Error(ErrorCode::io, fmt::format("cannot write {}", command.dataFile));
}

int runBench(const BenchCommand& command, Interrupt& interrupt) {
  if (!command.dataFile.empty()) return writeCorpus(command), kDone;
  nlohmann::json all = nlohmann::json::array();
  for (const std::string& config : command.configs) {
    const Workload work = workload(config);
    const std::vector<Figure> figures = measure(command, work, interrupt);
    const std::string_view processor = name(processorLevel());
    if (command.json) {
      nlohmann::json result = asJson(figures);
      result["config"] = work.name;
      result["threads"] = command.threads;
      result["processor"] = processor;
      all.push_back(std::move(result));
    } else if (command.csv) {
      print(fmt::format("# {}, {} threads, {}\n{}", work.name, command.threads, processor, asCsv(figures)));
    } else {
      print(fmt::format("{}, {} threads, inner loops for {}\n{}", work.name, command.threads, processor,
                        asText(figures)));
    }
  }
  if (command.json) print((all.size() == 1 ? all.front() : all).dump(2) + "\n");
  return kDone;
}

}  // namespace

void addBench(CLI::App& app, Run& run) {
  const auto command = std::make_shared<BenchCommand>();
  CLI::App* sub = app.add_subcommand("bench", "Measure how quickly this computer trains and decodes");
  sub->footer(kFooter);
  sub->add_option("--config", command->configs, "Sizes: small, medium, paper")->delimiter(',')->capture_default_str();
  sub->add_option("--parts", command->parts, "What to time")->delimiter(',')->capture_default_str();
  sub->add_option("--rounds", command->rounds, "Times each part is measured")
      ->check(numberFrom(1, 1000))
      ->capture_default_str();
  sub->add_option("--threads", command->threads, "Threads; by default those of the computer")->check(numberFrom(1, 64));
  sub->add_option("--text", command->text, "Train on this French-English TSV as well")->type_name("FILE");
  sub->add_option("--write-data", command->dataFile,
                  "Write the synthetic corpus of the (first) size to a file and stop")
      ->type_name("FILE");
  auto* const json = sub->add_flag("--json", command->json, "Print JSON");
  sub->add_flag("--csv", command->csv, "Print CSV")->excludes(json);
  sub->callback([command, &run] { run = [command](Interrupt& interrupt) { return runBench(*command, interrupt); }; });
}

}  // namespace lookback::cli
