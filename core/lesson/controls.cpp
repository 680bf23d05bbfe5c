// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lesson/schema.h"

#include <algorithm>

namespace lookback::lesson {

// The one list of control names. A new control of the window gets a line here and nowhere else.
const std::vector<Control>& controls() {
  using enum WidgetKind;
  static const std::vector<Control> all{
      {"step", "Goes on by one sub-step: score, soften, blend, write.", {stepper, arcs, sheet}},
      {"back", "Goes back by one sub-step.", {stepper, arcs, sheet}},
      {"first", "Goes before the first word.", {stepper, arcs}},
      {"last", "Goes to the end of the sentence.", {stepper, arcs}},
      {"play", "Steps through by itself; pauses when it runs.", {stepper, arcs, race}},
      {"speed", "Sets how quickly play goes.", {stepper, arcs}},
      {"sentence", "Lets the learner type a source sentence of their own.", {stepper, map, arcs, race}},
      {"change-word", "Replaces, deletes or swaps one source word.", {stepper, map}},
      {"force-word", "Writes another word at this step; decoding goes on from it.", {stepper}},
      {"teacher-forcing", "Switches between the given target words and the model's own.", {stepper, map}},
      {"energy-slider", "Moves the energy of one source word.", {stepper, energies, hull}},
      {"weight-bar", "Drags one weight; the others give way.", {stepper, energies, hull}},
      {"equalise", "Makes all energies equal: the flat average.", {stepper, energies, sheet, hull}},
      {"sharpen", "Doubles all differences between energies.", {stepper, energies, sheet, hull}},
      {"flatten", "Halves all differences between energies.", {stepper, energies, sheet, hull}},
      {"shift-all", "Adds the same number to all energies; no weight changes.", {stepper, energies, sheet}},
      {"only-this", "Puts all the weight on one source word.", {stepper, energies, hull}},
      {"zero-strongest", "Takes the heaviest weight away.", {stepper, energies}},
      {"permute", "Shuffles the weights over the source words.", {stepper, energies}},
      {"lock", "Keeps one energy where it is.", {stepper, energies}},
      {"reset", "Brings the opening numbers back.", {stepper, map, arcs, energies, sheet, hull, scorer, race, chart}},
      {"undo", "Takes the last change back.", {stepper, map, energies, sheet, hull, scorer}},
      {"redo", "Does the change again that was taken back.", {stepper, map, energies, sheet, hull, scorer}},
      {"places", "Sets how many digits are shown.", {energies, sheet, scorer}},
      {"annotation-point", "Moves one annotation.", {sheet, hull, scorer}},
      {"state", "Changes the numbers of the previous state.", {sheet, scorer}},
      {"scorer-weights", "Changes the weights of the scorer.", {scorer}},
      {"choose-word", "Chooses the source word whose lines are lit.", {energies, sheet, hull, scorer}},
      {"transpose", "Swaps rows and columns.", {map}},
      {"scale", "Switches between the fixed scale and a stretched one.", {map}},
      {"replace-weights", "Chooses what the model's weights are replaced with.", {map}},
      {"threshold", "Hides arcs lighter than a limit.", {arcs, stepper}},
      {"crossings", "Dashes and counts arcs that cross.", {arcs, stepper}},
      {"length", "Lets the sentence grow or shrink.", {race, chart}},
      {"highlight", "Chooses the row or series that is lit.", {chart}},
      {"learn-once", "Applies one update and shows the map before and after.", {stepper}},
      {"gradient", "Shows the arrows of the gradient on the energies.", {stepper, energies}},
      {"print", "Prints the sheet with blanks, or its key.", {sheet}},
      {"skip", "Goes past the gate without a guess.", {predict}},
  };
  return all;
}

const Control* findControl(std::string_view name) {
  const auto& all = controls();
  const auto found = std::find_if(all.begin(), all.end(), [&](const Control& control) { return control.name == name; });
  return found == all.end() ? nullptr : &*found;
}

std::vector<std::string> controlNames() {
  std::vector<std::string> names;
  for (const Control& control : controls()) names.emplace_back(control.name);
  return names;
}

}  // namespace lookback::lesson
