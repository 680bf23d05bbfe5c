// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/controllers/gold_library.h"

#include <chrono>
#include <nlohmann/json.hpp>

#include "core/base/error.h"
#include "core/base/file_io.h"
#include "core/data/import_words.h"
#include "core/store/fingerprint.h"
#include "core/store/store.h"
#include "core/text/tokenizer.h"

namespace lookback::ui {
namespace {

namespace fs = std::filesystem;
using Json = nlohmann::ordered_json;
using Clock = std::chrono::steady_clock;
using store::CorpusRecord;
using store::Store;
using store::StoreOptions;

constexpr auto kTellEvery = std::chrono::milliseconds(80);

std::string directionName(Direction direction) {
  return std::string(languageCode(direction.source)) + "-" + std::string(languageCode(direction.target));
}

std::optional<Store> openForReading(const fs::path& path) {
  std::error_code ignored;
  if (path.empty() || !fs::exists(path, ignored)) return std::nullopt;
  StoreOptions options;
  options.access = StoreOptions::Access::read;
  options.create = false;
  return std::optional<Store>(std::in_place, path, options);
}

void turn(std::vector<AlignmentLink>& links) {
  for (AlignmentLink& link : links) std::swap(link.source, link.target);
}

GoldAlignment turnedIf(bool turned, GoldAlignment links) {
  if (turned) turn(links.sure), turn(links.possible);
  return links;
}

/// The record of pairs as a corpus of its own; not yet in a store.
CorpusRecord recordOf(const std::vector<GoldPair>& pairs, Direction direction, const std::string& name,
                      const Json& origin) {
  WordNumbers source, target;
  Corpus corpus;
  CorpusRecord record;
  std::vector<std::int32_t> x, y;
  for (const GoldPair& pair : pairs) {
    x.clear();
    y.clear();
    for (const std::string& word : pair.source) x.push_back(source(word));
    for (const std::string& word : pair.target) y.push_back(target(word));
    corpus.add(x, y);
    record.sourceWords += x.size();
    record.targetWords += y.size();
  }
  constexpr int kAll = 1 << 30;
  const Vocabulary sourceWords = source.counted().build(kAll), targetWords = target.counted().build(kAll);
  corpus.renumber(source.numbersIn(sourceWords), target.numbersIn(targetWords));
  record.fingerprint = store::corpusFingerprint(corpus, sourceWords, targetWords);
  record.name = name;
  record.direction = directionName(direction);
  record.pairs = pairs.size();
  record.origin = origin.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
  return record;
}

Json originOf(const GoldChoice& choice) {
  if (choice.kind == GoldChoice::Kind::generated)
    return {{"kind", "generated"}, {"task", choice.task}, {"pairs", choice.pairs}, {"seed", choice.seed}};
  Json files = {pathText(choice.files.texts.first)};
  if (!choice.files.texts.second.empty()) files.push_back(pathText(choice.files.texts.second));
  Json origin = {{"kind", "gold"}, {"files", files}};
  if (!choice.files.links.empty()) origin["links"] = pathText(choice.files.links);
  return origin;
}

/// The file of sentences of an imported corpus; empty for other corpora and where it is gone.
fs::path textOf(const CorpusRecord& record) {
  const Json origin = Json::parse(record.origin, nullptr, /*allow_exceptions=*/false);
  if (!origin.is_object() || !origin.contains("text") || !origin["text"].is_string()) return {};
  const std::string text = origin["text"];
  const fs::path path(std::u8string(text.begin(), text.end()));
  std::error_code ignored;
  return fs::exists(path, ignored) ? path : fs::path();
}

Direction directionOf(const CorpusRecord& record) {
  const auto dash = record.direction.find('-');
  return {languageFromCode(record.direction.substr(0, dash)),
          languageFromCode(dash == std::string::npos ? "" : record.direction.substr(dash + 1))};
}

std::shared_ptr<const OpenGoldSet> loadStored(const fs::path& path, store::CorpusId id, Direction direction,
                                              const GoldWatch& watch) {
  std::optional<Store> store = openForReading(path);
  if (!store) throw Error("the store with imported corpora is not there any more: " + pathText(path));
  auto open = std::make_shared<OpenGoldSet>();
  for (const CorpusRecord& record : store->corpora())
    if (record.id == id) open->record = record;
  const fs::path text = textOf(open->record);
  if (text.empty())
    throw Error("the sentences of \"" + open->record.name + "\" are not where the import put them; import them again");
  const Direction own = directionOf(open->record);
  open->turned = own != direction && own == Direction{direction.target, direction.source};
  open->set.name = open->record.name;
  open->set.direction = direction;
  ReadOptions options;
  options.maxTokens = kLongestGoldSentence;
  options.stop = watch.stop;
  readPairs({text, {}, false}, own, options, [&](const TextPair& pair) {
    open->set.pairs.push_back({pair.line, pair.source, pair.target, {}});
  });
  for (GoldPair& pair : open->set.pairs) {
    throwIfStopped(watch.stop);
    const std::optional<Links> links = store->links(id, "", pair.line - 1);
    if (links) {
      open->set.linked = true;
      pair.gold = linksOf(turnedIf(open->turned, goldOf(*links)));
    }
    if (open->turned) std::swap(pair.source, pair.target);
    if (watch.progress) watch.progress(static_cast<double>(pair.line) / static_cast<double>(open->record.pairs));
  }
  return open;
}

std::shared_ptr<const OpenGoldSet> loadSet(const fs::path& store, const GoldChoice& choice, Direction direction,
                                           const GoldWatch& watch) {
  if (choice.kind == GoldChoice::Kind::stored) return loadStored(store, choice.corpus, direction, watch);
  auto open = std::make_shared<OpenGoldSet>();
  open->set = choice.kind == GoldChoice::Kind::files
                  ? readGoldSet(choice.files, direction, watch)
                  : generateGoldSet(choice.task, choice.pairs, choice.seed, direction, watch);
  open->record = recordOf(open->set.pairs, direction, open->set.name, originOf(choice));
  return open;
}

/// The record that own links of a place go with.
CorpusRecord recordOf(const OwnPlace& place) {
  if (place.set) return place.set->record;
  const Json origin = {{"kind", "sentence"},
                       {"source", detokenise(place.source, place.direction.source)},
                       {"target", detokenise(place.target, place.direction.target)}};
  return recordOf({{1, place.source, place.target, {}}}, place.direction,
                  detokenise(place.source, place.direction.source), origin);
}

store::CorpusId findCorpus(Store& store, const CorpusRecord& wanted) {
  for (const CorpusRecord& record : store.corpora())
    if (record.fingerprint == wanted.fingerprint) return record.id;
  return 0;
}

GoldAlignment ownLinks(const fs::path& path, const OwnPlace& place) {
  std::optional<Store> store = openForReading(path);
  const store::CorpusId corpus = store ? findCorpus(*store, recordOf(place)) : 0;
  const std::optional<Links> links = corpus ? store->links(corpus, GoldLibrary::kOwnAuthor, place.pair) : std::nullopt;
  return links ? turnedIf(place.set && place.set->turned, goldOf(*links)) : GoldAlignment();
}

void keepLinks(const fs::path& path, const OwnPlace& place, const GoldAlignment& links) {
  if (path.empty()) return;
  Store store(path);
  const CorpusRecord record = recordOf(place);
  store::CorpusId corpus = findCorpus(store, record);  // a known one keeps its name and origin
  const bool none = links.sure.empty() && links.possible.empty();
  if (corpus == 0 && none) return;
  if (corpus == 0) corpus = store.addCorpus(record);
  if (none) return store.removeLinks(corpus, GoldLibrary::kOwnAuthor, place.pair);
  const Links kept = orderedLinks(linksOf(turnedIf(place.set && place.set->turned, links)));
  store.setLinks(corpus, GoldLibrary::kOwnAuthor, place.pair, std::span(&kept, 1));
}

}  // namespace

GoldAlignment goldOf(const Links& links) {
  GoldAlignment gold;
  for (const Link& link : links.sure) gold.sure.push_back({link.source, link.target});
  for (const Link& link : links.possible) gold.possible.push_back({link.source, link.target});
  return gold;
}

Links linksOf(const GoldAlignment& gold) {
  Links links;
  for (const AlignmentLink& link : gold.sure) links.sure.push_back({link.source, link.target});
  for (const AlignmentLink& link : gold.possible) links.possible.push_back({link.source, link.target});
  return orderedLinks(std::move(links));
}

GoldLibrary::GoldLibrary(fs::path store, QObject* parent)
    : QObject(parent), m_store(std::move(store)), m_ranking(/*inBackground=*/true) {}

GoldLibrary::~GoldLibrary() {
  cancel();
}

void GoldLibrary::cancel() {
  m_stopLoad.request_stop();
  m_stopRank.request_stop();
  ++m_load;
  ++m_rank;
}

void GoldLibrary::load(const GoldChoice& choice, Direction direction) {
  m_stopLoad.request_stop();
  m_stopLoad = std::stop_source{};
  const std::uint64_t id = ++m_load;
  m_files.ask(
      [this, choice, direction, id, asked = m_stopLoad, path = m_store](const std::stop_token& closing) mutable {
        const std::stop_callback close(closing, [&asked] { asked.request_stop(); });
        Clock::time_point told = Clock::now();
        const GoldWatch watch{asked.get_token(), [&](double share) {
                                if (Clock::now() - told < kTellEvery) return;
                                told = Clock::now();
                                tell([this, id, share] {
                                  if (id == m_load) Q_EMIT progressed(share);
                                });
                              }};
        try {
          const std::shared_ptr<const OpenGoldSet> set = loadSet(path, choice, direction, watch);
          tell([this, id, set] {
            if (id == m_load) Q_EMIT loaded(set);
          });
        } catch (const std::exception& error) {
          tell([this, id, message = QString::fromUtf8(error.what())] {
            if (id == m_load) Q_EMIT loadFailed(message);
          });
        }
      });
}

void GoldLibrary::listCorpora() {
  m_files.ask([this, path = m_store](const std::stop_token&) {
    std::vector<CorpusRecord> found;
    try {
      if (std::optional<Store> store = openForReading(path))
        for (CorpusRecord& record : store->corpora())
          if (!textOf(record).empty()) found.push_back(std::move(record));
    } catch (const std::exception& error) {
      tell([this, message = QString::fromUtf8(error.what())] { Q_EMIT ownFailed(message); });
    }
    tell([this, found] { Q_EMIT corporaListed(found); });
  });
}

void GoldLibrary::readOwn(const QString& key, const OwnPlace& place) {
  m_files.ask([this, key, place, path = m_store](const std::stop_token&) {
    try {
      tell([this, key, links = ownLinks(path, place)] { Q_EMIT ownRead(key, links); });
    } catch (const std::exception& error) {
      tell([this, message = QString::fromUtf8(error.what())] { Q_EMIT ownFailed(message); });
    }
  });
}

void GoldLibrary::writeOwn(const OwnPlace& place, const GoldAlignment& links) {
  m_files.ask([this, place, links, path = m_store](const std::stop_token&) {
    try {
      keepLinks(path, place, links);
    } catch (const std::exception& error) {
      tell([this, message = QString::fromUtf8(error.what())] { Q_EMIT ownFailed(message); });
    }
  });
}

void GoldLibrary::rank(const std::shared_ptr<const OpenGoldSet>& set, const std::shared_ptr<const Model>& model,
                       const HardenOptions& options) {
  m_stopRank.request_stop();
  m_stopRank = std::stop_source{};
  const std::uint64_t id = ++m_rank;
  m_ranking.ask([this, set, model, options, id, asked = m_stopRank](const std::stop_token& closing) {
    RankedPairs found;
    Clock::time_point told = Clock::now();
    const auto hand = [&] {
      tell([this, id, pairs = std::exchange(found, {})] {
        if (id == m_rank) Q_EMIT ranked(pairs);
      });
      told = Clock::now();
    };
    QString problem;
    try {
      for (std::size_t k = 0; k < set->set.pairs.size(); ++k) {
        if (closing.stop_requested() || asked.stop_requested()) return;
        const GoldPair& pair = set->set.pairs[k];
        std::optional<GoldAlignment> gold;
        if (set->set.linked) gold = goldOf(pair.gold);
        found.emplace_back(k, sentenceFacts(*model, pair.source, pair.target, gold, options));
        if (Clock::now() - told >= kTellEvery) hand();
      }
    } catch (const std::exception& error) {
      problem = QString::fromUtf8(error.what());
    }
    hand();
    tell([this, id, problem] {
      if (id == m_rank) Q_EMIT rankingEnded(problem);
    });
  });
}

}  // namespace lookback::ui
