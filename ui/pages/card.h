// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>
#include <QHBoxLayout>
#include <QLabel>
#include <QVBoxLayout>

#include "ui/support/theme.h"

namespace lookback::ui {

/// A pane of the Train page: title and quiet note in a header of 32 px, whatever is put in below.
class Card final : public QFrame {
  Q_OBJECT
 public:
  Card(const Theme& theme, const QString& objectName, QWidget* parent);
  void setTexts(const QString& title, const QString& note);
  void addHeaderWidget(QWidget* widget);
  void addBody(QWidget* widget, int stretch = 1);
  void addBody(QLayout* layout);

 private:
  void applyTheme();

  const Theme& m_theme;
  QVBoxLayout* m_column;
  QWidget* m_head;
  bool m_hasControls = false;
  QHBoxLayout* m_header;
  QLabel *m_title, *m_note;
};

}  // namespace lookback::ui
