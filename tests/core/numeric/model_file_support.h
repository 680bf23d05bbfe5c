// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <utility>

#include "core/base/rng.h"
#include "core/model/model_file.h"

namespace lookback::testing {

/// A model of a few hundred numbers in which all sizes differ.
inline Model smallModel(Scorer scorer = Scorer::additive, bool biases = true, Readout readout = Readout::maxout) {
  Model model;
  model.name = "petit modèle";
  model.config.m = 3;
  model.config.n = 4;
  model.config.nAlign = 5;
  model.config.l = 2;
  model.config.sourceWords = 7;
  model.config.targetWords = 6;
  model.config.scorer = scorer;
  model.config.readout = readout;
  model.config.biases = biases;
  model.source = Vocabulary({"l'", "œuvre", "été", "\"", "数据"});
  model.target = Vocabulary({"the", "work", "\\n", "<b>"});
  model.parameters = Parameters<float>::zeros(model.config);
  initialise(model.parameters, InitOptions::practical(), Rng(7));
  Rng rng(11);
  model.parameters.visit([&](const std::string&, MatrixRef<float> tensor) {
    for (Index j = 0; j < tensor.cols(); ++j) {
      for (Index i = 0; i < tensor.rows(); ++i) tensor(i, j) += static_cast<float>(0.1 * rng.normal());
    }
  });
  model.provenance = {{"data", "seven pairs"}, {"seed", "1"}};
  return model;
}

/// The header's JSON of a file's bytes, without the padding.
inline std::string headerText(const std::string& file) {
  std::uint64_t length = 0;
  for (std::size_t k = 8; k-- > 0;) length = (length << 8) | static_cast<unsigned char>(file[k]);
  std::string text = file.substr(8, length);
  text.erase(text.find_last_not_of(' ') + 1);
  return text;
}

/// The file with another header in front of the same data.
inline std::string withHeader(const std::string& file, const std::string& text) {
  std::uint64_t length = 0;
  for (std::size_t k = 8; k-- > 0;) length = (length << 8) | static_cast<unsigned char>(file[k]);
  std::string result;
  for (int k = 0; k < 8; ++k) result.push_back(static_cast<char>((text.size() >> (8 * k)) & 0xFF));
  return result + text + file.substr(8 + length);
}

}  // namespace lookback::testing
