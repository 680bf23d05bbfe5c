// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/bench/parts.h"
#include "core/base/team.h"
#include "core/tensor/weight.h"

namespace lookback::bench {
namespace {

class SgemmPart final : public Part {
 public:
  explicit SgemmPart(int threads) : m_team(threads) {
    for (int member = 0; member < threads; ++member) {
      m_a.push_back(Matrix<float>::Random(kSize, kSize));
      m_b.push_back(Matrix<float>::Random(kSize, kSize));
      m_c.push_back(Matrix<float>::Zero(kSize, kSize));
      m_weights.emplace_back().resize(kSize, kSize, Ready::forward);
    }
  }

  void round() override {
    multiply(0);
    for (int sample = 0; sample < kSamples; ++sample) {
      double start = now();
      multiply(0);
      m_one.samples.push_back(kGflop / (now() - start));
      start = now();
      m_team.run([this](int member) { multiply(static_cast<std::size_t>(member)); });
      m_all.samples.push_back(kGflop * m_team.size() / (now() - start));
    }
  }

  std::vector<Figure> figures() const override { return {m_one, m_all}; }

 private:
  static constexpr Index kSize = 1024;
  static constexpr int kRepetitions = 4;
  static constexpr int kSamples = 5;
  static constexpr double kGflop = kRepetitions * 2.0 * kSize * kSize * kSize / 1e9;

  void multiply(std::size_t member) {
    for (int k = 0; k < kRepetitions; ++k) {
      m_weights[member].assign(m_a[member]);  // laying it out is part of a product
      m_weights[member].times(m_b[member], m_c[member]);
    }
  }

  Team m_team;
  std::vector<Matrix<float>> m_a, m_b, m_c;  // one a thread
  std::vector<Weight<float>> m_weights;
  Figure m_one{"sgemm.gflops_one_thread", "GFLOP/s"};
  Figure m_all{"sgemm.gflops", "GFLOP/s"};
};

}  // namespace

std::unique_ptr<Part> sgemmPart(int threads) {
  return std::make_unique<SgemmPart>(threads);
}

}  // namespace lookback::bench
