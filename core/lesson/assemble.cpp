// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lesson/assemble.h"

#include <fmt/format.h>

#include <algorithm>
#include <tuple>

#include "core/lesson/parameters.h"

namespace lookback::lesson {
namespace {

/// Makes one language's pages.
class Assembler {
 public:
  Assembler(std::string_view language, const Lesson& lesson, const Manifest& manifest, const Surroundings& surroundings,
            Report& report)
      : m_language(language), m_lesson(lesson), m_manifest(manifest), m_surroundings(surroundings), m_report(report) {}

  LessonText assemble(RawText raw) {
    LessonText text;
    text.language = m_language;
    text.file = fmt::format("text.{}.md", m_language);
    checkPageCount(raw.pages);
    checkLinks(raw.lessonLinks);
    for (std::size_t k = 0; k < raw.pages.size(); ++k) text.pages.push_back(page(std::move(raw.pages[k]), k));
    return text;
  }

 private:
  void checkPageCount(const std::vector<RawPage>& pages) {
    const std::size_t listed = m_lesson.pages.size();
    if (!m_manifest.read || pages.size() == listed) return;
    const std::string sentence =
        fmt::format("The text has {} pages (headings with one #), lesson.toml lists {}.", pages.size(), listed);
    const Place place = pages.empty() ? Place{} : pages.size() > listed ? pages[listed].place : pages.back().place;
    m_report.error(place, sentence,
                   pages.size() > listed ? "Add a [[pages]] entry to lesson.toml, or make this heading ##."
                                         : "Add the missing heading, or take an entry out of lesson.toml.");
  }

  void checkLinks(const std::vector<LinkUse>& links) {
    if (!m_surroundings.lessons) return;
    const auto& known = *m_surroundings.lessons;
    for (const LinkUse& link : links)
      if (std::find(known.begin(), known.end(), link.target) == known.end())
        m_report.error(link.place, fmt::format("There is no lesson \"{}\".", excerpt(link.target)),
                       suggestion(link.target, known));
  }

  Page page(RawPage raw, std::size_t index) {
    Page made;
    made.title = std::move(raw.title);
    made.place = raw.place;
    if (index < m_lesson.pages.size()) {
      made.id = m_lesson.pages[index].id;
      made.controls = m_lesson.pages[index].controls;
      made.notes = m_lesson.pages[index].notes.in(m_language);
    }
    for (RawBlock& block : raw.blocks) made.blocks.push_back(this->block(std::move(block), made));
    return made;
  }

  Block block(RawBlock raw, const Page& page) {
    if (raw.kind == RawBlock::Kind::prose) return {raw.place, Prose{std::move(raw.source), std::move(raw.html)}};
    if (raw.kind == RawBlock::Kind::rest) return {raw.place, Rest{}};
    if (raw.kind == RawBlock::Kind::broken) {
      const auto& all = m_report.problems();
      const auto from = all.begin() + static_cast<std::ptrdiff_t>(std::min(raw.firstProblem, all.size()));
      const auto to = all.begin() + static_cast<std::ptrdiff_t>(std::min(raw.lastProblem, all.size()));
      return {raw.place, Broken{std::move(raw.source), {from, to}}};
    }
    const std::size_t before = m_report.problems().size(), errors = m_report.errors();
    std::optional<Block> made = fence(raw, page);
    if (made && m_report.errors() == errors) return std::move(*made);
    const auto& all = m_report.problems();
    return {raw.place, Broken{std::move(raw.source),
                              {all.begin() + static_cast<std::ptrdiff_t>(std::min(before, all.size())), all.end()}}};
  }

  std::optional<Block> fence(const RawBlock& raw, const Page& page) {
    const WidgetSchema* schema = findWidget(raw.info);
    if (schema == nullptr) {
      m_report.error(raw.place, fmt::format("There is no widget \"{}\".", excerpt(raw.info)),
                     suggestion(raw.info, widgetNames()));
      return std::nullopt;
    }
    const std::optional<Value> table = parseToml(raw.inside, raw.place.line + 1, m_report);
    if (!table) return std::nullopt;
    Parameters parameters = readParameters(*schema, *table, raw.place, m_report);
    if (schema->kind == WidgetKind::quiz) return quiz(raw.place, parameters);
    return Block{raw.place, widget(*schema, std::move(parameters), page, raw.place)};
  }

