#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Lookback authors
# SPDX-License-Identifier: GPL-3.0-or-later
# The bottleneck race on real text: bash models/race-real.sh FOLDER-OF-TATOEBA-FILES OUTPUT-FOLDER [FOLDER-OF-NEWS-FILES]
# Tatoeba's sentences are short, so training, development and test text are chains of them; the three have no sentence in common.
# RNNsearch and RNNencdec, each on chains of at most 30 and of at most 50 words, 6 000 updates each. About twelve minutes
# on one idle core. RACE_UPDATES and RACE_PAIRS shorten it for a trial.
set -euo pipefail
data="$(cd "$1" && pwd)"
news="${3:+$(cd "$3" && pwd)}"
root="$(cd "$(dirname "$0")/.." && pwd)"
cli="${LOOKBACK_BUILD_DIR:-$root/build}/app/lookback-cli"
updates="${RACE_UPDATES:-6000}"
pairs="${RACE_PAIRS:-120000}"
mkdir -p "$2"
cd "$2"

for part in train dev test test-long; do gzip -dc "$data/tatoeba.fr-en.$part.tsv.gz" > "pieces.$part.tsv"; done
cat pieces.test.tsv pieces.test-long.tsv > pieces.tests.tsv
"$cli" corpus chain pieces.train.tsv --pairs "$pairs" --min-words 3 --max-words 50 --seed 1409 --output race.tsv
"$cli" corpus chain pieces.dev.tsv --without pieces.train.tsv --once --pairs 300 --min-words 3 --max-words 50 --seed 473 \
  --output dev.tsv
"$cli" corpus chain pieces.tests.tsv --without pieces.train.tsv pieces.dev.tsv --once --min-words 5 --max-words 60 \
  --seed 2015 --output test.tsv
cut -f1 test.tsv > test.fr
cut -f2 test.tsv > test.en
if [ -n "$news" ]; then  # the paper's development set
  for language in fr en; do
    gzip -dc "$news/newstest2012.$language.gz" "$news/newstest2013.$language.gz" > "news.$language"
  done
fi

for limit in 30 50; do
  for system in rnnsearch rnnencdec; do
    model="race-real-$system-$limit.safetensors"
    "$cli" train --data race.tsv --dev dev.tsv --model "$system" --max-words "$limit" --preset small --embedding 64 \
      --hidden 128 --scorer-size 96 --readout-size 64 --readout maxout --source-words 8000 --target-words 6000 \
      --optimizer adam --learning-rate 0.003 --warm-up 200 --final-rate 0.03 --dropout 0.1 --batch-size 40 \
      --updates "$updates" --seed 2014 --threads 1 --dev-sentences 200 --evaluate-every 2000 --half --output "$model"
    "$cli" evaluate --model "$model" --source test.fr --reference test.en --beam 1 --by-length
    [ -z "$news" ] || "$cli" evaluate --model "$model" --source news.fr --reference news.en --beam 1 --by-length
  done
done
