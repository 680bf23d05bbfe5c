// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/toy_model.h"

#include <QUndoCommand>
#include <algorithm>
#include <cmath>

#include "core/base/error.h"

namespace lookback::ui {
namespace {

constexpr double kLeastWeight = 0.0001, kMostWeight = 0.9999;  // 0 and 1 need infinite energies
constexpr std::uint64_t kResizeSeed = 2014;

bool sameToy(const Toy& a, const Toy& b) {
  if (a.dimensions() != b.dimensions() || a.sourceLength() != b.sourceLength()) return false;
  return a.words == b.words && a.byHand == b.byHand && a.h == b.h && a.sPrev == b.sPrev &&
         a.attention.W_a == b.attention.W_a && a.attention.U_a == b.attention.U_a &&
         a.attention.v_a == b.attention.v_a && a.attention.b_a == b.attention.b_a;
}

}  // namespace

/// Swaps one state for another; drags of the same thing merge.
class ToyModel::Command final : public QUndoCommand {
 public:
  Command(ToyModel& model, const QString& text, State before, State after, const QString& gesture)
      : QUndoCommand(text),
        m_model(model),
        m_before(std::move(before)),
        m_after(std::move(after)),
        m_gesture(gesture.isEmpty() ? QString() : QStringLiteral("%1 %2").arg(model.m_gesture).arg(gesture)) {}
  void undo() override { m_model.show(m_before); }
  void redo() override { m_model.show(m_after); }
  int id() const override { return 2; }
  bool mergeWith(const QUndoCommand* next) override {
    const auto* other = dynamic_cast<const Command*>(next);
    if (!other || m_gesture.isEmpty() || other->m_gesture != m_gesture) return false;
    m_after = other->m_after;
    return true;
  }

 private:
  ToyModel& m_model;
  State m_before, m_after;
  QString m_gesture;
};

ToyModel::ToyModel(QUndoStack& undo, QObject* parent) : QObject(parent), m_undo(undo) {
  show(m_state);
}

ToyModel::ToyModel(QUndoStack& undo, Toy opening, QObject* parent)
    : QObject(parent), m_undo(undo), m_opening(opening), m_state{std::move(opening), {}}, m_selected(0) {
  show(m_state);
}

void ToyModel::show(const State& state) {
  m_state = state;
  m_step = computeStep(m_state.toy, m_state.cuts);
  m_whole = computeStep(m_state.toy);
  m_selected = std::min(m_selected, static_cast<int>(m_state.toy.sourceLength()) - 1);
  Q_EMIT changed();
}

Worksheet ToyModel::worksheet() const {
  Worksheet sheet = makeWorksheet(m_state.toy.words, m_step.e, m_state.toy.h, m_places);
  sheet.withNewState = m_step.scoredWithNewState;
  return sheet;
}

void ToyModel::setSelected(int word) {
  word = std::clamp(word, 0, static_cast<int>(m_state.toy.sourceLength()) - 1);
  if (word == m_selected) return;
  m_selected = word;
  Q_EMIT selectionChanged();
}

bool ToyModel::isLocked(int word) const {
  return std::find(m_locked.begin(), m_locked.end(), word) != m_locked.end();
}

void ToyModel::setLocked(int word, bool locked) {
  if (locked == isLocked(word)) return;
  if (locked)
    m_locked.push_back(word);
  else
    std::erase(m_locked, word);
  Q_EMIT changed();
}

void ToyModel::setPlaces(int places) {
  places = std::clamp(places, 1, 6);
  if (places == m_places) return;
  m_places = places;
  Q_EMIT placesChanged();
}

bool ToyModel::change(const QString& text, Toy toy, const QString& gesture) {
  try {
    checkToy(toy);
  } catch (const Error& error) {
    Q_EMIT refused(QString::fromUtf8(error.what()));
    return false;
  }
  if (sameToy(toy, m_state.toy)) return true;
  m_undo.push(new Command(*this, text, m_state, State{std::move(toy), m_state.cuts}, gesture));
  return true;
}

void ToyModel::setCuts(const ContextCuts& cuts) {
  if (cuts == m_state.cuts) return;
  m_undo.push(new Command(*this, tr("cut the context"), m_state, State{m_state.toy, cuts}, QString()));
}

void ToyModel::setEnergy(int word, double energy) {
  if (isLocked(word)) return;
  Toy toy = m_state.toy;
  toy.byHand[static_cast<std::size_t>(word)] = std::clamp(energy, -ToyLimits::largestEnergy, ToyLimits::largestEnergy);
  const QString symbol = QStringLiteral("e(%1)").arg(word + 1);
  change(tr("change %1").arg(symbol), std::move(toy), symbol);
}

void ToyModel::setWeight(int word, double alpha) {
  if (isLocked(word)) return;
  Vector<double> e = m_step.e;
  applyIntervention(
      {.kind = Intervention::Kind::setWeight, .position = word, .value = std::clamp(alpha, kLeastWeight, kMostWeight)},
      e);
  Toy toy = m_state.toy;
  toy.byHand[static_cast<std::size_t>(word)] = e(word);
  const QString symbol = QStringLiteral("α(%1)").arg(word + 1);
  change(tr("change %1").arg(symbol), std::move(toy), symbol);
}

void ToyModel::intervene(const QString& text, Intervention::Kind kind, double value) {
  Vector<double> e = m_step.e;
  applyIntervention({.kind = kind, .position = m_selected, .value = value}, e);
  Toy toy = m_state.toy;
  for (Index j = 0; j < e.size(); ++j)
    if (!isLocked(static_cast<int>(j))) toy.byHand[static_cast<std::size_t>(j)] = e(j);
  change(text, std::move(toy));
}

void ToyModel::useScorer(int word) {
  Toy toy = m_state.toy;
  for (std::size_t j = 0; j < toy.byHand.size(); ++j)
    if (word < 0 || static_cast<std::size_t>(word) == j) toy.byHand[j].reset();
  change(tr("take the scorer's energies"), std::move(toy));
}

void ToyModel::resize(int words, int dimensions) {
  try {
    // A seed for each size: word after word must not get the same numbers again.
    const auto size = static_cast<std::uint64_t>(words * 16 + dimensions);
    change(tr("change the size"), resizedToy(m_state.toy, words, dimensions, Rng(kResizeSeed + size)));
  } catch (const Error& error) {
    Q_EMIT refused(QString::fromUtf8(error.what()));
  }
}

void ToyModel::reset() {
  m_locked.clear();
  m_undo.push(new Command(*this, tr("opening numbers"), m_state, State{m_opening, {}}, QString()));
}

}  // namespace lookback::ui
