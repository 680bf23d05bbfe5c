// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPixmap>
#include <QTimer>
#include <QWidget>

#include "ui/present/present_state.h"
#include "ui/support/theme.h"

namespace lookback::ui {

/// Lies over what the audience sees and lets the mouse through: the magnified region, the frozen picture, the
/// spotlight, pressed keys, or nothing but black.
class StageOverlay final : public QWidget {
  Q_OBJECT
 public:
  /// `content` is a sibling below it, of the same place and size.
  StageOverlay(const PresentState& state, const Theme& theme, QWidget& content, QWidget* parent);
  /// What the audience sees now, in words.
  QString description() const;

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;
  void paintEvent(QPaintEvent* event) override;

 private:
  void follow();
  QPixmap picture() const;
  void place();
  void paintSpotlight(QPainter& painter) const;
  void paintKeys(QPainter& painter) const;
  /// The region, as wide for its height as the picture.
  QRectF region() const;

  const PresentState& m_state;
  const Theme& m_theme;
  QWidget& m_content;
  QPixmap m_still;     // while frozen
  QTimer m_magnifier;  // what lies below an opaque widget does not say that it changed
};

}  // namespace lookback::ui
