// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <array>

#include "core/data/generate/morphology.h"

namespace lookback::generate {
namespace {

struct Irregular {
  std::string_view base, past, participle;
};

constexpr Irregular kIrregular[] = {
    {"be", "was", "been"},
    {"have", "had", "had"},
    {"do", "did", "done"},
    {"go", "went", "gone"},
    {"eat", "ate", "eaten"},
    {"drink", "drank", "drunk"},
    {"see", "saw", "seen"},
    {"take", "took", "taken"},
    {"make", "made", "made"},
    {"give", "gave", "given"},
    {"write", "wrote", "written"},
    {"read", "read", "read"},
    {"buy", "bought", "bought"},
    {"sell", "sold", "sold"},
    {"bring", "brought", "brought"},
    {"think", "thought", "thought"},
    {"say", "said", "said"},
    {"know", "knew", "known"},
    {"find", "found", "found"},
    {"lose", "lost", "lost"},
    {"leave", "left", "left"},
    {"come", "came", "come"},
    {"become", "became", "become"},
    {"sleep", "slept", "slept"},
    {"run", "ran", "run"},
    {"swim", "swam", "swum"},
    {"sing", "sang", "sung"},
    {"understand", "understood", "understood"},
    {"send", "sent", "sent"},
    {"build", "built", "built"},
    {"put", "put", "put"},
    {"cut", "cut", "cut"},
    {"hold", "held", "held"},
    {"keep", "kept", "kept"},
    {"meet", "met", "met"},
    {"pay", "paid", "paid"},
    {"lend", "lent", "lent"},
    {"tell", "told", "told"},
    {"teach", "taught", "taught"},
    {"wear", "wore", "worn"},
    {"win", "won", "won"},
    {"choose", "chose", "chosen"},
    {"break", "broke", "broken"},
    {"speak", "spoke", "spoken"},
    {"drive", "drove", "driven"},
    {"hear", "heard", "heard"},
    {"feel", "felt", "felt"},
    {"get", "got", "got"},
    {"begin", "began", "begun"},
    {"forget", "forgot", "forgotten"},
    {"hide", "hid", "hidden"},
    {"fall", "fell", "fallen"},
    {"grow", "grew", "grown"},
    {"draw", "drew", "drawn"},
    {"fly", "flew", "flown"},
    {"catch", "caught", "caught"},
    {"steal", "stole", "stolen"},
    {"mean", "meant", "meant"},
    {"show", "showed", "shown"},
    {"let", "let", "let"},
    {"sit", "sat", "sat"},
    {"stand", "stood", "stood"},
    {"wake", "woke", "woken"},
    {"dream", "dreamed", "dreamed"},
    {"fight", "fought", "fought"},
    {"spend", "spent", "spent"},
    {"ride", "rode", "ridden"},
    {"throw", "threw", "thrown"},
    {"learn", "learned", "learned"},
    {"rise", "rose", "risen"},
    {"lead", "led", "led"},
    {"feed", "fed", "fed"},
    {"bite", "bit", "bitten"},
    {"lie", "lied", "lied"},
    {"shut", "shut", "shut"},
    {"grind", "ground", "ground"},
    {"hurt", "hurt", "hurt"},
    {"weave", "wove", "woven"},
    {"set", "set", "set"},
    {"hit", "hit", "hit"},
    {"overcome", "overcame", "overcome"},
    {"shine", "shone", "shone"},
    {"sew", "sewed", "sewn"},
    {"bear", "bore", "born"},
    {"forbid", "forbade", "forbidden"},
    {"withdraw", "withdrew", "withdrawn"},
    {"seek", "sought", "sought"},
    {"light", "lit", "lit"},
    {"shake", "shook", "shaken"},
    {"freeze", "froze", "frozen"},
};

// Verbs that double their last consonant: stopped, planning.
constexpr std::array<std::string_view, 29> kDoubling{
    "stop",   "plan",    "run",    "sit",   "swim", "put",    "cut", "get",    "win",   "shut",
    "begin",  "forget",  "prefer", "admit", "drop", "chat",   "ban", "hit",    "let",   "set",
    "commit", "control", "hug",    "grab",  "beg",  "permit", "rob", "travel", "cancel"};

bool isVowel(char c) {
  return std::string_view("aeiou").find(c) != std::string_view::npos;
}

bool doubles(const std::string& word) {
  return std::ranges::find(kDoubling, word) != kDoubling.end();
}

bool endsInConsonantY(std::string_view word) {
  return word.size() > 1 && word.back() == 'y' && !isVowel(word[word.size() - 2]);
}

bool hisses(std::string_view word) {
  return word.ends_with('s') || word.ends_with('x') || word.ends_with('z') || word.ends_with("ch") ||
         word.ends_with("sh");
}

std::string withS(const std::string& word) {
  if (endsInConsonantY(word)) return word.substr(0, word.size() - 1) + "ies";
  return word + (hisses(word) ? "es" : "s");
}

std::string withEd(const std::string& word) {
  if (word.ends_with('e')) return word + "d";
  if (endsInConsonantY(word)) return word.substr(0, word.size() - 1) + "ied";
  return (doubles(word) ? word + word.back() : word) + "ed";
}

/// Applies `change` to the first word only.
template <class Change>
std::string onFirstWord(std::string_view base, Change change) {
  const std::size_t blank = base.find(' ');
  const std::string first(base.substr(0, blank));
  return change(first) + (blank == std::string_view::npos ? std::string() : std::string(base.substr(blank)));
}

const Irregular* irregular(const std::string& word) {
  const auto* found = std::ranges::find(kIrregular, std::string_view(word), &Irregular::base);
  return found == std::end(kIrregular) ? nullptr : found;
}

std::string withEr(const Adjective& adjective, std::string_view ending) {
  std::string word(adjective.english);
  if (word.ends_with('e')) word.pop_back();
  if (endsInConsonantY(word)) word.back() = 'i';
  for (const std::string_view doubled : {"big", "hot", "thin", "fat", "sad", "red", "wet"}) {
    if (word == doubled) word += word.back();
  }
  return word + std::string(ending);
}

}  // namespace

std::string thirdPerson(std::string_view base) {
  return onFirstWord(base, [](const std::string& word) -> std::string {
    if (word == "be") return "is";
    if (word == "have") return "has";
    if (word == "do" || word == "go") return word + "es";
    return withS(word);
  });
}

std::string pastTense(std::string_view base) {
  return onFirstWord(base, [](const std::string& word) {
    const Irregular* entry = irregular(word);
    return entry != nullptr ? std::string(entry->past) : withEd(word);
  });
}

std::string pastParticiple(std::string_view base) {
  return onFirstWord(base, [](const std::string& word) {
    const Irregular* entry = irregular(word);
    return entry != nullptr ? std::string(entry->participle) : withEd(word);
  });
}

std::string gerund(std::string_view base) {
  return onFirstWord(base, [](const std::string& word) {
    if (word == "be" || word == "see" || word == "agree") return word + "ing";
    if (word == "lie" || word == "die") return word.substr(0, 1) + "ying";
    if (word.ends_with('e')) return word.substr(0, word.size() - 1) + "ing";
    return (doubles(word) ? word + word.back() : word) + "ing";
  });
}

std::string englishPlural(const Noun& noun) {
  if (noun.is(cls::pluralOnly | cls::englishSingular)) return std::string(noun.english);
  if (!noun.englishPlural.empty()) return std::string(noun.englishPlural);
  return withS(std::string(noun.english));  // the last word of several takes the ending
}

std::string comparative(const Adjective& adjective) {
  if (adjective.english == "good") return "better";
  if (adjective.english == "bad") return "worse";
  return withEr(adjective, "er");
}

std::string superlative(const Adjective& adjective) {
  if (adjective.english == "good") return "best";
  if (adjective.english == "bad") return "worst";
  return withEr(adjective, "est");
}

}  // namespace lookback::generate
