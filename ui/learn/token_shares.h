// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QGridLayout>
#include <QLabel>
#include <QSpinBox>
#include <QWidget>
#include <vector>

#include "ui/support/theme.h"

namespace lookback::ui {

class PaneButton;
class TokenBar;

/// Tokens shared out over words (P2, L6): a number a word, their picture beside it, and how many are left. After the
/// reveal the true share stands under each.
class TokenShares final : public QWidget {
  Q_OBJECT
 public:
  TokenShares(Theme& theme, const std::vector<std::string>& words, int tokens, QWidget* parent);

  std::vector<int> shares() const;
  void setShares(const std::vector<int>& shares);
  int left() const;
  /// Shows the true weights (adding to 1) beside the guess; the numbers can no longer be changed.
  void reveal(const std::vector<double>& weights);
  void hideWeights();
  bool isRevealed() const { return !m_weights.empty(); }
  QWidget* first() const;
  QWidget* last() const;
  void retranslate();

 Q_SIGNALS:
  void changed();

 protected:
  void changeEvent(QEvent* event) override;

 private:
  struct Row {
    QLabel* word;
    PaneButton* less;
    QSpinBox* number;
    PaneButton* more;
    TokenBar* bar;
    QLabel* weight;
  };
  void follow();
  void applyTheme();

  Theme& m_theme;
  std::vector<std::string> m_words;
  int m_tokens;
  std::vector<double> m_weights;
  std::vector<Row> m_rows;
  QGridLayout* m_grid;
  QLabel* m_left;
  bool m_following = false;
};

}  // namespace lookback::ui
