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
  kStaying,
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

constexpr std::array<int, kKinds> kEverydayWeights{30, 8, 10, 7, 6, 5, 13, 4, 11, 5, 7, 1, 3, 6, 2};
constexpr std::array<int, kKinds> kPublicWeights{30, 3, 8, 2, 1, 0, 15, 8, 7, 3, 0, 22, 3, 0, 1};

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

/// Rows kept for constructions of their own.
bool special(const Verb& verb) {
  return verb.subject == 0;
}

}  // namespace

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
    case kStaying:
      return action(clause, request, Frame::staying);
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
  if (verb.frame == Frame::staying) {
    clause.adverbials.push_back(verb.english == "live" && chance(0.6) ? land(false) : place(false, request.depth));
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
    if (inner.verb != nullptr && inner.verb->has(verb::stative) && chance(0.8)) inner.verb = nullptr;
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

/// "pour acheter du pain", "sans dormir".
void Planner::addPurpose(Clause& clause, const Request& request) {
  const Frame frame = clause.verb->frame;
  const bool acting = frame == Frame::intransitive || frame == Frame::transitive || frame == Frame::motion;
  const bool willed = (clause.verb->subject & (cls::person | cls::group)) && !clause.verb->has(verb::stative);
  if (!acting || !willed || clause.passive || clause.existential || request.depth > 0 || clause.adverb != nullptr)
    return;
  if (!(classesOf(clause.subject) & cls::doer) || !chance(0.06 + 0.12 * request.richness)) return;
  if (clause.object && (clause.object->relative || clause.object->kind == Kind::pronoun)) return;
  Request inner;
  inner.richness = request.richness * 0.5;
  inner.depth = request.depth;
  clause.purpose = std::make_unique<Clause>(infinitive(clause, inner));
  clause.purposeLink = &any(infinitiveLinks());
  if (clause.purpose->verb->frame == Frame::motion || clause.purpose->verb->french == clause.verb->french) {
    clause.purpose.reset();
  }
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
  if (clause.negation != Negation::none) clause.infinitive->negation = Negation::none;
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
  const bool before = outer == Time::past && clause.content->tense == Tense::perfect;
  if (before) {  // "croyait que nous avions gagné"
    clause.content->tense = Tense::pluperfect;
    clause.content->englishPerfect = false;
  }
  clause.silentThat = clause.verb->english == "think" && chance(0.4);
  m_time = outer;
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

}  // namespace lookback::generate
