// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cstdlib>

#include "core/base/contract.h"
#include "core/tensor/kernels/kernels.h"

namespace lookback {

namespace baseline {
extern const Kernels<float> kFloat;
extern const Kernels<double> kDouble;
}  // namespace baseline
#if defined(__x86_64__)
namespace avx2 {
extern const Kernels<float> kFloat;
extern const Kernels<double> kDouble;
}  // namespace avx2
namespace avx512 {
extern const Kernels<float> kFloat;
extern const Kernels<double> kDouble;
}  // namespace avx512
#endif

std::string_view name(ProcessorLevel level) {
  switch (level) {
    case ProcessorLevel::baseline:
      return "baseline";
    case ProcessorLevel::avx2:
      return "avx2";
    case ProcessorLevel::avx512:
      return "avx512";
  }
  return "";
}

std::vector<ProcessorLevel> processorLevels() {
  std::vector<ProcessorLevel> levels{ProcessorLevel::baseline};
#if defined(__x86_64__)
  __builtin_cpu_init();
  const bool avx2 = __builtin_cpu_supports("avx2") && __builtin_cpu_supports("fma");
  if (avx2) levels.push_back(ProcessorLevel::avx2);
  if (avx2 && __builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512bw") &&
      __builtin_cpu_supports("avx512dq") && __builtin_cpu_supports("avx512vl"))
    levels.push_back(ProcessorLevel::avx512);
#endif
  return levels;
}

ProcessorLevel processorLevel() {
  static const ProcessorLevel level = [] {
    const std::vector<ProcessorLevel> levels = processorLevels();
    const char* const wanted = std::getenv("LOOKBACK_PROCESSOR");
    for (const ProcessorLevel candidate : levels)
      if (wanted != nullptr && name(candidate) == wanted) return candidate;
    return levels.back();
  }();
  return level;
}

template <>
const Kernels<float>& kernels<float>(ProcessorLevel level) {
#if defined(__x86_64__)
  if (level == ProcessorLevel::avx512) return avx512::kFloat;
  if (level == ProcessorLevel::avx2) return avx2::kFloat;
#endif
  LOOKBACK_EXPECTS(level == ProcessorLevel::baseline);
  return baseline::kFloat;
}

template <>
const Kernels<double>& kernels<double>(ProcessorLevel level) {
#if defined(__x86_64__)
  if (level == ProcessorLevel::avx512) return avx512::kDouble;
  if (level == ProcessorLevel::avx2) return avx2::kDouble;
#endif
  LOOKBACK_EXPECTS(level == ProcessorLevel::baseline);
  return baseline::kDouble;
}

template <class S>
const Kernels<S>& kernels() {
  static const Kernels<S>& chosen = kernels<S>(processorLevel());
  return chosen;
}
template const Kernels<float>& kernels<float>();
template const Kernels<double>& kernels<double>();

}  // namespace lookback
