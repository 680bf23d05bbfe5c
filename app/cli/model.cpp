// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <memory>

#include "app/cli/command.h"
#include "app/cli/console.h"
#include "core/model/model_file.h"

namespace lookback::cli {
namespace {

constexpr const char* kInfoFooter = R"(
Examples:
  lookback-cli model info models/fr-en.safetensors
  lookback-cli model info models/fr-en.safetensors --json

Says what a model is, how large, and where it comes from, without reading its numbers.)";

constexpr const char* kVerifyFooter = R"(
Example:
  lookback-cli model verify models/fr-en.safetensors

Reads the whole file, checks every size and number, and lists the tensors. Exit code 1 with the reason if anything is wrong.)";

struct ModelCommand {
  std::string file;
  bool json = false;
};

std::string_view typeText(StoredType type) {
  return type == StoredType::float32 ? "float32" : "float16";
}

Json reportJson(const ModelReport& report, bool verified) {
  const ModelConfig& config = report.config;
  Json json{{"name", report.name},
            {"direction", directionText(config.direction)},
            {"system", systemName(config.scorer)},
            {"scorer", name(config.scorer)},
            {"readout", name(config.readout)},
            {"m", config.m},
            {"n", config.n},
            {"n_align", config.nAlign},
            {"l", config.l},
            {"source_words", report.sourceWords},
            {"target_words", report.targetWords},
            {"parameters", report.numbers},
            {"type", typeText(report.type)},
            {"bytes", report.fileBytes},
            {"provenance", report.provenance}};
  if (!verified) return json;
  json["checks"] = report.checks;
  for (const TensorReport& tensor : report.tensors) {
    json["tensors"].push_back({{"name", tensor.name},
                               {"shape", tensor.shape},
                               {"bytes", tensor.bytes},
                               {"smallest", tensor.smallest},
                               {"largest", tensor.largest},
                               {"root_mean_square", tensor.rootMeanSquare}});
  }
  return json;
}

std::string infoText(const ModelReport& report) {
  const ModelConfig& config = report.config;
  std::string text = fmt::format(
      "{}: {} {} ({} scorer, {} readout)\n"
      "words: {} source, {} target, both marks counted\n"
      "sizes: m {} (word vectors), n {} (hidden units), n' {} (scorer), l {} (readout)\n"
      "{} parameters as {}, {} bytes",
      report.name, directionText(config.direction), systemName(config.scorer), name(config.scorer),
      name(config.readout), report.sourceWords, report.targetWords, config.m, config.n, config.nAlign, config.l,
      report.numbers, typeText(report.type), report.fileBytes);
  for (const auto& [key, value] : report.provenance) text += fmt::format("\n{}: {}", key, value);
  return text;
}

std::string verifyText(const ModelReport& report) {
  std::string text = fmt::format("{:<28}{:>18}{:>12}{:>12}{:>12}\n", "tensor", "shape", "smallest", "largest", "rms");
  for (const TensorReport& tensor : report.tensors) {
    text += fmt::format("{:<28}{:>18}{:>12.4g}{:>12.4g}{:>12.4g}\n", tensor.name,
                        fmt::format("{}", fmt::join(tensor.shape, " x ")), tensor.smallest, tensor.largest,
                        tensor.rootMeanSquare);
  }
  for (const std::string& check : report.checks) text += "ok: " + check + "\n";
  return text + "The model is sound.";
}

int runModel(const ModelCommand& command, bool verify) {
  const ModelReport report = verify ? verifyModel(command.file) : describeModel(command.file);
  if (command.json) {
    print(pretty(reportJson(report, verify)));
  } else {
    print(verify ? infoText(report) + "\n\n" + verifyText(report) : infoText(report));
  }
  return kDone;
}

void addOne(CLI::App& model, Run& run, const char* name, const char* description, const char* footer, bool verify) {
  const auto command = std::make_shared<ModelCommand>();
  CLI::App* sub = model.add_subcommand(name, description);
  sub->footer(footer);
  sub->add_option("file", command->file, "The model")->required()->type_name("FILE");
  sub->add_flag("--json", command->json, "Print JSON");
  sub->callback(
      [command, verify, &run] { run = [command, verify](Interrupt&) { return runModel(*command, verify); }; });
}

}  // namespace

void addModel(CLI::App& app, Run& run) {
  CLI::App* model = app.add_subcommand("model", "Describe or check a model file");
  model->require_subcommand(1);
  addOne(*model, run, "info", "Say what a model is and where it comes from", kInfoFooter, false);
  addOne(*model, run, "verify", "Check a model file to the last number", kVerifyFooter, true);
}

}  // namespace lookback::cli
