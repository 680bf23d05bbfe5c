// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lesson/schema.h"

#include <algorithm>

#include "core/base/contract.h"

namespace lookback::lesson {
namespace {

using Type = ParameterType;

// Parameters that several widgets share.

Parameter sentence() {
  return {.name = "sentence",
          .type = Type::text,
          .help = "The source sentence, in the model's source language.",
          .longest = 400};
}

Parameter step(std::string_view help) {
  return {.name = "step", .type = Type::integer, .help = help, .defaultValue = "1", .least = 1, .most = 200};
}

Parameter target() {
  return {.name = "target",
          .type = Type::text,
          .help = "The target sentence to force word by word; without it the model writes its own.",
          .longest = 400};
}

Parameter words() {
  return {.name = "words",
          .type = Type::words,
          .help = "The source words of a toy, two to six.",
          .shortest = 2,
          .longest = 6};
}

Parameter energies() {
  return {.name = "energies",
          .type = Type::numbers,
          .help = "One energy a source word; any numbers.",
          .least = -50,
          .most = 50,
          .asLongAs = "words"};
}

Parameter annotations(std::string_view help) {
  return {.name = "annotations",
          .type = Type::matrix,
          .help = help,
          .least = -100,
          .most = 100,
          .longest = 8,
          .asLongAs = "words"};
}

Parameter places() {
  return {.name = "places",
          .type = Type::integer,
          .help = "Digits shown after the point; what rounding loses is shown openly.",
          .defaultValue = "4",
          .least = 0,
          .most = 6};
}

Parameter toyState(std::string_view help) {
  return {
      .name = "state", .type = Type::numbers, .help = help, .least = -100, .most = 100, .shortest = 1, .longest = 8};
}

Parameter weightMatrix(std::string_view name, std::string_view help) {
  return {.name = name, .type = Type::matrix, .help = help, .least = -100, .most = 100, .shortest = 1, .longest = 8};
}

Parameter scorerVector() {
  return {.name = "v",
          .type = Type::numbers,
          .help = "v_a of the additive scorer: one weight a hidden unit.",
          .least = -100,
          .most = 100,
          .shortest = 1,
          .longest = 8};
}

/// What every widget but the quiz has besides its own parameters.
std::vector<Parameter> withCommon(std::vector<Parameter> own, bool usesModel) {
  if (usesModel)
    own.push_back({.name = "model",
                   .type = Type::model,
                   .help = "The model to run; without it the first of the lesson's models."});
  own.push_back({.name = "caption",
                 .type = Type::text,
                 .help = "A sentence under the widget that says what to look at.",
                 .longest = 300,
                 .translated = true});
  own.push_back({.name = "controls",
                 .type = Type::controls,
                 .help = "The controls that exist on this widget; without it those of the page that it can have."});
  own.push_back({.name = "notes",
                 .type = Type::text,
                 .help = "What the presenter reads in presenter mode; the audience does not see it.",
                 .longest = 1000,
                 .translated = true});
  return own;
}

WidgetSchema stepperSchema() {
  Parameter text = sentence();
  text.required = true;
  text.shortest = 1;
  return {WidgetKind::stepper, "stepper", "A real decoder, word by word: score, soften, blend, write.",
          withCommon({text,
                      step("The decoder step it opens at, from 1."),
                      {.name = "part",
                       .type = Type::choice,
                       .help = "The part of the step it opens at, in the paper's order; given, a press of Step is a "
                               "part, else a word.",
                       .defaultValue = "\"write\"",
                       .choices = {"score", "soften", "blend", "write"}},
                      {.name = "panes",
                       .type = Type::choices,
                       .help = "What is shown of the step; \"annotations\" is the encoder's output as strips.",
                       .defaultValue = "[\"arcs\", \"words\"]",
                       .shortest = 1,
                       .choices = {"arcs", "map", "energies", "words", "annotations"}},
                      target(),
                      {.name = "changed",
                       .type = Type::text,
                       .help = "The same sentence with a word changed; it is read beside the first, for a contrast.",
                       .longest = 400},
                      {.name = "beside",
                       .type = Type::model,
                       .help = "A second model that decodes the same sentence beside the first, for a contrast."}},
                     true),
          "sentence = \"Elle portait une robe rouge.\"\nstep = 4\npanes = [\"arcs\", \"energies\"]"};
}

WidgetSchema mapSchema() {
  return {
      WidgetKind::map, "map", "The weights of a whole sentence: rows are target words, columns source words.",
      withCommon(
          {sentence(),
           target(),
           {.name = "weights",
            .type = Type::matrix,
            .help = "Weights of a toy instead of a model's: one row a target word, each adding to 1.",
            .least = 0,
            .most = 1,
            .shortest = 1,
            .longest = 6,
            .asLongAs = "written"},
           words(),
           {.name = "written", .type = Type::words, .help = "The target words of a toy.", .shortest = 1, .longest = 6},
           {.name = "values",
            .type = Type::boolean,
            .help = "Whether each cell shows its number.",
            .defaultValue = "true"},
           {.name = "scale",
            .type = Type::choice,
            .help = "The colour scale: fixed from 0 to 1, or stretched to the picture (with a badge).",
            .defaultValue = "\"fixed\"",
            .choices = {"fixed", "stretched"}},
           {.name = "order",
            .type = Type::choice,
            .help = "The paper's order (rows are target words) or the other way round.",
            .defaultValue = "\"paper\"",
            .choices = {"paper", "transposed"}},
           {.name = "replace",
            .type = Type::choice,
            .help = "What the model's weights are replaced with while it writes (honesty lab).",
            .defaultValue = "\"nothing\"",
            .choices = {"nothing", "uniform", "permuted", "strongest-removed", "last-only"}},
           {.name = "beside", .type = Type::model, .help = "A second model whose map stands beside the first."}},
          true),
      "sentence = \"Elle portait une robe rouge.\"\nvalues = false"};
}

WidgetSchema arcsSchema() {
  return {
      WidgetKind::arcs, "arcs", "Arcs from each written word to the source words it reads from; thick means heavy.",
      withCommon(
          {sentence(),
           target(),
           step("How many words are written when it opens."),
           words(),
           {.name = "written", .type = Type::words, .help = "The target words of a toy.", .shortest = 1, .longest = 6},
           {.name = "weights",
            .type = Type::matrix,
            .help = "Weights of a toy instead of a model's: one row a target word, each adding to 1.",
            .least = 0,
            .most = 1,
            .shortest = 1,
            .longest = 6,
            .asLongAs = "written"},
           {.name = "threshold",
            .type = Type::number,
            .help = "Arcs lighter than this are hidden; their sum is printed.",
            .defaultValue = "0.05",
            .least = 0,
            .most = 1},
           {.name = "crossings",
            .type = Type::boolean,
            .help = "Whether crossing arcs are dashed and counted.",
            .defaultValue = "false"}},
          true),
      "sentence = \"la zone économique européenne\"\nstep = 3\ncrossings = true"};
}

WidgetSchema energiesSchema() {
  return {WidgetKind::energies, "energies",
          "A slider a source word, with exp e, the weight and what rounding leaves over.",
          withCommon({words(),
                      energies(),
                      sentence(),
                      step("The decoder step whose energies a model gives, from 1."),
                      {.name = "show",
                       .type = Type::choices,
                       .help = "The columns beside the sliders.",
                       .defaultValue = "[\"exp\", \"alpha\", \"rounded\"]",
                       .choices = {"exp", "alpha", "rounded", "bars"}},
                      places(),
                      {.name = "range",
                       .type = Type::numbers,
                       .help = "Lowest and highest energy of the sliders.",
                       .defaultValue = "[-4, 8]",
                       .least = -50,
                       .most = 50,
                       .shortest = 2,
                       .longest = 2},
                      {.name = "next-words",
                       .type = Type::boolean,
                       .help = "Whether the model's next words follow the sliders (needs a sentence).",
                       .defaultValue = "false"}},
                     true),
          "words = [\"la\", \"maison\", \"bleue\"]\nenergies = [2, 4, 1]"};
}

WidgetSchema sheetSchema() {
  return {
      WidgetKind::sheet, "sheet", "The worked sheet: score, soften, weigh, sum, with every number.",
      withCommon({words(),
                  energies(),
                  annotations("One annotation a source word: h(1), h(2), ..."),
                  toyState("The decoder's previous state s(i-1); then the sheet begins with the scores s(i-1) · h(j)."),
                  sentence(),
                  step("The decoder step of a model that the sheet shows, from 1."),
                  {.name = "moves",
                   .type = Type::choices,
                   .help = "The moves that are shown.",
                   .defaultValue = "[\"soften\", \"weigh\", \"sum\"]",
                   .shortest = 1,
                   .choices = {"score", "soften", "weigh", "sum"}},
                  places(),
                  {.name = "rung",
                   .type = Type::choice,
                   .help = "Whether the learner watches, completes missing numbers, or does the sheet alone.",
                   .defaultValue = "\"watch\"",
                   .choices = {"watch", "complete", "alone"}},
                  {.name = "blanks",
                   .type = Type::words,
                   .help = "The numbers left out on the rung \"complete\": exp.2, total, alpha.2, c.1, ...",
                   .shortest = 1,
                   .longest = 20},
                  {.name = "symbols",
                   .type = Type::boolean,
                   .help = "Whether each number carries its symbol, linked to the formula.",
                   .defaultValue = "false"}},
                 true),
      "words = [\"la\", \"maison\", \"bleue\"]\nenergies = [2, 4, 1]\nannotations = [[1, 0], [0, 2], [2, 2]]"};
}

WidgetSchema hullSchema() {
  Parameter toyWords = words();
  toyWords.required = true;
  Parameter points = annotations("One annotation of two numbers a source word: a point in the plane.");
  points.required = true;
  return {WidgetKind::hull, "hull", "Annotations as points, the context as a diamond that never leaves their hull.",
          withCommon({toyWords,
                      points,
                      energies(),
                      {.name = "weights",
                       .type = Type::numbers,
                       .help = "Weights that add to 1, instead of energies.",
                       .least = 0,
                       .most = 1,
                       .asLongAs = "words"},
                      {.name = "guess",
                       .type = Type::boolean,
                       .help = "Whether the learner marks a point before the diamond appears.",
                       .defaultValue = "false"}},
                     false),
          "words = [\"la\", \"maison\", \"bleue\"]\nannotations = [[1, 0], [0, 2], [2, 2]]\nenergies = [2, 4, 1]"};
}

WidgetSchema scorerSchema() {
  Parameter toyWords = words();
  toyWords.required = true;
  Parameter points = annotations("One annotation a source word.");
  points.required = true;
  Parameter state = toyState("The decoder's previous state s(i-1).");
  state.required = true;
  Parameter v = scorerVector();
  v.required = true;
  Parameter w = weightMatrix("W", "W_a of the additive scorer: one row a hidden unit, one column a number of s(i-1).");
  w.required = true;
  Parameter u = weightMatrix("U", "U_a of the additive scorer: one row a hidden unit, one column a number of h(j).");
  u.required = true;
  return {WidgetKind::scorer, "scorer", "The scorer opened: each hidden unit with its live lines from s(i-1) and h(j).",
          withCommon({toyWords,
                      points,
                      state,
                      w,
                      u,
                      v,
                      {.name = "word",
                       .type = Type::integer,
                       .help = "The source word whose lines are lit when it opens, from 1.",
                       .defaultValue = "1",
                       .least = 1,
                       .most = 6},
                      places()},
                     false),
          "words = [\"la\", \"maison\"]\nannotations = [[1, 0], [0, 2]]\nstate = [1, -1]\n"
          "W = [[1, 0], [0, 1]]\nU = [[1, 0], [0, 1]]\nv = [2, 1]"};
}

WidgetSchema raceSchema() {
  Parameter text = sentence();
  text.shortest = 1;
  text.longest = 1500;
  text.help = "A long source sentence; the race runs on its beginnings. Without it the program grows one of its own.";
  return {WidgetKind::race, "race", "One sentence grows; two models translate it side by side.",
          withCommon({text,
                      {.name = "models",
                       .type = Type::models,
                       .help = "The two models.",
                       .defaultValue = "[\"fr-en-rnnencdec\", \"fr-en\"]",
                       .shortest = 2,
                       .longest = 2},
                      {.name = "cuts",
                       .type = Type::numbers,
                       .help = "Word counts at which the sentence is cut; without it after each fifth word.",
                       .least = 1,
                       .most = 60,
                       .shortest = 1,
                       .longest = 12},
                      {.name = "endings",
                       .type = Type::text,
                       .help = "The mark put behind a cut sentence.",
                       .defaultValue = "\".\"",
                       .longest = 4}},
                     false),
          "sentence = \"le petit chat noir dort sur la grande table de la cuisine\"\ncuts = [4, 8, 12]"};
}

WidgetSchema chartSchema() {
  return {
      WidgetKind::chart, "chart", "A chart or table of numbers the program knows.",
      withCommon({{.name = "data",
                   .type = Type::choice,
                   .help = "What is drawn: the paper's Table 1, its BLEU by length, the shipped models' scores, "
                           "your runs, the softmax of given energies, or the number of scores (source × target).",
                   .required = true,
                   .choices = {"paper-table", "paper-lengths", "model-scores", "your-runs", "softmax", "score-count"}},
                  energies(),
                  words(),
                  {.name = "highlight",
                   .type = Type::words,
                   .help = "Names of the rows or series that are lit.",
                   .longest = 8},
                  {.name = "columns",
                   .type = Type::choice,
                   .help = "Columns of the paper's table; \"both\" is the only honest default.",
                   .defaultValue = "\"both\"",
                   .choices = {"both", "all", "no-unknown"}},
                  {.name = "lengths",
                   .type = Type::numbers,
                   .help = "Source and target length for \"score-count\" when it opens.",
                   .defaultValue = "[10, 10]",
                   .least = 1,
                   .most = 100,
                   .shortest = 2,
                   .longest = 2}},
                 false),
      "data = \"paper-table\""};
}

WidgetSchema predictSchema() {
  return {WidgetKind::predict, "predict", "A gate: the learner commits to a guess, then sees, then says what differed.",
          withCommon({{.name = "guess",
                       .type = Type::choice,
                       .help = "What is guessed: ten tokens shared out over the source words, or the next word.",
                       .required = true,
                       .choices = {"tokens", "word"}},
                      sentence(),
                      target(),
                      step("The decoder step that is guessed, from 1."),
                      words(),
                      energies(),
                      {.name = "tokens",
                       .type = Type::integer,
                       .help = "How many tokens are shared out.",
                       .defaultValue = "10",
                       .least = 2,
                       .most = 20},
                      {.name = "offers",
                       .type = Type::integer,
                       .help = "How many next words are offered to choose from.",
                       .defaultValue = "4",
                       .least = 2,
                       .most = 8},
                      {.name = "prompt",
                       .type = Type::text,
                       .help = "The question above the gate.",
                       .longest = 300,
                       .translated = true}},
                     true),
          "guess = \"tokens\"\nsentence = \"Elle portait une robe rouge.\"\nstep = 4"};
}

WidgetSchema quizSchema() {
  return {
      WidgetKind::quiz,
      "quiz",
      "A question of lesson.toml, with feedback in two stages.",
      {{.name = "item", .type = Type::item, .help = "The id of a [[quiz]] entry in lesson.toml.", .required = true}},
      "item = \"first-question\""};
}

}  // namespace

std::string_view name(ParameterType type) {
  switch (type) {
    case Type::boolean:
      return "true or false";
    case Type::integer:
      return "whole number";
    case Type::number:
      return "number";
    case Type::text:
      return "text";
    case Type::choice:
      return "one of";
    case Type::choices:
      return "list of";
    case Type::words:
      return "list of words";
    case Type::numbers:
      return "list of numbers";
    case Type::matrix:
      return "list of lists of numbers";
    case Type::model:
      return "model name";
    case Type::models:
      return "list of model names";
    case Type::controls:
      return "list of controls";
    case Type::item:
      return "quiz id";
  }
  return "";
}

const Parameter* WidgetSchema::find(std::string_view parameter) const {
  const auto found = std::find_if(parameters.begin(), parameters.end(),
                                  [&](const Parameter& candidate) { return candidate.name == parameter; });
  return found == parameters.end() ? nullptr : &*found;
}

const std::vector<WidgetSchema>& widgetSchemas() {
  static const std::vector<WidgetSchema> schemas{stepperSchema(), mapSchema(),     arcsSchema(),   energiesSchema(),
                                                 sheetSchema(),   hullSchema(),    scorerSchema(), raceSchema(),
                                                 chartSchema(),   predictSchema(), quizSchema()};
  return schemas;
}

const WidgetSchema& schemaOf(WidgetKind kind) {
  const WidgetSchema& schema = widgetSchemas()[static_cast<std::size_t>(kind)];
  LOOKBACK_EXPECTS(schema.kind == kind);
  return schema;
}

const WidgetSchema* findWidget(std::string_view name) {
  for (const WidgetSchema& schema : widgetSchemas())
    if (schema.name == name) return &schema;
  return nullptr;
}

std::vector<std::string> widgetNames() {
  std::vector<std::string> names;
  for (const WidgetSchema& schema : widgetSchemas()) names.emplace_back(schema.name);
  return names;
}

}  // namespace lookback::lesson
