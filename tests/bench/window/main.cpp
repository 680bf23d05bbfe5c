// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
// lookback_window_bench: how quickly the window answers a hand, alone and while a training runs on both cores. Frames
// while stepping a 40 x 40 map, a slider move to the rest of the sentence on screen, how long the event loop kept
// others waiting meanwhile, and the start of the program.
#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <QApplication>
#include <QElapsedTimer>
#include <algorithm>
#include <iostream>
#include <nlohmann/json.hpp>
#include <optional>

#include "tests/bench/window/rig.h"
#include "tests/bench/window/start_times.h"
#include "tests/bench/window/train_times.h"
#include "tests/bench/window/training_beside.h"

namespace lookback::ui {
namespace {

constexpr int kMapSize = 40;
constexpr const char* kSentence = "L'accord sur la zone économique européenne a été signé en août 1992.";

double percentile(Times values, std::size_t percent) {
  std::sort(values.begin(), values.end());
  return values.empty() ? 0 : values[std::min(values.size() - 1, values.size() * percent / 100)];
}

double since(const QElapsedTimer& clock) {
  return static_cast<double>(clock.nsecsElapsed()) / 1e6;
}

/// Makes every decode end with a kMapSize x kMapSize map: the sentence is long and the end mark never wins.
DecodeEngine longDecodes() {
  DecodeEngine engine = DecodeEngine::core();
  engine.decode = [](const ReadSentence& sentence, std::span<const Intervention> edits, const Trace* previous,
                     int first, std::stop_token stop) {
    std::vector<Intervention> forced(edits.begin(), edits.end());
    for (int step = 1; step <= kMapSize; ++step)
      forced.push_back({.kind = Intervention::Kind::forceWord, .step = step, .word = 2 + step});
    return decode(sentence, forced, {.maxLength = kMapSize}, previous, first, stop);
  };
  return engine;
}

Times frameTimes(const std::filesystem::path& model, int rounds) {
  Rig rig(longDecodes());
  QString sentence;
  for (int word = 1; word < kMapSize; ++word) sentence += QStringLiteral("maison ");
  rig.start(model, sentence);
  Times times;
  for (int round = 0; round <= rounds; ++round) {
    for (int step = 1; step <= kMapSize; ++step) {
      QElapsedTimer clock;
      clock.start();
      rig.window->decodeModel().setCursor(step, SubStep::write);
      rig.window->decodeModel().setSource(step - 1);
      QCoreApplication::processEvents();  // paints what changed, all views and the inspector
      if (round > 0) times.push_back(since(clock));
    }
  }
  return times;
}

struct SliderTimes {
  Times answers;  // slider move to the new rest of the sentence painted
  Times waits;    // of a message to the window meanwhile
};

SliderTimes sliderTimes(const std::filesystem::path& model, int moves) {
  Rig rig(DecodeEngine::core());
  rig.start(model, QString::fromUtf8(kSentence));
  DecodeModel& shown = rig.window->decodeModel();
  shown.setCursor(1, SubStep::write);
  SliderTimes times;
  bool decoded = false;
  QObject::connect(&rig.window->controller(), &DecodeController::decoded, &shown, [&] { decoded = true; });
  LatencyProbe probe;
  constexpr int kWarmUp = 10;
  for (int move = -kWarmUp; move < moves; ++move) {
    if (move == 0) probe.take();
    decoded = false;
    QElapsedTimer clock;
    clock.start();
    shown.requestIntervention({.kind = Intervention::Kind::setEnergy,
                               .step = 1,
                               .position = (move + kWarmUp) % 5,
                               .value = -4.0 + 8.0 * move / moves},
                              true);
    serveUntil([&] { return decoded; });
    QCoreApplication::processEvents();  // the repaint that the answer asked for
    if (move >= 0) times.answers.push_back(since(clock));
  }
  times.waits = probe.take();
  return times;
}

/// Waits of a message while the parts of each sub-step move into their places on a 40 x 40 map: painting one frame of
/// the motion is what it waits for.
Times motionTimes(const std::filesystem::path& model, int steps) {
  constexpr int kMotionMs = 450;  // a little longer than the motion
  Rig rig(longDecodes());
  rig.theme.setReducedMotion(false);
  QString sentence;
  for (int word = 1; word < kMapSize; ++word) sentence += QStringLiteral("maison ");
  rig.start(model, sentence);
  LatencyProbe probe;
  for (int step = kMapSize - steps; step <= kMapSize; ++step) {
    for (const SubStep part : {SubStep::score, SubStep::soften, SubStep::blend, SubStep::write}) {
      if (step == kMapSize - steps) probe.take();  // the first step warms up
      rig.window->decodeModel().setCursor(step, part);
      QElapsedTimer clock;
      clock.start();
      serveUntil([&] { return clock.elapsed() > kMotionMs; });
    }
  }
  return probe.take();
}

class Report {
 public:
  explicit Report(bool json) : m_json(json) {}
  ~Report() {
    if (m_json) std::cout << m_result.dump(2) << '\n';
  }
  void add(const std::string& name, const Times& values) {
    const double median = percentile(values, 50), p99 = percentile(values, 99), worst = percentile(values, 100);
    m_result[name] = {{"median_ms", median}, {"p99_ms", p99}, {"worst_ms", worst}, {"count", values.size()}};
    if (!m_json)
      std::cout << fmt::format("{:<58} median {:7.2f} ms   p99 {:7.2f}   worst {:7.2f}   n {}\n", name, median, p99,
                               worst, values.size())
                << std::flush;
  }
  void addNumber(const std::string& name, double value) {
    m_result[name] = value;
    if (!m_json) std::cout << fmt::format("{:<58} {:.0f}\n", name, value) << std::flush;
  }

