// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/decoding/search.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>
#include <tuple>
#include <utility>

#include "core/base/contract.h"
#include "core/base/error.h"
#include "core/tensor/kernels/kernels.h"

namespace lookback {
namespace {

constexpr double kImpossible = -std::numeric_limits<double>::infinity();
/// Columns of scores allocated at first; a wider beam gets its full width when that many hypotheses are alive.
constexpr int kFirstColumns = 16;
/// Words whose largest logit is looked at before any single one; most blocks hold nothing for the beam.
constexpr Index kBlock = 64;

void checkOptions(const StepScorer& scorer, const SearchOptions& options) {
  LOOKBACK_EXPECTS(options.width >= 1 && options.nbest >= 1 && options.nbest <= options.width);
  LOOKBACK_EXPECTS(options.maxLength >= 1);
  LOOKBACK_EXPECTS(options.endWord >= 0 && options.endWord < scorer.words());
  for (const int word : options.forbidden) LOOKBACK_EXPECTS(word >= 0 && word < scorer.words());
}

void checkFinite(ConstVectorRef<double> logNormaliser) {
  if (logNormaliser.allFinite()) return;
  throw Error(
      "the model's scores are not finite numbers, so no word can be chosen; the model has diverged or is damaged");
}

double rankOf(double sum, std::size_t words, const SearchOptions& options) {
  return options.lengthNormalisation ? sum / static_cast<double>(words) : sum;
}

}  // namespace

bool BeamSearch::better(const Candidate& a, const Candidate& b) {
  return std::tuple(-a.sum, a.word, a.parent) < std::tuple(-b.sum, b.word, b.parent);
}

std::vector<Hypothesis> BeamSearch::run(StepScorer& scorer, const SearchOptions& options, std::stop_token stop,
                                        BeamJournal* journal) {
  checkOptions(scorer, options);
  reset(scorer, options);
  if (journal) journal->nodes.clear();
  for (int step = 0; step < options.maxLength && !m_live.empty(); ++step) {
    throwIfStopped(stop);
    score(scorer, options);
    const std::size_t room = static_cast<std::size_t>(options.width) - m_finished.size();
    collectCandidates(scorer.words(), room + (journal ? static_cast<std::size_t>(journal->prunedAStep) : 0));
    if (m_candidates.empty()) break;  // nothing can follow
    if (journal) note(room, options, *journal);
    advance(scorer, options);
    if (nothingCanImprove(options)) break;  // as many as are wanted have finished: no live one is among the results
  }

  const auto byRank = [&](std::int64_t a, std::int64_t b) { return rank(a, options) > rank(b, options); };
  std::stable_sort(m_finished.begin(), m_finished.end(), byRank);
  std::stable_sort(m_live.begin(), m_live.end(), byRank);
  if (journal) noteEnds(*journal);
  std::vector<Hypothesis> result;
  const auto take = [&](const std::vector<std::int64_t>& nodes, bool finished) {
    for (std::size_t k = 0; k < nodes.size() && result.size() < static_cast<std::size_t>(options.nbest); ++k) {
      result.push_back(unroll(nodes[k], finished, options));
    }
  };
  take(m_finished, true);
  take(m_live, false);
  return result;
}

void BeamSearch::reset(const StepScorer& scorer, const SearchOptions& options) {
  const int columns = std::min(options.width, kFirstColumns);
  if (m_logits.rows() != scorer.words() || m_logits.cols() < columns) m_logits.resize(scorer.words(), columns);
  m_payloads.clear();
  m_payloadColumns = 0;
  m_nodes.clear();
  m_finished.clear();
  m_candidates.clear();
  m_live.assign(1, -1);
  m_lastWords.assign(1, kSentenceStart);
}

/// One step of the model for all live hypotheses; what it says about forbidden words is overruled.
void BeamSearch::score(StepScorer& scorer, const SearchOptions& options) {
  const auto live = static_cast<Index>(m_live.size());
  if (m_logits.cols() < live) m_logits.resize(scorer.words(), options.width);
  if (m_logNormaliser.size() < live) m_logNormaliser.resize(std::max<Index>(live, m_logits.cols()));
  const Index payloadSize = scorer.payloadSize();
  if (m_payload.rows() != payloadSize || m_payload.cols() < live) m_payload.resize(payloadSize, m_logits.cols());

  scorer.step(m_lastWords, {m_logits.leftCols(live), m_logNormaliser.head(live), m_payload.leftCols(live)});
  checkFinite(m_logNormaliser.head(live));
  for (const int word : options.forbidden) m_logits.row(word).head(live).setConstant(static_cast<float>(kImpossible));
  m_payloads.insert(m_payloads.end(), m_payload.data(), m_payload.data() + payloadSize * live);
  m_payloadColumns += live;
}

/// Leaves in m_candidates the best `room` continuations of the live hypotheses, best first.
void BeamSearch::collectCandidates(int words, std::size_t room) {
  m_candidates.clear();
  for (int parent = 0; parent < static_cast<int>(m_live.size()); ++parent) {
    const std::int64_t node = m_live[static_cast<std::size_t>(parent)];
    const double base = (node < 0 ? 0.0 : m_nodes[static_cast<std::size_t>(node)].sum) - m_logNormaliser[parent];
    const auto column = m_logits.col(parent);
    for (Index first = 0; first < words; first += kBlock) {
      const Index count = std::min<Index>(kBlock, words - first);
      const double largest = base + static_cast<double>(kernels<float>().maximum(count, column.data() + first));
      if (m_candidates.size() == room && largest < m_candidates.front().sum) continue;
      for (Index word = first; word < first + count; ++word) {
        offer({base + static_cast<double>(column[word]), static_cast<int>(word), parent}, room);
      }
    }
  }
  std::sort_heap(m_candidates.begin(), m_candidates.end(), better);
}

void BeamSearch::offer(const Candidate& candidate, std::size_t room) {
  if (!(candidate.sum > kImpossible)) return;  // probability 0
  if (m_candidates.size() == room) {
    if (!better(candidate, m_candidates.front())) return;
    std::pop_heap(m_candidates.begin(), m_candidates.end(), better);
    m_candidates.pop_back();
  }
  m_candidates.push_back(candidate);
  std::push_heap(m_candidates.begin(), m_candidates.end(), better);
}

/// Turns the candidates into nodes: finished ones leave, the others are the new live hypotheses.
void BeamSearch::advance(StepScorer& scorer, const SearchOptions& options) {
  const auto parentNodes = m_live;
  const std::int64_t firstColumn = m_payloadColumns - static_cast<std::int64_t>(parentNodes.size());
  m_live.clear();
  m_lastWords.clear();
  m_parents.clear();
  for (const Candidate& c : m_candidates) {
    const std::int64_t parent = parentNodes[static_cast<std::size_t>(c.parent)];
    const int length = parent < 0 ? 1 : m_nodes[static_cast<std::size_t>(parent)].length + 1;
    const double logProbability = static_cast<double>(m_logits(c.word, c.parent)) - m_logNormaliser[c.parent];
    m_nodes.push_back({c.word, parent, firstColumn + c.parent, logProbability, c.sum, length});
    const auto node = static_cast<std::int64_t>(m_nodes.size()) - 1;
    if (c.word == options.endWord) {
      m_finished.push_back(node);
      continue;
    }
    m_live.push_back(node);
    m_lastWords.push_back(c.word);
    m_parents.push_back(c.parent);
  }
  if (!m_live.empty()) scorer.select(m_parents);
}

/// Writes down the candidates, and takes those that do not enter the beam away again.
void BeamSearch::note(std::size_t room, const SearchOptions& options, BeamJournal& journal) {
  if (journal.nodes.empty()) m_noted.clear();
  for (std::size_t k = 0; k < m_candidates.size(); ++k) {
    const Candidate& c = m_candidates[k];
    const std::int64_t parent = m_live[static_cast<std::size_t>(c.parent)];
    BeamJournal::Node node;
    node.step = parent < 0 ? 1 : m_nodes[static_cast<std::size_t>(parent)].length + 1;
    node.word = c.word;
    node.parent = parent < 0 ? -1 : m_noted[static_cast<std::size_t>(parent)];
    node.logProbability = static_cast<double>(m_logits(c.word, c.parent)) - m_logNormaliser[c.parent];
    node.sum = c.sum;
    node.score = rankOf(c.sum, static_cast<std::size_t>(node.step), options);
    node.fate = k >= room                   ? BeamJournal::Fate::pruned
                : c.word == options.endWord ? BeamJournal::Fate::finished
                                            : BeamJournal::Fate::kept;
    if (k < room) m_noted.push_back(static_cast<int>(journal.nodes.size()));
    journal.nodes.push_back(node);
  }
  if (m_candidates.size() > room) m_candidates.resize(room);
}

/// m_finished and m_live are in the order of their ranks.
void BeamSearch::noteEnds(BeamJournal& journal) const {
  journal.ends.clear();
  for (const auto* const nodes : {&m_finished, &m_live})
    for (const std::int64_t node : *nodes)
      if (node >= 0) journal.ends.push_back(m_noted[static_cast<std::size_t>(node)]);
}

/// Whether the first `nbest` finished hypotheses are certain to stay what they are.
bool BeamSearch::nothingCanImprove(const SearchOptions& options) const {
  const auto nbest = static_cast<std::size_t>(options.nbest);
  if (m_finished.size() == static_cast<std::size_t>(options.width)) return true;
  if (m_finished.size() < nbest || m_live.empty()) return false;
  std::vector<double> ranks;
  for (const std::int64_t node : m_finished) ranks.push_back(rank(node, options));
  std::nth_element(ranks.begin(), ranks.begin() + (options.nbest - 1), ranks.end(), std::greater<>());
  const double best = m_nodes[static_cast<std::size_t>(m_live.front())].sum;  // live ones are sorted
  return rankOf(best, static_cast<std::size_t>(options.maxLength), options) <= ranks[nbest - 1];
}

double BeamSearch::rank(std::int64_t node, const SearchOptions& options) const {
  if (node < 0) return 0;
  const Node& n = m_nodes[static_cast<std::size_t>(node)];
  return rankOf(n.sum, static_cast<std::size_t>(n.length), options);
}

Hypothesis BeamSearch::unroll(std::int64_t node, bool finished, const SearchOptions& options) const {
  Hypothesis result;
  result.finished = finished;
  if (node < 0) return result;
  const Node& last = m_nodes[static_cast<std::size_t>(node)];
  result.logProbability = last.sum;
  result.score = rank(node, options);
  const auto length = static_cast<std::size_t>(last.length);
  result.words.resize(length);
  result.logProbabilities.resize(length);
  result.payload.resize(last.length, m_payload.rows());
  for (std::size_t i = length; i-- > 0;) {
    const Node& n = m_nodes[static_cast<std::size_t>(node)];
    result.words[i] = n.word;
    result.logProbabilities[i] = n.logProbability;
    const float* const column = m_payloads.data() + n.payload * m_payload.rows();
    result.payload.row(static_cast<Index>(i)) =
        Eigen::Map<const Eigen::Matrix<float, 1, Eigen::Dynamic>>(column, m_payload.rows());
    node = n.parent;
  }
  return result;
}

namespace {

/// The likeliest word of a column, the lower number on a tie; -1 if none can follow.
int likeliest(ConstVectorRef<float> logits) {
  const Kernels<float>& k = kernels<float>();
  int word = -1;
  float most = static_cast<float>(kImpossible);
  for (Index first = 0; first < logits.size(); first += kBlock) {  // most blocks hold nothing larger than what was seen
    const Index count = std::min<Index>(kBlock, logits.size() - first);
    const float here = k.maximum(count, logits.data() + first);
    if (!(here > most)) continue;
    most = here;
    word = static_cast<int>(first);
  }
  if (word < 0) return word;
  return static_cast<int>(std::find(logits.data() + word, logits.data() + logits.size(), most) - logits.data());
}

}  // namespace

void GreedySearch::reset(const StepScorer& scorer, std::span<const int> maxLengths) {
  const auto columns = static_cast<Index>(maxLengths.size());
  if (m_logits.rows() != scorer.words() || m_logits.cols() < columns) m_logits.resize(scorer.words(), columns);
  if (m_logNormaliser.size() < columns) m_logNormaliser.resize(columns);
  if (m_payload.rows() != scorer.payloadSize() || m_payload.cols() < columns)
    m_payload.resize(scorer.payloadSize(), columns);
  m_sentence.resize(maxLengths.size());
  std::iota(m_sentence.begin(), m_sentence.end(), std::size_t{0});
  m_last.assign(maxLengths.size(), kSentenceStart);
}

bool GreedySearch::extend(Index b, int maxLength, int endWord, Hypothesis& hypothesis) const {
  const int word = likeliest(m_logits.col(b));
  if (word < 0) return false;  // nothing can follow
  hypothesis.payload.row(static_cast<Index>(hypothesis.words.size())) = m_payload.col(b).transpose();
  hypothesis.words.push_back(word);
  hypothesis.logProbabilities.push_back(static_cast<double>(m_logits(word, b)) - m_logNormaliser[b]);
  hypothesis.logProbability += hypothesis.logProbabilities.back();
  hypothesis.finished = word == endWord;
  return !hypothesis.finished && static_cast<int>(hypothesis.words.size()) < maxLength;
}

std::vector<Hypothesis> GreedySearch::run(StepScorer& scorer, const SearchOptions& options,
                                          std::span<const int> maxLengths, std::stop_token stop) {
  checkOptions(scorer, options);
  reset(scorer, maxLengths);
  std::vector<Hypothesis> results(maxLengths.size());
  for (std::size_t k = 0; k < results.size(); ++k) results[k].payload.resize(maxLengths[k], scorer.payloadSize());
  while (!m_sentence.empty()) {
    throwIfStopped(stop);
    const auto live = static_cast<Index>(m_sentence.size());
    scorer.step(m_last, {m_logits.leftCols(live), m_logNormaliser.head(live), m_payload.leftCols(live)});
    checkFinite(m_logNormaliser.head(live));
    for (const int word : options.forbidden) m_logits.row(word).head(live).setConstant(static_cast<float>(kImpossible));
    m_columns.clear();
    for (Index b = 0; b < live; ++b) {
      const std::size_t sentence = m_sentence[static_cast<std::size_t>(b)];
      if (!extend(b, maxLengths[sentence], options.endWord, results[sentence])) continue;
      m_sentence[m_columns.size()] = sentence;
      m_last[m_columns.size()] = results[sentence].words.back();
      m_columns.push_back(static_cast<int>(b));
    }
    m_sentence.resize(m_columns.size());
    m_last.resize(m_columns.size());
    if (!m_columns.empty() && static_cast<Index>(m_columns.size()) < live) scorer.select(m_columns);
  }
  for (Hypothesis& result : results) {
    result.payload.conservativeResize(static_cast<Index>(result.words.size()), Eigen::NoChange);
    if (!result.words.empty()) result.score = rankOf(result.logProbability, result.words.size(), options);
  }
  return results;
}

Hypothesis greedySearch(StepScorer& scorer, const SearchOptions& options, std::stop_token stop) {
  GreedySearch search;
  return std::move(search.run(scorer, options, std::span(&options.maxLength, 1), std::move(stop)).front());
}

}  // namespace lookback
