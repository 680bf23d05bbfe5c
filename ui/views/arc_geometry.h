// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPainterPath>
#include <QPointF>
#include <QRegion>
#include <vector>

#include "core/decoding/trace.h"

namespace lookback::ui {

/// Which links of a target word are drawn.
struct Threshold {
  enum class Mode {
    atLeast,  // alpha >= value
    cover,    // the strongest ones that together reach `value` of the word's weight
  };
  Mode mode = Mode::atLeast;
  double value = 0.05;
  friend bool operator==(const Threshold&, const Threshold&) = default;
};

/// One curve from a target word up to a source word.
struct Link {
  int step = 1;    // from 1
  int source = 0;  // from 0
  double alpha = 0;
  bool edited = false;     // the weight was changed by hand
  bool strongest = false;  // of its step
  bool crossing = false;   // strongest, and crosses the strongest link of another word
  friend bool operator==(const Link&, const Link&) = default;
};

/// The links of one step that a threshold leaves out.
struct HiddenLinks {
  int count = 0;
  double mass = 0;
};

/// Pixels at 100 %: 1 + 11 alpha.
double linkWidth(double alpha);
/// 0.15 + 0.85 alpha; of earlier steps 35 % of it.
double linkOpacity(double alpha, bool current);
/// The casing is this much wider than its link.
constexpr double kCasing = 4;

/// From the lower edge of a source word to the upper edge of a target word, leaving both straight down.
/// `part` 0..1: only so much of it, counted from the source word.
QPainterPath linkPath(QPointF source, QPointF target, double part = 1);
/// Whole pixels that hold this path drawn `width` wide.
QRegion linkRegion(QPointF source, QPointF target, double width);

/// The links of one step (from 1) that the threshold lets through, weak first. None if the row is not computable.
std::vector<Link> linksOfStep(const Trace& trace, int step, const Threshold& threshold);
/// The same of a row of weights alone: (T_x) `alpha`, the model's own.
std::vector<Link> linksOfRow(const Vector<double>& alpha, int step, const Threshold& threshold);
HiddenLinks hiddenLinks(const Trace& trace, int step, const Threshold& threshold);

/// Marks in `links` (of any steps) the strongest links that cross another word's strongest link; returns the number of
/// crossing pairs.
int markCrossings(std::vector<Link>& links);

}  // namespace lookback::ui
