# SPDX-FileCopyrightText: 2026 The Lookback authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Where everything of a batch lies in memory, for the hand-derived peer (manual_model.py).

Rows (sentences) stand longest source first, so at each encoder step the ones still running are the leading rows. Three orders:
  packed       step after step, only running rows: N = all source words, end marks included. Both directions run in step, the
               backward one from each sentence's own end, so the same rows run in both: tensors are (2, N, .).
  annotations  sentence after sentence, A rows. Rows form groups that are padded to the group's longest sentence.
  target       (T_y, B), padded with the end mark; the rows that are real words are listed for the output layer.
"""
import torch

from peer_bench import END

GROUP_FLOATS = 1 << 19  # scorer activations a group: few enough for the cache, many enough to hide the cost of a call


class Group:
    """Rows first ... first + rows of the batch; their annotations start at `start`, `steps` a row."""

    def __init__(self, first, rows, steps, start):
        self.first, self.rows, self.steps, self.start = first, rows, steps, start
        self.row_slice = slice(first, first + rows)
        self.slice = slice(start, start + rows * steps)

    def view(self, annotations):
        """(A, ...) -> (rows, steps, ...) of this group."""
        return annotations[self.slice].view(self.rows, self.steps, *annotations.shape[1:])


class SourceLayout:
    """sentences: lists of word numbers without end marks. Members named *_index address rows of another order."""

    def __init__(self, sentences, scorer_size):
        self.order = sorted(range(len(sentences)), key=lambda k: -len(sentences[k]))
        lengths = [len(sentences[k]) + 1 for k in self.order]
        self.rows, self.steps, self.words = len(lengths), lengths[0], sum(lengths)
        self.lengths = lengths
        padded = torch.tensor([sentences[k] + [END] * (self.steps + 1 - n) for k, n in zip(self.order, lengths)]).t()
        length = torch.tensor(lengths)
        step = torch.arange(self.steps)[:, None]
        running = step < length                                                # (T_x, B)
        self.active = running.sum(1).tolist()                                  # rows of each step
        self.first_row = [0]
        for n in self.active:
            self.first_row.append(self.first_row[-1] + n)
        packed = torch.tensor(self.first_row[:-1])[:, None] + torch.arange(self.rows)   # packed row of (step, sentence)
        mirrored = (length - 1 - step).clamp_(min=0)
        self.word_index = torch.cat([padded[running], padded.gather(0, mirrored)[running]])      # (2N)
        self.previous_index = packed[:-1][running[1:]]           # (N - B): the same sentence one step before
        self.first_word_index = packed[length - 1, torch.arange(self.rows)]    # backward state at the first word
        self.find_annotations(packed, packed.gather(0, mirrored), mirrored, running, scorer_size)

    def find_annotations(self, forward, backward, mirrored, running, scorer_size):
        self.groups, first, start = [], 0, 0
        while first < self.rows:
            longest = self.lengths[first]
            rows = min(self.rows - first, max(1, round(GROUP_FLOATS / (longest * scorer_size))))
            if self.rows - first - rows < rows // 2:
                rows = self.rows - first
            self.groups.append(Group(first, rows, longest, start))
            first, start = first + rows, start + rows * longest
        self.annotations = start
        real = torch.cat([running[:g.steps, g.row_slice].t().reshape(-1) for g in self.groups])     # (A)
        self.mask = None if bool(real.all()) else torch.zeros(start).masked_fill_(~real, -float("inf"))

        def in_order(grid):
            return torch.cat([grid[:g.steps, g.row_slice].t().reshape(-1) for g in self.groups]) * real

        # forward and backward state of each annotation among the 2N states, and the way back
        self.state_index = torch.stack([in_order(forward), in_order(backward) + self.words], 1).view(-1)     # (2A)
        starts = torch.cat([g.start + g.steps * torch.arange(g.rows) for g in self.groups])
        self.bag_starts = starts                                                                     # (B)
        self.bag_of = torch.cat([torch.arange(g.first, g.first + g.rows).repeat_interleave(g.steps) for g in self.groups])
        self.bag_rows = torch.arange(self.annotations)
        own = starts + torch.arange(self.lengths[0])[:, None]
        self.annotation_index = torch.cat([2 * own[running], 2 * (starts + mirrored)[running] + 1])  # (2N) of 2A


class TargetLayout:
    def __init__(self, sentences, order):
        lengths = [len(sentences[k]) + 1 for k in order]
        self.steps, self.words = max(lengths), sum(lengths)
        padded = torch.tensor([sentences[k] + [END] * (self.steps + 1 - n) for k, n in zip(order, lengths)]).t()
        self.previous = padded[:-1].reshape(-1)                                # y_{i-1} from the second step on
        self.real = None                                                       # real rows among T_y B; None: all
        self.wanted = padded.reshape(-1)
        if self.words < self.wanted.shape[0]:
            self.real = (torch.arange(self.steps)[:, None] < torch.tensor(lengths)).view(-1).nonzero()[:, 0]
            self.wanted = self.wanted[self.real]
