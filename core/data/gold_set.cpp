// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/gold_set.h"

#include <fmt/format.h>

#include <algorithm>
#include <set>
#include <utility>

#include "core/base/error.h"
#include "core/base/file_io.h"
#include "core/data/generate/corpus_task.h"
#include "core/data/import_reader.h"
#include "core/text/tokenizer.h"

namespace lookback {
namespace {

std::string setName(const GoldFiles& files) {
  const std::filesystem::path shown = files.links.empty() ? files.texts.first : files.links;
  return pathText(shown.filename());
}

double shareRead(const ReadProgress& progress) {
  return progress.bytesTotal == 0 ? 0.0
                                  : static_cast<double>(progress.bytesRead) / static_cast<double>(progress.bytesTotal);
}

void exchangeSides(GoldPair& pair) {
  std::swap(pair.source, pair.target);
  for (std::vector<Link>* links : {&pair.gold.sure, &pair.gold.possible})
    for (Link& link : *links) std::swap(link.source, link.target);
}

}  // namespace

GoldSet readGoldSet(const GoldFiles& files, Direction direction, const GoldWatch& watch) {
  GoldSet set;
  set.name = setName(files);
  set.direction = direction;
  set.linked = !files.links.empty();
  std::optional<ImportLinks> links;
  if (set.linked) links.emplace(files.links, files.linksSecondFirst != files.texts.swapSides);
  ImportReadOptions options;
  options.maxWords = kLongestGoldSentence;
  options.stop = watch.stop;
  if (watch.progress) options.progress = [&](const ReadProgress& progress) { watch.progress(shareRead(progress)); };
  const ImportReport report = readForImport(files.texts, direction, options, [&](const ImportPair& pair) {
    if (links) links->add(pair);
    set.pairs.push_back({pair.line, pair.source, pair.target, {}});
  });
  if (set.pairs.empty())
    throw Error(
        fmt::format("{} holds no sentence pair: a line needs a source, a tab and a target, or the other side "
                    "must come in a second file",
                    pathText(files.texts.first)));
  set.skipped = report.skipped;
  if (links) {
    std::vector<Links> gold = links->finish(report.linesRead, set.links);
    for (std::size_t k = 0; k < set.pairs.size(); ++k) set.pairs[k].gold = std::move(gold[k]);
  }
  return set;
}

GoldSet generateGoldSet(const std::string& task, int pairs, std::uint64_t seed, Direction direction,
                        const GoldWatch& watch) {
  GoldSet set;
  set.name = task;
  set.direction = direction;
  set.linked = true;
  const bool turned = task == "french-english" && direction.source == Language::english;
  const Direction asMade = turned ? Direction{direction.target, direction.source} : direction;
  const std::unique_ptr<CorpusTask> maker = makeCorpusTask(task, seed);
  std::set<std::vector<std::string>> known;
  // A task with few different sentences must end too.
  for (int tries = 0; static_cast<int>(set.pairs.size()) < pairs && tries < 20 * pairs; ++tries) {
    throwIfStopped(watch.stop);
    const GeneratedPair text = maker->next();
    GoldPair pair{
        set.pairs.size() + 1, tokenise(text.french, asMade.source), tokenise(text.english, asMade.target), {}};
    for (const auto& [source, target] : text.links) pair.gold.sure.push_back({source, target});
    for (const auto& [source, target] : text.possible) pair.gold.possible.push_back({source, target});
    if (turned) exchangeSides(pair);
    if (!known.insert(pair.source).second) continue;
    pair.gold = orderedLinks(std::move(pair.gold));
    set.pairs.push_back(std::move(pair));
    if (watch.progress) watch.progress(static_cast<double>(set.pairs.size()) / pairs);
  }
  return set;
}

}  // namespace lookback
