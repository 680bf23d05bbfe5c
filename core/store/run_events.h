// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <string>
#include <vector>

#include "core/store/records.h"

// What hands do to a run while it trains, as events of the store, and back. Events of kind "rate" and "probe" decide
// what a run becomes; the others ("pause", "resume") only tell of it.
namespace lookback::store {

inline constexpr const char* kRateEvent = "rate";
inline constexpr const char* kProbeEvent = "probe";

/// Detail: {"learning_rate": now, "before": before}; both read back as the same bits.
RunEvent rateEvent(const RateChange& change, double before, Milliseconds at);
/// Detail: {"number": n, "source": "words between blanks"}.
RunEvent probeEvent(const Probe& probe, Milliseconds at);

/// What to put into TrainingOptions::rateChanges so that a run goes on, or is repeated, to the same bits. `events` as
/// Store::events gives them. Throws Error naming the event for one that cannot be read.
std::vector<RateChange> rateChanges(std::span<const RunEvent> events);
/// The learning rate of an event of kind "rate"; absent for others.
std::optional<RateChange> rateChange(const RunEvent& event);
/// The number of the probe that an event added; absent for others.
std::optional<int> probeNumber(const RunEvent& event);

/// In a few words: "learning rate 0.001 to 0.0005", "probe sentence 7 added: le chat", "pause".
std::string describe(const RunEvent& event);

}  // namespace lookback::store
