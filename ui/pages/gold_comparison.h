// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <QLabel>
#include <QPushButton>
#include <QTableWidget>

#include "ui/models/gold_model.h"
#include "ui/services.h"

namespace lookback::ui {

/// Gold, the learner and the model side by side: how far each pair of them agrees, and every link that one of them
/// draws. Follows the page; Return on a link moves the cursor of the map there.
class GoldComparison final : public QDialog {
  Q_OBJECT
 public:
  GoldComparison(Services services, GoldModel& gold, DecodeModel& decode, QWidget* parent);
  /// The links as CSV.
  QString csv() const;

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;
  void changeEvent(QEvent* event) override;
  void showEvent(QShowEvent* event) override;

 private:
  void build();
  void retranslate();
  void fill();
  QString reader() const;
  QString modelBesideGold() const;
  void fillScores();
  void fillLinks();
  void goToLink();
  void applyTheme();

  Services m_services;
  GoldModel& m_gold;
  DecodeModel& m_decode;
  QLabel* m_note;
  QTableWidget *m_scores, *m_links;
  QPushButton *m_copy, *m_close;
};

}  // namespace lookback::ui
