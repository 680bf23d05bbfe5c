#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Lookback authors
# SPDX-License-Identifier: GPL-3.0-or-later
# Installs what is missing, builds, and opens the window; arguments go to it. Without a display it shows the opening
# sentence on the terminal and writes a picture of the window.
# LOOKBACK_BUILD_DIR: where to build (default: build/ in the checkout).
set -euo pipefail
root="$(cd "$(dirname "$0")/.." && pwd)"
build="${LOOKBACK_BUILD_DIR:-$root/build}"
sentence="L'accord sur la zone économique européenne a été signé en août 1992."
model="$root/models/fr-en.safetensors"

bash "$root/app/install_packages.sh" app
cmake -S "$root" -B "$build" -G Ninja -DCMAKE_BUILD_TYPE=Release -DLOOKBACK_WARNINGS_AS_ERRORS=ON \
  -DLOOKBACK_BUILD_GUI=ON -DLOOKBACK_BUILD_TESTS=OFF -DLOOKBACK_BUILD_BENCH=OFF
cmake --build "$build" --parallel "$(nproc)" --target lookback lookback-cli

if [ -n "${DISPLAY:-}${WAYLAND_DISPLAY:-}" ]; then
  exec "$build/app/lookback" "$@"
fi

export QT_QPA_PLATFORM=offscreen
case " $* " in
  *" --screenshot"* | *" --help "* | *" --version "*) exec "$build/app/lookback" "$@" ;;
esac
printf '\nThere is no display (neither DISPLAY nor WAYLAND_DISPLAY is set), so here is the opening sentence as text.\n\n'
printf '%s\n' "$sentence"
printf '%s\n' "$sentence" | "$build/app/lookback-cli" translate --model "$model"
printf '\n'
"$build/app/lookback-cli" trace --model "$model" --text "$sentence" --heatmap
picture="$build/lookback.png"
"$build/app/lookback" --screenshot "$picture" "$@"
printf '\nThe window as it opens: %s\n' "$picture"
