// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMenu>

#include "ui/support/actions.h"

namespace lookback::ui {

/// Makes every action of the window with its default key (P4, U10).
void addWindowActions(Actions& actions);
/// Names them in the interface's language.
void nameWindowActions(Actions& actions);

/// One submenu of the window's menu: its title and what stands in it; an empty id is a line.
struct MenuGroup {
  QString title;
  QStringList ids;
};
QList<MenuGroup> windowMenu();

}  // namespace lookback::ui
