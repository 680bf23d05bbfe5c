// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/statistical/model1.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "core/base/error.h"

namespace lookback::statistical {

namespace {

constexpr std::size_t kRowsAtOnce = 256;
constexpr std::size_t kPairsBetweenLooks = 1024;  // at the stop token

/// The E step of one part: adds to `counts` (entries) and returns log p of the part.
double expect(const Bitext& bitext, const Cooccurrence& table, std::span<const double> t, int part,
              std::span<double> counts, const std::stop_token& stop) {
  double logLikelihood = 0;
  const auto p = static_cast<std::size_t>(part);
  for (std::size_t k = table.partBegin[p]; k < table.partBegin[p + 1]; ++k) {
    if (k % kPairsBetweenLooks == 0) throwIfStopped(stop);
    const std::size_t columns = bitext.x(k).size() + 1, rows = bitext.y(k).size();
    const std::uint32_t* cell = table.grid(k);
    for (std::size_t i = 0; i < rows; ++i, cell += columns) {
      double sum = 0;  // Σ_j t(y_i | x_j)
      for (std::size_t j = 0; j < columns; ++j) sum += t[cell[j]];
      // c(y | x) += t(y | x) / (t(y | x_0) + … + t(y | x_I)), equation 17
      const double scale = 1 / sum;
      for (std::size_t j = 0; j < columns; ++j) counts[cell[j]] += t[cell[j]] * scale;
      logLikelihood += std::log(sum);
    }
    logLikelihood -= static_cast<double>(rows) * std::log(static_cast<double>(columns));
  }
  return logLikelihood;
}

}  // namespace

ExpectedCounts::ExpectedCounts(std::size_t entries) : m_parts(kParts, std::vector<double>(entries)) {}

void ExpectedCounts::normalise(const Cooccurrence& table, std::vector<double>& t, Team& team) {
  forEachPiece(team, table.rows(), kRowsAtOnce, [&](std::size_t first, std::size_t last) {
    for (std::size_t x = first; x < last; ++x) {
      double sum = 0;
      for (std::uint32_t e = table.rowBegin[x]; e < table.rowBegin[x + 1]; ++e) {
        for (std::size_t part = 1; part < m_parts.size(); ++part) {
          m_parts[0][e] += m_parts[part][e];
          m_parts[part][e] = 0;
        }
        sum += m_parts[0][e];
      }
      for (std::uint32_t e = table.rowBegin[x]; e < table.rowBegin[x + 1]; ++e) {
        if (sum > 0) t[e] = m_parts[0][e] / sum;
        m_parts[0][e] = 0;
      }
    }
  });
}

std::vector<double> uniformTranslations(const Cooccurrence& table, int explainedWords) {
  return std::vector<double>(table.entries(), 1.0 / std::max(1, explainedWords));
}

double improveModel1(const Bitext& bitext, const Cooccurrence& table, std::vector<double>& t, Team& team,
                     std::stop_token stop) {
  ExpectedCounts counts(table.entries());
  std::array<double, kParts> logLikelihood{};
  forEachPart(team, [&](int part) {
    logLikelihood[static_cast<std::size_t>(part)] = expect(bitext, table, t, part, counts.part(part), stop);
  });
  counts.normalise(table, t, team);
  double sum = 0;
  for (const double part : logLikelihood) sum += part;
  return sum;
}

std::vector<double> trainModel1(const Bitext& bitext, const Cooccurrence& table, std::vector<double>& t, int iterations,
                                Team& team, std::stop_token stop, const ProgressCallback& progress) {
  std::vector<double> logLikelihoods;
  for (int round = 1; round <= iterations; ++round) {
    logLikelihoods.push_back(improveModel1(bitext, table, t, team, stop));
    if (progress) progress({Stage::model1, bitext.reversed, round, iterations, logLikelihoods.back(), 0});
  }
  return logLikelihoods;
}

}  // namespace lookback::statistical
