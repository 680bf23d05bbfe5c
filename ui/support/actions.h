// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAction>
#include <QKeyEvent>
#include <QKeySequence>
#include <QObject>
#include <QString>
#include <vector>

#include "ui/support/settings.h"

namespace lookback::ui {

/// Where a shortcut acts. Single keys (arrows, Space, letters) are `page`: they act only while no text field or other
/// control needs the key itself.
enum class KeyScope { window, page };

/// Every action of the window under a fixed id, with a default shortcut, the shortcut a person chose and the way back.
class Actions final : public QObject {
  Q_OBJECT
 public:
  explicit Actions(Settings& settings, QObject* parent = nullptr);

  /// Makes the action `id` ("step.next"). Its text and help come with `setText`.
  QAction* add(const QString& id, const QKeySequence& shortcut, KeyScope scope = KeyScope::window);
  /// `help` says in one sentence what it does; it is the tool tip, the accessible description and the "What is this?"
  /// text.
  void setText(const QString& id, const QString& text, const QString& help);

  QAction* get(const QString& id) const;
  /// In the order they were made.
  const std::vector<QAction*>& all() const { return m_actions; }
  static QString id(const QAction* action) { return action->objectName(); }
  KeyScope scope(const QString& id) const;
  QKeySequence defaultShortcut(const QString& id) const;

  /// The id of another action that has this shortcut; empty if it is free.
  QString clash(const QString& id, const QKeySequence& shortcut) const;
  /// Refused (false) when another action has it.
  bool setShortcut(const QString& id, const QKeySequence& shortcut);
  void resetShortcut(const QString& id);
  void resetShortcuts();

  /// Triggers the enabled `page` action of this key, if there is one.
  bool handleKey(const QKeyEvent& event) const;

 Q_SIGNALS:
  void shortcutsChanged();

 private:
  struct Entry {
    QAction* action = nullptr;
    QKeySequence fallback;
    KeyScope scope = KeyScope::window;
  };
  const Entry* find(const QString& id) const;
  void apply(const Entry& entry, const QKeySequence& shortcut) const;
  void showTip(QAction* action) const;

  Settings& m_settings;
  std::vector<Entry> m_entries;
  std::vector<QAction*> m_actions;
};

}  // namespace lookback::ui
