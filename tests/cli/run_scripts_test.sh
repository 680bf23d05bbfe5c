#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Lookback authors
# SPDX-License-Identifier: GPL-3.0-or-later
# run_scripts_test.sh ROOT: app/run.sh and app/install_packages.sh with everything they call replaced by something that
# writes down how it was called.
set -euo pipefail
root="$1"
work="$(mktemp -d)"
trap 'rm -rf "$work"' EXIT
tools="$work/tools" build="$work/build with spaces" log="$work/log"
mkdir -p "$tools" "$build/app"
export LOOKBACK_BUILD_DIR="$build" PATH="$tools:$PATH"
unset DISPLAY WAYLAND_DISPLAY QT_QPA_PLATFORM

fake() {  # fake FILE BODY: a program that logs its name and arguments, then runs BODY
  printf '#!/usr/bin/env bash\necho "%s $*" >> "%s"\n%s\n' "$(basename "$1")" "$log" "$2" > "$1"
  chmod +x "$1"
}
expect() {  # expect TEXT IN WHAT
  grep -qF -- "$1" <<< "$2" || { printf 'FAILED: "%s" is not in:\n%s\n' "$1" "$2"; exit 1; }
}
refuse() { ! grep -qF -- "$1" <<< "$2" || { printf 'FAILED: "%s" is in:\n%s\n' "$1" "$2"; exit 1; }; }

# Nothing is missing: nothing is installed.
fake "$tools/dpkg-query" 'echo -n installed'
fake "$tools/apt-get" ''
fake "$tools/sudo" '"$@"'
fake "$tools/id" 'echo 1000'
bash "$root/app/install_packages.sh" test
refuse "apt-get" "$(cat "$log")"

# Two are missing, one of them for the tests only.
fake "$tools/dpkg-query" '[[ $* == *cmake* || $* == *rapidcheck* ]] && exit 1; echo -n installed'
: > "$log"
expect "Installing: cmake" "$(bash "$root/app/install_packages.sh" app)"
expect "sudo apt-get install -y -qq --no-install-recommends cmake" "$(cat "$log")"
refuse "rapidcheck" "$(grep 'apt-get install' "$log")"
: > "$log"
bash "$root/app/install_packages.sh" test > "$work/out"
expect "cmake librapidcheck-dev" "$(grep 'apt-get install' "$log")"

# With a display the window gets the arguments and nothing else happens.
fake "$tools/dpkg-query" 'echo -n installed'
fake "$tools/cmake" ''
fake "$build/app/lookback" 'echo "window on ${QT_QPA_PLATFORM:-the display}"'
fake "$build/app/lookback-cli" 'if [ "$1" = translate ]; then cat > /dev/null; echo "A translation."; else echo "A heatmap."; fi'
: > "$log"
expect "window on the display" "$(DISPLAY=:7 bash "$root/app/run.sh" --theme dark --text 'deux mots')"
expect "lookback --theme dark --text deux mots" "$(cat "$log")"
refuse "lookback-cli" "$(grep -v '^cmake' "$log")"

# Without one: said, translated, mapped, pictured.
: > "$log"
output="$(cd / && bash "$root/app/run.sh" --theme dark)"
expect "There is no display" "$output"
expect "L'accord sur la zone économique européenne a été signé en août 1992." "$output"
expect "A translation." "$output"
expect "A heatmap." "$output"
expect "window on offscreen" "$output"
expect "$build/lookback.png" "$output"
expect "lookback --screenshot $build/lookback.png --theme dark" "$(cat "$log")"

# A picture that was asked for is the only thing made.
: > "$log"
bash "$root/app/run.sh" --screenshot "$work/own.png" > "$work/out"
expect "lookback --screenshot $work/own.png" "$(cat "$log")"
refuse "lookback-cli" "$(grep -v '^cmake' "$log")"

# A build that fails is a failure.
fake "$tools/cmake" 'exit 3'
if bash "$root/app/run.sh" > "$work/out" 2>&1; then echo "FAILED: a failed build went unnoticed"; exit 1; fi
echo "all well"
