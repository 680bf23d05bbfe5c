// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/generate/lexicon.h"

namespace lookback::generate {
namespace {

constexpr Gender M = Gender::masculine, F = Gender::feminine;

// clang-format off
constexpr Name kPeople[] = {
  {"Marie", "Marie", F}, {"Paul", "Paul", M}, {"Sophie", "Sophie", F}, {"Pierre", "Pierre", M}, {"Tom", "Tom", M}, {"Mary", "Mary", F},
  {"Claire", "Claire", F}, {"Julien", "Julien", M}, {"Camille", "Camille", F}, {"Louis", "Louis", M}, {"Alice", "Alice", F}, {"Thomas", "Thomas", M},
  {"Emma", "Emma", F}, {"Nicolas", "Nicolas", M}, {"Léa", "Léa", F}, {"Hugo", "Hugo", M}, {"Anne", "Anne", F}, {"Antoine", "Antoine", M},
  {"Isabelle", "Isabelle", F}, {"Marc", "Marc", M}, {"Nathalie", "Nathalie", F}, {"David", "David", M}, {"Sarah", "Sarah", F}, {"Daniel", "Daniel", M},
  {"Juliette", "Juliette", F}, {"Lucas", "Lucas", M}, {"Manon", "Manon", F}, {"Martin", "Martin", M}, {"Hélène", "Hélène", F}, {"Simon", "Simon", M},
  {"Jeanne", "Jeanne", F}, {"Victor", "Victor", M}, {"Élise", "Élise", F}, {"Georges", "Georges", M}, {"Laura", "Laura", F}, {"Adam", "Adam", M},
};
constexpr Name kSomebodies[] = {
  {"tout le monde", "everyone", M}, {"quelqu'un", "someone", M},
};
constexpr Name kCities[] = {
  {"Paris", "Paris", M}, {"Londres", "London", M}, {"Genève", "Geneva", F}, {"Bruxelles", "Brussels", F}, {"Rome", "Rome", F}, {"Berlin", "Berlin", M},
  {"Madrid", "Madrid", M}, {"Lisbonne", "Lisbon", F}, {"Vienne", "Vienna", F}, {"Athènes", "Athens", F}, {"Moscou", "Moscow", M}, {"Lyon", "Lyon", M},
  {"Marseille", "Marseille", F}, {"Strasbourg", "Strasbourg", M}, {"Boston", "Boston", M}, {"Montréal", "Montreal", M}, {"Tokyo", "Tokyo", M},
  {"Varsovie", "Warsaw", F}, {"Copenhague", "Copenhagen", F}, {"Barcelone", "Barcelona", F}, {"Venise", "Venice", F}, {"Oslo", "Oslo", M},
  {"Bordeaux", "Bordeaux", M}, {"Nice", "Nice", F}, {"Lille", "Lille", F}, {"Dublin", "Dublin", M}, {"Porto", "Porto", M}, {"Damas", "Damascus", F}, {"Pékin", "Beijing", M},
};
constexpr Name kCountries[] = {
  {"France", "France", F, "la"}, {"Syrie", "Syria", F, "la"}, {"Allemagne", "Germany", F, "la"}, {"Italie", "Italy", F, "la"}, {"Espagne", "Spain", F, "la"},
  {"Portugal", "Portugal", M, "le"}, {"Japon", "Japan", M, "le"}, {"Canada", "Canada", M, "le"}, {"Belgique", "Belgium", F, "la"}, {"Suisse", "Switzerland", F, "la"},
  {"Grèce", "Greece", F, "la"}, {"Norvège", "Norway", F, "la"}, {"Suède", "Sweden", F, "la"}, {"Pologne", "Poland", F, "la"}, {"Russie", "Russia", F, "la"},
  {"Chine", "China", F, "la"}, {"Inde", "India", F, "la"}, {"Brésil", "Brazil", M, "le"}, {"Mexique", "Mexico", M, "le"}, {"Maroc", "Morocco", M, "le"},
  {"Égypte", "Egypt", F, "la"}, {"Irlande", "Ireland", F, "la"}, {"Autriche", "Austria", F, "la"}, {"Danemark", "Denmark", M, "le"}, {"Turquie", "Turkey", F, "la"},
  {"États-Unis", "United States", M, "les", true, true}, {"Pays-Bas", "Netherlands", M, "les", true, true}, {"Australie", "Australia", F, "la"}, {"Finlande", "Finland", F, "la"},
};
constexpr std::string_view kMonths[12][2] = {
  {"janvier", "January"}, {"février", "February"}, {"mars", "March"}, {"avril", "April"}, {"mai", "May"}, {"juin", "June"}, {"juillet", "July"},
  {"août", "August"}, {"septembre", "September"}, {"octobre", "October"}, {"novembre", "November"}, {"décembre", "December"}};
constexpr std::string_view kWeekdays[7][2] = {
  {"lundi", "Monday"}, {"mardi", "Tuesday"}, {"mercredi", "Wednesday"}, {"jeudi", "Thursday"}, {"vendredi", "Friday"}, {"samedi", "Saturday"}, {"dimanche", "Sunday"}};
constexpr std::string_view kNumbers[19][2] = {
  {"deux", "two"}, {"trois", "three"}, {"quatre", "four"}, {"cinq", "five"}, {"six", "six"}, {"sept", "seven"}, {"huit", "eight"}, {"neuf", "nine"}, {"dix", "ten"},
  {"onze", "eleven"}, {"douze", "twelve"}, {"treize", "thirteen"}, {"quatorze", "fourteen"}, {"quinze", "fifteen"}, {"seize", "sixteen"}, {"dix-sept", "seventeen"},
  {"dix-huit", "eighteen"}, {"dix-neuf", "nineteen"}, {"vingt", "twenty"}};
// clang-format on

}  // namespace

std::span<const Name> people() {
  return kPeople;
}
std::span<const Name> somebodies() {
  return kSomebodies;
}
std::span<const Name> cities() {
  return kCities;
}
std::span<const Name> countries() {
  return kCountries;
}
std::string_view frenchMonth(int month) {
  return kMonths[month - 1][0];
}
std::string_view englishMonth(int month) {
  return kMonths[month - 1][1];
}
std::string_view frenchWeekday(int weekday) {
  return kWeekdays[weekday - 1][0];
}
std::string_view englishWeekday(int weekday) {
  return kWeekdays[weekday - 1][1];
}
std::string_view frenchNumber(int n) {
  return kNumbers[n - 2][0];
}
std::string_view englishNumber(int n) {
  return kNumbers[n - 2][1];
}

}  // namespace lookback::generate
