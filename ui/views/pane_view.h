// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>
#include <QPainter>
#include <QTimer>
#include <QWidget>

#include "ui/models/decode_model.h"
#include "ui/support/theme.h"

class QHBoxLayout;
class QVBoxLayout;

namespace lookback::ui {

class MaximiseButton;
class FocusFrame;
class PaneCanvas;
class Veil;

/// A pane of the Decode page: a header of 32 px with title, note and controls, a canvas that paints and takes the
/// keyboard, a hairline around both that becomes the focus ring, and the veil over numbers that are being computed
/// again.
///
/// Its QActions (QWidget::actions()) carry object names such as "map.transpose", for menus and the key card.
class PaneView : public QWidget {
  Q_OBJECT
 public:
  DecodeModel& model() const { return m_model; }
  Theme& theme() const { return m_theme; }

  /// What takes the keyboard and the mouse. It is also the view's focus proxy.
  PaneCanvas* canvas() const { return m_canvas; }
  /// Hides the header, for a frame that draws its own; the controls stay reachable through the actions.
  void setHeaderVisible(bool visible);
  /// A widget of the frame at the right end of the header, before the maximise button.
  void addHeaderWidget(QWidget* widget);
  /// Puts a choice of panes where the title stands.
  void setTitleSwitch(QWidget* choice);
  /// Tells the pane that it fills the page, or no longer does.
  void setMaximised(bool maximised);

  /// What is to be seen, in words that follow the data.
  QString description() const;
  /// For file names of exports.
  virtual QString exportId() const { return objectName(); }
  /// The numbers behind the picture as a table.
  virtual QString exportCsv() const = 0;
  /// What a reader of an export must be told besides; empty if nothing.
  QString exportNotice() const;
  /// The size at which the whole picture, nothing scrolled away, is drawn without scaling.
  QSize exportSize() const;
  /// Draws the whole picture into `size` from the painter's origin, in the light theme at 100 %, so that every export
  /// is readable on paper and the same on every screen. Text stays text in SVG and PDF.
  void renderTo(QPainter& painter, QSize size) const;

 Q_SIGNALS:
  void maximiseRequested(bool maximised);

 protected:
  PaneView(const QString& id, DecodeModel& model, Theme& theme, QWidget* parent);
  /// Called once by the constructor of the view.
  void setCanvas(PaneCanvas* canvas);
  void addControl(QWidget* control);
  /// Below the canvas.
  void addFooter(QWidget* footer);
  /// While true the veil stays away: the view itself shows what the hand does.
  virtual bool followsHand() const { return false; }
  /// What is shown is older than what was asked for.
  virtual bool isBehind() const { return m_model.stale(); }
  /// Sets every text of the view anew.
  virtual void retranslate() = 0;
  void setTexts(const QString& title, const QString& help);
  /// The quiet words after the title.
  void setNote(const QString& note);

  void paintEvent(QPaintEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void changeEvent(QEvent* event) override;
  bool eventFilter(QObject* watched, QEvent* event) override;
  /// Shows or hides the veil as the model says.
  void followStale();

 private:
  void applyTheme();

  DecodeModel& m_model;
  Theme& m_theme;
  QString m_id;
  QWidget* m_header;
  QHBoxLayout* m_headerLine;
  QVBoxLayout* m_column;
  QLabel* m_title;
  QLabel* m_note;
  MaximiseButton* m_maximise;
  PaneCanvas* m_canvas = nullptr;
  Veil* m_veil = nullptr;
  FocusFrame* m_ring = nullptr;
  QTimer m_veilDelay;
};

}  // namespace lookback::ui
