# SPDX-FileCopyrightText: 2026 The Lookback authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Greedy and beam decoding with the model of manual_model.py; everything that does not change from step to step is taken out:

* once a model: what a word brings to gates and readout, for every word of the vocabulary; [W_a | U_r | U_z | U_o] side by side,
  since s_i goes both into the readout of its own step and into the scorer and the gates of the next;
* once a sentence: h [C | C_o], so that a context is summed up where it is used and never as such.

The end mark is not chosen, as many words are written as the source has: every program does the same work.
"""
import torch

from manual_batch import SourceLayout
from manual_model import weighted_rows
from peer_bench import BEAM, END

NARROWEST = 192  # columns that the scores of a row are folded to, at least: PyTorch's maximum over rows is quick where these are many


def folded(scores):
    """(L, V / w, w) with the smallest w of at least NARROWEST that divides V. The largest scores lie in the columns of this view
    that have the largest maxima, so only those need a search: a tenth of the time of topk or max over all."""
    words = scores.shape[1]
    width = next((w for w in range(min(NARROWEST, words), words) if words % w == 0), words)
    return scores.view(scores.shape[0], words // width, width)


def largest_of_rows(scores):
    """(L) place of each row's largest score."""
    if scores.shape[0] == 1:
        return scores.max(1)[1]
    view = folded(scores)
    columns = view.amax(1).max(1)[1]
    return view[torch.arange(view.shape[0]), :, columns].max(1)[1] * view.shape[2] + columns


def largest(scores, size):
    """Values, rows and columns of the `size` largest scores of all, largest first."""
    view = folded(scores)
    width = view.shape[2]
    places = view.amax(1).view(-1).topk(size)[1]
    rows = torch.div(places, width, rounding_mode="floor")
    columns = places - rows * width
    values, places = view[rows, :, columns].view(-1).topk(size)
    which = torch.div(places, view.shape[1], rounding_mode="floor")
    return values, rows[which], (places - which * view.shape[1]) * width + columns[which]


