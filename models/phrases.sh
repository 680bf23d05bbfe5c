#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Lookback authors
# SPDX-License-Identifier: GPL-3.0-or-later
# Trains the shipped phrase-based model again: bash models/phrases.sh FOLDER-OF-TATOEBA-FILES OUTPUT-FOLDER
# Needs tatoeba.fr-en.{train,dev}.tsv.gz in the first folder and build/app/lookback-cli. Half a minute on two cores. The same pairs
# as fr-en and fr-en-rnnencdec learned from (train.sh), as far as the generator still makes them.
set -euo pipefail
data="$(cd "$1" && pwd)"
root="$(cd "$(dirname "$0")/.." && pwd)"
cli="${LOOKBACK_BUILD_DIR:-$root/build}/app/lookback-cli"
mkdir -p "$2"
cd "$2"

"$cli" corpus generate --task french-english --pairs 60000 --seed 2014 --max-words 30 --output generated.tsv
{ gzip -dc "$data/tatoeba.fr-en.train.tsv.gz"; cat generated.tsv; } > train.tsv

# Phrases of at most five words, seen twice or more: a third of the size, one point of BLEU less than all of them.
"$cli" statistical train --data train.tsv --dev "$data/tatoeba.fr-en.dev.tsv.gz" --phrase-words 5 --least-count 2 \
  --translations 10 --lexicon-least 0.001 --output fr-en-phrases.phrases
