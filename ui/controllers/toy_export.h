// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/controllers/picture_export.h"

namespace lookback::ui {

class ToyModel;

/// What the page Energies shows, for files and the clipboard. The model outlives the pictures, which show its numbers
/// at the moment they are painted.
///
/// Annotations in the plane of two dimensions (from 0) with the context among them; as numbers a line a word: word,
/// energy, weight, h(1), h(2), ...; the last line is the context.
ExportPicture toyPlanePicture(ToyModel& model, int x, int y);
/// The scorer opened for the chosen word; a line a hidden unit: unit, from_state, from_annotation, bias, tanh, v, part.
ExportPicture toyScorerPicture(ToyModel& model);
/// Energies, exponentials and weights, a line a word, and their sums.
ExportPicture toyTablePicture(const ToyModel& model);

}  // namespace lookback::ui
