// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <fmt/format.h>

#include <filesystem>
#include <string>
#include <vector>

#include "core/base/error.h"

namespace lookback::cli {

/// Throws Error where a command would write over a file that it reads. An empty output or "-" is none.
inline void keepInputs(const std::string& output, const std::vector<std::string>& inputs) {
  for (const std::string& input : inputs) {
    std::error_code differ;  // set where one of the two does not exist
    if (!output.empty() && output != "-" && std::filesystem::equivalent(output, input, differ) && !differ)
      throw Error(fmt::format("\"{}\" is read by this command and would be written over; name another output", output));
  }
}

/// Throws Error where two results would go into one file. An empty name or "-" is none.
inline void keepApart(const std::string& one, const std::string& other) {
  if (one.empty() || other.empty() || one == "-" || other == "-") return;
  std::error_code ignored;
  const auto place = [&](const std::string& file) {
    return std::filesystem::weakly_canonical(std::filesystem::absolute(file, ignored), ignored);
  };
  const bool same = place(one) == place(other) || std::filesystem::equivalent(one, other, ignored);
  if (same && !std::filesystem::is_character_file(one, ignored))
    throw Error(ErrorCode::wrongUsage,
                fmt::format("\"{}\" and \"{}\" are one file, and two results go there; name two", one, other));
}

}  // namespace lookback::cli
