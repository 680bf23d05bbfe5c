// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/bench/window/train_times.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QEventLoop>
#include <QTimer>
#include <algorithm>
#include <cmath>

#include "core/base/error.h"
#include "core/base/rng.h"
#include "core/tensor/functions.h"
#include "ui/pages/train_page.h"

namespace lookback::ui {
namespace {

constexpr int kTurnMs = 2500, kStopEveryMs = 300;

double since(const QElapsedTimer& clock) {
  return static_cast<double>(clock.nsecsElapsed()) / 1e6;
}

/// Serves the window's events for so long.
void serveFor(int milliseconds) {
  QEventLoop loop;
  QTimer::singleShot(milliseconds, &loop, &QEventLoop::quit);
  loop.exec();
}

/// The page in a window of its own store, over a run on two threads.
class TrainRig {
 public:
  explicit TrainRig(Rig& rig) : m_rig(rig) {
    rig.actions.get(QStringLiteral("page.train"))->trigger();
    QObject::connect(&control(), &TrainingController::failed, &control(),
                     [this](const QString& message) { m_failure = message; });
  }
  TrainPage& page() { return m_rig.window->trainPage(); }
  TrainingController& control() { return page().controller(); }
  const std::vector<CurvePoint>& points() { return page().model().points(); }

  void start(double minutes, int evaluateEvery) {
    TrainingPlan plan = page().form().plan();
    plan.data = {};
    plan.data.task = "french-english";
    plan.data.direction = {Language::french, Language::english};
    plan.data.pairs = 20000;
    plan.data.maxWords = 30;
    plan.config.m = plan.config.l = 128;
    plan.config.n = plan.config.nAlign = 256;
    plan.config.sourceWords = plan.config.targetWords = 8000;
    plan.config.scorer = Scorer::additive;
    plan.automaticThreads = false;
    plan.options.threads = 2;
    plan.options.batchSize = 80;
    plan.options.minutes = minutes;
    plan.options.evaluateEvery = static_cast<std::uint64_t>(evaluateEvery);
    const std::size_t before = points().size();
    control().start(plan);
    wait([&] {
      return control().stage() == TrainingController::Stage::training && points().size() > 3 &&
             points().size() != before;
    });
  }
  void stop() {
    control().stop();
    wait([this] { return !control().isBusy(); });
  }
  template <class F>
  void wait(F&& done) {
    serveUntil([&] { return done() || !m_failure.isEmpty(); });
    if (!m_failure.isEmpty()) throw Error(m_failure.toStdString());
  }
  /// Words and seconds of training in the turn that follows, by the trainer's own clock.
  std::pair<double, double> turn() {
    control().fetch();
    const std::size_t first = points().size();
    serveFor(kTurnMs);
    control().fetch();
    double words = 0;
    for (std::size_t k = first; k < points().size(); ++k) words += points()[k].targetWords;
    return {words, points().back().seconds - points()[first - 1].seconds};
  }

 private:
  Rig& m_rig;
  QString m_failure;
};

ProbeFramePtr frame(std::uint64_t update, int probes, Rng& rng) {
  auto made = std::make_shared<ProbeFrame>();
  made->update = update;
  for (int p = 0; p < probes; ++p) {
    store::Snapshot snapshot;
    snapshot.update = update;
    snapshot.probe = p;
    const Index rows = 7 + p, columns = 8 + p;
    snapshot.energies.resize(rows, columns);
    for (Index i = 0; i < rows; ++i)
      for (Index j = 0; j < columns; ++j) snapshot.energies(i, j) = static_cast<float>(rng.normal());
    snapshot.alpha = snapshot.energies;
    for (Index i = 0; i < rows; ++i) {
      Vector<float> e = snapshot.energies.row(i).transpose();
      softmaxInPlace<float>(e);
      snapshot.alpha.row(i) = e.transpose();
    }
    for (Index i = 0; i + 1 < rows; ++i) snapshot.output.push_back("word");
    made->snapshots.push_back(std::move(snapshot));
  }
  return made;
}

/// A run of an hour: 20 000 updates, an evaluation every 100, and so many snapshots.
TrainingNews longRun(int frames, int probes) {
  constexpr int kUpdates = 20000, kEvaluateEvery = 100;
  Rng rng(1);
  TrainingNews news;
  for (int p = 0; p < probes; ++p) {
    store::Probe probe;
    probe.number = p;
    probe.source.assign(static_cast<std::size_t>(7 + p), "mot");
    probe.reference.assign(static_cast<std::size_t>(6 + p), "word");
    news.probes.push_back(std::move(probe));
  }
  for (int k = 1; k <= kUpdates; ++k) {
    const double share = static_cast<double>(k) / kUpdates;
    const auto update = static_cast<std::uint64_t>(k);
    news.updates.push_back({update, 5 * share, 3600 * share,
                            static_cast<float>(5 / (1 + 20 * share) + 0.2 * rng.uniform()),
                            static_cast<float>(1 + rng.uniform()), 800});
    if (k % kEvaluateEvery == 0) news.evaluations.push_back({update, 4 / (1 + 20 * share), 100 * share, 1 - share});
  }
  for (int k = 0; k < frames; ++k)
    news.frames.push_back(
        frame(static_cast<std::uint64_t>(1 + k * (kUpdates - 1) / std::max(1, frames - 1)), probes, rng));
  return news;
}

}  // namespace

TrainTimes trainTimes(double seconds, int stops) {
  Rig rig(DecodeEngine::core(), true);
  TrainRig training(rig);
  training.start(10, 200);
  TrainTimes times;
  LatencyProbe probe;
  serveFor(kTurnMs / 2);
  probe.take();
  double words[2] = {0, 0}, spent[2] = {0, 0};
  const int turns = std::max(1, static_cast<int>(std::lround(seconds * 1000 / (2 * kTurnMs))));
  for (int k = 0; k < turns; ++k) {
    for (const bool shown : {true, false}) {
      rig.window->setVisible(shown);
      serveFor(kStopEveryMs);  // showing is not what is measured
      probe.take();
      const auto [more, longer] = training.turn();
      words[shown] += more;
      spent[shown] += longer;
      if (shown)
        for (const double wait : probe.take()) times.waits.push_back(wait);
    }
  }
  times.shown = words[1] / spent[1];
  times.hidden = words[0] / spent[0];
  training.stop();
  rig.window->show();
  Rng rng(7);
  for (int k = 0; k < stops; ++k) {
    training.start(10, 5);  // so that a stop often meets an evaluation
    serveFor(static_cast<int>(rng.below(kStopEveryMs)));
    QElapsedTimer clock;
    clock.start();
    training.control().stop();
    QCoreApplication::processEvents();
    times.stops.push_back(since(clock));
    training.wait([&] { return !training.control().isBusy(); });
    times.kept.push_back(since(clock));
  }
  return times;
}

Times scrubTimes(int frames) {
  Rig rig(DecodeEngine::core(), true);
  rig.actions.get(QStringLiteral("page.train"))->trigger();
  TrainingModel& model = rig.window->trainPage().model();
  model.begin(QStringLiteral("long run"), true);
  model.add(longRun(frames, 6));
  model.setFrame(0);
  serveFor(kTurnMs / 5);
  Times times;
  for (int k = 0; k < frames; ++k) {
    QElapsedTimer clock;
    clock.start();
    model.setFrame(k * 211 % frames);  // back and forth, as a hand does
    QCoreApplication::processEvents();
    times.push_back(since(clock));
  }
  return times;
}

}  // namespace lookback::ui
