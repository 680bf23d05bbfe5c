// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QPainter>
#include <QString>
#include <vector>

#include "ui/models/decode_model.h"
#include "ui/support/theme.h"
#include "ui/views/step_motion.h"

namespace lookback::ui {

/// One word that the step could write.
struct WordRow {
  int word = 0;
  QString text;
  double now = 0;      // p(word) with the edits of this step
  double model = 0;    // without them
  bool below = false;  // the word is not among the model's likeliest: its own share is at most `model`
  bool chosen = false;
  bool pinned = false;  // forced by hand
  bool unknown = false;
};

/// The picture of the likeliest next words, with and without the edits of the step.
class NextWordsScene {
  Q_DECLARE_TR_FUNCTIONS(NextWordsScene)

 public:
  enum class State { noSentence, noStep, notChosenYet, words };

  NextWordsScene() = default;
  NextWordsScene(const DecodeModel& model, const Theme& theme, QSizeF size);

  State state() const { return m_state; }
  /// Two values a word: the model's and the one after the edits.
  bool compares() const { return m_compares; }
  /// All candidates, best first; those that do not fit are counted among the others.
  const std::vector<WordRow>& rows() const { return m_rows; }
  int visibleRows() const { return m_visible; }
  /// Words of the vocabulary without a row, and their shares.
  qint64 otherWords() const { return m_words - m_visible; }
  WordRow others() const;
  QRectF rowRect(int row) const;
  /// -1 outside the rows.
  int rowAt(QPointF point) const;
  QString modelText(const WordRow& row) const;

  /// Write lets the bars grow from 0; the numbers are those of the step from the start.
  void setProgress(const StepProgress& progress) { m_progress = progress; }

  /// `cursor` is the row with the keyboard cursor, `focused` draws it strong; `plainNumbers` writes numbers as whole
  /// texts.
  void paint(QPainter& painter, int cursor, bool focused, bool plainNumbers = false) const;

 private:
  double px(double length) const { return m_theme->px(length); }
  void readStep(const DecodeModel& model);
  void layOut(QSizeF size);
  void paintRow(QPainter& painter, const QRectF& rect, const WordRow& row, bool others, bool plainNumbers) const;
  void paintBars(QPainter& painter, const QRectF& rect, const WordRow& row, bool others) const;
  void paintNumbers(QPainter& painter, const QRectF& rect, const WordRow& row, bool others, bool plainNumbers) const;

  const Theme* m_theme = nullptr;
  State m_state = State::noSentence;
  bool m_compares = false;
  std::vector<WordRow> m_rows;
  qint64 m_words = 0;  // in the vocabulary
  int m_visible = 0;
  QSizeF m_size;
  StepProgress m_progress;
  double m_rowHeight = 18, m_wordWidth = 80, m_numberWidth = 30;
};

}  // namespace lookback::ui
