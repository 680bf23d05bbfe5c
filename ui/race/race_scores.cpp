// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/race/race_scores.h"

#include <limits>
#include <nlohmann/json.hpp>

#include "core/base/error.h"
#include "core/base/file_io.h"
#include "core/data/generate/french_english.h"
#include "core/data/generate/growing_chain.h"
#include "core/evaluation/evaluation.h"
#include "core/evaluation/fixed_average.h"
#include "ui/views/number_text.h"

namespace lookback::ui {
namespace {

using nlohmann::json;

constexpr std::uint64_t kLargestFile = 1u << 20;
constexpr std::uint64_t kTestSeed = 2016;  // nothing was trained with it
constexpr int kShortest = 5, kLongest = 60;
constexpr int kProgressMs = 100;

LengthBin binFrom(const json& entry) {
  LengthBin bin;
  bin.from = entry.at("from").get<int>();
  bin.to = entry.at("to").is_null() ? std::numeric_limits<int>::max() : entry.at("to").get<int>();
  bin.sentences = entry.at("sentences").get<std::size_t>();
  bin.score = entry.at("score").get<double>();
  bin.interval = {entry.at("low").get<double>(), entry.at("high").get<double>()};
  return bin;
}

json jsonOf(const LengthBin& bin) {
  return {
      {"from", bin.from},           {"to", bin.to == std::numeric_limits<int>::max() ? json(nullptr) : json(bin.to)},
      {"sentences", bin.sentences}, {"score", bin.score},
      {"low", bin.interval.low},    {"high", bin.interval.high}};
}

std::string stemOf(const std::filesystem::path& model) {
  return pathText(model.stem());
}

}  // namespace

std::optional<int> lengthLimit(const std::filesystem::path& model) {
  const std::string stem = stemOf(model);
  const std::size_t dash = stem.rfind('-');
  if (dash == std::string::npos || dash + 1 == stem.size()) return std::nullopt;
  int limit = 0;
  for (std::size_t k = dash + 1; k < stem.size(); ++k) {
    if (stem[k] < '0' || stem[k] > '9' || limit > 10000) return std::nullopt;
    limit = 10 * limit + (stem[k] - '0');
  }
  return limit > 0 ? std::optional(limit) : std::nullopt;
}

std::filesystem::path scoresFile(const std::filesystem::path& model) {
  std::string prefix = stemOf(model);
  for (int part = 0; part < 2; ++part)
    if (const std::size_t dash = prefix.rfind('-'); dash != std::string::npos) prefix.resize(dash);
  return model.parent_path() / std::filesystem::path(std::u8string(prefix.begin(), prefix.end()) + u8".json");
}

std::optional<RaceScores> recordedScores(const std::filesystem::path& model) {
  const std::filesystem::path file = scoresFile(model);
  std::error_code ignored;
  if (!std::filesystem::is_regular_file(file, ignored)) return std::nullopt;
  try {
    const json all = json::parse(readFile(file, kLargestFile));
    RaceScores found;
    found.test = QString::fromStdString(all.at("test").get<std::string>());
    bool known = false;
    for (const json& entry : all.at("systems")) {
      RaceScore score;
      const std::string name = entry.at("model").get<std::string>();
      score.model =
          model.parent_path() / std::filesystem::path(std::u8string(name.begin(), name.end()) + u8".safetensors");
      if (!std::filesystem::is_regular_file(score.model, ignored)) continue;
      score.equal = entry.at("evaluation").value("energies_equal", false);
      for (const json& bin : entry.at("evaluation").at("by_length")) score.bins.push_back(binFrom(bin));
      known = known || name == stemOf(model);
      found.scores.push_back(std::move(score));
    }
    return known ? std::optional(std::move(found)) : std::nullopt;
  } catch (const std::exception&) {
    return std::nullopt;  // measuring again replaces it
  }
}

void writeScores(const std::filesystem::path& file, const RaceScores& scores) {
  json systems = json::array();
  for (const RaceScore& score : scores.scores) {
    json bins = json::array();
    for (const LengthBin& bin : score.bins) bins.push_back(jsonOf(bin));
    systems.push_back(
        {{"model", stemOf(score.model)}, {"evaluation", {{"energies_equal", score.equal}, {"by_length", bins}}}});
  }
  const json all{{"test", scores.test.toStdString()}, {"systems", systems}};
  writeFileAtomically(file, all.dump(1, ' ', false, json::error_handler_t::replace) + "\n");
}

TestSet raceTestSet(const RaceText& text, const Direction& direction, int sentences, const std::stop_token& stop) {
  TestSet set;
  set.direction = direction;
  set.references.emplace_back();
  const auto add = [&](std::string source, std::string target) {
    set.sources.push_back(std::move(source));
    set.references.front().push_back(std::move(target));
  };
  if (text.kind == RaceText::Kind::everyday)
    throw Error("the everyday sentences are too few to measure on; choose generated sentences or a file of pairs");
  if (text.kind == RaceText::Kind::file) {
    ReadOptions options;
    options.stop = stop;
    std::vector<TextPair> pairs;
    readPairs({text.file, {}, false}, direction, options, [&](const TextPair& pair) { pairs.push_back(pair); });
    SentenceChainer chainer(std::move(pairs), direction, {kShortest, kLongest, kTestSeed, true});
    while (set.sources.size() < static_cast<std::size_t>(sentences)) {
      const auto chain = chainer.next();
      if (!chain) break;
      add(chain->source, chain->target);
    }
    if (set.sources.empty()) throw Error(pathText(text.file) + ": no chain of 5 to 60 words can be made of its pairs");
    return set;
  }
  GenerateOptions options;
  options.minWords = kShortest;
  options.maxWords = kLongest;
  options.evenly = true;
  FrenchEnglishGenerator generator(kTestSeed, options);
  for (int k = 0; k < sentences; ++k) {
    throwIfStopped(stop);
    GeneratedPair pair = generator.next();
    if (direction.source == Language::french)
      add(std::move(pair.french), std::move(pair.english));
    else
      add(std::move(pair.english), std::move(pair.french));
  }
  return set;
}

RaceMeter::RaceMeter(QObject* parent) : QObject(parent), m_queue(true) {
  m_clock.setInterval(kProgressMs);
  connect(&m_clock, &QTimer::timeout, this, [this] {
    if (const auto progress = m_progress.take()) Q_EMIT progressChanged(*progress);
  });
}

RaceMeter::~RaceMeter() {
  m_stop.request_stop();
}

void RaceMeter::measure(const MeasureWish& wish) {
  if (m_busy || wish.systems.empty()) return;
  m_busy = true;
  m_stop = std::stop_source();
  m_progress.take();
  m_clock.start();
  Q_EMIT busyChanged();
  m_queue.ask([this, wish, stop = m_stop](const std::stop_token& closing) {
    const std::stop_callback whenClosing(closing, [stop]() mutable { stop.request_stop(); });
    try {
      const RaceScores scores = work(wish, stop.get_token());
      finish([this, scores] { Q_EMIT measured(scores); });
    } catch (const std::exception& error) {
      const bool stopped = stop.stop_requested();
      finish([this, stopped, message = QString::fromUtf8(error.what())] {
        stopped ? Q_EMIT cancelled() : Q_EMIT failed(message);
      });
    }
  });
}

void RaceMeter::finish(std::function<void()> news) {
  QMetaObject::invokeMethod(
      this,
      [this, news = std::move(news)] {
        m_busy = false;
        m_clock.stop();
        news();
        Q_EMIT busyChanged();
      },
      Qt::QueuedConnection);
}

void RaceMeter::cancel() {
  m_stop.request_stop();
}

RaceScores RaceMeter::work(const MeasureWish& wish, const std::stop_token& stop) {
  RaceScores scores;
  std::optional<TestSet> set;
  for (std::size_t k = 0; k < wish.systems.size(); ++k) {
    std::shared_ptr<const Model> model = loadModel(wish.systems[k].model);
    if (wish.systems[k].equal) model = fixedAverageModel(*model);
    if (!set || set->direction != model->config.direction)
      set = raceTestSet(wish.text, model->config.direction, wish.sentences, stop);
    EvaluateOptions options;
    options.stop = stop;
    options.progress = [&](std::size_t done, std::size_t all) {
      m_progress.put(Progress{static_cast<int>(k), static_cast<int>(wish.systems.size()), done, all});
    };
    TranslateOptions greedy;
    greedy.beam = 1;
    TranslationSystem system = modelSystem(model, greedy);
    system.knowsSource = [](const TranslationSystem::Words&) { return false; };  // the second column is not shown
    system.align = nullptr;
    const auto sentences = evaluateSystem(system, *set, options);
    scores.scores.push_back({wish.systems[k].model, wish.systems[k].equal, bleuByLength(sentences)});
  }
  const QString count = countText(static_cast<qint64>(set->sources.size()));
  scores.test = wish.text.kind == RaceText::Kind::file ? tr("%1 chains of pairs of the file").arg(count)
                                                       : tr("%1 generated pairs of 5 to 60 words").arg(count);
  return scores;
}

}  // namespace lookback::ui
