// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <string>
#include <string_view>

#include "core/data/generate/lexicon.h"

namespace lookback::generate {

// French. Persons are 0..5: je, tu, il, nous, vous, ils.
enum class FrenchTense { present, imperfect, future, conditional };
std::string conjugate(std::string_view infinitive, FrenchTense tense, int person);
/// Second person singular and plural, first person plural (persons 1, 4, 3).
std::string imperative(std::string_view infinitive, int person);
std::string participle(std::string_view infinitive, Gender gender, bool plural);
std::string frenchPlural(const Noun& noun);
std::string inflect(const Adjective& adjective, Gender gender, bool plural);
/// "bel" for "beau": the masculine singular before a vowel; empty where there is none.
std::string beforeVowelForm(const Adjective& adjective, Gender gender, bool plural);

// English. `base` may be several words; the first is inflected.
std::string thirdPerson(std::string_view base);
std::string pastTense(std::string_view base);
std::string pastParticiple(std::string_view base);
std::string gerund(std::string_view base);
std::string englishPlural(const Noun& noun);
std::string comparative(const Adjective& adjective);  // "taller"; only for suffixed ones and good, bad
std::string superlative(const Adjective& adjective);

}  // namespace lookback::generate
