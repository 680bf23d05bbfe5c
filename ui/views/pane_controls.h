// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAction>
#include <QCheckBox>
#include <QComboBox>
#include <QPushButton>

#include "ui/support/theme.h"
#include "ui/views/thin_scroll_bar.h"

/// The controls of a pane, painted from the theme's roles so that they look the same under every desktop style. Each
/// leaves room around itself for its focus ring.
namespace lookback::ui {

/// A name, a sentence of help and an object name, as every control must have.
void describeControl(QWidget& control, const QString& objectName, const QString& name, const QString& help);

/// Shows the focus ring of `widget` from the first key on, not after a mouse click; the widget draws it itself where
/// ringShown() says so. (The window's own ring leaves such widgets alone: property "ownFocusRing".)
void watchFocus(QWidget& widget);
bool ringShown(const QWidget& widget);

/// Border and ground of a control in one state.
struct ControlLook {
  QColor ground, border, ink;
};
ControlLook controlLook(const Theme& theme, bool enabled, bool hovered, bool pressed, bool checked);

/// A push button 32 px high (24 in a header).
class PaneButton : public QPushButton {
  Q_OBJECT
 public:
  enum class Size { control, header };
  PaneButton(Theme& theme, const QString& text, QWidget* parent, Size size = Size::control);
  /// Follows an action: text, enabled, checked, and triggers it.
  void setAction(QAction* action);
  QSize sizeHint() const override;
  QSize minimumSizeHint() const override;

 protected:
  void paintEvent(QPaintEvent* event) override;
  Theme& theme() const { return m_theme; }
  /// The painted button inside the widget.
  QRectF face() const;

 private:
  Theme& m_theme;
  Size m_size;
};

/// The button at the end of a header that lets a pane fill the page; checked while it does.
class MaximiseButton final : public PaneButton {
  Q_OBJECT
 public:
  MaximiseButton(Theme& theme, QWidget* parent);
  QSize sizeHint() const override;

 protected:
  void paintEvent(QPaintEvent* event) override;
};

/// Two or three words of which one is chosen ("40 px | Fit").
class Segments final : public QWidget {
  Q_OBJECT
 public:
  Segments(Theme& theme, const QStringList& texts, QWidget* parent);
  int chosen() const { return m_chosen; }
  void setChosen(int index);
  void setTexts(const QStringList& texts);
  QSize sizeHint() const override;
  QSize minimumSizeHint() const override { return sizeHint(); }

 Q_SIGNALS:
  void chosenChanged(int index);

 protected:
  void paintEvent(QPaintEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;

 private:
  double wanted(int index) const;
  QRectF part(int index) const;
  QFont font(bool chosen) const;

  Theme& m_theme;
  QStringList m_texts;
  int m_chosen = 0;
};

class PaneCombo final : public QComboBox {
  Q_OBJECT
 public:
  PaneCombo(Theme& theme, QWidget* parent);
  QSize sizeHint() const override;
  QSize minimumSizeHint() const override { return sizeHint(); }

 protected:
  void paintEvent(QPaintEvent* event) override;
  void showPopup() override;

 private:
  Theme& m_theme;
};

class PaneCheck final : public QCheckBox {
  Q_OBJECT
 public:
  PaneCheck(Theme& theme, const QString& text, QWidget* parent);
  QSize sizeHint() const override;
  QSize minimumSizeHint() const override { return sizeHint(); }

 protected:
  void paintEvent(QPaintEvent* event) override;
  bool hitButton(const QPoint& at) const override { return rect().contains(at); }

 private:
  Theme& m_theme;
};

}  // namespace lookback::ui
