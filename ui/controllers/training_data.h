// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <map>
#include <span>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

#include "core/data/alignment_links.h"
#include "core/data/corpus.h"
#include "core/text/language.h"
#include "core/text/vocabulary.h"
#include "core/training/trainer.h"

namespace lookback::ui {

/// Where sentence pairs come from: a task of core/data/generate by name, a person's file, or a corpus that was
/// imported.
struct DataChoice {
  std::string task = "reverse";  // "reverse", "dates", "french-english"; "file", "import": `file`
  std::filesystem::path file;    // TSV, may be gzip
  Direction direction{Language::other, Language::other};
  int pairs = 8000;  // generated
  int maxWords = 8;  // generated, of the source side
  // "import" alone: its name, what it holds back, and the sizes of its vocabularies.
  std::string name;
  std::filesystem::path dev, devLinks;
  int sourceWords = 0, targetWords = 0;
  friend bool operator==(const DataChoice&, const DataChoice&) = default;
};

/// The corpora that the page Data has put into a store, newest first; none where there is no store. Throws Error.
std::vector<DataChoice> importedCorpora(const std::filesystem::path& store);

/// How a run's settings remember it (RunSettings::other), and back; throws Error if they do not say.
std::map<std::string, std::string> settingsOf(const DataChoice& choice);
DataChoice choiceOf(const std::map<std::string, std::string>& settings, Direction direction);

/// A sentence pair of the development set as words, with the links people (or the generator) drew.
struct DevPair {
  std::vector<std::string> source, target;
  Links gold;
};

/// Pairs to train on and pairs to judge by; no source sentence is in both.
struct TrainingData {
  Corpus train, dev;
  std::vector<DevPair> devPairs;  // (dev.size())
  bool hasGold = false;
  Vocabulary source, target;
  Direction direction;
  std::string name;  // of the data, for the store
};

/// Reads or generates; the same choice gives the same data. `vocabulary` words a side at most. Throws Error
/// (interrupted on a stop).
TrainingData prepareData(const DataChoice& choice, int vocabulary, const std::stop_token& stop);

/// Greedy BLEU (13a, cased) of the development set. `data` and `config` must outlive it; no function without pairs.
Trainer::Scorer devBleu(const TrainingData& data, const ModelConfig& config);

/// Alignment error rate of the weights that the model has while it is led through the development set, each word linked
/// to the source word it reads from most. The links judge; nothing was trained on them.
double devAlignmentError(const TrainingData& data, const ModelConfig& config, const Parameters<float>& parameters,
                         const std::stop_token& stop);

/// Pairs to watch, as numbers in `devPairs`: of different lengths, none too long for a small map.
std::vector<std::size_t> chooseProbes(const TrainingData& data, std::size_t count);

}  // namespace lookback::ui
