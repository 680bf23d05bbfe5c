// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/arcs_view.h"

#include <QAbstractItemView>
#include <QAction>
#include <algorithm>
#include <array>

#include "core/decoding/compare.h"
#include "ui/views/number_text.h"
#include "ui/views/pane_controls.h"
#include "ui/views/token_text.h"
#include "ui/views/view_export.h"
#include "ui/views/weight_reading.h"

namespace lookback::ui {
namespace {

using Mode = Threshold::Mode;
// From many links to few.
constexpr std::array<Threshold, 8> kThresholds = {{{Mode::atLeast, 0.0},
                                                   {Mode::atLeast, 0.01},
                                                   {Mode::atLeast, 0.05},
                                                   {Mode::atLeast, 0.1},
                                                   {Mode::atLeast, 0.25},
                                                   {Mode::cover, 0.95},
                                                   {Mode::cover, 0.9},
                                                   {Mode::cover, 0.75}}};
constexpr int kUsual = 2;

}  // namespace

ArcsView::ArcsView(DecodeModel& model, Theme& theme, QWidget* parent, const QString& id)
    : PaneView(id, model, theme, parent),
      m_arcs(new ArcsCanvas(model, theme, this)),
      m_threshold(new PaneCombo(theme, this)),
      m_reorderings(new PaneCheck(theme, {}, this)),
      m_reorderingsAction(new QAction(this)),
      m_more(new QAction(this)),
      m_fewer(new QAction(this)),
      m_probabilities(new QAction(this)),
      m_leastLikely(new QAction(this)) {
  for (std::size_t i = 0; i < kThresholds.size(); ++i) m_threshold->addItem(QString());
  addControl(m_threshold);
  addControl(m_reorderings);
  m_reorderingsAction->setObjectName(QStringLiteral("arcs.reorderings"));
  m_reorderingsAction->setCheckable(true);
  m_more->setObjectName(QStringLiteral("arcs.moreLinks"));
  m_fewer->setObjectName(QStringLiteral("arcs.fewerLinks"));
  m_probabilities->setObjectName(QStringLiteral("arcs.probabilities"));
  m_probabilities->setCheckable(true);
  m_leastLikely->setObjectName(QStringLiteral("arcs.leastLikely"));
  addActions({m_more, m_fewer, m_reorderingsAction, m_probabilities, m_leastLikely});
  connect(m_probabilities, &QAction::toggled, this, &ArcsView::setShowProbabilities);
  connect(m_leastLikely, &QAction::triggered, this, [this] {
    if (const Trace* trace = this->model().trace().get())
      if (const int step = leastLikelyStep(*trace); step > 0) this->model().setCursor(step, SubStep::write);
  });
  connect(m_threshold, &QComboBox::currentIndexChanged, this, [this](int index) {
    if (index >= 0) setThreshold(kThresholds[static_cast<std::size_t>(index)]);
  });
  connect(m_reorderings, &QCheckBox::toggled, this, &ArcsView::setShowReorderings);
  connect(m_reorderingsAction, &QAction::toggled, this, &ArcsView::setShowReorderings);
  connect(m_more, &QAction::triggered, this, [this] { changeThreshold(-1); });
  connect(m_fewer, &QAction::triggered, this, [this] { changeThreshold(1); });
  setCanvas(m_arcs);
  m_threshold->setCurrentIndex(kUsual);
}

void ArcsView::retranslate() {
  setTexts(m_lane.isEmpty() ? tr("Arcs") : tr("Lane %1").arg(m_lane),
           tr("Each curve joins a target word to a source word it reads from; the wider, the more weight. Left and "
              "right select a source word, up and down go from step to step."));
  setNote(m_lane.isEmpty() ? tr("source above, target below") : m_laneWhat);
  for (std::size_t i = 0; i < kThresholds.size(); ++i) {
    const Threshold& t = kThresholds[i];
    const QString words = t.mode == Mode::cover ? tr("cover %1 %").arg(QString::number(100 * t.value))
                          : t.value > 0         ? tr("α ≥ %1").arg(QString::number(t.value, 'f', 2))
                                                : tr("all links");
    m_threshold->setItemText(static_cast<int>(i), words);
  }
  describeControl(
      *m_threshold, QStringLiteral("arcs.threshold"), tr("Links shown"),
      tr("Shows the links of at least this weight, or the strongest that together cover this share of each word. "
         "What is hidden is counted below."));
  describeControl(*m_threshold->view(), QStringLiteral("arcs.thresholdList"), tr("Links shown"),
                  tr("Up and down choose, Enter takes."));
  m_reorderings->setText(tr("Show reorderings"));
  describeControl(*m_reorderings, QStringLiteral("arcs.reorderingsBox"), tr("Show reorderings"),
                  tr("Dashes and counts the pairs of words whose strongest links cross."));
  m_reorderingsAction->setText(tr("Show reorderings"));
  m_probabilities->setText(tr("Show log p of each word"));
  m_leastLikely->setText(tr("Go to the least likely word"));
  m_more->setText(tr("Show more links"));
  m_fewer->setText(tr("Show fewer links"));
}

void ArcsView::setLane(const QString& letter, const QString& what, bool repeats) {
  ArcsOptions options = m_arcs->options();
  if (repeats != options.repeats || letter.isEmpty() == options.lane) {
    options.repeats = repeats;
    options.lane = !letter.isEmpty();
    m_arcs->setOptions(options);
  }
  if (letter == m_lane && what == m_laneWhat) return;
  m_lane = letter;
  m_laneWhat = what;
  retranslate();
}

void ArcsView::follow(ArcsView& leader) {
  m_threshold->hide();
  m_reorderings->hide();
  const auto take = [this, &leader] {
    setThreshold(leader.threshold());
    setShowReorderings(leader.showsReorderings());
    setShowProbabilities(leader.showsProbabilities());
  };
  connect(&leader, &ArcsView::optionsChanged, this, take);
  take();
}

void ArcsView::setShowProbabilities(bool show) {
  m_probabilities->setChecked(show);
  if (show == showsProbabilities()) return;
  ArcsOptions options = m_arcs->options();
  options.probabilities = show;
  m_arcs->setOptions(options);
  Q_EMIT optionsChanged();
}

void ArcsView::setThreshold(const Threshold& threshold) {
  if (threshold == this->threshold()) return;
  ArcsOptions options = m_arcs->options();
  options.threshold = threshold;
  m_arcs->setOptions(options);
  const auto known = std::find(kThresholds.begin(), kThresholds.end(), threshold);
  m_threshold->setCurrentIndex(known == kThresholds.end() ? -1 : static_cast<int>(known - kThresholds.begin()));
  Q_EMIT optionsChanged();
}

void ArcsView::changeThreshold(int by) {
  const int last = static_cast<int>(kThresholds.size()) - 1;
  m_threshold->setCurrentIndex(std::clamp(m_threshold->currentIndex() + by, 0, last));
}

void ArcsView::setShowReorderings(bool show) {
  m_reorderings->setChecked(show);
  m_reorderingsAction->setChecked(show);
  if (show == showsReorderings()) return;
  ArcsOptions options = m_arcs->options();
  options.reorderings = show;
  m_arcs->setOptions(options);
  Q_EMIT optionsChanged();
}

QString ArcsView::exportCsv() const {
  QString csv = csvLine({QStringLiteral("step"), QStringLiteral("target"), QStringLiteral("position"),
                         QStringLiteral("source"), QStringLiteral("weight"), QStringLiteral("model_weight"),
                         QStringLiteral("edited"), QStringLiteral("shown")});
  if (!model().trace()) return csv;
  const Trace& trace = *model().trace();
  for (int step = 1; step <= model().step(); ++step) {
    const auto i = static_cast<std::size_t>(step - 1);
    const StepTrace& t = trace.steps[i];
    std::vector<char> shown(trace.source.size(), 0);
    for (const Link& link : linksOfStep(trace, step, threshold())) shown[static_cast<std::size_t>(link.source)] = 1;
    for (int j = 0; j < t.alpha.size(); ++j)
      csv += csvLine({QString::number(step), tokenText(trace.target[i]), QString::number(j),
                      tokenText(trace.source[static_cast<std::size_t>(j)]), exactText(t.alpha[j]),
                      j < t.modelAlpha.size() ? exactText(t.modelAlpha[j]) : QString(),
                      weightEdited(t, j) ? QStringLiteral("1") : QStringLiteral("0"),
                      shown[static_cast<std::size_t>(j)] ? QStringLiteral("1") : QStringLiteral("0")});
  }
  return csv;
}

}  // namespace lookback::ui
