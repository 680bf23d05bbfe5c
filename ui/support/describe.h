// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "core/decoding/session.h"
#include "core/decoding/trace.h"
#include "core/model/model.h"
#include "ui/models/decode_model.h"

namespace lookback::ui {

/// A source word of the sentence as it stands there; "?" outside.
std::string sourceWord(const Trace& trace, int position);
/// What stands for a step in sentences: its written word, or the end mark.
std::string targetWord(const Trace& trace, int step);
/// A word of the target vocabulary by its number.
std::string vocabularyWord(const Model* model, int word);

/// "e(6, zone) = 2.6", "write “Area” at step 6": one edit in a few signs.
QString describe(const Intervention& intervention, const Trace& trace, const Model* model);

/// "score", "soften", "blend", "write".
QString subStepName(SubStep subStep);
/// The status line: what the step on the screen does, in the words of F9 ("reads", "weight", never a reason).
QString statusSentence(const DecodeModel& model);
/// What the next press of Step does.
QString nextSentence(const DecodeModel& model);

}  // namespace lookback::ui
