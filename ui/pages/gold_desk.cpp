// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/gold_desk.h"

#include "ui/pages/finder_dialog.h"
#include "ui/pages/gold_comparison.h"
#include "ui/views/map_view.h"

namespace lookback::ui {
namespace {

void bringForward(QWidget& dialog) {
  dialog.show();
  dialog.raise();
  dialog.activateWindow();
}

}  // namespace

GoldDesk::GoldDesk(Services services, DecodeModel& decode, DecodeController& controller, QWidget* window)
    : m_services(services),
      m_decode(decode),
      m_window(window),
      m_controller(decode, controller, services.store),
      m_posteriors(decode, services.shelf) {
  connect(&m_controller, &GoldController::failed, this, &GoldDesk::failed);
  connect(&m_posteriors, &PosteriorController::failed, this, &GoldDesk::failed);
  connect(&posteriors(), &PosteriorModel::changed, this,
          [this] { m_controller.model().setReader(posteriors().reader(), posteriors().posterior()); });
  connect(&m_controller, &GoldController::opened, this, &GoldDesk::decodeWanted);
  connect(&m_controller, &GoldController::opened, this, &GoldDesk::enableActions);
  connect(&decode, &DecodeModel::resultChanged, this, &GoldDesk::enableActions);
  connect(&m_controller.model(), &GoldModel::comparisonRequested, this, &GoldDesk::compare);
  connectActions();
  enableActions();
}

GoldDesk::~GoldDesk() {
  delete m_finder;
  delete m_comparison;
}

void GoldDesk::attach(MapView& map) {
  m_map = &map;
  map.setPosteriors(posteriors());
  map.setGold(m_controller.model());
}

FinderDialog& GoldDesk::finder() {
  if (m_finder) return *m_finder;
  m_finder = new FinderDialog(m_services, m_controller, m_decode, m_window);
  connect(m_finder, &QObject::destroyed, this, [this] { m_finder = nullptr; });
  connect(m_finder, &FinderDialog::opened, this, [this] {
    m_finder->hide();  // Ctrl+F shows it again as it was
    m_window->activateWindow();
    if (m_map) m_map->setFocus(Qt::OtherFocusReason);
  });
  return *m_finder;
}

void GoldDesk::compare() {
  if (!m_comparison) {
    m_comparison = new GoldComparison(m_services, m_controller.model(), m_decode, m_window);
    connect(m_comparison, &QObject::destroyed, this, [this] { m_comparison = nullptr; });
  }
  bringForward(*m_comparison);
}

void GoldDesk::connectActions() {
  const auto on = [this](const char* id, auto&& work) {
    connect(m_services.actions.get(QLatin1String(id)), &QAction::triggered, this, std::forward<decltype(work)>(work));
  };
  on("gold.find", [this] { bringForward(finder()); });
  on("gold.open", [this] {
    bringForward(finder());
    finder().chooseFiles();
  });
  on("gold.next", [this] { m_controller.openNeighbour(1); });
  on("gold.previous", [this] { m_controller.openNeighbour(-1); });
}

void GoldDesk::enableActions() {
  m_services.actions.get(QStringLiteral("gold.next"))->setEnabled(m_controller.canOpenNeighbour(1));
  m_services.actions.get(QStringLiteral("gold.previous"))->setEnabled(m_controller.canOpenNeighbour(-1));
}

}  // namespace lookback::ui
