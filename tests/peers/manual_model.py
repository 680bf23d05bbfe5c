# SPDX-FileCopyrightText: 2026 The Lookback authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""RNNsearch with its gradient derived by hand, as quick as PyTorch's own calls allow. Letters as in the paper's Appendix A.

Rows are sentences and every weight is stored (inputs, outputs), the transpose of the paper's. What the loops leave out:

* Input projections, U_a h, the readout and all weight gradients are one product over all steps.
* A decoder step is two products in front of the candidate's: s_{i-1} [W_a | U_r | U_z] and c_i [C_r | C_z | C], both added into
  the step's row of `p` = [query | r | z | candidate], which holds the input projection already.
* In the backward loop the products of a step read transposed copies of the weights (made once an update), since products with a
  transposed right side are slow for 80 rows.
* With ds the gradient of s = s' + z (k - s'), k the candidate, the gradients before the nonlinearities are ds z'(k - s') and
  ds z k'. All but ds is known after the forward pass: one product of numbers a step (`gate_factors`).
* tanh x = 2 sigmoid(2x) - 1, and a softmax does not see the -1, so the scorer runs on the sigmoid, four times quicker here.
* Sums over a sentence's annotations are embedding bags: no call a sentence, as bmm makes without MKL.
* The output layer goes by blocks of rows whose logits become their own gradient, over real words only.
"""
import torch

from manual_batch import SourceLayout, TargetLayout
from peer_bench import CLIP, EPSILON, RHO

OUTPUT_BLOCK = 256     # rows of the output layer at a time
ADADELTA_BLOCK = 1 << 17  # parameters at a time: five such blocks stay in the cache
LINE = 16              # floats of a cache line

sigmoid_backward = torch.ops.aten.sigmoid_backward.grad_input
tanh_backward = torch.ops.aten.tanh_backward.grad_input
softmax_backward = torch.ops.aten._softmax_backward_data.out
bag_weights_backward = torch.ops.aten._embedding_bag_per_sample_weights_backward
SUM = 0                # embedding bag mode


def weighted_rows(rows, index, starts, weights=None):
    """(bags, width): the weighted sum of each bag's rows."""
    return torch.embedding_bag(rows, index, starts, False, SUM, False, weights)[0]


def parameter_shapes(m, n, a, l, kind, target_words):
    """All but the embeddings; 2 in front: encoder direction. `r` is the readout's width before maxout."""
    r = 2 * l if kind == "maxout" else l
    return {"W_e": (2, m, 3 * n), "b_e": (2, 3 * n), "U_e_gates": (2, n, 2 * n), "U_e": (2, n, n),
            "W_s": (n, n), "b_s": (n,), "U_a": (2 * n, a), "b_a": (a,), "v_a": (a,),
            "W": (m, 3 * n), "b": (3 * n,), "C": (2 * n, 3 * n), "W_a_gates": (n, a + 2 * n), "U": (n, n),
            "U_o": (n, r), "V_o": (m, r), "C_o": (2 * n, r), "b_o": (r,), "W_w": (l, target_words), "b_w": (target_words,)}


