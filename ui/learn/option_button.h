// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractButton>
#include <QLabel>

#include "ui/support/theme.h"

namespace lookback::ui {

/// How a part of an answer was judged.
enum class PartLook { none, right, wrong };

/// An option whose text may have several lines and *emphasis*; a dot or a tick before it.
class OptionButton final : public QAbstractButton {
  Q_OBJECT
 public:
  /// `exclusive`: one of several (a dot), else any number (a tick).
  OptionButton(const Theme& theme, bool exclusive, QWidget* parent);
  /// Markdown of one line.
  void setMarkdown(const std::string& text);
  /// A text as it stands.
  void setPlain(const QString& text);
  void setLook(PartLook look);
  PartLook partLook() const { return m_look; }

 protected:
  void paintEvent(QPaintEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;

 private:
  void applyTheme();

  const Theme& m_theme;
  bool m_exclusive;
  PartLook m_look = PartLook::none;
  QLabel* m_label;
};

/// Inline Markdown as HTML for a label, and as plain text for names and lists.
QString richLine(const std::string& markdown);
QString plainLine(const std::string& markdown);
/// A label that shows one line of Markdown and wraps.
QLabel* richLabel(const QString& objectName, const char* look, QWidget* parent);

}  // namespace lookback::ui
