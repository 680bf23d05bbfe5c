// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <optional>
#include <vector>

#include "core/decoding/session.h"
#include "core/decoding/trace.h"
#include "ui/models/decode_model.h"

namespace lookback::ui {

/// A step to show, as it is typed: "6" or "6:blend".
struct AskedStep {
  int step = 0;
  SubStep subStep = SubStep::write;
};

/// Absent for anything else. Step 0, before the first word, has no parts.
std::optional<AskedStep> parseStep(const QString& text);

/// "STEP:POSITION=ENERGY": the energy that somebody wants at a source word of a step. Steps count from 1, positions
/// from 0; the energy is a finite float. Absent for anything else.
std::optional<Intervention> parseEnergy(const QString& text);

/// Why these cannot be shown and set in what was decoded, with what there is instead; empty if they can.
QString placeProblem(const Trace& trace, const std::vector<Intervention>& energies,
                     const std::optional<AskedStep>& step);

}  // namespace lookback::ui
