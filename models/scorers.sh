#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Lookback authors
# SPDX-License-Identifier: GPL-3.0-or-later
# Trains and judges three small models that differ in their scorer alone: bash models/scorers.sh OUTPUT-FOLDER
# About three minutes on one idle core.
set -euo pipefail
root="$(cd "$(dirname "$0")/.." && pwd)"
cli="${LOOKBACK_BUILD_DIR:-$root/build}/app/lookback-cli"
mkdir -p "$1"
cd "$1"

"$cli" corpus generate --task french-english --pairs 100000 --max-words 20 --seed 1508 --output scorers.tsv
"$cli" corpus generate --task french-english --pairs 1000 --max-words 20 --seed 1509 --output test.tsv --links test.links
cut -f1 test.tsv > test.fr
cut -f2 test.tsv > test.en

for scorer in additive dot general; do
  model="scorer-$scorer.safetensors"
  "$cli" train --data scorers.tsv --scorer "$scorer" --preset small --embedding 48 --hidden 96 --scorer-size 96 \
    --readout-size 48 --readout maxout --source-words 5000 --target-words 2500 --optimizer adam --learning-rate 0.003 \
    --warm-up 200 --final-rate 0.03 --batch-size 64 --updates 3500 --seed 2014 --threads 1 --evaluate-every 100000 --half \
    --output "$model"
  "$cli" evaluate --model "$model" --source test.fr --reference test.en --beam 1
  "$cli" align --model "$model" --source test.fr --target test.en > "$scorer.links"
  "$cli" aer --gold test.links --links "$scorer.links"
done

# The same recipe ended after 150 updates: what attention looks like before it has learned anything (lesson 12).
"$cli" train --data scorers.tsv --scorer additive --preset small --embedding 48 --hidden 96 --scorer-size 96 \
  --readout-size 48 --readout maxout --source-words 5000 --target-words 2500 --optimizer adam --learning-rate 0.003 \
  --warm-up 200 --final-rate 0.03 --batch-size 64 --updates 150 --seed 2014 --threads 1 --evaluate-every 100000 --half \
  --output scorer-additive-early.safetensors
