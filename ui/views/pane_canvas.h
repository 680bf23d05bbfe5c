// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAccessible>
#include <QContextMenuEvent>
#include <QWidget>

#include "ui/models/decode_model.h"
#include "ui/support/theme.h"
#include "ui/views/accessible_items.h"
#include "ui/views/step_motion.h"

namespace lookback::ui {

/// The painted part of a pane. It rebuilds its scene when the model, the theme or the size changes, and tells assistive
/// programs what changed.
class PaneCanvas : public QWidget, public AccessibleItems {
  Q_OBJECT
 public:
  PaneCanvas(DecodeModel& model, Theme& theme, QWidget* parent);

  /// One or two sentences about what is to be seen now.
  virtual QString description() const = 0;
  virtual QSize exportSize() const = 0;
  virtual void renderTo(QPainter& painter, QSize size) const = 0;
  /// What moves on screen after a step; an export knows nothing of it.
  const StepMotion& motion() const { return m_motion; }

  /// What stands at a place, for the menus of words: a source position (-1 for none), a step (0 for none).
  virtual int sourcePositionAt(QPointF) const { return -1; }
  virtual int stepNumberAt(QPointF) const { return 0; }
  /// Where the menu of the selected source word opens when no mouse asks for it, in the canvas.
  virtual QPointF wordMenuPlace() const { return QRectF(rect()).center(); }

 Q_SIGNALS:
  /// The menu of a source word (-1: none), of a target word (0: none), or of both.
  void wordMenuRequested(int position, int step, QPoint global);

 protected:
  DecodeModel& model() const { return m_model; }
  Theme& theme() const { return m_theme; }

  /// The data, the theme or the size changed.
  virtual void rebuild() = 0;
  /// The cursor moved: rebuild what depends on it, bring it into view.
  virtual void followCursor() = 0;
  /// Draws an empty state: a title and a sentence that says what to do next.
  void paintEmpty(QPainter& painter, const QRectF& rect, const QString& title, const QString& sentence) const;
  /// Arrow keys move the cursor shared by all views; true if the key was one of them.
  bool moveSource(int key, Qt::KeyboardModifiers modifiers);
  bool moveStep(int key);
  /// Tells assistive programs that item `index` has the focus, if the canvas has it.
  void announceItem(int index);
  void announceChange();

  void resizeEvent(QResizeEvent* event) override;
  void focusInEvent(QFocusEvent* event) override;
  void focusOutEvent(QFocusEvent* event) override;
  void changeEvent(QEvent* event) override;
  void contextMenuEvent(QContextMenuEvent* event) override;

 private:
  DecodeModel& m_model;
  Theme& m_theme;
  StepMotion m_motion;
};

/// A light theme at 100 %, in which every export is drawn.
const Theme& exportTheme();
/// Scales and centres a picture of `natural` size into `size`.
void fitPicture(QPainter& painter, QSizeF natural, QSize size);

}  // namespace lookback::ui
