// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window_actions.h"

#include <QCoreApplication>

#include "ui/lens/lens_desk.h"
#include "ui/present/handout_desk.h"
#include "ui/present/presenter.h"

namespace lookback::ui {
namespace {

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
    {"decode.run", "Ctrl+Return", kWindow, false, QT_TRANSLATE_NOOP("lookback::ui::WindowActions", "&Decode"),
     QT_TRANSLATE_NOOP("lookback::ui::WindowActions", "Reads the source sentence and decodes it with the model.")},
    {"sentence.edit", "Ctrl+L", kWindow, false, QT_TRANSLATE_NOOP("lookback::ui::WindowActions", "Type a &sentence"),
     QT_TRANSLATE_NOOP("lookback::ui::WindowActions", "Puts the keyboard into the source sentence.")},
    {"gold.find", "Ctrl+F", kWindow, false, QT_TRANSLATE_NOOP("lookback::ui::WindowActions", "&Find sentences…"),
     QT_TRANSLATE_NOOP("lookback::ui::WindowActions",
                       "Lists the sentences of a test set, ranked by crossing links, entropy, coverage or error.")},
    {"gold.open", "Ctrl+G", kWindow, false, QT_TRANSLATE_NOOP("lookback::ui::WindowActions", "Open &gold alignments…"),
     QT_TRANSLATE_NOOP("lookback::ui::WindowActions",
                       "Opens sentences with the links that people drew, to compare the weights with them.")},
    {"gold.next", "Ctrl+PgDown", kWindow, false,
     QT_TRANSLATE_NOOP("lookback::ui::WindowActions", "Next sentence of the &set"),
     QT_TRANSLATE_NOOP("lookback::ui::WindowActions", "Opens the next sentence of the open test set.")},
    {"gold.previous", "Ctrl+PgUp", kWindow, false,
     QT_TRANSLATE_NOOP("lookback::ui::WindowActions", "Previous sentence o&f the set"),
     QT_TRANSLATE_NOOP("lookback::ui::WindowActions", "Opens the sentence before in the open test set.")},
    {"model.open", "Ctrl+O", kWindow, false, QT_TRANSLATE_NOOP("lookback::ui::WindowActions", "&Open model…"),
     QT_TRANSLATE_NOOP("lookback::ui::WindowActions", "Opens a model file (.safetensors) from disk.")},
    {"model.card", "Ctrl+Shift+I", kWindow, false,
     QT_TRANSLATE_NOOP("lookback::ui::WindowActions", "&About this model"),
     QT_TRANSLATE_NOOP("lookback::ui::WindowActions", "What the model is, what it was trained on and for how long.")},
    {"export.pane", "Ctrl+E", kWindow, false, QT_TRANSLATE_NOOP("lookback::ui::WindowActions", "&Export pane…"),
     QT_TRANSLATE_NOOP("lookback::ui::WindowActions", "Saves the pane in focus as PNG, SVG, PDF or CSV.")},
    {"export.copy", "Ctrl+Shift+C", kWindow, false, QT_TRANSLATE_NOOP("lookback::ui::WindowActions", "&Copy pane"),
     QT_TRANSLATE_NOOP("lookback::ui::WindowActions",
                       "Puts a picture and the numbers of the pane in focus on the clipboard.")},
    {"app.quit", "Ctrl+Q", kWindow, false, QT_TRANSLATE_NOOP("lookback::ui::WindowActions", "&Quit"),
     QT_TRANSLATE_NOOP("lookback::ui::WindowActions", "Closes the window; its place and settings are kept.")},

    {"edit.undo", "Ctrl+Z", kWindow, false, QT_TRANSLATE_NOOP("lookback::ui::WindowActions", "&Undo"),
     QT_TRANSLATE_NOOP("lookback::ui::WindowActions", "Takes the last edit back.")},
    {"edit.redo", "Ctrl+Shift+Z", kWindow, false, QT_TRANSLATE_NOOP("lookback::ui::WindowActions", "&Redo"),
     QT_TRANSLATE_NOOP("lookback::ui::WindowActions", "Does the edit again that was taken back.")},
    {"edit.resetStep", "Ctrl+R", kWindow, false,
     QT_TRANSLATE_NOOP("lookback::ui::WindowActions", "Take out the edits of this &step"),
     QT_TRANSLATE_NOOP("lookback::ui::WindowActions", "The model's own values come back at the step on the page.")},
    {"edit.resetAll", "Ctrl+Shift+R", kWindow, false,
     QT_TRANSLATE_NOOP("lookback::ui::WindowActions", "Take out &all edits"),
     QT_TRANSLATE_NOOP("lookback::ui::WindowActions", "The model's own values come back everywhere.")},

