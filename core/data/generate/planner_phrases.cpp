// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <array>

#include "core/data/generate/planner.h"

// Noun phrases.
namespace lookback::generate {
namespace {

bool fits(const Adjective& adjective, const Noun& noun) {
  return (adjective.classes & noun.classes & cls::meaning) != 0;
}

/// Nouns whose number is fixed at one: the sun, the sea, the climate.
bool unique(const Noun& noun) {
  constexpr std::array<std::string_view, 17> words{
      "père",   "mère",    "mari", "soleil",   "lune",    "climat",  "environnement", "atmosphère", "littoral",
      "avenir", "planète", "mer",  "économie", "société", "secteur", "parlement",     "côte"};
  return std::ranges::find(words, noun.french) != words.end();
}

}  // namespace

const Noun* Planner::pickNoun(Classes classes) {
  std::vector<const Noun*>& list = m_byClass[classes];
  if (list.empty()) {
    for (const Noun& noun : nouns()) {
      if (noun.is(classes) && !noun.is(cls::fixed)) list.push_back(&noun);
    }
  }
  const Noun* noun = list[m_rng.below(list.size())];
  // Ministers and judges are for public affairs; one more draw keeps them rarer elsewhere.
  if (!m_public && noun->is(cls::office)) noun = list[m_rng.below(list.size())];
  return noun;
}

NounPhrase Planner::pronoun(int person, bool animate) {
  NounPhrase np;
  np.kind = Kind::pronoun;
  np.person = person;
  np.animate = animate;
  np.plural = person == 3 || person == 5 || (person == 4 && chance(0.5));
  np.gender = chance(0.5) ? Gender::feminine : Gender::masculine;
  return np;
}

NounPhrase Planner::named(Kind kind, std::span<const Name> names) {
  NounPhrase np;
  np.kind = kind;
  np.name = &any(names);
  return np;
}

NounPhrase Planner::plain(std::string_view french, Determiner determiner) {
  NounPhrase np;
  np.noun = &findNoun(french);
  np.determiner = determiner;
  return np;
}

NounPhrase Planner::compound(const Compound& entry) {
  NounPhrase np;
  np.noun = &findNoun(entry.noun);
  np.proper = entry.proper;
  for (const std::string_view english : {entry.first, entry.second}) {
    if (english.empty()) continue;
    const auto list = adjectives();
    const auto found = std::ranges::find(list, english, &Adjective::english);
    np.adjectives.push_back({&*found});
  }
  if (!entry.proper && !np.noun->is(cls::mass) && chance(0.25)) {
    for (int attempt = 0; attempt < 40; ++attempt) {  // "de nouvelles armes chimiques"
      const Adjective& word = any(adjectives());
      if (!word.before || word.rank != 0 || !fits(word, *np.noun)) continue;
      np.adjectives.insert(np.adjectives.begin(), AdjectiveUse{&word});
      break;
    }
  }
  const bool fixed = entry.proper || np.noun->is(cls::mass) || unique(*np.noun);
  np.plural = !fixed && (entry.noun == "arme" || entry.noun == "ressource" || entry.noun == "espèce" || chance(0.2));
  const bool abstract = np.noun->is(cls::mass) && np.noun->is(cls::process | cls::region | cls::notion | cls::nature);
  np.determiner = abstract && !entry.proper ? Determiner::generic
                  : fixed || chance(0.7)    ? Determiner::definite
                                            : Determiner::indefinite;
  return np;
}

NounPhrase Planner::nounPhrase(const NounRequest& request) {
  if (chance(m_public ? 0.3 : 0.04)) {
    // A compound such as "zone économique européenne" whose noun is what was asked for.
    for (int attempt = 0; attempt < 12; ++attempt) {
      const Compound& entry = any(compounds());
      if (below(14) >= entry.weight && attempt < 11) continue;
      if (!findNoun(entry.noun).is(request.classes)) continue;
      NounPhrase np = compound(entry);
      if (!entry.proper) addComplement(np, {request.classes, request.richness * 0.5, request.depth + 1, false, false});
      return np;
    }
  }
  NounPhrase np;
  const bool doing = m_public && (request.classes & cls::action) && chance(0.3);
  np.noun = doing && chance(0.3) ? &findNoun("destruction") : pickNoun(doing ? cls::action : request.classes);
  const bool single = np.noun->is(cls::mass | cls::pluralOnly | cls::englishSingular) || unique(*np.noun);
  np.plural = !single && chance(0.28);
  chooseDeterminer(np, request);
  if (request.adjectives) addAdjectives(np, request.richness);
  if (np.determiner == Determiner::none || np.determiner == Determiner::generic) return np;
  addComplement(np, request);
  if (np.complements.empty()) addRelative(np, request);
  return np;
}

void Planner::chooseOwner(NounPhrase& np) {
  if (m_owner && chance(0.8)) {
    np.owner = m_owner->person;
    np.ownerFeminine = m_owner->feminine;
    return;
  }
  np.owner = below(6);
  np.ownerFeminine = chance(0.5);
}

Determiner Planner::drawDeterminer(const Noun& noun, bool subject) {
  const bool family = noun.is(cls::family), mass = noun.is(cls::mass);
  const bool owned = noun.is(cls::family | cls::clothes | cls::thing | cls::vehicle | cls::notion) ||
                     (noun.is(cls::animal | cls::document) && !noun.is(cls::treaty));
  if (noun.is(cls::body)) return Determiner::possessive;
  if (noun.is(cls::skill)) return Determiner::generic;
  if (family && noun.english != "friend" && chance(0.85)) return Determiner::possessive;
  if (unique(noun) && !family) return Determiner::definite;
  if (owned && chance(family ? 0.6 : 0.2)) return Determiner::possessive;
  if (mass && noun.is(cls::food | cls::drink | cls::money)) {
    return subject || chance(0.35) ? Determiner::definite : Determiner::partitive;
  }
  if (mass && noun.is(cls::notion | cls::process | cls::trouble | cls::region | cls::nature))
    return Determiner::generic;
  if (mass && noun.is(cls::arms)) return chance(0.5) ? Determiner::generic : Determiner::definite;
  if (noun.is(cls::studies | cls::game)) return Determiner::generic;
  if (mass || noun.is(cls::pluralOnly | cls::englishSingular | cls::action)) return Determiner::definite;
  const double roll = m_rng.uniform();
  if (roll < (subject ? 0.68 : 0.45)) return Determiner::definite;
  if (roll < 0.82) return Determiner::indefinite;
  if (roll < 0.90) return Determiner::demonstrative;
  return roll < 0.95 ? Determiner::number : Determiner::quantity;
}

void Planner::chooseDeterminer(NounPhrase& np, const NounRequest& request) {
  np.someOrFar = chance(0.4);
  np.determiner = drawDeterminer(*np.noun, request.subject);
  if (np.noun->is(cls::action)) np.plural = false;
  if (np.determiner == Determiner::possessive) chooseOwner(np);
  if (np.determiner == Determiner::number) {
    np.plural = true;
    np.count = chance(0.9) ? 2 + below(11) : 2 + below(95);
  } else if (np.determiner == Determiner::quantity) {
    np.quantity = &any(quantities());
    np.plural = np.quantity->plural;
  }
}

void Planner::addAdjectives(NounPhrase& np, double richness) {
  if (!chance(0.18 + 0.4 * richness) || np.noun->is(cls::skill)) return;
  const int wanted = chance(0.15 + 0.25 * richness) ? 2 : 1;
  for (int attempt = 0; attempt < 40 && static_cast<int>(np.adjectives.size()) < wanted; ++attempt) {
    const Adjective& candidate = any(adjectives());
    if (!fits(candidate, *np.noun) || candidate.rank > 2) continue;
    if (np.determiner == Determiner::number && candidate.before && !candidate.gradable) continue;
    if (!np.adjectives.empty()) {
      // Two go together when one stands before and one after, or one is nearest and the other further out.
      const Adjective& first = *np.adjectives.front().word;
      const bool around = first.before != candidate.before;
      const bool stacked = first.rank == 1 && candidate.rank == 2;
      if (!around && !stacked) continue;
    }
    AdjectiveUse use;
    use.word = &candidate;
    if (candidate.gradable && !candidate.before && np.adjectives.empty() && wanted == 1 && chance(0.1))
      use.degree = Degree::very;
    np.adjectives.push_back(use);
  }
  std::ranges::stable_sort(
      np.adjectives, [](const AdjectiveUse& a, const AdjectiveUse& b) { return a.word->before > b.word->before; });
}

Ptr<PrepositionalPhrase> Planner::prepositional(const Preposition& preposition, NounPhrase object) {
  auto result = std::make_unique<PrepositionalPhrase>();
  result->preposition = &preposition;
  result->object = std::make_unique<NounPhrase>(std::move(object));
  return result;
}

void Planner::attach(NounPhrase& np, const Preposition& preposition, NounPhrase object, bool genitive) {
  np.complements.push_back(std::move(*prepositional(preposition, std::move(object))));
  np.complements.back().genitive = genitive;
}

/// "de Marie", "de ma sœur"; where it reads well as the English genitive.
void Planner::addPossessor(NounPhrase& np, const NounRequest& inner) {
  NounPhrase owner = chance(0.5) ? named(Kind::person, people()) : nounPhrase(inner);
  const bool simple = owner.complements.empty() && !owner.relative && !owner.plural && !owner.also;
  attach(np, findPreposition("de", "of"), std::move(owner), simple && np.adjectives.size() < 2 && chance(0.85));
}

void Planner::addComplement(NounPhrase& np, const NounRequest& request) {
  constexpr std::array<std::string_view, 6> kOffices{"président", "roi", "reine", "ministre", "ambassadeur", "citoyen"};
  constexpr std::array<std::string_view, 3> kOfNature{"destruction", "protection", "disparition"};
  const Noun& noun = *np.noun;
  if (request.depth > 2 || np.determiner == Determiner::possessive) return;
  const auto inner = [&](Classes classes) {
    return NounRequest{classes, request.richness * 0.6, request.depth + 1, false, true};
  };
  const Preposition& of = findPreposition("de", "of");
  if (noun.is(cls::action)) {
    const bool natural = std::ranges::find(kOfNature, noun.french) != kOfNature.end() && chance(0.5);
    np.determiner = Determiner::definite;
    return attach(np, of, nounPhrase(inner(natural ? cls::nature : cls::arms)), false);
  }
  if (noun.is(cls::topic) && chance(m_public && noun.is(cls::treaty) ? 0.6 : 0.25 + 0.3 * request.richness)) {
    const Classes matter = m_public ? cls::region | cls::process | cls::trouble | cls::arms | cls::nature
                                    : cls::animal | cls::nature | cls::notion;
    return attach(np, findPreposition("sur", noun.is(cls::treaty) ? "on" : "about"), nounPhrase(inner(matter)), false);
  }
  if (np.determiner != Determiner::definite) return;
  const bool owned = noun.is(cls::thing | cls::clothes | cls::vehicle | cls::document | cls::animal | cls::building) &&
                     !noun.is(cls::treaty | cls::group);
  if (owned && chance(0.15 + 0.2 * request.richness)) return addPossessor(np, inner(cls::family | cls::job));
  if (noun.is(cls::group | cls::job | cls::region | cls::process) && chance(0.2 + 0.2 * request.richness)) {
    if (noun.is(cls::job) && std::ranges::find(kOffices, noun.french) == kOffices.end()) return;
    return attach(np, of, chance(0.6) ? named(Kind::country, countries()) : nounPhrase(inner(cls::region)), false);
  }
  if (noun.is(cls::trouble) && chance(0.1))
    attach(np, findPreposition("dans", "in"), nounPhrase(inner(cls::region)), false);
}

NounPhrase Planner::subject(Classes classes, const Request& request, bool weighty) {
  constexpr std::array<int, 4> kSpeakers{0, 1, 3, 4};
  if (classes & cls::country && chance(weighty ? 0.25 : 0.05)) return named(Kind::country, countries());
  if (classes & cls::person && chance(weighty ? 0.12 : 0.42))
    return pronoun(m_noThird ? kSpeakers[static_cast<std::size_t>(below(4))] : below(6));
  if (classes & cls::person && chance(weighty ? 0.05 : 0.3)) {
    if (chance(0.1)) return named(Kind::person, somebodies());
    NounPhrase np = named(Kind::person, people());
    if (chance(0.12)) {
      np.also = std::make_unique<NounPhrase>(named(Kind::person, people()));
      if (np.also->name == np.name) np.also.reset();
    }
    return np;
  }
  Classes wanted = classes & cls::meaning;
  if (weighty && (wanted & cls::person)) wanted = (wanted & ~(cls::person | cls::job)) | cls::office;
  if (!weighty && (wanted & cls::person)) wanted &= ~(cls::group | cls::country);
  wanted &= ~(cls::country | cls::city);
  if (wanted == 0) wanted = cls::person;
  NounPhrase np = nounPhrase({wanted, request.richness, request.depth, true, true});
  return np;
}

NounPhrase Planner::person(const Clause& clause, double richness, bool allowPronoun) {
  if (allowPronoun && chance(0.55)) {
    for (int attempt = 0; attempt < 8; ++attempt) {
      const int person = below(6);
      const int mine = clause.subject.kind == Kind::pronoun ? clause.subject.person : 2;
      const bool same = person == mine || person % 3 == mine % 3;  // je/nous and tu/vous do not meet
      if (same && !(person % 3 == 2)) continue;
      return pronoun(person);
    }
  }
  if (chance(0.5)) {
    NounPhrase np = named(Kind::person, people());
    if (clause.subject.kind != Kind::person || clause.subject.name != np.name) return np;
  }
  return nounPhrase({cls::family | cls::job, richness, 2, false, true});
}

NounPhrase Planner::objectFor(const Verb& verb, const Clause& clause, const Request& request) {
  Classes classes = verb.object & cls::meaning;
  const bool preposition = !verb.frenchPreposition.empty();
  const bool people_ = (classes & cls::person) != 0;
  const bool pronounAllowed = !preposition && (classes & ~(cls::studies | cls::game | cls::skill)) != 0;
  const std::string_view p = verb.frenchPreposition;
  const bool strongPronoun = p != "à" || verb.french == "penser";  // "penser à lui", but "lui appartenir"
  if (people_ && chance(0.35)) return person(clause, request.richness, strongPronoun);
  if (classes & cls::country && chance(0.2)) return named(Kind::country, countries());
  if (classes & cls::city && chance(0.4)) return named(Kind::city, cities());
  if (pronounAllowed && chance(0.12)) return pronoun(chance(0.7) ? 2 : 5, people_ && !(classes & ~cls::person));
  classes &= ~(cls::country | cls::city);
  if (classes == 0) classes = cls::person;
  NounPhrase np = nounPhrase({classes, request.richness, request.depth, false, true});
  const bool goods = np.determiner == Determiner::definite && np.complements.empty() && !unique(*np.noun) &&
                     np.noun->is(cls::food | cls::arms | cls::thing | cls::clothes | cls::vehicle) &&
                     !np.noun->is(cls::mass);
  if (verb.has(verb::weighty) && goods && chance(0.7)) np.plural = true;  // "exporte les pommes"
  if ((classes & ~(cls::studies | cls::skill)) == 0) np.determiner = Determiner::generic;
  const bool general = verb.has(verb::likes) && np.adjectives.empty() && np.complements.empty() && !np.relative;
  if (general && np.noun->is(cls::food | cls::drink | cls::animal | cls::game | cls::studies) && chance(0.75)) {
    np.determiner = Determiner::generic;
    np.plural = !np.noun->is(cls::mass | cls::pluralOnly | cls::englishSingular);
  } else if (verb.has(verb::likes) &&
             (np.determiner == Determiner::partitive || np.determiner == Determiner::indefinite)) {
    np.determiner = Determiner::definite;
  }
  return np;
}

}  // namespace lookback::generate
