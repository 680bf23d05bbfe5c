#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Lookback authors
# SPDX-License-Identifier: GPL-3.0-or-later
# Installs what is missing, builds everything and runs all tests; arguments go to ctest (for example -R numeric).
# LOOKBACK_BUILD_DIR: where to build (default: build/ in the checkout).
set -euo pipefail
root="$(cd "$(dirname "$0")/.." && pwd)"
build="${LOOKBACK_BUILD_DIR:-$root/build}"

bash "$root/app/install_packages.sh" test
cmake -S "$root" -B "$build" -G Ninja -DCMAKE_BUILD_TYPE=Release -DLOOKBACK_WARNINGS_AS_ERRORS=ON \
  -DLOOKBACK_BUILD_GUI=ON -DLOOKBACK_BUILD_TESTS=ON -DLOOKBACK_BUILD_BENCH=ON
cmake --build "$build" --parallel "$(nproc)"
export QT_QPA_PLATFORM=offscreen
exec ctest --test-dir "$build" --output-on-failure --parallel "$(nproc)" "$@"
