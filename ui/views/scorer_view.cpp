// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/scorer_view.h"

#include <QKeyEvent>
#include <QPainter>
#include <algorithm>
#include <cmath>

#include "ui/support/text.h"
#include "ui/views/marks.h"
#include "ui/views/number_text.h"
#include "ui/views/pane_controls.h"

namespace lookback::ui {
namespace {

constexpr double kBox = 92, kBoxHeight = 26, kMost = 5;  // widest line, in px
constexpr double kHead = 24;

/// Boxes of one column, spread over the height.
QRectF boxAt(double x, std::size_t k, std::size_t count, double top, double height, double width, double boxHeight) {
  const double slot = height / static_cast<double>(count);
  const double high = std::min(boxHeight, slot - 2);
  return {x, top + slot * static_cast<double>(k) + (slot - high) / 2, width, high};
}

}  // namespace

ScorerView::ScorerView(ToyModel& model, Theme& theme, QWidget* parent)
    : QWidget(parent), m_model(model), m_theme(theme) {
  setObjectName(QStringLiteral("scorer"));
  setFocusPolicy(Qt::StrongFocus);
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
  const auto follow = [this] {
    describe();
    update();
  };
  connect(&model, &ToyModel::changed, this, follow);
  connect(&model, &ToyModel::selectionChanged, this, follow);
  connect(&theme, &Theme::changed, this, [this] {
    updateGeometry();
    update();
  });
  describe();
}

QSize ScorerView::sizeHint() const {
  return QSizeF(m_theme.px(480), m_theme.px(240)).toSize();
}
QSize ScorerView::minimumSizeHint() const {
  return QSizeF(m_theme.px(360), m_theme.px(160)).toSize();
}

ScorerView::Layout ScorerView::layOut(QSizeF size) const {
  const Toy& toy = m_model.toy();
  const ToyStep& step = m_model.step();
  const Index word = m_model.selected();
  const double head = m_theme.px(kHead), height = size.height() - head, box = m_theme.px(kBox);
  const double boxHeight = m_theme.px(kBoxHeight), middle = (size.width() - box) / 2;
  Layout layout;
  const auto n = static_cast<std::size_t>(toy.sPrev.size()), d = static_cast<std::size_t>(toy.dimensions());
  for (std::size_t k = 0; k < n + d; ++k) {
    const bool state = k < n;
    const auto index = static_cast<Index>(state ? k : k - n);
    layout.inputs.push_back({boxAt(0, k, n + d, head, height, box, boxHeight),
                             (state ? QStringLiteral("s%1") : QStringLiteral("h%1")).arg(index + 1),
                             state ? toy.sPrev(index) : toy.h(index, word), state ? Role::target : Role::source});
  }
  const auto units = static_cast<std::size_t>(toy.attention.v_a.size());
  for (std::size_t k = 0; k < units; ++k)
    layout.hidden.push_back({boxAt(middle, k, units, head, height, box, boxHeight), QStringLiteral("tanh%1").arg(k + 1),
                             step.hidden(static_cast<Index>(k), word), Role::text});
  layout.energy = {boxAt(size.width() - box, 0, 1, head, height, box, boxHeight), QStringLiteral("e"),
                   step.scored(word), Role::accent};
  return layout;
}

void ScorerView::paintLine(QPainter& painter, const Node& from, const Node& to, double flow, double largest) const {
  if (flow == 0 || largest == 0) return;
  QPen pen(m_theme.color(flow > 0 ? Role::pos : Role::neg), m_theme.px(0.6 + (kMost - 0.6) * std::abs(flow) / largest));
  if (flow < 0) pen.setDashPattern({3, 2});
  pen.setCapStyle(Qt::FlatCap);
  painter.setPen(pen);
  painter.drawLine(QPointF(from.box.right(), from.box.center().y()), QPointF(to.box.left(), to.box.center().y()));
}

void ScorerView::paintNode(QPainter& painter, const Node& node) const {
  const double px = m_theme.px(1);
  painter.setPen(QPen(m_theme.color(node.role == Role::text ? Role::control : node.role), 1.2 * px));
  painter.setBrush(m_theme.color(Role::surface));
  painter.drawRoundedRect(node.box, 4 * px, 4 * px);
  const QRectF inside = node.box.adjusted(7 * px, 0, -7 * px, 0);
  painter.setPen(m_theme.color(node.role));
  painter.setFont(m_theme.mathFont(14));
  drawLine(painter, inside, Qt::AlignLeft, node.symbol);
  painter.setFont(m_theme.font(TextStep::note, QFont::DemiBold));
  painter.setPen(m_theme.color(Role::text));
  drawLine(painter, inside, Qt::AlignRight, fixedText(node.value, 2));
}

void ScorerView::paint(QPainter& painter, QSizeF size) const {
  const Toy& toy = m_model.toy();
  const Index word = m_model.selected();
  const Layout layout = layOut(size);
  const Matrix<double> flows = scorerInputs(toy, word);
  const Vector<double> out = m_model.step().parts.col(word);
  const double largest = flows.cwiseAbs().maxCoeff(), largestOut = out.cwiseAbs().maxCoeff();
  for (std::size_t k = 0; k < layout.hidden.size(); ++k) {
    for (std::size_t i = 0; i < layout.inputs.size(); ++i)
      paintLine(painter, layout.inputs[i], layout.hidden[k], flows(static_cast<Index>(k), static_cast<Index>(i)),
                largest);
    paintLine(painter, layout.hidden[k], layout.energy, out(static_cast<Index>(k)), largestOut);
  }
  for (const Node& node : layout.inputs) paintNode(painter, node);
  for (const Node& node : layout.hidden) paintNode(painter, node);
  paintNode(painter, layout.energy);

  painter.setFont(m_theme.font(TextStep::note));
  painter.setPen(m_theme.color(Role::text2));
  const double head = m_theme.px(kHead - 4), third = size.width() / 3;
  const QString name = QString::fromStdString(toy.words[static_cast<std::size_t>(word)]);
  drawLine(painter, QRectF(0, 0, third, head), Qt::AlignLeft, tr("state and annotation of %1").arg(isolated(name)));
  drawLine(painter, QRectF(third, 0, third, head), Qt::AlignHCenter, tr("times W, U; tanh"));
  drawLine(painter, QRectF(2 * third, 0, third, head), Qt::AlignRight, tr("times v_a, added"));
}

void ScorerView::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  paint(painter, size());
}

