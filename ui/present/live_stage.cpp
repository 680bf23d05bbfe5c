// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/present/live_stage.h"

#include <QApplication>
#include <cmath>

#include "ui/pages/decode_page.h"
#include "ui/views/arcs_view.h"
#include "ui/views/beam_view.h"
#include "ui/views/button_rows.h"
#include "ui/views/energies_view.h"
#include "ui/views/map_view.h"
#include "ui/views/next_words_view.h"
#include "ui/views/pane_canvas.h"

namespace lookback::ui {
namespace {

enum Place : std::size_t { arcs, words, map, energies };
constexpr double kGap = 8;

}  // namespace

LiveStage::LiveStage(DecodePage& page, Theme& theme, QWidget* parent)
    : QWidget(parent), m_page(&page), m_theme(theme), m_line(new QBoxLayout(QBoxLayout::LeftToRight, this)) {
  setObjectName(QStringLiteral("liveStage"));
  DecodeModel& model = page.panes()[arcs]->model();
  for (PaneView* pane :
       std::initializer_list<PaneView*>{new ArcsView(model, theme, this), new NextWordsView(model, theme, this),
                                        new MapView(model, theme, this), new EnergiesView(model, theme, this)})
    m_views.push_back(view(pane));
  m_line->removeWidget(m_views[words]);
  m_line->addWidget(m_views[words]);  // to the right of what changes them
  static_cast<ArcsView*>(m_views[arcs])->follow(static_cast<ArcsView&>(*page.panes()[arcs]));
  auto& leader = static_cast<MapView&>(*page.panes()[map]);
  static_cast<MapView*>(m_views[map])->setCellSize(CellSize::fit);
  if (leader.posteriors()) static_cast<MapView*>(m_views[map])->setPosteriors(*leader.posteriors());
  connect(&leader, &MapView::optionsChanged, this, &LiveStage::followOptions);
  followOptions();
  m_line->setContentsMargins(0, 0, 0, 0);
  m_line->setSpacing(static_cast<int>(std::lround(theme.px(kGap))));
  connect(&page, &DecodePage::layoutChanged, this, &LiveStage::followPane);
  connect(&page, &DecodePage::lowerChanged, this, &LiveStage::followPane);
  // After the page: it knows then which pane has the keyboard.
  connect(qApp, &QApplication::focusChanged, this, &LiveStage::followPane, Qt::QueuedConnection);
  followPane();
}

/// Only the picture: what stands around it is for the hand of the presenter.
PaneView* LiveStage::view(PaneView* made) {
  made->setHeaderVisible(false);
  for (QWidget* control : made->findChildren<QWidget*>(QString(), Qt::FindDirectChildrenOnly))
    if (qobject_cast<ButtonRows*>(control)) control->hide();
  made->canvas()->setFocusPolicy(Qt::NoFocus);
  m_line->addWidget(made);
  return made;
}

void LiveStage::followOptions() {
  static_cast<MapView*>(m_views[map])->setTransposed(static_cast<MapView&>(*m_page->panes()[map]).transposed());
}

void LiveStage::followPane() {
  if (!m_page) return;
  const PaneView* pane = m_page->maximised() ? m_page->maximised() : m_page->currentPane();
  const bool lanes = m_views[arcs]->model().comparing();
  if (lanes && !m_lane) {
    m_lane = new ArcsView(m_page->laneArcs().model(), m_theme, this, QStringLiteral("lane"));
    m_lane->follow(static_cast<ArcsView&>(*m_page->panes()[arcs]));
    view(m_lane);
  }
  const bool beam = pane == &m_page->beam();
  if (beam && !m_beam) m_beam = view(new BeamView(m_views[arcs]->model(), m_theme, this));
  const bool onArcs = pane == m_page->panes()[arcs] || (lanes && pane == &m_page->laneArcs());
  const bool onEnergies = pane == m_page->panes()[energies];
  const bool onMap = pane == m_page->panes()[map], onWords = pane == m_page->panes()[words];
  m_line->setDirection(lanes ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
  m_views[arcs]->setVisible(onArcs || onWords || !(onEnergies || onMap || beam));
  m_views[words]->setVisible(onEnergies || onWords);
  m_views[map]->setVisible(onMap);
  m_views[energies]->setVisible(onEnergies);
  m_line->setStretchFactor(m_views[arcs], 3);
  m_line->setStretchFactor(m_views[energies], 3);
  m_line->setStretchFactor(m_views[words], 2);
  if (m_lane) m_lane->setVisible(lanes && m_views[arcs]->isVisibleTo(this));
  if (m_beam) m_beam->setVisible(beam);
}

QList<PaneView*> LiveStage::shown() const {
  QList<PaneView*> shown;
  for (PaneView* pane : findChildren<PaneView*>(QString(), Qt::FindDirectChildrenOnly))
    if (pane->isVisibleTo(this)) shown << pane;
  return shown;
}

QString LiveStage::description() const {
  QStringList names;
  for (const PaneView* pane : shown()) names << pane->accessibleName();
  return names.join(QStringLiteral(", "));
}

}  // namespace lookback::ui
