// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>

namespace lookback {

/// Memory of its own for large arrays, on a cache line's boundary at least: straight from the system, so that freeing
/// gives it back at once, and in large pages where it can have them. Throws std::bad_alloc.
void* allocateLarge(std::size_t bytes);
void freeLarge(void* memory, std::size_t bytes);

/// Asks the system to hold memory in large pages, before it is first written to: a processor finds 2 MiB in one step
/// where it would look up 512 small pages. Only a wish; does nothing where the system knows no such thing, or for less
/// than one page.
void preferLargePages(void* memory, std::size_t bytes);

}  // namespace lookback
