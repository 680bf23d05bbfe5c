// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/probe_arcs.h"

#include <algorithm>
#include <cmath>

#include "core/text/vocabulary.h"
#include "ui/support/style.h"
#include "ui/views/marks.h"
#include "ui/views/text_cache.h"
#include "ui/views/token_text.h"

namespace lookback::ui {
namespace {

// Pixels at 100 %.
constexpr double kWord = 20, kGap = 6, kLeastWord = 22, kTick = 6;
/// The widest slot of a word: short sentences stay together.
constexpr double kWidestSlot = 76;
/// A link is thinner than on the Decode page, where it has ten times the room.
constexpr double kThin = 0.5;

}  // namespace

ProbeArcs::ProbeArcs(const store::Probe& probe, const store::Snapshot* now, const Theme& theme, double width)
    : m_theme(theme) {
  std::vector<std::string> source = probe.source, target = probe.reference;
  if (now && now->alpha.cols() == static_cast<Index>(source.size()) + 1) source.emplace_back(Vocabulary::kEndText);
  if (now && now->alpha.rows() == static_cast<Index>(target.size()) + 1) target.emplace_back(Vocabulary::kEndText);
  m_source = spread(tokenTexts(source), width);
  m_target = spread(tokenTexts(target), width);
  if (!now || now->alpha.cols() != static_cast<Index>(source.size())) return;
  for (Index i = 0; i < std::min(now->alpha.rows(), static_cast<Index>(target.size())); ++i) {
    const Vector<double> row = now->alpha.row(i).transpose().cast<double>();
    for (const Link& link : linksOfRow(row, static_cast<int>(i) + 1, kThreshold)) m_links.push_back(link);
  }
  std::stable_sort(m_links.begin(), m_links.end(), [](const Link& a, const Link& b) { return a.alpha < b.alpha; });
  m_crossings = markCrossings(m_links);
}

ProbeArcs::Line ProbeArcs::spread(QStringList words, double width) const {
  Line line;
  const auto count = static_cast<double>(words.size());
  line.slot = std::min(width / std::max(1.0, count), m_theme.px(kWidestSlot));
  const double left = (width - line.slot * count) / 2;
  for (qsizetype k = 0; k < words.size(); ++k) line.centre.push_back(left + (static_cast<double>(k) + 0.5) * line.slot);
  line.words = std::move(words);
  return line;
}

QPointF ProbeArcs::foot(const Link& link) const {
  return {m_source.centre[static_cast<std::size_t>(link.source)], m_theme.px(kWord + 1)};
}

QPointF ProbeArcs::head(const Link& link) const {
  return {m_target.centre[static_cast<std::size_t>(link.step - 1)], m_theme.px(kHeight - kWord - 1)};
}

void ProbeArcs::paintWords(QPainter& painter, const Line& line, double top, Role role, bool below) const {
  const QFont font = m_theme.font(TextStep::note);
  const double unit = m_theme.px(1), edge = below ? top + kGap / 2 * unit : top + (kWord - kTick) * unit;
  painter.setFont(font);
  painter.setPen(m_theme.color(role));
  for (qsizetype k = 0; k < line.words.size(); ++k) {
    const double x = line.centre[static_cast<std::size_t>(k)];
    if (line.slot < kLeastWord * unit)
      fillSharp(painter, QRectF(x - unit, edge, 2 * unit, kTick * unit), m_theme.color(role));
    else
      drawLine(painter, QRectF(x - line.slot / 2, top, line.slot, kWord * unit), Qt::AlignHCenter,
               fitted(font, line.words[k], line.slot - kGap / 2 * unit));
  }
}

void ProbeArcs::paintLink(QPainter& painter, const Link& link) const {
  const QPainterPath path = linkPath(foot(link), head(link));
  const double width = m_theme.px(linkWidth(link.alpha) * kThin);
  const QColor surface = m_theme.color(Role::surface);
  painter.strokePath(path, QPen(surface, width + m_theme.px(kCasing * kThin), Qt::SolidLine, Qt::FlatCap));
  const QPen pen(mixed(surface, m_theme.color(Role::target), linkOpacity(link.alpha, true)), width, Qt::SolidLine,
                 Qt::FlatCap);
  painter.strokePath(path, pen);
}

void ProbeArcs::paint(QPainter& painter, QPointF topLeft) const {
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  painter.translate(topLeft);
  for (const Link& link : m_links) paintLink(painter, link);
  paintWords(painter, m_source, 0, Role::source, false);
  paintWords(painter, m_target, m_theme.px(kHeight - kWord), Role::text, true);
  painter.restore();
}

}  // namespace lookback::ui
