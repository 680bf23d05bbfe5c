// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/learn/token_shares.h"

#include <QEvent>
#include <QPainter>
#include <QScopedValueRollback>
#include <algorithm>
#include <cmath>
#include <numeric>

#include "ui/support/controls.h"
#include "ui/support/text.h"
#include "ui/views/number_text.h"
#include "ui/views/pane_controls.h"

namespace lookback::ui {
namespace {

constexpr double kToken = 12, kTokenGap = 4, kWeightBar = 6;

}  // namespace

/// The tokens of one word as discs, the true share as a bar below.
class TokenBar final : public QWidget {
 public:
  TokenBar(const Theme& theme, int most, QWidget* parent) : QWidget(parent), m_theme(theme), m_most(most) {
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
  }
  void setValues(int tokens, double weight) {
    m_tokens = tokens;
    m_weight = weight;
    update();
  }
  QSize sizeHint() const override {
    return {static_cast<int>(m_theme.px(m_most * (kToken + kTokenGap))), static_cast<int>(m_theme.px(26))};
  }
  QSize minimumSizeHint() const override { return {static_cast<int>(m_theme.px(80)), sizeHint().height()}; }

 protected:
  void paintEvent(QPaintEvent*) override {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const double full = std::min<double>(width(), m_theme.px(m_most * (kToken + kTokenGap)));
    const double pitch = full / m_most, side = std::min(m_theme.px(kToken), pitch * 0.8);
    const bool shown = m_weight >= 0;
    const double middle = shown ? side / 2 + 1 : height() / 2.0;
    painter.setPen(Qt::NoPen);
    painter.setBrush(m_theme.color(Role::edited));
    for (int k = 0; k < m_tokens; ++k) painter.drawEllipse(QPointF((k + 0.5) * pitch, middle), side / 2, side / 2);
    if (!shown) return;
    const QRectF bar(0, height() - m_theme.px(kWeightBar) - 1, full, m_theme.px(kWeightBar));
    painter.setBrush(m_theme.color(Role::sunken));
    painter.drawRoundedRect(bar, bar.height() / 2, bar.height() / 2);
    painter.setBrush(m_theme.color(Role::source));
    painter.drawRoundedRect(QRectF(bar.left(), bar.top(), std::max(1.0, full * m_weight), bar.height()),
                            bar.height() / 2, bar.height() / 2);
  }

