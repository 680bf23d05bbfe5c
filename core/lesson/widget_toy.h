// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/lesson/lesson.h"
#include "core/lesson/quiz_toy.h"

namespace lookback::lesson {

/// The toy that the parameters of a widget describe: `words` with `energies`, or `weights` (their logarithms are the
/// energies), or `state` with `annotations` and, for the additive scorer, `W`, `U`, `v`. What is not given is zero.
/// Parameters that passed the linter give a toy; others throw Error.
Toy toyOf(const Parameters& parameters);

/// Whether its energies come from a state and can move with it.
bool scores(const Parameters& parameters);

}  // namespace lookback::lesson
