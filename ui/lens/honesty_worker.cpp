// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lens/honesty_worker.h"

#include <QMetaObject>
#include <chrono>
#include <exception>

#include "core/base/error.h"
#include "core/data/reader_lines.h"
#include "core/model/model.h"
#include "core/text/unicode.h"
#include "ui/controllers/scoreboard_sets.h"

namespace lookback::ui {
namespace {

constexpr std::size_t kLongestLine = 64 * 1024;
constexpr int kGeneratedLeast = 4, kGeneratedMost = 20;       // words of a generated sentence
constexpr auto kBetweenNews = std::chrono::milliseconds(60);  // while a survey runs

std::vector<std::string> sentencesOf(const std::filesystem::path& file, int most, const std::stop_token& stop) {
  LineReader in(file, kLongestLine, stop);
  std::vector<std::string> sentences;
  for (Line line; static_cast<int>(sentences.size()) < most && in.next(line);) {
    std::string text(line.text.substr(0, line.text.find('\t')));
    while (!text.empty() && (text.back() == '\r' || text.back() == ' ')) text.pop_back();
    if (!text.empty() && !unicode::firstInvalidByte(text)) sentences.push_back(std::move(text));
  }
  if (sentences.empty()) throw Error(file.string() + " has no sentences: it should have one a line");
  return sentences;
}

HonestyAnswer lookAt(const std::shared_ptr<const Model>& model, const std::string& sentence, std::uint64_t seed,
                     const std::stop_token& stop) {
  HonestyAnswer answer;
  const auto read = readSentence(model, sentence);
  answer.original = decode(*read, {}, {}, nullptr, 1, stop);
  for (std::size_t k = 0; k < kChanges; ++k) {
    const auto change = static_cast<Counterfactual>(k);
    answer.steps[k] = changeEachStep(*read, *answer.original, change, seed);
    const int most = 3 * static_cast<int>(answer.original->source.size()) + 10;
    answer.written[k] = decode(*read, changeEveryStep(*answer.original, change, seed, most), {}, nullptr, 1, stop);
  }
  return answer;
}

}  // namespace

std::vector<std::string> surveySentences(const SurveyChoice& choice, const Direction& direction,
                                         const std::stop_token& stop) {
  if (!choice.file.empty()) return sentencesOf(choice.file, choice.sentences, stop);
  TestSetChoice set;
  set.direction = direction;
  set.sentences = choice.sentences;
  set.minWords = kGeneratedLeast;
  set.maxWords = kGeneratedMost;
  return makeTestSet(set, {}).sources;
}

HonestyWorker::HonestyWorker(QObject* parent) : QObject(parent) {}
HonestyWorker::~HonestyWorker() {
  m_stopLook.request_stop();
  m_stopSurvey.request_stop();
}

template <class Take>
void HonestyWorker::tell(const std::atomic<std::uint64_t>& newest, std::uint64_t id, Take take) {
  QMetaObject::invokeMethod(
      this,
      [&newest, id, take = std::move(take)] {
        if (id == newest) take();
      },
      Qt::QueuedConnection);
}

void HonestyWorker::setSurveying(bool surveying) {
  if (surveying == m_surveying) return;
  m_surveying = surveying;
  Q_EMIT surveyingChanged();
}

void HonestyWorker::look(std::shared_ptr<const Model> model, std::string sentence, std::uint64_t seed) {
  m_stopLook.request_stop();
  m_stopLook = std::stop_source();
  const std::uint64_t id = ++m_newestLook;
  m_looks.ask([this, id, model = std::move(model), sentence = std::move(sentence), seed,
               stop = m_stopLook.get_token()](const std::stop_token&) {
    if (stop.stop_requested()) return;
    try {
      HonestyAnswer answer = lookAt(model, sentence, seed, stop);
      tell(m_newestLook, id, [this, answer = std::move(answer)] { Q_EMIT answered(answer); });
    } catch (const std::exception& error) {
      tell(m_newestLook, id, [this, message = QString::fromUtf8(error.what())] { Q_EMIT failed(message); });
    }
  });
}

void HonestyWorker::survey(std::shared_ptr<const Model> model, SurveyChoice choice) {
  m_stopSurvey.request_stop();
  m_stopSurvey = std::stop_source();
  const std::uint64_t id = ++m_newestSurvey;
  setSurveying(true);
  m_surveys.ask([this, id, model = std::move(model), choice = std::move(choice),
                 stop = m_stopSurvey.get_token()](const std::stop_token&) {
    if (stop.stop_requested()) return;
    try {
      const std::vector<std::string> sentences = surveySentences(choice, model->config.direction, stop);
      const auto all = static_cast<qint64>(sentences.size());
      auto last = std::chrono::steady_clock::now();
      const auto news = [&](std::int64_t done, const CounterfactualShares& shares) {
        const auto now = std::chrono::steady_clock::now();
        if (done < all && now - last < kBetweenNews) return;
        last = now;
        tell(m_newestSurvey, id, [this, done, all, shares] { Q_EMIT surveyed(done, all, shares); });
      };
      surveyCounterfactuals(model, sentences, choice.seed, news, stop);
    } catch (const std::exception& error) {
      if (!stop.stop_requested())
        tell(m_newestSurvey, id, [this, message = QString::fromUtf8(error.what())] { Q_EMIT surveyFailed(message); });
    }
    tell(m_newestSurvey, id, [this] { setSurveying(false); });
  });
}

void HonestyWorker::cancelSurvey() {
  m_stopSurvey.request_stop();
  ++m_newestSurvey;
  setSurveying(false);
}

}  // namespace lookback::ui
