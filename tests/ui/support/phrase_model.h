// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTemporaryDir>
#include <filesystem>
#include <string>
#include <utility>
#include <vector>

#include "core/statistical/statistical_file.h"
#include "core/statistical/statistical_trainer.h"

namespace lookback::test {

using Words = std::vector<std::string>;

/// A phrase-based model of some pairs, in a file.
inline std::filesystem::path phraseModel(const QTemporaryDir& folder, const char* name,
                                         const std::vector<std::pair<Words, Words>>& pairs) {
  LoadedCorpus data;
  VocabularyBuilder source, target;
  for (const auto& [x, y] : pairs) {
    source.add(x);
    target.add(y);
  }
  data.source = source.build(1000);
  data.target = target.build(1000);
  for (const auto& [x, y] : pairs) data.corpus.add(data.source.ids(x), data.target.ids(y));
  statistical::StatisticalModel model = statistical::trainStatistical(data, {}, {}, {});
  model.provenance = {{"pairs", std::to_string(pairs.size())}, {"minutes", "0.1"}};
  const std::filesystem::path file = folder.filePath(QLatin1String(name)).toStdString();
  statistical::saveStatisticalModel(model, file);
  return file;
}

inline Words withoutEnd(Words words) {
  if (!words.empty() && words.back() == "</s>") words.pop_back();
  return words;
}

}  // namespace lookback::test
