// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/generate/writer_french.h"

#include <array>

#include "core/data/generate/morphology.h"

namespace lookback::generate {
namespace {

constexpr std::array<std::string_view, 6> kReflexive{"me", "te", "se", "nous", "vous", "se"};

/// Finite form and what follows it inside the verb group.
struct VerbForms {
  std::string finite;
  bool finiteIsVerb = false;  // the finite form is the verb itself, not an auxiliary
  std::string been;           // "été" or "être" of a passive
  std::string last;           // participle or infinitive
  bool lastIsInfinitive = false;
};

FrenchTense simpleTense(Tense tense) {
  switch (tense) {
    case Tense::imperfect:
    case Tense::pluperfect:
      return FrenchTense::imperfect;
    case Tense::future:
      return FrenchTense::future;
    case Tense::conditional:
      return FrenchTense::conditional;
    default:
      return FrenchTense::present;
  }
}

bool compound(Tense tense) {
  return tense == Tense::perfect || tense == Tense::pluperfect;
}

std::string_view auxiliary(const Clause& clause) {
  return !clause.passive && clause.verb->has(verb::etre) ? "être" : "avoir";
}

/// What a participle agrees with: the subject behind être, a preceding object behind avoir.
Agreement participleAgreement(const Clause& clause, const Agreement& subject, Gap gap, const Agreement* antecedent) {
  if (clause.passive || auxiliary(clause) == "être") return subject;
  if (gap == Gap::object && antecedent != nullptr && clause.verb->frenchPreposition.empty()) return *antecedent;
  const bool clitic = clause.object && clause.object->kind == Kind::pronoun && clause.verb->frenchPreposition.empty();
  return clitic ? frenchAgreement(*clause.object) : Agreement{};
}

VerbForms forms(const Clause& clause, const Agreement& subject, const Agreement& agreeing) {
  const std::string_view infinitive = clause.verb->french;
  const auto done = [&] { return participle(infinitive, agreeing.gender, agreeing.plural); };
  VerbForms result;
  if (clause.tense == Tense::nearFuture) {
    result.finite = conjugate("aller", FrenchTense::present, subject.person);
    if (clause.passive) result.been = "être";
    result.last = clause.passive ? done() : std::string(infinitive);
    result.lastIsInfinitive = true;
  } else if (compound(clause.tense)) {
    result.finite = conjugate(auxiliary(clause), simpleTense(clause.tense), subject.person);
    if (clause.passive) result.been = "été";
    result.last = done();
  } else if (clause.passive) {
    result.finite = conjugate("être", simpleTense(clause.tense), subject.person);
    result.last = done();
  } else {
    result.finite = conjugate(infinitive, simpleTense(clause.tense), subject.person);
    result.finiteIsVerb = true;
  }
  return result;
}

bool endsInVowel(std::string_view form) {
  return form.ends_with('a') || form.ends_with('e');
}

bool negatesObject(Negation negation) {
  return negation == Negation::not_ || negation == Negation::never || negation == Negation::noLonger;
}

std::string_view accusative(const NounPhrase& np) {
  constexpr std::array<std::string_view, 6> forms{"me", "te", "", "nous", "vous", "les"};
  if (np.person == 2) return np.gender == Gender::feminine ? "la" : "le";
  return forms[static_cast<std::size_t>(np.person)];
}

std::string_view dative(const NounPhrase& np) {
  constexpr std::array<std::string_view, 6> forms{"me", "te", "lui", "nous", "vous", "leur"};
  return forms[static_cast<std::size_t>(np.person)];
}

bool isClitic(const Ptr<NounPhrase>& np) {
  return np && np->kind == Kind::pronoun;
}

}  // namespace

Pieces FrenchWriter::sentence(const Sentence& sentence) {
  FrenchWriter writer;
  if (sentence.phrase) writer.nounPhrase(*sentence.phrase, {});
  if (sentence.aside) writer.adverbial(*sentence.aside);
  if (sentence.opening) {
    writer.adverbial(*sentence.opening);
    writer.add(",", {&sentence.openingComma});
  }
  if (sentence.frame) writer.phraseUse(*sentence.frame);
  for (const JoinedClause& joined : sentence.clauses) {
    if (joined.comma) writer.add(",", {&joined.comma});
    if (joined.conjunction != nullptr) writer.add(joined.conjunction->french, {&joined.conjunction});
    const bool main = &joined == &sentence.clauses.front();
    if (main && sentence.mood != Mood::statement) {
      writer.question(sentence, joined.clause);
    } else {
      writer.clause(joined.clause, {});
    }
  }
  const bool asks = sentence.mood == Mood::question || sentence.mood == Mood::inversion;
  if (!sentence.unmarked) writer.add(asks ? "?" : sentence.exclaimed ? "!" : ".", {&sentence.end});
  polish(writer.m_out, Language::french);
  return std::move(writer.m_out);
}

Pieces FrenchWriter::phrase(const NounPhrase& np) {
  FrenchWriter writer;
  writer.nounPhrase(np, {});
  polish(writer.m_out, Language::french);
  return std::move(writer.m_out);
}

void FrenchWriter::question(const Sentence& sentence, const Clause& clause) {
  Role role;
  role.mood = sentence.mood;
  role.questionMark = &sentence.question;
  switch (sentence.asking) {
    case Asking::where:
      add("où", {&sentence.asked});
      break;
    case Asking::when:
      add("quand", {&sentence.asked});
      break;
    case Asking::why:
      add("pourquoi", {&sentence.asked});
      break;
    case Asking::how:
      add("comment", {&sentence.asked});
      break;
    case Asking::what:
      add("que", {&sentence.asked});
      role.gap = Gap::object;
      break;
    case Asking::who:
      add("qui", {&sentence.asked});
      role.gap = Gap::subject;
      break;
    case Asking::whether:
      break;
  }
  const bool frameless = sentence.asking == Asking::who || sentence.mood != Mood::question;
  if (!frameless) help("est -ce que", {&sentence.question});
  this->clause(clause, role);
}

void FrenchWriter::clause(const Clause& clause, const Role& role) {
  Agreement agreement = clause.existential ? Agreement{} : frenchAgreement(clause.subject);
  if (role.gap == Gap::subject && role.antecedent != nullptr) agreement = *role.antecedent;
  subject(clause, role, agreement);
  verbGroup(clause, role, agreement);
  complements(clause, role, agreement);
}

void FrenchWriter::subject(const Clause& clause, const Role& role, const Agreement& agreement) {
  constexpr std::array<std::string_view, 6> pronouns{"je", "tu", "il", "nous", "vous", "ils"};
  if (role.gap == Gap::subject || role.mood == Mood::command) return;
  if (clause.existential) {
    if (role.mood != Mood::inversion) help("il", {&clause.verb});
    return;
  }
  const NounPhrase& np = clause.subject;
  if (np.kind != Kind::pronoun) return nounPhrase(np, {});
  if (role.mood == Mood::inversion) return;
  if (np.ce)
    return add(clause.verb->french == "être" && clause.tense != Tense::nearFuture ? "ce" : "cela", {&np.person});
  const bool feminine = agreement.gender == Gender::feminine;
  if (np.person == 2 && feminine) return add("elle", {&np.person});
  if (np.person == 5 && feminine) return add("elles", {&np.person});
  add(pronouns[static_cast<std::size_t>(np.person)], {&np.person});
}

void FrenchWriter::verbGroup(const Clause& clause, const Role& role, const Agreement& agreement) {
  const Agreement agreeing = participleAgreement(clause, agreement, role.gap, role.antecedent);
  const VerbForms form = forms(clause, agreement, agreeing);
  const bool affirmativeCommand = role.mood == Mood::command && clause.negation == Negation::none;
  const bool near = clause.tense == Tense::nearFuture;
  if (clause.negation != Negation::none) help("ne", {&clause.negation});
  if (!near && !affirmativeCommand) clitics(clause, agreement.person);
  if (role.mood == Mood::command) {
    add(imperative(clause.verb->french, agreement.person), {&clause.verb, &clause.tense});
  } else if (form.finiteIsVerb) {
    add(form.finite, {&clause.verb, &clause.tense});
  } else {
    help(form.finite, {&clause.tense});
  }
  if (role.mood == Mood::inversion) {
    m_out.back().meanings.push_back(role.questionMark);
    pronounAfter(clause, role, agreement);
  }
  if (affirmativeCommand) enclitics(clause);
  secondNegation(clause);
  if (clause.adverb != nullptr && clause.adverb->frenchPlace == AdverbPlace::middle) {
    add(clause.adverb->french, {&clause.adverb});
  }
  if (near) clitics(clause, agreement.person);
  if (!form.been.empty()) help(form.been, {&clause.tense});
  if (!form.last.empty() && role.mood != Mood::command) add(form.last, {&clause.verb});
  if (!clause.verb->frenchTail.empty()) help(clause.verb->frenchTail, {&clause.verb});
}

void FrenchWriter::pronounAfter(const Clause& clause, const Role& role, const Agreement& agreement) {
  if (role.gap == Gap::subject) return;
  constexpr std::array<std::string_view, 6> pronouns{"-je", "-tu", "-il", "-nous", "-vous", "-ils"};
  std::string pronoun(pronouns[static_cast<std::size_t>(agreement.person)]);
  const bool feminine = agreement.gender == Gender::feminine && !clause.existential;
  if (feminine && agreement.person == 2) pronoun = "-elle";
  if (feminine && agreement.person == 5) pronoun = "-elles";
  if (agreement.person == 2 && endsInVowel(m_out.back().text)) pronoun = "-t" + pronoun;
  if (clause.existential) return help(pronoun, {&clause.verb});
  add(pronoun, {&clause.subject.person});
}

void FrenchWriter::secondNegation(const Clause& clause) {
  const std::vector<Meaning> meaning{&clause.negation};
  switch (clause.negation) {
    case Negation::not_:
      return add("pas", meaning);
    case Negation::never:
      return add("jamais", meaning);
    case Negation::noLonger:
      return add("plus", meaning);
    case Negation::nothing:
      return add("rien", meaning);
    case Negation::none:
    case Negation::nobody:
    case Negation::only:
      break;  // the last two stand further right
  }
}

void FrenchWriter::clitics(const Clause& clause, int person) {
  if (clause.verb->has(verb::reflexive)) {
    help(kReflexive[static_cast<std::size_t>(person)], {&clause.verb});
  }
  const bool directObject = isClitic(clause.object) && clause.verb->frenchPreposition.empty();
  const bool recipient = isClitic(clause.recipient);
  const bool thirdRecipient = recipient && (clause.recipient->person == 2 || clause.recipient->person == 5);
  if (recipient && !thirdRecipient) add(dative(*clause.recipient), {&clause.recipient->person});
  if (directObject) add(accusative(*clause.object), {&clause.object->person});
  if (thirdRecipient) add(dative(*clause.recipient), {&clause.recipient->person});
  if (clause.there) add("y", {&clause.there});
  if (clause.existential) help("y", {&clause.verb});
}

void FrenchWriter::enclitics(const Clause& clause) {
  constexpr std::array<std::string_view, 6> datives{"-moi", "-toi", "-lui", "-nous", "-vous", "-leur"};
  if (isClitic(clause.object) && clause.verb->frenchPreposition.empty()) {
    const bool plain = clause.object->person == 2 || clause.object->person == 5;
    const auto index = static_cast<std::size_t>(clause.object->person);
    add(plain ? "-" + std::string(accusative(*clause.object)) : std::string(datives[index]), {&clause.object->person});
  }
  if (isClitic(clause.recipient)) {
    add(datives[static_cast<std::size_t>(clause.recipient->person)], {&clause.recipient->person});
  }
}

void FrenchWriter::infinitive(const Clause& clause, int person) {
  if (clause.negation == Negation::not_ || clause.negation == Negation::never) {
    help("ne", {&clause.negation});
    add(clause.negation == Negation::not_ ? "pas" : "jamais", {&clause.negation});
  }
  clitics(clause, person);
  if (clause.passive) help("être", {&clause.tense});
  const Agreement agreement{person, false, Gender::masculine};
  add(clause.passive ? participle(clause.verb->french, clause.subject.gender, clause.subject.plural)
                     : std::string(clause.verb->french),
      {&clause.verb});
  if (!clause.verb->frenchTail.empty()) help(clause.verb->frenchTail, {&clause.verb});
  complements(clause, {}, agreement);
}

void FrenchWriter::complements(const Clause& clause, const Role& role, const Agreement& agreement) {
  if (role.gap != Gap::object) objects(clause);
  if (clause.existential) nounPhrase(clause.subject, {.afterDe = false, .negated = negatesObject(clause.negation)});
  predicate(clause, agreement);
  if (clause.attribute) nounPhrase(*clause.attribute, {});
  if (clause.adverb != nullptr && clause.adverb->frenchPlace == AdverbPlace::end) {
    add(clause.adverb->french, {&clause.adverb});
  }
  if (clause.recipient && !isClitic(clause.recipient)) {
    add("à", {&clause.to});
    nounPhrase(*clause.recipient, {});
  }
  if (clause.agent) {
    add("par", {&clause.by});
    nounPhrase(*clause.agent, {});
  }
  if (clause.infinitive) {
    if (!clause.verb->frenchPreposition.empty()) add(clause.verb->frenchPreposition, {&clause.infinitive->marker});
    infinitive(*clause.infinitive, agreement.person);
  }
  if (clause.purpose) {
    add(clause.purposeLink->french, {&clause.purposeLink});
    infinitive(*clause.purpose, agreement.person);
  }
  for (const Adverbial& a : clause.adverbials) adverbial(a);
  if (clause.content) {
    add("que", {&clause.linker});
    this->clause(*clause.content, {});
  }
}

void FrenchWriter::objects(const Clause& clause) {
  if (clause.negation == Negation::nobody) add("personne", {&clause.negation});
  if (clause.negation == Negation::only) add("que", {&clause.negation});
  if (!clause.object) return;
  const std::string_view preposition = clause.verb->frenchPreposition;
  if (preposition.empty()) {
    if (!isClitic(clause.object)) {
      nounPhrase(*clause.object, {.afterDe = false, .negated = negatesObject(clause.negation)});
    }
    return;
  }
  add(preposition, {&clause.verbPreposition});
  nounPhrase(*clause.object, {.afterDe = preposition == "de", .negated = false});
}

}  // namespace lookback::generate
