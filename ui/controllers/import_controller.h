// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>
#include <QTimer>
#include <cstdint>
#include <functional>
#include <memory>
#include <stop_token>
#include <string>
#include <thread>

#include "core/base/latest_value.h"
#include "core/data/import.h"
#include "ui/controllers/import_store.h"

namespace lookback::ui {

/// The parts of core that the worker calls; tests put slow or failing ones in their place.
struct ImportEngine {
  std::function<ImportPreview(const ImportSource&, const ImportWatch&)> preview;
  std::function<ImportOutcome(const ImportSource&, const ImportSettings&, const std::string& name, const ImportWatch&)>
      import;

  /// `store`: the file whose folder takes the corpora; empty: the person's own.
  static ImportEngine core(const std::filesystem::path& store = {});
};

/// Reads previews and imports on a thread of its own. Every question has a number; the newest stops and replaces older
/// ones, and answers to those are dropped. Never waits.
class ImportController final : public QObject {
  Q_OBJECT
 public:
  enum class Job { none, preview, import };

  explicit ImportController(ImportEngine engine = ImportEngine::core(), QObject* parent = nullptr);
  /// Stops what runs and waits for it.
  ~ImportController() override;

  /// For the next question on: another store, for example.
  void setEngine(ImportEngine engine) { m_engine = std::move(engine); }
  /// What is to be read; a preview follows. Refused while importing.
  void setSource(ImportSource source);
  const ImportSource& source() const { return m_source; }
  void import(const ImportSettings& settings, const QString& name);
  /// Gives up what runs; nothing of it remains. An import says by jobChanged() when it has ended.
  void cancel();
  Job job() const { return m_job; }

 Q_SIGNALS:
  void jobChanged();
  void progressChanged(const lookback::ImportProgress& progress);
  void previewed(std::shared_ptr<const lookback::ImportPreview> preview);
  void imported(const lookback::ui::ImportOutcome& outcome);
  /// A sentence that names file, place and remedy.
  void failed(lookback::ui::ImportController::Job job, const QString& message);

 private:
  struct Question {
    std::uint64_t id = 0;
    Job job = Job::none;
    ImportEngine engine;  // as it was when asked
    ImportSource source;
    ImportSettings settings;
    std::string name;
    std::stop_source stop;
  };

  void ask(Question question);
  void run(std::stop_token stop);
  void answer(const Question& question);
  /// Runs `work` on the window's thread if the question is still the newest.
  void deliver(std::uint64_t id, std::function<void()> work);
  void finish();

  ImportEngine m_engine;
  ImportSource m_source;
  Job m_job = Job::none;
  std::uint64_t m_id = 0;
  std::stop_source m_stop;
  QTimer m_clock;  // looks into the mailbox of progress
  LatestValue<ImportProgress> m_progress;
  LatestValue<Question> m_mail;
  std::jthread m_thread;  // last member: joined first
};

}  // namespace lookback::ui