void ScorerView::renderTo(QPainter& painter, QSizeF size) const {
  paint(painter, size);
}

void ScorerView::keyPressEvent(QKeyEvent* event) {
  const int key = event->key();
  if (key == Qt::Key_Left || key == Qt::Key_Up)
    m_model.setSelected(m_model.selected() - 1);
  else if (key == Qt::Key_Right || key == Qt::Key_Down)
    m_model.setSelected(m_model.selected() + 1);
  else
    event->ignore();
}

void ScorerView::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) describe();
  QWidget::changeEvent(event);
}

void ScorerView::describe() {
  const Index word = m_model.selected();
  QStringList units;
  for (Index k = 0; k < m_model.step().hidden.rows(); ++k)
    units << tr("unit %1: tanh %2 times %3")
                 .arg(k + 1)
                 .arg(fixedText(m_model.step().hidden(k, word), 2), fixedText(m_model.toy().attention.v_a(k), 2));
  setAccessibleName(tr("The scorer, opened"));
  setAccessibleDescription(tr("%1: %2; energy %3")
                               .arg(isolated(m_model.toy().words[static_cast<std::size_t>(word)]), enumerated(units),
                                    fixedText(m_model.step().scored(word), 2)));
  setWhatsThis(
      tr("e(j) = v_a · tanh(W_a s(i−1) + U_a h(j) + b_a), Appendix A.1.2 of the paper. The state is the one before the "
         "word is written. Full lines raise a unit, dashed ones lower it."));
}

}  // namespace lookback::ui
