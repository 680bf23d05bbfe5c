// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lesson/quiz_reader.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <numeric>

#include "core/base/error.h"

namespace lookback::lesson {
namespace {

constexpr std::size_t kMostLine = 400;    // bytes of an option, a step, a line
constexpr std::size_t kMostSaying = 600;  // of feedback and model answers
constexpr std::size_t kMostToyWords = 6, kMostToyNumbers = 8;

/// Reads what is special to one kind of item.
class BodyReader {
 public:
  BodyReader(TableReader& item, TextReader& texts) : m_item(item), m_texts(texts), m_report(texts.report()) {}

  ChoiceBody choice(bool many) {
    ChoiceBody body;
    const std::vector<Value>* options = m_item.list("options", 8, true);
    if (options == nullptr) return body;
    for (const Value& option : *options) body.options.push_back(readOption(option));
    const auto right = std::count_if(body.options.begin(), body.options.end(), [](const auto& o) { return o.right; });
    if (body.options.size() < 2) refuse("There are fewer than two options.", "Give two to eight.");
    if (many ? right < 1 : right != 1)
      refuse(fmt::format("{} options are marked as right.", right),
             many ? "Write right = true in those that are." : "Write right = true in exactly one.");
    return body;
  }

  NumberBody number() {
    NumberBody body;
    if (const Value* given = m_item.find("toy")) body.toy = readToy(*given);
    const std::vector<Value>* blanks = m_item.list("blanks", 6, true);
    if (blanks == nullptr) return body;
    if (blanks->empty()) refuse("There is no blank to fill in.", "Add a [[quiz.blanks]].");
    for (const Value& blank : *blanks) body.blanks.push_back(readBlank(blank, body.toy));
    return body;
  }

  OrderBody order() { return {m_texts.readList(m_item, "steps", 2, 10, kMostLine)}; }

  CellsBody cells() {
    CellsBody body;
    body.rows = words("rows", 1, 10);
    body.columns = words("columns", 1, 12);
    const std::vector<Value>* cells = m_item.list("cells", 120, true);
    if (cells == nullptr) return body;
    for (const Value& cell : *cells) readCell(cell, body);
    if (body.right.empty()) refuse("No cell is right.", "Give cells = [[row, column], ...], counted from 1.");
    body.weights = m_item.matrix("weights", body.rows.size(), body.columns.size());
    const bool fits = body.weights.empty() ||
                      (body.weights.size() == body.rows.size() && body.weights.front().size() == body.columns.size());
    if (!fits)
      refuse("The weights do not fit the rows and columns.", "Give a row a target word, a number a source word.");
    return body;
  }

  TokensBody tokens() {
    TokensBody body;
    body.words = words("words", 2, 12);
    body.weights = m_item.numbers("weights", body.words.size());
    const std::vector<double> energies = m_item.numbers("energies", body.words.size());
    if (body.weights.empty() == energies.empty())
      refuse("Shares need weights or energies, one of the two.", "Add energies = [2, 4, 1].");
    if (!energies.empty()) body.weights = sharesOf(energies);
    const double sum = std::accumulate(body.weights.begin(), body.weights.end(), 0.0);
    const bool isShare = std::all_of(body.weights.begin(), body.weights.end(), [](double w) { return w >= 0; }) &&
                         std::abs(sum - 1) <= 0.005 * static_cast<double>(body.weights.size());
    if (body.weights.size() != body.words.size() || !isShare)
      refuse("The weights are no shares of 1, one a word.", "Let them add to 1.");
    else
      for (double& weight : body.weights) weight /= sum;
    body.tokens = static_cast<int>(m_item.integer("tokens", 2, 20).value_or(body.tokens));
    body.enough = m_item.number("enough").value_or(body.enough);
    if (!(body.enough > 0 && body.enough <= 1)) refuse("\"enough\" is no overlap.", "Give a number above 0, up to 1.");
    return body;
  }

  MatchBody match() {
    MatchBody body;
    const std::vector<Value>* pairs = m_item.list("pairs", 8, true);
    if (pairs == nullptr) return body;
    if (pairs->size() < 2) refuse("There are fewer than two pairs.", "Give two to eight.");
    for (const Value& value : *pairs) {
      TableReader pair(value, "a pair", m_report);
      body.pairs.push_back({m_texts.read(pair, "left", kMostLine, true), m_texts.read(pair, "right", kMostLine, true)});
      pair.finish();
    }
    return body;
  }

  SpotBody spot() {
    SpotBody body;
    body.lines = m_texts.readList(m_item, "lines", 2, 10, kMostLine);
    body.wrong = static_cast<int>(
        m_item.integer("wrong", 1, std::max<std::int64_t>(1, static_cast<std::int64_t>(body.lines.size())), true)
            .value_or(1) -
        1);
    body.correction = m_texts.read(m_item, "correction", kMostSaying, true);
    return body;
  }

