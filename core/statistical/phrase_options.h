// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "core/statistical/features.h"
#include "core/statistical/language_model.h"
#include "core/statistical/phrase_table.h"

namespace lookback::statistical {

/// A sentence to translate: word numbers of the source vocabulary, and for each word the number that the same text has
/// in the target vocabulary (Vocabulary::kUnknown if none), for words that are copied.
struct SourceSentence {
  std::vector<std::int32_t> words;
  std::vector<std::int32_t> asTarget;
};

/// A way to translate source words [begin, end), and what of its score does not depend on its neighbours.
struct PhraseOption {
  int begin = 0, end = 0;
  std::vector<std::int32_t> target;  // word numbers; of a copied word its number or Vocabulary::kUnknown
  bool copied = false;               // no translation of the word is known: its text is copied
  FeatureVector features{};          // of the phrase pair; no language model, no distortion
  double score = 0;                  // λ · features
  double tail = 0;                   // log p of the words from the third on, whose context lies inside the phrase
  LanguageModel::State last = 0;     // after the phrase, if it has two words or more
};

/// Every option of a sentence and the future costs of its spans.
class PhraseOptionTable {
 public:
  /// At most `translations` options a span, the best first by λ · h with a context-free language model. A word that has
  /// no translation by itself is copied.
  PhraseOptionTable(const SourceSentence& sentence, const PhraseTable& table, const LanguageModel& model,
                    const FeatureVector& weights, int translations);

  int words() const { return m_words; }
  /// Longest span with an option.
  int longest() const { return m_longest; }
  const PhraseOption& option(int number) const { return m_options[static_cast<std::size_t>(number)]; }
  /// The numbers of the options of [begin, end): first and one beyond the last.
  std::pair<int, int> range(int begin, int end) const { return m_ranges[place(begin, end)]; }
  /// An estimate of the best score that words [begin, end) can still bring (Koehn 2004): the best sum over ways to cut
  /// them into phrases, with a context-free language model and without distortion. 0 for an empty span.
  double future(int begin, int end) const { return begin == end ? 0 : m_future[place(begin, end)]; }

 private:
  std::size_t place(int begin, int end) const { return static_cast<std::size_t>(begin * (m_words + 1) + end); }
  void addSpan(const SourceSentence& sentence, const PhraseTable& table, int begin, int end);
  void rank(std::vector<PhraseOption>& options, double& best) const;

  const LanguageModel& m_model;
  FeatureVector m_weights;
  int m_words, m_translations, m_longest = 1;
  std::vector<PhraseOption> m_options;
  std::vector<std::pair<int, int>> m_ranges;  // by place
  std::vector<double> m_future;               // by place
};

}  // namespace lookback::statistical
