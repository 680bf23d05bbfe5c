// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/train_form_live.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QVBoxLayout>
#include <cmath>

#include "ui/support/controls.h"
#include "ui/support/text.h"
#include "ui/views/number_text.h"
#include "ui/views/pane_controls.h"

namespace lookback::ui {
namespace {

constexpr double kLeastRate = 1e-9, kMostRate = 1e6;
constexpr int kLongestProbe = 400;  // letters

}  // namespace

TrainLive::TrainLive(Services services, QWidget* parent) : QWidget(parent), m_services(services) {
  setObjectName(QStringLiteral("train.live"));
  m_title = plainLabel(QStringLiteral("train.live.title"), "strong", this);
  m_rateCaption = plainLabel(QStringLiteral("train.live.rateCaption"), "note", this);
  m_probeCaption = plainLabel(QStringLiteral("train.live.probeCaption"), "note", this);
  m_note = plainLabel(QStringLiteral("train.live.note"), "note", this);
  m_note->setWordWrap(true);
  m_rate = line("train.live.rate");
  m_source = line("train.live.source");
  m_reference = line("train.live.reference");
  for (QLineEdit* field : {m_source, m_reference}) field->setMaxLength(kLongestProbe);
  m_setRate = new QPushButton(this);
  m_addProbe = new QPushButton(this);
  for (QPushButton* button : {m_setRate, m_addProbe}) setLook(*button, "button");
  auto* rate = new QHBoxLayout;
  rate->addWidget(m_rate, 1);
  rate->addWidget(m_setRate);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->addWidget(m_title);
  column->addWidget(m_rateCaption);
  column->addLayout(rate);
  column->addWidget(m_probeCaption);
  column->addWidget(m_source);
  column->addWidget(m_reference);
  column->addWidget(m_addProbe, 0, Qt::AlignLeft);
  column->addWidget(m_note);
  connect(m_setRate, &QPushButton::clicked, this, &TrainLive::setRate);
  connect(m_rate, &QLineEdit::returnPressed, this, &TrainLive::setRate);
  connect(m_addProbe, &QPushButton::clicked, this, &TrainLive::addProbe);
  for (QLineEdit* field : {m_source, m_reference})
    connect(field, &QLineEdit::returnPressed, this, &TrainLive::addProbe);
  connect(&m_services.theme, &Theme::changed, this, &TrainLive::applyTheme);
  retranslate();
  applyTheme();
  setVisible(false);
}

QLineEdit* TrainLive::line(const char* name) {
  auto* field = new QLineEdit(this);
  setLook(*field, "field");
  field->setObjectName(QLatin1String(name));
  return field;
}

void TrainLive::showRate(double rate) {
  if (!m_rate->hasFocus() || m_rate->text().isEmpty()) m_rate->setText(exactText(rate));
  say(QString());
}

void TrainLive::say(const QString& text) {
  m_note->setText(text);
  m_note->setVisible(!text.isEmpty());
}

void TrainLive::setRate() {
  bool good = false;
  const double rate = m_rate->text().trimmed().replace(QLatin1Char(','), QLatin1Char('.')).toDouble(&good);
  if (!good || !(rate >= kLeastRate && rate <= kMostRate)) {
    say(tr("Learning rate: give a number from %1 to %2.").arg(kLeastRate, 0, 'g', 12).arg(kMostRate, 0, 'f', 0));
    return;
  }
  say(tr("Learning rate %1 from the next update on.").arg(exactText(rate)));
  Q_EMIT rateWanted(rate);
}

void TrainLive::addProbe() {
  const QString source = m_source->text().trimmed(), reference = m_reference->text().trimmed();
  if (source.isEmpty()) {
    say(tr("Write a source sentence to watch."));
    m_source->setFocus(Qt::OtherFocusReason);
    return;
  }
  Q_EMIT probeWanted(source, reference);
  m_source->clear();
  m_reference->clear();
  say(tr("“%1” is watched from the next update on.").arg(isolated(source)));
}

void TrainLive::retranslate() {
  m_title->setText(tr("While it trains"));
  m_rateCaption->setText(tr("Learning rate"));
  m_probeCaption->setText(tr("One more sentence to watch"));
  m_setRate->setText(tr("Set"));
  m_addProbe->setText(tr("Watch it"));
  m_source->setPlaceholderText(tr("Source sentence"));
  m_reference->setPlaceholderText(tr("Reference, if there is one"));
  describeControl(*m_rate, m_rate->objectName(), tr("Learning rate now"),
                  tr("Holds from the next update on; the change is kept with the run and marked on the curves."));
  describeControl(*m_setRate, QStringLiteral("train.live.setRate"), tr("Set the learning rate"),
                  tr("From the next update on."));
  describeControl(*m_source, m_source->objectName(), tr("Sentence to watch"),
                  tr("A source sentence that joins the probe sentences of this run."));
  describeControl(*m_reference, m_reference->objectName(), tr("Its reference"),
                  tr("What it should become; without one, the map follows the model's own output."));
  describeControl(*m_addProbe, QStringLiteral("train.live.addProbe"), tr("Watch the sentence"),
                  tr("Adds it to the probe sentences from the next update on."));
}

void TrainLive::applyTheme() {
  layout()->setSpacing(static_cast<int>(std::lround(m_services.theme.px(4))));
}

void TrainLive::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) retranslate();
  QWidget::changeEvent(event);
}

}  // namespace lookback::ui
