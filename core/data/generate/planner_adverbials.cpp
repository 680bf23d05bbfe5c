// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/generate/planner.h"

// Where, when, with whom and why; and relative clauses.
namespace lookback::generate {

Adverbial Planner::land(bool destination) {
  Adverbial result;
  const Preposition& p = findPreposition("à", destination ? "to" : "in");
  result.prepositional =
      chance(0.5) ? prepositional(p, named(Kind::city, cities())) : prepositional(p, named(Kind::country, countries()));
  return result;
}

Adverbial Planner::place(bool destination, int depth) {
  Adverbial result;
  const double roll = m_rng.uniform();
  if (roll < (m_public ? 0.6 : 0.35)) return land(destination);
  const Noun* noun = pickNoun(destination ? cls::at : m_public ? cls::region : cls::place);
  while (!noun->is(cls::in | cls::at | cls::on) || (noun->is(cls::group) && !m_public)) {
    noun = pickNoun(destination ? cls::at : m_public ? cls::region : cls::place);
  }
  NounPhrase np;
  np.noun = noun;
  np.determiner = noun->is(cls::bare) || chance(0.85) ? Determiner::definite : Determiner::possessive;
  if (noun->is(cls::nature) || noun->is(cls::region)) np.determiner = Determiner::definite;
  if (np.determiner == Determiner::possessive) chooseOwner(np);
  if (noun->is(cls::bare)) np.determiner = Determiner::generic;
  if (!noun->is(cls::bare) && depth < 2 && chance(0.15)) addAdjectives(np, 0.8);
  const Preposition& p = destination         ? findPreposition("à", "to")
                         : noun->is(cls::at) ? findPreposition("à", "at")
                         : noun->is(cls::on) ? findPreposition("sur", "on")
                                             : findPreposition("dans", "in");
  result.prepositional = prepositional(p, std::move(np));
  return result;
}

Adverbial Planner::companion(const Clause& clause) {
  Adverbial result;
  const Preposition& p = chance(0.7)   ? findPreposition("avec", "with")
                         : chance(0.5) ? findPreposition("pour", "for")
                                       : findPreposition("sans", "without");
  result.prepositional = prepositional(p, person(clause, 0.2, true));
  return result;
}

Adverbial Planner::circumstance() {
  Adverbial result;
  const Classes matter = cls::trouble | cls::plan | cls::treaty;
  if (m_public && chance(0.6)) {
    const Preposition& p = chance(0.35)  ? findPreposition("malgré", "despite")
                           : chance(0.5) ? findPreposition("à cause de", "because of")
                           : chance(0.5) ? findPreposition("pendant", "during")
                                         : findPreposition("après", "after");
    const bool event = p.french == "pendant" || p.french == "après";
    NounPhrase np = nounPhrase({event ? cls::event : matter, 0.3, 1, true, true});
    if (np.determiner == Determiner::indefinite || np.determiner == Determiner::quantity) {
      np.determiner = Determiner::definite;
    }
    result.prepositional = prepositional(p, std::move(np));
    return result;
  }
  const bool before = chance(0.5);
  const Preposition& p = before ? findPreposition(chance(0.5) ? "avant" : "après", "") : findPreposition("pendant", "");
  NounPhrase np = nounPhrase({before ? cls::event | cls::meal : cls::event, 0.1, 2, true, false});
  np.determiner = np.noun->is(cls::meal) ? Determiner::generic : Determiner::definite;
  result.prepositional = prepositional(p, std::move(np));
  return result;
}

Adverbial Planner::date() {
  Adverbial result;
  result.date = std::make_unique<DateUse>();
  DateUse& date = *result.date;
  const double roll = m_rng.uniform();
  const bool future = m_time == Time::future;
  if (roll < 0.5) {
    date.month = 1 + below(12);
  } else if (roll < 0.8) {
    date.day = 1 + below(28);
    date.month = 1 + below(12);
    if (chance(0.25)) date.weekday = 1 + below(7);  // then without year, so that it cannot be wrong
  }
  if (roll < 0.5 || roll >= 0.8 || (date.weekday == 0 && chance(0.5))) {
    // The years around the paper's example are the commonest.
    date.year = future ? 2027 + below(24) : chance(0.6) ? 1986 + below(12) : 1945 + below(80);
  }
  if (date.month > 0 && roll < 0.5 && chance(0.35)) date.year = 0;
  if (!future && chance(0.06)) {  // the month of the paper's example must be learnt
    date = DateUse{};
    date.month = 8;
    date.year = 1992;
  }
  date.monthFirst = date.weekday == 0 && chance(0.5);
  return result;
}

std::optional<Adverbial> Planner::time(Clause* clause) {
  const bool dated = m_time != Time::present && (clause == nullptr || clause->tense != Tense::imperfect) &&
                     chance(m_public ? 0.6 : 0.25);
  if (dated) return date();
  const int bit = m_time == Time::present ? 1 : m_time == Time::past ? 2 : 4;
  for (int attempt = 0; attempt < 40; ++attempt) {
    const Phrase& phrase = any(timePhrases());
    const bool now = phrase.times == 8;
    if (!(phrase.times & bit) && !(now && m_time == Time::present)) continue;
    if (clause != nullptr) {
      const bool stative = clause->verb->has(verb::stative) || clause->passive;
      if (now && (stative || clause->negation == Negation::never)) continue;
      if (m_time == Time::present && clause->verb->has(verb::stative)) continue;  // no "is rich every week"
      if (clause->tense == Tense::conditional) continue;
      clause->progressive = now || (clause->progressive && m_time != Time::present);
    } else if (now || m_time == Time::present) {
      continue;
    }
    Adverbial result;
    result.phrase = std::make_unique<PhraseUse>();
    result.phrase->phrase = &phrase;
    return result;
  }
  return std::nullopt;
}

bool Planner::relativeVerb(const NounPhrase& np, Clause& clause, const Request& request) {
  const Classes meaning = np.noun->classes & cls::meaning;
  for (int attempt = 0; attempt < 60; ++attempt) {
    const Verb& candidate = any(verbs());
    const bool about = candidate.frame == Frame::prepositional && candidate.frenchPreposition == "de";
    if ((!about && candidate.frame != Frame::transitive) || (about && attempt > 20) || !(candidate.object & meaning) ||
        candidate.subject == 0 || candidate.english == "be")
      continue;
    if (candidate.has(verb::weighty) != m_public && attempt < 40) continue;
    clause.verb = &candidate;
    clause.subject = subject(candidate.subject, request, candidate.has(verb::weighty));
    if (clause.subject.kind == Kind::noun) clause.subject.relative.reset();
    return true;
  }
  return false;
}

void Planner::addRelative(NounPhrase& np, const NounRequest& request) {
  if (request.depth > 0 || np.determiner == Determiner::possessive || np.plural || np.noun->is(cls::mass)) return;
  if (!chance(0.04 + 0.3 * request.richness)) return;
  const auto saved = m_owner;
  auto relative = std::make_unique<Relative>();
  Request inner;
  inner.richness = request.richness * 0.4;
  inner.depth = request.depth + 2;
  inner.content = false;
  inner.timed = true;
  if (chance(0.5)) {
    relative->gap = Gap::subject;
    NounPhrase stand;
    stand.noun = np.noun;
    inner.given = std::move(stand);
    inner.subjectClasses = np.noun->classes & cls::meaning;
    relative->clause = std::make_unique<Clause>(clause(inner));
    const bool odd = relative->clause->existential || relative->clause->verb->frame == Frame::swapped ||
                     relative->clause->subject.kind == Kind::pronoun;
    if (!odd) np.relative = std::move(relative);
  } else {
    relative->gap = Gap::object;
    if (np.noun->is(cls::place) && !np.noun->is(cls::group) && !m_public && chance(0.5)) relative->gap = Gap::place;
    relative->silent = relative->gap == Gap::object && chance(0.3);
    relative->clause = std::make_unique<Clause>();
    if (relative->gap == Gap::place) {
      relative->clause->verb = pickVerb(chance(0.5) ? Frame::staying : Frame::intransitive, cls::person, false);
      relative->clause->subject = subject(cls::person, inner, false);
      relative->clause->subject.relative.reset();
      finish(*relative->clause, inner);
      relative->clause->adverbials.clear();
      np.relative = std::move(relative);
    } else if (relativeVerb(np, *relative->clause, inner)) {
      if (!relative->clause->verb->frenchPreposition.empty()) relative->gap = Gap::about;
      finish(*relative->clause, inner);
      np.relative = std::move(relative);
    }
  }
  m_owner = saved;
}

}  // namespace lookback::generate
