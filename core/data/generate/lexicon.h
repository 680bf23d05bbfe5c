// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

/// The words of the generated corpus. Tables are constexpr and split by topic in lexicon_*.cpp.
namespace lookback::generate {

enum class Gender : std::uint8_t { masculine, feminine };

/// What a noun means (who can do what to it) and how it behaves, as bits.
using Classes = std::uint64_t;
namespace cls {
constexpr Classes bit(int n) {
  return Classes{1} << n;
}
inline constexpr Classes person = bit(0), group = bit(1), animal = bit(2), food = bit(3), drink = bit(4),
                         clothes = bit(5), place = bit(6), building = bit(7), vehicle = bit(8), thing = bit(9),
                         document = bit(10), treaty = bit(11), trouble = bit(12), plan = bit(13), event = bit(14),
                         body = bit(15), nature = bit(16), arms = bit(17), money = bit(18), notion = bit(19),
                         media = bit(20), plant = bit(21), furniture = bit(22), studies = bit(23), game = bit(24),
                         meal = bit(25), family = bit(26), job = bit(27), country = bit(28), city = bit(29),
                         action = bit(30), process = bit(31), skill = bit(32), region = bit(33), office = bit(34),
                         cash = bit(35), bill = bit(36), crisis = bit(37), paper = bit(38), sound = bit(39);
// How it behaves.
inline constexpr Classes mass = bit(40), pluralOnly = bit(41), englishSingular = bit(42), in = bit(43), at = bit(44),
                         on = bit(45), topic = bit(46), bare = bit(47),
                         fixed = bit(48);  // bare: "à l'école" / "at school"; fixed: only in compounds
inline constexpr Classes meaning = bit(40) - 1;
inline constexpr Classes doer = person | group | country;
inline constexpr Classes object = thing | vehicle | clothes | furniture | document | building | arms;
inline constexpr Classes anything = meaning;
}  // namespace cls

struct Noun {
  std::string_view french, english;
  Gender gender;
  Classes classes;
  std::string_view frenchPlural = {}, englishPlural = {};  // only where the rules fail
  bool is(Classes bits) const { return (classes & bits) != 0; }
};

/// `classes` are the nouns it describes. `rank` orders stacked adjectives after the noun: 0 free, 1 nearest the noun
/// (économique), 2 next (européen).
struct Adjective {
  std::string_view french, english;
  Classes classes;
  std::uint8_t rank = 0;
  bool before = false;                                   // stands before the noun in French
  bool gradable = true;                                  // plus grand, très grand
  bool suffixed = false;                                 // English -er, -est
  std::string_view feminine = {}, masculinePlural = {};  // only where the rules fail
  bool invariable = false;
};

enum class Frame : std::uint8_t {
  intransitive,
  transitive,
  giving,         // object and recipient
  prepositional,  // object behind a preposition
  motion,         // takes a destination
  staying,        // takes a place
  thinking,       // takes que + clause
  wanting,        // takes an infinitive
  copula,
  swapped,  // French subject is what the English verb has as object: manquer, plaire
};

namespace verb {
inline constexpr std::uint8_t etre = 1, reflexive = 2, stative = 4, noPassive = 8, weighty = 16, likes = 32,
                              simple = 64;
}  // namespace verb

struct Verb {
  std::string_view french, english;
  Frame frame;
  Classes subject, object = 0;
  std::uint8_t flags = 0;
  std::string_view frenchPreposition = {}, englishPreposition = {};  // of the object or of the infinitive
  std::string_view frenchTail = {}, englishTail = {};                // avoir "besoin", be "hungry"
  bool has(std::uint8_t flag) const { return (flags & flag) != 0; }
};

/// A person, a city or a country. Countries carry their French article in `article` ("le", "la", "les", "").
struct Name {
  std::string_view french, english;
  Gender gender;
  std::string_view article = {};
  bool plural = false, englishThe = false;
};

struct Preposition {
  std::string_view french, english;
};

/// `links`: "f-e f-e ..."; empty links every token with every other.
struct Phrase {
  std::string_view french, english;
  std::uint8_t times;  // bits of the times it fits: 1 present, 2 past, 4 future
  std::string_view links = {};
};

enum class AdverbPlace : std::uint8_t { middle, end };
struct Adverb {
  std::string_view french, english;
  AdverbPlace frenchPlace, englishPlace;
  std::uint8_t times;     // as in Phrase
  bool habitual = false;  // no progressive beside it
  bool perfect = false;   // English perfect beside a French perfect
};

struct Conjunction {
  std::string_view french, english;
  bool comma;
  bool subordinate;
};

/// What joins an infinitive: "pour manger" / "to eat", "sans manger" / "without eating".
struct InfinitiveLink {
  std::string_view french, english;
  bool gerund;
};

/// "beaucoup de", "plusieurs", ...; `plural` false: with a singular (chaque). `feminine` where it agrees.
struct Quantity {
  std::string_view french, english;
  bool plural;
  std::string_view feminine = {};
};

/// A noun (in French) with adjectives (in English, nearest the noun first) that belong to it: "zone économique
/// européenne". `weight`: share among compounds.
struct Compound {
  std::string_view noun, first, second = {};
  std::uint8_t weight = 1;
  bool proper = false;  // a name such as "Union européenne": always definite, capitals in English
};

std::span<const Noun> nouns();
std::span<const Adjective> adjectives();
std::span<const Verb> verbs();
std::span<const Name> people();
std::span<const Name> somebodies();  // "tout le monde", "quelqu'un"
std::span<const Name> cities();
std::span<const Name> countries();
std::span<const Preposition> prepositions();
std::span<const Phrase> timePhrases();
std::span<const Phrase> frames();  // "il convient de noter que"
std::span<const Adverb> adverbs();
std::span<const Conjunction> conjunctions();
std::span<const Quantity> quantities();
std::span<const InfinitiveLink> infinitiveLinks();
std::span<const Compound> compounds();
std::string_view frenchMonth(int month);       // 1..12
std::string_view englishMonth(int month);      // 1..12
std::string_view frenchWeekday(int weekday);   // 1..7, Monday first
std::string_view englishWeekday(int weekday);  // 1..7, Monday first
std::string_view frenchNumber(int n);          // 2..20
std::string_view englishNumber(int n);         // 2..20

/// Words by their French (and, where several share it, English) spelling; an unknown one throws Error.
const Noun& findNoun(std::string_view french, std::string_view english = {});
const Adjective& findAdjective(std::string_view french, std::string_view english = {});
const Verb& findVerb(std::string_view french, std::string_view english = {});
const Name& findName(std::span<const Name> names, std::string_view french);
const Conjunction& findConjunction(std::string_view french);
const Preposition& findPreposition(std::string_view french, std::string_view english = {});

}  // namespace lookback::generate
