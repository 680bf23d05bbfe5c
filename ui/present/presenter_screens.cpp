// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Where the audience looks: the second screen, a window of its own, or this window.
#include <QCursor>
#include <QGuiApplication>
#include <QScreen>

#include "ui/pages/decode_page.h"
#include "ui/present/live_stage.h"
#include "ui/present/presenter.h"
#include "ui/present/stage_overlay.h"
#include "ui/support/least_type.h"
#include "ui/views/beam_view.h"
#include "ui/views/button_rows.h"
#include "ui/views/difference_view.h"

namespace lookback::ui {
namespace {

/// Height of a pane with transport and caption, px at 100 %.
constexpr double kLeastHere = 300;
/// The type of words (TextStep::base), px at 100 %: AudienceWindow::wordScale makes it 24 pt.
constexpr double kWordType = 13;

}  // namespace

/// Screens that show the same picture (a cloned projector) are one.
QScreen* Presenter::otherScreen() const {
  const QScreen* own = m_window.screen();
  for (QScreen* screen : QGuiApplication::screens())
    if (screen != own && screen->geometry() != own->geometry()) return screen;
  return nullptr;
}

void Presenter::openPanel() {
  m_dock = new QDockWidget(&m_window);
  m_dock->setObjectName(QStringLiteral("presenterDock"));
  m_dock->setFeatures(QDockWidget::NoDockWidgetFeatures);
  m_dock->setTitleBarWidget(new QWidget(m_dock));
  m_panel = new PresenterPanel(m_panelServices, m_state, m_way == Way::here, m_dock);
  m_dock->setWidget(m_panel);
  m_window.addDockWidget(m_way == Way::here ? Qt::BottomDockWidgetArea : Qt::RightDockWidgetArea, m_dock);
}

void Presenter::openAudience(Way way) {
  m_audience = std::make_unique<AudienceWindow>(m_services, m_pages, m_decode, m_player, m_state);
  connect(m_audience.get(), &AudienceWindow::endRequested, this, &Presenter::stop, Qt::QueuedConnection);
  connect(m_audience.get(), &AudienceWindow::nextRequested, this, [this] { goTo(1); });
  connect(m_audience.get(), &AudienceWindow::previousRequested, this, [this] { goTo(-1); });
  m_panel->preview().setSource(m_audience.get(), &m_pages);
  QScreen* screen = way == Way::screen ? otherScreen() : nullptr;
  if (screen) {
    m_audience->setScreen(screen);
    m_audience->setGeometry(screen->geometry());
    m_audience->showFullScreen();
  } else {
    m_audience->resize(m_window.screen()->availableSize() * 2 / 3);
    m_audience->show();
  }
  m_window.activateWindow();
}

void Presenter::openHere() {
  for (const char* name : {"rail", "topBar"})
    if (auto* bar = m_window.findChild<QWidget*>(QLatin1String(name)); bar && !bar->isHidden()) {
      bar->hide();
      m_before.hidden << bar;
    }
  // The buttons of a pane leave no room for its picture; they stay in the menu and on their keys.
  for (PaneView* pane : m_decode.allPanes())
    for (auto* rows : pane->findChildren<ButtonRows*>())
      if (!rows->isHidden()) {
        rows->hide();
        m_before.hidden << rows;
      }
  m_decode.setInspectorShown(false);
  m_window.showFullScreen();
  setLeastType(m_services.theme, kWordType);
  m_services.theme.setScale(hereScale());
  m_overlay = new StageOverlay(m_state, m_services.theme, *m_window.centralWidget(), &m_window);
  m_pointer.start();
}

/// Words of 24 pt, and nothing is smaller than words; less only where a pane with transport and caption would no longer
/// fit on the screen.
double Presenter::hereScale() const {
  const double room = m_window.screen()->size().height() - m_panel->sizeHint().height();
  return std::min(AudienceWindow::wordScale(m_window), room / kLeastHere);
}

void Presenter::closeHere() {
  delete m_overlay;
  m_pointer.stop();
  for (const QPointer<QWidget>& bar : m_before.hidden)
    if (bar) bar->show();
  m_decode.setInspectorShown(m_before.inspector);
  m_decode.setMaximised(m_before.maximised);
  setLeastType(m_services.theme, 0);
  m_services.theme.setScale(m_before.scale);
  m_window.setWindowState(m_before.state);
}

/// Where the window itself is the audience's view, the pane in which the presenter works fills the page: nothing else
/// is large enough for a hall.
void Presenter::followPane() {
  if (!m_presenting || m_way != Way::here || !onDecode()) return;
  if (m_decode.maximised() != m_decode.currentPane()) m_decode.setMaximised(m_decode.currentPane());
}

void Presenter::nextPane() {
  QList<PaneView*> panes(m_decode.panes().begin(), m_decode.panes().end());
  constexpr qsizetype kLower = 2;  // in the place of the map
  if (m_decode.lower() == DecodePage::Lower::beam) panes[kLower] = &m_decode.beam();
  if (m_decode.lower() == DecodePage::Lower::difference) panes[kLower] = &m_decode.difference();
  PaneView* next = panes[(panes.indexOf(m_decode.currentPane()) + 1) % panes.size()];
  if (m_way == Way::here || m_decode.maximised())
    m_decode.setMaximised(next);
  else
    next->setFocus(Qt::OtherFocusReason);
}

/// On a shared screen the mouse moves the region.
void Presenter::followPointer() {
  const QPoint pointer = m_window.centralWidget()->mapFromGlobal(QCursor::pos());
  if (pointer == m_lastPointer) return;
  m_lastPointer = pointer;
  if (!m_state.spotlight() && !m_state.zoomed()) return;
  const QSizeF size = m_window.centralWidget()->size();
  m_state.setMiddle({pointer.x() / size.width(), pointer.y() / size.height()});
}

}  // namespace lookback::ui
