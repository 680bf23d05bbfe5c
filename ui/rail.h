// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractButton>
#include <QFrame>
#include <QVBoxLayout>

#include "ui/support/theme.h"

namespace lookback::ui {

/// One page on the rail: icon and word, 64 x 56, or less where six do not fit; the page on screen has a bar of 4 px and
/// a tint.
class RailButton final : public QAbstractButton {
  Q_OBJECT
 public:
  RailButton(const Theme& theme, const QString& icon, QWidget* parent);
  QSize sizeHint() const override;
  QSize minimumSizeHint() const override;

 protected:
  void paintEvent(QPaintEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;

 private:
  const Theme& m_theme;
  QString m_icon;
};

/// The left edge of the window: the pages that exist.
class Rail final : public QFrame {
  Q_OBJECT
 public:
  Rail(const Theme& theme, QWidget* parent);
  /// A page follows its action: text, help, checked.
  void addPage(QAction* action, const QString& icon);

 protected:
  void resizeEvent(QResizeEvent* event) override;

 private:
  void applyTheme();
  void fit();

  const Theme& m_theme;
  QVBoxLayout* m_column;
};

}  // namespace lookback::ui
