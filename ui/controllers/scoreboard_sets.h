// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <filesystem>
#include <stop_token>
#include <string>

#include "core/evaluation/test_set.h"

namespace lookback::ui {

/// Where a test set comes from.
struct TestSetChoice {
  enum class Kind {
    generated,  // `sentences` pairs of minWords to maxWords French words, from `seed`
    pairs,      // `file`: source TAB reference [TAB ignored] on each line
    parallel,   // `file` and `references`, line by line
    stored,     // `fingerprint`: one that something was scored on before
  };
  Kind kind = Kind::generated;
  std::filesystem::path file, references, links;  // `links`: in the order of the pairs; empty: none
  Direction direction;
  int sentences = 500, minWords = 3, maxWords = 50;
  std::uint64_t seed = 99;  // no shipped model was trained with it
  std::string fingerprint;
  std::string name;  // empty: made from the rest
};

/// Reads or generates it; text stays as the files have it. Throws Error naming file, line and reason, and what the
/// store throws. `store` is looked at for `stored` alone.
TestSet makeTestSet(const TestSetChoice& choice, const std::filesystem::path& store, const std::stop_token& stop = {});

}  // namespace lookback::ui
