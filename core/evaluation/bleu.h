// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace lookback {

/// BLEU (Papineni et al. 2002) as sacreBLEU (Post 2018) defines it: n-grams up to 4, matches clipped by the reference
/// and summed over the corpus, brevity penalty against the closest reference length (the shorter one on a tie).
inline constexpr int kBleuOrders = 4;

/// How a line becomes tokens before n-grams are counted. All of them split at Unicode white space in the end.
enum class BleuTokenizer {
  mteval13a,      // "13a": the rules of mteval-v13a, for European languages; the default everywhere
  none,           // "none": the line as it is
  international,  // "intl": every Unicode punctuation mark and symbol on its own, except inside numbers
  characters,     // "char": every character a token
};

/// What to do with an order that has n-grams but no match (Chen and Cherry 2014).
enum class BleuSmoothing {
  exponential,  // "exp": the k-th such order counts as 1 / 2^k matches
  floor,        // "floor": it counts as `smoothingValue` (0.1) matches
  addK,         // "add-k": `smoothingValue` (1) is added to matches and totals of orders 2 to 4, matched or not
  none,         // "none": the score is 0
};

struct BleuOptions {
  BleuTokenizer tokenizer = BleuTokenizer::mteval13a;
  BleuSmoothing smoothing = BleuSmoothing::exponential;
  std::optional<double> smoothingValue{};  // of floor and add-k; absent: 0.1 and 1
  bool foldCase = false;                   // lower-case both sides first
  bool effectiveOrder = false;  // leave out orders of which the hypothesis has no n-gram; for single sentences
};

/// All that BLEU needs to know of a sentence. Sums of these give the score of any set of sentences (bootstrap, length
/// bins).
struct BleuCounts {
  std::int64_t hypothesisLength = 0;                // tokens
  std::int64_t referenceLength = 0;                 // tokens of the reference closest in length
  std::array<std::int64_t, kBleuOrders> matches{};  // [order - 1]
  std::array<std::int64_t, kBleuOrders> totals{};   // [order - 1], n-grams of the hypothesis

  BleuCounts& operator+=(const BleuCounts& other);
  friend bool operator==(const BleuCounts&, const BleuCounts&) = default;
};

struct BleuScore {
  double score = 0;  // 0..100
  BleuCounts counts;
  std::array<double, kBleuOrders> precisions{};  // 0..100, smoothed
  double brevityPenalty = 0;                     // 0..1
  std::string explanation;                       // why the score is 0; empty otherwise
  std::string signature;                         // the definition in one line
};

/// The tokens whose n-grams are counted. `line` is valid UTF-8. It is brought to NFC first, the one difference from
/// sacreBLEU: a letter with its accent is the same however it was typed.
std::vector<std::string> bleuTokens(std::string_view line, const BleuOptions& options = {});

/// Counts of one sentence. Empty references are left out, as in sacreBLEU; at least one must have text, else Error.
BleuCounts bleuCounts(std::string_view hypothesis, std::span<const std::string> references,
                      const BleuOptions& options = {});

/// The score of summed counts. `references` is for the signature (see bleuSignature).
BleuScore bleuFromCounts(const BleuCounts& counts, const BleuOptions& options = {}, int references = 1);

/// Score of one sentence; ask for `effectiveOrder`, because short sentences have no 4-gram.
BleuScore sentenceBleu(std::string_view hypothesis, std::span<const std::string> references,
                       const BleuOptions& options = {});

/// Score of a corpus: references[k][i] is the k-th reference of hypotheses[i].
/// Throws Error, with both counts, if the numbers of lines differ, and with the line if all its references are empty.
BleuScore corpusBleu(std::span<const std::string> hypotheses, std::span<const std::vector<std::string>> references,
                     const BleuOptions& options = {});

/// A 95 % interval of a corpus score, from `resamples` draws of as many sentences with replacement (Koehn 2004).
struct BleuInterval {
  double low = 0;
  double high = 0;
};
BleuInterval bootstrapBleu(std::span<const BleuCounts> sentences, const BleuOptions& options = {}, int resamples = 1000,
                           std::uint64_t seed = 1);

/// "nrefs:1|case:mixed|eff:no|tok:13a|smooth:exp|version:lookback-0.1.0"; `references` 0 means "differs by sentence"
/// (var).
std::string bleuSignature(const BleuOptions& options, int references);

std::string_view name(BleuTokenizer tokenizer);
std::string_view name(BleuSmoothing smoothing);
/// The reverse of `name`; Error lists the allowed ones.
BleuTokenizer bleuTokenizerFromName(std::string_view name);
BleuSmoothing bleuSmoothingFromName(std::string_view name);

}  // namespace lookback
