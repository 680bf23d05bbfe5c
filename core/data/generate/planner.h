// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <unordered_map>
#include <vector>

#include "core/base/rng.h"
#include "core/data/generate/syntax.h"

namespace lookback::generate {

/// What a noun phrase names; nothing for "it".
Classes classesOf(const NounPhrase& np);

/// Invents sentence trees. Every choice is drawn from the given Rng, so a seed gives the same trees everywhere.
class Planner {
 public:
  explicit Planner(std::uint64_t seed) : m_rng(seed) {}

  /// A sentence of roughly `words` French tokens.
  Sentence sentence(int words);

  /// A phrase alone of roughly `words` French tokens: "Une robe rouge.", "La maison bleue", "En août 1992."
  Sentence fragment(int words);

  /// Joins one more clause to a statement made before, the last one made by this planner.
  void extend(Sentence& sentence, double richness) { join(sentence, richness); }

  Rng& rng() { return m_rng; }

 private:
  enum class Time { present, past, future };

  /// Whose things "his", "her", "my" are in the clause being planned; absent where a possessive would be odd.
  struct Owner {
    int person;
    bool feminine;
  };

  /// What is asked of a clause.
  struct Request {
    double richness = 0.3;            // 0..1: how readily optional parts are added
    int depth = 0;                    // of nesting
    bool timed = false;               // a time or date has been given elsewhere
    Classes subjectClasses = 0;       // when the subject is given: what it is
    std::optional<NounPhrase> given;  // the subject
    bool content = true;              // may take "que ..."
    bool negatable = true;
  };

  struct NounRequest {
    Classes classes = cls::anything;
    double richness = 0.3;
    int depth = 0;
    bool subject = false;
    bool adjectives = true;
  };

  // planner_phrases.cpp
  NounPhrase nounPhrase(const NounRequest& request);
  NounPhrase compound(const Compound& entry);
  Determiner drawDeterminer(const Noun& noun, bool subject);
  void chooseDeterminer(NounPhrase& np, const NounRequest& request);
  void chooseOwner(NounPhrase& np);
  void addAdjectives(NounPhrase& np, double richness);
  void attach(NounPhrase& np, const Preposition& preposition, NounPhrase object, bool genitive);
  void addPossessor(NounPhrase& np, const NounRequest& inner);
  void addComplement(NounPhrase& np, const NounRequest& request);
  void addRelative(NounPhrase& np, const NounRequest& request);
  bool relativeVerb(const NounPhrase& np, Clause& clause, const Request& request);
  NounPhrase pronoun(int person, bool animate = true);
  NounPhrase named(Kind kind, std::span<const Name> names);
  NounPhrase plain(std::string_view french, Determiner determiner);
  NounPhrase subject(Classes classes, const Request& request, bool weighty);
  NounPhrase objectFor(const Verb& verb, const Clause& clause, const Request& request);
  NounPhrase person(const Clause& clause, double richness, bool allowPronoun);
  Ptr<PrepositionalPhrase> prepositional(const Preposition& preposition, NounPhrase object);
  Adverbial land(bool destination);  // a city or a country
  Adverbial place(bool destination, int depth);
  Adverbial companion(const Clause& clause);
  Adverbial circumstance();
  std::optional<Adverbial> time(Clause* clause);
  Adverbial date();

  // planner_clauses.cpp
  Clause clause(const Request& request);
  bool fillKind(Clause& clause, int kind, const Request& request);
  bool action(Clause& clause, const Request& request, Frame frame);
  bool wanting(Clause& clause, const Request& request);
  bool thinking(Clause& clause, const Request& request);
  void takeSubjectAmong(Clause& clause, Classes classes, const Request& request);
  bool copula(Clause& clause, const Request& request);
  bool attribute(Clause& clause, const Request& request);
  bool swapped(Clause& clause, const Request& request);
  bool passive(Clause& clause, const Request& request);
  bool existential(Clause& clause, const Request& request);
  bool having(Clause& clause, const Request& request);
  bool pointing(Clause& clause, const Request& request);
  NounPhrase age(Clause& clause);
  NounPhrase looks();
  bool impersonal(Clause& clause, const Request& request);
  bool takeSubject(Clause& clause, const Request& request);
  void fillObject(Clause& clause, const Request& request);
  Clause infinitive(const Clause& outer, const Request& request);
  void addPurpose(Clause& clause, const Request& request);
  void comparison(Clause& clause, const NounPhrase& subject);
  void finish(Clause& clause, const Request& request);
  void chooseTense(Clause& clause);
  void chooseNegation(Clause& clause);
  void chooseAdverb(Clause& clause);
  void addAdverbials(Clause& clause, const Request& request);
  const Verb* pickVerb(Frame frame, Classes subjectClasses, bool weighty);

  // planner_fragments.cpp
  NounPhrase alone(double richness);
  Adverbial aside();

  // planner_sentences.cpp
  Sentence statement(int words);
  Sentence question(int words);
  Sentence command(int words);
  static bool askable(const Clause& clause);
  void chooseAsking(Sentence& sentence, Clause& clause);
  const Conjunction& pickConjunction(const Sentence& sentence);
  void join(Sentence& sentence, double richness);
  std::optional<Request> continued(const Clause& before, double richness);

  bool chance(double p) { return m_rng.uniform() < p; }
  int below(int n) { return static_cast<int>(m_rng.below(static_cast<std::uint64_t>(n))); }
  template <class T>
  const T& any(std::span<const T> list) {
    return list[m_rng.below(list.size())];
  }
  const Noun* pickNoun(Classes classes);

  Rng m_rng;
  Time m_time = Time::present;
  bool m_noThird = false;      // no "he" or "they" that would seem to be somebody named before
  bool m_conditional = false;  // a lone clause may be in the conditional
  bool m_public = false;       // politics, economy and environment rather than everyday life
  std::optional<Owner> m_owner;
  std::vector<const Verb*> m_candidates;  // of the last pick
  std::unordered_map<Classes, std::vector<const Noun*>> m_byClass;
};

}  // namespace lookback::generate
