// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/controllers/lane_controller.h"

#include <algorithm>
#include <utility>

#include "ui/models/phrase_shelf.h"
#include "ui/support/text.h"
#include "ui/views/number_text.h"

namespace lookback::ui {
namespace {

/// Source words named in a lane's title; more are counted.
constexpr std::size_t kNamed = 2;

}  // namespace

LaneController::LaneController(DecodeController& controller, DecodeModel& first, DecodeModel& second,
                               DecodeEngine engine, QObject* parent)
    : QObject(parent), m_controller(controller), m_first(first), m_second(second) {
  connect(&controller, &DecodeController::stateChanged, this, &LaneController::followState);
  connect(&first, &DecodeModel::resultChanged, this, &LaneController::compare);
  connect(&first, &DecodeModel::cursorChanged, this, [this] { followCursor(m_first, m_second); });
  connect(&second, &DecodeModel::cursorChanged, this, [this] { followCursor(m_second, m_first); });
  const auto queue = [this](auto handler) {
    return [this, handler](auto answer) {
      QMetaObject::invokeMethod(
          this, [this, handler, answer = std::move(answer)] { (this->*handler)(answer); }, Qt::QueuedConnection);
    };
  };
  m_aligner = std::make_unique<AlignmentReader>(queue(&LaneController::takeAlignment));
  m_worker = std::make_unique<DecodeWorker>(
      std::move(engine),
      DecodeWorker::Sink{queue(&LaneController::take), [](const FlipAnswer&) {}, queue(&LaneController::takeFailure)});
}

LaneController::~LaneController() = default;

bool LaneController::aligns() const {
  const DecodeState& state = m_controller.state();
  return state.lane && isPhraseFile(state.lane->model);
}

void LaneController::followState() {
  const DecodeState& state = m_controller.state();
  if (!state.lane) return close();
  const DecodeLane& lane = *state.lane;
  Wish wish{lane.model.empty() ? state.model : lane.model, lane.sentence.empty() ? state.sentence : lane.sentence,
            lane.interventions, lane.given};
  if (aligns()) wish = {lane.model, {}, {}, {}};  // the words are those of the first lane
  if (m_asked == wish) return Q_EMIT changed();
  m_asked = std::move(wish);
  m_aligned.reset();
  m_stop.request_stop();
  if (aligns()) {
    align();
    return Q_EMIT changed();
  }
  m_stop = std::stop_source{};
  m_second.setStale(true);
  m_worker->ask(
      {++m_newest, m_asked->model, m_asked->sentence, m_asked->interventions, 0, m_stop, m_stop, m_asked->given});
  Q_EMIT changed();
}

/// Asks for the alignment of what the first lane shows now; compare() asks again when that changes.
void LaneController::align() {
  m_second.setStale(true);
  m_aligned = m_first.trace();
  ++m_newest;
  if (m_aligned) m_aligner->ask(m_newest, m_asked->model, m_aligned);
}

void LaneController::takeAlignment(const AlignmentAnswer& answer) {
  if (!answer.trace) return takeFailure({answer.id, DecodeStage::model, answer.problem});
  if (answer.id != m_newest || !m_asked) return;
  m_second.setResult(nullptr, answer.trace, answer.trace);
  m_second.setInterventions({});
  m_second.setStale(false);
  compare();
}

void LaneController::close() {
  if (!m_asked) return;
  m_asked.reset();
  m_aligned.reset();
  m_stop.request_stop();
  ++m_newest;  // what still arrives is late
  m_difference.reset();
  m_first.setLaneMarks(std::nullopt);
  m_second.setLaneMarks(std::nullopt);
  m_second.setInterventions({});
  m_second.setResult(nullptr, nullptr, nullptr);
  m_second.setStale(false);
  Q_EMIT changed();
}

void LaneController::take(const DecodeAnswer& answer) {
  if (answer.id != m_newest || !m_asked) return;
  m_second.setResult(answer.model, answer.trace, answer.original);
  m_second.setInterventions(answer.interventions);
  m_second.setStale(false);
  compare();
}

void LaneController::takeFailure(const DecodeFailure& failure) {
  if (failure.id != m_newest || !m_asked) return;
  m_second.setStale(false);
  m_controller.closeLane();
  Q_EMIT failed(failure.stage, QString::fromStdString(failure.message));
}

void LaneController::compare() {
  // Until the alignment of new words is there the old one stays, under its veil; the difference is always that of what
  // is shown.
  if (m_asked && aligns() && m_aligned != m_first.trace()) align();
  if (!m_asked || !m_first.trace() || !m_second.trace()) return;
  m_difference = std::make_shared<const TraceDifference>(differenceOf(*m_first.trace(), *m_second.trace()));
  LaneMarks first, second;
  first.departure = second.departure = firstDeparture(*m_first.trace(), *m_second.trace());
  const auto mark = [](const std::vector<Counterpart>& pairs, std::vector<char>& a, std::vector<char>& b) {
    for (const Counterpart& pair : pairs) {
      if (pair.a >= 0) a.push_back(pair.same ? 0 : 1);
      if (pair.b >= 0) b.push_back(pair.same ? 0 : 1);
    }
  };
  mark(m_difference->rows, first.target, second.target);
  mark(m_difference->columns, first.source, second.source);
  m_first.setLaneMarks(std::move(first));
  m_second.setLaneMarks(std::move(second));
  followCursor(m_first, m_second);
  Q_EMIT changed();
}

int LaneController::counterpart(const DecodeModel& from, int position) const {
  if (!m_difference || position < 0) return -1;
  for (const Counterpart& pair : m_difference->columns)
    if ((&from == &m_first ? pair.a : pair.b) == position) return &from == &m_first ? pair.b : pair.a;
  return -1;
}

void LaneController::followCursor(const DecodeModel& from, DecodeModel& to) {
  if (m_following || !m_asked || !from.trace() || !to.trace()) return;
  m_following = true;
  to.setCursor(from.step(), from.subStep());
  const int source = counterpart(from, from.source());
  if (&to == &m_second || source >= 0) to.setSource(source);
  m_following = false;
}

/// "août → juin", "− noir", "+ très": the source words that the second lane has otherwise.
QString LaneController::sourceChange() const {
  if (!m_difference) return tr("another sentence");
  const auto word = [](const DecodeModel& model, int position) {
    return isolated(model.trace()->source[static_cast<std::size_t>(position)]);
  };
  QStringList changes;
  for (const Counterpart& pair : m_difference->columns) {
    if (pair.same) continue;
    if (pair.b < 0)
      changes << QStringLiteral("− %1").arg(word(m_first, pair.a));
    else if (pair.a < 0)
      changes << QStringLiteral("+ %1").arg(word(m_second, pair.b));
    else
      changes << QStringLiteral("%1 → %2").arg(word(m_first, pair.a), word(m_second, pair.b));
  }
  if (changes.size() > static_cast<qsizetype>(kNamed))
    return tr("another sentence, %n word(s) differ", nullptr, static_cast<int>(changes.size()));
  return changes.isEmpty() ? tr("the same sentence") : changes.join(QStringLiteral(", "));
}

QString LaneController::modelName(bool second) const {
  const std::filesystem::path& file = second ? m_asked->model : m_controller.state().model;
  // A checkpoint's folder is RUN@UPDATE.
  const QString folder = QString::fromStdU16String(file.parent_path().filename().u16string());
  const QString stem = QString::fromStdU16String(file.stem().u16string()), name = isolated(stem);
  const QString update = folder.section(QLatin1Char('@'), 1);
  bool number = false;
  const qint64 count = update.toLongLong(&number);
  // One opened from the page Train has the update in its name already.
  const bool told = stem.endsWith(QString::number(count)) || stem.endsWith(countText(count));
  return number && !told ? tr("%1, update %2").arg(name, countText(count)) : name;
}

QString LaneController::firstTitle() const {
  if (!isOpen() || !m_asked) return {};
  const DecodeState& state = m_controller.state();
  if (!state.given.reference.empty()) return tr("reference forced");
  if (aligns()) return modelName(false);
  if (!m_asked->given.reference.empty()) return tr("free running");
  if (m_asked->model != state.model) return modelName(false);
  if (m_asked->sentence != state.sentence) return tr("this sentence");
  return m_asked->interventions == state.interventions ? tr("as it is") : tr("edits of this lane");
}

QString LaneController::secondTitle() const {
  if (!isOpen() || !m_asked) return {};
  const DecodeState& state = m_controller.state();
  if (aligns()) return tr("HMM alignment, %1").arg(modelName(true));
  if (!m_asked->given.reference.empty()) return tr("reference forced");
  if (!state.given.reference.empty()) return tr("free running");
  QStringList parts;
  if (m_asked->model != state.model) parts << modelName(true);
  if (m_asked->sentence != state.sentence) parts << sourceChange();
  return parts.isEmpty() ? tr("without the edits of lane A") : parts.join(QStringLiteral(" · "));
}

QString LaneController::summary() const {
  if (!isOpen() || !m_difference || !m_first.laneMarks()) return {};
  if (aligns())
    return tr(
        "Lane B shows which source word the statistical alignment takes each word of lane A from, p(aᵢ = j); the "
        "end mark stands for none.");
  const int departure = m_first.laneMarks()->departure;
  const QString likely =
      tr("log p %1 and %2.")
          .arg(fixedText(m_first.trace()->logProbability, 2), fixedText(m_second.trace()->logProbability, 2));
  if (departure == 0) return tr("Both lanes write the same words;") + QLatin1Char(' ') + likely;
  return tr("The lanes part at step %1;").arg(QString::number(departure)) + QLatin1Char(' ') + likely;
}

}  // namespace lookback::ui
