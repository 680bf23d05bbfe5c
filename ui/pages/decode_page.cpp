// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/decode_page.h"

#include <QApplication>
#include <QEvent>
#include <QHBoxLayout>
#include <QTimer>
#include <QVBoxLayout>
#include <algorithm>
#include <cmath>

#include "ui/controllers/lane_controller.h"
#include "ui/pages/inspector.h"
#include "ui/support/controls.h"
#include "ui/views/arcs_view.h"
#include "ui/views/beam_view.h"
#include "ui/views/difference_view.h"
#include "ui/views/energies_view.h"
#include "ui/views/map_view.h"
#include "ui/views/next_words_view.h"
#include "ui/views/pane_canvas.h"
#include "ui/views/pane_controls.h"
#include "ui/views/thin_scroll_bar.h"

namespace lookback::ui {
namespace {

constexpr double kNarrow = 1100;  // window width from which the inspector stands beside the views
constexpr double kRail = 72;
constexpr double kLeastWidth = 740, kLeastHeight = 456;  // of the views before the page scrolls
constexpr double kLeastComparing = 620;                  // the height with two lanes
constexpr double kGap = 8;
enum Pane : std::size_t { arcs, nextWords, map, energies };

}  // namespace

DecodePage::DecodePage(Services services, DecodeModel& model, DecodeController& controller, QWidget* parent)
    : QWidget(parent),
      m_services(services),
      m_panes{new ArcsView(model, services.theme, nullptr), new NextWordsView(model, services.theme, nullptr),
              new MapView(model, services.theme, nullptr), new EnergiesView(model, services.theme, nullptr)},
      m_inspector(new Inspector(services.theme, model, controller, nullptr)),
      m_tabs(new QTabBar(this)),
      m_scroll(new QScrollArea(this)),
      m_body(new QWidget),
      m_rows(new QSplitter(Qt::Vertical)),
      m_top(new QSplitter(Qt::Horizontal)),
      m_bottom(new QSplitter(Qt::Horizontal)),
      m_lanesPlace(new QSplitter(Qt::Vertical)),
      m_lowerPlace(new QSplitter(Qt::Vertical)),
      m_beam(new BeamView(model, services.theme, nullptr)) {
  setObjectName(QStringLiteral("decodePage"));
  setAttribute(Qt::WA_StyledBackground);
  build();
  for (PaneView* pane : m_panes) addPane(pane);
  addPane(m_beam);
  addLowerSwitch(m_panes[map], QStringLiteral("map.switch"));
  addLowerSwitch(m_beam, QStringLiteral("beam.switch"));
  connect(m_tabs, &QTabBar::currentChanged, this, &DecodePage::arrange);
  connect(qApp, &QApplication::focusChanged, this, [this](QWidget*, QWidget* now) {
    for (PaneView* pane : m_all)
      if (now && (pane == now || pane->isAncestorOf(now))) m_current = pane;
  });
  connect(&services.theme, &Theme::changed, this, &DecodePage::applyTheme);
  m_current = m_panes[arcs];
  retranslate();
  nameMarks();
  applyTheme();
}

void DecodePage::build() {
  m_lanesPlace->addWidget(m_panes[arcs]);
  m_lowerPlace->addWidget(m_panes[map]);
  m_lowerPlace->addWidget(m_beam);
  m_top->addWidget(m_lanesPlace);
  m_top->addWidget(m_panes[nextWords]);
  m_bottom->addWidget(m_lowerPlace);
  m_bottom->addWidget(m_panes[energies]);
  m_rows->addWidget(m_top);
  m_rows->addWidget(m_bottom);
  const std::pair<QSplitter*, const char*> splitters[] = {
      {m_rows, "rows"}, {m_top, "top"}, {m_bottom, "bottom"}, {m_lanesPlace, "lanes"}, {m_lowerPlace, "lower"}};
  for (const auto& [splitter, name] : splitters) {
    splitter->setObjectName(QLatin1String(name));
    splitter->setChildrenCollapsible(false);
  }
  const auto share = [](QSplitter* splitter, int first, int second) {
    splitter->setStretchFactor(0, first);
    splitter->setStretchFactor(1, second);
    splitter->setSizes({first * 10, second * 10});
  };
  share(m_top, 66, 34);
  share(m_bottom, 51, 49);
  share(m_rows, 37, 63);

  auto* bodyColumn = new QVBoxLayout(m_body);
  bodyColumn->addWidget(m_rows);
  m_scroll->setObjectName(QStringLiteral("pageScroll"));
  setLook(*m_scroll, "page");
  m_scroll->setWidget(m_body);
  m_scroll->setWidgetResizable(true);
  m_scroll->setFrameShape(QFrame::NoFrame);
  m_scroll->setFocusPolicy(Qt::NoFocus);
  m_scroll->setVerticalScrollBar(new ThinScrollBar(m_services.theme, Qt::Vertical, m_scroll));
  m_scroll->setHorizontalScrollBar(new ThinScrollBar(m_services.theme, Qt::Horizontal, m_scroll));
  m_scroll->viewport()->setAutoFillBackground(false);
  m_body->setAutoFillBackground(false);

  setLook(*m_tabs, "tabs");
  m_tabs->addTab(QString());
  m_tabs->addTab(QString());
  m_tabs->setExpanding(false);
  m_tabs->setDrawBase(false);
  auto* tabLine = new QHBoxLayout;
  tabLine->addStretch(1);
  tabLine->addWidget(m_tabs);
  auto* left = new QVBoxLayout;
  left->setSpacing(0);
  left->addLayout(tabLine);
  left->addWidget(m_scroll, 1);
  auto* line = new QHBoxLayout(this);
  line->setContentsMargins(0, 0, 0, 0);
  line->setSpacing(0);
  line->addLayout(left, 1);
  line->addWidget(m_inspector);  // now, so that Tab comes to it after the panes
}

bool DecodePage::isNarrow() const {
  return width() < m_services.theme.px(kNarrow - kRail);
}

void DecodePage::arrange() {
  const bool narrow = isNarrow(), tab = narrow && m_inspectorShown && !m_maximised;
  const bool inspecting = tab && m_tabs->currentIndex() == 1;
  m_tabs->setVisible(tab);
  const auto any = [](std::initializer_list<const PaneView*> panes) {
    return std::any_of(panes.begin(), panes.end(), [](const PaneView* pane) { return pane && !pane->isHidden(); });
  };
  for (PaneView* pane : m_all) {
    const bool right = pane == m_panes[nextWords] || pane == m_panes[energies];
    pane->setVisible(isShown(pane) && (m_maximised ? pane == m_maximised : !(inspecting && right)));
    pane->setMaximised(pane == m_maximised);
  }
  m_lanesPlace->setVisible(any({m_panes[arcs], m_laneArcs}));
  m_lowerPlace->setVisible(any({m_panes[map], m_beam, m_difference}));
  m_top->setVisible(any({m_panes[arcs], m_laneArcs, m_panes[nextWords]}));
  m_bottom->setVisible(any({m_panes[map], m_beam, m_difference, m_panes[energies]}));
  m_inspector->setTab(tab);
  m_inspector->setVisible(narrow ? inspecting : m_inspectorShown);
  const auto px = [this](double length) { return static_cast<int>(std::lround(m_services.theme.px(length))); };
  m_body->layout()->setContentsMargins(px(kGap), px(tab ? kGap / 4 : kGap), px(kGap), px(kGap));
  const double least = inspecting ? kLeastWidth / 2 : kLeastWidth;
  const double height = m_comparing ? kLeastComparing : kLeastHeight;
  m_body->setMinimumSize(px(m_maximised ? kLeastWidth / 2 : least), px(m_maximised ? kLeastHeight / 2 : height));
  Q_EMIT layoutChanged();
}

void DecodePage::setMaximised(PaneView* pane) {
  if (pane == m_maximised) return;
  m_maximised = pane;
  arrange();
  if (pane) pane->setFocus(Qt::OtherFocusReason);
}

void DecodePage::addPane(PaneView* pane) {
  m_all.push_back(pane);
  connect(pane, &PaneView::maximiseRequested, this, [this, pane](bool on) { setMaximised(on ? pane : nullptr); });
}

/// The choice of what stands in the place of the map, in the header of each pane that can stand there.
void DecodePage::addLowerSwitch(PaneView* pane, const QString& name) {
  auto* choice = new Segments(m_services.theme, {QString(), QString()}, pane);
  choice->setObjectName(name);
  connect(choice, &Segments::chosenChanged, this, [this](int index) { setLower(static_cast<Lower>(index)); });
  pane->setTitleSwitch(choice);
  m_switches.push_back(choice);
}

bool DecodePage::isShown(const PaneView* pane) const {
  if (pane == m_laneArcs) return m_comparing;
  if (pane == m_panes[map]) return m_lower == Lower::map;
  if (pane == m_beam) return m_lower == Lower::beam;
  if (pane == m_difference) return m_lower == Lower::difference;
  return true;
}

void DecodePage::setLower(Lower lower) {
  if (lower == Lower::difference && !m_comparing) lower = Lower::map;
  for (Segments* choice : m_switches) choice->setChosen(static_cast<int>(lower));
  if (lower == m_lower) return;
  const auto pane = [this](Lower at) -> PaneView* {
    return at == Lower::map ? m_panes[map] : at == Lower::beam ? static_cast<PaneView*>(m_beam) : m_difference;
  };
  PaneView* before = pane(m_lower);
  QWidget* focus = QApplication::focusWidget();
  const bool inside = focus && before->isAncestorOf(focus);
  const bool onSwitch = inside && qobject_cast<Segments*>(focus);
  const bool large = m_maximised == before;
  m_lower = lower;
  if (large) m_maximised = pane(lower);
  arrange();
  if (onSwitch) pane(lower)->findChild<Segments*>(pane(lower)->objectName() + QStringLiteral(".switch"))->setFocus();
  if (inside && !onSwitch) pane(lower)->setFocus(Qt::OtherFocusReason);
  if (m_current == before) m_current = pane(lower);
  Q_EMIT lowerChanged();
}

void DecodePage::attach(LaneController& lanes) {
  m_lanes = &lanes;
  auto& first = static_cast<ArcsView&>(*m_panes[arcs]);
  m_laneArcs = new ArcsView(lanes.second(), m_services.theme, nullptr, QStringLiteral("lane"));
  m_laneArcs->follow(first);
  m_difference = new DifferenceView(lanes, m_services.theme, nullptr);
  m_lanesPlace->addWidget(m_laneArcs);
  m_lowerPlace->addWidget(m_difference);
  addPane(m_laneArcs);
  addPane(m_difference);
  addLowerSwitch(m_difference, QStringLiteral("difference.switch"));
  connect(&lanes, &LaneController::changed, this, &DecodePage::followLanes);
  retranslate();
  followLanes();
  arrange();
}

void DecodePage::addLaneWidget(QWidget* widget) {
  m_laneArcs->addHeaderWidget(widget);
}

void DecodePage::followLanes() {
  const bool comparing = m_lanes->isOpen();
  auto& first = static_cast<ArcsView&>(*m_panes[arcs]);
  first.setLane(comparing ? tr("A") : QString(), m_lanes->firstTitle());
  m_laneArcs->setLane(comparing ? tr("B") : QString(), m_lanes->secondTitle(), comparing && m_lanes->aligns());
  if (comparing == m_comparing) return;
  m_comparing = comparing;
  retranslate();
  if (!comparing && (m_maximised == m_laneArcs || m_maximised == m_difference)) m_maximised = nullptr;
  if (comparing) {
    m_rowsAlone = m_rows->saveState();
    setLower(Lower::difference);
    arrange();
    shareRows();
    QTimer::singleShot(0, this, &DecodePage::shareRows);  // again when the panes that came have their least height
  } else {
    if (m_lower == Lower::difference) setLower(Lower::map);
    if (m_current == m_laneArcs) m_current = m_panes[arcs];
    arrange();
    m_rows->restoreState(m_rowsAlone);
  }
}

/// With two lanes: in a low window the arcs keep their least height and the difference gets the rest.
void DecodePage::shareRows() {
  if (!m_comparing) return;
  constexpr double kArcs = 0.44;
  const int all = m_rows->height() - m_rows->handleWidth();
  const int top = std::max(m_top->minimumSizeHint().height(), static_cast<int>(kArcs * all));
  m_rows->setSizes({top, all - top});
}

void DecodePage::setInspectorShown(bool shown) {
  m_inspectorShown = shown;
  arrange();
}

QList<QWidget*> DecodePage::stops() const {
  QList<QWidget*> stops;
  const auto add = [&stops](PaneView* pane) {
    if (pane && pane->isVisible()) stops << pane;
  };
  add(m_panes[arcs]);
  add(m_laneArcs);
  add(m_panes[nextWords]);
  add(m_panes[map]);
  add(m_beam);
  add(m_difference);
  add(m_panes[energies]);
  if (m_inspector->isVisible()) stops << m_inspector;
  return stops;
}

void DecodePage::restoreState() {
  const Settings& settings = m_services.settings;
  m_rows->restoreState(settings.get(setting::rowSplitter));
  m_top->restoreState(settings.get(setting::topSplitter));
  m_bottom->restoreState(settings.get(setting::bottomSplitter));
}

void DecodePage::saveState() const {
  Settings& settings = m_services.settings;
  settings.set(setting::rowSplitter, m_comparing ? m_rowsAlone : m_rows->saveState());
  settings.set(setting::topSplitter, m_top->saveState());
  settings.set(setting::bottomSplitter, m_bottom->saveState());
}

void DecodePage::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  arrange();
}

