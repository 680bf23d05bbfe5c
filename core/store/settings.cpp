// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/settings.h"

#include <fmt/format.h>

#include <nlohmann/json.hpp>

#include "core/base/error.h"

namespace lookback::store {
namespace {

using Json = nlohmann::ordered_json;

constexpr const char* kOptimizers[] = {"adadelta", "adam", "gradient"};  // in the order of OptimizerKind

/// Writes fields to JSON, or reads them from it: one list of names serves both ways.
class Writer {
 public:
  explicit Writer(Json& json) : m_json(json) {}
  template <class T>
  void field(const char* name, const T& value) {
    m_json[name] = value;
  }

 private:
  Json& m_json;
};

class Reader {
 public:
  explicit Reader(const Json& json) : m_json(json) {}
  template <class T>
  void field(const char* name, T& value) {
    if (!m_json.contains(name)) return;
    try {
      m_json.at(name).get_to(value);
    } catch (const nlohmann::json::exception& exception) {
      throw Error(fmt::format("the setting \"{}\" cannot be read: {}", name, exception.what()));
    }
  }

 private:
  const Json& m_json;
};

template <class Access, class Model>
void modelSizes(Access access, Model& model) {
  access.field("m", model.m);
  access.field("n", model.n);
  access.field("n_align", model.nAlign);
  access.field("l", model.l);
  access.field("source_words", model.sourceWords);
  access.field("target_words", model.targetWords);
  access.field("biases", model.biases);
}

template <class Access, class Options>
void trainingNumbers(Access access, Options& options) {
  access.field("batch_size", options.batchSize);
  access.field("dropout_embeddings", options.dropoutEmbeddings);
  access.field("dropout_readout", options.dropoutReadout);
  access.field("seed", options.seed);
  access.field("threads", options.threads);
  access.field("updates", options.updates);
  access.field("epochs", options.epochs);
  access.field("minutes", options.minutes);
  access.field("patience", options.patience);
  access.field("warm_up", options.warmUp);
  access.field("final_rate", options.finalRate);
  access.field("evaluate_every", options.evaluateEvery);
  access.field("init_weights", options.init.weights);
  access.field("init_scorer", options.init.scorer);
  access.field("init_v_a", options.init.v_a);
  access.field("clip", options.optimizer.clip);
  access.field("rho", options.optimizer.rho);
  access.field("epsilon", options.optimizer.epsilon);
  access.field("beta1", options.optimizer.beta1);
  access.field("beta2", options.optimizer.beta2);
  access.field("adam_epsilon", options.optimizer.adamEpsilon);
  access.field("learning_rate", options.optimizer.learningRate);
}

Json settingsJson(const RunSettings& settings) {
  const ModelConfig& config = settings.model;
  Json model = Json::object(), training = Json::object();
  modelSizes(Writer(model), config);
  model["scorer"] = name(config.scorer);
  model["readout"] = name(config.readout);
  model["readout_state"] = config.readoutState == ReadoutState::previous ? "previous" : "current";
  model["source_language"] = languageCode(config.direction.source);
  model["target_language"] = languageCode(config.direction.target);
  training["optimizer"] = kOptimizers[static_cast<int>(settings.training.optimizer.kind)];
  trainingNumbers(Writer(training), settings.training);
  return {{"model", model}, {"training", training}, {"other", settings.other}};
}

ModelConfig modelFrom(const Json& json) {
  ModelConfig config;
  Reader reader(json);
  modelSizes(reader, config);
  std::string scorer(name(config.scorer)), readout(name(config.readout)), state = "current";
  std::string source(languageCode(config.direction.source)), target(languageCode(config.direction.target));
  reader.field("scorer", scorer);
  reader.field("readout", readout);
  reader.field("readout_state", state);
  reader.field("source_language", source);
  reader.field("target_language", target);
  config.direction = {languageFromCode(source), languageFromCode(target)};
  config.scorer = scorerFromName(scorer);
  config.readout = readoutFromName(readout);
  config.readoutState = state == "previous" ? ReadoutState::previous : ReadoutState::current;
  return config;
}

TrainingOptions trainingFrom(const Json& json) {
  TrainingOptions options;
  Reader reader(json);
  trainingNumbers(reader, options);
  std::string optimizer = kOptimizers[0];
  reader.field("optimizer", optimizer);
  for (int kind = 0; kind < 3; ++kind) {
    if (optimizer != kOptimizers[kind]) continue;
    options.optimizer.kind = static_cast<OptimizerKind>(kind);
    return options;
  }
  throw Error(fmt::format("the setting \"optimizer\" is \"{}\"; known are adadelta, adam and gradient", optimizer));
}

std::map<std::string, std::string> flat(const RunSettings& settings) {
  std::map<std::string, std::string> all;
  const Json json = settingsJson(settings);
  for (const auto& [part, fields] : json.items()) {
    for (const auto& [key, value] : fields.items())
      all[part + "." + key] = value.is_string() ? value.get<std::string>() : value.dump();
  }
  return all;
}

}  // namespace

std::string settingsText(const RunSettings& settings) {
  return settingsJson(settings).dump(-1, ' ', false, Json::error_handler_t::replace);
}

RunSettings settingsFromText(const std::string& text) {
  const Json json = Json::parse(text, nullptr, false);
  if (!json.is_object()) throw Error("the settings of the run are no JSON object");
  RunSettings settings;
  settings.model = modelFrom(json.value("model", Json::object()));
  settings.training = trainingFrom(json.value("training", Json::object()));
  Reader(json).field("other", settings.other);
  return settings;
}

std::vector<ChangedSetting> changedSettings(const RunSettings& before, const RunSettings& after) {
  const auto old = flat(before), now = flat(after);
  std::vector<ChangedSetting> changes;
  for (const auto& [key, value] : old) {
    const auto other = now.find(key);
    if (other == now.end() || other->second != value)
      changes.push_back({key, value, other == now.end() ? "" : other->second});
  }
  for (const auto& [key, value] : now) {
    if (!old.contains(key)) changes.push_back({key, "", value});
  }
  return changes;
}

std::vector<ChangedSetting> equalSettings(const RunSettings& before, const RunSettings& after) {
  const auto old = flat(before), now = flat(after);
  std::vector<ChangedSetting> equal;
  for (const auto& [key, value] : old) {
    const auto other = now.find(key);
    if (other != now.end() && other->second == value) equal.push_back({key, value, value});
  }
  return equal;
}

}  // namespace lookback::store
