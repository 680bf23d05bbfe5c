// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSet>
#include <QString>
#include <QTranslator>
#include <QWidget>
#include <utility>
#include <vector>

namespace lookback::test {

/// A language for tests: every text with a mark before it, and so many times over. The marks take no room; they tell in
/// which language a text on the window was made.
class MarkedLanguage final : public QTranslator {
 public:
  MarkedLanguage(QChar mark, int times) : m_mark(mark), m_times(times) {}
  bool isEmpty() const override { return false; }
  QString translate(const char* context, const char* source, const char* disambiguation, int n) const override;
  QChar mark() const { return m_mark; }
  /// Every text that was asked for since the program began: context and source.
  static const QSet<std::pair<QString, QString>>& asked();

 private:
  QChar m_mark;
  int m_times;
};

/// A text of the window and where it stands.
struct WindowText {
  QString place, text;
};

/// Every text of a window and of what is in it, shown or not: labels, buttons, lists, tables, menus, hints, what
/// assistive technology reads, and what is painted now.
std::vector<WindowText> textsOf(QWidget& window);

/// What the shown controls of a window cut off or hide, one line each: words that need more room than they have,
/// controls that reach out of what shows them.
QStringList clippedControls(QWidget& window);

}  // namespace lookback::test