  AloudBody aloud() {
    return {m_texts.read(m_item, "answer", kMostSaying, true), m_texts.readList(m_item, "points", 0, 8, kMostLine)};
  }

 private:
  void refuse(std::string sentence, std::string remedy) {
    m_report.error(m_item.place(), std::move(sentence), std::move(remedy));
  }

  std::vector<std::string> words(std::string_view key, std::size_t least, std::size_t most) {
    std::vector<std::string> made = m_item.texts(key, most, 40);
    if (made.size() < least)
      refuse(fmt::format("\"{}\" has {} words.", key, made.size()), fmt::format("Give {} to {}.", least, most));
    return made;
  }

  ChoiceBody::Option readOption(const Value& value) {
    TableReader option(value, "an option", m_report);
    ChoiceBody::Option made;
    made.text = m_texts.read(option, "text", kMostLine, true);
    made.right = option.boolean("right").value_or(false);
    made.says = m_texts.read(option, "says", kMostSaying);
    option.finish();
    if (!made.right && made.says.empty())
      m_report.advise(value.place, "This wrong option has no feedback.", "Add says = ... for who chooses it.");
    return made;
  }

  void readCell(const Value& value, CellsBody& body) {
    const bool pair = value.kind == Value::Kind::list && value.items.size() == 2 &&
                      value.items[0].kind == Value::Kind::integer && value.items[1].kind == Value::Kind::integer;
    const auto within = [](std::int64_t k, std::size_t n) { return k >= 1 && k <= static_cast<std::int64_t>(n); };
    if (!pair || !within(value.items[0].integer, body.rows.size()) ||
        !within(value.items[1].integer, body.columns.size())) {
      m_report.error(value.place, "There is no such cell.", "Give [row, column], both counted from 1.");
      return;
    }
    body.right.emplace_back(static_cast<int>(value.items[0].integer - 1), static_cast<int>(value.items[1].integer - 1));
  }

  std::optional<QuizToy> readToy(const Value& value) {
    if (value.kind != Value::Kind::table) {
      m_report.error(value.place, "The toy is no table.", "Write toy = { words = [...], energies = [...] }.");
      return std::nullopt;
    }
    TableReader table(value, "a toy", m_report);
    ToyParts toy;
    toy.words = table.texts("words", kMostToyWords, 40);
    toy.energies = table.numbers("energies", kMostToyWords);
    toy.annotations = table.matrix("annotations", kMostToyWords, kMostToyNumbers);
    toy.state = table.numbers("state", kMostToyNumbers);
    toy.newState = table.numbers("new-state", kMostToyNumbers);
    toy.W = table.matrix("W", kMostToyNumbers, kMostToyNumbers);
    toy.U = table.matrix("U", kMostToyNumbers, kMostToyNumbers);
    toy.v = table.numbers("v", kMostToyNumbers);
    table.finish();
    std::string wrong = problemOf(toy);
    try {
      if (wrong.empty()) return quizToy(toy);
    } catch (const Error& error) {
      wrong = fmt::format("The calculator refuses it ({}).", error.what());
    }
    m_report.error(value.place, wrong, "Make the sizes of the toy fit each other.");
    return std::nullopt;
  }

  /// What does not fit in a toy; empty if all does.
  static std::string problemOf(const ToyParts& toy) {
    const std::size_t words = toy.words.size();
    const std::size_t n = toy.annotations.empty() ? 0 : toy.annotations.front().size();
    if (words < 2) return "A toy needs two to six words.";
    if (!toy.energies.empty() && toy.energies.size() != words) return "There is not one energy a word.";
    if (!toy.annotations.empty() && toy.annotations.size() != words) return "There is not one annotation a word.";
    if (toy.energies.empty() && (toy.state.empty() || toy.annotations.empty()))
      return "A toy needs energies, or a state and annotations to score.";
    const bool scorer = !toy.v.empty() || !toy.W.empty() || !toy.U.empty();
    if (!toy.newState.empty() && toy.newState.size() != toy.state.size()) return "Both states need as many numbers.";
    if (!toy.state.empty() && toy.annotations.empty()) return "There is a state, and no annotations to score.";
    if (!scorer) return toy.state.empty() || toy.state.size() == n ? "" : "State and annotations are not equally long.";
    if (toy.state.empty()) return "A scorer needs a state.";
    const bool fits = toy.W.size() == toy.v.size() && toy.U.size() == toy.v.size() && !toy.W.empty() &&
                      toy.W.front().size() == toy.state.size() && toy.U.front().size() == n;
    return fits ? "" : "W, U and v do not fit the state and the annotations.";
  }

