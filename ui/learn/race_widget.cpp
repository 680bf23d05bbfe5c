// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/learn/race_widget.h"

#include <QHBoxLayout>
#include <algorithm>
#include <cmath>

#include "core/model/model.h"
#include "ui/model_card.h"
#include "ui/race/race_view.h"
#include "ui/support/controls.h"
#include "ui/support/text.h"
#include "ui/views/pane_controls.h"

namespace lookback::ui {
namespace {

constexpr int kEvery = 5;  // words, where the lesson names no cuts
constexpr int kPauseMs = 2500;
constexpr int kMostWords = 60;

}  // namespace

CutRaceWidget::CutRaceWidget(const LessonContext& context, const lesson::Widget& widget, QWidget* parent)
    : LessonWidget(context, widget, parent),
      m_segments(new Segments(theme(), {QString()}, this)),
      m_longer(new PaneButton(theme(), QString(), this)),
      m_source(plainLabel(QStringLiteral("race.source"), "strong", this)) {
  m_words = QString::fromStdString(parameters().text("sentence")).split(QLatin1Char(' '), Qt::SkipEmptyParts);
  for (const double cut : parameters().numbers("cuts"))
    m_cuts.push_back(std::clamp(static_cast<int>(std::lround(cut)), 1, static_cast<int>(m_words.size())));
  if (m_cuts.empty())
    for (int cut = kEvery; cut <= std::min<int>(kMostWords, static_cast<int>(m_words.size())); cut += kEvery)
      m_cuts.push_back(cut);
  if (m_cuts.empty()) m_cuts.push_back(static_cast<int>(m_words.size()));
  if (controls().has("sentence")) {
    m_own = new QLineEdit(QString::fromStdString(parameters().text("sentence")), this);
    setLook(*m_own, "field");
    body()->addWidget(m_own);
    connect(m_own, &QLineEdit::returnPressed, this, [this] {
      m_words = m_own->text().split(QLatin1Char(' '), Qt::SkipEmptyParts);
      if (!m_words.isEmpty()) goTo(m_cut);
    });
  }
  auto* line = new QHBoxLayout;
  line->addWidget(m_segments);
  line->addWidget(m_longer);
  for (QWidget* part : std::initializer_list<QWidget*>{m_segments, m_longer})
    part->setVisible(controls().has("length"));
  if (controls().has("play")) line->addWidget(m_play = new PaneButton(theme(), QString(), this));
  line->addStretch(1);
  if (controls().has("reset")) line->addWidget(m_reset = new PaneButton(theme(), QString(), this));
  body()->addLayout(line);
  m_source->setWordWrap(true);
  body()->addWidget(m_source);
  for (const std::string& model : parameters().words("models")) addLane(model);
  body()->addStretch(1);
  setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum);
  connect(m_segments, &Segments::chosenChanged, this, &CutRaceWidget::goTo);
  connect(m_longer, &QPushButton::clicked, this, &CutRaceWidget::stepOn);
  if (m_reset) connect(m_reset, &QPushButton::clicked, this, [this] { goTo(0); });
  if (m_play)
    connect(m_play, &QPushButton::clicked, this, [this] {
      if (m_clock.isActive()) {
        m_clock.stop();
      } else {
        if (m_cut + 1 >= static_cast<int>(m_cuts.size())) goTo(0);
        m_clock.start(kPauseMs);
      }
      follow();
    });
  connect(&m_clock, &QTimer::timeout, this, [this] {
    if (!stepOn()) m_clock.stop();
    follow();
  });
  retranslate();
  applyTheme();
  goTo(0);
}

CutRaceWidget::~CutRaceWidget() {
  for (const Lane& lane : m_lanes) lane.decoder->disconnect(this);
}

void CutRaceWidget::addLane(const std::string& model) {
  Lane lane{new Card(theme(), QStringLiteral("race.lane%1").arg(m_lanes.size()), this), nullptr, nullptr};
  lane.decoder = new LessonDecoder(context(), controls(), {}, lane.card);
  lane.written = plainLabel(QStringLiteral("race.written%1").arg(m_lanes.size()), "word", lane.card);
  lane.written->setWordWrap(true);
  lane.card->addBody(lane.written, 0);
  lane.card->addBody(lane.decoder, 0);
  lane.card->setTexts(isolated(model), QString());
  lane.card->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum);
  body()->addWidget(lane.card);
  connect(lane.decoder, &LessonDecoder::opened, this, &CutRaceWidget::follow);
  m_lanes.push_back(lane);
}

QString CutRaceWidget::sentenceAt(int cut) const {
  const int words = std::min(m_cuts[static_cast<std::size_t>(cut)], static_cast<int>(m_words.size()));
  QString text = m_words.mid(0, words).join(QLatin1Char(' '));
  const QString ending = QString::fromStdString(parameters().text("endings"));
  if (!ending.isEmpty() && !text.endsWith(ending)) {
    if (text.endsWith(QLatin1Char(','))) text.chop(1);
    text += ending;
  }
  return text;
}

void CutRaceWidget::goTo(int cut) {
  m_cut = std::clamp(cut, 0, static_cast<int>(m_cuts.size()) - 1);
  m_segments->setChosen(m_cut);
  const auto& models = parameters().words("models");
  for (std::size_t k = 0; k < m_lanes.size(); ++k)
    m_lanes[k].decoder->start({context().model(models[k]), sentenceAt(m_cut), QString()});
  follow();
}

