#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Lookback authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Golden losses, log-probabilities, weights and gradients of every model variant, by PyTorch's autograd in double.

An implementation of Bahdanau, Cho & Bengio (2015), Appendix A, that shares nothing with core/: one sentence at a time,
column vectors, one equation a line; PyTorch differentiates. Its results are committed, so the C++ tests need no PyTorch.

    make_golden.py            writes additive.txt, dot.txt, general.txt and none.txt beside this script
    make_golden.py --check    computes again and compares with the files; exit code 1 if a number moved by over 1e-12,
                              77 ("skipped") where PyTorch is not installed

Conventions (those of core/): the model appends </s> (number 0) to the source, so T_x = words + 1, and the loss covers the
target's end mark; E y_0 = 0; encoder states start at 0; s_0 = tanh(W_s h_back_1 + b_s), or tanh(W_s c + b_s) with scorer
`none`, where c is the forward state at the last source position.

Parameters follow from their name and place alone. With k = i * columns + j for entry (i, j) of a tensor (zero-based) and
phase(name) = (sum over p of (p + 1) * byte_p of the name, p from 0) mod 628 / 100:

    value(name, i, j) = 0.9 * sin(0.7 * k + 0.3 * k^2 + phase(name))

The square keeps the matrices at full rank. The file format is described in tests/README.md.
"""
import itertools
import math
import pathlib
import sys

try:
    import torch
except ImportError:
    print("skipped: PyTorch is not installed (Debian: python3-torch)")
    sys.exit(77)

SCORERS = ("additive", "dot", "general", "none")
READOUTS = ("maxout", "tanh", "linear")
STATES = ("current", "previous")
BIASES = ("biases", "plain")
SIZES = dict(m=3, n=4, nAlign=5, l=2, sourceWords=7, targetWords=8)  # all different
# Source and target words without end marks: lengths (1,1) (2,5) (4,2) (3,3) (3,1); words repeat inside a sentence and over
# sentences, unknown words (1) occur.
PAIRS = [([3], [4]), ([2, 5], [7, 2, 2, 3, 6]), ([6, 3, 3, 4], [5, 1]), ([4, 1, 2], [3, 7, 4]), ([5, 5, 6], [2])]
HERE = pathlib.Path(__file__).resolve().parent


def shapes(scorer, readout, biases):
    """Name to (rows, columns) of every tensor of a variant; a vector is a matrix of one column."""
    m, n, a, l = SIZES["m"], SIZES["n"], SIZES["nAlign"], SIZES["l"]
    context = n if scorer == "none" else 2 * n
    rows = 2 * l if readout == "maxout" else l
    result = {"source.E": (m, SIZES["sourceWords"]), "target.E": (m, SIZES["targetWords"])}

    def gated_unit(prefix, with_context):
        for suffix in ("_z", "_r", ""):
            result[f"{prefix}.W{suffix}"] = (n, m)
            result[f"{prefix}.U{suffix}"] = (n, n)
            if with_context:
                result[f"{prefix}.C{suffix}"] = (n, context)
            result[f"{prefix}.b{suffix}"] = (n, 1)

    gated_unit("encoder.forward", False)
    if scorer != "none":
        gated_unit("encoder.backward", False)
    result["decoder.initial.W_s"] = (n, n)
    result["decoder.initial.b_s"] = (n, 1)
    if scorer == "additive":
        result.update({"attention.W_a": (a, n), "attention.U_a": (a, 2 * n), "attention.v_a": (a, 1),
                       "attention.b_a": (a, 1)})
    elif scorer == "general":
        result["attention.W_a"] = (n, 2 * n)
    gated_unit("decoder", True)
    result.update({"readout.U_o": (rows, n), "readout.V_o": (rows, m), "readout.C_o": (rows, context),
                   "readout.b_o": (rows, 1), "output.W_o": (SIZES["targetWords"], l),
                   "output.b_w": (SIZES["targetWords"], 1)})
    if not biases:
        result = {name: shape for name, shape in result.items() if not name.split(".")[-1].startswith("b")}
    return result


def closed_form(name, rows, columns):
    """The parameter tensor that the module's docstring defines."""
    phase = sum((p + 1) * byte for p, byte in enumerate(name.encode())) % 628 / 100
    values = [0.9 * math.sin(0.7 * k + 0.3 * k * k + phase) for k in range(rows * columns)]
    return torch.tensor(values, dtype=torch.double).view(rows, columns).requires_grad_()


