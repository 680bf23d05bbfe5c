// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/race/lane_view.h"

#include <QAccessible>
#include <QKeyEvent>
#include <QPainter>
#include <algorithm>
#include <cmath>

#include "ui/support/text.h"
#include "ui/views/marks.h"
#include "ui/views/number_text.h"
#include "ui/views/pane_controls.h"
#include "ui/views/token_text.h"

namespace lookback::ui {
namespace {

constexpr double kMargin = 4;
constexpr double kLeastWidth = 180;

}  // namespace

QString laneName(RaceSystem system) {
  switch (system) {
    case RaceSystem::fixedVector:
      return QStringLiteral("RNNencdec");
    case RaceSystem::attention:
      return QStringLiteral("RNNsearch");
    default:
      return LaneView::tr("a fixed average");
  }
}

LaneView::LaneView(Theme& theme, RaceSystem system, QWidget* parent)
    : QWidget(parent), m_theme(theme), m_system(system) {
  setFocusPolicy(Qt::StrongFocus);
  watchFocus(*this);
  QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Minimum);
  setSizePolicy(policy);
  connect(&theme, &Theme::changed, this, &LaneView::rebuild);
  describe();
}

const RaceLane* LaneView::lane() const {
  return m_result ? &m_result->lanes[static_cast<std::size_t>(m_system)] : nullptr;
}

QString LaneView::lostWord() const {
  const RaceLane* shown = lane();
  return shown && shown->lost.first >= 0 ? tokenText(m_result->reference[static_cast<std::size_t>(shown->lost.first)])
                                         : QString();
}

void LaneView::setResult(const RaceResultPtr& result) {
  m_result = result;
  m_current = -1;
  rebuild();
  Q_EMIT readingChanged(QString());
}

void LaneView::rebuild() {
  const double inside = std::max(m_theme.px(40), width() - 2 * m_theme.px(kMargin));
  m_scene = lane() ? layOutLane(*lane(), lostWord(), m_theme, inside) : LaneScene{};
  const int height = static_cast<int>(std::ceil(m_scene.height + 2 * m_theme.px(kMargin)));
  if (minimumHeight() != height) setMinimumHeight(height);
  describe();
  update();
}

QSize LaneView::sizeHint() const {
  return {static_cast<int>(m_theme.px(300)), minimumHeight()};
}

QSize LaneView::minimumSizeHint() const {
  return {static_cast<int>(m_theme.px(kLeastWidth)), static_cast<int>(m_theme.px(48))};
}

QString LaneView::summary() const {
  const RaceLane* shown = lane();
  if (!shown) return {};
  const int words = static_cast<int>(m_result->reference.size());
  QString text = tr("BLEU %1").arg(fixedText(shown->bleu, 0));
  text += QStringLiteral(" · ") + (shown->lost.lost == 0
                                       ? tr("no word lost")
                                       : tr("%1 of %n word(s) lost", nullptr, words).arg(countText(shown->lost.lost)));
  if (!shown->finished) text += QStringLiteral(" · ") + tr("never ends");
  return text;
}

QString LaneView::description() const {
  const RaceLane* shown = lane();
  if (!shown) return tr("%1 has not translated yet.").arg(laneName(m_system));
  if (m_current >= 0 && m_current < static_cast<int>(m_scene.cells.size())) {
    const LaneScene::Cell& cell = m_scene.cells[static_cast<std::size_t>(m_current)];
    if (cell.word < 0)
      return tr("The first word of the reference that is lost: %1, word %2 of %3.")
          .arg(isolated(lostWord()), countText(shown->lost.first + 1),
               countText(static_cast<qint64>(m_result->reference.size())));
    const auto word = static_cast<std::size_t>(cell.word);
    return (cell.inReference ? tr("Word %1, %2: log-probability %3.")
                             : tr("Word %1, %2: log-probability %3; not in the reference in this order."))
        .arg(countText(cell.word + 1), isolated(shown->words[word]), fixedText(shown->logProbabilities[word], 2));
  }
  QString text = labelled(laneName(m_system), summary()) + QLatin1Char('.');
  if (!lostWord().isEmpty()) text += QLatin1Char(' ') + tr("First lost word: %1.").arg(isolated(lostWord()));
  return text;
}

