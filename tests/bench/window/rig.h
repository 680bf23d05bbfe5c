// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QTemporaryDir>
#include <filesystem>
#include <functional>
#include <memory>
#include <thread>
#include <vector>

#include "ui/main_window.h"

namespace lookback::ui {

/// Milliseconds, one a measurement.
using Times = std::vector<double>;

/// A window with its services, thrown away with its settings.
struct Rig {
  QTemporaryDir folder;
  Settings settings{folder.filePath(QStringLiteral("settings.ini"))};
  Theme theme;
  Actions actions{settings};
  ModelShelf shelf{{}, {}};
  std::unique_ptr<MainWindow> window;

  /// `stores`: runs are kept in a store of its own.
  explicit Rig(DecodeEngine engine, bool stores = false);
  /// Returns when the sentence is decoded and painted. Throws Error with what the window says.
  void start(const std::filesystem::path& model, const QString& sentence);
};

/// Serves the window's events until `done`, sleeping where there are none, as a program does that nobody measures.
void serveUntil(const std::function<bool()>& done);

/// While it lives, sends the window's thread a message every few milliseconds and notes how long each had to wait for
/// its turn: what a key or a mouse would have waited.
class LatencyProbe {
 public:
  LatencyProbe();
  ~LatencyProbe();
  LatencyProbe(const LatencyProbe&) = delete;
  LatencyProbe& operator=(const LatencyProbe&) = delete;
  Times take() { return std::exchange(m_waits, {}); }

 private:
  QObject m_here;
  Times m_waits;
  std::jthread m_sender;  // last member: joined first
};

}  // namespace lookback::ui
