// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <string>

#include "core/model/config.h"
#include "core/training/trainer.h"

namespace lookback::store {

/// With the data, all that a run is made of: the same settings, corpora and build give the same numbers.
struct RunSettings {
  ModelConfig model;
  TrainingOptions training;
  /// What else a person chose: files, preset, vocabulary limits; by name.
  std::map<std::string, std::string> other;
};

/// As JSON, {"model": {...}, "training": {...}, "other": {...}}; numbers read back as the same bits.
std::string settingsText(const RunSettings& settings);

/// The reverse. A field that is absent has its default, so that older stores can be read; an unknown one is ignored.
/// Throws Error naming the field for a value of the wrong kind.
RunSettings settingsFromText(const std::string& text);

struct ChangedSetting {
  std::string name;           // "training.seed"
  std::string before, after;  // empty where one side has no such setting
};

/// The settings in which two runs differ, by name.
std::vector<ChangedSetting> changedSettings(const RunSettings& before, const RunSettings& after);

/// The others, which both runs have alike, by name.
std::vector<ChangedSetting> equalSettings(const RunSettings& before, const RunSettings& after);

}  // namespace lookback::store
