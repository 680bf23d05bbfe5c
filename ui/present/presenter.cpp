// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/present/presenter.h"

#include <QAbstractSpinBox>
#include <QApplication>
#include <QCoreApplication>
#include <QCursor>
#include <QKeyEvent>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QScreen>
#include <QTextEdit>

#include "ui/learn/learn_page.h"
#include "ui/pages/decode_page.h"
#include "ui/pages/page.h"
#include "ui/present/lesson_segments.h"
#include "ui/present/live_stage.h"
#include "ui/present/segment_source.h"
#include "ui/present/stage_overlay.h"
#include "ui/support/describe.h"
#include "ui/support/text.h"
#include "ui/views/beam_view.h"
#include "ui/views/difference_view.h"

namespace lookback::ui {
namespace {

constexpr int kSecondMs = 1000, kKeysMs = 2000, kPointerMs = 33;
/// Height of a pane with transport and caption, px at 100 %.
constexpr double kLeastHere = 312;
constexpr double kStep = 0.04, kReachStep = 0.04;

struct Definition {
  const char* id;
  const char* keys;
  KeyScope scope;
  bool checkable;
  const char* text;
  const char* help;
};
constexpr KeyScope kWindow = KeyScope::window, kPage = KeyScope::page;

constexpr Definition kDefinitions[] = {
    {"present.start", "Shift+F5", kWindow, false, QT_TRANSLATE_NOOP("lookback::ui::Presenter", "&Present from the start"),
     QT_TRANSLATE_NOOP("lookback::ui::Presenter",
                       "Shows the page to a class, from its first step; on a second screen if there is one.")},
    {"present.here", "F5", kWindow, false, QT_TRANSLATE_NOOP("lookback::ui::Presenter", "Present from &here"),
     QT_TRANSLATE_NOOP("lookback::ui::Presenter", "Shows the page to a class as it stands.")},
    {"present.stop", "Shift+Esc", kWindow, false, QT_TRANSLATE_NOOP("lookback::ui::Presenter", "&End presenting"),
     QT_TRANSLATE_NOOP("lookback::ui::Presenter", "The window is as before; Escape does the same.")},
    {"present.window", "", kWindow, true, QT_TRANSLATE_NOOP("lookback::ui::Presenter", "In a &window of its own"),
     QT_TRANSLATE_NOOP(
         "lookback::ui::Presenter",
         "The audience's view is an ordinary window, for a video call; takes effect with the next start.")},
    {"present.blank", ".", kPage, true, QT_TRANSLATE_NOOP("lookback::ui::Presenter", "&Black screen"),
     QT_TRANSLATE_NOOP("lookback::ui::Presenter", "The audience sees nothing until this is pressed again.")},
    {"present.freeze", "F7", kWindow, true, QT_TRANSLATE_NOOP("lookback::ui::Presenter", "&Freeze"),
     QT_TRANSLATE_NOOP("lookback::ui::Presenter", "The audience's picture stands still while you prepare the next.")},
    {"present.spotlight", "F8", kWindow, true, QT_TRANSLATE_NOOP("lookback::ui::Presenter", "&Spotlight"),
     QT_TRANSLATE_NOOP("lookback::ui::Presenter", "Dims all but one place of the audience's picture.")},
    {"present.zoom", "Shift+F8", kWindow, true, QT_TRANSLATE_NOOP("lookback::ui::Presenter", "&Magnify"),
     QT_TRANSLATE_NOOP("lookback::ui::Presenter", "Lets one region fill the audience's picture.")},
    {"present.keys", "Shift+F7", kWindow, true, QT_TRANSLATE_NOOP("lookback::ui::Presenter", "Show &keys"),
     QT_TRANSLATE_NOOP("lookback::ui::Presenter", "The audience sees which key was pressed.")},
    {"present.whole", "F4", kWindow, true, QT_TRANSLATE_NOOP("lookback::ui::Presenter", "Whole pa&ge"),
     QT_TRANSLATE_NOOP("lookback::ui::Presenter",
                       "The whole page in smaller letters, instead of the part where you work. Decode always shows the "
                       "pane where you work.")},
    {"present.pane", "F3", kWindow, false, QT_TRANSLATE_NOOP("lookback::ui::Presenter", "Next p&ane for the audience"),
     QT_TRANSLATE_NOOP("lookback::ui::Presenter",
                       "On the page Decode: arcs, next word, map, energies, one after the other.")},
    {"present.previous", "Alt+PgUp", kWindow, false, QT_TRANSLATE_NOOP("lookback::ui::Presenter", "Previous pa&rt"),
     QT_TRANSLATE_NOOP("lookback::ui::Presenter", "Goes to the part of the lesson, or to the word, before.")},
    {"present.next", "Alt+PgDown", kWindow, false, QT_TRANSLATE_NOOP("lookback::ui::Presenter", "&Next part"),
     QT_TRANSLATE_NOOP("lookback::ui::Presenter", "Goes to the next part of the lesson, or to the next word.")},
    {"present.notes", "Shift+F4", kWindow, true, QT_TRANSLATE_NOOP("lookback::ui::Presenter", "N&otes"),
     QT_TRANSLATE_NOOP("lookback::ui::Presenter",
                       "Shows the notes for the presenter; on a screen that is shared, the audience sees them too.")},
    {"present.timer", "Ctrl+Shift+P", kWindow, true, QT_TRANSLATE_NOOP("lookback::ui::Presenter", "&Pause timer"),
     QT_TRANSLATE_NOOP("lookback::ui::Presenter", "The timer stands still until this is pressed again.")},
    {"present.timerReset", "Ctrl+Alt+P", kWindow, false, QT_TRANSLATE_NOOP("lookback::ui::Presenter", "&Timer to zero"),
     QT_TRANSLATE_NOOP("lookback::ui::Presenter", "The timer begins anew.")},
    {"present.left", "Alt+Shift+Left", kWindow, false,
     QT_TRANSLATE_NOOP("lookback::ui::Presenter", "Region to the &left"),
     QT_TRANSLATE_NOOP("lookback::ui::Presenter", "Moves spotlight and magnified region to the left.")},
    {"present.right", "Alt+Shift+Right", kWindow, false,
     QT_TRANSLATE_NOOP("lookback::ui::Presenter", "Region to the r&ight"),
     QT_TRANSLATE_NOOP("lookback::ui::Presenter", "Moves spotlight and magnified region to the right.")},
    {"present.up", "Alt+Shift+Up", kWindow, false, QT_TRANSLATE_NOOP("lookback::ui::Presenter", "Region &up"),
     QT_TRANSLATE_NOOP("lookback::ui::Presenter", "Moves spotlight and magnified region up.")},
    {"present.down", "Alt+Shift+Down", kWindow, false, QT_TRANSLATE_NOOP("lookback::ui::Presenter", "Region &down"),
     QT_TRANSLATE_NOOP("lookback::ui::Presenter", "Moves spotlight and magnified region down.")},
    {"present.wider", "Alt++", kWindow, false, QT_TRANSLATE_NOOP("lookback::ui::Presenter", "Region wid&er"),
     QT_TRANSLATE_NOOP("lookback::ui::Presenter", "A larger spotlight, less magnified.")},
    {"present.narrower", "Alt+-", kWindow, false, QT_TRANSLATE_NOOP("lookback::ui::Presenter", "Region narrowe&r"),
     QT_TRANSLATE_NOOP("lookback::ui::Presenter", "A smaller spotlight, more magnified.")},
};

bool takesText(const QWidget* widget) {
  return qobject_cast<const QLineEdit*>(widget) || qobject_cast<const QPlainTextEdit*>(widget) ||
         qobject_cast<const QTextEdit*>(widget) || qobject_cast<const QAbstractSpinBox*>(widget);
}

}  // namespace

void addPresenterActions(Actions& actions) {
  const auto& made = actions.all();
  const bool there = std::any_of(made.begin(), made.end(), [](const QAction* action) {
    return Actions::id(action) == QLatin1String(kDefinitions[0].id);
  });
  if (there) return;
  for (const Definition& d : kDefinitions) {
    const QKeySequence keys(QLatin1String(d.keys), QKeySequence::PortableText);
    actions.add(QLatin1String(d.id), keys, d.scope)->setCheckable(d.checkable);
  }
}

QStringList Presenter::menuIds() {
  QStringList ids;
  for (const char* id : {"present.start",
                         "present.here",
                         "present.stop",
                         "present.window",
                         "",
                         "present.blank",
                         "present.freeze",
                         "present.keys",
                         "present.pane",
                         "present.whole",
                         "",
                         "present.spotlight",
                         "present.zoom",
                         "present.left",
                         "present.right",
                         "present.up",
                         "present.down",
                         "present.wider",
                         "present.narrower",
                         "",
                         "present.previous",
                         "present.next",
                         "present.notes",
                         "present.timer",
                         "present.timerReset"})
    ids << QLatin1String(id);
  return ids;
}

QString Presenter::menuTitle() {
  return tr("&Present");
}

Presenter::Presenter(const Services& services, QMainWindow& window, QStackedWidget& pages, DecodePage& decode,
                     Player& player)
    : QObject(&window),
      m_services(services),
      m_window(window),
      m_pages(pages),
      m_decode(decode),
      m_player(player),
      m_panelServices{m_panelTheme, services.settings, services.actions, services.shelf, services.store} {
  addPresenterActions(services.actions);
  for (const Definition& d : kDefinitions) window.addAction(services.actions.get(QLatin1String(d.id)));
  nameActions();
  connectActions();
  m_second.setInterval(kSecondMs);
  m_keysRest.setInterval(kKeysMs);
  m_keysRest.setSingleShot(true);
  m_pointer.setInterval(kPointerMs);
  connect(&m_second, &QTimer::timeout, this, &Presenter::followTexts);
  connect(&m_keysRest, &QTimer::timeout, this, [this] { m_state.setKeys(QString()); });
  connect(&m_pointer, &QTimer::timeout, this, &Presenter::followPointer);
  connect(&m_state, &PresentState::changed, this, &Presenter::followActions);
  connect(&pages, &QStackedWidget::currentChanged, this, &Presenter::followPage);
  connect(&decode.panes()[0]->model(), &DecodeModel::cursorChanged, this, &Presenter::followTexts);
  connect(qApp, &QApplication::focusChanged, this, &Presenter::followPane, Qt::QueuedConnection);
  window.installEventFilter(this);
  followActions();
}

Presenter::~Presenter() {
  m_window.removeEventFilter(this);
  qApp->removeEventFilter(this);
  m_audience.reset();
  delete m_dock;
  delete m_overlay;
}

void Presenter::connectActions() {
  const auto on = [this](const char* id, auto&& work) {
    connect(m_services.actions.get(QLatin1String(id)), &QAction::triggered, this, std::forward<decltype(work)>(work));
  };
  on("present.start", [this] { start(true); });
  on("present.here", [this] { start(false); });
  on("present.stop", [this] { stop(); });
  on("present.window", [this](bool checked) { m_ownWindow = checked; });
  on("present.blank", [this](bool checked) { m_state.setBlank(checked); });
  on("present.freeze", [this](bool checked) { m_state.setFrozen(checked); });
  on("present.spotlight", [this](bool checked) { m_state.setSpotlight(checked); });
  on("present.zoom", [this](bool checked) { m_state.setZoomed(checked); });
  on("present.keys", [this](bool checked) { m_state.setShowsKeys(checked); });
  on("present.whole", [this](bool checked) {
    if (m_audience) m_audience->mirror().setWhole(checked);
  });
  on("present.pane", [this] { nextPane(); });
  on("present.previous", [this] { goTo(-1); });
  on("present.next", [this] { goTo(1); });
  on("present.notes", [this](bool checked) {
    m_notes = checked;
    if (m_panel) m_panel->setNotesShown(checked);
  });
  on("present.timer", [this](bool paused) {
    if (paused && m_runs) m_passed += m_since.elapsed();
    m_runs = !paused;
    m_since.start();
    followTexts();
  });
  on("present.timerReset", [this] {
    m_passed = 0;
    m_since.start();
    followTexts();
  });
  on("present.left", [this] { m_state.setMiddle(m_state.middle() - QPointF(kStep, 0)); });
  on("present.right", [this] { m_state.setMiddle(m_state.middle() + QPointF(kStep, 0)); });
  on("present.up", [this] { m_state.setMiddle(m_state.middle() - QPointF(0, kStep)); });
  on("present.down", [this] { m_state.setMiddle(m_state.middle() + QPointF(0, kStep)); });
  on("present.wider", [this] { m_state.setReach(m_state.reach() + kReachStep); });
  on("present.narrower", [this] { m_state.setReach(m_state.reach() - kReachStep); });
}

void Presenter::nameActions() {
  for (const Definition& d : kDefinitions) m_services.actions.setText(QLatin1String(d.id), tr(d.text), tr(d.help));
}

void Presenter::followActions() {
  const auto action = [this](const char* id) { return m_services.actions.get(QLatin1String(id)); };
  for (const Definition& d : kDefinitions)
    if (action(d.id) != action("present.start") && action(d.id) != action("present.here") &&
        action(d.id) != action("present.window"))
      action(d.id)->setEnabled(m_presenting);
  const bool region = m_presenting && (m_state.spotlight() || m_state.zoomed());
  for (const char* id :
       {"present.left", "present.right", "present.up", "present.down", "present.wider", "present.narrower"})
    action(id)->setEnabled(region);
  action("present.freeze")->setEnabled(m_presenting && m_audience);
  action("present.whole")->setEnabled(m_presenting && m_audience && !onDecode());
  action("present.pane")->setEnabled(m_presenting && onDecode());
  action("present.notes")->setEnabled(m_presenting && !m_audience);
  action("present.blank")->setChecked(m_state.blank());
  action("present.freeze")->setChecked(m_state.frozen());
  action("present.spotlight")->setChecked(m_state.spotlight());
  action("present.zoom")->setChecked(m_state.zoomed());
  action("present.keys")->setChecked(m_state.showsKeys());
  action("present.notes")->setChecked(m_notes);
  action("present.timer")->setChecked(m_presenting && !m_runs);
}

/// Screens that show the same picture (a cloned projector) are one.
QScreen* Presenter::otherScreen() const {
  const QScreen* own = m_window.screen();
  for (QScreen* screen : QGuiApplication::screens())
    if (screen != own && screen->geometry() != own->geometry()) return screen;
  return nullptr;
}

void Presenter::start(bool fromStart) {
  start(fromStart, m_ownWindow ? Way::window : otherScreen() ? Way::screen : Way::here);
}

void Presenter::start(bool fromStart, Way way) {
  if (fromStart) goFirst();
  if (m_presenting) return;
  m_presenting = true;
  m_way = way;
  m_state.reset();
  m_before = {m_services.theme.name(), m_services.theme.scale(),   m_window.windowState(), {},
              m_decode.maximised(),    m_decode.isInspectorShown()};
  // Pages are seen by the class as they are painted here.
  m_services.theme.setName(ThemeName::contrast);
  m_panelTheme.setName(ThemeName::contrast);
  m_panelTheme.setScale(m_before.scale);
  openPanel();
  way == Way::here ? openHere() : openAudience(way);
  m_passed = 0;
  m_runs = true;
  m_since.start();
  m_second.start();
  qApp->installEventFilter(this);
  followActions();
  followPage();
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
  m_decode.setInspectorShown(false);
  m_window.showFullScreen();
  m_services.theme.setScale(hereScale());
  m_overlay = new StageOverlay(m_state, m_services.theme, *m_window.centralWidget(), &m_window);
  m_pointer.start();
}

/// Words of 24 pt, unless a pane with transport and caption would no longer fit on the screen.
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
  m_services.theme.setScale(m_before.scale);
  m_window.setWindowState(m_before.state);
}

