// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>

namespace lookback {

/// Where memory of so many bytes should begin so that large pages can hold all of it.
std::size_t pageAlignment(std::size_t bytes);

/// Asks the system to hold the memory in large pages, before it is first written to: a processor finds 2 MiB in one
/// step where it would look up 512 small pages. Only a wish; does nothing where the system knows no such thing, or for
/// less than one page.
void preferLargePages(void* memory, std::size_t bytes);

}  // namespace lookback
