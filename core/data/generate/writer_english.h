// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

#include "core/data/generate/english_verb_group.h"
#include "core/data/generate/surface.h"
#include "core/data/generate/syntax.h"

namespace lookback::generate {

/// Reads the English sentence off a tree.
class EnglishWriter {
 public:
  static Pieces sentence(const Sentence& sentence);
  static Pieces phrase(const NounPhrase& np);

 private:
  enum class Case { subject, object };
  struct Role {
    Gap gap = Gap::none;
    const Agreement* antecedent = nullptr;
    Mood mood = Mood::statement;
    Meaning questionMark = nullptr;
  };

  void nounPhrase(const NounPhrase& np, Case grammaticalCase, bool negated = false);
  void commonNoun(const NounPhrase& np, bool negated);
  void determiner(const NounPhrase& np, bool negated);
  void pronoun(const NounPhrase& np, Case grammaticalCase);
  void adjective(const AdjectiveUse& use);
  void predicate(const Clause& clause);
  void relative(const NounPhrase& np);
  void prepositional(const PrepositionalPhrase& pp);
  void adverbial(const Adverbial& adverbial);
  void phraseUse(const PhraseUse& use);
  void date(const DateUse& date);

  void clause(const Clause& clause, const Role& role);
  void subject(const Clause& clause, const Role& role);
  void afterSubject(const Clause& clause, const EnglishVerbGroup& group, std::size_t from);
  void negate(const Clause& clause);
  void not_(std::string_view word, const Clause& clause);
  void complements(const Clause& clause, const Role& role);
  void objects(const Clause& clause, const Role& role);
  void recipient(const Clause& clause);
  void infinitive(const Clause& outer);
  void question(const Sentence& sentence, const Clause& clause);

  void add(std::string_view text, std::vector<Meaning> meanings) {
    put(m_out, text, std::move(meanings), Language::english);
  }
  /// Words that only serve another one (Piece::helper).
  void help(std::string_view text, std::vector<Meaning> meanings) {
    put(m_out, text, std::move(meanings), Language::english, true);
  }

  Pieces m_out;
};

}  // namespace lookback::generate
