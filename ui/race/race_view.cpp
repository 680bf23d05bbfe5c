// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/race/race_view.h"

#include <QFileDialog>
#include <algorithm>

#include "ui/race/race_picture.h"
#include "ui/support/text.h"
#include "ui/views/number_text.h"
#include "ui/views/view_export.h"

namespace lookback::ui {
namespace {

constexpr int kStageMs = 1600;  // a stage stays so long while it plays

}  // namespace

RaceView::RaceView(Services services, QWidget* parent, RaceParts parts)
    : QWidget(parent), m_services(services), m_parts(parts), m_training(services.store) {
  setObjectName(QStringLiteral("raceView"));
  build();
  connectParts();
  connectChart();
  connect(&services.theme, &Theme::changed, this, &RaceView::applyTheme);
  listSystems();
  applyTheme();
  retranslate();
  follow();
}

RaceView::~RaceView() {
  // The members end before the child widgets that refer to them.
  m_runner.disconnect(this);
  m_meter.disconnect(this);
  m_training.disconnect(this);
}

void RaceView::setSystems(const std::filesystem::path& fixedVector, const std::filesystem::path& attention) {
  m_wish.fixedVector = fixedVector;
  m_wish.attention = attention;
  m_started = true;
  listSystems();
  followScores();
  run();
}

void RaceView::setText(const RaceText& text) {
  m_wish.text = text;
  m_textBox->setCurrentIndex(m_textBox->findData(static_cast<int>(text.kind)));
  followScores();
  run();
}

void RaceView::setWords(int words) {
  m_slider->setValue(words);
}

/// Asks for what the controls say, unless it is on the screen already.
void RaceView::run() {
  m_wish.words = m_slider->value();
  if (m_wish.fixedVector.empty() || m_wish.attention.empty()) return;
  m_banner->clear();
  m_veilClock.start();
  m_runner.run(m_wish);
}

void RaceView::takeResult(const RaceResultPtr& result) {
  m_veilClock.stop();
  m_result = result;
  for (LaneView* lane : m_lanes) lane->setResult(result);
  follow();
  Q_EMIT settled(true);
}

void RaceView::follow() {
  showSentence();
  showHeads();
  const bool any = m_result != nullptr;
  m_play->setEnabled(any);
  m_slider->setEnabled(any);
  if (any) {
    const auto& stages = m_result->growth->stages;
    const auto at = std::ranges::find(stages, m_result->stage.sourceWords, &GrowthStage::sourceWords);
    m_length->setText(tr("%n word(s), stage %1 of %2", nullptr, m_result->stage.sourceWords)
                          .arg(at - stages.begin() + 1)
                          .arg(stages.size()));
  } else {
    m_length->clear();
  }
  Q_EMIT statusChanged();
}

void RaceView::play() {
  if (!m_result || isPlaying()) return;
  if (m_result->stage.sourceWords >= m_result->growth->stages.back().sourceWords) m_slider->setValue(kShortest);
  m_clock.start(kStageMs);
  showHeads();
}

void RaceView::pause() {
  m_clock.stop();
  showHeads();
}

/// The next stage, once the one before it is shown.
void RaceView::tick() {
  if (!m_result || m_runner.isBusy()) return;
  for (const GrowthStage& stage : m_result->growth->stages) {
    if (stage.sourceWords <= m_result->stage.sourceWords) continue;
    m_slider->setValue(std::min(kLongest, stage.sourceWords));
    return;
  }
  pause();
}

void RaceView::chooseText(int index) {
  const auto kind = static_cast<RaceText::Kind>(m_textBox->itemData(index).toInt());
  if (kind != RaceText::Kind::file) {
    if (kind == m_wish.text.kind) return;
    RaceText text = m_wish.text;
    text.kind = kind;
    suitSystems(kind);
    return setText(text);
  }
  auto* dialog = new QFileDialog(this, tr("Open sentence pairs"));
  dialog->setObjectName(QStringLiteral("race.openPairs"));
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  dialog->setNameFilters({tr("Sentence pairs (*.tsv *.txt *.gz)"), tr("All files (*)")});
  dialog->setFileMode(QFileDialog::ExistingFile);
  connect(dialog, &QFileDialog::fileSelected, this, [this](const QString& file) {
    setText({RaceText::Kind::file, file.toStdU16String(), m_wish.text.seed});
  });
  connect(dialog, &QDialog::rejected, this,
          [this] { m_textBox->setCurrentIndex(m_textBox->findData(static_cast<int>(m_wish.text.kind))); });
  dialog->open();
}

void RaceView::newSentence() {
  ++m_wish.text.seed;
  run();
}

void RaceView::showTrouble(const QString& message) {
  m_veilClock.stop();
  pause();
  m_banner->showMessage(Banner::Kind::error, message);
  Q_EMIT settled(false);
  Q_EMIT statusChanged();
}

QString RaceView::statusText() const {
  if (m_training.isBusy() || m_meter.isBusy()) return m_progressText->text();
  if (!m_result) return tr("No race yet.");
  const auto bleu = [this](std::size_t lane) { return fixedText(m_result->lanes[lane].bleu, 0); };
  return tr("%n word(s): RNNencdec BLEU %1, RNNsearch %2, a fixed average %3.", nullptr, m_result->stage.sourceWords)
      .arg(bleu(0), bleu(1), bleu(2));
}

QList<QWidget*> RaceView::stops() const {
  QList<QWidget*> stops;
  if (m_parts.systems) stops << m_fixedBox;
  stops << m_slider;
  for (LaneView* lane : m_lanes) stops << lane;
  if (m_parts.chart) stops << m_chart;
  return stops;
}

/// All numbers of the lanes, then those of the chart.
QString RaceView::lanesCsv() const {
  QString csv = csvLine({tr("system"), tr("model"), tr("source words"), tr("position"), tr("word"),
                         tr("log-probability"), tr("in the reference"), tr("first lost word"), tr("BLEU")});
  for (const LaneView* view : m_lanes) {
    const RaceLane& lane = *view->lane();
    const QString name = laneName(lane.system), model = m_result->names[lane.system == RaceSystem::fixedVector ? 0 : 1];
    for (std::size_t k = 0; k < lane.words.size(); ++k)
      csv += csvLine({name, model, QString::number(m_result->stage.sourceWords), QString::number(k + 1),
                      QString::fromStdString(lane.words[k]), exactText(lane.logProbabilities[k]),
                      lane.lost.referenceOf[k] >= 0 ? QString::number(lane.lost.referenceOf[k] + 1) : QString(),
                      k == 0 ? view->lostWord() : QString(), k == 0 ? exactText(lane.bleu) : QString()});
  }
  if (m_parts.chart && !m_chart->series().empty()) csv += QLatin1Char('\n') + m_chart->exportCsv();
  return csv;
}

ExportPicture RaceView::picture() const {
  ExportPicture picture;
  picture.id = QStringLiteral("race");
  picture.title = tr("Bottleneck race");
  picture.description = statusText();
  picture.csv = lanesCsv();
  picture.caption = {tr("Models: %1 and %2. Greedy decoding.").arg(m_result->names[0], m_result->names[1]),
                     tr("Bars: log-probability of each word, full at −5. Flag: the first word of the reference that is "
                        "not said in its order. BLEU of one sentence.")};
  if (m_parts.chart && m_scores) picture.caption << tr("BLEU by length: %1, greedy.").arg(m_scores->test);
  RacePaper paper;
  paper.result = m_result;
  for (std::size_t k = 0; k < kRaceLanes; ++k) {
    paper.lostWords[k] = m_lanes[k]->lostWord();
    paper.summaries[k] = m_lanes[k]->summary();
  }
  if (m_parts.chart && !m_chart->series().empty()) paper.chart = m_chart->picture(RacePaper::chartSize());
  picture.size = paper.size();
  picture.paint = [paper](QPainter& painter, QSize) { paper.paint(painter); };
  return picture;
}

void RaceView::exportAs() {
  if (canExport()) askAndExport(this, m_services.settings, *m_banner, picture());
}

void RaceView::copy() {
  if (canExport()) copyPicture(picture());
}

void RaceView::showEvent(QShowEvent* event) {
  QWidget::showEvent(event);
  if (!m_started) startFromShelf();
}

void RaceView::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) retranslate();
  QWidget::changeEvent(event);
}

}  // namespace lookback::ui
