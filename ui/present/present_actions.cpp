// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/present/present_actions.h"

#include "ui/present/presenter.h"

namespace lookback::ui {
namespace {

constexpr KeyScope kWindow = KeyScope::window, kPage = KeyScope::page;

constexpr ActionLine kActions[] = {
    {"present.start", "Shift+F5", kWindow, false,
     QT_TRANSLATE_NOOP("lookback::ui::Presenter", "&Present from the start"),
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

}  // namespace

const ActionTable& presenterActions() {
  static constexpr ActionTable kTable("lookback::ui::Presenter", kActions);
  return kTable;
}

void addPresenterActions(Actions& actions) {
  presenterActions().add(actions);
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

}  // namespace lookback::ui
