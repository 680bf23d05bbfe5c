// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/generate/lexicon.h"

namespace lookback::generate {
namespace {

constexpr std::uint8_t kPresent = 1, kPast = 2, kFuture = 4, kAny = 7;
constexpr auto Mid = AdverbPlace::middle, End = AdverbPlace::end;

// clang-format off
constexpr Preposition kPrepositions[] = {
  {"de", "of"}, {"de", "from"}, {"de", "in"}, {"à", "in"}, {"à", "to"}, {"à", "at"}, {"dans", "in"}, {"sur", "on"}, {"sur", "about"}, {"par", "by"}, {"avec", "with"},
  {"pour", "for"}, {"contre", "against"}, {"sans", "without"}, {"après", "after"}, {"avant", "before"}, {"pendant", "during"}, {"devant", "in front of"},
  {"derrière", "behind"}, {"sous", "under"}, {"près de", "near"}, {"à côté de", "next to"}, {"vers", "towards"}, {"malgré", "despite"}, {"selon", "according to"},
  {"grâce à", "thanks to"}, {"à cause de", "because of"}, {"loin de", "far from"},
};
constexpr Phrase kTimes[] = {
  {"hier", "yesterday", kPast}, {"hier soir", "last night", kPast, "0-0 1-1"}, {"ce matin", "this morning", kPast, "0-0 1-1"},
  {"la semaine dernière", "last week", kPast, "1-1 2-0"}, {"l'année dernière", "last year", kPast, "1-1 2-0"}, {"le mois dernier", "last month", kPast, "1-1 2-0"},
  {"il y a deux ans", "two years ago", kPast, "0-2 1-2 2-2 3-0 4-1"}, {"il y a trois jours", "three days ago", kPast, "0-2 1-2 2-2 3-0 4-1"},
  {"il y a longtemps", "a long time ago", kPast, "0-3 1-3 2-3 3-0 3-1 3-2"}, {"avant-hier", "the day before yesterday", kPast},
  {"demain", "tomorrow", kFuture}, {"demain matin", "tomorrow morning", kFuture, "0-0 1-1"}, {"la semaine prochaine", "next week", kFuture, "1-1 2-0"},
  {"l'année prochaine", "next year", kFuture, "1-1 2-0"}, {"le mois prochain", "next month", kFuture, "1-1 2-0"}, {"ce soir", "this evening", kFuture, "0-0 1-1"},
  {"dans une heure", "in an hour", kFuture, "0-0 1-1 2-2"}, {"un jour", "one day", kFuture, "0-0 1-1"}, {"bientôt", "soon", kFuture}, {"dans dix ans", "in ten years", kFuture, "0-0 1-1 2-2"},
  {"aujourd'hui", "today", kPresent|kPast|kFuture}, {"tous les jours", "every day", kPresent, "0-0 1-0 2-1"}, {"chaque semaine", "every week", kPresent, "0-0 1-1"},
  {"le matin", "in the morning", kPresent, "0-1 1-2"}, {"chaque année", "every year", kPresent, "0-0 1-1"}, {"de temps en temps", "from time to time", kPresent, "0-0 1-1 2-2 3-3"},
  {"depuis longtemps", "for a long time", 0}, {"en ce moment", "at the moment", 8, "0-0 1-1 2-2"}, {"maintenant", "now", 8}, {"tous les ans", "every year", kPresent, "0-0 1-0 2-1"},
  {"à huit heures", "at eight o'clock", kAny, "0-0 1-1 2-2"}, {"à neuf heures", "at nine o'clock", kAny, "0-0 1-1 2-2"}, {"à six heures", "at six o'clock", kAny, "0-0 1-1 2-2"},
  {"à midi", "at noon", kAny, "0-0 1-1"}, {"à minuit", "at midnight", kAny, "0-0 1-1"}, {"en été", "in summer", kPresent, "0-0 1-1"}, {"en hiver", "in winter", kPresent, "0-0 1-1"},
  {"au printemps", "in spring", kPresent, "0-0 1-1"}, {"en automne", "in autumn", kPresent, "0-0 1-1"}, {"le dimanche", "on Sundays", kPresent, "0-0 1-1"}, {"le lundi", "on Mondays", kPresent, "0-0 1-1"},
  {"le samedi", "on Saturdays", kPresent, "0-0 1-1"}, {"le soir", "in the evening", kPresent, "0-1 1-2"}, {"cet été", "this summer", kPast|kFuture, "0-0 1-1"}, {"cet hiver", "this winter", kPast|kFuture, "0-0 1-1"},
  {"cette année", "this year", kAny, "0-0 1-1"}, {"cette semaine", "this week", kAny, "0-0 1-1"}, {"pendant trois semaines", "for three weeks", kPast, "0-0 1-1 2-2"}, {"pendant deux heures", "for two hours", kPast, "0-0 1-1 2-2"},
  {"toute la journée", "all day", kPast, "0-0 2-1"}, {"lundi dernier", "last Monday", kPast, "0-1 1-0"}, {"vendredi prochain", "next Friday", kFuture, "0-1 1-0"}, {"samedi prochain", "next Saturday", kFuture, "0-1 1-0"}, {"dimanche dernier", "last Sunday", kPast, "0-1 1-0"},
  {"une fois par semaine", "once a week", kPresent, "0-0 1-0 2-1 3-2"}, {"le week-end", "at the weekend", kPresent, "0-1 1-2"}, {"tôt le matin", "early in the morning", kPresent, "0-0 1-2 2-3"},
};
constexpr Phrase kFrames[] = {
  {"il convient de noter que", "it should be noted that", kAny, "0-0 1-1 1-2 2-2 3-3 4-4"}, {"il est clair que", "it is clear that", kAny, "0-0 1-1 2-2 3-3"},
  {"il est vrai que", "it is true that", kAny, "0-0 1-1 2-2 3-3"}, {"il est évident que", "it is obvious that", kAny, "0-0 1-1 2-2 3-3"},
  {"il faut savoir que", "it should be noted that", 0, "0-0 1-1 2-2 2-3 3-4"}, {"il semble que", "it seems that", kAny, "0-0 1-1 2-2"},
  {"il paraît que", "it appears that", kAny, "0-0 1-1 2-2"}, {"il est probable que", "it is likely that", kAny, "0-0 1-1 2-2 3-3"},
  {"cela signifie que", "this means that", kAny, "0-0 1-1 2-2"}, {"cela montre que", "this shows that", kAny, "0-0 1-1 2-2"},
  {"tout le monde sait que", "everyone knows that", kAny, "0-0 1-0 2-0 3-1 4-2"}, {"il est important de noter que", "it is important to note that", kAny, "0-0 1-1 2-2 3-3 4-4 5-5"},
};
constexpr Adverb kAdverbs[] = {
  {"souvent", "often", Mid, Mid, kPresent|kPast, true}, {"toujours", "always", Mid, Mid, kPresent|kPast|kFuture, true}, {"parfois", "sometimes", Mid, Mid, kPresent|kPast, true},
  {"rarement", "rarely", Mid, Mid, kPresent|kPast, true}, {"déjà", "already", Mid, Mid, kPast, false, true}, {"aussi", "also", Mid, Mid, kAny}, {"vraiment", "really", Mid, Mid, kPresent|kPast},
  {"probablement", "probably", Mid, Mid, kAny}, {"certainement", "certainly", Mid, Mid, kAny}, {"finalement", "finally", Mid, Mid, kPast}, {"encore", "still", Mid, Mid, kPresent},
  {"récemment", "recently", Mid, Mid, kPast}, {"généralement", "usually", Mid, Mid, kPresent, true}, {"immédiatement", "immediately", Mid, End, kPast|kFuture}, {"enfin", "finally", Mid, Mid, kPast|kFuture},
  {"lentement", "slowly", End, End, kAny}, {"rapidement", "quickly", End, End, kAny}, {"ensemble", "together", End, End, 0}, {"facilement", "easily", End, End, kAny}, {"régulièrement", "regularly", End, End, kPresent, true},
  {"soigneusement", "carefully", End, End, kAny}, {"tranquillement", "quietly", End, End, kAny}, {"patiemment", "patiently", End, End, kAny}, {"discrètement", "discreetly", End, End, kAny},
};
constexpr InfinitiveLink kInfinitiveLinks[] = {
  {"pour", "to", false}, {"pour", "in order to", false}, {"sans", "without", true}, {"avant de", "before", true}, {"au lieu de", "instead of", true},
};
constexpr Conjunction kConjunctions[] = {
  {"et", "and", true, false}, {"mais", "but", true, false}, {"parce que", "because", false, true}, {"quand", "when", false, true}, {"pendant que", "while", false, true}, {"car", "because", true, false},
  {"tandis que", "while", true, true}, {"alors que", "whereas", true, true}, {"puisque", "since", true, true}, {"même si", "even if", false, true}, {"si", "if", false, true}, {"donc", "so", true, false}, {"ou", "or", true, false}, {"lorsque", "when", false, true},
};
constexpr Quantity kQuantities[] = {
  {"beaucoup de", "many", true}, {"plusieurs", "several", true}, {"quelques", "a few", true}, {"chaque", "every", false}, {"tous les", "all the", true, "toutes les"}, {"trop de", "too many", true},
  {"peu de", "few", true}, {"assez de", "enough", true}, {"la plupart des", "most", true}, {"certains", "some", true, "certaines"}, {"de nombreux", "many", true, "de nombreuses"},
};
// clang-format on

}  // namespace

std::span<const Preposition> prepositions() {
  return kPrepositions;
}
std::span<const Phrase> timePhrases() {
  return kTimes;
}
std::span<const Phrase> frames() {
  return kFrames;
}
std::span<const Adverb> adverbs() {
  return kAdverbs;
}
std::span<const Conjunction> conjunctions() {
  return kConjunctions;
}
std::span<const Quantity> quantities() {
  return kQuantities;
}
std::span<const InfinitiveLink> infinitiveLinks() {
  return kInfinitiveLinks;
}

}  // namespace lookback::generate
