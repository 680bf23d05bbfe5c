// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <array>

#include "core/data/generate/planner.h"

// Clauses: who does what, when, and whether.
namespace lookback::generate {
namespace {

enum ClauseKind {
  kTransitive,
  kIntransitive,
  kPrepositional,
  kGiving,
  kMotion,
  kWanting,
  kThinking,
  kCopula,
  kAttribute,
  kSwapped,
  kPassive,
  kExistential,
  kHaving,
  kImpersonal,
  kKinds
};

constexpr std::array<int, kKinds> kEverydayWeights{30, 8, 10, 7, 7, 13, 4, 11, 3, 7, 1, 3, 6, 2};
constexpr std::array<int, kKinds> kPublicWeights{30, 3, 8, 2, 1, 15, 8, 7, 2, 0, 22, 3, 0, 1};

int draw(const std::array<int, kKinds>& weights, Rng& rng) {
  int total = 0;
  for (const int w : weights) total += w;
  int roll = static_cast<int>(rng.below(static_cast<std::uint64_t>(total)));
  for (int kind = 0; kind < kKinds; ++kind) {
    roll -= weights[static_cast<std::size_t>(kind)];
    if (roll < 0) return kind;
  }
  return kTransitive;
}

Classes classesOf(const NounPhrase& np) {
  switch (np.kind) {
    case Kind::noun:
      return np.noun->classes & cls::meaning;
    case Kind::person:
      return cls::person;
    case Kind::pronoun:
      return np.animate ? cls::person : Classes{0};
    case Kind::city:
      return cls::city;
    case Kind::country:
      return cls::country;
  }
  return 0;
}

/// Rows kept for constructions of their own.
bool special(const Verb& verb) {
  return verb.subject == 0;
}

}  // namespace

const Verb* Planner::pickVerb(Frame frame, Classes subjectClasses, bool weighty) {
  const bool needsObject = frame == Frame::transitive || frame == Frame::giving;
  for (const bool strict : {true, false}) {
    m_candidates.clear();
    for (const Verb& candidate : verbs()) {
      if (candidate.frame != frame || special(candidate)) continue;
      if (subjectClasses != 0 && !(candidate.subject & subjectClasses)) continue;
      if (strict && frame == Frame::transitive && candidate.has(verb::weighty) != weighty) continue;
      if (needsObject && (candidate.object == 0 || candidate.english == "have")) continue;
      m_candidates.push_back(&candidate);
    }
    if (!m_candidates.empty()) return m_candidates[m_rng.below(m_candidates.size())];
  }
  return nullptr;
}

bool Planner::takeSubject(Clause& clause, const Request& request) {
  const bool weighty = m_public || clause.verb->has(verb::weighty);
  if (request.given) {
    clause.subject.kind = request.given->kind;
    clause.subject.noun = request.given->noun;
    clause.subject.name = request.given->name;
    clause.subject.person = request.given->person;
    clause.subject.plural = request.given->plural;
    clause.subject.gender = request.given->gender;
    clause.subject.animate = request.given->animate;
  } else {
    m_owner.reset();
    clause.subject = subject(clause.verb->subject, request, weighty);
  }
  const NounPhrase& np = clause.subject;
  const Agreement agreement = frenchAgreement(np);
  const bool living = (classesOf(np) & (cls::person | cls::animal)) != 0;
  m_owner.reset();
  if (living) m_owner = Owner{agreement.person, agreement.gender == Gender::feminine};
  return true;
}

Clause Planner::clause(const Request& request) {
  for (int attempt = 0; attempt < 30; ++attempt) {
    Clause clause;
    if (fillKind(clause, draw(m_public ? kPublicWeights : kEverydayWeights, m_rng), request)) return clause;
  }
  Clause clause;  // what everything and everyone can be
  clause.verb = &findVerb("être");
  takeSubject(clause, request);
  clause.predicate = std::make_unique<AdjectiveUse>();
  clause.predicate->word = &findAdjective("important");
  clause.tense = m_time == Time::future ? Tense::future : m_time == Time::past ? Tense::imperfect : Tense::present;
  return clause;
}

bool Planner::fillKind(Clause& clause, int kind, const Request& request) {
  if (request.given && (kind == kSwapped || kind == kExistential || kind == kImpersonal)) return false;
  switch (kind) {
    case kTransitive:
      return action(clause, request, Frame::transitive);
    case kIntransitive:
      return action(clause, request, Frame::intransitive);
    case kPrepositional:
      return action(clause, request, Frame::prepositional);
    case kGiving:
      return action(clause, request, Frame::giving);
    case kMotion:
      return action(clause, request, Frame::motion);
    case kWanting:
      return wanting(clause, request);
    case kThinking:
      return thinking(clause, request);
    case kCopula:
      return copula(clause, request);
    case kAttribute:
      return attribute(clause, request);
    case kSwapped:
      return swapped(clause, request);
    case kPassive:
      return passive(clause, request);
    case kExistential:
      return existential(clause, request);
    case kHaving:
      return having(clause, request);
    default:
      return impersonal(clause, request);
  }
}

void Planner::fillObject(Clause& clause, const Request& request) {
  const Verb& verb = *clause.verb;
  if (verb.frame == Frame::transitive || verb.frame == Frame::prepositional || verb.frame == Frame::giving) {
    clause.object = std::make_unique<NounPhrase>(objectFor(verb, clause, request));
  }
  if (verb.frame == Frame::giving) {
    clause.recipient = std::make_unique<NounPhrase>(person(clause, request.richness * 0.5, true));
    const bool clash = clause.object->kind == Kind::pronoun && clause.recipient->kind == Kind::pronoun;
    if (clash) clause.object = std::make_unique<NounPhrase>(nounPhrase({verb.object, 0.1, 2, false, true}));
    clause.recipientFirst = chance(0.5) && clause.object->complements.empty() && !clause.object->relative;
    if (clause.object->relative) clause.object->relative.reset();
  }
  if (verb.frame == Frame::motion) {
    if (chance(0.08) && verb.french == "aller") {
      clause.there = true;
    } else {
      clause.adverbials.push_back(verb.french == "voyager" ? land(true) : place(true, request.depth));
    }
  }
}

bool Planner::action(Clause& clause, const Request& request, Frame frame) {
  clause.verb = pickVerb(frame, request.subjectClasses, m_public);
  if (clause.verb == nullptr) return false;
  takeSubject(clause, request);
  fillObject(clause, request);
  finish(clause, request);
  return true;
}

Clause Planner::infinitive(const Clause& outer, const Request& request) {
  Clause inner;
  const Classes doing = classesOf(outer.subject);
  const Frame frames[] = {Frame::transitive,    Frame::transitive, Frame::transitive, Frame::intransitive,
                          Frame::prepositional, Frame::giving,     Frame::motion};
  for (int attempt = 0; attempt < 30 && inner.verb == nullptr; ++attempt) {
    const Frame frame = frames[below(m_public ? 5 : 7)];
    inner.verb = pickVerb(frame, doing, m_public);
    if (inner.verb != nullptr && outer.verb != nullptr && inner.verb->french == outer.verb->french)
      inner.verb = nullptr;
    if (inner.verb != nullptr && !inner.verb->frenchTail.empty()) inner.verb = nullptr;  // "doit avoir faim"
  }
  if (inner.verb == nullptr) inner.verb = &findVerb("aider");
  inner.subject.kind = outer.subject.kind;
  inner.subject.noun = outer.subject.noun;
  inner.subject.name = outer.subject.name;
  inner.subject.person = outer.subject.person;
  Request r;
  r.richness = request.richness;
  r.depth = request.depth + 1;
  fillObject(inner, r);
  return inner;
}

bool Planner::wanting(Clause& clause, const Request& request) {
  // The modals carry most of it, as in ordinary text.
  const char* const modals[] = {"pouvoir", "devoir", "vouloir"};
  if (chance(0.55)) clause.verb = &findVerb(modals[below(3)]);
  if (clause.verb == nullptr || (request.subjectClasses != 0 && !(clause.verb->subject & request.subjectClasses))) {
    clause.verb = pickVerb(Frame::wanting, request.subjectClasses, false);
  }
  if (clause.verb == nullptr || clause.verb->french == "falloir") return false;
  takeSubject(clause, request);
  if (classesOf(clause.subject) == 0) return false;
  clause.infinitive = std::make_unique<Clause>(infinitive(clause, request));
  const bool modal = clause.verb->english == "can" || clause.verb->english == "must";
  if (!modal && chance(0.08)) clause.infinitive->negation = Negation::not_;
  finish(clause, request);
  if (clause.verb->english == "can" && clause.tense == Tense::present && clause.negation == Negation::not_ &&
      chance(0.5)) {
    clause.negation = Negation::noLonger;
  }
  if (clause.verb->english == "must" && clause.tense != Tense::present) clause.negation = Negation::none;
  return true;
}

bool Planner::thinking(Clause& clause, const Request& request) {
  if (!request.content || request.depth > 0 || m_time == Time::future) return false;
  clause.verb = pickVerb(Frame::thinking, request.subjectClasses, false);
  if (m_public && !request.given && chance(0.15)) clause.verb = &findVerb("signifier");
  if (clause.verb == nullptr) return false;
  takeSubject(clause, request);
  finish(clause, request);
  if (clause.negation != Negation::none) clause.negation = Negation::none;  // "ne pense pas que" asks for a subjunctive
  clause.progressive = false;
  const Time outer = m_time;
  if (clause.tense == Tense::present && chance(0.4)) m_time = chance(0.5) ? Time::past : Time::future;
  Request inner;
  inner.richness = request.richness;
  inner.depth = request.depth + 1;
  inner.content = false;
  clause.content = std::make_unique<Clause>(this->clause(inner));
  clause.silentThat = clause.verb->english == "think" && chance(0.4);
  m_time = outer;
  return true;
}

void Planner::comparison(Clause& clause, const NounPhrase& np) {
  AdjectiveUse& use = *clause.predicate;
  const Adjective& word = *use.word;
  if (!word.gradable || word.rank == 3) return;
  const double roll = m_rng.uniform();
  if (roll < 0.3) {
    use.degree = chance(0.6) ? Degree::very : chance(0.5) ? Degree::too : Degree::quite;
    if (use.degree == Degree::quite && word.before) use.degree = Degree::very;
  } else if (roll < 0.55) {
    use.degree = chance(0.65) ? Degree::more : chance(0.5) ? Degree::less : Degree::equal;
    if (use.word->french == "bon" && use.degree == Degree::more) use.degree = Degree::very;  // "meilleur"
    if (use.word->french == "mauvais" && use.degree == Degree::more) use.degree = Degree::very;
    if (use.degree == Degree::very) return;
    const bool human = (classesOf(np) & cls::person) != 0;
    NounPhrase other = human ? (chance(0.5) ? pronoun(below(6)) : named(Kind::person, people()))
                             : nounPhrase({classesOf(np) != 0 ? classesOf(np) : cls::thing, 0.0, 3, true, false});
    if (other.kind == Kind::noun) {
      other.determiner = Determiner::demonstrative;
      other.plural = false;
    }
    const bool same = (other.kind == Kind::person && np.kind == Kind::person && other.name == np.name) ||
                      (other.kind == Kind::noun && np.kind == Kind::noun && other.noun == np.noun) ||
                      (other.kind == Kind::pronoun && np.kind == Kind::pronoun);
    if (same) {
      use.degree = Degree::very;
    } else {
      clause.standard = std::make_unique<NounPhrase>(std::move(other));
    }
  } else if (roll < 0.63 && !np.plural && np.determiner != Determiner::generic &&
             !(np.kind == Kind::pronoun && np.person != 2)) {
    use.degree = chance(0.7) ? Degree::most : Degree::least;
    if (use.word->french == "bon" || use.word->french == "mauvais") use.degree = Degree::least;
    NounPhrase where = nounPhrase({cls::region, 0.0, 3, true, false});
    where.determiner = Determiner::definite;
    where.plural = false;
    clause.domain = prepositional(findPreposition("de", "in"), std::move(where));
  }
}

bool Planner::copula(Clause& clause, const Request& request) {
  clause.verb = &findVerb("être");
  const bool living = (request.subjectClasses & cls::person) || (!request.given && chance(m_public ? 0.2 : 0.5));
  if (living && chance(0.25)) clause.verb = pickVerb(Frame::copula, cls::person, false);
  if (request.given) {
    takeSubject(clause, request);
  } else {
    const Classes classes = living ? cls::person
                            : m_public
                                ? cls::treaty | cls::plan | cls::trouble | cls::event | cls::nature | cls::process
                                : cls::thing | cls::clothes | cls::animal | cls::food | cls::building | cls::document |
                                      cls::vehicle | cls::furniture | cls::media | cls::place;
    const Verb fake{"être", "be", Frame::copula, classes};
    clause.verb = clause.verb == nullptr ? &findVerb("être") : clause.verb;
    const Verb* real = clause.verb;
    clause.verb = &fake;
    takeSubject(clause, request);
    clause.verb = real;
  }
  const Classes classes = clause.subject.kind == Kind::pronoun && !clause.subject.animate ? request.subjectClasses
                                                                                          : classesOf(clause.subject);
  if (clause.subject.kind == Kind::noun && !clause.subject.adjectives.empty() && chance(0.7)) {
    clause.subject.adjectives.clear();
  }
  if (clause.subject.kind == Kind::noun && clause.subject.determiner == Determiner::indefinite) {
    clause.subject.determiner = Determiner::definite;
  }
  for (int attempt = 0; attempt < 200; ++attempt) {
    const Adjective& word = any(adjectives());
    if (!(word.classes & classes) || (word.rank != 0 && word.rank != 3) || (word.before && !word.gradable)) continue;
    if (clause.subject.kind == Kind::noun && !clause.subject.adjectives.empty() &&
        clause.subject.adjectives.front().word == &word)
      continue;
    clause.predicate = std::make_unique<AdjectiveUse>();
    clause.predicate->word = &word;
    finish(clause, request);
    if (clause.verb->french == "être") comparison(clause, clause.subject);
    return true;
  }
  return false;
}

bool Planner::attribute(Clause& clause, const Request& request) {
  if (request.given && !(request.subjectClasses & cls::person)) return false;
  clause.verb = chance(0.8) ? &findVerb("être") : &findVerb("devenir");
  Verb human = *clause.verb;
  human.subject = cls::person;
  const Verb* real = clause.verb;
  clause.verb = &human;
  takeSubject(clause, request);
  clause.verb = real;
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

bool Planner::swapped(Clause& clause, const Request& request) {
  clause.verb = pickVerb(Frame::swapped, request.subjectClasses, false);
  if (clause.verb == nullptr) return false;
  Clause stand;  // who feels it, chosen first: the thing is often theirs
  stand.subject = pronoun(below(6));
  NounPhrase experiencer = chance(0.7) ? std::move(stand.subject) : named(Kind::person, people());
  const bool missing = clause.verb->french == "manquer";
  const int person = experiencer.kind == Kind::pronoun ? experiencer.person : 2;
  const Agreement agreement = frenchAgreement(experiencer);
  m_owner = Owner{experiencer.kind == Kind::pronoun ? person : 2, agreement.gender == Gender::feminine};
  if (missing && chance(0.25)) {
    int other = below(6);
    while (other % 3 == person % 3 && (other % 3 != 2)) other = below(6);
    clause.subject = other % 3 == 2 && chance(0.5) ? named(Kind::person, people()) : pronoun(other);
  } else {
    const Classes classes = missing ? cls::family | cls::animal | cls::place : clause.verb->subject;
    clause.subject = nounPhrase({classes, request.richness, 1, true, true});
    NounPhrase& np = clause.subject;
    const bool vague = np.determiner == Determiner::indefinite || np.determiner == Determiner::quantity ||
                       np.determiner == Determiner::number || np.determiner == Determiner::partitive;
    if (vague || (missing && np.noun->is(cls::animal))) {
      np.determiner = missing && np.complements.empty() ? Determiner::possessive
                      : np.complements.empty()          ? Determiner::demonstrative
                                                        : Determiner::definite;
      chooseOwner(np);
    }
  }
  clause.recipient = std::make_unique<NounPhrase>(std::move(experiencer));
  finish(clause, request);
  return true;
}

bool Planner::passive(Clause& clause, const Request& request) {
  // "L'accord a été signé en août 1992." and its like should be common.
  const Verb* verb = !request.given && chance(0.15) ? &findVerb("signer") : nullptr;
  for (int attempt = 0; attempt < 400 && verb == nullptr; ++attempt) {
    const Verb& candidate = any(verbs());
    if (candidate.frame != Frame::transitive || !candidate.has(verb::weighty) || candidate.has(verb::noPassive))
      continue;
    if (request.subjectClasses != 0 && !(candidate.object & request.subjectClasses)) continue;
    verb = &candidate;
  }
  if (verb == nullptr) return false;
  clause.verb = verb;
  clause.passive = true;
  if (request.given) {
    takeSubject(clause, request);
  } else {
    const Classes classes = verb->object & ~(cls::country | cls::city | cls::person);
    const NounRequest asked{classes != 0 ? classes : cls::job, request.richness, request.depth, true, true};
    if (m_public && verb->french == "signer" && chance(0.5)) {
      clause.subject = plain("accord", Determiner::definite);
      addComplement(clause.subject, asked);
    } else {
      clause.subject = nounPhrase(asked);
    }
    m_owner.reset();
  }
  if (chance(0.3)) {
    const Classes doers = verb->subject & (cls::group | cls::job | cls::trouble | cls::plan | cls::process);
    clause.agent = std::make_unique<NounPhrase>(
        (verb->subject & cls::country) && chance(0.3)
            ? named(Kind::country, countries())
            : nounPhrase({doers != 0 ? doers : cls::group, request.richness * 0.5, request.depth + 1, true, true}));
  }
  finish(clause, request);
  return true;
}

bool Planner::existential(Clause& clause, const Request& request) {
  clause.verb = &findVerb("avoir", "be");
  clause.existential = true;
  m_owner.reset();
  const Classes classes = m_public ? cls::trouble | cls::plan | cls::event
                                   : cls::animal | cls::thing | cls::plant | cls::food | cls::furniture | cls::building;
  NounPhrase np = nounPhrase({classes, request.richness, 1, false, true});
  if (np.determiner != Determiner::number && np.determiner != Determiner::quantity) {
    np.determiner = np.noun->is(cls::mass) ? Determiner::partitive : Determiner::indefinite;
  }
  if (np.determiner == Determiner::quantity && !np.plural) return false;
  for (const PrepositionalPhrase& pp : np.complements) {
    if (pp.genitive) return false;
  }
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
  NounPhrase np;
  const double roll = m_rng.uniform();
  if (roll < 0.2 && !agreement.plural && agreement.person < 3) {
    clause.verb = &findVerb("avoir", "be");
    for (const Verb& row : verbs()) {
      if (row.englishTail == "old") clause.verb = &row;
    }
    np.noun = &findNoun("an");
    np.determiner = Determiner::number;
    np.count = 2 + below(89);
    np.plural = true;
  } else if (roll < 0.4) {
    np.noun = chance(0.6) ? &findNoun("œil") : &findNoun("cheveux");
    np.plural = true;
    np.determiner = Determiner::generic;
    const char* const looks[] = {"bleu", "vert", "brun", "noir", "gris", "blanc", "rouge", "long"};
    AdjectiveUse use;
    use.word = &findAdjective(looks[np.noun->french == "œil" ? below(5) : 2 + below(5)]);
    np.adjectives.push_back(use);
  } else {
    np = nounPhrase({clause.verb->object, request.richness, request.depth, false, true});
    if (np.determiner != Determiner::number && np.determiner != Determiner::quantity)
      np.determiner = Determiner::indefinite;
    if (np.determiner == Determiner::quantity && !np.plural) np.determiner = Determiner::indefinite;
    if (np.noun->is(cls::mass)) np.determiner = Determiner::partitive;
    for (const PrepositionalPhrase& pp : np.complements) {
      if (pp.genitive) return false;
    }
  }
  clause.object = std::make_unique<NounPhrase>(std::move(np));
  finish(clause, request);
  if (roll < 0.4) {
    clause.negation = Negation::none;
    clause.adverbials.clear();
    clause.adverb = nullptr;
    if (roll < 0.2 && m_time == Time::past) clause.tense = Tense::imperfect;
    if (m_time == Time::future) clause.tense = Tense::future;
  }
  return true;
}

bool Planner::impersonal(Clause& clause, const Request& request) {
  clause.subject = pronoun(2, false);
  clause.subject.gender = Gender::masculine;
  m_owner.reset();
  if (chance(0.4) && !m_public) {
    clause.verb = chance(0.7) ? &findVerb("pleuvoir") : &findVerb("neiger");
    finish(clause, request);
    clause.adverb = nullptr;
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