class ManualDecoder:
    def __init__(self, model):
        p, self.model = model.parameters, model
        self.words = torch.cat([p.W, p.V_o], 1)
        bias = torch.cat([p.b, p.b_o])
        self.words = torch.cat([torch.addmm(bias, model.target.table, self.words), bias[None]])   # last row: no word
        self.of_state = torch.cat([p.W_a_gates, p.U_o], 1)
        self.of_annotation = torch.cat([p.C, p.C_o], 1)
        self.v2 = 2 * p.v_a
        self.endless = p.b_w.clone()
        self.endless[END] = -float("inf")

    def source(self, sentences):
        return SourceLayout(sentences, self.model.a)

    def start(self, x):
        """[query | r | z | readout] of s_0, s_0 and h [C | C_o]."""
        self.model.encode(x)
        s = self.model.initial
        return torch.mm(s, self.of_state), s, torch.mm(self.model.h, self.of_annotation)

    def state(self, inner, of_s, s):
        """s_i from what word and context bring (B, 3n + r, changed), [query | r | z | ...] of s_{i-1} and s_{i-1}."""
        n, a = self.model.n, self.model.a
        gates = inner[:, :2 * n].add_(of_s[:, a:a + 2 * n]).sigmoid_()
        candidate = inner[:, 2 * n:3 * n].addmm_(gates[:, :n] * s, self.model.parameters.U).tanh_()
        return torch.addcmul(s, gates[:, n:], candidate.sub_(s))

    def readout(self, inner, of_s):
        """(B, l) from the last columns of both."""
        n, l = self.model.n, self.model.l
        sums = inner[:, 3 * n:].add_(of_s[:, self.model.a + 2 * n:])
        return torch.maximum(sums[:, :l], sums[:, l:]) if self.model.maxout else sums.tanh_()

    def greedy(self, x):
        """Words of each sentence, in the order they were given in."""
        if x.rows == 1:
            return [self.beam(x, 1)]
        of_s, s, contexts = self.start(x)
        words = torch.full((x.rows,), self.words.shape[0] - 1)
        wanted, written = [n - 1 for n in x.lengths], []
        for i in range(wanted[0]):
            live = sum(n > i for n in wanted)           # the leading rows, longest first
            if live < words.shape[0]:
                words, of_s, s = words[:live], of_s[:live], s[:live]
            alpha = self.weights(x, of_s)
            inner = weighted_rows(contexts, x.bag_rows[:alpha.shape[0]], x.bag_starts[:live], alpha)
            s = self.state(inner.add_(self.words.index_select(0, words)), of_s, s)
            of_s = torch.mm(s, self.of_state)
            scores = self.scores(self.readout(inner, of_s), self.endless)
            words = largest_of_rows(scores)
            written.append(words.tolist())
        sentences = [None] * x.rows
        for row, k in enumerate(x.order):
            sentences[k] = [step[row] for step in written[:wanted[row]]]
        return sentences

    def scores(self, u, bias):
        scores = self.model.buffer("scores", u.shape[0], bias.shape[0])
        return torch.addmm(bias, u, self.model.parameters.W_w, out=scores)

    def weights(self, x, of_s):
        """alpha of the live rows, sentence after sentence."""
        model, rows = self.model, of_s.shape[0]
        live = [(group, min(group.rows, rows - group.first)) for group in x.groups if group.first < rows]
        end = live[-1][0].start + live[-1][1] * live[-1][0].steps
        sums, alpha = model.buffer("sums", end, model.a), model.buffer("weights", end)
        query = of_s[:, None, :model.a]

        def views(tensor):
            return [tensor[g.start:g.start + n * g.steps].view(n, g.steps, *tensor.shape[1:]) for g, n in live]

        for (group, n), keys, out in zip(live, views(model.keys), views(sums)):
            torch.add(keys, query[group.first:group.first + n], alpha=2, out=out)
        e = torch.mv(sums.sigmoid_(), self.v2)
        if x.mask is not None:
            e.add_(x.mask[:end])
        for part, out in zip(views(e), views(alpha)):
            torch.softmax(part, 1, out=out)
        return alpha

    def beam(self, x, size=BEAM):
        """The best of `size` hypotheses for the one sentence of x; `size` 1 is greedy, without sums."""
        of_s, s, contexts = self.start(x)
        model, steps, best = self.model, x.lengths[0], torch.zeros(1, dtype=self.model.dtype)
        words, hypotheses = torch.full((1,), self.words.shape[0] - 1), [[]]
        for _ in range(steps - 1):
            live = s.shape[0]
            sums = model.buffer("sums", live, steps, model.a)
            torch.add(model.keys, of_s[:, None, :model.a], alpha=2, out=sums)
            e = torch.mv(sums.sigmoid_().view(live * steps, model.a), self.v2)
            alpha = torch.softmax(e.view(live, steps), 1)
            inner = torch.addmm(self.words.index_select(0, words), alpha, contexts)
            s = self.state(inner, of_s, s)
            of_s = torch.mm(s, self.of_state)
            u = self.readout(inner, of_s)
            if size == 1:
                words = largest_of_rows(self.scores(u, self.endless))
                hypotheses[0].append(int(words))
                continue
            best, parents, words = self.survivors(self.scores(u, model.parameters.b_w), best, size)
            hypotheses = [hypotheses[p] + [w] for p, w in zip(parents.tolist(), words.tolist())]
            s, of_s = s.index_select(0, parents), of_s.index_select(0, parents)
        return hypotheses[0]

    @staticmethod
    def survivors(scores, best, size):
        """Sums, parents and words of the best hypotheses; `best` (L): the sums so far. The order of p exp(sum) is that of
        log p + sum, so only the chosen ones need a logarithm."""
        p = torch.softmax(scores, 1, out=scores)
        p[:, END] = 0
        top = best.max()
        value, parents, words = largest(p.mul_((best - top).exp_()[:, None]), size)
        return value.log_().add_(top), parents, words
