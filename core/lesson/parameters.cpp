// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lesson/parameters.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "core/base/contract.h"
#include "core/lesson/limits.h"
#include "core/lesson/markdown.h"

namespace lookback::lesson {
namespace {

std::string rangeText(const Parameter& parameter) {
  if (std::isinf(parameter.least) && std::isinf(parameter.most)) return "a number";
  if (std::isinf(parameter.most)) return fmt::format("a number from {:g}", parameter.least);
  return fmt::format("a number from {:g} to {:g}", parameter.least, parameter.most);
}

std::vector<std::string> strings(const std::vector<std::string_view>& views) {
  return {views.begin(), views.end()};
}

/// Reads one value against one parameter; absent, with a problem, where it does not fit.
class ValueReader {
 public:
  ValueReader(const Parameter& parameter, Report& report) : m_parameter(parameter), m_report(report) {}

  std::optional<ParameterValue> read(const Value& value) {
    switch (m_parameter.type) {
      case ParameterType::boolean:
        return boolean(value);
      case ParameterType::integer:
        return integer(value);
      case ParameterType::number:
        return number(value);
      case ParameterType::text:
      case ParameterType::item:
      case ParameterType::model:
        return text(value);
      case ParameterType::choice:
        return choice(value);
      case ParameterType::choices:
      case ParameterType::words:
      case ParameterType::models:
        return words(value);
      case ParameterType::numbers:
        return numbers(value);
      case ParameterType::matrix:
        return matrix(value);
      case ParameterType::controls:
        break;
    }
    LOOKBACK_EXPECTS(false);  // controls are read by checkedControls
    return std::nullopt;
  }

 private:
  std::nullopt_t refuse(Place place, std::string sentence, std::string remedy) {
    m_report.error(place, std::move(sentence), std::move(remedy));
    return std::nullopt;
  }
  std::nullopt_t wrong(const Value& value, Value::Kind shouldBe) {
    return refuse(value.place, wrongKind(m_parameter.name, value.kind, shouldBe),
                  fmt::format("Write {}.", kindName(shouldBe)));
  }
  bool inRange(double number) const { return number >= m_parameter.least && number <= m_parameter.most; }

  std::optional<ParameterValue> boolean(const Value& value) {
    if (value.kind != Value::Kind::boolean) return wrong(value, Value::Kind::boolean);
    return value.boolean;
  }

  std::optional<ParameterValue> integer(const Value& value) {
    if (value.kind != Value::Kind::integer) return wrong(value, Value::Kind::integer);
    if (inRange(value.number)) return value.integer;
    return refuse(value.place, fmt::format("\"{}\" is {}.", m_parameter.name, value.integer),
                  fmt::format("Give {}.", rangeText(m_parameter)));
  }

  std::optional<ParameterValue> number(const Value& value) {
    if (value.kind != Value::Kind::integer && value.kind != Value::Kind::number)
      return wrong(value, Value::Kind::number);
    if (inRange(value.number)) return value.number;
    return refuse(value.place, fmt::format("\"{}\" is {:g}.", m_parameter.name, value.number),
                  fmt::format("Give {}.", rangeText(m_parameter)));
  }

  std::optional<ParameterValue> text(const Value& value) {
    if (value.kind != Value::Kind::text) return wrong(value, Value::Kind::text);
    const std::size_t most = m_parameter.longest > 0 ? m_parameter.longest : kMostTextLength;
    if (value.text.size() > most)
      return refuse(value.place, fmt::format("\"{}\" is {} bytes long.", m_parameter.name, value.text.size()),
                    fmt::format("Shorten it to {} bytes.", most));
    if (value.text.size() < m_parameter.shortest)
      return refuse(value.place, fmt::format("\"{}\" is empty.", m_parameter.name), "Write a text between the quotes.");
    if (m_parameter.translated) checkInline(value.text, value.place, m_report);
    return value.text;
  }

  std::optional<ParameterValue> choice(const Value& value) {
    if (value.kind != Value::Kind::text) return wrong(value, Value::Kind::text);
    if (!offered(value)) return std::nullopt;
    return value.text;
  }

  bool offered(const Value& value) {
    const auto& choices = m_parameter.choices;
    if (choices.empty() || std::find(choices.begin(), choices.end(), value.text) != choices.end()) return true;
    m_report.error(value.place,
                   fmt::format("\"{}\" is nothing that \"{}\" can be.", excerpt(value.text), m_parameter.name),
                   suggestion(value.text, strings(choices)));
    return false;
  }

  bool rightLength(const Value& value) {
    const std::size_t most = m_parameter.longest > 0 ? m_parameter.longest : kMostWords;
    if (value.items.size() >= m_parameter.shortest && value.items.size() <= most) return true;
    m_report.error(value.place, fmt::format("\"{}\" has {} entries.", m_parameter.name, value.items.size()),
                   m_parameter.shortest == most ? fmt::format("Give {}.", most)
                                                : fmt::format("Give {} to {}.", m_parameter.shortest, most));
    return false;
  }

  std::optional<ParameterValue> words(const Value& value) {
    if (value.kind != Value::Kind::list) return wrong(value, Value::Kind::list);
    if (!rightLength(value)) return std::nullopt;
    constexpr std::size_t kLongestWord = 40;
    std::vector<std::string> made;
    for (const Value& item : value.items) {
      if (item.kind != Value::Kind::text || item.text.empty() || item.text.size() > kLongestWord)
        return refuse(item.place, fmt::format("This entry of \"{}\" is no word.", m_parameter.name),
                      fmt::format("Put it in \"quotes\"; at most {} bytes.", kLongestWord));
      if (!offered(item)) return std::nullopt;
      made.push_back(item.text);
    }
    return made;
  }

