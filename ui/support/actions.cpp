// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/support/actions.h"

#include <algorithm>

#include "core/base/contract.h"
#include "ui/support/text.h"

namespace lookback::ui {

Actions::Actions(Settings& settings, QObject* parent) : QObject(parent), m_settings(settings) {}

QAction* Actions::add(const QString& id, const QKeySequence& shortcut, KeyScope scope) {
  LOOKBACK_EXPECTS(find(id) == nullptr);
  auto* action = new QAction(this);
  action->setObjectName(id);
  m_entries.push_back({action, shortcut, scope});
  m_actions.push_back(action);
  // A chosen shortcut that clashes with an earlier action (a settings file edited by hand) loses to the default, and a
  // default that a person gave to an earlier action is gone.
  const auto isFree = [&](const QKeySequence& keys) { return clash(id, keys).isEmpty(); };
  const QKeySequence chosen(m_settings.shortcut(id), QKeySequence::PortableText);
  apply(m_entries.back(), !chosen.isEmpty() && isFree(chosen) ? chosen : isFree(shortcut) ? shortcut : QKeySequence());
  return action;
}

void Actions::setText(const QString& id, const QString& text, const QString& help) {
  QAction* action = get(id);
  action->setText(text);
  action->setIconText(QString(text).remove(QLatin1Char('&')));
  action->setStatusTip(help);
  action->setWhatsThis(help);
  showTip(action);
}

void Actions::showTip(QAction* action) const {
  const QString keys = action->shortcut().toString(QKeySequence::NativeText);
  const QString name = action->iconText();
  action->setToolTip(plainTip(keys.isEmpty() ? QStringLiteral("%1\n%2").arg(name, action->statusTip())
                                             : QStringLiteral("%1 (%2)\n%3").arg(name, keys, action->statusTip())));
}

const Actions::Entry* Actions::find(const QString& id) const {
  const auto found = std::find_if(m_entries.begin(), m_entries.end(),
                                  [&](const Entry& entry) { return entry.action->objectName() == id; });
  return found == m_entries.end() ? nullptr : &*found;
}

QAction* Actions::get(const QString& id) const {
  const Entry* entry = find(id);
  LOOKBACK_EXPECTS(entry != nullptr);
  return entry->action;
}

KeyScope Actions::scope(const QString& id) const {
  const Entry* entry = find(id);
  LOOKBACK_EXPECTS(entry != nullptr);
  return entry->scope;
}

QKeySequence Actions::defaultShortcut(const QString& id) const {
  const Entry* entry = find(id);
  LOOKBACK_EXPECTS(entry != nullptr);
  return entry->fallback;
}

QString Actions::clash(const QString& id, const QKeySequence& shortcut) const {
  if (shortcut.isEmpty()) return {};
  for (const Entry& entry : m_entries)
    if (entry.action->objectName() != id && entry.action->shortcuts().contains(shortcut))
      return entry.action->objectName();
  return {};
}

void Actions::apply(const Entry& entry, const QKeySequence& shortcut) const {
  // A `page` shortcut is shown in menus but acts only through handleKey, after the focused control has had the key.
  entry.action->setShortcutContext(entry.scope == KeyScope::page ? Qt::WidgetShortcut : Qt::WindowShortcut);
  entry.action->setShortcut(shortcut);
  showTip(entry.action);
}

bool Actions::setShortcut(const QString& id, const QKeySequence& shortcut) {
  const Entry* entry = find(id);
  LOOKBACK_EXPECTS(entry != nullptr);
  if (!clash(id, shortcut).isEmpty()) return false;
  apply(*entry, shortcut);
  m_settings.setShortcut(id, shortcut.toString(QKeySequence::PortableText));
  Q_EMIT shortcutsChanged();
  return true;
}

void Actions::resetShortcut(const QString& id) {
  const Entry* entry = find(id);
  LOOKBACK_EXPECTS(entry != nullptr);
  const QString other = clash(id, entry->fallback);
  if (!other.isEmpty()) resetShortcut(other);  // somebody gave its default away; both go back
  apply(*entry, entry->fallback);
  m_settings.removeShortcut(id);
  Q_EMIT shortcutsChanged();
}

void Actions::resetShortcuts() {
  for (const Entry& entry : m_entries) {
    apply(entry, entry.fallback);
    m_settings.removeShortcut(entry.action->objectName());
  }
  Q_EMIT shortcutsChanged();
}

bool Actions::handleKey(const QKeyEvent& event) const {
  const auto relevant = event.modifiers() & ~(Qt::KeypadModifier | Qt::GroupSwitchModifier);
  const QKeySequence plain(QKeyCombination(relevant, static_cast<Qt::Key>(event.key())));
  // A sign that needs Shift on one keyboard and not on another ("?") counts as itself.
  const QKeySequence sign(QKeyCombination(relevant & ~Qt::ShiftModifier, static_cast<Qt::Key>(event.key())));
  const bool isSign = event.key() < Qt::Key_Escape && !event.text().isEmpty() && !event.text().at(0).isLetter();
  for (const Entry& entry : m_entries) {
    if (entry.scope != KeyScope::page || !entry.action->isEnabled()) continue;
    const QKeySequence keys = entry.action->shortcut();
    if (keys.isEmpty() || (keys != plain && !(isSign && keys == sign))) continue;
    entry.action->trigger();
    return true;
  }
  return false;
}

}  // namespace lookback::ui
