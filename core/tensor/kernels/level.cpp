// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Compiled once a processor level, each time with its own flags and LOOKBACK_LEVEL, LOOKBACK_VECTOR_BYTES and
// LOOKBACK_REGISTERS (core/CMakeLists.txt). No code of the standard library may be compiled here: the linker keeps one
// copy of it for the whole program, and a copy with new instructions would stop an old processor.

#include "core/tensor/kernels/kernels.h"
#include "core/tensor/kernels/layers.h"
#include "core/tensor/kernels/packing.h"
#include "core/tensor/kernels/product.h"
#include "core/tensor/kernels/updates.h"

namespace lookback::LOOKBACK_LEVEL {

template <class S>
constexpr Kernels<S> layerKernels() {
  Kernels<S> k{};
  k.panelRows = kPanelRows<S>;
  k.scratch = transposedScratch<S>();
  k.pack = pack<S>;
  k.packTransposed = packTransposed<S>;
  k.multiply = multiply<S>;
  k.multiplyTransposed = multiplyTransposed<S>;
  k.add = add<S>;
  k.addScaled = addScaled<S>;
  k.scale = scale<S>;
  k.scaleBy = scaleBy<S>;
  k.addColumns = addColumns<S>;
  k.squares = squares<S>;
  k.tanhInPlace = tanhInPlace<S>;
  k.tanhBackward = tanhBackward<S>;
  k.gates = gates<S>;
  k.newState = newState<S>;
  k.newStateBackward = newStateBackward<S>;
  k.gatesBackward = gatesBackward<S>;
  k.additiveEnergies = additiveEnergies<S>;
  k.additiveEnergiesBackward = additiveEnergiesBackward<S>;
  k.weightedSum = weightedSum<S>;
  k.columnProducts = columnProducts<S>;
  k.addOuter = addOuter<S>;
  k.exponentials = exponentials<S>;
  k.maximum = maximum<S>;
  k.sumOfExponentials = sumOfExponentials<S>;
  return k;
}

constexpr Kernels<float> allKernels() {
  Kernels<float> k = layerKernels<float>();
  k.adadelta = adadelta;
  k.decay = decay;
  k.adam = adam;
  return k;
}

extern const Kernels<float> kFloat;
extern const Kernels<double> kDouble;
constexpr Kernels<float> kFloat = allKernels();
constexpr Kernels<double> kDouble = layerKernels<double>();

}  // namespace lookback::LOOKBACK_LEVEL
