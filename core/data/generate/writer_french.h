// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

#include "core/data/generate/surface.h"
#include "core/data/generate/syntax.h"

namespace lookback::generate {

/// Reads the French sentence off a tree.
class FrenchWriter {
 public:
  /// Capital, contractions, elisions and the final mark included.
  static Pieces sentence(const Sentence& sentence);
  /// A noun phrase alone, polished; for tests and lessons.
  static Pieces phrase(const NounPhrase& np);

 private:
  struct Around {  // what precedes a noun phrase and changes its determiner
    bool afterDe = false;
    bool negated = false;
  };
  struct Role {  // where a clause stands
    Gap gap = Gap::none;
    const Agreement* antecedent = nullptr;
    Mood mood = Mood::statement;
    Meaning questionMark = nullptr;
  };

  void nounPhrase(const NounPhrase& np, Around around);
  void commonNoun(const NounPhrase& np, Around around);
  void determiner(const NounPhrase& np, Around around);
  void article(const NounPhrase& np, std::vector<Meaning> meanings);
  void adjective(const AdjectiveUse& use, const Agreement& agreement);
  void predicate(const Clause& clause, const Agreement& subject);
  void relative(const NounPhrase& np);
  void prepositional(const PrepositionalPhrase& pp);
  void place(const PrepositionalPhrase& pp);
  void adverbial(const Adverbial& adverbial);
  void phraseUse(const PhraseUse& use);
  void date(const DateUse& date);

  void clause(const Clause& clause, const Role& role);
  void subject(const Clause& clause, const Role& role, const Agreement& agreement);
  void verbGroup(const Clause& clause, const Role& role, const Agreement& agreement);
  void pronounAfter(const Clause& clause, const Role& role, const Agreement& agreement);
  void secondNegation(const Clause& clause);
  void clitics(const Clause& clause, int person);
  void enclitics(const Clause& clause);
  void infinitive(const Clause& clause, int person);
  void complements(const Clause& clause, const Role& role, const Agreement& agreement);
  void objects(const Clause& clause);
  void question(const Sentence& sentence, const Clause& clause);

  void add(std::string_view text, std::vector<Meaning> meanings) {
    put(m_out, text, std::move(meanings), Language::french);
  }
  /// Words that only serve another one (Piece::helper).
  void help(std::string_view text, std::vector<Meaning> meanings) {
    put(m_out, text, std::move(meanings), Language::french, true);
  }

  Pieces m_out;
};

}  // namespace lookback::generate
