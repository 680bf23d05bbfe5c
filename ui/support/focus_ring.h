// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointer>
#include <QVector>
#include <QWidget>

#include "ui/support/theme.h"

namespace lookback::ui {

/// The one focus ring of a window: 3 px in the text colour, 2 px outside the control that has the keyboard. It shows
/// from the first key on (and always around text fields), so that a mouse click leaves no frame behind.
class FocusRing final : public QWidget {
  Q_OBJECT
 public:
  /// Lies over `window` and lets the mouse through.
  FocusRing(const Theme& theme, QWidget* window);

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;
  void paintEvent(QPaintEvent* event) override;

 private:
  void follow(QWidget* widget);
  void place();
  bool wanted() const;

  const Theme& m_theme;
  QPointer<QWidget> m_target;
  QVector<QPointer<QWidget>> m_watched;  // the target and what it lies in
  bool m_keyboard = false;
};

}  // namespace lookback::ui
