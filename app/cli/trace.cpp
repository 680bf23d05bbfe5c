// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/decoding/trace.h"

#include <fmt/format.h>
#include <unistd.h>

#include <CLI/CLI.hpp>
#include <cmath>
#include <memory>
#include <optional>

#include "app/cli/command.h"
#include "app/cli/console.h"
#include "app/cli/heatmap.h"
#include "app/option_checks.h"
#include "core/base/error.h"
#include "core/decoding/session.h"
#include "core/model/model.h"
#include "core/text/tokenizer.h"
#include "core/text/unicode.h"

namespace lookback::cli {
namespace {

constexpr const char* kFooter = R"(
Examples:
  lookback-cli trace --model models/fr-en.safetensors --text "Mon chat me manque." --heatmap
  lookback-cli trace --model models/fr-en.safetensors --text "Mon chat me manque." > trace.json
  lookback-cli trace --model models/fr-en.safetensors --text "Mon chat me manque." --set 1:0=5 --set 1:2=-3
  lookback-cli trace --model models/fr-en.safetensors --text "Mon chat me manque." --force "I miss my cat."

Decodes greedily and prints everything each step computed, in the paper's letters: energies e, weights alpha, context c, state s,
and the likeliest words. Steps count from 1, source positions from 0; the source ends with its end mark </s>. --force makes the
decoder write the given translation to its end (teacher forcing), --begin only its beginning. --set gives a source position
of a step an energy of your own, and what follows is decoded anew from there. An energy that is not finite is null.)";

struct TraceCommand {
  std::string model, text;
  std::optional<std::string> force, begin;
  std::vector<std::string> sets;
  int candidates = 10, maxLength = 0;
  bool heatmap = false;
};

template <class V>
Json floatsJson(const V& values) {
  Json json = Json::array();
  for (Index k = 0; k < values.size(); ++k) json.push_back(shortest(static_cast<float>(values[k])));
  return json;
}

Json candidatesJson(const std::vector<Candidate>& candidates, const Vocabulary& words) {
  Json json = Json::array();
  for (const Candidate& candidate : candidates) {
    json.push_back({{"word", words.word(candidate.word)}, {"probability", candidate.probability}});
  }
  return json;
}

Json doublesJson(const Vector<double>& values) {
  Json json = Json::array();
  for (const double value : values) json.push_back(std::isfinite(value) ? Json(value) : Json(nullptr));
  return json;
}

Json stepJson(const StepTrace& step, int number, const Vocabulary& words) {
  Json json{{"step", number},
            {"word", words.word(step.word)},
            {"probability", std::exp(step.logProbability)},
            {"energies", floatsJson(step.e)},
            {"weights", doublesJson(step.alpha)},
            {"context", floatsJson(step.c)},
            {"state", floatsJson(step.s)},
            {"candidates", candidatesJson(step.candidates, words)},
            {"forced", step.forced},
            {"edited", step.edited}};
  if (step.edited) {
    json["model_energies"] = floatsJson(step.modelEnergies);
    json["model_weights"] = doublesJson(step.modelAlpha);
    json["model_candidates"] = candidatesJson(step.modelCandidates, words);
  }
  return json;
}

Json traceJson(const Trace& trace, const Model& model) {
  Json steps = Json::array();
  for (std::size_t k = 0; k < trace.steps.size(); ++k) {
    steps.push_back(stepJson(trace.steps[k], static_cast<int>(k) + 1, model.target));
  }
  std::vector<std::string> words = trace.target;
  if (trace.finished) words.pop_back();
  return {{"direction", directionText(trace.direction)},
          {"source", trace.source},
          {"target", trace.target},
          {"log_probability", trace.logProbability},
          {"steps", steps},
          {"finished", trace.finished},
          {"translation", detokenise(words, trace.direction.target)},
          {"model", model.name}};
}

/// "STEP:POSITION=ENERGY".
Intervention parseSet(const std::string& text) {
  Intervention set;
  int used = 0;
  float energy = 0;  // energies are floats, so one that `trace` printed comes back to the last bit
  const bool complete = std::sscanf(text.c_str(), "%d:%d=%f%n", &set.step, &set.position, &energy, &used) == 3 &&
                        static_cast<std::size_t>(used) == text.size();
  set.value = static_cast<double>(energy);
  if (complete && std::isfinite(energy)) return set;
  throw Error(ErrorCode::wrongUsage,
              fmt::format("--set {}: write STEP:POSITION=ENERGY with a finite number, for example 1:0=2.5", text));
}

/// The words of `text` as choices of steps 1, 2, ...; with the end mark if the translation is `complete`.
std::vector<Intervention> forcedWords(const std::string& text, const Model& model, bool complete) {
  std::vector<Intervention> forced;
  const auto add = [&](int word) {
    Intervention one;
    one.kind = Intervention::Kind::forceWord;
    one.step = static_cast<int>(forced.size()) + 1;
    one.word = word;
    forced.push_back(one);
  };
  for (const std::string& token : tokenise(text, model.config.direction.target)) {
    add(model.target.id(token));
    if (forced.back().word == Vocabulary::kUnknown)
      note(fmt::format("the model does not know \"{}\"; <unk> stands for it", token));
  }
  if (complete) add(Vocabulary::kEnd);
  return forced;
}

void checkPlaces(const std::vector<Intervention>& sets, const Trace& trace) {
  for (const Intervention& set : sets) {
    if (trace.steps.front().e.size() == 0) throw Error("this model reads one fixed vector: it has no energies to set");
    if (set.step < 1 || set.step > static_cast<int>(trace.steps.size())) {
      throw Error(fmt::format("there is no step {}; the translation has steps 1 to {}", set.step, trace.steps.size()));
    }
    if (set.position < 0 || set.position >= static_cast<int>(trace.source.size())) {
      throw Error(
          fmt::format("there is no source position {}; they go from 0 to {}", set.position, trace.source.size() - 1));
    }
  }
}

int runTrace(const TraceCommand& command, const Interrupt& interrupt) {
  std::vector<Intervention> sets;
  for (const std::string& text : command.sets) sets.push_back(parseSet(text));
  for (const auto& text : {std::optional(command.text), command.force, command.begin}) {
    if (text && unicode::firstInvalidByte(*text))
      throw Error(fmt::format("a text on the command line is not valid UTF-8"));
  }
  const std::shared_ptr<const Model> model = loadModel(command.model);
  const auto sentence = readSentence(model, command.text);
  std::vector<Intervention> all;
  if (command.force) all = forcedWords(*command.force, *model, true);
  if (command.begin) all = forcedWords(*command.begin, *model, false);
  DecodeOptions options;
  options.candidates = command.candidates;
  options.maxLength = command.maxLength;
  const int defaultLength =
      3 * static_cast<int>(tokenise(command.text, model->config.direction.source).size() + 1) + 10;
  if (options.maxLength == 0)
    options.maxLength = std::max(defaultLength, static_cast<int>(all.size()) + (command.begin ? defaultLength : 0));
  std::shared_ptr<const Trace> trace = decode(*sentence, all, options, nullptr, 1, interrupt.token());
  for (const Intervention& set : sets) {  // each must find its step in what the ones before it gave
    checkPlaces({set}, *trace);
    all.push_back(set);
    trace = decode(*sentence, all, options, trace.get(), set.step, interrupt.token());
  }
  print(command.heatmap ? heatmap(*trace, heatmapOptionsFor(STDOUT_FILENO)) : pretty(traceJson(*trace, *model)));
  if (!trace->finished)
    note(fmt::format("the translation is cut after {} words: the model did not end it", trace->steps.size()));
  return kDone;
}

}  // namespace

