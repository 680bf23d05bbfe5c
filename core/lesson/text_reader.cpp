// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lesson/text_reader.h"

#include <fmt/format.h>

#include <algorithm>

#include "core/lesson/markdown.h"

namespace lookback::lesson {

bool TextReader::fits(const Value& value, std::string_view key, std::size_t most) {
  if (value.kind != Value::Kind::text) {
    m_report.error(value.place, wrongKind(key, value.kind, Value::Kind::text), "Put it in \"quotes\".");
    return false;
  }
  if (value.text.empty() || value.text.size() > most) {
    m_report.error(value.place, fmt::format("\"{}\" has {} bytes.", key, value.text.size()),
                   fmt::format("Write 1 to {}.", most));
    return false;
  }
  checkInline(value.text, value.place, m_report);
  return true;
}

Texts TextReader::read(const Value& value, std::string_view key, std::size_t most) {
  Texts texts;
  if (value.kind != Value::Kind::table) {
    if (fits(value, key, most)) texts.set("", value.text);
    return texts;
  }
  for (const Member& member : value.members) {
    if (std::find(m_languages.begin(), m_languages.end(), member.key) == m_languages.end()) {
      m_report.error(member.place, fmt::format("\"{}\" is none of the lesson's languages.", excerpt(member.key)),
                     suggestion(member.key, m_languages));
    } else if (fits(member.value, key, most)) {
      texts.set(member.key, member.value.text);
    }
  }
  for (const std::string& language : m_languages)
    if (!texts.speaks(language))
      m_report.error(value.place, fmt::format("\"{}\" is missing in the language {}.", key, language),
                     fmt::format("Add {} = \"...\" to it.", language));
  return texts;
}

Texts TextReader::read(TableReader& table, std::string_view key, std::size_t most, bool needed) {
  const Value* value = needed ? table.need(key) : table.find(key);
  return value == nullptr ? Texts{} : read(*value, key, most);
}

std::vector<Texts> TextReader::readList(TableReader& table, std::string_view key, std::size_t least,
                                        std::size_t mostItems, std::size_t most) {
  std::vector<Texts> list;
  const std::vector<Value>* values = table.list(key, mostItems, least > 0);
  if (values == nullptr) return list;
  for (const Value& value : *values) list.push_back(read(value, key, most));
  if (values->size() < least)
    m_report.error(table.place(), fmt::format("\"{}\" has {} entries.", key, values->size()),
                   fmt::format("Give {} to {}.", least, mostItems));
  return list;
}

}  // namespace lookback::lesson