 private:
  const Theme& m_theme;
  int m_most, m_tokens = 0;
  double m_weight = -1;
};

TokenShares::TokenShares(Theme& theme, const std::vector<std::string>& words, int tokens, QWidget* parent)
    : QWidget(parent),
      m_theme(theme),
      m_words(words),
      m_tokens(tokens),
      m_grid(new QGridLayout(this)),
      m_left(plainLabel(QStringLiteral("tokens.left"), "strong", this)) {
  m_grid->setContentsMargins(0, 0, 0, 0);
  for (std::size_t j = 0; j < words.size(); ++j) {
    Row row{plainLabel(QStringLiteral("tokens.word%1").arg(j), "word", this),
            new PaneButton(theme, QStringLiteral("−"), this),
            new QSpinBox(this),
            new PaneButton(theme, QStringLiteral("+"), this),
            new TokenBar(theme, tokens, this),
            plainLabel(QStringLiteral("tokens.weight%1").arg(j), "note", this)};
    row.word->setText(QString::fromStdString(words[j]));
    row.number->setRange(0, tokens);
    row.weight->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    const int line = static_cast<int>(j);
    m_grid->addWidget(row.word, line, 0);
    m_grid->addWidget(row.less, line, 1);
    m_grid->addWidget(row.number, line, 2);
    m_grid->addWidget(row.more, line, 3);
    m_grid->addWidget(row.bar, line, 4);
    m_grid->addWidget(row.weight, line, 5);
    row.number->setButtonSymbols(QAbstractSpinBox::NoButtons);
    row.number->setAlignment(Qt::AlignHCenter);
    for (PaneButton* button : {row.less, row.more}) button->setFocusPolicy(Qt::NoFocus);  // the number has keys
    connect(row.less, &QPushButton::clicked, row.number, &QSpinBox::stepDown);
    connect(row.more, &QPushButton::clicked, row.number, &QSpinBox::stepUp);
    connect(row.number, &QSpinBox::valueChanged, this, [this] {
      if (m_following) return;
      follow();
      Q_EMIT changed();
    });
    m_rows.push_back(row);
  }
  m_grid->addWidget(m_left, static_cast<int>(words.size()), 0, 1, 6);
  m_grid->setColumnStretch(4, 1);
  connect(&theme, &Theme::changed, this, &TokenShares::applyTheme);
  applyTheme();
  retranslate();
}

std::vector<int> TokenShares::shares() const {
  std::vector<int> shares;
  for (const Row& row : m_rows) shares.push_back(row.number->value());
  return shares;
}

int TokenShares::left() const {
  const std::vector<int> all = shares();
  return m_tokens - std::accumulate(all.begin(), all.end(), 0);
}

void TokenShares::setShares(const std::vector<int>& shares) {
  const QScopedValueRollback<bool> following(m_following, true);
  for (std::size_t j = 0; j < m_rows.size(); ++j) {
    m_rows[j].number->setMaximum(m_tokens);
    m_rows[j].number->setValue(j < shares.size() ? shares[j] : 0);
  }
  follow();
}

void TokenShares::reveal(const std::vector<double>& weights) {
  m_weights = weights;
  follow();
}

void TokenShares::hideWeights() {
  m_weights.clear();
  follow();
}

void TokenShares::follow() {
  const QScopedValueRollback<bool> following(m_following, true);
  const int rest = left();
  for (std::size_t j = 0; j < m_rows.size(); ++j) {
    const Row& row = m_rows[j];
    row.number->setMaximum(row.number->value() + std::max(0, rest));  // never more than there are
    row.number->setEnabled(!isRevealed());
    for (PaneButton* button : {row.less, row.more}) button->setVisible(!isRevealed());
    row.less->setEnabled(row.number->value() > 0);
    row.more->setEnabled(rest > 0);
    const bool shown = j < m_weights.size();
    row.bar->setValues(row.number->value(), shown ? m_weights[j] : -1);
    row.weight->setVisible(shown);
    if (shown) row.weight->setText(tr("α %1").arg(fixedText(m_weights[j], 2)));
    const QString word = isolated(m_words[j]);
    const QString help =
        shown ? tr("You gave %1 of %2, the weight is %3.")
                    .arg(QString::number(row.number->value()), QString::number(m_tokens), fixedText(m_weights[j], 2))
              : tr("Up and Down give and take a token; %n left.", nullptr, rest);
    describeControl(*row.number, QStringLiteral("tokens.%1").arg(j), tr("Tokens for %1").arg(word), help);
    describeControl(*row.less, QStringLiteral("tokens.%1.less").arg(j), tr("One token less for %1").arg(word), help);
    describeControl(*row.more, QStringLiteral("tokens.%1.more").arg(j), tr("One token more for %1").arg(word), help);
  }
  m_left->setText(rest > 0 ? tr("%n token(s) left to share out", nullptr, rest) : tr("All tokens are shared out"));
  m_left->setVisible(!isRevealed());
}

QWidget* TokenShares::first() const {
  return m_rows.empty() ? nullptr : m_rows.front().number;
}

QWidget* TokenShares::last() const {
  return m_rows.empty() ? nullptr : m_rows.back().number;
}

void TokenShares::retranslate() {
  follow();
}

void TokenShares::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) retranslate();
  QWidget::changeEvent(event);
}

void TokenShares::applyTheme() {
  const auto px = [this](double length) { return static_cast<int>(std::lround(m_theme.px(length))); };
  m_grid->setHorizontalSpacing(px(12));
  m_grid->setVerticalSpacing(px(4));
  for (const Row& row : m_rows) {
    row.number->setFixedWidth(px(48));
    row.weight->setMinimumWidth(px(52));
  }
}

}  // namespace lookback::ui
