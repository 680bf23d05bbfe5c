// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/learn/hull_widget.h"

#include <QGridLayout>
#include <QKeyEvent>
#include <QLineF>
#include <QMouseEvent>
#include <QScopedValueRollback>
#include <cmath>

#include "ui/controllers/toy_export.h"
#include "ui/support/controls.h"
#include "ui/support/text.h"
#include "ui/views/number_text.h"
#include "ui/views/pane_controls.h"

namespace lookback::ui {
namespace {

constexpr int kUnit = 20;         // slider steps of 0.05
constexpr double kSliderEnd = 8;  // of the energies
constexpr double kReach = 24;     // px around a point that a click means
constexpr int kPlaces = 2;

QString pointText(const Vector<double>& point) {
  QStringList numbers;
  for (const double value : point) numbers << fixedText(value, kPlaces);
  return QStringLiteral("(%1)").arg(numbers.join(QStringLiteral(", ")));
}

}  // namespace

WordChoice::WordChoice(ToyModel& model, QWidget* parent)
    : QWidget(parent), m_name(plainLabel(QStringLiteral("choice.name"), "note", this)) {
  auto* line = new QHBoxLayout(this);
  line->setContentsMargins(0, 0, 0, 0);
  line->addWidget(m_name);
  for (std::size_t j = 0; j < model.toy().words.size(); ++j) {
    auto* word = new QRadioButton(menuText(QString::fromStdString(model.toy().words[j])), this);
    setLook(*word, "word");
    word->setChecked(model.selected() == static_cast<int>(j));
    connect(word, &QRadioButton::toggled, &model, [&model, j](bool on) {
      if (on) model.setSelected(static_cast<int>(j));
    });
    connect(&model, &ToyModel::selectionChanged, word, [&model, word, j] {
      if (model.selected() == static_cast<int>(j)) word->setChecked(true);
    });
    line->addWidget(word);
    m_words.push_back(word);
  }
  line->addStretch(1);
}

void WordChoice::setTexts(const QString& name, const QString& help) {
  m_name->setText(name);
  for (std::size_t j = 0; j < m_words.size(); ++j)
    describeControl(*m_words[j], QStringLiteral("choice.word%1").arg(j), isolated(m_words[j]->text()), help);
}

HullWidget::HullWidget(const LessonContext& context, const lesson::Widget& widget, QWidget* parent)
    : ToyLessonWidget(context, widget, parent),
      m_hull(new HullView(model(), theme(), card())),
      m_context(plainLabel(QStringLiteral("hull.context"), "strong", card())) {
  card()->addBody(m_hull, 1);
  m_context->setWordWrap(true);
  card()->addBody(m_context, 0);
  m_hull->installEventFilter(this);
  if (parameters().flag("guess")) buildGuess();
  if (controls().any({"energy-slider", "weight-bar"})) buildSliders();
  if (controls().any({"choose-word", "only-this"})) {
    m_choice = new WordChoice(model(), card());
    card()->addBody(m_choice, 0);
  }
  addNumbers();
  addButtons();
  HullWidget::retranslate();
  applyTheme();
}

/// A slider a word; with `weight-bar` alone they move weights.
void HullWidget::buildSliders() {
  const bool weights = !controls().has("energy-slider");
  auto* table = new QWidget(card());
  auto* grid = new QGridLayout(table);
  grid->setContentsMargins(0, 0, 0, 0);
  grid->setColumnStretch(1, 1);
  for (std::size_t j = 0; j < model().toy().words.size(); ++j) {
    auto* slider = new QSlider(Qt::Horizontal, table);
    slider->setRange(weights ? 0 : static_cast<int>(-kSliderEnd / 2 * kUnit),
                     weights ? 1000 : static_cast<int>(kSliderEnd * kUnit));
    slider->setSingleStep(weights ? 10 : kUnit / 4);
    slider->setPageStep(weights ? 50 : kUnit);
    slider->setMinimumHeight(px(32));
    if (weights) slider->setProperty("weight", true);
    Row row{plainLabel(QString(), "word", table), slider, plainLabel(QString(), "note", table)};
    row.value->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    row.value->setMinimumWidth(px(120));
    const int line = static_cast<int>(j);
    grid->addWidget(row.name, line, 0);
    grid->addWidget(row.slider, line, 1);
    grid->addWidget(row.value, line, 2);
    connect(slider, &QSlider::valueChanged, this, [this, line, weights](int value) {
      if (m_following) return;
      model().setSelected(line);
      if (weights)
        model().setWeight(line, value / 1000.0);
      else
        model().setEnergy(line, static_cast<double>(value) / kUnit);
    });
    connect(slider, &QSlider::sliderReleased, &model(), &ToyModel::endGesture);
    m_rows.push_back(row);
  }
  card()->addBody(table, 0);
}

void HullWidget::buildGuess() {
  m_hidden = true;
  m_hull->setContextHidden(true);
  m_guess = new NumberFields(theme(), QStringLiteral("hull.guess"), 2, ToyLimits::largestNumber, card());
  m_reveal = new PaneButton(theme(), QString(), card());
  m_guessed = Vector<double>::Zero(2);
  connect(m_guess, &NumberFields::edited, this, [this](int index, double value) { m_guessed(index) = value; });
  connect(m_reveal, &QPushButton::clicked, this, [this] {
    m_hidden = false;
    m_hull->setContextHidden(false);
    follow();
  });
  card()->addBody(m_guess, 0);
  card()->addBody(m_reveal, 0);
}

QString HullWidget::contextText() const {
  const ToyModel& toy = const_cast<HullWidget*>(this)->model();
  if (m_hidden) return tr("Where will the context lie? Give your guess, then show it.");
  const QString c = tr("c = Σ α(j) h(j) = %1").arg(pointText(toy.step().c));
  return m_guess ? tr("%1. Your guess was %2.").arg(c, pointText(m_guessed)) : c;
}

void HullWidget::follow() {
  const QScopedValueRollback<bool> following(m_following, true);
  const ToyStep& step = model().step();
  for (std::size_t j = 0; j < m_rows.size(); ++j) {
    const auto at = static_cast<Index>(j);
    const Row& row = m_rows[j];
    const QString word = QString::fromStdString(model().toy().words[j]);
    row.name->setText(word);
    const bool weight = row.slider->property("weight").toBool();
    if (!row.slider->isSliderDown())
      row.slider->setValue(static_cast<int>(std::lround(weight ? step.alpha(at) * 1000 : step.e(at) * kUnit)));
    row.value->setText(tr("e %1   α %2").arg(energyText(step.e(at)), fixedText(step.alpha(at), 2)));
    describeControl(*row.slider, QStringLiteral("hull.row%1").arg(j),
                    weight ? tr("Weight of %1").arg(isolated(word)) : tr("Energy of %1").arg(isolated(word)),
                    tr("Energy %1, weight %2.").arg(energyText(step.e(at)), fixedText(step.alpha(at), 2)));
  }
  m_context->setText(contextText());
  if (m_guess) m_guess->setEnabled(m_hidden);
  if (m_reveal) m_reveal->setVisible(m_hidden);
  ToyLessonWidget::follow();
}

/// Points stay where they are unless the page lets them move; a click still chooses one.
bool HullWidget::eventFilter(QObject* watched, QEvent* event) {
  if (watched != m_hull || controls().has("annotation-point")) return ToyLessonWidget::eventFilter(watched, event);
  if (event->type() == QEvent::MouseButtonPress) {
    const QPointF at = static_cast<QMouseEvent*>(event)->position();
    for (int j = 0; j < static_cast<int>(model().toy().words.size()); ++j)
      if (QLineF(at, m_hull->pointOf(j)).length() < px(kReach)) model().setSelected(j);
    m_hull->setFocus(Qt::MouseFocusReason);
    return true;
  }
  if (event->type() == QEvent::MouseMove || event->type() == QEvent::MouseButtonRelease) return true;
  if (event->type() == QEvent::KeyPress && static_cast<QKeyEvent*>(event)->modifiers().testFlag(Qt::ControlModifier)) {
    event->ignore();
    return true;
  }
  return ToyLessonWidget::eventFilter(watched, event);
}

QWidget* HullWidget::firstStop() const {
  if (m_hidden) return m_guess->findChild<QDoubleSpinBox*>();
  return m_rows.empty() ? static_cast<QWidget*>(m_hull) : m_rows.front().slider;
}

QString HullWidget::statusText() const {
  return contextText();
}

void HullWidget::retranslate() {
  card()->setTexts(tr("Weigh, then sum"), tr("the context stays among the annotations"));
  if (m_choice) m_choice->setTexts(tr("chosen word"), tr("The word that “Only this” means."));
  if (m_guess) m_guess->setName(tr("your guess of c"), tr("A coordinate of the point."));
  if (m_reveal) {
    m_reveal->setText(tr("Show the context"));
    describeControl(*m_reveal, QStringLiteral("hull.reveal"), tr("Show the context"),
                    tr("Shows where the context lies, beside your guess."));
  }
  ToyLessonWidget::retranslate();
}

ScorerWidget::ScorerWidget(const LessonContext& context, const lesson::Widget& widget, QWidget* parent)
    : ToyLessonWidget(context, widget, parent),
      m_view(new ScorerView(model(), theme(), card())),
      m_energies(plainLabel(QStringLiteral("scorer.energies"), "note", card())) {
  if (controls().has("choose-word")) {
    m_choice = new WordChoice(model(), card());
    card()->addBody(m_choice, 0);
  }
  card()->addBody(m_view, 1);
  m_energies->setWordWrap(true);
  card()->addBody(m_energies, 0);
  addNumbers();
  addButtons();
  ScorerWidget::retranslate();
  applyTheme();
}

void ScorerWidget::follow() {
  QStringList parts;
  for (std::size_t j = 0; j < model().toy().words.size(); ++j)
    parts << QStringLiteral("%1 %2").arg(isolated(model().toy().words[j]),
                                         fixedText(model().step().scored(static_cast<Index>(j)), model().places()));
  m_energies->setText(tr("Energies: %1").arg(parts.join(QStringLiteral("   "))));
  ToyLessonWidget::follow();
}

QString ScorerWidget::statusText() const {
  return m_energies->text();
}

void ScorerWidget::retranslate() {
  card()->setTexts(tr("The scorer opened"), tr("full lines raise a unit, dashed ones lower it"));
  if (m_choice) m_choice->setTexts(tr("word"), tr("Shows the lines of this word."));
  ToyLessonWidget::retranslate();
}

ExportPicture HullWidget::picture() {
  return m_hidden ? ToyLessonWidget::picture() : keptPicture(toyPlanePicture(model(), 0, 1));
}

ExportPicture ScorerWidget::picture() {
  return keptPicture(toyScorerPicture(model()));
}

}  // namespace lookback::ui
