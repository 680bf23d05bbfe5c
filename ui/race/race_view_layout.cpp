// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QHBoxLayout>
#include <QPainter>
#include <QVBoxLayout>
#include <cmath>

#include "ui/pages/page_parts.h"
#include "ui/race/race_view.h"
#include "ui/support/text.h"
#include "ui/views/number_text.h"
#include "ui/views/pane_controls.h"
#include "ui/views/token_text.h"

// What the race is made of and what it says.
namespace lookback::ui {

/// Lies over the lanes while they still show an older wish.
class RaceView::Veil final : public QWidget {
 public:
  Veil(const Theme& theme, QWidget* parent) : QWidget(parent), m_theme(theme) {
    setAttribute(Qt::WA_TransparentForMouseEvents);
    hide();
  }
  void setText(const QString& text) { m_text = text; }

 protected:
  void paintEvent(QPaintEvent*) override {
    QPainter painter(this);
    QColor ground = m_theme.color(Role::surface);
    constexpr double kOpacity = 0.8;
    ground.setAlphaF(kOpacity);
    painter.fillRect(rect(), ground);
    painter.setFont(m_theme.font(TextStep::base, QFont::DemiBold));
    painter.setPen(m_theme.color(Role::text2));
    painter.drawText(rect(), Qt::AlignCenter, m_text);
  }

