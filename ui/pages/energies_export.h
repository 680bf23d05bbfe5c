// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/controllers/picture_export.h"
#include "ui/models/toy_model.h"

/// What stands below on the page Energies as pictures and numbers (U11), beside those of ui/controllers/toy_export.h.
namespace lookback::ui {

/// The calculation with every number.
ExportPicture sheetPicture(const Worksheet& sheet);
/// The four ways of the context into the decoder, and the next words.
ExportPicture decoderPicture(const ToyModel& model);
/// Words, annotations and state.
ExportPicture numbersPicture(const ToyModel& model);

}  // namespace lookback::ui
