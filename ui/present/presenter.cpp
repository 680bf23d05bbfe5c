// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/present/presenter.h"

#include <QAbstractSpinBox>
#include <QApplication>
#include <QKeyEvent>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QTextEdit>

#include "ui/learn/learn_page.h"
#include "ui/pages/decode_page.h"
#include "ui/pages/page.h"
#include "ui/present/lesson_segments.h"
#include "ui/present/present_actions.h"
#include "ui/present/segment_source.h"
#include "ui/present/stage_overlay.h"
#include "ui/support/describe.h"
#include "ui/support/text.h"

namespace lookback::ui {
namespace {

constexpr int kSecondMs = 1000, kKeysMs = 2000, kPointerMs = 33;
constexpr double kStep = 0.04, kReachStep = 0.04;

bool takesText(const QWidget* widget) {
  return qobject_cast<const QLineEdit*>(widget) || qobject_cast<const QPlainTextEdit*>(widget) ||
         qobject_cast<const QTextEdit*>(widget) || qobject_cast<const QAbstractSpinBox*>(widget);
}

}  // namespace

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
  for (const ActionLine& line : presenterActions().lines())
    window.addAction(services.actions.get(QLatin1String(line.id)));
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
    onAction(m_services.actions, id, this, std::forward<decltype(work)>(work));
  };
  on("present.start", [this] { start(true); });
  on("present.here", [this] { m_presenting ? stop() : start(false); });  // the same key ends it
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
    m_timer.setPaused(paused);
    followTexts();
  });
  on("present.timerReset", [this] {
    m_timer.reset();
    followTexts();
  });
  on("present.left", [this] { m_state.setMiddle(m_state.middle() - QPointF(kStep, 0)); });
  on("present.right", [this] { m_state.setMiddle(m_state.middle() + QPointF(kStep, 0)); });
  on("present.up", [this] { m_state.setMiddle(m_state.middle() - QPointF(0, kStep)); });
  on("present.down", [this] { m_state.setMiddle(m_state.middle() + QPointF(0, kStep)); });
  on("present.wider", [this] { m_state.setReach(m_state.reach() + kReachStep); });
  on("present.narrower", [this] { m_state.setReach(m_state.reach() - kReachStep); });
}

void Presenter::followActions() {
  const auto action = [this](const char* id) { return m_services.actions.get(QLatin1String(id)); };
  const QList<QAction*> always{action("present.start"), action("present.here"), action("present.window")};
  for (const ActionLine& line : presenterActions().lines())
    if (QAction* made = action(line.id); !always.contains(made)) made->setEnabled(m_presenting);
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
  action("present.timer")->setChecked(m_presenting && !m_timer.runs());
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
  m_timer.start();
  m_second.start();
  qApp->installEventFilter(this);
  followActions();
  followPage();
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

QString Presenter::timeText() const {
  const SegmentSource* lesson = source();
  return lesson && lesson->plannedMinutes() > 0 ? tr("%1 of %2 min").arg(m_timer.text()).arg(lesson->plannedMinutes())
                                                : m_timer.text();
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

bool Presenter::eventFilter(QObject* watched, QEvent* event) {
  if (watched == &m_window && event->type() == QEvent::LanguageChange) {
    presenterActions().name(m_services.actions);
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
