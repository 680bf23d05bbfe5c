// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/statistical/lexicon.h"

#include <algorithm>

#include "core/base/contract.h"
#include "core/base/error.h"

namespace lookback::statistical {

Lexicon::Lexicon(const Cooccurrence& table, std::span<const double> t, double least) {
  LOOKBACK_EXPECTS(t.size() == table.entries());
  m_rowBegin.resize(table.rows() + 1);
  for (std::size_t x = 0; x < table.rows(); ++x) {
    for (std::uint32_t e = table.rowBegin[x]; e < table.rowBegin[x + 1]; ++e) {
      if (t[e] < least) continue;
      m_words.push_back(table.explained[e]);
      m_probabilities.push_back(static_cast<float>(t[e]));
    }
    m_rowBegin[x + 1] = static_cast<std::uint32_t>(m_words.size());
  }
}

Lexicon::Lexicon(std::vector<std::uint32_t> rowBegin, std::vector<std::int32_t> words, std::vector<float> probabilities)
    : m_rowBegin(std::move(rowBegin)), m_words(std::move(words)), m_probabilities(std::move(probabilities)) {
  const bool sizes = !m_rowBegin.empty() && m_rowBegin.front() == 0 && m_rowBegin.back() == m_words.size() &&
                     m_words.size() == m_probabilities.size() && std::is_sorted(m_rowBegin.begin(), m_rowBegin.end());
  if (!sizes) throw Error("the rows of its lexicon do not fit together");
  for (std::size_t x = 0; x + 1 < m_rowBegin.size(); ++x) {
    for (std::uint32_t e = m_rowBegin[x]; e < m_rowBegin[x + 1]; ++e) {
      if (m_words[e] < 0 || (e > m_rowBegin[x] && m_words[e] <= m_words[e - 1]))
        throw Error("the words of its lexicon are not in order");
      if (!(m_probabilities[e] >= 0.0f && m_probabilities[e] <= 1.0f))
        throw Error("a probability of its lexicon is not between 0 and 1");
    }
  }
}

double Lexicon::operator()(std::int32_t y, std::int32_t x) const {
  const auto row = static_cast<std::size_t>(x);
  if (x < 0 || row + 1 >= m_rowBegin.size()) return kUnseen;
  const auto first = m_words.begin() + m_rowBegin[row], last = m_words.begin() + m_rowBegin[row + 1];
  const auto at = std::lower_bound(first, last, y);
  if (at == last || *at != y) return kUnseen;
  return std::max(kUnseen, static_cast<double>(m_probabilities[static_cast<std::size_t>(at - m_words.begin())]));
}

}  // namespace lookback::statistical
