// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPicture>
#include <QSize>
#include <QString>
#include <array>
#include <functional>

#include "ui/race/race_runner.h"

class QPainter;

namespace lookback::ui {

/// A race on paper: sentence, lanes and, if there is one, the chart below.
struct RacePaper {
  RaceResultPtr result;
  std::array<QString, kRaceLanes> lostWords, summaries;
  QPicture chart;  // of chartSize(); null: none
  static QSize chartSize();

  QSize size() const;
  void paint(QPainter& painter) const;
};

}  // namespace lookback::ui
