// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/generate/writer_english.h"

#include "core/data/generate/english_verb_group.h"
#include "core/data/generate/morphology.h"
#include "core/data/generate/phrase_links.h"

namespace lookback::generate {
namespace {

bool swapped(const Clause& clause) {
  return clause.verb->frame == Frame::swapped;
}

/// What is the subject in English.
const NounPhrase& englishSubject(const Clause& clause) {
  return swapped(clause) ? *clause.recipient : clause.subject;
}

/// "don't eat" against "eats nothing", "no longer eats".
bool usesNot(const Clause& clause) {
  switch (clause.negation) {
    case Negation::not_:
      return true;
    case Negation::noLonger:
    case Negation::nothing:
    case Negation::nobody:
      return clause.contracted;
    case Negation::none:
    case Negation::never:
    case Negation::only:
      break;
  }
  return false;
}

bool underNegation(const Clause& clause) {
  return clause.negation == Negation::not_ || clause.negation == Negation::never ||
         clause.negation == Negation::noLonger;
}

bool isPronoun(const Ptr<NounPhrase>& np) {
  return np && np->kind == Kind::pronoun;
}

}  // namespace

Pieces EnglishWriter::sentence(const Sentence& sentence) {
  EnglishWriter writer;
  if (sentence.phrase) writer.nounPhrase(*sentence.phrase, Case::object);
  if (sentence.aside) writer.adverbial(*sentence.aside);
  if (sentence.opening) {
    writer.adverbial(*sentence.opening);
    writer.add(",", {&sentence.openingComma});
  }
  if (sentence.frame) writer.phraseUse(*sentence.frame);
  for (const JoinedClause& joined : sentence.clauses) {
    if (joined.comma) writer.add(",", {&joined.comma});
    if (joined.conjunction != nullptr) writer.add(joined.conjunction->english, {&joined.conjunction});
    const bool main = &joined == &sentence.clauses.front();
    if (main && sentence.mood != Mood::statement) {
      writer.question(sentence, joined.clause);
    } else {
      writer.clause(joined.clause, {});
    }
  }
  const bool asks = sentence.mood == Mood::question || sentence.mood == Mood::inversion;
  if (!sentence.unmarked) writer.add(asks ? "?" : sentence.exclaimed ? "!" : ".", {&sentence.end});
  polish(writer.m_out, Language::english);
  return std::move(writer.m_out);
}

Pieces EnglishWriter::phrase(const NounPhrase& np) {
  EnglishWriter writer;
  writer.nounPhrase(np, Case::object);
  polish(writer.m_out, Language::english);
  return std::move(writer.m_out);
}

void EnglishWriter::question(const Sentence& sentence, const Clause& clause) {
  Role role;
  role.mood = sentence.mood;
  role.questionMark = &sentence.question;
  switch (sentence.asking) {
    case Asking::where:
      add("where", {&sentence.asked});
      break;
    case Asking::when:
      add("when", {&sentence.asked});
      break;
    case Asking::why:
      add("why", {&sentence.asked});
      break;
    case Asking::how:
      add("how", {&sentence.asked});
      break;
    case Asking::what:
      add("what", {&sentence.asked});
      role.gap = Gap::object;
      break;
    case Asking::who:
      add("who", {&sentence.asked});
      role.gap = Gap::subject;
      break;
    case Asking::whether:
      break;
  }
  this->clause(clause, role);
}

void EnglishWriter::clause(const Clause& clause, const Role& role) {
  Agreement agreement = englishAgreement(englishSubject(clause));
  if (role.gap == Gap::subject) agreement = role.antecedent != nullptr ? *role.antecedent : Agreement{};
  const bool asks = role.mood == Mood::question || role.mood == Mood::inversion;
  const bool fronts = asks && role.gap != Gap::subject;
  if (role.mood == Mood::command) {
    if (agreement.person == 3) help("let 's", {&clause.verb, &clause.tense});
    if (clause.negation == Negation::not_) {
      help("do", {&clause.negation});
      add("n't", {&clause.negation});
    }
    for (const Piece& word : englishInfinitive(clause)) m_out.push_back(word);
    return complements(clause, role);
  }
  EnglishVerbGroup group = englishVerbGroup(clause, agreement, fronts || usesNot(clause));
  std::size_t next = 0;
  if (fronts) {
    m_out.push_back(group.words[next++]);
    m_out.back().meanings.push_back(role.questionMark);
    if (usesNot(clause) && clause.contracted) negate(clause);
  }
  subject(clause, role);
  if (!fronts && group.auxiliary) m_out.push_back(group.words[next++]);
  if (usesNot(clause) && !(fronts && clause.contracted)) negate(clause);
  afterSubject(clause, {std::move(group.words), group.auxiliary}, next);
  complements(clause, role);
}

void EnglishWriter::subject(const Clause& clause, const Role& role) {
  if (role.gap == Gap::subject) return;
  if (clause.existential) return help("there", {&clause.verb});
  nounPhrase(englishSubject(clause), Case::subject);
}

/// "not" behind the auxiliary just written, melted with it where that is usual.
void EnglishWriter::negate(const Clause& clause) {
  Piece& last = m_out.back();
  const bool afterPronoun = last.text == "am" || last.text == "I" || !clause.contracted;
  if (!afterPronoun) {
    if (last.text == "can") last.text = "ca";
    if (last.text == "will") last.text = "wo";
    return not_("n't", clause);
  }
  if (last.text == "can") {
    last.text = "cannot";
    last.meanings.push_back(&clause.negation);
    return;
  }
  not_("not", clause);
}

/// Alone it stands for the whole negation ("pas"); beside "anymore", "anything", "anyone" it is what "ne" is.
void EnglishWriter::not_(std::string_view word, const Clause& clause) {
  if (clause.negation == Negation::not_) return add(word, {&clause.negation});
  help(word, {&clause.negation});
}

void EnglishWriter::afterSubject(const Clause& clause, const EnglishVerbGroup& group, std::size_t from) {
  if (clause.negation == Negation::never) add("never", {&clause.negation});
  if (clause.negation == Negation::only) add("only", {&clause.negation});
  if (clause.negation == Negation::noLonger && !clause.contracted) add("no longer", {&clause.negation});
  if (clause.adverb != nullptr && clause.adverb->englishPlace == AdverbPlace::middle) {
    add(clause.adverb->english, {&clause.adverb});
  }
  for (std::size_t k = from; k < group.words.size(); ++k) m_out.push_back(group.words[k]);
}

void EnglishWriter::complements(const Clause& clause, const Role& role) {
  objects(clause, role);
  if (clause.existential) nounPhrase(clause.subject, Case::object, underNegation(clause));
  predicate(clause);
  if (clause.attribute) nounPhrase(*clause.attribute, Case::object);
  if (clause.agent) {
    add("by", {&clause.by});
    nounPhrase(*clause.agent, Case::object);
  }
  if (clause.infinitive) infinitive(clause);
  if (clause.adverb != nullptr && clause.adverb->englishPlace == AdverbPlace::end) {
    add(clause.adverb->english, {&clause.adverb});
  }
  if (clause.there) add("there", {&clause.there});
  if (clause.purpose) {
    add(clause.purposeLink->english, {&clause.purposeLink});
    const bool gerundForm = clause.purposeLink->gerund;
    for (const Piece& word : gerundForm ? englishGerund(*clause.purpose) : englishInfinitive(*clause.purpose)) {
      m_out.push_back(word);
    }
    complements(*clause.purpose, {});
  }
  for (const Adverbial& a : clause.adverbials) adverbial(a);
  if (clause.negation == Negation::noLonger && clause.contracted) add("anymore", {&clause.negation});
  if (clause.content) {
    if (!clause.silentThat) add("that", {&clause.linker});
    this->clause(*clause.content, {});
  }
}

void EnglishWriter::objects(const Clause& clause, const Role& role) {
  const std::string_view tail = clause.verb->englishTail;
  const bool giving = clause.recipient && !swapped(clause);
  const bool tailLast = tail == "old" || (isPronoun(clause.object) && clause.verb->englishPreposition.empty());
  const bool pronounFirst = isPronoun(clause.recipient) && !isPronoun(clause.object);
  const bool first = giving && clause.verb->englishPreposition != "to" &&
                     (pronounFirst || (clause.recipientFirst && clause.object && !isPronoun(clause.object)));
  if (!tailLast && !clause.infinitive) help(tail, {&clause.verb});
  if (first) nounPhrase(*clause.recipient, Case::object);
  if (!clause.verb->englishPreposition.empty() && !clause.infinitive && clause.verb->frame != Frame::giving) {
    const bool alone = clause.verb->frenchPreposition.empty();  // "look for" / "chercher"
    const Meaning meaning = alone ? static_cast<Meaning>(&clause.verb) : &clause.verbPreposition;
    if (!clause.passive) put(m_out, clause.verb->englishPreposition, {meaning}, Language::english, alone);
  }
  if (clause.negation == Negation::nothing) add(clause.contracted ? "anything" : "nothing", {&clause.negation});
  if (clause.negation == Negation::nobody) add(clause.contracted ? "anyone" : "nobody", {&clause.negation});
  if (swapped(clause)) {
    if (role.gap != Gap::object) nounPhrase(clause.subject, Case::object, underNegation(clause));
  } else if (clause.object && role.gap != Gap::object) {
    nounPhrase(*clause.object, Case::object, underNegation(clause));
  }
  if (tailLast && !clause.infinitive)
    help(tail, {tail == "old" && clause.object ? static_cast<Meaning>(&clause.object->noun) : &clause.verb});
  if (giving && !first) recipient(clause);
}

void EnglishWriter::recipient(const Clause& clause) {
  const bool alone = isPronoun(clause.recipient);  // "lui"
  put(m_out, "to", {alone ? static_cast<Meaning>(&clause.recipient->person) : &clause.to}, Language::english, alone);
  nounPhrase(*clause.recipient, Case::object);
}

void EnglishWriter::infinitive(const Clause& outer) {
  const Clause& inner = *outer.infinitive;
  const bool french = !outer.verb->frenchPreposition.empty();
  const Meaning marker = french ? static_cast<Meaning>(&inner.marker) : static_cast<Meaning>(&inner.verb);
  const bool gerundForm = !outer.verb->englishPreposition.empty();
  help(outer.verb->englishTail, {&outer.verb});
  if (gerundForm)
    put(m_out, outer.verb->englishPreposition, {marker}, Language::english,
        !french);  // "of not going", but "not to go"
  if (inner.negation == Negation::not_) add("not", {&inner.negation});
  if (inner.negation == Negation::never) add("never", {&inner.negation});
  if (!gerundForm && !takesBareInfinitive(outer)) put(m_out, "to", {marker}, Language::english, !french);
  for (const Piece& word : gerundForm ? englishGerund(inner) : englishInfinitive(inner)) m_out.push_back(word);
  complements(inner, {});
}

}  // namespace lookback::generate
