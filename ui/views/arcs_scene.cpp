// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/arcs_scene.h"

#include <algorithm>
#include <cmath>

#include "core/text/vocabulary.h"
#include "ui/support/style.h"
#include "ui/views/marks.h"
#include "ui/views/number_text.h"
#include "ui/views/text_cache.h"
#include "ui/views/token_text.h"
#include "ui/views/weight_reading.h"

namespace lookback::ui {
namespace {

// Pixels at 100 %.
constexpr double kPad = 11;      // left and right of the lines
constexpr double kValues = 15;   // line of the weights over the source words
constexpr double kWord = 24;     // height of a word's box
constexpr double kNumbers = 16;  // step numbers
constexpr double kNotes = 20;    // the line of notes at the bottom
constexpr double kMinGap = 8, kMaxGap = 40;
constexpr double kBoxPad = 5;  // left and right of a boxed word
constexpr double kWidestWord = 180;
constexpr double kLeastCurves = 28;
constexpr double kBarHeight = 12, kStrip = 28;  // log p: its bar, and bar and number together
/// log p of a full bar: a word of probability 0.0025. Longer ones end in a notch.
constexpr double kFullBar = 6;
/// Each link of a step takes this share of the time in which all of them grow.
constexpr double kGrowing = 0.6;
constexpr double kRing = 1.5;  // around what flows along a link
/// A sign of an edit must be readable, however weak the link.
constexpr double kEditedOpacity = 0.7;

}  // namespace

ArcsScene::ArcsScene(const DecodeModel& model, const Theme& theme, const ArcsOptions& options, QSizeF size)
    : m_trace(model.trace()),
      m_theme(&theme),
      m_threshold(options.threshold),
      m_reorderings(options.reorderings),
      m_step(model.step()),
      m_selected(model.source()),
      m_subStep(model.subStep()),
      m_probabilities(options.probabilities || (model.comparing() && !options.repeats)),
      m_marks(model.laneMarks()),
      m_stops(model.breakpoints()) {
  if (empty()) return;
  for (int step = 1; step <= m_step && written(step); ++step) {
    const auto p = [this](int at) { return m_trace->steps[static_cast<std::size_t>(at - 1)].logProbability; };
    if (m_leastLikely == 0 || p(step) < p(m_leastLikely)) m_leastLikely = step;
  }
  m_sourceText = tokenTexts(m_trace->source);
  m_targetText = tokenTexts(m_trace->target);
  collectLinks(options);
  layOut(size);
}

void ArcsScene::collectLinks(const ArcsOptions& options) {
  m_linked.assign(m_trace->source.size(), 0);
  for (int step = 1; step < m_step; ++step) {
    const std::vector<Link> more = linksOfStep(*m_trace, step, options.threshold);
    m_links.insert(m_links.end(), more.begin(), more.end());
  }
  std::stable_sort(m_links.begin(), m_links.end(), [](const Link& a, const Link& b) { return a.alpha < b.alpha; });
  if (m_step > 0 && weightsExist()) {
    for (const Link& link : linksOfStep(*m_trace, m_step, options.threshold)) {
      m_links.push_back(link);
      m_linked[static_cast<std::size_t>(link.source)] = 1;
    }
  }
  if (m_reorderings) m_crossings = markCrossings(m_links);
}

QString ArcsScene::slotText() const {
  return tr("not written yet");
}

void ArcsScene::layOut(QSizeF size) {
  const QFont font = m_theme->font(TextStep::base, QFont::Medium);
  const auto widths = [&](const QStringList& words) {
    std::vector<double> all;
    for (const QString& word : words) all.push_back(std::min(std::ceil(textWidth(font, word)), px(kWidestWord)));
    return all;
  };
  const std::vector<double> source = widths(m_sourceText);
  std::vector<double> target = widths(m_targetText);
  const double least = std::max(lineWidth(source, px(kMinGap)), lineWidth(target, px(kMinGap))) + 2 * px(kPad);
  m_width = std::max(size.width(), least);
  m_source = spreadTokens(source, px(kPad), m_width - px(kPad), px(kMinGap), px(kMaxGap));
  // If there is room, the last word keeps as much as its empty slot needs.
  const double reserve = target.empty() ? 0 : std::max(0.0, slotWidth(slotText()) - px(8) - target.back());
  const bool slotFits = lineWidth(target, px(kMinGap)) + reserve + 2 * px(kPad) <= m_width;
  m_target = spreadTokens(target, px(kPad), m_width - px(kPad) - (slotFits ? reserve : 0), px(kMinGap), px(kMaxGap));
  m_sourceTop = px(kValues);
  // In a low pane the step numbers go first.
  const double rest = px(kWord + kNotes + 4);
  const double room = size.height() - rest - m_sourceTop - px(kWord) - px(kLeastCurves);
  m_strip = m_probabilities && room >= px(kStrip) ? px(kStrip) : 0;
  m_numbers = room - m_strip >= px(kNumbers) ? px(kNumbers) : 0;
  const double below = rest + m_numbers + m_strip;
  m_targetTop = std::max(size.height() - below, m_sourceTop + px(kWord + kLeastCurves));
}

QRectF ArcsScene::sourceRect(int position) const {
  const auto j = static_cast<std::size_t>(position);
  const double width = m_source.width[j] + px(2 * kBoxPad);
  return {m_source.centre[j] - width / 2, m_sourceTop, width, px(kWord)};
}

double ArcsScene::slotWidth(const QString& words) const {
  return std::ceil(textWidth(m_theme->font(TextStep::note, QFont::Medium), words)) + px(14);
}

QRectF ArcsScene::targetRect(int step) const {
  const auto i = static_cast<std::size_t>(step - 1);
  const double left = m_target.centre[i] - m_target.width[i] / 2 - px(kBoxPad),
               width = m_target.width[i] + px(2 * kBoxPad);
  if (written(step)) return {left, m_targetTop, width, px(kWord)};
  // The empty slot begins where the word will, and must not touch the word before nor leave the picture.
  const double before = i == 0 ? 0 : m_target.centre[i - 1] + m_target.width[i - 1] / 2 + px(3);
  const double end = m_width - px(2);
  const double from = std::max(std::min(left, end - slotWidth(slotText())), before);
  return {from, m_targetTop, std::min(std::max(width, slotWidth(slotText())), end - from), px(kWord)};
}

QString ArcsScene::slotLabel(const QRectF& box) const {
  for (const QString& words : {slotText(), tr("not yet")})
    if (slotWidth(words) - px(6) <= box.width()) return words;
  return QStringLiteral("…");
}

QPointF ArcsScene::foot(const Link& link) const {
  return {m_source.centre[static_cast<std::size_t>(link.source)], m_sourceTop + px(kWord + 2)};
}

QPointF ArcsScene::head(const Link& link) const {
  return {targetRect(link.step).center().x(), m_targetTop - px(2)};
}

QRectF ArcsScene::linkRect(const Link& link) const {
  const double half = px(linkWidth(link.alpha) / 2 + kCasing);
  return QRectF(foot(link), head(link)).normalized().adjusted(-half, 0, half, 0);
}

int ArcsScene::sourceAt(QPointF point) const {
  if (point.y() > m_sourceTop + px(kWord + 6)) return -1;
  for (int j = 0; j < m_sourceText.size(); ++j)
    if (std::abs(point.x() - sourceRect(j).center().x()) <= sourceRect(j).width() / 2) return j;
  return -1;
}

int ArcsScene::stepAt(QPointF point) const {
  if (point.y() < m_targetTop - px(4) || point.y() > m_targetTop + px(kWord) + m_numbers + m_strip) return 0;
  for (int step = 1; step <= m_step; ++step)
    if (std::abs(point.x() - targetRect(step).center().x()) <= targetRect(step).width() / 2) return step;
  return 0;
}

bool ArcsScene::unknownTarget(int step) const {
  return m_trace->steps[static_cast<std::size_t>(step - 1)].word == Vocabulary::kUnknown;
}

QString ArcsScene::hiddenNote() const {
  if (empty()) return {};
  if (m_step == 0) return tr("No word yet: press Step.");
  if (m_trace->steps[static_cast<std::size_t>(m_step - 1)].alpha.size() == 0)
    return tr("No arcs: every word is written from one fixed vector.");
  const QString number = QString::number(m_step);
  if (!weightsExist()) return tr("Step %1 has energies; its weights come with sub-step soften.").arg(number);
  if (!computable(m_trace->steps[static_cast<std::size_t>(m_step - 1)].alpha))
    return tr("The weights of step %1 are not computable.").arg(number);
  const HiddenLinks hidden = hiddenLinks(*m_trace, m_step, m_threshold);
  if (hidden.count == 0) return tr("No link of step %1 is hidden.").arg(number);
  const QString mass = fixedText(hidden.mass, 3);
  if (hidden.count == 1) return tr("1 link of step %1 hidden, weight %2").arg(number, mass);
  return tr("%1 links of step %2 hidden, together %3").arg(QString::number(hidden.count), number, mass);
}

QString ArcsScene::leftNote() const {
  if (empty()) return {};
  if (m_marks && m_marks->departure > 0 && m_marks->departure <= m_step)
    return tr("The lanes part at step %1 (flag).").arg(QString::number(m_marks->departure));
  if (!m_reorderings) return {};
  if (m_crossings == 0) return tr("No strongest links cross.");
  if (m_crossings == 1) return tr("1 pair of strongest links crosses (dashed).");
  return tr("%1 pairs of strongest links cross (dashed).").arg(QString::number(m_crossings));
}

void ArcsScene::paintLink(QPainter& painter, const Link& link, double part) const {
  const bool current = link.step == m_step;
  const QPainterPath path = linkPath(foot(link), head(link), part);
  const double width = px(linkWidth(link.alpha));
  const QColor surface = m_theme->color(Role::surface);
  painter.strokePath(path, QPen(surface, width + px(kCasing), Qt::SolidLine, Qt::FlatCap));
  const QColor ink = m_theme->color(link.edited ? Role::edited : current ? Role::target : Role::text2);
  double opacity = linkOpacity(link.alpha, current);
  if (link.edited && current) opacity = std::max(opacity, kEditedOpacity);
  // Under the link lies nothing but its casing, so that the mixed colour looks the same and is painted far faster:
  // Qt spreads translucent spans over threads and waits for them.
  QPen pen(mixed(surface, ink, opacity), width, Qt::SolidLine, Qt::FlatCap);
  // A dash pattern counts in line widths; the dashes keep their length however wide the link is.
  if (link.edited)
    pen.setDashPattern({px(9) / width, px(4) / width});
  else if (link.crossing)
    pen.setDashPattern({px(5) / width, px(3) / width});
  painter.strokePath(path, pen);
}

std::vector<ArcsScene::Placed> ArcsScene::earlier() const {
  std::vector<Placed> placed;
  if (empty()) return placed;
  for (const Link& link : m_links)
    if (link.step < m_step) placed.push_back({link, foot(link), head(link)});
  std::sort(placed.begin(), placed.end(), [](const Placed& a, const Placed& b) {
    return std::pair(a.link.step, a.link.source) < std::pair(b.link.step, b.link.source);
  });
  return placed;
}

QRegion ArcsScene::earlierChanges(const ArcsScene& before) const {
  const std::vector<Placed> now = earlier(), then = before.earlier();
  QRegion changes;
  const auto add = [&](const Placed& placed) {
    changes += linkRegion(placed.foot, placed.head, px(linkWidth(placed.link.alpha) + kCasing));
  };
  const auto place = [](const Placed& placed) { return std::pair(placed.link.step, placed.link.source); };
  auto a = now.begin();
  auto b = then.begin();
  while (a != now.end() || b != then.end()) {
    if (a != now.end() && b != then.end() && *a == *b) {
      ++a;
      ++b;
    } else if (b == then.end() || (a != now.end() && place(*a) <= place(*b))) {
      add(*a++);
    } else {
      add(*b++);
    }
  }
  return changes;
}

void ArcsScene::paintEarlier(QPainter& painter, QRectF visible) const {
  for (const Link& link : m_links)
    if (link.step < m_step && linkRect(link).intersects(visible)) paintLink(painter, link);
}

/// A mark as wide as its link, on the way from the source word down to the word that is written.
void ArcsScene::paintFlow(QPainter& painter, const Link& link, double progress) const {
  const double radius = px(linkWidth(link.alpha) / 2 + kRing);
  painter.setPen(QPen(m_theme->color(Role::surface), px(kRing)));
  painter.setBrush(m_theme->color(Role::source));
  painter.drawEllipse(linkPath(foot(link), head(link), progress).currentPosition(), radius, radius);
}

void ArcsScene::paintRest(QPainter& painter, QRectF visible, const StepProgress& progress) const {
  const auto first =
      std::find_if(m_links.begin(), m_links.end(), [this](const Link& link) { return link.step == m_step; });
  const auto count = static_cast<double>(m_links.end() - first);
  const double grown = progress[SubStep::soften], flowing = progress[SubStep::blend];
  for (auto link = first; link != m_links.end(); ++link) {
    if (!linkRect(*link).intersects(visible)) continue;
    const double begin = count > 1 ? (1 - kGrowing) * static_cast<double>(link - first) / (count - 1) : 0;
    const double part = grown < 1 ? std::clamp((grown - begin) / kGrowing, 0.0, 1.0) : 1;
    if (part > 0) paintLink(painter, *link, part);
    if (part == 1 && flowing < 1) paintFlow(painter, *link, flowing);
  }
  paintSource(painter, visible);
  paintTarget(painter, visible);
  paintValues(painter);
  if (m_strip > 0) paintProbabilities(painter, visible);
}

void ArcsScene::paintSource(QPainter& painter, QRectF visible) const {
  for (int j = 0; j < m_sourceText.size(); ++j) {
    const QRectF box = sourceRect(j);
    if (box.right() < visible.left() || box.left() > visible.right()) continue;
    const bool selected = j == m_selected, linked = m_linked[static_cast<std::size_t>(j)] != 0;
    if (selected) {
      painter.setPen(QPen(m_theme->color(Role::source), px(1.5)));
      painter.setBrush(m_theme->color(Role::sourceBg));
      painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), px(4), px(4));
    }
    const QFont font = m_theme->font(TextStep::base, selected ? QFont::DemiBold
                                                     : linked ? QFont::Medium
                                                              : QFont::Normal);
    const QColor ink = m_theme->color(selected ? Role::source : linked ? Role::text : Role::text2);
    painter.setFont(font);
    painter.setPen(ink);
    drawLine(painter, box, Qt::AlignHCenter, fitted(font, m_sourceText[j], px(kWidestWord) + 1));
    if (m_trace->sourceIds.size() > static_cast<std::size_t>(j) &&
        m_trace->sourceIds[static_cast<std::size_t>(j)] == Vocabulary::kUnknown)
      drawDottedUnderline(painter, box.left() + px(kBoxPad), box.right() - px(kBoxPad), box.bottom() - px(3), px(1),
                          ink);
    if (m_marks && marked(m_marks->source, j))
      drawWave(painter, box.left() + px(kBoxPad), box.right() - px(kBoxPad), box.bottom() - px(1), px(1), ink);
  }
}

