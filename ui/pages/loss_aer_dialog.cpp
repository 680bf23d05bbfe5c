// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/loss_aer_dialog.h"

#include <QApplication>
#include <QClipboard>
#include <QEvent>
#include <QHBoxLayout>
#include <QVBoxLayout>
#include <cmath>
#include <set>
#include <utility>

#include "core/store/store.h"
#include "ui/support/controls.h"
#include "ui/support/text.h"
#include "ui/views/pane_controls.h"

namespace lookback::ui {

std::vector<LossAerPoint> lossAerPoints(const std::filesystem::path& path, store::RunId run) {
  store::StoreOptions options;
  options.access = store::StoreOptions::Access::read;
  options.create = false;
  store::Store store(path, options);
  std::set<std::uint64_t> kept;
  for (const store::CheckpointInfo& info : store.checkpoints(run)) kept.insert(info.update);
  std::vector<LossAerPoint> points;
  store.eachMetric(run, {}, true, [&](const store::MetricRow& row) {
    if (row.devLoss && row.aer) points.push_back({row.update, *row.devLoss, *row.aer, kept.contains(row.update)});
    return true;
  });
  return points;
}

LossAerDialog::LossAerDialog(Services services, std::filesystem::path store, store::RunId run, const QString& name,
                             QWidget* parent)
    : QDialog(parent),
      m_services(services),
      m_run(run),
      m_name(name),
      m_chart(new LossAerChart(services.theme, this)),
      m_description(plainLabel(QStringLiteral("lossAer.description"), "plain", this)),
      m_point(plainLabel(QStringLiteral("lossAer.reading"), "note", this)),
      m_decode(new QPushButton(this)),
      m_copy(new QPushButton(this)),
      m_close(new QPushButton(this)) {
  setObjectName(QStringLiteral("lossAer"));
  setAttribute(Qt::WA_DeleteOnClose);
  for (QLabel* label : {m_description, m_point}) label->setWordWrap(true);
  for (QPushButton* button : {m_decode, m_copy, m_close}) button->setAutoDefault(false);
  auto* end = new QHBoxLayout;
  end->addWidget(m_point, 1);
  end->addWidget(m_decode);
  end->addWidget(m_copy);
  end->addWidget(m_close);
  auto* column = new QVBoxLayout(this);
  column->addWidget(m_description);
  column->addWidget(m_chart, 1);
  column->addLayout(end);
  connect(m_chart, &LossAerChart::readingChanged, this, &LossAerDialog::follow);
  connect(m_chart, &LossAerChart::checkpointChosen, this, &LossAerDialog::request);
  connect(m_decode, &QPushButton::clicked, this,
          [this] { request(m_chart->points()[static_cast<std::size_t>(m_chart->current())].update); });
  connect(m_copy, &QPushButton::clicked, this, [this] { QApplication::clipboard()->setText(m_chart->csv()); });
  connect(m_close, &QPushButton::clicked, this, &QDialog::close);
  connect(&services.theme, &Theme::changed, this, &LossAerDialog::applyTheme);
  m_problem = tr("Reading the run…");
  m_reader.ask([this, store = std::move(store), run](const std::stop_token&) {
    std::vector<LossAerPoint> points;
    QString problem;
    try {
      points = lossAerPoints(store, run);
    } catch (const std::exception& error) {
      problem = QString::fromUtf8(error.what());
    }
    QMetaObject::invokeMethod(
        this,
        [this, points, problem] {
          m_problem = problem;
          m_chart->setPoints(points);
          follow();
        },
        Qt::QueuedConnection);
  });
  retranslate();
  applyTheme();
  resize(static_cast<int>(services.theme.px(640)), static_cast<int>(services.theme.px(520)));
}

void LossAerDialog::follow() {
  m_description->setText(m_problem.isEmpty() ? m_chart->description() : m_problem);
  m_point->setText(m_chart->reading());
  const int at = m_chart->current();
  m_decode->setEnabled(at >= 0 && m_chart->points()[static_cast<std::size_t>(at)].checkpoint);
  m_copy->setEnabled(at >= 0);
}

void LossAerDialog::retranslate() {
  setWindowTitle(tr("Does a lower loss mean a better alignment? %1").arg(isolated(m_name)));
  setAccessibleName(windowTitle());
  m_decode->setText(tr("Open in Decode"));
  m_copy->setText(tr("Copy as CSV"));
  m_close->setText(tr("Close"));
  describeControl(*m_decode, QStringLiteral("lossAer.decode"), m_decode->text(),
                  tr("Opens the model of the chosen checkpoint on the Decode page."));
  describeControl(*m_copy, QStringLiteral("lossAer.copy"), m_copy->text(),
                  tr("Puts the points on the clipboard, comma-separated."));
  describeControl(*m_close, QStringLiteral("lossAer.close"), m_close->text(), tr("Closes the chart."));
  follow();
}

void LossAerDialog::applyTheme() {
  const auto px = [this](double length) { return static_cast<int>(std::lround(m_services.theme.px(length))); };
  layout()->setContentsMargins(px(16), px(12), px(16), px(12));
  layout()->setSpacing(px(8));
}

void LossAerDialog::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) retranslate();
  QDialog::changeEvent(event);
}

}  // namespace lookback::ui
