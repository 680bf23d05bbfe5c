// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/statistical/hmm.h"

#include <algorithm>
#include <array>

#include "core/base/error.h"
#include "core/statistical/model1.h"

namespace lookback::statistical {

namespace {

constexpr int kAscentRounds = 20;  // of Jumps::improve at each iteration
constexpr std::size_t kPairsAtOnce = 512;

/// Transition probabilities of every sentence length of a corpus.
class TransitionTables {
 public:
  TransitionTables(const Bitext& bitext, const Jumps& jumps) {
    m_tables.resize(static_cast<std::size_t>(longestGiven(bitext)) + 1);
    for (std::size_t k = 0; k < bitext.size(); ++k) {
      std::vector<double>& table = m_tables[bitext.x(k).size()];
      if (table.empty()) table = jumps.transitions(static_cast<int>(bitext.x(k).size()));
    }
  }
  const double* of(std::size_t given) const { return m_tables[given].data(); }

 private:
  std::vector<std::vector<double>> m_tables;  // [I], see Jumps::transitions
};

/// One pair after another as an HmmProblem; keeps the emissions it points to.
class Problems {
 public:
  Problems(const Bitext& bitext, const Cooccurrence& table, const HmmParameters& hmm,
           const TransitionTables& transitions)
      : m_bitext(bitext), m_table(table), m_hmm(hmm), m_transitions(transitions) {}

  HmmProblem of(std::size_t pair) {
    const std::size_t I = m_bitext.x(pair).size(), J = m_bitext.y(pair).size();
    m_emissions.resize(J * (I + 1));
    const std::uint32_t* cells = m_table.grid(pair);
    for (std::size_t k = 0; k < m_emissions.size(); ++k) m_emissions[k] = m_hmm.t[cells[k]];
    return {static_cast<int>(I), static_cast<int>(J), m_emissions.data(), m_transitions.of(I), m_hmm.p0};
  }

 private:
  const Bitext& m_bitext;
  const Cooccurrence& m_table;
  const HmmParameters& m_hmm;
  const TransitionTables& m_transitions;
  std::vector<double> m_emissions;
};

}  // namespace

int longestGiven(const Bitext& bitext) {
  std::size_t longest = 1;
  for (std::size_t k = 0; k < bitext.size(); ++k) longest = std::max(longest, bitext.x(k).size());
  return static_cast<int>(longest);
}

double improveHmm(const Bitext& bitext, const Cooccurrence& table, HmmParameters& hmm, Team& team,
                  std::stop_token stop) {
  const TransitionTables transitions(bitext, hmm.jumps);
  ExpectedCounts counts(table.entries());
  std::vector<JumpCounts> jumps(kParts, JumpCounts(hmm.jumps.longest()));
  std::array<double, kParts> logLikelihood{};
  forEachPart(team, [&](int part) {
    const auto p = static_cast<std::size_t>(part);
    Problems problems(bitext, table, hmm, transitions);
    HmmPass pass;
    const std::span<double> count = counts.part(part);
    for (std::size_t k = table.partBegin[p]; k < table.partBegin[p + 1]; ++k) {
      if (k % kPairsAtOnce == 0) throwIfStopped(stop);
      logLikelihood[p] += pass.forwardBackward(problems.of(k));
      pass.addJumps(hmm.jumps, jumps[p]);
      const std::span<const double> posterior = pass.posterior();
      const std::uint32_t* cells = table.grid(k);
      for (std::size_t cell = 0; cell < posterior.size(); ++cell) count[cells[cell]] += posterior[cell];
    }
  });
  counts.normalise(table, hmm.t, team);
  double sum = logLikelihood[0];
  for (std::size_t part = 1; part < kParts; ++part) {
    jumps[0] += jumps[part];
    sum += logLikelihood[part];
  }
  hmm.jumps.improve(jumps[0], kAscentRounds);
  return sum;
}

std::vector<double> trainHmm(const Bitext& bitext, const Cooccurrence& table, HmmParameters& hmm, int iterations,
                             Team& team, std::stop_token stop, const ProgressCallback& progress) {
  std::vector<double> logLikelihoods;
  for (int round = 1; round <= iterations; ++round) {
    logLikelihoods.push_back(improveHmm(bitext, table, hmm, team, stop));
    if (progress) progress({Stage::hmm, bitext.reversed, round, iterations, logLikelihoods.back(), 0});
  }
  return logLikelihoods;
}

ViterbiAlignments viterbiAlignments(const Bitext& bitext, const Cooccurrence& table, const HmmParameters& hmm,
                                    Team& team, std::stop_token stop) {
  const TransitionTables transitions(bitext, hmm.jumps);
  ViterbiAlignments result;
  result.begin.resize(bitext.size() + 1);
  for (std::size_t k = 0; k < bitext.size(); ++k) result.begin[k + 1] = result.begin[k] + bitext.y(k).size();
  result.words.resize(result.begin.back());
  forEachPiece(team, bitext.size(), kPairsAtOnce, [&](std::size_t first, std::size_t last) {
    throwIfStopped(stop);
    Problems problems(bitext, table, hmm, transitions);
    HmmPass pass;
    for (std::size_t k = first; k < last; ++k) {
      const std::vector<int> words = pass.viterbi(problems.of(k));
      for (std::size_t i = 0; i < words.size(); ++i)
        result.words[result.begin[k] + i] = static_cast<std::int16_t>(words[i]);
    }
  });
  return result;
}

std::vector<double> corpusPosterior(const Bitext& bitext, const Cooccurrence& table, const HmmParameters& hmm,
                                    std::size_t pair) {
  const std::size_t I = bitext.x(pair).size(), J = bitext.y(pair).size();
  std::vector<double> emissions(J * (I + 1));
  for (std::size_t k = 0; k < emissions.size(); ++k) emissions[k] = hmm.t[table.grid(pair)[k]];
  const std::vector<double> transitions = hmm.jumps.transitions(static_cast<int>(I));
  HmmPass pass;
  pass.forwardBackward({static_cast<int>(I), static_cast<int>(J), emissions.data(), transitions.data(), hmm.p0});
  const std::span<const double> posterior = pass.posterior();
  return {posterior.begin(), posterior.end()};
}

}  // namespace lookback::statistical
