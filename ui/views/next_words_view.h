// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/views/next_words_scene.h"
#include "ui/views/pane_canvas.h"
#include "ui/views/pane_view.h"

namespace lookback::ui {

/// The painted candidates; an accessible list of words.
class NextWordsCanvas final : public PaneCanvas {
  Q_OBJECT
 public:
  NextWordsCanvas(DecodeModel& model, Theme& theme, QWidget* parent);

  const NextWordsScene& scene() const { return m_scene; }
  /// The row with the keyboard cursor; -1 without rows.
  int cursorRow() const { return m_cursor; }
  void setCursorRow(int row);
  /// Writes the word of a row and lets the decoder go on from it.
  void force(int row);
  /// The word that a person forced at this step; -1 for none.
  int pinnedRow() const;

  QString description() const override;
  QSize exportSize() const override { return {360, 220}; }
  void renderTo(QPainter& painter, QSize size) const override;

  QAccessible::Role listRole() const override { return QAccessible::List; }
  QAccessible::Role itemRole() const override { return QAccessible::ListItem; }
  QString listDescription() const override { return description(); }
  QString listHelp() const override;
  int itemCount() const override { return static_cast<int>(m_scene.rows().size()); }
  QString itemName(int index) const override;
  QString itemValue(int index) const override;
  QRect itemRect(int index) const override;
  int currentItem() const override { return m_cursor; }
  void activateItem(int index) override { force(index); }

  QSize sizeHint() const override;
  QSize minimumSizeHint() const override;

 Q_SIGNALS:
  void shownChanged();
  /// The menu of the row under the cursor, at a place of the screen.
  void menuRequested(QPoint global);
  void releaseRequested();

 protected:
  void rebuild() override;
  void followCursor() override { rebuild(); }
  void paintEvent(QPaintEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void mouseDoubleClickEvent(QMouseEvent* event) override;
  void contextMenuEvent(QContextMenuEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;

 private:
  NextWordsScene m_scene;
  int m_cursor = -1;
};

/// U2 "Next words": the likeliest words of the step, before and after its edits.
///
/// Keys: up and down choose a word, Home and End the first and last; Enter forces it, Delete lets the model choose
/// again. A double click forces a word too; both stand in the menu of a row.
class NextWordsView final : public PaneView {
  Q_OBJECT
 public:
  NextWordsView(DecodeModel& model, Theme& theme, QWidget* parent = nullptr);

  const NextWordsScene& scene() const { return m_words->scene(); }
  /// One line a word: word, probability, model_probability (empty if it is below the model's likeliest), chosen,
  /// forced; the last line holds all others.
  QString exportCsv() const override;

 protected:
  void retranslate() override;

 private:
  void followStep();
  void showMenu(QPoint global);

  NextWordsCanvas* m_words;
  QWidget* m_legend;
  QAction* m_force;
  QAction* m_release;
};

}  // namespace lookback::ui
