// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <fmt/format.h>

#include <cmath>

#include "core/lesson/quiz.h"
#include "core/lesson/schema.h"

namespace lookback::lesson {
namespace {

/// "whole number, 1 to 200", "one of score, soften"
std::string typeText(const Parameter& parameter) {
  std::string text(name(parameter.type));
  if (!parameter.choices.empty()) text += fmt::format(" {}", fmt::join(parameter.choices, ", "));
  const bool bounded = !std::isinf(parameter.least) && !std::isinf(parameter.most);
  if (bounded) text += fmt::format(", {:g} to {:g}", parameter.least, parameter.most);
  if (!parameter.asLongAs.empty()) text += fmt::format(", as many as `{}`", parameter.asLongAs);
  return text;
}

std::string standardText(const Parameter& parameter) {
  if (parameter.required) return "must be given";
  return parameter.defaultValue.empty() ? "–" : fmt::format("`{}`", parameter.defaultValue);
}

/// Parameters that nearly all widgets have are explained once.
bool isCommon(const Parameter& parameter) {
  return parameter.name == "model" || parameter.name == "caption" || parameter.name == "controls" ||
         parameter.name == "notes";
}

std::string row(const Parameter& parameter) {
  return fmt::format("| `{}` | {} | {} | {} |\n", parameter.name, typeText(parameter), standardText(parameter),
                     parameter.help);
}

constexpr const char* kHead = "| parameter | what it is | if left out | meaning |\n|---|---|---|---|\n";

std::string widgetText(const WidgetSchema& schema) {
  std::string text = fmt::format("### `{}`\n\n{}\n\n````\n```{}\n{}\n```\n````\n\n{}", schema.name, schema.help,
                                 schema.name, schema.example, kHead);
  for (const Parameter& parameter : schema.parameters)
    if (!isCommon(parameter)) text += row(parameter);
  return text + "\n";
}

std::string controlText() {
  std::string text = "### Controls\n\n| control | what it does | where |\n|---|---|---|\n";
  for (const Control& control : controls()) {
    std::vector<std::string_view> places;
    for (const WidgetKind kind : control.widgets) places.push_back(schemaOf(kind).name);
    text += fmt::format("| `{}` | {} | {} |\n", control.name, control.help, fmt::join(places, ", "));
  }
  return text + "\n";
}

std::string errorText() {
  std::string text = "### Errors that are recognised\n\n| name | what the learner did |\n|---|---|\n";
  for (const TypicalError error : typicalErrors())
    text += fmt::format("| {} | {} |\n", name(error), explanation(error));
  return text;
}

}  // namespace

std::string documentationTables() {
  std::string text = fmt::format("### Every widget but `quiz`\n\n{}", kHead);
  for (const Parameter& parameter : schemaOf(WidgetKind::stepper).parameters)
    if (isCommon(parameter)) text += row(parameter);
  text += "\nA widget with a toy, without a sentence, runs no model.\n\n";
  for (const WidgetSchema& schema : widgetSchemas()) text += widgetText(schema);
  return text + controlText() + errorText();
}

}  // namespace lookback::lesson
