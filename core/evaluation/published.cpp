// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluation/published.h"

#include <array>

namespace lookback {
namespace {

constexpr std::string_view kTitan = "TITAN BLACK", kQuadro = "Quadro K-6000";

// Bahdanau, Cho and Bengio, arXiv:1409.0473v7, tables 1 and 2. Table 2 calls RNNencdec "RNNenc".
constexpr std::array<PublishedRow, 6> kRows{{
    {"RNNencdec-30", 30, 13.93, 24.19, "beam", PublishedTraining{8.46e5, 6.4, 109, kTitan, 28.1, 53.0}, false},
    {"RNNsearch-30", 30, 21.50, 31.44, "beam", PublishedTraining{4.71e5, 3.6, 113, kTitan, 26.7, 47.2}, true},
    {"RNNencdec-50", 50, 17.82, 26.71, "beam", PublishedTraining{6.00e5, 4.5, 108, kQuadro, 44.0, 43.6}, false},
    {"RNNsearch-50", 50, 26.75, 34.16, "beam", PublishedTraining{2.88e5, 2.2, 111, kQuadro, 40.7, 38.1}, true},
    {"RNNsearch-50★", 50, 28.45, 36.15, "beam", PublishedTraining{6.67e5, 5.0, 252, kQuadro, 36.7, 35.2}, true},
    {"Moses", std::nullopt, 33.30, 35.63, "", std::nullopt, false},
}};

}  // namespace

std::span<const PublishedRow> publishedRows() {
  return kRows;
}

}  // namespace lookback
