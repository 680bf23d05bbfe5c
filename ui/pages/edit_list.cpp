// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/edit_list.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QPainter>
#include <QToolButton>
#include <algorithm>
#include <cmath>

#include "ui/support/controls.h"
#include "ui/support/describe.h"
#include "ui/support/icons.h"
#include "ui/support/style.h"
#include "ui/support/text.h"
#include "ui/views/marks.h"
#include "ui/views/number_text.h"
#include "ui/views/pane_controls.h"

namespace lookback::ui {
namespace {

using Kind = Intervention::Kind;

struct RowText {
  QString what, values;
};

/// "e(6, zone)" and "1.20 → 2.60": with what the model had, where one slider was moved.
RowText rowText(const Intervention& i, const Trace& trace, const Model* model) {
  const bool there = i.step >= 1 && i.step <= static_cast<int>(trace.steps.size());
  const bool energy = i.kind == Kind::setEnergy, weight = i.kind == Kind::setWeight;
  if (!there || (!energy && !weight)) return {describe(i, trace, model), QString()};
  const StepTrace& step = trace.steps[static_cast<std::size_t>(i.step - 1)];
  const Vector<double>& before = energy ? step.modelEnergies : step.modelAlpha;
  if (i.position < 0 || i.position >= before.size()) return {describe(i, trace, model), QString()};
  return {QStringLiteral("%1(%2, %3)")
              .arg(energy ? QStringLiteral("e") : QStringLiteral("α"), QString::number(i.step),
                   isolated(sourceWord(trace, i.position))),
          energy ? QStringLiteral("%1 → %2").arg(energyText(before[i.position]), energyText(i.value))
                 : QStringLiteral("%1 → %2").arg(weightText(before[i.position]), weightText(i.value))};
}

}  // namespace

EditButton::EditButton(const Theme& theme, QWidget* parent) : QAbstractButton(parent), m_theme(theme) {
  setFocusPolicy(Qt::StrongFocus);
  setAttribute(Qt::WA_Hover);
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void EditButton::setTexts(const QString& what, const QString& values) {
  m_what = what;
  m_values = values;
  setToolTip(plainTip(what + QLatin1Char(' ') + values));
  update();
}

QSize EditButton::sizeHint() const {
  return {static_cast<int>(m_theme.px(120)), static_cast<int>(std::lround(m_theme.px(32)))};
}

void EditButton::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  if (underMouse() || isDown()) {
    painter.setPen(Qt::NoPen);
    painter.setBrush(mixed(m_theme.color(Role::surface), m_theme.color(Role::text), isDown() ? 0.14 : 0.06));
    painter.drawRoundedRect(rect(), m_theme.px(4), m_theme.px(4));
  }
  const QFont plain = m_theme.font(TextStep::note, QFont::Medium), bold = m_theme.font(TextStep::note, QFont::DemiBold);
  const double pad = m_theme.px(4), gap = m_values.isEmpty() ? 0 : m_theme.px(6);
  const double values = QFontMetricsF(bold).horizontalAdvance(m_values);
  const double room = std::max(0.0, width() - 2 * pad - values - gap);
  const QString what = QFontMetricsF(plain).elidedText(m_what, Qt::ElideRight, room);
  painter.setFont(plain);
  painter.setPen(m_theme.color(Role::text));
  drawLine(painter, QRectF(pad, 0, room, height()), Qt::AlignLeft, what);
  painter.setFont(bold);
  painter.setPen(m_theme.color(Role::edited));
  const double left = pad + QFontMetricsF(plain).horizontalAdvance(what) + gap;
  drawLine(painter, QRectF(left, 0, width() - left, height()), Qt::AlignLeft, m_values);
}

EditList::EditList(const Theme& theme, DecodeModel& model, DecodeController& controller, QWidget* parent)
    : QWidget(parent),
      m_theme(theme),
      m_model(model),
      m_controller(controller),
      m_title(plainLabel(QStringLiteral("editsTitle"), "caption", this)),
      m_count(plainLabel(QStringLiteral("editsCount"), "edited", this)),
      m_empty(plainLabel(QStringLiteral("editsEmpty"), "note", this)),
      m_rows(new QVBoxLayout),
      m_chosen(plainLabel(QStringLiteral("chosenWord"), "plain", this)),
      m_flip(plainLabel(QStringLiteral("flipWord"), "note", this)),
      m_rest(plainLabel(QStringLiteral("restOfSentence"), "note", this)) {
  auto* head = new QHBoxLayout;
  head->addWidget(m_title, 1);
  head->addWidget(m_count);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(4);
  m_rows->setSpacing(0);
  column->addLayout(head);
  column->addWidget(m_empty);
  column->addLayout(m_rows);
  for (QLabel* label : {m_empty, m_chosen, m_flip, m_rest}) label->setWordWrap(true);
  for (QLabel* label : {m_chosen, m_flip, m_rest}) column->addWidget(label);
  connect(&model, &DecodeModel::interventionsChanged, this, &EditList::fill);
  connect(&model, &DecodeModel::resultChanged, this, &EditList::fill);
  for (auto signal : {&DecodeModel::cursorChanged, &DecodeModel::flipMarksChanged})
    connect(&model, signal, this, &EditList::sayOutcome);
  connect(&theme, &Theme::changed, this, [this] {
    m_shown.clear();  // new icons
    fill();
  });
  fill();
}

void EditList::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) fill();
  QWidget::changeEvent(event);
}

