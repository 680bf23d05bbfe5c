// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <stop_token>
#include <string>
#include <vector>

#include "app/cli/console.h"
#include "core/evaluation/evaluation.h"

namespace lookback::cli {

/// How the score of a test set is printed.
struct EvaluationOutput {
  std::string decoding;  // how the system translated: a line of the text
  Json decodingJson;     // the same as fields
  bool byLength = false, json = false;
};

/// The two columns of the paper's table 1, by length if asked for; no final newline.
std::string evaluationOutput(const EvaluationSummary& summary, std::span<const EvaluatedSentence> sentences,
                             const EvaluationOutput& output);

/// Sources and references from files, line by line; the direction is left to the caller. Throws Error with both names
/// and counts if they do not match.
TestSet readTestSet(const std::string& source, const std::vector<std::string>& references, std::stop_token stop);

/// A line for each sentence. Throws Error(io).
void writeTranslations(const std::string& path, std::span<const EvaluatedSentence> sentences);

}  // namespace lookback::cli
