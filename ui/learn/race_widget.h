// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLineEdit>
#include <QTimer>

#include "ui/learn/lesson_decoder.h"
#include "ui/learn/lesson_widget.h"
#include "ui/pages/card.h"

namespace lookback::ui {

class PaneButton;
class RaceView;
class Segments;

/// One sentence of the lesson grows cut by cut; two models translate it side by side, and the learner looks for what
/// gets lost.
class CutRaceWidget final : public LessonWidget {
  Q_OBJECT
 public:
  CutRaceWidget(const LessonContext& context, const lesson::Widget& widget, QWidget* parent);
  ~CutRaceWidget() override;

  QWidget* firstStop() const override;
  bool stepOn() override;
  bool stepBack() override;
  QString statusText() const override;
  ExportPicture picture() override;
  int cut() const { return m_cut; }
  /// The sentence at a cut, with its ending.
  QString sentenceAt(int cut) const;

 protected:
  void retranslate() override;

 private:
  struct Lane {
    Card* card;
    LessonDecoder* decoder;
    QLabel* written;
  };
  void addLane(const std::string& model);
  void goTo(int cut);
  void follow();

  QStringList m_words;
  std::vector<int> m_cuts;
  int m_cut = 0;
  QLineEdit* m_own = nullptr;
  Segments* m_segments;
  PaneButton *m_longer, *m_play = nullptr, *m_reset = nullptr;
  QLabel* m_source;
  std::vector<Lane> m_lanes;
  QTimer m_clock;
};

/// The race of the page Scoreboard with a sentence that the program grows itself, for a race block without one.
class GrownRaceWidget final : public LessonWidget {
  Q_OBJECT
 public:
  GrownRaceWidget(const LessonContext& context, const lesson::Widget& widget, QWidget* parent);
  QWidget* firstStop() const override;
  QString statusText() const override;
  ExportPicture picture() override;

 protected:
  void retranslate() override;

 private:
  RaceView* m_race;
  PaneButton* m_reset = nullptr;
};

}  // namespace lookback::ui
