// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/controllers/training_data.h"

#include <algorithm>
#include <atomic>
#include <memory>
#include <nlohmann/json.hpp>
#include <set>

#include "core/base/error.h"
#include "core/base/file_io.h"
#include "core/data/generate/corpus_task.h"
#include "core/data/reader_corpus.h"
#include "core/decoding/translator.h"
#include "core/evaluation/aer.h"
#include "core/evaluation/bleu.h"
#include "core/store/store.h"
#include "core/text/tokenizer.h"

namespace lookback::ui {
namespace {

constexpr std::size_t kDevPairs = 200;
constexpr std::size_t kDevTries = 50 * kDevPairs;  // a task with few different sentences gives fewer
constexpr std::size_t kDevImported = 500;
constexpr std::size_t kDevShare = 20;  // one pair of so many of a file
constexpr std::uint64_t kTrainSeed = 1, kDevSeed = 2;
constexpr std::size_t kTogether = 32;  // sentences of one pass
constexpr std::size_t kProbeWords = 12;

using Words = std::vector<std::string>;

struct Pair {
  Words source, target;
  Links gold;
};

Pair generated(CorpusTask& task, Direction direction) {
  const GeneratedPair text = task.next();
  Pair pair{tokenise(text.french, direction.source), tokenise(text.english, direction.target), {}};
  for (const auto& [source, target] : text.links) pair.gold.sure.push_back({source, target});
  for (const auto& [source, target] : text.possible) pair.gold.possible.push_back({source, target});
  pair.gold = orderedLinks(pair.gold);
  return pair;
}

void addDev(TrainingData& data, Pair pair) {
  data.dev.add(data.source.ids(pair.source), data.target.ids(pair.target));
  data.devPairs.push_back({std::move(pair.source), std::move(pair.target), std::move(pair.gold)});
}

TrainingData generate(const DataChoice& choice, int vocabulary, const std::stop_token& stop) {
  TrainingData data;
  data.direction = choice.direction;
  data.name = choice.task;
  data.hasGold = true;
  GenerateOptions lengths;
  if (choice.task != "dates") lengths.maxWords = choice.maxWords;
  std::vector<Pair> dev, train;
  std::set<Words> held;
  const auto devTask = makeCorpusTask(choice.task, kDevSeed, lengths);
  for (std::size_t tries = 0; dev.size() < kDevPairs && tries < kDevTries; ++tries) {
    Pair pair = generated(*devTask, choice.direction);
    if (held.insert(pair.source).second) dev.push_back(std::move(pair));
  }
  VocabularyBuilder source, target;
  const auto task = makeCorpusTask(choice.task, kTrainSeed, lengths);
  while (train.size() < static_cast<std::size_t>(choice.pairs)) {
    throwIfStopped(stop);
    Pair pair = generated(*task, choice.direction);
    if (held.contains(pair.source)) continue;
    source.add(pair.source);
    target.add(pair.target);
    train.push_back(std::move(pair));
  }
  data.source = source.build(vocabulary);
  data.target = target.build(vocabulary);
  for (const Pair& pair : train) data.train.add(data.source.ids(pair.source), data.target.ids(pair.target));
  for (Pair& pair : dev) addDev(data, std::move(pair));
  data.hasGold = std::any_of(data.devPairs.begin(), data.devPairs.end(),
                             [](const DevPair& pair) { return !pair.gold.sure.empty(); });
  return data;
}

/// One pair of twenty is kept for judging; what has the same source sentence as one of these is not trained on.
TrainingData readFile(const DataChoice& choice, int vocabulary, const std::stop_token& stop) {
  if (choice.file.empty()) throw Error(ErrorCode::wrongUsage, "no file of sentence pairs is chosen yet");
  ReadOptions options;
  options.stop = stop;
  const PairFiles files{choice.file, {}, false};
  LoadedCorpus all = loadCorpus(files, choice.direction, {vocabulary, vocabulary}, options);
  TrainingData data;
  data.direction = choice.direction;
  const std::u8string name = choice.file.filename().u8string();
  data.name.assign(name.begin(), name.end());
  data.source = all.source;
  data.target = all.target;
  std::size_t pair = 0;
  readPairs(files, choice.direction, options, [&](const TextPair& text) {
    if (pair++ % kDevShare == kDevShare - 1 && data.devPairs.size() < kDevPairs)
      addDev(data, {text.source, text.target, {}});
  });
  std::set<std::vector<std::int32_t>> held;
  for (std::size_t k = 0; k < data.dev.size(); ++k) held.emplace(data.dev.source(k).begin(), data.dev.source(k).end());
  for (std::size_t k = 0; k < all.corpus.size(); ++k) {
    const auto source = all.corpus.source(k);
    if (!held.contains({source.begin(), source.end()})) data.train.add(source, all.corpus.target(k));
  }
  return data;
}

/// What the import held back is what is judged by, with its gold links.
TrainingData readImport(const DataChoice& choice, const std::stop_token& stop) {
  ReadOptions options;
  options.maxTokens = 0;
  options.stop = stop;
  LoadedCorpus train =
      loadCorpus({choice.file, {}, false}, choice.direction, {choice.sourceWords, choice.targetWords}, options);
  TrainingData data;
  data.direction = choice.direction;
  data.name = choice.name;
  data.train = std::move(train.corpus);
  data.source = std::move(train.source);
  data.target = std::move(train.target);
  if (choice.dev.empty()) return data;
  std::vector<Links> gold;
  if (!choice.devLinks.empty()) gold = readLinks(choice.devLinks);
  data.hasGold = !gold.empty();
  std::size_t pair = 0;
  readPairs({choice.dev, {}, false}, choice.direction, options, [&](const TextPair& text) {
    const Links links = pair < gold.size() ? gold[pair] : Links{};
    ++pair;
    if (data.devPairs.size() < kDevImported) addDev(data, {text.source, text.target, links});
  });
  return data;
}

std::string textOf(const Hypothesis& hypothesis, const Vocabulary& words, Language language) {
  Words tokens;
  for (const int word : hypothesis.words)
    if (word != Vocabulary::kEnd) tokens.push_back(words.word(word));
  return detokenise(tokens, language);
}

/// Calls f(first, last, sources, targets) for the pairs of the development set, some at a time.
template <class F>
void eachPart(const Corpus& dev, F&& f) {
  for (std::size_t first = 0; first < dev.size(); first += kTogether) {
    const std::size_t last = std::min(dev.size(), first + kTogether);
    std::vector<std::span<const std::int32_t>> sources, targets;
    for (std::size_t k = first; k < last; ++k) {
      sources.push_back(dev.source(k));
      targets.push_back(dev.target(k));
    }
    f(first, sources, targets);
  }
}

}  // namespace

std::vector<DataChoice> importedCorpora(const std::filesystem::path& path) {
  std::error_code ignored;
  if (path.empty() || !std::filesystem::exists(path, ignored)) return {};
  store::Store store = store::openToRead(path);
  std::vector<DataChoice> found;
  for (const store::CorpusRecord& record : store.corpora()) {
    const auto origin = nlohmann::json::parse(record.origin, nullptr, false);
    if (!origin.is_object() || origin.value("kind", "") != "import" || origin.value("role", "") != "train") continue;
    const auto place = [](const nlohmann::json& part, const char* key) {
      const std::string text = part.value(key, "");
      return std::filesystem::path(std::u8string(text.begin(), text.end()));
    };
    DataChoice choice;
    choice.task = "import";
    choice.name = record.name;
    choice.file = place(origin, "text");
    const std::size_t dash = record.direction.find('-');
    if (dash == std::string::npos) continue;
    choice.direction = {languageFromCode(record.direction.substr(0, dash)),
                        languageFromCode(record.direction.substr(dash + 1))};
    if (const auto dev = origin.find("dev"); dev != origin.end() && dev->is_object()) {
      choice.dev = place(*dev, "text");
      choice.devLinks = place(*dev, "links");
    }
    const auto sizes = origin.value("vocabulary", std::vector<int>{});
    choice.sourceWords = sizes.size() == 2 ? sizes[0] : VocabularyLimits{}.source;
    choice.targetWords = sizes.size() == 2 ? sizes[1] : VocabularyLimits{}.target;
    found.insert(found.begin(), std::move(choice));
  }
  return found;
}

std::map<std::string, std::string> settingsOf(const DataChoice& choice) {
  std::map<std::string, std::string> settings{{"data", choice.task}};
  if (choice.task == "file" || choice.task == "import") settings["file"] = pathText(choice.file);
  if (choice.task == "import") {
    settings["corpus"] = choice.name;
    settings["dev_file"] = pathText(choice.dev);
    settings["dev_links"] = pathText(choice.devLinks);
    settings["source_words"] = std::to_string(choice.sourceWords);
    settings["target_words"] = std::to_string(choice.targetWords);
  } else if (choice.task != "file") {
    settings["pairs"] = std::to_string(choice.pairs);
    settings["max_words"] = std::to_string(choice.maxWords);
  }
  return settings;
}

DataChoice choiceOf(const std::map<std::string, std::string>& settings, Direction direction) {
  DataChoice choice;
  choice.direction = direction;
  const auto value = [&](const char* key) {
    const auto found = settings.find(key);
    if (found == settings.end())
      throw Error(ErrorCode::wrongUsage,
                  "the run does not say where its data came from, so it cannot go on here; resume it with "
                  "lookback-cli train --resume");
    return found->second;
  };
  choice.task = value("data");
  const auto place = [&](const char* key) {
    const std::string path = value(key);
    return std::filesystem::path(std::u8string(path.begin(), path.end()));
  };
  if (choice.task == "file" || choice.task == "import") choice.file = place("file");
  if (choice.task == "import") {
    choice.name = value("corpus");
    choice.dev = place("dev_file");
    choice.devLinks = place("dev_links");
    choice.sourceWords = std::atoi(value("source_words").c_str());
    choice.targetWords = std::atoi(value("target_words").c_str());
  } else if (choice.task != "file") {
    choice.pairs = std::atoi(value("pairs").c_str());
    choice.maxWords = std::atoi(value("max_words").c_str());
  }
  return choice;
}

TrainingData prepareData(const DataChoice& choice, int vocabulary, const std::stop_token& stop) {
  return choice.task == "import" ? readImport(choice, stop)
         : choice.task == "file" ? readFile(choice, vocabulary, stop)
                                 : generate(choice, vocabulary, stop);
}

Trainer::Scorer devBleu(const TrainingData& data, const ModelConfig& config) {
  if (data.devPairs.empty()) return nullptr;
  return [&data, &config](const Parameters<float>& parameters, Team& team, std::stop_token stop) {
    std::vector<BleuCounts> counts(data.dev.size());
    const auto weights = std::make_shared<const Weights<float>>(parameters, Ready::forward);
    std::atomic<std::size_t> next{0};
    team.run([&](int) {
      Translator translator(config, parameters, weights);
      TranslateOptions options;
      options.beam = 1;
      for (std::size_t first = next.fetch_add(kTogether); first < counts.size(); first = next.fetch_add(kTogether)) {
        const std::size_t last = std::min(counts.size(), first + kTogether);
        std::vector<std::span<const std::int32_t>> sources;
        for (std::size_t k = first; k < last; ++k) sources.push_back(data.dev.source(k));
        const std::vector<Hypothesis> written = translator.searchGreedily(sources, options, stop);
        for (std::size_t k = first; k < last; ++k) {
          const std::string reference = detokenise(data.devPairs[k].target, data.direction.target);
          counts[k] =
              bleuCounts(textOf(written[k - first], data.target, data.direction.target), std::span(&reference, 1));
        }
      }
    });
    // Where no reference has four words (dates), the order of which there is nothing does not count.
    BleuOptions options;
    options.effectiveOrder = std::all_of(counts.begin(), counts.end(),
                                         [](const BleuCounts& one) { return one.referenceLength < kBleuOrders; });
    BleuCounts sum;
    for (const BleuCounts& one : counts) sum += one;
    return bleuFromCounts(sum, options).score;
  };
}

double devAlignmentError(const TrainingData& data, const ModelConfig& config, const Parameters<float>& parameters,
                         const std::stop_token& stop) {
  const Weights<float> weights(parameters, Ready::forward);
  Translation<float> translation(config);
  translation.setStop(stop);
  Batch batch;
  AlignmentCounts sum;
  eachPart(data.dev, [&](std::size_t first, const auto& sources, const auto& targets) {
    batch.assign(sources, targets);
    translation.loss(parameters, weights, batch);
    for (std::size_t b = 0; b < batch.target.order.size(); ++b) {
      const std::size_t k = static_cast<std::size_t>(batch.target.order[b]);
      Matrix<double> alpha(batch.target.length[b], static_cast<Index>(sources[k].size()) + 1);
      for (Index i = 0; i < alpha.rows(); ++i)
        alpha.row(i) = translation.alpha(batch, static_cast<Index>(b), i).template cast<double>().transpose();
      GoldAlignment gold;
      for (const Link& link : data.devPairs[first + k].gold.sure) gold.sure.push_back({link.source, link.target});
      for (const Link& link : data.devPairs[first + k].gold.possible)
        gold.possible.push_back({link.source, link.target});
      sum += compareAlignment(
          hardenAlignment(alpha, static_cast<int>(sources[k].size()), static_cast<int>(targets[k].size())), gold);
    }
  });
  return sum.errorRate();
}

std::vector<std::size_t> chooseProbes(const TrainingData& data, std::size_t count) {
  std::vector<std::size_t> chosen;
  std::set<std::pair<std::size_t, std::size_t>> lengths;  // seen: a new shape first, then anything short enough
  for (const bool newShape : {true, false})
    for (std::size_t k = 0; k < data.devPairs.size() && chosen.size() < count; ++k) {
      const DevPair& pair = data.devPairs[k];
      const std::size_t longest = std::max(pair.source.size(), pair.target.size());
      if (longest < 3 || longest > kProbeWords || std::find(chosen.begin(), chosen.end(), k) != chosen.end()) continue;
      if (newShape && !lengths.emplace(pair.source.size(), 0).second) continue;
      chosen.push_back(k);
    }
  std::sort(chosen.begin(), chosen.end(), [&](std::size_t a, std::size_t b) {
    return data.devPairs[a].source.size() < data.devPairs[b].source.size();
  });
  return chosen;
}

}  // namespace lookback::ui
