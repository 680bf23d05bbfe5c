// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <QLabel>
#include <QPushButton>
#include <filesystem>
#include <vector>

#include "core/store/records.h"
#include "ui/controllers/job_queue.h"
#include "ui/services.h"
#include "ui/views/loss_aer_chart.h"

namespace lookback::ui {

/// The chart of loss against AER of one run, with what it says in words; reads the run from the store on a thread of
/// its own. Deletes itself when closed.
class LossAerDialog final : public QDialog {
  Q_OBJECT
 public:
  /// `store` holds the run; `name` is what people call it.
  LossAerDialog(Services services, std::filesystem::path store, lookback::store::RunId run, const QString& name,
                QWidget* parent);
  LossAerChart* chart() const { return m_chart; }

 Q_SIGNALS:
  /// The checkpoint of this update shall be opened in Decode.
  void decodeRequested(qint64 run, quint64 update);

 protected:
  void changeEvent(QEvent* event) override;

 private:
  void retranslate();
  void applyTheme();
  void follow();
  void request(quint64 update) { Q_EMIT decodeRequested(m_run, update); }

  Services m_services;
  lookback::store::RunId m_run;
  QString m_name, m_problem;
  LossAerChart* m_chart;
  QLabel *m_description, *m_point;
  QPushButton *m_decode, *m_copy, *m_close;
  JobQueue m_reader;  // last member: joined first
};

/// Every evaluation of a run that measured loss and AER, from the store. Throws StoreError.
std::vector<LossAerPoint> lossAerPoints(const std::filesystem::path& store, lookback::store::RunId run);

}  // namespace lookback::ui
