// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QListWidget>
#include <optional>
#include <vector>

#include "ui/models/run_curves.h"
#include "ui/support/theme.h"

namespace lookback::ui {

/// Which line is which run, with the value that is being read. Return or a double click edits the style of a line.
class RunLegend final : public QListWidget {
  Q_OBJECT
 public:
  RunLegend(Theme& theme, QWidget* parent);
  void setRuns(const CurvePicture& picture);
  void setValues(const std::vector<std::optional<double>>& values, int decimals);

 Q_SIGNALS:
  void styleWanted(int line);

 protected:
  void keyPressEvent(QKeyEvent* event) override;
  void changeEvent(QEvent* event) override;

 private:
  void describe();

  Theme& m_theme;
  std::vector<LineStyle> m_styles;
};

}  // namespace lookback::ui
