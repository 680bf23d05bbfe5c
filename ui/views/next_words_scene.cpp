// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/next_words_scene.h"

#include <algorithm>
#include <cmath>

#include "core/model/model.h"
#include "ui/views/marks.h"
#include "ui/views/number_text.h"
#include "ui/views/text_cache.h"
#include "ui/views/token_text.h"

namespace lookback::ui {
namespace {

// Pixels at 100 %.
constexpr double kTop = 4, kBottom = 4, kSide = 11;
constexpr double kLowestRow = 15, kHighestRow = 32;
constexpr double kArrow = 20, kPin = 14;
constexpr int kDecimals = 3;

const Candidate* find(const std::vector<Candidate>& list, int word) {
  const auto found = std::find_if(list.begin(), list.end(), [word](const Candidate& c) { return c.word == word; });
  return found == list.end() ? nullptr : &*found;
}

bool sameShares(const std::vector<Candidate>& a, const std::vector<Candidate>& b) {
  return std::equal(a.begin(), a.end(), b.begin(), b.end(), [](const Candidate& x, const Candidate& y) {
    return x.word == y.word && x.probability == y.probability;
  });
}

QString wordText(const Model* model, int word) {
  return model && word >= 0 && word < model->target.size() ? tokenText(model->target.word(word))
                                                           : QString::number(word);
}

}  // namespace

NextWordsScene::NextWordsScene(const DecodeModel& model, const Theme& theme, QSizeF size)
    : m_theme(&theme), m_size(size) {
  const StepTrace* step = model.current();
  const bool live = step && (step->edited || step->forced);  // an edit is active: a preview in every sub-step
  m_state = !model.trace()                ? State::noSentence
            : !step                       ? State::noStep
            : model.wordWritten() || live ? State::words
                                          : State::notChosenYet;
  if (m_state != State::words) return;
  readStep(model);
  layOut(size);
}

void NextWordsScene::readStep(const DecodeModel& model) {
  const StepTrace& step = *model.current();
  m_compares = !sameShares(step.candidates, step.modelCandidates) && !step.modelCandidates.empty();
  m_words = model.model() ? model.model()->target.size() : 0;
  const auto add = [&](int word, double p) {
    WordRow row;
    row.word = word;
    row.text = wordText(model.model().get(), word);
    row.now = p;
    const Candidate* own = find(step.modelCandidates, word);
    row.below = m_compares && !own;
    row.model = own ? own->probability : step.modelCandidates.empty() ? p : step.modelCandidates.back().probability;
    row.chosen = word == step.word;
    row.pinned = row.chosen && step.forced;
    row.unknown = word == Vocabulary::kUnknown;
    m_rows.push_back(row);
  };
  for (const Candidate& candidate : step.candidates) add(candidate.word, candidate.probability);
  if (!find(step.candidates, step.word)) add(step.word, std::exp(step.logProbability));  // forced, and unlikely
  m_words = std::max<qint64>(m_words, static_cast<qint64>(m_rows.size()));
}

void NextWordsScene::layOut(QSizeF size) {
  const double room = size.height() - px(kTop + kBottom);
  const int all = static_cast<int>(m_rows.size());
  m_rowHeight = std::clamp(std::floor(room / (all + 1)), px(kLowestRow), px(kHighestRow));
  m_visible = std::clamp(static_cast<int>(std::floor(room / m_rowHeight)) - 1, 1, all);
  // A forced word is never among the rows left out.
  for (int k = m_visible; k < all; ++k)
    if (m_rows[static_cast<std::size_t>(k)].chosen)
      std::swap(m_rows[static_cast<std::size_t>(k)], m_rows[static_cast<std::size_t>(m_visible - 1)]);
  const QFont bold = m_theme->font(TextStep::note, QFont::DemiBold),
              numbers = m_theme->font(TextStep::tick, QFont::DemiBold);
  double widest = textWidth(bold, tr("%1 others").arg(countText(otherWords())));
  for (const WordRow& row : m_rows)
    widest = std::max(widest, textWidth(bold, row.text) + (row.pinned ? px(kPin + 2) : 0));
  m_wordWidth = std::min(std::ceil(widest) + px(8), size.width() * 0.4);
  double longest = numberWidth(numbers, QStringLiteral(".000"));
  for (const WordRow& row : m_rows)
    longest = std::max({longest, numberWidth(numbers, weightText(row.now, kDecimals)),
                        m_compares ? numberWidth(numbers, modelText(row)) : 0});
  m_numberWidth = std::ceil(longest) + px(2);
}

WordRow NextWordsScene::others() const {
  WordRow rest;
  rest.now = rest.model = 1;
  for (int k = 0; k < m_visible; ++k) {
    const WordRow& row = m_rows[static_cast<std::size_t>(k)];
    rest.now -= row.now;
    rest.below = rest.below || row.below;
    if (!row.below) rest.model -= row.model;
  }
  rest.now = std::max(rest.now, 0.0);
  rest.model = std::max(rest.model, 0.0);
  return rest;
}

QRectF NextWordsScene::rowRect(int row) const {
  return {px(4), px(kTop) + row * m_rowHeight, m_size.width() - px(8), m_rowHeight};
}

int NextWordsScene::rowAt(QPointF point) const {
  if (m_state != State::words) return -1;
  for (int row = 0; row < m_visible; ++row)
    if (rowRect(row).contains(point)) return row;
  return -1;
}

QString NextWordsScene::modelText(const WordRow& row) const {
  return row.below ? atMostText(row.model, kDecimals) : weightText(row.model, kDecimals);
}

void NextWordsScene::paint(QPainter& painter, int cursor, bool focused, bool plainNumbers) const {
  if (m_state != State::words) return;
  painter.setRenderHint(QPainter::Antialiasing);
  for (int k = 0; k < m_visible; ++k) {
    const QRectF rect = rowRect(k);
    if (m_rows[static_cast<std::size_t>(k)].chosen) {
      painter.setPen(Qt::NoPen);
      painter.setBrush(m_theme->color(Role::sunken));
      painter.drawRoundedRect(rect, px(3), px(3));
    }
    paintRow(painter, rect, m_rows[static_cast<std::size_t>(k)], false, plainNumbers);
    if (k != cursor) continue;
    const double line = focused ? px(2) : std::max(1.0, px(1));
    painter.setPen(QPen(m_theme->color(focused ? Role::text : Role::control), line));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(rect.adjusted(line / 2, line / 2, -line / 2, -line / 2), px(3), px(3));
  }
  paintRow(painter, rowRect(m_visible), others(), true, plainNumbers);
}

void NextWordsScene::paintRow(QPainter& painter, const QRectF& rect, const WordRow& row, bool others,
                              bool plainNumbers) const {
  const QFont font = m_theme->font(TextStep::note, row.chosen ? QFont::DemiBold : QFont::Normal);
  const double left = px(kSide), pin = row.pinned ? px(kPin + 2) : 0;
  const QString text =
      others ? (otherWords() == 1 ? tr("1 other") : tr("%1 others").arg(countText(otherWords()))) : row.text;
  const QString shown = fitted(font, text, m_wordWidth - px(6) - pin);
  const QColor ink = m_theme->color(others ? Role::text2 : Role::text);
  painter.setFont(font);
  painter.setPen(ink);
  drawLine(painter, QRectF(left, rect.top(), m_wordWidth, rect.height()), Qt::AlignLeft, shown);
  const double end = left + textWidth(font, shown);
  if (row.pinned)
    drawPin(painter, QPointF(end + px(2), rect.center().y() - px(7)), px(1), m_theme->color(Role::edited));
  if (row.unknown) drawDottedUnderline(painter, left, end, rect.center().y() + px(7), px(1), ink);
  paintBars(painter, rect, row, others);
  paintNumbers(painter, rect, row, others, plainNumbers);
}

void NextWordsScene::paintBars(QPainter& painter, const QRectF& rect, const WordRow& row, bool others) const {
  const double numbers = m_compares ? 2 * m_numberWidth + px(kArrow) : m_numberWidth;
  const double left = std::round(px(kSide) + m_wordWidth);
  const double whole = m_size.width() - px(kSide) - numbers - px(6) - left;  // a share of 1
  if (whole < px(16)) return;
  const double middle = std::round(rect.center().y());
  const double grown = m_progress[SubStep::write];
  if (m_compares) {
    painter.setPen(QPen(m_theme->color(Role::control), std::max(1.0, std::round(px(1)))));
    painter.setBrush(Qt::NoBrush);
    const double half = std::min(px(5.5), rect.height() / 2 - 2);
    painter.drawRoundedRect(QRectF(left + 0.5, middle - half + 0.5,
                                   std::max(std::round(row.model * grown * whole), 1.0), std::round(2 * half)),
                            px(1), px(1));
  }
  const Role role = others ? Role::bar : m_compares ? Role::edited : Role::bar;
  const double half = m_compares ? px(3) : std::min(px(5), rect.height() / 2 - 2);
  fillSharp(painter, QRectF(left, middle - half, std::max(row.now * grown * whole, px(1.5)), 2 * half),
            m_theme->color(role));
}

void NextWordsScene::paintNumbers(QPainter& painter, const QRectF& rect, const WordRow& row, bool others,
                                  bool plainNumbers) const {
  const double right = m_size.width() - px(kSide);
  const QString now = weightText(row.now, kDecimals);
  const auto draw = [&](const QRectF& place, const QString& text) {
    if (plainNumbers)
      drawLine(painter, place, Qt::AlignRight, text);
    else
      drawNumber(painter, place, text);
  };
  const QRectF last(right - m_numberWidth, rect.top(), m_numberWidth, rect.height());
  const bool moved = m_compares && !others && (row.below || now != weightText(row.model, kDecimals));
  painter.setFont(m_theme->font(TextStep::tick, row.chosen || moved ? QFont::DemiBold : QFont::Normal));
  painter.setPen(m_theme->color(Role::text));
  draw(last, now);
  if (!m_compares) return;
  painter.setFont(m_theme->font(TextStep::tick));
  painter.setPen(m_theme->color(Role::text3));
  drawLine(painter, QRectF(last.left() - px(kArrow), rect.top(), px(kArrow), rect.height()), Qt::AlignHCenter,
           QStringLiteral("→"));
  painter.setPen(m_theme->color(Role::text2));
  draw(last.translated(-m_numberWidth - px(kArrow), 0), modelText(row));
}

}  // namespace lookback::ui
