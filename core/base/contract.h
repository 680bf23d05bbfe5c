// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdio>
#include <cstdlib>

/// States what the caller must guarantee; a violation is a bug in Lookback, so it ends the program in every build.
#define LOOKBACK_EXPECTS(condition)                                                                     \
  do {                                                                                                  \
    if (!(condition)) {                                                                                 \
      std::fprintf(stderr, "lookback: %s:%d: broken contract: %s\n", __FILE__, __LINE__, #condition);  \
      std::abort();                                                                                     \
    }                                                                                                   \
  } while (false)
