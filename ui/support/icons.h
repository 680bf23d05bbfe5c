// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QIcon>
#include <QPixmap>
#include <QString>

#include "ui/support/theme.h"

namespace lookback::ui {

/// One of resources/icons/*.svg in the colour of a role, `size` px at 100 %, sharp on screens of `ratio` pixels a px.
QPixmap iconPixmap(const Theme& theme, const QString& name, Role role, double size = 16, double ratio = 1);

/// The same as an icon for a button: `role` when it can be pressed, text3 when not.
QIcon icon(const Theme& theme, const QString& name, Role role = Role::text, double size = 16);

/// The same with empty room before and after it, so that a word beside it keeps its distance.
QIcon spacedIcon(const Theme& theme, const QString& name, Role role, double before, double after);
QSize spacedIconSize(const Theme& theme, double gap);

}  // namespace lookback::ui
