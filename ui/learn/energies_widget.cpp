// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/learn/energies_widget.h"

#include <QKeyEvent>
#include <QScopedValueRollback>
#include <algorithm>
#include <cmath>

#include "core/lesson/quiz_toy.h"
#include "ui/support/controls.h"
#include "ui/support/text.h"
#include "ui/views/number_text.h"
#include "ui/views/pane_controls.h"

namespace lookback::ui {
namespace {

enum Column {
  wordColumn,
  energyColumn,
  numberColumn,
  exponentialColumn,
  alphaColumn,
  barColumn,
  roundedColumn,
  lockColumn
};
constexpr int kColumns = 8;
constexpr int kUnit = 20;          // slider steps of 0.05
constexpr int kWeightUnit = 1000;  // of 0.001
constexpr int kRoundedPlaces = 2;
constexpr double kWidest = 820;
constexpr int kAlphaPlaces = 4, kExponentialPlaces = 3;
constexpr double kLargeExponential = 1e6;
constexpr auto kRight = Qt::AlignRight | Qt::AlignVCenter;

QString exponentialText(double value) {
  return value < kLargeExponential ? fixedText(value, kExponentialPlaces) : QString::number(value, 'e', 3);
}

}  // namespace

EnergiesWidget::EnergiesWidget(const LessonContext& context, const lesson::Widget& widget, QWidget* parent)
    : ToyLessonWidget(context, widget, parent), m_grid(new QGridLayout) {
  build();
  if (!parameters().has("places")) model().setPlaces(kRoundedPlaces);  // what rounding loses is to be seen
  addButtons();
  EnergiesWidget::retranslate();
  EnergiesWidget::applyTheme();
  setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum);
}

bool EnergiesWidget::shows(const char* column) const {
  const auto& shown = parameters().words("show");
  return std::find(shown.begin(), shown.end(), column) != shown.end();
}

QLabel* EnergiesWidget::cell(const char* look, Qt::Alignment alignment) {
  auto* label = plainLabel(QString(), look, card());
  label->setAlignment(alignment);
  return label;
}

void EnergiesWidget::build() {
  auto* table = new QWidget(card());
  table->setLayout(m_grid);
  m_grid->setContentsMargins(0, 0, 0, 0);
  const auto head = [this](const char* name, Column column, Qt::Alignment alignment) {
    m_heads[name] = cell("note", alignment);
    m_grid->addWidget(m_heads[name], 0, column);
  };
  const auto left = Qt::AlignLeft | Qt::AlignVCenter;
  head("word", wordColumn, left);
  head("energy", controls().has("energy-slider") ? energyColumn : numberColumn,
       controls().has("energy-slider") ? Qt::Alignment(left) : Qt::Alignment(kRight));
  if (shows("exp")) head("exp", exponentialColumn, kRight);
  if (shows("alpha")) head("alpha", alphaColumn, kRight);
  if (shows("rounded")) head("rounded", roundedColumn, kRight);
  const int words = static_cast<int>(model().toy().sourceLength());
  for (int j = 0; j < words; ++j) makeRow(j);
  m_grid->addWidget(hairline(card()), words + 1, 0, 1, kColumns);
  m_total = cell("note", left);
  m_grid->addWidget(m_total, words + 2, 0);
  const auto sum = [&](const char* name, Column column) {
    m_sums[name] = cell("strong", kRight);
    m_sums[name]->setObjectName(QStringLiteral("energies.sum.%1").arg(QLatin1String(name)));
    m_grid->addWidget(m_sums[name], words + 2, column);
  };
  if (shows("exp")) sum("exp", exponentialColumn);
  if (shows("alpha")) sum("alpha", alphaColumn);
  if (shows("rounded")) sum("rounded", roundedColumn);
  m_remainder = cell("note", kRight);
  m_remainder->setObjectName(QStringLiteral("energies.remainder"));
  m_remainder->setWordWrap(true);
  m_grid->addWidget(m_remainder, words + 3, 0, 1, kColumns);
  m_grid->setColumnStretch(controls().has("energy-slider") ? energyColumn : numberColumn, 3);
  if (shows("bars") || controls().has("weight-bar")) m_grid->setColumnStretch(barColumn, 2);
  card()->addBody(table, 0);
  auto* rest = new QVBoxLayout;
  rest->addStretch(1);
  card()->addBody(rest);
}

