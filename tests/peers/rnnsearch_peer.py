#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Lookback authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""RNNsearch in PyTorch as a practised user writes it, to measure core against: same model, same data, same recipe.

    rnnsearch_peer.py --config small|medium|paper [--parts training,greedy,greedy_single,beam] [--rounds N] [--json]
    rnnsearch_peer.py --check        loss of a tiny model against tests/golden/additive.txt

The encoder is nn.GRU on packed sequences (`--encoder paper`: the paper's own unit in a Python loop, slower); the decoder is a
loop over steps, differentiated by autograd. nn.GRU applies the reset gate after the product and weighs the old state with
z, which changes its numbers, not its work; the decoder's unit is the paper's. Exit code 77 ("skipped") without PyTorch.

The environment is set as an experienced user would (peer_bench.py). `--plain` leaves everything as it comes; `--blas FILE`
preloads a library that replaces sgemm (tests/peers/sgemm_onednn.c builds one, the nearest there is to MKL in Debian).
"""
import pathlib
import sys

from peer_bench import BEAM, CLIP, END, EPSILON, RHO, Bench, report, start


def extra_options(parser):
    parser.add_argument("--encoder", choices=["library", "paper"], default="library")


if __name__ == "__main__":
    OPTIONS = start(__doc__, extra_options)
import torch
from torch import nn
from torch.nn.utils.rnn import pack_padded_sequence, pad_packed_sequence


class Batch:
    """Sentences side by side, batch first, padded with the end mark; both sides end with one of their own."""

    def __init__(self, pairs):
        source = [torch.tensor(list(x) + [END]) for x, _ in pairs]
        target = [torch.tensor(list(y) + [END]) for _, y in pairs]
        self.source = nn.utils.rnn.pad_sequence(source, batch_first=True)                       # (B, T_x)
        self.source_length = torch.tensor([len(x) for x in source])                             # (B)
        self.is_source = torch.arange(self.source.shape[1]) < self.source_length[:, None]       # (B, T_x)
        self.target = nn.utils.rnn.pad_sequence(target, batch_first=True)                       # (B, T_y)
        target_length = torch.tensor([len(y) for y in target])
        self.is_target = torch.arange(self.target.shape[1]) < target_length[:, None]            # (B, T_y)
        self.words = int(target_length.sum())


# ---- model ----

class PaperEncoder(nn.Module):
    """The paper's gated unit over a sequence, one direction; masked, so that padding leaves the state alone."""

    def __init__(self, m, n):
        super().__init__()
        self.W = nn.Linear(m, 3 * n)               # z, r, candidate
        self.U_zr = nn.Linear(n, 2 * n, bias=False)
        self.U = nn.Linear(n, n, bias=False)

    def forward(self, x, mask, backward):
        projected, n = self.W(x), self.U.in_features
        state = x.new_zeros(x.shape[0], n)
        states = [None] * x.shape[1]
        for j in reversed(range(x.shape[1])) if backward else range(x.shape[1]):
            new = gated_step(projected[:, j], self.U_zr(state), state, self.U)
            state = torch.where(mask[:, j, None], new, state)
            states[j] = state
        return torch.stack(states, 1)


def gated_step(projected, recurrent, state, U):
    """Appendix A: `projected` (B, 3n) is what input and context bring to z, r and candidate, `recurrent` (B, 2n) what the
    state brings to z and r."""
    n = state.shape[1]
    z, r = torch.sigmoid(projected[:, :2 * n] + recurrent).chunk(2, 1)
    candidate = torch.tanh(projected[:, 2 * n:] + U(r * state))
    return torch.lerp(state, candidate, z)


class RNNsearch(nn.Module):
    def __init__(self, m, n, align, l, nonlinearity, source_words, target_words, encoder="library"):
        super().__init__()
        self.maxout, self.encoder_kind = nonlinearity == "maxout", encoder
        self.source_embedding = nn.Embedding(source_words, m)
        self.target_embedding = nn.Embedding(target_words, m)
        if encoder == "library":
            self.encoder = nn.GRU(m, n, batch_first=True, bidirectional=True)
        else:
            self.forward_encoder, self.backward_encoder = PaperEncoder(m, n), PaperEncoder(m, n)
        self.W_s = nn.Linear(n, n)
        self.n = n
        self.U_a = nn.Linear(2 * n, align)
        self.v_a = nn.Linear(align, 1, bias=False)
        self.W = nn.Linear(m, 3 * n)
        self.C = nn.Linear(2 * n, 3 * n, bias=False)
        self.U_zr_W_a = nn.Linear(n, 2 * n + align, bias=False)  # one product for all that multiplies s_{i-1}
        self.U = nn.Linear(n, n, bias=False)
        self.readout = nn.Linear(n + m + 2 * n, 2 * l if self.maxout else l)
        self.output = nn.Linear(l, target_words)

    def encode(self, source, length, mask):
        """Annotations (B, T_x, 2n), U_a h + b (B, T_x, n'), s_0 (B, n)."""
        x = self.source_embedding(source)
        if self.encoder_kind == "library":
            packed = pack_padded_sequence(x, length, batch_first=True, enforce_sorted=False)
            h = pad_packed_sequence(self.encoder(packed)[0], batch_first=True)[0]
        else:
            h = torch.cat([self.forward_encoder(x, mask, False), self.backward_encoder(x, mask, True)], 2)
        return h, self.U_a(h), torch.tanh(self.W_s(h[:, 0, self.n:]))

    def step(self, projected_word, s, h, keys, mask):
        """s_i (B, n) and c_i (B, 2n) from W E y + b (B, 3n) and s_{i-1}."""
        recurrent, query = self.U_zr_W_a(s).split([2 * self.n, keys.shape[2]], 1)
        e = self.v_a(torch.tanh(keys + query[:, None])).squeeze(2)
        alpha = torch.softmax(e.masked_fill(~mask, -float("inf")), 1)
        c = torch.bmm(alpha[:, None], h).squeeze(1)
        return gated_step(projected_word + self.C(c), recurrent, s, self.U), c

    def word_scores(self, s, y, c):
        t = self.readout(torch.cat([s, y, c], -1))
        t = t.view(*t.shape[:-1], -1, 2).amax(-1) if self.maxout else torch.tanh(t)
        return self.output(t)

    def loss(self, batch):
        h, keys, s = self.encode(batch.source, batch.source_length, batch.is_source)
        y = self.target_embedding(batch.target[:, :-1])
        y = torch.cat([y.new_zeros(y.shape[0], 1, y.shape[2]), y], 1)  # E y_0 = 0
        projected = self.W(y)
        states, contexts = [], []
        for i in range(y.shape[1]):
            s, c = self.step(projected[:, i], s, h, keys, batch.is_source)
            states.append(s)
            contexts.append(c)
        real = batch.is_target
        scores = self.word_scores(torch.stack(states, 1)[real], y[real], torch.stack(contexts, 1)[real])
        return nn.functional.cross_entropy(scores, batch.target[real], reduction="sum")


# ---- decoding: as many words as the source has, the end mark not chosen, so that every program does the same work ----

@torch.no_grad()
def greedy(model, batch):
    h, keys, s = model.encode(batch.source, batch.source_length, batch.is_source)
    mask, wanted = batch.is_source, batch.source_length - 1
    y = h.new_zeros(h.shape[0], model.target_embedding.embedding_dim)
    live, outputs = torch.arange(h.shape[0]), [[] for _ in range(h.shape[0])]
    for i in range(int(wanted.max())):
        keep = wanted[live] > i
        if not bool(keep.all()):
            live, s, y, h, keys, mask = live[keep], s[keep], y[keep], h[keep], keys[keep], mask[keep]
        s, c = model.step(model.W(y), s, h, keys, mask)
        scores = model.word_scores(s, y, c)
        scores[:, END] = -float("inf")
        words = scores.argmax(1)
        for sentence, word in zip(live.tolist(), words.tolist()):
            outputs[sentence].append(word)
        y = model.target_embedding(words)
    return outputs


@torch.no_grad()
def beam(model, batch):
    """Best of BEAM hypotheses for a batch of one sentence."""
    h, keys, s = model.encode(batch.source, batch.source_length, batch.is_source)
    y = h.new_zeros(1, model.target_embedding.embedding_dim)
    sums, hypotheses = torch.zeros(1, 1), [[]]
    for _ in range(int(batch.source_length[0]) - 1):
        live = s.shape[0]
        s, c = model.step(model.W(y), s, h.expand(live, -1, -1), keys.expand(live, -1, -1), batch.is_source)
        scores = torch.log_softmax(model.word_scores(s, y, c), 1)
        scores[:, END] = -float("inf")
        best, places = (sums + scores).flatten().topk(BEAM)
        parents, words = torch.div(places, scores.shape[1], rounding_mode="floor"), places % scores.shape[1]
        hypotheses = [hypotheses[p] + [w] for p, w in zip(parents.tolist(), words.tolist())]
        sums, s, y = best[:, None], s[parents], model.target_embedding(words)
    return hypotheses[0]


# ---- measuring ----

class IdiomaticBench(Bench):
    def __init__(self, options):
        super().__init__(options)
        torch.manual_seed(1)
        self.model = RNNsearch(*self.sizes, self.sizes[-1], options.encoder)
        self.optimizer = torch.optim.Adadelta(self.model.parameters(), lr=1.0, rho=RHO, eps=EPSILON)
        self.batch = Batch

    def update(self, pairs):
        batch = Batch(pairs)
        self.optimizer.zero_grad(set_to_none=True)
        (self.model.loss(batch) / len(pairs)).backward()
        nn.utils.clip_grad_norm_(self.model.parameters(), CLIP)
        self.optimizer.step()
        return batch.words

    def greedy(self, batch):
        return greedy(self.model, batch)

    def beam(self, batch):
        return beam(self.model, batch)


# ---- the same model? ----

def golden_model():
    """The variant `additive maxout current biases` of tests/golden, its parameters put where PyTorch keeps them."""
    sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent / "golden"))
    import make_golden
    sizes = make_golden.SIZES
    p = {name: make_golden.closed_form(name, *shape).detach()
         for name, shape in make_golden.shapes("additive", "maxout", True).items()}
    model = RNNsearch(sizes["m"], sizes["n"], sizes["nAlign"], sizes["l"], "maxout", sizes["sourceWords"],
                      sizes["targetWords"], "paper").double()

    def stacked(prefix, letter):
        return torch.cat([p[f"{prefix}.{letter}{gate}"] for gate in ("_z", "_r", "")])

    values = {"source_embedding.weight": p["source.E"].T, "target_embedding.weight": p["target.E"].T,
              "W_s.weight": p["decoder.initial.W_s"], "W_s.bias": p["decoder.initial.b_s"][:, 0],
              "U_a.weight": p["attention.U_a"],
              "U_a.bias": p["attention.b_a"][:, 0], "v_a.weight": p["attention.v_a"].T, "W.weight": stacked("decoder", "W"),
              "W.bias": stacked("decoder", "b")[:, 0], "C.weight": stacked("decoder", "C"),
              "readout.weight": torch.cat([p["readout.U_o"], p["readout.V_o"], p["readout.C_o"]], 1),
              "readout.bias": p["readout.b_o"][:, 0], "output.weight": p["output.W_o"], "output.bias": p["output.b_w"][:, 0]}
    for module, prefix in (("", "decoder"), ("forward_encoder.", "encoder.forward"), ("backward_encoder.", "encoder.backward")):
        recurrent = torch.cat([p[prefix + ".U_z"], p[prefix + ".U_r"]])
        values[module + "U.weight"] = p[prefix + ".U"]
        if not module:
            values["U_zr_W_a.weight"] = torch.cat([recurrent, p["attention.W_a"]])
        else:
            values[module + "U_zr.weight"] = recurrent
            values[module + "W.weight"] = stacked(prefix, "W")
            values[module + "W.bias"] = stacked(prefix, "b")[:, 0]
    model.load_state_dict(values)
    return model, make_golden


def check():
    """The peer is the model of the golden files: the same loss for all pairs in one batch."""
    model, make_golden = golden_model()
    loss = float(model.loss(Batch(make_golden.PAIRS)))
    lines = (make_golden.HERE / "additive.txt").read_text().splitlines()
    first = lines.index("variant additive maxout current biases")
    variant = lines[first:lines.index("end", first)]
    expected = sum(float(line.split()[1]) for line in variant if line.startswith("loss "))
    print(f"loss {loss:.12f}, golden {expected:.12f}")
    return 0 if abs(loss - expected) < 1e-10 * expected else 1


def main():
    if OPTIONS.check:
        return check()
    torch.set_num_threads(OPTIONS.threads)
    torch.set_flush_denormal(True)
    report(IdiomaticBench(OPTIONS), OPTIONS, torch.__version__)
    return 0


if __name__ == "__main__":
    sys.exit(main())
