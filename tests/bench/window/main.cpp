// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
// lookback_window_bench: how quickly the window answers a hand. Frames while stepping a 40 x 40 map, a slider move to the
// rest of the sentence on screen, and the longest time the event loop was not served meanwhile.
#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <QApplication>
#include <QElapsedTimer>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTimer>
#include <algorithm>
#include <iostream>
#include <nlohmann/json.hpp>

#include "core/base/error.h"
#include "ui/main_window.h"
#include "ui/support/style.h"
#include "ui/window_actions.h"

namespace lookback::ui {
namespace {

constexpr int kMapSize = 40;
constexpr const char* kSentence = "L'accord sur la zone économique européenne a été signé en août 1992.";

double median(std::vector<double> values) {
  std::nth_element(values.begin(), values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2), values.end());
  return values[values.size() / 2];
}
double percentile99(std::vector<double> values) {
  std::sort(values.begin(), values.end());
  return values[std::min(values.size() - 1, values.size() * 99 / 100)];
}

/// A window with its services, thrown away with its settings.
struct Rig {
  QTemporaryDir folder;
  Settings settings{folder.filePath(QStringLiteral("settings.ini"))};
  Theme theme;
  Actions actions{settings};
  ModelShelf shelf{{}, {}};
  std::unique_ptr<MainWindow> window;

  explicit Rig(DecodeEngine engine) {
    theme.setName(ThemeName::light);
    theme.setReducedMotion(true);
    addWindowActions(actions);
    window = std::make_unique<MainWindow>(Services{theme, settings, actions, shelf}, std::move(engine));
    window->resize(1920, 1080);
    window->show();
  }

  void start(const std::filesystem::path& model, const QString& sentence) {
    bool good = false;
    QEventLoop loop;
    QObject::connect(window.get(), &MainWindow::settled, &loop, [&](bool ok) {
      good = ok;
      loop.quit();
    });
    window->start(model, sentence);
    loop.exec();
    if (!good) throw Error(fmt::format("the window did not open the model: {}", window->banner().text().toStdString()));
  }
};

/// Makes every decode end with a kMapSize x kMapSize map: the sentence is long and the end mark never wins.
DecodeEngine longDecodes() {
  DecodeEngine engine = DecodeEngine::core();
  engine.decode = [](const ReadSentence& sentence, std::span<const Intervention> edits, const Trace* previous, int first,
                     std::stop_token stop) {
    std::vector<Intervention> forced(edits.begin(), edits.end());
    for (int step = 1; step <= kMapSize; ++step)
      forced.push_back({.kind = Intervention::Kind::forceWord, .step = step, .word = 2 + step});
    return decode(sentence, forced, {.maxLength = kMapSize}, previous, first, stop);
  };
  return engine;
}

std::vector<double> frameTimes(const std::filesystem::path& model) {
  Rig rig(longDecodes());
  QString sentence;
  for (int word = 1; word < kMapSize; ++word) sentence += QStringLiteral("maison ");
  rig.start(model, sentence);
  std::vector<double> times;
  for (int round = 0; round < 5; ++round) {
    for (int step = 1; step <= kMapSize; ++step) {
      QElapsedTimer clock;
      clock.start();
      rig.window->decodeModel().setCursor(step, SubStep::write);
      rig.window->decodeModel().setSource(step - 1);
      QCoreApplication::processEvents();  // paints what changed, all views and the inspector
      if (round > 0) times.push_back(static_cast<double>(clock.nsecsElapsed()) / 1e6);
    }
  }
  return times;
}

struct SliderTimes {
  std::vector<double> answers;  // slider move to the new rest of the sentence painted
  std::vector<double> gaps;     // between two turns of the event loop meanwhile
};

SliderTimes sliderTimes(const std::filesystem::path& model) {
  Rig rig(DecodeEngine::core());
  rig.start(model, QString::fromUtf8(kSentence));
  DecodeModel& shown = rig.window->decodeModel();
  shown.setCursor(1, SubStep::write);
  SliderTimes times;
  for (int move = 0; move < 200; ++move) {
    bool decoded = false;
    const auto connection = QObject::connect(&rig.window->controller(), &DecodeController::decoded, &shown, [&] { decoded = true; });
    QElapsedTimer clock, turn;
    clock.start();
    shown.requestIntervention({.kind = Intervention::Kind::setEnergy, .step = 1, .position = move % 5,
                               .value = -4.0 + 0.04 * move}, true);
    while (!decoded) {
      turn.start();
      QCoreApplication::processEvents();
      times.gaps.push_back(static_cast<double>(turn.nsecsElapsed()) / 1e6);
    }
    QCoreApplication::processEvents();  // the repaint that the answer asked for
    times.answers.push_back(static_cast<double>(clock.nsecsElapsed()) / 1e6);
    QObject::disconnect(connection);
  }
  return times;
}

int run(const std::string& model, bool json) {
  const std::vector<double> frames = frameTimes(model);
  const SliderTimes slider = sliderTimes(model);
  nlohmann::json result;
  const auto add = [&](const char* name, const std::vector<double>& values) {
    result[name] = {{"median_ms", median(values)}, {"p99_ms", percentile99(values)}, {"count", values.size()}};
    if (!json) std::cout << fmt::format("{:<44} median {:7.2f} ms   p99 {:7.2f} ms   n {}\n", name, median(values), percentile99(values), values.size());
  };
  add("frame of a 40 x 40 map while stepping", frames);
  add("slider move to the new rest on screen", slider.answers);
  add("turn of the event loop meanwhile", slider.gaps);
  if (json) std::cout << result.dump(2) << '\n';
  return 0;
}

}  // namespace
}  // namespace lookback::ui

int main(int argc, char** argv) {
  CLI::App app("Measures how quickly the window answers. Needs no display with QT_QPA_PLATFORM=offscreen.");
  std::string model = std::string(LOOKBACK_MODELS_DIR) + "/fr-en.safetensors";
  bool json = false;
  app.add_option("--model", model, "a French-English model")->capture_default_str();
  app.add_flag("--json", json, "print JSON");
  CLI11_PARSE(app, argc, argv);
  int one = 1;
  QApplication application(one, argv);
  try {
    return lookback::ui::run(model, json);
  } catch (const std::exception& error) {
    std::cerr << "lookback_window_bench: " << error.what() << '\n';
    return 1;
  }
}
