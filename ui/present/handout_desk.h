// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QPointer>
#include <QStackedWidget>
#include <filesystem>
#include <string>

#include "ui/present/handout.h"
#include "ui/services.h"

namespace lookback::ui {

class Banner;
class LearnPage;

/// Handouts of the lesson that is open on the page Learn: asks for a file, works while the page stays usable, and says
/// where the pages went. Makes the actions "handout.student" and "handout.teacher" unless they are there.
class HandoutDesk final : public QObject {
  Q_OBJECT
 public:
  HandoutDesk(const Services& services, QStackedWidget& pages);
  ~HandoutDesk() override;

  /// Of a menu.
  static QStringList menuIds();
  /// Without asking for the file.
  void write(HandoutFor whom, const QString& file);
  bool isBusy() const { return m_job != nullptr; }

 Q_SIGNALS:
  /// Empty: written.
  void finished(const QString& problem);

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  LearnPage* openLesson() const;
  void nameActions();
  void follow();
  void ask(HandoutFor whom);
  void say(const QString& problem, HandoutFor whom, const QString& file);
  Banner& banner();

  Services m_services;
  QStackedWidget& m_pages;
  QPointer<Banner> m_banner;
  QPointer<HandoutJob> m_job;
};

/// The folder of a lesson of the course or of the teacher's own folder, by name or number ("own/NAME": the own one);
/// empty if there is none.
std::filesystem::path findLesson(const std::string& lesson, const QString& ownFolder);

/// For the command line: makes one handout and ends the event loop with 0, or with 1 and a sentence on standard error.
/// `lesson` is a folder, or what findLesson takes. A lesson with problems makes none: they are listed. Returns what the
/// program is to return.
int runHandout(const Services& services, const std::string& lesson, const std::string& language, HandoutFor whom,
               const QString& file);

}  // namespace lookback::ui
