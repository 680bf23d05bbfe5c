// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <map>
#include <ostream>
#include <sstream>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/model/config.h"
#include "core/model/parameters.h"
#include "tests/support/naive_rnnsearch.h"

/// Reads tests/golden/*.txt, which make_golden.py writes with PyTorch (format in tests/README.md).
namespace lookback::golden {

struct Pair {
  std::vector<int> source, target;  // without end marks
  double loss = 0;
  naive::Numbers logProbabilities;    // [T_y], end mark last
  std::vector<naive::Numbers> alpha;  // [T_y][T_x]; empty with scorer `none`
};

struct Variant {
  std::string name;  // "additive maxout current biases"
  ModelConfig config;
  std::vector<Pair> pairs;
  naive::Tables gradients;  // of the sum of the pairs' losses
  double loss() const {
    double sum = 0;
    for (const Pair& pair : pairs) sum += pair.loss;
    return sum;
  }
};

/// How GoogleTest shows a variant.
inline void PrintTo(const Variant& variant, std::ostream* out) { *out << variant.name; }

/// Entry (i, j) of a parameter tensor, as make_golden.py defines it.
inline double closedForm(std::string_view name, Index i, Index j, Index columns) {
  long phase = 0;
  for (std::size_t p = 0; p < name.size(); ++p) phase += static_cast<long>(p + 1) * static_cast<unsigned char>(name[p]);
  const auto k = static_cast<double>(i * columns + j);
  return 0.9 * std::sin(0.7 * k + 0.3 * k * k + static_cast<double>(phase % 628) / 100);
}

/// The parameters of a variant, sized after its golden gradients: needs nothing of core.
inline naive::Tables closedFormTables(const Variant& variant) {
  naive::Tables tables = variant.gradients;
  for (auto& [name, table] : tables)
    for (std::size_t k = 0; k < table.values.size(); ++k)
      table.values[k] = closedForm(name, 0, static_cast<Index>(k), static_cast<Index>(table.columns));
  return tables;
}

/// The same in core's type.
template <class S>
Parameters<S> closedFormParameters(const ModelConfig& config) {
  Parameters<S> parameters = Parameters<S>::zeros(config);
  parameters.visit([](const std::string& name, MatrixRef<S> tensor) {
    for (Index i = 0; i < tensor.rows(); ++i)
      for (Index j = 0; j < tensor.cols(); ++j) tensor(i, j) = static_cast<S>(closedForm(name, i, j, tensor.cols()));
  });
  return parameters;
}

namespace detail {

/// The numbers of the rest of a line. Not by stream: every test process reads the files, and streams are slow.
template <class T>
std::vector<T> rest(const char* text) {
  std::vector<T> values;
  for (char* end = nullptr;; text = end) {
    const double value = std::strtod(text, &end);
    if (end == text) return values;
    values.push_back(static_cast<T>(value));
  }
}

inline void setVariant(std::istringstream line, Variant& variant) {
  std::string scorer, readout, state, biases;
  line >> scorer >> readout >> state >> biases;
  const std::map<std::string, Scorer> scorers{
      {"additive", Scorer::additive}, {"dot", Scorer::dot}, {"general", Scorer::general}, {"none", Scorer::none}};
  const std::map<std::string, Readout> readouts{
      {"maxout", Readout::maxout}, {"tanh", Readout::tanh}, {"linear", Readout::linear}};
  const std::map<std::string, ReadoutState> states{{"current", ReadoutState::current},
                                                   {"previous", ReadoutState::previous}};
  variant.name = scorer + " " + readout + " " + state + " " + biases;
  variant.config.scorer = scorers.at(scorer);
  variant.config.readout = readouts.at(readout);
  variant.config.readoutState = states.at(state);
  variant.config.biases = biases == "biases";
}

inline void setSizes(std::istringstream line, ModelConfig& config) {
  std::map<std::string, int> sizes;
  std::string key;
  for (int value; line >> key >> value;) sizes[key] = value;
  config.m = sizes.at("m");
  config.n = sizes.at("n");
  config.nAlign = sizes.at("nAlign");
  config.l = sizes.at("l");
  config.sourceWords = sizes.at("sourceWords");
  config.targetWords = sizes.at("targetWords");
}

}  // namespace detail

/// Throws std::runtime_error for a file that is missing or not of the format.
inline std::vector<Variant> read(const std::filesystem::path& file) {
  std::ifstream stream(file);
  if (!stream) throw std::runtime_error("cannot open " + file.string());
  std::vector<Variant> variants;
  ModelConfig sizes;
  naive::Table* gradient = nullptr;
  for (std::string text; std::getline(stream, text);) {
    const std::size_t blank = std::min(text.find(' '), text.size());
    const std::string key = text.substr(0, blank);
    const char* values = text.c_str() + blank;
    if (key == "row") {
      for (double value : detail::rest<double>(values)) gradient->values.push_back(value);
    } else if (key == "gradient") {
      std::istringstream line(values);
      std::string name;
      line >> name;
      gradient = &variants.back().gradients[name];
      line >> gradient->rows >> gradient->columns;
    } else if (key == "sizes") {
      detail::setSizes(std::istringstream(values), sizes);
    } else if (key == "variant") {
      variants.push_back({"", sizes, {}, {}});
      detail::setVariant(std::istringstream(values), variants.back());
    } else if (key == "source") {
      variants.back().pairs.push_back({detail::rest<int>(values), {}, 0, {}, {}});
    } else if (key == "target") {
      variants.back().pairs.back().target = detail::rest<int>(values);
    } else if (key == "loss") {
      variants.back().pairs.back().loss = detail::rest<double>(values).at(0);
    } else if (key == "logp") {
      variants.back().pairs.back().logProbabilities = detail::rest<double>(values);
    } else if (key == "alpha") {
      variants.back().pairs.back().alpha.push_back(detail::rest<double>(values));
    } else if (key != "#" && key != "end") {
      throw std::runtime_error(file.string() + ": unknown line: " + text);
    }
  }
  return variants;
}

/// All variants of all scorers, read once.
inline const std::vector<Variant>& all() {
  static const std::vector<Variant> kAll = [] {
    const std::filesystem::path folder = LOOKBACK_SOURCE_DIR "/tests/golden";
    std::vector<Variant> variants;
    for (const char* scorer : {"additive", "dot", "general", "none"})
      for (Variant& variant : read(folder / (std::string(scorer) + ".txt"))) variants.push_back(std::move(variant));
    return variants;
  }();
  return kAll;
}

/// For test names: "additive_maxout_current_biases".
inline std::string identifier(const Variant& variant) {
  std::string result = variant.name;
  for (char& letter : result)
    if (letter == ' ') letter = '_';
  return result;
}

}  // namespace lookback::golden
