// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <filesystem>
#include <string>

#include "core/data/import.h"

namespace lookback::ui {

/// What an import brought, in numbers.
struct ImportOutcome {
  std::string name;
  std::filesystem::path folder;
  std::uint64_t trainPairs = 0, devPairs = 0, skipped = 0, mended = 0;
  int sourceSize = 0, targetSize = 0;               // of the vocabularies, marks counted
  double unknownSource = 0.0, unknownTarget = 0.0;  // shares of the words to train on, 0..1
};

/// Imports into "corpora/<name>" beside the store and tells the store: a corpus to train on and, where pairs are held
/// back, one to judge by, each by its fingerprint and with its gold links. `store` empty: the person's own. The
/// record's origin is JSON: "kind" is "import", "role" "train" or "dev", "text" and "links" the files, "files" where
/// they came from, "vocabulary" the two sizes; the corpus to train on also has "dev" with the other one's files and
/// fingerprint. Throws what importCorpus and the store throw; then neither files nor records remain.
ImportOutcome importIntoStore(const ImportSource& source, const ImportSettings& settings, const std::string& name,
                              const std::filesystem::path& store, const ImportWatch& watch);

}  // namespace lookback::ui
