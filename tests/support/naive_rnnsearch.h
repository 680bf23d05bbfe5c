// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <map>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "core/model/config.h"
#include "core/model/parameters.h"

/// The model once more, as slowly and plainly as the paper's Appendix A can be read: one sentence pair, one number at a
/// time, no matrix library. It is the oracle of the tests and shares no code with core but the parameters' names.
namespace lookback::naive {

using Numbers = std::vector<double>;

/// A tensor by rows; one that the model does not have is empty and adds nothing.
struct Table {
  std::size_t rows = 0, columns = 0;
  Numbers values;  // row by row
  double at(std::size_t i, std::size_t j) const { return values[i * columns + j]; }
};

/// Every tensor of a model by its name.
using Tables = std::map<std::string, Table>;

inline Tables tablesOf(const Parameters<double>& parameters) {
  Tables tables;
  parameters.visit([&](const std::string& name, MatrixRef<double> tensor) {
    Table table{static_cast<std::size_t>(tensor.rows()), static_cast<std::size_t>(tensor.cols()), {}};
    for (Index i = 0; i < tensor.rows(); ++i)
      for (Index j = 0; j < tensor.cols(); ++j) table.values.push_back(tensor(i, j));
    tables[name] = table;
  });
  return tables;
}

/// y += A x
inline void addProduct(const Table& A, const Numbers& x, Numbers& y) {
  for (std::size_t i = 0; i < A.rows; ++i)
    for (std::size_t j = 0; j < A.columns; ++j) y[i] += A.at(i, j) * x[j];
}

/// y += b
inline void addBias(const Table& b, Numbers& y) {
  for (std::size_t i = 0; i < b.rows; ++i) y[i] += b.at(i, 0);
}

inline double sigmoid(double x) {
  return 1 / (1 + std::exp(-x));
}

inline double dot(const Numbers& a, const Numbers& b) {
  double sum = 0;
  for (std::size_t i = 0; i < a.size(); ++i) sum += a[i] * b[i];
  return sum;
}

/// log of softmax(x), safe for large numbers.
inline Numbers logSoftmax(const Numbers& x) {
  const double largest = *std::max_element(x.begin(), x.end());
  double sum = 0;
  for (double value : x) sum += std::exp(value - largest);
  Numbers result;
  for (double value : x) result.push_back(value - largest - std::log(sum));
  return result;
}

inline Numbers softmax(const Numbers& x) {
  Numbers result = logSoftmax(x);
  for (double& value : result) value = std::exp(value);
  return result;
}

/// One step of a gated unit.
struct Gates {
  Numbers z, r, sTilde, s;  // (n) each
};

/// One decoder step; letters of the paper. With scorer `none` e and alpha are empty.
struct Step {
  Numbers e, alpha;           // (T_x)
  Numbers c;                  // (2n), or (n) with scorer `none`
  Numbers z, r, sTilde, s;    // (n)
  Numbers t;                  // (l)
  Numbers logProbabilities;   // (K_y) of every word after the words before
  double logProbability = 0;  // of the word that the pair has here
};

struct Forward {
  std::vector<Numbers> h;   // [position j of T_x][2n]; with scorer `none` one entry: the fixed vector [n]
  Numbers sInitial;         // (n) s_0
  std::vector<Step> steps;  // [T_y], the end mark's step last
  double loss = 0;          // -log p of all target words, end mark included
};

/// The whole model for one sentence pair at a time.
class Rnnsearch {
 public:
  Rnnsearch(const ModelConfig& config, Tables tables) : m_config(config), m_tables(std::move(tables)) {}
  Rnnsearch(const ModelConfig& config, const Parameters<double>& parameters)
      : Rnnsearch(config, tablesOf(parameters)) {}

  /// `source` and `target` are word numbers without end marks; both get one here.
  Forward forward(std::span<const int> source, std::span<const int> target) const {
    Forward result;
    const Numbers first = encode(source, result.h);
    // s_0 = tanh(W_s h + b_s)
    result.sInitial = affine("decoder.initial.W_s", first, "decoder.initial.b_s");
    for (double& value : result.sInitial) value = std::tanh(value);

    Numbers s = result.sInitial;
    Numbers y(static_cast<std::size_t>(m_config.m), 0.0);  // E y_0 = 0
    for (std::size_t i = 0; i <= target.size(); ++i) {
      const int word = i < target.size() ? target[i] : 0;
      Step step = decoderStep(result.h, s, y);
      step.logProbability = step.logProbabilities[static_cast<std::size_t>(word)];
      result.loss -= step.logProbability;
      s = step.s;
      y = column("target.E", word);
      result.steps.push_back(step);
    }
    return result;
  }

  /// One step from s_{i-1} and E y_{i-1}, in the paper's order: score, soften, blend, write.
  Step decoderStep(const std::vector<Numbers>& h, const Numbers& sPrev, const Numbers& y) const {
    if (m_config.scorer == Scorer::none) return writeFrom(h.front(), sPrev, y);
    Numbers e;
    for (const Numbers& h_j : h) e.push_back(energy(sPrev, h_j));
    const Numbers alpha = softmax(e);  // eq. 6
    Numbers c(h.front().size(), 0.0);  // eq. 5
    for (std::size_t j = 0; j < h.size(); ++j)
      for (std::size_t k = 0; k < c.size(); ++k) c[k] += alpha[j] * h[j][k];
    Step step = writeFrom(c, sPrev, y);
    step.e = e;
    step.alpha = alpha;
    return step;
  }

