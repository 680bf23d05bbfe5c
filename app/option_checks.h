// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <array>
#include <cerrno>
#include <cmath>
#include <cstdlib>
#include <string>
#include <string_view>

/// Checks of typed values that both programs share. What CLI11 brings lets "nan" through every range, turns 1e400 into
/// infinity and 99999999999999999999 into 2^64 - 1, reads 010 as eight, and prints ends like 1.8e308 digit by digit.
namespace lookback {

namespace option_checks {

/// A finite number; absent for anything else.
inline bool readNumber(const std::string& text, double& value) {
  char* end = nullptr;
  value = std::strtod(text.c_str(), &end);
  return !text.empty() && end == text.c_str() + text.size() && std::isfinite(value);
}

inline std::string finiteProblem(const std::string& text) {
  double value = 0;
  return readNumber(text, value) ? std::string() : fmt::format("\"{}\" is not a finite number", text);
}

inline std::string wholeProblem(const std::string& text) {
  const std::size_t sign = text.starts_with('-') || text.starts_with('+') ? 1 : 0;
  const std::string digits = text.substr(sign);
  if (digits.empty() || digits.find_first_not_of("0123456789") != std::string::npos)
    return fmt::format("\"{}\" is not a whole number", text);
  if (digits.size() > 1 && digits.front() == '0')
    return fmt::format("\"{}\" begins with a zero, which some programs take for base 8; leave the zero out", text);
  errno = 0;
  std::strtoull(digits.c_str(), nullptr, 10);
  return errno == ERANGE ? fmt::format("{} is too large", text) : std::string();
}

inline std::string countProblem(const std::string& text) {
  return text.starts_with('-') ? fmt::format("{} is below 0", text) : wholeProblem(text);
}

inline std::string emptyProblem(const std::string& text) {
  const bool blank = text.find_first_not_of(" \t\n") == std::string::npos;
  return blank ? std::string("the value is empty; leave the option out, or say what it shall be") : std::string();
}

/// Texts that may be empty: a sentence to force is the empty translation then, a name or note is none.
inline bool mayBeEmpty(const CLI::Option& option) {
  constexpr std::array<std::string_view, 4> kNames = {"--force", "--begin", "--name", "--note"};
  for (const std::string_view name : kNames)
    if (option.get_name() == name) return true;
  return option.get_expected_min() == 0;  // no value means something of its own
}

inline void guard(CLI::Option& option) {
  const std::string type = option.get_type_name();
  if (type.starts_with("FLOAT"))
    option.check(CLI::Validator(finiteProblem, "", "finite"));
  else if (type.starts_with("INT"))
    option.check(CLI::Validator(wholeProblem, "", "whole"));
  else if (type.starts_with("UINT"))  // where CLI11 makes 2^64 - 1 of -1
    option.check(CLI::Validator(countProblem, "", "whole"));
  else if (!type.empty() && !mayBeEmpty(option))
    option.check(CLI::Validator(emptyProblem, "", "filled"));
}

template <class T>
CLI::Validator ranged(T least, T most, bool open, std::string words) {
  return {[least, most, open, words](const std::string& text) {
            double value = 0;
            if (!readNumber(text, value)) return fmt::format("\"{}\" is not a finite number", text);
            const auto low = static_cast<double>(least), high = static_cast<double>(most);
            const bool inside = (open ? value > low : value >= low) && value <= high;
            return inside ? std::string() : fmt::format("{} is not {}", text, words);
          },
          "", "range"};
}

}  // namespace option_checks

/// A finite number from `least` to `most`.
template <class T>
CLI::Validator numberFrom(T least, T most) {
  return option_checks::ranged(least, most, false, fmt::format("a number from {} to {}", least, most))
      .description(fmt::format("{} to {}", least, most));
}
/// A finite number above `least` and at most `most`.
template <class T>
CLI::Validator numberAbove(T least, T most) {
  return option_checks::ranged(least, most, true, fmt::format("a number above {} and at most {}", least, most))
      .description(fmt::format("above {}", least));
}

/// Lets no option of `app` and its commands take a number that is not one, or an empty text. To be called when all
/// options are added.
inline void guardOptions(CLI::App& app) {
  for (CLI::Option* option : app.get_options()) option_checks::guard(*option);
  for (CLI::App* command : app.get_subcommands([](CLI::App*) { return true; })) guardOptions(*command);
}

}  // namespace lookback
