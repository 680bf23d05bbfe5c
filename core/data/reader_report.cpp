// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/reader.h"

#include <fmt/format.h>

namespace lookback {

namespace {

/// ", 3 with an empty side", or nothing for none.
std::string part(std::uint64_t count, std::string_view what) {
  return count == 0 ? std::string() : fmt::format("{}{} {}", ", ", count, what);
}

std::string plural(std::uint64_t count, std::string_view one, std::string_view many) {
  return fmt::format("{} {}", count, count == 1 ? one : many);
}

}  // namespace

std::uint64_t ReadReport::dropped() const {
  return droppedOversized + droppedNul + droppedInvalid + droppedColumns + droppedEmpty + droppedLong;
}

std::string ReadReport::summary() const {
  std::string text = plural(linesRead, "line", "lines") + " read: " + plural(kept, "pair", "pairs") + " kept, " +
                     fmt::format("{} dropped", dropped());
  const std::string reasons = part(droppedEmpty, "with an empty side") + part(droppedLong, "with too many words") +
                              part(droppedOversized, "with too many bytes") + part(droppedInvalid, "not valid UTF-8") +
                              part(droppedNul, "with a NUL byte") + part(droppedColumns, "without a second column");
  if (!reasons.empty()) text += " (" + reasons.substr(2) + ")";
  text += ".";
  if (!complete) text += "\nReading ended early, at the number of pairs asked for.";
  if (extraColumns > 0) {
    text += "\n" + plural(extraColumns, "line has", "lines have") + " further columns, which were not read.";
  }
  if (invisibleRemoved > 0) {
    text += "\n" + plural(invisibleRemoved, "invisible character was", "invisible characters were") + " left out.";
  }
  for (const std::string& warning : warnings) text += "\n" + warning;
  return text;
}

}  // namespace lookback
