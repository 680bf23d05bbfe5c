// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstring>

#include "core/base/contract.h"
#include "core/base/error.h"
#include "core/base/file_io.h"
#include "core/model/model_file.h"
#include "core/store/columns.h"
#include "core/store/connection.h"
#include "core/store/writing.h"

namespace lookback::store {
namespace {

constexpr const char* kInsert =
    "INSERT INTO checkpoint(run_id, update_no, created_at, cursor_epoch, cursor_batch, target_words, epochs, seconds, "
    "dev_loss, dev_bleu, aer, best_score, best_dev_loss, special, best_update, evaluations_since_best, extra, pinned, "
    "bytes) VALUES(?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 0)";
constexpr const char* kSelect =
    "SELECT id, cursor_epoch, cursor_batch, target_words, epochs, seconds, dev_loss, dev_bleu, aer, best_score, "
    "best_dev_loss, special, best_update, evaluations_since_best, extra FROM checkpoint WHERE run_id = ? AND update_no "
    "= ?";

bool allZero(const Matrix<float>& tensor) {
  const auto* bytes = reinterpret_cast<const char*>(tensor.data());
  const auto size = static_cast<std::size_t>(tensor.size()) * sizeof(float);
  return size == 0 || (bytes[0] == 0 && std::memcmp(bytes, bytes + 1, size - 1) == 0);
}

std::uint64_t tensorDigest(const std::string& name, const float* numbers, std::size_t bytes) {
  return digestOf({reinterpret_cast<const char*>(numbers), bytes}, digestOf(name));
}

std::uint64_t insertPart(SQLite::Database& db, std::int64_t checkpoint, const char* part,
                         const Parameters<float>& parameters) {
  SQLite::Statement insert(db,
                           "INSERT INTO checkpoint_tensor(checkpoint_id, part, position, name, rows, columns, digest, "
                           "data) VALUES(?, ?, ?, ?, ?, ?, ?, ?)");
  std::uint64_t total = 0;
  int position = 0;
  parameters.visit([&](const std::string& name, const MatrixRef<float>& reference) {
    const Matrix<float> tensor = reference;  // without the gaps that a block of a larger matrix has
    const auto bytes = static_cast<std::size_t>(tensor.size()) * sizeof(float);
    insert.bind(1, checkpoint);
    insert.bind(2, part);
    insert.bind(3, position++);
    insert.bind(4, name);
    insert.bind(5, std::int64_t{tensor.rows()});
    insert.bind(6, std::int64_t{tensor.cols()});
    insert.bind(7, stored(tensorDigest(name, tensor.data(), bytes)));
    const bool written = !allZero(tensor);
    if (written) {
      insert.bindNoCopy(8, tensor.data(), static_cast<int>(bytes));
      total += bytes;
    } else {
      insert.bind(8);
    }
    insert.exec();
    insert.reset();
  });
  return total;
}

/// Reads one part of a checkpoint into tensors of the sizes that the configuration gives.
class PartReader {
 public:
  PartReader(const std::filesystem::path& path, RunId run, std::uint64_t update)
      : m_path(path), m_run(run), m_update(update) {}

  bool read(SQLite::Database& db, std::int64_t checkpoint, const char* part, const ModelConfig& config,
            Parameters<float>& to) const {
    SQLite::Statement query(db,
                            "SELECT name, rows, columns, digest, data FROM checkpoint_tensor WHERE checkpoint_id = ? "
                            "AND part = ? ORDER BY position");
    query.bind(1, checkpoint);
    query.bind(2, part);
    if (!query.executeStep()) return false;
    to = Parameters<float>::zeros(config);
    bool more = true;
    to.visit([&](const std::string& name, MatrixRef<float> tensor) {
      if (!more) refuse("a tensor is missing");
      fill(query, name, tensor);
      more = query.executeStep();
    });
    if (more) refuse("it has a tensor too many");
    return true;
  }

