// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include "core/evaluation/by_length.h"
#include "core/evaluation/evaluation.h"
#include "core/evaluation/test_set.h"

namespace lookback::store {

using EvaluationId = std::int64_t;

/// A system scored on a test set, as a list shows it: no text of sentences is read for it.
struct EvaluationRecord {
  EvaluationId id = 0;
  std::string system;    // which one, for good: "run:UID@UPDATE", "file:DIGEST"
  std::string name;      // what people call it
  std::string decoding;  // how it was made to translate, as a key: "beam 5", "beam 5, unknown words replaced"
  /// What else is known of the system, by name: "parameters", "pairs", "minutes", "training_length", "seed", ...
  std::map<std::string, std::string> facts;

  std::string testSet;  // fingerprint
  std::string testSetName;
  Direction direction;
  int references = 1;  // of each sentence

  BleuOptions bleu;  // tokenisation and all else that defines the score
  EvaluationSummary summary;
  std::vector<LengthBin> byLength;
  std::int64_t at = 0;  // milliseconds since 1970
};

/// What a score was counted from.
struct EvaluationText {
  TestSet set;
  std::vector<EvaluatedSentence> sentences;  // one for each of the set
};

/// A test set that systems were scored on.
struct StoredTestSet {
  std::string fingerprint, name;
  Direction direction;
  std::uint64_t sentences = 0;
};

// As JSON; numbers read back as the same bits. The reverse functions throw Error for text of another shape.
std::string summaryText(const EvaluationRecord& record);
void readSummary(const std::string& text, EvaluationRecord& record);
std::string sentencesText(const std::vector<EvaluatedSentence>& sentences);
std::vector<EvaluatedSentence> sentencesFrom(const std::string& text);
std::string testSetText(const TestSet& set);
/// Sources, references and links; the rest stays as it is.
void readTestSet(const std::string& text, TestSet& set);

}  // namespace lookback::store