void addTrace(CLI::App& app, Run& run) {
  const auto command = std::make_shared<TraceCommand>();
  CLI::App* sub = app.add_subcommand("trace", "Print every number of decoding one sentence");
  sub->footer(kFooter);
  sub->add_option("--model", command->model, "The model")->required()->type_name("FILE");
  sub->add_option("--text", command->text, "The sentence")->required();
  CLI::Option* force =
      sub->add_option("--force", command->force, "Write this translation, whatever the model would write");
  sub->add_option("--begin", command->begin, "Begin with these words, then go on freely")->excludes(force);
  sub->add_option("--set", command->sets, "Change an energy; may be given several times")
      ->type_name("STEP:POSITION=ENERGY")
      ->take_all();
  sub->add_option("--candidates", command->candidates, "Likeliest words listed at each step")
      ->check(numberFrom(1, 1000))
      ->capture_default_str();
  sub->add_option("--max-length", command->maxLength,
                  "Words at most, end mark counted; 0: three times the source and 10")
      ->check(numberFrom(0, 10000))
      ->capture_default_str();
  sub->add_flag("--heatmap", command->heatmap, "Print the alignment as a map for the terminal instead of JSON");
  sub->callback([command, &run] { run = [command](Interrupt& interrupt) { return runTrace(*command, interrupt); }; });
}

}  // namespace lookback::cli
