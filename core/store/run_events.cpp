// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/run_events.h"

#include <fmt/format.h>

#include <nlohmann/json.hpp>

#include "core/base/error.h"

namespace lookback::store {
namespace {

using Json = nlohmann::ordered_json;

std::string dumped(const Json& json) {
  return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

Json detailOf(const RunEvent& event) {
  Json json = Json::parse(event.detail, nullptr, false);
  return json.is_object() ? json : Json::object();
}

}  // namespace

RunEvent rateEvent(const RateChange& change, double before, Milliseconds at) {
  return {0, change.update, at, kRateEvent, dumped({{"learning_rate", change.learningRate}, {"before", before}})};
}

RunEvent probeEvent(const Probe& probe, Milliseconds at) {
  const std::string source = fmt::format("{}", fmt::join(probe.source, " "));
  return {0, probe.addedAt, at, kProbeEvent, dumped({{"number", probe.number}, {"source", source}})};
}

std::optional<RateChange> rateChange(const RunEvent& event) {
  if (event.kind != kRateEvent) return std::nullopt;
  const Json detail = detailOf(event);
  const auto rate = detail.find("learning_rate");
  if (rate == detail.end() || !rate->is_number() || !(rate->get<double>() > 0))
    throw Error(
        fmt::format("event {} of the run (a change of the learning rate at update {}) cannot be read: {}; "
                    "resume from a checkpoint before it",
                    event.number, event.update, event.detail));
  return RateChange{event.update, rate->get<double>()};
}

std::vector<RateChange> rateChanges(std::span<const RunEvent> events) {
  std::vector<RateChange> changes;
  for (const RunEvent& event : events)
    if (const auto change = rateChange(event)) changes.push_back(*change);
  return changes;
}

std::optional<int> probeNumber(const RunEvent& event) {
  if (event.kind != kProbeEvent) return std::nullopt;
  const Json detail = detailOf(event);
  const auto number = detail.find("number");
  if (number == detail.end() || !number->is_number_integer()) return std::nullopt;
  return number->get<int>();
}

std::string describe(const RunEvent& event) {
  const Json detail = detailOf(event);
  if (event.kind == kRateEvent && detail.contains("learning_rate") && detail.contains("before"))
    return fmt::format("learning rate {} to {}", dumped(detail["before"]), dumped(detail["learning_rate"]));
  if (const auto number = probeNumber(event))
    return fmt::format("probe sentence {} added: {}", *number + 1, detail.value("source", ""));
  return event.detail.empty() ? event.kind : event.kind + " " + event.detail;
}

}  // namespace lookback::store
