// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

#include "ui/support/controls.h"
#include "ui/support/line_style.h"

namespace lookback::ui {

/// Colour, dash and marker of a run's curves; each choice acts at once and can be undone.
class RunStyleDialog final : public QDialog {
  Q_OBJECT
 public:
  RunStyleDialog(Theme& theme, const QString& run, const LineStyle& now, QWidget* parent);

 Q_SIGNALS:
  /// Empty parts: automatic.
  void chosen(const lookback::store::CurveStyle& style);

 private:
  void fill();
  void give();

  Theme& m_theme;
  LineStyle m_style;
  FieldCombo *m_colour, *m_dash, *m_marker;
  QLabel* m_sample;
};

}  // namespace lookback::ui
