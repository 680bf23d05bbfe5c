#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Lookback authors
# SPDX-License-Identifier: GPL-3.0-or-later
# Trains and judges the four systems of the bottleneck race (the paper's figure 2): bash models/race.sh OUTPUT-FOLDER
# RNNsearch and RNNencdec, each on pairs of at most 30 and of at most 50 words, and RNNsearch once more with the energies of every
# step made equal; race.json gets all scores by length, as the window shows them. About six minutes on one idle core.
# RNNencdec-50 gets twice the updates of the others: two pairs of five in its batches are longer than 30 words, and with as few
# short ones it would stay below RNNencdec-30 (models/README.md).
# For a trial: RACE_PAIRS, RACE_UPDATES and RACE_TEST (pairs to measure on) make it short.
set -euo pipefail
root="$(cd "$(dirname "$0")/.." && pwd)"
cli="${LOOKBACK_BUILD_DIR:-$root/build}/app/lookback-cli"
[ -x "$cli" ] || { echo "race.sh: there is no $cli; build it first (bash tests/run.sh) or set LOOKBACK_BUILD_DIR" >&2; exit 1; }
cli="$(cd "$(dirname "$cli")" && pwd)/lookback-cli"
[ $# -eq 1 ] || { echo "usage: bash models/race.sh OUTPUT-FOLDER" >&2; exit 2; }
pairs="${RACE_PAIRS:-100000}"
most="${RACE_UPDATES:-4500}"
test="${RACE_TEST:-2400}"
mkdir -p "$1"
cd "$1"

"$cli" corpus generate --task french-english --evenly --pairs "$pairs" --max-words 50 --seed 1409 --output race.tsv
"$cli" corpus generate --task french-english --evenly --pairs 300 --max-words 50 --seed 473 --output dev.tsv
"$cli" corpus generate --task french-english --evenly --pairs "$test" --min-words 5 --max-words 60 --seed 2015 \
  --output test.tsv
cut -f1 test.tsv > test.fr
cut -f2 test.tsv > test.en

# Translates the test pairs with a model and writes its entry of race.json: entry MODEL [OPTION]
entry() {
  printf '{"model": "%s", "evaluation": ' "$1"
  "$cli" evaluate --model "$1.safetensors" --source test.fr --reference test.en --beam 1 --by-length --json "${@:2}"
  printf '}'
}

for limit in 30 50; do
  for system in rnnencdec rnnsearch; do
    updates="$most"
    [ "$system-$limit" != rnnencdec-50 ] || updates=$((2 * most))
    "$cli" train --data race.tsv --dev dev.tsv --model "$system" --max-words "$limit" --preset small --embedding 64 \
      --hidden 128 --scorer-size 96 --readout-size 64 --readout maxout --source-words 6000 --target-words 3000 \
      --optimizer adam --learning-rate 0.003 --warm-up 200 --final-rate 0.03 --batch-size 40 --updates "$updates" \
      --seed 2014 --threads 1 --dev-sentences 200 --evaluate-every "$(((updates + 2) / 3))" --half \
      --output "race-$system-$limit.safetensors"
  done
done

{
  printf '{"test": "%s generated pairs of 5 to 60 words", "systems": [\n' "$test"
  entry race-rnnencdec-30
  printf ',\n'
  entry race-rnnsearch-30
  printf ',\n'
  entry race-rnnencdec-50
  printf ',\n'
  entry race-rnnsearch-50
  printf ',\n'
  entry race-rnnsearch-30 --equalise
  printf ',\n'
  entry race-rnnsearch-50 --equalise
  printf ']}\n'
} > race.json.partial
mv race.json.partial race.json
echo "The scores by length are in race.json."
