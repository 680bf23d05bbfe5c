// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCheckBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTimer>
#include <QWidget>
#include <vector>

#include "ui/controllers/training_session.h"
#include "ui/services.h"
#include "ui/support/controls.h"

namespace lookback::ui {

/// What a new run is made of: data, model, size, minutes; the rest under More, each with its reason.
class TrainForm final : public QWidget {
  Q_OBJECT
 public:
  TrainForm(Services services, QWidget* parent);

  /// As the form stands. Throws Error for a field that holds no number, or no file where one is needed.
  TrainingPlan plan() const;
  /// Before a new run: another seed unless it is locked.
  void drawSeed();
  void showPlan(const store::RunSettings& settings);
  void showSpeed(const SpeedMeasure& speed);
  void showEstimate(const QString& text);
  void setLocked(bool locked);
  void setFile(const std::filesystem::path& file);

 Q_SIGNALS:
  /// The plan differs; speaks when the hand has rested.
  void edited();

 protected:
  void changeEvent(QEvent* event) override;

 private:
  struct Field {
    QLabel* caption;
    QWidget* control;
    QLabel* reason;  // null: none
  };
  void build();
  FieldCombo* combo(const char* name);
  QLineEdit* line(const char* name, const QString& text);
  void addField(QWidget* control, bool more);
  void retranslate();
  void takePreset();
  void chooseFile();
  void touched();
  void applyTheme();
  double number(const QLineEdit* field, const QString& name, double least, double most) const;

  Services m_services;
  std::vector<Field> m_fields;
  FieldCombo *m_data, *m_model, *m_size, *m_minutes, *m_optimizer;
  QPushButton *m_file, *m_more;
  QLineEdit *m_direction, *m_rate, *m_batch, *m_dropout, *m_every, *m_seed;
  QCheckBox* m_lock;
  QLabel* m_estimate;
  QWidget* m_moreBox;
  std::filesystem::path m_path;
  QTimer m_rest;
};

}  // namespace lookback::ui
