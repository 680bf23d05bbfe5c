// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/bench/window/rig.h"

#include <fmt/format.h>

#include <QCoreApplication>
#include <QEventLoop>
#include <chrono>

#include "core/base/error.h"
#include "ui/window_actions.h"

namespace lookback::ui {
namespace {

using Clock = std::chrono::steady_clock;
constexpr std::chrono::milliseconds kProbeEvery(3);

}  // namespace

Rig::Rig(DecodeEngine engine, bool stores) {
  theme.setName(ThemeName::light);
  theme.setReducedMotion(true);
  addWindowActions(actions);
  window = std::make_unique<MainWindow>(
      Services{theme, settings, actions, shelf,
               stores ? std::filesystem::path(folder.filePath(QStringLiteral("runs.lookback")).toStdU16String())
                      : std::filesystem::path()},
      std::move(engine));
  window->resize(1920, 1080);
  window->show();
}

void Rig::start(const std::filesystem::path& model, const QString& sentence) {
  bool good = false;
  QEventLoop loop;
  QObject::connect(window.get(), &MainWindow::settled, &loop, [&](bool ok) {
    good = ok;
    loop.quit();
  });
  window->start(model, sentence);
  loop.exec();
  if (!good) throw Error(fmt::format("the window did not open the model: {}", window->banner().text().toStdString()));
  QCoreApplication::processEvents();
}

void serveUntil(const std::function<bool()>& done) {
  while (!done()) QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
}

LatencyProbe::LatencyProbe()
    : m_sender([this](std::stop_token stop) {
        while (!stop.stop_requested()) {
          std::this_thread::sleep_for(kProbeEvery);
          QMetaObject::invokeMethod(
              &m_here,
              [this, sent = Clock::now()] {
                m_waits.push_back(std::chrono::duration<double, std::milli>(Clock::now() - sent).count());
              },
              Qt::QueuedConnection);
        }
      }) {}

LatencyProbe::~LatencyProbe() = default;

}  // namespace lookback::ui
