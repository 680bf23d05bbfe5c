// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <fmt/format.h>

#include <algorithm>
#include <set>

#include "core/lesson/assemble.h"

namespace lookback::lesson {
namespace {

/// The blocks of a page that must agree between languages: all but prose. Absent where one of them is broken, which has
/// its own problem.
std::optional<std::vector<const Block*>> blocksToCompare(const Page& page) {
  std::vector<const Block*> blocks;
  for (const Block& block : page.blocks) {
    if (std::holds_alternative<Broken>(block.content)) return std::nullopt;
    if (!std::holds_alternative<Prose>(block.content)) blocks.push_back(&block);
  }
  return blocks;
}

std::string describe(const Block& block) {
  if (const auto* quiz = std::get_if<QuizBlock>(&block.content)) return fmt::format("the question \"{}\"", quiz->item);
  if (std::holds_alternative<Rest>(block.content)) return "the end of a step (---)";
  const auto& widget = std::get<Widget>(block.content);
  return fmt::format("the widget \"{}\"", schemaOf(widget.kind).name);
}

/// Compares one language with the first.
class Comparison {
 public:
  Comparison(const LessonText& first, const LessonText& other, Report report)
      : m_first(first), m_other(other), m_report(std::move(report)) {}

  void compare() {
    for (std::size_t k = 0; k < std::min(m_first.pages.size(), m_other.pages.size()); ++k)
      comparePages(m_first.pages[k], m_other.pages[k]);
  }

 private:
  void comparePages(const Page& a, const Page& b) {
    const auto left = blocksToCompare(a), right = blocksToCompare(b);
    if (!left || !right) return;
    for (std::size_t k = 0; k < std::max(left->size(), right->size()); ++k) {
      if (k >= left->size()) return tooMany(*(*right)[k], a);
      if (k >= right->size()) return missing(*(*left)[k], b);
      if (!compareBlocks(*(*left)[k], *(*right)[k])) return;  // what follows would be shifted
    }
  }

  void tooMany(const Block& block, const Page& page) {
    m_report.error(block.place, fmt::format("Here is {} that {} does not have.", describe(block), m_first.file),
                   fmt::format("Add it there, on the page \"{}\", or take it out here.", page.title));
  }

  void missing(const Block& block, const Page& page) {
    m_report.error(page.place,
                   fmt::format("On this page {} is missing ({} has it in line {}).", describe(block), m_first.file,
                               block.place.line),
                   "Copy the block.");
  }

  bool compareBlocks(const Block& a, const Block& b) {
    const auto* left = std::get_if<Widget>(&a.content);
    const auto* right = std::get_if<Widget>(&b.content);
    const bool sameKind =
        a.content.index() == b.content.index() && (left == nullptr || right == nullptr || left->kind == right->kind);
    const auto* asked = std::get_if<QuizBlock>(&a.content);
    const auto* other = std::get_if<QuizBlock>(&b.content);
    const bool sameItem = asked == nullptr || other == nullptr || asked->item == other->item;
    if (!sameKind || !sameItem) {
      m_report.error(
          b.place,
          fmt::format("Here is {}; {} has {} in line {}.", describe(b), m_first.file, describe(a), a.place.line),
          "Both languages need the same blocks in the same order.");
      return false;
    }
    if (left != nullptr) compareParameters(*left, *right, a.place, b.place);
    return true;
  }

  void compareParameters(const Widget& a, const Widget& b, Place there, Place here) {
    for (const Parameter& parameter : schemaOf(a.kind).parameters) {
      const Parameters::Entry* left = a.parameters.find(parameter.name);
      const Parameters::Entry* right = b.parameters.find(parameter.name);
      const bool bothOrNone = (left == nullptr) == (right == nullptr);
      const bool same = parameter.translated || (bothOrNone && (left == nullptr || left->value == right->value));
      if (same) continue;
      m_report.error(right != nullptr && right->written ? right->place : here,
                     fmt::format("\"{}\" differs from {} (the {} in line {}).", parameter.name, m_first.file,
                                 schemaOf(a.kind).name, there.line),
                     "Give both languages the same value; only captions, prompts and notes are translated.");
    }
  }

  const LessonText& m_first;
  const LessonText& m_other;
  Report m_report;
};

void checkUnusedItems(const Lesson& lesson, Report report) {
  std::set<std::string> asked;
  for (const LessonText& text : lesson.texts)
    for (const Page& page : text.pages)
      for (const Block& block : page.blocks) {
        if (std::holds_alternative<Broken>(block.content)) return;  // it may be the one that asks
        if (const auto* quiz = std::get_if<QuizBlock>(&block.content)) asked.insert(quiz->item);
      }
  for (const QuizItem& item : lesson.quiz)
    if (!asked.contains(item.id))
      report.advise(item.place, fmt::format("No page asks the question \"{}\".", item.id),
                    fmt::format("Put a quiz block with item = \"{}\" on one.", item.id));
}

void checkIdleControls(const Lesson& lesson, Report report) {
  if (lesson.texts.empty()) return;
  const LessonText& text = lesson.texts.front();
  for (std::size_t k = 0; k < std::min(text.pages.size(), lesson.pages.size()); ++k) {
    std::set<std::string> used;
    for (const Block& block : text.pages[k].blocks) {
      if (std::holds_alternative<Broken>(block.content)) return;
      if (const auto* widget = std::get_if<Widget>(&block.content))
        used.insert(widget->controls.begin(), widget->controls.end());
    }
    for (const std::string& control : lesson.pages[k].controls)
      if (!used.contains(control))
        report.advise(lesson.pages[k].place, fmt::format("Nothing on this page has the control \"{}\".", control),
                      "Take it out of the page's controls, or add a widget that has it.");
  }
}

}  // namespace

void checkAgreement(const Lesson& lesson, const Report& report) {
  for (std::size_t k = 1; k < lesson.texts.size(); ++k)
    Comparison(lesson.texts.front(), lesson.texts[k], report.forFile(lesson.name + "/" + lesson.texts[k].file))
        .compare();
  if (lesson.texts.empty()) return;
  checkUnusedItems(lesson, report.forFile(lesson.name + "/lesson.toml"));
  checkIdleControls(lesson, report.forFile(lesson.name + "/lesson.toml"));
}

}  // namespace lookback::lesson
