// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/generate/surface.h"

#include <algorithm>
#include <array>

namespace lookback::generate {
namespace {

constexpr std::array<std::pair<std::string_view, std::string_view>, 13> kElisions{{{"le", "l'"},
                                                                                   {"la", "l'"},
                                                                                   {"de", "d'"},
                                                                                   {"que", "qu'"},
                                                                                   {"ne", "n'"},
                                                                                   {"je", "j'"},
                                                                                   {"me", "m'"},
                                                                                   {"te", "t'"},
                                                                                   {"se", "s'"},
                                                                                   {"ce", "c'"},
                                                                                   {"lorsque", "lorsqu'"},
                                                                                   {"puisque", "puisqu'"},
                                                                                   {"jusque", "jusqu'"}}};

// Words with an aspirated h (and "onze", "oui"), before which nothing elides; compared by their beginning.
constexpr std::array<std::string_view, 25> kNoElisionBefore{
    "haut",     "héros",   "hasard", "haine",  "hibou", "homard", "hamster", "hanche",   "handicap",
    "harpe",    "hâte",    "hockey", "hériss", "hont",  "huit",   "hors",    "hongrois", "hollandais",
    "hollande", "haricot", "halte",  "hangar", "onz",   "oui",    "hutte"};

// English words that begin with a vowel letter but a consonant sound, and the reverse; compared by their beginning.
constexpr std::array<std::string_view, 12> kConsonantSound{"europ", "univers", "use", "usu", "unif", "unit",
                                                           "uniqu", "union",   "one", "eu",  "uk",   "uran"};
constexpr std::array<std::string_view, 4> kSilentH{"hour", "honest", "honour", "heir"};

constexpr std::array<std::string_view, 22> kFrenchVowels{"a", "e", "i", "o", "u", "à", "â", "é", "è", "ê", "ë",
                                                         "î", "ï", "ô", "û", "ù", "œ", "À", "É", "È", "Ê", "Î"};

std::string lowered(std::string_view word) {
  std::string result(word);
  for (char& c : result) {
    if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
  }
  return result;
}

template <class Range>
bool beginsWithAny(std::string_view word, const Range& beginnings) {
  return std::ranges::any_of(beginnings, [&](std::string_view b) { return word.starts_with(b); });
}

bool frenchVowelSound(const std::string& word) {
  if (beginsWithAny(word, kNoElisionBefore)) return false;
  if (word == "y" || word.starts_with("h")) return true;
  return beginsWithAny(word, kFrenchVowels);
}

bool englishVowelSound(const std::string& word) {
  if (beginsWithAny(word, kSilentH)) return true;
  if (beginsWithAny(word, kConsonantSound)) return false;
  if (word == "8" || word == "11" || word == "18") return true;
  return std::string_view("aeiou").find(word.front()) != std::string_view::npos;
}

void mergeMeanings(Piece& into, const Piece& from) {
  into.meanings.insert(into.meanings.end(), from.meanings.begin(), from.meanings.end());
}

// "de le" and its like, unless the article elides.
std::string contraction(const Piece& first, const Piece& article, bool vowelFollows) {
  if (first.kind != PieceKind::contracting || article.kind != PieceKind::article) return {};
  if (article.text == "les") return first.text == "de" ? "des" : "aux";
  if (article.text == "le" && !vowelFollows) return first.text == "de" ? "du" : "au";
  return {};
}

void contract(Pieces& pieces) {
  for (std::size_t i = 0; i + 1 < pieces.size(); ++i) {
    const bool vowel = i + 2 < pieces.size() && beginsWithVowelSound(pieces[i + 2].text, Language::french);
    const std::string melted = contraction(pieces[i], pieces[i + 1], vowel);
    if (melted.empty()) continue;
    pieces[i].text = melted;
    pieces[i].beforeVowel.clear();
    mergeMeanings(pieces[i], pieces[i + 1]);
    pieces.erase(pieces.begin() + static_cast<std::ptrdiff_t>(i) + 1);
  }
}

bool isEnglishSuffix(std::string_view text) {
  return text == "n't" || text.starts_with("'");
}
bool isClosing(std::string_view text) {
  return text == "." || text == ",";
}
bool isFrenchEnclitic(std::string_view text) {
  return text.size() > 1 && text.front() == '-';
}

bool blankBetween(std::string_view left, std::string_view right, Language language) {
  if (isClosing(right)) return false;
  if (language == Language::french) return !left.ends_with('\'') && !isFrenchEnclitic(right);
  return !(right == "?" || right == "!" || isEnglishSuffix(right));
}

}  // namespace

bool beginsWithVowelSound(std::string_view word, Language language) {
  if (word.empty()) return false;
  const std::string low = lowered(word);
  return language == Language::french ? frenchVowelSound(low) : englishVowelSound(low);
}

std::string capitalised(std::string_view word) {
  std::string result(word);
  if (result.empty()) return result;
  if (result[0] >= 'a' && result[0] <= 'z') {
    result[0] = static_cast<char>(result[0] - 'a' + 'A');
  } else if (result.starts_with("œ")) {
    result.replace(0, std::string_view("œ").size(), "Œ");
  } else if (result.size() > 1 && result[0] == '\xC3' && static_cast<unsigned char>(result[1]) >= 0xA0) {
    result[1] = static_cast<char>(static_cast<unsigned char>(result[1]) - 0x20);  // é -> É and its like
  }
  return result;
}

void put(Pieces& out, std::string_view text, std::vector<Meaning> meanings, Language language, bool helper) {
  while (!text.empty()) {
    const std::size_t blank = text.find(' ');
    const std::string_view word = text.substr(0, blank);
    text = blank == std::string_view::npos ? std::string_view{} : text.substr(blank + 1);
    if (word.empty()) continue;
    Piece piece{std::string(word), {}, meanings, PieceKind::word, helper, false};
    if (language == Language::french) {
      const auto found = std::ranges::find(kElisions, word, [](const auto& pair) { return pair.first; });
      if (found != kElisions.end()) piece.beforeVowel = found->second;
      if (word == "de" || word == "à") piece.kind = PieceKind::contracting;
    } else if (word == "a") {
      piece.beforeVowel = "an";
    }
    out.push_back(std::move(piece));
  }
}

void polish(Pieces& pieces, Language language) {
  if (language == Language::french) contract(pieces);
  for (std::size_t i = 0; i + 1 < pieces.size(); ++i) {
    const std::string& next = pieces[i + 1].text;
    if (pieces[i].text == "si" && language == Language::french && (next == "il" || next == "ils")) {
      pieces[i].text = "s'";
    } else if (!pieces[i].beforeVowel.empty() && beginsWithVowelSound(next, language)) {
      pieces[i].text = pieces[i].beforeVowel;
    }
  }
  if (!pieces.empty()) pieces.front().text = capitalised(pieces.front().text);
}

std::vector<std::string> texts(const Pieces& pieces) {
  std::vector<std::string> result;
  result.reserve(pieces.size());
  for (const Piece& piece : pieces) result.push_back(piece.text);
  return result;
}

std::string join(const Pieces& pieces, Language language) {
  std::string result;
  for (std::size_t i = 0; i < pieces.size(); ++i) {
    if (i > 0 && blankBetween(pieces[i - 1].text, pieces[i].text, language)) result += ' ';
    result += pieces[i].text;
  }
  return result;
}

std::vector<std::pair<int, int>> linksBetween(const Pieces& french, const Pieces& english) {
  std::vector<std::pair<int, int>> links;
  for (std::size_t i = 0; i < french.size(); ++i) {
    for (std::size_t j = 0; j < english.size(); ++j) {
      const bool shared = std::ranges::any_of(french[i].meanings, [&](Meaning m) {
        return std::ranges::find(english[j].meanings, m) != english[j].meanings.end();
      });
      if (shared) links.emplace_back(static_cast<int>(i), static_cast<int>(j));
    }
  }
  return links;
}

namespace {

bool means(const Piece& piece, Meaning meaning) {
  return std::ranges::find(piece.meanings, meaning) != piece.meanings.end();
}

/// How many pieces like `piece` (helpers, or words in their own right) have the meaning.
auto alike(const Pieces& pieces, const Piece& piece, Meaning meaning) {
  return std::ranges::count_if(pieces, [&](const Piece& p) { return p.helper == piece.helper && means(p, meaning); });
}

bool isSure(const Pieces& french, const Piece& f, const Pieces& english, const Piece& e) {
  if (f.helper != e.helper || f.grouped || e.grouped) return false;
  return std::ranges::any_of(
      f.meanings, [&](Meaning m) { return means(e, m) && alike(french, f, m) == 1 && alike(english, e, m) == 1; });
}

}  // namespace

GoldLinks goldLinks(const Pieces& french, const Pieces& english) {
  GoldLinks gold;
  for (const auto& [i, j] : linksBetween(french, english)) {
    const bool sure =
        isSure(french, french[static_cast<std::size_t>(i)], english, english[static_cast<std::size_t>(j)]);
    (sure ? gold.sure : gold.possible).emplace_back(i, j);
  }
  return gold;
}

}  // namespace lookback::generate
