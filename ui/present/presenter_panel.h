// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QBoxLayout>
#include <QLabel>
#include <QPointer>
#include <QTextBrowser>
#include <QTimer>
#include <QWidget>
#include <vector>

#include "ui/present/page_mirror.h"
#include "ui/present/present_state.h"
#include "ui/services.h"

namespace lookback::ui {

class PaneButton;

/// A small picture of what the audience sees, on which the region of spotlight and magnifier is moved: by the mouse, or
/// by the arrow keys (with Shift in long steps), wider and narrower with + and −.
class PreviewPad final : public QWidget {
  Q_OBJECT
 public:
  PreviewPad(const Theme& theme, PresentState& state, QWidget* parent);
  /// `changes`: what is painted when the picture changes. Null: none.
  void setSource(QWidget* audience, QWidget* changes);
  QSize sizeHint() const override;
  bool hasHeightForWidth() const override { return true; }
  int heightForWidth(int width) const override { return width * 9 / 16; }
  void retranslate();

 protected:
  void paintEvent(QPaintEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void wheelEvent(QWheelEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;

 private:
  QRectF picture() const;
  void follow();
  void moveTo(QPointF point);

  const Theme& m_theme;
  PresentState& m_state;
  QPointer<QWidget> m_source;
  PaintWatch* m_watch = nullptr;
  QTimer m_rest;
};

/// For the one who speaks: preview, timer, the part that comes next, notes, and what can be done to the audience's
/// picture. Beside the page where the audience has a screen of its own; a strip below it, without preview and with the
/// notes hidden, where both look at the same.
class PresenterPanel final : public QWidget {
  Q_OBJECT
 public:
  struct Texts {
    QString time, now, next, notes;
  };
  PresenterPanel(const Services& services, PresentState& state, bool strip, QWidget* parent);
  PreviewPad& preview() { return *m_preview; }
  void show(const Texts& texts);
  void setNotesShown(bool shown);
  bool notesShown() const { return !m_notes->isHidden(); }
  QString notes() const { return m_notes->toPlainText(); }
  QString time() const { return m_time->text(); }
  QString next() const { return m_next->text(); }

 protected:
  void changeEvent(QEvent* event) override;

 private:
  PaneButton* button(const char* id);
  void build();
  void applyTheme();
  void retranslate();

  Services m_services;
  const bool m_strip;
  PreviewPad* m_preview;
  QLabel *m_time, *m_now, *m_next;
  QTextBrowser* m_notes;
  std::vector<PaneButton*> m_buttons;
};

}  // namespace lookback::ui
