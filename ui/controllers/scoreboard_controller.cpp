// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/controllers/scoreboard_controller.h"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <utility>

#include "core/base/error.h"
#include "core/store/store.h"
#include "ui/support/background.h"

namespace lookback::ui {
namespace {

constexpr int kProgressMs = 50;

std::int64_t nowMs() {
  return std::chrono::duration_cast<std::chrono::milliseconds>(std::chrono::system_clock::now().time_since_epoch())
      .count();
}

std::string decodingOf(const EvaluationWish& wish, const BoardSystem& system) {
  const auto own = system.facts.find("decoding");  // a phrase-based system has no beam to choose
  if (system.kind == BoardSystem::Kind::phrases && own != system.facts.end()) return own->second;
  return fmt::format("beam {}{}", wish.beam, wish.replaceUnknown ? ", unknown words replaced" : "");
}

const BoardSystem* find(const Board& board, const std::string& key) {
  for (const BoardSystem& system : board.systems)
    if (system.key == key) return &system;
  return nullptr;
}

std::vector<BleuCounts> countsOf(const store::EvaluationText& text) {
  std::vector<BleuCounts> counts;
  for (const EvaluatedSentence& sentence : text.sentences) counts.push_back(sentence.counts);
  return counts;
}

const store::EvaluationRecord* find(const Board& board, store::EvaluationId id) {
  for (const store::EvaluationRecord& record : board.evaluations)
    if (record.id == id) return &record;
  return nullptr;
}

}  // namespace

JobThread::JobThread() : m_thread([this](const std::stop_token& stop) { work(stop); }) {}

JobThread::~JobThread() {
  m_thread.request_stop();
  m_thread.join();
}

void JobThread::ask(Job job) {
  {
    const std::scoped_lock lock(m_mutex);
    m_jobs.push_back(std::move(job));
  }
  m_wake.notify_one();
}

void JobThread::work(const std::stop_token& stop) {
  while (true) {
    Job job;
    {
      std::unique_lock lock(m_mutex);
      if (!m_wake.wait(lock, stop, [this] { return !m_jobs.empty(); })) return;
      job = std::move(m_jobs.front());
      m_jobs.pop_front();
    }
    job(stop);
  }
}

ScoreboardController::ScoreboardController(std::filesystem::path store, QObject* parent)
    : QObject(parent), m_store(std::move(store)), m_board(std::make_shared<Board>()) {
  m_opener = [path = m_store](const BoardSystem& system, const EvaluationWish& wish) {
    if (system.kind == BoardSystem::Kind::phrases)
      return phraseSystemOf(system, wordsLender(system, wish.systems), path);
    TranslateOptions options;
    options.beam = wish.beam;
    options.replaceUnknown = wish.replaceUnknown;
    return modelSystem(modelOf(system, path), options);
  };
  m_clock.setInterval(kProgressMs);
  connect(&m_clock, &QTimer::timeout, this, [this] {
    if (const auto progress = m_progress.take()) Q_EMIT progressChanged(*progress);
  });
}

ScoreboardController::~ScoreboardController() {
  m_stop.request_stop();
}

void ScoreboardController::tellFailure(const std::exception& error) {
  tell([this, message = QString::fromUtf8(error.what())] { Q_EMIT failed(message); });
}

void ScoreboardController::refresh() {
  m_reader.ask([this, files = m_files](const std::stop_token& stop) {
    try {
      auto board = std::make_shared<Board>(makeBoard(files, m_store, m_known, stop));
      addKept(*board);
      tell([this, board] {
        m_board = board;
        Q_EMIT boardChanged(board);
      });
    } catch (const std::exception& error) {
      if (!stop.stop_requested()) tellFailure(error);
    }
  });
}

void ScoreboardController::addKept(Board& board) {
  const std::scoped_lock lock(m_keptMutex);
  for (const Kept& kept : m_kept) {
    board.evaluations.push_back(kept.record);
    const bool known = std::any_of(board.testSets.begin(), board.testSets.end(),
                                   [&](const auto& set) { return set.fingerprint == kept.record.testSet; });
    if (!known)
      board.testSets.push_back(
          {kept.record.testSet, kept.record.testSetName, kept.record.direction, kept.text->sentences.size()});
  }
}

void ScoreboardController::evaluate(EvaluationWish wish) {
  if (m_busy || wish.systems.empty()) return;
  m_busy = true;
  m_stop = std::stop_source();
  m_progress.take();
  m_clock.start();
  Q_EMIT busyChanged();
  m_evaluator.ask([this, wish = std::move(wish), board = m_board, stop = m_stop](const std::stop_token& closing) {
    const std::stop_callback whenClosing(closing, [stop]() mutable { stop.request_stop(); });
    stayInBackground();
    try {
      run(wish, *board, stop.get_token());
    } catch (const std::exception& error) {
      if (!stop.stop_requested()) tellFailure(error);
    }
    tell([this] {
      m_busy = false;
      m_clock.stop();
      Q_EMIT busyChanged();
    });
  });
}

void ScoreboardController::cancel() {
  m_stop.request_stop();
}

/// A phrase-based score counts, in its second column, the sentences that a network knows: another network, another
/// score. One that counts its own words stands until there is a network.
bool ScoreboardController::sameWords(const store::EvaluationRecord& record, const EvaluationWish& wish,
                                     const BoardSystem& system) {
  if (system.kind != BoardSystem::Kind::phrases) return true;
  const BoardSystem* lender = wordsLender(system, wish.systems);
  const auto words = record.facts.find("words_of_system");
  return !lender || (words != record.facts.end() && words->second == lender->key);
}

void ScoreboardController::run(const EvaluationWish& wish, const Board& board, const std::stop_token& stop) {
  const TestSet set = makeTestSet(wish.set, m_store, stop);
  const std::string fingerprint = testSetFingerprint(set);
  EvaluationProgress progress;
  progress.systems = static_cast<int>(wish.systems.size());
  for (const BoardSystem& system : wish.systems) {
    const auto found = std::find_if(board.evaluations.begin(), board.evaluations.end(), [&](const auto& record) {
      return record.system == system.key && record.testSet == fingerprint &&
             record.decoding == decodingOf(wish, system) && sameWords(record, wish, system);
    });
    if (found != board.evaluations.end() && !wish.again)
      tell([this, id = found->id] { Q_EMIT scored(id); });
    else
      scoreOne(wish, system, set, progress, stop);
    ++progress.number;
  }
}

void ScoreboardController::scoreOne(const EvaluationWish& wish, const BoardSystem& system, const TestSet& set,
                                    EvaluationProgress progress, const std::stop_token& stop) {
  progress.system = system.name;
  progress.all = set.sources.size();
  m_progress.put(progress);
  EvaluateOptions options;
  options.stop = stop;
  options.progress = [&](std::size_t done, std::size_t) {
    progress.done = done;
    m_progress.put(progress);
  };
  auto text = std::make_shared<store::EvaluationText>();
  text->set = set;
  text->sentences = evaluateSystem(m_opener(system, wish), set, options);
  store::EvaluationRecord record;
  record.system = system.key;
  record.name = system.name.toStdString();
  record.decoding = decodingOf(wish, system);
  record.facts = system.facts;
  if (system.kind == BoardSystem::Kind::phrases) {
    if (const BoardSystem* lender = wordsLender(system, wish.systems)) {
      record.facts["words_of"] = lender->name.toStdString();
      record.facts["words_of_system"] = lender->key;
    }
  } else {
    record.facts["beam"] = std::to_string(wish.beam);
    if (wish.replaceUnknown) record.facts["unknown_replaced"] = "yes";
  }
  record.testSet = testSetFingerprint(set);
  record.testSetName = set.name;
  record.direction = set.direction;
  record.references = static_cast<int>(set.references.size());
  record.summary = summarise(text->sentences, record.bleu, record.references);
  record.byLength = bleuByLength(text->sentences, record.bleu);
  record.at = nowMs();
  throwIfStopped(stop);
  keep(std::move(record), text);
}

void ScoreboardController::keep(store::EvaluationRecord record, const TextPtr& text) {
  if (!m_store.empty()) {
    try {
      record.id = store::Store(m_store).saveEvaluation(record, *text);
    } catch (const std::exception& error) {
      tellFailure(error);  // a full disk costs the keeping, not the score
    }
  }
  if (record.id == 0) {
    const std::scoped_lock lock(m_keptMutex);
    std::erase_if(m_kept, [&](const Kept& kept) {
      return kept.record.system == record.system && kept.record.testSet == record.testSet &&
             kept.record.decoding == record.decoding;
    });
    record.id = m_kept.empty() ? -1 : m_kept.back().record.id - 1;
    m_kept.push_back({record, text});
  }
  tell([this, id = record.id] {
    refresh();
    Q_EMIT scored(id);
  });
}

ScoreboardController::TextPtr ScoreboardController::textOf(store::EvaluationId evaluation) {
  if (evaluation < 0) {
    const std::scoped_lock lock(m_keptMutex);
    for (const Kept& kept : m_kept)
      if (kept.record.id == evaluation) return kept.text;
  }
  return std::make_shared<store::EvaluationText>(store::openToRead(m_store).evaluationText(evaluation));
}

void ScoreboardController::open(store::EvaluationId evaluation) {
  m_reader.ask([this, evaluation, id = ++m_opening](const std::stop_token&) {
    try {
      const TextPtr text = textOf(evaluation);
      tell([this, evaluation, text, id] {
        if (id == m_opening) Q_EMIT opened(evaluation, text);
      });
    } catch (const std::exception& error) {
      tellFailure(error);
    }
  });
}

void ScoreboardController::compare(store::EvaluationId a, store::EvaluationId b) {
  m_reader.ask([this, a, b, board = m_board, id = ++m_comparing](const std::stop_token&) {
    try {
      ScoreComparison comparison;
      comparison.a = a;
      comparison.b = b;
      const store::EvaluationRecord *first = find(*board, a), *second = find(*board, b);
      if (!first || !second) return;
      const bool same =
          first->testSet == second->testSet && first->summary.all.bleu.signature == second->summary.all.bleu.signature;
      if (same) comparison.paired = comparePaired(countsOf(*textOf(a)), countsOf(*textOf(b)), first->bleu);
      comparison.settings = settingsApart(find(*board, first->system), find(*board, second->system), m_store);
      tell([this, comparison, id] {
        if (id == m_comparing) Q_EMIT compared(comparison);
      });
    } catch (const std::exception& error) {
      tellFailure(error);
    }
  });
}

void ScoreboardController::remove(store::EvaluationId evaluation) {
  m_reader.ask([this, evaluation](const std::stop_token&) {
    try {
      if (evaluation < 0) {
        const std::scoped_lock lock(m_keptMutex);
        std::erase_if(m_kept, [&](const Kept& kept) { return kept.record.id == evaluation; });
      } else {
        store::Store(m_store).removeEvaluation(evaluation);
      }
      tell([this] { refresh(); });
    } catch (const std::exception& error) {
      tellFailure(error);
    }
  });
}

}  // namespace lookback::ui