 private:
  bool m_json;
  nlohmann::json m_result;
};

struct Options {
  std::string model = std::string(LOOKBACK_MODELS_DIR) + "/fr-en.safetensors";
  std::string training = "none", only, program;
  int rounds = 4, moves = 200, starts = 11, stops = 12;
  double seconds = 20;
  bool cold = false, json = false;
};

void run(const Options& options) {
  Report report(options.json);
  std::optional<TrainingBeside> training;
  const std::string beside = options.training == "none" ? "" : ", beside a training";
  if (options.training != "none") {
    training.emplace(options.training == "background");
    training->awaitStart();
  }
  QElapsedTimer clock;
  clock.start();
  const std::uint64_t before = training ? training->words() : 0;
  const auto wanted = [&](const char* part) { return options.only.empty() || options.only == part; };
  if (wanted("start")) {
    const StartTimes start =
        startTimes(QString::fromStdString(options.program), options.model, options.starts, options.cold);
    const std::string from = options.cold ? "cold start" : "warm start";
    report.add(from + " to the first picture of the window" + beside, start.window);
    report.add(from + " to the decoded sentence" + beside, start.sentence);
  }
  if (wanted("frames"))
    report.add("frame of a 40 x 40 map while stepping" + beside, frameTimes(options.model, options.rounds));
  if (wanted("motion"))
    report.add("wait of a message while a step moves" + beside, motionTimes(options.model, options.rounds));
  if (wanted("slider")) {
    const SliderTimes slider = sliderTimes(options.model, options.moves);
    report.add("slider move to the new rest on screen" + beside, slider.answers);
    report.add("wait of a message to the window meanwhile" + beside, slider.waits);
  }
  if (options.only == "train") {
    const TrainTimes train = trainTimes(options.seconds, options.stops);
    report.add("wait of a message while the Train page shows a training", train.waits);
    report.add("Stop until the window shows it", train.stops);
    report.add("Stop until the run is stored", train.kept);
    report.addNumber("target words a second, page on the screen", train.shown);
    report.addNumber("target words a second, no window", train.hidden);
  }
  if (wanted("scrub")) report.add("snapshot under the timeline's cursor, 500 of them", scrubTimes(500));
  if (training)
    report.addNumber("target words trained a second meanwhile",
                     static_cast<double>(training->words() - before) / (since(clock) / 1e3));
}

}  // namespace
}  // namespace lookback::ui

int main(int argc, char** argv) {
  CLI::App app("Measures how quickly the window answers. Needs no display with QT_QPA_PLATFORM=offscreen.");
  lookback::ui::Options options;
  app.add_option("--model", options.model, "a French-English model")->capture_default_str();
  app.add_option("--training", options.training,
                 "train SMALL on two threads meanwhile: none, background (as the window does) or normal")
      ->check(CLI::IsMember({"none", "background", "normal"}))
      ->capture_default_str();
  app.add_option("--only", options.only,
                 "one part: start, frames, motion, slider, scrub, or train (not with the others)")
      ->check(CLI::IsMember({"start", "frames", "motion", "slider", "scrub", "train"}));
  app.add_option("--seconds", options.seconds, "training under --only train")
      ->check(CLI::Range(1.0, 3600.0))
      ->capture_default_str();
  app.add_option("--stops", options.stops, "stops under --only train")
      ->check(CLI::Range(0, 1000))
      ->capture_default_str();
  app.add_option("--program", options.program, "the program to start; the one of this build if not given");
  app.add_option("--starts", options.starts, "starts of the program")
      ->check(CLI::Range(1, 1000))
      ->capture_default_str();
  app.add_flag("--cold", options.cold, "start with an empty page cache (needs the right to empty it)");
  app.add_option("--rounds", options.rounds, "walks over the map")->check(CLI::Range(1, 1000))->capture_default_str();
  app.add_option("--moves", options.moves, "moves of a slider")->check(CLI::Range(1, 100000))->capture_default_str();
  app.add_flag("--json", options.json, "print JSON");
  CLI11_PARSE(app, argc, argv);
  int one = 1;
  QApplication application(one, argv);
  if (options.program.empty())
    options.program = (QCoreApplication::applicationDirPath() + QStringLiteral("/../app/lookback")).toStdString();
  try {
    lookback::ui::run(options);
    return 0;
  } catch (const std::exception& error) {
    std::cerr << "lookback_window_bench: " << error.what() << '\n';
    return 1;
  }
}
