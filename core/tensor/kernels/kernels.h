// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

namespace lookback {

/// What the processor offers. The inner loops are compiled once for each from the same source (level.cpp).
enum class ProcessorLevel {
  baseline,  // what every processor of its kind has: on x86-64 vectors of 16 bytes
  avx2,      // 32 bytes, multiply and add in one
  avx512,    // 64 bytes
};

/// The inner loops for one level; documented where they are written: product.h, packing.h, layers.h, updates.h.
/// Matrices are column-major, a stride is the distance of two columns.
template <class S>
struct Kernels {
  using Index = std::ptrdiff_t;

  Index panelRows;  // of a packed matrix
  Index scratch;    // numbers of working memory for multiplyTransposed

  void (*pack)(Index rows, Index columns, const S* a, Index aStride, Index firstPanel, Index lastPanel, S* panels);
  void (*packTransposed)(Index rows, Index columns, const S* a, Index aStride, Index firstPanel, Index lastPanel,
                         S* panels);
  void (*multiply)(Index rows, Index columns, Index depth, const S* panels, const S* b, Index bStride, bool add,
                   const S* bias, S* c, Index cStride);
  void (*multiplyTransposed)(Index rows, Index columns, Index depth, const S* a, Index aStride, const S* x,
                             Index xStride, bool add, S* c, Index cStride, S* scratch);

  void (*add)(Index n, const S* x, S* y);
  void (*addScaled)(Index n, S factor, const S* x, S* y);
  void (*scale)(Index n, S factor, S* x);
  void (*scaleBy)(Index n, const S* x, S* y);
  void (*addColumns)(Index rows, Index columns, const S* x, Index stride, S* sums);
  double (*squares)(Index n, const S* x);

  void (*tanhInPlace)(Index n, S* x);
  void (*tanhBackward)(Index n, const S* y, const S* dy, S* dx);
  void (*gates)(Index n, S* zr, const S* sPrev, S* rs);
  void (*newState)(Index n, const S* z, const S* sPrev, S* sTilde, S* s);
  void (*newStateBackward)(Index n, const S* sPrev, const S* ds, S* z, S* sTilde, S* dsPrev);
  void (*gatesBackward)(Index n, const S* sPrev, const S* drs, S* r, S* dsPrev);

  void (*additiveEnergies)(Index k, Index positions, const S* query, const S* keys, const S* v, S* e);
  void (*additiveEnergiesBackward)(Index k, Index positions, const S* query, const S* keys, const S* v, const S* de,
                                   S* dquery, S* dkeys, S* dv);
  void (*weightedSum)(Index rows, Index positions, const S* h, const S* alpha, bool add, S* c);
  void (*columnProducts)(Index rows, Index positions, const S* h, const S* dc, S* d);
  void (*addOuter)(Index k, Index positions, const S* query, const S* de, S* dkeys);
  S (*exponentials)(Index n, S* x, S* maximum);
  S (*maximum)(Index n, const S* x);
  S (*sumOfExponentials)(Index n, const S* x, S top);

  // float only; null for double
  void (*adadelta)(Index n, float scale, float rate, float rho, float epsilon, const float* g, float* x, float* g2,
                   float* dx2);
  void (*decay)(Index n, float rho, std::uint64_t times, float* x);
  void (*adam)(Index n, float scale, float rate, float correction, float beta1, float beta2, float epsilon,
               const float* g, float* x, float* m, float* v);
};

/// Those in use: of the best level that this processor has, unless the environment variable LOOKBACK_PROCESSOR names a
/// lower one
/// ("baseline", "avx2", "avx512"), as tests and benchmarks do. The choice is made once.
template <class S>
const Kernels<S>& kernels();
/// Those of one level; the processor must have it.
template <class S>
const Kernels<S>& kernels(ProcessorLevel level);

std::string_view name(ProcessorLevel level);
/// What this processor can run, lowest first.
std::vector<ProcessorLevel> processorLevels();
/// The level of kernels().
ProcessorLevel processorLevel();

}  // namespace lookback
