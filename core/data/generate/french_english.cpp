// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/generate/french_english.h"

#include <algorithm>
#include <array>
#include <cstdlib>

#include "core/base/error.h"
#include "core/data/generate/writer_english.h"
#include "core/data/generate/writer_french.h"

namespace lookback {
namespace {

constexpr int kShortest = 3, kLongest = 60;
constexpr int kEverydayLeast = 5, kEverydayMost = 15;
constexpr double kEverydayShare = 0.8;
constexpr int kFragmentMost = 9;
constexpr double kFragmentShare = 0.08;

/// What the window opens with and the lessons test: models must meet these for the first time there.
constexpr std::array<std::string_view, 6> kReserved{
    "L'accord sur la zone économique européenne a été signé en août 1992.",
    "The agreement on the European Economic Area was signed in August 1992.",
    "La destruction de l'équipement signifie que la Syrie ne peut plus produire de nouvelles armes chimiques.",
    "Destruction of the equipment means that Syria can no longer produce new chemical weapons.",
    "Il convient de noter que l'environnement marin est le moins connu de l'environnement.",
    "It should be noted that the marine environment is the least known of environments."};

bool reserved(const GeneratedPair& pair) {
  return std::ranges::any_of(kReserved, [&](std::string_view s) { return s == pair.french || s == pair.english; });
}

}  // namespace

FrenchEnglishGenerator::FrenchEnglishGenerator(std::uint64_t seed, GenerateOptions options)
    : m_planner(seed), m_options(options) {
  if (options.minWords < kShortest || options.maxWords > kLongest || options.minWords > options.maxWords) {
    throw Error(ErrorCode::wrongUsage, "french-english: lengths from " + std::to_string(options.minWords) + " to " +
                                           std::to_string(options.maxWords) +
                                           " words cannot be generated; choose a range within 3 to 60");
  }
}

int FrenchEnglishGenerator::wantedLength() {
  Rng& rng = m_planner.rng();
  int low = std::max(m_options.minWords, kEverydayLeast), high = std::min(m_options.maxWords, kEverydayMost);
  if (m_options.evenly || low > high || rng.uniform() >= kEverydayShare) {
    low = m_options.minWords;
    high = m_options.maxWords;
  }
  return low + static_cast<int>(rng.below(static_cast<std::uint64_t>(high - low + 1)));
}

GeneratedPair FrenchEnglishGenerator::next() {
  Rng& rng = m_planner.rng();
  const int most = std::min(m_options.maxWords, kFragmentMost);
  const bool bare = rng.uniform() < kFragmentShare && m_options.minWords <= most;
  const auto choices = static_cast<std::uint64_t>(most - m_options.minWords + 1);
  const int wanted = bare ? m_options.minWords + static_cast<int>(rng.below(choices)) : wantedLength();
  // The grammar meets a length only roughly, so sentences are drawn until one is near enough; the tolerance grows.
  for (int attempt = 0;; ++attempt) {
    const generate::Sentence tree = bare ? m_planner.fragment(wanted) : m_planner.sentence(wanted);
    const generate::Pieces french = generate::FrenchWriter::sentence(tree);
    const int length = static_cast<int>(french.size());
    const int tolerance = wanted / 12 + attempt / 12;
    if (length < m_options.minWords || length > m_options.maxWords || std::abs(length - wanted) > tolerance) continue;
    const generate::Pieces english = generate::EnglishWriter::sentence(tree);
    generate::GoldLinks gold = generate::goldLinks(french, english);
    GeneratedPair pair{generate::join(french, Language::french), generate::join(english, Language::english),
                       std::move(gold.sure), std::move(gold.possible)};
    if (!reserved(pair)) return pair;
  }
}

}  // namespace lookback
