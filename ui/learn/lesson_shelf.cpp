// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/learn/lesson_shelf.h"

#include <QCoreApplication>
#include <QDir>
#include <algorithm>
#include <iterator>
#include <system_error>

#include "core/base/error.h"
#include "core/lesson/reader.h"

namespace lookback::ui {
namespace {

namespace fs = std::filesystem;
constexpr int kPauseMs = 120;
constexpr qsizetype kMostWatched = 2000;

QString textOf(const fs::path& path) {
  return QString::fromStdU16String(path.u16string());
}

}  // namespace

LessonShelf::LessonShelf(fs::path course, std::vector<std::string> models, QObject* parent)
    : QObject(parent), m_course(std::move(course)), m_models(std::move(models)) {
  m_pause.setSingleShot(true);
  m_pause.setInterval(kPauseMs);
  connect(&m_pause, &QTimer::timeout, this, &LessonShelf::reload);
  connect(&m_watcher, &QFileSystemWatcher::fileChanged, this, [this] { m_pause.start(); });
  connect(&m_watcher, &QFileSystemWatcher::directoryChanged, this, &LessonShelf::followFolder);
}

/// A folder above the own one changes for many reasons; it matters where the own one has come or gone.
void LessonShelf::followFolder(const QString& folder) {
  const QString own = textOf(m_own);
  const bool inside = folder == own || folder.startsWith(own + QLatin1Char('/'));
  std::error_code ignored;
  const bool there = fs::is_directory(m_own, ignored);
  if (inside || there != m_ownThere)
    m_pause.start();
  else if (!there)
    watch();  // perhaps a folder nearer to it is there by now
}

fs::path LessonShelf::standardCourse() {
  const QString beside = QCoreApplication::applicationDirPath();
  for (const QString& place :
       {beside + QStringLiteral("/lessons"), beside + QStringLiteral("/../share/lookback/lessons"),
        QStringLiteral(LOOKBACK_LESSONS_DIR)})
    if (QDir(place).exists()) return QDir::cleanPath(place).toStdU16String();
  return {};
}

void LessonShelf::setOwnFolder(const fs::path& folder) {
  m_own = folder.has_filename() ? folder : folder.parent_path();  // without a slash at its end
  reload();
}

const ShelfLesson* LessonShelf::find(const std::string& key) const {
  const auto found =
      std::find_if(m_lessons.begin(), m_lessons.end(), [&](const ShelfLesson& one) { return one.key() == key; });
  return found == m_lessons.end() ? nullptr : &*found;
}

LessonShelf::Reading LessonShelf::read(const fs::path& course, const fs::path& own,
                                       const std::vector<std::string>& models) {
  Reading reading;
  const auto add = [&](const fs::path& folder, bool isOwn) {
    if (folder.empty()) return;
    try {
      lesson::Surroundings around;
      if (!models.empty()) around.models = models;
      if (isOwn && !course.empty()) {  // own lessons may lead to those of the course
        std::error_code ignored;
        around.lessons.emplace();
        for (const fs::path& place : {course, folder})
          for (const auto& entry : fs::directory_iterator(place, ignored))
            if (lesson::isLessonFolder(entry.path())) around.lessons->push_back(entry.path().filename().string());
      }
      for (lesson::LoadedLesson& loaded : lesson::loadLessons(folder, std::move(around)))
        reading.lessons.push_back({std::make_shared<const lesson::LoadedLesson>(std::move(loaded)), isOwn});
      lesson::Glossary glossary = lesson::loadGlossary(folder);
      auto& terms = reading.glossary.terms;
      std::move(glossary.terms.begin(), glossary.terms.end(), std::back_inserter(terms));
      for (const lesson::Problem& problem : glossary.problems) {
        if (!reading.trouble.isEmpty()) reading.trouble += QLatin1Char(' ');
        reading.trouble += QString::fromStdString(problem.text());
      }
    } catch (const Error& error) {
      if (!reading.trouble.isEmpty()) reading.trouble += QLatin1Char(' ');
      reading.trouble += QString::fromUtf8(error.what());
    }
  };
  add(course, false);
  std::error_code ignored;
  reading.ownThere = own.empty() || fs::is_directory(own, ignored);
  if (reading.ownThere) add(own, true);
  return reading;
}

void LessonShelf::reload() {
  const quint64 question = ++m_newest;
  m_jobs.ask([this, question, course = m_course, own = m_own, models = m_models](const std::stop_token&) {
    auto reading = std::make_shared<Reading>(read(course, own, models));
    QMetaObject::invokeMethod(
        this,
        [this, question, reading] {
          if (question != m_newest) return;
          m_lessons = std::move(reading->lessons);
          m_glossary = std::move(reading->glossary);
          m_trouble = reading->trouble;
          m_ownThere = reading->ownThere;
          m_read = true;
          watch();
          Q_EMIT changed();
        },
        Qt::QueuedConnection);
  });
}

/// The own folder, its lessons and their files, and every folder above it: one that is moved away says so to the one it
/// lies in only. A watcher forgets a file that was replaced, so this is done anew.
void LessonShelf::watch() {
  QStringList places;
  std::error_code error;
  for (fs::path above = m_own; above.has_relative_path();) {
    above = above.parent_path();
    if (fs::is_directory(above, error)) places << textOf(above);
  }
  if (!m_own.empty() && fs::is_directory(m_own, error)) {
    places << textOf(m_own);
    for (const auto& entry : fs::directory_iterator(m_own, error)) {
      if (!entry.is_directory(error)) continue;
      places << textOf(entry.path());
      for (const auto& file : fs::directory_iterator(entry.path(), error)) {
        places << textOf(file.path());
        if (places.size() > kMostWatched) break;
      }
    }
  }
  QStringList watched = m_watcher.files() + m_watcher.directories(), gone, fresh;
  for (const QString& place : watched)
    if (!places.contains(place)) gone << place;
  for (const QString& place : places)
    if (!watched.contains(place)) fresh << place;
  if (!gone.isEmpty()) m_watcher.removePaths(gone);
  if (!fresh.isEmpty()) m_watcher.addPaths(fresh);
}

}  // namespace lookback::ui
