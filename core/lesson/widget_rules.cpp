// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <numeric>

#include "core/lesson/parameters.h"

namespace lookback::lesson {
namespace {

/// Rules of one widget; each says what is wrong at the parameter it concerns.
class Rules {
 public:
  Rules(const WidgetSchema& schema, const Parameters& parameters, Place fence, Report& report)
      : m_schema(schema), m_p(parameters), m_fence(fence), m_report(report) {}

  void check() {
    switch (m_schema.kind) {
      case WidgetKind::stepper:
        return stepper();
      case WidgetKind::map:
      case WidgetKind::arcs:
        return toyOrSentence({"words", "written", "weights"}), weightRows();
      case WidgetKind::energies:
        return toyOrSentence({"words", "energies"}), energies();
      case WidgetKind::sheet:
        return sheet();
      case WidgetKind::hull:
        return hull();
      case WidgetKind::scorer:
        return scorer();
      case WidgetKind::race:
        return race();
      case WidgetKind::chart:
        return chart();
      case WidgetKind::predict:
        return predict();
      case WidgetKind::quiz:
        return;
    }
  }

 private:
  void refuse(std::string_view parameter, std::string sentence, std::string remedy) {
    m_report.error(m_p.placeOf(parameter, m_fence), std::move(sentence), std::move(remedy));
  }

  /// Either a sentence for a model, or all of `toy`.
  void toyOrSentence(std::initializer_list<std::string_view> toy) {
    const bool sentence = !m_p.text("sentence").empty();
    for (const std::string_view name : toy) {
      if (sentence && m_p.has(name))
        return refuse(name, fmt::format("There is a \"sentence\" and \"{}\" of a toy too.", name),
                      "Keep one of the two.");
      if (!sentence && !m_p.has(name))
        return refuse("",
                      fmt::format("The widget \"{}\" has neither a \"sentence\" nor all of {}.", m_schema.name,
                                  fmt::join(toy, ", ")),
                      "Give a sentence for a model, or the numbers of a toy.");
    }
  }

  void stepper() {
    if (m_p.has("changed") && m_p.text("changed") == m_p.text("sentence"))
      refuse("changed", "\"changed\" is the same as \"sentence\".", "Change a word in it.");
  }

  void addsToOne(std::string_view parameter, const std::vector<double>& row) {
    const double sum = std::accumulate(row.begin(), row.end(), 0.0);
    const double slack = 0.005 * static_cast<double>(row.size()) + 1e-9;  // two places each
    if (std::abs(sum - 1) > slack)
      refuse(parameter, fmt::format("Weights here add to {:.4f}.", sum), "Let each row add to 1.");
  }

  void weightRows() {
    for (const std::vector<double>& row : m_p.matrix("weights")) {
      if (row.size() != m_p.words("words").size())
        return refuse(
            "weights",
            fmt::format("A row of \"weights\" has {} numbers for {} words.", row.size(), m_p.words("words").size()),
            "Give one a source word.");
      addsToOne("weights", row);
    }
  }

  void energies() {
    const std::vector<double>& range = m_p.numbers("range");
    if (range.front() >= range.back())
      return refuse("range", "The range ends before it begins.", "Give the lower number first.");
    for (const double energy : m_p.numbers("energies"))
      if (energy < range.front() || energy > range.back())
        return refuse("energies", fmt::format("The energy {:g} lies outside the sliders.", energy), "Widen \"range\".");
    if (m_p.flag("next-words") && m_p.text("sentence").empty())
      refuse("next-words", "Next words need a model.", "Give a \"sentence\", or take \"next-words\" out.");
  }

  bool shows(std::string_view move) const {
    const auto& moves = m_p.words("moves");
    return std::find(moves.begin(), moves.end(), move) != moves.end();
  }

  void sheet() {
    if (m_p.has("state")) {
      toyOrSentence({"words", "state", "annotations"});
    } else {
      toyOrSentence({"words", "energies"});
    }
    const bool toy = m_p.text("sentence").empty();
    if (toy && (shows("weigh") || shows("sum")) && !m_p.has("annotations"))
      refuse("moves", "Weighing needs annotations.", "Add \"annotations\", or show the move \"soften\" alone.");
    if (toy && shows("score") && !m_p.has("state"))
      refuse("moves", "Scoring needs a state.", "Add \"state\", or take \"score\" out.");
    const Matrix& h = m_p.matrix("annotations");
    if (m_p.has("state") && !h.empty() && h.front().size() != m_p.numbers("state").size())
      refuse("state", "The state and the annotations are not equally long.",
             "The score is their product; give as many.");
    blanks();
  }

