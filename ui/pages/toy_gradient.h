// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDoubleSpinBox>
#include <QLabel>
#include <QWidget>

#include "ui/controllers/picture_export.h"
#include "ui/models/toy_model.h"
#include "ui/support/theme.h"

namespace lookback::ui {

class EquationBox;
class GradientTable;
class PaneButton;
class PaneCombo;

/// L5 with the toy: where the loss of a word pulls the energies, checked on the spot; Learn once moves them a step down
/// the gradient, and undo takes it back like any other change of the toy.
class ToyGradientView final : public QWidget {
  Q_OBJECT
 public:
  ToyGradientView(ToyModel& model, Theme& theme, QWidget* parent);
  const GradientTable& table() const { return *m_table; }
  /// Of the toy's target words, from 0.
  void pickWord(int word);
  void learnOnce();
  ExportPicture picture() const;
  void retranslate();

 protected:
  void showEvent(QShowEvent* event) override;

 private:
  void follow();
  void followChosen();
  void applyTheme();
  QString wordName(Index word) const;

  ToyModel& m_model;
  Theme& m_theme;
  int m_picked = -1;  // -1: the word that the toy writes
  QLabel *m_lossName, *m_loss, *m_worked, *m_check, *m_rateName;
  PaneCombo* m_words;
  EquationBox* m_equation;
  GradientTable* m_table;
  PaneButton* m_learn;
  QDoubleSpinBox* m_rate;
};

}  // namespace lookback::ui
