#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Lookback authors
# SPDX-License-Identifier: GPL-3.0-or-later
# update.sh: brings the .ts files up to the texts of ui/ and app/lookback; translations that are there stay. lookback_en.ts gets the
# plurals alone. New entries are marked unfinished: fill them in with Qt Linguist or a text editor.
set -euo pipefail
cd "$(dirname "$0")/../.."
lupdate=$(command -v /usr/lib/qt6/bin/lupdate || command -v lupdate6 || command -v lupdate)
options=(-I . ui app/lookback -locations none -no-obsolete -source-language en)
folder=resources/translations
"$lupdate" "${options[@]}" -pluralonly -target-language en -ts $folder/lookback_en.ts
"$lupdate" "${options[@]}" -target-language fr -ts $folder/lookback_fr.ts
# lupdate drops comments, so the licence is written again.
for file in $folder/*.ts; do
  sed -i '0,/<!DOCTYPE TS>/s//<!DOCTYPE TS>\n<!-- SPDX-FileCopyrightText: 2026 The Lookback authors\n     SPDX-License-Identifier: GPL-3.0-or-later -->/' "$file"
done
