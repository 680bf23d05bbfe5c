#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Lookback authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Lookback and the PyTorch peers side by side, round by round in alternation, so that all meet the same machine.

    compare.py PROGRAM [COMMAND] [--config small,medium,paper] [--peers idiomatic,manual] [--rounds N] [--threads T]
               [--parts training,greedy,greedy_single,beam] [--plain] [--json | --csv]

PROGRAM prints our figures for `--json --config X --rounds 1 --threads T`: build/tests/lookback_bench, or
build/app/lookback-cli with the COMMAND bench. Every figure is the median over the rounds of what a program called the median
of its round, with the quartiles over the rounds; a ratio is the median of the rounds' own ratios, ours to the peer's.

Where gcc and oneDNN (libdnnl-dev) are installed the peers get oneDNN's sgemm, which is several times faster on recent CPUs
than Debian's OpenBLAS; --plain takes PyTorch as it comes. Exit code 77 ("skipped") where PyTorch is not installed.
"""
import argparse
import csv
import json
import os
import pathlib
import subprocess
import sys
import tempfile

from peer_bench import UNITS, WORKLOADS, quartiles

HERE = pathlib.Path(__file__).resolve().parent
PEERS = {"idiomatic": "rnnsearch_peer.py", "manual": "rnnsearch_manual_peer.py"}
OURS = "lookback"
MACHINE = ("sgemm", "gflops")  # measured by our program beside each round


def arguments():
    def names(known):
        def parse(text):
            chosen = text.split(",")
            unknown = [name for name in chosen if name not in known]
            if unknown:
                raise argparse.ArgumentTypeError(f"there is no {unknown[0]}; choose from {', '.join(known)}")
            return chosen
        return parse

    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("program", nargs="+", metavar="PROGRAM", help="and its COMMAND")
    parser.add_argument("--config", type=names(WORKLOADS), default=["small"])
    parser.add_argument("--peers", type=names(PEERS), default=list(PEERS))
    parser.add_argument("--parts", type=names(UNITS), default=list(UNITS), help="what the peers time and what is shown")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--threads", type=int, default=len(os.sched_getaffinity(0)))
    parser.add_argument("--plain", action="store_true")
    form = parser.add_mutually_exclusive_group()
    form.add_argument("--json", action="store_true")
    form.add_argument("--csv", action="store_true")
    options = parser.parse_args()
    if options.rounds < 1:
        parser.error("--rounds must be at least 1")
    return options


def build_blas(folder):
    """The oneDNN library for the peers, or None."""
    library = pathlib.Path(folder) / "sgemm_onednn.so"
    command = ["gcc", "-O2", "-shared", "-fPIC", str(HERE / "sgemm_onednn.c"), "-o", str(library), "-ldnnl"]
    try:
        return library if subprocess.run(command, capture_output=True).returncode == 0 else None
    except FileNotFoundError:
        return None


def measured(command):
    """What one round of a program printed as JSON; ends this one if the program could not run."""
    try:
        done = subprocess.run(command, stdout=subprocess.PIPE)
    except OSError as error:
        sys.exit(f"compare.py: cannot run {command[0]}: {error.strerror}")
    if done.returncode != 0:
        print(f"compare.py: {command[0]} ended with {done.returncode}", file=sys.stderr)
        sys.exit(done.returncode)
    return json.loads(done.stdout)


def commands(options, config, blas):
    """{side: command}; ours first."""
    common = ["--json", "--config", config, "--rounds", "1", "--threads", str(options.threads)]
    result = {OURS: options.program + common}
    for peer in options.peers:
        result[peer] = [sys.executable, "-B", str(HERE / PEERS[peer])] + common + ["--parts", ",".join(options.parts)]
        result[peer] += ["--plain"] if options.plain else ["--blas", str(blas)] if blas else []
    return result


def run_rounds(options, config, blas):
    """One dictionary a round: {side: what it printed}. The side that begins changes, so that none always follows the same one."""
    sides = list(commands(options, config, blas).items())
    rounds = []
    for k in range(options.rounds):
        first = k % len(sides)
        rounds.append({side: measured(command) for side, command in sides[first:] + sides[:first]})
    return rounds


def summary(values):
    low, middle, high = quartiles(values)
    return {"median": middle, "quartiles": [low, high], "samples": len(values)}


def figures(options, rounds):
    """{figure: {side: summary, "ratio": {peer: summary}}}, the machine's sgemm rate first."""
    def values(side, part, unit):
        return [r[side][part][unit]["median"] for r in rounds]

    result = {}
    if all(MACHINE[1] in r[OURS].get(MACHINE[0], {}) for r in rounds):
        result[".".join(MACHINE)] = {OURS: summary(values(OURS, *MACHINE)), "ratio": {}}
    for part in options.parts:
        own = values(OURS, part, UNITS[part])
        entry = {OURS: summary(own), "ratio": {}}
        for peer in options.peers:
            theirs = values(peer, part, UNITS[part])
            entry[peer] = summary(theirs)
            entry["ratio"][peer] = summary([a / b for a, b in zip(own, theirs)])
        result[f"{part}.{UNITS[part]}"] = entry
    return result


def print_text(config, result):
    print(f"\n{config}\n{'':<36}{'':<11}{'median':>10}{'quartiles':>22}   {'ours/peer':>9}{'quartiles':>14}")
    for name, entry in result.items():
        for side in (side for side in entry if side != "ratio"):
            low, high = entry[side]["quartiles"]
            line = f"{name if side == OURS else '':<36}{side:<11}{entry[side]['median']:10.1f}{low:11.1f}{high:11.1f}"
            if side in entry["ratio"]:
                ratio = entry["ratio"][side]
                line += f"   {ratio['median']:9.2f}{ratio['quartiles'][0]:7.2f}{ratio['quartiles'][1]:7.2f}"
            print(line)
    sys.stdout.flush()


def print_csv(results):
    writer = csv.writer(sys.stdout, lineterminator="\n")
    writer.writerow(["config", "figure", "side", "median", "quartile_1", "quartile_3", "ours_to_peer", "ratio_quartile_1",
                     "ratio_quartile_3", "rounds"])
    for config, result in results.items():
        for name, entry in result.items():
            for side in (side for side in entry if side != "ratio"):
                ratio = entry["ratio"].get(side)
                numbers = [ratio["median"], *ratio["quartiles"]] if ratio else ["", "", ""]
                writer.writerow([config, name, side, entry[side]["median"], *entry[side]["quartiles"], *numbers,
                                 entry[side]["samples"]])


def main():
    options = arguments()
    results = {}
    with tempfile.TemporaryDirectory() as folder:
        blas = None if options.plain else build_blas(folder)
        kind = "as it comes" if options.plain else "oneDNN" if blas else "OpenBLAS"
        text = not (options.json or options.csv)
        if text:
            print(f"{options.rounds} rounds, {options.threads} threads; sgemm of PyTorch: {kind}", flush=True)
        for config in options.config:
            results[config] = figures(options, run_rounds(options, config, blas))
            if text:
                print_text(config, results[config])
    if options.json:
        print(json.dumps({"rounds": options.rounds, "threads": options.threads, "sgemm_of_pytorch": kind,
                          "configs": results}, indent=2))
    elif options.csv:
        print_csv(results)
    return 0


if __name__ == "__main__":
    sys.exit(main())
