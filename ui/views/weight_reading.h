// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/decoding/trace.h"

/// What a reader can count off a row of weights that core computed. No Qt; nothing here changes a weight.
namespace lookback::ui {

/// False if a weight of the row is NaN or infinite: such a row is marked, never repaired.
bool computable(ConstVectorRef<double> alpha);

/// Sum of the row; NaN if it is not computable.
double rowSum(ConstVectorRef<double> alpha);

/// -sum alpha ln alpha, in nats; NaN if the row is not computable.
double rowEntropy(ConstVectorRef<double> alpha);

/// rowEntropy as a share of its maximum ln T_x, 0..1; 0 for a single position.
double rowEntropyShare(ConstVectorRef<double> alpha);

/// 1 for the largest weight; equal weights rank by position.
int rankOf(ConstVectorRef<double> alpha, int position);

/// Positions by falling weight, equal ones from the left. Empty if the row is not computable.
std::vector<int> strongestFirst(ConstVectorRef<double> alpha);

/// sum over the steps of alpha(i, j) for every source position j, (T_x). Rows that are not computable are left out.
Vector<double> coverage(const Trace& trace);

/// Steps that `coverage` had to leave out.
int stepsWithoutWeights(const Trace& trace);

/// A person changed e(position) of this step (a common shift counts).
bool energyEdited(const StepTrace& step, int position);

/// A person changed e(position) and with it the weight (a common shift does not count).
bool weightEdited(const StepTrace& step, int position);

/// What the weights add to when each is printed with `decimals` places: 0.99 for softmax(2, 4, 1) at two places.
double sumOfPrinted(ConstVectorRef<double> alpha, int decimals);

}  // namespace lookback::ui
