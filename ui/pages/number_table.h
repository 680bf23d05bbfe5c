// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QWidget>
#include <vector>

#include "ui/support/theme.h"

namespace lookback::ui {

/// Words with a number of the model and the number now, side by side, decimals under decimals.
class NumberTable final : public QWidget {
  Q_OBJECT
 public:
  struct Row {
    QString label;  // letter for letter
    QString model, now;
    Role role = Role::text;  // source: the selected word; edited: changed by hand; text2: a sum of others
    bool line = false;       // a hairline above
  };
  NumberTable(const Theme& theme, QWidget* parent);
  void setRows(std::vector<Row> rows);
  /// Other words than "Numbers", "model" and "now" above the columns; the one who sets them translates them.
  void setHeads(const QString& title, const QString& model, const QString& now);
  QSize sizeHint() const override;
  QSize minimumSizeHint() const override { return {0, sizeHint().height()}; }

 protected:
  void paintEvent(QPaintEvent* event) override;
  void changeEvent(QEvent* event) override;

 private:
  void describe();

  const Theme& m_theme;
  std::vector<Row> m_rows;
  QString m_title, m_modelHead, m_nowHead;  // empty: the usual ones
};

}  // namespace lookback::ui
