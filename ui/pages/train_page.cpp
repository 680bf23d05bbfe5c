// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/train_page.h"

#include <algorithm>
#include <cmath>

#include "core/base/error.h"
#include "core/store/run_events.h"
#include "ui/pages/store_dialog.h"
#include "ui/pages/train_closing.h"
#include "ui/support/text.h"
#include "ui/views/curve_chart.h"
#include "ui/views/curve_pace.h"
#include "ui/views/number_text.h"
#include "ui/views/pane_controls.h"
#include "ui/views/probe_panel.h"
#include "ui/views/timeline_view.h"

namespace lookback::ui {

using Stage = TrainingController::Stage;

namespace {
constexpr int kGrowMs = 250;  // between two pictures of what grows
constexpr double kLow = 660;  // height of the page that needs smaller maps in the timeline
/// What core says of a store, as a sentence among others.
QString asSentence(QString message) {
  if (!message.isEmpty()) message[0] = message[0].toUpper();
  if (!message.endsWith(QLatin1Char('.'))) message += QLatin1Char('.');
  return message;
}

}  // namespace

TrainPage::TrainPage(Services services, QWidget* parent)
    : Page(parent),
      m_services(services),
      m_controller(m_model, services.store),
      m_library(services.store),
      m_closing(new TrainClosing(m_controller, m_model, this)) {
  setObjectName(QStringLiteral("trainPage"));
  build();
  connectParts();
  connectForm();
  connectRuns();
  applyTheme();
  retranslate();
  followStage();
}

TrainPage::~TrainPage() {
  // The members end before the child widgets that refer to them.
  m_model.disconnect(this);
  m_controller.disconnect(this);
  m_library.disconnect(this);
  qDeleteAll(findChildren<QWidget*>(QString(), Qt::FindDirectChildrenOnly));
}

void TrainPage::connectParts() {
  const auto on = [this](const char* id, auto&& work) {
    connect(m_services.actions.get(QLatin1String(id)), &QAction::triggered, this, std::forward<decltype(work)>(work));
  };
  on("train.start", [this] { startOrPause(); });
  on("train.batch", [this] {
    if (m_controller.stage() == Stage::idle)
      startRun(true);
    else
      m_controller.oneBatch();
  });
  on("train.stop", [this] { m_controller.stop(); });
  connect(&m_controller, &TrainingController::stageChanged, this, &TrainPage::followStage);
  connect(&m_controller, &TrainingController::ended, this, [this](const QString& reason) {
    m_note = m_controller.hasUnsaved() ? tr("Stopped; the run is in memory only.") : reason;
    m_form->drawSeed();
    m_runs->refresh();
    followModel();
  });
  connect(&m_controller, &TrainingController::failed, this, [this](const QString& message) {
    m_banner->showMessage(Banner::Kind::error, message);
    m_note = tr("The run could not go on.");
    followModel();
  });
  connect(&m_controller, &TrainingController::storeTrouble, this, &TrainPage::showTrouble);
  connect(m_closing, &TrainClosing::storeWanted, this, &TrainPage::chooseStore);
  connect(&m_controller, &TrainingController::storeMoved, this, [this](const QString& file) {
    m_library.setStore(m_controller.store());
    m_runs->refresh();
    Q_EMIT storeMoved(m_controller.store());
    m_banner->showMessage(Banner::Kind::notice, tr("Runs are stored in %1 from now on.").arg(isolated(file)));
  });
  connect(&m_controller, &TrainingController::measured, this, [this](const SpeedMeasure& speed) {
    m_estimated = true;
    m_form->showSpeed(speed);
  });
  for (auto signal : {&TrainingModel::begun, &TrainingModel::cursorChanged})
    connect(&m_model, signal, this, &TrainPage::followModel);
  auto* pace = new CurvePace(
      kGrowMs, [this] { followModel(); }, this);
  for (auto signal : {&TrainingModel::curvesGrown, &TrainingModel::framesGrown})
    connect(&m_model, signal, pace, &CurvePace::call);
  connect(m_probes, &ProbePanel::chosenChanged, m_timeline, &TimelineView::setProbe);
  connect(m_timeline, &TimelineView::playingChanged, this, &TrainPage::nameParts);
  connect(m_play, &QToolButton::clicked, this, [this] { m_timeline->play(m_timeline->playing() == 1 ? 0 : 1); });
  connect(m_back, &QToolButton::clicked, this, [this] { m_timeline->play(m_timeline->playing() == -1 ? 0 : -1); });
  connect(m_largest, &QToolButton::clicked, this, [this] {
    m_timeline->play(0);
    m_model.setFrame(m_model.largestChange());
  });
  connect(&m_services.theme, &Theme::changed, this, &TrainPage::applyTheme);
}

void TrainPage::connectForm() {
  connect(&m_controller, &TrainingController::measureFailed, m_form, &TrainForm::showEstimate);
  connect(&m_controller, &TrainingController::corporaListed, m_form, &TrainForm::showCorpora);
  connect(m_form, &TrainForm::edited, this, [this] {
    m_estimated = false;
    measure();
  });
  connect(&m_form->live(), &TrainLive::rateWanted, &m_controller, &TrainingController::changeRate);
  connect(&m_form->live(), &TrainLive::probeWanted, &m_controller, &TrainingController::addProbe);
  connect(&m_model, &TrainingModel::begun, this, &TrainPage::followRate);
  connect(m_probes, &ProbePanel::chosenChanged, this, [this](int probe) {
    m_probes->updateGeometry();
    m_probeArea->widget()->adjustSize();
    const QRect row = m_probes->rowRect(probe);
    m_probeArea->ensureVisible(0, row.bottom(), 0, 0);
    m_probeArea->ensureVisible(0, row.top(), 0, 0);
  });
  connect(m_mapKind, &Segments::chosenChanged, m_timeline, [this](int kind) {
    m_timeline->showEnergies(kind == 1);
    retranslateTimeline();
  });
}

/// The learning rate that the run has now.
void TrainPage::followRate() {
  retranslateTimeline();  // a model without attention has no maps
  double rate = m_controller.options().optimizer.rate();
  for (const store::RunEvent& event : m_model.events())
    if (event.kind == store::kRateEvent) rate = store::rateChange(event)->learningRate;
  m_form->live().showRate(rate);
  const TrainingOptions& options = m_controller.options();
  m_form->showSummary(tr("%1: %2, batches of %3, %4, seed %5.")
                          .arg(isolated(m_model.name()),
                               m_model.attends() ? QStringLiteral("RNNsearch") : QStringLiteral("RNNencdec"),
                               QString::number(options.batchSize), tr("%n thread(s)", nullptr, options.threads),
                               QString::number(options.seed)));
}

void TrainPage::startOrPause() {
  if (m_controller.stage() == Stage::training)
    m_controller.pause();
  else if (m_controller.stage() == Stage::paused)
    m_controller.goOn();
  else
    startRun(false);
}

void TrainPage::startRun(bool paused) {
  if (m_controller.isBusy()) return;
  try {
    const TrainingPlan plan = m_form->plan();
    m_banner->clear();  // trouble with the store speaks again when the run is to be stored
    m_note.clear();
    m_controller.start(plan, paused);
  } catch (const std::exception& error) {
    m_banner->showMessage(Banner::Kind::error, QString::fromUtf8(error.what()));
  }
}

void TrainPage::measure() {
  if (!isVisible() || m_controller.isBusy() || m_estimated) return;
  try {
    m_controller.measure(m_form->plan());
  } catch (const std::exception& error) {
    m_form->showEstimate(QString::fromUtf8(error.what()));
  }
}

void TrainPage::followStage() {
  const Stage stage = m_controller.stage();
  const auto action = [this](const char* id) { return m_services.actions.get(QLatin1String(id)); };
  const bool busy = m_controller.isBusy();
  QAction* start = action("train.start");
  start->setIconText(stage == Stage::training ? tr("Pause") : stage == Stage::paused ? tr("Go on") : tr("Start"));
  start->setEnabled(isVisible() && stage != Stage::preparing && stage != Stage::stopping);
  m_start->setPicture(stage == Stage::training ? QStringLiteral("pause") : QStringLiteral("play"));
  action("train.batch")
      ->setEnabled(isVisible() && (stage == Stage::idle || stage == Stage::training || stage == Stage::paused));
  action("train.stop")->setEnabled(isVisible() && busy && stage != Stage::stopping);
  if (stage == Stage::preparing) m_form->showSummary(tr("Making the sentence pairs ready…"));
  m_form->setLocked(busy, stage != Stage::preparing);
  m_runs->setBusy(busy);
  if (!busy) measure();
  followModel();
}

void TrainPage::followModel() {
  if (isVisible()) showFacts();
  Q_EMIT statusChanged();
}

QString TrainPage::timeLeft() const {
  if (m_model.points().empty()) return {};
  const CurvePoint& now = m_model.points().back();
  const double seconds = std::max(0.0, 60 * m_controller.options().minutes - now.seconds);
  const auto whole = static_cast<int>(std::lround(seconds));
  return whole >= 60 ? tr("about %1 min %2 s left").arg(whole / 60).arg(whole % 60) : tr("about %1 s left").arg(whole);
}

QString TrainPage::statusText() const {
  const QString update =
      m_model.points().empty() ? QStringLiteral("0") : countText(static_cast<qint64>(m_model.points().back().update));
  switch (m_controller.stage()) {
    case Stage::preparing:
      return tr("Making the sentence pairs ready…");
    case Stage::training:
      return tr("Training: update %1, %2.").arg(update, timeLeft());
    case Stage::paused:
      return tr("Paused at update %1.").arg(update);
    case Stage::stopping:
      return tr("Stopped at update %1; keeping what was learned…").arg(update);
    case Stage::idle:
      break;
  }
  if (m_model.empty()) return tr("Choose data and press Start.");
  return tr("%1 Update %2.").arg(m_note, update).trimmed();
}

QString TrainPage::statusNote() const {
  const ProbeFrame* frame = m_model.current();
  if (!frame || m_model.followsNewest()) return {};
  return tr("You are looking at update %1.").arg(countText(static_cast<qint64>(frame->update)));
}

void TrainPage::showTrouble(const QString& message) {
  if (message.isEmpty()) {
    m_banner->clear();
    return;
  }
  const QString now = m_controller.isBusy()
                          ? tr("Training goes on in memory; nothing is lost while the window is open.")
                          : tr("You can train all the same: runs then stay in memory while the window is open.");
  m_banner->showMessage(Banner::Kind::error, asSentence(message) + QLatin1Char(' ') + now,
                        {{tr("Store elsewhere…"), tr("Asks for another place and moves what memory holds there."),
                          [this] { chooseStore(); }}});
}

void TrainPage::useStore(const std::filesystem::path& store) {
  if (store == m_controller.store())
    m_controller.inspectStore();
  else
    m_controller.moveStore(store);
}

bool TrainPage::mayClose() {
  return m_closing->mayClose();
}

void TrainPage::chooseStore() {
  QFileDialog* dialog = storeDialog(this);
  connect(dialog, &QFileDialog::fileSelected, this,
          [this](const QString& file) { useStore(std::filesystem::path(file.toStdU16String())); });
  connect(dialog, &QFileDialog::rejected, m_closing, &TrainClosing::giveUp);
  dialog->open();
}

void TrainPage::showEvent(QShowEvent* event) {
  QWidget::showEvent(event);
  m_controller.setWatched(true);
  m_controller.inspectStore();
  m_runs->refresh();
  followStage();
}

void TrainPage::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  followRoom();
  const bool low = height() < m_services.theme.px(kLow);
  m_timeline->setLow(low);
  for (const std::size_t fact : {2, 3, 5}) {  // the form needs their room; curves and status line say the same
    m_factNames[fact]->setVisible(!low);
    m_factValues[fact]->setVisible(!low);
  }
}

void TrainPage::hideEvent(QHideEvent* event) {
  QWidget::hideEvent(event);
  m_timeline->play(0);
  m_controller.setWatched(false);
  followStage();
}

}  // namespace lookback::ui
