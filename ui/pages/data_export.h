// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/data/import.h"
#include "ui/controllers/picture_export.h"

namespace lookback::ui {

/// The first pairs as the page Data shows them: line, both texts, both as words with a space between two, the words
/// that vocabularies of `size` words lack (0: none are lacking). Numbers and texts go to CSV as they are read.
ExportPicture pairsPicture(const ImportPreview& preview, const ImportSource& source, int size);

/// A row a problem with its lines and what is done about it, and the first places of each below.
struct ProblemRow {
  QString what, remedy;
  bool fixed = false;
  QStringList places;
};
ExportPicture problemsPicture(const QList<ProblemRow>& problems, const ImportSource& source);

}  // namespace lookback::ui