  /// The step from a given context on; no energies and weights in the result.
  Step writeFrom(const Numbers& c, const Numbers& sPrev, const Numbers& y) const {
    Step step;
    step.c = c;
    const Gates gates = gatedUnit("decoder", y, sPrev, &c);
    step.z = gates.z;
    step.r = gates.r;
    step.sTilde = gates.sTilde;
    step.s = gates.s;
    step.t = readout(m_config.readoutState == ReadoutState::current ? step.s : sPrev, y, c);
    step.logProbabilities = logSoftmax(affine("output.W_o", step.t, "output.b_w"));  // eq. 4
    return step;
  }

  /// Annotations of `source` with its end mark into `h`; returns what s_0 is made from.
  Numbers encode(std::span<const int> source, std::vector<Numbers>& h) const {
    std::vector<Numbers> x;
    for (int word : source) x.push_back(column("source.E", word));
    x.push_back(column("source.E", 0));

    const std::size_t length = x.size(), n = static_cast<std::size_t>(m_config.n);
    std::vector<Numbers> forward(length), backward(length);
    Numbers state(n, 0.0);
    for (std::size_t j = 0; j < length; ++j) state = forward[j] = gatedUnit("encoder.forward", x[j], state, nullptr).s;
    if (m_config.scorer == Scorer::none) {
      h = {forward.back()};
      return forward.back();
    }
    state.assign(n, 0.0);
    for (std::size_t j = length; j-- > 0;) state = backward[j] = gatedUnit("encoder.backward", x[j], state, nullptr).s;
    h.clear();
    for (std::size_t j = 0; j < length; ++j) {  // eq. 7: h_j = [forward; backward]
      h.push_back(forward[j]);
      h.back().insert(h.back().end(), backward[j].begin(), backward[j].end());
    }
    return backward.front();
  }

 private:
  const Table& table(const std::string& name) const {
    static const Table kAbsent;
    const auto found = m_tables.find(name);
    return found == m_tables.end() ? kAbsent : found->second;
  }

  Numbers column(const std::string& name, int word) const {
    const Table& E = table(name);
    Numbers result;
    for (std::size_t i = 0; i < E.rows; ++i) result.push_back(E.at(i, static_cast<std::size_t>(word)));
    return result;
  }

  /// A x + b
  Numbers affine(const std::string& A, const Numbers& x, const std::string& b) const {
    Numbers result(table(A).rows, 0.0);
    addProduct(table(A), x, result);
    addBias(table(b), result);
    return result;
  }

  /// Appendix A.1.1 without `c`, A.2.2 with it.
  Gates gatedUnit(const std::string& prefix, const Numbers& x, const Numbers& s, const Numbers* c) const {
    const auto gate = [&](const std::string& suffix, const Numbers& state) {
      Numbers result(static_cast<std::size_t>(m_config.n), 0.0);
      addProduct(table(prefix + ".W" + suffix), x, result);
      addProduct(table(prefix + ".U" + suffix), state, result);
      if (c) addProduct(table(prefix + ".C" + suffix), *c, result);
      addBias(table(prefix + ".b" + suffix), result);
      return result;
    };
    Gates g;
    g.z = gate("_z", s);
    g.r = gate("_r", s);
    for (double& value : g.z) value = sigmoid(value);
    for (double& value : g.r) value = sigmoid(value);
    Numbers reset;
    for (std::size_t k = 0; k < s.size(); ++k) reset.push_back(g.r[k] * s[k]);
    g.sTilde = gate("", reset);
    for (std::size_t k = 0; k < s.size(); ++k) {
      g.sTilde[k] = std::tanh(g.sTilde[k]);
      g.s.push_back((1 - g.z[k]) * s[k] + g.z[k] * g.sTilde[k]);
    }
    return g;
  }

  /// a(s_{i-1}, h_j)
  double energy(const Numbers& sPrev, const Numbers& h_j) const {
    const std::size_t n = sPrev.size();
    if (m_config.scorer == Scorer::additive) {
      Numbers hidden = affine("attention.W_a", sPrev, "attention.b_a");
      addProduct(table("attention.U_a"), h_j, hidden);
      double sum = 0;
      for (std::size_t k = 0; k < hidden.size(); ++k) sum += table("attention.v_a").at(k, 0) * std::tanh(hidden[k]);
      return sum;
    }
    if (m_config.scorer == Scorer::general) {
      Numbers projected(n, 0.0);
      addProduct(table("attention.W_a"), h_j, projected);
      return dot(sPrev, projected);
    }
    double sum = 0;
    for (std::size_t k = 0; k < n; ++k) sum += sPrev[k] * (h_j[k] + h_j[n + k]);
    return sum;
  }

  /// The readout of A.2.2.
  Numbers readout(const Numbers& s, const Numbers& y, const Numbers& c) const {
    Numbers tTilde = affine("readout.U_o", s, "readout.b_o");
    addProduct(table("readout.V_o"), y, tTilde);
    addProduct(table("readout.C_o"), c, tTilde);
    if (m_config.readout == Readout::linear) return tTilde;
    Numbers t;
    if (m_config.readout == Readout::tanh) {
      for (double value : tTilde) t.push_back(std::tanh(value));
    } else {
      for (std::size_t k = 0; k + 1 < tTilde.size(); k += 2) t.push_back(std::max(tTilde[k], tTilde[k + 1]));
    }
    return t;
  }

  ModelConfig m_config;
  Tables m_tables;
};

}  // namespace lookback::naive
