// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCheckBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTimer>
#include <QWidget>
#include <optional>
#include <vector>

#include "ui/controllers/training_session.h"
#include "ui/pages/train_form_live.h"
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
  /// The same run once more, with what the form does not show. False if it does not say where its data came from (the
  /// command line's runs): they must be chosen anew.
  bool showPlan(const store::RunSettings& settings);
  void showSpeed(const SpeedMeasure& speed);
  void showEstimate(const QString& text);
  /// While a run trains the form shows what it is, and what may still be changed.
  void setLocked(bool locked, bool begun);
  void showSummary(const QString& text);
  void showCorpora(const std::vector<DataChoice>& corpora);
  TrainLive& live() { return *m_live; }
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
  void showFields();
  void applyTheme();
  double number(const QLineEdit* field, const QString& name, double least, double most) const;

  Services m_services;
  std::vector<Field> m_fields;
  bool chosenOwn() const;
  /// The imported corpus that is chosen as own data; null: a file.
  const DataChoice* chosenCorpus() const;
  void fillCorpora();
  void followThreads();
  std::string_view chosenTask() const;  // of DataChoice

  TrainLive* m_live;
  std::vector<DataChoice> m_corpora;
  int m_measuredThreads = 0;  // what pays, for the plan as it stands; 0: not known yet
  FieldCombo *m_data, *m_corpus, *m_model, *m_size, *m_minutes, *m_optimizer, *m_threads;
  QPushButton *m_file, *m_more;
  QLineEdit *m_direction, *m_longest, *m_pairs, *m_rate, *m_warmUp, *m_batch, *m_dropout, *m_every, *m_seed;
  QCheckBox* m_lock;
  ModelConfig m_config;       // of a run to be trained again: what the form does not show
  TrainingOptions m_options;  // the same
  QLabel *m_estimate, *m_summary;
  std::optional<SpeedMeasure> m_speed;  // what the estimate says
  bool m_locked = false, m_begun = false;
  QWidget* m_moreBox;
  std::filesystem::path m_path;
  QTimer m_rest;
};

}  // namespace lookback::ui
