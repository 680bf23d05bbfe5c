// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/learn/model_scores.h"

#include <QFile>
#include <QRegularExpression>
#include <QString>
#include <algorithm>
#include <limits>

#include "core/lesson/toml_value.h"

namespace lookback::ui {
namespace {

constexpr qint64 kMostBytes = 64 * 1024;
constexpr std::size_t kLeastBins = 3;

const lesson::Value* member(const lesson::Value& table, std::string_view key) {
  const auto found = std::find_if(table.members.begin(), table.members.end(),
                                  [&](const lesson::Member& member) { return member.key == key; });
  return found == table.members.end() ? nullptr : &found->value;
}

}  // namespace

std::optional<ModelScores> cardScores(const std::filesystem::path& model) {
  std::filesystem::path card = model;
  QFile file(QString::fromStdU16String(card.replace_extension(".toml").u16string()));
  if (!file.open(QIODevice::ReadOnly) || file.size() > kMostBytes) return std::nullopt;
  std::vector<lesson::Problem> problems;
  lesson::Report report(problems, "card");
  const auto table = lesson::parseToml(file.read(kMostBytes).toStdString(), 1, report);
  if (!table) return std::nullopt;
  ModelScores scores;
  scores.name = model.stem().string();
  if (const lesson::Value* system = member(*table, "system")) scores.system = system->text;
  if (const lesson::Value* words = member(*table, "max_words"))
    scores.trainingLength = static_cast<int>(words->integer);
  scores.longestPair = scores.trainingLength;
  if (const lesson::Value* words = member(*table, "longest_pair"))
    scores.longestPair = static_cast<int>(words->integer);
  if (const lesson::Value* list = member(*table, "scores"))
    for (const lesson::Member& entry : list->members)
      if (entry.key.ends_with("by_source_words")) scores.byLength = readBins(entry.value.text);
  return scores;
}

std::vector<LengthBin> readBins(const std::string& text) {
  static const QRegularExpression form(
      QStringLiteral(R"((?:(\d+)-(\d+)|over (\d+)): ([\d.]+) (?:\[([\d.]+), ([\d.]+)\] )?\(n (\d+)\))"));
  std::vector<LengthBin> bins;
  for (auto match = form.globalMatch(QString::fromStdString(text)); match.hasNext();) {
    const auto found = match.next();
    LengthBin bin;
    const bool open = found.captured(1).isEmpty();
    bin.from = open ? found.captured(3).toInt() + 1 : std::max(1, found.captured(1).toInt());
    bin.to = open ? std::numeric_limits<int>::max() : found.captured(2).toInt();
    bin.score = found.captured(4).toDouble();
    bin.interval = {bin.score, bin.score};
    if (!found.captured(5).isEmpty()) bin.interval = {found.captured(5).toDouble(), found.captured(6).toDouble()};
    bin.sentences = static_cast<std::size_t>(found.captured(7).toULongLong());
    bins.push_back(bin);
  }
  return bins;
}

std::optional<int> trainingLength(const std::filesystem::path& model) {
  const auto scores = cardScores(model);
  return scores ? scores->trainingLength : std::nullopt;
}

std::vector<ModelScores> shippedScores(const ModelShelf& shelf) {
  std::vector<ModelScores> all;
  for (const ModelShelf::Entry& entry : shelf.entries()) {
    if (!entry.shipped) continue;
    auto scores = cardScores(entry.file);
    if (!scores) continue;
    if (scores->byLength.size() < kLeastBins) scores->byLength.clear();
    all.push_back(std::move(*scores));
  }
  return all;
}

}  // namespace lookback::ui
