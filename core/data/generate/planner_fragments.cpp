// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "core/data/generate/planner.h"

// Phrases that stand alone, as people type them to try a translator: not everything is a sentence.
namespace lookback::generate {

NounPhrase Planner::alone(double richness) {
  if (chance(0.04)) return named(Kind::country, countries());
  NounPhrase np = nounPhrase({cls::anything, richness, 1, false, true});
  if (np.adjectives.empty() && !np.proper && chance(0.7)) addAdjectives(np, 1.0);
  return np;
}

Adverbial Planner::aside() {
  const double roll = m_rng.uniform();
  if (roll < 0.5) return place(false, 0);
  if (roll < 0.7) return date();
  if (roll < 0.85) return circumstance();
  Adverbial result;
  const Preposition& p = chance(0.7) ? findPreposition("avec", "with") : findPreposition("pour", "for");
  result.prepositional = prepositional(p, nounPhrase({cls::family | cls::job, 0.3, 2, false, true}));
  return result;
}

Sentence Planner::fragment(int words) {
  Sentence result;
  m_public = chance(0.3);
  m_time = chance(0.5) ? Time::past : Time::present;
  m_owner.reset();
  m_conditional = false;
  const double richness = std::clamp((words - 3.0) / 6.0, 0.1, 0.9);
  if (chance(0.2)) {
    result.aside = std::make_unique<Adverbial>(aside());
  } else {
    result.phrase = std::make_unique<NounPhrase>(alone(richness));
    if (words >= 6 && chance(0.25)) result.phrase->also = std::make_unique<NounPhrase>(alone(0.1));
  }
  const double mark = m_rng.uniform();
  result.unmarked = mark < 0.3;
  result.exclaimed = mark >= 0.3 && mark < 0.36;
  if (mark >= 0.36 && mark < 0.42) result.mood = Mood::question;
  return result;
}

}  // namespace lookback::generate
