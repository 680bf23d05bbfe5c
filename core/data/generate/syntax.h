// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <memory>
#include <string>
#include <vector>

#include "core/data/generate/lexicon.h"

/// The language-neutral trees from which a French and an English sentence are read off. A French and an English token
/// are linked exactly when both express the same part of the tree, so the gold alignment is a by-product of writing.
namespace lookback::generate {

template <class T>
using Ptr = std::unique_ptr<T>;

struct Clause;
struct NounPhrase;

enum class Degree { plain, very, too, quite, more, less, equal, most, least };

struct AdjectiveUse {
  const Adjective* word = nullptr;
  Degree degree = Degree::plain;
  char standard = 0;  // its address stands for "que" / "than"
};

enum class Determiner {
  none,
  definite,
  generic,  // an article in French only: "le chocolat" / "chocolate"
  indefinite,
  partitive,
  demonstrative,
  possessive,
  number,
  quantity,
};

enum class Kind { noun, person, city, country, pronoun };

/// A preposition and what follows it. The address of `preposition` stands for the preposition.
struct PrepositionalPhrase {
  const Preposition* preposition = nullptr;
  Ptr<NounPhrase> object;
  bool genitive = false;  // "de X" as "X's"
};

enum class Gap { none, subject, object, place, about };  // what the relative pronoun stands for: qui, que, où, dont

struct Relative {
  Gap gap = Gap::subject;
  bool silent = false;  // English without "that"
  Ptr<Clause> clause;
};

struct NounPhrase {
  Kind kind = Kind::noun;
  const Noun* noun = nullptr;
  const Name* name = nullptr;
  bool proper = false;  // "Union européenne": capitals in English
  Determiner determiner = Determiner::definite;
  bool plural = false;
  bool someOrFar = false;  // English writes "some" for a partitive; a demonstrative is "that"
  int owner = 0;           // possessive: person 0..5 (je tu il nous vous ils)
  bool ownerFeminine = false;
  int count = 0;  // Determiner::number
  const Quantity* quantity = nullptr;
  std::vector<AdjectiveUse> adjectives;  // French order; those after the noun are reversed in English
  std::vector<PrepositionalPhrase> complements;
  Ptr<Relative> relative;
  Ptr<NounPhrase> also;  // "X et Y"
  char conjunction = 0;  // its address stands for "et"

  int person = 2;  // pronouns: 0..5
  Gender gender = Gender::masculine;
  bool animate = true;
  bool ce = false;  // "c'est", "cela"
};

/// A fixed phrase in use; the address of marks[k] stands for its k-th link.
struct PhraseUse {
  const Phrase* phrase = nullptr;
  std::array<char, 8> marks{};
};

/// "le lundi 3 mai 1998", "en août 1992", "en 1992"; 0 where a part is absent. weekday 1..7 from Monday.
struct DateUse {
  int weekday = 0, day = 0, month = 0, year = 0;
  bool monthFirst = false;  // English "May 3, 1998"
  char preposition = 0;
};

/// Exactly one of the pointers is set.
struct Adverbial {
  Ptr<PrepositionalPhrase> prepositional;
  Ptr<PhraseUse> phrase;
  Ptr<DateUse> date;
};

enum class Tense { present, imperfect, perfect, pluperfect, future, nearFuture, conditional };
enum class Negation { none, not_, never, noLonger, nothing, nobody, only };

/// The address of `tense` stands for the auxiliaries, that of `verb` for the verb, that of `negation` for its words.
struct Clause {
  NounPhrase subject;
  const Verb* verb = nullptr;
  Tense tense = Tense::present;
  bool progressive = false;     // English "is eating"
  bool englishPerfect = false;  // a French perfect as "has eaten"
  bool passive = false;
  Negation negation = Negation::none;
  bool contracted = true;           // English "don't" rather than "do not"
  Ptr<NounPhrase> object;           // a pronoun becomes a clitic
  Ptr<NounPhrase> recipient;        // à X; a pronoun becomes a clitic
  bool recipientFirst = false;      // English "gives Marie the book"
  bool there = false;               // the clitic "y"
  Ptr<NounPhrase> agent;            // par X
  Ptr<AdjectiveUse> predicate;      // of the copula
  Ptr<NounPhrase> standard;         // of a comparison: "que X"
  Ptr<PrepositionalPhrase> domain;  // of a superlative: "de la ville" / "in the town"
  Ptr<NounPhrase> attribute;        // "est un médecin"
  Ptr<Clause> infinitive;           // what is wanted, tried, ...
  Ptr<Clause> purpose;              // pour, sans, avant de + infinitive
  const InfinitiveLink* purposeLink = nullptr;
  Ptr<Clause> content;      // que ...
  bool silentThat = false;  // English leaves "that" out
  const Adverb* adverb = nullptr;
  std::vector<Adverbial> adverbials;
  bool existential = false;  // "il y a X" / "there is X": `subject` is X
  // Their addresses stand for the word before an infinitive (de / to), before its clause (que / that), for the
  // preposition the verb asks for, for "par" / "by" and for the "à" / "to" of the recipient.
  char marker = 0, linker = 0, verbPreposition = 0, by = 0, to = 0;
};

enum class Mood { statement, question, inversion, command };
enum class Asking { whether, where, when, why, how, what, who };

struct JoinedClause {
  const Conjunction* conjunction = nullptr;  // null in the first
  bool comma = false;
  Clause clause;
};

/// Clauses, or one of `phrase` and `aside` alone: "Une robe rouge.", "En août 1992."
struct Sentence {
  Ptr<NounPhrase> phrase;
  Ptr<Adverbial> aside;
  Ptr<Adverbial> opening;
  Ptr<PhraseUse> frame;  // "Il convient de noter que"
  std::vector<JoinedClause> clauses;
  Mood mood = Mood::statement;
  Asking asking = Asking::whether;
  bool exclaimed = false;
  bool unmarked = false;                                    // no final mark: "La maison bleue"
  char openingComma = 0, end = 0, question = 0, asked = 0;  // addresses of punctuation and question words
};

/// What a verb or an adjective must agree with.
struct Agreement {
  int person = 2;
  bool plural = false;
  Gender gender = Gender::masculine;
};

/// The address for link number k of a phrase's table entry.
inline const void* markOf(const PhraseUse& use, std::size_t k) {
  return &use.marks[k];
}

Agreement frenchAgreement(const NounPhrase& np);
Agreement englishAgreement(const NounPhrase& np);

}  // namespace lookback::generate
