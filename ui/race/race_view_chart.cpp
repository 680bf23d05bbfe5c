// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "core/base/file_io.h"
#include "ui/race/race_view.h"
#include "ui/support/text.h"
#include "ui/views/number_text.h"

// Models to choose from, BLEU by length, measuring and training.
namespace lookback::ui {
namespace {

QString stemOf(const std::filesystem::path& file) {
  return QString::fromStdU16String(file.stem().u16string());
}

QString pathOf(const std::filesystem::path& file) {
  return QString::fromStdU16String(file.u16string());
}

bool named(const std::filesystem::path& file, const char* part) {
  return stemOf(file).contains(QLatin1String(part), Qt::CaseInsensitive);
}

/// "RNNencdec-30", or the file's name where it says something else.
QString systemTitle(const RaceScore& score) {
  const std::optional<int> limit = lengthLimit(score.model);
  const QString behind = limit ? QStringLiteral("-%1").arg(*limit) : QString();
  if (score.equal) return laneName(RaceSystem::average) + (limit ? QStringLiteral(" (%1)").arg(*limit) : QString());
  if (named(score.model, "rnnencdec")) return laneName(RaceSystem::fixedVector) + behind;
  if (named(score.model, "rnnsearch")) return laneName(RaceSystem::attention) + behind;
  return stemOf(score.model);
}

/// Colours as in the lanes: blue for attention, grey for the fixed vector, purple for the average; those that do not
/// race have marks and dashes of their own.
int styleOf(const RaceScore& score, bool chosen) {
  if (score.equal) return 4;
  if (named(score.model, "rnnencdec")) return chosen ? 2 : 7;
  return chosen ? 0 : 1;
}

}  // namespace

void RaceView::connectChart() {
  connect(m_measure, &QPushButton::clicked, this, &RaceView::measure);
  connect(m_train, &QPushButton::clicked, this, [this] {
    m_banner->clear();
    m_training.start();
  });
  connect(m_cancel, &QPushButton::clicked, this, [this] {
    m_meter.cancel();
    m_training.cancel();
  });
  connect(m_chart, &LengthChart::readingChanged, this, [this](const QString& reading) {
    m_chartCard->setTexts(tr("BLEU by sentence length"), !reading.isEmpty() ? reading
                                                         : m_scores         ? m_scores->test
                                                                            : QString());
  });
  connect(&m_meter, &RaceMeter::busyChanged, this, &RaceView::followJobs);
  connect(&m_meter, &RaceMeter::progressChanged, this, [this](const RaceMeter::Progress& progress) {
    m_progress->setMaximum(static_cast<int>(progress.all) * progress.systems);
    m_progress->setValue(static_cast<int>(progress.all) * progress.system + static_cast<int>(progress.done));
    m_progressText->setText(tr("Measuring system %1 of %2").arg(progress.system + 1).arg(progress.systems));
    Q_EMIT statusChanged();
  });
  connect(&m_meter, &RaceMeter::measured, this, [this](const RaceScores& scores) {
    m_scores = scores;
    followScores();
  });
  connect(&m_meter, &RaceMeter::failed, this, &RaceView::showTrouble);
  connect(&m_training, &RaceTraining::busyChanged, this, &RaceView::followJobs);
  connect(&m_training, &RaceTraining::progressChanged, this, [this](const QString& text, int done, int all) {
    m_progress->setMaximum(all);
    m_progress->setValue(done);
    m_progressText->setText(text);
    Q_EMIT statusChanged();
  });
  connect(&m_training, &RaceTraining::failed, this, &RaceView::showTrouble);
  connect(&m_training, &RaceTraining::cancelled, this, [this] {
    m_banner->showMessage(Banner::Kind::notice, tr("Stopped. Runs that were complete are kept on the page Train."));
  });
  connect(&m_training, &RaceTraining::finished, this, &RaceView::takeTrained);
  connect(&m_services.shelf, &ModelShelf::changed, this, &RaceView::listSystems);
}

/// RNNencdec in one box, everything else in the other, by what the recipes say; models opened by hand are in both.
void RaceView::listSystems() {
  const auto fill = [this](FieldCombo& box, bool fixedVector, const std::filesystem::path& chosen) {
    const QSignalBlocker quiet(box);
    box.clear();
    for (const ModelShelf::Entry& entry : m_services.shelf.entries()) {
      const bool encdec = entry.label.startsWith(QLatin1String("RNNencdec")) || named(entry.file, "rnnencdec");
      if (entry.shipped ? encdec == fixedVector : fixedVector || !encdec)
        box.addItem(stemOf(entry.file), pathOf(entry.file));
    }
    if (!chosen.empty() && box.findData(pathOf(chosen)) < 0) box.addItem(stemOf(chosen), pathOf(chosen));
    box.setCurrentIndex(box.findData(pathOf(chosen)));
  };
  fill(*m_fixedBox, true, m_wish.fixedVector);
  fill(*m_attentionBox, false, m_wish.attention);
}

/// The file of a shipped model in a box; empty: it is not there.
std::filesystem::path RaceView::offered(const FieldCombo& box, const char* name) {
  const int at = box.findText(QLatin1String(name));
  return at < 0 ? std::filesystem::path() : std::filesystem::path(box.itemData(at).toString().toStdU16String());
}

/// The shipped systems that saw the longest sentences; else the first of each kind.
void RaceView::startFromShelf() {
  m_started = true;
  const auto pick = [](const FieldCombo& box, const char* best) {
    const std::filesystem::path file = offered(box, best);
    if (!file.empty() || box.count() == 0) return file;
    return std::filesystem::path(box.itemData(0).toString().toStdU16String());
  };
  const std::filesystem::path fixedVector = pick(*m_fixedBox, "race-rnnencdec-50"),
                              attention = pick(*m_attentionBox, "race-rnnsearch-50");
  if (fixedVector.empty() || attention.empty()) {
    m_banner->showMessage(
        Banner::Kind::notice,
        tr("A race needs a model of RNNencdec and one with attention. Open them (Ctrl+O), or train all "
           "four systems here."));
    return;
  }
  setSystems(fixedVector, attention);
}

/// The models of the race know the words of the generator alone, the large ones everyday words: shipped systems follow
/// the text, chosen ones stay.
void RaceView::suitSystems(RaceText::Kind kind) {
  const bool everyday = kind == RaceText::Kind::everyday;
  const auto fixedOf = [this](bool large) {
    return offered(*m_fixedBox, large ? "fr-en-rnnencdec" : "race-rnnencdec-50");
  };
  const auto attentionOf = [this](bool large) {
    return offered(*m_attentionBox, large ? "fr-en" : "race-rnnsearch-50");
  };
  if (m_wish.fixedVector != fixedOf(!everyday) || m_wish.attention != attentionOf(!everyday)) return;
  if (fixedOf(everyday).empty() || attentionOf(everyday).empty()) return;
  m_wish.fixedVector = fixedOf(everyday);
  m_wish.attention = attentionOf(everyday);
  listSystems();
}

void RaceView::followScores() {
  const auto knows = [this](const std::filesystem::path& model) {
    return m_scores && std::ranges::any_of(m_scores->scores, [&](const RaceScore& s) { return s.model == model; });
  };
  if (!knows(m_wish.fixedVector) || !knows(m_wish.attention)) m_scores = recordedScores(m_wish.attention);
  std::vector<LengthSeries> series;
  if (m_scores) {
    for (const RaceScore& score : m_scores->scores) {
      if (score.equal && score.model != m_wish.attention) continue;
      const bool chosen = score.model == m_wish.fixedVector || score.model == m_wish.attention;
      series.push_back({systemTitle(score), styleOf(score, chosen), score.bins, lengthLimit(score.model), chosen});
    }
  }
  const bool text = m_wish.text.kind != RaceText::Kind::everyday;
  m_chart->setEmptyText(text ? tr("Not measured yet. Press Measure.")
                             : tr("Not measured yet. Choose generated sentences or a file, then press Measure."));
  m_chart->setSeries(std::move(series));
}

void RaceView::measure() {
  m_banner->clear();
  MeasureWish wish;
  wish.systems = {{m_wish.fixedVector, false}, {m_wish.attention, false}, {m_wish.attention, true}};
  wish.text = m_wish.text;
  m_meter.measure(wish);
}

void RaceView::followJobs() {
  const bool busy = m_meter.isBusy() || m_training.isBusy();
  m_measure->setEnabled(!busy && !m_wish.attention.empty());
  m_train->setEnabled(!busy);
  for (QWidget* widget : std::initializer_list<QWidget*>{m_progress, m_progressText, m_cancel})
    widget->setVisible(busy);
  if (busy && m_meter.isBusy()) {
    m_progress->setMaximum(0);
    m_progressText->setText(tr("Making the test sentences…"));
  }
  Q_EMIT statusChanged();
}

/// The new systems race at once.
void RaceView::takeTrained(const RaceScores& scores) {
  m_scores = scores;
  std::filesystem::path fixedVector = m_wish.fixedVector, attention = m_wish.attention;
  for (const RaceScore& score : scores.scores) {
    m_services.shelf.remember(score.model);
    if (named(score.model, "rnnencdec")) fixedVector = score.model;  // the last one is that of the long limit
    if (named(score.model, "rnnsearch")) attention = score.model;
  }
  m_banner->showMessage(Banner::Kind::notice,
                        tr("All four systems are trained and measured. Their runs are on the page "
                           "Train, their models in %1.")
                            .arg(isolated(pathOf(m_training.folder()))));
  const RaceScores kept = scores;
  m_wish.fixedVector = fixedVector;
  m_wish.attention = attention;
  m_started = true;
  listSystems();
  followScores();
  m_veilClock.start();
  m_wish.words = m_slider->value();
  m_runner.run(m_wish);
}

}  // namespace lookback::ui
