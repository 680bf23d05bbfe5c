// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace lookback::lesson {

/// One text in several languages; a single text that serves all has the language "".
class Texts {
 public:
  void set(std::string language, std::string text) { m_texts.emplace_back(std::move(language), std::move(text)); }
  bool empty() const { return m_texts.empty(); }
  /// In that language, else the one for all, else the first there is; empty if there is none.
  const std::string& in(std::string_view language) const;
  /// Whether there is one for that language (or one for all).
  bool speaks(std::string_view language) const;
  const std::vector<std::pair<std::string, std::string>>& all() const { return m_texts; }

 private:
  std::vector<std::pair<std::string, std::string>> m_texts;
};

}  // namespace lookback::lesson
