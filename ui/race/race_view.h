// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QScrollArea>
#include <QSlider>
#include <QTimer>
#include <QWidget>
#include <array>
#include <filesystem>
#include <optional>

#include "ui/banner.h"
#include "ui/controllers/picture_export.h"
#include "ui/pages/card.h"
#include "ui/race/lane_view.h"
#include "ui/race/race_runner.h"
#include "ui/race/race_scores.h"
#include "ui/race/race_training.h"
#include "ui/services.h"
#include "ui/support/controls.h"
#include "ui/views/length_chart.h"

namespace lookback::ui {

/// Which controls a race has; a lesson leaves some out.
struct RaceParts {
  bool systems = true;   // choose the models
  bool text = true;      // choose the sentence
  bool chart = true;     // BLEU by length, and measuring it
  bool training = true;  // train all four systems here; needs `chart`
};

/// The bottleneck race (L4): one sentence grows from 5 to 60 words, and a fixed vector, attention, and attention with
/// equal energies at every step (F4) translate it side by side, with BLEU by length below.
class RaceView final : public QWidget {
  Q_OBJECT
 public:
  static constexpr int kShortest = 5, kLongest = 60;

  RaceView(Services services, QWidget* parent, RaceParts parts = {});
  ~RaceView() override;

  /// Model files of RNNencdec and of a model with attention. Without a call the shipped ones race.
  void setSystems(const std::filesystem::path& fixedVector, const std::filesystem::path& attention);
  void setText(const RaceText& text);
  /// The longest stage of the sentence with at most so many source words is translated.
  void setWords(int words);
  int words() const { return m_slider->value(); }
  /// Lets the sentence grow stage by stage; from the beginning if it is at its end.
  void play();
  void pause();
  bool isPlaying() const { return m_clock.isActive(); }

  /// What is on the screen; null before the first translation.
  const RaceResultPtr& result() const { return m_result; }
  const RaceWish& wish() const { return m_wish; }
  LaneView& lane(RaceSystem system) { return *m_lanes[static_cast<std::size_t>(system)]; }
  LengthChart& chart() { return *m_chart; }
  const Banner& banner() const { return *m_banner; }
  RaceMeter& meter() { return m_meter; }
  RaceTraining& training() { return m_training; }
  QString readingText() const { return m_reading->text(); }

  /// What F6 visits.
  QList<QWidget*> stops() const;
  QString statusText() const;
  bool canExport() const { return m_result != nullptr; }
  ExportPicture picture() const;
  void exportAs();
  void copy();
  void retranslate();

 Q_SIGNALS:
  void statusChanged();
  /// The wish made last is translated and shown, or cannot be.
  void settled(bool good);

 protected:
  void showEvent(QShowEvent* event) override;
  void changeEvent(QEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

 private:
  class Veil;
  // race_view.cpp
  void run();
  void takeResult(const RaceResultPtr& result);
  void follow();
  void tick();
  void chooseText(int index);
  void newSentence();
  void showTrouble(const QString& message);
  QString lanesCsv() const;
  // race_view_layout.cpp
  void build();
  QHBoxLayout* buildSystems();
  QHBoxLayout* buildGrowth();
  Card* buildSentence();
  QHBoxLayout* buildLanes();
  Card* buildChart();
  void connectParts();
  void applyTheme();
  void showSentence();
  void showHeads();
  // race_view_chart.cpp
  void connectChart();
  void listSystems();
  static std::filesystem::path offered(const FieldCombo& box, const char* name);
  void startFromShelf();
  void suitSystems(RaceText::Kind kind);
  void followScores();
  void measure();
  void followJobs();
  void takeTrained(const RaceScores& scores);

  Services m_services;
  RaceParts m_parts;
  RaceWish m_wish;
  RaceResultPtr m_result;
  std::optional<RaceScores> m_scores;
  bool m_started = false;
  QTimer m_clock, m_veilClock;

  Banner* m_banner;
  QScrollArea* m_scroll;
  FieldCombo *m_fixedBox, *m_attentionBox, *m_textBox;
  QPushButton *m_new, *m_play;
  QSlider* m_slider;
  QLabel *m_length, *m_source, *m_reference, *m_reading;
  Card *m_sentenceCard, *m_chartCard;
  QWidget* m_laneRow;
  Veil* m_veil;
  std::array<Card*, kRaceLanes> m_laneCards;
  std::array<QLabel*, kRaceLanes> m_summaries;
  std::array<LaneView*, kRaceLanes> m_lanes;
  LengthChart* m_chart;
  QPushButton *m_measure, *m_train, *m_cancel;
  QProgressBar* m_progress;
  QLabel* m_progressText;

  RaceRunner m_runner;
  RaceMeter m_meter;
  RaceTraining m_training;
};

}  // namespace lookback::ui