  [[noreturn]] void refuse(const std::string& what) const {
    throw StoreError(
        Trouble::damaged, m_path,
        fmt::format("the checkpoint of update {} of run {} in the store \"{}\" is damaged: {}; use another "
                    "checkpoint, and `runs check` to learn what else is",
                    m_update, m_run, pathText(m_path), what));
  }

 private:
  void fill(SQLite::Statement& query, const std::string& name, MatrixRef<float> tensor) const {
    const SQLite::Column data = query.getColumn(4);
    const auto bytes = static_cast<std::size_t>(tensor.size()) * sizeof(float);
    if (query.getColumn(0).getString() != name || query.getColumn(1).getInt64() != tensor.rows() ||
        query.getColumn(2).getInt64() != tensor.cols())
      refuse(fmt::format("it has {} where {} ({} x {}) should be", query.getColumn(0).getString(), name, tensor.rows(),
                         tensor.cols()));
    Matrix<float> numbers = Matrix<float>::Zero(tensor.rows(), tensor.cols());
    if (!data.isNull()) {
      if (static_cast<std::size_t>(data.getBytes()) != bytes) refuse(fmt::format("{} has the wrong size", name));
      std::memcpy(numbers.data(), data.getBlob(), bytes);
    }
    if (tensorDigest(name, numbers.data(), bytes) != loaded(query.getColumn(3)))
      refuse(fmt::format("the numbers of {} are not those that were written", name));
    tensor = numbers;
  }

