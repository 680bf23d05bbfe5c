// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/controllers/decode_worker.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <mutex>
#include <utility>

#include "core/base/error.h"
#include "ui/controllers/run_library.h"

namespace lookback::ui {
namespace {

constexpr std::size_t kModelsKept = 3;
/// Sliders reach at least this far from 0.
constexpr double kLeastRange = 6;

/// How far a slider of this step can move: what the scorer can reach, and at least what it did reach.
double flipRange(const Trace& trace, const StepTrace& step) {
  double range = std::max(kLeastRange, trace.energyBound);
  for (const double e : step.modelEnergies)
    if (std::isfinite(e)) range = std::max(range, std::abs(e));
  return range;
}

}  // namespace

DecodeEngine DecodeEngine::core() {
  DecodeEngine engine;
  engine.load = [](const std::filesystem::path& file) {
    auto checkpoint = loadCheckpoint(file);
    return checkpoint ? checkpoint : loadModel(file);
  };
  engine.read = [](std::shared_ptr<const Model> model, std::string_view sentence) {
    return readSentence(std::move(model), sentence);
  };
  engine.decode = [](const ReadSentence& sentence, std::span<const Intervention> interventions, const Trace* previous,
                     int firstChanged, std::stop_token stop) {
    return lookback::decode(sentence, interventions, {}, previous, firstChanged, std::move(stop));
  };
  engine.flips = [](const ReadSentence& sentence, const Trace& trace, int step, double range, std::stop_token stop) {
    return flipMarks(sentence, trace, step, range, std::move(stop));
  };
  engine.follow = [](const ReadSentence& sentence, std::span<const Intervention> interventions, const GivenWords& given,
                     const Trace* previous, int firstChanged, std::stop_token stop) {
    return lookback::decode(sentence, interventions, {.given = given}, previous, firstChanged, std::move(stop));
  };
  engine.grow = [](const ReadSentence& sentence, int width, std::stop_token stop) {
    return growBeamTree(sentence, {.width = width}, std::move(stop));
  };
  return engine;
}

DecodeEngine DecodeEngine::shared() const {
  struct Shelf {
    std::mutex mutex;
    std::map<std::filesystem::path, std::weak_ptr<const Model>> models;
  };
  DecodeEngine engine = *this;
  engine.load = [load = load, shelf = std::make_shared<Shelf>()](const std::filesystem::path& file) {
    const std::scoped_lock lock(shelf->mutex);  // who comes second waits for the first one's model
    std::shared_ptr<const Model> model = shelf->models[file].lock();
    if (!model) shelf->models[file] = model = load(file);
    return model;
  };
  return engine;
}

DecodeWorker::DecodeWorker(DecodeEngine engine, Sink sink)
    : m_engine(std::move(engine)),
      m_sink(std::move(sink)),
      m_thread([this](std::stop_token stop) { run(std::move(stop)); }) {}

DecodeWorker::~DecodeWorker() = default;

void DecodeWorker::run(std::stop_token stop) {
  while (auto question = m_mail.wait(stop)) {
    const std::stop_callback closing(stop, [&question] {
      question->stop.request_stop();
      question->stopFlips.request_stop();
    });
    try {
      answer(*question);
    } catch (const Error& error) {
      if (error.code() != ErrorCode::interrupted) m_sink.failed({question->id, m_stage, error.what()});
    } catch (const std::exception& error) {  // no memory, a broken file system
      m_sink.failed({question->id, m_stage, error.what()});
    }
  }
}

void DecodeWorker::answer(const DecodeQuestion& question) {
  m_stage = DecodeStage::model;
  takeModel(question);
  if (question.stop.stop_requested()) return;
  m_stage = DecodeStage::sentence;
  takeSentence(question);
  m_stage = DecodeStage::decode;
  takeTrace(question);
  m_sink.answered({question.id, m_modelFile, m_sentence, m_interventions, m_model, m_trace, m_original});
  takeBeam(question);
  takeFlips(question);
}

void DecodeWorker::takeModel(const DecodeQuestion& question) {
  if (m_model && question.model == m_modelFile) return;
  const auto known = std::find_if(m_models.begin(), m_models.end(),
                                  [&](const Loaded& loaded) { return loaded.file == question.model; });
  std::shared_ptr<const Model> model = known != m_models.end() ? known->model : m_engine.load(question.model);
  if (known != m_models.end()) m_models.erase(known);
  m_models.push_back({question.model, model});
  if (m_models.size() > kModelsKept) m_models.erase(m_models.begin());
  m_model = std::move(model);
  m_modelFile = question.model;
  m_read.reset();
}

void DecodeWorker::takeSentence(const DecodeQuestion& question) {
  if (m_read && question.sentence == m_sentence) return;
  m_read.reset();
  m_original.reset();
  m_trace.reset();
  m_beam.reset();
  m_read = m_engine.read(m_model, question.sentence);
  m_sentence = question.sentence;
}

GivenWords DecodeWorker::givenWords(const GivenChoice& choice) const {
  if (!choice.reference.empty()) return referenceWords(*m_model, choice.reference);
  return {choice.hypothesis};
}

std::shared_ptr<const Trace> DecodeWorker::decode(std::span<const Intervention> interventions, const GivenWords& given,
                                                  const Trace* previous, int firstChanged, std::stop_token stop) const {
  if (given.words.empty()) return m_engine.decode(*m_read, interventions, previous, firstChanged, std::move(stop));
  return m_engine.follow(*m_read, interventions, given, previous, firstChanged, std::move(stop));
}

void DecodeWorker::takeTrace(const DecodeQuestion& question) {
  if (m_trace && m_interventions == question.interventions && m_choice == question.given) return;
  const std::stop_token stop = question.stop.get_token();
  const GivenWords given = givenWords(question.given);
  if (!m_original || m_originalGiven != given) {
    const int first = m_original ? firstDifference(m_originalGiven, given) : 1;
    m_original = decode({}, given, m_original.get(), first, stop);
    m_originalGiven = given;
  }
  if (question.interventions.empty()) {
    m_trace = m_original;
  } else {
    const std::vector<Intervention> before = m_trace ? m_interventions : std::vector<Intervention>{};
    const int first =
        std::min(firstDifference(before, question.interventions), firstDifference(m_trace ? m_given : given, given));
    m_trace = decode(question.interventions, given, m_trace ? m_trace.get() : m_original.get(), first, stop);
  }
  m_interventions = question.interventions;
  m_choice = question.given;
  m_given = given;
}

void DecodeWorker::takeBeam(const DecodeQuestion& question) {
  if (question.beamWidth < 1 || question.stopFlips.stop_requested()) return;
  if (!m_beam || m_beam->width != question.beamWidth) {
    m_beam.reset();
    m_beam = m_engine.grow(*m_read, question.beamWidth, question.stopFlips.get_token());
  }
  if (m_sink.grown) m_sink.grown({question.id, m_modelFile, m_sentence, m_beam});
}

void DecodeWorker::takeFlips(const DecodeQuestion& question) {
  const int step = question.flipStep;
  if (step < 1 || step > static_cast<int>(m_trace->steps.size())) return;
  const StepTrace& shown = m_trace->steps[static_cast<std::size_t>(step - 1)];
  const double range = flipRange(*m_trace, shown);
  std::vector<FlipMark> marks = m_engine.flips(*m_read, *m_trace, step, range, question.stopFlips.get_token());
  if (!question.stopFlips.stop_requested()) m_sink.flipped({question.id, step, std::move(marks)});
}

}  // namespace lookback::ui
