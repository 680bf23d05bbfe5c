// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluation/test_set.h"

#include <fmt/format.h>

#include "core/base/error.h"

namespace lookback {

void checkTestSet(const TestSet& set) {
  if (set.sources.empty()) throw Error(fmt::format("the test set \"{}\" has no sentence", set.name));
  if (set.references.empty())
    throw Error(fmt::format("the test set \"{}\" has no reference to score against", set.name));
  for (std::size_t k = 0; k < set.references.size(); ++k) {
    if (set.references[k].size() == set.sources.size()) continue;
    throw Error(fmt::format(
        "the test set \"{}\" has {} sentences but {} in reference {}; line i of one must belong to line i of the other",
        set.name, set.sources.size(), set.references[k].size(), k + 1));
  }
  if (set.gold.empty() || set.gold.size() == set.sources.size()) return;
  throw Error(fmt::format("the test set \"{}\" has {} sentences but links of {}", set.name, set.sources.size(),
                          set.gold.size()));
}

std::uint64_t fingerprintOf(std::string_view bytes, std::uint64_t seed) {
  constexpr std::uint64_t kPrime = 0x100000001B3u;
  std::uint64_t hash = seed;
  for (const char c : bytes) hash = (hash ^ static_cast<unsigned char>(c)) * kPrime;
  return hash;
}

std::string testSetFingerprint(const TestSet& set) {
  constexpr std::string_view kLineEnd = "\n", kSideEnd = "\n\n";
  std::uint64_t hash = fingerprintOf(languageCode(set.direction.source));
  hash = fingerprintOf(languageCode(set.direction.target), hash);
  const auto add = [&](const std::vector<std::string>& lines) {
    for (const std::string& line : lines) hash = fingerprintOf(kLineEnd, fingerprintOf(line, hash));
    hash = fingerprintOf(kSideEnd, hash);
  };
  add(set.sources);
  for (const auto& reference : set.references) add(reference);
  return fmt::format("{:016x}", hash);
}

}  // namespace lookback
