// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QActionGroup>
#include <QApplication>
#include <QClipboard>
#include <QFileDialog>
#include <QMessageBox>
#include <QMimeData>
#include <QWhatsThis>
#include <algorithm>
#include <cmath>

#include "ui/controllers/pane_export.h"
#include "ui/key_card.h"
#include "ui/learn/learn_page.h"
#include "ui/main_window.h"
#include "ui/model_card.h"
#include "ui/page_stack.h"
#include "ui/pages/compare_desk.h"
#include "ui/pages/scoreboard_page.h"
#include "ui/pages/train_page.h"
#include "ui/rail.h"
#include "ui/support/controls.h"
#include "ui/support/text.h"
#include "ui/top_bar.h"
#include "ui/transport_bar.h"
#include "ui/views/arcs_view.h"
#include "ui/window_actions.h"

namespace lookback::ui {
namespace {

constexpr double kZoomSteps[] = {0.8, 0.9, 1.0, 1.1, 1.25, 1.5, 1.75, 2.0, 2.5, 3.0};
const std::pair<const char*, ThemeName> kThemes[] = {{"theme.system", ThemeName::system},
                                                     {"theme.light", ThemeName::light},
                                                     {"theme.dark", ThemeName::dark},
                                                     {"theme.contrast", ThemeName::contrast}};
/// Keys that a pane takes itself while it has the keyboard; shown in the menu and on the key card.
const std::pair<const char*, const char*> kPaneKeys[] = {
    {"map.transpose", "T"},    {"map.fit", "F"},          {"map.reader", "R"},      {"map.gold", "G"},
    {"map.annotate", "A"},     {"map.compare", "C"},      {"map.sure", "S"},        {"map.possible", "P"},
    {"map.unlink", "Del"},     {"words.force", "Return"}, {"words.release", "Del"}, {"arcs.probabilities", "P"},
    {"arcs.leastLikely", "W"}, {"beam.show", "Return"},   {"beam.greedy", "Del"},   {"beam.wider", "+"},
    {"beam.narrower", "-"}};

double nextZoom(double scale, bool larger) {
  constexpr double kSlack = 1e-6;
  if (larger) {
    for (const double step : kZoomSteps)
      if (step > scale + kSlack) return step;
    return std::end(kZoomSteps)[-1];
  }
  for (auto step = std::rbegin(kZoomSteps); step != std::rend(kZoomSteps); ++step)
    if (*step < scale - kSlack) return *step;
  return kZoomSteps[0];
}

}  // namespace

void MainWindow::connectActions() {
  addActions(QList<QAction*>(m_services.actions.all().begin(), m_services.actions.all().end()));
  const auto on = [this](const char* id, auto&& work) {
    connect(m_services.actions.get(QLatin1String(id)), &QAction::triggered, this, std::forward<decltype(work)>(work));
  };
  on("decode.run", [this] {
    showDecode();
    m_controller.decodeSentence(m_top->sentence()->text());
  });
  on("sentence.edit", [this] {
    m_top->sentence()->setFocus(Qt::ShortcutFocusReason);
    m_top->sentence()->selectAll();
  });
  on("model.open", [this] { chooseModel(); });
  on("model.card", [this] {
    auto* card = new ModelCard(m_services, *m_model.model(),
                               QString::fromStdU16String(m_controller.state().model.u16string()), this);
    card->setAttribute(Qt::WA_DeleteOnClose);
    card->show();
  });
  on("export.pane", [this] {
    if (Page* page = shownPage())
      page->exportAs();
    else
      exportCurrentPane();
  });
  on("export.copy", [this] {
    if (Page* page = shownPage())
      page->copy();
    else
      copyCurrentPane();
  });
  on("app.quit", [this] { close(); });
  on("edit.undo", [this] {
    if (QUndoStack* undo = shownUndo()) undo->undo();
  });
  on("edit.redo", [this] {
    if (QUndoStack* undo = shownUndo()) undo->redo();
  });
  on("edit.resetStep", [this] { m_model.requestReset(m_model.step()); });
  on("edit.resetAll", [this] { m_controller.resetAll(); });
  on("help.keys", [this] { showKeys(); });
  on("help.whatsThis", [this] { whatIsThis(); });
  on("help.about", [this] { showAbout(); });
  on("app.menu", [this] {
    m_menu->popup(m_top->mapToGlobal(QPoint(m_top->width() - m_menu->sizeHint().width(), m_top->height())));
  });
  connectStepActions();
  connectViewActions();
}

void MainWindow::connectStepActions() {
  const auto on = [this](const char* id, void (Player::*work)()) {
    connect(m_services.actions.get(QLatin1String(id)), &QAction::triggered, &m_player, work);
  };
  on("step.first", &Player::first);
  on("step.back", &Player::back);
  on("step.next", &Player::step);
  on("step.last", &Player::last);
  on("step.previousWord", &Player::previousWord);
  on("step.nextWord", &Player::nextWord);
  on("play.toggle", &Player::play);
  on("play.back", &Player::playBackwards);
  connect(m_services.actions.get(QStringLiteral("play.slower")), &QAction::triggered, &m_player,
          [this] { m_player.setSpeed(m_player.speed() / 2); });
  connect(m_services.actions.get(QStringLiteral("play.faster")), &QAction::triggered, &m_player,
          [this] { m_player.setSpeed(m_player.speed() * 2); });
  connect(m_services.actions.get(QStringLiteral("play.stopHere")), &QAction::triggered, &m_player,
          [this] { m_player.toggleBreakpoint(m_model.step()); });
}

void MainWindow::connectViewActions() {
  Theme& theme = m_services.theme;
  const auto on = [this](const char* id, auto&& work) {
    connect(m_services.actions.get(QLatin1String(id)), &QAction::triggered, this, std::forward<decltype(work)>(work));
  };
  const auto zoom = [this, &theme](double scale) {
    theme.setScale(scale);
    m_services.settings.set(setting::scale, theme.scale());
    m_status->setTexts(tr("Size %1 %").arg(std::lround(theme.scale() * 100)), QString());
  };
  on("view.zoomIn", [zoom, &theme] { zoom(nextZoom(theme.scale(), true)); });
  on("view.zoomOut", [zoom, &theme] { zoom(nextZoom(theme.scale(), false)); });
  on("view.zoomReset", [zoom] { zoom(1); });
  // "+" needs Shift on many keyboards, and the number pad has its own.
  QAction* in = m_services.actions.get(QStringLiteral("view.zoomIn"));
  if (in->shortcut() == m_services.actions.defaultShortcut(QStringLiteral("view.zoomIn")))
    in->setShortcuts({in->shortcut(), QKeySequence(QStringLiteral("Ctrl+="))});
  auto* themes = new QActionGroup(this);
  for (const auto& [id, name] : kThemes) {
    themes->addAction(m_services.actions.get(QLatin1String(id)));
    on(id, [this, &theme, id = id, name = name] {
      theme.setName(name);
      m_services.settings.set(setting::theme, QString::fromLatin1(id).section(QLatin1Char('.'), 1));
    });
  }
  on("view.reducedMotion", [this, &theme] {
    theme.setReducedMotion(!theme.reducedMotion());
    m_services.settings.set(setting::reducedMotion, theme.reducedMotion());
  });
  on("view.inspector", [this] { m_page->setInspectorShown(!m_page->isInspectorShown()); });
  on("pane.maximise", [this] { m_page->setMaximised(m_page->maximised() ? nullptr : m_page->currentPane()); });
  on("pane.next", [this] { movePane(1); });
  on("pane.previous", [this] { movePane(-1); });
  for (const QString& name : m_stack->names())
    on(("page." + name.toLatin1()).constData(), [this, name] {
      if (onLesson() && m_stack->shownName() == name) learnPage().showLibrary();  // out of the lesson
      showPage(name);
      (onDecode() ? m_page->currentPane() : shownStops().front())->setFocus(Qt::ShortcutFocusReason);
    });
  on("scoreboard.race", [this](bool shown) {
    scoreboardPage().showRace(shown);
    showPage(QStringLiteral("scoreboard"));
    shownStops().front()->setFocus(Qt::ShortcutFocusReason);
  });
  on("runs.show", [this](bool shown) {
    trainPage().showRuns(shown);
    showPage(QStringLiteral("train"));
    shownStops().front()->setFocus(Qt::ShortcutFocusReason);
  });
  connect(m_page, &DecodePage::layoutChanged, this, &MainWindow::enableActions);
  connect(&theme, &Theme::changed, this, &MainWindow::enableActions);
}

void MainWindow::fillMenu() {
  m_menu->clear();
  qDeleteAll(m_menu->findChildren<QMenu*>(QString(), Qt::FindDirectChildrenOnly));
  QMenu* panes = nullptr;
  const QList<MenuGroup> groups = windowMenu();
  for (const MenuGroup& group : groups) {
    if (&group == &groups.last()) panes = m_menu->addMenu(tr("&Panes"));  // before Help
    QMenu* menu = m_menu->addMenu(group.title);
    for (const QString& id : group.ids)
      if (id.isEmpty())
        menu->addSeparator();
      else
        menu->addAction(m_services.actions.get(id));
  }
  for (PaneView* pane : m_page->allPanes()) {
    if (pane->actions().isEmpty() || pane == &m_page->laneArcs()) continue;
    for (QAction* action : pane->actions())
      for (const auto& [id, key] : kPaneKeys)
        if (action->objectName() == QLatin1String(id)) {
          action->setShortcutContext(Qt::WidgetShortcut);
          action->setShortcut(QKeySequence(QLatin1String(key)));
        }
    QMenu* menu = panes->addMenu(menuText(pane->accessibleName()));
    menu->addActions(pane->actions());
  }
}

bool MainWindow::onDecode() const {
  return m_stack->currentWidget() == m_decode;
}

void MainWindow::enableActions() {
  const auto action = [this](const char* id) { return m_services.actions.get(QLatin1String(id)); };
  const bool here = onDecode();  // what acts on the decoder rests while another page is shown
  const QUndoStack* undo = shownUndo();
  action("edit.undo")->setEnabled(undo && undo->canUndo());
  action("edit.redo")->setEnabled(undo && undo->canRedo());
  action("step.next")->setEnabled(here && m_player.canStep());
  action("step.nextWord")->setEnabled(here && m_player.canStep());
  action("step.last")->setEnabled(here && m_player.canStep());
  for (const char* id : {"step.first", "step.back", "step.previousWord"})
    action(id)->setEnabled(here && m_player.canBack());
  const bool shown = m_model.trace() != nullptr;
  action("model.card")->setEnabled(shown);
  for (const char* id : {"play.toggle", "play.back"}) action(id)->setEnabled(here && shown);
  for (const char* id : {"export.pane", "export.copy"})
    action(id)->setEnabled((here && shown) || (shownPage() && shownPage()->canExport()));
  for (const char* id : {"lens.gradient", "lens.honesty", "lens.sheet"}) action(id)->setEnabled(here && shown);
  for (const char* id : {"pane.maximise", "view.inspector", "play.slower", "play.faster"}) action(id)->setEnabled(here);
  if (!m_stack->madePage(QStringLiteral("learn")))
    for (const char* id : {"learn.next", "learn.back", "learn.lessons"}) action(id)->setEnabled(false);
  const TrainPage* train = madeTrainPage();
  if (!train)
    for (QAction* other : m_services.actions.all())
      if (const QString id = Actions::id(other);
          id.startsWith(QLatin1String("train.")) ||
          (id.startsWith(QLatin1String("runs.")) && other != action("runs.show")))
        other->setEnabled(false);
  action("runs.show")->setChecked(train && shownPage() == train && train->onRuns());
  const auto* board = static_cast<const ScoreboardPage*>(m_stack->madePage(QStringLiteral("scoreboard")));
  action("scoreboard.race")->setChecked(board && shownPage() == board && board->onRace());
  action("play.toggle")->setIconText(m_player.isPlaying() ? tr("Pause") : tr("Play"));
  m_compare->enableActions(here);
  action("play.stopHere")->setEnabled(here && m_model.step() > 0);
  action("play.stopHere")->setChecked(m_player.hasBreakpoint(m_model.step()));
  action("edit.resetAll")->setEnabled(here && !m_model.interventions().empty());
  action("edit.resetStep")
      ->setEnabled(here && std::any_of(m_model.interventions().begin(), m_model.interventions().end(),
                                       [this](const Intervention& i) { return i.step == m_model.step(); }));
  action("decode.run")->setEnabled(!m_top->sentence()->text().trimmed().isEmpty());
  for (const QString& name : m_stack->names())
    m_services.actions.get(QStringLiteral("page.") + name)->setChecked(m_stack->shownName() == name);
  action("pane.maximise")->setChecked(m_page->maximised() != nullptr);
  action("view.inspector")->setChecked(m_page->isInspectorShown());
  action("view.reducedMotion")->setChecked(m_services.theme.reducedMotion());
  for (const auto& [id, name] : kThemes) action(id)->setChecked(m_services.theme.name() == name);
}

void MainWindow::retranslate() {
  nameWindowActions(m_services.actions);
  setAccessibleName(tr("Lookback"));
  setWindowTitle(m_model.model() ? tr("%1 – Lookback").arg(modelTitle(*m_model.model())) : tr("Lookback"));
  if (m_unusual) noteUnusual();
  fillMenu();
  followModel();
}

void MainWindow::chooseModel() {
  const QString last = m_services.settings.get(setting::model);
  const QString file = QFileDialog::getOpenFileName(this, tr("Open model"), QFileInfo(last).absolutePath(),
                                                    tr("Models (*.safetensors);;All files (*)"));
  if (!file.isEmpty()) openModelFile(std::filesystem::path(file.toStdU16String()));
}

void MainWindow::exportCurrentPane() {
  PaneView* pane = m_page->currentPane();
  const QString folder = m_services.settings.get(setting::exportFolder);
  const QString name = (folder.isEmpty() ? QDir::homePath() : folder) + QStringLiteral("/lookback-") + pane->exportId();
  QString filter;
  QString file = QFileDialog::getSaveFileName(this, tr("Export %1").arg(pane->accessibleName()), name,
                                              exportFilters().join(QStringLiteral(";;")), &filter);
  if (file.isEmpty()) return;
  file = withExportSuffix(file, filter);
  const QString shown = isolated(QDir::toNativeSeparators(file));
  const QString problem = exportPane(*pane, file, exportCaption(*pane));
  m_unusual = false;  // the banner says how it went
  if (!problem.isEmpty()) {
    m_banner->showMessage(Banner::Kind::error, problem,
                          {{tr("Export again…"), tr("Asks for another place."), [this] { exportCurrentPane(); }}});
    return;
  }
  m_services.settings.set(setting::exportFolder, QFileInfo(file).absolutePath());
  m_banner->showMessage(Banner::Kind::notice, tr("Exported to %1.").arg(shown));
}

void MainWindow::copyCurrentPane() {
  PaneView* pane = m_page->currentPane();
  auto* picture = new QMimeData;
  picture->setImageData(paneImage(*pane, exportCaption(*pane)));
  picture->setText(pane->exportCsv());
  QApplication::clipboard()->setMimeData(picture);
  m_status->setTexts(tr("Copied: %1 as a picture and as numbers.").arg(pane->accessibleName()), QString());
}

void MainWindow::movePane(int way) {
  QList<QWidget*> stops = shownStops();
  stops << m_rail << m_top;
  const QWidget* now = QApplication::focusWidget();
  int at = -1;
  for (int i = 0; i < stops.size(); ++i)
    if (now && (stops[i] == now || stops[i]->isAncestorOf(now))) at = i;
  const auto count = static_cast<int>(stops.size());
  for (int tries = 0; tries < count; ++tries) {
    at = at < 0 ? (way > 0 ? 0 : count - 1) : (at + way + count) % count;
    QWidget* stop = stops[at];
    if (!stop->focusProxy() && stop->focusPolicy() == Qt::NoFocus) {
      // A bar: its first control.
      QWidget* first = stop->nextInFocusChain();
      while (first != stop && !(stop->isAncestorOf(first) && first->isVisible() && first->isEnabled() &&
                                (first->focusPolicy() & Qt::TabFocus)))
        first = first->nextInFocusChain();
      if (first == stop) continue;
      stop = first;
    }
    stop->setFocus(Qt::TabFocusReason);
    return;
  }
}

void MainWindow::whatIsThis() {
  for (QWidget* widget = QApplication::focusWidget(); widget && widget != this; widget = widget->parentWidget()) {
    if (widget->whatsThis().isEmpty()) continue;
    QWhatsThis::showText(widget->mapToGlobal(QPoint(widget->width() / 2, widget->height())), widget->whatsThis(),
                         widget);
    return;
  }
  QWhatsThis::enterWhatsThisMode();
}

void MainWindow::showKeys() {
  QList<QAction*> own;
  for (PaneView* pane : m_page->allPanes())
    if (pane != &m_page->laneArcs()) own << pane->actions();
  auto* card = new KeyCard(m_services, own, this);
  card->setAttribute(Qt::WA_DeleteOnClose);
  card->show();
}

void MainWindow::showAbout() {
  auto* box = new QMessageBox(this);
  box->setAttribute(Qt::WA_DeleteOnClose);
  box->setObjectName(QStringLiteral("about"));
  box->setTextFormat(Qt::PlainText);
  box->setWindowTitle(tr("About Lookback"));
  box->setText(tr("Lookback %1").arg(QCoreApplication::applicationVersion()));
  box->setInformativeText(
      tr("Takes apart, drives and trains the attention model of Bahdanau, Cho and Bengio, “Neural Machine "
         "Translation by Jointly Learning to Align and Translate” (arXiv 1409.0473).\n\n"
         "GPL-3.0-or-later. Charts: QCustomPlot."));
  box->setModal(false);
  box->show();
}

}  // namespace lookback::ui
