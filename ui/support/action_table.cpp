// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/support/action_table.h"

#include <QCoreApplication>
#include <algorithm>

namespace lookback::ui {

void ActionTable::add(Actions& actions) const {
  for (const ActionLine& line : m_lines) {
    const QString id = QLatin1String(line.id);
    const auto known = [&id](const QAction* action) { return Actions::id(action) == id; };
    if (std::any_of(actions.all().begin(), actions.all().end(), known)) continue;
    const QKeySequence keys(QLatin1String(line.keys), QKeySequence::PortableText);
    actions.add(id, keys, line.scope)->setCheckable(line.checkable);
  }
  name(actions);
}

void ActionTable::name(Actions& actions) const {
  for (const ActionLine& line : m_lines)
    actions.setText(QLatin1String(line.id), QCoreApplication::translate(m_context, line.text),
                    QCoreApplication::translate(m_context, line.help));
}

}  // namespace lookback::ui
