// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/train_closing.h"

#include <QCoreApplication>
#include <QPushButton>
#include <cmath>

namespace lookback::ui {

TrainClosing::TrainClosing(TrainingController& controller, const TrainingModel& model, QWidget* page)
    : QObject(page), m_controller(controller), m_model(model), m_page(page) {
  connect(&controller, &TrainingController::stageChanged, this, &TrainClosing::follow);
  // Later, so that the store's own news come first.
  connect(&controller, &TrainingController::storeMoved, this, &TrainClosing::follow, Qt::QueuedConnection);
  connect(&controller, &TrainingController::storeTrouble, this, [this](const QString& message) {
    if (message.isEmpty()) return;
    m_moving = false;  // the other place cannot be used either: the banner says why
  });
}

bool TrainClosing::mayClose() {
  if (m_page->window()->findChild<QMessageBox*>(QStringLiteral("closing"))) return false;
  if (m_controller.isBusy()) {
    if (m_intent == Intent::none) askWhileTraining();
    return false;
  }
  if (!m_controller.hasUnsaved() || m_mayLose) return true;
  askToLose();
  return false;
}

QMessageBox* TrainClosing::question(const QString& title, const QString& text, const QString& more) {
  auto* box = new QMessageBox(m_page->window());
  box->setAttribute(Qt::WA_DeleteOnClose);
  box->setObjectName(QStringLiteral("closing"));
  box->setWindowTitle(title);
  box->setText(text);
  box->setInformativeText(more);
  return box;
}

/// How long the next checkpoint will take, in words; nothing while that is not known.
QString TrainClosing::untilCheckpoint() const {
  if (m_model.points().empty()) return {};
  const CurvePoint& now = m_model.points().back();
  const std::uint64_t every = m_controller.options().evaluateEvery;
  if (every == 0 || now.update == 0) return {};
  const double left = static_cast<double>(every - now.update % every);
  const auto seconds = static_cast<int>(std::ceil(left * now.seconds / static_cast<double>(now.update)));
  return seconds < 60 ? tr("The next checkpoint comes in about %1 s.").arg(std::max(1, seconds))
                      : tr("The next checkpoint comes in about %1 min.").arg((seconds + 59) / 60);
}

/// Either way what was learned is kept.
void TrainClosing::askWhileTraining() {
  const bool stored = !m_controller.hasUnsaved();
  QMessageBox* box = question(tr("A model is training"),
                              stored ? tr("A model is training. Both ways keep it, and it can be resumed later.")
                                     : tr("A model is training, and its store cannot be written: when it has stopped, "
                                          "you are asked for another place."),
                              tr("In the background it goes on without the window until its next checkpoint.") +
                                  QLatin1Char(' ') + untilCheckpoint());
  QPushButton* later = box->addButton(tr("Go on in the background"), QMessageBox::AcceptRole);
  QPushButton* now = box->addButton(tr("Stop now"), QMessageBox::DestructiveRole);
  box->setEscapeButton(box->addButton(tr("Do not close"), QMessageBox::RejectRole));
  box->setDefaultButton(later);
  // Later, when the question has left the screen: a window that hides under it would end the program.
  connect(
      later, &QPushButton::clicked, this, [this] { goOnBehind(); }, Qt::QueuedConnection);
  connect(now, &QPushButton::clicked, this, [this] {
    m_intent = Intent::close;
    m_controller.stop();
    if (!m_controller.isBusy()) follow();
  });
  box->open();
}

void TrainClosing::goOnBehind() {
  m_intent = Intent::close;
  m_controller.stopAtCheckpoint();
  if (!m_controller.isBusy()) return follow();
  m_page->window()->hide();
}

void TrainClosing::askToLose() {
  m_intent = Intent::none;
  m_page->window()->show();
  QMessageBox* box = question(tr("A run is in memory only"),
                              tr("A run could not be stored: it is in memory only and is lost when the window closes."),
                              tr("Another place keeps it: a folder that can be written, on a disk with room."));
  QPushButton* elsewhere = box->addButton(tr("Store elsewhere…"), QMessageBox::AcceptRole);
  QPushButton* lose = box->addButton(tr("Close and lose it"), QMessageBox::DestructiveRole);
  box->setEscapeButton(box->addButton(tr("Do not close"), QMessageBox::RejectRole));
  box->setDefaultButton(elsewhere);
  connect(
      elsewhere, &QPushButton::clicked, this,
      [this] {
        m_moving = true;
        Q_EMIT storeWanted();
      },
      Qt::QueuedConnection);
  connect(
      lose, &QPushButton::clicked, this,
      [this] {
        m_mayLose = true;
        close();
      },
      Qt::QueuedConnection);
  box->open();
}

/// The run has ended, or its store works again.
void TrainClosing::follow() {
  if (m_controller.isBusy()) {
    m_mayLose = false;  // said of another run
    return;
  }
  if (m_intent == Intent::close) {
    if (m_controller.hasUnsaved()) return askToLose();
    return close();
  }
  if (m_moving && !m_controller.hasUnsaved()) close();
}

void TrainClosing::close() {
  m_intent = Intent::none;
  m_moving = false;
  const bool behind = !m_page->window()->isVisible();
  // The last window that closes ends the program, but only if it could be seen.
  if (m_page->window()->close() && behind) QCoreApplication::quit();
}

}  // namespace lookback::ui
