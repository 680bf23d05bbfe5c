// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPagedPaintDevice>
#include <QString>
#include <vector>

#include "core/toy/worksheet.h"
#include "ui/pages/sheet_panel.h"

namespace lookback::ui {

/// A sheet as a page to print: `blanks` (cell numbers) are lines to write on; with `key` they are filled in and every
/// worked line follows.
QString sheetHtml(const Worksheet& sheet, const std::vector<std::size_t>& blanks, const SheetTitle& title, bool key);

/// Sheet and key, one after the other, on a printer or whatever takes pages.
void printSheet(QPagedPaintDevice& pages, const Worksheet& sheet, const std::vector<std::size_t>& blanks,
                const SheetTitle& title);

/// Sheet and, on a page of its own, the key as one PDF. Empty on success, else a sentence that names file and reason.
QString writeSheetPdf(const QString& file, const Worksheet& sheet, const std::vector<std::size_t>& blanks,
                      const SheetTitle& title);

}  // namespace lookback::ui
