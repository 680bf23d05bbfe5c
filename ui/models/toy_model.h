// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>
#include <QUndoStack>
#include <vector>

#include "core/decoding/session.h"
#include "core/toy/toy.h"
#include "core/toy/worksheet.h"

namespace lookback::ui {

/// The toy calculator as the page Energies shows it: one toy, one selected word, one number of places. Every change of
/// the toy is a command on an undo stack.
class ToyModel final : public QObject {
  Q_OBJECT
 public:
  struct State {
    Toy toy = openingToy();
    ContextCuts cuts;
  };
  ToyModel(QUndoStack& undo, QObject* parent = nullptr);
  /// Opens on other numbers; they are what reset() brings back.
  ToyModel(QUndoStack& undo, Toy opening, QObject* parent = nullptr);

  const Toy& toy() const { return m_state.toy; }
  const ContextCuts& cuts() const { return m_state.cuts; }
  const ToyStep& step() const { return m_step; }
  /// The step with the context cut nowhere.
  const ToyStep& whole() const { return m_whole; }
  Worksheet worksheet() const;

  int selected() const { return m_selected; }
  void setSelected(int word);
  /// An energy that stays where it is, whatever is done to one or to all; reset() lets all go.
  bool isLocked(int word) const;
  void setLocked(int word, bool locked);
  /// Decimal places of the rounded column and of the sheet, 1..6.
  int places() const { return m_places; }
  void setPlaces(int places);

  /// Puts a toy in the place of this one. A toy that cannot be shown (checkToy) is refused: false, and `refused` says
  /// why.
  ///
  /// Changes of the same thing (`gesture`, "e(2)") make one undo step until endGesture(); an empty one is a step of its
  /// own.
  bool change(const QString& text, Toy toy, const QString& gesture = {});
  /// The hand has let go.
  void endGesture() { ++m_gesture; }
  void setCuts(const ContextCuts& cuts);

  // What hands do.
  void setEnergy(int word, double energy);
  /// Weights cannot leave the simplex: the others keep their proportions (P5).
  void setWeight(int word, double alpha);
  /// Equalise, scale, shift, onlyThis, remove are not for single numbers: `kind` as in core.
  void intervene(const QString& text, Intervention::Kind kind, double value = 0);
  /// Energies by the scorer again, of one word or (-1) of all.
  void useScorer(int word = -1);
  void resize(int words, int dimensions);
  void reset();

 Q_SIGNALS:
  void changed();
  void selectionChanged();
  void placesChanged();
  void refused(const QString& why);

 private:
  class Command;
  void show(const State& state);

  QUndoStack& m_undo;
  Toy m_opening = openingToy();
  State m_state;
  ToyStep m_step, m_whole;
  std::vector<int> m_locked;
  int m_gesture = 0;
  int m_selected = 1;
  int m_places = 2;
};

}  // namespace lookback::ui
