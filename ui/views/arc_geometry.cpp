// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/arc_geometry.h"

#include <algorithm>

#include "ui/views/weight_reading.h"

namespace lookback::ui {
namespace {

constexpr double kEarlier = 0.35;
/// Where the control points of a curve lie between its ends.
constexpr double kBend = 0.625;

/// How many of the strongest weights a threshold lets through.
std::size_t shownCount(const Vector<double>& alpha, const std::vector<int>& order, const Threshold& threshold) {
  double sum = 0;
  for (std::size_t k = 0; k < order.size(); ++k) {
    const double a = alpha[order[k]];
    if (threshold.mode == Threshold::Mode::atLeast && a < threshold.value) return k;
    if (threshold.mode == Threshold::Mode::cover && sum >= threshold.value) return k;
    if (a <= 0) return k;
    sum += a;
  }
  return order.size();
}

}  // namespace

double linkWidth(double alpha) {
  return 1 + 11 * alpha;
}

double linkOpacity(double alpha, bool current) {
  return (0.15 + 0.85 * alpha) * (current ? 1.0 : kEarlier);
}

QPainterPath linkPath(QPointF source, QPointF target, double part) {
  const QPointF bend(0, kBend * (target.y() - source.y()));
  const auto between = [part](QPointF a, QPointF b) { return a + part * (b - a); };
  // De Casteljau: the lines between the control points, cut at `part`, three times over.
  const QPointF first = source + bend, second = target - bend;
  const QPointF a = between(source, first), b = between(first, second), c = between(second, target);
  const QPointF ab = between(a, b), bc = between(b, c);
  QPainterPath path(source);
  if (part >= 1)
    path.cubicTo(first, second, target);
  else
    path.cubicTo(a, ab, between(ab, bc));
  return path;
}

QRegion linkRegion(QPointF source, QPointF target, double width) {
  // Neither coordinate of the curve turns round, so a piece of it stays inside the rectangle of its ends.
  constexpr int kPieces = 12;
  const double out = width / 2 + 1;
  QRegion region;
  QPointF from = source;
  for (int k = 1; k <= kPieces; ++k) {
    const double t = static_cast<double>(k) / kPieces, u = 1 - t;
    const double across = t * t * (3 - 2 * t), down = 3 * t * u * (kBend * u + (1 - kBend) * t) + t * t * t;
    const QPointF to = source + QPointF(across * (target.x() - source.x()), down * (target.y() - source.y()));
    region += QRectF(from, to).normalized().adjusted(-out, -out, out, out).toAlignedRect();
    from = to;
  }
  return region;
}

std::vector<Link> linksOfRow(const Vector<double>& alpha, int step, const Threshold& threshold) {
  const std::vector<int> order = strongestFirst(alpha);
  std::vector<Link> links(shownCount(alpha, order, threshold));
  for (std::size_t k = 0; k < links.size(); ++k) links[k] = {step, order[k], alpha[order[k]], false, k == 0, false};
  std::reverse(links.begin(), links.end());
  return links;
}

std::vector<Link> linksOfStep(const Trace& trace, int step, const Threshold& threshold) {
  const StepTrace& t = trace.steps[static_cast<std::size_t>(step - 1)];
  std::vector<Link> links = linksOfRow(t.alpha, step, threshold);
  for (Link& link : links) link.edited = weightEdited(t, link.source);
  return links;
}

HiddenLinks hiddenLinks(const Trace& trace, int step, const Threshold& threshold) {
  const Vector<double>& alpha = trace.steps[static_cast<std::size_t>(step - 1)].alpha;
  const std::vector<int> order = strongestFirst(alpha);
  HiddenLinks hidden;
  for (std::size_t k = shownCount(alpha, order, threshold); k < order.size(); ++k) {
    ++hidden.count;
    hidden.mass += alpha[order[k]];
  }
  return hidden;
}

int markCrossings(std::vector<Link>& links) {
  std::vector<Link*> strongest;
  for (Link& link : links) {
    link.crossing = false;
    if (link.strongest) strongest.push_back(&link);
  }
  int pairs = 0;
  for (std::size_t a = 0; a < strongest.size(); ++a)
    for (std::size_t b = a + 1; b < strongest.size(); ++b) {
      const int steps = strongest[a]->step - strongest[b]->step;
      const int sources = strongest[a]->source - strongest[b]->source;
      if ((steps < 0) == (sources < 0) || steps == 0 || sources == 0) continue;
      strongest[a]->crossing = strongest[b]->crossing = true;
      ++pairs;
    }
  return pairs;
}

}  // namespace lookback::ui
