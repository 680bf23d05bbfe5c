// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/race/race_runner.h"

#include <exception>

#include "core/base/error.h"
#include "core/base/file_io.h"
#include "core/data/reader.h"
#include "core/decoding/translator.h"
#include "core/evaluation/bleu.h"
#include "core/evaluation/fixed_average.h"
#include "core/text/tokenizer.h"

namespace lookback::ui {
namespace {

QString nameOf(const std::filesystem::path& file) {
  return QString::fromStdU16String(file.stem().u16string());
}

/// A translation that goes round in circles is cut when it is half as long again as the reference.
int longestTranslation(std::size_t referenceWords) {
  constexpr std::size_t kMore = 5;
  return static_cast<int>(referenceWords + referenceWords / 2 + kMore);
}

RaceLane laneOf(const std::shared_ptr<const Model>& model, const std::vector<std::string>& source,
                const std::vector<std::string>& reference, const std::string& referenceText,
                const std::stop_token& stop) {
  const std::vector<std::int32_t> ids = model->source.ids(source);
  Translator translator(model);
  TranslateOptions options;
  options.beam = 1;
  options.maxLength = longestTranslation(reference.size());
  const Hypothesis written = translator.search(ids, options, stop).front();
  RaceLane lane;
  lane.finished = written.finished;
  for (std::size_t i = 0; i < written.words.size(); ++i) {
    if (written.finished && i + 1 == written.words.size()) {
      lane.endLogProbability = written.logProbabilities[i];
      break;
    }
    lane.words.push_back(model->target.word(written.words[i]));
    lane.logProbabilities.push_back(written.logProbabilities[i]);
  }
  lane.lost = findLostWords(lane.words, reference);
  BleuOptions bleu;
  bleu.effectiveOrder = true;  // five words have few 4-grams
  lane.bleu =
      sentenceBleu(detokenise(lane.words, model->config.direction.target), std::span(&referenceText, 1), bleu).score;
  return lane;
}

GrowingPair growthOf(const RaceText& text, const Direction& direction, const std::stop_token& stop) {
  switch (text.kind) {
    case RaceText::Kind::generated:
      return growGenerated(text.seed, direction);
    case RaceText::Kind::everyday:
      return growChained(everydayPairs(direction), direction, text.seed);
    case RaceText::Kind::file:
      break;
  }
  ReadOptions options;
  options.stop = stop;
  std::vector<TextPair> pairs;
  readPairs({text.file, {}, false}, direction, options, [&](const TextPair& pair) { pairs.push_back(pair); });
  return growChained(pairs, direction, text.seed);
}

/// How many words of `stage` the stage before it had already.
std::size_t knownWords(const GrowingPair& growth, const GrowthStage& stage, const std::vector<std::string>& source,
                       Language language) {
  const GrowthStage* before = nullptr;
  for (const GrowthStage& one : growth.stages) {
    if (one.sourceWords >= stage.sourceWords) break;
    before = &one;
  }
  if (!before) return source.size();  // nothing is new in the first stage
  const std::vector<std::string> shorter = tokenise(before->source, language);
  std::size_t same = 0;
  while (same < shorter.size() && same < source.size() && shorter[same] == source[same]) ++same;
  return same;
}

}  // namespace

std::array<RaceLane, kRaceLanes> raceLanes(const std::array<std::shared_ptr<const Model>, kRaceLanes>& models,
                                           const GrowthStage& stage, const std::stop_token& stop) {
  const Direction direction = models.front()->config.direction;
  const std::vector<std::string> source = tokenise(stage.source, direction.source);
  const std::vector<std::string> reference = tokenise(stage.target, direction.target);
  std::array<RaceLane, kRaceLanes> lanes;
  for (std::size_t k = 0; k < kRaceLanes; ++k) {
    lanes[k] = laneOf(models[k], source, reference, stage.target, stop);
    lanes[k].system = static_cast<RaceSystem>(k);
  }
  return lanes;
}

RaceRunner::RaceRunner(QObject* parent) : QObject(parent) {}

RaceRunner::~RaceRunner() {
  m_stop.request_stop();
}

void RaceRunner::run(const RaceWish& wish) {
  const std::uint64_t id = ++m_newest;
  m_stop.request_stop();
  m_stop = std::stop_source();
  if (!m_busy) {
    m_busy = true;
    Q_EMIT busyChanged();
  }
  m_queue.ask([this, wish, id, stop = m_stop](const std::stop_token& closing) {
    const std::stop_callback whenClosing(closing, [stop]() mutable { stop.request_stop(); });
    work(wish, id, stop.get_token());
  });
}

/// Hands news to the window's thread unless a newer wish came meanwhile.
template <class F>
void RaceRunner::tell(std::uint64_t id, F&& news) {
  QMetaObject::invokeMethod(
      this,
      [this, id, news = std::forward<F>(news)] {
        if (id != m_newest) return;
        m_busy = false;
        news();
        Q_EMIT busyChanged();
      },
      Qt::QueuedConnection);
}

void RaceRunner::load(const RaceWish& wish, const std::stop_token& stop) {
  if (!m_loaded.models[0] || m_loaded.fixedVector != wish.fixedVector) {
    const std::shared_ptr<const Model> model = loadModel(wish.fixedVector);
    if (model->config.scorer != Scorer::none)
      throw Error(pathText(wish.fixedVector.filename()) +
                  " has attention; choose a model of RNNencdec, which has one fixed vector, for this lane");
    m_loaded.models[0] = model;
    m_loaded.fixedVector = wish.fixedVector;
  }
  if (!m_loaded.models[1] || m_loaded.attention != wish.attention) {
    m_loaded.models[1] = nullptr;
    const std::shared_ptr<const Model> model = loadModel(wish.attention);
    m_loaded.models[2] = fixedAverageModel(*model);
    m_loaded.models[1] = model;
    m_loaded.attention = wish.attention;
  }
  const Direction direction = m_loaded.models[1]->config.direction;
  if (m_loaded.models[0]->config.direction != direction)
    throw Error(pathText(wish.fixedVector.filename()) + " and " + pathText(wish.attention.filename()) +
                " translate in different directions; choose two models of one direction");
  if (m_loaded.growth && m_loaded.text == wish.text && m_loaded.direction == direction) return;
  m_loaded.growth = std::make_shared<const GrowingPair>(growthOf(wish.text, direction, stop));
  m_loaded.text = wish.text;
  m_loaded.direction = direction;
}

void RaceRunner::work(const RaceWish& wish, std::uint64_t id, const std::stop_token& stop) {
  if (id != m_newest) return;
  try {
    load(wish, stop);
    auto result = std::make_shared<RaceResult>();
    result->growth = m_loaded.growth;
    result->stage = result->growth->atMost(wish.words);
    result->direction = m_loaded.direction;
    result->source = tokenise(result->stage.source, m_loaded.direction.source);
    result->reference = tokenise(result->stage.target, m_loaded.direction.target);
    result->newFrom = knownWords(*result->growth, result->stage, result->source, m_loaded.direction.source);
    result->lanes = raceLanes(m_loaded.models, result->stage, stop);
    result->names = {nameOf(wish.fixedVector), nameOf(wish.attention)};
    tell(id, [this, result] { Q_EMIT ready(result); });
  } catch (const std::exception& error) {
    if (!stop.stop_requested()) tell(id, [this, message = QString::fromUtf8(error.what())] { Q_EMIT failed(message); });
  }
}

}  // namespace lookback::ui