  void blanks() {
    const bool complete = m_p.text("rung") == "complete";
    if (complete != m_p.has("blanks"))
      refuse("blanks", complete ? "There is nothing to complete." : "\"blanks\" are for the rung \"complete\".",
             complete ? "Add blanks = [\"alpha.2\"]." : "Set rung = \"complete\".");
    for (const std::string& blank : m_p.words("blanks")) {
      const std::optional<Symbol> symbol = parseSymbol(blank);
      if (!symbol) {
        refuse("blanks", fmt::format("\"{}\" is no number of the sheet.", excerpt(blank)),
               "Use e.2, exp.2, total, alpha.2 or c.1.");
      } else if (const std::size_t most = listLength(*symbol); most > 0 && symbol->index > static_cast<int>(most)) {
        refuse("blanks", fmt::format("There is no {}.", blank),
               fmt::format("They go up to {}.{}.", symbol->name, most));
      }
    }
  }

  /// How many numbers of that name a toy sheet has; 0: not known.
  std::size_t listLength(const Symbol& symbol) const {
    if (symbol.name == "total") return 0;
    if (symbol.name != "c") return m_p.words("words").size();
    return m_p.matrix("annotations").empty() ? 0 : m_p.matrix("annotations").front().size();
  }

  void hull() {
    for (const std::vector<double>& point : m_p.matrix("annotations"))
      if (point.size() != 2)
        return refuse("annotations", "A point in the plane has two numbers.", "Give [x, y] for each word.");
    if (m_p.has("energies") == m_p.has("weights"))
      return refuse("weights", "A hull needs energies or weights, one of the two.", "Add energies = [...].");
    if (m_p.has("weights")) addsToOne("weights", m_p.numbers("weights"));
  }

  void scorer() {
    const std::size_t units = m_p.numbers("v").size();
    const Matrix &w = m_p.matrix("W"), &u = m_p.matrix("U");
    if (w.size() != units || u.size() != units)
      return refuse(w.size() != units ? "W" : "U",
                    fmt::format("W has {} rows and U has {} for {} hidden units in v.", w.size(), u.size(), units),
                    "Give one row a hidden unit.");
    if (w.front().size() != m_p.numbers("state").size())
      return refuse("W", "A row of W has not as many numbers as the state.", "Give one a number of the state.");
    if (u.front().size() != m_p.matrix("annotations").front().size())
      return refuse("U", "A row of U has not as many numbers as an annotation.", "Give one a number of h(j).");
    if (m_p.integer("word") > static_cast<std::int64_t>(m_p.words("words").size()))
      refuse("word", "There is no such word.", fmt::format("Give 1 to {}.", m_p.words("words").size()));
  }

  void race() {
    const std::vector<std::string>& models = m_p.words("models");
    if (models.front() == models.back()) refuse("models", "Both models are the same.", "Name two.");
    const std::vector<double>& cuts = m_p.numbers("cuts");
    const bool ascending = std::adjacent_find(cuts.begin(), cuts.end(), std::greater_equal<>()) == cuts.end();
    const bool whole = std::all_of(cuts.begin(), cuts.end(), [](double cut) { return cut == std::floor(cut); });
    if (!ascending || !whole) refuse("cuts", "The cuts are no rising whole numbers.", "Write [5, 10, 15].");
  }

  void chart() {
    if (m_p.text("data") == "softmax" && !m_p.has("energies"))
      refuse("data", "A softmax chart needs energies.", "Add words = [...] and energies = [...].");
    if (m_p.text("data") != "softmax" && m_p.has("energies"))
      refuse("energies", "Only a softmax chart has energies.", "Take them out.");
  }

  void predict() {
    if (m_p.text("guess") == "tokens") return toyOrSentence({"words", "energies"});
    if (m_p.text("sentence").empty()) refuse("guess", "Guessing a word needs a model.", "Add sentence = \"...\".");
  }

  const WidgetSchema& m_schema;
  const Parameters& m_p;
  Place m_fence;
  Report& m_report;
};

}  // namespace

void checkWidgetRules(const WidgetSchema& schema, const Parameters& parameters, Place fence, Report& report) {
  Rules(schema, parameters, fence, report).check();
}

bool runsModel(WidgetKind kind, const Parameters& parameters) {
  if (kind == WidgetKind::race || kind == WidgetKind::quiz) return false;  // a race names its own two
  return !parameters.text("sentence").empty();
}

}  // namespace lookback::lesson
