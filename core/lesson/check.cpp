// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lesson/check.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <cmath>
#include <numeric>
#include <set>

#include "core/base/rng.h"
#include "core/lesson/typical_errors.h"

namespace lookback::lesson {
namespace {

constexpr double kSlack = 1e-9;  // what binary fractions lose at the edge of a tolerance

double share(int part, std::size_t whole) {
  return whole == 0 ? 0 : static_cast<double>(part) / static_cast<double>(whole);
}

PartVerdict judged(bool right) {
  PartVerdict part;
  part.right = right;
  return part;
}

bool allRight(const std::vector<PartVerdict>& parts) {
  return std::all_of(parts.begin(), parts.end(), [](const PartVerdict& part) { return part.right; });
}

int countRight(const std::vector<PartVerdict>& parts) {
  return static_cast<int>(
      std::count_if(parts.begin(), parts.end(), [](const PartVerdict& part) { return part.right; }));
}

/// A verdict on parts of equal worth.
Verdict fromParts(std::vector<PartVerdict> parts) {
  Verdict verdict;
  verdict.score = share(countRight(parts), parts.size());
  verdict.right = !parts.empty() && allRight(parts);
  verdict.parts = std::move(parts);
  return verdict;
}

Verdict checkChoice(const ChoiceBody& body, bool many, const Chosen& answer) {
  const std::set<int> chosen(answer.options.begin(), answer.options.end());
  Verdict verdict;
  int right = 0, hits = 0, wrong = 0;
  for (std::size_t k = 0; k < body.options.size(); ++k) {
    const ChoiceBody::Option& option = body.options[k];
    const bool marked = chosen.contains(static_cast<int>(k));
    right += option.right ? 1 : 0;
    hits += option.right && marked ? 1 : 0;
    wrong += !option.right && marked ? 1 : 0;
    PartVerdict part;
    part.right = option.right == marked;
    if (!part.right) part.says = option.says;
    verdict.parts.push_back(std::move(part));
  }
  verdict.missing = right - hits;
  verdict.right = !verdict.parts.empty() && allRight(verdict.parts);
  verdict.score = many ? std::max(0.0, share(hits - wrong, static_cast<std::size_t>(right))) : (verdict.right ? 1 : 0);
  return verdict;
}

/// 0.8 where 0.84 was asked for: right as far as it goes.
bool roundedFurther(const NumberBody::Blank& blank, const std::string& typed, double difference) {
  const std::optional<int> places = typedPlaces(typed);
  return places && *places < blank.places && std::abs(difference) <= 0.5 * std::pow(10.0, -*places) + kSlack;
}

PartVerdict checkBlank(const NumberBody& body, std::size_t k, const std::string& typed) {
  const NumberBody::Blank& blank = body.blanks[k];
  const std::optional<double> given = readNumber(typed);
  PartVerdict part;
  part.readable = given.has_value();
  if (!given) return part;
  part.difference = *given - blank.answer;
  part.right = std::abs(part.difference) <= blank.tolerance + kSlack;
  if (part.right) return part;
  for (const NumberBody::OwnError& own : blank.errors) {
    if (std::abs(*given - own.value) > blank.tolerance + kSlack) continue;
    part.says = own.says;
    return part;
  }
  // Per cent is given with two places fewer, so its tolerance is a hundred times as wide; the others keep the blank's.
  for (const AnticipatedError& error : anticipatedErrors(body, k)) {
    const double tolerance = blank.tolerance * (error.error == TypicalError::percent ? 100 : 1);
    if (std::abs(*given - error.value) > tolerance + kSlack) continue;
    part.error = error.error;
    part.otherWord = error.otherWord;
    // Who goes on with numbers as written down has calculated well; the remark says what rounding at the end would
    // give.
    part.right = error.error == TypicalError::roundedEarly;
    return part;
  }
  part.tooFewPlaces = *given != 0 && roundedFurther(blank, typed, part.difference);
  return part;
}

Verdict checkNumber(const NumberBody& body, const Typed& answer) {
  std::vector<PartVerdict> parts;
  for (std::size_t k = 0; k < body.blanks.size(); ++k)
    parts.push_back(checkBlank(body, k, k < answer.numbers.size() ? answer.numbers[k] : std::string()));
  return fromParts(std::move(parts));
}

/// Part k is position k; the score is the share of pairs of steps that stand in the right order.
Verdict checkOrder(const OrderBody& body, const Ordered& answer) {
  const std::size_t n = body.steps.size();
  std::vector<PartVerdict> parts(n);
  for (std::size_t k = 0; k < n && k < answer.steps.size(); ++k)
    parts[k].right = answer.steps[k] == static_cast<int>(k);
  Verdict verdict = fromParts(std::move(parts));
  std::set<int> different(answer.steps.begin(), answer.steps.end());
  verdict.score = 0;
  if (answer.steps.size() != n || different.size() != n || n < 2) {
    verdict.score = verdict.right ? 1 : 0;
    return verdict;
  }
  int inOrder = 0;
  for (std::size_t a = 0; a < n; ++a)
    for (std::size_t b = a + 1; b < n; ++b) inOrder += answer.steps[a] < answer.steps[b] ? 1 : 0;
  verdict.score = share(inOrder, n * (n - 1) / 2);
  return verdict;
}

/// A part for each marked cell, in the order given.
Verdict checkCells(const CellsBody& body, const Marked& answer) {
  const std::set<std::pair<int, int>> right(body.right.begin(), body.right.end());
  std::set<std::pair<int, int>> seen;
  Verdict verdict;
  int hits = 0, wrong = 0;
  for (const std::pair<int, int>& cell : answer.cells) {
    if (!seen.insert(cell).second) continue;
    const bool hit = right.contains(cell);
    hits += hit ? 1 : 0;
    wrong += hit ? 0 : 1;
    verdict.parts.push_back(judged(hit));
  }
  verdict.missing = static_cast<int>(right.size()) - hits;
  verdict.right = wrong == 0 && verdict.missing == 0;
  verdict.score = std::max(0.0, share(hits - wrong, right.size()));
  return verdict;
}

/// The score is the overlap of the shares with the weights, Σ min(share(j), weight(j)).
Verdict checkTokens(const TokensBody& body, const Shared& answer) {
  const int given = std::accumulate(answer.tokens.begin(), answer.tokens.end(), 0);
  const bool possible = given == body.tokens && answer.tokens.size() == body.words.size() &&
                        std::all_of(answer.tokens.begin(), answer.tokens.end(), [](int n) { return n >= 0; });
  Verdict verdict;
  verdict.parts.resize(body.words.size());
  if (!possible) {
    for (PartVerdict& part : verdict.parts) part.readable = false;
    return verdict;
  }
  const double oneToken = 1.0 / body.tokens;
  for (std::size_t j = 0; j < body.words.size(); ++j) {
    const double portion = answer.tokens[j] * oneToken;
    verdict.parts[j].difference = portion - body.weights[j];
    verdict.parts[j].right = std::abs(verdict.parts[j].difference) <= oneToken + kSlack;
    verdict.score += std::min(portion, body.weights[j]);
  }
  verdict.right = verdict.score >= body.enough - kSlack;
  return verdict;
}

Verdict checkMatch(const MatchBody& body, const Matched& answer) {
  std::vector<PartVerdict> parts(body.pairs.size());
  for (std::size_t k = 0; k < parts.size() && k < answer.rights.size(); ++k)
    parts[k].right = answer.rights[k] == static_cast<int>(k);
  return fromParts(std::move(parts));
}

Verdict checkRating(const Rated& answer) {
  const int rating = std::clamp(answer.rating, 0, kBestRating);
  Verdict verdict;
  verdict.right = rating >= kGoodRating;
  verdict.score = share(rating, kBestRating);
  verdict.parts.push_back(judged(verdict.right));
  return verdict;
}

template <class Body, class Given>
const Given* matching(const QuizItem& item, const Answer& answer, const Body*& body) {
  body = std::get_if<Body>(&item.body);
  return body == nullptr ? nullptr : std::get_if<Given>(&answer);
}

}  // namespace

int Verdict::firstWrong() const {
  for (std::size_t k = 0; k < parts.size(); ++k)
    if (!parts[k].right) return static_cast<int>(k);
  return -1;
}

Verdict check(const QuizItem& item, const Answer& answer) {
  const ChoiceBody* choice = nullptr;
  if (const auto* given = matching<ChoiceBody, Chosen>(item, answer, choice))
    return checkChoice(*choice, item.kind == QuizKind::chooseMany, *given);
  const NumberBody* number = nullptr;
  if (const auto* given = matching<NumberBody, Typed>(item, answer, number)) return checkNumber(*number, *given);
  const OrderBody* order = nullptr;
  if (const auto* given = matching<OrderBody, Ordered>(item, answer, order)) return checkOrder(*order, *given);
  const CellsBody* cells = nullptr;
  if (const auto* given = matching<CellsBody, Marked>(item, answer, cells)) return checkCells(*cells, *given);
  const TokensBody* tokens = nullptr;
  if (const auto* given = matching<TokensBody, Shared>(item, answer, tokens)) return checkTokens(*tokens, *given);
  const MatchBody* match = nullptr;
  if (const auto* given = matching<MatchBody, Matched>(item, answer, match)) return checkMatch(*match, *given);
  const SpotBody* spot = nullptr;
  if (const auto* given = matching<SpotBody, Spotted>(item, answer, spot))
    return fromParts({judged(given->line == spot->wrong)});
  const AloudBody* aloud = nullptr;
  if (const auto* given = matching<AloudBody, Rated>(item, answer, aloud)) return checkRating(*given);
  return {};
}

std::optional<double> readNumber(std::string_view text) {
  std::string clean;
  for (std::size_t k = 0; k < text.size(); ++k) {
    if (text.substr(k).starts_with("−")) {  // U+2212
      clean += '-';
      k += 2;
    } else if (text.substr(k).starts_with("\u00A0") || text.substr(k).starts_with("\u202F")) {
      k += text.substr(k).starts_with("\u00A0") ? 1 : 2;
    } else if (text[k] != ' ' && text[k] != '\t') {
      clean += text[k] == ',' ? '.' : text[k];
    }
  }
  if (clean.size() > 40) return std::nullopt;
  double divisor = 1;
  if (clean.ends_with('%')) {
    clean.pop_back();
    divisor = 100;
  }
  const auto plain = [](const std::string& digits) -> std::optional<double> {
    const std::size_t start = digits.starts_with('-') || digits.starts_with('+') ? 1 : 0;
    const bool allowed = digits.find_first_not_of("0123456789.", start) == std::string::npos &&
                         std::count(digits.begin(), digits.end(), '.') <= 1 &&
                         digits.find_first_of("0123456789") != std::string::npos;
    if (!allowed) return std::nullopt;
    double value = 0;
    const char* begin = digits.data() + (digits.starts_with('+') ? 1 : 0);
    std::from_chars(begin, digits.data() + digits.size(), value);  // digits and at most one point, whatever the locale
    return value;
  };
  const std::size_t slash = clean.find('/');
  if (slash != clean.npos) {
    const auto above = plain(clean.substr(0, slash)), below = plain(clean.substr(slash + 1));
    if (!above || !below || *below == 0) return std::nullopt;
    return *above / *below / divisor;
  }
  const auto value = plain(clean);
  if (!value) return std::nullopt;
  return *value / divisor;
}

std::optional<int> typedPlaces(std::string_view text) {
  if (!readNumber(text) || text.find('/') != text.npos) return std::nullopt;
  const std::size_t point = text.find_first_of(".,");
  const auto digits = [](std::string_view part) {
    return static_cast<int>(std::count_if(part.begin(), part.end(), [](char c) { return c >= '0' && c <= '9'; }));
  };
  const int places = point == text.npos ? 0 : digits(text.substr(point));
  return text.find('%') == text.npos ? places : places + 2;
}

int shuffledParts(const QuizItem& item) {
  if (const auto* choice = std::get_if<ChoiceBody>(&item.body)) return static_cast<int>(choice->options.size());
  if (const auto* order = std::get_if<OrderBody>(&item.body)) return static_cast<int>(order->steps.size());
  if (const auto* match = std::get_if<MatchBody>(&item.body)) return static_cast<int>(match->pairs.size());
  return 0;
}

std::vector<int> shownOrder(const QuizItem& item, std::uint64_t seed) {
  std::vector<int> order(static_cast<std::size_t>(shuffledParts(item)));
  std::iota(order.begin(), order.end(), 0);
  std::uint64_t hash = 0xCBF29CE484222325u;  // FNV-1a of the id, so that items of one lesson differ
  for (const char c : item.id) hash = (hash ^ static_cast<unsigned char>(c)) * 0x100000001B3u;
  Rng rng(seed ^ hash);
  shuffle(order, rng);
  const bool giveaway = item.kind == QuizKind::order && std::is_sorted(order.begin(), order.end());
  if (giveaway && order.size() > 1) std::rotate(order.begin(), order.begin() + 1, order.end());
  return order;
}

}  // namespace lookback::lesson
