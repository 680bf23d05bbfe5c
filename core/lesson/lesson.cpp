// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lesson/lesson.h"

#include <algorithm>

#include "core/base/contract.h"

namespace lookback::lesson {
namespace {

template <class T>
const T& valueOr(const Parameters::Entry* entry, const T& otherwise) {
  if (entry == nullptr) return otherwise;
  const T* value = std::get_if<T>(&entry->value);
  LOOKBACK_EXPECTS(value != nullptr);  // the schema says which type a parameter has
  return *value;
}

template <class T>
const T& none() {
  static const T empty{};
  return empty;
}

}  // namespace

const std::string& Texts::in(std::string_view language) const {
  for (const auto& [code, text] : m_texts)
    if (code == language || code.empty()) return text;
  return m_texts.empty() ? none<std::string>() : m_texts.front().second;
}

bool Texts::speaks(std::string_view language) const {
  return std::any_of(m_texts.begin(), m_texts.end(),
                     [&](const auto& entry) { return entry.first == language || entry.first.empty(); });
}

const Parameters::Entry* Parameters::find(std::string_view name) const {
  const auto found = m_entries.find(name);
  return found == m_entries.end() ? nullptr : &found->second;
}

bool Parameters::has(std::string_view name) const {
  const Entry* entry = find(name);
  return entry != nullptr && entry->written;
}

Place Parameters::placeOf(std::string_view name, Place otherwise) const {
  const Entry* entry = find(name);
  return entry == nullptr ? otherwise : entry->place;
}

bool Parameters::flag(std::string_view name) const {
  return valueOr(find(name), false);
}
std::int64_t Parameters::integer(std::string_view name) const {
  return valueOr(find(name), std::int64_t{0});
}
double Parameters::number(std::string_view name) const {
  return valueOr(find(name), 0.0);
}
const std::string& Parameters::text(std::string_view name) const {
  return valueOr(find(name), none<std::string>());
}
const std::vector<std::string>& Parameters::words(std::string_view name) const {
  return valueOr(find(name), none<std::vector<std::string>>());
}
const std::vector<double>& Parameters::numbers(std::string_view name) const {
  return valueOr(find(name), none<std::vector<double>>());
}
const Matrix& Parameters::matrix(std::string_view name) const {
  return valueOr(find(name), none<Matrix>());
}

const LessonText* Lesson::text(std::string_view language) const {
  for (const LessonText& candidate : texts)
    if (candidate.language == language) return &candidate;
  return texts.empty() ? nullptr : &texts.front();
}

const QuizItem* Lesson::item(std::string_view id) const {
  const auto found = std::find_if(quiz.begin(), quiz.end(), [&](const QuizItem& item) { return item.id == id; });
  return found == quiz.end() ? nullptr : &*found;
}

bool LoadedLesson::hasErrors() const {
  return std::any_of(problems.begin(), problems.end(),
                     [](const Problem& problem) { return problem.severity == Severity::error; });
}

}  // namespace lookback::lesson
