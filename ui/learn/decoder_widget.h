// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAction>
#include <QBoxLayout>
#include <QLineEdit>
#include <atomic>
#include <map>
#include <memory>
#include <optional>

#include "ui/learn/lesson_decoder.h"
#include "ui/learn/lesson_widget.h"
#include "ui/support/controls.h"

namespace lookback::ui {

class GradientLensView;
class MapView;

/// The widgets that run a real decoder: stepper, map, arcs, and energies of a sentence. A stepper that names the part
/// it opens at goes through all four parts of a step; any other writes a word at a press.
class DecoderWidget final : public LessonWidget {
  Q_OBJECT
 public:
  DecoderWidget(const LessonContext& context, const lesson::Widget& widget, QWidget* parent);
  ~DecoderWidget() override;

  QUndoStack* undoStack() override { return &m_lane->controller().undoStack(); }
  QWidget* firstStop() const override;
  bool stepOn() override;
  bool stepBack() override;
  QString statusText() const override;
  std::string captured() const override;
  /// The pane with the keyboard, or the first.
  ExportPicture picture() override;

  LessonDecoder& lane() { return *m_lane; }
  /// Null where there is only one.
  LessonDecoder* secondLane() { return m_second; }

 protected:
  void retranslate() override;
  void applyTheme() override;
  void resizeEvent(QResizeEvent* event) override;

 private:
  std::vector<std::string> paneNames() const;
  void buildLanes();
  /// What the model's weights are replaced with while it writes (L9), where the lesson or the learner says so.
  LessonContext laneContext() const;
  void buildReplacing();
  void buildBar();
  QAction* add(const char* control, void (DecoderWidget::*run)(), const QString& picture, const char* look);
  void startLanes();
  void follow();
  void first();
  void last();
  void play();
  void step() { stepOn(); }
  void back() { stepBack(); }
  void reset();
  void undo() { m_lane->controller().undoStack().undo(); }
  void redo() { m_lane->controller().undoStack().redo(); }
  void force();
  void buildSpeed();
  void transpose();
  void stretch();
  /// Of all lanes.
  std::vector<MapView*> maps() const;
  void pairMaps();
  void layOutMaps();
  void fitMaps();
  void chooseDirection();
  QString contrastTitle(LessonDecoder& lane, LessonDecoder& other);
  /// The longest sentences a model was trained on, by its card; absent where it says nothing.
  std::optional<int> lengthOf(LessonDecoder& lane);
  /// A menu of the source words; the chosen one opens the menu of what can be done with it.
  void changeWord();
  void openWordMenu(LessonDecoder& lane, int position, QPoint global);
  bool hasTarget() const { return !m_lane->task().target.isEmpty(); }

  bool m_parts = false;  // a press is a part of a step, not a word
  bool m_forced = true;
  std::shared_ptr<std::atomic<int>> m_replacing;  // of the list of replacements; read on the worker
  FieldCombo* m_replace = nullptr;
  FieldCombo* m_speed = nullptr;
  GradientLensView* m_lens = nullptr;
  LessonDecoder *m_lane = nullptr, *m_second = nullptr;
  bool m_across = false;  // the lanes may stand beside each other
  QBoxLayout* m_lanes = nullptr;
  std::map<std::string, std::optional<int>> m_lengths;  // by file
  QLineEdit* m_sentence = nullptr;
  QLabel* m_source;
  QLabel* m_where;
  QHBoxLayout* m_bar;
  std::map<std::string, QAction*> m_actions;
  std::map<std::string, ActionButton*> m_buttons;
};

}  // namespace lookback::ui
