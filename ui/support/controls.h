// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAction>
#include <QCheckBox>
#include <QComboBox>
#include <QFrame>
#include <QLabel>
#include <QPushButton>

#include "ui/support/theme.h"

namespace lookback::ui {

/// Which rules of the style sheet a control follows (style.h).
void setLook(QWidget& control, const char* look);

/// A label of one line that ends in "…" where it has no room for its text, and tells the whole in its tool tip.
class GivingLabel final : public QLabel {
  Q_OBJECT
 public:
  explicit GivingLabel(QWidget* parent);
  bool isCut() const;

 protected:
  void paintEvent(QPaintEvent* event) override;
  bool event(QEvent* event) override;
};

/// A check box whose words end in "…" where they have no room, and stand whole in the tool tip.
class GivingCheck final : public QCheckBox {
  Q_OBJECT
 public:
  explicit GivingCheck(QWidget* parent);
  QSize minimumSizeHint() const override;

 protected:
  void paintEvent(QPaintEvent* event) override;
  bool event(QEvent* event) override;
};

/// A button whose word ends in "…" where it has no room; its help is in the tool tip, the word in the accessible name.
class GivingButton final : public QPushButton {
  Q_OBJECT
 public:
  explicit GivingButton(QWidget* parent);
  QSize minimumSizeHint() const override;

 protected:
  void paintEvent(QPaintEvent* event) override;
};

/// A label that shows its text letter for letter.
QLabel* plainLabel(const QString& objectName, const char* look, QWidget* parent);
/// The place of a label whose text changes with every step. Qt lays the window out again whenever a label has another
/// text; here only when it needs another room. It is shown and hidden with its label.
class LabelPlace final : public QWidget {
  Q_OBJECT
 public:
  enum class Room { follows, onlyGrows };
  explicit LabelPlace(QLabel* label, Room room = Room::follows);
  /// The next text may need less room.
  void forgetRoom() { m_told = QSize(); }
  QSize sizeHint() const override;
  QSize minimumSizeHint() const override;

 protected:
  bool event(QEvent* event) override;
  bool eventFilter(QObject* watched, QEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

 private:
  QLabel* m_label;
  Room m_room;
  mutable QSize m_told;  // what the layout was told last
};

/// A hairline.
QFrame* hairline(QWidget* parent);

/// A button of an action: enabled, tool tip, name and help follow it; the word too, unless it is switched off.
class ActionButton final : public QPushButton {
  Q_OBJECT
 public:
  enum class Shows { icon, word, both };
  /// `picture`: a name of resources/icons, drawn in the colour that belongs to the look.
  ActionButton(const Theme& theme, QAction* action, const char* look, Shows shows, const QString& picture,
               QWidget* parent);
  void setShows(Shows shows);
  void setPicture(const QString& picture);

 private:
  void follow();

  const Theme& m_theme;
  QAction* m_action;
  Shows m_shows;
  QString m_picture;
};

/// A combo box with this window's chevron.
class FieldCombo final : public QComboBox {
  Q_OBJECT
 public:
  FieldCombo(const Theme& theme, QWidget* parent);

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  const Theme& m_theme;
};

/// A plain text that gives way: cut with "…" where there is no room, whole in the tool tip. `strong` stands before
/// `quiet`.
class TwoToneLabel final : public QWidget {
  Q_OBJECT
 public:
  TwoToneLabel(const Theme& theme, QWidget* parent);
  void setTexts(const QString& strong, const QString& quiet);
  QSize sizeHint() const override;
  QSize minimumSizeHint() const override;

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  const Theme& m_theme;
  QString m_strong, m_quiet;
};

}  // namespace lookback::ui
