// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/lesson/texts.h"
#include "core/lesson/toml_value.h"

namespace lookback::lesson {

/// Reads texts in the lesson's languages: "one for all" or { en = "...", fr = "..." }.
class TextReader {
 public:
  TextReader(std::vector<std::string> languages, Report& report)
      : m_languages(std::move(languages)), m_report(report) {}

  /// Empty (with a problem if `needed`) where there is none.
  Texts read(TableReader& table, std::string_view key, std::size_t most, bool needed = false);
  /// A list of such texts, between `least` and `mostItems` of them.
  std::vector<Texts> readList(TableReader& table, std::string_view key, std::size_t least, std::size_t mostItems,
                              std::size_t most);
  Texts read(const Value& value, std::string_view key, std::size_t most);

  const std::vector<std::string>& languages() const { return m_languages; }
  Report& report() { return m_report; }

 private:
  bool fits(const Value& value, std::string_view key, std::size_t most);

  std::vector<std::string> m_languages;
  Report& m_report;
};

}  // namespace lookback::lesson
