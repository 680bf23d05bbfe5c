// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The stored runs on the page Train, and what can be exported from it.
#include <QApplication>
#include <QDate>

#include "ui/models/live_curves.h"
#include "ui/pages/train_page.h"
#include "ui/support/text.h"
#include "ui/views/curve_chart.h"
#include "ui/views/curve_picture.h"
#include "ui/views/number_text.h"
#include "ui/views/probe_panel.h"

namespace lookback::ui {

void TrainPage::connectRuns() {
  connect(m_tabs, &QTabBar::currentChanged, this, [this](int tab) {
    m_left->setCurrentIndex(tab);
    m_right->setCurrentIndex(tab);
    m_factsCard->setVisible(tab == 0);
    m_services.actions.get(QStringLiteral("runs.show"))->setChecked(tab == 1);
    Q_EMIT statusChanged();
  });
  connect(m_runs, &RunsPane::loaded, this, &TrainPage::showStored);
  connect(m_runs, &RunsPane::decodeRequested, this,
          [this](const std::shared_ptr<RunCard>& card, quint64 update) { openCheckpoint(*card, update); });
  connect(m_runs, &RunsPane::resumeRequested, this, [this](qint64 run, quint64 update) {
    m_banner->clear();
    m_note.clear();
    showRuns(false);
    m_controller.resumeStored({run, update});
  });
  connect(m_runs, &RunsPane::againRequested, this, [this](const store::RunSettings& settings) {
    if (!m_form->showPlan(settings))
      m_banner->showMessage(Banner::Kind::notice, tr("This run was begun on the command line, so its data must be "
                                                     "chosen anew; its other settings stand in the form."));
    showRuns(false);
    m_start->setFocus(Qt::OtherFocusReason);
  });
  connect(&m_model, &TrainingModel::begun, this, [this] { m_caption.clear(); });
}

void TrainPage::showRuns(bool shown) {
  m_tabs->setCurrentIndex(shown ? 1 : 0);
}

void TrainPage::openCheckpoint(const RunCard& card, quint64 update) {
  if (update == 0) return;
  const store::RunSummary& run = card.details.summary;
  QStringList words;
  if (!card.probes.empty())
    for (const std::string& word : card.probes.front().source) words << QString::fromStdString(word);
  const QString name =
      tr("%1, update %2").arg(QString::fromStdString(run.name), countText(static_cast<qint64>(update)));
  const std::filesystem::path path = checkpointPath(m_library.store(), run.id, update, name);
  Q_EMIT decodeRequested(QString::fromStdU16String(path.u16string()), words.join(QLatin1Char(' ')));
}

/// A run that trains keeps the page.
void TrainPage::showStored(const std::shared_ptr<LoadedRun>& run) {
  if (m_controller.isBusy()) return;
  m_model.begin(QString::fromStdString(run->details.summary.name), run->details.settings.model.scorer != Scorer::none);
  m_model.add(run->news);
  m_controller.showOptions(run->details.settings.training);
  m_caption = runCaption(run->details);
  m_note = tr("Stored run “%1”.").arg(isolated(QString::fromStdString(run->details.summary.name)));
  showRuns(false);
  followModel();
}

QString TrainPage::liveCaption() const {
  if (!m_caption.isEmpty()) return m_caption;
  const qint64 update = m_model.points().empty() ? 0 : static_cast<qint64>(m_model.points().back().update);
  return tr("Run “%1”: %2, seed %3, %4 updates")
      .arg(isolated(m_model.name()), m_model.attends() ? QStringLiteral("RNNsearch") : QStringLiteral("RNNencdec"),
           QString::number(m_controller.options().seed), countText(update));
}

/// The chart that has the keyboard, or the maps; else the first chart.
ExportPicture TrainPage::focusedPicture() {
  const QString today = QDate::currentDate().toString(Qt::ISODate);
  const QWidget* focus = QApplication::focusWidget();
  ExportPicture picture;
  if (focus && (focus == m_probes || m_probeArea->isAncestorOf(focus))) {
    picture.id = QStringLiteral("probes");
    picture.title = tr("Probe sentences");
    picture.size = probesSize(m_model);
    picture.csv = probesCsv(m_model);
    picture.description = m_probes->accessibleDescription();
    picture.paint = [this](QPainter& painter, QSize size) { paintProbes(painter, size, m_model); };
    const ProbeFrame* frame = m_model.current();
    picture.caption << liveCaption()
                    << tr("Lookback · %1 · at update %2 · weights on the fixed scale from 0 to 1, rows target words, "
                          "columns source words")
                           .arg(today, countText(frame ? static_cast<qint64>(frame->update) : 0));
    return picture;
  }
  const CurveChart* chart = m_charts.front();
  for (const CurveChart* other : m_charts)
    if (focus == other) chart = other;
  const CurvePicture curves =
      livePicture(m_model, chart->curve(), CurveChart::title(chart->curve()), CurveChart::unit(chart->curve()));
  picture.id = QStringLiteral("curve-%1").arg(liveCurveId(chart->curve()));
  picture.title = curves.title;
  picture.description = chart->description();
  picture.size = curvesSize(curves);
  picture.csv = curvesCsv(curves);
  picture.paint = [curves](QPainter& painter, QSize size) { paintCurves(painter, size, curves); };
  picture.caption << liveCaption()
                  << tr("Lookback · %1 · y axis linear, from 0 to %2").arg(today, QString::number(curves.top, 'g', 4));
  return picture;
}

void TrainPage::exportAs() {
  if (onRuns()) return m_runs->exportFocused();
  askAndExport(this, m_services.settings, *m_banner, focusedPicture());
}

void TrainPage::copy() {
  if (onRuns()) return m_runs->copyFocused();
  copyPicture(focusedPicture());
}

}  // namespace lookback::ui
