// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/beam_view.h"

#include <QAbstractItemView>
#include <QAction>
#include <algorithm>

#include "ui/views/number_text.h"
#include "ui/views/pane_controls.h"
#include "ui/views/token_text.h"
#include "ui/views/view_export.h"

namespace lookback::ui {
namespace {

constexpr int kUsualWidth = 5;

const char* fateName(BeamNode::Fate fate) {
  switch (fate) {
    case BeamNode::Fate::kept:
      return "kept";
    case BeamNode::Fate::dead:
      return "dead";
    case BeamNode::Fate::finished:
      return "finished";
    case BeamNode::Fate::open:
      return "open";
    case BeamNode::Fate::pruned:
      break;
  }
  return "pruned";
}

}  // namespace

BeamView::BeamView(DecodeModel& model, Theme& theme, QWidget* parent)
    : PaneView(QStringLiteral("beam"), model, theme, parent),
      m_beam(new BeamCanvas(model, theme, this)),
      m_width(new PaneCombo(theme, this)),
      m_show(new QAction(this)),
      m_release(new QAction(this)),
      m_wider(new QAction(this)),
      m_narrower(new QAction(this)) {
  for (int width = 1; width <= kWidest; ++width) m_width->addItem(QString());
  m_width->setCurrentIndex(kUsualWidth - 1);
  addControl(m_width);
  const std::pair<QAction*, const char*> actions[] = {
      {m_show, "beam.show"}, {m_release, "beam.greedy"}, {m_wider, "beam.wider"}, {m_narrower, "beam.narrower"}};
  for (const auto& [action, name] : actions) {
    action->setObjectName(QLatin1String(name));
    addAction(action);
  }
  connect(m_show, &QAction::triggered, m_beam, &BeamCanvas::showHypothesis);
  connect(m_release, &QAction::triggered, this, [this] { this->model().requestHypothesis({}); });
  connect(m_wider, &QAction::triggered, this, [this] { setBeamWidth(beamWidth() + 1); });
  connect(m_narrower, &QAction::triggered, this, [this] { setBeamWidth(beamWidth() - 1); });
  connect(m_width, &QComboBox::currentIndexChanged, this, [this] {
    if (isVisible()) this->model().requestBeam(beamWidth());
  });
  connect(m_beam, &BeamCanvas::widthRequested, this, [this](int by) { setBeamWidth(beamWidth() + by); });
  connect(m_beam, &BeamCanvas::shownChanged, this, &BeamView::follow);
  setCanvas(m_beam);
  follow();
}

int BeamView::beamWidth() const {
  return m_width->currentIndex() + 1;
}

void BeamView::setBeamWidth(int width) {
  m_width->setCurrentIndex(std::clamp(width, 1, kWidest) - 1);
}

void BeamView::showEvent(QShowEvent* event) {
  PaneView::showEvent(event);
  model().requestBeam(beamWidth());
}

void BeamView::hideEvent(QHideEvent* event) {
  PaneView::hideEvent(event);
  model().requestBeam(0);
}

void BeamView::retranslate() {
  setTexts(
      tr("Beam"),
      tr("The beam search from left to right: boxes were kept, words without a box just missed the beam. Enter shows "
         "the hypothesis of a box in all panes."));
  for (int width = 1; width <= kWidest; ++width)
    m_width->setItemText(width - 1, width == 1 ? tr("width 1 (greedy)") : tr("width %1").arg(QString::number(width)));
  describeControl(*m_width, QStringLiteral("beam.width"), tr("Width of the beam"),
                  tr("How many partial translations are kept at every step."));
  describeControl(*m_width->view(), QStringLiteral("beam.widthList"), tr("Width of the beam"),
                  tr("Up and down choose, Enter takes."));
  m_show->setText(tr("Show this hypothesis"));
  m_show->setStatusTip(tr("The weights of the hypothesis under the cursor are shown in all panes."));
  m_release->setText(tr("Show the greedy translation"));
  m_release->setStatusTip(tr("Back to what the model writes by itself, word by word."));
  m_wider->setText(tr("Wider beam"));
  m_narrower->setText(tr("Narrower beam"));
  follow();
}

void BeamView::follow() {
  const bool there = m_beam->tree() != nullptr;
  m_show->setEnabled(there && m_beam->cursor() >= 0);
  m_release->setEnabled(!model().hypothesis().empty());
  m_wider->setEnabled(beamWidth() < kWidest);
  m_narrower->setEnabled(beamWidth() > 1);
  setNote(!model().hypothesis().empty()      ? tr("a hypothesis is shown")
          : !model().interventions().empty() ? tr("without the edits")
                                             : QString());
}

QString BeamView::exportCsv() const {
  QString csv = csvLine({QStringLiteral("node"), QStringLiteral("parent"), QStringLiteral("step"),
                         QStringLiteral("word"), QStringLiteral("log_p"), QStringLiteral("sum"),
                         QStringLiteral("score"), QStringLiteral("rank"), QStringLiteral("fate")});
  if (!m_beam->tree()) return csv;
  int index = 0;
  for (const BeamNode& node : m_beam->tree()->nodes)
    csv +=
        csvLine({QString::number(index++), node.parent < 0 ? QString() : QString::number(node.parent),
                 QString::number(node.step), tokenText(node.text), exactText(node.logProbability), exactText(node.sum),
                 exactText(node.score), QString::number(node.rank), QLatin1String(fateName(node.fate))});
  return csv;
}

}  // namespace lookback::ui