void EnergiesWidget::makeRow(int j) {
  Row row;
  const int line = j + 1;
  if (controls().any({"choose-word", "only-this"})) {
    row.word = new QRadioButton(card());
    setLook(*row.word, "word");
    m_grid->addWidget(row.word, line, wordColumn);
    connect(row.word, &QRadioButton::toggled, this, [this, j](bool on) {
      if (on && !m_following) model().setSelected(j);
    });
  } else {
    row.name = cell("word", Qt::AlignLeft | Qt::AlignVCenter);
    m_grid->addWidget(row.name, line, wordColumn);
  }
  if (controls().has("energy-slider")) {
    const auto& range = parameters().numbers("range");
    row.energy = new QSlider(Qt::Horizontal, card());
    row.energy->setRange(static_cast<int>(range.at(0) * kUnit), static_cast<int>(range.at(1) * kUnit));
    row.energy->setSingleStep(kUnit / 4);
    row.energy->setPageStep(kUnit);
    row.energy->installEventFilter(this);
    m_grid->addWidget(row.energy, line, energyColumn);
    connect(row.energy, &QSlider::valueChanged, this, [this, j](int value) {
      if (!m_following) model().setEnergy(j, static_cast<double>(value) / kUnit);
    });
  }
  row.number = cell("strong", kRight);
  m_grid->addWidget(row.number, line, numberColumn);
  if (shows("exp")) m_grid->addWidget(row.exponential = cell("note", kRight), line, exponentialColumn);
  if (shows("alpha")) m_grid->addWidget(row.alpha = cell("strong", kRight), line, alphaColumn);
  if (shows("bars") || controls().has("weight-bar")) {
    row.weight = new QSlider(Qt::Horizontal, card());
    row.weight->setRange(0, kWeightUnit);
    row.weight->setPageStep(kWeightUnit / 20);
    row.weight->setProperty("weight", true);
    row.weight->installEventFilter(this);
    row.weight->setEnabled(controls().has("weight-bar"));
    m_grid->addWidget(row.weight, line, barColumn);
    connect(row.weight, &QSlider::valueChanged, this, [this, j](int value) {
      if (!m_following) model().setWeight(j, static_cast<double>(value) / kWeightUnit);
    });
  }
  if (shows("rounded")) m_grid->addWidget(row.rounded = cell("note", kRight), line, roundedColumn);
  if (controls().has("lock")) {
    row.lock = new PaneButton(theme(), QString(), card());
    row.lock->setCheckable(true);
    m_grid->addWidget(row.lock, line, lockColumn);
    connect(row.lock, &QPushButton::toggled, this, [this, j](bool on) {
      if (!m_following) model().setLocked(j, on);
    });
  }
  m_rows.push_back(row);
}

void EnergiesWidget::follow() {
  const QScopedValueRollback<bool> following(m_following, true);
  const ToyStep& step = model().step();
  for (std::size_t j = 0; j < m_rows.size(); ++j) {
    const Row& row = m_rows[j];
    const auto at = static_cast<Index>(j);
    const QString word = QString::fromStdString(model().toy().words[j]);
    const bool chosen = model().selected() == static_cast<int>(j);
    if (row.word) {
      row.word->setText(menuText(word));
      row.word->setChecked(chosen);
    }
    if (row.name) row.name->setText(word);
    if (row.energy && !row.energy->isSliderDown())
      row.energy->setValue(static_cast<int>(std::lround(step.e(at) * kUnit)));
    row.number->setText(QString::fromStdString(lesson::shortNumberText(step.e(at), '.')));
    if (row.exponential) row.exponential->setText(exponentialText(step.exponentials(at)));
    if (row.alpha) row.alpha->setText(fixedText(step.alpha(at), std::max(kAlphaPlaces, model().places())));
    if (row.weight && !row.weight->isSliderDown())
      row.weight->setValue(static_cast<int>(std::lround(step.alpha(at) * kWeightUnit)));
    const bool locked = model().isLocked(static_cast<int>(j));
    if (row.lock) row.lock->setChecked(locked);
    if (row.energy) row.energy->setEnabled(!locked);
    if (row.weight) row.weight->setEnabled(!locked && controls().has("weight-bar"));
    if (row.rounded) row.rounded->setText(QString::fromStdString(digits(step.alpha(at), model().places())));
    nameRow(static_cast<int>(j));
  }
  followSums();
  ToyLessonWidget::follow();
}

void EnergiesWidget::followSums() {
  const ToyStep& step = model().step();
  const int places = model().places();
  double rounded = 0;
  for (const double alpha : step.alpha) rounded += roundedTo(alpha, places);
  const auto show = [this](const char* name, const QString& text) {
    if (const auto found = m_sums.find(name); found != m_sums.end()) found->second->setText(text);
  };
  show("exp", exponentialText(step.total));
  show("alpha", fixedText(step.alpha.sum(), kAlphaPlaces));
  show("rounded", QString::fromStdString(digits(rounded, places)));
  const double remainder = roundedTo(1 - rounded, places);
  m_remainder->setVisible(shows("rounded") && remainder != 0);
  m_remainder->setText(
      tr("Rounding remainder %1. Digits are never bent to hide it.").arg(fixedText(remainder, places)));
}

