// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/controllers/import_controller.h"

#include <exception>
#include <utility>

#include "core/base/error.h"

namespace lookback::ui {
namespace {

constexpr int kProgressMs = 33;
constexpr std::size_t kPreviewPairs = 200;

}  // namespace

ImportEngine ImportEngine::core(const std::filesystem::path& store) {
  ImportEngine engine;
  engine.preview = [](const ImportSource& source, const ImportWatch& watch) {
    return previewImport(source, kPreviewPairs, watch);
  };
  engine.import = [store](const ImportSource& source, const ImportSettings& settings, const std::string& name,
                          const ImportWatch& watch) { return importIntoStore(source, settings, name, store, watch); };
  return engine;
}

ImportController::ImportController(ImportEngine engine, QObject* parent)
    : QObject(parent), m_engine(std::move(engine)), m_thread([this](std::stop_token stop) { run(std::move(stop)); }) {
  m_clock.setInterval(kProgressMs);
  connect(&m_clock, &QTimer::timeout, this, [this] {
    if (const auto progress = m_progress.take()) Q_EMIT progressChanged(*progress);
  });
}

ImportController::~ImportController() {
  m_stop.request_stop();
  m_thread.request_stop();
  m_thread.join();
}

void ImportController::setSource(ImportSource source) {
  if (m_job == Job::import) return;
  m_source = std::move(source);
  if (m_source.files.first.empty()) {
    cancel();
    return;
  }
  Question question;
  question.job = Job::preview;
  ask(std::move(question));
}

void ImportController::import(const ImportSettings& settings, const QString& name) {
  if (m_job == Job::import || m_source.files.first.empty()) return;
  Question question;
  question.job = Job::import;
  question.settings = settings;
  question.name = name.toStdString();
  ask(std::move(question));
}

void ImportController::ask(Question question) {
  m_stop.request_stop();
  m_stop = question.stop;
  question.id = ++m_id;
  question.engine = m_engine;
  question.source = m_source;
  m_job = question.job;
  m_progress.take();
  m_clock.start();
  m_mail.put(std::move(question));
  Q_EMIT jobChanged();
}

void ImportController::cancel() {
  if (m_job == Job::none) return;
  m_stop.request_stop();
  if (m_job == Job::import) return;  // the worker says whether it was in time
  ++m_id;
  finish();
}

void ImportController::finish() {
  m_job = Job::none;
  m_clock.stop();
  Q_EMIT jobChanged();
}

void ImportController::run(std::stop_token stop) {
  while (const auto question = m_mail.wait(stop)) answer(*question);
}

void ImportController::deliver(std::uint64_t id, std::function<void()> work) {
  QMetaObject::invokeMethod(
      this,
      [this, id, work = std::move(work)] {
        if (id != m_id) return;
        finish();
        work();
      },
      Qt::QueuedConnection);
}

void ImportController::answer(const Question& question) {
  const ImportWatch watch{question.stop.get_token(),
                          [this](const ImportProgress& progress) { m_progress.put(progress); }};
  try {
    if (question.job == Job::preview) {
      auto preview = std::make_shared<const ImportPreview>(question.engine.preview(question.source, watch));
      deliver(question.id, [this, preview] { Q_EMIT previewed(preview); });
    } else {
      const ImportOutcome outcome = question.engine.import(question.source, question.settings, question.name, watch);
      deliver(question.id, [this, outcome] { Q_EMIT imported(outcome); });
    }
  } catch (const std::exception& error) {
    if (question.stop.stop_requested()) {
      deliver(question.id, [] {});
      return;
    }
    deliver(question.id,
            [this, job = question.job, message = QString::fromUtf8(error.what())] { Q_EMIT failed(job, message); });
  }
}

}  // namespace lookback::ui
