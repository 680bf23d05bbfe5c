// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/controllers/decode_controller.h"

#include <algorithm>
#include <utility>

#include "ui/support/describe.h"
#include "ui/support/text.h"
#include "ui/views/weight_reading.h"

namespace lookback::ui {
namespace {

using Kind = Intervention::Kind;

constexpr int kUndoLimit = 500;
/// Flip marks cost a few dozen decoder steps, so they wait until the hand has rested this long.
constexpr int kFlipDelayMs = 120;

/// Position of the largest weight; -1 without weights.
int mostRead(const StepTrace& step) {
  const std::vector<int> order = strongestFirst(step.alpha);
  return order.empty() ? -1 : order.front();
}

/// Where a sentence opens (P1): at the first word out of order, because that is what alignment is for; half-way if the
/// order never changes.
int openingStep(const Trace& trace) {
  int furthest = -1;
  for (std::size_t i = 0; i < trace.steps.size(); ++i) {
    const int read = mostRead(trace.steps[i]);
    if (read < 0) break;
    if (read < furthest) return static_cast<int>(i) + 1;
    furthest = std::max(furthest, read);
  }
  return (static_cast<int>(trace.steps.size()) + 1) / 2;
}

bool sameShown(const DecodeState& a, const DecodeState& b) {
  return a.model == b.model && a.sentence == b.sentence;
}

/// The kinds that move every slider; locked ones keep their energy.
bool movesAll(Kind kind) {
  return kind == Kind::equalise || kind == Kind::scale || kind == Kind::shift || kind == Kind::permute;
}

}  // namespace

DecodeController::DecodeController(DecodeModel& model, DecodeEngine engine, QObject* parent)
    : QObject(parent), m_model(model) {
  m_undo.setUndoLimit(kUndoLimit);
  m_flipTimer.setSingleShot(true);
  m_flipTimer.setInterval(kFlipDelayMs);
  connect(&m_flipTimer, &QTimer::timeout, this, &DecodeController::askFlips);
  connect(&model, &DecodeModel::interventionRequested, this, &DecodeController::intervene);
  connect(&model, &DecodeModel::resetRequested, this, &DecodeController::reset);
  connect(&model, &DecodeModel::unforceRequested, this, &DecodeController::unforce);
  connect(&model, &DecodeModel::beamRequested, this, &DecodeController::askBeam);
  connect(&model, &DecodeModel::hypothesisRequested, this, &DecodeController::showHypothesis);
  connect(&model, &DecodeModel::cursorChanged, this, [this] {
    if (m_model.step() == m_step) return;
    m_step = m_model.step();
    m_flipTimer.start();
  });
  // One queued call an answer. What is still queued when this object goes, goes with it.
  const auto queue = [this](auto handler) {
    return [this, handler](auto answer) {
      QMetaObject::invokeMethod(
          this, [this, handler, answer = std::move(answer)] { (this->*handler)(answer); }, Qt::QueuedConnection);
    };
  };
  m_worker = std::make_unique<DecodeWorker>(
      std::move(engine), DecodeWorker::Sink{queue(&DecodeController::take), queue(&DecodeController::takeFlips),
                                            queue(&DecodeController::takeFailure), queue(&DecodeController::takeBeam)});
}

DecodeController::~DecodeController() = default;

void DecodeController::start(const std::filesystem::path& model, const QString& sentence) {
  propose({model, sentence.toStdString(), {}}, QString(), false);
}

void DecodeController::openModel(const std::filesystem::path& model) {
  DecodeState next{model, latest().sentence, {}};
  next.lane = latest().lane;  // what it does not say itself follows
  if (!latest().given.reference.empty()) next.given = latest().given;
  propose(std::move(next), tr("open %1").arg(isolated(QString::fromStdString(model.stem().string()))),
          !m_state.model.empty());
}

void DecodeController::decodeSentence(const QString& sentence) {
  const std::filesystem::path model = latest().model;
  if (model.empty()) return;
  DecodeState next{model, sentence.toStdString(), {}};
  // A lane of another model goes on beside it; another sentence or a reference belongs to the one before.
  if (latest().lane && !latest().lane->model.empty()) next.lane = DecodeLane{.model = latest().lane->model};
  propose(std::move(next), tr("decode another sentence"), !m_state.model.empty());
}

void DecodeController::decodeAlong(const QString& sentence, const QString& reference, bool undoable) {
  DecodeState state{latest().model, sentence.toStdString(), {}};
  if (state.model.empty()) return;
  state.given.reference = reference.toStdString();
  propose(std::move(state), tr("follow a given translation"), undoable);
}

void DecodeController::pushBeside(QUndoCommand* command) {
  m_undo.push(command);
  if (m_state == m_shown && !m_proposal) m_shownIndex = m_undo.index();
}

/// What a new model or sentence is combined with: what is on its way, else what is shown, else what failed at the
/// start.
const DecodeState& DecodeController::latest() const {
  if (m_proposal) return m_proposal->state;
  return m_state.model.empty() && m_failed ? m_failed->state : m_state;
}

void DecodeController::propose(DecodeState state, const QString& text, bool undoable) {
  m_proposal = Proposal{std::move(state), text, undoable};
  m_failed.reset();
  const bool otherModel = m_proposal->state.model != m_state.model;
  Q_EMIT jobChanged(otherModel ? tr("Reading the model %1")
                                     .arg(isolated(QString::fromStdString(m_proposal->state.model.filename().string())))
                               : tr("Decoding the sentence"));
  ask(m_proposal->state);
}

void DecodeController::cancel() {
  if (!m_proposal) return;
  m_proposal.reset();
  m_stop.request_stop();
  m_stopFlips.request_stop();
  m_newestDecode = m_newest = m_newest + 1;  // what still arrives is late
  m_model.setStale(false);
  Q_EMIT jobChanged({});
}

void DecodeController::retry() {
  if (m_failed) {
    const Proposal again = *m_failed;
    propose(again.state, again.text, again.undoable);
  } else if (!m_state.model.empty()) {
    ask(m_state);
  }
}

std::vector<Intervention> DecodeController::withLocks(std::vector<Intervention> interventions,
                                                      const Intervention& next) const {
  const int steps = m_model.trace() ? static_cast<int>(m_model.trace()->steps.size()) : 0;
  if (!movesAll(next.kind) || next.step < 1 || next.step > steps) return interventions;
  const Vector<double>& e = m_model.trace()->steps[static_cast<std::size_t>(next.step - 1)].e;
  for (Index j = 0; j < e.size(); ++j) {
    if (!m_model.isLocked(static_cast<int>(j))) continue;
    interventions =
        withIntervention(std::move(interventions),
                         {.kind = Kind::setEnergy, .step = next.step, .position = static_cast<int>(j), .value = e[j]});
  }
  return interventions;
}

/// Whether the sentence on the window has this step and position, and the model energies to change.
bool DecodeController::isPossible(const Intervention& intervention) const {
  if (!m_model.trace()) return false;
  const auto& steps = m_model.trace()->steps;
  if (intervention.step < 1 || intervention.step > static_cast<int>(steps.size())) return false;
  if (intervention.kind == Kind::forceWord)
    return intervention.word >= 0 && intervention.word < m_model.model()->target.size();
  const Index positions = steps[static_cast<std::size_t>(intervention.step - 1)].e.size();
  return intervention.position >= 0 && intervention.position < positions;
}

/// The last command, if it is an unfinished drag of the same thing.
const ChangeDecodeState* DecodeController::openDrag(const Gesture& gesture) const {
  if (m_undo.canRedo() || m_undo.count() == 0) return nullptr;
  const auto* last = dynamic_cast<const ChangeDecodeState*>(m_undo.command(m_undo.count() - 1));
  return last && last->gesture().open && last->gesture().sameAs(gesture) ? last : nullptr;
}

void DecodeController::intervene(const Intervention& intervention, bool dragging) {
  if (m_proposal || !isPossible(intervention)) return;  // the window is about to show another sentence
  const Gesture gesture{intervention.kind, intervention.step, intervention.position, dragging};
  // Within one drag the new value replaces the last one instead of stacking on it.
  const ChangeDecodeState* drag = openDrag(gesture);
  std::vector<Intervention> base = drag ? drag->before().interventions : m_state.interventions;
  const bool slider = intervention.kind == Kind::setEnergy || intervention.kind == Kind::setWeight;
  m_draggedPosition = slider ? intervention.position : -1;
  change(withLocks(withIntervention(std::move(base), intervention), intervention),
         describe(intervention, *m_model.trace(), m_model.model().get()), gesture);
}

void DecodeController::reset(int step, int position) {
  m_draggedPosition = -1;
  change(withoutInterventions(m_state.interventions, step, position), tr("take edits out"));
}

void DecodeController::unforce(int step) {
  m_draggedPosition = -1;
  change(withoutForcedWord(m_state.interventions, step),
         tr("let the model choose at step %1").arg(QString::number(step)));
}

void DecodeController::setInterventionEnabled(int index, bool enabled) {
  if (index < 0 || index >= static_cast<int>(m_state.interventions.size())) return;
  std::vector<Intervention> next = m_state.interventions;
  next[static_cast<std::size_t>(index)].enabled = enabled;
  change(std::move(next), enabled ? tr("switch an edit on") : tr("switch an edit off"));
}

void DecodeController::removeIntervention(int index) {
  if (index < 0 || index >= static_cast<int>(m_state.interventions.size())) return;
  std::vector<Intervention> next = m_state.interventions;
  next.erase(next.begin() + index);
  change(std::move(next), tr("take an edit out"));
}

void DecodeController::change(std::vector<Intervention> interventions, const QString& text, const Gesture& gesture) {
  if (interventions == m_state.interventions) {
    // The end of a drag at the place where it already is: only the gesture closes.
    if (openDrag(gesture))
      m_undo.push(new ChangeDecodeState(
          text, m_state, m_state, [](const DecodeState&) {}, gesture));
    m_flipTimer.start();
    return;
  }
  DecodeState after = m_state;
  after.interventions = std::move(interventions);
  m_undo.push(new ChangeDecodeState(
      text, m_state, std::move(after), [this](const DecodeState& s) { show(s); }, gesture));
}

void DecodeController::changeTo(DecodeState after, const QString& text) {
  if (after == m_state) return;
  m_draggedPosition = -1;
  m_undo.push(new ChangeDecodeState(text, m_state, std::move(after), [this](const DecodeState& s) { show(s); }));
}

void DecodeController::openLane(const DecodeLane& lane, const QString& text) {
  if (m_proposal || m_state.model.empty()) return;
  DecodeState after = m_state;
  after.given.reference.clear();
  after.lane = lane;
  if (after.lane->model == after.model) after.lane->model.clear();
  if (after.lane->sentence == after.sentence) after.lane->sentence.clear();
  changeTo(std::move(after), text);
}

void DecodeController::forceReference(const QString& reference) {
  if (m_proposal || m_state.model.empty() || reference.trimmed().isEmpty()) return;
  DecodeState after = m_state;
  after.given = {.reference = reference.trimmed().toStdString()};
  after.interventions.clear();
  after.lane = DecodeLane{};
  changeTo(std::move(after), tr("force a reference"));
}

void DecodeController::closeLane() {
  if (!m_state.lane) return;
  DecodeState after = m_state;
  after.lane.reset();
  after.given.reference.clear();  // one lane alone is the model's own
  changeTo(std::move(after), tr("close the second lane"));
}

void DecodeController::exchangeLanes() {
  if (m_proposal || !m_state.lane) return;
  changeTo(exchanged(m_state), tr("exchange the lanes"));
}

void DecodeController::showHypothesis(const std::vector<int>& words) {
  if (m_proposal || m_state.model.empty()) return;
  DecodeState after = m_state;
  after.given = {.hypothesis = words};
  if (!words.empty()) after.interventions.clear();  // the beam is that of the model alone
  changeTo(std::move(after), words.empty() ? tr("show the greedy translation") : tr("show a hypothesis"));
}

void DecodeController::show(const DecodeState& state) {
  if (m_reverting) return;
  m_proposal.reset();
  const bool sameSource = sameShown(state, m_shown);
  m_state = state;
  Q_EMIT stateChanged();
  if (sameSource) m_model.setInterventions(state.interventions);
  m_flipTimer.stop();
  ask(state);
}

void DecodeController::ask(const DecodeState& state) {
  // Another model or sentence makes the running work worthless. Another value of an edit does not: what it yields is
  // shown on the way, so that a drag faster than the model still moves the picture.
  if (!sameShown(state, m_shown)) m_stop.request_stop();
  m_stopFlips.request_stop();
  if (m_stop.stop_requested()) m_stop = std::stop_source{};
  m_stopFlips = std::stop_source{};
  m_newestDecode = ++m_newest;
  m_model.setStale(true);
  m_worker->ask(
      {m_newest, state.model, state.sentence, state.interventions, 0, m_stop, m_stopFlips, state.given, m_beamWidth});
}

void DecodeController::askBeam(int width) {
  if (width == m_beamWidth) return;
  m_beamWidth = width;
  if (width < 1 || m_shown.model.empty() || (m_model.beam() && m_model.beam()->width == width)) return;
  m_model.setBeam(nullptr);
  if (m_proposal || m_model.stale()) return ask(m_proposal ? m_proposal->state : m_state);
  askFlips();
}

void DecodeController::askFlips() {
  if (m_proposal || m_model.stale() || !m_model.trace()) return;
  if (m_model.step() < 1 && m_beamWidth < 1) return;
  m_stopFlips.request_stop();
  m_stopFlips = std::stop_source{};
  m_worker->ask({++m_newest, m_shown.model, m_shown.sentence, m_shown.interventions, m_model.step(), m_stop,
                 m_stopFlips, m_shown.given, m_beamWidth});
}

void DecodeController::take(const DecodeAnswer& answer) {
  if (answer.id >= m_newestDecode) {
    takeNewest(answer);
    return;
  }
  const bool onTheWay = !m_proposal && answer.id > m_lastShown && answer.modelFile == m_shown.model &&
                        answer.sentence == m_shown.sentence && m_state.model == m_shown.model &&
                        m_state.sentence == m_shown.sentence;
  if (!onTheWay) return;  // late
  m_lastShown = answer.id;
  m_model.setResult(answer.model, answer.trace, answer.original);
}

void DecodeController::takeNewest(const DecodeAnswer& answer) {
  m_lastShown = answer.id;
  const bool otherSource = answer.modelFile != m_shown.model || answer.sentence != m_shown.sentence;
  const DecodeState before = m_shown;
  const bool otherState = m_proposal && m_state != m_proposal->state;
  if (m_proposal) m_state = m_proposal->state;
  m_shown = m_state;
  if (answer.trace != m_model.trace() || answer.model != m_model.model()) {
    std::vector<FlipMark> kept;  // moving one slider does not move its own marks
    for (const FlipMark& mark : m_model.flipMarks())
      if (!otherSource && mark.position == m_draggedPosition) kept.push_back(mark);
    if (otherSource) m_model.setInterventions({});
    m_model.setResult(answer.model, answer.trace, answer.original);
    m_model.setFlipMarks(std::move(kept));
    m_model.setInterventions(m_state.interventions);
    m_flipTimer.start();
  }
  m_model.setHypothesis(m_state.given.hypothesis);
  // Exchanged lanes show the same step; everything else opens where there is something to see.
  if (otherSource && !(before.lane && exchanged(before) == m_state)) {
    const int step = openingStep(*answer.trace);
    m_model.setCursor(step, SubStep::write);
    m_model.setSource(m_model.current() ? mostRead(*m_model.current()) : -1);
  }
  m_model.setStale(false);
  if (m_proposal) {
    const Proposal done = *std::exchange(m_proposal, std::nullopt);
    if (done.undoable && before != done.state) {
      auto* command = new ChangeDecodeState(done.text, before, done.state, [this](const DecodeState& s) { show(s); });
      command->markShown();
      m_undo.push(command);
    }
    Q_EMIT jobChanged({});
  }
  m_shownIndex = m_undo.index();
  if (otherState) Q_EMIT stateChanged();
  if (otherSource) Q_EMIT sourceChanged();
  Q_EMIT decoded();
}

void DecodeController::takeFlips(const FlipAnswer& answer) {
  if (answer.id != m_newest || answer.step != m_model.step() || m_model.stale()) return;
  m_model.setFlipMarks(answer.marks);
}

void DecodeController::takeBeam(const BeamAnswer& answer) {
  if (m_beamWidth < 1 || answer.tree->width != m_beamWidth || answer.modelFile != m_shown.model ||
      answer.sentence != m_shown.sentence)
    return;  // late
  m_model.setBeam(answer.tree);
}

void DecodeController::takeFailure(const DecodeFailure& failure) {
  if (failure.id < m_newestDecode) return;
  m_model.setStale(false);
  if (m_proposal) {
    m_failed = std::exchange(m_proposal, std::nullopt);
    Q_EMIT jobChanged({});
  } else if (m_state != m_shown) {
    revert();
  }
  Q_EMIT failed(failure.stage, QString::fromStdString(failure.message));
}

/// Back to what the window shows, with the undo stack where it was then.
void DecodeController::revert() {
  m_reverting = true;
  m_undo.setIndex(m_shownIndex);
  m_reverting = false;
  m_state = m_shown;
  m_model.setInterventions(m_shown.interventions);
  Q_EMIT stateChanged();
}

}  // namespace lookback::ui