void Presenter::stop() {
  if (!m_presenting) return;
  m_presenting = false;
  m_second.stop();
  m_keysRest.stop();
  qApp->removeEventFilter(this);
  m_window.installEventFilter(this);
  m_state.reset();
  m_audience.reset();
  delete m_dock;
  if (m_way == Way::here) closeHere();
  m_services.theme.setName(m_before.theme);
  followActions();
}

bool Presenter::onDecode() const {
  return !qobject_cast<Page*>(m_pages.currentWidget());
}

SegmentSource* Presenter::source() const {
  auto* shown = dynamic_cast<SegmentSource*>(m_pages.currentWidget());
  if (auto* learn = qobject_cast<LearnPage*>(m_pages.currentWidget())) {
    if (!m_lesson) m_lesson = std::make_unique<LessonSegments>(*learn);
    shown = m_lesson.get();
  }
  return shown && shown->segments() > 0 ? shown : nullptr;
}

void Presenter::goTo(int by) {
  if (SegmentSource* lesson = source()) {
    const int to = lesson->segment() + by;
    if (to >= 0 && to < lesson->segments()) lesson->showSegment(to);
  } else if (onDecode()) {
    m_services.actions.get(by > 0 ? QStringLiteral("step.nextWord") : QStringLiteral("step.previousWord"))->trigger();
  }
  followTexts();
}

