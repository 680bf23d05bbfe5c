// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>
#include <QVBoxLayout>
#include <QWidget>
#include <vector>

#include "ui/controllers/decode_controller.h"
#include "ui/controllers/player.h"
#include "ui/learn/lesson_widget.h"
#include "ui/models/decode_model.h"
#include "ui/pages/blend_strips.h"
#include "ui/views/pane_view.h"

namespace lookback::ui {

/// How a map opens.
struct LessonMap {
  bool values = true;  // cells large enough for their numbers
  bool transposed = false, stretched = false;
};

/// One sentence in one model, with the panes that show it: a decoder of its own beside that of the page Decode.
class LessonDecoder final : public QWidget {
  Q_OBJECT
 public:
  struct Task {
    std::filesystem::path model;
    QString sentence;
    QString target;  // to be followed word by word; empty: the model's own
  };
  /// Where the cursor stands when a sentence is read.
  struct Opening {
    int step = 1;
    SubStep part = SubStep::write;
  };
  LessonDecoder(const LessonContext& context, const LessonControls& controls, const Opening& opening, QWidget* parent);
  ~LessonDecoder() override;

  /// "arcs", "map", "energies", "words", "annotations".
  void addPane(const std::string& name, const LessonMap& map);
  /// A line above the panes that says which of two lanes this is.
  void setTitle(const QString& title);
  void start(const Task& task);
  /// The model's own words, or those of the task.
  void follow(bool target);
  /// Instead of a model: weights that the lesson gives.
  void show(std::shared_ptr<const Trace> trace);
  /// Marks the strips of words that are not those of the other lane.
  void compare(const LessonDecoder& other);

  DecodeModel& model() { return m_model; }
  DecodeController& controller() { return m_controller; }
  Player& player() { return m_player; }
  const std::vector<PaneView*>& panes() const { return m_panes; }
  const Task& task() const { return m_task; }
  /// Direction and words, for a caption.
  QString sourceText() const;

 Q_SIGNALS:
  void opened();

 private:
  void limit(PaneView* pane);
  void fillStrips();
  /// Until the learner chooses a word, the one that the step reads most from is the chosen one.
  void followCursor();

  LessonContext m_context;
  LessonControls m_controls;
  Opening m_opening;
  DecodeModel m_model;
  DecodeController m_controller;
  Player m_player;
  Task m_task;
  bool m_chosen = false;  // a source word, by the learner
  int m_seenSource = -1;
  QLabel *m_title, *m_trouble;
  QVBoxLayout* m_column;
  std::vector<PaneView*> m_panes;
  BlendStrips* m_strips = nullptr;
  std::vector<std::string> m_otherSource;  // words of the lane beside
  std::vector<double> m_shifts;            // of each annotation from the one beside
};

/// The part of a step by its name in a lesson.
SubStep subStepOf(const std::string& name);
/// A trace that holds nothing but words and weights: `weights` (T_y rows of T_x).
std::shared_ptr<const Trace> traceOfWeights(const std::vector<std::string>& source,
                                            const std::vector<std::string>& target, const lesson::Matrix& weights,
                                            const Direction& direction);

}  // namespace lookback::ui
