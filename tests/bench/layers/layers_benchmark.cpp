// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Each layer alone, in float, at the sizes of the workloads. GFLOP/s count products, Mnumbers/s elementwise results.
#include <benchmark/benchmark.h>

#include <cmath>

#include "core/nn/attention.h"
#include "core/nn/gated_unit.h"
#include "core/nn/readout.h"

namespace lookback {
namespace {

using M = Matrix<float>;

M random(Index rows, Index cols) {
  return M::Random(rows, cols) * 0.1f;
}

void countFlops(benchmark::State& state, double flops) {
  state.counters["GFLOP/s"] = benchmark::Counter(flops / 1e9, benchmark::Counter::kIsIterationInvariantRate);
}

template <class W, class P>
W ready(const P& p) {
  W weights;
  weights.resize(p, Ready::both);
  weights.assign(p, 0, 1);
  return weights;
}

GatedUnitWeights<float> unitOf(Index n) {
  GatedUnit<float> p;
  p.U_zr = random(2 * n, n);
  p.U = random(n, n);
  return ready<GatedUnitWeights<float>>(p);
}

void gatedStep(benchmark::State& state) {
  const Index n = state.range(0), columns = state.range(1);
  const GatedUnitWeights<float> p = unitOf(n);
  const M sPrev = random(n, columns), inputs = random(3 * n, columns);
  M gates(3 * n, columns), rs(n, columns), s(n, columns);
  for (auto _ : state) {
    gates = inputs;
    gatedStep<float>(p, sPrev, gates, rs, s);
    benchmark::DoNotOptimize(s.data());
  }
  countFlops(state, 2.0 * 3 * n * n * columns);
}

void gatedStepBackward(benchmark::State& state) {
  const Index n = state.range(0), columns = state.range(1);
  const GatedUnitWeights<float> p = unitOf(n);
  const M sPrev = random(n, columns), ds = random(n, columns);
  const M gates = random(3 * n, columns).cwiseAbs();
  M dgates(3 * n, columns), drs(n, columns), dsPrev(n, columns);
  for (auto _ : state) {
    dgates = gates;
    gatedStepBackward<float>(p, sPrev, ds, dgates, drs, dsPrev);
    benchmark::DoNotOptimize(dsPrev.data());
  }
  countFlops(state, 2.0 * 3 * n * n * columns);
}

/// Arguments: n', T_x.
struct ScorerRig {
  Index size, length;
  AttentionWeights<float> p;
  M query, keys, dkeys;
  Vector<float> e, de, dquery, dv_a;

  explicit ScorerRig(const benchmark::State& state) : size(state.range(0)), length(state.range(1)) {
    p.v_a = random(size, 1);
    dv_a = M::Zero(size, 1);
    query = random(size, 1);
    keys = random(size, length);
    dkeys = M::Zero(size, length);
    e = de = random(length, 1);
    dquery = Vector<float>::Zero(size);
  }
  void count(benchmark::State& state) const {
    state.counters["Mnumbers/s"] =
        benchmark::Counter(static_cast<double>(size * length) / 1e6, benchmark::Counter::kIsIterationInvariantRate);
  }
};

void additiveEnergies(benchmark::State& state) {
  ScorerRig rig(state);
  for (auto _ : state) {
    energies<float>(rig.p, rig.query.col(0), rig.keys, rig.e);
    benchmark::DoNotOptimize(rig.e.data());
  }
  rig.count(state);
}

void additiveEnergiesBackward(benchmark::State& state) {
  ScorerRig rig(state);
  for (auto _ : state) {
    energiesBackward<float>(rig.p, rig.query.col(0), rig.keys, rig.de, rig.dquery, rig.dkeys, rig.dv_a);
    benchmark::DoNotOptimize(rig.dquery.data());
  }
  rig.count(state);
}

/// Arguments: l, words, columns.
void outputForwardAndBackward(benchmark::State& state) {
  const Index l = state.range(0), words = state.range(1), columns = state.range(2);
  OutputLayer<float> layer;
  layer.W_o = random(words, l);
  layer.b_w = random(words, 1);
  const auto p = ready<OutputWeights<float>>(layer);
  const M t = random(l, columns);
  M logits(words, columns), dt(l, columns), dW_o(words, l), tOverZ(l, columns);
  Vector<float> db_w = Vector<float>::Zero(words), inverseZ(columns);
  AlignedNumbers<float> scratch;
  OutputGradient<float> gradient{dt, dW_o, false, db_w, tOverZ, inverseZ, &scratch};
  const std::vector<std::int32_t> targets(static_cast<std::size_t>(columns), 3);
  for (auto _ : state) {
    benchmark::DoNotOptimize(outputLoss<float>(p, t, targets, logits, &gradient));
  }
  countFlops(state, 3 * 2.0 * l * words * columns);
}

/// Arguments: n, m, l, columns.
void maxoutReadout(benchmark::State& state) {
  const Index n = state.range(0), m = state.range(1), l = state.range(2), columns = state.range(3);
  ReadoutLayer<float> layer;
  layer.U_o = random(2 * l, n);
  layer.V_o = random(2 * l, m);
  layer.C_o = random(2 * l, 2 * n);
  const auto p = ready<ReadoutWeights<float>>(layer);
  const M s = random(n, columns), y = random(m, columns), c = random(2 * n, columns);
  M tTilde(2 * l, columns), t(l, columns);
  for (auto _ : state) {
    readout<float>(p, ReadoutKind::maxout, s, y, c, tTilde, t);
    benchmark::DoNotOptimize(t.data());
  }
  countFlops(state, 2.0 * 2 * l * (3 * n + m) * columns);
}

BENCHMARK(gatedStep)->ArgsProduct({{256, 512, 1000}, {1, 12, 40, 80}});
BENCHMARK(gatedStepBackward)->ArgsProduct({{256, 512, 1000}, {40, 80}});
BENCHMARK(additiveEnergies)->ArgsProduct({{256, 512, 1000}, {10, 30}});
BENCHMARK(additiveEnergiesBackward)->ArgsProduct({{256, 512, 1000}, {10, 30}});
BENCHMARK(outputForwardAndBackward)->Args({128, 8000, 128})->Args({256, 10000, 128})->Args({500, 30000, 128});
BENCHMARK(maxoutReadout)->Args({256, 128, 128, 440})->Args({1000, 620, 500, 800});

}  // namespace
}  // namespace lookback

BENCHMARK_MAIN();