    {"step.first", "Home", kPage, false, QT_TRANSLATE_NOOP("lookback::ui::WindowActions", "&First"),
     QT_TRANSLATE_NOOP("lookback::ui::WindowActions", "Goes before the first word.")},
    {"step.back", "Left", kPage, false, QT_TRANSLATE_NOOP("lookback::ui::WindowActions", "&Back"),
     QT_TRANSLATE_NOOP("lookback::ui::WindowActions", "Goes back by one sub-step.")},
    {"step.next", "Right", kPage, false, QT_TRANSLATE_NOOP("lookback::ui::WindowActions", "&Step"),
     QT_TRANSLATE_NOOP("lookback::ui::WindowActions", "Goes on by one sub-step: score, soften, blend, write.")},
    {"step.last", "End", kPage, false, QT_TRANSLATE_NOOP("lookback::ui::WindowActions", "&Last"),
     QT_TRANSLATE_NOOP("lookback::ui::WindowActions", "Goes to the end of the sentence.")},
    {"step.previousWord", "Ctrl+Left", kWindow, false,
     QT_TRANSLATE_NOOP("lookback::ui::WindowActions", "&Previous word"),
     QT_TRANSLATE_NOOP("lookback::ui::WindowActions", "Goes to the word before.")},
    {"step.nextWord", "Ctrl+Right", kWindow, false, QT_TRANSLATE_NOOP("lookback::ui::WindowActions", "&Next word"),
     QT_TRANSLATE_NOOP("lookback::ui::WindowActions", "Goes to the next word and writes it.")},
    {"play.toggle", "Space", kPage, false, QT_TRANSLATE_NOOP("lookback::ui::WindowActions", "P&lay"),
     QT_TRANSLATE_NOOP("lookback::ui::WindowActions", "Steps through the sentence by itself; pauses when it runs.")},
    {"play.back", "Shift+Space", kPage, false, QT_TRANSLATE_NOOP("lookback::ui::WindowActions", "Play back&wards"),
     QT_TRANSLATE_NOOP("lookback::ui::WindowActions", "Steps back through the sentence by itself.")},
    {"play.slower", "[", kPage, false, QT_TRANSLATE_NOOP("lookback::ui::WindowActions", "S&lower"),
     QT_TRANSLATE_NOOP("lookback::ui::WindowActions", "Halves the playing speed.")},
    {"play.faster", "]", kPage, false, QT_TRANSLATE_NOOP("lookback::ui::WindowActions", "&Faster"),
     QT_TRANSLATE_NOOP("lookback::ui::WindowActions", "Doubles the playing speed.")},
    {"play.stopHere", "F9", kWindow, true, QT_TRANSLATE_NOOP("lookback::ui::WindowActions", "Stop at this &word"),
     QT_TRANSLATE_NOOP("lookback::ui::WindowActions", "Playing stops whenever the word of this step is written.")},
    {"play.stops", "Shift+F9", kWindow, false,
     QT_TRANSLATE_NOOP("lookback::ui::WindowActions", "Stops of this sen&tence…"),
     QT_TRANSLATE_NOOP("lookback::ui::WindowActions", "Lists the words at which playing stops.")},
    {"words.leastLikely", "W", kPage, false, QT_TRANSLATE_NOOP("lookback::ui::WindowActions", "L&east likely word"),
     QT_TRANSLATE_NOOP("lookback::ui::WindowActions", "Goes to the word with the lowest log-probability.")},
    {"word.menu", "M", kPage, false, QT_TRANSLATE_NOOP("lookback::ui::WindowActions", "Source &word…"),
     QT_TRANSLATE_NOOP("lookback::ui::WindowActions",
                       "Replace, delete or swap the source word under the cursor; the result opens as a second lane.")},
    {"compare.open", "Ctrl+K", kWindow, false, QT_TRANSLATE_NOOP("lookback::ui::WindowActions", "Compare w&ith…"),
     QT_TRANSLATE_NOOP("lookback::ui::WindowActions",
                       "Opens a second lane: another model, a checkpoint, another sentence, or a forced reference.")},
    {"compare.swap", "X", kPage, false, QT_TRANSLATE_NOOP("lookback::ui::WindowActions", "E&xchange the lanes"),
     QT_TRANSLATE_NOOP("lookback::ui::WindowActions",
                       "The second lane becomes the first, with all panes, and the other way round.")},
    {"compare.close", "Ctrl+Shift+K", kWindow, false,
     QT_TRANSLATE_NOOP("lookback::ui::WindowActions", "&Close the second lane"),
     QT_TRANSLATE_NOOP("lookback::ui::WindowActions", "One lane again; Escape does the same.")},
    {"pane.beam", "B", kPage, true, QT_TRANSLATE_NOOP("lookback::ui::WindowActions", "&Beam instead of the map"),
     QT_TRANSLATE_NOOP("lookback::ui::WindowActions", "Shows the beam search in the place of the map, and back.")},
    {"pane.difference", "D", kPage, true, QT_TRANSLATE_NOOP("lookback::ui::WindowActions", "&Difference of the lanes"),
     QT_TRANSLATE_NOOP("lookback::ui::WindowActions",
                       "Shows how the weights of the lanes differ in the place of the map, and back.")},

