// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>
#include <memory>
#include <optional>
#include <vector>

#include "core/store/records.h"

namespace lookback::ui {

/// What one update did, as far as curves show it.
struct CurvePoint {
  std::uint64_t update = 0;
  double epochs = 0, seconds = 0;
  float loss = 0, gradientNorm = 0;
  std::int32_t targetWords = 0;
};

/// What an evaluation found; what was not measured is absent.
struct JudgedPoint {
  std::uint64_t update = 0;
  std::optional<double> devLoss, bleu, aer;
};

/// What the model of an update made of all probe sentences.
struct ProbeFrame {
  std::uint64_t update = 0;
  std::vector<store::Snapshot> snapshots;  // (probes)
};
using ProbeFramePtr = std::shared_ptr<const ProbeFrame>;

/// Everything new since the last look, in order.
struct TrainingNews {
  std::vector<store::Probe> probes;  // all of them, whenever there is a new one
  std::vector<CurvePoint> updates;
  std::vector<JudgedPoint> evaluations;
  std::vector<ProbeFramePtr> frames;
  std::vector<std::uint64_t> checkpoints;
  std::vector<store::RunEvent> events;
  ProbeFramePtr live;  // newer than all frames; shown, not kept
  bool empty() const {
    return probes.empty() && updates.empty() && evaluations.empty() && frames.empty() && checkpoints.empty() &&
           events.empty() && !live;
  }
};

/// The run on the Train page, live or from the store: curves, snapshots, and one cursor over its updates.
class TrainingModel final : public QObject {
  Q_OBJECT
 public:
  using QObject::QObject;

  void begin(const QString& name, bool attends);
  void add(TrainingNews news);

  bool empty() const { return m_points.empty() && m_frames.empty(); }
  bool attends() const { return m_attends; }
  const QString& name() const { return m_name; }
  const std::vector<CurvePoint>& points() const { return m_points; }
  const std::vector<JudgedPoint>& evaluations() const { return m_evaluations; }
  const std::vector<store::Probe>& probes() const { return m_probes; }
  const std::vector<ProbeFramePtr>& frames() const { return m_frames; }
  const std::vector<std::uint64_t>& checkpoints() const { return m_checkpoints; }
  /// What hands did, by update: pauses, changed rates, new probes.
  const std::vector<store::RunEvent>& events() const { return m_events; }

  /// The frame under the cursor; -1 if there is none. While nobody moves it, it stays with the newest.
  int frame() const { return m_frame; }
  /// The same, or what is live beyond the newest frame while that is followed.
  const ProbeFrame* current() const {
    if (m_follows && m_live) return m_live.get();
    return m_frame < 0 ? nullptr : m_frames[static_cast<std::size_t>(m_frame)].get();
  }
  bool followsNewest() const { return m_follows; }
  void setFrame(int frame);
  /// The frame nearest to an update.
  void setUpdate(double update);
  /// The frame whose weights moved most since the one before; -1 with fewer than two.
  int largestChange() const;

 Q_SIGNALS:
  void begun();
  void curvesGrown();
  void framesGrown();
  void cursorChanged();

 private:
  QString m_name;
  bool m_attends = true;
  std::vector<CurvePoint> m_points;
  std::vector<JudgedPoint> m_evaluations;
  std::vector<store::Probe> m_probes;
  std::vector<ProbeFramePtr> m_frames;
  std::vector<std::uint64_t> m_checkpoints;
  std::vector<store::RunEvent> m_events;
  ProbeFramePtr m_live;
  int m_frame = -1;
  bool m_follows = true;
};

/// A probe's snapshot in a frame; null if it was not watched yet.
const store::Snapshot* snapshotOf(const ProbeFrame& frame, int probe);

/// Energies as shades 0..1 of a map: 1 for the largest of a row, 0 for 6 and more below it, where weights are under
/// 0.25 % of the largest.
Matrix<float> energyShades(const Matrix<float>& energies);

/// A few words for a mark: "rate 0.0005", "probe 7", "pause"; empty for what needs no mark.
QString eventText(const store::RunEvent& event);

/// Mean entropy of the rows of all maps as a share of its maximum, 0..1; absent without maps.
std::optional<double> meanRowEntropy(const ProbeFrame& frame);

/// How training goes, in words, with the rule that says so.
struct Diagnosis {
  enum class Kind { none, good, watch, bad };
  Kind kind = Kind::none;
  QString finding, rule;
};
Diagnosis diagnose(const TrainingModel& model);

}  // namespace lookback::ui
