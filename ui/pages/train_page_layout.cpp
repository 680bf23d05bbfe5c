// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QEvent>
#include <QGridLayout>
#include <algorithm>
#include <cmath>

#include "ui/pages/train_page.h"
#include "ui/support/icons.h"
#include "ui/support/text.h"
#include "ui/views/curve_chart.h"
#include "ui/views/number_text.h"
#include "ui/views/pane_controls.h"
#include "ui/views/probe_panel.h"
#include "ui/views/timeline_view.h"

namespace lookback::ui {
namespace {

constexpr int kFacts = 7;
/// px at 100 %.
constexpr double kForm = 232, kSideBySide = 940, kLeastChart = 60, kLeastProbes = 96, kLeastForm = 260;

QScrollArea* scrolled(QWidget* content, QWidget* parent) {
  auto* area = new QScrollArea(parent);
  setLook(*area, "plain");
  area->setWidgetResizable(true);
  area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  area->setFocusPolicy(Qt::NoFocus);
  area->setFrameShape(QFrame::NoFrame);
  area->viewport()->setAutoFillBackground(false);
  area->setWidget(content);
  content->setAutoFillBackground(false);
  return area;
}

}  // namespace

QToolButton* TrainPage::tool(const QString& id, const QString& picture) {
  auto* button = new QToolButton(this);
  button->setObjectName(id);
  setLook(*button, "header");
  button->setProperty("picture", picture);
  return button;
}

/// A chart with its reading in the header; with several curves, a switch between them.
Card* TrainPage::curveCard(const QString& id, const std::vector<int>& curves) {
  auto* card = new Card(m_services.theme, id, this);
  auto* chart = new CurveChart(m_model, m_services.theme, static_cast<Curve>(curves.front()), card);
  chart->setObjectName(id + QStringLiteral(".chart"));
  auto* reading = plainLabel(id + QStringLiteral(".reading"), "strong", card);
  connect(chart, &CurveChart::readingChanged, reading,
          [reading, chart, several = curves.size() > 1](const QString& now) {
            const QString unit = CurveChart::unit(chart->curve());
            reading->setText(!several ? now : now.isEmpty() ? unit : tr("%1 (%2)").arg(now, unit));
          });
  if (curves.size() > 1) {
    QStringList names;
    for (const int curve : curves) names << CurveChart::title(static_cast<Curve>(curve));
    auto* choice = new Segments(m_services.theme, names, card);
    describeControl(*choice, id + QStringLiteral(".choice"), tr("Curve"), tr("Which curve this pane shows."));
    card->addHeaderWidget(choice);
    m_choices.emplace_back(choice, curves);
    connect(choice, &Segments::chosenChanged, chart,
            [chart, curves](int k) { chart->setCurve(static_cast<Curve>(curves[static_cast<std::size_t>(k)])); });
    card->setProperty("switched", true);
    card->addBody(reading, 0);
  } else {
    card->addHeaderWidget(reading);
  }
  card->addBody(chart);
  m_curveCards.push_back(card);
  m_charts.push_back(chart);
  return card;
}

void TrainPage::buildFacts() {
  m_factsCard = new Card(m_services.theme, QStringLiteral("train.facts"), this);
  auto* grid = new QGridLayout;
  for (int k = 0; k < kFacts; ++k) {
    auto* name = plainLabel(QStringLiteral("train.fact%1.name").arg(k), "note", m_factsCard);
    auto* value = plainLabel(QStringLiteral("train.fact%1").arg(k), "strong", m_factsCard);
    value->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    grid->addWidget(name, k, 0);
    grid->addWidget(value, k, 1);
    m_factNames.push_back(name);
    m_factValues.push_back(value);
  }
  grid->setColumnStretch(1, 1);
  m_factsCard->addBody(grid);
}

QFrame* TrainPage::buildBar() {
  auto* bar = new QFrame(this);
  bar->setObjectName(QStringLiteral("trainBar"));
  auto* line = new QHBoxLayout(bar);
  Theme& theme = m_services.theme;
  const auto action = [this](const char* id) { return m_services.actions.get(QLatin1String(id)); };
  using Shows = ActionButton::Shows;
  m_start = new ActionButton(theme, action("train.start"), "primary", Shows::both, QStringLiteral("play"), bar);
  line->addWidget(m_start);
  line->addWidget(new ActionButton(theme, action("train.batch"), "button", Shows::both, QStringLiteral("step"), bar));
  line->addWidget(new ActionButton(theme, action("train.stop"), "button", Shows::both, QStringLiteral("stop"), bar));
  m_progress = new QProgressBar(bar);
  m_progress->setTextVisible(false);
  m_progress->setRange(0, 1000);
  setLook(*m_progress, "progress");
  m_progressText = plainLabel(QStringLiteral("train.progressText"), "note", bar);
  line->addWidget(m_progress, 1);
  line->addWidget(m_progressText);
  return bar;
}

void TrainPage::build() {
  Theme& theme = m_services.theme;
  m_banner = new Banner(theme, false, this);
  m_form = new TrainForm(m_services, this);
  m_formCard = new Card(theme, QStringLiteral("train.run"), this);
  m_formArea = scrolled(m_form, m_formCard);
  m_tabs = new QTabBar(m_formCard);
  setLook(*m_tabs, "tabs");
  m_tabs->setDrawBase(false);
  m_tabs->setExpanding(true);
  for (int k = 0; k < 2; ++k) m_tabs->addTab(QString());
  m_details = new RunDetailsPanel(m_services, m_formCard);
  m_left = new QStackedWidget(m_formCard);
  m_left->addWidget(m_formArea);
  m_left->addWidget(scrolled(m_details, m_formCard));
  m_formCard->addBody(m_tabs, 0);
  m_formCard->addBody(m_left);
  buildFacts();
  auto* left = new QVBoxLayout;
  left->addWidget(m_formCard, 1);
  left->addWidget(m_factsCard);

  const auto curve = [](Curve c) { return static_cast<int>(c); };
  auto* charts = new QGridLayout;
  charts->addWidget(curveCard(QStringLiteral("train.loss"), {curve(Curve::loss)}), 0, 0, 1, 2);
  charts->addWidget(curveCard(QStringLiteral("train.quality"), {curve(Curve::bleu), curve(Curve::gradientNorm)}), 1, 0);
  charts->addWidget(curveCard(QStringLiteral("train.alignment"), {curve(Curve::aer), curve(Curve::speed)}), 1, 1);
  charts->setRowStretch(0, 5);
  charts->setRowStretch(1, 4);

  m_probeCard = new Card(theme, QStringLiteral("train.probes"), this);
  m_probes = new ProbePanel(m_model, theme, m_probeCard);
  m_probeArea = scrolled(m_probes, m_probeCard);
  m_probeCard->addBody(m_probeArea);
  m_above = new QBoxLayout(QBoxLayout::LeftToRight);
  m_above->addLayout(charts, 5);
  m_above->addWidget(m_probeCard, 4);

  m_diagnosis = new Card(theme, QStringLiteral("train.diagnosis"), this);
  m_finding = plainLabel(QStringLiteral("train.finding"), "strong", m_diagnosis);
  m_rule = plainLabel(QStringLiteral("train.rule"), "note", m_diagnosis);
  m_rule->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
  m_timelineCard = new Card(theme, QStringLiteral("train.timelineCard"), this);
  m_timeline = new TimelineView(m_model, theme, m_timelineCard);
  m_back = tool(QStringLiteral("timeline.back"), QStringLiteral("play-back"));
  m_play = tool(QStringLiteral("timeline.play"), QStringLiteral("play"));
  m_largest = tool(QStringLiteral("timeline.largest"), QStringLiteral("jump"));
  m_mapKind = new Segments(theme, {QString(), QString()}, m_timelineCard);
  m_timelineCard->addHeaderWidget(m_mapKind);
  for (QToolButton* button : {m_back, m_play, m_largest}) m_timelineCard->addHeaderWidget(button);
  m_timelineCard->addBody(m_timeline, 0);
  auto* says = new QHBoxLayout;
  says->addWidget(m_finding);
  says->addWidget(m_rule, 1);
  m_diagnosis->addBody(says);
  m_diagnosis->setTexts(QString(), QString());

  m_right = new QStackedWidget(this);
  m_live = new QWidget(m_right);
  m_runs = new RunsPane(m_services, m_library, *m_banner, *m_details, m_right);
  m_right->addWidget(m_live);
  m_right->addWidget(m_runs);
  auto* right = new QVBoxLayout(m_live);
  right->setContentsMargins(0, 0, 0, 0);
  right->addLayout(m_above, 1);
  right->addWidget(m_diagnosis);
  right->addWidget(m_timelineCard);
  auto* inside = new QWidget(this);
  m_body = new QBoxLayout(QBoxLayout::LeftToRight, inside);
  m_body->addLayout(left);
  m_body->addWidget(m_right, 1);
  m_scroll = new QScrollArea(this);
  setLook(*m_scroll, "page");
  m_scroll->setFrameShape(QFrame::NoFrame);
  m_scroll->setWidgetResizable(true);
  m_scroll->setFocusPolicy(Qt::NoFocus);
  m_scroll->setWidget(inside);
  inside->setAutoFillBackground(false);
  m_scroll->viewport()->setAutoFillBackground(false);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(0);
  column->addWidget(m_banner);
  column->addWidget(m_scroll, 1);
  column->addWidget(buildBar());
}

QList<QWidget*> TrainPage::stops() const {
  if (onRuns()) return m_runs->stops() << m_details << m_tabs;
  QList<QWidget*> stops{m_start};
  for (CurveChart* chart : m_charts) stops << chart;
  return stops << m_probes << m_timeline << m_tabs;
}

void TrainPage::applyTheme() {
  const auto px = [this](double length) { return static_cast<int>(std::lround(m_services.theme.px(length))); };
  for (QLayout* layout : findChildren<QLayout*>()) {
    if (layout->parentWidget() == m_scroll->widget() || layout->parentWidget() == m_live) layout->setSpacing(px(8));
  }
  m_body->setContentsMargins(px(8), px(8), px(8), px(8));
  followRoom();
  m_progress->setFixedHeight(px(8));
  if (auto* bar = findChild<QFrame*>(QStringLiteral("trainBar"))) {
    bar->layout()->setContentsMargins(px(12), px(8), px(12), px(8));
    bar->layout()->setSpacing(px(8));
  }
  nameParts();
}

/// Where type is so large that form, curves and probes have no room side by side, what is watched stands above the
/// form, and the page scrolls.
void TrainPage::followRoom() {
  const auto px = [this](double length) { return static_cast<int>(std::lround(m_services.theme.px(length))); };
  const bool narrow = width() < px(kSideBySide);
  m_body->setDirection(narrow ? QBoxLayout::BottomToTop : QBoxLayout::LeftToRight);
  m_above->setDirection(narrow ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
  for (Card* card : {m_formCard, m_factsCard}) {
    card->setMinimumWidth(px(kForm));
    card->setMaximumWidth(narrow ? QWIDGETSIZE_MAX : px(kForm));
  }
  for (CurveChart* chart : m_charts) chart->setMinimumHeight(px(narrow ? 2 * kLeastChart : kLeastChart));
  m_probeArea->setMinimumHeight(px(narrow ? kLeastForm : kLeastProbes));
  m_formArea->setMinimumHeight(narrow ? px(kLeastForm) : 0);
}

void TrainPage::retranslate() {
  m_formCard->setTexts(QString(), QString());
  m_tabs->setTabText(0, tr("Live"));
  m_tabs->setTabText(1, tr("Runs"));
  describeControl(*m_tabs, QStringLiteral("train.tabs"), tr("Live or stored"),
                  tr("The run that trains, with the form for a new one; or all runs that are stored."));
  m_factsCard->setTexts(tr("Facts"), QString());
  retranslateTimeline();
  for (const auto& [choice, curves] : m_choices) {
    QStringList names;
    for (const int curve : curves) names << CurveChart::title(static_cast<Curve>(curve));
    choice->setTexts(names);
    describeControl(*choice, choice->objectName(), tr("Curve"), tr("Which curve this pane shows."));
  }
  const QStringList names{
      tr("Update"), tr("Pass over the data"),   tr("Words/s"), tr("Gradient norm"), tr("Best dev BLEU"),
      tr("Seed"),   tr("Alignment labels used")};
  for (int k = 0; k < kFacts; ++k) m_factNames[static_cast<std::size_t>(k)]->setText(names[k]);
  m_progress->setAccessibleName(tr("Progress"));
  m_progress->setObjectName(QStringLiteral("train.progress"));
  nameParts();
  followStage();
  showFacts();
}

void TrainPage::retranslateTimeline() {
  m_mapKind->setTexts({tr("Weights"), tr("Energies")});
  describeControl(*m_mapKind, QStringLiteral("timeline.kind"), tr("Maps of"),
                  tr("Weights from 0 to 1, or the energies they come from."));
  m_mapKind->setEnabled(m_model.attends());
  m_timelineCard->setTexts(
      tr("Timeline"), !m_model.attends() ? tr("what the probes became; there are no weights to draw")
                      : m_timeline->showsEnergies()
                          ? tr("the chosen probe's energies: bright is the largest of a row, dark is 6 or more below")
                          : tr("the chosen probe's map at each stored update"));
}

void TrainPage::nameParts() {
  const auto name = [this](QToolButton* button, const QString& picture, const QString& text, const QString& help) {
    describeControl(*button, button->objectName(), text, help);
    button->setToolTip(plainTip(help));
    button->setIcon(icon(m_services.theme, picture));
  };
  const int way = m_timeline->playing();
  name(m_play, way > 0 ? QStringLiteral("pause") : QStringLiteral("play"), way > 0 ? tr("Pause") : tr("Play"),
       tr("Plays the snapshots in order (Space in the timeline)."));
  name(m_back, way < 0 ? QStringLiteral("pause") : QStringLiteral("play-back"),
       way < 0 ? tr("Pause") : tr("Play backwards"),
       tr("Plays the snapshots backwards (Shift+Space in the timeline)."));
  name(m_largest, QStringLiteral("jump"), tr("Largest change"),
       tr("Goes to the snapshot whose weights moved most since the one before."));
}

void TrainPage::showFacts() {
  const auto set = [this](int k, const QString& text) { m_factValues[static_cast<std::size_t>(k)]->setText(text); };
  const QString none = QStringLiteral("–");
  const auto& points = m_model.points();
  const bool any = !points.empty();
  set(0, any ? countText(static_cast<qint64>(points.back().update)) : none);
  set(1, any ? fixedText(points.back().epochs, 1) : none);
  QString speed = none;
  if (points.size() > 1) {
    double words = 0;
    std::size_t k = points.size() - 1;
    while (k > 0 && points.back().seconds - points[k].seconds < 1) words += points[k--].targetWords;
    const double seconds = points.back().seconds - points[k].seconds;
    if (seconds > 0) speed = countText(std::llround(words / seconds));
  }
  set(2, speed);
  set(3, any ? fixedText(static_cast<double>(points.back().gradientNorm), 2) : none);
  double best = -1;
  for (const JudgedPoint& point : m_model.evaluations()) best = std::max(best, point.bleu.value_or(-1));
  set(4, best < 0 ? none : fixedText(best, 1));
  set(5, any || m_controller.isBusy() ? QString::number(m_controller.options().seed) : none);
  set(6, tr("none"));
  const ProbeFrame* frame = m_model.current();
  m_probeCard->setTexts(tr("Probe sentences"),
                        frame ? tr("at update %1").arg(countText(static_cast<qint64>(frame->update))) : QString());
  for (std::size_t k = 0; k < m_curveCards.size(); ++k)
    if (!m_curveCards[k]->property("switched").toBool())
      m_curveCards[k]->setTexts(CurveChart::title(m_charts[k]->curve()), CurveChart::unit(m_charts[k]->curve()));
  const Diagnosis diagnosis = diagnose(m_model);
  m_diagnosis->setVisible(!diagnosis.finding.isEmpty());
  m_finding->setText(diagnosis.finding);
  m_rule->setText(diagnosis.rule);
  m_rule->setToolTip(plainTip(diagnosis.rule));
  for (QToolButton* button : {m_play, m_back, m_largest}) button->setEnabled(m_model.frames().size() > 1);
  const double whole = 60 * m_controller.options().minutes;
  const double share = any && whole > 0 ? std::clamp(points.back().seconds / whole, 0.0, 1.0) : 0;
  m_progress->setValue(static_cast<int>(std::lround(1000 * share)));
  m_progressText->setText(m_controller.isBusy() && any
                              ? tr("%1 %, %2").arg(QString::number(std::lround(100 * share)), timeLeft())
                              : QString());
}

}  // namespace lookback::ui