    {"page.learn", "Ctrl+1", kWindow, true, QT_TRANSLATE_NOOP("lookback::ui::WindowActions", "&Learn"),
     QT_TRANSLATE_NOOP("lookback::ui::WindowActions", "The course: lessons with something to try on every page.")},
    {"learn.next", "Alt+Right", kWindow, false, QT_TRANSLATE_NOOP("lookback::ui::WindowActions", "&Next page"),
     QT_TRANSLATE_NOOP("lookback::ui::WindowActions", "Goes to the next page of the lesson.")},
    {"learn.back", "Alt+Left", kWindow, false, QT_TRANSLATE_NOOP("lookback::ui::WindowActions", "Page &before"),
     QT_TRANSLATE_NOOP("lookback::ui::WindowActions", "Goes to the page of the lesson before.")},
    {"learn.lessons", "Alt+Up", kWindow, false, QT_TRANSLATE_NOOP("lookback::ui::WindowActions", "&All lessons"),
     QT_TRANSLATE_NOOP("lookback::ui::WindowActions", "Leaves the lesson; it opens again where you were.")},
    {"page.decode", "Ctrl+2", kWindow, true, QT_TRANSLATE_NOOP("lookback::ui::WindowActions", "&Decode"),
     QT_TRANSLATE_NOOP("lookback::ui::WindowActions", "The decoder, step by step.")},
    {"page.energies", "Ctrl+3", kWindow, true, QT_TRANSLATE_NOOP("lookback::ui::WindowActions", "&Energies"),
     QT_TRANSLATE_NOOP("lookback::ui::WindowActions", "A decoder step small enough to be worked out by hand.")},
    {"page.scoreboard", "Ctrl+5", kWindow, true, QT_TRANSLATE_NOOP("lookback::ui::WindowActions", "&Scoreboard"),
     QT_TRANSLATE_NOOP("lookback::ui::WindowActions", "The paper's scores beside yours, by length and taken apart.")},
    {"scoreboard.race", "Ctrl+Shift+B", kWindow, true,
     QT_TRANSLATE_NOOP("lookback::ui::WindowActions", "&Bottleneck race"),
     QT_TRANSLATE_NOOP("lookback::ui::WindowActions",
                       "A sentence grows while a fixed vector and attention translate it side by side.")},
    {"page.train", "Ctrl+4", kWindow, true, QT_TRANSLATE_NOOP("lookback::ui::WindowActions", "&Train"),
     QT_TRANSLATE_NOOP("lookback::ui::WindowActions", "Train a model here and watch its alignment form.")},
    {"train.start", "Ctrl+T", kWindow, false, QT_TRANSLATE_NOOP("lookback::ui::WindowActions", "&Start"),
     QT_TRANSLATE_NOOP("lookback::ui::WindowActions",
                       "Starts the run on the form; pauses and goes on while it trains.")},
    {"train.batch", "Ctrl+B", kWindow, false, QT_TRANSLATE_NOOP("lookback::ui::WindowActions", "&One batch"),
     QT_TRANSLATE_NOOP("lookback::ui::WindowActions", "Lets one update through, and pauses.")},
    {"train.stop", "Ctrl+.", kWindow, false, QT_TRANSLATE_NOOP("lookback::ui::WindowActions", "Stop and &keep"),
     QT_TRANSLATE_NOOP("lookback::ui::WindowActions", "Ends the run; what was learned is kept.")},
    {"runs.show", "Ctrl+Shift+T", kWindow, true, QT_TRANSLATE_NOOP("lookback::ui::WindowActions", "Stored &runs"),
     QT_TRANSLATE_NOOP("lookback::ui::WindowActions",
                       "Shows the stored runs on the page Train, or the live view again.")},
    {"runs.filter", "Ctrl+Shift+F", kWindow, false, QT_TRANSLATE_NOOP("lookback::ui::WindowActions", "&Filter runs"),
     QT_TRANSLATE_NOOP("lookback::ui::WindowActions", "Puts the keyboard into the filter of the stored runs.")},
    {"runs.watch", "", kWindow, false, QT_TRANSLATE_NOOP("lookback::ui::WindowActions", "&Watch run again"),
     QT_TRANSLATE_NOOP("lookback::ui::WindowActions", "Shows curves, maps and timeline of the chosen run under Live.")},
    {"runs.decode", "Ctrl+Shift+D", kWindow, false,
     QT_TRANSLATE_NOOP("lookback::ui::WindowActions", "Open checkpoint in &Decode"),
     QT_TRANSLATE_NOOP("lookback::ui::WindowActions",
                       "Opens the chosen checkpoint of the chosen run on the page Decode.")},
    {"runs.compare", "Ctrl+D", kWindow, false, QT_TRANSLATE_NOOP("lookback::ui::WindowActions", "&Compare two runs"),
     QT_TRANSLATE_NOOP("lookback::ui::WindowActions",
                       "Shows the settings and scores of two chosen runs side by side.")},
    {"runs.curves", "Ctrl+Shift+U", kWindow, false,
     QT_TRANSLATE_NOOP("lookback::ui::WindowActions", "C&urves over each other"),
     QT_TRANSLATE_NOOP("lookback::ui::WindowActions", "Draws the curves of the chosen runs over each other.")},
    {"runs.style", "Ctrl+Shift+Y", kWindow, false,
     QT_TRANSLATE_NOOP("lookback::ui::WindowActions", "&Line style of run…"),
     QT_TRANSLATE_NOOP("lookback::ui::WindowActions", "Changes colour, dash and marker of the chosen run's curves.")},
    {"runs.rename", "F2", kWindow, false, QT_TRANSLATE_NOOP("lookback::ui::WindowActions", "Re&name run"),
     QT_TRANSLATE_NOOP("lookback::ui::WindowActions", "Puts the keyboard into the name of the chosen run.")},
    {"runs.note", "Ctrl+Shift+N", kWindow, false, QT_TRANSLATE_NOOP("lookback::ui::WindowActions", "N&ote about run"),
     QT_TRANSLATE_NOOP("lookback::ui::WindowActions", "Puts the keyboard into the note about the chosen run.")},
    {"runs.tag", "Ctrl+Shift+G", kWindow, false, QT_TRANSLATE_NOOP("lookback::ui::WindowActions", "Add t&ag to run"),
     QT_TRANSLATE_NOOP("lookback::ui::WindowActions", "Puts the keyboard into the field for a new tag.")},
    {"runs.delete", "Del", kPage, false, QT_TRANSLATE_NOOP("lookback::ui::WindowActions", "&Move runs to the trash"),
     QT_TRANSLATE_NOOP("lookback::ui::WindowActions",
                       "Moves the chosen runs to the trash, from where they can be taken back.")},
    {"runs.exportList", "", kWindow, false, QT_TRANSLATE_NOOP("lookback::ui::WindowActions", "Export l&ist of runs…"),
     QT_TRANSLATE_NOOP("lookback::ui::WindowActions",
                       "Saves the list of stored runs, as it is filtered and ordered, as CSV.")},
    {"runs.exportRows", "", kWindow, false, QT_TRANSLATE_NOOP("lookback::ui::WindowActions", "Export &metric rows…"),
     QT_TRANSLATE_NOOP("lookback::ui::WindowActions", "Saves every update and evaluation of the chosen run as CSV.")},
    {"page.data", "Ctrl+6", kWindow, true, QT_TRANSLATE_NOOP("lookback::ui::WindowActions", "D&ata"),
     QT_TRANSLATE_NOOP("lookback::ui::WindowActions", "Bring texts of your own, look at them and keep them.")},
    {"pane.next", "F6", kWindow, false, QT_TRANSLATE_NOOP("lookback::ui::WindowActions", "Next &pane"),
     QT_TRANSLATE_NOOP("lookback::ui::WindowActions", "Moves the keyboard to the next pane or bar.")},
    {"pane.previous", "Shift+F6", kWindow, false, QT_TRANSLATE_NOOP("lookback::ui::WindowActions", "P&revious pane"),
     QT_TRANSLATE_NOOP("lookback::ui::WindowActions", "Moves the keyboard to the pane or bar before.")},
    {"pane.maximise", "Ctrl+Shift+M", kWindow, true, QT_TRANSLATE_NOOP("lookback::ui::WindowActions", "&Maximise pane"),
     QT_TRANSLATE_NOOP("lookback::ui::WindowActions", "Lets the pane in focus fill the page, and back.")},
    {"view.inspector", "Ctrl+I", kWindow, true, QT_TRANSLATE_NOOP("lookback::ui::WindowActions", "&Inspector"),
     QT_TRANSLATE_NOOP("lookback::ui::WindowActions", "Shows the equation, the numbers and the edits of the step.")},
    {"view.zoomIn", "Ctrl++", kWindow, false, QT_TRANSLATE_NOOP("lookback::ui::WindowActions", "&Larger"),
     QT_TRANSLATE_NOOP("lookback::ui::WindowActions", "Everything in the window larger, up to 300 %.")},
    {"view.zoomOut", "Ctrl+-", kWindow, false, QT_TRANSLATE_NOOP("lookback::ui::WindowActions", "&Smaller"),
     QT_TRANSLATE_NOOP("lookback::ui::WindowActions", "Everything in the window smaller, down to 80 %.")},
    {"view.zoomReset", "Ctrl+0", kWindow, false, QT_TRANSLATE_NOOP("lookback::ui::WindowActions", "&100 %"),
     QT_TRANSLATE_NOOP("lookback::ui::WindowActions", "Everything in the window at its usual size.")},
    {"theme.system", "", kWindow, true, QT_TRANSLATE_NOOP("lookback::ui::WindowActions", "As the &system"),
     QT_TRANSLATE_NOOP("lookback::ui::WindowActions", "Light or dark as the desktop has it.")},
    {"theme.light", "", kWindow, true, QT_TRANSLATE_NOOP("lookback::ui::WindowActions", "&Light"),
     QT_TRANSLATE_NOOP("lookback::ui::WindowActions", "Dark letters on a light window.")},
    {"theme.dark", "", kWindow, true, QT_TRANSLATE_NOOP("lookback::ui::WindowActions", "&Dark"),
     QT_TRANSLATE_NOOP("lookback::ui::WindowActions", "Light letters on a dark window.")},
    {"theme.contrast", "", kWindow, true, QT_TRANSLATE_NOOP("lookback::ui::WindowActions", "High &contrast"),
     QT_TRANSLATE_NOOP("lookback::ui::WindowActions", "White letters on black, stronger lines.")},
    {"view.reducedMotion", "", kWindow, true, QT_TRANSLATE_NOOP("lookback::ui::WindowActions", "&No motion"),
     QT_TRANSLATE_NOOP("lookback::ui::WindowActions", "Sub-steps change at once instead of moving.")},

