// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>
#include <QString>
#include <QStringList>
#include <vector>

#include "ui/models/scoreboard_rows.h"
#include "ui/views/length_chart.h"

namespace lookback::ui {

/// What an export of the scoreboard holds.
struct ScoreSheet {
  std::vector<ScoreRow> paper, own;
  const LengthChart* chart = nullptr;  // null: no chart
  QString testSet, signature, warning;
  QString description;  // for readers of an SVG
};

/// Both blocks, the line between them, the chart and a caption. Writes what the suffix says (png, svg, pdf; csv: the
/// table in full numbers with a column that names the block); whole or not at all. Empty on success, else a sentence.
QString exportScores(const ScoreSheet& sheet, const QString& file);
/// The table of the sheet for files.
QString scoresCsv(const ScoreSheet& sheet);
/// The numbers of the chart beside the table: for the clipboard.
QImage scoresImage(const ScoreSheet& sheet);

}  // namespace lookback::ui