/// What a word is besides its letters: it differs in the other lane, the lanes part here, playing stops here.
void ArcsScene::paintSigns(QPainter& painter, const QRectF& box, int step) const {
  const QColor ink = m_theme->color(Role::text);
  if (m_marks && written(step) && marked(m_marks->target, step - 1))
    drawWave(painter, box.left() + px(kBoxPad), box.right() - px(kBoxPad), box.bottom() - px(2), px(1), ink);
  if (m_marks && m_marks->departure == step)
    drawFlag(painter, QPointF(box.right() - px(3), box.top() + px(2)), px(1), ink);
  if (m_stops.contains(step))
    drawStop(painter, QPointF(box.left() + px(1), box.top() + px(2)), px(1), m_theme->color(Role::error));
}

void ArcsScene::paintProbabilities(QPainter& painter, QRectF visible) const {
  const double top = std::round(m_targetTop + px(kWord) + m_numbers) + px(1);
  std::vector<int> order;  // of the numbers: where two do not fit side by side, the first of these is printed
  for (int step = 1; step <= m_step && written(step); ++step) order.push_back(step);
  if (order.empty()) return;
  const double from = targetRect(order.front()).left(), to = targetRect(order.back()).right();
  fillSharp(painter, QRectF(from, top, to - from, std::max(1.0, std::round(px(1)))), m_theme->color(Role::hair));
  std::stable_partition(order.begin(), order.end(),
                        [this](int step) { return step == m_leastLikely || step == m_step; });
  std::vector<QRectF> taken;
  for (const int step : order) {
    const QRectF box = targetRect(step);
    if (box.right() < visible.left() || box.left() > visible.right()) continue;
    const double p = m_trace->steps[static_cast<std::size_t>(step - 1)].logProbability, x = box.center().x();
    const double length = std::max(px(1.5), std::min(-p, kFullBar) / kFullBar * px(kBarHeight));
    const bool worst = step == m_leastLikely;
    const QColor ink = m_theme->color(worst ? Role::text : step == m_step ? Role::target : Role::text2);
    fillSharp(painter, QRectF(x - px(6), top, px(12), length), worst ? ink : m_theme->color(Role::bar));
    if (-p > kFullBar)
      fillSharp(painter, QRectF(x - px(6), top + length - px(4), px(12), px(1.5)), m_theme->color(Role::surface));
    const QFont font = m_theme->font(TextStep::tick, worst ? QFont::DemiBold : QFont::Normal);
    const QString number = fixedText(p, 2);
    const double caret = worst ? px(9) : 0, width = textWidth(font, number) + caret;
    const QRectF place(x - width / 2, top + px(kBarHeight + 1), width, px(kStrip - kBarHeight - 2));
    const auto overlaps = [&](const QRectF& other) { return other.adjusted(-px(3), 0, px(3), 0).intersects(place); };
    if (std::any_of(taken.begin(), taken.end(), overlaps)) continue;  // the bar says it; the next-word pane has it
    taken.push_back(place);
    if (worst) drawCaret(painter, QPointF(place.left(), place.center().y()), px(0.9), ink);
    painter.setFont(font);
    painter.setPen(ink);
    drawLine(painter, place, Qt::AlignRight, number);
  }
}

