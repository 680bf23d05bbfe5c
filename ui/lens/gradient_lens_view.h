// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDoubleSpinBox>
#include <QLabel>
#include <QLineEdit>
#include <QPointer>
#include <QTimer>
#include <QUndoStack>
#include <QWidget>
#include <memory>

#include "ui/controllers/picture_export.h"
#include "ui/lens/gradient_worker.h"
#include "ui/models/decode_model.h"
#include "ui/support/theme.h"

namespace lookback::ui {

class EquationBox;
class GradientTable;
class MapView;
class PaneButton;
class PaneCombo;
class Segments;

/// L5: where the loss of a step pulls its energies, dL/de(j) = alpha(j) <dL/dc, h(j) - c>, for a word that the learner
/// picks; checked on the spot against finite differences; and what one update of a copy of the model does to the map.
/// A plain widget: it follows a DecodeModel (the page Decode, the stepper of a lesson), or shows a trace that stands
/// still. Nothing is computed while it is hidden.
class GradientLensView final : public QWidget {
  Q_OBJECT
 public:
  GradientLensView(Theme& theme, QWidget* parent);
  ~GradientLensView() override;

  /// From now on what `model` shows, at its step.
  void setModel(DecodeModel& model);
  /// A trace that stands still, at a step from 1.
  void show(std::shared_ptr<const Model> model, std::shared_ptr<const Trace> trace, int step);
  /// The loss is that of this word of the target vocabulary at the step; -1: of the word written.
  void pickWord(int word);
  void setScope(LossScope scope);
  /// One update more; the button's.
  void learnOnce();
  /// Updates of the copy; each is a step here, so that it can be taken back.
  QUndoStack& undoStack() { return m_undo; }

  const GradientTable& table() const { return *m_table; }
  GradientWorker& worker() { return m_worker; }
  MapView& mapBefore() { return *m_mapBefore; }
  MapView& mapAfter() { return *m_mapAfter; }
  bool hasNumbers() const { return m_hasNumbers; }
  ExportPicture picture() const;

 Q_SIGNALS:
  /// Numbers, or the reason why there are none, are others.
  void changed();

 protected:
  void changeEvent(QEvent* event) override;
  void showEvent(QShowEvent* event) override;

 private:
  class Learn;
  /// A copy of the model after some updates.
  struct Copy {
    std::shared_ptr<const Model> model;  // null: the model itself
    int updates = 0;
    double lossBefore = 0, lossAfter = 0;  // of the last update, nats a word
  };

  void build();
  void connectParts();
  void retranslate();
  void applyTheme();
  void followModel();
  void take(std::shared_ptr<const Model> model, std::shared_ptr<const Trace> trace, int step);
  void fillWords();
  void typeWord();
  QString whyNothing() const;
  void ask();
  GradientQuestion question() const;
  int word() const;
  void takeAnswer(const GradientAnswer& answer);
  void setCopy(const Copy& copy);
  void followNumbers();
  void followLearning();
  void showMaps();
  QString wordName(int word) const;

  Theme& m_theme;
  QPointer<DecodeModel> m_followed;
  std::shared_ptr<const Model> m_model;
  std::shared_ptr<const Trace> m_trace;
  int m_step = 0, m_picked = -1;
  LossScope m_scope = LossScope::word;
  bool m_hasNumbers = false;
  GradientAnswer m_answer;
  Copy m_copy;
  QUndoStack m_undo;
  QTimer m_delay;  // a hand that steps on does not start work for each step

  QLabel *m_lossName, *m_loss, *m_check, *m_worked, *m_empty, *m_learned, *m_rateName;
  PaneCombo* m_words;
  QLineEdit* m_other;
  Segments* m_scopes;
  EquationBox* m_equation;
  GradientTable* m_table;
  PaneButton *m_learn, *m_back, *m_again;
  QDoubleSpinBox* m_rate;
  QWidget *m_body, *m_maps;
  DecodeModel m_before, m_after;
  MapView *m_mapBefore, *m_mapAfter;
  QLabel *m_beforeName, *m_afterName;
  GradientWorker m_worker;
};

}  // namespace lookback::ui
