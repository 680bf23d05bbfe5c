// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <limits>
#include <nlohmann/json.hpp>

#include "core/lesson/check.h"

namespace lookback::lesson {
namespace {

using Json = nlohmann::ordered_json;

Json given(const Answer& answer) {
  if (const auto* chosen = std::get_if<Chosen>(&answer)) return chosen->options;
  if (const auto* typed = std::get_if<Typed>(&answer)) return typed->numbers;
  if (const auto* ordered = std::get_if<Ordered>(&answer)) return ordered->steps;
  if (const auto* marked = std::get_if<Marked>(&answer)) return marked->cells;
  if (const auto* shared = std::get_if<Shared>(&answer)) return shared->tokens;
  if (const auto* matched = std::get_if<Matched>(&answer)) return matched->rights;
  if (const auto* spotted = std::get_if<Spotted>(&answer)) return spotted->line;
  const auto& rated = std::get<Rated>(answer);
  return {{"rating", rated.rating}, {"said", rated.said}};
}

Answer answerOf(QuizKind kind, const Json& json) {
  switch (kind) {
    case QuizKind::chooseOne:
    case QuizKind::chooseMany:
      return Chosen{json.get<std::vector<int>>()};
    case QuizKind::number:
      return Typed{json.get<std::vector<std::string>>()};
    case QuizKind::order:
      return Ordered{json.get<std::vector<int>>()};
    case QuizKind::markCells:
      return Marked{json.get<std::vector<std::pair<int, int>>>()};
    case QuizKind::shareTokens:
      return Shared{json.get<std::vector<int>>()};
    case QuizKind::match:
      return Matched{json.get<std::vector<int>>()};
    case QuizKind::spotError:
      return Spotted{json.get<int>()};
    case QuizKind::sayAloud:
      break;
  }
  return Rated{json.at("rating").get<int>(), json.at("said").get<std::string>()};
}

}  // namespace

std::string recordText(const AnswerRecord& record) {
  const Json json{{"kind", name(record.kind)},
                  {"answer", given(record.answer)},
                  {"seed", record.seed},
                  {"attempt", record.attempt},
                  {"asked", record.asked}};
  return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

std::optional<AnswerRecord> readRecord(std::string_view text) {
  try {
    const Json json = Json::parse(text);
    const std::optional<QuizKind> kind = quizKind(json.at("kind").get<std::string>());
    if (!kind) return std::nullopt;
    return AnswerRecord{*kind, answerOf(*kind, json.at("answer")), json.value("seed", std::uint64_t{0}),
                        json.value("attempt", 1), json.value("asked", false)};
  } catch (const Json::exception&) {
    return std::nullopt;
  }
}

}  // namespace lookback::lesson
