// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QWidget>
#include <vector>

#include "ui/services.h"

namespace lookback::ui {

/// What can be changed while a run trains: its learning rate, and one more sentence to watch.
class TrainLive final : public QWidget {
  Q_OBJECT
 public:
  TrainLive(Services services, QWidget* parent);
  /// What holds now, offered for change.
  void showRate(double rate);

 Q_SIGNALS:
  void rateWanted(double rate);
  void probeWanted(const QString& source, const QString& reference);

 protected:
  void changeEvent(QEvent* event) override;

 private:
  QLineEdit* line(const char* name);
  void setRate();
  void addProbe();
  void say(const QString& text);
  void retranslate();
  void applyTheme();

  Services m_services;
  QLabel *m_title, *m_rateCaption, *m_probeCaption, *m_note;
  QLineEdit *m_rate, *m_source, *m_reference;
  QPushButton *m_setRate, *m_addProbe;
};

}  // namespace lookback::ui
