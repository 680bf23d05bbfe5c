// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <utility>

#include "ui/support/actions.h"

namespace lookback::ui {

/// An action in one line of a table.
struct ActionLine {
  const char* id;
  const char* keys;  // default shortcut as portable text; empty: none
  KeyScope scope;
  bool checkable;
  const char* text;  // this and `help` are marked for translation (QT_TRANSLATE_NOOP) in the table's context
  const char* help;
};

/// The actions of one part of the window.
class ActionTable {
 public:
  constexpr ActionTable(const char* context, std::span<const ActionLine> lines) : m_context(context), m_lines(lines) {}

  /// Makes those that are not there, and names all.
  void add(Actions& actions) const;
  /// Sets their texts, also when the language changes.
  void name(Actions& actions) const;
  std::span<const ActionLine> lines() const { return m_lines; }

 private:
  const char* m_context;
  std::span<const ActionLine> m_lines;
};

/// Lets `receiver` do `work` when an action is triggered.
template <class Receiver, class Work>
QAction* onAction(Actions& actions, const char* id, Receiver* receiver, Work&& work) {
  QAction* action = actions.get(QLatin1String(id));
  QObject::connect(action, &QAction::triggered, receiver, std::forward<Work>(work));
  return action;
}

}  // namespace lookback::ui
