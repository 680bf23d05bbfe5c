// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lesson/toml_value.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "core/lesson/limits.h"

#define TOML_EXCEPTIONS 0
#define TOML_HEADER_ONLY 1
#define TOML_ENABLE_FORMATTERS 0
#include <toml++/toml.h>

namespace lookback::lesson {
namespace {

/// Turns toml++'s nodes into values, at most kMostNesting deep.
class Converter {
 public:
  Converter(int firstLine, Report& report) : m_offset(firstLine - 1), m_report(report) {}

  Place placeOf(const toml::source_position& begin) const {
    return {static_cast<int>(begin.line) + m_offset, std::max(1, static_cast<int>(begin.column))};
  }

  Value value(const toml::node& node, int depth) {
    Value made;
    made.place = placeOf(node.source().begin);
    if (const toml::table* table = node.as_table()) {
      made.kind = Value::Kind::table;
      if (deepEnough(made.place, depth)) made.members = members(*table, depth);
    } else if (const toml::array* array = node.as_array()) {
      made.kind = Value::Kind::list;
      if (deepEnough(made.place, depth))
        for (const toml::node& item : *array) made.items.push_back(value(item, depth + 1));
    } else {
      plain(node, made);
    }
    return made;
  }

 private:
  bool deepEnough(Place place, int depth) {
    if (depth <= kMostNesting) return true;
    if (!m_saidTooDeep) m_report.error(place, "Lists and tables are nested too deeply here.", "Use fewer levels.");
    m_saidTooDeep = true;
    return false;
  }

  std::vector<Member> members(const toml::table& table, int depth) {
    std::vector<Member> made;
    for (const auto& [key, node] : table)
      made.push_back({std::string(key.str()), placeOf(key.source().begin), value(node, depth + 1)});
    std::stable_sort(made.begin(), made.end(), [](const Member& a, const Member& b) {
      return std::pair(a.place.line, a.place.column) < std::pair(b.place.line, b.place.column);
    });
    return made;
  }

  static void plain(const toml::node& node, Value& made) {
    if (const auto text = node.as_string()) {
      made.kind = Value::Kind::text;
      made.text = text->get();
    } else if (const auto integer = node.as_integer()) {
      made.kind = Value::Kind::integer;
      made.integer = integer->get();
      made.number = static_cast<double>(made.integer);
    } else if (const auto number = node.as_floating_point()) {
      made.kind = Value::Kind::number;
      made.number = number->get();
    } else if (const auto boolean = node.as_boolean()) {
      made.kind = Value::Kind::boolean;
      made.boolean = boolean->get();
    } else {
      made.kind = Value::Kind::unused;
    }
  }