class Tensors:
    """Named tensors in one vector, each at the start of a cache line."""

    def __init__(self, shapes, dtype):
        sizes = {name: torch.Size(shape).numel() for name, shape in shapes.items()}
        rounded = [-(-size // LINE) * LINE for size in sizes.values()]
        self.flat = torch.zeros(sum(rounded), dtype=dtype)
        for name, piece in zip(shapes, self.flat.split(rounded)):
            setattr(self, name, piece[:sizes[name]].view(shapes[name]))


class Embedding:
    """A table and the gradient of the rows a batch has used: `rows` (U) and `gradient` (U, m)."""

    def __init__(self, words, m, dtype):
        self.table = torch.zeros(words, m, dtype=dtype)
        self.rows = self.gradient = None

    def backward(self, words, dx):
        """dx (words, m): the gradient of each looked-up vector."""
        words, order = words.sort()
        self.rows, counts = torch.unique_consecutive(words, return_counts=True)
        self.gradient = weighted_rows(dx, order, counts.cumsum(0) - counts)


class Buffers:
    """Working memory by name, kept from update to update."""

    def __init__(self, dtype):
        self.dtype, self.memory = dtype, {}

    def __call__(self, name, *shape):
        size = torch.Size(shape).numel()
        if name not in self.memory or self.memory[name].shape[0] < size:
            self.memory[name] = torch.empty(size, dtype=self.dtype)
        return self.memory[name][:size].view(shape)


class ManualModel:
    def __init__(self, m, n, a, l, kind, source_words, target_words, dtype=torch.float32):
        self.m, self.n, self.a, self.l, self.maxout, self.dtype = m, n, a, l, kind == "maxout", dtype
        shapes = parameter_shapes(m, n, a, l, kind, target_words)
        self.parameters, self.gradients = Tensors(shapes, dtype), Tensors(shapes, dtype)
        self.source, self.target = Embedding(source_words, m, dtype), Embedding(target_words, m, dtype)
        self.buffer = Buffers(dtype)

    def randomize(self):
        p = self.parameters
        for name, value in vars(p).items():
            if name != "flat" and not name.startswith("b_"):
                value.normal_(std=value.shape[0 if value.dim() == 1 else -2] ** -0.5)
        self.source.table.normal_(std=0.1)
        self.target.table.normal_(std=0.1)

    def loss_and_gradient(self, pairs):
        """Sum of -log p over the pairs and the number of target words; the gradient of the sum goes to `gradients` and the
        embeddings."""
        x = SourceLayout([s for s, _ in pairs], self.a)
        y = TargetLayout([t for _, t in pairs], x.order)
        self.encode(x)
        self.decode(x, y)
        loss = self.output_and_readout(x, y)
        self.decode_backward(x, y)
        self.encode_backward(x)
        return loss, y.words

    # ---- encoder ----

    def encode(self, x):
        """states (2, N, n) packed, annotations h (A, 2n), keys = 2 (U_a h + b_a) (A, a), initial s_0 (B, n)."""
        p, n, N, buffer = self.parameters, self.n, x.words, self.buffer
        self.x_vectors = buffer("x_vectors", 2 * N, self.m)
        torch.index_select(self.source.table, 0, x.word_index, out=self.x_vectors)
        self.e_gates = buffer("e_gates", 2, N, 3 * n)                        # r, z, candidate
        for direction, vectors in enumerate(self.x_vectors.view(2, N, self.m)):
            torch.addmm(p.b_e[direction], vectors, p.W_e[direction], out=self.e_gates[direction])
        self.e_states, self.e_change = buffer("e_states", 2, N, n), buffer("e_change", 2, N, n)
        self.e_reset = buffer("e_reset", 2, N, n)                            # r s'
        self.encoder_steps(x)
        self.h = buffer("h", x.annotations, 2 * n)
        torch.index_select(self.e_states.view(2 * N, n), 0, x.state_index, out=self.h.view(-1, n))
        self.keys = buffer("keys", x.annotations, self.a)
        torch.addmm(p.b_a, self.h, p.U_a, beta=2, alpha=2, out=self.keys)
        self.first_states = buffer("first_states", x.rows, n)
        torch.index_select(self.e_states[1], 0, x.first_word_index, out=self.first_states)
        self.initial = buffer("initial", x.rows, n)
        torch.addmm(p.b_s, self.first_states, p.W_s, out=self.initial).tanh_()

    def encoder_steps(self, x):
        p, n = self.parameters, self.n
        gates, candidates, states, changes, resets = (
            t.split(x.active, 1) for t in (self.e_gates[:, :, :2 * n], self.e_gates[:, :, 2 * n:], self.e_states,
                                           self.e_change, self.e_reset))
        gates[0].sigmoid_()
        changes[0].copy_(candidates[0].tanh_())
        torch.mul(gates[0][:, :, n:], candidates[0], out=states[0])
        weights = list(zip(p.U_e_gates, p.U_e))
        for k in range(1, x.steps):
            previous, gate, candidate, reset = states[k - 1][:, :x.active[k]], gates[k], candidates[k], resets[k]
            for d in (0, 1):
                gate[d].addmm_(previous[d], weights[d][0])
            gate.sigmoid_()
            torch.mul(gate[:, :, :n], previous, out=reset)
            for d in (0, 1):
                candidate[d].addmm_(reset[d], weights[d][1])
            candidate.tanh_()
            torch.sub(candidate, previous, out=changes[k])
            torch.addcmul(previous, gate[:, :, n:], changes[k], out=states[k])

    def gate_factors(self, name, gates, previous, change):
        """What ds is multiplied by: (..., 3n) for r (times the gradient of r s'), z and the candidate. Leaves 1 - z in gates."""
        n = self.n
        r, z, candidate = gates.split(n, -1)
        factors = self.buffer(name, *gates.shape[:-1], previous.shape[-1] * 3)
        sigmoid_backward(previous, r, grad_input=factors[..., :n])
        sigmoid_backward(change, z, grad_input=factors[..., n:2 * n])
        tanh_backward(z, candidate, grad_input=factors[..., 2 * n:])
        z.neg_().add_(1)
        return factors

    def encode_backward(self, x):
        p, g, n, N, B, buffer = self.parameters, self.gradients, self.n, x.words, x.rows, self.buffer
        previous = buffer("e_previous", 2, N, n)
        previous[:, :B].zero_()
        for d in (0, 1):
            torch.index_select(self.e_states[d], 0, x.previous_index, out=previous[d, B:])
        dgates = self.gate_factors("e_dgates", self.e_gates, previous, self.e_change)
        dstates = buffer("e_dstates", 2, N, n)
        torch.index_select(self.dh.view(-1, n), 0, x.annotation_index, out=dstates.view(-1, n))
        dstates[1].index_add_(0, x.first_word_index, self.dfirst_states)
        self.encoder_steps_backward(x, dgates, dstates)
        dx = buffer("dx_vectors", 2, N, self.m)
        for d, vectors in enumerate(self.x_vectors.view(2, N, self.m)):
            torch.mm(vectors.t(), dgates[d], out=g.W_e[d])
            torch.mm(previous[d, B:].t(), dgates[d, B:, :2 * n], out=g.U_e_gates[d])
            torch.mm(self.e_reset[d, B:].t(), dgates[d, B:, 2 * n:], out=g.U_e[d])
            torch.mm(dgates[d], p.W_e[d].t(), out=dx[d])
        torch.sum(dgates, 1, out=g.b_e)
        self.source.backward(x.word_index, dx.view(2 * N, self.m))

    def encoder_steps_backward(self, x, dgates, dstates):
        p, n = self.parameters, self.n
        to_gates, to_reset = (self.transposed(name) for name in ("U_e_gates", "U_e"))
        drest = self.buffer("e_dreset", 2, x.rows, n)
        dz_dk, dr, dcandidate, dr_dz, keep, r, ds_all = (t.split(x.active, 1) for t in (
            dgates[:, :, n:].unflatten(2, (2, n)), dgates[:, :, :n], dgates[:, :, 2 * n:], dgates[:, :, :2 * n],
            self.e_gates[:, :, n:2 * n], self.e_gates[:, :, :n], dstates))
        for k in reversed(range(1, x.steps)):
            ds, dreset, dprevious = ds_all[k], drest[:, :x.active[k]], ds_all[k - 1][:, :x.active[k]]
            dz_dk[k].mul_(ds[:, :, None])
            for d in (0, 1):
                torch.mm(dcandidate[k][d], to_reset[d], out=dreset[d])
            dr[k].mul_(dreset)
            dprevious.addcmul_(ds, keep[k]).addcmul_(dreset, r[k])
            for d in (0, 1):
                dprevious[d].addmm_(dr_dz[k][d], to_gates[d])
        dz_dk[0].mul_(ds_all[0][:, :, None])   # before the first word the state is zero, and so is r's factor

    def transposed(self, name):
        weight = getattr(self.parameters, name).transpose(-1, -2)
        return self.buffer("T " + name, *weight.shape).copy_(weight)

    # ---- decoder ----

    def decode(self, x, y):
        p, n, a, B, T, buffer = self.parameters, self.n, self.a, x.rows, y.steps, self.buffer
        self.y_vectors = buffer("y_vectors", (T - 1) * B, self.m)
        torch.index_select(self.target.table, 0, y.previous, out=self.y_vectors)
        self.p = buffer("p", T, B, a + 3 * n)                               # query, r, z, candidate
        self.p[:, :, :a].zero_()
        self.p[:, :, a:] = p.b
        self.p[1:].view((T - 1) * B, -1)[:, a:].addmm_(self.y_vectors, p.W)
        self.s = buffer("s", T + 1, B, n)
        self.s[0].copy_(self.initial)
        self.change, self.reset = buffer("change", T, B, n), buffer("reset", T, B, n)
        self.c, self.alpha = buffer("c", T, B, 2 * n), buffer("alpha", T, x.annotations)
        self.scored = buffer("scored", T, x.annotations, a)                 # sigmoid of twice the scorer's sums
        e, v2 = buffer("e", x.annotations), 2 * p.v_a
        query_gates, gates, r, z, candidate, inner = (t.unbind(0) for t in (
            self.p[:, :, :a + 2 * n], self.p[:, :, a:a + 2 * n], self.p[:, :, a:a + n], self.p[:, :, a + n:a + 2 * n],
            self.p[:, :, a + 2 * n:], self.p[:, :, a:]))
        for i in range(T):
            s, scored, alpha = self.s[i], self.scored[i], self.alpha[i]
            query_gates[i].addmm_(s, p.W_a_gates)
            query = self.p[i, :, None, :a]
            for group in x.groups:
                torch.add(group.view(self.keys), query[group.row_slice], alpha=2, out=group.view(scored))
            torch.mv(scored.sigmoid_(), v2, out=e)
            if x.mask is not None:
                e.add_(x.mask)
            for group in x.groups:
                torch.softmax(group.view(e), 1, out=group.view(alpha))
            self.c[i].copy_(weighted_rows(self.h, x.bag_rows, x.bag_starts, alpha))
            inner[i].addmm_(self.c[i], p.C)
            gates[i].sigmoid_()
            torch.mul(r[i], s, out=self.reset[i])
            candidate[i].addmm_(self.reset[i], p.U).tanh_()
            torch.sub(candidate[i], s, out=self.change[i])
            torch.addcmul(s, z[i], self.change[i], out=self.s[i + 1])

    def decode_backward(self, x, y):
        p, n, a, B, T, buffer = self.parameters, self.n, self.a, x.rows, y.steps, self.buffer
        dp = self.decoder_steps_backward(x, y)
        self.dkeys.mul_(4 * p.v_a)
        self.dh = buffer("dh", x.annotations, 2 * n)
        for group in x.groups:      # h_j gets alpha_ij dc_i of all steps: one product a sentence
            alpha = self.alpha[:, group.slice].view(T, group.rows, group.steps).permute(1, 2, 0)
            torch.bmm(alpha, self.dc[:, group.row_slice].transpose(0, 1), out=group.view(self.dh))
        self.dh.addmm_(self.dkeys, p.U_a.t())
        self.decoder_weight_gradients(dp, T, B)
        dinitial = tanh_backward(self.ds[0], self.s[0], grad_input=buffer("dinitial", B, n))
        torch.mm(self.first_states.t(), dinitial, out=self.gradients.W_s)
        torch.sum(dinitial, 0, out=self.gradients.b_s)
        self.dfirst_states = torch.mm(dinitial, p.W_s.t(), out=buffer("dfirst_states", B, n))
        self.dy.addmm_(dp[1:].view((T - 1) * B, -1)[:, a:], p.W.t())
        self.target.backward(y.previous, self.dy)

    def decoder_steps_backward(self, x, y):
        """dp (T, B, a + 3n), the gradient of p."""
        p, n, a, B, T, buffer = self.parameters, self.n, self.a, x.rows, y.steps, self.buffer
        dp = buffer("dp", T, B, a + 3 * n)
        r, z, candidate = self.p[:, :, a:].split(n, 2)
        sigmoid_backward(self.s[:-1], r, grad_input=dp[:, :, a:a + n])
        sigmoid_backward(self.change, z, grad_input=dp[:, :, a + n:a + 2 * n])
        tanh_backward(z, candidate, grad_input=dp[:, :, a + 2 * n:])
        keep = z.neg_().add_(1)
        to_state, to_reset, to_context = (self.transposed(name) for name in ("W_a_gates", "U", "C"))
        self.dkeys = buffer("dkeys", x.annotations, a).zero_()
        dv = self.gradients.v_a.zero_()[None]
        dreset, de, v4 = buffer("dreset", B, n), buffer("de", x.annotations), 4 * p.v_a
        for i in reversed(range(T)):
            ds, dprevious, dgates = self.ds[i + 1], self.ds[i], dp[i, :, a:]
            dgates[:, n:].unflatten(1, (2, n)).mul_(ds[:, None])
            torch.mm(dgates[:, 2 * n:], to_reset, out=dreset)
            dgates[:, :n].mul_(dreset)
            dprevious.addcmul_(ds, keep[i]).addcmul_(dreset, r[i])
            dc, scored, alpha = self.dc[i].addmm_(dgates, to_context), self.scored[i], self.alpha[i]
            dalpha = bag_weights_backward(dc, self.h, x.bag_rows, x.bag_starts, x.bag_of, SUM)
            for group in x.groups:
                softmax_backward(group.view(dalpha), group.view(alpha), 1, self.dtype, grad_input=group.view(de))
            dv.addmm_(de[None], scored, alpha=2)
            torch.addcmul(scored, scored, scored, value=-1, out=scored)     # the sigmoid's slope
            self.dkeys.addcmul_(scored, de[:, None])
            torch.mul(weighted_rows(scored, x.bag_rows, x.bag_starts, de), v4, out=dp[i, :, :a])
            dprevious.addmm_(dp[i, :, :a + 2 * n], to_state)
        return dp

    def decoder_weight_gradients(self, dp, T, B):
        g, n, a = self.gradients, self.n, self.a
        rows = dp.view(T * B, -1)
        torch.mm(self.s[:-1].view(T * B, n).t(), rows[:, :a + 2 * n], out=g.W_a_gates)
        torch.mm(self.c.view(T * B, -1).t(), rows[:, a:], out=g.C)
        torch.mm(self.reset.view(T * B, n).t(), rows[:, a + 2 * n:], out=g.U)
        torch.mm(self.y_vectors.t(), rows[B:, a:], out=g.W)
        torch.sum(rows[:, a:], 0, out=g.b)
        torch.mm(self.h.t(), self.dkeys, out=g.U_a)
        torch.sum(self.dkeys, 0, out=g.b_a)

    # ---- readout and output layer ----

    def output_and_readout(self, x, y):
        """Sum of -log p; leaves ds (T + 1, B, n), dc (T, B, 2n) and dy of the readout."""
        p, g, l, n, B, T, buffer = self.parameters, self.gradients, self.l, self.n, x.rows, y.steps, self.buffer
        s, c, y_vectors = self.s[1:].view(T * B, n), self.c.view(T * B, 2 * n), self.y_vectors
        sums = buffer("readout", T * B, p.b_o.shape[0])
        torch.addmm(p.b_o, s, p.U_o, out=sums).addmm_(c, p.C_o)
        sums[B:].addmm_(y_vectors, p.V_o)
        u = buffer("u", T * B, l)
        torch.maximum(sums[:, :l], sums[:, l:], out=u) if self.maxout else torch.tanh(sums, out=u)
        du = buffer("du", T * B, l)
        if y.real is None:
            loss = self.output_layer(u, y.wanted, du)
        else:
            du_real = buffer("du_real", y.words, l)
            loss = self.output_layer(u[y.real], y.wanted, du_real)
            du.zero_().index_copy_(0, y.real, du_real)
        if self.maxout:
            first = torch.ge(sums[:, :l], sums[:, l:])
            torch.mul(du, first, out=sums[:, :l])
            torch.sub(du, sums[:, :l], out=sums[:, l:])
        else:
            tanh_backward(du, u, grad_input=sums)
        self.ds, self.dc = buffer("ds", T + 1, B, n), buffer("dc", T, B, 2 * n)
        self.ds[0].zero_()
        torch.mm(sums, p.U_o.t(), out=self.ds[1:].view(T * B, n))
        torch.mm(sums, p.C_o.t(), out=self.dc.view(T * B, 2 * n))
        self.dy = torch.mm(sums[B:], p.V_o.t(), out=buffer("dy", (T - 1) * B, self.m))
        torch.mm(s.t(), sums, out=g.U_o)
        torch.mm(c.t(), sums, out=g.C_o)
        torch.mm(y_vectors.t(), sums[B:], out=g.V_o)
        torch.sum(sums, 0, out=g.b_o)
        return loss

    def output_layer(self, u, wanted, du):
        """Loss over the rows of u, and their gradient du."""
        p, g, words = self.parameters, self.gradients, self.parameters.b_w.shape[0]
        back, loss = self.transposed("W_w"), 0.0
        g.b_w.zero_()
        for first in range(0, u.shape[0], OUTPUT_BLOCK):
            rows = slice(first, first + OUTPUT_BLOCK)
            target = wanted[rows, None]
            scores = self.buffer("scores", target.shape[0], words)
            torch.addmm(p.b_w, u[rows], p.W_w, out=scores)
            torch.softmax(scores, 1, out=scores)
            right = scores.gather(1, target)
            loss -= float(right.log().sum())
            scores.scatter_(1, target, right - 1)
            torch.mm(scores, back, out=du[rows])
            g.W_w.addmm_(u[rows].t(), scores, beta=min(first, 1))
            g.b_w.add_(scores.sum(0))
        return loss


class Adadelta:
    """Adadelta with clipping on the mean over sentences, in blocks that stay in the cache. A row of an embedding that a batch
    did not use has no gradient: only its averages decay, by rho an update, which is made up for when it is used again."""

    def __init__(self, model):
        self.model, self.updates = model, 0
        self.averages = [torch.zeros_like(model.parameters.flat) for _ in range(2)]       # of g^2 and of the steps' squares
        self.blocks = list(zip(*(t.split(ADADELTA_BLOCK) for t in (
            model.parameters.flat, model.gradients.flat, *self.averages))))
        self.embeddings = [(e, torch.zeros_like(e.table), torch.zeros_like(e.table),
                            torch.zeros(e.table.shape[0], dtype=torch.long)) for e in (model.source, model.target)]
        self.work = [torch.empty(ADADELTA_BLOCK, dtype=model.dtype) for _ in range(2)]

    def step(self, sentences):
        """`sentences`: how many the summed gradient is of."""
        self.updates += 1
        model = self.model
        squares = torch.dot(model.gradients.flat, model.gradients.flat)
        for embedding, *_ in self.embeddings:
            squares = squares + torch.dot(embedding.gradient.view(-1), embedding.gradient.view(-1))
        norm = float(squares) ** 0.5 / sentences
        scale = min(1.0, CLIP / (norm + EPSILON)) / sentences
        for parameters, gradient, squared, steps in self.blocks:
            self.change(parameters, gradient, squared.mul_(RHO), steps, scale, RHO)
        for embedding, squared, steps, changed in self.embeddings:
            self.embedding_step(embedding, squared, steps, changed, scale)

    def embedding_step(self, embedding, squared, steps, changed, scale):
        rows, g = embedding.rows, embedding.gradient
        table, squared_rows, step_rows = (t.index_select(0, rows) for t in (embedding.table, squared, steps))
        missed = (self.updates - 1 - changed[rows]).to(g.dtype)[:, None]
        decay = RHO ** missed
        self.change(table.view(-1), g.view(-1), squared_rows.mul_(decay * RHO).view(-1), step_rows.mul_(decay).view(-1), scale, RHO)
        for whole, part in ((embedding.table, table), (squared, squared_rows), (steps, step_rows)):
            whole.index_copy_(0, rows, part)
        changed[rows] = self.updates

    def change(self, parameters, g, squared, steps, scale, rho):
        """One update of vectors of one length; `squared` has decayed already. The scale of g goes into the constants."""
        for k in range(0, g.shape[0], ADADELTA_BLOCK):
            here = slice(k, k + ADADELTA_BLOCK)
            g_k, squared_k, steps_k = g[here], squared[here], steps[here]
            below, step = (w[:g_k.shape[0]] for w in self.work)
            squared_k.addcmul_(g_k, g_k, value=(1 - rho) * scale * scale)
            torch.add(squared_k, EPSILON, out=below)
            torch.add(steps_k, EPSILON, out=step).div_(below).sqrt_().mul_(g_k)
            parameters[here].sub_(step, alpha=scale)
            steps_k.mul_(rho).addcmul_(step, step, value=(1 - rho) * scale * scale)
