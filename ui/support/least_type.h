// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace lookback::ui {

class Theme;

/// No type is smaller than this (px at 100 %) while the window is shown to a hall; 0: as designed. What is drawn
/// follows with the next change of the theme.
void setLeastType(Theme& theme, double size);
/// A type size of the design as it is set now.
double typeSize(const Theme& theme, double designSize);

}  // namespace lookback::ui
