// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/learn/learn_record.h"

#include <QDateTime>
#include <QString>
#include <algorithm>
#include <condition_variable>
#include <exception>
#include <iterator>
#include <mutex>
#include <system_error>
#include <utility>

namespace lookback::ui {
namespace {

namespace fs = std::filesystem;

constexpr const char* kSeen = "seen";
constexpr const char* kDone = "done";
constexpr int kWholeLesson = -1;  // a page that stands for all of them
constexpr int kPauseMs = 400;
constexpr std::uint64_t kSeed = 0x1409'0473;  // one learner a store: the order of options need not differ

int minutesEast(store::Milliseconds at) {
  return QDateTime::fromMSecsSinceEpoch(at).offsetFromUtc() / 60;
}

}  // namespace

LearnRecord::LearnRecord(fs::path store, QObject* parent)
    : QObject(parent),
      m_store(std::move(store)),
      m_clock([] { return QDateTime::currentMSecsSinceEpoch(); }),
      m_seed(kSeed) {
  m_pause.setSingleShot(true);
  m_pause.setInterval(kPauseMs);
  connect(&m_pause, &QTimer::timeout, this, &LearnRecord::writeDrafts);
}

LearnRecord::~LearnRecord() {
  flush();
}

void LearnRecord::flush() {
  writeDrafts();
  std::mutex mutex;
  std::condition_variable done;
  bool ready = false;
  m_jobs.ask([&](const std::stop_token&) {
    const std::lock_guard lock(mutex);
    ready = true;
    done.notify_all();
  });
  std::unique_lock lock(mutex);
  done.wait(lock, [&] { return ready; });
}

store::Store& LearnRecord::open() {
  if (!m_open) m_open.emplace(m_store);
  return *m_open;
}

LearnRecord::Loaded LearnRecord::load(store::Store& store, const std::vector<std::string>& lessons) {
  Loaded loaded;
  for (const std::string& name : lessons) {
    LessonStanding standing;
    for (const store::LessonProgress& page : store.progress(name)) {
      if (page.page == kWholeLesson) {
        standing.finished = page.state == kDone;
        continue;
      }
      standing.steps[page.page] = page.state == kDone;
      if (page.at < standing.at) continue;
      standing.at = page.at;
      standing.step = page.page;
    }
    if (standing.begun()) loaded.standings[name] = std::move(standing);
    for (const store::Answer& answer : store.answers(name)) {
      auto record = lesson::readRecord(answer.answer);
      if (!record) continue;  // of a program to come
      loaded.answers[name].push_back(
          {answer.at, answer.item, std::move(*record), answer.correct.value_or(false), answer.score.value_or(0)});
    }
    for (const store::LessonDraft& draft : store.drafts(name))
      loaded.drafts[{name, draft.item}] = QString::fromStdString(draft.text);
  }
  return loaded;
}

void LearnRecord::read(const std::vector<std::string>& lessons) {
  std::error_code ignored;
  const bool there = !m_store.empty() && fs::exists(m_store, ignored);
  m_jobs.ask([this, lessons, there](const std::stop_token&) {
    Loaded loaded;
    try {
      if (there) loaded = load(open(), lessons);
    } catch (const std::exception& error) {
      loaded.trouble = QString::fromUtf8(error.what());
    }
    QMetaObject::invokeMethod(
        this, [this, loaded = std::move(loaded)]() mutable { take(std::move(loaded)); }, Qt::QueuedConnection);
  });
}

/// What happened here since the file was asked is newer than it, but no reason to forget what it has: a step that was
/// gone past stays so, and answers of earlier days come before those of today.
void LearnRecord::take(Loaded loaded) {
  for (auto& [name, standing] : loaded.standings) {
    const auto [found, fresh] = m_standings.try_emplace(name, standing);
    if (fresh) continue;
    found->second.finished = found->second.finished || standing.finished;
    for (const auto& [step, done] : standing.steps) {
      bool& now = found->second.steps[step];
      now = now || done;
    }
  }
  for (auto& [name, answers] : loaded.answers) {
    std::vector<Given>& here = m_answers[name];
    const auto known = [&here](const Given& old) {
      return std::any_of(here.begin(), here.end(),
                         [&](const Given& one) { return one.at == old.at && one.item == old.item; });
    };
    std::erase_if(answers, known);
    here.insert(here.begin(), std::make_move_iterator(answers.begin()), std::make_move_iterator(answers.end()));
  }
  for (auto& [key, text] : loaded.drafts) m_drafts.try_emplace(key, std::move(text));
  m_read = true;
  if (!loaded.trouble.isEmpty()) Q_EMIT failed(loaded.trouble);
  Q_EMIT changed();
  Q_EMIT wasRead();
}

void LearnRecord::setDraft(const std::string& lesson, const std::string& item, const QString& text) {
  QString& draft = m_drafts[{lesson, item}];
  if (draft == text) return;
  draft = text;
  m_unwritten.insert({lesson, item});
  m_pause.start();
}

QString LearnRecord::draft(const std::string& lesson, const std::string& item) const {
  const auto found = m_drafts.find({lesson, item});
  return found == m_drafts.end() ? QString() : found->second;
}

void LearnRecord::writeDrafts() {
  m_pause.stop();
  std::vector<store::LessonDraft> drafts;
  for (const DraftKey& key : std::exchange(m_unwritten, {}))
    drafts.push_back({key.first, key.second, m_drafts.at(key).toStdString(), now()});
  if (drafts.empty()) return;
  write([drafts = std::move(drafts)](store::Store& store) {
    for (const store::LessonDraft& draft : drafts) store.setDraft(draft);
  });
}

void LearnRecord::write(std::function<void(store::Store&)> work) {
  if (m_store.empty()) return;
  m_jobs.ask([this, work = std::move(work)](const std::stop_token&) {
    try {
      work(open());
    } catch (const std::exception& error) {
      const QString message = QString::fromUtf8(error.what());
      QMetaObject::invokeMethod(
          this,
          [this, message] {
            if (!std::exchange(m_complained, true)) Q_EMIT failed(message);
          },
          Qt::QueuedConnection);
    }
  });
}

const LessonStanding& LearnRecord::standing(const std::string& lesson) const {
  static const LessonStanding none;
  const auto found = m_standings.find(lesson);
  return found == m_standings.end() ? none : found->second;
}

void LearnRecord::visit(const std::string& lesson, int step) {
  LessonStanding& standing = m_standings[lesson];
  const bool done = standing.steps.try_emplace(step, false).first->second;
  standing.step = step;
  standing.at = now();
  write([=, at = standing.at](store::Store& store) { store.setProgress({lesson, step, done ? kDone : kSeen, at}); });
  Q_EMIT changed();
}

void LearnRecord::pass(const std::string& lesson, int step) {
  LessonStanding& standing = m_standings[lesson];
  if (std::exchange(standing.steps[step], true)) return;
  standing.at = now();
  write([=, at = standing.at](store::Store& store) { store.setProgress({lesson, step, kDone, at}); });
  Q_EMIT changed();
}

void LearnRecord::finish(const std::string& lesson) {
  LessonStanding& standing = m_standings[lesson];
  if (std::exchange(standing.finished, true)) return;
  write([=, at = now()](store::Store& store) { store.setProgress({lesson, kWholeLesson, kDone, at}); });
  Q_EMIT changed();
}

const std::vector<LearnRecord::Given>& LearnRecord::answers(const std::string& lesson) const {
  static const std::vector<Given> none;
  const auto found = m_answers.find(lesson);
  return found == m_answers.end() ? none : found->second;
}

const LearnRecord::Given* LearnRecord::last(const std::string& lesson, const std::string& item) const {
  const Given* found = nullptr;
  for (const Given& given : answers(lesson))
    if (given.item == item) found = &given;
  return found;
}

bool LearnRecord::solved(const std::string& lesson, const std::string& item) const {
  const std::vector<Given>& all = answers(lesson);
  return std::any_of(all.begin(), all.end(), [&](const Given& given) { return given.item == item && given.right; });
}

void LearnRecord::add(const std::string& lesson, Given given) {
  if (given.at == 0) given.at = now();
  store::Answer answer;
  answer.lesson = lesson;
  answer.item = given.item;
  answer.answer = lesson::recordText(given.record);
  answer.correct = given.right;
  answer.score = given.score;
  answer.at = given.at;
  m_answers[lesson].push_back(std::move(given));
  write([answer = std::move(answer)](store::Store& store) { store.addAnswer(answer); });
  Q_EMIT changed();
}

std::vector<std::string> LearnRecord::answered() const {
  std::vector<std::string> names;
  for (const auto& [name, answers] : m_answers)
    if (!answers.empty()) names.push_back(name);
  return names;
}

std::vector<lesson::ReviewAnswer> LearnRecord::reviewAnswers() const {
  std::vector<lesson::ReviewAnswer> all;
  for (const auto& [name, answers] : m_answers)
    for (const Given& given : answers)
      all.push_back({name, given.item, lesson::dayOf(given.at, minutesEast(given.at)), given.right});
  return all;
}

lesson::Day LearnRecord::today() const {
  return lesson::dayOf(now(), minutesEast(now()));
}

}  // namespace lookback::ui
