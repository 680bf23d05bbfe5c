// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lesson/widget_toy.h"

#include <algorithm>
#include <cmath>

namespace lookback::lesson {
namespace {

constexpr double kLeastWeight = 1e-9;  // of a weight that the lesson gives as 0

}  // namespace

bool scores(const Parameters& parameters) {
  return parameters.has("state");
}

Toy toyOf(const Parameters& parameters) {
  ToyParts parts;
  parts.words = parameters.words("words");
  parts.energies = parameters.numbers("energies");
  for (const double weight : parameters.numbers("weights"))
    parts.energies.push_back(std::log(std::max(weight, kLeastWeight)));
  parts.annotations = parameters.matrix("annotations");
  parts.state = parameters.numbers("state");
  parts.W = parameters.matrix("W");
  parts.U = parameters.matrix("U");
  parts.v = parameters.numbers("v");
  return toyOf(parts);
}

}  // namespace lookback::lesson
