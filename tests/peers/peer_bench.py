# SPDX-FileCopyrightText: 2026 The Lookback authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""What the PyTorch peers share: sizes, synthetic corpora, the environment, measuring in rounds, printing.

A peer calls `start` before it loads PyTorch, derives from `Bench` and ends with `report`. All peers take the same options and
print the same JSON, so compare.py can run them in turn.
"""
import argparse
import importlib.util
import json
import os
import pathlib
import statistics
import sys
import time

# emb, hidden, scorer, readout, nonlinearity, vocabulary, shortest, longest, pairs, then as tests/bench: updates a round,
# sentences decoded together, sentences decoded singly
WORKLOADS = {
    "small": (128, 256, 256, 128, "tanh", 8000, 8, 12, 8000, 10, 400, 40),
    "medium": (256, 512, 512, 256, "tanh", 10000, 10, 20, 8000, 4, 160, 15),
    "paper": (620, 1000, 1000, 500, "maxout", 30000, 10, 30, 1600, 2, 80, 4),
}
BATCH, BEAM, BATCHES_SORTED = 80, 12, 20
RHO, EPSILON, CLIP = 0.95, 1e-6, 1.0
END = 0
SKIPPED = 77
UNITS = {"training": "words_per_second", "greedy": "sentences_per_second", "greedy_single": "sentences_per_second",
         "beam": "sentences_per_second"}


def start(description, extra=lambda parser: None):
    """The options of the command line. Starts the program again with the environment PyTorch needs; ends it with 77 where
    PyTorch is not installed. `extra` adds options of one peer."""
    parser = argparse.ArgumentParser(description=description, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--config", choices=WORKLOADS, default="small")
    parser.add_argument("--parts", default="training,greedy,greedy_single,beam")
    parser.add_argument("--threads", type=int, default=len(os.sched_getaffinity(0)))
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--plain", action="store_true", help="leave the environment as it comes")
    parser.add_argument("--blas", metavar="FILE", help="a library whose sgemm replaces PyTorch's")
    parser.add_argument("--check", action="store_true", help="prove that this is the model, instead of measuring")
    extra(parser)
    options = parser.parse_args()
    if importlib.util.find_spec("torch") is None:
        print("skipped: PyTorch is not installed (Debian: python3-torch)", file=sys.stderr)
        sys.exit(SKIPPED)
    prepare_environment(options)
    return options


def prepare_environment(options):
    """Starts this script again with the variables that must be set before PyTorch is loaded: Debian 12's OpenBLAS takes
    recent Intel cores for a Pentium 4 unless OPENBLAS_CORETYPE says otherwise, and PyTorch 1.13 keeps to AVX2."""
    if options.plain or "LOOKBACK_PEER_READY" in os.environ:
        return
    flags = pathlib.Path("/proc/cpuinfo").read_text() if os.path.exists("/proc/cpuinfo") else ""
    wanted = {"OMP_WAIT_POLICY": "ACTIVE", "LOOKBACK_PEER_READY": "1",
              "GLIBC_TUNABLES": "glibc.malloc.hugetlb=1"}  # transparent huge pages: 5 % in training
    if "avx512f" in flags:
        wanted.update(OPENBLAS_CORETYPE="SKYLAKEX", ATEN_CPU_CAPABILITY="avx512")
    elif "avx2" in flags:
        wanted.update(OPENBLAS_CORETYPE="HASWELL")
    openmp = "/usr/lib/x86_64-linux-gnu/openblas-openmp"  # two thread pools would fight, so take the one PyTorch uses
    if os.path.isdir(openmp):
        wanted["LD_LIBRARY_PATH"] = ":".join(filter(None, [openmp, os.environ.get("LD_LIBRARY_PATH", "")]))
    if options.blas:
        wanted["LD_PRELOAD"] = os.path.abspath(options.blas)
    os.environ.update(wanted)
    os.execv(sys.executable, [sys.executable] + sys.argv)


# ---- data: the synthetic corpora of tests/bench/workload.h ----

def synthetic_corpus(words, shortest, longest, pairs):
    """[(source, target)] as word numbers; see syntheticPairs in tests/bench/workload.h for the recipe."""
    mask, state = (1 << 64) - 1, 1234

    def below(n):
        nonlocal state
        state = (state + 0x9E3779B97F4A7C15) & mask
        z = state
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & mask
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & mask
        return (z ^ (z >> 31)) % n

    corpus = []
    for _ in range(pairs):
        lengths = [shortest + below(longest - shortest + 1) for _ in range(2)]
        corpus.append(tuple([2 + below(words - 3) for _ in range(length)] for length in lengths))
    return corpus


def batches_of(corpus):
    """Pair numbers of each batch: every 20 batches' worth of pairs sorted by length and cut, as in the paper."""
    result = []
    for first in range(0, len(corpus), BATCHES_SORTED * BATCH):
        chunk = sorted(range(first, min(first + BATCHES_SORTED * BATCH, len(corpus))),
                       key=lambda k: (len(corpus[k][1]), len(corpus[k][0])))
        result += [chunk[k:k + BATCH] for k in range(0, len(chunk), BATCH)]
    return result


