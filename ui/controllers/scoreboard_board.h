// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <map>
#include <memory>
#include <stop_token>
#include <vector>

#include "core/evaluation/system.h"
#include "ui/models/scoreboard_rows.h"

namespace lookback::ui {

/// Model files whose heads were read before, so that a board is made again without reading them.
class KnownFiles {
 public:
  /// Throws what loadModel throws.
  const BoardSystem& systemOf(const std::filesystem::path& file, const QString& label);

 private:
  struct Known {
    std::filesystem::file_time_type time;
    std::uintmax_t size = 0;
    BoardSystem system;
  };
  std::map<std::filesystem::path, Known> m_files;
};

struct BoardFile {
  std::filesystem::path file;
  QString label;
};

/// Shipped and opened model files, phrase-based ones that lie beside them, stored runs that have a checkpoint, and
/// every score of the store. Files that cannot be read are left out; the store may be absent or empty. Throws what the
/// store throws.
Board makeBoard(const std::vector<BoardFile>& files, const std::filesystem::path& store, KnownFiles& known,
                const std::stop_token& stop);

/// The model behind a system of the board.
std::shared_ptr<const Model> modelOf(const BoardSystem& system, const std::filesystem::path& store);

/// The system of `others` whose vocabulary decides which sentences have no unknown word when a phrase-based system is
/// judged, as the paper judges Moses on the sentences its networks know: the first network of the same direction. Null:
/// it is judged by its own.
const BoardSystem* wordsLender(const BoardSystem& system, const std::vector<BoardSystem>& others);

/// A phrase-based system of the board, with the words of another (see wordsLender) or its own. Throws what reading the
/// files throws.
TranslationSystem phraseSystemOf(const BoardSystem& system, const BoardSystem* lender,
                                 const std::filesystem::path& store);

/// In which settings two stored runs differ; empty where one of them is no run of the store.
std::vector<store::ChangedSetting> settingsApart(const BoardSystem* a, const BoardSystem* b,
                                                 const std::filesystem::path& store);

}  // namespace lookback::ui