  std::optional<std::vector<double>> checkedNumbers(const Value& value) {
    std::optional<std::vector<double>> made = numbersOf(value, kMostWords, m_report);
    if (!made) return std::nullopt;
    for (std::size_t k = 0; k < made->size(); ++k)
      if (!inRange((*made)[k]))
        return refuse(value.items[k].place,
                      fmt::format("{:g} is out of range for \"{}\".", (*made)[k], m_parameter.name),
                      fmt::format("Give {}.", rangeText(m_parameter)));
    return made;
  }

  std::optional<ParameterValue> numbers(const Value& value) {
    if (value.kind != Value::Kind::list) return wrong(value, Value::Kind::list);
    if (!rightLength(value)) return std::nullopt;
    const auto made = checkedNumbers(value);
    if (!made) return std::nullopt;
    return *made;
  }

  std::optional<ParameterValue> matrix(const Value& value) {
    if (value.kind != Value::Kind::list) return wrong(value, Value::Kind::list);
    if (!rightLength(value)) return std::nullopt;
    Matrix rows;
    for (const Value& item : value.items) {
      const auto row = checkedNumbers(item);
      if (!row) return std::nullopt;
      if (row->empty() || row->size() != (rows.empty() ? row->size() : rows.front().size()))
        return refuse(item.place, fmt::format("The rows of \"{}\" are not equally long.", m_parameter.name),
                      "Give every row as many numbers as the first.");
      rows.push_back(*row);
    }
    return rows;
  }

  const Parameter& m_parameter;
  Report& m_report;
};

std::optional<ParameterValue> defaultOf(const Parameter& parameter) {
  if (parameter.defaultValue.empty()) return std::nullopt;
  std::vector<Problem> problems;
  Report report(problems, "schema");
  const auto table = parseToml(fmt::format("x = {}", parameter.defaultValue), 1, report);
  LOOKBACK_EXPECTS(table && table->members.size() == 1);
  auto value = ValueReader(parameter, report).read(table->members.front().value);
  LOOKBACK_EXPECTS(value && problems.empty());
  return value;
}

std::size_t entries(const ParameterValue& value) {
  if (const auto* words = std::get_if<std::vector<std::string>>(&value)) return words->size();
  if (const auto* numbers = std::get_if<std::vector<double>>(&value)) return numbers->size();
  if (const auto* rows = std::get_if<Matrix>(&value)) return rows->size();
  return 0;
}

void checkLengths(const WidgetSchema& schema, const Parameters& parameters, Report& report) {
  for (const Parameter& parameter : schema.parameters) {
    if (parameter.asLongAs.empty() || !parameters.has(parameter.name)) continue;
    const Parameters::Entry* entry = parameters.find(parameter.name);
    const Parameters::Entry* other = parameters.find(parameter.asLongAs);
    if (other == nullptr) {
      report.error(entry->place, fmt::format("There is \"{}\" without \"{}\".", parameter.name, parameter.asLongAs),
                   fmt::format("Add \"{}\".", parameter.asLongAs));
    } else if (entries(entry->value) != entries(other->value)) {
      report.error(entry->place,
                   fmt::format("\"{}\" has {} entries, \"{}\" has {}.", parameter.name, entries(entry->value),
                               parameter.asLongAs, entries(other->value)),
                   "Give one for each.");
    }
  }
}

void readOne(const Parameter& parameter, const WidgetSchema& schema, TableReader& reader, Parameters& parameters,
             Place fence, Report& report) {
  const Value* value = reader.find(parameter.name);
  if (value == nullptr) {
    if (parameter.required)
      report.error(fence, fmt::format("There is no \"{}\" in this {}.", parameter.name, schema.name),
                   fmt::format("{} Add {} = ...", parameter.help, parameter.name));
    if (auto standard = defaultOf(parameter)) parameters.set(parameter.name, {std::move(*standard), fence, false});
    return;
  }
  if (parameter.type == ParameterType::controls) {
    parameters.set(parameter.name, {checkedControls(*value, &schema, report), value->place, true});
    return;
  }
  if (auto read = ValueReader(parameter, report).read(*value))
    parameters.set(parameter.name, {std::move(*read), value->place, true});
}

}  // namespace

Parameters readParameters(const WidgetSchema& schema, const Value& table, Place fence, Report& report) {
  Parameters parameters;
  TableReader reader(table, fmt::format("the widget \"{}\"", schema.name), report);
  const std::size_t before = report.errors();
  for (const Parameter& parameter : schema.parameters) readOne(parameter, schema, reader, parameters, fence, report);
  reader.finish();
  checkLengths(schema, parameters, report);
  if (report.errors() == before) checkWidgetRules(schema, parameters, fence, report);
  return parameters;
}

std::vector<std::string> checkedControls(const Value& list, const WidgetSchema* widget, Report& report) {
  std::vector<std::string> good;
  if (list.kind != Value::Kind::list || list.items.size() > kMostWords) {
    report.error(list.place, "The controls are no list of names.", "Write controls = [\"step\", \"back\"].");
    return good;
  }
  for (const Value& item : list.items) {
    const Control* control = item.kind == Value::Kind::text ? findControl(item.text) : nullptr;
    if (control == nullptr) {
      report.error(item.place, fmt::format("There is no control \"{}\".", excerpt(item.text)),
                   suggestion(item.text, controlNames()));
    } else if (widget != nullptr &&
               std::find(control->widgets.begin(), control->widgets.end(), widget->kind) == control->widgets.end()) {
      report.error(item.place,
                   fmt::format("The control \"{}\" does not exist on the widget \"{}\".", item.text, widget->name),
                   "Take it out of this list.");
    } else {
      good.push_back(item.text);
    }
  }
  return good;
}

}  // namespace lookback::lesson
