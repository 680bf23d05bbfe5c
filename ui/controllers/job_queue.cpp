// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/controllers/job_queue.h"

#include <utility>

#include "ui/support/background.h"

namespace lookback::ui {

JobQueue::JobQueue(bool inBackground)
    : m_thread([this, inBackground](const std::stop_token& stop) { work(stop, inBackground); }) {}

JobQueue::~JobQueue() {
  m_thread.request_stop();
  m_thread.join();
}

void JobQueue::ask(Job job) {
  {
    const std::scoped_lock lock(m_mutex);
    m_jobs.push_back(std::move(job));
  }
  m_wake.notify_one();
}

void JobQueue::work(const std::stop_token& stop, bool inBackground) {
  if (inBackground) stayInBackground();
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

}  // namespace lookback::ui
