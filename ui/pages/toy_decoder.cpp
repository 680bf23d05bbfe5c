// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/toy_decoder.h"

#include <QScopedValueRollback>
#include <cmath>

#include "ui/support/controls.h"
#include "ui/support/equation.h"
#include "ui/support/text.h"
#include "ui/views/number_text.h"
#include "ui/views/pane_controls.h"

namespace lookback::ui {
namespace {

QString vectorText(const Vector<double>& values) {
  QStringList numbers;
  for (const double value : values) numbers << fixedText(value, 3);
  return QStringLiteral("(%1)").arg(numbers.join(QStringLiteral(", ")));
}

/// "now (before)" where a cut changed it.
QString comparedText(const Vector<double>& now, const Vector<double>& whole, const QString& was) {
  return now == whole ? vectorText(now) : was.arg(vectorText(now), vectorText(whole));
}

}  // namespace

ToyDecoder::ToyDecoder(ToyModel& model, Theme& theme, QWidget* parent)
    : QWidget(parent),
      m_model(model),
      m_theme(theme),
      m_head(plainLabel(QStringLiteral("toy.decoderHead"), "note", this)),
      m_stateName(plainLabel(QStringLiteral("toy.stateName"), "note", this)),
      m_state(plainLabel(QStringLiteral("toy.state"), "strong", this)),
      m_stateFormula(new SymbolLabel(theme, this)),
      m_words(new NumberTable(theme, this)),
      m_grid(new QGridLayout(this)) {
  m_head->setWordWrap(true);
  m_grid->addWidget(m_head, 0, 0, 1, 4);
  for (std::size_t k = 0; k < m_ways.size(); ++k) {
    m_ways[k] = new PaneCheck(theme, QString(), this);
    m_values[k] = plainLabel(QStringLiteral("toy.way%1").arg(k), "number", this);
    const int row = static_cast<int>(k) + 1;
    m_grid->addWidget(m_ways[k], row, 0);
    m_formulas[k] = new SymbolLabel(theme, this);
    m_formulas[k]->setObjectName(QStringLiteral("toy.formula%1").arg(k));
    m_grid->addWidget(m_formulas[k], row, 1);
    m_grid->addWidget(m_values[k], row, 2);
    connect(m_ways[k], &QCheckBox::toggled, this, [this] {
      if (m_following) return;
      m_model.setCuts(
          {!m_ways[0]->isChecked(), !m_ways[1]->isChecked(), !m_ways[2]->isChecked(), !m_ways[3]->isChecked()});
    });
  }
  m_grid->addWidget(m_stateName, 5, 0, Qt::AlignRight | Qt::AlignVCenter);
  m_grid->addWidget(m_stateFormula, 5, 1);
  m_grid->addWidget(m_state, 5, 2);
  m_grid->addWidget(m_words, 1, 3, 5, 1, Qt::AlignTop);
  m_grid->setColumnStretch(2, 3);
  m_grid->setColumnStretch(3, 2);
  m_grid->setRowStretch(6, 1);
  connect(&model, &ToyModel::changed, this, &ToyDecoder::follow);
  connect(&theme, &Theme::changed, this, &ToyDecoder::applyTheme);
  retranslate();
  applyTheme();
}

void ToyDecoder::follow() {
  const QScopedValueRollback<bool> following(m_following, true);
  const ToyStep &now = m_model.step(), &whole = m_model.whole();
  const ContextCuts& cuts = m_model.cuts();
  const bool cut[] = {cuts.resetGate, cuts.updateGate, cuts.candidate, cuts.readout};
  const QString was = tr("%1, uncut %2");
  // Each line of the decoder with what the context adds (Appendix A.2.2); a cut one has nothing there.
  const QString given[] = {
      QStringLiteral("r = σ(W_r y + U_r s_{i−1} + %1)"), QStringLiteral("z = σ(W_z y + U_z s_{i−1} + %1)"),
      QStringLiteral("\\t{s} = \\u{tanh}(W y + U(r ∘ s_{i−1}) + %1)"), QStringLiteral("t = U_o s_i + V_o y + %1")};
  const QString context[] = {QStringLiteral("C_r c"), QStringLiteral("C_z c"), QStringLiteral("C c"),
                             QStringLiteral("C_o c")};
  const QString values[] = {comparedText(now.r, whole.r, was), comparedText(now.z, whole.z, was),
                            comparedText(now.sTilde, whole.sTilde, was), comparedText(now.t, whole.t, was)};
  for (std::size_t k = 0; k < m_ways.size(); ++k) {
    m_ways[k]->setChecked(!cut[k]);
    m_values[k]->setText(values[k]);
    const QString formula = given[k].arg(cut[k] ? QStringLiteral("0") : context[k]);
    m_formulas[k]->setSymbol(formula);
    m_formulas[k]->setAccessibleName(formula);
  }
  m_state->setText(comparedText(now.s, whole.s, was));
  std::vector<NumberTable::Row> rows;
  for (Index k = 0; k < now.probability.size(); ++k)
    rows.push_back({isolated(m_model.toy().targetWords[static_cast<std::size_t>(k)]),
                    fixedText(whole.probability(k), 3), fixedText(now.probability(k), 3),
                    k == now.word ? Role::target : Role::text, false});
  m_words->setRows(std::move(rows));
}

void ToyDecoder::retranslate() {
  m_head->setText(
      tr("The context enters the decoder in four places, not once. Untick one and that place gets the zero vector."));
  const QString names[] = {tr("reset gate r"), tr("update gate z"), tr("candidate s̃"), tr("readout t")};
  const char* const ids[] = {"toy.cutReset", "toy.cutUpdate", "toy.cutCandidate", "toy.cutReadout"};
  for (std::size_t k = 0; k < m_ways.size(); ++k) {
    m_ways[k]->setText(names[k]);
    describeControl(*m_ways[k], QLatin1String(ids[k]), tr("Context into the %1").arg(names[k]),
                    tr("Unticked: this place gets the zero vector instead of the context."));
  }
  m_stateName->setText(tr("new state s(i)"));
  m_stateFormula->setSymbol(QStringLiteral("s_i = (1 − z) ∘ s_{i−1} + z ∘ \\t{s}"));
  m_words->setHeads(tr("Next word, probability"), tr("uncut"), tr("now"));
  follow();
}

void ToyDecoder::applyTheme() {
  const auto px = [this](double length) { return static_cast<int>(std::lround(m_theme.px(length))); };
  m_grid->setContentsMargins(0, 0, 0, 0);
  m_grid->setHorizontalSpacing(px(16));
  m_grid->setVerticalSpacing(px(4));
}

}  // namespace lookback::ui
