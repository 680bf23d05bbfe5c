// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <array>

#include "core/data/generate/morphology.h"
#include "core/data/generate/phrase_links.h"
#include "core/data/generate/writer_english.h"

// The noun phrases, adjectives and adverbials of EnglishWriter.
namespace lookback::generate {
namespace {

std::string_view degreeWord(Degree degree) {
  switch (degree) {
    case Degree::very:
      return "very";
    case Degree::too:
      return "too";
    case Degree::quite:
      return "quite";
    case Degree::more:
      return "more";
    case Degree::most:
      return "most";
    case Degree::less:
      return "less";
    case Degree::least:
      return "least";
    case Degree::equal:
      return "as";
    case Degree::plain:
      break;
  }
  return {};
}

std::string_view possessive(const NounPhrase& np) {
  constexpr std::array<std::string_view, 6> forms{"my", "your", "his", "our", "your", "their"};
  if (np.owner == 2 && np.ownerFeminine) return "her";
  return forms[static_cast<std::size_t>(np.owner)];
}

bool uncountable(const Noun& noun) {
  return noun.is(cls::mass | cls::englishSingular);
}

bool pluralInEnglish(const NounPhrase& np) {
  return (np.plural || np.noun->is(cls::pluralOnly)) && !uncountable(*np.noun);
}

bool suffixed(const AdjectiveUse& use) {
  return use.word->suffixed || use.word->english == "good" || use.word->english == "bad";
}

}  // namespace

Agreement englishAgreement(const NounPhrase& np) {
  Agreement result{np.kind == Kind::pronoun ? np.person : 2, np.plural, np.gender};
  if (np.kind == Kind::noun) {
    result.plural = pluralInEnglish(np);
  } else if (np.kind != Kind::pronoun) {
    result.plural = false;  // "the United States is"
  }
  if (np.also) result.plural = true;
  if (result.person == 4 || result.person == 1) result.person = 1;
  if (result.person == 5) {
    result.person = 2;
    result.plural = true;
  }
  return result;
}

void EnglishWriter::nounPhrase(const NounPhrase& np, Case grammaticalCase, bool negated) {
  switch (np.kind) {
    case Kind::noun:
      commonNoun(np, negated);
      break;
    case Kind::person:
    case Kind::city:
      add(np.name->english, {&np.name});
      break;
    case Kind::country:
      if (np.name->englishThe) add("the", {&np.determiner});
      add(np.name->english, {&np.name});
      break;
    case Kind::pronoun:
      pronoun(np, grammaticalCase);
      break;
  }
  if (np.also) {
    add("and", {&np.conjunction});
    nounPhrase(*np.also, grammaticalCase, negated);
  }
}

void EnglishWriter::pronoun(const NounPhrase& np, Case grammaticalCase) {
  constexpr std::array<std::string_view, 6> subjects{"I", "you", "he", "we", "you", "they"};
  constexpr std::array<std::string_view, 6> objects{"me", "you", "him", "us", "you", "them"};
  const bool subject = grammaticalCase == Case::subject;
  std::string_view word = (subject ? subjects : objects)[static_cast<std::size_t>(np.person)];
  if (np.person == 2 && np.gender == Gender::feminine) word = subject ? "she" : "her";
  if (np.person == 2 && !np.animate) word = "it";
  add(word, {&np.person});
}

void EnglishWriter::commonNoun(const NounPhrase& np, bool negated) {
  const bool genitive = !np.complements.empty() && np.complements.front().genitive;
  if (genitive) {
    const PrepositionalPhrase& owner = np.complements.front();
    nounPhrase(*owner.object, Case::object);
    add("'s", {&owner.preposition});
  } else {
    determiner(np, negated);
  }
  for (const AdjectiveUse& use : np.adjectives) {
    if (use.word->before) adjective(use);
  }
  for (std::size_t k = np.adjectives.size(); k > 0; --k) {
    if (!np.adjectives[k - 1].word->before) adjective(np.adjectives[k - 1]);
  }
  const std::string noun = pluralInEnglish(np) ? englishPlural(*np.noun) : std::string(np.noun->english);
  add(np.proper ? capitalised(noun) : noun, {&np.noun});
  for (std::size_t k = genitive ? 1 : 0; k < np.complements.size(); ++k) prepositional(np.complements[k]);
  if (np.relative) relative(np);
}

void EnglishWriter::determiner(const NounPhrase& np, bool negated) {
  const std::vector<Meaning> meaning{&np.determiner};
  const bool plural = pluralInEnglish(np);
  const bool one = !plural && !uncountable(*np.noun);
  switch (np.determiner) {
    case Determiner::generic:
      return;
    case Determiner::none:
      if (one) help("a", {&np.noun});  // "Il est médecin."
      return;
    case Determiner::definite:
      return add("the", meaning);
    case Determiner::indefinite:
    case Determiner::partitive:
      if (one) return add("a", meaning);
      if (negated) return add("any", meaning);
      if (np.someOrFar) add("some", meaning);
      return;
    case Determiner::demonstrative:
      return add(np.someOrFar ? (plural ? "those" : "that") : plural ? "these" : "this", meaning);
    case Determiner::possessive:
      return add(possessive(np), meaning);
    case Determiner::number:
      return add(np.count <= 20 ? std::string(englishNumber(np.count)) : std::to_string(np.count), meaning);
    case Determiner::quantity:
      return add(np.quantity->english, meaning);
  }
}

void EnglishWriter::adjective(const AdjectiveUse& use) {
  const bool ending = suffixed(use) && (use.degree == Degree::more || use.degree == Degree::most);
  if (ending) {
    const std::string form = use.degree == Degree::more ? comparative(*use.word) : superlative(*use.word);
    return add(form, {&use.degree, &use.word});
  }
  help(degreeWord(use.degree), {&use.degree});
  add(use.word->english, {&use.word});
}

void EnglishWriter::predicate(const Clause& clause) {
  if (!clause.predicate) return;
  const AdjectiveUse& use = *clause.predicate;
  if (use.degree == Degree::most || use.degree == Degree::least) add("the", {&use.standard});
  adjective(use);
  if (clause.standard) {
    add(use.degree == Degree::equal ? "as" : "than", {&use.standard});
    nounPhrase(*clause.standard, Case::object);
  }
  if (clause.domain) prepositional(*clause.domain);
}

void EnglishWriter::relative(const NounPhrase& np) {
  const Relative& relative = *np.relative;
  const Agreement antecedent{2, pluralInEnglish(np), Gender::masculine};
  const bool person = np.noun->is(cls::person);
  switch (relative.gap) {
    case Gap::subject:
      add(person ? "who" : "that", {&relative.gap});
      break;
    case Gap::object:
    case Gap::about:
      if (!relative.silent) add("that", {&relative.gap});
      break;
    case Gap::place:
      add("where", {&relative.gap});
      break;
    case Gap::none:
      break;
  }
  Role role;
  role.gap = relative.gap == Gap::about ? Gap::object : relative.gap;
  role.antecedent = &antecedent;
  clause(*relative.clause, role);
}

void EnglishWriter::prepositional(const PrepositionalPhrase& pp) {
  add(pp.preposition->english, {&pp.preposition});
  nounPhrase(*pp.object, Case::object);
}

void EnglishWriter::adverbial(const Adverbial& adverbial) {
  if (adverbial.prepositional) prepositional(*adverbial.prepositional);
  if (adverbial.phrase) phraseUse(*adverbial.phrase);
  if (adverbial.date) date(*adverbial.date);
}

void EnglishWriter::phraseUse(const PhraseUse& use) {
  const std::size_t first = m_out.size();
  add(use.phrase->english, {});
  addPhraseMeanings(use, false, m_out, first);
}

void EnglishWriter::date(const DateUse& date) {
  const bool hasDay = date.day > 0 || date.weekday > 0;
  add(hasDay ? "on" : "in", {&date.preposition});
  if (date.weekday > 0) add(englishWeekday(date.weekday), {&date.weekday});
  if (date.weekday > 0 && date.day > 0) add(",", {});
  const std::string day = std::to_string(date.day);
  if (date.day > 0 && !date.monthFirst) add(day, {&date.day});
  if (date.month > 0) add(englishMonth(date.month), {&date.month});
  if (date.day > 0 && date.monthFirst) add(day, {&date.day});
  if (date.day > 0 && date.monthFirst && date.year > 0) add(",", {});
  if (date.year > 0) add(std::to_string(date.year), {&date.year});
}

}  // namespace lookback::generate
