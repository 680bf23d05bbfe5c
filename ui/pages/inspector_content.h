// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <vector>

#include "ui/models/decode_model.h"
#include "ui/pages/number_table.h"
#include "ui/support/equation.h"

namespace lookback::ui {

/// What the inspector says about one sub-step: the paper's name, symbol and equation, and the numbers of the trace.
struct InspectorContent {
  QString title, symbol, meaning;
  std::vector<EquationBox::Line> equations;
  std::vector<NumberTable::Row> numbers;
};

InspectorContent inspectorContent(const DecodeModel& model);

/// The four places where c(i) enters step i (M2): reset gate, update gate, candidate, readout.
enum class ContextUse { resetGate, updateGate, candidate, readout };
QString contextUseName(ContextUse use);
EquationBox::Line contextUseEquation(ContextUse use, const DecodeModel& model);

}  // namespace lookback::ui
