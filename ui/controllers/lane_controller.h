// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>
#include <memory>
#include <optional>

#include "core/decoding/compare.h"
#include "ui/controllers/alignment_reader.h"
#include "ui/controllers/decode_controller.h"
#include "ui/controllers/decode_worker.h"
#include "ui/models/decode_model.h"

namespace lookback::ui {

/// The second lane: decodes what the state of the first controller says of it, on a thread of its own, and keeps the
/// cursors of both lanes on the same step and the same source word.
class LaneController final : public QObject {
  Q_OBJECT
 public:
  /// `first` and `second` are what the lanes show; all outlive this.
  LaneController(DecodeController& controller, DecodeModel& first, DecodeModel& second, DecodeEngine engine,
                 QObject* parent = nullptr);
  ~LaneController() override;

  /// There is a second lane, perhaps still on its way.
  bool isOpen() const { return m_controller.state().lane.has_value(); }
  /// The second less the first; null until both are there.
  const std::shared_ptr<const TraceDifference>& difference() const { return m_difference; }
  DecodeModel& first() const { return m_first; }
  DecodeModel& second() const { return m_second; }
  /// The second lane is no decoder: it shows how the statistical baseline aligns what the first lane wrote.
  bool aligns() const;
  /// The first lane is forced through a reference.
  bool forces() const { return isOpen() && !m_controller.state().given.reference.empty(); }
  /// What sets the lanes apart, for their headers: "reference forced" and "free running", two models, "août → juin".
  QString firstTitle() const;
  QString secondTitle() const;
  /// Where they part and how likely each is, in a sentence; empty without a second lane.
  QString summary() const;

 Q_SIGNALS:
  /// The lane is there, is gone, or what it shows or its difference from the first is new.
  void changed();
  void failed(lookback::ui::DecodeStage stage, const QString& message);

 private:
  struct Wish {
    std::filesystem::path model;
    std::string sentence;
    std::vector<Intervention> interventions;
    GivenChoice given;
    friend bool operator==(const Wish&, const Wish&) = default;
  };

  void followState();
  void take(const DecodeAnswer& answer);
  void takeFailure(const DecodeFailure& failure);
  void align();
  void takeAlignment(const AlignmentAnswer& answer);
  void close();
  void compare();
  void followCursor(const DecodeModel& from, DecodeModel& to);
  /// The source position of the other lane; -1 if it has no such word.
  int counterpart(const DecodeModel& from, int position) const;
  QString sourceChange() const;
  QString modelName(bool second) const;

  DecodeController& m_controller;
  DecodeModel &m_first, &m_second;
  std::optional<Wish> m_asked;
  std::shared_ptr<const TraceDifference> m_difference;
  bool m_following = false;
  std::uint64_t m_newest = 0;
  std::stop_source m_stop;
  std::shared_ptr<const Trace> m_aligned;  // what the second lane aligns
  std::unique_ptr<AlignmentReader> m_aligner;
  std::unique_ptr<DecodeWorker> m_worker;  // last members: their threads end first
};

}  // namespace lookback::ui
