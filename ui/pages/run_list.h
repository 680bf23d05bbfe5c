// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLineEdit>
#include <QListView>
#include <QPushButton>
#include <QTimer>
#include <QWidget>
#include <memory>

#include "ui/controllers/run_library.h"
#include "ui/models/run_list_model.h"
#include "ui/services.h"
#include "ui/support/controls.h"

namespace lookback::ui {

/// The stored runs: choose one to see its curves and snapshots again, open a checkpoint in Decode, go on from it, run
/// it again, rename it, put it into the trash.
class RunList final : public QWidget {
  Q_OBJECT
 public:
  RunList(Services services, RunLibrary& library, QWidget* parent);
  /// Asks the store for the list again.
  void refresh();
  /// While a model trains nothing can be begun.
  void setBusy(bool busy);
  QListView* view() const { return m_view; }

 Q_SIGNALS:
  void shown(const std::shared_ptr<lookback::ui::LoadedRun>& run);
  void decodeRequested(qint64 run, quint64 update, const QString& name);
  void resumeRequested(qint64 run, quint64 update);
  void againRequested(const lookback::store::RunSettings& settings);

 protected:
  void changeEvent(QEvent* event) override;

 private:
  void retranslate();
  void take(const std::shared_ptr<LoadedRun>& run);
  void enable();
  void rename();
  quint64 update() const;

  Services m_services;
  RunLibrary& m_library;
  RunListModel m_model;
  QLabel *m_empty, *m_caption;
  QLineEdit *m_filter, *m_name;
  QListView* m_view;
  FieldCombo* m_checkpoints;
  QPushButton *m_decode, *m_resume, *m_again, *m_rename, *m_trash;
  std::shared_ptr<LoadedRun> m_run;
  QTimer m_rest;
  bool m_busy = false;
};

}  // namespace lookback::ui
