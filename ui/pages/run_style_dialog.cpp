// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/run_style_dialog.h"

#include <QFormLayout>
#include <QHBoxLayout>
#include <QSignalBlocker>
#include <QVBoxLayout>
#include <cmath>

#include "ui/support/language.h"
#include "ui/support/text.h"
#include "ui/views/pane_controls.h"

namespace lookback::ui {

RunStyleDialog::RunStyleDialog(Theme& theme, const QString& run, const LineStyle& now, QWidget* parent)
    : QDialog(parent), m_theme(theme), m_style(now) {
  setObjectName(QStringLiteral("runStyle"));
  const auto combo = [this] {
    auto* made = new FieldCombo(m_theme, this);
    connect(made, &QComboBox::activated, this, &RunStyleDialog::give);
    return made;
  };
  m_colour = combo();
  m_dash = combo();
  m_marker = combo();
  m_sample = new QLabel(this);
  m_sample->setAlignment(Qt::AlignCenter);
  auto* form = new QFormLayout;
  for (FieldCombo* field : {m_colour, m_dash, m_marker}) form->addRow(QStringLiteral(" "), field);
  auto* automatic = new QPushButton(this);
  auto* done = new QPushButton(this);
  done->setDefault(true);
  auto* buttons = new QHBoxLayout;
  buttons->addWidget(automatic);
  buttons->addStretch();
  buttons->addWidget(done);
  auto* column = new QVBoxLayout(this);
  column->addWidget(m_sample);
  column->addLayout(form);
  column->addLayout(buttons);
  const auto px = [this](double length) { return static_cast<int>(std::lround(m_theme.px(length))); };
  column->setContentsMargins(px(16), px(16), px(16), px(16));
  column->setSpacing(px(12));
  form->setHorizontalSpacing(px(12));
  form->setVerticalSpacing(px(8));
  form->setLabelAlignment(Qt::AlignLeft | Qt::AlignVCenter);
  m_colour->setMinimumWidth(px(200));
  connect(automatic, &QPushButton::clicked, this, [this] {
    Q_EMIT chosen({});
    accept();
  });
  connect(done, &QPushButton::clicked, this, &QDialog::accept);
  keepNamed(*this, [this, run, form, automatic, done] {
    setWindowTitle(tr("Line style of %1").arg(isolated(run)));
    const auto named = [form](FieldCombo* field, const char* id, const QString& name, const QString& help) {
      describeControl(*field, QLatin1String(id), name, help);
      qobject_cast<QLabel*>(form->labelForField(field))->setText(name);
    };
    named(m_colour, "runStyle.colour", tr("Colour"), tr("Colour of the run's curves."));
    named(m_dash, "runStyle.dash", tr("Dash"), tr("Dash of the run's curves, which tells them apart without colour."));
    named(m_marker, "runStyle.marker", tr("Marker"),
          tr("Marker on the run's curves, which tells them apart without colour."));
    automatic->setText(tr("Automatic"));
    describeControl(*automatic, QStringLiteral("runStyle.automatic"), tr("Automatic"),
                    tr("Lets the window choose, so that runs shown together differ."));
    done->setText(tr("Close"));
    describeControl(*done, QStringLiteral("runStyle.close"), tr("Close"), tr("Closes this; the choice is kept."));
    fill();
  });
}

void RunStyleDialog::fill() {
  const auto refill = [this](FieldCombo* combo, int count, int now, QString (*name)(int), auto&& with) {
    const QSignalBlocker quiet(combo);
    combo->clear();
    combo->setIconSize(QSize(static_cast<int>(m_theme.px(36)), static_cast<int>(m_theme.px(16))));
    for (int k = 0; k < count; ++k) combo->addItem(swatch(with(k), m_theme), name(k));
    combo->setCurrentIndex(now);
  };
  refill(m_colour, kLineColours, m_style.colour, colourName, [this](int k) {
    return LineStyle{k, m_style.dash, m_style.marker};
  });
  refill(m_dash, kLineDashes, m_style.dash, dashName, [this](int k) {
    return LineStyle{m_style.colour, k, m_style.marker};
  });
  refill(m_marker, kLineMarkers, m_style.marker, markerName, [this](int k) {
    return LineStyle{m_style.colour, m_style.dash, k};
  });
  m_sample->setPixmap(swatch(m_style, m_theme, 240, 24));
  m_sample->setAccessibleName(lineStyleName(m_style));
}

void RunStyleDialog::give() {
  m_style = {m_colour->currentIndex(), m_dash->currentIndex(), m_marker->currentIndex()};
  fill();
  Q_EMIT chosen(storedStyle(m_style));
}

}  // namespace lookback::ui
