// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <cstdint>
#include <filesystem>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/store/evaluations.h"
#include "core/store/settings.h"

namespace lookback::ui {

/// A system that can be scored, or was.
struct BoardSystem {
  enum class Kind { file, run, phrases, other };  // phrases: a file of the statistical baseline
  Kind kind = Kind::file;
  std::string key;             // as EvaluationRecord::system
  QString name;                // "RNNsearch, fr-en"
  std::filesystem::path path;  // of a model file
  std::int64_t run = 0;        // of a stored run, with the update of its best checkpoint
  std::uint64_t update = 0;
  Direction direction;
  bool attention = false;
  /// As EvaluationRecord::facts: "system", "parameters", "pairs", "minutes", "training_length", "seed", "at" (ms).
  std::map<std::string, std::string> facts;
};

/// All that the page shows, of one moment.
struct Board {
  std::vector<BoardSystem> systems;
  std::vector<store::EvaluationRecord> evaluations;
  std::vector<store::StoredTestSet> testSets;
  /// Corpora a person imported, with the file that holds their pairs.
  struct ImportedSet {
    std::string name;
    std::filesystem::path file, links;
    Direction direction;
    std::uint64_t pairs = 0;
  };
  std::vector<ImportedSet> imported;
};

/// BLEU with its interval.
struct ScoreValue {
  double score = 0, low = 0, high = 0;
  std::size_t sentences = 0;
};

/// One line of the table: a published row, a score, or a system that has none on the chosen test set.
struct ScoreRow {
  QString name;
  bool attention = false;
  std::optional<int> trainingLength;
  std::optional<ScoreValue> all, known;
  std::optional<double> aer;
  std::optional<qint64> parameters, pairs;
  std::optional<double> minutes;
  /// A phrase table has no unknown words: whose vocabulary decides which sentences `known` counts. Empty: its own,
  /// every word it was trained on; absent for networks, which are judged by their own.
  std::optional<QString> wordsOf;
  QString beam, mode;
  qint64 at = 0;  // ms; 0: unknown
  QString date;

  std::string system;                  // key; empty for the paper's
  store::EvaluationId evaluation = 0;  // 0: not scored
  std::string testSet, signature;
  std::vector<LengthBin> byLength;
  int series = -1;  // marker and dash in table and chart; -1: none
};

/// The paper's table 1 with table 2's hours.
std::vector<ScoreRow> paperRows();

/// Every system once for each way it was made to translate on the test set of this fingerprint, systems of that
/// direction without a score last; all scores there are if `testSet` is empty.
std::vector<ScoreRow> ownRows(const Board& board, const std::string& testSet);

/// Whether two rows with scores were scored on different sentences or by different definitions (M11).
bool comparable(const ScoreRow& a, const ScoreRow& b);

/// Whose words decide what the second column counts, in a sentence; empty if every row is judged by its own.
QString wordsNote(const std::vector<ScoreRow>& rows);
/// Stands at scores that such a sentence is about.
inline const QString kWordsMark = QStringLiteral("†");

/// "fr → en".
QString directionText(const Direction& direction);

}  // namespace lookback::ui