  int m_offset;
  Report& m_report;
  bool m_saidTooDeep = false;
};

/// toml++'s own words, as a sentence: "Error while parsing key: expected bare key..." -> "This is not TOML: expected
/// ..."
std::string sentenceOf(std::string_view description) {
  if (const std::size_t colon = description.find(": "); description.starts_with("Error") && colon != description.npos)
    description.remove_prefix(colon + 2);
  return fmt::format("This is not TOML: {}{}", description, description.ends_with('.') ? "" : ".");
}

std::string remedyOf(const std::vector<std::string>& known) {
  return known.empty() ? "Take it out." : fmt::format("Take it out, or use {}.", fmt::join(known, ", "));
}

}  // namespace

std::string_view kindName(Value::Kind kind) {
  switch (kind) {
    case Value::Kind::boolean:
      return "true or false";
    case Value::Kind::integer:
      return "a whole number";
    case Value::Kind::number:
      return "a number";
    case Value::Kind::text:
      return "a text in quotes";
    case Value::Kind::list:
      return "a list";
    case Value::Kind::table:
      return "a table";
    case Value::Kind::unused:
      return "a date or a time";
  }
  return "";
}

std::string wrongKind(std::string_view key, Value::Kind is, Value::Kind shouldBe) {
  return fmt::format("\"{}\" is {} where {} should be.", key, kindName(is), kindName(shouldBe));
}

std::optional<Value> parseToml(std::string_view text, int firstLine, Report& report) {
  Converter converter(firstLine, report);
  const toml::parse_result result = toml::parse(text);
  if (!result) {
    report.error(converter.placeOf(result.error().source().begin), sentenceOf(result.error().description()),
                 "Each line is name = value; texts stand in \"quotes\", lists in [brackets].");
    return std::nullopt;
  }
  Value value = converter.value(result.table(), 0);
  value.place = {firstLine, 1};
  return value;
}

TableReader::TableReader(const Value& table, std::string what, Report& report)
    : m_table(table), m_what(std::move(what)), m_report(report) {}

const Value* TableReader::find(std::string_view key) {
  m_asked.emplace_back(key);
  for (const Member& member : m_table.members)
    if (member.key == key) return &member.value;
  return nullptr;
}

const Value* TableReader::need(std::string_view key) {
  const Value* value = find(key);
  if (value == nullptr)
    m_report.error(m_table.place, fmt::format("There is no \"{}\" in {}.", key, m_what),
                   fmt::format("Add {} = ...", key));
  return value;
}

const Value* TableReader::ofKind(std::string_view key, Value::Kind kind, bool needed) {
  const Value* value = needed ? need(key) : find(key);
  if (value == nullptr || value->kind == kind) return value;
  if (kind == Value::Kind::number && value->kind == Value::Kind::integer) return value;
  m_report.error(value->place, wrongKind(key, value->kind, kind), fmt::format("Write {}.", kindName(kind)));
  return nullptr;
}

std::optional<std::string> TableReader::text(std::string_view key, std::size_t most, bool needed) {
  const Value* value = ofKind(key, Value::Kind::text, needed);
  if (value == nullptr) return std::nullopt;
  if (value->text.size() > most) {
    m_report.error(value->place, fmt::format("\"{}\" is {} bytes long.", key, value->text.size()),
                   fmt::format("Shorten it to {} bytes.", most));
    return std::nullopt;
  }
  return value->text;
}

std::optional<std::int64_t> TableReader::integer(std::string_view key, std::int64_t least, std::int64_t most,
                                                 bool needed) {
  const Value* value = ofKind(key, Value::Kind::integer, needed);
  if (value == nullptr) return std::nullopt;
  if (value->integer < least || value->integer > most) {
    m_report.error(value->place, fmt::format("\"{}\" is {}.", key, value->integer),
                   fmt::format("Give a whole number from {} to {}.", least, most));
    return std::nullopt;
  }
  return value->integer;
}

std::optional<double> TableReader::number(std::string_view key, bool needed) {
  const Value* value = ofKind(key, Value::Kind::number, needed);
  if (value == nullptr) return std::nullopt;
  if (std::isfinite(value->number)) return value->number;
  m_report.error(value->place, fmt::format("\"{}\" is not a finite number.", key), "Give an ordinary number.");
  return std::nullopt;
}

std::optional<bool> TableReader::boolean(std::string_view key) {
  const Value* value = ofKind(key, Value::Kind::boolean, false);
  if (value == nullptr) return std::nullopt;
  return value->boolean;
}

const std::vector<Value>* TableReader::list(std::string_view key, std::size_t most, bool needed) {
  const Value* value = ofKind(key, Value::Kind::list, needed);
  if (value == nullptr) return nullptr;
  if (value->items.size() > most) {
    m_report.error(value->place, fmt::format("\"{}\" has {} entries.", key, value->items.size()),
                   fmt::format("Keep to {}.", most));
    return nullptr;
  }
  return &value->items;
}

std::vector<std::string> TableReader::texts(std::string_view key, std::size_t mostItems, std::size_t mostBytes) {
  std::vector<std::string> made;
  const std::vector<Value>* values = list(key, mostItems);
  if (values == nullptr) return made;
  for (const Value& value : *values) {
    if (value.kind != Value::Kind::text) {
      m_report.error(value.place, wrongKind(key, value.kind, Value::Kind::text), "Put it in \"quotes\".");
    } else if (value.text.size() > mostBytes) {
      m_report.error(value.place, fmt::format("This text is {} bytes long.", value.text.size()),
                     fmt::format("Shorten it to {} bytes.", mostBytes));
    } else {
      made.push_back(value.text);
    }
  }
  return made;
}

std::optional<std::vector<double>> numbersOf(const Value& value, std::size_t most, Report& report) {
  if (value.kind != Value::Kind::list) {
    report.error(value.place, fmt::format("This is {} where a list of numbers should be.", kindName(value.kind)),
                 "Write [1, 2.5, 3].");
    return std::nullopt;
  }
  if (value.items.size() > most) {
    report.error(value.place, fmt::format("This list has {} numbers.", value.items.size()),
                 fmt::format("Keep to {}.", most));
    return std::nullopt;
  }
  constexpr double kLargest = 1e6;  // far beyond anything worth showing
  std::vector<double> numbers;
  for (const Value& item : value.items) {
    const bool isNumber = item.kind == Value::Kind::number || item.kind == Value::Kind::integer;
    if (!isNumber || !(std::abs(item.number) <= kLargest)) {
      report.error(item.place, "This entry is no number that can be shown.",
                   "Give numbers from -1000000 to 1000000, with a point: 0.25.");
      return std::nullopt;
    }
    numbers.push_back(item.number);
  }
  return numbers;
}

std::vector<double> TableReader::numbers(std::string_view key, std::size_t mostItems) {
  const Value* value = find(key);
  if (value == nullptr) return {};
  return numbersOf(*value, mostItems, m_report).value_or(std::vector<double>{});
}

std::vector<std::vector<double>> TableReader::matrix(std::string_view key, std::size_t mostRows,
                                                     std::size_t mostColumns) {
  std::vector<std::vector<double>> rows;
  const std::vector<Value>* values = list(key, mostRows);
  if (values == nullptr) return rows;
  for (const Value& value : *values) {
    std::optional<std::vector<double>> row = numbersOf(value, mostColumns, m_report);
    if (!row) return {};
    if (!rows.empty() && row->size() != rows.front().size()) {
      m_report.error(value.place,
                     fmt::format("This row has {} numbers, the first one {}.", row->size(), rows.front().size()),
                     "Give every row as many.");
      return {};
    }
    rows.push_back(std::move(*row));
  }
  return rows;
}

void TableReader::finish() {
  for (const Member& member : m_table.members) {
    if (std::find(m_asked.begin(), m_asked.end(), member.key) != m_asked.end()) continue;
    const std::string near = nearest(member.key, m_asked);
    m_report.error(member.place, fmt::format("\"{}\" is nothing that {} has.", excerpt(member.key), m_what),
                   near.empty() ? remedyOf(m_asked) : fmt::format("Did you mean \"{}\"?", near));
  }
}

}  // namespace lookback::lesson
