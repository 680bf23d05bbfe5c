#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Lookback authors
# SPDX-License-Identifier: GPL-3.0-or-later
# install_packages.sh app|test: installs those packages of packages.txt that are missing; does nothing if none is.
# "test" means both kinds. Elsewhere than on Debian and its children it only says what is needed.
set -euo pipefail
list="$(dirname "$0")/packages.txt"
wanted=$(awk -v kind="$1" '$1 == "app" || ($1 == "test" && kind == "test") { print $2 }' "$list")

if ! command -v apt-get >/dev/null; then
  echo "No apt-get here. Lookback needs what these Debian packages hold:" $wanted >&2
  exit 0
fi
missing=""
for package in $wanted; do
  [ "$(dpkg-query -W -f='${db:Status-Status}' "$package" 2>/dev/null || true)" = installed ] || missing+=" $package"
done
[ -n "$missing" ] || exit 0

echo "Installing:$missing"
as_root=""
if [ "$(id -u)" -ne 0 ]; then
  command -v sudo >/dev/null || { echo "Neither root nor sudo. As root: apt-get install$missing" >&2; exit 1; }
  as_root="sudo"
fi
export DEBIAN_FRONTEND=noninteractive
$as_root apt-get update -qq
$as_root apt-get install -y -qq --no-install-recommends $missing
