// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>
#include <QLabel>
#include <vector>

#include "core/lesson/problem.h"
#include "ui/support/theme.h"

namespace lookback::ui {

/// What is wrong in a lesson, in the place of what cannot be shown: file, line and column, the sentence, what to do.
class ProblemList final : public QFrame {
  Q_OBJECT
 public:
  ProblemList(const Theme& theme, std::vector<lesson::Problem> problems, QWidget* parent);
  void setProblems(std::vector<lesson::Problem> problems);

 protected:
  void changeEvent(QEvent* event) override;

 private:
  void fill();
  void applyTheme();

  const Theme& m_theme;
  std::vector<lesson::Problem> m_problems;
  QLabel *m_title, *m_text;
};

}  // namespace lookback::ui