    {"language.system", "", kWindow, true, QT_TRANSLATE_NOOP("lookback::ui::WindowActions", "As the &system has it"),
     QT_TRANSLATE_NOOP("lookback::ui::WindowActions", "The window speaks the language of the desktop.")},
    {"language.en", "", kWindow, true, QT_TRANSLATE_NOOP("lookback::ui::WindowActions", "&English"),
     QT_TRANSLATE_NOOP("lookback::ui::WindowActions", "The window speaks English.")},
    {"language.fr", "", kWindow, true, QT_TRANSLATE_NOOP("lookback::ui::WindowActions", "&Français"),
     QT_TRANSLATE_NOOP("lookback::ui::WindowActions", "The window speaks French.")},

    {"help.keys", "?", kPage, false, QT_TRANSLATE_NOOP("lookback::ui::WindowActions", "&Keys"),
     QT_TRANSLATE_NOOP("lookback::ui::WindowActions",
                       "Every action with its key; keys can be changed and the card printed.")},
    {"help.whatsThis", "Shift+F1", kWindow, false, QT_TRANSLATE_NOOP("lookback::ui::WindowActions", "&What is this?"),
     QT_TRANSLATE_NOOP("lookback::ui::WindowActions",
                       "Says in a sentence what the control in focus is; then point at anything else.")},
    {"help.about", "", kWindow, false, QT_TRANSLATE_NOOP("lookback::ui::WindowActions", "About &Lookback"),
     QT_TRANSLATE_NOOP("lookback::ui::WindowActions", "Version, licence and the paper.")},
    {"app.menu", "F10", kWindow, false, QT_TRANSLATE_NOOP("lookback::ui::WindowActions", "&Menu"),
     QT_TRANSLATE_NOOP("lookback::ui::WindowActions", "Opens the menu with every action of the window.")},
};

QString tr(const char* text) {
  return QCoreApplication::translate("lookback::ui::WindowActions", text);
}

QStringList ids(std::initializer_list<const char*> names) {
  QStringList list;
  for (const char* name : names) list << QLatin1String(name);
  return list;
}

}  // namespace

