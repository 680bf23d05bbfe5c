// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include "core/data/corpus.h"
#include "core/data/import_links.h"
#include "core/data/import_reader.h"
#include "core/data/import_words.h"
#include "core/data/reader_corpus.h"

namespace lookback {

/// Where a corpus comes from and how it is read.
struct ImportSource {
  PairFiles files = {};
  Direction direction = {};
  std::filesystem::path links = {};  // gold links, a line for each line of the corpus; empty: none
  bool linksTargetFirst = false;     // i-j there is target-source
  ImportFixes fixes = {};
  std::size_t maxWords = 50;
};

enum class ImportStage { reading, splitting, writing };

struct ImportProgress {
  ImportStage stage = ImportStage::reading;
  double done = 0;          // of the stage, 0..1
  std::uint64_t lines = 0;  // read so far
};

/// How the work tells of itself and is stopped; both on the thread that works.
struct ImportWatch {
  std::stop_token stop;
  std::function<void(const ImportProgress&)> progress = {};
};

struct ImportPreviewPair {
  std::uint64_t line = 0;
  std::string sourceText, targetText;  // as read, fit to be shown
  std::vector<std::string> source, target;
  bool mended = false;
  /// Of each word in the vocabulary of everything read: one of size n knows the numbers below n.
  std::vector<std::int32_t> sourceNumbers = {}, targetNumbers = {};
};

/// What an import would bring.
struct ImportPreview {
  ImportReport report;
  std::vector<ImportPreviewPair> pairs;  // the first ones
  UnknownCurve source, target;           // of all kept pairs
  std::optional<ImportLinksReport> links;
};

/// Reads everything once. Throws what readForImport and ImportLinks throw; changes nothing.
ImportPreview previewImport(const ImportSource& source, std::size_t pairs, const ImportWatch& watch = {});

/// Never more than one pair of so many is held back.
constexpr std::size_t kLeastPairsForOneHeldBack = 5;

struct ImportSettings {
  std::size_t devPairs = 500;  // to hold back, where there are enough
  std::uint64_t seed = 1;  // of the split
  VocabularyLimits vocabulary = {};
};

/// One half of an imported corpus.
struct ImportedPart {
  std::filesystem::path text, links;  // source TAB target; links is empty where there are none. Empty: no such half
  Corpus corpus;                      // in the numbers of the vocabularies
  std::uint64_t sourceWords = 0, targetWords = 0;
  std::vector<Links> gold;  // for each pair, or empty
};

struct ImportedCorpus {
  std::filesystem::path folder;
  ImportedPart train, dev;
  Vocabulary source, target;                        // of train
  double unknownSource = 0.0, unknownTarget = 0.0;  // shares of train that they lack
  ImportReport report;
  std::optional<ImportLinksReport> links;
};

/// Reads a corpus, splits it (splitCorpus) and writes it into `folder`, which must not exist yet: train.tsv, dev.tsv
/// and train.links, dev.links where there are links. The sentences are written as the tokeniser knows them, so that
/// loadCorpus on these files gives the same words and numbers. The folder appears whole or not at all: it is written
/// beside its place and renamed at the end. Throws Error if no pair is left, if the folder is there, and what
/// previewImport throws; then nothing remains.
ImportedCorpus importCorpus(const ImportSource& source, const ImportSettings& settings,
                            const std::filesystem::path& folder, const ImportWatch& watch = {});

}  // namespace lookback
