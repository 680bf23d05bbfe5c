// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/generate/reverse_task.h"

#include <array>

#include "core/base/error.h"

namespace lookback {
namespace {

constexpr std::array<std::string_view, 24> kWords{"alpha", "bravo",   "charlie", "delta",  "echo",   "foxtrot",
                                                  "golf",  "hotel",   "india",   "juliet", "kilo",   "lima",
                                                  "mike",  "oscar",   "papa",    "quebec", "romeo",  "sierra",
                                                  "tango", "uniform", "victor",  "whisky", "yankee", "zulu"};

}  // namespace

ReverseTask::ReverseTask(std::uint64_t seed, GenerateOptions options) : m_rng(seed), m_options(options) {
  if (options.minWords < 1 || options.minWords > options.maxWords) {
    throw Error(ErrorCode::wrongUsage, "reverse: lengths from " + std::to_string(options.minWords) + " to " +
                                           std::to_string(options.maxWords) +
                                           " words cannot be generated; give a smallest length of at least 1 and a "
                                           "largest that is not below it");
  }
}

GeneratedPair ReverseTask::next() {
  const auto range = static_cast<std::uint64_t>(m_options.maxWords - m_options.minWords + 1);
  const int length = m_options.minWords + static_cast<int>(m_rng.below(range));
  GeneratedPair pair;
  for (int i = 0; i < length; ++i) {
    const std::string word(kWords[m_rng.below(kWords.size())]);
    pair.french += (i > 0 ? " " : "") + word;
    pair.english = word + (i > 0 ? " " : "") + pair.english;
    pair.links.emplace_back(i, length - 1 - i);
  }
  return pair;
}

}  // namespace lookback
