// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <Eigen/Core>

namespace lookback {

using Index = Eigen::Index;

/// Column-major; a column is one position (or one hypothesis), a row one unit.
template <class S>
using Matrix = Eigen::Matrix<S, Eigen::Dynamic, Eigen::Dynamic>;
template <class S>
using Vector = Eigen::Matrix<S, Eigen::Dynamic, 1>;

/// A matrix, or a block of rows or columns of one, that somebody else owns.
template <class S>
using MatrixRef = Eigen::Ref<Matrix<S>, 0, Eigen::OuterStride<>>;
template <class S>
using ConstMatrixRef = Eigen::Ref<const Matrix<S>, 0, Eigen::OuterStride<>>;
/// The same to be kept in a container.
template <class S>
using MatrixView = Eigen::Map<Matrix<S>, 0, Eigen::OuterStride<>>;
template <class S>
using ConstMatrixView = Eigen::Map<const Matrix<S>, 0, Eigen::OuterStride<>>;
template <class S>
using VectorRef = Eigen::Ref<Vector<S>>;
template <class S>
using ConstVectorRef = Eigen::Ref<const Vector<S>>;

}  // namespace lookback
