// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <filesystem>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "core/model/model.h"

namespace lookback {

/// What loadModel and saveModel (core/model/model.h) put into a file beside the tensors, all under `__metadata__`:
///
///   format              "lookback-model"
///   format_version      "1"; a reader refuses a higher one
///   name                as shown in the picker
///   direction           "fr-en"
///   config              JSON: m, n, n_align, l, source_words, target_words, scorer, readout, readout_state, biases
///   tokenizer           "lookback-1"; a reader refuses another one, because the words would be cut differently
///   source_vocabulary   the words after the two marks, in order of their numbers, one a line
///   target_vocabulary
///   provenance.*        data, licence, seed, updates, scores, ...
///
/// Tensors carry the names of Parameters::visit. They are stored row after row with shape [rows, columns], so a program
/// that reads them sees the paper's matrices; in memory Eigen keeps column after column. Vectors have shape [rows].
inline constexpr std::string_view kModelFormat = "lookback-model";
inline constexpr int kModelFormatVersion = 1;
inline constexpr std::string_view kTokenizerVersion = "lookback-1";

struct TensorShape {
  std::string name;
  Index rows = 0, columns = 0;
  bool vector = false;  // stored with one dimension
  friend bool operator==(const TensorShape&, const TensorShape&) = default;
};

/// The tensors that a model of this configuration has, in the order of Parameters::visit, without allocating them.
std::vector<TensorShape> tensorShapes(const ModelConfig& config);

struct TensorReport {
  std::string name;
  std::vector<std::uint64_t> shape;
  std::uint64_t bytes = 0;
  double smallest = 0, largest = 0, rootMeanSquare = 0;  // only from verifyModel
};

/// What a model file holds, for the model card and for `model info` and `model verify`.
struct ModelReport {
  std::string name;
  std::uint64_t fileBytes = 0;
  StoredType type = StoredType::float32;
  std::uint64_t numbers = 0;  // in all tensors
  ModelConfig config;
  int sourceWords = 0, targetWords = 0;  // both marks counted
  std::map<std::string, std::string> provenance;
  std::vector<TensorReport> tensors;  // in the order of the file
  std::vector<std::string> checks;    // what was found in order, one sentence each
};

/// Reads all of a file but the tensors, with the checks that this allows. Fast for any size. Throws Error as loadModel.
ModelReport describeModel(const std::filesystem::path& file);

/// Checks everything, numbers included. Throws Error as loadModel.
ModelReport verifyModel(const std::filesystem::path& file);

}  // namespace lookback