# ---- measuring ----

class Bench:
    """Times the parts of one peer. A peer defines `update(pairs)`, which trains once and returns the number of target words,
    `batch(pairs)` and `greedy(batch)`, `beam(batch)`, which decode what `batch` made."""

    def __init__(self, options):
        self.sizes = WORKLOADS[options.config][:6]  # m, n, n', l, nonlinearity, vocabulary
        words, shortest, longest, pairs, self.updates, self.together, self.singly = WORKLOADS[options.config][5:]
        self.corpus = synthetic_corpus(words, shortest, longest, pairs)
        self.batches = batches_of(self.corpus)
        self.done, self.warmed = 0, set()

    def measure(self, part):
        """Samples of one round."""
        if part == "training":
            return self.training()
        if part == "greedy":
            order = sorted(range(self.together), key=lambda k: len(self.corpus[k][0]))
            return self.decoding(self.greedy, [order[k:k + BATCH] for k in range(0, len(order), BATCH)])
        return self.decoding(self.beam if part == "beam" else self.greedy, [[k] for k in range(self.singly)])

    def training(self):
        """Target words a second of each update; what turns a batch's pairs into tensors is part of it."""
        if self.done == 0:
            for _ in range(2):
                self.timed_update()
        return [self.timed_update() for _ in range(self.updates)]

    def timed_update(self):
        numbers = self.batches[self.done * 7 % len(self.batches)]  # 7: short and long batches in turn
        self.done += 1
        begin = time.perf_counter()
        words = self.update([self.corpus[k] for k in numbers])
        return words / (time.perf_counter() - begin)

    def decoding(self, decode, groups):
        """Sentences a second over all groups, after one round that is not timed."""
        batches = [self.batch([self.corpus[k] for k in group]) for group in groups]
        if (decode, len(groups)) not in self.warmed:  # products of new shapes and memory cost more the first time
            self.warmed.add((decode, len(groups)))
            for batch in batches:
                decode(batch)
        begin = time.perf_counter()
        for batch in batches:
            decode(batch)
        return [sum(map(len, groups)) / (time.perf_counter() - begin)]


def quartiles(values):
    """Lower quartile, median, upper quartile."""
    return statistics.quantiles(values, n=4, method="inclusive") if len(values) > 1 else list(values) * 3


def report(bench, options, version):
    """Measures all rounds and prints them."""
    samples = {part: [] for part in options.parts.split(",")}
    for _ in range(options.rounds):
        for part, values in samples.items():
            values.extend(bench.measure(part))
    result = {"config": options.config, "threads": options.threads, "torch": version}
    for part, values in samples.items():
        low, middle, high = quartiles(values)
        result[part] = {UNITS[part]: {"median": middle, "quartiles": [low, high], "samples": len(values)}}
    if options.json:
        print(json.dumps(result, indent=2))
        return
    print(f"{options.config}, {options.threads} threads, PyTorch {version}")
    for part in samples:
        figure = result[part][UNITS[part]]
        print(f"{part + '.' + UNITS[part]:<36}{figure['median']:12.2f}  quartiles {figure['quartiles'][0]:.2f} "
              f"{figure['quartiles'][1]:.2f}  ({figure['samples']} samples)")
