// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <array>

#include "core/data/generate/morphology.h"
#include "core/data/generate/phrase_links.h"
#include "core/data/generate/writer_french.h"

// The noun phrases, adjectives and adverbials of FrenchWriter.
namespace lookback::generate {
namespace {

std::string numberWord(int n) {
  return n >= 2 && n <= 20 ? std::string(frenchNumber(n)) : std::to_string(n);
}

bool adjectiveFirst(const NounPhrase& np) {
  return !np.adjectives.empty() && np.adjectives.front().word->before;
}

std::string_view degreeWord(Degree degree) {
  switch (degree) {
    case Degree::very:
      return "très";
    case Degree::too:
      return "trop";
    case Degree::quite:
      return "assez";
    case Degree::more:
    case Degree::most:
      return "plus";
    case Degree::less:
    case Degree::least:
      return "moins";
    case Degree::equal:
      return "aussi";
    case Degree::plain:
      break;
  }
  return {};
}

std::string possessive(int owner, bool feminine, bool plural) {
  constexpr std::array<std::array<std::string_view, 3>, 6> forms{{{"mon", "ma", "mes"},
                                                                  {"ton", "ta", "tes"},
                                                                  {"son", "sa", "ses"},
                                                                  {"notre", "notre", "nos"},
                                                                  {"votre", "votre", "vos"},
                                                                  {"leur", "leur", "leurs"}}};
  return std::string(forms[static_cast<std::size_t>(owner)][plural ? 2 : feminine ? 1 : 0]);
}

bool melts(const NounPhrase& np) {  // a noun whose quantity or article already holds "de" or nothing
  return np.determiner == Determiner::partitive || (np.determiner == Determiner::indefinite && np.plural);
}

}  // namespace

Agreement frenchAgreement(const NounPhrase& np) {
  Agreement result{np.kind == Kind::pronoun ? np.person : 2, np.plural, np.gender};
  if (np.kind == Kind::noun) {
    result.gender = np.noun->gender;
    result.plural = np.plural || np.noun->is(cls::pluralOnly);
  } else if (np.kind != Kind::pronoun) {
    result.gender = np.name->gender;
    result.plural = np.name->plural;
  }
  if (np.also) {
    const Agreement other = frenchAgreement(*np.also);
    if (other.gender == Gender::masculine) result.gender = Gender::masculine;
    result.plural = true;
  }
  if (result.plural && result.person == 2) result.person = 5;
  return result;
}

void FrenchWriter::nounPhrase(const NounPhrase& np, Around around) {
  constexpr std::array<std::string_view, 6> strong{"moi", "toi", "lui", "nous", "vous", "eux"};
  switch (np.kind) {
    case Kind::noun:
      commonNoun(np, around);
      break;
    case Kind::person:
    case Kind::city:
      add(np.name->french, {&np.name});
      break;
    case Kind::country:
      add(np.name->article, {&np.determiner});
      m_out.back().kind = PieceKind::article;
      add(np.name->french, {&np.name});
      break;
    case Kind::pronoun: {
      const bool feminine = np.gender == Gender::feminine;
      const auto index = static_cast<std::size_t>(np.person);
      add(feminine && np.person == 2 ? "elle" : feminine && np.person == 5 ? "elles" : strong[index], {&np.person});
      break;
    }
  }
  if (np.also) {
    add("et", {&np.conjunction});
    nounPhrase(*np.also, around);
  }
}

void FrenchWriter::commonNoun(const NounPhrase& np, Around around) {
  const Agreement agreement{2, np.plural || np.noun->is(cls::pluralOnly), np.noun->gender};
  determiner(np, around);
  for (const AdjectiveUse& use : np.adjectives) {
    if (use.word->before) adjective(use, agreement);
  }
  std::string noun = agreement.plural ? frenchPlural(*np.noun) : std::string(np.noun->french);
  if (np.proper && noun != "zone") noun = capitalised(noun);
  add(noun, {&np.noun});
  for (const AdjectiveUse& use : np.adjectives) {
    if (!use.word->before) adjective(use, agreement);
  }
  for (const PrepositionalPhrase& pp : np.complements) prepositional(pp);
  if (np.relative) relative(np);
}

void FrenchWriter::article(const NounPhrase& np, std::vector<Meaning> meanings) {
  const bool plural = np.plural || np.noun->is(cls::pluralOnly);
  add(plural ? "les" : np.noun->gender == Gender::feminine ? "la" : "le", std::move(meanings));
  m_out.back().kind = PieceKind::article;
}

void FrenchWriter::determiner(const NounPhrase& np, Around around) {
  const std::vector<Meaning> meaning{&np.determiner};
  const bool plural = np.plural || np.noun->is(cls::pluralOnly);
  const bool feminine = np.noun->gender == Gender::feminine;
  if (around.afterDe && melts(np)) return;
  if (around.negated && (np.determiner == Determiner::indefinite || np.determiner == Determiner::partitive)) {
    return add("de", meaning);
  }
  switch (np.determiner) {
    case Determiner::none:
      return;
    case Determiner::definite:
      return article(np, meaning);
    case Determiner::generic:
      return article(np, {});
    case Determiner::indefinite:
      if (plural) return add(adjectiveFirst(np) ? "de" : "des", meaning);
      return add(feminine ? "une" : "un", meaning);
    case Determiner::partitive:
      add("de", meaning);
      return article(np, meaning);
    case Determiner::demonstrative:
      add(plural ? "ces" : feminine ? "cette" : "ce", meaning);
      if (!plural && !feminine) m_out.back().beforeVowel = "cet";
      return;
    case Determiner::possessive:
      add(possessive(np.owner, feminine, plural), meaning);
      if (!plural && feminine && np.owner < 3) m_out.back().beforeVowel = possessive(np.owner, false, false);
      return;
    case Determiner::number:
      return add(numberWord(np.count), meaning);
    case Determiner::quantity:
      break;
  }
  const Quantity& quantity = *np.quantity;
  add(feminine && !quantity.feminine.empty() ? quantity.feminine : quantity.french, meaning);
  if (m_out.back().text == "de") m_out.back().kind = PieceKind::word;
}

void FrenchWriter::adjective(const AdjectiveUse& use, const Agreement& agreement) {
  if (use.word->french == "bon" && (use.degree == Degree::more || use.degree == Degree::most)) {
    static constexpr Adjective kBetter{"meilleur", "better", 0};
    return add(inflect(kBetter, agreement.gender, agreement.plural), {&use.degree, &use.word});
  }
  help(degreeWord(use.degree), {&use.degree});
  add(inflect(*use.word, agreement.gender, agreement.plural), {&use.word});
  m_out.back().beforeVowel = use.word->before ? beforeVowelForm(*use.word, agreement.gender, agreement.plural) : "";
}

void FrenchWriter::predicate(const Clause& clause, const Agreement& subject) {
  if (!clause.predicate) return;
  const AdjectiveUse& use = *clause.predicate;
  if (use.degree == Degree::most || use.degree == Degree::least) {
    add(subject.plural ? "les" : subject.gender == Gender::feminine ? "la" : "le", {&use.standard});
  }
  adjective(use, subject);
  if (clause.standard) {
    add("que", {&use.standard});
    nounPhrase(*clause.standard, {});
  }
  if (clause.domain) prepositional(*clause.domain);
}

void FrenchWriter::relative(const NounPhrase& np) {
  const Relative& relative = *np.relative;
  const Agreement antecedent = [&] {
    Agreement result{2, np.plural || np.noun->is(cls::pluralOnly), np.noun->gender};
    if (result.plural) result.person = 5;
    return result;
  }();
  switch (relative.gap) {
    case Gap::subject:
      add("qui", {&relative.gap});
      break;
    case Gap::object:
      add("que", {&relative.gap});
      break;
    case Gap::place:
      add("où", {&relative.gap});
      break;
    case Gap::about:
      add("dont", {&relative.gap});
      break;
    case Gap::none:
      break;
  }
  Role role;
  role.gap = relative.gap == Gap::about ? Gap::object : relative.gap;
  role.antecedent = &antecedent;
  clause(*relative.clause, role);
}

void FrenchWriter::place(const PrepositionalPhrase& pp) {
  const Name& country = *pp.object->name;
  const bool from = pp.preposition->french == "de";
  const bool plain = country.gender == Gender::feminine || beginsWithVowelSound(country.french, Language::french);
  if (!country.plural && plain) {
    add(from ? "de" : "en", {&pp.preposition});
    return add(country.french, {&pp.object->name});
  }
  add(pp.preposition->french, {&pp.preposition});
  nounPhrase(*pp.object, {});
}

void FrenchWriter::prepositional(const PrepositionalPhrase& pp) {
  const std::string_view french = pp.preposition->french;
  if (pp.object->kind == Kind::country && (french == "à" || pp.preposition->english == "from")) return place(pp);
  add(french, {&pp.preposition});
  nounPhrase(*pp.object, {.afterDe = french == "de" || french.ends_with(" de"), .negated = false});
}

void FrenchWriter::adverbial(const Adverbial& adverbial) {
  if (adverbial.prepositional) prepositional(*adverbial.prepositional);
  if (adverbial.phrase) phraseUse(*adverbial.phrase);
  if (adverbial.date) date(*adverbial.date);
}

void FrenchWriter::phraseUse(const PhraseUse& use) {
  const std::size_t first = m_out.size();
  std::string text(use.phrase->french);
  // An elision written in the table is two tokens.
  for (std::size_t at = text.find('\''); at != std::string::npos; at = text.find('\'', at + 2)) {
    if (!text.substr(0, at).ends_with("aujourd")) text.insert(at + 1, " ");
  }
  add(text, {});
  addPhraseMeanings(use, true, m_out, first);
}

void FrenchWriter::date(const DateUse& date) {
  const bool hasDay = date.day > 0 || date.weekday > 0;
  add(hasDay ? "le" : "en", {&date.preposition});
  if (date.weekday > 0) add(frenchWeekday(date.weekday), {&date.weekday});
  if (date.day > 0) add(date.day == 1 ? "1er" : std::to_string(date.day), {&date.day});
  if (date.month > 0) add(frenchMonth(date.month), {&date.month});
  if (date.year > 0) add(std::to_string(date.year), {&date.year});
}

}  // namespace lookback::generate