void Presenter::goFirst() {
  if (SegmentSource* lesson = source())
    lesson->showSegment(0);
  else if (onDecode())
    m_player.first();
}

void Presenter::followPage() {
  if (!m_presenting) return;
  if (auto* page = qobject_cast<Page*>(m_pages.currentWidget()))
    connect(page, &Page::statusChanged, this, &Presenter::followTexts, Qt::UniqueConnection);
  followActions();
  followTexts();
  followPane();
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

QString Presenter::timeText() const {
  const qint64 seconds = (m_passed + (m_runs ? m_since.elapsed() : 0)) / 1000;
  const QString passed = QStringLiteral("%1:%2").arg(seconds / 60).arg(seconds % 60, 2, 10, QLatin1Char('0'));
  const SegmentSource* lesson = source();
  return lesson && lesson->plannedMinutes() > 0 ? tr("%1 of %2 min").arg(passed).arg(lesson->plannedMinutes()) : passed;
}

void Presenter::followTexts() {
  if (!m_panel) return;
  PresenterPanel::Texts texts;
  texts.time = timeText();
  if (const SegmentSource* lesson = source()) {
    const int at = lesson->segment();
    texts.now = tr("%1 of %2: %3").arg(at + 1).arg(lesson->segments()).arg(lesson->segmentTitle(at));
    texts.next =
        at + 1 < lesson->segments() ? tr("Next: %1").arg(lesson->segmentTitle(at + 1)) : tr("This is the last part.");
    texts.notes = lesson->segmentNotes(at);
    if (texts.notes.isEmpty()) texts.notes = tr("The lesson has no notes for this part.");
  } else {
    const auto* page = qobject_cast<Page*>(m_pages.currentWidget());
    const DecodeModel& model = m_decode.panes()[0]->model();
    if (page)
      texts.now = page->statusText();
    else if (model.trace())
      texts.now = tr("Step %1 of %2").arg(model.step()).arg(model.trace()->steps.size());
    texts.next = page ? page->statusNote() : model.trace() ? nextSentence(model) : QString();
    texts.notes = tr("Notes come from the lesson: open one on the page Learn, and they stand here, part by part.");
  }
  m_panel->show(texts);
}

void Presenter::noteKeys(const QKeyEvent& event) {
  if (!m_state.showsKeys()) return;
  static const QList<int> kAlone = {
      Qt::Key_Shift, Qt::Key_Control, Qt::Key_Alt, Qt::Key_Meta, Qt::Key_AltGr, Qt::Key_unknown, 0};
  if (kAlone.contains(event.key())) return;
  const bool plain = !(event.modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier));
  if (plain && !event.text().isEmpty() && event.text().at(0).isPrint() && takesText(QApplication::focusWidget()))
    return;
  const auto modifiers = event.modifiers() & ~Qt::KeypadModifier;
  m_state.setKeys(
      QKeySequence(QKeyCombination(modifiers, static_cast<Qt::Key>(event.key()))).toString(QKeySequence::NativeText));
  m_keysRest.start();
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

bool Presenter::eventFilter(QObject* watched, QEvent* event) {
  if (watched == &m_window && event->type() == QEvent::LanguageChange) {
    nameActions();
    followTexts();
  }
  if (watched == &m_window && event->type() == QEvent::Close) stop();
  if (!m_presenting) return false;
  if (event->type() == QEvent::ShortcutOverride) {
    const QWidget* focus = QApplication::focusWidget();
    if (focus ? watched == focus : watched->isWindowType()) noteKeys(*static_cast<QKeyEvent*>(event));
  }
  // What nothing in the window wanted: Escape, and the keys of a remote control.
  if (watched != &m_window || event->type() != QEvent::KeyPress) return false;
  const auto* key = static_cast<QKeyEvent*>(event);
  if (key->modifiers() & ~Qt::KeypadModifier) return false;
  if (key->key() == Qt::Key_PageDown || key->key() == Qt::Key_PageUp) {
    goTo(key->key() == Qt::Key_PageDown ? 1 : -1);
    return true;
  }
  const bool inner =
      m_way != Way::here && onDecode() && (m_decode.maximised() || m_decode.panes()[0]->model().comparing());
  if (key->key() != Qt::Key_Escape || inner) return false;
  stop();
  return true;
}

}  // namespace lookback::ui
