// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <atomic>
#include <cstdint>
#include <memory>
#include <stop_token>
#include <string>
#include <vector>

#include "core/decoding/gradient_lens.h"
#include "core/decoding/trace.h"
#include "ui/controllers/job_queue.h"

namespace lookback::ui {

/// Whose gradient is asked for.
struct GradientQuestion {
  std::shared_ptr<const Model> model;  // the copy that has learned, or `original`
  std::shared_ptr<const Model> original;
  std::string sentence;
  std::vector<std::int32_t> source;  // its words
  std::vector<int> words;            // of the translation, given
  int step = 1;                      // from 1
  LossScope scope = LossScope::word;
};

struct GradientAnswer {
  EnergyGradient gradient;
  std::shared_ptr<const Trace> trace;   // of question.model along the words
  std::shared_ptr<const Trace> before;  // of question.original along the words; the same if it is the same model
};

/// Does the lens's work beside the window. Only the newest question is answered; its finite differences come one by
/// one.
class GradientWorker final : public QObject {
  Q_OBJECT
 public:
  explicit GradientWorker(QObject* parent = nullptr);
  ~GradientWorker() override;

  void ask(GradientQuestion question);
  /// One update of a copy of `question.model` on the pair.
  void learn(GradientQuestion question, double rate);
  /// Gives up what is being done; nothing more is said of it.
  void cancel();
  bool isBusy() const { return m_busy; }

 Q_SIGNALS:
  void busyChanged();
  void answered(const lookback::ui::GradientAnswer& answer);
  void checked(int position, double value);
  void learned(const lookback::LearnedOnce& outcome);
  void failed(const QString& message);

 private:
  template <class Work>
  void start(Work work);
  /// Hands `take` to the window's thread unless the question is no longer the newest.
  template <class Take>
  void tell(std::uint64_t id, Take take);
  void setBusy(bool busy);

  std::atomic<std::uint64_t> m_newest{0};
  std::stop_source m_stop;
  bool m_busy = false;
  JobQueue m_jobs;  // last member: its thread ends first
};

}  // namespace lookback::ui
