// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace lookback {

/// The words a model knows, numbered. 0 is the end mark `</s>`, 1 the unknown mark `<unk>`, then words by falling count
/// (ties: by first appearance). A literal "</s>" or "<unk>" in a text never gets these numbers.
class Vocabulary {
 public:
  static constexpr int kEnd = 0;
  static constexpr int kUnknown = 1;
  static constexpr int kReserved = 2;
  static constexpr std::string_view kEndText = "</s>";
  static constexpr std::string_view kUnknownText = "<unk>";

  /// Only the two marks.
  Vocabulary();
  /// From the words after the two marks, in order of their numbers (as a model file holds them). Throws Error on
  /// repeats.
  explicit Vocabulary(std::vector<std::string> words);

  int size() const { return static_cast<int>(m_words.size()); }
  /// kUnknown for a word that is not known.
  int id(std::string_view word) const;
  const std::string& word(int id) const;
  /// The words with numbers from kReserved on.
  std::vector<std::string> words() const;

  /// Without an end mark.
  std::vector<std::int32_t> ids(const std::vector<std::string>& tokens) const;

  friend bool operator==(const Vocabulary& a, const Vocabulary& b) { return a.m_words == b.m_words; }

 private:
  struct Hash {
    using is_transparent = void;
    std::size_t operator()(std::string_view text) const { return std::hash<std::string_view>{}(text); }
  };
  std::vector<std::string> m_words;
  std::unordered_map<std::string, int, Hash, std::equal_to<>> m_ids;
};

/// Counts words and keeps the commonest.
class VocabularyBuilder {
 public:
  void add(const std::vector<std::string>& tokens);
  /// One word seen `count` times; words that are new count as first seen in the order of the calls.
  void add(std::string_view word, std::uint64_t count);
  /// `limit` counts the two marks.
  Vocabulary build(int limit) const;
  std::uint64_t tokenCount() const { return m_tokens; }
  /// Share of the counted tokens that `vocabulary` does not know, 0..1.
  double unknownShare(const Vocabulary& vocabulary) const;

 private:
  struct Entry {
    std::uint64_t count = 0;
    std::uint64_t first = 0;
  };
  std::unordered_map<std::string, Entry> m_entries;
  std::uint64_t m_tokens = 0;
};

}  // namespace lookback
