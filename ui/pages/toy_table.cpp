// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/toy_table.h"

#include <QKeyEvent>
#include <QScopedValueRollback>
#include <QStyle>
#include <cmath>

#include "ui/support/controls.h"
#include "ui/support/text.h"
#include "ui/views/number_text.h"
#include "ui/views/pane_controls.h"

namespace lookback::ui {
namespace {

enum Column { wordColumn, energyColumn, numberColumn, exponentialColumn, weightColumn, alphaColumn, roundedColumn };
constexpr int kColumns = 7;
constexpr int kEnergyUnit = 20;    // slider steps of 0.05
constexpr double kSliderEnd = 6;   // of the energy sliders; numbers may go beyond
constexpr int kWeightUnit = 1000;  // slider steps of 0.001
constexpr int kAlphaPlaces = 4;
constexpr double kLargeExponential = 1e6;

QLabel* cell(const QString& name, const char* look, QWidget* parent) {
  auto* label = plainLabel(name, look, parent);
  label->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
  return label;
}

/// exp e to three places, in powers of ten where it grows long.
QString exponentialText(double value) {
  if (value < kLargeExponential) return fixedText(value, 3);
  return QString::number(value, 'e', 3);
}

}  // namespace

ToyTable::ToyTable(ToyModel& model, Theme& theme, QWidget* parent)
    : QWidget(parent),
      m_model(model),
      m_theme(theme),
      m_grid(new QGridLayout(this)),
      m_line(hairline(this)),
      m_total(plainLabel(QStringLiteral("toy.total"), "note", this)),
      m_sumExponentials(cell(QStringLiteral("toy.sumExponentials"), "strong", this)),
      m_sumAlpha(cell(QStringLiteral("toy.sumAlpha"), "strong", this)),
      m_sumRounded(cell(QStringLiteral("toy.sumRounded"), "strong", this)),
      m_remainder(plainLabel(QStringLiteral("toy.remainder"), "note", this)) {
  setObjectName(QStringLiteral("toyTable"));
  for (int k = 0; k < kColumns; ++k) {
    auto* head = plainLabel(QStringLiteral("toy.head%1").arg(k), "note", this);
    const bool left = k == wordColumn || k == energyColumn || k == weightColumn;
    head->setAlignment((left ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
    m_grid->addWidget(head, 0, k);
    m_heads.push_back(head);
  }
  m_grid->setColumnStretch(energyColumn, 3);
  m_grid->setColumnStretch(weightColumn, 2);
  m_remainder->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
  connect(&model, &ToyModel::changed, this, &ToyTable::follow);
  connect(&model, &ToyModel::placesChanged, this, &ToyTable::follow);
  connect(&model, &ToyModel::selectionChanged, this, &ToyTable::follow);
  connect(&theme, &Theme::changed, this, &ToyTable::applyTheme);
  build();
  retranslate();
  applyTheme();
}

ToyTable::Row ToyTable::makeRow(int j) {
  const QString id = QStringLiteral("toy.row%1.").arg(j);
  Row row{};
  row.word = new QRadioButton(this);
  setLook(*row.word, "word");
  row.energy = new QSlider(Qt::Horizontal, this);
  row.energy->setRange(static_cast<int>(-kSliderEnd * kEnergyUnit), static_cast<int>(kSliderEnd * kEnergyUnit));
  row.energy->setPageStep(kEnergyUnit / 2);
  row.number = new QDoubleSpinBox(this);
  row.number->setRange(-ToyLimits::largestEnergy, ToyLimits::largestEnergy);
  row.number->setSingleStep(0.1);
  row.number->setDecimals(2);
  row.number->setKeyboardTracking(false);
  row.number->setButtonSymbols(QAbstractSpinBox::NoButtons);
  row.number->setAlignment(Qt::AlignRight);
  row.exponential = cell(id + QStringLiteral("exponential"), "note", this);
  row.weight = new QSlider(Qt::Horizontal, this);
  row.weight->setRange(0, kWeightUnit);
  row.weight->setPageStep(kWeightUnit / 20);
  row.weight->setProperty("weight", true);
  row.alpha = cell(id + QStringLiteral("alpha"), "strong", this);
  row.rounded = cell(id + QStringLiteral("rounded"), "note", this);
  return row;
}

void ToyTable::connectRow(int j) {
  const Row& row = m_rows[static_cast<std::size_t>(j)];
  for (QWidget* widget : std::initializer_list<QWidget*>{row.energy, row.number, row.weight})
    widget->installEventFilter(this);
  connect(row.word, &QRadioButton::toggled, this, [this, j](bool on) {
    if (on && !m_following) m_model.setSelected(j);
  });
  connect(row.energy, &QSlider::valueChanged, this, [this, j, slider = row.energy](int value) {
    if (!m_following) m_model.setEnergy(j, static_cast<double>(value) / kEnergyUnit);
  });
  connect(row.number, &QDoubleSpinBox::valueChanged, this, [this, j](double value) {
    if (!m_following) m_model.setEnergy(j, value);
  });
  connect(row.weight, &QSlider::valueChanged, this, [this, j](int value) {
    if (!m_following) m_model.setWeight(j, static_cast<double>(value) / kWeightUnit);
  });
}

/// Rows for as many words as the toy has.
void ToyTable::build() {
  const auto words = static_cast<std::size_t>(m_model.toy().sourceLength());
  if (m_rows.size() == words) return;
  for (const Row& row : m_rows)
    for (QWidget* widget : std::initializer_list<QWidget*>{row.word, row.energy, row.number, row.exponential,
                                                           row.weight, row.alpha, row.rounded}) {
      widget->hide();
      widget->setParent(nullptr);
      widget->deleteLater();
    }
  m_rows.clear();
  for (QWidget* widget :
       std::initializer_list<QWidget*>{m_line, m_total, m_sumExponentials, m_sumAlpha, m_sumRounded, m_remainder})
    m_grid->removeWidget(widget);
  QWidget* before = nullptr;
  for (std::size_t j = 0; j < words; ++j) {
    const Row row = makeRow(static_cast<int>(j));
    const int line = static_cast<int>(j) + 1;
    const std::initializer_list<QWidget*> cells{row.word,   row.energy, row.number, row.exponential,
                                                row.weight, row.alpha,  row.rounded};
    int column = 0;
    for (QWidget* widget : cells) {
      m_grid->addWidget(widget, line, column++);
      widget->show();
    }
    for (QWidget* widget : std::initializer_list<QWidget*>{row.word, row.energy, row.number, row.weight}) {
      if (before) setTabOrder(before, widget);
      before = widget;
    }
    m_rows.push_back(row);
    connectRow(static_cast<int>(j));
  }
  const int last = static_cast<int>(words) + 1;
  m_grid->addWidget(m_line, last, 0, 1, kColumns);
  m_grid->addWidget(m_total, last + 1, wordColumn);
  m_grid->addWidget(m_sumExponentials, last + 1, exponentialColumn);
  m_grid->addWidget(m_sumAlpha, last + 1, alphaColumn);
  m_grid->addWidget(m_sumRounded, last + 1, roundedColumn);
  m_grid->addWidget(m_remainder, last + 2, 0, 1, kColumns);
  applyTheme();
}

void ToyTable::follow() {
  const QScopedValueRollback<bool> following(m_following, true);
  build();
  const ToyStep& step = m_model.step();
  for (std::size_t j = 0; j < m_rows.size(); ++j) {
    const Row& row = m_rows[j];
    const auto index = static_cast<Index>(j);
    const bool byHand = m_model.toy().byHand[j].has_value(), chosen = m_model.selected() == static_cast<int>(j);
    row.word->setText(menuText(QString::fromStdString(m_model.toy().words[j])));
    row.word->setChecked(chosen);
    if (!row.energy->isSliderDown()) row.energy->setValue(static_cast<int>(std::lround(step.e(index) * kEnergyUnit)));
    if (row.number->value() != step.e(index)) row.number->setValue(step.e(index));
    row.exponential->setText(shown(exponentialText(step.exponentials(index))));
    if (!row.weight->isSliderDown())
      row.weight->setValue(static_cast<int>(std::lround(step.alpha(index) * kWeightUnit)));
    row.alpha->setText(shown(fixedText(step.alpha(index), kAlphaPlaces)));
    row.rounded->setText(shown(QString::fromStdString(digits(step.alpha(index), m_model.places()))));
    for (QWidget* widget : std::initializer_list<QWidget*>{row.word, row.number}) {
      if (widget->property("byHand") == byHand && widget->property("chosen") == chosen) continue;
      widget->setProperty("byHand", byHand);
      widget->setProperty("chosen", chosen);
      setLook(*widget, widget == row.word ? "word" : "number");
      widget->style()->unpolish(widget);  // the style sheet looks at properties once
      widget->style()->polish(widget);
    }
    nameRow(static_cast<int>(j));
  }
  followSums();
}

void ToyTable::setNumbersHidden(bool hidden) {
  if (hidden == m_hidden) return;
  m_hidden = hidden;
  follow();
}

QString ToyTable::shown(const QString& number) const {
  return m_hidden ? QStringLiteral("?") : number;
}

void ToyTable::followSums() {
  const ToyStep& step = m_model.step();
  const int places = m_model.places();
  double rounded = 0;
  for (const double alpha : step.alpha) rounded += roundedTo(alpha, places);
  m_sumExponentials->setText(shown(exponentialText(step.total)));
  m_sumAlpha->setText(fixedText(step.alpha.sum(), kAlphaPlaces));
  m_sumRounded->setText(shown(QString::fromStdString(digits(rounded, places))));
  const double remainder = roundedTo(1 - rounded, places);
  if (m_hidden) return m_remainder->setText(tr("These are shown once you have worked them out: choose Watch."));
  m_remainder->setText(
      remainder == 0
          ? tr("Rounded to %n place(s) the weights still add up to 1.", nullptr, places)
          : tr("Rounding remainder %1. Digits are never bent to hide it.").arg(fixedText(remainder, places)));
}

void ToyTable::nameRow(int j) {
  const Row& row = m_rows[static_cast<std::size_t>(j)];
  const QString word = isolated(m_model.toy().words[static_cast<std::size_t>(j)]);
  const QString id = QStringLiteral("toy.row%1.").arg(j);
  describeControl(*row.word, id + QStringLiteral("word"), tr("Look at %1").arg(word),
                  tr("Shows this word's score and contribution in the other panes."));
  const bool byHand = m_model.toy().byHand[static_cast<std::size_t>(j)].has_value();
  describeControl(*row.energy, id + QStringLiteral("energy"), tr("Energy of %1").arg(word),
                  byHand ? tr("Set by hand. Delete gives it back to the scorer.")
                         : tr("From the scorer. Any number; only differences count."));
  describeControl(*row.number, id + QStringLiteral("number"), tr("Energy of %1, as a number").arg(word),
                  tr("From −50 to 50."));
  describeControl(*row.weight, id + QStringLiteral("weight"), tr("Weight of %1").arg(word),
                  tr("Moves its energy so that the weight is this; the others give way in proportion."));
  row.energy->setToolTip(row.energy->accessibleDescription());
  row.weight->setToolTip(row.weight->accessibleDescription());
}

bool ToyTable::eventFilter(QObject* watched, QEvent* event) {
  for (std::size_t j = 0; j < m_rows.size(); ++j) {
    const Row& row = m_rows[j];
    if (watched != row.energy && watched != row.number && watched != row.weight) continue;
    const bool keyReleased = event->type() == QEvent::KeyRelease && !static_cast<QKeyEvent*>(event)->isAutoRepeat();
    if (keyReleased || event->type() == QEvent::MouseButtonRelease || event->type() == QEvent::FocusOut)
      m_model.endGesture();
    if (event->type() == QEvent::FocusIn) m_model.setSelected(static_cast<int>(j));
    if (event->type() == QEvent::KeyPress && watched == row.energy &&
        static_cast<QKeyEvent*>(event)->key() == Qt::Key_Delete) {
      m_model.useScorer(static_cast<int>(j));
      return true;
    }
  }
  return QWidget::eventFilter(watched, event);
}

void ToyTable::retranslate() {
  const QString heads[kColumns] = {tr("source word"), tr("energy e"), QString(),    tr("exp e"),
                                   tr("weight α"),    QString(),      tr("rounded")};
  for (int k = 0; k < kColumns; ++k) m_heads[static_cast<std::size_t>(k)]->setText(heads[k]);
  m_total->setText(tr("sum"));
  follow();
}

void ToyTable::applyTheme() {
  const auto px = [this](double length) { return static_cast<int>(std::lround(m_theme.px(length))); };
  m_grid->setContentsMargins(0, 0, 0, 0);
  m_grid->setHorizontalSpacing(px(12));
  m_grid->setVerticalSpacing(px(6));
  for (const Row& row : m_rows) {
    row.word->setMinimumHeight(px(32));
    row.number->setFixedWidth(px(76));
    row.exponential->setMinimumWidth(px(64));
    row.alpha->setMinimumWidth(px(52));
    row.rounded->setMinimumWidth(px(52));
    for (QSlider* slider : {row.energy, row.weight}) slider->setMinimumSize(px(70), px(32));
  }
}

}  // namespace lookback::ui
