// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>

/// How much of a lesson is read. Lessons come from strangers; these keep the work small whatever a file holds.
namespace lookback::lesson {

inline constexpr std::uint64_t kMostTomlBytes = 128 * 1024;
inline constexpr std::uint64_t kMostTextBytes = 64 * 1024;  // a lesson of ten minutes has a sixth of that
inline constexpr std::size_t kMostLineBytes = 4096;
inline constexpr std::uint64_t kMostImageBytes = 2 * 1024 * 1024;
inline constexpr std::uint32_t kMostImageSide = 4096;  // pixels
inline constexpr int kMostNesting = 8;                 // lists in quotes in lists; tables in tables
inline constexpr std::size_t kMostLanguages = 8;
inline constexpr std::size_t kMostPages = 40;
inline constexpr std::size_t kMostBlocks = 200;  // of one text
inline constexpr std::size_t kMostItems = 60;    // quiz items of one lesson
inline constexpr std::size_t kMostProblems = 200;
inline constexpr std::size_t kMostLessons = 500;
inline constexpr std::size_t kMostTextLength = 2000;  // bytes of one value
inline constexpr std::size_t kMostWords = 60;         // of a list

}  // namespace lookback::lesson
