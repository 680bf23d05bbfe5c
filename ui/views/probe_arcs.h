// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPainter>
#include <vector>

#include "core/store/records.h"
#include "ui/support/theme.h"
#include "ui/views/arc_geometry.h"

namespace lookback::ui {

/// The picture of one probe's weights as curves: source words above, the reference it is led through below, every step
/// at once. Where words have no room for their letters a tick stands for them; their place stays.
class ProbeArcs {
 public:
  /// `now` may be null: words without curves. `width` in pixels.
  ProbeArcs(const store::Probe& probe, const store::Snapshot* now, const Theme& theme, double width);

  /// Weights from here on are drawn.
  static constexpr Threshold kThreshold{Threshold::Mode::atLeast, 0.05};
  /// Pixels at 100 %.
  static constexpr double kHeight = 136;

  /// In drawing order: weak before strong. Links that cross another word's are marked.
  const std::vector<Link>& links() const { return m_links; }
  /// Pairs of strongest links that cross.
  int crossings() const { return m_crossings; }
  /// From the picture's upper left corner: where a link begins and ends.
  QPointF foot(const Link& link) const;
  QPointF head(const Link& link) const;
  void paint(QPainter& painter, QPointF topLeft) const;

 private:
  struct Line {
    QStringList words;
    std::vector<double> centre;  // (words)
    double slot = 0;             // room of one word
  };
  Line spread(QStringList words, double width) const;
  void paintWords(QPainter& painter, const Line& line, double top, Role role, bool below) const;
  void paintLink(QPainter& painter, const Link& link) const;

  const Theme& m_theme;
  Line m_source, m_target;
  std::vector<Link> m_links;
  int m_crossings = 0;
};

}  // namespace lookback::ui