  const std::filesystem::path& m_path;
  RunId m_run;
  std::uint64_t m_update;
};

ModelConfig configOf(SQLite::Database& db, RunId run) {
  SQLite::Statement query(db, "SELECT settings FROM run_settings WHERE run_id = ?");
  query.bind(1, run);
  if (!query.executeStep()) throw Error(fmt::format("run {} has no settings; `runs check` tells more", run));
  const ModelConfig config = settingsFromText(query.getColumn(0).getString()).model;
  checkConfig(config);
  return config;
}

Checkpoint headerFrom(SQLite::Statement& row, std::uint64_t update) {
  constexpr int kFirstReal = 4, kSpecial = 11;
  const std::int64_t special = row.getColumn(kSpecial).getInt64();
  const auto real = [&](int k) { return realFrom(row, kFirstReal + k, k, special); };
  Checkpoint checkpoint;
  checkpoint.state.updates = update;
  checkpoint.state.cursor = {loaded(row.getColumn(1)), loaded(row.getColumn(2))};
  checkpoint.targetWords = loaded(row.getColumn(3));
  checkpoint.epochs = real(0).value_or(0);
  checkpoint.state.seconds = real(1).value_or(0);
  checkpoint.devLoss = real(2);
  checkpoint.devBleu = real(3);
  checkpoint.aer = real(4);
  checkpoint.best.score = real(5);
  checkpoint.best.devLoss = real(6);
  checkpoint.best.update = loaded(row.getColumn(12));
  checkpoint.best.evaluationsSinceBest = row.getColumn(13).getInt();
  checkpoint.extra = row.getColumn(14).getString();
  return checkpoint;
}

/// The best parameters where the checkpoint does not bring them: its own, those of another checkpoint, or those that
/// another checkpoint of the same best update brings.
void findBest(SQLite::Database& db, const PartReader& reader, RunId run, const ModelConfig& config,
              Checkpoint& checkpoint) {
  if (checkpoint.best.update == 0 || checkpoint.bestParameters) return;
  if (checkpoint.best.update == checkpoint.state.updates) {
    checkpoint.bestParameters = checkpoint.state.parameters;
    return;
  }
  SQLite::Statement query(db, R"(
SELECT id, 'parameters' FROM checkpoint WHERE run_id = ?1 AND update_no = ?2
UNION ALL SELECT checkpoint_id, 'best' FROM checkpoint JOIN checkpoint_tensor ON checkpoint_id = checkpoint.id
  WHERE run_id = ?1 AND best_update = ?2 AND part = 'best' AND position = 0
LIMIT 1)");
  query.bind(1, run);
  query.bind(2, stored(checkpoint.best.update));
  if (!query.executeStep()) return;
  Parameters<float> best;
  if (reader.read(db, query.getColumn(0).getInt64(), query.getColumn(1).getString().c_str(), config, best))
    checkpoint.bestParameters = std::move(best);
}

[[noreturn]] void noCheckpoint(SQLite::Database& db, RunId run, std::uint64_t update) {
  SQLite::Statement query(db, "SELECT update_no FROM checkpoint WHERE run_id = ? ORDER BY update_no");
  query.bind(1, run);
  std::vector<std::uint64_t> updates;
  while (query.executeStep()) updates.push_back(loaded(query.getColumn(0)));
  const std::string there =
      updates.empty() ? "it has none" : fmt::format("there are those of updates {}", fmt::join(updates, ", "));
  throw Error(ErrorCode::wrongUsage, fmt::format("run {} has no checkpoint of update {}; {}", run, update, there));
}

/// As the checkpoint of the best evaluation would be that `newest` brings the parameters of.
Checkpoint bestOf(const Checkpoint& newest) {
  Checkpoint best;
  best.state.parameters = *newest.bestParameters;
  best.state.updates = newest.best.update;
  best.devLoss = newest.best.devLoss;
  const bool byLoss = newest.best.devLoss && newest.best.score == -*newest.best.devLoss;
  if (!byLoss) best.devBleu = newest.best.score;
  return best;
}

}  // namespace

std::uint64_t insertCheckpoint(SQLite::Database& db, RunId run, const Checkpoint& checkpoint, Milliseconds now,
                               bool pinned) {
  SQLite::Statement remove(db, "DELETE FROM checkpoint WHERE run_id = ? AND update_no = ?");
  remove.bind(1, run);
  remove.bind(2, stored(checkpoint.state.updates));
  remove.exec();
  const std::array<std::optional<double>, 7> reals = {
      checkpoint.epochs, checkpoint.state.seconds, checkpoint.devLoss,     checkpoint.devBleu,
      checkpoint.aer,    checkpoint.best.score,    checkpoint.best.devLoss};
  SQLite::Statement insert(db, kInsert);
  insert.bind(1, run);
  insert.bind(2, stored(checkpoint.state.updates));
  insert.bind(3, now);
  insert.bind(4, stored(checkpoint.state.cursor.epoch));
  insert.bind(5, stored(checkpoint.state.cursor.batch));
  insert.bind(6, stored(checkpoint.targetWords));
  insert.bind(14, bindReals(insert, 7, reals));
  insert.bind(15, stored(checkpoint.best.update));
  insert.bind(16, checkpoint.best.evaluationsSinceBest);
  insert.bind(17, checkpoint.extra);
  insert.bind(18, pinned ? 1 : 0);
  insert.exec();
  const std::int64_t id = db.getLastInsertRowid();
  std::uint64_t bytes = insertPart(db, id, "parameters", checkpoint.state.parameters);
  bytes += insertPart(db, id, "first", checkpoint.state.first);
  bytes += insertPart(db, id, "second", checkpoint.state.second);
  if (checkpoint.bestParameters && checkpoint.best.update != checkpoint.state.updates)
    bytes += insertPart(db, id, "best", *checkpoint.bestParameters);
  SQLite::Statement size(db, "UPDATE checkpoint SET bytes = ? WHERE id = ?");
  size.bind(1, stored(bytes));
  size.bind(2, id);
  size.exec();
  return bytes;
}

void summariseCheckpoints(SQLite::Database& db, RunId run) {
  SQLite::Statement update(
      db,
      "UPDATE run SET checkpoints = (SELECT count(*) FROM checkpoint WHERE run_id = ?1), "
      "checkpoint_bytes = (SELECT coalesce(sum(bytes), 0) FROM checkpoint WHERE run_id = ?1) WHERE "
      "id = ?1");
  update.bind(1, run);
  update.exec();
}

void Store::saveCheckpoint(RunId run, const Checkpoint& checkpoint, const std::optional<Thinning>& thinning) {
  constexpr double kMebi = 1 << 20;
  std::uint64_t numbers = 0;
  const auto count = [&](const std::string&, const MatrixRef<float>& tensor) {
    numbers += static_cast<std::uint64_t>(tensor.size());
  };
  for (const auto* part : {&checkpoint.state.parameters, &checkpoint.state.first, &checkpoint.state.second})
    part->visit(count);
  const std::string doing = fmt::format("save the checkpoint of update {} of run {} ({:.1f} MiB)",
                                        checkpoint.state.updates, run, static_cast<double>(4 * numbers) / kMebi);
  m_connection->write(doing, [&](SQLite::Database& db) {
    expectRun(db, run);
    insertCheckpoint(db, run, checkpoint, m_connection->now(), false);
    summariseCheckpoints(db, run);
  });
  if (thinning) thin(run, *thinning);
}

Checkpoint Store::loadCheckpoint(RunId run, std::uint64_t update) {
  return m_connection->read(fmt::format("load the checkpoint of update {} of run {}", update, run),
                            [&](SQLite::Database& db) {
                              expectRun(db, run);
                              const ModelConfig config = configOf(db, run);
                              SQLite::Statement query(db, kSelect);
                              query.bind(1, run);
                              query.bind(2, stored(update));
                              if (!query.executeStep()) noCheckpoint(db, run, update);
                              Checkpoint checkpoint = headerFrom(query, update);
                              const std::int64_t id = query.getColumn(0).getInt64();
                              const PartReader reader(path(), run, update);
                              if (!reader.read(db, id, "parameters", config, checkpoint.state.parameters))
                                reader.refuse("it has no parameters");
                              reader.read(db, id, "first", config, checkpoint.state.first);
                              reader.read(db, id, "second", config, checkpoint.state.second);
                              Parameters<float> best;
                              if (reader.read(db, id, "best", config, best))
                                checkpoint.bestParameters = std::move(best);
                              findBest(db, reader, run, config, checkpoint);
                              return checkpoint;
                            });
}

Model Store::modelAt(RunId run, std::uint64_t update) {
  const RunDetails details = this->run(run);
  Model model;
  model.name = details.summary.name;
  model.config = details.settings.model;
  model.provenance = details.provenance;
  const auto list = checkpoints(run);
  const bool there = std::any_of(list.begin(), list.end(), [&](const auto& info) { return info.update == update; });
  Checkpoint checkpoint;
  if (!there && !list.empty()) checkpoint = loadCheckpoint(run, list.back().update);
  if (checkpoint.bestParameters && checkpoint.best.update == update) {
    checkpoint = bestOf(checkpoint);
  } else {
    checkpoint = loadCheckpoint(run, update);
    model.provenance["minutes"] = fmt::format("{:.1f}", checkpoint.state.seconds / 60);
  }
  model.parameters = checkpoint.state.parameters;
  model.provenance["updates"] = std::to_string(update);
  if (checkpoint.devLoss) model.provenance["dev_loss"] = fmt::format("{:.4f}", *checkpoint.devLoss);
  if (checkpoint.devBleu) model.provenance["dev_bleu"] = fmt::format("{:.2f}", *checkpoint.devBleu);
  vocabularies(run, model.source, model.target);
  return model;
}

void Store::vocabularies(RunId run, Vocabulary& source, Vocabulary& target) {
  const auto read = [&](SQLite::Database& db, const char* column) {
    SQLite::Statement query(
        db,
        fmt::format("SELECT words FROM vocabulary JOIN run_settings ON {} = vocabulary.id WHERE run_id = ?", column));
    query.bind(1, run);
    if (!query.executeStep()) throw Error(fmt::format("run {} has no vocabularies; `runs check` tells more", run));
    return vocabularyFrom(query.getColumn(0).getString());
  };
  m_connection->read(fmt::format("read the vocabularies of run {}", run), [&](SQLite::Database& db) {
    expectRun(db, run);
    source = read(db, "source_vocabulary");
    target = read(db, "target_vocabulary");
  });
}

}  // namespace lookback::store
