// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/controllers/scoreboard_board.h"

#include <fmt/format.h>

#include <algorithm>
#include <nlohmann/json.hpp>
#include <utility>

#include "core/base/error.h"
#include "core/base/file_io.h"
#include "core/statistical/phrase_system.h"
#include "core/statistical/statistical_file.h"
#include "core/store/store.h"
#include "ui/controllers/run_library.h"
#include "ui/learn/model_scores.h"
#include "ui/models/phrase_shelf.h"

namespace lookback::ui {
namespace {

using Json = nlohmann::ordered_json;
using store::Store;

constexpr std::uint64_t kMostBytes = std::uint64_t{4} << 30;
constexpr std::uint64_t kRuns = 500;  // newest ones listed

std::optional<Store> openStore(const std::filesystem::path& path) {
  std::error_code ignored;
  if (path.empty() || !std::filesystem::exists(path, ignored)) return std::nullopt;
  return store::openToRead(path);
}

void copyFact(const std::map<std::string, std::string>& from, const char* key, std::map<std::string, std::string>& to,
              const char* name) {
  const auto found = from.find(key);
  if (found != from.end() && !found->second.empty()) to[name] = found->second;
}

BoardSystem readModelFile(const std::filesystem::path& file, const QString& label) {
  const std::shared_ptr<const Model> model = loadModel(file);
  BoardSystem system;
  system.kind = BoardSystem::Kind::file;
  system.key = fmt::format("file:{:016x}", fingerprintOf(readFile(file, kMostBytes)));
  system.name = label;
  system.path = file;
  system.direction = model->config.direction;
  system.attention = model->config.scorer != Scorer::none;
  auto& facts = system.facts;
  facts["system"] = systemName(model->config.scorer);
  facts["scorer"] = name(model->config.scorer);
  facts["parameters"] = std::to_string(parameterCount(model->parameters));
  facts["file"] = pathText(file);
  for (const char* key : {"pairs", "minutes", "seed", "updates", "optimizer", "data", "training_length"})
    copyFact(model->provenance, key, facts, key);
  if (facts.contains("training_length")) return system;
  if (const auto card = cardScores(file); card && card->longestPair)  // older files do not say it themselves
    facts["training_length"] = std::to_string(*card->longestPair);
  return system;
}

BoardSystem readPhraseFile(const std::filesystem::path& file) {
  const statistical::StatisticalModel head = statistical::readStatisticalHead(file);
  BoardSystem system;
  system.kind = BoardSystem::Kind::phrases;
  system.key = statistical::phraseFileKey(file);
  const auto code = [](Language language) { return QString::fromStdString(std::string(languageCode(language))); };
  system.name = QStringLiteral("phrase-based, %1-%2").arg(code(head.direction.source), code(head.direction.target));
  if (head.provenance.contains("name")) system.name = QString::fromStdString(head.provenance.at("name"));
  system.path = file;
  system.direction = head.direction;
  system.facts = statistical::phraseFacts(head);
  system.facts["file"] = pathText(file);
  return system;
}

/// What a run's settings say of the longest sentence it was trained on; empty if they say nothing.
std::string trainingLength(const store::RunSettings& settings) {
  for (const char* key : {"max_words", "max-words", "max_length"}) {
    const auto found = settings.other.find(key);
    if (found != settings.other.end()) return found->second;
  }
  return {};
}

std::optional<BoardSystem> systemOfRun(Store& store, const store::RunSummary& run) {
  const std::vector<store::CheckpointInfo> checkpoints = store.checkpoints(run.id);
  if (checkpoints.empty()) return std::nullopt;
  std::uint64_t update = checkpoints.back().update;
  for (const store::CheckpointInfo& info : checkpoints)
    if (info.best) update = info.update;
  const store::RunDetails details = store.run(run.id);
  BoardSystem system;
  system.kind = BoardSystem::Kind::run;
  system.key = fmt::format("run:{}@{}", run.uid, update);
  system.name = QString::fromStdString(run.name);
  system.run = run.id;
  system.update = update;
  system.direction = details.settings.model.direction;
  system.attention = details.settings.model.scorer != Scorer::none;
  auto& facts = system.facts;
  facts["system"] = run.system;
  facts["scorer"] = run.scorer;
  facts["parameters"] = std::to_string(run.parameters);
  facts["minutes"] = fmt::format("{:.1f}", run.seconds / 60);
  facts["seed"] = std::to_string(details.settings.training.seed);
  facts["updates"] = std::to_string(update);
  facts["at"] = std::to_string(run.createdAt);
  const auto train = details.corpora.find("train");
  if (train != details.corpora.end()) {
    facts["pairs"] = std::to_string(train->second.pairs);
    facts["data"] = train->second.name;
  }
  facts["training_length"] = trainingLength(details.settings);
  return system;
}

/// The pairs that an imported corpus holds, from the JSON of its origin.
std::optional<Board::ImportedSet> importedSet(const store::CorpusRecord& corpus) {
  const Json origin = Json::parse(corpus.origin, nullptr, false);
  if (!origin.is_object() || origin.value("kind", "") != "import") return std::nullopt;
  const auto path = [&](const char* key) {
    const std::string text = origin.value(key, "");
    return std::filesystem::path(std::u8string(text.begin(), text.end()));
  };
  Board::ImportedSet set;
  set.name = corpus.name;
  set.file = path("text");
  set.links = path("links");
  set.pairs = corpus.pairs;
  const std::size_t dash = corpus.direction.find('-');
  if (dash == std::string::npos) return std::nullopt;
  set.direction = {languageFromCode(corpus.direction.substr(0, dash)),
                   languageFromCode(corpus.direction.substr(dash + 1))};
  std::error_code ignored;
  return std::filesystem::exists(set.file, ignored) ? std::optional(set) : std::nullopt;
}

void addStored(Board& board, Store& store, const std::stop_token& stop) {
  store::RunQuery query;
  query.limit = kRuns;
  for (const store::RunSummary& run : store.runs(query).runs) {
    throwIfStopped(stop);
    if (run.checkpoints == 0) continue;
    if (auto system = systemOfRun(store, run)) board.systems.push_back(std::move(*system));
  }
  for (const store::CorpusRecord& corpus : store.corpora())
    if (auto set = importedSet(corpus)) board.imported.push_back(std::move(*set));
  board.evaluations = store.evaluations();
  board.testSets = store.testSets();
}

}  // namespace

const BoardSystem& KnownFiles::systemOf(const std::filesystem::path& file, const QString& label) {
  const auto time = std::filesystem::last_write_time(file);
  const std::uintmax_t size = std::filesystem::file_size(file);
  Known& known = m_files[file];
  if (known.system.key.empty() || known.time != time || known.size != size)
    known = {time, size, isPhraseFile(file) ? readPhraseFile(file) : readModelFile(file, label)};
  if (!label.isEmpty()) known.system.name = label;  // another file may be called the same since
  return known.system;
}

Board makeBoard(const std::vector<BoardFile>& networks, const std::filesystem::path& path, KnownFiles& known,
                const std::stop_token& stop) {
  Board board;
  std::vector<std::filesystem::path> places;
  for (const BoardFile& file : networks) places.push_back(file.file);
  std::vector<BoardFile> files = networks;
  for (const std::filesystem::path& file : phraseFilesBeside(places)) files.push_back({file, {}});
  for (const BoardFile& file : files) {
    throwIfStopped(stop);
    try {
      board.systems.push_back(known.systemOf(file.file, file.label));
    } catch (const std::exception&) {
      continue;  // the page Decode says what is wrong with a file when it is opened there
    }
  }
  if (std::optional<Store> store = openStore(path)) addStored(board, *store, stop);
  return board;
}

std::shared_ptr<const Model> modelOf(const BoardSystem& system, const std::filesystem::path& store) {
  if (system.kind == BoardSystem::Kind::run)
    return loadCheckpoint(checkpointPath(store, system.run, system.update, system.name));
  return loadModel(system.path);
}

const BoardSystem* wordsLender(const BoardSystem& system, const std::vector<BoardSystem>& others) {
  const auto found = std::find_if(others.begin(), others.end(), [&](const BoardSystem& other) {
    return other.kind != BoardSystem::Kind::phrases && other.direction == system.direction;
  });
  return found == others.end() ? nullptr : &*found;
}

TranslationSystem phraseSystemOf(const BoardSystem& system, const BoardSystem* lender,
                                 const std::filesystem::path& store) {
  TranslationSystem phrases = statistical::phraseSystem(statistical::loadStatisticalModel(system.path));
  if (lender) {
    const TranslationSystem network = modelSystem(modelOf(*lender, store));
    phrases.knowsSource = network.knowsSource;
    phrases.knowsTarget = network.knowsTarget;
  }
  return phrases;
}

std::vector<store::ChangedSetting> settingsApart(const BoardSystem* a, const BoardSystem* b,
                                                 const std::filesystem::path& path) {
  if (!a || !b || a->kind != BoardSystem::Kind::run || b->kind != BoardSystem::Kind::run) return {};
  std::optional<Store> store = openStore(path);
  if (!store) return {};
  return store::changedSettings(store->run(a->run).settings, store->run(b->run).settings);
}

}  // namespace lookback::ui
