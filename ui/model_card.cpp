// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/model_card.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QPushButton>
#include <QTableWidget>
#include <QVBoxLayout>
#include <cmath>

#include "ui/support/controls.h"
#include "ui/support/language.h"
#include "ui/views/number_text.h"
#include "ui/views/pane_controls.h"

namespace lookback::ui {
namespace {

QString fromView(std::string_view text) {
  return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

}  // namespace

QString modelTitle(const Model& model) {
  const QString system = fromView(systemName(model.config.scorer));
  QString name = QString::fromStdString(model.name);
  // "fr-en-rnnencdec" says its system already.
  const qsizetype place = name.indexOf(system, 0, Qt::CaseInsensitive);
  if (place > 0 && place + system.size() == name.size()) name.truncate(place - 1);
  if (place == 0 && name.size() == system.size()) name.clear();
  return name.isEmpty() ? system : system + QStringLiteral(", ") + name;
}

ModelCard::ModelCard(Services services, const Model& model, const QString& file, QWidget* parent) : QDialog(parent) {
  setObjectName(QStringLiteral("modelCard"));
  const Facts facts{model.config, model.provenance};
  const auto numbers = static_cast<qint64>(parameterCount(model.parameters));
  auto* table = new QTableWidget(0, 2, this);
  table->horizontalHeader()->hide();
  table->verticalHeader()->hide();
  table->setEditTriggers(QAbstractItemView::NoEditTriggers);
  table->setSelectionBehavior(QAbstractItemView::SelectRows);
  table->setTabKeyNavigation(false);
  table->setShowGrid(false);
  table->setAlternatingRowColors(true);
  auto* close = new QPushButton(this);
  table->horizontalHeader()->setStretchLastSection(true);
  table->verticalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);

  connect(close, &QPushButton::clicked, this, &QDialog::close);
  auto* line = new QHBoxLayout;
  line->addStretch(1);
  line->addWidget(close);
  auto* column = new QVBoxLayout(this);
  column->addWidget(table, 1);
  column->addLayout(line);
  resize(static_cast<int>(services.theme.px(640)), static_cast<int>(services.theme.px(480)));
  keepNamed(*this, [this, table, close, facts, numbers, file] {
    setWindowTitle(tr("About this model"));
    setAccessibleName(windowTitle());
    describeControl(*table, QStringLiteral("modelTable"), tr("Model"),
                    tr("What the model is and where it comes from."));
    close->setText(tr("Close"));
    describeControl(*close, QStringLiteral("closeModelCard"), close->text(), tr("Closes the card."));
    fill(*table, facts, numbers, file);
  });
}

void ModelCard::fill(QTableWidget& table, const Facts& facts, qint64 numbers, const QString& file) {
  table.setRowCount(0);
  const auto add = [&table](const QString& what, const QString& value) {
    const int row = table.rowCount();
    table.insertRow(row);
    table.setItem(row, 0, new QTableWidgetItem(what));
    table.setItem(row, 1, new QTableWidgetItem(value));
  };
  const ModelConfig& c = facts.config;
  add(tr("System"), fromView(systemName(c.scorer)));
  add(tr("Direction"), QStringLiteral("%1 → %2").arg(fromView(languageCode(c.direction.source)),
                                                     fromView(languageCode(c.direction.target))));
  add(tr("Scorer"), fromView(lookback::name(c.scorer)));
  add(tr("First state"), c.scorer == Scorer::none
                             ? tr("s(0) = tanh(W_s c), c the fixed vector")
                             : tr("s(0) = tanh(W_s h←(1)), the backward state at the first source word"));
  add(tr("Sizes"),
      tr("embedding m = %1, hidden n = %2, scorer n′ = %3, readout l = %4").arg(c.m).arg(c.n).arg(c.nAlign).arg(c.l));
  add(tr("Words"), tr("source %1, target %2").arg(countText(c.sourceWords), countText(c.targetWords)));
  add(tr("Numbers"), countText(numbers));
  for (const auto& [key, value] : facts.provenance)
    add(QString::fromStdString(key).replace(QLatin1Char('_'), QLatin1Char(' ')), QString::fromStdString(value));
  add(tr("File"), file);
  table.resizeColumnToContents(0);
}

}  // namespace lookback::ui
