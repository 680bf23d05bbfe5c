// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/support/small_runs.h"

#include "tests/store/small_store.h"

namespace lookback::test {

void addSmallRun(store::Store& store, const std::string& name, int batch, Scorer scorer, double loss,
                 const std::vector<std::string>& tags, int checkpoints) {
  store::NewRun run = testing::smallRun(name, scorer);
  run.tags = tags;
  run.settings.training.batchSize = batch;
  run.settings.training.seed = 1409;
  const store::RunId id = store.createRun(run);
  std::vector<store::MetricRow> rows = testing::lossRows(1, 100);
  for (std::size_t k = 9; k < rows.size(); k += 10) {
    rows[k].devLoss = loss + 1.0 / static_cast<double>(k);
    rows[k].devBleu = 10 / loss + static_cast<double>(k) / 10;
  }
  store::Probe probe;
  probe.source = {"le", "chat"};
  probe.reference = {"the", "cat"};
  store.append(id, {rows, {}, {probe}, {}});
  for (int k = 1; k <= checkpoints; ++k) {
    store::Checkpoint checkpoint =
        testing::randomCheckpoint(testing::smallConfig(scorer), 50 * static_cast<std::uint64_t>(k));
    checkpoint.devLoss = loss;
    checkpoint.best.update = 50;
    store.saveCheckpoint(id, checkpoint, std::nullopt);
  }
  store.finish(id, store::RunState::done, "all updates done");
}

}  // namespace lookback::test
