// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <stop_token>

#include "app/cli/interrupt.h"

namespace CLI {
class App;
}

namespace lookback::cli {

// Exit codes, the same for every command.
inline constexpr int kDone = 0;
inline constexpr int kRefused = 1;  // the input cannot be used
inline constexpr int kUsage = 2;    // the call is wrong
inline constexpr int kInterrupted = 130;

/// What `main` does once the command line is understood; returns the exit code. May throw Error.
using Run = std::function<int(Interrupt&)>;

// Each adds its command with options and help to `app`; when that command is given, `run` becomes what it does.
void addTranslate(CLI::App& app, Run& run);
void addAlign(CLI::App& app, Run& run);
void addTrace(CLI::App& app, Run& run);
void addTrain(CLI::App& app, Run& run);
void addEvaluate(CLI::App& app, Run& run);
void addBleu(CLI::App& app, Run& run);
void addAer(CLI::App& app, Run& run);
void addCorpus(CLI::App& app, Run& run);
void addModel(CLI::App& app, Run& run);
void addBench(CLI::App& app, Run& run);
void addRuns(CLI::App& app, Run& run);
void addLesson(CLI::App& app, Run& run);
void addStatistical(CLI::App& app, Run& run);

}  // namespace lookback::cli