void ArcsScene::paintTarget(QPainter& painter, QRectF visible) const {
  for (int step = 1; step <= m_step; ++step) {
    const QRectF box = targetRect(step);
    if (box.right() < visible.left() || box.left() > visible.right()) continue;
    const bool current = step == m_step, there = written(step);
    if (current) {
      painter.setPen(QPen(m_theme->color(Role::target), px(2)));
      painter.setBrush(there ? m_theme->color(Role::surface) : m_theme->color(Role::targetBg));
      painter.drawRoundedRect(box.adjusted(1, 1, -1, -1), px(4), px(4));
    }
    const QFont font =
        m_theme->font(there ? TextStep::base : TextStep::note, there && current ? QFont::DemiBold : QFont::Medium);
    const QColor ink = m_theme->color(current ? Role::target : Role::text);
    painter.setFont(font);
    painter.setPen(ink);
    drawLine(painter, box, Qt::AlignHCenter,
             there ? fitted(font, m_targetText[step - 1], px(kWidestWord) + 1) : slotLabel(box));
    if (there && unknownTarget(step))
      drawDottedUnderline(painter, box.left() + px(kBoxPad), box.right() - px(kBoxPad), box.bottom() - px(3), px(1),
                          ink);
    paintSigns(painter, box, step);
    if (m_numbers == 0) continue;
    painter.setFont(m_theme->font(TextStep::tick, current ? QFont::DemiBold : QFont::Normal));
    painter.setPen(m_theme->color(current ? Role::target : Role::text3));
    drawLine(painter, QRectF(box.left(), box.bottom() + px(1), box.width(), m_numbers), Qt::AlignHCenter,
             QString::number(step));
  }
}

void ArcsScene::paintValues(QPainter& painter) const {
  const QFont font = m_theme->font(TextStep::tick, QFont::DemiBold);
  std::vector<QRectF> taken;
  for (auto link = m_links.rbegin(); link != m_links.rend() && link->step == m_step; ++link) {
    const QString value = weightText(link->alpha);
    const double pencil = link->edited ? px(16) : 0;
    const double width = textWidth(font, value) + pencil;
    const QRectF place(foot(*link).x() - width / 2, m_sourceTop - px(kValues), width, px(kValues - 1));
    const auto overlaps = [&](const QRectF& other) { return other.adjusted(-px(3), 0, px(3), 0).intersects(place); };
    if (std::any_of(taken.begin(), taken.end(), overlaps)) continue;  // the weaker one; the map has it
    taken.push_back(place);
    const QColor ink = m_theme->color(link->edited ? Role::edited : Role::target);
    if (link->edited) drawPencil(painter, place.topLeft() + QPointF(0, px(0.5)), px(1), ink);
    painter.setFont(font);
    painter.setPen(ink);
    drawLine(painter, place, Qt::AlignRight, value);
  }
}

}  // namespace lookback::ui