void EnergiesWidget::nameRow(int j) {
  const Row& row = m_rows[static_cast<std::size_t>(j)];
  const QString word = isolated(model().toy().words[static_cast<std::size_t>(j)]);
  const QString id = QStringLiteral("energies.row%1.").arg(j);
  const auto value = fixedText(model().step().alpha(j), kAlphaPlaces);
  if (row.word)
    describeControl(*row.word, id + QStringLiteral("word"), tr("Choose %1").arg(word),
                    tr("The word that “Only this” means."));
  if (row.energy)
    describeControl(*row.energy, id + QStringLiteral("energy"), tr("Energy of %1").arg(word),
                    tr("Now %1, weight %2. Left and Right change it, Page Up and Page Down by 1.")
                        .arg(energyText(model().step().e(j)), value));
  if (row.weight)
    describeControl(*row.weight, id + QStringLiteral("weight"), tr("Weight of %1").arg(word),
                    tr("Now %1. When it moves, the others give way in proportion.").arg(value));
  if (row.lock) {
    row.lock->setText(tr("Lock"));
    describeControl(*row.lock, id + QStringLiteral("lock"), tr("Lock %1").arg(word),
                    tr("Keeps the energy of this word where it is, whatever is done to the others."));
  }
  if (row.alpha) {
    row.alpha->setObjectName(id + QStringLiteral("alpha"));
    row.alpha->setAccessibleName(tr("Weight of %1: %2").arg(word, value));
  }
}

bool EnergiesWidget::eventFilter(QObject* watched, QEvent* event) {
  for (std::size_t j = 0; j < m_rows.size(); ++j) {
    if (watched != m_rows[j].energy && watched != m_rows[j].weight) continue;
    const bool released = event->type() == QEvent::KeyRelease && !static_cast<QKeyEvent*>(event)->isAutoRepeat();
    if (released || event->type() == QEvent::MouseButtonRelease || event->type() == QEvent::FocusOut)
      model().endGesture();
    if (event->type() == QEvent::FocusIn) model().setSelected(static_cast<int>(j));
    if (event->type() == QEvent::Wheel) {  // the page scrolls
      event->ignore();
      return true;
    }
  }
  return ToyLessonWidget::eventFilter(watched, event);
}

QWidget* EnergiesWidget::firstStop() const {
  for (const Row& row : m_rows)
    for (QWidget* widget : std::initializer_list<QWidget*>{row.energy, row.word, row.weight})
      if (widget && widget->isEnabled()) return widget;
  return ToyLessonWidget::firstStop();
}

QString EnergiesWidget::statusText() const {
  const ToyModel& toy = const_cast<EnergiesWidget*>(this)->model();
  QStringList parts;
  for (std::size_t j = 0; j < m_rows.size(); ++j)
    parts << QStringLiteral("%1 %2").arg(isolated(toy.toy().words[j]),
                                         fixedText(toy.step().alpha(static_cast<Index>(j)), 2));
  return tr("Weights: %1.").arg(parts.join(QStringLiteral(", ")));
}

void EnergiesWidget::retranslate() {
  const bool sliders = controls().has("energy-slider");
  card()->setTexts(tr("Score, then soften"), sliders ? tr("drag an energy") : QString());
  const auto head = [this](const char* name, const QString& text) {
    if (const auto found = m_heads.find(name); found != m_heads.end()) found->second->setText(text);
  };
  head("word", tr("source word"));
  head("energy", tr("energy e"));
  head("exp", tr("exp e"));
  head("alpha", tr("weight α"));
  m_total->setText(tr("total"));
  ToyLessonWidget::retranslate();
  head("rounded", tr("to %n place(s)", nullptr, model().places()));
}

void EnergiesWidget::applyTheme() {
  ToyLessonWidget::applyTheme();
  setMaximumWidth(px(kWidest));
  m_grid->setHorizontalSpacing(px(12));
  m_grid->setVerticalSpacing(px(8));
  for (const Row& row : m_rows) {
    row.number->setMinimumWidth(px(40));
    for (QSlider* slider : {row.energy, row.weight})
      if (slider) slider->setMinimumSize(px(76), px(32));
    if (row.exponential) row.exponential->setMinimumWidth(px(64));
    if (row.alpha) row.alpha->setMinimumWidth(px(56));
  }
}

}  // namespace lookback::ui
