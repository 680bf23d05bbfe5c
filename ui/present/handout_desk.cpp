// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/present/handout_desk.h"

#include <QCoreApplication>
#include <QDir>
#include <QEvent>
#include <QLocale>
#include <algorithm>
#include <cstdio>

#include "core/lesson/reader.h"
#include "ui/banner.h"
#include "ui/controllers/picture_export.h"
#include "ui/learn/learn_page.h"
#include "ui/learn/lesson_player.h"
#include "ui/learn/lesson_shelf.h"
#include "ui/support/text.h"

namespace lookback::ui {
namespace {

constexpr const char* kStudent = "handout.student";
constexpr const char* kTeacher = "handout.teacher";

std::vector<std::string> modelNames(const ModelShelf& shelf) {
  std::vector<std::string> names;
  for (const ModelShelf::Entry& entry : shelf.entries()) names.push_back(entry.file.stem().string());
  return names;
}

std::filesystem::path findIn(const std::filesystem::path& root, const QString& wanted) {
  std::error_code error;
  if (root.empty()) return {};
  bool isNumber = false;
  const int asked = wanted.toInt(&isNumber);
  for (std::filesystem::directory_iterator entry(root, error), end; !error && entry != end; entry.increment(error)) {
    const QString name = QString::fromStdString(entry->path().filename().string());
    const bool meant = name == wanted || (isNumber && name.section(u'-', 0, 0).toInt() == asked);
    if (meant && lesson::isLessonFolder(entry->path())) return entry->path();
  }
  return {};
}

int refuseHandout(const lesson::LoadedLesson& loaded, const std::filesystem::path& root) {
  for (lesson::Problem problem : loaded.problems) {
    problem.file = (root / problem.file).string();
    if (problem.severity == lesson::Severity::error) std::fprintf(stderr, "%s\n", problem.text().c_str());
  }
  std::fprintf(stderr, "lookback: no handout was written, as the lesson has problems; mend them first\n");
  return 1;
}

}  // namespace

HandoutDesk::HandoutDesk(const Services& services, QStackedWidget& pages)
    : QObject(&pages), m_services(services), m_pages(pages) {
  const auto& all = services.actions.all();
  for (const auto& [id, whom] : {std::pair(kStudent, HandoutFor::student), std::pair(kTeacher, HandoutFor::teacher)}) {
    const bool there = std::any_of(all.begin(), all.end(), [name = QLatin1String(id)](const QAction* action) {
      return Actions::id(action) == name;
    });
    QAction* action = there ? services.actions.get(QLatin1String(id)) : services.actions.add(QLatin1String(id), {});
    pages.addAction(action);
    connect(action, &QAction::triggered, this, [this, asked = whom] { ask(asked); });
  }
  nameActions();
  connect(&pages, &QStackedWidget::currentChanged, this, &HandoutDesk::follow);
  pages.installEventFilter(this);
  follow();
}

HandoutDesk::~HandoutDesk() = default;

QStringList HandoutDesk::menuIds() {
  return {QLatin1String(kStudent), QLatin1String(kTeacher)};
}

void HandoutDesk::nameActions() {
  m_services.actions.setText(QLatin1String(kStudent), tr("Handout for &students…"),
                             tr("Saves the open lesson as pages to print: text, figures, and questions with blanks."));
  m_services.actions.setText(
      QLatin1String(kTeacher), tr("Handout for &teachers…"),
      tr("Saves the open lesson as pages to print, with answers, explanations and the notes for the presenter."));
}

bool HandoutDesk::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() == QEvent::LanguageChange) nameActions();
  return QObject::eventFilter(watched, event);
}

LearnPage* HandoutDesk::openLesson() const {
  auto* page = qobject_cast<LearnPage*>(m_pages.currentWidget());
  return page && page->isPlaying() && page->player().isOpen() ? page : nullptr;
}

void HandoutDesk::follow() {
  if (auto* page = qobject_cast<LearnPage*>(m_pages.currentWidget()))
    connect(page, &Page::statusChanged, this, &HandoutDesk::follow, Qt::UniqueConnection);
  for (const char* id : {kStudent, kTeacher})
    m_services.actions.get(QLatin1String(id))->setEnabled(openLesson() && !m_job);
}

