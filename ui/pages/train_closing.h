// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMessageBox>
#include <QObject>

#include "ui/controllers/training_controller.h"

namespace lookback::ui {

/// What stands against closing the window: a model that trains, or a run that no store has taken. Asks, and closes the
/// window when the answer allows it and all is kept.
class TrainClosing final : public QObject {
  Q_OBJECT
 public:
  /// `page`: its window is the one to close.
  TrainClosing(TrainingController& controller, const TrainingModel& model, QWidget* page);
  /// Whether the window may close now. If not, a question is on the screen or its answer is being carried out.
  bool mayClose();
  /// No other place was chosen: the window stays.
  void giveUp() { m_moving = false; }

 Q_SIGNALS:
  /// Another place for the runs in memory is to be chosen; the window closes when they have moved there.
  void storeWanted();

 private:
  enum class Intent { none, close };
  QMessageBox* question(const QString& title, const QString& text, const QString& more);
  void askWhileTraining();
  void askToLose();
  void goOnBehind();
  void follow();
  void close();
  QString untilCheckpoint() const;

  TrainingController& m_controller;
  const TrainingModel& m_model;
  QWidget* m_page;
  Intent m_intent = Intent::none;
  bool m_moving = false;   // closes as soon as the runs have moved
  bool m_mayLose = false;  // the person said so
};

}  // namespace lookback::ui