void LaneView::describe() {
  setAccessibleName(tr("Translation of %1").arg(laneName(m_system)));
  setAccessibleDescription(description());
  setWhatsThis(tr("What %1 writes, word by word. The bar under a word is its log-probability: none for a sure word, "
                  "full at −5. A "
                  "wave marks words that the reference does not have in this order, the flag the first word of the "
                  "reference that "
                  "is lost. The arrow keys read word after word.")
                   .arg(laneName(m_system)));
}

void LaneView::read(int cell) {
  if (m_scene.cells.empty()) return;
  m_current = std::clamp(cell, 0, static_cast<int>(m_scene.cells.size()) - 1);
  describe();
  update();
  Q_EMIT readingChanged(description());
  if (!QAccessible::isActive()) return;
  QAccessibleEvent event(this, QAccessible::DescriptionChanged);
  QAccessible::updateAccessibility(&event);
}

/// The cell nearest below or above the one that is read.
int LaneView::neighbour(int rows) const {
  const QRectF now = m_scene.cells[static_cast<std::size_t>(m_current)].box;
  int best = m_current;
  double nearest = 1e9;
  double row = rows > 0 ? 1e9 : -1e9;
  for (const LaneScene::Cell& cell : m_scene.cells)
    if (rows > 0 ? cell.box.top() > now.top() && cell.box.top() < row
                 : cell.box.top() < now.top() && cell.box.top() > row)
      row = cell.box.top();
  for (std::size_t k = 0; k < m_scene.cells.size(); ++k) {
    const QRectF& box = m_scene.cells[k].box;
    const double distance = std::abs(box.center().x() - now.center().x());
    if (box.top() != row || distance >= nearest) continue;
    nearest = distance;
    best = static_cast<int>(k);
  }
  return best;
}

void LaneView::keyPressEvent(QKeyEvent* event) {
  const int last = static_cast<int>(m_scene.cells.size()) - 1;
  if (last < 0) return QWidget::keyPressEvent(event);
  switch (event->key()) {
    case Qt::Key_Right:
      return read(m_current + 1);
    case Qt::Key_Left:
      return read(m_current < 0 ? last : m_current - 1);
    case Qt::Key_Home:
      return read(0);
    case Qt::Key_End:
      return read(last);
    case Qt::Key_Down:
    case Qt::Key_Up:
      return read(m_current < 0 ? 0 : neighbour(event->key() == Qt::Key_Down ? 1 : -1));
    default:
      QWidget::keyPressEvent(event);
  }
}

void LaneView::mousePressEvent(QMouseEvent* event) {
  const QPointF at = event->position() - QPointF(m_theme.px(kMargin), m_theme.px(kMargin));
  for (std::size_t k = 0; k < m_scene.cells.size(); ++k)
    if (m_scene.cells[k].box.contains(at)) return read(static_cast<int>(k));
}

void LaneView::focusInEvent(QFocusEvent* event) {
  QWidget::focusInEvent(event);
  update();
}

void LaneView::focusOutEvent(QFocusEvent* event) {
  QWidget::focusOutEvent(event);
  m_current = -1;
  describe();
  update();
  Q_EMIT readingChanged(QString());
}

void LaneView::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) describe();
  QWidget::changeEvent(event);
}

void LaneView::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  rebuild();
}

void LaneView::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.fillRect(rect(), m_theme.color(Role::surface));
  painter.save();
  painter.translate(m_theme.px(kMargin), m_theme.px(kMargin));
  paintLane(painter, m_scene, m_theme, m_system, m_current);
  painter.restore();
  if (ringShown(*this))
    drawFocusRing(painter, QRectF(rect()).adjusted(5, 5, -5, -5), m_theme.px(1), m_theme.px(4),
                  m_theme.color(Role::accent));
}

}  // namespace lookback::ui
