// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QPainter>
#include <QRectF>
#include <QStringList>
#include <memory>
#include <optional>
#include <set>
#include <vector>

#include "ui/models/decode_model.h"
#include "ui/support/theme.h"
#include "ui/views/arc_geometry.h"
#include "ui/views/step_motion.h"
#include "ui/views/token_layout.h"

namespace lookback::ui {

/// What the arcs show: the cursor of the model and two choices of the person.
struct ArcsOptions {
  Threshold threshold;
  bool reorderings = false;
  bool probabilities = false;  // log p under each word; always where lanes are compared, but for
  bool repeats = false;        // a lane that repeats the words and log p of the one above
  bool lane = false;           // one of two lanes
};

/// The picture of the arcs for one cursor position: where everything stands, and how it is drawn. Coordinates are
/// pixels of the whole picture; the canvas scrolls it.
class ArcsScene {
  Q_DECLARE_TR_FUNCTIONS(ArcsScene)

 public:
  ArcsScene() = default;
  /// `size` is the room; the picture is wider if the sentence is.
  ArcsScene(const DecodeModel& model, const Theme& theme, const ArcsOptions& options, QSizeF size);

  bool empty() const { return !m_trace || m_trace->source.empty(); }
  double width() const { return m_width; }
  const TokenRow& source() const { return m_source; }
  const TokenRow& target() const { return m_target; }
  /// Every link drawn, in drawing order: earlier steps first, weak before strong.
  const std::vector<Link>& links() const { return m_links; }
  int crossings() const { return m_crossings; }
  /// Target words drawn, the slot of a word not written yet counted.
  int targetsShown() const { return m_step; }
  QRectF sourceRect(int position) const;
  QRectF targetRect(int step) const;
  QRectF linkRect(const Link& link) const;
  /// -1 / 0 if there is none.
  int sourceAt(QPointF point) const;
  int stepAt(QPointF point) const;

  /// What is hidden, and why: "12 links of step 6 hidden, together 0.047".
  QString hiddenNote() const;
  /// "2 pairs of links cross"; empty unless asked for.
  QString leftNote() const;
  QString slotText() const;
  /// log p is printed under the words (if there is room).
  bool showsProbabilities() const { return m_strip > 0; }
  /// The least likely of the words that are written; 0 for none.
  int leastLikely() const { return m_leastLikely; }

  /// Where paintEarlier() draws otherwise than in `before`, in whole pixels.
  QRegion earlierChanges(const ArcsScene& before) const;
  /// The links of earlier steps, which stay the same while one step is looked at.
  void paintEarlier(QPainter& painter, QRectF visible) const;
  /// Soften lets the links of the step grow out of the source words, weak first; blend sends what is read along them.
  /// The weights over the words are there from the start.
  void paintRest(QPainter& painter, QRectF visible, const StepProgress& progress = {}) const;

 private:
  void layOut(QSizeF size);
  void collectLinks(const ArcsOptions& options);
  bool weightsExist() const { return m_subStep != SubStep::score; }
  bool written(int step) const { return step < m_step || m_subStep == SubStep::write; }
  bool unknownTarget(int step) const;
  double px(double length) const { return m_theme->px(length); }
  double slotWidth(const QString& words) const;
  /// As much of slotText() as the slot has room for.
  QString slotLabel(const QRectF& box) const;
  /// An earlier link and where it stands.
  struct Placed {
    Link link;
    QPointF foot, head;
    friend bool operator==(const Placed&, const Placed&) = default;
  };
  /// In the order of steps and positions.
  std::vector<Placed> earlier() const;
  QPointF foot(const Link& link) const;
  QPointF head(const Link& link) const;
  void paintLink(QPainter& painter, const Link& link, double part = 1) const;
  void paintFlow(QPainter& painter, const Link& link, double progress) const;
  void paintSource(QPainter& painter, QRectF visible) const;
  void paintTarget(QPainter& painter, QRectF visible) const;
  void paintValues(QPainter& painter) const;
  void paintProbabilities(QPainter& painter, QRectF visible) const;
  void paintSigns(QPainter& painter, const QRectF& box, int step) const;
  static bool marked(const std::vector<char>& marks, int index) {
    return index < static_cast<int>(marks.size()) && marks[static_cast<std::size_t>(index)] != 0;
  }

  std::shared_ptr<const Trace> m_trace;
  const Theme* m_theme = nullptr;
  Threshold m_threshold;
  bool m_reorderings = false;
  int m_step = 0;
  int m_selected = -1;
  SubStep m_subStep = SubStep::write;
  QStringList m_sourceText, m_targetText;
  std::vector<char> m_linked;  // (T_x) a link of the current step is drawn
  TokenRow m_source, m_target;
  double m_width = 0;
  double m_sourceTop = 0, m_targetTop = 0, m_numbers = 0, m_strip = 0;
  bool m_probabilities = false;
  std::optional<LaneMarks> m_marks;
  std::set<int> m_stops;
  int m_leastLikely = 0;
  std::vector<Link> m_links;
  int m_crossings = 0;
};

}  // namespace lookback::ui
