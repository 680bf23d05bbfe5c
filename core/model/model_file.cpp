// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/model_file.h"

#include <fmt/format.h>

#include <algorithm>
#include <bit>
#include <charconv>
#include <cmath>
#include <cstring>
#include <nlohmann/json.hpp>
#include <utility>

#include "core/base/error.h"
#include "core/base/file_io.h"
#include "core/base/open_file.h"
#include "core/model/half.h"
#include "core/model/safetensors.h"
#include "core/text/unicode.h"

static_assert(std::endian::native == std::endian::little, "model files are little-endian and read as they are");

namespace lookback {
namespace {

using RowMajor = Eigen::Matrix<float, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor>;

constexpr std::size_t kLargestConfigText = 4096;
constexpr std::string_view kProvenance = "provenance.";
constexpr int kLargestSize = 1 << 24;

[[noreturn]] void refuse(const InputFile& file, const std::string& what) {
  throw Error(fmt::format("\"{}\": {}", pathText(file.path()), clipped(what)));
}

const std::string& field(const InputFile& file, const SafetensorsHeader& header, const std::string& key) {
  const auto found = header.metadata.find(key);
  if (found == header.metadata.end()) refuse(file, fmt::format("the model lacks its field \"{}\"", key));
  return found->second;
}

// ---- configuration

std::string configText(const ModelConfig& config) {
  const nlohmann::ordered_json json{
      {"m", config.m},
      {"n", config.n},
      {"n_align", config.nAlign},
      {"l", config.l},
      {"source_words", config.sourceWords},
      {"target_words", config.targetWords},
      {"scorer", name(config.scorer)},
      {"readout", name(config.readout)},
      {"readout_state", config.readoutState == ReadoutState::current ? "current" : "previous"},
      {"biases", config.biases},
  };
  return json.dump();
}

int sizeFrom(const nlohmann::json& json, const char* key) {
  const auto& value = json.at(key);
  if (!value.is_number_unsigned() || value.get<std::uint64_t>() > static_cast<std::uint64_t>(kLargestSize)) {
    throw Error(fmt::format("its size {} is {}", key, value.dump()));
  }
  return value.get<int>();
}

ModelConfig parseConfig(const std::string& text) {
  if (text.size() > kLargestConfigText) throw Error("its configuration is too long to be one");
  const auto json = nlohmann::json::parse(text, nullptr, false);
  if (!json.is_object()) throw Error("its configuration is no JSON object");
  ModelConfig config;
  try {
    config.m = sizeFrom(json, "m");
    config.n = sizeFrom(json, "n");
    config.nAlign = sizeFrom(json, "n_align");
    config.l = sizeFrom(json, "l");
    config.sourceWords = sizeFrom(json, "source_words");
    config.targetWords = sizeFrom(json, "target_words");
    config.scorer = scorerFromName(json.at("scorer").get<std::string>());
    config.readout = readoutFromName(json.at("readout").get<std::string>());
    config.biases = json.at("biases").get<bool>();
    const auto state = json.at("readout_state").get<std::string>();
    if (state != "current" && state != "previous") throw Error(fmt::format("its readout state is \"{}\"", state));
    config.readoutState = state == "current" ? ReadoutState::current : ReadoutState::previous;
  } catch (const nlohmann::json::exception& exception) {
    const std::string reason = exception.what();  // "[json.exception...] key 'm' not found"
    const std::size_t bracket = reason.find("] ");
    throw Error(fmt::format("its configuration lacks a field or has one of another type ({})",
                            bracket == std::string::npos ? reason : reason.substr(bracket + 2)));
  }
  checkConfig(config);
  return config;
}

std::string directionText(const Direction& direction) {
  return fmt::format("{}-{}", languageCode(direction.source), languageCode(direction.target));
}

Direction parseDirection(const InputFile& file, const std::string& text) {
  for (const Language source : {Language::french, Language::english, Language::other}) {
    for (const Language target : {Language::french, Language::english, Language::other}) {
      if (directionText({source, target}) == text) return {source, target};
    }
  }
  refuse(file, fmt::format("its direction \"{}\" is not known here; this program knows fr-en, en-fr and xx for others",
                           text));
}

// ---- vocabularies

std::string vocabularyText(const Vocabulary& vocabulary) {
  std::string text;
  for (const std::string& word : vocabulary.words()) {
    if (word.find('\n') != std::string::npos)
      throw Error("a word with a line break in it cannot be stored in a model file");
    text += word;
    text += '\n';
  }
  return text;
}

/// `size` counts both marks.
Vocabulary parseVocabulary(const InputFile& file, const SafetensorsHeader& header, const std::string& key, int size) {
  const std::string& text = field(file, header, key);
  const auto count = std::count(text.begin(), text.end(), '\n') + Vocabulary::kReserved;
  if (count != size || (!text.empty() && text.back() != '\n')) {
    refuse(file, fmt::format("{} holds {} words, but the configuration says {}; use another copy of the file", key,
                             count, size));
  }
  std::vector<std::string> words;
  words.reserve(static_cast<std::size_t>(count));
  for (std::size_t begin = 0; begin < text.size();) {
    const std::size_t end = text.find('\n', begin);
    words.push_back(text.substr(begin, end - begin));
    begin = end + 1;
  }
  try {
    return Vocabulary(std::move(words));
  } catch (const Error& error) {
    refuse(file, fmt::format("{}: {}", key, error.what()));
  }
}

// ---- tensors

void addGatedUnit(std::vector<TensorShape>& shapes, const std::string& prefix, Index n, Index m, Index context,
                  bool biases) {
  for (const char* name : {".W_z", ".W_r", ".W"}) shapes.push_back({prefix + name, n, m});
  for (const char* name : {".U_z", ".U_r", ".U"}) shapes.push_back({prefix + name, n, n});
  if (context > 0) {
    for (const char* name : {".C_z", ".C_r", ".C"}) shapes.push_back({prefix + name, n, context});
  }
  if (biases) {
    for (const char* name : {".b_z", ".b_r", ".b"}) shapes.push_back({prefix + name, n, 1, true});
  }
}

void addScorer(std::vector<TensorShape>& shapes, const ModelConfig& config) {
  if (config.scorer == Scorer::general) shapes.push_back({"attention.W_a", config.n, 2 * config.n});
  if (config.scorer != Scorer::additive) return;
  shapes.push_back({"attention.W_a", config.nAlign, config.n});
  shapes.push_back({"attention.U_a", config.nAlign, 2 * config.n});
  shapes.push_back({"attention.v_a", config.nAlign, 1, true});
  if (config.biases) shapes.push_back({"attention.b_a", config.nAlign, 1, true});
}

std::string_view typeName(StoredType type) {
  return type == StoredType::float32 ? "F32" : "F16";
}

std::vector<std::uint64_t> storedShape(const TensorShape& shape) {
  if (shape.vector) return {static_cast<std::uint64_t>(shape.rows)};
  return {static_cast<std::uint64_t>(shape.rows), static_cast<std::uint64_t>(shape.columns)};
}

/// Compares the file's tensors with those of the configuration before anything is allocated for them.
StoredType checkTensorList(const InputFile& file, const SafetensorsHeader& header, const ModelConfig& config) {
  const std::vector<TensorShape> expected = tensorShapes(config);
  std::map<std::string, const StoredTensor*> stored;
  for (const StoredTensor& tensor : header.tensors) stored.emplace(tensor.name, &tensor);
  const std::string type = header.tensors.empty() ? "" : header.tensors.front().type;
  if (type != "F32" && type != "F16")
    refuse(file, fmt::format("its tensors have type \"{}\"; this program reads F32 and F16", type));
  for (const TensorShape& shape : expected) {
    const auto found = stored.find(shape.name);
    if (found == stored.end()) refuse(file, fmt::format("the tensor \"{}\" is missing", shape.name));
    const StoredTensor& tensor = *found->second;
    if (tensor.type != type)
      refuse(file, fmt::format("tensor \"{}\" has type {}, the first one {}", shape.name, tensor.type, type));
    if (tensor.shape != storedShape(shape)) {
      refuse(file, fmt::format("tensor \"{}\" has shape [{}], but the configuration asks for [{}]", shape.name,
                               fmt::join(tensor.shape, ", "), fmt::join(storedShape(shape), ", ")));
    }
    stored.erase(found);
  }
  if (!stored.empty())
    refuse(file, fmt::format("the tensor \"{}\" does not belong to such a model", stored.begin()->first));
  return type == "F32" ? StoredType::float32 : StoredType::float16;
}

/// Reads one tensor; `buffer` keeps its memory from one to the next.
void readTensor(const InputFile& file, const SafetensorsHeader& header, const StoredTensor& stored,
                std::vector<float>& buffer, MatrixRef<float> tensor) {
  const auto count = static_cast<std::size_t>(tensor.size());
  const auto bytes = static_cast<std::size_t>(stored.end - stored.begin);
  buffer.resize(count);
  char* const start = reinterpret_cast<char*>(buffer.data());
  // Halves go to the end of the buffer and are widened from its front, each before its place is needed.
  char* const raw = start + (count * sizeof(float) - bytes);
  file.read(header.dataStart + stored.begin, {raw, bytes});
  if (stored.type == "F16") {
    for (std::size_t k = 0; k < count; ++k) {
      std::uint16_t half;
      std::memcpy(&half, raw + k * sizeof half, sizeof half);
      buffer[k] = floatFromHalf(half);
    }
  }
  tensor = Eigen::Map<const RowMajor>(buffer.data(), tensor.rows(), tensor.cols());
  if (!tensor.allFinite()) {
    refuse(
        file,
        fmt::format("tensor \"{}\" holds numbers that are not finite; the training has diverged or the file is damaged",
                    stored.name));
  }
}

Parameters<float> readParameters(const InputFile& file, const SafetensorsHeader& header, const ModelConfig& config) {
  std::map<std::string, const StoredTensor*> stored;
  for (const StoredTensor& tensor : header.tensors) stored.emplace(tensor.name, &tensor);
  Parameters<float> parameters = Parameters<float>::zeros(config);
  std::vector<float> buffer;
  parameters.visit([&](const std::string& name, MatrixRef<float> tensor) {
    readTensor(file, header, *stored.at(name), buffer, tensor);
  });
  return parameters;
}

/// The tensor row after row, in the stored type.
std::string tensorBytes(const std::string& name, const MatrixRef<float>& tensor, StoredType type) {
  const RowMajor rows = tensor;
  if (!rows.allFinite()) {
    throw Error(fmt::format("tensor \"{}\" holds numbers that are not finite; a diverged model is not saved", name));
  }
  if (type == StoredType::float32) {
    return {reinterpret_cast<const char*>(rows.data()), static_cast<std::size_t>(rows.size()) * sizeof(float)};
  }
  std::string bytes(static_cast<std::size_t>(rows.size()) * sizeof(std::uint16_t), '\0');
  for (Index k = 0; k < rows.size(); ++k) {
    const std::uint16_t half = halfFromFloat(rows.data()[k]);
    if (!std::isfinite(floatFromHalf(half))) {
      throw Error(fmt::format("tensor \"{}\" holds {}, more than float16 reaches ({}); save as float32", name,
                              rows.data()[k], kLargestHalf));
    }
    std::memcpy(bytes.data() + static_cast<std::size_t>(k) * sizeof half, &half, sizeof half);
  }
  return bytes;
}

// ---- the whole

std::map<std::string, std::string> metadataOf(const Model& model) {
  std::map<std::string, std::string> metadata{
      {"format", std::string(kModelFormat)},
      {"format_version", std::to_string(kModelFormatVersion)},
      {"name", model.name},
      {"direction", directionText(model.config.direction)},
      {"config", configText(model.config)},
      {"tokenizer", std::string(kTokenizerVersion)},
      {"source_vocabulary", vocabularyText(model.source)},
      {"target_vocabulary", vocabularyText(model.target)},
  };
  for (const auto& [key, value] : model.provenance) metadata.emplace(std::string(kProvenance) + key, value);
  for (const auto& [key, value] : metadata) {
    if (unicode::firstInvalidByte(key) || unicode::firstInvalidByte(value)) {
      throw Error(fmt::format("the field \"{}\" is not valid UTF-8 and cannot be stored in a model file", key));
    }
  }
  return metadata;
}

void checkFormat(const InputFile& file, const SafetensorsHeader& header) {
  const auto format = header.metadata.find("format");
  if (format == header.metadata.end() || format->second != kModelFormat) {
    throw Error(fmt::format("Not a model of this program: \"{}\" (a safetensors file of another program)",
                            pathText(file.path())));
  }
  const std::string& version = field(file, header, "format_version");
  int number = 0;
  const auto [end, error] = std::from_chars(version.data(), version.data() + version.size(), number);
  if (error != std::errc{} || end != version.data() + version.size() || number < 1) {
    refuse(file, fmt::format("its format version \"{}\" is no number", version));
  }
  if (number > kModelFormatVersion) {
    refuse(file, fmt::format("it has format version {}, this program reads up to {}; update the program", number,
                             kModelFormatVersion));
  }
  if (const std::string& tokenizer = field(file, header, "tokenizer"); tokenizer != kTokenizerVersion) {
    refuse(file, fmt::format("it was trained with the tokeniser \"{}\", this program has \"{}\"", tokenizer,
                             kTokenizerVersion));
  }
}

/// A model without its numbers, and what kind of numbers the file holds: all checks that need no tensor data.
std::pair<Model, StoredType> readCard(const InputFile& file, const SafetensorsHeader& header) {
  checkFormat(file, header);
  Model model;
  try {
    model.config = parseConfig(field(file, header, "config"));
  } catch (const Error& error) {
    refuse(file, fmt::format("{}; use another copy of the file", error.what()));
  }
  model.config.direction = parseDirection(file, field(file, header, "direction"));
  const StoredType type = checkTensorList(file, header, model.config);
  model.name = field(file, header, "name");
  model.source = parseVocabulary(file, header, "source_vocabulary", model.config.sourceWords);
  model.target = parseVocabulary(file, header, "target_vocabulary", model.config.targetWords);
  for (const auto& [key, value] : header.metadata) {
    if (key.starts_with(kProvenance)) model.provenance.emplace(key.substr(kProvenance.size()), value);
  }
  return {std::move(model), type};
}

ModelReport report(const InputFile& file, const SafetensorsHeader& header, Model model, StoredType type) {
  ModelReport report;
  report.name = model.name;
  report.fileBytes = file.size();
  report.type = type;
  report.config = model.config;
  report.sourceWords = model.source.size();
  report.targetWords = model.target.size();
  report.provenance = std::move(model.provenance);
  for (const StoredTensor& tensor : header.tensors) {
    report.tensors.push_back({tensor.name, tensor.shape, tensor.end - tensor.begin, 0, 0, 0});
    report.numbers += (tensor.end - tensor.begin) / bytesOf(tensor.type);
  }
  report.checks = {
      fmt::format("the header of {} bytes is well formed", header.dataStart),
      fmt::format("{} tensors of type {} fill the remaining {} bytes without gap or overlap", header.tensors.size(),
                  typeName(type), header.dataSize),
      "names and shapes are those of the configuration",
      fmt::format("the vocabularies hold {} and {} words, none twice", report.sourceWords, report.targetWords),
  };
  return report;
}

}  // namespace

std::vector<TensorShape> tensorShapes(const ModelConfig& config) {
  const Index m = config.m, n = config.n, context = config.contextSize(), rows = config.readoutRows();
  std::vector<TensorShape> shapes{{"source.E", m, config.sourceWords}, {"target.E", m, config.targetWords}};
  addGatedUnit(shapes, "encoder.forward", n, m, 0, config.biases);
  if (config.scorer != Scorer::none) addGatedUnit(shapes, "encoder.backward", n, m, 0, config.biases);
  shapes.push_back({"decoder.initial.W_s", n, n});
  if (config.biases) shapes.push_back({"decoder.initial.b_s", n, 1, true});
  addScorer(shapes, config);
  addGatedUnit(shapes, "decoder", n, m, context, config.biases);
  shapes.push_back({"readout.U_o", rows, n});
  shapes.push_back({"readout.V_o", rows, m});
  shapes.push_back({"readout.C_o", rows, context});
  if (config.biases) shapes.push_back({"readout.b_o", rows, 1, true});
  shapes.push_back({"output.W_o", config.targetWords, config.l});
  if (config.biases) shapes.push_back({"output.b_w", config.targetWords, 1, true});
  return shapes;
}

std::shared_ptr<const Model> loadModel(const std::filesystem::path& path) {
  const InputFile file(path);
  const SafetensorsHeader header = readSafetensorsHeader(file);
  auto model = std::make_shared<Model>(readCard(file, header).first);
  model->parameters = readParameters(file, header, model->config);
  return model;
}

void saveModel(const Model& model, const std::filesystem::path& path, StoredType type) {
  checkConfig(model.config);
  if (model.source.size() != model.config.sourceWords || model.target.size() != model.config.targetWords) {
    throw Error(fmt::format("the model has vocabularies of {} and {} words but was made for {} and {}",
                            model.source.size(), model.target.size(), model.config.sourceWords,
                            model.config.targetWords));
  }
  std::vector<StoredTensor> tensors;
  std::uint64_t next = 0;
  for (const TensorShape& shape : tensorShapes(model.config)) {
    const std::uint64_t begin = next;
    next += static_cast<std::uint64_t>(shape.rows * shape.columns) * bytesOf(typeName(type));
    tensors.push_back({shape.name, std::string(typeName(type)), storedShape(shape), begin, next});
  }
  AtomicFile file(path);
  file.write(safetensorsHeaderBytes(metadataOf(model), tensors));
  std::size_t k = 0;
  model.parameters.visit([&](const std::string& name, const MatrixRef<float>& tensor) {
    const std::string bytes = tensorBytes(name, tensor, type);
    if (k >= tensors.size() || tensors[k].name != name || tensors[k].end - tensors[k].begin != bytes.size()) {
      throw Error(fmt::format("tensor \"{}\" does not fit the model's configuration", name));
    }
    file.write(bytes);
    ++k;
  });
  if (k != tensors.size()) throw Error(fmt::format("the model lacks the tensor \"{}\"", tensors[k].name));
  file.commit();
}

ModelReport describeModel(const std::filesystem::path& path) {
  const InputFile file(path);
  const SafetensorsHeader header = readSafetensorsHeader(file);
  auto [model, type] = readCard(file, header);
  return report(file, header, std::move(model), type);
}

ModelReport verifyModel(const std::filesystem::path& path) {
  const InputFile file(path);
  const SafetensorsHeader header = readSafetensorsHeader(file);
  auto [model, type] = readCard(file, header);
  const Parameters<float> parameters = readParameters(file, header, model.config);
  ModelReport result = report(file, header, std::move(model), type);
  std::map<std::string, TensorReport*> byName;
  for (TensorReport& tensor : result.tensors) byName.emplace(tensor.name, &tensor);
  parameters.visit([&](const std::string& name, const MatrixRef<float>& tensor) {
    TensorReport& entry = *byName.at(name);
    entry.smallest = static_cast<double>(tensor.minCoeff());
    entry.largest = static_cast<double>(tensor.maxCoeff());
    entry.rootMeanSquare = std::sqrt(tensor.cast<double>().squaredNorm() / static_cast<double>(tensor.size()));
  });
  result.checks.push_back(fmt::format("all {} numbers are finite", result.numbers));
  return result;
}

}  // namespace lookback
