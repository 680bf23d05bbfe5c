// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/compare_desk.h"

#include <fmt/format.h>

#include "core/decoding/compare.h"
#include "core/text/tokenizer.h"
#include "ui/pages/compare_dialog.h"
#include "ui/pages/word_menu.h"
#include "ui/support/text.h"
#include "ui/views/arcs_view.h"
#include "ui/views/beam_view.h"
#include "ui/views/difference_view.h"
#include "ui/views/number_text.h"
#include "ui/views/pane_canvas.h"
#include "ui/views/pane_controls.h"

namespace lookback::ui {
namespace {

/// A header button that stands for an action.
PaneButton* headerButton(Theme& theme, QAction* action, QWidget* parent) {
  auto* button = new PaneButton(theme, QString(), parent, PaneButton::Size::header);
  button->setAction(action);
  return button;
}

}  // namespace

CompareDesk::CompareDesk(Services services, DecodeModel& model, DecodeController& controller, DecodePage& page,
                         DecodeEngine engine, QWidget* window)
    : m_services(services),
      m_model(model),
      m_controller(controller),
      m_page(page),
      m_window(window),
      m_lanes(controller, model, m_second, std::move(engine)) {
  page.attach(m_lanes);
  addLaneButtons();
  for (PaneView* pane : page.allPanes()) watch(*pane);
  connectActions();
  connect(&m_lanes, &LaneController::changed, this, &CompareDesk::changed);
  connect(&page, &DecodePage::lowerChanged, this, &CompareDesk::changed);
  connect(&model, &DecodeModel::breakpointsChanged, this, &CompareDesk::changed);
  connect(&m_lanes, &LaneController::failed, this, [this](DecodeStage, const QString& message) {
    Q_EMIT failed(tr("The second lane could not be opened. %1").arg(message));
  });
}

void CompareDesk::addLaneButtons() {
  for (const char* id : {"compare.swap", "compare.close"}) {
    QAction* action = m_services.actions.get(QLatin1String(id));
    PaneButton* button = headerButton(m_services.theme, action, &m_page.laneArcs());
    const auto name = [button, action, id] {
      describeControl(*button, QLatin1String(id) + QStringLiteral(".button"), action->iconText(), action->statusTip());
    };
    name();
    connect(action, &QAction::changed, button, name);
    m_page.addLaneWidget(button);
  }
}

void CompareDesk::watch(PaneView& pane) {
  DecodeModel& shown = pane.model();
  connect(pane.canvas(), &PaneCanvas::wordMenuRequested, this,
          [this, &shown](int position, int step, QPoint global) { popUp(shown, position, step, global); });
}

void CompareDesk::popUp(DecodeModel& model, int position, int step, QPoint global) {
  if (&model == &m_second && m_lanes.aligns()) return;  // no model reads that lane
  auto* menu = new WordMenu(model, position, step, m_window);
  if (menu->isEmpty()) return delete menu;
  const bool second = &model == &m_second;
  connect(menu, &WordMenu::edited, this, [this, second](const std::string& sentence, const QString& what) {
    DecodeLane lane{.sentence = sentence};
    // A word of the second lane is edited in its own model's sentence.
    if (second && m_controller.state().lane) lane.model = m_controller.state().lane->model;
    m_controller.openLane(lane, what);
  });
  menu->popup(global);
  if (!menu->actions().isEmpty())
    for (QAction* action : menu->actions())
      if (action->isEnabled() && !action->isSeparator()) {
        menu->setActiveAction(action);
        break;
      }
}

void CompareDesk::showWordMenu() {
  const PaneView* pane = m_page.currentPane();
  DecodeModel& shown = pane->model();
  if (!shown.trace()) return;
  const PaneCanvas* canvas = pane->canvas();
  popUp(shown, shown.source(), shown.step(), canvas->mapToGlobal(canvas->wordMenuPlace().toPoint()));
}

bool CompareDesk::close() {
  if (!m_controller.state().lane) return false;
  m_controller.closeLane();
  return true;
}

void CompareDesk::compare() {
  if (!m_model.trace()) return;
  std::vector<std::string> words = m_model.trace()->target;
  if (m_model.trace()->finished) words.pop_back();
  const QString translation = QString::fromStdString(detokenise(words, m_model.trace()->direction.target));
  auto* dialog = new CompareDialog(m_services, m_controller.state(), translation, m_window);
  const Direction direction = m_model.trace()->direction;
  dialog->prefer(
      QString::fromStdString(fmt::format("{}-{}", languageCode(direction.source), languageCode(direction.target))));
  connect(dialog, &CompareDialog::laneWanted, &m_controller, &DecodeController::openLane);
  connect(dialog, &CompareDialog::referenceWanted, &m_controller, &DecodeController::forceReference);
  dialog->open();
}

void CompareDesk::showStops() {
  auto* menu = new QMenu(m_window);
  menu->setObjectName(QStringLiteral("stopsMenu"));
  menu->setAttribute(Qt::WA_DeleteOnClose);
  menu->addSection(tr("Playing stops at"));
  for (const int step : m_model.breakpoints()) {
    const std::string& word = m_model.trace()->target[static_cast<std::size_t>(step - 1)];
    QAction* go = menu->addAction(menuText(tr("Step %1, %2").arg(QString::number(step), quoted(word))));
    connect(go, &QAction::triggered, &m_model, [this, step] { m_model.setCursor(step, SubStep::write); });
  }
  if (m_model.breakpoints().empty())
    menu->addAction(tr("No word yet: press F9 at one"))->setEnabled(false);
  else
    menu->addSeparator();
  QAction* clear = menu->addAction(tr("Stop nowhere"));
  clear->setEnabled(!m_model.breakpoints().empty());
  connect(clear, &QAction::triggered, &m_model, &DecodeModel::clearBreakpoints);
  const QWidget* at = m_page.currentPane();
  menu->popup(at->mapToGlobal(QPoint(at->width() / 4, at->height() / 4)));
}

void CompareDesk::leastLikely() {
  if (!m_model.trace()) return;
  if (const int step = leastLikelyStep(*m_model.trace()); step > 0) m_model.setCursor(step, SubStep::write);
}

void CompareDesk::connectActions() {
  const auto on = [this](const char* id, auto&& work) {
    connect(m_services.actions.get(QLatin1String(id)), &QAction::triggered, this, std::forward<decltype(work)>(work));
  };
  on("compare.open", [this] { compare(); });
  on("compare.swap", [this] { m_controller.exchangeLanes(); });
  on("compare.close", [this] { close(); });
  on("word.menu", [this] { showWordMenu(); });
  on("words.leastLikely", [this] { leastLikely(); });
  on("play.stops", [this] { showStops(); });
  on("pane.beam", [this] {
    m_page.setLower(m_page.lower() == DecodePage::Lower::beam ? DecodePage::Lower::map : DecodePage::Lower::beam);
  });
  on("pane.difference", [this] {
    m_page.setLower(m_page.lower() == DecodePage::Lower::difference ? DecodePage::Lower::map
                                                                    : DecodePage::Lower::difference);
  });
}

void CompareDesk::enableActions(bool here) {
  const auto action = [this](const char* id) { return m_services.actions.get(QLatin1String(id)); };
  const bool shown = here && m_model.trace() != nullptr, comparing = m_controller.state().lane.has_value();
  for (const char* id : {"compare.open", "word.menu", "words.leastLikely", "play.stops", "pane.beam"})
    action(id)->setEnabled(shown);
  for (const char* id : {"compare.close", "pane.difference"}) action(id)->setEnabled(shown && comparing);
  action("compare.swap")->setEnabled(shown && comparing && !m_lanes.aligns());
  action("pane.beam")->setChecked(m_page.lower() == DecodePage::Lower::beam);
  action("pane.difference")->setChecked(m_page.lower() == DecodePage::Lower::difference);
}

}  // namespace lookback::ui