  std::optional<Block> quiz(Place place, const Parameters& parameters) {
    const std::string& id = parameters.text("item");
    if (id.empty()) return std::nullopt;
    if (m_lesson.item(id) == nullptr && m_manifest.read) {
      std::vector<std::string> ids;
      for (const QuizItem& item : m_lesson.quiz) ids.push_back(item.id);
      const bool broken = m_manifest.brokenItems.contains(id);
      m_report.error(parameters.placeOf("item", place),
                     broken ? fmt::format("The quiz item \"{}\" has problems in lesson.toml.", excerpt(id))
                            : fmt::format("There is no quiz item \"{}\" in lesson.toml.", excerpt(id)),
                     broken ? "Mend it there." : suggestion(id, ids));
      return std::nullopt;
    }
    if (!m_manifest.read) {
      m_report.error(place, "This question cannot be asked while lesson.toml is broken.", "Mend lesson.toml first.");
      return std::nullopt;
    }
    return Block{place, QuizBlock{id}};
  }

  Widget widget(const WidgetSchema& schema, Parameters parameters, const Page& page, Place place) {
    Widget made;
    made.kind = schema.kind;
    made.caption = parameters.text("caption");
    made.notes = parameters.text("notes");
    made.controls = widgetControls(schema, parameters, page);
    if (runsModel(schema.kind, parameters)) {
      made.model = parameters.text("model");
      if (made.model.empty() && !m_lesson.models.empty()) made.model = m_lesson.models.front();
      if (made.model.empty() && m_manifest.read)
        m_report.error(place, fmt::format("The widget \"{}\" has no model to run.", schema.name),
                       "Add model = \"fr-en\", or models = [\"fr-en\"] to lesson.toml.");
    }
    checkModels(schema, parameters);
    made.parameters = std::move(parameters);
    return made;
  }

  void checkModels(const WidgetSchema& schema, const Parameters& parameters) {
    for (const Parameter& parameter : schema.parameters) {
      const Parameters::Entry* entry = parameters.find(parameter.name);
      if (entry == nullptr) continue;
      if (parameter.type == ParameterType::model) checkModel(std::get<std::string>(entry->value), entry->place);
      if (parameter.type == ParameterType::models)
        for (const std::string& name : std::get<std::vector<std::string>>(entry->value)) checkModel(name, entry->place);
    }
  }

  void checkModel(const std::string& name, Place place) {
    const auto& known = m_surroundings.models;
    if (!known || std::find(known->begin(), known->end(), name) != known->end()) return;
    m_report.error(place, fmt::format("There is no model \"{}\".", excerpt(name)), suggestion(name, *known));
  }

  /// Its own list, which must be part of the page's; else those of the page that it can have.
  std::vector<std::string> widgetControls(const WidgetSchema& schema, const Parameters& parameters, const Page& page) {
    if (parameters.has("controls")) {
      for (const std::string& name : parameters.words("controls"))
        if (m_manifest.read && std::find(page.controls.begin(), page.controls.end(), name) == page.controls.end())
          m_report.error(parameters.placeOf("controls", {}),
                         fmt::format("The page does not list the control \"{}\".", name),
                         fmt::format("Add it to controls of the page \"{}\" in lesson.toml.", page.id));
      return parameters.words("controls");
    }
    std::vector<std::string> fitting;
    for (const std::string& name : page.controls) {
      const Control* control = findControl(name);
      const auto& widgets = control->widgets;
      if (std::find(widgets.begin(), widgets.end(), schema.kind) != widgets.end()) fitting.push_back(name);
    }
    return fitting;
  }

  std::string m_language;
  const Lesson& m_lesson;
  const Manifest& m_manifest;
  const Surroundings& m_surroundings;
  Report& m_report;
};

}  // namespace

LessonText assembleText(std::string_view language, RawText raw, const Lesson& lesson, const Manifest& manifest,
                        const Surroundings& surroundings, Report& report) {
  return Assembler(language, lesson, manifest, surroundings, report).assemble(std::move(raw));
}

void sortProblems(std::vector<Problem>& problems) {
  std::stable_sort(problems.begin(), problems.end(), [](const Problem& a, const Problem& b) {
    return std::tie(a.file, a.place.line, a.place.column) < std::tie(b.file, b.place.line, b.place.column);
  });
}

}  // namespace lookback::lesson
