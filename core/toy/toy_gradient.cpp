// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/toy/toy_gradient.h"

#include <algorithm>
#include <cmath>

#include "core/base/contract.h"

namespace lookback {

namespace {

double lossOf(const ToyStep& step, Index word) {
  const double largest = step.logits.maxCoeff();
  return largest + std::log((step.logits.array() - largest).exp().sum()) - step.logits(word);
}

double lossWithEnergy(const Toy& toy, const ContextCuts& cuts, Index word, Index position, double energy) {
  Toy moved = toy;
  moved.byHand[static_cast<std::size_t>(position)] = energy;
  return lossOf(computeStep(moved, cuts), word);
}

/// dL/dc: the context's four ways, each line of the step upwards.
Vector<double> contextGradient(const Toy& toy, const ContextCuts& cuts, const ToyStep& step, Index word) {
  const GatedUnit<double>& p = toy.decoder;
  const Index n = p.units();
  Vector<double> dc = Vector<double>::Zero(step.c.size());
  // p = softmax(W_o t + b_w)
  Vector<double> dlogits = step.probability;
  dlogits(word) -= 1;
  const Vector<double> dt = toy.output.W_o.transpose() * dlogits;
  // t = U_o s + V_o y + C_o c
  const Vector<double> ds = toy.readout.U_o.transpose() * dt;
  if (!cuts.readout) dc += toy.readout.C_o.transpose() * dt;
  // s = (1 - z) * sPrev + z * sTilde
  const Vector<double> dz = ds.array() * (step.sTilde - toy.sPrev).array() * step.z.array() * (1 - step.z.array());
  const Vector<double> dsTilde = ds.array() * step.z.array() * (1 - step.sTilde.array().square());
  // sTilde = tanh(W y + U (r * sPrev) + C c)
  if (!cuts.candidate) dc += p.C.bottomRows(n).transpose() * dsTilde;
  const Vector<double> drs = p.U.transpose() * dsTilde;
  const Vector<double> dr = drs.array() * toy.sPrev.array() * step.r.array() * (1 - step.r.array());
  // r = sigmoid(W_r y + U_r sPrev + C_r c), z likewise
  if (!cuts.resetGate) dc += p.C.middleRows(n, n).transpose() * dr;
  if (!cuts.updateGate) dc += p.C.topRows(n).transpose() * dz;
  return dc;
}

}  // namespace

ToyGradient toyGradient(const Toy& toy, const ContextCuts& cuts, Index word, double delta) {
  LOOKBACK_EXPECTS(word >= 0 && word < toy.output.W_o.rows() && delta > 0);
  const ToyStep step = computeStep(toy, cuts);
  ToyGradient result;
  result.loss = lossOf(step, word);
  result.dc = contextGradient(toy, cuts, step, word);
  result.along = toy.h.transpose() * result.dc;
  result.alongContext = result.dc.dot(step.c);
  // dL/de_j = alpha_j <dL/dc, h_j - c>
  result.de = step.alpha.array() * (result.along.array() - result.alongContext);
  result.checked.resize(step.e.size());
  for (Index j = 0; j < step.e.size(); ++j)
    result.checked(j) = (lossWithEnergy(toy, cuts, word, j, step.e(j) + delta) -
                         lossWithEnergy(toy, cuts, word, j, step.e(j) - delta)) /
                        (2 * delta);
  return result;
}

Toy learnedToy(const Toy& toy, const ContextCuts& cuts, Index word, double rate) {
  const Vector<double> e = computeStep(toy, cuts).e;
  const ToyGradient gradient = toyGradient(toy, cuts, word);
  Toy learned = toy;
  for (Index j = 0; j < e.size(); ++j)
    learned.byHand[static_cast<std::size_t>(j)] =
        std::clamp(e(j) - rate * gradient.de(j), -ToyLimits::largestEnergy, ToyLimits::largestEnergy);
  return learned;
}

}  // namespace lookback
