// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/run_diff_model.h"

#include <QFont>
#include <cmath>

#include "ui/models/run_table_model.h"
#include "ui/support/text.h"
#include "ui/views/number_text.h"

namespace lookback::ui {
namespace {

struct Named {
  const char *key, *name;
};
constexpr Named kNames[] = {
    {"model.m", QT_TRANSLATE_NOOP("lookback::ui::RunDiffModel", "Size of a word's vector (m)")},
    {"model.n", QT_TRANSLATE_NOOP("lookback::ui::RunDiffModel", "Hidden units (n)")},
    {"model.n_align", QT_TRANSLATE_NOOP("lookback::ui::RunDiffModel", "Units of the scorer (n′)")},
    {"model.l", QT_TRANSLATE_NOOP("lookback::ui::RunDiffModel", "Units of the readout (l)")},
    {"model.source_words", QT_TRANSLATE_NOOP("lookback::ui::RunDiffModel", "Source vocabulary")},
    {"model.target_words", QT_TRANSLATE_NOOP("lookback::ui::RunDiffModel", "Target vocabulary")},
    {"model.biases", QT_TRANSLATE_NOOP("lookback::ui::RunDiffModel", "Biases")},
    {"model.scorer", QT_TRANSLATE_NOOP("lookback::ui::RunDiffModel", "Scorer")},
    {"model.readout", QT_TRANSLATE_NOOP("lookback::ui::RunDiffModel", "Readout")},
    {"model.readout_state", QT_TRANSLATE_NOOP("lookback::ui::RunDiffModel", "State that the readout sees")},
    {"model.source_language", QT_TRANSLATE_NOOP("lookback::ui::RunDiffModel", "Source language")},
    {"model.target_language", QT_TRANSLATE_NOOP("lookback::ui::RunDiffModel", "Target language")},
    {"training.optimizer", QT_TRANSLATE_NOOP("lookback::ui::RunDiffModel", "Optimizer")},
    {"training.batch_size", QT_TRANSLATE_NOOP("lookback::ui::RunDiffModel", "Sentences in a batch")},
    {"training.dropout_embeddings", QT_TRANSLATE_NOOP("lookback::ui::RunDiffModel", "Dropout of embeddings")},
    {"training.dropout_readout", QT_TRANSLATE_NOOP("lookback::ui::RunDiffModel", "Dropout of the readout")},
    {"training.seed", QT_TRANSLATE_NOOP("lookback::ui::RunDiffModel", "Seed")},
    {"training.threads", QT_TRANSLATE_NOOP("lookback::ui::RunDiffModel", "Threads")},
    {"training.updates", QT_TRANSLATE_NOOP("lookback::ui::RunDiffModel", "End: updates")},
    {"training.epochs", QT_TRANSLATE_NOOP("lookback::ui::RunDiffModel", "End: passes over the data")},
    {"training.minutes", QT_TRANSLATE_NOOP("lookback::ui::RunDiffModel", "End: minutes")},
    {"training.patience", QT_TRANSLATE_NOOP("lookback::ui::RunDiffModel", "Patience")},
    {"training.warm_up", QT_TRANSLATE_NOOP("lookback::ui::RunDiffModel", "Warm-up")},
    {"training.final_rate", QT_TRANSLATE_NOOP("lookback::ui::RunDiffModel", "Learning rate at the end")},
    {"training.evaluate_every", QT_TRANSLATE_NOOP("lookback::ui::RunDiffModel", "Updates between evaluations")},
    {"training.init_weights", QT_TRANSLATE_NOOP("lookback::ui::RunDiffModel", "Spread of first weights")},
    {"training.init_scorer", QT_TRANSLATE_NOOP("lookback::ui::RunDiffModel", "Spread of the scorer's first weights")},
    {"training.init_v_a", QT_TRANSLATE_NOOP("lookback::ui::RunDiffModel", "Spread of first v_a")},
    {"training.clip", QT_TRANSLATE_NOOP("lookback::ui::RunDiffModel", "Clipping of the gradient")},
    {"training.rho", QT_TRANSLATE_NOOP("lookback::ui::RunDiffModel", "Adadelta: rho")},
    {"training.epsilon", QT_TRANSLATE_NOOP("lookback::ui::RunDiffModel", "Adadelta: epsilon")},
    {"training.beta1", QT_TRANSLATE_NOOP("lookback::ui::RunDiffModel", "Adam: beta 1")},
    {"training.beta2", QT_TRANSLATE_NOOP("lookback::ui::RunDiffModel", "Adam: beta 2")},
    {"training.adam_epsilon", QT_TRANSLATE_NOOP("lookback::ui::RunDiffModel", "Adam: epsilon")},
    {"training.learning_rate", QT_TRANSLATE_NOOP("lookback::ui::RunDiffModel", "Learning rate")},
    {"corpus.train", QT_TRANSLATE_NOOP("lookback::ui::RunDiffModel", "Training data")},
    {"corpus.dev", QT_TRANSLATE_NOOP("lookback::ui::RunDiffModel", "Development data")},
    {"corpus.test", QT_TRANSLATE_NOOP("lookback::ui::RunDiffModel", "Test data")},
    {"updates", QT_TRANSLATE_NOOP("lookback::ui::RunDiffModel", "Updates")},
    {"epochs", QT_TRANSLATE_NOOP("lookback::ui::RunDiffModel", "Passes over the data")},
    {"seconds", QT_TRANSLATE_NOOP("lookback::ui::RunDiffModel", "Time of training")},
    {"loss", QT_TRANSLATE_NOOP("lookback::ui::RunDiffModel", "Last training loss")},
    {"best_dev_loss", QT_TRANSLATE_NOOP("lookback::ui::RunDiffModel", "Best dev loss (lower is better)")},
    {"best_bleu", QT_TRANSLATE_NOOP("lookback::ui::RunDiffModel", "Best BLEU (higher is better)")},
    {"best_aer", QT_TRANSLATE_NOOP("lookback::ui::RunDiffModel", "Best AER (lower is better)")},
    {"parameters", QT_TRANSLATE_NOOP("lookback::ui::RunDiffModel", "Parameters")},
    {"checkpoint_bytes", QT_TRANSLATE_NOOP("lookback::ui::RunDiffModel", "Checkpoints on disk")}};

QString value(const std::string& text) {
  return text.empty() ? RunDiffModel::tr("(none)") : QString::fromStdString(text);
}

QString scoreText(const QString& key, double score) {
  if (key == QLatin1String("updates") || key == QLatin1String("parameters")) return countText(std::llround(score));
  if (key == QLatin1String("seconds")) return durationText(score);
  if (key == QLatin1String("checkpoint_bytes")) return sizeText(static_cast<std::uint64_t>(std::max(0.0, score)));
  return fixedText(score, key == QLatin1String("best_bleu") || key == QLatin1String("epochs") ? 2 : 4);
}

QString signedText(const QString& key, double difference) {
  if (difference == 0) return RunDiffModel::tr("same");
  const QString sign = difference > 0 ? QStringLiteral("+") : QString(QChar(0x2212));
  return sign + scoreText(key, std::abs(difference));
}

}  // namespace

QString settingName(const std::string& key) {
  for (const Named& named : kNames)
    if (key == named.key) return RunDiffModel::tr(named.name);
  constexpr std::string_view kOther = "other.";
  return QString::fromStdString(key.starts_with(kOther) ? key.substr(kOther.size()) : key);
}

void RunDiffModel::show(std::shared_ptr<const store::RunDiff> diff) {
  beginResetModel();
  m_diff = std::move(diff);
  fill();
  endResetModel();
}

void RunDiffModel::retranslate() {
  show(m_diff);
}

void RunDiffModel::addScore(const store::RunScore& score) {
  const QString key = QLatin1String(score.name), none = QStringLiteral("–");
  Row row{Kind::score, key, {settingName(score.name), none, none, QString()}};
  if (score.before) row.cells[before] = scoreText(key, *score.before);
  if (score.after) row.cells[after] = scoreText(key, *score.after);
  if (score.before && score.after) row.cells[change] = signedText(key, *score.after - *score.before);
  m_rows.push_back(row);
}

void RunDiffModel::fill() {
  m_rows.clear();
  if (!m_diff) return;
  const auto heading = [this](const QString& text) { m_rows.push_back({Kind::heading, {}, {text, {}, {}, {}}}); };
  heading(m_diff->changed.empty() ? tr("No setting differs") : tr("Changed settings (%1)").arg(m_diff->changed.size()));
  for (const store::ChangedSetting& setting : m_diff->changed)
    m_rows.push_back({Kind::changed,
                      QString::fromStdString(setting.name),
                      {settingName(setting.name), value(setting.before), value(setting.after), tr("≠")}});
  heading(tr("What came of it"));
  m_rows.push_back({Kind::score,
                    QStringLiteral("state"),
                    {tr("State"), runStateText(m_diff->before.state), runStateText(m_diff->after.state), QString()}});
  for (const store::RunScore& score : store::scoresOf(*m_diff)) addScore(score);
  heading(tr("Equal settings (%1)").arg(m_diff->equal.size()));
  for (const store::ChangedSetting& setting : m_diff->equal)
    m_rows.push_back({Kind::equal,
                      QString::fromStdString(setting.name),
                      {settingName(setting.name), value(setting.before), value(setting.after), QStringLiteral("=")}});
}

QString RunDiffModel::curveSentence() const {
  if (!m_diff) return {};
  if (m_diff->sameCurves) return tr("The curves are the same to the last bit.");
  if (m_diff->sameUpTo)
    return tr("The curves are the same up to update %1.").arg(countText(static_cast<qint64>(*m_diff->sameUpTo)));
  return tr("The curves differ from the first update.");
}

QStringList RunDiffModel::header() const {
  QStringList cells;
  for (int column = 0; column < columns; ++column)
    cells << headerData(column, Qt::Horizontal, Qt::DisplayRole).toString();
  return cells;
}

QList<QStringList> RunDiffModel::rows() const {
  QList<QStringList> all;
  for (const Row& row : m_rows) {
    if (row.kind == Kind::heading)
      all << QStringList{row.cells[what]};
    else
      all << QStringList{row.cells[what], row.cells[before], row.cells[after], row.cells[change]};
  }
  return all;
}

int RunDiffModel::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int RunDiffModel::columnCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : columns;
}

