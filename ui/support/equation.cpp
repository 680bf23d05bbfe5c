// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/support/equation.h"

#include <QPainterPath>
#include <algorithm>
#include <cmath>

#include "ui/support/text.h"
#include "ui/views/marks.h"
#include "ui/views/text_cache.h"

namespace lookback::ui {

struct Formula::Node {
  enum class Kind { text, row, script, fraction, accent };
  enum class Mark { right, left, tilde };
  Kind kind = Kind::row;
  QString text;
  bool upright = false;
  Mark mark = Mark::right;  // over an accent's group
  std::vector<Node>
      parts;  // row: in order; script: base, lower, upper; fraction: above, below; accent: what is under it
};

namespace {

using Node = Formula::Node;
using Kind = Node::Kind;

constexpr double kScript = 0.68;    // size of an index
constexpr double kDrop = 0.22;      // how far an index stands below the line, in letter sizes
constexpr double kRaise = 0.40;     // and an exponent above it
constexpr double kFraction = 0.92;  // size inside a fraction
constexpr double kAxis = 0.28;      // height of the fraction line
constexpr double kGap = 0.14;       // between the line and its parts
constexpr double kAccentRoom = 0.16;

class Parser {
 public:
  explicit Parser(const QString& source) : m_source(source) {}

  Node row() {
    Node result;
    while (m_at < m_source.size() && m_source[m_at] != u'}') {
      if (m_source[m_at] == u'_' || m_source[m_at] == u'^')
        script(result);
      else
        result.parts.push_back(item());
    }
    return result;
  }

 private:
  void script(Node& row) {
    const bool lower = m_source[m_at++] == u'_';
    if (row.parts.empty()) row.parts.push_back({});
    Node& base = row.parts.back();
    if (base.kind != Kind::script) {
      Node wrapped;
      wrapped.kind = Kind::script;
      wrapped.parts = {std::move(base), Node(), Node()};
      base = std::move(wrapped);
    }
    base.parts[lower ? 1 : 2] = item();
  }

  Node group() {
    if (m_at < m_source.size() && m_source[m_at] == u'{') ++m_at;
    Node result = row();
    if (m_at < m_source.size()) ++m_at;  // }
    return result;
  }

  Node item() {
    if (m_at >= m_source.size()) return {};
    const QChar c = m_source[m_at];
    if (c == u'{') return group();
    if (c == u'\\') return command();
    ++m_at;
    Node node;
    node.kind = Kind::text;
    node.text = c;
    node.upright = !c.isLetter();
    return node;
  }

  Node command() {
    const QChar name = m_at + 1 < m_source.size() ? m_source[m_at + 1] : QChar();
    m_at += 2;
    Node node;
    if (name == u'f') {
      node.kind = Kind::fraction;
      node.parts.push_back(group());
      node.parts.push_back(group());
    } else if (name == u'u') {
      node.kind = Kind::text;
      node.upright = true;
      if (m_at < m_source.size()) ++m_at;
      while (m_at < m_source.size() && m_source[m_at] != u'}') node.text += m_source[m_at++];
      if (m_at < m_source.size()) ++m_at;
    } else {
      node.kind = Kind::accent;
      node.mark = name == u'r' ? Node::Mark::right : name == u'l' ? Node::Mark::left : Node::Mark::tilde;
      node.parts.push_back(group());
    }
    return node;
  }

