// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/generate/lexicon.h"

#include <string>
#include <vector>

#include "core/base/error.h"
#include "core/data/generate/lexicon_tables.h"

namespace lookback::generate {
namespace {

[[noreturn]] void notFound(std::string_view table, std::string_view french) {
  throw Error(ErrorCode::wrongUsage, "the generator's table of " + std::string(table) + " has no \"" +
                                         std::string(french) + "\"; add it to the lexicon or spell it as there");
}

template <class Entry>
const Entry& find(std::span<const Entry> table, std::string_view name, std::string_view french,
                  std::string_view english) {
  for (const Entry& entry : table) {
    if (entry.french == french && (english.empty() || entry.english == english)) return entry;
  }
  notFound(name, french);
}

}  // namespace

std::span<const Noun> nouns() {
  static const std::vector<Noun> all = [] {
    std::vector<Noun> list(everydayNouns().begin(), everydayNouns().end());
    list.insert(list.end(), publicNouns().begin(), publicNouns().end());
    return list;
  }();
  return all;
}

const Noun& findNoun(std::string_view french, std::string_view english) {
  return find(nouns(), "nouns", french, english);
}
const Adjective& findAdjective(std::string_view french, std::string_view english) {
  return find(adjectives(), "adjectives", french, english);
}
const Verb& findVerb(std::string_view french, std::string_view english) {
  return find(verbs(), "verbs", french, english);
}
const Name& findName(std::span<const Name> names, std::string_view french) {
  return find(names, "names", french, {});
}
const Conjunction& findConjunction(std::string_view french) {
  return find(conjunctions(), "conjunctions", french, {});
}
const Preposition& findPreposition(std::string_view french, std::string_view english) {
  return find(prepositions(), "prepositions", french, english);
}

}  // namespace lookback::generate
