// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/statistical/language_model.h"

#include <algorithm>
#include <cmath>

#include "core/base/error.h"
#include "core/statistical/ngram_counts.h"
#include "core/text/vocabulary.h"

namespace lookback::statistical {

namespace {

using Ngram = NgramCounts::Ngram;
constexpr std::uint64_t kWordMask = (std::uint64_t{1} << kWordBits) - 1;

std::int32_t lastWord(const Ngram& ngram) {
  return static_cast<std::int32_t>(ngram.words & kWordMask);
}

/// What the counts of one context h say: Σ_v a(h v) and b(h).
struct ContextSum {
  ContextSum(const std::vector<Ngram>& ngrams, std::size_t first, std::size_t last, const Discounts& discounts) {
    double taken = 0;
    for (std::size_t k = first; k < last; ++k) {
      total += static_cast<double>(ngrams[k].count);
      taken += discounts.of(ngrams[k].count);
    }
    backoff = total > 0 ? taken / total : 1;
  }
  double total = 0;
  double backoff = 1;
};

/// (a - D(a)) / Σ a
double discounted(const Ngram& ngram, const Discounts& discounts, const ContextSum& sum) {
  return (static_cast<double>(ngram.count) - discounts.of(ngram.count)) / sum.total;
}

/// p(w) of every word, (words); 1 / |V| is where smoothing ends.
std::vector<double> unigramProbabilities(const std::vector<Ngram>& ngrams, int words) {
  const Discounts discounts = discountsOf(countsOfCounts(ngrams));
  const ContextSum sum(ngrams, 0, ngrams.size(), discounts);
  std::vector<double> p(static_cast<std::size_t>(words), sum.backoff / words);
  for (const Ngram& ngram : ngrams) p[static_cast<std::size_t>(lastWord(ngram))] += discounted(ngram, discounts, sum);
  return p;
}

/// Begins of the runs of n-grams with the same first word(s): `contextOf` names the run of an n-gram, 0 … contexts - 1,
/// rising.
template <class ContextOf>
std::vector<std::uint32_t> runBegins(const std::vector<Ngram>& ngrams, std::size_t contexts, ContextOf&& contextOf) {
  std::vector<std::uint32_t> begin(contexts + 1);
  for (const Ngram& ngram : ngrams) ++begin[contextOf(ngram) + 1];
  for (std::size_t k = 1; k < begin.size(); ++k) begin[k] += begin[k - 1];
  return begin;
}

/// Where `word` stands among the rising words[first … last), or last.
std::uint32_t position(const std::vector<std::int32_t>& words, std::uint32_t first, std::uint32_t last,
                       std::int32_t word) {
  const auto end = words.begin() + last;
  const auto at = std::lower_bound(words.begin() + first, end, word);
  return at != end && *at == word ? static_cast<std::uint32_t>(at - words.begin()) : last;
}

/// Fills the parts order by order; probabilities stay double until all are made.
class Builder {
 public:
  Builder(const NgramCounts& counts, int words) : m_counts(counts), m_words(words) {}

  LanguageModelParts build() {
    m_unigrams = unigramProbabilities(m_counts.unigrams, m_words);
    for (const double p : m_unigrams) m_parts.unigrams.push_back(static_cast<float>(std::log(p)));
    m_parts.unigrams.push_back(0);  // <s> is never predicted
    addBigrams();
    addTrigrams();
    return std::move(m_parts);
  }

 private:
  void addBigrams() {
    const std::vector<Ngram>& ngrams = m_counts.bigrams;
    const Discounts discounts = discountsOf(countsOfCounts(ngrams));
    m_parts.bigramBegin = runBegins(ngrams, static_cast<std::size_t>(m_words) + 1,
                                    [](const Ngram& ngram) { return ngram.words >> kWordBits & kWordMask; });
    for (std::size_t v = 0; v + 1 < m_parts.bigramBegin.size(); ++v) {
      const ContextSum sum(ngrams, m_parts.bigramBegin[v], m_parts.bigramBegin[v + 1], discounts);
      m_parts.unigramBackoffs.push_back(static_cast<float>(std::log(sum.backoff)));
      for (std::size_t k = m_parts.bigramBegin[v]; k < m_parts.bigramBegin[v + 1]; ++k) {
        const std::int32_t w = lastWord(ngrams[k]);
        m_bigrams.push_back(discounted(ngrams[k], discounts, sum) +
                            sum.backoff * m_unigrams[static_cast<std::size_t>(w)]);
        m_parts.bigramWords.push_back(w);
        m_parts.bigrams.push_back(static_cast<float>(std::log(m_bigrams.back())));
      }
    }
  }

  void addTrigrams() {
    const std::vector<Ngram>& ngrams = m_counts.trigrams;
    const Discounts discounts = discountsOf(countsOfCounts(ngrams));
    std::size_t bigram = 0;  // of the context, rising with the trigrams
    m_parts.trigramBegin = runBegins(ngrams, m_counts.bigrams.size(), [&](const Ngram& ngram) {
      while (m_counts.bigrams[bigram].words != ngram.words >> kWordBits) ++bigram;
      return bigram;
    });
    for (std::size_t h = 0; h < m_counts.bigrams.size(); ++h) {
      const ContextSum sum(ngrams, m_parts.trigramBegin[h], m_parts.trigramBegin[h + 1], discounts);
      m_parts.bigramBackoffs.push_back(static_cast<float>(std::log(sum.backoff)));
      const auto v = static_cast<std::size_t>(m_parts.bigramWords[h]);
      for (std::size_t k = m_parts.trigramBegin[h]; k < m_parts.trigramBegin[h + 1]; ++k) {
        const std::int32_t w = lastWord(ngrams[k]);  // v w was seen, since u v w was
        const std::uint32_t shorter =
            position(m_parts.bigramWords, m_parts.bigramBegin[v], m_parts.bigramBegin[v + 1], w);
        m_parts.trigramWords.push_back(w);
        m_parts.trigrams.push_back(
            static_cast<float>(std::log(discounted(ngrams[k], discounts, sum) + sum.backoff * m_bigrams[shorter])));
      }
    }
  }