  const QString& m_source;
  qsizetype m_at = 0;
};

QFont fontOf(const Theme& theme, const Node& node, double size) {
  return theme.mathFont(size, !node.upright);
}

struct Extent {
  double width = 0, ascent = 0, descent = 0;
};

Extent measure(const Node& node, const Theme& theme, double size);

Extent measureRow(const Node& node, const Theme& theme, double size) {
  Extent sum;
  for (const Node& part : node.parts) {
    const Extent e = measure(part, theme, size);
    sum = {sum.width + e.width, std::max(sum.ascent, e.ascent), std::max(sum.descent, e.descent)};
  }
  return sum;
}

Extent measure(const Node& node, const Theme& theme, double size) {
  const double em = theme.px(size);
  switch (node.kind) {
    case Kind::text: {
      return {textWidth(fontOf(theme, node, size), node.text), em * 0.74, em * 0.22};
    }
    case Kind::row:
      return measureRow(node, theme, size);
    case Kind::script: {
      const Extent base = measure(node.parts[0], theme, size), lower = measure(node.parts[1], theme, size * kScript),
                   upper = measure(node.parts[2], theme, size * kScript);
      return {base.width + std::max(lower.width, upper.width) + em * 0.03,
              std::max(base.ascent, upper.width > 0 ? upper.ascent + kRaise * em : 0),
              std::max(base.descent, lower.width > 0 ? lower.descent + kDrop * em : 0)};
    }
    case Kind::fraction: {
      const Extent above = measure(node.parts[0], theme, size * kFraction),
                   below = measure(node.parts[1], theme, size * kFraction);
      return {std::max(above.width, below.width) + em * 0.2, em * (kAxis + kGap) + above.ascent + above.descent,
              em * (kGap - kAxis) + below.ascent + below.descent};
    }
    case Kind::accent: {
      Extent inner = measure(node.parts[0], theme, size);
      inner.ascent += kAccentRoom * em;
      return inner;
    }
  }
  return {};
}

void drawMark(QPainter& painter, Node::Mark mark, double left, double right, double y, double unit) {
  if (mark == Node::Mark::tilde) {
    const double width = right - left;
    QPainterPath wave(QPointF(left, y + unit));
    wave.cubicTo(QPointF(left + width * 0.35, y - 2.5 * unit), QPointF(left + width * 0.65, y + 3 * unit),
                 QPointF(right, y - unit / 2));
    painter.strokePath(wave, painter.pen());
    return;
  }
  painter.drawLine(QPointF(left, y), QPointF(right, y));
  const bool toRight = mark == Node::Mark::right;
  const double tip = toRight ? right : left, back = toRight ? right - 2.5 * unit : left + 2.5 * unit;
  painter.drawLine(QPointF(back, y - 1.8 * unit), QPointF(tip, y));
  painter.drawLine(QPointF(back, y + 1.8 * unit), QPointF(tip, y));
}

void draw(QPainter& painter, const Node& node, const Theme& theme, double left, double baseline, double size) {
  const double em = theme.px(size);
  switch (node.kind) {
    case Kind::text:
      painter.setFont(fontOf(theme, node, size));
      painter.drawText(QPointF(left, baseline), node.text);
      return;
    case Kind::row:
      for (const Node& part : node.parts) {
        draw(painter, part, theme, left, baseline, size);
        left += measure(part, theme, size).width;
      }
      return;
    case Kind::script: {
      draw(painter, node.parts[0], theme, left, baseline, size);
      const double next = left + measure(node.parts[0], theme, size).width + em * 0.02;
      draw(painter, node.parts[1], theme, next, baseline + kDrop * em, size * kScript);
      draw(painter, node.parts[2], theme, next, baseline - kRaise * em, size * kScript);
      return;
    }
    case Kind::fraction: {
      const Extent whole = measure(node, theme, size);
      for (int i = 0; i < 2; ++i) {
        const Extent part = measure(node.parts[static_cast<std::size_t>(i)], theme, size * kFraction);
        const double base =
            i == 0 ? baseline - em * (kAxis + kGap) - part.descent : baseline - em * (kAxis - kGap) + part.ascent;
        draw(painter, node.parts[static_cast<std::size_t>(i)], theme, left + (whole.width - part.width) / 2, base,
             size * kFraction);
      }
      const double y = baseline - kAxis * em;
      painter.drawLine(QPointF(left + em * 0.05, y), QPointF(left + whole.width - em * 0.05, y));
      return;
    }
    case Kind::accent: {
      const Extent inner = measure(node.parts[0], theme, size);
      draw(painter, node.parts[0], theme, left, baseline, size);
      drawMark(painter, node.mark, left + em * 0.05, left + inner.width, baseline - inner.ascent, theme.px(1));
      return;
    }
  }
}

constexpr double kLargest = 18, kSmallest = 11;
constexpr double kPadding = 10, kLineGap = 6;

}  // namespace

Formula::Formula(const QString& source) : m_root(std::make_unique<Node>(Parser(source).row())) {}
Formula::~Formula() = default;
Formula::Formula(Formula&&) noexcept = default;
Formula& Formula::operator=(Formula&&) noexcept = default;

QSizeF Formula::size(const Theme& theme, double letters) const {
  const Extent e = measure(*m_root, theme, letters);
  return {e.width, e.ascent + e.descent};
}

double Formula::ascent(const Theme& theme, double letters) const {
  return measure(*m_root, theme, letters).ascent;
}

void Formula::draw(QPainter& painter, const Theme& theme, double left, double baseline, double letters) const {
  QPen pen = painter.pen();
  pen.setWidthF(theme.px(1));
  painter.setPen(pen);
  ui::draw(painter, *m_root, theme, left, baseline, letters);
}

EquationBox::EquationBox(const Theme& theme, QWidget* parent) : QFrame(parent), m_theme(theme) {
  setProperty("look", QStringLiteral("equation"));
  setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
  connect(&theme, &Theme::changed, this, [this] {
    updateGeometry();
    update();
  });
}

void EquationBox::setLines(std::vector<Line> lines) {
  m_lines.clear();
  QStringList spoken;
  for (Line& line : lines) {
    spoken << line.spoken + QStringLiteral(" (") + line.place + QLatin1Char(')');
    m_lines.push_back({Formula(line.formula), line.place});
  }
  setAccessibleDescription(enumerated(spoken));
  updateGeometry();
  update();
}

double EquationBox::placeWidth(const Entry& entry) const {
  return textWidth(m_theme.font(TextStep::tick), entry.place);
}

double EquationBox::letterSize(const Entry& entry) const {
  const double room = width() - 2 * m_theme.px(kPadding) - placeWidth(entry) - m_theme.px(8);
  const double wide = entry.formula.size(m_theme, kLargest).width();
  return wide <= room ? kLargest : std::max(kSmallest, std::floor(kLargest * room / wide * 2) / 2);
}

double EquationBox::lineHeight(const Entry& entry) const {
  return std::max(entry.formula.size(m_theme, letterSize(entry)).height(), m_theme.px(20));
}

QSize EquationBox::sizeHint() const {
  double height = 2 * m_theme.px(kPadding) - m_theme.px(kLineGap);
  for (const Entry& entry : m_lines) height += lineHeight(entry) + m_theme.px(kLineGap);
  return {static_cast<int>(m_theme.px(216)), static_cast<int>(std::ceil(height))};
}

QSize EquationBox::minimumSizeHint() const {
  return {0, sizeHint().height()};
}

void EquationBox::resizeEvent(QResizeEvent* event) {
  QFrame::resizeEvent(event);
  updateGeometry();  // letters may have another size now
}

void EquationBox::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(Qt::NoPen);
  painter.setBrush(m_theme.color(Role::sunken));
  painter.drawRoundedRect(rect(), m_theme.px(4), m_theme.px(4));
  double top = m_theme.px(kPadding);
  for (const Entry& entry : m_lines) {
    const double letters = letterSize(entry), height = lineHeight(entry);
    const QSizeF size = entry.formula.size(m_theme, letters);
    const double right = width() - m_theme.px(kPadding) - placeWidth(entry) - m_theme.px(8);
    const double left = std::max(m_theme.px(kPadding), (right - size.width() + m_theme.px(kPadding)) / 2);
    painter.setPen(m_theme.color(Role::text));
    entry.formula.draw(painter, m_theme, left,
                       top + (height - size.height()) / 2 + entry.formula.ascent(m_theme, letters), letters);
    painter.setFont(m_theme.font(TextStep::tick));
    painter.setPen(m_theme.color(Role::text2));
    drawLine(painter, QRectF(0, top, width() - m_theme.px(kPadding), height), Qt::AlignRight, entry.place);
    top += height + m_theme.px(kLineGap);
  }
}

SymbolLabel::SymbolLabel(const Theme& theme, QWidget* parent) : QWidget(parent), m_theme(theme), m_formula(QString()) {
  setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
  connect(&theme, &Theme::changed, this, &QWidget::updateGeometry);
}

void SymbolLabel::setSymbol(const QString& formula) {
  m_formula = Formula(formula);
  updateGeometry();
  update();
}

QSize SymbolLabel::sizeHint() const {
  const QSizeF size = m_formula.size(m_theme, 20);
  return {static_cast<int>(std::ceil(size.width())) + 2,
          static_cast<int>(std::ceil(std::max(size.height(), m_theme.px(24))))};
}

void SymbolLabel::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(m_theme.color(Role::text));
  m_formula.draw(painter, m_theme, 0, m_formula.ascent(m_theme, 20) + m_theme.px(2), 20);
}

}  // namespace lookback::ui