class Reference:
    """One variant; tensors by name, an absent bias counts as zero."""

    def __init__(self, scorer, readout, state, biases):
        self.scorer, self.readout, self.state = scorer, readout, state
        self.p = {name: closed_form(name, *shape) for name, shape in shapes(scorer, readout, biases == "biases").items()}

    def gated_unit(self, prefix, x, s, c=None):
        """Appendix A.1.1 and A.2.2: the new state from input x (m,1), state s (n,1), context c."""

        def affine(gate, state):
            value = self.p[f"{prefix}.W{gate}"] @ x + self.p[f"{prefix}.U{gate}"] @ state
            if c is not None:
                value = value + self.p[f"{prefix}.C{gate}"] @ c
            return value + self.p.get(f"{prefix}.b{gate}", 0)

        z = torch.sigmoid(affine("_z", s))
        r = torch.sigmoid(affine("_r", s))
        s_tilde = torch.tanh(affine("", r * s))
        return (1 - z) * s + z * s_tilde

    def run(self, prefix, inputs):
        """States of an encoder direction over `inputs`, from state 0."""
        state, states = torch.zeros(SIZES["n"], 1, dtype=torch.double), []
        for x in inputs:
            state = self.gated_unit(prefix, x, state)
            states.append(state)
        return states

    def encode(self, source):
        """Annotations h (2n, T_x), or the fixed vector (n, 1); and the vector that s_0 comes from (n, 1)."""
        inputs = [self.p["source.E"][:, [word]] for word in source + [0]]
        forward = self.run("encoder.forward", inputs)
        if self.scorer == "none":
            return forward[-1], forward[-1]
        backward = self.run("encoder.backward", inputs[::-1])[::-1]
        return torch.cat([torch.cat(forward, 1), torch.cat(backward, 1)]), backward[0]

    def energies(self, s, h):
        """e_ij of eq. 6 over all j, (T_x,)."""
        n, p = SIZES["n"], self.p
        if self.scorer == "additive":
            return (p["attention.v_a"].T @ torch.tanh(p["attention.W_a"] @ s + p["attention.U_a"] @ h
                                                      + p.get("attention.b_a", 0))).flatten()
        if self.scorer == "general":
            return (s.T @ (p["attention.W_a"] @ h)).flatten()
        return (s.T @ (h[:n] + h[n:])).flatten()

    def word_scores(self, s, y, c):
        """Inputs of the output softmax, (K_y,)."""
        p = self.p
        t = p["readout.U_o"] @ s + p["readout.V_o"] @ y + p["readout.C_o"] @ c + p.get("readout.b_o", 0)
        if self.readout == "maxout":
            t = torch.maximum(t[0::2], t[1::2])
        elif self.readout == "tanh":
            t = torch.tanh(t)
        return (p["output.W_o"] @ t + p.get("output.b_w", 0)).flatten()

    def forward(self, source, target):
        """log p of each target word with the end mark (T_y,), and alpha (T_y, T_x), None with scorer `none`."""
        p = self.p
        h, first = self.encode(source)
        s = torch.tanh(p["decoder.initial.W_s"] @ first + p.get("decoder.initial.b_s", 0))
        y = torch.zeros(SIZES["m"], 1, dtype=torch.double)
        log_probabilities, alphas = [], []
        for word in target + [0]:
            if self.scorer == "none":
                c = h
            else:
                alpha = torch.softmax(self.energies(s, h), 0)
                alphas.append(alpha)
                c = h @ alpha[:, None]
            previous, s = s, self.gated_unit("decoder", y, s, c)
            scores = self.word_scores(s if self.state == "current" else previous, y, c)
            log_probabilities.append(torch.log_softmax(scores, 0)[word])
            y = p["target.E"][:, [word]]
        return torch.stack(log_probabilities), torch.stack(alphas) if alphas else None


def numbers(row):
    return " ".join(f"{float(value):.17g}" for value in row)


def variant_text(scorer, readout, state, biases):
    """All results of one variant as lines of text."""
    reference = Reference(scorer, readout, state, biases)
    lines = [f"variant {scorer} {readout} {state} {biases}"]
    total = 0
    for source, target in PAIRS:
        log_probabilities, alpha = reference.forward(source, target)
        loss = -log_probabilities.sum()
        total = total + loss
        lines += ["source " + " ".join(map(str, source)), "target " + " ".join(map(str, target)),
                  f"loss {loss.item():.17g}", "logp " + numbers(log_probabilities)]
        if alpha is not None:
            lines += ["alpha " + numbers(row) for row in alpha]
    total.backward()
    for name in sorted(reference.p):
        gradient = reference.p[name].grad
        lines.append(f"gradient {name} {gradient.shape[0]} {gradient.shape[1]}")
        lines += ["row " + numbers(row) for row in gradient]
    return lines + ["end"]


def scorer_text(scorer):
    lines = ["# Written by make_golden.py; format in tests/README.md.",
             "sizes " + " ".join(f"{key} {value}" for key, value in SIZES.items())]
    for variant in itertools.product(READOUTS, STATES, BIASES):
        lines += variant_text(scorer, *variant)
    return "\n".join(lines) + "\n"


def largest_difference(a, b):
    """Between two texts of the same words; infinite if they differ in anything but the digits of their numbers."""
    words_a, words_b = a.split(), b.split()
    if len(words_a) != len(words_b):
        return math.inf
    largest = 0.0
    for x, y in zip(words_a, words_b):
        if x != y:
            try:
                largest = max(largest, abs(float(x) - float(y)))
            except ValueError:
                return math.inf
    return largest


def main():
    check = "--check" in sys.argv[1:]
    worst = 0.0
    for scorer in SCORERS:
        path, text = HERE / f"{scorer}.txt", scorer_text(scorer)
        if check:
            worst = max(worst, largest_difference(path.read_text(), text))
        else:
            path.write_text(text)
    if check:
        print(f"largest difference {worst:.2g}")
    return 0 if worst <= 1e-12 else 1


if __name__ == "__main__":
    sys.exit(main())