Banner& HandoutDesk::banner() {
  if (!m_banner || m_banner->parentWidget() != m_pages.currentWidget()) {
    delete m_banner;
    m_banner = new Banner(m_services.theme, true, m_pages.currentWidget());
  }
  return *m_banner;
}

void HandoutDesk::ask(HandoutFor whom) {
  const LearnPage* page = openLesson();
  if (!page || m_job) return;
  const QString name = QString::fromStdString(const_cast<LearnPage*>(page)->player().content().name) +
                       (whom == HandoutFor::teacher ? QStringLiteral("-teacher") : QStringLiteral("-student"));
  askForFile(m_pages.window(), m_services.settings, tr("Save handout"), name, tr("PDF pages (*.pdf)"),
             QStringLiteral("pdf"), [this, whom](const QString& file) { write(whom, file); });
}

void HandoutDesk::write(HandoutFor whom, const QString& file) {
  LearnPage* page = openLesson();
  if (!page || m_job) return;
  const std::string language = QLocale().name().section(u'_', 0, 0).toStdString();
  m_job = new HandoutJob(m_services, page->player().lesson().loaded, language, {{whom, file}}, this);
  banner().showJob(tr("Drawing the figures of the handout…"), {tr("Cancel"), tr("No handout is written."), [this] {
                                                                 delete m_job;
                                                                 banner().clear();
                                                                 follow();
                                                               }});
  connect(m_job, &HandoutJob::finished, this, [this, whom, file](const QString& problem) {
    m_job->deleteLater();
    m_job = nullptr;
    say(problem, whom, file);
    follow();
    Q_EMIT finished(problem);
  });
  follow();
  m_job->start();
}

void HandoutDesk::say(const QString& problem, HandoutFor whom, const QString& file) {
  if (problem.isEmpty())
    banner().showMessage(Banner::Kind::notice,
                         tr("The handout is in %1.").arg(isolated(QDir::toNativeSeparators(file))));
  else
    banner().showMessage(Banner::Kind::error, problem,
                         {{tr("Save again…"), tr("Asks for another place."), [this, whom] { ask(whom); }}});
}

std::filesystem::path findLesson(const std::string& lesson, const QString& ownFolder) {
  const QString wanted = QString::fromStdString(lesson), own = QStringLiteral("own/");
  const std::filesystem::path ownRoot = ownFolder.toStdU16String();
  if (wanted.startsWith(own)) return findIn(ownRoot, wanted.mid(own.size()));
  const std::filesystem::path ofCourse = findIn(LessonShelf::standardCourse(), wanted);
  return ofCourse.empty() ? findIn(ownRoot, wanted) : ofCourse;
}

int runHandout(const Services& services, const std::string& lesson, const std::string& language, HandoutFor whom,
               const QString& file) {
  std::filesystem::path folder = lesson;
  if (!lesson::isLessonFolder(folder)) folder = findLesson(lesson, services.settings.get(setting::ownLessons));
  if (folder.empty()) {
    std::fprintf(stderr, "lookback: there is no lesson \"%s\"; give the name of one, its number, or its folder\n",
                 lesson.c_str());
    return 1;
  }
  lesson::Surroundings around;
  around.models = modelNames(services.shelf);
  auto loaded = std::make_shared<lesson::LoadedLesson>(lesson::loadLesson(folder, around));
  if (loaded->hasErrors()) return refuseHandout(*loaded, folder.parent_path());
  HandoutJob job(services, loaded, language, {{whom, file}}, nullptr);
  QObject::connect(&job, &HandoutJob::finished, &job, [](const QString& problem) {
    if (!problem.isEmpty()) std::fprintf(stderr, "lookback: %s\n", qPrintable(problem));
    QCoreApplication::exit(problem.isEmpty() ? 0 : 1);
  });
  QTimer::singleShot(0, &job, &HandoutJob::start);
  return QCoreApplication::exec();
}

}  // namespace lookback::ui
