// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <fmt/format.h>

#include <algorithm>

#include "core/lesson/check.h"

namespace lookback::lesson {
namespace {

/// The worked line of every blank: the author's, or the toy's own.
std::vector<std::string> workedNumbers(const NumberBody& body, std::string_view language) {
  std::vector<std::string> lines;
  const char sign = language == "fr" || language == "de" || language == "es" ? ',' : '.';
  for (const NumberBody::Blank& blank : body.blanks) {
    const std::string& label = blank.label.in(language);
    std::string line = blank.worked.in(language);
    const std::optional<Symbol> symbol = parseSymbol(blank.of);
    if (line.empty() && body.toy && symbol) line = workedLine(*body.toy, *symbol, blank.places, sign);
    if (line.empty()) line = numberText(blank.answer, blank.places, sign);
    lines.push_back(label.empty() ? line : fmt::format("{} = {}", label, line));
  }
  return lines;
}

std::vector<std::string> workedBody(const QuizItem& item, std::string_view language) {
  std::vector<std::string> lines;
  if (const auto* choice = std::get_if<ChoiceBody>(&item.body)) {
    for (const ChoiceBody::Option& option : choice->options)
      if (option.right) lines.push_back(option.text.in(language));
  } else if (const auto* number = std::get_if<NumberBody>(&item.body)) {
    lines = workedNumbers(*number, language);
  } else if (const auto* order = std::get_if<OrderBody>(&item.body)) {
    for (std::size_t k = 0; k < order->steps.size(); ++k)
      lines.push_back(fmt::format("{}. {}", k + 1, order->steps[k].in(language)));
  } else if (const auto* cells = std::get_if<CellsBody>(&item.body)) {
    for (const auto& [row, column] : cells->right)
      lines.push_back(fmt::format("{} – {}", cells->rows[static_cast<std::size_t>(row)],
                                  cells->columns[static_cast<std::size_t>(column)]));
  } else if (const auto* tokens = std::get_if<TokensBody>(&item.body)) {
    for (std::size_t j = 0; j < tokens->words.size(); ++j)
      lines.push_back(fmt::format("{} {:.0f} %", tokens->words[j], 100 * tokens->weights[j]));
  } else if (const auto* match = std::get_if<MatchBody>(&item.body)) {
    for (const MatchBody::Pair& pair : match->pairs)
      lines.push_back(fmt::format("{} – {}", pair.left.in(language), pair.right.in(language)));
  } else if (const auto* spot = std::get_if<SpotBody>(&item.body)) {
    lines.push_back(spot->correction.in(language));
  } else if (const auto* aloud = std::get_if<AloudBody>(&item.body)) {
    lines.push_back(aloud->modelAnswer.in(language));
  }
  return lines;
}

}  // namespace

Feedback feedback(const QuizItem& item, const Verdict& verdict, int attempt, std::string_view language) {
  Feedback shown;
  shown.stage = attempt >= 2 ? 2 : 1;
  shown.missing = verdict.missing;
  const auto* choice = std::get_if<ChoiceBody>(&item.body);
  for (std::size_t k = 0; k < verdict.parts.size(); ++k) {
    const bool unmarked = choice != nullptr && choice->options[k].right;  // which ones are missing is not told
    if (!verdict.parts[k].right && !unmarked) shown.wrongParts.push_back(static_cast<int>(k));
  }
  shown.hint = item.hint.in(language);
  if (shown.stage == 1) return shown;
  shown.worked = workedBody(item, language);
  if (const std::string& own = item.worked.in(language); !own.empty()) shown.worked.push_back(own);
  return shown;
}

}  // namespace lookback::lesson
