// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAction>
#include <QHBoxLayout>
#include <QLabel>
#include <QWidget>
#include <vector>

#include "ui/models/gold_model.h"
#include "ui/support/theme.h"

namespace lookback::ui {

class PaneButton;
class PaneCombo;
class Segments;

/// Under the map while a pair of a test set is shown or links are drawn: how weights become links, by how many rows
/// they are moved, annotating, the gold and the comparison. Where the model writes other words, the way to the gold's.
class MapGoldBar final : public QWidget {
  Q_OBJECT
 public:
  /// `actions`: annotate, gold, compare.
  MapGoldBar(GoldModel& gold, Theme& theme, std::vector<QAction*> actions, QWidget* parent);
  /// The Tab key comes here after `before`.
  void orderAfter(QWidget* before);

 protected:
  void changeEvent(QEvent* event) override;

 private:
  void follow();
  void retranslate();
  void fillRules();
  void applyTheme();
  void takeRule(int index);

  GoldModel& m_gold;
  Theme& m_theme;
  std::vector<QAction*> m_actions;
  QHBoxLayout* m_line;
  PaneCombo* m_rule;
  QLabel* m_shiftLabel;
  Segments* m_shift;
  std::vector<PaneButton*> m_buttons;
  PaneButton* m_followGold;
};

}  // namespace lookback::ui
