// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <array>

#include "core/base/contract.h"
#include "core/data/generate/morphology.h"

namespace lookback::generate {
namespace {

/// Verbs ending in `suffix`: the six present forms, future stem and participle, each without what precedes the suffix.
struct Irregular {
  std::string_view suffix;
  std::array<std::string_view, 6> present;
  std::string_view future, participle;
};

constexpr Irregular kIrregular[] = {
    {"être", {"suis", "es", "est", "sommes", "êtes", "sont"}, "ser", "été"},
    {"avoir", {"ai", "as", "a", "avons", "avez", "ont"}, "aur", "eu"},
    {"aller", {"vais", "vas", "va", "allons", "allez", "vont"}, "ir", "allé"},
    {"faire", {"fais", "fais", "fait", "faisons", "faites", "font"}, "fer", "fait"},
    {"pouvoir", {"peux", "peux", "peut", "pouvons", "pouvez", "peuvent"}, "pourr", "pu"},
    {"devoir", {"dois", "dois", "doit", "devons", "devez", "doivent"}, "devr", "dû"},
    {"vouloir", {"veux", "veux", "veut", "voulons", "voulez", "veulent"}, "voudr", "voulu"},
    {"savoir", {"sais", "sais", "sait", "savons", "savez", "savent"}, "saur", "su"},
    {"falloir", {"faut", "faut", "faut", "faut", "faut", "faut"}, "faudr", "fallu"},
    {"pleuvoir", {"pleut", "pleut", "pleut", "pleuvons", "pleuvez", "pleuvent"}, "pleuvr", "plu"},
    {"prévoir", {"prévois", "prévois", "prévoit", "prévoyons", "prévoyez", "prévoient"}, "prévoir", "prévu"},
    {"voir", {"vois", "vois", "voit", "voyons", "voyez", "voient"}, "verr", "vu"},
    {"cevoir", {"çois", "çois", "çoit", "cevons", "cevez", "çoivent"}, "cevr", "çu"},
    {"envoyer", {"envoie", "envoies", "envoie", "envoyons", "envoyez", "envoient"}, "enverr", "envoyé"},
    {"prendre", {"prends", "prends", "prend", "prenons", "prenez", "prennent"}, "prendr", "pris"},
    {"mettre", {"mets", "mets", "met", "mettons", "mettez", "mettent"}, "mettr", "mis"},
    {"battre", {"bats", "bats", "bat", "battons", "battez", "battent"}, "battr", "battu"},
    {"dire", {"dis", "dis", "dit", "disons", "dites", "disent"}, "dir", "dit"},
    {"interdire",
     {"interdis", "interdis", "interdit", "interdisons", "interdisez", "interdisent"},
     "interdir",
     "interdit"},
    {"lire", {"lis", "lis", "lit", "lisons", "lisez", "lisent"}, "lir", "lu"},
    {"rire", {"ris", "ris", "rit", "rions", "riez", "rient"}, "rir", "ri"},
    {"crire", {"cris", "cris", "crit", "crivons", "crivez", "crivent"}, "crir", "crit"},
    {"boire", {"bois", "bois", "boit", "buvons", "buvez", "boivent"}, "boir", "bu"},
    {"croire", {"crois", "crois", "croit", "croyons", "croyez", "croient"}, "croir", "cru"},
    {"plaire", {"plais", "plais", "plaît", "plaisons", "plaisez", "plaisent"}, "plair", "plu"},
    {"uire", {"uis", "uis", "uit", "uisons", "uisez", "uisent"}, "uir", "uit"},
    {"uivre", {"uis", "uis", "uit", "uivons", "uivez", "uivent"}, "uivr", "uivi"},
    {"vivre", {"vis", "vis", "vit", "vivons", "vivez", "vivent"}, "vivr", "vécu"},
    {"enir", {"iens", "iens", "ient", "enons", "enez", "iennent"}, "iendr", "enu"},
    {"partir", {"pars", "pars", "part", "partons", "partez", "partent"}, "partir", "parti"},
    {"sortir", {"sors", "sors", "sort", "sortons", "sortez", "sortent"}, "sortir", "sorti"},
    {"entir", {"ens", "ens", "ent", "entons", "entez", "entent"}, "entir", "enti"},
    {"dormir", {"dors", "dors", "dort", "dormons", "dormez", "dorment"}, "dormir", "dormi"},
    {"servir", {"sers", "sers", "sert", "servons", "servez", "servent"}, "servir", "servi"},
    {"courir", {"cours", "cours", "court", "courons", "courez", "courent"}, "courr", "couru"},
    {"mourir", {"meurs", "meurs", "meurt", "mourons", "mourez", "meurent"}, "mourr", "mort"},
    {"vrir", {"vre", "vres", "vre", "vrons", "vrez", "vrent"}, "vrir", "vert"},
    {"ffrir", {"ffre", "ffres", "ffre", "ffrons", "ffrez", "ffrent"}, "ffrir", "ffert"},
    {"naître", {"nais", "nais", "naît", "naissons", "naissez", "naissent"}, "naîtr", "né"},
    {"connaître", {"connais", "connais", "connaît", "connaissons", "connaissez", "connaissent"}, "connaîtr", "connu"},
    {"aître", {"ais", "ais", "aît", "aissons", "aissez", "aissent"}, "aîtr", "u"},
    {"indre", {"ins", "ins", "int", "ignons", "ignez", "ignent"}, "indr", "int"},
    {"vaincre", {"vaincs", "vaincs", "vainc", "vainquons", "vainquez", "vainquent"}, "vaincr", "vaincu"},
    {"conclure", {"conclus", "conclus", "conclut", "concluons", "concluez", "concluent"}, "conclur", "conclu"},
    {"résoudre", {"résous", "résous", "résout", "résolvons", "résolvez", "résolvent"}, "résoudr", "résolu"},
    {"asseoir", {"assieds", "assieds", "assied", "asseyons", "asseyez", "asseyent"}, "assiér", "assis"},
    {"rompre", {"romps", "romps", "rompt", "rompons", "rompez", "rompent"}, "rompr", "rompu"},
    {"fuir", {"fuis", "fuis", "fuit", "fuyons", "fuyez", "fuient"}, "fuir", "fui"},
    {"cueillir", {"cueille", "cueilles", "cueille", "cueillons", "cueillez", "cueillent"}, "cueiller", "cueilli"},
    {"valoir", {"vaux", "vaux", "vaut", "valons", "valez", "valent"}, "vaudr", "valu"},
};

const Irregular* irregular(std::string_view infinitive) {
  const Irregular* best = nullptr;
  for (const Irregular& entry : kIrregular) {
    if (!infinitive.ends_with(entry.suffix)) continue;
    if (entry.suffix == "dire" && infinitive != "dire") continue;
    if (entry.suffix == "avoir" && infinitive != "avoir") continue;
    if (best == nullptr || entry.suffix.size() > best->suffix.size()) best = &entry;
  }
  return best;
}

bool isErVerb(std::string_view infinitive) {
  return infinitive.ends_with("er");
}

/// A stem and an ending, keeping the sound of g and c before a and o: mangeons, commençait.
std::string attach(std::string stem, std::string_view ending, bool erVerb) {
  if (erVerb && !ending.empty() && (ending.front() == 'a' || ending.front() == 'o')) {
    if (stem.ends_with('g')) stem += 'e';
    if (stem.ends_with('c')) stem.replace(stem.size() - 1, 1, "ç");
  }
  return stem.append(ending);
}

constexpr std::array<std::string_view, 8> kDoubling{"appel",  "rappel",   "jet",  "rejet",
                                                    "projet", "renouvel", "épel", "feuillet"};

/// The stem of an -er verb before a silent e: achèt-, préfèr-, appell-, nettoi-, pai-.
std::string silentStem(const std::string& stem, bool future) {
  if (stem.ends_with("oy") || stem.ends_with("ay") || stem.ends_with("uy"))
    return stem.substr(0, stem.size() - 1) + "i";
  if (std::ranges::find(kDoubling, stem) != kDoubling.end()) return stem + stem.back();
  // The vowel before the final consonant or consonants (protég-, célébr-).
  for (const std::string_view tail : {"br", "gr", "tr", "b", "c", "d", "g", "l", "m", "n", "p", "r", "s", "t", "v"}) {
    if (!stem.ends_with(tail)) continue;
    const std::string head = stem.substr(0, stem.size() - tail.size());
    if (tail.size() == 1 && head.ends_with('e')) return head.substr(0, head.size() - 1) + "è" + std::string(tail);
    if (head.ends_with("é") && !future) return head.substr(0, head.size() - 2) + "è" + std::string(tail);
    if (tail.size() > 1 && !head.ends_with("é")) continue;
    break;
  }
  return stem;
}

std::string regularPresent(std::string_view infinitive, int person) {
  const std::string stem(infinitive.substr(0, infinitive.size() - 2));
  const auto index = static_cast<std::size_t>(person);
  if (isErVerb(infinitive)) {
    constexpr std::array<std::string_view, 6> endings{"e", "es", "e", "ons", "ez", "ent"};
    const bool silent = person != 3 && person != 4;
    return attach(silent ? silentStem(stem, false) : stem, endings[index], true);
  }
  if (infinitive.ends_with("ir")) {
    constexpr std::array<std::string_view, 6> endings{"is", "is", "it", "issons", "issez", "issent"};
    return stem + std::string(endings[index]);
  }
  constexpr std::array<std::string_view, 6> endings{"s", "s", "", "ons", "ez", "ent"};
  return stem + std::string(endings[index]);
}

std::string present(std::string_view infinitive, int person) {
  const Irregular* entry = irregular(infinitive);
  if (entry == nullptr) return regularPresent(infinitive, person);
  const std::string_view head = infinitive.substr(0, infinitive.size() - entry->suffix.size());
  return std::string(head) + std::string(entry->present[static_cast<std::size_t>(person)]);
}

std::string imperfect(std::string_view infinitive, int person) {
  constexpr std::array<std::string_view, 6> endings{"ais", "ais", "ait", "ions", "iez", "aient"};
  const std::string_view ending = endings[static_cast<std::size_t>(person)];
  if (infinitive == "être") return "ét" + std::string(ending);
  if (infinitive == "falloir") return "fallait";
  if (isErVerb(infinitive) && infinitive != "aller") {
    return attach(std::string(infinitive.substr(0, infinitive.size() - 2)), ending, true);
  }
  const std::string nous = present(infinitive, 3);  // ...ons
  return nous.substr(0, nous.size() - 3) + std::string(ending);
}

std::string futureStem(std::string_view infinitive) {
  if (const Irregular* entry = irregular(infinitive)) {
    return std::string(infinitive.substr(0, infinitive.size() - entry->suffix.size())) + std::string(entry->future);
  }
  if (isErVerb(infinitive)) return silentStem(std::string(infinitive.substr(0, infinitive.size() - 2)), true) + "er";
  return std::string(infinitive.ends_with("re") ? infinitive.substr(0, infinitive.size() - 1) : infinitive);
}

std::string participleStem(std::string_view infinitive) {
  if (const Irregular* entry = irregular(infinitive)) {
    return std::string(infinitive.substr(0, infinitive.size() - entry->suffix.size())) + std::string(entry->participle);
  }
  const std::string stem(infinitive.substr(0, infinitive.size() - 2));
  if (isErVerb(infinitive)) return stem + "é";
  return stem + (infinitive.ends_with("ir") ? "i" : "u");
}

std::string pluralForm(std::string_view singular) {
  const std::string word(singular);
  if (word.ends_with('s') || word.ends_with('x') || word.ends_with('z')) return word;
  if (word.ends_with("al")) return word.substr(0, word.size() - 1) + "ux";
  if (word.ends_with("au") || word.ends_with("eu")) return word + "x";
  return word + "s";
}

std::string feminineForm(const Adjective& adjective) {
  if (!adjective.feminine.empty()) return std::string(adjective.feminine);
  const std::string word(adjective.french);
  const auto replace = [&](std::size_t cut, std::string_view with) {
    return word.substr(0, word.size() - cut) + std::string(with);
  };
  if (word.ends_with('e')) return word;
  if (word.ends_with("eux")) return replace(1, "se");
  if (word.ends_with('f')) return replace(1, "ve");
  if (word.ends_with("er")) return replace(2, "ère");
  if (word.ends_with("el") || word.ends_with("en") || word.ends_with("on")) return word + word.back() + "e";
  return word + "e";
}

}  // namespace

std::string conjugate(std::string_view infinitive, FrenchTense tense, int person) {
  LOOKBACK_EXPECTS(person >= 0 && person < 6);
  constexpr std::array<std::string_view, 6> future{"ai", "as", "a", "ons", "ez", "ont"};
  constexpr std::array<std::string_view, 6> conditional{"ais", "ais", "ait", "ions", "iez", "aient"};
  switch (tense) {
    case FrenchTense::present:
      return present(infinitive, person);
    case FrenchTense::imperfect:
      return imperfect(infinitive, person);
    case FrenchTense::future:
      return futureStem(infinitive) + std::string(future[static_cast<std::size_t>(person)]);
    case FrenchTense::conditional:
      break;
  }
  return futureStem(infinitive) + std::string(conditional[static_cast<std::size_t>(person)]);
}

std::string imperative(std::string_view infinitive, int person) {
  if (infinitive == "être") return person == 1 ? "sois" : person == 3 ? "soyons" : "soyez";
  if (infinitive == "avoir") return person == 1 ? "aie" : person == 3 ? "ayons" : "ayez";
  std::string form = present(infinitive, person);
  if (person == 1 && (form.ends_with("es") || form == "vas")) form.pop_back();
  return form;
}

std::string participle(std::string_view infinitive, Gender gender, bool plural) {
  std::string form = participleStem(infinitive);
  if (infinitive == "devoir" && (plural || gender == Gender::feminine)) form = "du";
  if (gender == Gender::feminine) form += "e";
  if (plural && !form.ends_with('s')) form += "s";
  return form;
}

std::string frenchPlural(const Noun& noun) {
  if (noun.is(cls::pluralOnly | cls::englishSingular)) return std::string(noun.french);
  return noun.frenchPlural.empty() ? pluralForm(noun.french) : std::string(noun.frenchPlural);
}

std::string inflect(const Adjective& adjective, Gender gender, bool plural) {
  if (adjective.invariable) return std::string(adjective.french);
  if (gender == Gender::feminine) return plural ? pluralForm(feminineForm(adjective)) : feminineForm(adjective);
  if (!plural) return std::string(adjective.french);
  return adjective.masculinePlural.empty() ? pluralForm(adjective.french) : std::string(adjective.masculinePlural);
}

std::string beforeVowelForm(const Adjective& adjective, Gender gender, bool plural) {
  if (plural || gender == Gender::feminine) return {};
  if (adjective.french == "beau") return "bel";
  if (adjective.french == "nouveau") return "nouvel";
  if (adjective.french == "vieux") return "vieil";
  return {};
}

}  // namespace lookback::generate
