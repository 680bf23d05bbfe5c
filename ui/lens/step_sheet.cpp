// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lens/step_sheet.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QVBoxLayout>
#include <cmath>

#include "core/model/model.h"
#include "ui/support/controls.h"
#include "ui/support/describe.h"
#include "ui/support/text.h"
#include "ui/views/pane_controls.h"
#include "ui/views/token_text.h"

namespace lookback::ui {
namespace {

constexpr int kPlaces = 2, kComponents = 2, kMostComponents = 4;

}  // namespace

StepSheet::StepSheet(Theme& theme, QWidget* parent)
    : QWidget(parent),
      m_theme(theme),
      m_head(plainLabel(QStringLiteral("stepSheet.head"), "strong", this)),
      m_empty(plainLabel(QStringLiteral("stepSheet.empty"), "note", this)),
      m_placesName(plainLabel(QStringLiteral("stepSheet.placesName"), "note", this)),
      m_componentsName(plainLabel(QStringLiteral("stepSheet.componentsName"), "note", this)),
      m_places(new QSpinBox(this)),
      m_components(new QSpinBox(this)),
      m_sheet(new SheetPanel(theme, this)) {
  setObjectName(QStringLiteral("stepSheet"));
  m_head->setWordWrap(true);
  m_empty->setWordWrap(true);
  m_places->setRange(1, 6);
  m_places->setValue(kPlaces);
  m_components->setRange(1, kMostComponents);
  m_components->setValue(kComponents);
  for (QSpinBox* box : {m_places, m_components}) {
    setLook(*box, "field");
    connect(box, &QSpinBox::valueChanged, this, &StepSheet::follow);
  }
  auto* line = new QHBoxLayout;
  line->addWidget(m_head, 1);
  for (QWidget* widget : std::initializer_list<QWidget*>{m_placesName, m_places, m_componentsName, m_components})
    line->addWidget(widget);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->addWidget(m_empty);
  column->addLayout(line);
  column->addWidget(m_sheet, 1);
  connect(&theme, &Theme::changed, this, &StepSheet::applyTheme);
  retranslate();
  applyTheme();
}

void StepSheet::setModel(DecodeModel& model) {
  if (m_model) m_model->disconnect(this);
  m_model = &model;
  connect(&model, &DecodeModel::resultChanged, this, &StepSheet::follow);
  connect(&model, &DecodeModel::cursorChanged, this, &StepSheet::follow);
  follow();
}

void StepSheet::follow() {
  const StepTrace* step = m_model ? m_model->current() : nullptr;
  QString reason;
  if (!m_model || !m_model->trace() || m_model->trace()->steps.empty())
    reason = tr("Decode a sentence first: each of its steps is a sheet.");
  else if (!step)
    reason = tr("Go to a step: press the right arrow key on the page.");
  else if (step->e.size() == 0)
    reason = tr("This model has no attention, so there are no energies to work out: open an RNNsearch model.");
  m_empty->setText(reason);
  m_empty->setVisible(!reason.isEmpty());
  for (QWidget* widget :
       std::initializer_list<QWidget*>{m_head, m_placesName, m_places, m_componentsName, m_components, m_sheet})
    widget->setVisible(reason.isEmpty());
  if (!reason.isEmpty()) return;
  const Trace& trace = *m_model->trace();
  std::vector<std::string> words;
  for (const std::string& word : trace.source) words.push_back(tokenText(word).toStdString());
  m_head->setText(tr("Step %1 writes %2").arg(m_model->step()).arg(quoted(targetWord(trace, m_model->step()))));
  const QString name = m_model->model() ? QString::fromStdString(m_model->model()->name) : QString();
  m_sheet->setSheet(
      makeWorksheet(std::move(words), step->e, trace.h.cast<double>(), m_places->value(), m_components->value()),
      {tr("One context vector by hand"),
       tr("Model %1, step %2 of “%3”").arg(name).arg(m_model->step()).arg(QString::fromStdString(trace.sentence))});
}

void StepSheet::retranslate() {
  m_placesName->setText(tr("places"));
  m_componentsName->setText(tr("components"));
  describeControl(*m_places, QStringLiteral("stepSheet.places"), tr("Decimal places"),
                  tr("To how many places numbers are rounded on the sheet."));
  describeControl(*m_components, QStringLiteral("stepSheet.components"), tr("Components"),
                  tr("How many numbers of each annotation are worked: those that differ most between the words."));
  m_sheet->retranslate();
  follow();
}

void StepSheet::applyTheme() {
  const auto px = [this](double length) { return static_cast<int>(std::lround(m_theme.px(length))); };
  layout()->setSpacing(px(8));
  for (QSpinBox* box : {m_places, m_components}) box->setFixedWidth(px(60));
}

void StepSheet::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) retranslate();
  QWidget::changeEvent(event);
}

}  // namespace lookback::ui
