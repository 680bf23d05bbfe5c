// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/controllers/import_store.h"

#include <nlohmann/json.hpp>
#include <set>
#include <system_error>

#include "core/base/error.h"
#include "core/base/file_io.h"
#include "core/store/fingerprint.h"
#include "core/store/place.h"
#include "core/store/store.h"

namespace lookback::ui {
namespace {

namespace fs = std::filesystem;
using Json = nlohmann::ordered_json;

/// A name that is still free, and its folder.
struct FreePlace {
  std::string name;
  fs::path folder;
};

/// From the name that a person gave; "name 2" where a corpus of this name is there already.
FreePlace freePlace(const fs::path& parent, const std::string& name, const std::set<std::string>& taken) {
  std::string safe;
  for (const char c : name) {
    const bool bad = static_cast<unsigned char>(c) < 0x20 || c == '/' || c == '\\' || c == ':';
    safe += bad ? '-' : c;
  }
  while (!safe.empty() && (safe.front() == '.' || safe.front() == ' ')) safe.erase(0, 1);
  constexpr std::size_t kLongest = 100;
  while (safe.size() > kLongest ||
         (!safe.empty() && (static_cast<unsigned char>(safe.back()) & 0xC0) == 0x80 && safe.size() + 3 > kLongest))
    safe.pop_back();
  if (safe.empty()) safe = "corpus";
  FreePlace place{name, parent / fs::path(std::u8string(safe.begin(), safe.end()))};
  for (int number = 2; fs::exists(place.folder) || taken.contains(place.name); ++number) {
    const std::string next = safe + " " + std::to_string(number);
    place = {name + " " + std::to_string(number), parent / fs::path(std::u8string(next.begin(), next.end()))};
  }
  return place;
}

/// Of the corpora that the store knows; none where there is no store yet.
std::set<std::string> namesIn(const fs::path& path) {
  std::set<std::string> names;
  std::error_code ignored;
  if (!fs::exists(path, ignored) || fs::file_size(path, ignored) == 0) return names;
  store::Store store = store::openToRead(path);
  for (const store::CorpusRecord& record : store.corpora()) names.insert(record.name);
  return names;
}

Json originOf(const ImportedPart& part, const ImportSource& source, const ImportSettings& settings, const char* role) {
  Json origin = {{"kind", "import"}, {"role", role}, {"text", pathText(part.text)}};
  if (!part.links.empty()) origin["links"] = pathText(part.links);
  Json files = {pathText(source.files.first)};
  if (!source.files.second.empty()) files.push_back(pathText(source.files.second));
  if (!source.links.empty()) files.push_back(pathText(source.links));
  origin["files"] = files;
  origin["vocabulary"] = {settings.vocabulary.source, settings.vocabulary.target};
  origin["max_words"] = source.maxWords;
  origin["seed"] = settings.seed;
  return origin;
}

store::CorpusRecord recordOf(const ImportedPart& part, const ImportedCorpus& corpus, const ImportSource& source,
                             const std::string& name) {
  store::CorpusRecord record;
  record.fingerprint = store::corpusFingerprint(part.corpus, corpus.source, corpus.target);
  record.name = name;
  record.direction =
      std::string(languageCode(source.direction.source)) + "-" + std::string(languageCode(source.direction.target));
  record.pairs = part.corpus.size();
  record.sourceWords = part.sourceWords;
  record.targetWords = part.targetWords;
  return record;
}

void add(store::Store& store, const store::CorpusRecord& record, const ImportedPart& part) {
  const store::CorpusId id = store.addCorpus(record);
  if (!part.gold.empty()) store.setLinks(id, "", 0, part.gold);
}

void tellStore(const ImportedCorpus& corpus, const ImportSource& source, const ImportSettings& settings,
               const std::string& name, const fs::path& path) {
  store::Store store(path);
  store::CorpusRecord train = recordOf(corpus.train, corpus, source, name);
  Json origin = originOf(corpus.train, source, settings, "train");
  if (corpus.dev.corpus.size() > 0) {
    store::CorpusRecord dev = recordOf(corpus.dev, corpus, source, name + " (dev)");
    Json devOrigin = originOf(corpus.dev, source, settings, "dev");
    devOrigin["train"] = train.fingerprint;
    dev.origin = devOrigin.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
    origin["dev"] = {{"text", pathText(corpus.dev.text)}, {"fingerprint", dev.fingerprint}};
    if (!corpus.dev.links.empty()) origin["dev"]["links"] = pathText(corpus.dev.links);
    add(store, dev, corpus.dev);
  }
  train.origin = origin.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
  add(store, train, corpus.train);
}

}  // namespace

ImportOutcome importIntoStore(const ImportSource& source, const ImportSettings& settings, const std::string& name,
                              const fs::path& store, const ImportWatch& watch) {
  const fs::path place = store.empty() ? store::defaultStorePath() : store;
  const auto [freeName, folder] = freePlace(place.parent_path() / "corpora", name, namesIn(place));
  const ImportedCorpus corpus = importCorpus(source, settings, folder, watch);
  try {
    throwIfStopped(watch.stop);
    tellStore(corpus, source, settings, freeName, place);
  } catch (...) {
    std::error_code ignored;
    fs::remove_all(folder, ignored);
    throw;
  }
  return {freeName,
          folder,
          corpus.train.corpus.size(),
          corpus.dev.corpus.size(),
          corpus.report.skipped,
          corpus.report.mended,
          corpus.source.size(),
          corpus.target.size(),
          corpus.unknownSource,
          corpus.unknownTarget};
}

}  // namespace lookback::ui
