#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Lookback authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Lookback and the PyTorch peer side by side: both measured in alternation, so that both meet the same machine.

    compare.py BENCH [--config small,medium,paper] [--rounds N] [--threads T] [--plain]

BENCH is the built lookback_bench. Where gcc and oneDNN (libdnnl-dev) are installed the peer gets oneDNN's sgemm, which is
several times faster on recent CPUs than Debian's OpenBLAS; --plain takes PyTorch as it comes.
Exit code 77 ("skipped") where PyTorch is not installed.
"""
import argparse
import json
import os
import pathlib
import statistics
import subprocess
import sys
import tempfile

HERE = pathlib.Path(__file__).resolve().parent
QUANTITIES = [("training", "words_per_second"), ("greedy", "sentences_per_second"),
              ("greedy_single", "sentences_per_second"), ("beam", "sentences_per_second")]


def build_blas(folder):
    """The oneDNN library for the peer, or None."""
    library = pathlib.Path(folder) / "sgemm_onednn.so"
    command = ["gcc", "-O2", "-shared", "-fPIC", str(HERE / "sgemm_onednn.c"), "-o", str(library), "-ldnnl"]
    try:
        return library if subprocess.run(command, capture_output=True).returncode == 0 else None
    except FileNotFoundError:
        return None


def measured(command):
    """What one round of a program printed as JSON; ends this one if the program could not run."""
    done = subprocess.run(command, stdout=subprocess.PIPE)
    if done.returncode != 0:
        sys.exit(done.returncode)
    return json.loads(done.stdout)


def compare(options, config, blas):
    common = ["--config", config, "--rounds", "1", "--json", "--threads", str(options.threads)]
    peer = [sys.executable, str(HERE / "rnnsearch_peer.py")] + common
    if options.plain:
        peer.append("--plain")
    elif blas:
        peer += ["--blas", str(blas)]
    ours = [options.bench, "--parts", "training,decoding"] + common
    rounds = [(measured(peer), measured(ours)) for _ in range(options.rounds)]
    for part, unit in QUANTITIES:
        theirs, own = (statistics.median(r[side][part][unit]["median"] for r in rounds) for side in (0, 1))
        print(f"{config:<8}{part + '.' + unit:<38}{own:12.1f}{theirs:12.1f}{own / theirs:8.2f}", flush=True)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("bench")
    parser.add_argument("--config", default="small")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--threads", type=int, default=len(os.sched_getaffinity(0)))
    parser.add_argument("--plain", action="store_true")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        blas = None if options.plain else build_blas(folder)
        print("PyTorch with", "the settings as they come" if options.plain else "oneDNN's sgemm" if blas else "OpenBLAS")
        print(f"{'':<46}{'Lookback':>12}{'PyTorch':>12}{'ratio':>8}")
        for config in options.config.split(","):
            compare(options, config, blas)
    return 0


if __name__ == "__main__":
    sys.exit(main())
