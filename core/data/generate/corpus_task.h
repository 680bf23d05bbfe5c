// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace lookback {

/// A sentence pair with its gold word alignment.
///
/// Conventions of the links. A link (i, j) joins token i of the first side with token j of the second, zero-based, in
/// the tokens of core/text/tokenizer.h. Two tokens are linked exactly when both express the same part of the meaning
/// from which the pair was generated:
/// - content words with their translation; a compound or fixed phrase word by word where its words correspond, and
///   otherwise all with all ("pomme de terre" / "potato");
/// - determiners and prepositions with their counterpart; "du" (de + le) with both; a French article without
///   counterpart ("la France", "le chocolat" in general) stays unlinked;
/// - "ne" and "pas", "jamais", "plus", "rien", "que" all with "not", "never", "no longer", "nothing", "only";
/// - auxiliaries with auxiliaries ("a été" with "was"), participle with participle. A one-word form links with the
///   whole group of the other side: "mangera" with "will eat", "a mangé" with "ate", "mange" with "does ... eat";
/// - object pronouns with pronouns; a reflexive pronoun with its verb;
/// - "est-ce que" with the English auxiliary that stands before the subject, and so the verb of an inverted question;
/// - French and English subject and object of manquer and plaire cross: "Mon chat me manque", "I miss my cat";
/// - "de" with "'s"; "plus grande" both with "taller"; commas and final marks with each other.
///
/// As in the sets for which AER was defined (Och and Ney 2003), a link is sure where one word corresponds to one word,
/// and only possible where words correspond as a group: a helper (auxiliary, "ne", reflexive pronoun, "plus" of a
/// comparison, particle) with the word that carries the meaning in the other language ("will" and "mangera", "ne" and
/// "not"; "eat" and "mangera", "pas" and "not" are sure), and the words of a group without a word-for-word
/// correspondence ("pomme de terre" / "potato", "il y a" / "ago"). An auxiliary with its only counterpart is sure.
struct GeneratedPair {
  std::string french, english;                // of other tasks: source and target
  std::vector<std::pair<int, int>> links;     // sure
  std::vector<std::pair<int, int>> possible;  // and not sure
};

struct GenerateOptions {
  int minWords = 3, maxWords = 50;  // tokens of the French (source) side, punctuation counted
  bool evenly = false;              // french-english: all lengths alike, not mostly the everyday ones
};

/// An endless source of sentence pairs; the same seed gives the same pairs on every computer.
class CorpusTask {
 public:
  virtual ~CorpusTask() = default;
  virtual GeneratedPair next() = 0;
};

/// The names that makeCorpusTask knows: "reverse", "dates", "french-english".
std::vector<std::string> corpusTaskNames();

/// Throws Error for an unknown name (listing the known ones) and for a length range that cannot be met.
std::unique_ptr<CorpusTask> makeCorpusTask(std::string_view name, std::uint64_t seed, GenerateOptions options = {});

}  // namespace lookback