void DecodePage::applyTheme() {
  const auto px = [this](double length) { return static_cast<int>(std::lround(m_services.theme.px(length))); };
  for (QSplitter* splitter : {m_rows, m_top, m_bottom, m_lanesPlace, m_lowerPlace}) splitter->setHandleWidth(px(kGap));
  arrange();
}

void DecodePage::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) {
    retranslate();
    QTimer::singleShot(0, this, &DecodePage::nameMarks);  // after the panes have said theirs
  }
  QWidget::changeEvent(event);
}

void DecodePage::retranslate() {
  QStringList lower = {tr("Map"), tr("Beam")};
  if (m_comparing) lower << tr("Difference");
  for (Segments* choice : m_switches) {
    choice->setTexts(lower);
    choice->setChosen(static_cast<int>(m_lower));
    describeControl(*choice, choice->objectName(), tr("What stands here"),
                    tr("The map of weights, the beam search, or the difference of two lanes."));
  }
  m_tabs->setTabText(0, tr("Energies and next word"));
  m_tabs->setTabText(1, tr("Inspector"));
  describeControl(*m_tabs, QStringLiteral("pageTabs"), tr("What stands on the right"),
                  tr("Energies and next word, or the inspector with equation, numbers and edits."));
}

/// "What is this?" gives a sentence, the symbol and the number of the equation (P6); the panes know the sentence.
void DecodePage::nameMarks() {
  const QString symbols[] = {tr("Symbol α(i, j): equation 6 of the paper."),
                             tr("Symbol p(y_i): equation 4 and Appendix A.2.2 of the paper."),
                             tr("Symbol α(i, j): equation 6 of the paper."),
                             tr("Symbols e(i, j) and α(i, j): equation 6 and Appendix A.1.2 of the paper.")};
  for (std::size_t i = 0; i < m_panes.size(); ++i) {
    QWidget* canvas = m_panes[i]->canvas();
    canvas->setWhatsThis(canvas->whatsThis() + QLatin1Char('\n') + symbols[i]);
  }
}

}  // namespace lookback::ui
