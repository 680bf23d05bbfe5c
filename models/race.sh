#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Lookback authors
# SPDX-License-Identifier: GPL-3.0-or-later
# Trains and judges the four systems of the bottleneck race (the paper's figure 2): bash models/race.sh OUTPUT-FOLDER
# RNNsearch and RNNencdec, each on pairs of at most 30 and of at most 50 words. About five minutes on one idle core.
set -euo pipefail
root="$(cd "$(dirname "$0")/.." && pwd)"
cli="${LOOKBACK_BUILD_DIR:-$root/build}/app/lookback-cli"
mkdir -p "$1"
cd "$1"

"$cli" corpus generate --task french-english --evenly --pairs 100000 --max-words 50 --seed 1409 --output race.tsv
"$cli" corpus generate --task french-english --evenly --pairs 300 --max-words 50 --seed 473 --output dev.tsv
"$cli" corpus generate --task french-english --evenly --pairs 2400 --min-words 5 --max-words 60 --seed 2015 \
  --output test.tsv
cut -f1 test.tsv > test.fr
cut -f2 test.tsv > test.en

for limit in 30 50; do
  for system in rnnsearch rnnencdec; do
    model="race-$system-$limit.safetensors"
    "$cli" train --data race.tsv --dev dev.tsv --model "$system" --max-words "$limit" --preset small --embedding 64 \
      --hidden 128 --scorer-size 96 --readout-size 64 --readout maxout --source-words 6000 --target-words 3000 \
      --optimizer adam --learning-rate 0.003 --warm-up 200 --final-rate 0.03 --batch-size 40 --updates 4500 --seed 2014 \
      --threads 1 --dev-sentences 200 --evaluate-every 1500 --half --output "$model"
    "$cli" evaluate --model "$model" --source test.fr --reference test.en --beam 1 --by-length
  done
done