void EditList::fill() {
  const auto& edits = m_model.interventions();
  const auto active = std::count_if(edits.begin(), edits.end(), [](const Intervention& i) { return i.enabled; });
  m_title->setText(tr("Edits"));
  m_count->setText(edits.empty() ? QString() : tr("%n active", nullptr, static_cast<int>(active)));
  m_empty->setText(tr("None. Drag a slider, or choose a next word, and the rest of the sentence is decoded again."));
  m_empty->setVisible(edits.empty());
  const bool sameRows = std::equal(edits.begin(), edits.end(), m_shown.begin(), m_shown.end(),
                                   [](const Intervention& a, const Intervention& b) {
                                     return a.kind == b.kind && a.step == b.step && a.position == b.position;
                                   });
  if (!sameRows || !m_model.trace() || m_lines.size() != edits.size()) rebuild();
  updateRows();
  sayOutcome();
}

/// New rows; the keyboard stays where it was, or on the row that took its place.
void EditList::rebuild() {
  const QString focused = focusWidget() && isAncestorOf(focusWidget()) ? focusWidget()->objectName() : QString();
  while (QLayoutItem* item = m_rows->takeAt(0)) {
    item->widget()->setObjectName({});
    item->widget()->hide();  // it may be the one whose signal is being handled
    item->widget()->deleteLater();
    delete item;
  }
  m_lines.clear();
  m_shown = m_model.interventions();
  if (!m_model.trace()) return;
  for (std::size_t i = 0; i < m_shown.size(); ++i) m_rows->addWidget(row(static_cast<int>(i), m_shown[i]));
  if (focused.isEmpty()) return;
  for (int i = 0; i < m_rows->count(); ++i)
    if (auto* control = m_rows->itemAt(i)->widget()->findChild<QWidget*>(focused))
      control->setFocus(Qt::OtherFocusReason);
}

void EditList::updateRows() {
  const auto& edits = m_model.interventions();
  for (std::size_t i = 0; i < m_lines.size(); ++i) {
    const RowText text = rowText(edits[i], *m_model.trace(), m_model.model().get());
    const QString whole = (text.what + QLatin1Char(' ') + text.values).trimmed();
    m_lines[i].words->setTexts(text.what, text.values);
    m_lines[i].words->setAccessibleName(tr("Go to step %1: %2").arg(QString::number(edits[i].step), whole));
    m_lines[i].check->setAccessibleName(whole);
    m_lines[i].check->setChecked(edits[i].enabled);
  }
}

