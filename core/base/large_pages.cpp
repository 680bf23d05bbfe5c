// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/large_pages.h"

#include <cstdint>
#include <new>

#if defined(__linux__)
#include <sys/mman.h>
#endif

namespace lookback {

#if defined(__linux__)

namespace {

constexpr std::size_t kLargePage = std::size_t{1} << 21;
constexpr std::size_t kOwnMapping = std::size_t{1} << 18;  // less is not worth a call to the system
constexpr std::align_val_t kCacheLine{64};

}  // namespace

void* allocateLarge(std::size_t bytes) {
  if (bytes < kOwnMapping) return ::operator new(bytes, kCacheLine);
  void* const memory = mmap(nullptr, bytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  if (memory == MAP_FAILED) throw std::bad_alloc();
  preferLargePages(memory, bytes);
  return memory;
}

void freeLarge(void* memory, std::size_t bytes) {
  if (bytes < kOwnMapping) {
    ::operator delete(memory, kCacheLine);
  } else {
    munmap(memory, bytes);
  }
}

void preferLargePages(void* memory, std::size_t bytes) {
  const auto begin = (reinterpret_cast<std::uintptr_t>(memory) + kLargePage - 1) / kLargePage * kLargePage;
  const auto end = (reinterpret_cast<std::uintptr_t>(memory) + bytes) / kLargePage * kLargePage;
  if (end > begin) madvise(reinterpret_cast<void*>(begin), end - begin, MADV_HUGEPAGE);
}

#else

namespace {

constexpr std::align_val_t kCacheLine{64};

}  // namespace

void* allocateLarge(std::size_t bytes) {
  return ::operator new(bytes, kCacheLine);
}
void freeLarge(void* memory, std::size_t) {
  ::operator delete(memory, kCacheLine);
}
void preferLargePages(void*, std::size_t) {}

#endif

}  // namespace lookback
