// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/controllers/scoreboard_sets.h"

#include <fmt/format.h>

#include <algorithm>
#include <set>

#include "core/base/error.h"
#include "core/base/file_io.h"
#include "core/data/alignment_links.h"
#include "core/data/generate/corpus_task.h"
#include "core/data/reader_lines.h"
#include "core/store/store.h"
#include "core/text/unicode.h"

namespace lookback::ui {
namespace {

constexpr std::size_t kMostLineBytes = std::size_t{1} << 20;

/// Calls take(line) for each line of a file, checked to be text.
template <class Take>
void eachLine(const std::filesystem::path& file, const std::stop_token& stop, const Take& take) {
  LineReader reader(file, kMostLineBytes, stop);
  for (Line line; reader.next(line);) {
    const bool nul = line.text.find('\0') != std::string_view::npos;
    if (line.tooLong || nul || unicode::firstInvalidByte(line.text))
      throw Error(fmt::format("{}, line {} {}; repair the line", reader.file().name(), line.number,
                              line.tooLong ? "is longer than a mebibyte"
                              : nul        ? "holds a NUL byte"
                                           : "is not valid UTF-8"));
    take(line);
  }
}

std::string nameOf(const std::filesystem::path& file) {
  std::filesystem::path name = file.filename();
  if (name.extension() == ".gz") name = name.stem();
  return pathText(name.extension() == ".tsv" ? name.stem() : name);
}

GoldAlignment goldOf(const Links& links) {
  GoldAlignment gold;
  for (const Link& link : links.sure) gold.sure.push_back({link.source, link.target});
  for (const Link& link : links.possible) gold.possible.push_back({link.source, link.target});
  return gold;
}

TestSet generated(const TestSetChoice& choice, const std::stop_token& stop) {
  const bool turned = choice.direction.source == Language::english;
  TestSet set;
  set.name = fmt::format("generated, {}–{} words, seed {}", choice.minWords, choice.maxWords, choice.seed);
  set.direction =
      turned ? Direction{Language::english, Language::french} : Direction{Language::french, Language::english};
  set.references.emplace_back();
  const auto task = makeCorpusTask("french-english", choice.seed, {choice.minWords, choice.maxWords});
  std::set<std::string> seen;
  // A narrow range holds few different sentences; then the same ones may come again.
  for (int tries = 0; static_cast<int>(set.sources.size()) < choice.sentences; ++tries) {
    throwIfStopped(stop);
    GeneratedPair pair = task->next();
    if (!seen.insert(pair.french).second && tries < 20 * choice.sentences) continue;
    GoldAlignment gold;
    const auto link = [turned](int i, int j) { return turned ? AlignmentLink{j, i} : AlignmentLink{i, j}; };
    for (const auto& [i, j] : pair.links) gold.sure.push_back(link(i, j));
    for (const auto& [i, j] : pair.possible) gold.possible.push_back(link(i, j));
    set.sources.push_back(turned ? pair.english : pair.french);
    set.references[0].push_back(turned ? pair.french : pair.english);
    set.gold.push_back(std::move(gold));
  }
  return set;
}

TestSet fromPairs(const TestSetChoice& choice, const std::stop_token& stop) {
  TestSet set;
  set.name = nameOf(choice.file);
  set.direction = choice.direction;
  set.references.emplace_back();
  eachLine(choice.file, stop, [&](const Line& line) {
    const std::size_t tab = line.text.find('\t');
    if (tab == std::string_view::npos)
      throw Error(
          fmt::format("{}, line {} has no tab between source and reference; choose two files if the sides are "
                      "apart",
                      pathText(choice.file), line.number));
    const std::string_view rest = line.text.substr(tab + 1);
    set.sources.emplace_back(line.text.substr(0, tab));
    set.references[0].emplace_back(rest.substr(0, rest.find('\t')));
  });
  return set;
}

TestSet fromTwoFiles(const TestSetChoice& choice, const std::stop_token& stop) {
  TestSet set;
  set.name = nameOf(choice.file);
  set.direction = choice.direction;
  set.references.emplace_back();
  eachLine(choice.file, stop, [&](const Line& line) { set.sources.emplace_back(line.text); });
  eachLine(choice.references, stop, [&](const Line& line) { set.references[0].emplace_back(line.text); });
  return set;
}

TestSet fromStore(const TestSetChoice& choice, const std::filesystem::path& path) {
  if (path.empty()) throw Error("there is no store, so test sets are not kept; choose its files again");
  return store::openToRead(path).testSet(choice.fingerprint);
}

}  // namespace

TestSet makeTestSet(const TestSetChoice& choice, const std::filesystem::path& store, const std::stop_token& stop) {
  using Kind = TestSetChoice::Kind;
  TestSet set = choice.kind == Kind::generated  ? generated(choice, stop)
                : choice.kind == Kind::pairs    ? fromPairs(choice, stop)
                : choice.kind == Kind::parallel ? fromTwoFiles(choice, stop)
                                                : fromStore(choice, store);
  if (!choice.links.empty())
    for (const Links& links : readLinks(choice.links)) set.gold.push_back(goldOf(links));
  if (!choice.name.empty()) set.name = choice.name;
  checkTestSet(set);
  return set;
}

}  // namespace lookback::ui
