// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/map_gold.h"

#include <QPainterPath>
#include <algorithm>
#include <cmath>

#include "ui/support/text.h"
#include "ui/views/map_scene.h"
#include "ui/views/number_text.h"

namespace lookback::ui {
namespace {

// Pixels at 100 %.
constexpr double kCorner = 8.5;       // centre of a sign from the sides of a large cell
constexpr double kSign = 4.6;         // its radius
constexpr double kRoomForValue = 28;  // from here signs stand in the corners and leave the middle to the number
constexpr int kDecimals = 3;

Role roleOf(GoldSign sign) {
  switch (sign) {
    case GoldSign::hit:
      return Role::accent;
    case GoldSign::miss:
      return Role::error;
    case GoldSign::ownSure:
    case GoldSign::ownPossible:
      return Role::edited;
    default:
      return Role::text;
  }
}

QPainterPath shapeOf(GoldSign sign, QPointF centre, double r) {
  QPainterPath path;
  if (sign == GoldSign::hit) {
    path.addEllipse(centre, 0.92 * r, 0.92 * r);
  } else if (sign == GoldSign::miss) {
    const double d = 0.8 * r;
    path.moveTo(centre + QPointF(-d, -d));
    path.lineTo(centre + QPointF(d, d));
    path.moveTo(centre + QPointF(-d, d));
    path.lineTo(centre + QPointF(d, -d));
  } else if (sign == GoldSign::extra) {
    path.addPolygon(
        QPolygonF({centre + QPointF(0, -r), centre + QPointF(r, 0.78 * r), centre + QPointF(-r, 0.78 * r)}));
    path.closeSubpath();
  } else if (sign == GoldSign::ownSure || sign == GoldSign::ownPossible) {
    path.addPolygon(
        QPolygonF({centre + QPointF(0, -r), centre + QPointF(r, 0), centre + QPointF(0, r), centre + QPointF(-r, 0)}));
    path.closeSubpath();
  } else {
    path.addRect(QRectF(centre - QPointF(0.9 * r, 0.9 * r), QSizeF(1.8 * r, 1.8 * r)));
  }
  return path;
}

QPen inkPen(const QColor& color, double width) {
  return QPen(color, width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin);
}

/// Solid for a sure link, dashed for a possible one, on a band of the surface's colour.
void drawFrame(QPainter& painter, const Theme& theme, LinkKind kind, const QRectF& cell, bool large) {
  const double line = theme.px(large ? 2 : 1.5), in = theme.px(large ? 3 : 1) + line / 2;
  const QRectF frame = cell.adjusted(in, in, -in, -in);
  painter.setBrush(Qt::NoBrush);
  painter.setPen(QPen(theme.color(Role::surface), line + theme.px(large ? 2 : 1)));
  painter.drawRect(frame);
  QPen pen(theme.color(Role::text), line);
  pen.setCapStyle(Qt::FlatCap);
  if (kind == LinkKind::possible) pen.setDashPattern(large ? QList<qreal>{2.5, 2} : QList<qreal>{1.6, 1.4});
  painter.setPen(pen);
  painter.drawRect(frame);
}

QString kindText(LinkKind kind) {
  return kind == LinkKind::sure ? MapScene::tr("sure link") : MapScene::tr("possible link");
}

}  // namespace

GoldSign signOf(LinkOutcome outcome) {
  return outcome == LinkOutcome::hit     ? GoldSign::hit
         : outcome == LinkOutcome::miss  ? GoldSign::miss
         : outcome == LinkOutcome::extra ? GoldSign::extra
                                         : GoldSign::none;
}

GoldSign signOf(LinkKind own) {
  return own == LinkKind::sure ? GoldSign::ownSure : own == LinkKind::possible ? GoldSign::ownPossible : GoldSign::none;
}

void drawGoldSign(QPainter& painter, const Theme& theme, GoldSign sign, QPointF centre, double radius, bool cased) {
  if (sign == GoldSign::none) return;
  const QPainterPath shape = shapeOf(sign, centre, radius);
  const QColor ink = theme.color(roleOf(sign)), ground = theme.color(Role::surface);
  const bool stroked = sign == GoldSign::miss;
  const double line = std::max(1.2, radius * (stroked ? 0.5 : 0.34));
  if (cased) {
    painter.setPen(inkPen(ground, line + 2 * theme.px(1.6)));
    painter.setBrush(stroked ? Qt::NoBrush : QBrush(ground));
    painter.drawPath(shape);
  }
  const bool hollow = sign == GoldSign::ownPossible || sign == GoldSign::sure || sign == GoldSign::possible;
  QPen pen = inkPen(ink, hollow || stroked ? line : 1);
  if (sign == GoldSign::possible) {
    pen.setCapStyle(Qt::FlatCap);
    pen.setDashPattern({1.6, 1.3});
  }
  painter.setPen(pen);
  painter.setBrush(hollow || stroked ? Qt::NoBrush : QBrush(ink));
  painter.drawPath(shape);
}

void drawCellMark(QPainter& painter, const Theme& theme, const CellMark& mark, const QRectF& cell) {
  const bool large = cell.height() >= theme.px(kRoomForValue) - 1;
  if (mark.gold != LinkKind::none) drawFrame(painter, theme, mark.gold, cell, large);
  const double away = theme.px(kCorner), radius = large ? theme.px(kSign) : cell.height() * 0.26;
  const GoldSign outcome = signOf(mark.outcome), own = signOf(mark.own);
  const bool both = outcome != GoldSign::none && own != GoldSign::none;
  const double shift = both ? cell.height() * 0.2 : 0;  // small cells: side by side on the diagonal
  drawGoldSign(painter, theme, outcome,
               large ? cell.topRight() + QPointF(-away, away) : cell.center() + QPointF(shift, -shift),
               both && !large ? radius * 0.85 : radius, true);
  drawGoldSign(painter, theme, own,
               large ? cell.bottomLeft() + QPointF(away, -away) : cell.center() + QPointF(-shift, shift),
               both && !large ? radius * 0.85 : radius, true);
}

// What the map says about links

QString MapScene::goldText(const MapCell& at) const {
  if (!m_gold) return {};
  const CellMark& mark = m_gold->at(stepOf(at), sourceOf(at));
  QStringList parts;
  switch (mark.outcome) {
    case LinkOutcome::hit:
      parts << tr("%1, hit").arg(kindText(mark.gold));
      break;
    case LinkOutcome::miss:
      parts << tr("%1, miss").arg(kindText(mark.gold));
      break;
    case LinkOutcome::extra:
      parts << tr("extra link");
      break;
    case LinkOutcome::open:
      parts << kindText(mark.gold);
      break;
    case LinkOutcome::none:
      break;
  }
  if (mark.own != LinkKind::none) parts << (mark.own == LinkKind::sure ? tr("yours: sure") : tr("yours: possible"));
  return parts.join(QStringLiteral(", "));
}

std::vector<Run> MapScene::goldNumbers() const {
  std::vector<Run> runs;
  if (!m_gold) return runs;
  if (m_gold->goldShown) {
    const AlignmentCounts& counts = m_gold->modelOnGold;
    const QString rate = tr("AER %1").arg(fixedText(counts.errorRate(), kDecimals));
    runs.push_back({m_gold->reader.alone ? rate : labelled(m_gold->reader.name(), rate), Role::text, true});
    runs.push_back({QStringLiteral(" · ") + tr("precision %1").arg(fixedText(counts.precision(), kDecimals)) +
                        QStringLiteral(" · ") + tr("recall %1").arg(fixedText(counts.recall(), kDecimals)),
                    Role::text});
    if (m_gold->shift != 0)
      runs.push_back(
          {QStringLiteral(" · ") + (m_gold->shift > 0 ? tr("links moved one row down") : tr("links moved one row up")),
           Role::edited, true});
  } else if (m_gold->fit == GoldFit::otherWords) {
    runs.push_back({tr("Gold: the model writes other words, so rows do not match."), Role::text, true});
  } else if (m_gold->fit == GoldFit::fits && !m_gold->hasGold) {
    runs.push_back({tr("This sentence has no gold links."), Role::text, true});
  } else if (m_gold->hasGold) {
    runs.push_back({tr("The gold links are hidden."), Role::text, true});
  }
  return runs;
}

std::vector<Run> MapScene::goldLegend() const {
  std::vector<Run> runs;
  if (!m_gold) return runs;
  const auto add = [&runs](GoldSign sign, const QString& text, bool optional = false) {
    Run run{text, Role::text, false, optional};
    run.sign = sign;
    runs.push_back(run);
  };
  if (m_gold->goldShown) {
    const OutcomeCounts& counts = m_gold->outcomes;
    add(GoldSign::hit, tr("%n hit(s)", nullptr, counts.hits));
    add(GoldSign::miss, tr("%n miss(es)", nullptr, counts.misses));
    add(GoldSign::extra, tr("%n extra", nullptr, counts.extras));
    add(GoldSign::sure, tr("sure"));
    add(GoldSign::possible, tr("possible"));
  }
  if (m_gold->annotating || (m_gold->hasOwn && m_gold->fit == GoldFit::fits)) {
    add(GoldSign::ownSure, tr("yours sure"));
    add(GoldSign::ownPossible, tr("yours possible"));
  }
  if (m_gold->annotating) {
    Run keys{tr("S sure, P possible, Delete: none"), Role::text2, false, true};
    keys.indent = true;
    runs.push_back(keys);
  }
  return runs;
}

QString MapScene::goldSummary() const {
  const QString numbers = plainText(goldNumbers());
  QStringList legend;
  for (const Run& run : goldLegend())
    if (run.sign == GoldSign::hit || run.sign == GoldSign::miss || run.sign == GoldSign::extra) legend << run.text;
  return legend.isEmpty() ? numbers : enumerated({numbers, legend.join(QStringLiteral(", "))});
}

}  // namespace lookback::ui
