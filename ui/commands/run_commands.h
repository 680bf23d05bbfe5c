// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QUndoCommand>
#include <functional>
#include <utility>

namespace lookback::ui {

/// A change to stored runs and the way back. Changes of the same thing (`key` above 0) in a row become one.
class RunEdit final : public QUndoCommand {
 public:
  RunEdit(const QString& text, int key, std::function<void()> there, std::function<void()> back)
      : QUndoCommand(text), m_key(key), m_there(std::move(there)), m_back(std::move(back)) {}
  void redo() override { m_there(); }
  void undo() override { m_back(); }
  int id() const override { return m_key > 0 ? m_key : -1; }
  bool mergeWith(const QUndoCommand* later) override {
    m_there = static_cast<const RunEdit*>(later)->m_there;
    return true;
  }

 private:
  int m_key;
  std::function<void()> m_there, m_back;
};

}  // namespace lookback::ui
