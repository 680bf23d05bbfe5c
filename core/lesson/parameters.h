// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/lesson/lesson.h"
#include "core/lesson/toml_value.h"

namespace lookback::lesson {

/// The inside of a fence against the widget's schema: types, ranges, names, lengths, and what the parameters need of
/// each other. `fence` is the place of the block, for what is missing. Problems go to the report.
Parameters readParameters(const WidgetSchema& schema, const Value& table, Place fence, Report& report);

/// What the parameters of a widget need of each other (a row a word, weights that add to 1, ...).
void checkWidgetRules(const WidgetSchema& schema, const Parameters& parameters, Place fence, Report& report);

/// Whether such a widget runs a model: it has a sentence, not a toy.
bool runsModel(WidgetKind kind, const Parameters& parameters);

/// Reports names that are no controls, and those that `widget` (if given) cannot have; returns the good ones.
std::vector<std::string> checkedControls(const Value& list, const WidgetSchema* widget, Report& report);

}  // namespace lookback::lesson
