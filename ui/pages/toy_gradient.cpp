// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/toy_gradient.h"

#include <QHBoxLayout>
#include <QSignalBlocker>
#include <QVBoxLayout>
#include <cmath>

#include "core/toy/toy_gradient.h"
#include "ui/lens/gradient_table.h"
#include "ui/support/controls.h"
#include "ui/support/equation.h"
#include "ui/support/text.h"
#include "ui/views/number_text.h"
#include "ui/views/pane_controls.h"
#include "ui/views/token_text.h"

namespace lookback::ui {
namespace {

constexpr double kRate = 1, kLeastRate = 0.05, kMostRate = 20;

}  // namespace

ToyGradientView::ToyGradientView(ToyModel& model, Theme& theme, QWidget* parent)
    : QWidget(parent),
      m_model(model),
      m_theme(theme),
      m_lossName(plainLabel(QStringLiteral("toyGradient.lossName"), "caption", this)),
      m_loss(plainLabel(QStringLiteral("toyGradient.loss"), "strong", this)),
      m_worked(plainLabel(QStringLiteral("toyGradient.worked"), "number", this)),
      m_check(plainLabel(QStringLiteral("toyGradient.check"), "note", this)),
      m_rateName(plainLabel(QStringLiteral("toyGradient.rateName"), "note", this)),
      m_words(new PaneCombo(theme, this)),
      m_equation(new EquationBox(theme, this)),
      m_table(new GradientTable(theme, this)),
      m_learn(new PaneButton(theme, QString(), this)),
      m_rate(new QDoubleSpinBox(this)) {
  setObjectName(QStringLiteral("toyGradient"));
  setLook(*m_rate, "field");
  m_rate->setRange(kLeastRate, kMostRate);
  m_rate->setSingleStep(0.5);
  m_rate->setValue(kRate);
  m_rate->setButtonSymbols(QAbstractSpinBox::NoButtons);
  m_rate->setAlignment(Qt::AlignRight);
  m_worked->setWordWrap(true);
  m_check->setWordWrap(true);
  auto* line = new QHBoxLayout;
  for (QWidget* widget : std::initializer_list<QWidget*>{m_lossName, m_words, m_loss}) line->addWidget(widget);
  line->addStretch(1);
  for (QWidget* widget : std::initializer_list<QWidget*>{m_learn, m_rateName, m_rate}) line->addWidget(widget);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->addLayout(line);
  column->addWidget(m_table, 1);
  auto* words = new QVBoxLayout;
  words->addWidget(m_worked);
  words->addWidget(m_check);
  words->addStretch(1);
  auto* below = new QHBoxLayout;
  below->addLayout(words, 3);
  below->addWidget(m_equation, 2);
  column->addLayout(below);
  connect(m_words, &QComboBox::activated, this, [this](int k) { pickWord(k); });
  connect(m_learn, &QPushButton::clicked, this, &ToyGradientView::learnOnce);
  connect(m_table, &QTableWidget::currentCellChanged, this, [this](int row) {
    if (row >= 0) m_model.setSelected(row);
    followChosen();
  });
  connect(&model, &ToyModel::changed, this, &ToyGradientView::follow);
  connect(&model, &ToyModel::selectionChanged, this, [this] {
    const QSignalBlocker quiet(m_table);
    m_table->setCurrentCell(m_model.selected(), GradientTable::word);
    followChosen();
  });
  connect(&theme, &Theme::changed, this, &ToyGradientView::applyTheme);
  retranslate();
  applyTheme();
}

QString ToyGradientView::wordName(Index word) const {
  return quoted(m_model.toy().targetWords[static_cast<std::size_t>(word)]);
}

void ToyGradientView::pickWord(int word) {
  m_picked = word;
  follow();
}

void ToyGradientView::learnOnce() {
  const Index word = m_picked < 0 ? m_model.step().word : m_picked;
  m_picked = static_cast<int>(word);  // the loss stays that of this word, whatever is written after
  m_model.change(tr("learn once"), learnedToy(m_model.toy(), m_model.cuts(), word, m_rate->value()));
}

void ToyGradientView::follow() {
  if (!isVisible()) return;
  const auto words = static_cast<int>(m_model.toy().targetWords.size());
  if (m_picked >= words) m_picked = -1;
  const Index word = m_picked < 0 ? m_model.step().word : m_picked;
  {
    const QSignalBlocker quiet(m_words);
    m_words->clear();
    for (Index k = 0; k < words; ++k)
      m_words->addItem(tr("%1 (p = %2)").arg(wordName(k), fixedText(m_model.step().probability(k), 3)));
    m_words->setCurrentIndex(static_cast<int>(word));
  }
  const ToyGradient gradient = toyGradient(m_model.toy(), m_model.cuts(), word);
  std::vector<GradientRow> rows;
  for (Index j = 0; j < gradient.de.size(); ++j)
    rows.push_back({tokenText(m_model.toy().words[static_cast<std::size_t>(j)]), m_model.step().e(j),
                    m_model.step().alpha(j), gradient.along(j) - gradient.alongContext, gradient.de(j),
                    gradient.checked(j)});
  const QSignalBlocker quiet(m_table);
  m_table->setRows(std::move(rows));
  m_table->setCurrentCell(m_model.selected(), GradientTable::word);
  m_loss->setText(QStringLiteral("L = −log p = %1").arg(fixedText(gradient.loss, 4)));
  m_check->setText(tr("Formula and measurement are nowhere more than %1 apart. The gradients add to 0: raising every "
                      "energy alike changes nothing.")
                       .arg(tinyText(m_table->largestGap().value_or(0))));
  followChosen();
}

ExportPicture ToyGradientView::picture() const {
  return m_table->picture(tr("Gradient of the energies"), {m_words->currentText(), m_loss->text(), m_check->text()});
}

void ToyGradientView::followChosen() {
  m_worked->setText(m_table->workedLine(m_model.selected()));
}

void ToyGradientView::retranslate() {
  m_lossName->setText(tr("loss of"));
  describeControl(*m_words, QStringLiteral("toyGradient.word"), tr("Word whose loss is asked for"),
                  tr("The loss L is −log p of this word."));
  m_equation->setLines({{QStringLiteral("\\f{∂L}{∂e_j} = α_j ⟨ \\f{∂L}{∂c} , h_j − c ⟩"), tr("from eq. 5, 6"),
                         tr("The derivative of the loss by the energy j is alpha j times the inner product of the "
                            "derivative by c with h j minus c.")}});
  m_learn->setText(tr("Learn once"));
  const QString help =
      tr("Moves every energy a step against its gradient: the rate times ∂L/∂e(j). Ctrl+Z takes it back.");
  describeControl(*m_learn, QStringLiteral("toyGradient.learn"), tr("Learn once"), help);
  m_learn->setToolTip(plainTip(help));
  m_rateName->setText(tr("rate"));
  describeControl(*m_rate, QStringLiteral("toyGradient.rate"), tr("Learning rate"),
                  tr("How far the energies move for one unit of gradient."));
  m_table->retranslate();
  follow();
}

void ToyGradientView::applyTheme() {
  const auto px = [this](double length) { return static_cast<int>(std::lround(m_theme.px(length))); };
  layout()->setSpacing(px(6));
  m_rate->setFixedWidth(px(76));
  m_words->setMinimumWidth(px(170));
}

void ToyGradientView::showEvent(QShowEvent* event) {
  QWidget::showEvent(event);
  follow();
}

}  // namespace lookback::ui