  const NgramCounts& m_counts;
  int m_words;
  LanguageModelParts m_parts;
  std::vector<double> m_unigrams, m_bigrams;  // probabilities
};

/// Whether `begin` cuts `size` items into `runs` runs.
bool cuts(const std::vector<std::uint32_t>& begin, std::size_t runs, std::size_t size) {
  return begin.size() == runs + 1 && begin.front() == 0 && begin.back() == size &&
         std::is_sorted(begin.begin(), begin.end());
}

bool wordsRise(const std::vector<std::uint32_t>& begin, const std::vector<std::int32_t>& words, std::int32_t limit) {
  for (std::size_t run = 0; run + 1 < begin.size(); ++run) {
    for (std::uint32_t k = begin[run]; k < begin[run + 1]; ++k)
      if (words[k] < 0 || words[k] >= limit || (k > begin[run] && words[k] <= words[k - 1])) return false;
  }
  return true;
}

bool areLogarithms(const std::vector<float>& values) {
  return std::all_of(values.begin(), values.end(), [](float value) { return std::isfinite(value); });
}

}  // namespace

Discounts discountsOf(const std::array<std::uint64_t, 4>& t) {
  Discounts discounts;
  const auto t1 = static_cast<double>(t[0]), t2 = static_cast<double>(t[1]);
  const double y = t1 / (t1 + 2 * t2);
  for (std::size_t k = 1; k <= 3; ++k) {
    const auto order = static_cast<double>(k);
    const double d = order - (order + 1) * y * static_cast<double>(t[k]) / static_cast<double>(t[k - 1]);
    if (!(d > 0 && d <= order)) return {{0.5, 1, 1.5}};  // NaN too
    discounts.at[k - 1] = d;
  }
  return discounts;
}

LanguageModel::LanguageModel(const Corpus& corpus, bool targetSide, int words, std::stop_token stop) {
  m_parts = Builder(countNgrams(corpus, targetSide, words, stop), words).build();
}

LanguageModel::LanguageModel(LanguageModelParts parts) : m_parts(std::move(parts)) {
  const LanguageModelParts& p = m_parts;
  const auto words = p.unigrams.size();
  const bool sizes = words > Vocabulary::kReserved && p.unigramBackoffs.size() == words &&
                     cuts(p.bigramBegin, words, p.bigramWords.size()) && p.bigrams.size() == p.bigramWords.size() &&
                     p.bigramBackoffs.size() == p.bigrams.size() &&
                     cuts(p.trigramBegin, p.bigrams.size(), p.trigramWords.size()) &&
                     p.trigrams.size() == p.trigramWords.size();
  if (!sizes) throw Error("the parts of its language model do not fit together");
  if (!wordsRise(p.bigramBegin, p.bigramWords, this->words()) ||
      !wordsRise(p.trigramBegin, p.trigramWords, this->words()))
    throw Error("the words of its language model are not in order");
  for (const auto* values : {&p.unigrams, &p.unigramBackoffs, &p.bigrams, &p.bigramBackoffs, &p.trigrams})
    if (!areLogarithms(*values)) throw Error("its language model has a number that is no logarithm");
}

// A state below words() + 1 is the last word; others are words() + 1 + the bigram of the last two.
double LanguageModel::score(State& state, std::int32_t word) const {
  const LanguageModelParts& p = m_parts;
  const auto bigramStates = static_cast<State>(p.unigrams.size());
  double backoff = 0;
  std::size_t v = state;
  std::uint32_t trigram = 0, end = 0;
  if (state >= bigramStates) {
    const std::uint32_t h = state - bigramStates;
    v = static_cast<std::size_t>(p.bigramWords[h]);
    end = p.trigramBegin[h + 1];
    trigram = position(p.trigramWords, p.trigramBegin[h], end, word);
    if (trigram == end) backoff = p.bigramBackoffs[h];
  }
  const bool known = trigram != end;
  const std::uint32_t bigramEnd = p.bigramBegin[v + 1];
  const std::uint32_t bigram = position(p.bigramWords, p.bigramBegin[v], bigramEnd, word);
  state = bigram != bigramEnd ? bigramStates + bigram : static_cast<State>(word);
  if (known) return p.trigrams[trigram];
  if (bigram != bigramEnd) return backoff + p.bigrams[bigram];
  return backoff + p.unigramBackoffs[v] + p.unigrams[static_cast<std::size_t>(word)];
}

double LanguageModel::sentence(std::span<const std::int32_t> words) const {
  State state = begin();
  double sum = 0;
  for (const std::int32_t word : words) sum += score(state, word);
  return sum + score(state, Vocabulary::kEnd);
}

}  // namespace lookback::statistical
