// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QWidget>

#include "ui/models/decode_model.h"
#include "ui/support/theme.h"

class QCustomPlot;
class QCPBars;
class QCPGraph;
class QCPItemLine;
class QCPItemText;
class QCPLayer;

namespace lookback::ui {

/// Over the steps of the sentence: the probability of each written word and the entropy of each row of weights as a
/// share of its maximum, both on a fixed 0..1 scale, with the current step as cursor. Left and Right move the cursor.
class SentenceChart final : public QWidget {
  Q_OBJECT
 public:
  SentenceChart(DecodeModel& model, Theme& theme, QWidget* parent = nullptr);

  /// One sentence about what is to be seen.
  QString description() const;
  /// The points as a table.
  QString exportCsv() const;
  QSize sizeHint() const override;
  QSize minimumSizeHint() const override { return sizeHint(); }

 protected:
  void changeEvent(QEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  void fill();
  void moveCursor();
  void follow();
  void applyTheme();
  void describe();

  DecodeModel& m_model;
  Theme& m_theme;
  QCustomPlot* m_plot;
  QCPBars* m_probability;
  QCPGraph* m_entropy;
  QCPLayer* m_cursorLayer;
  QCPItemLine* m_cursor;
  bool m_filled = false;
  bool m_replotDue = false;                                     // queued
  QList<double> m_steps, m_probabilities, m_rows, m_entropies;  // what the curves show
  QCPItemText *m_probabilityLabel, *m_entropyLabel;
};

}  // namespace lookback::ui
