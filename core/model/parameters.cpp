// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/parameters.h"

#include "core/base/large_pages.h"

namespace lookback {

namespace {

template <class S>
Matrix<S> zeroMatrix(Index rows, Index cols) {
  Matrix<S> matrix(rows, cols);
  preferLargePages(matrix.data(), static_cast<std::size_t>(matrix.size()) * sizeof(S));
  matrix.setZero();
  return matrix;
}

template <class S>
GatedUnit<S> gatedUnit(Index n, Index m, Index context, bool biases) {
  GatedUnit<S> p;
  p.W = zeroMatrix<S>(3 * n, m);
  p.U_zr = zeroMatrix<S>(2 * n, n);
  p.U = zeroMatrix<S>(n, n);
  if (context > 0) p.C = zeroMatrix<S>(3 * n, context);
  if (biases) p.b = Vector<S>::Zero(3 * n);
  return p;
}

template <class S>
Attention<S> scorerTensors(const ModelConfig& config) {
  Attention<S> p;
  if (config.scorer == Scorer::general) p.W_a = zeroMatrix<S>(config.n, 2 * config.n);
  if (config.scorer != Scorer::additive) return p;
  p.W_a = zeroMatrix<S>(config.nAlign, config.n);
  p.U_a = zeroMatrix<S>(config.nAlign, 2 * config.n);
  p.v_a = Vector<S>::Zero(config.nAlign);
  if (config.biases) p.b_a = Vector<S>::Zero(config.nAlign);
  return p;
}

bool endsWith(const std::string& text, std::string_view end) {
  return text.size() >= end.size() && text.ends_with(end);
}

/// A square matrix with orthonormal columns: Gram and Schmidt on normal ones, each column cleaned twice so that
/// rounding does not add up.
template <class S>
void orthogonal(MatrixRef<S> matrix, Rng& rng) {
  Matrix<double> q(matrix.rows(), matrix.cols());
  for (Index i = 0; i < q.size(); ++i) q.data()[i] = rng.normal();
  Vector<double> shares(q.cols());
  for (Index k = 0; k < q.cols(); ++k) {
    for (int pass = 0; pass < 2 && k > 0; ++pass) {
      shares.head(k).noalias() = q.leftCols(k).transpose() * q.col(k);
      q.col(k).noalias() -= q.leftCols(k) * shares.head(k);
    }
    q.col(k) /= q.col(k).norm();
  }
  matrix = q.cast<S>();
}

}  // namespace

template <class S>
Parameters<S> Parameters<S>::zeros(const ModelConfig& config) {
  const bool attends = config.scorer != Scorer::none;
  const Index rows = config.readoutRows();
  Parameters p;
  p.sourceEmbedding = zeroMatrix<S>(config.m, config.sourceWords);
  p.targetEmbedding = zeroMatrix<S>(config.m, config.targetWords);
  p.encoderForward = gatedUnit<S>(config.n, config.m, 0, config.biases);
  if (attends) p.encoderBackward = gatedUnit<S>(config.n, config.m, 0, config.biases);
  p.initialState.W_s = zeroMatrix<S>(config.n, config.n);
  if (config.biases) p.initialState.b_s = Vector<S>::Zero(config.n);
  p.attention = scorerTensors<S>(config);
  p.decoder = gatedUnit<S>(config.n, config.m, config.contextSize(), config.biases);
  p.readout.U_o = zeroMatrix<S>(rows, config.n);
  p.readout.V_o = zeroMatrix<S>(rows, config.m);
  p.readout.C_o = zeroMatrix<S>(rows, config.contextSize());
  if (config.biases) p.readout.b_o = Vector<S>::Zero(rows);
  p.output.W_o = zeroMatrix<S>(config.targetWords, config.l);
  if (config.biases) p.output.b_w = Vector<S>::Zero(config.targetWords);
  return p;
}

template <class S>
template <class T>
Parameters<T> Parameters<S>::cast(const ModelConfig& config) const {
  Parameters<T> result = Parameters<T>::zeros(config);
  std::vector<Matrix<T>> tensors;
  visit([&](const std::string&, const MatrixRef<S>& tensor) { tensors.push_back(tensor.template cast<T>()); });
  std::size_t next = 0;
  result.visit([&](const std::string&, MatrixRef<T> tensor) { tensor = tensors[next++]; });
  return result;
}

template <class S>
void initialise(Parameters<S>& parameters, const InitOptions& options, Rng rng) {
  parameters.visit([&](const std::string& name, MatrixRef<S> tensor) {
    const std::string letters = name.substr(name.rfind('.') + 1);
    const bool recurrent = letters == "U" || letters == "U_z" || letters == "U_r";
    if (letters.front() == 'b') {
      tensor.setZero();
    } else if (recurrent) {
      orthogonal<S>(tensor, rng);
    } else {
      const double spread = letters == "v_a" ? options.v_a : endsWith(letters, "_a") ? options.scorer : options.weights;
      for (Index j = 0; j < tensor.cols(); ++j)
        for (Index i = 0; i < tensor.rows(); ++i) tensor(i, j) = static_cast<S>(spread * rng.normal());
    }
  });
}

template <class S>
Index parameterCount(const Parameters<S>& parameters) {
  Index count = 0;
  parameters.visit([&](const std::string&, const MatrixRef<S>& tensor) { count += tensor.size(); });
  return count;
}

template struct Parameters<float>;
template struct Parameters<double>;
template Parameters<double> Parameters<float>::cast<double>(const ModelConfig&) const;
template Parameters<float> Parameters<double>::cast<float>(const ModelConfig&) const;
template Parameters<float> Parameters<float>::cast<float>(const ModelConfig&) const;
template void initialise<float>(Parameters<float>&, const InitOptions&, Rng);
template void initialise<double>(Parameters<double>&, const InitOptions&, Rng);
template Index parameterCount<float>(const Parameters<float>&);
template Index parameterCount<double>(const Parameters<double>&);

}  // namespace lookback