void addWindowActions(Actions& actions) {
  for (const Definition& d : kDefinitions) {
    QAction* action =
        actions.add(QLatin1String(d.id), QKeySequence(QLatin1String(d.keys), QKeySequence::PortableText), d.scope);
    action->setCheckable(d.checkable);
  }
  addPresenterActions(actions);
  LensDesk::addActions(actions);
  nameWindowActions(actions);
}

void nameWindowActions(Actions& actions) {
  for (const Definition& d : kDefinitions) actions.setText(QLatin1String(d.id), tr(d.text), tr(d.help));
  LensDesk::nameActions(actions);
}

QList<MenuGroup> windowMenu() {
  return {
      {QCoreApplication::translate("lookback::ui::WindowActions", "&File", "menu"),
       ids({"model.open", "model.card", "", "gold.open", "gold.find", "gold.previous", "gold.next", "", "export.pane",
            "export.copy"}) +
           HandoutDesk::menuIds() + ids({"", "app.quit"})},
      {QCoreApplication::translate("lookback::ui::WindowActions", "&Edit", "menu"),
       ids({"edit.undo", "edit.redo", "", "edit.resetStep", "edit.resetAll", "", "word.menu", "sentence.edit",
            "decode.run", "", "compare.open", "compare.swap", "compare.close"})},
      {QCoreApplication::translate("lookback::ui::WindowActions", "&Step", "menu"),
       ids({"step.first", "step.back", "step.next", "step.last", "", "step.previousWord", "step.nextWord", "",
            "play.toggle", "play.back", "play.slower", "play.faster", "play.stopHere", "play.stops",
            "words.leastLikely", "", "lens.gradient", "lens.honesty", "lens.sheet"})},
      {QCoreApplication::translate("lookback::ui::WindowActions", "&Train", "menu"),
       ids({"train.start", "train.batch", "train.stop", "", "runs.show", "runs.filter", "runs.watch", "runs.decode",
            "runs.compare", "runs.curves", "runs.style", "", "runs.rename", "runs.note", "runs.tag", "runs.delete", "",
            "runs.exportList", "runs.exportRows"})},
      {QCoreApplication::translate("lookback::ui::WindowActions", "L&esson", "menu"),
       ids({"learn.next", "learn.back", "learn.lessons"})},
      {Presenter::menuTitle(), Presenter::menuIds()},
      {QCoreApplication::translate("lookback::ui::WindowActions", "&View", "menu"), ids({"page.learn",
                                                                                         "page.decode",
                                                                                         "page.energies",
                                                                                         "page.train",
                                                                                         "page.scoreboard",
                                                                                         "scoreboard.race",
                                                                                         "page.data",
                                                                                         "",
                                                                                         "pane.next",
                                                                                         "pane.previous",
                                                                                         "pane.maximise",
                                                                                         "pane.beam",
                                                                                         "pane.difference",
                                                                                         "view.inspector",
                                                                                         "",
                                                                                         "view.zoomIn",
                                                                                         "view.zoomOut",
                                                                                         "view.zoomReset",
                                                                                         "",
                                                                                         "theme.system",
                                                                                         "theme.light",
                                                                                         "theme.dark",
                                                                                         "theme.contrast",
                                                                                         "",
                                                                                         "view.reducedMotion"})},
      {QCoreApplication::translate("lookback::ui::WindowActions", "&Language", "menu"),
       ids({"language.system", "language.en", "language.fr"})},
      {QCoreApplication::translate("lookback::ui::WindowActions", "&Help", "menu"),
       ids({"help.keys", "help.whatsThis", "", "help.about"})},
  };
}

}  // namespace lookback::ui
