// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QEvent>
#include <QList>
#include <QString>
#include <QUndoStack>
#include <QWidget>

namespace lookback::ui {

/// What the window asks of a page of the rail beside Decode.
class Page : public QWidget {
  Q_OBJECT
 public:
  using QWidget::QWidget;
  /// For the status line: what is to be seen, and what to do next.
  virtual QString statusText() const = 0;
  virtual QString statusNote() const { return {}; }
  /// What undo and redo act on while the page is shown; null for none.
  virtual QUndoStack* undoStack() { return nullptr; }
  /// Whether there is something to export and to copy now.
  virtual bool canExport() const { return false; }
  /// Asks for a file and writes what is shown (Ctrl+E).
  virtual void exportAs() {}
  /// The same as a picture and as numbers, for the clipboard.
  virtual void copy() {}
  /// Whether the window may close. A page that says no asks what is to become of its work, and closes the window itself
  /// once that is done.
  virtual bool mayClose() { return true; }
  /// What F6 visits, in order; never empty.
  virtual QList<QWidget*> stops() const = 0;
  /// Sets every text anew: when the page is built, and when the language changes.
  virtual void retranslate() = 0;

 Q_SIGNALS:
  void statusChanged();

 protected:
  void changeEvent(QEvent* event) override {
    if (event->type() == QEvent::LanguageChange) retranslate();
    QWidget::changeEvent(event);
  }
};

}  // namespace lookback::ui
