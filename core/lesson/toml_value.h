// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/lesson/problem.h"

namespace lookback::lesson {

struct Member;

/// A TOML value that knows where it stands. toml_value.cpp is the only file that uses toml++.
struct Value {
  enum class Kind { boolean, integer, number, text, list, table, unused };  // unused: dates and times

  Kind kind = Kind::table;
  Place place;
  bool boolean = false;
  std::int64_t integer = 0;
  double number = 0;  // of an integer too
  std::string text;
  std::vector<Value> items;
  std::vector<Member> members;  // as written in the file
};

struct Member {
  std::string key;
  Place place;
  Value value;
};

/// "a number", "a list", ...
std::string_view kindName(Value::Kind kind);

/// Reads TOML that begins at `firstLine` of its file. Absent, with a problem reported, where it is no TOML; otherwise
/// a table, cut (with a problem) below kMostNesting levels.
std::optional<Value> parseToml(std::string_view text, int firstLine, Report& report);

/// Reads the members of a table one by one; what nobody asked for is a problem in the end.
class TableReader {
 public:
  /// `what` names the table in sentences: "this option", "the page".
  TableReader(const Value& table, std::string what, Report& report);

  /// The member, or null.
  const Value* find(std::string_view key);
  /// The member, or null with a problem reported.
  const Value* need(std::string_view key);
  /// A text of at most `most` bytes; absent if it is not there or was refused.
  std::optional<std::string> text(std::string_view key, std::size_t most, bool needed = false);
  /// A whole number from `least` to `most`.
  std::optional<std::int64_t> integer(std::string_view key, std::int64_t least, std::int64_t most, bool needed = false);
  std::optional<double> number(std::string_view key, bool needed = false);
  std::optional<bool> boolean(std::string_view key);
  /// A list of texts; empty if it is not there.
  std::vector<std::string> texts(std::string_view key, std::size_t mostItems, std::size_t mostBytes);
  std::vector<double> numbers(std::string_view key, std::size_t mostItems);
  /// A list of lists of numbers.
  std::vector<std::vector<double>> matrix(std::string_view key, std::size_t mostRows, std::size_t mostColumns);
  /// The list under `key`, cut to `most` items with a problem; null if it is not there or no list.
  const std::vector<Value>* list(std::string_view key, std::size_t most, bool needed = false);

  Place place() const { return m_table.place; }
  Report& report() { return m_report; }
  /// Reports the keys that nothing asked for.
  void finish();

 private:
  const Value* ofKind(std::string_view key, Value::Kind kind, bool needed);

  const Value& m_table;
  std::string m_what;
  Report& m_report;
  std::vector<std::string> m_asked;
};

/// A list of numbers, each checked; absent with a problem where it is none.
std::optional<std::vector<double>> numbersOf(const Value& value, std::size_t most, Report& report);
/// Sentence for a value of the wrong kind: 'minutes is a text where a number should be.'
std::string wrongKind(std::string_view key, Value::Kind is, Value::Kind shouldBe);

}  // namespace lookback::lesson
