// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFileSystemWatcher>
#include <QObject>
#include <QTimer>
#include <filesystem>
#include <memory>
#include <string>
#include <vector>

#include "core/lesson/glossary.h"
#include "core/lesson/lesson.h"
#include "ui/controllers/job_queue.h"

namespace lookback::ui {

/// A lesson that can be opened. Shared and immutable: a player keeps the one it opened while a newer one is read.
struct ShelfLesson {
  std::shared_ptr<const lesson::LoadedLesson> loaded;
  bool own = false;  // from the teacher's own folder

  const lesson::Lesson& lesson() const { return loaded->lesson; }
  /// What the store calls it: the folder's name, for own ones behind "own/".
  std::string key() const { return (own ? "own/" : "") + loaded->lesson.name; }
};

/// The lessons of the course and of a teacher's own folder, read on a thread. The own folder is watched: a file saved
/// there is on the page a moment later, and so is the folder itself when it was away. A lesson with problems is there
/// with them and hides no other.
class LessonShelf final : public QObject {
  Q_OBJECT
 public:
  /// `models` are the names that lessons may run.
  LessonShelf(std::filesystem::path course, std::vector<std::string> models, QObject* parent = nullptr);

  /// Empty: none. Reads both folders.
  void setOwnFolder(const std::filesystem::path& folder);
  const std::filesystem::path& ownFolder() const { return m_own; }
  const std::filesystem::path& courseFolder() const { return m_course; }
  const std::vector<std::string>& models() const { return m_models; }
  void reload();

  const std::vector<ShelfLesson>& lessons() const { return m_lessons; }
  /// Null if there is none of that key.
  const ShelfLesson* find(const std::string& key) const;
  /// Whether the own folder lies where it was chosen; false for a moment or for good if it was moved or unplugged.
  bool isOwnThere() const { return m_ownThere; }
  /// What kept a folder from being read; empty if nothing did.
  const QString& trouble() const { return m_trouble; }
  bool isRead() const { return m_read; }
  /// The words of the course and of the own folder.
  const lesson::Glossary& glossary() const { return m_glossary; }

  /// Beside the program where it is installed, else in the source tree; empty if neither is there.
  static std::filesystem::path standardCourse();

 Q_SIGNALS:
  void changed();

 private:
  struct Reading {
    std::vector<ShelfLesson> lessons;
    lesson::Glossary glossary;
    QString trouble;
    bool ownThere = true;
  };
  static Reading read(const std::filesystem::path& course, const std::filesystem::path& own,
                      const std::vector<std::string>& models);
  void watch();
  void followFolder(const QString& folder);

  std::filesystem::path m_course, m_own;
  std::vector<std::string> m_models;
  std::vector<ShelfLesson> m_lessons;
  lesson::Glossary m_glossary;
  QString m_trouble;
  bool m_read = false, m_ownThere = true;
  QFileSystemWatcher m_watcher;
  QTimer m_pause;  // a file is saved in several strokes
  quint64 m_newest = 0;
  JobQueue m_jobs;  // last member: its thread ends first
};

}  // namespace lookback::ui
