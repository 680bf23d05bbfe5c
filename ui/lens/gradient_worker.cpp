// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lens/gradient_worker.h"

#include <QMetaObject>
#include <exception>

#include "core/decoding/session.h"
#include "core/model/model.h"

namespace lookback::ui {
namespace {

std::shared_ptr<const Trace> along(const std::shared_ptr<const Model>& model, const GradientQuestion& question,
                                   const std::stop_token& stop) {
  const DecodeOptions options{.given = {.words = question.words, .reference = true}};
  return decode(*readSentence(model, question.sentence), {}, options, nullptr, 1, stop);
}

}  // namespace

GradientWorker::GradientWorker(QObject* parent) : QObject(parent) {}
GradientWorker::~GradientWorker() {
  m_stop.request_stop();
}

void GradientWorker::setBusy(bool busy) {
  if (busy == m_busy) return;
  m_busy = busy;
  Q_EMIT busyChanged();
}

template <class Take>
void GradientWorker::tell(std::uint64_t id, Take take) {
  QMetaObject::invokeMethod(
      this,
      [this, id, take = std::move(take)] {
        if (id == m_newest) take();
      },
      Qt::QueuedConnection);
}

template <class Work>
void GradientWorker::start(Work work) {
  m_stop.request_stop();
  m_stop = std::stop_source();
  const std::uint64_t id = ++m_newest;
  setBusy(true);
  m_jobs.ask([this, id, stop = m_stop.get_token(), work = std::move(work)](const std::stop_token&) {
    if (stop.stop_requested()) return;
    try {
      work(id, stop);
    } catch (const std::exception& error) {
      if (stop.stop_requested()) return;
      tell(id, [this, message = QString::fromUtf8(error.what())] { Q_EMIT failed(message); });
    }
    tell(id, [this] { setBusy(false); });
  });
}

void GradientWorker::ask(GradientQuestion question) {
  start([this, question = std::move(question)](std::uint64_t id, const std::stop_token& stop) {
    GradientAnswer answer;
    answer.trace = along(question.model, question, stop);
    answer.before = question.model == question.original ? answer.trace : along(question.original, question, stop);
    const GradientLens lens(*question.model, question.source, {question.words.begin(), question.words.end()});
    answer.gradient = lens.at(question.step, question.scope);
    const auto positions = static_cast<int>(answer.gradient.de.size());
    tell(id, [this, answer = std::move(answer)] { Q_EMIT answered(answer); });
    for (int j = 0; j < positions && !stop.stop_requested(); ++j)
      tell(id,
           [this, j, value = lens.finiteDifference(question.step, question.scope, j)] { Q_EMIT checked(j, value); });
  });
}

void GradientWorker::learn(GradientQuestion question, double rate) {
  start([this, question = std::move(question), rate](std::uint64_t id, const std::stop_token&) {
    std::vector<std::int32_t> source = question.source, target(question.words.begin(), question.words.end());
    for (std::vector<std::int32_t>* side : {&source, &target})
      if (!side->empty() && side->back() == Vocabulary::kEnd) side->pop_back();
    const LearnedOnce outcome = learnOnce(*question.model, source, target, rate);
    tell(id, [this, outcome] { Q_EMIT learned(outcome); });
  });
}

void GradientWorker::cancel() {
  m_stop.request_stop();
  ++m_newest;
  setBusy(false);
}

}  // namespace lookback::ui
