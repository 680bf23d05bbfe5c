// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/scoreboard_rows.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QLocale>
#include <algorithm>
#include <cstdlib>

#include "core/evaluation/published.h"
#include "ui/support/text.h"

namespace lookback::ui {
namespace {

class ScoreRows {
  Q_DECLARE_TR_FUNCTIONS(lookback::ui::ScoreRows)
};

QString text(std::string_view utf8) {
  return QString::fromUtf8(utf8.data(), static_cast<qsizetype>(utf8.size()));
}

std::optional<double> number(const std::map<std::string, std::string>& facts, const char* key) {
  const auto found = facts.find(key);
  if (found == facts.end() || found->second.empty()) return std::nullopt;
  return std::strtod(found->second.c_str(), nullptr);
}

std::optional<qint64> whole(const std::map<std::string, std::string>& facts, const char* key) {
  const auto value = number(facts, key);
  return value ? std::optional<qint64>(static_cast<qint64>(*value)) : std::nullopt;
}

void takeFacts(ScoreRow& row, const std::map<std::string, std::string>& facts) {
  row.parameters = whole(facts, "parameters");
  row.pairs = whole(facts, "pairs");
  row.minutes = number(facts, "minutes");
  if (const auto length = whole(facts, "training_length")) row.trainingLength = static_cast<int>(*length);
  const auto attention = facts.find("system");
  row.attention = attention != facts.end() && attention->second == "RNNsearch";
}

ScoreValue valueOf(const ScoredSentences& scored) {
  return {scored.bleu.score, scored.interval.low, scored.interval.high, scored.sentences};
}

QString dayOf(qint64 at) {
  return at == 0 ? QString() : QLocale().toString(QDateTime::fromMSecsSinceEpoch(at).date(), QStringLiteral("d MMM"));
}

ScoreRow scoredRow(const store::EvaluationRecord& record) {
  ScoreRow row;
  row.name = text(record.name);
  takeFacts(row, record.facts);
  row.all = valueOf(record.summary.all);
  if (record.summary.known) row.known = valueOf(*record.summary.known);
  const auto system = record.facts.find("system"), words = record.facts.find("words_of");
  if (words != record.facts.end())
    row.wordsOf = text(words->second);
  else if (row.known && system != record.facts.end() && system->second == "phrase-based")
    row.wordsOf = QString();
  if (record.summary.alignment) row.aer = record.summary.alignment->errorRate();
  const auto beam = whole(record.facts, "beam");
  if (beam) row.beam = QString::number(*beam);
  row.mode = !beam ? ScoreRows::tr("stack") : *beam == 1 ? ScoreRows::tr("greedy") : ScoreRows::tr("beam");
  const auto replaced = record.facts.find("unknown_replaced");
  if (replaced != record.facts.end() && replaced->second == "yes") row.mode += ScoreRows::tr(", <unk> replaced");
  row.at = record.at;
  row.date = dayOf(record.at);
  row.system = record.system;
  row.evaluation = record.id;
  row.testSet = record.testSet;
  row.signature = record.summary.all.bleu.signature;
  row.byLength = record.byLength;
  return row;
}

ScoreRow unscoredRow(const BoardSystem& system) {
  ScoreRow row;
  row.name = system.name;
  takeFacts(row, system.facts);
  row.attention = system.attention;
  row.at = whole(system.facts, "at").value_or(0);
  row.date = dayOf(row.at);
  row.system = system.key;
  return row;
}

/// A score keeps the name that its system had then; a file that is still there may be called otherwise now, so that
/// models of equal name are told apart.
void nameAsNow(std::vector<ScoreRow>& rows, const Board& board) {
  for (ScoreRow& row : rows)
    for (const BoardSystem& system : board.systems)
      if (system.key == row.system) {
        if (system.kind == BoardSystem::Kind::file) row.name = system.name;
        // An older score did not know it.
        const auto length = whole(system.facts, "training_length");
        if (!row.trainingLength && length) row.trainingLength = static_cast<int>(*length);
      }
}

}  // namespace

std::vector<ScoreRow> paperRows() {
  constexpr double kMinutesAnHour = 60;
  std::vector<ScoreRow> rows;
  for (const PublishedRow& published : publishedRows()) {
    ScoreRow row;
    row.name = text(published.model);
    row.attention = published.attention;
    row.trainingLength = published.trainingLength;
    row.all = ScoreValue{published.all, published.all, published.all, 0};
    row.known = ScoreValue{published.noUnknown, published.noUnknown, published.noUnknown, 0};
    if (published.training) row.minutes = published.training->hours * kMinutesAnHour;
    row.mode = published.decoding.empty() ? QString() : ScoreRows::tr("beam");
    row.date = QString::number(kPublishedYear);
    rows.push_back(row);
  }
  return rows;
}

std::vector<ScoreRow> ownRows(const Board& board, const std::string& testSet) {
  std::vector<ScoreRow> rows;
  std::optional<Direction> direction;
  for (const store::EvaluationRecord& record : board.evaluations)
    if (testSet.empty() || record.testSet == testSet) rows.push_back(scoredRow(record));
  for (const store::StoredTestSet& set : board.testSets)
    if (set.fingerprint == testSet) direction = set.direction;
  const std::size_t scored = rows.size();
  for (const BoardSystem& system : board.systems) {
    const bool has = std::any_of(rows.begin(), rows.begin() + static_cast<std::ptrdiff_t>(scored),
                                 [&](const ScoreRow& row) { return row.system == system.key; });
    if (!has && (!direction || *direction == system.direction)) rows.push_back(unscoredRow(system));
  }
  nameAsNow(rows, board);
  return rows;
}

bool comparable(const ScoreRow& a, const ScoreRow& b) {
  return a.testSet == b.testSet && a.signature == b.signature;
}

QString wordsNote(const std::vector<ScoreRow>& rows) {
  QStringList lenders;
  bool own = false;
  for (const ScoreRow& row : rows) {
    if (!row.wordsOf) continue;
    if (row.wordsOf->isEmpty())
      own = true;
    else if (!lenders.contains(isolated(*row.wordsOf)))
      lenders << isolated(*row.wordsOf);
  }
  QStringList sentences;
  if (!lenders.isEmpty())
    sentences << ScoreRows::tr(
                     "%1 phrase-based: it copies what it does not know, so the sentences counted here are those "
                     "of which %2 knows every word.")
                     .arg(kWordsMark, lenders.join(QStringLiteral(", ")));
  if (own)
    sentences << ScoreRows::tr(
                     "%1 phrase-based, evaluated without a network: the sentences counted here are those of "
                     "which it knows every word itself.")
                     .arg(kWordsMark);
  return sentences.join(u' ');
}

QString directionText(const Direction& direction) {
  return QStringLiteral("%1 → %2").arg(text(languageCode(direction.source)), text(languageCode(direction.target)));
}

}  // namespace lookback::ui
