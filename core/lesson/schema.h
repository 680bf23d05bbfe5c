// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <limits>
#include <string>
#include <string_view>
#include <vector>

/// What a lesson may contain: the widgets with their parameters, and the controls a page can offer. The linter, the
/// tables in lessons/README.md and the palette of the author view all read these lists; nothing repeats them.
namespace lookback::lesson {

enum class WidgetKind { stepper, map, arcs, energies, sheet, hull, scorer, race, chart, predict, quiz };

enum class ParameterType {
  boolean,  // true or false
  integer,
  number,
  text,      // of a few words up to a paragraph
  choice,    // one of a few words
  choices,   // a list of them
  words,     // a list of tokens
  numbers,   // a list of numbers
  matrix,    // a list of lists of numbers, all of one length
  model,     // the name of a model
  models,    // a list of them
  controls,  // a list of controls
  item,      // the id of a quiz item
};
std::string_view name(ParameterType type);

/// One parameter of a widget.
struct Parameter {
  std::string_view name;
  ParameterType type = ParameterType::text;
  std::string_view help;               // one sentence, for a teacher
  std::string_view defaultValue = {};  // as TOML; empty: there is none
  bool required = false;
  double least = -std::numeric_limits<double>::infinity();  // of a number or of each number in a list
  double most = std::numeric_limits<double>::infinity();
  std::size_t shortest = 0;  // of a list (entries) or a text (bytes)
  std::size_t longest = 0;   // 0: the general limit
  std::vector<std::string_view> choices = {};
  bool translated = false;         // its value may differ between the languages of a lesson
  std::string_view asLongAs = {};  // name of the list that has as many entries
};

struct WidgetSchema {
  WidgetKind kind = WidgetKind::stepper;
  std::string_view name;
  std::string_view help;  // one sentence: what the learner sees
  std::vector<Parameter> parameters;
  std::string_view example;  // the inside of a fence, which the linter accepts

  const Parameter* find(std::string_view parameter) const;
};

/// All widgets, in the order of the documentation.
const std::vector<WidgetSchema>& widgetSchemas();
const WidgetSchema& schemaOf(WidgetKind kind);
/// The widget of that name, or null.
const WidgetSchema* findWidget(std::string_view name);

/// Something on a page that a learner can operate. A page lists those that exist on it; all others are hidden (P3).
struct Control {
  std::string_view name;
  std::string_view help;            // one sentence: what it does
  std::vector<WidgetKind> widgets;  // where it can stand
};
const std::vector<Control>& controls();
const Control* findControl(std::string_view name);

std::vector<std::string> widgetNames();
std::vector<std::string> controlNames();

/// The tables of lessons/README.md in Markdown: every widget with its parameters, every control, every quiz error.
std::string documentationTables();

}  // namespace lookback::lesson