bool CutRaceWidget::stepOn() {
  if (m_cut + 1 >= static_cast<int>(m_cuts.size())) return false;
  goTo(m_cut + 1);
  return true;
}

bool CutRaceWidget::stepBack() {
  if (m_cut == 0) return false;
  goTo(m_cut - 1);
  return true;
}

void CutRaceWidget::follow() {
  m_source->setText(isolated(sentenceAt(m_cut)));
  for (const Lane& lane : m_lanes) {
    const auto& trace = lane.decoder->model().trace();
    if (!trace) continue;
    QStringList words;
    for (const std::string& word : trace->target)
      if (word != "</s>") words << QString::fromStdString(word);
    lane.written->setText(isolated(words.join(QLatin1Char(' '))));
    lane.written->setAccessibleName(lane.written->text());
    if (const auto& model = lane.decoder->model().model())
      lane.card->setTexts(modelTitle(*model), model->config.scorer == Scorer::none ? tr("one vector for the sentence")
                                                                                   : tr("looks back at every word"));
  }
  m_longer->setEnabled(m_cut + 1 < static_cast<int>(m_cuts.size()));
  if (m_play) m_play->setText(m_clock.isActive() ? tr("Pause") : tr("Play"));
  Q_EMIT statusChanged();
}

QWidget* CutRaceWidget::firstStop() const {
  if (!controls().has("length")) return m_play;
  return m_longer->isEnabled() ? static_cast<QWidget*>(m_longer) : m_segments;
}

QString CutRaceWidget::statusText() const {
  return tr("The sentence has %n word(s).", nullptr,
            std::min(m_cuts[static_cast<std::size_t>(m_cut)], static_cast<int>(m_words.size())));
}

void CutRaceWidget::retranslate() {
  QStringList cuts;
  for (const int cut : m_cuts) cuts << QString::number(cut);
  m_segments->setTexts(cuts);
  describeControl(*m_segments, QStringLiteral("race.cuts"), tr("Words of the sentence"),
                  tr("Left and Right choose how long the sentence is."));
  m_longer->setText(tr("Longer"));
  describeControl(*m_longer, QStringLiteral("race.longer"), tr("Longer"),
                  tr("Goes on to the next cut of the sentence."));
  if (m_play)
    describeControl(*m_play, QStringLiteral("race.play"), tr("Play"), tr("Lets the sentence grow by itself."));
  if (m_reset) {
    m_reset->setText(tr("Reset"));
    describeControl(*m_reset, QStringLiteral("race.reset"), tr("Reset"), tr("Back to the first cut."));
  }
  if (m_own)
    describeControl(*m_own, QStringLiteral("race.sentence"), tr("Your own sentence"),
                    tr("Type a long sentence and press Enter."));
  follow();
}

GrownRaceWidget::GrownRaceWidget(const LessonContext& context, const lesson::Widget& widget, QWidget* parent)
    : LessonWidget(context, widget, parent),
      m_race(new RaceView(context.services, this,
                          {.systems = false, .text = controls().has("sentence"), .chart = false, .training = false})) {
  body()->addWidget(m_race, 1);
  for (const auto& [control, name] : {std::pair("play", "race.play"), std::pair("length", "race.words")})
    if (auto* part = m_race->findChild<QWidget*>(QLatin1String(name)); part && !controls().has(control)) part->hide();
  if (controls().has("reset")) {
    m_reset = new PaneButton(theme(), QString(), this);
    body()->addWidget(m_reset, 0, Qt::AlignRight);
    connect(m_reset, &QPushButton::clicked, this, [this] {
      m_race->pause();
      m_race->setWords(RaceView::kShortest);
    });
  }
  const auto& models = parameters().words("models");
  if (models.size() == 2 && parameters().has("models"))
    m_race->setSystems(context.model(models[0]), context.model(models[1]));
  connect(m_race, &RaceView::statusChanged, this, &LessonWidget::statusChanged);
  GrownRaceWidget::retranslate();
  applyTheme();
}

QWidget* GrownRaceWidget::firstStop() const {
  const QList<QWidget*> stops = m_race->stops();
  return stops.isEmpty() ? nullptr : stops.front();
}

QString GrownRaceWidget::statusText() const {
  return m_race->statusText();
}

void GrownRaceWidget::retranslate() {
  m_race->retranslate();
  if (!m_reset) return;
  m_reset->setText(tr("Reset"));
  describeControl(*m_reset, QStringLiteral("race.reset"), tr("Reset"), tr("Back to the first cut."));
}

/// What each model wrote of the sentence so far.
ExportPicture CutRaceWidget::picture() {
  QList<QStringList> rows;
  const auto& models = parameters().words("models");
  for (std::size_t k = 0; k < m_lanes.size(); ++k)
    rows << QStringList{QString::fromStdString(models[k]), sentenceAt(m_cut),
                        m_lanes[k].written->text().remove(QChar(0x2068)).remove(QChar(0x2069))};  // as data
  return tablePicture(QStringLiteral("race"), tr("One sentence, two models"),
                      {tr("model"), tr("sentence"), tr("written")}, rows);
}

ExportPicture GrownRaceWidget::picture() {
  return m_race->canExport() ? m_race->picture() : LessonWidget::picture();
}

}  // namespace lookback::ui
