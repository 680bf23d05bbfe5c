#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Lookback authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""RNNsearch in PyTorch with the gradient derived by hand, the strongest PyTorch we can write, to measure core against.

    rnnsearch_manual_peer.py --config small|medium|paper [--parts training,greedy,greedy_single,beam] [--rounds N] [--json]
    rnnsearch_manual_peer.py --check     gradients, updates and decoding against autograd and rnnsearch_peer.py, in double

Same model (both units the paper's), data, recipe, command line and JSON as rnnsearch_peer.py. manual_model.py says what makes it
quick. Exit code 77 ("skipped") without PyTorch.
"""
import copy
import sys

from peer_bench import BEAM, CLIP, END, EPSILON, RHO, Bench, report, start

if __name__ == "__main__":
    OPTIONS = start(__doc__)
import torch

from manual_decoder import ManualDecoder
from manual_model import Adadelta, ManualModel


class ManualBench(Bench):
    def __init__(self, options):
        super().__init__(options)
        torch.manual_seed(1)
        self.model = ManualModel(*self.sizes, self.sizes[-1])
        self.model.randomize()
        self.optimizer = Adadelta(self.model)
        self.decoder = None

    def update(self, pairs):
        _, words = self.model.loss_and_gradient(pairs)
        self.optimizer.step(len(pairs))
        self.decoder = None
        return words

    def batch(self, pairs):
        if self.decoder is None:
            self.decoder = ManualDecoder(self.model)
        return self.decoder.source([source for source, _ in pairs])

    def greedy(self, layout):
        return self.decoder.greedy(layout)

    def beam(self, layout):
        return self.decoder.beam(layout)


# ---- the same model? ----

CHECK_SIZES = (5, 6, 7, 4)          # m, n, n', l
CHECK_WORDS = (13, 36)
TOLERANCE = 1e-10


def counterparts(model, manual, kind):
    """(tensor of rnnsearch_peer, name and direction of ours, a function from the first to the second)."""
    n, a = manual.n, manual.a

    def reordered(weight):
        """PyTorch's z, r, candidate by rows to r, z, candidate by columns."""
        z, r, rest = weight.split([n, n, weight.shape[0] - 2 * n])
        return torch.cat([r, z, rest]).t()

    def scorer_first(weight):
        z, r, w_a = weight.split([n, n, a])
        return torch.cat([w_a, r, z]).t()

    def halves(rows):
        """Maxout takes the larger of neighbours there, of the same places of two halves here."""
        return torch.cat([rows[0::2], rows[1::2]]).t() if kind == "maxout" else rows.t()

    def plain(weight):
        return weight.t()

    def part(first, width):
        return lambda weight: halves(weight[:, first:first + width])

    m, transposed = manual.m, plain
    result = [("W_s.weight", "W_s", transposed), ("W_s.bias", "b_s", transposed), ("U_a.weight", "U_a", transposed),
              ("U_a.bias", "b_a", transposed), ("v_a.weight", "v_a", torch.flatten), ("W.weight", "W", reordered),
              ("W.bias", "b", reordered), ("C.weight", "C", reordered), ("U_zr_W_a.weight", "W_a_gates", scorer_first),
              ("U.weight", "U", transposed), ("readout.weight", "U_o", part(0, n)), ("readout.weight", "V_o", part(n, m)),
              ("readout.weight", "C_o", part(n + m, 2 * n)), ("readout.bias", "b_o", halves), ("output.weight", "W_w", transposed),
              ("output.bias", "b_w", transposed)]
    theirs = dict(model.named_parameters())
    for theirs_name, own_name, map_to in result:
        yield theirs[theirs_name], own_name, None, map_to
    for d, side in enumerate(("forward_encoder.", "backward_encoder.")):
        for theirs_name, own_name, map_to in (("W.weight", "W_e", reordered), ("W.bias", "b_e", reordered),
                                              ("U_zr.weight", "U_e_gates", reordered), ("U.weight", "U_e", transposed)):
            yield theirs[side + theirs_name], own_name, d, map_to


def place(tensors, name, direction):
    tensor = getattr(tensors, name)
    return tensor if direction is None else tensor[direction]


def copy_parameters(model, manual, kind):
    for tensor, name, direction, map_to in counterparts(model, manual, kind):
        place(manual.parameters, name, direction).copy_(map_to(tensor))
    manual.source.table.copy_(model.source_embedding.weight)
    manual.target.table.copy_(model.target_embedding.weight)


def random_pairs(count, shortest, longest):
    def sentence(words):
        return torch.randint(2, words, (int(torch.randint(shortest, longest + 1, ())),)).tolist()
    return [(sentence(CHECK_WORDS[0]), sentence(CHECK_WORDS[1])) for _ in range(count)]


def relative(difference, reference):
    return float(difference.abs().max() / reference.abs().max())


def gradient_errors(model, manual, kind):
    """Largest difference of each gradient, relative to its largest entry."""
    errors = {name + ("" if direction is None else f"[{direction}]"):
              relative(map_to(tensor.grad) - place(manual.gradients, name, direction), map_to(tensor.grad))
              for tensor, name, direction, map_to in counterparts(model, manual, kind)}
    for name, own, theirs in (("source.E", manual.source, model.source_embedding),
                              ("target.E", manual.target, model.target_embedding)):
        dense = torch.zeros_like(own.table).index_copy_(0, own.rows, own.gradient)
        errors[name] = relative(dense - theirs.weight.grad, theirs.weight.grad)
    return errors


def parameter_errors(model, manual, kind):
    """The same for the parameters themselves."""
    expected = copy.deepcopy(manual)
    copy_parameters(model, expected, kind)
    pairs = [("parameters", manual.parameters.flat, expected.parameters.flat),
             ("source table", manual.source.table, expected.source.table),
             ("target table", manual.target.table, expected.target.table)]
    return {name: relative(own - other, other) for name, own, other in pairs}


def check_training(idiomatic, model, manual, kind):
    """Several updates on batches of unequal sentences; yields (what, relative error)."""
    optimizer = torch.optim.Adadelta(model.parameters(), lr=1.0, rho=RHO, eps=EPSILON)
    own_optimizer = Adadelta(manual)
    for update, (count, shortest, longest) in enumerate([(9, 1, 8), (7, 4, 4), (1, 3, 3), (8, 1, 20), (3, 1, 2)]):
        pairs = random_pairs(count, shortest, longest)
        optimizer.zero_grad()
        with torch.enable_grad():
            loss = model.loss(idiomatic.Batch(pairs))
            loss.backward()
        own_loss, _ = manual.loss_and_gradient(pairs)
        yield f"{kind}, batch {update}, loss", abs(own_loss / float(loss) - 1)
        for name, error in gradient_errors(model, manual, kind).items():
            yield f"{kind}, batch {update}, d{name}", error
        for parameter in model.parameters():
            parameter.grad /= count
        torch.nn.utils.clip_grad_norm_(model.parameters(), CLIP)
        optimizer.step()
        own_optimizer.step(count)
        for name, error in parameter_errors(model, manual, kind).items():
            yield f"{kind}, update {update}, {name}", error


def check_decoding(idiomatic, model, manual, kind):
    """Yields (what, whether the words are the same)."""
    decoder = ManualDecoder(manual)
    sources = [source for source, _ in random_pairs(9, 1, 9)]
    batch = idiomatic.Batch([(source, []) for source in sources])
    yield f"{kind}, greedy, a batch", decoder.greedy(decoder.source(sources)) == idiomatic.greedy(model, batch)
    for k, source in enumerate(sources):
        single, one = idiomatic.Batch([(source, [])]), decoder.source([source])
        yield f"{kind}, greedy, sentence {k}", decoder.greedy(one) == idiomatic.greedy(model, single)
        yield f"{kind}, beam, sentence {k}", decoder.beam(one) == idiomatic.beam(model, single)


def check():
    import manual_batch
    import manual_decoder
    import manual_model
    import rnnsearch_peer as idiomatic
    torch.manual_seed(3)
    failures, worst = [], 0.0
    # sizes at which a tiny model meets every block and fold of the large ones
    manual_model.OUTPUT_BLOCK, manual_model.ADADELTA_BLOCK, manual_decoder.NARROWEST = 10, 100, BEAM
    for kind in ("tanh", "maxout"):
        for group_floats in (manual_batch.GROUP_FLOATS, 100):     # one group of sentences, many groups
            manual_batch.GROUP_FLOATS = group_floats
            sizes = (*CHECK_SIZES, kind, *CHECK_WORDS)
            model = idiomatic.RNNsearch(*sizes, "paper").double()
            for parameter in model.parameters():
                torch.nn.init.uniform_(parameter, -0.7, 0.7)
            model.output.bias[END] += 3           # an end mark worth choosing, which decoding must not
            manual = ManualModel(*sizes, dtype=torch.double)
            copy_parameters(model, manual, kind)
            errors = list(check_training(idiomatic, model, manual, kind))
            worst = max([worst] + [error for _, error in errors])
            failures += [f"{name}: relative error {error:.2e}" for name, error in errors if not error <= TOLERANCE]
            failures += [f"{name}: other words" for name, same in check_decoding(idiomatic, model, manual, kind) if not same]
    print("\n".join(failures) if failures else f"the same to {worst:.1e}")
    return 1 if failures else 0


def main():
    torch.set_grad_enabled(False)
    if OPTIONS.check:
        return check()
    torch.set_num_threads(OPTIONS.threads)
    torch.set_flush_denormal(True)
    report(ManualBench(OPTIONS), OPTIONS, torch.__version__)
    return 0


if __name__ == "__main__":
    sys.exit(main())