 private:
  const Theme& m_theme;
  QString m_text;
};

namespace {

constexpr double kRoomForLanes = 760;

QLabel* wrappedText(const char* name, QWidget* parent) {
  auto* label = new QLabel(parent);
  label->setObjectName(QLatin1String(name));
  label->setTextFormat(Qt::RichText);
  label->setWordWrap(true);
  label->setTextInteractionFlags(Qt::TextSelectableByMouse);
  return label;
}

}  // namespace

void RaceView::build() {
  m_banner = new Banner(m_services.theme, false, this);
  m_scroll = scrollPlace(m_services.theme, QStringLiteral("race.content"), this);
  QWidget* content = m_scroll->widget();
  auto* column = new QVBoxLayout(content);
  column->addLayout(buildSystems());
  column->addLayout(buildGrowth());
  column->addWidget(buildSentence());
  column->addLayout(buildLanes());
  m_reading = plainLabel(QStringLiteral("race.reading"), "note", content);
  m_reading->setWordWrap(true);
  column->addWidget(m_reading);
  column->addWidget(buildChart(), 1);
  column->addStretch(0);
  auto* whole = new QVBoxLayout(this);
  whole->setContentsMargins(0, 0, 0, 0);
  whole->setSpacing(0);
  whole->addWidget(m_banner);
  whole->addWidget(m_scroll, 1);
}

QHBoxLayout* RaceView::buildSystems() {
  QWidget* content = m_scroll->widget();
  m_fixedBox = new FieldCombo(m_services.theme, content);
  m_attentionBox = new FieldCombo(m_services.theme, content);
  m_textBox = new FieldCombo(m_services.theme, content);
  for (FieldCombo* box : {m_fixedBox, m_attentionBox, m_textBox}) {
    setLook(*box, "field");
    box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    box->setMinimumContentsLength(16);
  }
  m_new = namedButton("race.new", "button", content);
  auto* line = new QHBoxLayout;
  line->addWidget(m_fixedBox, 1);
  line->addWidget(m_attentionBox, 1);
  line->addWidget(m_textBox, 1);
  line->addWidget(m_new);
  m_fixedBox->setVisible(m_parts.systems);
  m_attentionBox->setVisible(m_parts.systems);
  m_textBox->setVisible(m_parts.text);
  m_new->setVisible(m_parts.text);
  return line;
}

QHBoxLayout* RaceView::buildGrowth() {
  QWidget* content = m_scroll->widget();
  m_play = namedButton("race.play", "primary", content);
  m_slider = new QSlider(Qt::Horizontal, content);
  m_slider->setObjectName(QStringLiteral("race.words"));
  m_slider->setRange(kShortest, kLongest);
  m_slider->setPageStep(5);
  m_length = plainLabel(QStringLiteral("race.length"), "strong", content);
  auto* line = new QHBoxLayout;
  line->addWidget(m_play);
  line->addWidget(m_slider, 1);
  line->addWidget(m_length);
  return line;
}

Card* RaceView::buildSentence() {
  m_sentenceCard = new Card(m_services.theme, QStringLiteral("race.sentenceCard"), m_scroll->widget());
  m_source = wrappedText("race.source", m_sentenceCard);
  m_reference = wrappedText("race.reference", m_sentenceCard);
  m_sentenceCard->addBody(m_source, 0);
  m_sentenceCard->addBody(m_reference, 0);
  return m_sentenceCard;
}

QHBoxLayout* RaceView::buildLanes() {
  m_laneRow = new QWidget(m_scroll->widget());
  m_laneRow->setObjectName(QStringLiteral("race.lanes"));
  auto* line = new QHBoxLayout(m_laneRow);
  line->setContentsMargins(0, 0, 0, 0);
  constexpr std::array<const char*, kRaceLanes> kNames{"race.fixed", "race.attention", "race.average"};
  for (std::size_t k = 0; k < kRaceLanes; ++k) {
    const QString name = QLatin1String(kNames[k]);
    m_laneCards[k] = new Card(m_services.theme, name + QStringLiteral("Card"), m_laneRow);
    m_summaries[k] = plainLabel(name + QStringLiteral("Summary"), "note", m_laneCards[k]);
    m_summaries[k]->setWordWrap(true);
    m_lanes[k] = new LaneView(m_services.theme, static_cast<RaceSystem>(k), m_laneCards[k]);
    m_lanes[k]->setObjectName(name);
    m_laneCards[k]->addBody(m_summaries[k], 0);
    m_laneCards[k]->addBody(m_lanes[k], 1);
    line->addWidget(m_laneCards[k], 1);
  }
  m_veil = new Veil(m_services.theme, m_laneRow);
  auto* around = new QHBoxLayout;
  around->addWidget(m_laneRow);
  return around;
}

Card* RaceView::buildChart() {
  m_chartCard = new Card(m_services.theme, QStringLiteral("race.chartCard"), m_scroll->widget());
  m_chart = new LengthChart(m_services.theme, m_chartCard);
  m_chart->setObjectName(QStringLiteral("race.chart"));
  m_progressText = plainLabel(QStringLiteral("race.progressText"), "note", m_chartCard);
  m_progressText->setWordWrap(true);
  m_progress = slimProgress(m_chartCard);
  m_measure = namedButton("race.measure", "button", m_chartCard);
  m_train = namedButton("race.train", "button", m_chartCard);
  m_cancel = namedButton("race.cancel", "button", m_chartCard);
  auto* jobs = new QWidget(m_chartCard);
  auto* line = new QHBoxLayout(jobs);
  line->setContentsMargins(0, 0, 0, 0);
  line->addWidget(m_measure);
  line->addWidget(m_train);
  line->addWidget(m_progressText, 1);
  line->addWidget(m_progress);
  line->addWidget(m_cancel);
  line->addStretch(0);
  m_chartCard->addBody(m_chart, 1);
  m_chartCard->addBody(jobs, 0);
  m_chartCard->setVisible(m_parts.chart);
  m_train->setVisible(m_parts.training);
  for (QWidget* widget : std::initializer_list<QWidget*>{m_progress, m_progressText, m_cancel}) widget->hide();
  return m_chartCard;
}

void RaceView::connectParts() {
  m_veilClock.setSingleShot(true);
  constexpr int kVeilMs = 150;
  m_veilClock.setInterval(kVeilMs);
  connect(&m_veilClock, &QTimer::timeout, this, [this] {
    m_veil->setGeometry(m_laneRow->rect());
    m_veil->raise();
    m_veil->show();
  });
  connect(&m_clock, &QTimer::timeout, this, &RaceView::tick);
  connect(&m_runner, &RaceRunner::ready, this, &RaceView::takeResult);
  connect(&m_runner, &RaceRunner::failed, this, &RaceView::showTrouble);
  connect(&m_runner, &RaceRunner::busyChanged, this, [this] {
    if (!m_runner.isBusy()) m_veil->hide();
  });
  connect(m_slider, &QSlider::valueChanged, this, [this](int words) {
    const bool same =
        m_result && !m_runner.isBusy() && m_result->growth->atMost(words).sourceWords == m_result->stage.sourceWords;
    if (!same) run();
  });
  connect(m_play, &QPushButton::clicked, this, [this] { isPlaying() ? pause() : play(); });
  connect(m_new, &QPushButton::clicked, this, &RaceView::newSentence);
  connect(m_textBox, &QComboBox::activated, this, &RaceView::chooseText);
  for (FieldCombo* box : {m_fixedBox, m_attentionBox})
    connect(box, &QComboBox::activated, this, [this] {
      setSystems(m_fixedBox->currentData().toString().toStdU16String(),
                 m_attentionBox->currentData().toString().toStdU16String());
    });
  for (LaneView* lane : m_lanes)
    connect(lane, &LaneView::readingChanged, this, [this](const QString& reading) {
      m_reading->setText(reading.isEmpty() ? tr("Bars: log-probability of each word, full at −5. Wave: not in the "
                                                "reference in this order. Flag: the first word that is lost.")
                                           : reading);
    });
}

void RaceView::applyTheme() {
  const Theme& theme = m_services.theme;
  const auto px = [&](double length) { return static_cast<int>(std::lround(theme.px(length))); };
  QLayout* column = m_scroll->widget()->layout();
  column->setContentsMargins(px(8), px(8), px(8), px(8));
  column->setSpacing(px(8));
  m_laneRow->layout()->setSpacing(px(8));
  m_chart->setMinimumHeight(px(200));
  applyProgressSize(*m_progress, theme);
  m_slider->setMinimumHeight(px(32));
  showSentence();
}

void RaceView::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  // In a narrow place, as beside the text of a lesson, lanes stand below each other.
  const bool narrow = width() < m_services.theme.px(kRoomForLanes);
  static_cast<QBoxLayout*>(m_laneRow->layout())
      ->setDirection(narrow ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
  m_veil->setGeometry(m_laneRow->rect());
}

/// What the stage before did not have is strong.
void RaceView::showSentence() {
  if (!m_result) {
    m_source->clear();
    m_reference->clear();
    return;
  }
  const auto piece = [](const QString& text) { return text.toHtmlEscaped(); };
  const QString whole = QString::fromStdString(m_result->stage.source);
  // The new words begin where the old tokens end; the text is cut there by their letters.
  qsizetype at = 0;
  for (std::size_t k = 0; k < m_result->newFrom && k < m_result->source.size(); ++k) {
    const QString token = QString::fromStdString(m_result->source[k]);
    const qsizetype found = whole.indexOf(token, at);
    if (found < 0) break;
    at = found + token.size();
  }
  const auto coloured = [this](Role role, const QString& html) {
    return QStringLiteral("<span style=\"color:") + m_services.theme.color(role).name() + QStringLiteral("\">") + html +
           QStringLiteral("</span>");
  };
  m_source->setText(coloured(Role::source, piece(tr("Source:"))) + QLatin1Char(' ') +
                    coloured(Role::text, piece(whole.left(at)) + QStringLiteral("<b>") + piece(whole.mid(at)) +
                                             QStringLiteral("</b>")));
  m_reference->setText(coloured(Role::target, piece(tr("Reference:"))) + QLatin1Char(' ') +
                       coloured(Role::text, piece(QString::fromStdString(m_result->stage.target))));
  m_source->setAccessibleName(tr("Source: %1").arg(whole));
  m_reference->setAccessibleName(tr("Reference: %1").arg(QString::fromStdString(m_result->stage.target)));
}

void RaceView::showHeads() {
  m_play->setText(isPlaying() ? tr("Pause") : tr("Grow"));
  m_sentenceCard->setTexts(tr("One sentence that grows"),
                           m_result ? tr("new words are bold · greedy decoding") : QString());
  for (std::size_t k = 0; k < kRaceLanes; ++k) {
    const auto system = static_cast<RaceSystem>(k);
    QString note;
    if (m_result) note = system == RaceSystem::average ? tr("all energies equal") : m_result->names[k];
    m_laneCards[k]->setTexts(laneName(system), note);
    m_summaries[k]->setText(m_lanes[k]->summary());
  }
}

void RaceView::retranslate() {
  const int kind = static_cast<int>(m_wish.text.kind);
  {
    const QSignalBlocker quiet(m_textBox);
    m_textBox->clear();
    m_textBox->addItem(tr("Generated sentence"), static_cast<int>(RaceText::Kind::generated));
    m_textBox->addItem(tr("Everyday sentences"), static_cast<int>(RaceText::Kind::everyday));
    m_textBox->addItem(tr("Pairs from a file…"), static_cast<int>(RaceText::Kind::file));
    m_textBox->setCurrentIndex(m_textBox->findData(kind));
  }
  m_new->setText(tr("New sentence"));
  m_measure->setText(tr("Measure"));
  m_train->setText(tr("Train all four"));
  m_cancel->setText(tr("Cancel"));
  m_veil->setText(tr("Updating…"));
  describeControl(*m_fixedBox, QStringLiteral("race.fixedBox"), tr("Model with a fixed vector"),
                  tr("The RNNencdec of the first lane."));
  describeControl(*m_attentionBox, QStringLiteral("race.attentionBox"), tr("Model with attention"),
                  tr("The model of the second lane, and of the third with all energies equal."));
  describeControl(*m_textBox, QStringLiteral("race.text"), tr("Sentence"),
                  tr("Where the growing sentence comes from: a grammar that joins clauses, everyday sentences one "
                     "behind the other, or sentences of a file of pairs."));
  describeControl(*m_new, QStringLiteral("race.new"), tr("New sentence"), tr("Draws another sentence."));
  describeControl(*m_play, QStringLiteral("race.play"), tr("Grow"),
                  tr("Lets the sentence grow clause by clause, or pauses it."));
  describeControl(*m_slider, QStringLiteral("race.words"), tr("Source words"),
                  tr("How long the sentence may be, from 5 to 60 words."));
  describeControl(*m_measure, QStringLiteral("race.measure"), tr("Measure"),
                  tr("Translates 400 sentences of 5 to 60 words with the three systems and counts BLEU by length."));
  describeControl(*m_train, QStringLiteral("race.train"), tr("Train all four"),
                  tr("Trains RNNencdec and RNNsearch on generated pairs of at most 30 and of at most 50 words, keeps "
                     "the runs and measures them. Takes up to 20 minutes; everything else goes on meanwhile."));
  describeControl(*m_cancel, QStringLiteral("race.cancel"), tr("Cancel"), tr("Ends measuring or training."));
  m_reading->setText(
      tr("Bars: log-probability of each word, full at −5. Wave: not in the reference in this order. Flag: "
         "the first word that is lost."));
  m_chartCard->setTexts(tr("BLEU by sentence length"), m_scores ? m_scores->test : QString());
  followScores();
  follow();
}

}  // namespace lookback::ui
