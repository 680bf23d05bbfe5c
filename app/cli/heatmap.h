// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "core/decoding/trace.h"

namespace lookback::cli {

struct HeatmapOptions {
  bool colour = false;  // 256-colour escape sequences; without them the numbers stand alone
  int width = 0;        // columns of the terminal; a wider map is cut into bands of source words. 0: no limit
};

/// What suits a file descriptor: colours on a terminal unless NO_COLOR is set or TERM is "dumb", and the terminal's
/// width.
HeatmapOptions heatmapOptionsFor(int fileDescriptor);

/// The alignment of a trace as text, in the paper's order: a row is a target word, a column a source word, a cell the
/// weight alpha_ij to two places on cividis with the fixed scale 0..1 ("·" below 0.005). A row that a person edited or
/// forced begins with "*". Ends with a newline. A trace without alignment (scorer `none`) gives one sentence that says
/// so.
std::string heatmap(const Trace& trace, const HeatmapOptions& options);

}  // namespace lookback::cli
