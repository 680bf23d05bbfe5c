// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDoubleSpinBox>
#include <QFrame>
#include <QLabel>
#include <QWidget>
#include <vector>

#include "ui/views/pane_controls.h"

namespace lookback::ui {

/// Buttons in as few lines as the width allows, each line filled.
class ButtonRows final : public QWidget {
  Q_OBJECT
 public:
  ButtonRows(Theme& theme, QWidget* parent);
  /// A button that follows an action, away while the action is invisible; its object name is the action's with
  /// ".button".
  PaneButton* add(QAction* action);
  const std::vector<PaneButton*>& buttons() const { return m_buttons; }

  bool hasHeightForWidth() const override { return true; }
  int heightForWidth(int width) const override;
  QSize sizeHint() const override;
  QSize minimumSizeHint() const override;

 protected:
  void resizeEvent(QResizeEvent* event) override;

 private:
  std::vector<PaneButton*> shown() const;
  /// Number of buttons in each line.
  std::vector<int> lines(int width) const;
  void place();

  Theme& m_theme;
  std::vector<PaneButton*> m_buttons;
};

/// A small panel that asks for one number next to the button that needs it. Enter applies, Escape closes.
class NumberPopup final : public QFrame {
  Q_OBJECT
 public:
  NumberPopup(Theme& theme, const QString& objectName, QWidget* parent);
  void setTexts(const QString& question, const QString& apply);
  void ask(double value, QWidget* beside);
  QDoubleSpinBox* field() const { return m_field; }

 Q_SIGNALS:
  void given(double value);

 protected:
  void paintEvent(QPaintEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;

 private:
  void give();

  Theme& m_theme;
  QLabel* m_question;
  QDoubleSpinBox* m_field;
  PaneButton* m_apply;
};

}  // namespace lookback::ui
