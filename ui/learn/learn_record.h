// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QTimer>
#include <filesystem>
#include <functional>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "core/lesson/check.h"
#include "core/lesson/review.h"
#include "core/store/records.h"
#include "core/store/store.h"
#include "ui/controllers/job_queue.h"

namespace lookback::ui {

/// Where a learner is in one lesson.
struct LessonStanding {
  int step = 0;                // the one on screen last
  std::map<int, bool> steps;   // those that were seen; true: gone past
  store::Milliseconds at = 0;  // last touched; 0: never
  bool finished = false;       // was gone through to its end once, however many steps it had then
  bool begun() const { return at != 0; }
};

/// What a person has learned: steps seen and answers given, kept in the store (without a store, in memory as long as
/// the window lives). The file is read and written on a thread; what is asked here is answered at once from memory.
class LearnRecord final : public QObject {
  Q_OBJECT
 public:
  explicit LearnRecord(std::filesystem::path store, QObject* parent = nullptr);
  ~LearnRecord() override;

  /// Reads what the store has of these lessons; `changed` follows.
  void read(const std::vector<std::string>& lessons);
  bool isRead() const { return m_read; }
  /// Waits until everything asked so far is in the file; for the end of the program and for tests.
  void flush();

  const LessonStanding& standing(const std::string& lesson) const;
  /// The step is on screen.
  void visit(const std::string& lesson, int step);
  /// The learner has gone on from it.
  void pass(const std::string& lesson, int step);
  /// The learner has gone on from the last one.
  void finish(const std::string& lesson);

  struct Given {
    store::Milliseconds at = 0;
    std::string item;
    lesson::AnswerRecord record;
    bool right = false;
    double score = 0;
  };
  /// All answers to a lesson, oldest first.
  const std::vector<Given>& answers(const std::string& lesson) const;
  /// The last answer to an item, or null.
  const Given* last(const std::string& lesson, const std::string& item) const;
  bool solved(const std::string& lesson, const std::string& item) const;
  void add(const std::string& lesson, Given given);

  /// What is typed under an item and not answered with yet, "" for nothing; in the file a moment after the last key.
  void setDraft(const std::string& lesson, const std::string& item, const QString& text);
  QString draft(const std::string& lesson, const std::string& item) const;

  /// All lessons that have answers.
  std::vector<std::string> answered() const;
  /// Everything the schedule needs, in the local time zone.
  std::vector<lesson::ReviewAnswer> reviewAnswers() const;
  /// Today, by the clock that tests can set.
  lesson::Day today() const;
  void setClock(std::function<store::Milliseconds()> clock) { m_clock = std::move(clock); }
  store::Milliseconds now() const { return m_clock(); }

  /// The same for one learner and item everywhere and always: how options are shuffled.
  std::uint64_t seed() const { return m_seed; }

 Q_SIGNALS:
  void changed();
  /// What read() asked for is here, or could not be had.
  void wasRead();
  void failed(const QString& message);

 private:
  using DraftKey = std::pair<std::string, std::string>;  // lesson, item
  struct Loaded {
    std::map<std::string, LessonStanding> standings;
    std::map<std::string, std::vector<Given>> answers;
    std::map<DraftKey, QString> drafts;
    QString trouble;
  };
  store::Store& open();  // on the thread
  static Loaded load(store::Store& store, const std::vector<std::string>& lessons);
  void take(Loaded loaded);
  void writeDrafts();
  void write(std::function<void(store::Store&)> work);

  std::filesystem::path m_store;
  std::map<std::string, LessonStanding> m_standings;
  std::map<std::string, std::vector<Given>> m_answers;
  std::map<DraftKey, QString> m_drafts;
  std::set<DraftKey> m_unwritten;  // drafts
  QTimer m_pause;                  // of the keyboard, before drafts are written
  std::function<store::Milliseconds()> m_clock;
  std::uint64_t m_seed;
  bool m_read = false;
  bool m_complained = false;
  std::optional<store::Store> m_open;  // of the thread
  JobQueue m_jobs;                     // last member: its thread ends first
};

}  // namespace lookback::ui
