// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPalette>
#include <QProxyStyle>
#include <QString>

#include "ui/support/theme.h"

namespace lookback::ui {

/// Rules for every control, built from the colour roles and the scale. Widgets choose a variant with the dynamic
/// property "look": "primary" (the one bright control), "flat", "header" (24 px, inside a pane header), "chip"; labels:
/// "title", "strong", "note", "edited"; frames: "pane", "bar", "banner", "notice".
QString styleSheet(const Theme& theme);

/// For what style sheets do not reach.
QPalette themePalette(const Theme& theme);

/// Fusion with this window's ticks and arrows, which style sheets can only take from picture files.
class Style final : public QProxyStyle {
  Q_OBJECT
 public:
  explicit Style(const Theme& theme);

  void drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                     const QWidget* widget = nullptr) const override;
  int pixelMetric(PixelMetric metric, const QStyleOption* option = nullptr,
                  const QWidget* widget = nullptr) const override;
  int styleHint(StyleHint hint, const QStyleOption* option = nullptr, const QWidget* widget = nullptr,
                QStyleHintReturn* returnData = nullptr) const override;

 private:
  void drawTickBox(const QStyleOption* option, QPainter* painter, bool round, const QWidget* widget) const;
  void drawArrow(PrimitiveElement element, const QStyleOption* option, QPainter* painter) const;

  const Theme& m_theme;
};

/// `surface` mixed with a share of `ink`: hover is 6 %, pressed 14 %.
QColor mixed(const QColor& surface, const QColor& ink, double share);

}  // namespace lookback::ui
