// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <array>

#include "core/data/generate/planner.h"

// Tense, negation, adverbs; and sentences.
namespace lookback::generate {
namespace {

/// "everyone", "someone": no "he" follows.
bool vague(const Name& name) {
  return std::ranges::any_of(somebodies(), [&](const Name& entry) { return &entry == &name; });
}

/// "Rendez-vous la clé ?" would be read as the noun.
bool looksLikeNoun(const Clause& clause) {
  return clause.verb->french == "rendre" && clause.subject.person == 4;
}

}  // namespace

void Planner::chooseTense(Clause& clause) {
  const Verb& verb = *clause.verb;
  const bool stative = verb.has(verb::stative) && !clause.passive;
  const bool copula = verb.frame == Frame::copula;
  switch (m_time) {
    case Time::present:
      clause.tense = !m_conditional || chance(0.9) || verb.french == "falloir" ? Tense::present : Tense::conditional;
      clause.progressive = !clause.passive && chance(0.25);
      break;
    case Time::past: {
      const double roll = m_rng.uniform();
      clause.tense = stative || copula ? (roll < 0.9 ? Tense::imperfect : Tense::perfect)
                     : roll < 0.78     ? Tense::perfect
                     : roll < 0.92     ? Tense::imperfect
                                       : Tense::pluperfect;
      if (copula && verb.french == "devenir") clause.tense = Tense::perfect;
      if (stative && verb.french != "vouloir" && verb.french != "pouvoir") clause.tense = Tense::imperfect;
      if (clause.passive && clause.tense == Tense::imperfect) clause.tense = Tense::perfect;
      clause.progressive = clause.tense == Tense::imperfect;
      break;
    }
    case Time::future:
      clause.tense = chance(0.65) ? Tense::future : Tense::nearFuture;
      break;
  }
  if (verb.french == "pouvoir" && clause.tense == Tense::perfect) clause.negation = Negation::not_;
  if ((verb.french == "pouvoir" || verb.french == "devoir") && clause.tense == Tense::nearFuture) {
    clause.tense = Tense::future;
  }
}

void Planner::chooseNegation(Clause& clause) {
  clause.contracted = chance(0.65);
  if (!chance(0.17) || clause.negation != Negation::none) return;
  const double roll = m_rng.uniform();
  clause.negation = roll < 0.6 ? Negation::not_ : roll < 0.75 ? Negation::never : Negation::noLonger;
  const bool plainObject = clause.verb->frame == Frame::transitive && !clause.passive &&
                           clause.verb->frenchPreposition.empty() && clause.object && clause.verb->french != "avoir";
  const bool plainTense =
      clause.tense == Tense::present || clause.tense == Tense::perfect || clause.tense == Tense::future;
  if (plainObject && plainTense && roll > 0.85) {
    const bool human = (clause.verb->object & cls::person) != 0;
    if (roll < 0.93) {
      clause.negation = human ? Negation::nobody : Negation::nothing;
      clause.object.reset();
    } else if (clause.object->kind != Kind::pronoun && clause.verb->englishPreposition.empty()) {
      clause.negation = Negation::only;
    }
  }
  if (clause.negation == Negation::noLonger && m_time == Time::past && clause.tense != Tense::imperfect) {
    clause.negation = Negation::not_;
  }
  if (clause.negation == Negation::never && (clause.passive || m_time == Time::future))
    clause.negation = Negation::not_;
  if (clause.negation == Negation::never || clause.negation == Negation::noLonger) clause.progressive = false;
  const bool vague = clause.existential && clause.subject.determiner != Determiner::indefinite &&
                     clause.subject.determiner != Determiner::partitive;
  if (vague) clause.negation = Negation::none;
}

void Planner::chooseAdverb(Clause& clause) {
  if (!chance(0.14) || clause.negation != Negation::none || clause.existential) return;
  const int bit = m_time == Time::present ? 1 : m_time == Time::past ? 2 : 4;
  for (int attempt = 0; attempt < 30; ++attempt) {
    const Adverb& adverb = any(adverbs());
    const bool stative = clause.verb->has(verb::stative);
    const bool manner = adverb.frenchPlace == AdverbPlace::end;
    if (!(adverb.times & bit)) continue;
    if (manner && (stative || clause.passive || clause.infinitive || clause.content || clause.predicate ||
                   clause.verb->frame == Frame::swapped || clause.attribute))
      continue;
    if (manner && clause.verb->frame == Frame::intransitive && clause.verb->french == "avoir") continue;
    if (adverb.perfect && (clause.tense != Tense::perfect || stative)) continue;
    const bool event = adverb.times == 2 || adverb.english == "recently";
    if (event && clause.tense != Tense::perfect) continue;
    if (adverb.habitual && (clause.tense == Tense::pluperfect || clause.tense == Tense::nearFuture || clause.attribute))
      continue;
    if (adverb.english == "really" && !stative) continue;
    if (adverb.english == "still" && (clause.tense != Tense::present || clause.passive)) continue;
    if (adverb.englishPlace == AdverbPlace::end && (stative || clause.infinitive || clause.content)) continue;
    clause.adverb = &adverb;
    if (adverb.habitual) clause.progressive = false;
    clause.englishPerfect = adverb.perfect;
    return;
  }
}

void Planner::addAdverbials(Clause& clause, const Request& request) {
  const Verb& verb = *clause.verb;
  const bool closed = verb.frame == Frame::staying || clause.content || clause.predicate || clause.attribute ||
                      verb.frame == Frame::thinking || verb.frame == Frame::swapped;
  const bool doing = !verb.has(verb::stative) || clause.passive;
  if (!closed && doing && chance(0.1 + 0.35 * request.richness) && verb.frame != Frame::motion && !m_public) {
    clause.adverbials.push_back(place(false, request.depth));
  }
  if (!closed && doing && !clause.passive && (verb.subject & cls::person) && verb.frame != Frame::giving && !m_public &&
      chance(0.06 + 0.25 * request.richness)) {
    clause.adverbials.push_back(companion(clause));
  }
  const bool being = clause.predicate || clause.attribute;
  const bool timed =
      (!being || chance(0.15)) && chance(clause.passive ? 0.5 + 0.2 * request.richness : 0.16 + 0.3 * request.richness);
  if (timed && !request.timed && !clause.content && !(clause.adverb != nullptr && clause.adverb->habitual)) {
    if (auto t = time(&clause)) clause.adverbials.push_back(std::move(*t));
  } else if (!closed && doing && chance(0.05 + 0.25 * request.richness)) {
    clause.adverbials.push_back(circumstance());
  }
}

void Planner::finish(Clause& clause, const Request& request) {
  chooseTense(clause);
  if (request.negatable) chooseNegation(clause);
  chooseAdverb(clause);
  addPurpose(clause, request);
  if (!clause.purpose) addAdverbials(clause, request);
}

Sentence Planner::sentence(int words) {
  const double topic = m_rng.uniform();
  m_public = topic < 0.45;
  const double when = m_rng.uniform();
  m_time = when < 0.45 ? Time::present : when < 0.82 ? Time::past : Time::future;
  if (m_public && when >= 0.38 && when < 0.45) m_time = Time::past;
  const double mood = m_rng.uniform();
  if (words <= 16 && mood < 0.14) return question(words);
  if (words <= 14 && mood < 0.20) return command(words);
  return statement(words);
}

Sentence Planner::statement(int words) {
  Sentence result;
  const int clauses = words <= 10 ? 1 : 1 + (words - 4 + below(7)) / 11;
  const double share = static_cast<double>(words) / clauses;
  Request request;
  request.richness = std::clamp((share - 5.0) / 9.0, 0.0, 0.9);
  m_conditional = clauses == 1;
  const bool framed = m_time != Time::future && words >= 9 && chance(m_public ? 0.14 : 0.05);
  if (framed) {
    result.frame = std::make_unique<PhraseUse>();
    result.frame->phrase = &any(frames());
    while (result.frame->phrase->times == 0) result.frame->phrase = &any(frames());
    request.content = false;
  } else if (words >= 8 && m_time != Time::present && chance(0.12 + 0.2 * request.richness)) {
    if (auto t = time(nullptr)) {
      result.opening = std::make_unique<Adverbial>(std::move(*t));
      request.timed = true;
    }
  }
  result.clauses.push_back({nullptr, false, clause(request)});
  for (int k = 1; k < clauses; ++k) join(result, request.richness);
  result.exclaimed = clauses == 1 && chance(0.04);
  result.unmarked = clauses == 1 && !result.exclaimed && chance(0.02);  // people forget the full stop
  return result;
}

std::optional<Planner::Request> Planner::continued(const Clause& before, double richness) {
  const NounPhrase& np = before.subject;
  const bool usable = !before.existential && before.verb->frame != Frame::swapped && !np.also && !before.content &&
                      (np.kind == Kind::noun || (np.kind == Kind::person && !vague(*np.name)) ||
                       (np.kind == Kind::pronoun && np.animate));
  if (!usable) return std::nullopt;
  Request request;
  request.richness = richness;
  NounPhrase again;
  again.kind = Kind::pronoun;
  const Agreement agreement = frenchAgreement(np);
  again.person = agreement.person;
  again.plural = agreement.plural;
  again.gender = agreement.gender;
  Classes classes = cls::person;
  if (np.kind == Kind::noun) {
    if (np.noun->is(cls::mass | cls::englishSingular)) return std::nullopt;
    classes = np.noun->classes & cls::meaning;
    again.animate = np.noun->is(cls::person);
  }
  request.subjectClasses = classes;
  request.given = std::move(again);
  return request;
}

const Conjunction& Planner::pickConjunction(const Sentence& sentence) {
  constexpr std::array<std::string_view, 4> kCommon{"et", "mais", "parce que", "quand"};
  for (int attempt = 0; attempt < 50; ++attempt) {
    const Conjunction& candidate =
        chance(0.4) ? findConjunction(kCommon[static_cast<std::size_t>(below(4))]) : any(conjunctions());
    if (candidate.french == "si" && m_time != Time::future) continue;
    const bool when = candidate.english == "when" || candidate.english == "while";
    if (when && m_time == Time::future) continue;
    if (candidate.english == "even if" && m_time != Time::present) continue;
    if (candidate.french == "ou" && !chance(0.2)) continue;
    const bool repeated = std::ranges::any_of(sentence.clauses, [&](const JoinedClause& c) {
      return c.conjunction != nullptr && c.conjunction->english == candidate.english;
    });
    const bool linking = candidate.french == "et" || candidate.french == "mais";
    if (!repeated || (linking && attempt >= 20)) return candidate;
  }
  return findConjunction("et");
}

void Planner::join(Sentence& sentence, double richness) {
  JoinedClause joined;
  joined.conjunction = &pickConjunction(sentence);
  joined.comma = joined.conjunction->comma;
  Request request;
  request.richness = richness;
  if (chance(0.45)) {
    if (auto again = continued(sentence.clauses.back().clause, richness)) request = std::move(*again);
  }
  request.timed = sentence.opening != nullptr || sentence.clauses.size() > 1;
  const bool condition = joined.conjunction->french == "si";  // "si" + present beside a future
  const Time time = m_time;
  if (condition) m_time = Time::present;
  m_conditional = false;
  m_noThird = true;
  joined.clause = clause(request);
  m_noThird = false;
  m_time = time;
  Clause& added = joined.clause;
  if (condition) added.progressive = false;
  if (joined.conjunction->english == "while" && added.tense == Tense::perfect && !added.passive) {
    added.tense = Tense::imperfect;
    added.progressive = true;
    added.englishPerfect = false;
  }
  const bool instant = added.passive || added.tense == Tense::pluperfect;
  if (joined.conjunction->french == "pendant que" && instant) joined.conjunction = &findConjunction("quand");
  sentence.clauses.push_back(std::move(joined));
}

/// Can be asked: not "Est-ce que tu ne manges que ..." and the like.
bool Planner::askable(const Clause& clause) {
  const bool plain = !clause.content && clause.tense != Tense::conditional && clause.subject.kind != Kind::country;
  const bool odd = clause.negation == Negation::only || clause.negation == Negation::nothing ||
                   clause.negation == Negation::nobody || clause.verb->french == "falloir";
  const bool adverbFits =
      clause.adverb == nullptr || clause.adverb->english == "often" || clause.adverb->english == "already";
  return plain && !odd && adverbFits;
}

/// Turns a yes-or-no question into one for a part of the clause, if its kind allows.
void Planner::chooseAsking(Sentence& sentence, Clause& clause) {
  const Frame frame = clause.verb->frame;
  const bool simple = clause.negation == Negation::none && !clause.predicate && !clause.attribute &&
                      !clause.existential && clause.verb->french != "avoir" && frame != Frame::swapped &&
                      clause.verb->subject != 0;
  if (!simple) return;
  const bool transitive = frame == Frame::transitive && !clause.passive;
  const bool free = clause.adverbials.empty() && !clause.purpose;
  const double roll = m_rng.uniform();
  if (roll < 0.14) {
    sentence.asking = Asking::why;
  } else if (roll < 0.22 && !clause.passive && !clause.progressive && free) {
    sentence.asking = Asking::when;
  } else if (roll >= 0.22 && roll < 0.32 && transitive && free && !clause.verb->has(verb::stative)) {
    sentence.asking = Asking::where;
  } else if (roll >= 0.32 && roll < 0.42 && transitive && clause.object && !(clause.verb->object & cls::person)) {
    sentence.asking = Asking::what;
    clause.object.reset();
  } else if (roll >= 0.42 && roll < 0.54 && (clause.verb->subject & cls::person) && !clause.passive) {
    sentence.asking = Asking::who;
    sentence.mood = Mood::question;
    clause.subject = pronoun(2);
    clause.subject.gender = Gender::masculine;
    clause.subject.plural = false;
  }
  if (sentence.asking != Asking::whether) clause.adverb = nullptr;
}

Sentence Planner::question(int words) {
  Sentence result;
  m_public = m_public && chance(0.5);
  m_conditional = false;
  Request request;
  request.richness = std::clamp((words - 7.0) / 9.0, 0.0, 0.7);
  request.content = false;
  request.timed = true;
  for (int attempt = 0; attempt < 40; ++attempt) {
    Clause asked = clause(request);
    if (!askable(asked)) continue;
    const NounPhrase& np = asked.subject;
    const bool invertible = !looksLikeNoun(asked) && np.kind == Kind::pronoun && np.person != 0 && !np.ce &&
                            !asked.existential && asked.verb->frame != Frame::swapped;
    result.mood = invertible && chance(0.5) ? Mood::inversion : Mood::question;
    chooseAsking(result, asked);
    result.clauses.push_back({nullptr, false, std::move(asked)});
    return result;
  }
  return statement(words);
}

Sentence Planner::command(int words) {
  Sentence result;
  m_public = false;
  m_time = Time::present;
  result.mood = Mood::command;
  Request request;
  request.richness = std::clamp((words - 5.0) / 8.0, 0.0, 0.6);
  const std::array<int, 3> persons{1, 4, 3};
  for (int attempt = 0; attempt < 60; ++attempt) {
    const Frame frame = chance(0.6) ? Frame::transitive : chance(0.6) ? Frame::giving : Frame::intransitive;
    Clause order;
    order.verb = pickVerb(frame, cls::person, false);
    if (order.verb == nullptr || order.verb->has(verb::stative) || order.verb->has(verb::reflexive)) continue;
    const std::string_view french = order.verb->french;
    if (french == "perdre" || french == "mériter" || french == "entendre" || french == "voir" || french == "avoir" ||
        french == "tomber" || french == "mourir" || french == "rencontrer" || french == "disparaître" ||
        french == "voler")
      continue;
    order.subject = pronoun(persons[static_cast<std::size_t>(below(3))]);
    m_owner = Owner{order.subject.person, false};
    fillObject(order, request);
    const bool selfish = order.object && order.object->kind == Kind::pronoun && order.object->person % 3 != 2;
    if (selfish || (order.object && order.object->relative)) continue;
    if (chance(0.15)) order.negation = Negation::not_;
    if (order.subject.person == 3) order.negation = Negation::none;
    order.contracted = true;
    if (chance(request.richness)) order.adverbials.push_back(place(false, 1));
    result.exclaimed = chance(0.4);
    result.clauses.push_back({nullptr, false, std::move(order)});
    return result;
  }
  return statement(words);
}

}  // namespace lookback::generate
