// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <array>

#include "core/data/generate/planner.h"

// Clauses that say what something is, has or must be rather than what somebody does.
namespace lookback::generate {
namespace {

constexpr Classes kPublicThings =
    cls::treaty | cls::plan | cls::trouble | cls::event | cls::nature | cls::process | cls::group | cls::bill;
constexpr Classes kEverydayThings = cls::thing | cls::clothes | cls::animal | cls::food | cls::building |
                                    cls::document | cls::vehicle | cls::furniture | cls::media | cls::place |
                                    cls::plant | cls::drink;

bool sameReferent(const NounPhrase& a, const NounPhrase& b) {
  if (a.kind != b.kind) return false;
  return a.kind == Kind::pronoun || (a.kind == Kind::noun ? a.noun == b.noun : a.name == b.name);
}

/// Can stand behind "être": not "nouveau", "dernier" or "économique".
bool predicative(const Adjective& word) {
  return (word.rank == 0 || word.rank == 3) && (!word.before || word.gradable);
}

void makePlain(NounPhrase& np, Determiner determiner) {
  np.determiner = determiner;
  np.plural = false;
}

bool hasGenitive(const NounPhrase& np) {
  return std::ranges::any_of(np.complements, &PrepositionalPhrase::genitive);
}

}  // namespace

/// "très grand", "plus grand que Paul", "le plus grand de la région".
void Planner::comparison(Clause& clause, const NounPhrase& np) {
  AdjectiveUse& use = *clause.predicate;
  const Adjective& word = *use.word;
  if (!word.gradable || word.rank == 3) return;
  const double roll = m_rng.uniform();
  const bool one = np.kind != Kind::pronoun && !np.plural && np.determiner != Determiner::generic;
  if (roll < 0.3) {
    use.degree = chance(0.6) ? Degree::very : chance(0.5) || word.before ? Degree::too : Degree::quite;
  } else if (roll < 0.55) {
    const bool human = (classesOf(np) & cls::person) != 0;
    const Classes classes = classesOf(np) & ~(cls::trouble | cls::paper | cls::place);
    NounPhrase other = human ? (chance(0.5) ? pronoun(below(6)) : named(Kind::person, people()))
                             : nounPhrase({classes != 0 ? classes : word.classes, 0.0, 3, true, false});
    if (other.kind == Kind::noun) makePlain(other, Determiner::demonstrative);
    if (sameReferent(other, np)) return;
    use.degree = chance(0.65) ? Degree::more : chance(0.5) ? Degree::less : Degree::equal;
    clause.standard = std::make_unique<NounPhrase>(std::move(other));
  } else if (roll < 0.66 && one) {
    use.degree = chance(0.55) ? Degree::most : Degree::least;
    NounPhrase where = plain(chance(0.4) ? "pays" : chance(0.5) ? "région" : "ville", Determiner::definite);
    clause.domain = prepositional(findPreposition("de", "in"), std::move(where));
  }
}

void Planner::takeSubjectAmong(Clause& clause, Classes classes, const Request& request) {
  const Verb* real = clause.verb;
  Verb asking = *real;
  asking.subject = classes;
  clause.verb = &asking;
  takeSubject(clause, request);
  clause.verb = real;
}

bool Planner::copula(Clause& clause, const Request& request) {
  const bool living = (request.subjectClasses & cls::person) || (!request.given && chance(m_public ? 0.2 : 0.5));
  clause.verb = living && chance(0.25) ? pickVerb(Frame::copula, cls::person, false) : &findVerb("être");
  takeSubjectAmong(clause, living ? cls::person : m_public ? kPublicThings : kEverydayThings, request);
  NounPhrase& np = clause.subject;
  const bool thing = np.kind == Kind::pronoun && !np.animate;
  const Classes classes = thing ? request.subjectClasses : classesOf(np);
  if (np.kind == Kind::noun) {
    if (!np.adjectives.empty() && np.adjectives.front().word->rank == 0) np.adjectives.clear();
    if (np.determiner == Determiner::indefinite) np.determiner = Determiner::definite;
  }
  for (int attempt = 0; attempt < 200; ++attempt) {
    const Adjective& word = any(adjectives());
    if (!(word.classes & classes) || !predicative(word)) continue;
    clause.predicate = std::make_unique<AdjectiveUse>();
    clause.predicate->word = &word;
    finish(clause, request);
    if (clause.verb->french == "être") comparison(clause, np);
    return true;
  }
  return false;
}

/// "Elle est médecin", "C'est un bon livre".
bool Planner::attribute(Clause& clause, const Request& request) {
  if (!request.given && chance(0.45)) return pointing(clause, request);
  if (request.given && !(request.subjectClasses & cls::person)) return false;
  clause.verb = chance(0.8) ? &findVerb("être") : &findVerb("devenir");
  takeSubjectAmong(clause, cls::person, request);
  if (clause.subject.kind == Kind::noun && !clause.subject.noun->is(cls::family)) return false;
  const Agreement agreement = frenchAgreement(clause.subject);
  NounPhrase job;
  for (int attempt = 0; attempt < 60; ++attempt) {
    job.noun = pickNoun(cls::job);
    if (job.noun->gender == agreement.gender && !job.noun->is(cls::group)) break;
  }
  if (job.noun->gender != agreement.gender) return false;
  job.plural = agreement.plural;
  job.determiner = Determiner::none;
  clause.attribute = std::make_unique<NounPhrase>(std::move(job));
  finish(clause, request);
  return true;
}

bool Planner::pointing(Clause& clause, const Request& request) {
  clause.verb = &findVerb("être");
  clause.subject = pronoun(2, false);
  clause.subject.gender = Gender::masculine;
  clause.subject.ce = true;
  m_owner.reset();
  NounPhrase np = nounPhrase(
      {(m_public ? kPublicThings & ~cls::nature : kEverydayThings) & ~cls::group, 0.6, request.depth, false, true});
  if (np.plural || np.noun->is(cls::pluralOnly | cls::mass)) return false;
  const bool kept = np.determiner == Determiner::definite || np.determiner == Determiner::possessive;
  if (!kept || np.complements.empty())
    makePlain(np, np.determiner == Determiner::possessive ? np.determiner : Determiner::indefinite);
  if (hasGenitive(np)) np.determiner = Determiner::definite;
  clause.attribute = std::make_unique<NounPhrase>(std::move(np));
  finish(clause, request);
  return true;
}

bool Planner::existential(Clause& clause, const Request& request) {
  clause.verb = &findVerb("avoir", "be");
  clause.existential = true;
  m_owner.reset();
  const Classes classes = m_public ? cls::crisis | cls::plan | cls::event
                                   : cls::animal | cls::thing | cls::plant | cls::food | cls::furniture | cls::building;
  NounPhrase np = nounPhrase({classes, request.richness, 1, false, true});
  if (np.determiner != Determiner::number && np.determiner != Determiner::quantity) {
    np.determiner = np.noun->is(cls::mass) ? Determiner::partitive : Determiner::indefinite;
  }
  if ((np.determiner == Determiner::quantity && !np.plural) || hasGenitive(np) || np.proper) return false;
  clause.subject = std::move(np);
  finish(clause, request);
  clause.progressive = false;
  if (clause.adverbials.empty()) clause.adverbials.push_back(place(false, 1));
  return true;
}

bool Planner::having(Clause& clause, const Request& request) {
  if (request.given && !(request.subjectClasses & cls::person)) return false;
  clause.verb = &findVerb("avoir", "have");
  takeSubject(clause, request);
  const Agreement agreement = frenchAgreement(clause.subject);
  const double roll = m_rng.uniform();
  if (roll < 0.4) {
    const bool aged = roll < 0.2 && !agreement.plural;
    clause.object = std::make_unique<NounPhrase>(aged ? age(clause) : looks());
    finish(clause, request);
    clause.negation = Negation::none;
    clause.adverbials.clear();
    clause.adverb = nullptr;
    clause.tense = m_time == Time::past ? Tense::imperfect : m_time == Time::future ? Tense::future : Tense::present;
    return true;
  }
  NounPhrase np = nounPhrase({clause.verb->object, request.richness, request.depth, false, true});
  const bool counted = np.determiner == Determiner::number || (np.determiner == Determiner::quantity && np.plural);
  if (!counted) np.determiner = np.noun->is(cls::mass) ? Determiner::partitive : Determiner::indefinite;
  if (hasGenitive(np)) return false;
  clause.object = std::make_unique<NounPhrase>(std::move(np));
  finish(clause, request);
  return true;
}

/// "dix ans"; makes the verb the one of ages.
NounPhrase Planner::age(Clause& clause) {
  const auto table = verbs();
  clause.verb = &*std::ranges::find(table, "old", &Verb::englishTail);
  NounPhrase np = plain("an", Determiner::number);
  np.count = 2 + below(89);
  np.plural = true;
  return np;
}

/// "les yeux verts", "les cheveux longs".
NounPhrase Planner::looks() {
  constexpr std::array<std::string_view, 8> kLooks{"bleu", "vert", "brun", "noir", "gris", "blanc", "rouge", "court"};
  const bool eyes = chance(0.6);
  NounPhrase np = plain(eyes ? "œil" : "cheveux", Determiner::generic);
  np.plural = true;
  np.adjectives.push_back({&findAdjective(kLooks[static_cast<std::size_t>(eyes ? below(5) : 2 + below(6))])});
  return np;
}

/// "il pleut", "il faut partir".
bool Planner::impersonal(Clause& clause, const Request& request) {
  clause.subject = pronoun(2, false);
  clause.subject.gender = Gender::masculine;
  m_owner.reset();
  if (chance(0.4) && !m_public) {
    clause.verb = chance(0.7) ? &findVerb("pleuvoir") : &findVerb("neiger");
    finish(clause, request);
    clause.adverb = nullptr;
    std::erase_if(clause.adverbials, [](const Adverbial& a) { return a.prepositional != nullptr; });
    if (clause.adverbials.empty() && chance(0.5)) clause.adverbials.push_back(land(false));
    return true;
  }
  clause.verb = &findVerb("falloir");
  Clause stand;
  stand.subject.kind = Kind::person;
  stand.subject.name = &people().front();
  clause.infinitive = std::make_unique<Clause>(infinitive(stand, request));
  if (clause.infinitive->verb->has(verb::reflexive)) return false;
  clause.tense = m_time == Time::past ? Tense::imperfect : m_time == Time::future ? Tense::future : Tense::present;
  return true;
}

}  // namespace lookback::generate