QWidget* EditList::row(int index, const Intervention& intervention) {
  auto* line = new QWidget(this);
  auto* layout = new QHBoxLayout(line);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(0);
  auto* check = new QCheckBox(line);
  setLook(*check, "edited");
  describeControl(*check, QStringLiteral("edit.%1.enabled").arg(index), QString(), tr("Switches this edit on or off."));
  check->setMinimumHeight(static_cast<int>(std::lround(m_theme.px(32))));
  auto* pencil = new QLabel(line);
  pencil->setPixmap(iconPixmap(m_theme, QStringLiteral("pencil"), Role::edited, 14, devicePixelRatioF()));
  auto* words = new EditButton(m_theme, line);
  describeControl(*words, QStringLiteral("edit.%1.jump").arg(index), QString(),
                  tr("Moves the page to the step of this edit."));
  m_lines.push_back({check, words});
  layout->addWidget(check);
  layout->addWidget(pencil);
  layout->addSpacing(2);
  layout->addWidget(words, 1);
  auto* remove = new QToolButton(line);
  setLook(*remove, "flat");
  remove->setFocusPolicy(Qt::StrongFocus);
  remove->setIcon(icon(m_theme, QStringLiteral("cross"), Role::text2));
  describeControl(*remove, QStringLiteral("edit.%1.remove").arg(index), tr("Take this edit out"),
                  tr("Takes this edit out; undo brings it back."));
  remove->setToolTip(remove->accessibleName());
  remove->setFixedWidth(static_cast<int>(std::lround(m_theme.px(30))));
  layout->addWidget(remove);
  connect(check, &QCheckBox::clicked, this, [this, index](bool on) { m_controller.setInterventionEnabled(index, on); });
  connect(remove, &QToolButton::clicked, this, [this, index] { m_controller.removeIntervention(index); });
  connect(words, &EditButton::clicked, this, [this, step = intervention.step, position = intervention.position] {
    m_model.setCursor(step, SubStep::blend);
    m_model.setSource(position);
  });
  return line;
}

QString EditList::chosenSentence(const StepTrace& step) const {
  const Model* model = m_model.model().get();
  const auto word = [&](int id) { return isolated(vocabularyWord(model, id)); };
  if (step.modelCandidates.empty()) return {};
  const int before = step.modelCandidates.front().word;
  if (step.word == before) return tr("Chosen word: still %1.").arg(word(step.word));
  return tr("Chosen word: %1; without this step's edits %2.").arg(word(step.word), word(before));
}

QString EditList::flipSentence() const {
  // The mark nearest to the slider that is selected, else to any slider edited at this step.
  const StepTrace* step = m_model.current();
  const auto isEdited = [this](int position) {
    return std::any_of(m_model.interventions().begin(), m_model.interventions().end(), [&](const Intervention& i) {
      return i.step == m_model.step() && i.position == position &&
             (i.kind == Kind::setEnergy || i.kind == Kind::setWeight);
    });
  };
  const FlipMark* best = nullptr;
  double nearest = 0;
  for (const FlipMark& mark : m_model.flipMarks()) {
    if (mark.position >= step->e.size() || (mark.position != m_model.source() && !isEdited(mark.position))) continue;
    const double away = std::abs(mark.energy - step->e[mark.position]);
    if (best && away >= nearest) continue;
    best = &mark;
    nearest = away;
  }
  if (!best) return {};
  const bool above = best->energy >= step->e[best->position];
  const QString word = quoted(vocabularyWord(m_model.model().get(), above ? best->above : best->below));
  const QString slider = isolated(sourceWord(*m_model.trace(), best->position)), energy = fixedText(best->energy, 1);
  return above ? tr("%1 from e = %2 at %3 (see flag).").arg(word, energy, slider)
               : tr("%1 below e = %2 at %3 (see flag).").arg(word, energy, slider);
}

QString EditList::restSentence() const {
  if (!m_model.original()) return {};
  const auto& now = m_model.trace()->target;
  const auto& before = m_model.original()->target;
  const std::size_t from = static_cast<std::size_t>(m_model.step()), longer = std::max(now.size(), before.size());
  if (from >= longer) return {};
  int differ = 0;
  for (std::size_t i = from; i < longer; ++i)
    if (i >= now.size() || i >= before.size() || now[i] != before[i]) ++differ;
  return tr("Rest of the sentence: %1 of %2 differ.").arg(differ).arg(longer - from);
}

void EditList::sayOutcome() {
  const StepTrace* step = m_model.current();
  const bool here =
      step && std::any_of(m_model.interventions().begin(), m_model.interventions().end(),
                          [this](const Intervention& i) { return i.enabled && i.step == m_model.step(); });
  m_chosen->setText(here ? chosenSentence(*step) : QString());
  m_flip->setText(step ? flipSentence() : QString());
  m_rest->setText(step && !m_model.interventions().empty() ? restSentence() : QString());
  for (QLabel* label : {m_chosen, m_flip, m_rest}) label->setVisible(!label->text().isEmpty());
}

}  // namespace lookback::ui