  NumberBody::Blank readBlank(const Value& value, const std::optional<QuizToy>& toy) {
    TableReader blank(value, "a blank", m_report);
    NumberBody::Blank made;
    made.of = blank.text("of", 20).value_or("");
    const std::optional<double> answer = blank.number("answer");
    made.answer = answer.value_or(0);
    made.places = static_cast<int>(blank.integer("places", 0, 6).value_or(made.places));
    made.tolerance = blank.number("tolerance").value_or(0.5 * std::pow(10.0, -made.places));
    made.label = m_texts.read(blank, "label", 60);
    made.worked = m_texts.read(blank, "worked", kMostSaying);
    readOwnErrors(blank, made);
    blank.finish();
    if (made.of.empty() == !answer)
      m_report.error(value.place, "A blank needs either \"of\" or \"answer\".",
                     "Write of = \"alpha.2\" for a number of the toy, or answer = 0.84.");
    if (!made.of.empty()) fillFromToy(made, toy, value.place);
    if (made.tolerance < 0) m_report.error(value.place, "The tolerance is below 0.", "Give a small number above 0.");
    return made;
  }

  void fillFromToy(NumberBody::Blank& blank, const std::optional<QuizToy>& toy, Place place) {
    const std::optional<Symbol> symbol = parseSymbol(blank.of);
    const std::optional<double> value = symbol && toy ? toyValue(*toy, *symbol) : std::nullopt;
    if (!value) {
      m_report.error(place, fmt::format("The toy has no number \"{}\".", excerpt(blank.of)),
                     "Use e.2, exp.2, total, alpha.2 or c.1 of the item's toy.");
      return;
    }
    blank.answer = *value;
    if (blank.label.empty()) blank.label.set("", symbolLabel(*symbol));
  }

  static std::string symbolLabel(const Symbol& symbol) {
    if (symbol.name == "total") return "Σ exp e";
    if (symbol.name == "exp") return fmt::format("exp e({})", symbol.index);
    return fmt::format("{}({})", symbol.name == "alpha" ? "α" : symbol.name, symbol.index);
  }

  void readOwnErrors(TableReader& blank, NumberBody::Blank& made) {
    const std::vector<Value>* errors = blank.list("errors", 8);
    if (errors == nullptr) return;
    for (const Value& value : *errors) {
      TableReader error(value, "an error", m_report);
      const std::optional<double> given = error.number("value", true);
      Texts says = m_texts.read(error, "says", kMostSaying, true);
      error.finish();
      if (given) made.errors.push_back({*given, std::move(says)});
    }
  }

  TableReader& m_item;
  TextReader& m_texts;
  Report& m_report;
};

void readBody(QuizItem& item, TableReader& table, TextReader& texts) {
  BodyReader body(table, texts);
  switch (item.kind) {
    case QuizKind::chooseOne:
    case QuizKind::chooseMany:
      item.body = body.choice(item.kind == QuizKind::chooseMany);
      return;
    case QuizKind::number:
      item.body = body.number();
      return;
    case QuizKind::order:
      item.body = body.order();
      return;
    case QuizKind::markCells:
      item.body = body.cells();
      return;
    case QuizKind::shareTokens:
      item.body = body.tokens();
      return;
    case QuizKind::match:
      item.body = body.match();
      return;
    case QuizKind::spotError:
      item.body = body.spot();
      return;
    case QuizKind::sayAloud:
      item.body = body.aloud();
      return;
  }
}

bool isId(std::string_view text) {
  return !text.empty() && std::all_of(text.begin(), text.end(), [](char c) {
    return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-';
  });
}

}  // namespace

std::optional<QuizItem> readQuizItem(const Value& entry, TextReader& texts) {
  Report& report = texts.report();
  const std::size_t before = report.errors();
  if (entry.kind != Value::Kind::table) {
    report.error(entry.place, "This quiz entry is no table.", "Begin each with [[quiz]].");
    return std::nullopt;
  }
  QuizItem item;
  item.place = entry.place;
  TableReader table(entry, "this quiz item", report);
  item.id = table.text("id", 60, true).value_or("");
  if (!item.id.empty() && !isId(item.id))
    report.error(entry.place, fmt::format("The id \"{}\" has other signs than a–z, 0–9 and -.", excerpt(item.id)),
                 "Write something like two-places.");
  const std::string kindText = table.text("kind", 40, true).value_or("");
  const std::optional<QuizKind> kind = quizKind(kindText);
  if (!kind) {
    if (!kindText.empty())
      report.error(entry.place, fmt::format("There is no kind of question \"{}\".", excerpt(kindText)),
                   suggestion(kindText, quizKindNames()));
    return std::nullopt;
  }
  item.kind = *kind;
  item.question = texts.read(table, "question", kMostSaying, true);
  item.hint = texts.read(table, "hint", kMostSaying);
  item.worked = texts.read(table, "worked", kMostSaying);
  item.review = table.boolean("review").value_or(true);
  readBody(item, table, texts);
  table.finish();
  if (report.errors() > before) return std::nullopt;
  return item;
}

}  // namespace lookback::lesson
