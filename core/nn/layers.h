// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "core/tensor/types.h"

namespace lookback {

/// Hands one named tensor (or block of rows of one) to a visitor; empty ones do not exist for it.
template <class S, class F>
void visitTensor(F& f, const std::string& name, Matrix<S>& tensor) {
  if (tensor.size() > 0) f(name, MatrixRef<S>(tensor));
}
template <class S, class F>
void visitTensor(F& f, const std::string& name, Vector<S>& tensor) {
  if (tensor.size() > 0) f(name, MatrixRef<S>(tensor));
}
template <class S, class F>
void visitRows(F& f, const std::string& name, Matrix<S>& tensor, Index first, Index rows) {
  if (tensor.size() > 0) f(name, MatrixRef<S>(tensor.middleRows(first, rows)));
}
template <class S, class F>
void visitRows(F& f, const std::string& name, Vector<S>& tensor, Index first, Index rows) {
  if (tensor.size() > 0) f(name, MatrixRef<S>(tensor.segment(first, rows)));
}

/// The gated unit of Appendix A.1.1 (without C) and A.2.2 (with C):
///   z = sigmoid(W_z x + U_z s + C_z c + b_z)        update gate
///   r = sigmoid(W_r x + U_r s + C_r c + b_r)        reset gate
///   sTilde = tanh(W x + U (r * s) + C c + b)
///   sNew = (1 - z) * s + z * sTilde
/// The three gates are stored below each other so that each input costs one product.
template <class S>
struct GatedUnit {
  Matrix<S> W;     // (3n, m): W_z, W_r, W
  Matrix<S> U_zr;  // (2n, n): U_z, U_r
  Matrix<S> U;     // (n, n)
  Matrix<S> C;     // (3n, context): C_z, C_r, C; empty in the encoder
  Vector<S> b;     // (3n): b_z, b_r, b; empty without biases

  Index units() const { return U.rows(); }

  template <class F>
  void visit(const std::string& prefix, F& f) {
    const Index n = units();
    visitRows(f, prefix + ".W_z", W, 0, n);
    visitRows(f, prefix + ".W_r", W, n, n);
    visitRows(f, prefix + ".W", W, 2 * n, n);
    visitRows(f, prefix + ".U_z", U_zr, 0, n);
    visitRows(f, prefix + ".U_r", U_zr, n, n);
    visitTensor(f, prefix + ".U", U);
    visitRows(f, prefix + ".C_z", C, 0, n);
    visitRows(f, prefix + ".C_r", C, n, n);
    visitRows(f, prefix + ".C", C, 2 * n, n);
    visitRows(f, prefix + ".b_z", b, 0, n);
    visitRows(f, prefix + ".b_r", b, n, n);
    visitRows(f, prefix + ".b", b, 2 * n, n);
  }
};

/// s_0 = tanh(W_s h + b_s), h the backward state at the first source word (A.2.2); the fixed vector for scorer `none`.
template <class S>
struct InitialState {
  Matrix<S> W_s;  // (n, n)
  Vector<S> b_s;  // (n)

  template <class F>
  void visit(const std::string& prefix, F& f) {
    visitTensor(f, prefix + ".W_s", W_s);
    visitTensor(f, prefix + ".b_s", b_s);
  }
};

/// The scorer a(s_{i-1}, h_j), equation 6:
///   additive  e = v_a . tanh(W_a s + U_a h_j + b_a)      (A.1.2)
///   general   e = s . (W_a h_j)                           (Luong et al. 2015)
///   dot       e = s . (forward part of h_j + backward part of h_j)
template <class S>
struct Attention {
  Matrix<S> W_a;  // additive (n', n); general (n, 2n); else empty
  Matrix<S> U_a;  // additive (n', 2n)
  Vector<S> v_a;  // additive (n')
  Vector<S> b_a;  // additive (n')

  template <class F>
  void visit(const std::string& prefix, F& f) {
    visitTensor(f, prefix + ".W_a", W_a);
    visitTensor(f, prefix + ".U_a", U_a);
    visitTensor(f, prefix + ".v_a", v_a);
    visitTensor(f, prefix + ".b_a", b_a);
  }
};

/// t~ = U_o s + V_o E y_{i-1} + C_o c + b_o; t = the larger of each pair of neighbours (maxout), tanh(t~) or t~
/// (A.2.2).
template <class S>
struct ReadoutLayer {
  Matrix<S> U_o;  // (2l, n)
  Matrix<S> V_o;  // (2l, m)
  Matrix<S> C_o;  // (2l, context)
  Vector<S> b_o;  // (2l)

  template <class F>
  void visit(const std::string& prefix, F& f) {
    visitTensor(f, prefix + ".U_o", U_o);
    visitTensor(f, prefix + ".V_o", V_o);
    visitTensor(f, prefix + ".C_o", C_o);
    visitTensor(f, prefix + ".b_o", b_o);
  }
};

/// p(y) = softmax(W_o t + b_w)
template <class S>
struct OutputLayer {
  Matrix<S> W_o;  // (K_y, l)
  Vector<S> b_w;  // (K_y)

  template <class F>
  void visit(const std::string& prefix, F& f) {
    visitTensor(f, prefix + ".W_o", W_o);
    visitTensor(f, prefix + ".b_w", b_w);
  }
};

}  // namespace lookback