QVariant RunDiffModel::data(const QModelIndex& index, int role) const {
  if (!index.isValid()) return {};
  const Row& row = m_rows[static_cast<std::size_t>(index.row())];
  if (role == Qt::DisplayRole) return row.cells[index.column()];
  if (role == Qt::FontRole && row.kind == Kind::heading) {
    QFont strong;
    strong.setWeight(QFont::DemiBold);
    return strong;
  }
  if (role == kindRole) return static_cast<int>(row.kind);
  if (role == Qt::ToolTipRole && row.kind != Kind::heading)
    return plainTip(index.column() == what ? row.key : row.cells[index.column()]);
  if (role == Qt::AccessibleTextRole && row.kind != Kind::heading && index.column() != what)
    return tr("%1, %2: %3")
        .arg(row.cells[what], headerData(index.column(), Qt::Horizontal, Qt::DisplayRole).toString(),
             row.cells[index.column()]);
  return {};
}

QVariant RunDiffModel::headerData(int section, Qt::Orientation orientation, int role) const {
  if (orientation != Qt::Horizontal || role != Qt::DisplayRole) return {};
  const auto run = [](const store::RunSummary& summary) {
    return tr("%1 (run %2)").arg(QString::fromStdString(summary.name), QString::number(summary.id));
  };
  switch (section) {
    case before:
      return m_diff ? run(m_diff->before) : QString();
    case after:
      return m_diff ? run(m_diff->after) : QString();
    case change:
      return tr("Change");
    default:
      return tr("Setting or score");
  }
}

}  // namespace lookback::ui
