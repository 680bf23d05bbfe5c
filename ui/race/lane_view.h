// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "ui/race/lane_scene.h"
#include "ui/support/theme.h"

namespace lookback::ui {

/// What one system wrote, word by word with the log-probability of each, and where it first loses a word of the
/// reference. Left and Right, Up and Down, Home and End read word after word; a click reads too. Grows in height with
/// its words.
class LaneView final : public QWidget {
  Q_OBJECT
 public:
  LaneView(Theme& theme, RaceSystem system, QWidget* parent);
  /// Null: nothing yet.
  void setResult(const RaceResultPtr& result);
  const RaceLane* lane() const;
  /// The first lost word as text; empty: none is lost.
  QString lostWord() const;
  /// One sentence about the lane, or about the word that is read.
  QString description() const;
  /// "BLEU 93 · 1 of 12 words lost".
  QString summary() const;
  int current() const { return m_current; }
  void read(int cell);
  const LaneScene& scene() const { return m_scene; }
  QSize sizeHint() const override;
  QSize minimumSizeHint() const override;

 Q_SIGNALS:
  /// The word that is being read; empty: none.
  void readingChanged(const QString& reading);

 protected:
  void paintEvent(QPaintEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void focusInEvent(QFocusEvent* event) override;
  void focusOutEvent(QFocusEvent* event) override;
  void changeEvent(QEvent* event) override;

 private:
  void rebuild();
  void describe();
  int neighbour(int rows) const;

  Theme& m_theme;
  RaceSystem m_system;
  RaceResultPtr m_result;
  LaneScene m_scene;
  int m_current = -1;
};

/// What people call a lane: "RNNencdec", "RNNsearch", "a fixed average".
QString laneName(RaceSystem system);

}  // namespace lookback::ui
