// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/generate/corpus_task.h"

#include "core/base/error.h"
#include "core/data/generate/dates_task.h"
#include "core/data/generate/french_english.h"
#include "core/data/generate/reverse_task.h"

namespace lookback {

std::vector<std::string> corpusTaskNames() {
  return {"reverse", "dates", "french-english"};
}

std::unique_ptr<CorpusTask> makeCorpusTask(std::string_view name, std::uint64_t seed, GenerateOptions options) {
  if (name == "reverse") return std::make_unique<ReverseTask>(seed, options);
  if (name == "dates") return std::make_unique<DatesTask>(seed);
  if (name == "french-english") return std::make_unique<FrenchEnglishGenerator>(seed, options);
  std::string known;
  for (const std::string& each : corpusTaskNames()) known += (known.empty() ? "" : ", ") + each;
  throw Error(ErrorCode::wrongUsage, "no task \"" + std::string(name) + "\"; the tasks are: " + known);
}

}  // namespace lookback
