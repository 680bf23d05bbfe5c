// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/statistical/word_aligner.h"

#include <algorithm>
#include <string>
#include <unordered_map>

#include "core/base/error.h"
#include "core/statistical/model1.h"
#include "core/text/unicode.h"

namespace lookback::statistical {

namespace {

/// t(y_i | x_j) of a pair, (J, I + 1) by rows, last column NULL.
std::vector<double> emissionsOf(const Lexicon& lexicon, std::span<const std::int32_t> x,
                                std::span<const std::int32_t> y) {
  std::vector<double> emissions;
  emissions.reserve(y.size() * (x.size() + 1));
  for (const std::int32_t written : y) {
    for (const std::int32_t given : x) emissions.push_back(lexicon(written, given));
    emissions.push_back(lexicon(written, kNull));
  }
  return emissions;
}

/// Under Model 1 every word picks for itself: the likeliest of t[0 … I - 1], the leftmost of equals, or -1 if NULL,
/// whose t[I] it must exceed, is as likely.
int pick(std::span<const double> t) {
  const auto null = t.end() - 1;
  const auto best = std::max_element(t.begin(), null);
  return best != null && *best > *null ? static_cast<int>(best - t.begin()) : -1;
}

ViterbiAlignments model1Alignments(const Bitext& bitext, const Cooccurrence& table, const std::vector<double>& t) {
  ViterbiAlignments result;
  result.begin.push_back(0);
  std::vector<double> row;
  for (std::size_t k = 0; k < bitext.size(); ++k) {
    const std::size_t columns = bitext.x(k).size() + 1;
    const std::uint32_t* cells = table.grid(k);
    for (std::size_t i = 0; i < bitext.y(k).size(); ++i, cells += columns) {
      row.clear();
      for (std::size_t j = 0; j < columns; ++j) row.push_back(t[cells[j]]);
      result.words.push_back(static_cast<std::int16_t>(pick(row)));
    }
    result.begin.push_back(result.words.size());
  }
  return result;
}

using ByRows = Eigen::Matrix<double, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor>;

}  // namespace

Matrix<float> DirectionModel::posterior(std::span<const std::int32_t> x, std::span<const std::int32_t> y) const {
  const std::vector<double> emissions = emissionsOf(lexicon, x, y);
  const auto rows = static_cast<Index>(y.size()), columns = static_cast<Index>(x.size()) + 1;
  if (aligner == Aligner::model1) {  // t(y_i | x_j) / Σ_j t(y_i | x_j)
    ByRows t = Eigen::Map<const ByRows>(emissions.data(), rows, columns);
    t.array().colwise() /= t.rowwise().sum().array().eval();
    return t.cast<float>();
  }
  const std::vector<double> transitions = jumps.transitions(static_cast<int>(x.size()));
  HmmPass pass;
  pass.forwardBackward(
      {static_cast<int>(x.size()), static_cast<int>(y.size()), emissions.data(), transitions.data(), p0});
  return Eigen::Map<const ByRows>(pass.posterior().data(), rows, columns).cast<float>();
}

std::vector<int> DirectionModel::viterbi(std::span<const std::int32_t> x, std::span<const std::int32_t> y) const {
  const std::vector<double> emissions = emissionsOf(lexicon, x, y);
  if (aligner == Aligner::model1) {
    std::vector<int> words;
    for (std::size_t i = 0; i < y.size(); ++i)
      words.push_back(pick(std::span(emissions).subspan(i * (x.size() + 1), x.size() + 1)));
    return words;
  }
  const std::vector<double> transitions = jumps.transitions(static_cast<int>(x.size()));
  HmmPass pass;
  return pass.viterbi(
      {static_cast<int>(x.size()), static_cast<int>(y.size()), emissions.data(), transitions.data(), p0});
}

std::vector<std::int32_t> foldedNumbers(const Vocabulary& words) {
  std::unordered_map<std::string, std::int32_t> first;
  std::vector<std::int32_t> numbers;
  for (std::int32_t k = 0; k < words.size(); ++k) {
    const bool mark = k < Vocabulary::kReserved;
    numbers.push_back(mark ? k : first.try_emplace(unicode::foldCase(words.word(k)), k).first->second);
  }
  return numbers;
}

TrainedDirection trainDirection(const Bitext& bitext, const AlignerOptions& options, Team& team, std::stop_token stop,
                                const ProgressCallback& progress) {
  TrainedDirection trained;
  const Cooccurrence table(bitext, team, stop);
  HmmParameters hmm{uniformTranslations(table, bitext.explainedWords), Jumps(longestGiven(bitext)), options.p0};
  trained.model1LogLikelihoods = trainModel1(bitext, table, hmm.t, options.model1Iterations, team, stop, progress);
  const bool isHmm = options.aligner == Aligner::hmm;
  if (isHmm && options.keepModel1 <= 1)
    trained.model1 = DirectionModel{Aligner::model1, Lexicon(table, hmm.t, options.keepModel1), {}, options.p0};
  if (isHmm) trained.hmmLogLikelihoods = trainHmm(bitext, table, hmm, options.hmmIterations, team, stop, progress);
  trained.alignments =
      isHmm ? viterbiAlignments(bitext, table, hmm, team, stop) : model1Alignments(bitext, table, hmm.t);
  trained.model = {options.aligner, Lexicon(table, hmm.t, options.keep), hmm.jumps, options.p0};
  return trained;
}

std::vector<Link> linksOf(std::span<const std::int16_t> alignment, bool reversed) {
  std::vector<Link> links;
  for (std::size_t i = 0; i < alignment.size(); ++i) {
    if (alignment[i] < 0) continue;
    const int given = alignment[i], explained = static_cast<int>(i);
    links.push_back(reversed ? Link{explained, given} : Link{given, explained});
  }
  std::sort(links.begin(), links.end());
  return links;
}

CorpusLinks joinDirections(const Corpus& corpus, const ViterbiAlignments& forward, const ViterbiAlignments& reverse,
                           Symmetrisation method) {
  CorpusLinks result;
  for (std::size_t k = 0; k < corpus.size(); ++k) {
    const std::vector<Link> links =
        symmetrise(linksOf(forward.of(k), false), linksOf(reverse.of(k), true),
                   static_cast<int>(corpus.source(k).size()), static_cast<int>(corpus.target(k).size()), method);
    result.links.insert(result.links.end(), links.begin(), links.end());
    result.begin.push_back(result.links.size());
  }
  return result;
}

}  // namespace lookback::statistical
