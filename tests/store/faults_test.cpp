// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
// A disk that fails at every moment in turn: what was committed stays, and the store goes on when the disk does.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "core/base/file_io.h"
#include "tests/store/failing_vfs.h"
#include "tests/store/small_store.h"

namespace lookback::testing {
namespace {

using namespace store;
using ::testing::HasSubstr;

StoreOptions failing() {
  StoreOptions options;
  options.vfs = FailingVfs::name();
  return options;
}

/// What a run that is written piece by piece has had committed.
struct Committed {
  std::uint64_t metrics = 0;
  std::vector<std::uint64_t> checkpoints;
};

/// One step of a training: ten updates, then a checkpoint. Throws when the disk fails.
void writeStep(Store& store, RunId run, std::uint64_t step, Committed& committed) {
  store.append(run, {lossRows(10 * step + 1, 10 * step + 10), {}, {}, {}});
  committed.metrics = 10 * step + 10;
  store.saveCheckpoint(run, randomCheckpoint(smallConfig(), 10 * step + 10), std::nullopt);
  committed.checkpoints.push_back(10 * step + 10);
}

void expectIntact(const std::filesystem::path& path, RunId run, const Committed& committed) {
  Store store(path);
  EXPECT_EQ(store.check(), std::vector<std::string>{});
  const auto rows = store.metrics(run);
  ASSERT_GE(rows.size(), committed.metrics);
  for (std::size_t k = 0; k < rows.size(); ++k) EXPECT_EQ(rows[k].update, k + 1);
  for (const std::uint64_t update : committed.checkpoints)
    EXPECT_TRUE(sameBits(store.loadCheckpoint(run, update), randomCheckpoint(smallConfig(), update)));
  for (const CheckpointInfo& info : store.checkpoints(run))  // no half-written one is offered
    EXPECT_TRUE(sameBits(store.loadCheckpoint(run, info.update), randomCheckpoint(smallConfig(), info.update)));
}

class StoreOnAFailingDisk : public ::testing::TestWithParam<FailingVfs::Kind> {
 protected:
  void TearDown() override { FailingVfs::heal(); }
};

TEST_P(StoreOnAFailingDisk, KeepsWhatWasCommittedAndGoesOn) {
  int failures = 0;
  for (std::int64_t moment = 0; moment < 120; moment += 3) {
    const TemporaryFolder folder;
    const auto path = folder / "runs.lookback";
    Store store(path, failing());
    const RunId run = store.createRun(smallRun("failing"));
    Committed committed;
    std::uint64_t step = 0;
    FailingVfs::failAfter(moment, GetParam());
    try {
      for (; step < 5; ++step) writeStep(store, run, step, committed);
    } catch (const StoreError& error) {
      ++failures;
      EXPECT_EQ(error.trouble(),
                GetParam() == FailingVfs::Kind::full && error.trouble() == Trouble::full ? Trouble::full : Trouble::io);
      EXPECT_THAT(error.what(), HasSubstr(pathText(path)));
      EXPECT_THAT(error.what(), HasSubstr("choose another place"));
    }
    FailingVfs::heal();
    for (; step < 5; ++step) writeStep(store, run, step, committed);  // the same connection works again
    expectIntact(path, run, committed);
  }
  EXPECT_GT(failures, 10);
}

TEST_P(StoreOnAFailingDisk, ClosingWhileItFailsHarmsNothing) {
  for (std::int64_t moment = 0; moment < 120; moment += 7) {
    const TemporaryFolder folder;
    const auto path = folder / "runs.lookback";
    Committed committed;
    RunId run = 0;
    {
      Store store(path, failing());
      run = store.createRun(smallRun("failing"));
      FailingVfs::failAfter(moment, GetParam());
      try {
        for (std::uint64_t step = 0; step < 5; ++step) writeStep(store, run, step, committed);
      } catch (const StoreError&) {
        // expected; the store closes on the failing disk
      }
    }
    FailingVfs::heal();
    expectIntact(path, run, committed);
  }
}

TEST_P(StoreOnAFailingDisk, PurgingIsAllOrNothing) {
  for (std::int64_t moment = 0; moment < 60; moment += 5) {
    const TemporaryFolder folder;
    const auto path = folder / "runs.lookback";
    Committed committed;
    Store store(path, failing());
    const RunId kept = store.createRun(smallRun("kept")), gone = store.createRun(smallRun("gone"));
    writeStep(store, kept, 0, committed);
    writeStep(store, gone, 0, committed);
    committed.checkpoints = {10};
    store.finish(gone, RunState::done, "");
    store.moveToTrash(gone);
    FailingVfs::failAfter(moment, GetParam());
    try {
      store.emptyTrash();
    } catch (const StoreError&) {
      // some moments fail, some do not
    }
    FailingVfs::heal();
    expectIntact(path, kept, committed);
    RunQuery trash;
    trash.trashed = true;
    if (store.runs(trash).total == 1) expectIntact(path, gone, committed);
    store.emptyTrash();
    EXPECT_EQ(store.runs(trash).total, 0u);
    EXPECT_EQ(Store(path).check(), std::vector<std::string>{});
  }
}

TEST_P(StoreOnAFailingDisk, CreatingFailsPolitelyAndCanBeRepeated) {
  for (std::int64_t moment = 0; moment < 30; ++moment) {
    const TemporaryFolder folder;
    FailingVfs::failAfter(moment, GetParam());
    bool refused = false;
    try {
      const Store store(folder / "runs.lookback", failing());
    } catch (const StoreError& error) {
      refused = true;
      EXPECT_THAT(error.what(), HasSubstr("runs.lookback"));
    }
    FailingVfs::heal();
    Store store(folder / "runs.lookback", failing());
    EXPECT_EQ(store.report().created || !refused, true);
    store.createRun(smallRun("now"));
    EXPECT_EQ(store.check(), std::vector<std::string>{});
  }
}

INSTANTIATE_TEST_SUITE_P(Kinds, StoreOnAFailingDisk,
                         ::testing::Values(FailingVfs::Kind::full, FailingVfs::Kind::ioError));

TEST(StoreFaults, AFullDiskIsNamedWithTheSizeNeeded) {
  const TemporaryFolder folder;
  Store store(folder / "runs.lookback", failing());
  const RunId run = store.createRun(smallRun("full"));
  FailingVfs::failAfter(0, FailingVfs::Kind::full);
  try {
    store.saveCheckpoint(run, randomCheckpoint(smallConfig(), 7));
    FAIL() << "saved on a full disk";
  } catch (const StoreError& error) {
    EXPECT_EQ(error.trouble(), Trouble::full);
    EXPECT_THAT(error.what(), HasSubstr("update 7"));
    EXPECT_THAT(error.what(), HasSubstr("MiB"));
    EXPECT_THAT(error.what(), HasSubstr("disk is full"));
  }
  FailingVfs::heal();
}

TEST(StoreFaults, AFileDeletedWhileOpenIsNoticedAtTheNextWrite) {
  const TemporaryFolder folder;
  Store store(folder / "runs.lookback");
  const RunId run = store.createRun(smallRun("deleted"));
  std::filesystem::remove(folder / "runs.lookback");
  try {
    store.append(run, {lossRows(1, 2), {}, {}, {}});
    FAIL() << "wrote to a deleted file";
  } catch (const StoreError& error) {
    EXPECT_EQ(error.trouble(), Trouble::missing);
    EXPECT_THAT(error.what(), HasSubstr("deleted or moved"));
  }
}

TEST(StoreFaults, ADamagedCheckpointIsNotLoadedAndTheOthersAre) {
  const TemporaryFolder folder;
  const auto path = folder / "runs.lookback";
  RunId run = 0;
  {
    Store store(path);
    run = store.createRun(smallRun("damaged"));
    for (const std::uint64_t update : {10u, 20u, 30u})
      store.saveCheckpoint(run, randomCheckpoint(smallConfig(), update), std::nullopt);
  }
  // One number of the middle one, which SQLite itself cannot notice.
  std::string bytes = bytesOfFile(path);
  const Matrix<float> tensor = randomCheckpoint(smallConfig(), 20).state.first.sourceEmbedding;
  const std::string needle(reinterpret_cast<const char*>(tensor.data()),
                           static_cast<std::size_t>(tensor.size()) * sizeof(float));
  const std::size_t at = bytes.find(needle);
  ASSERT_NE(at, std::string::npos);
  bytes[at + 5] = static_cast<char>(bytes[at + 5] ^ 1);
  writeBytes(path, bytes);

  Store store(path);
  EXPECT_THROW(store.loadCheckpoint(run, 20), StoreError);
  EXPECT_TRUE(sameBits(store.loadCheckpoint(run, 10), randomCheckpoint(smallConfig(), 10)));
  EXPECT_TRUE(sameBits(store.loadCheckpoint(run, 30), randomCheckpoint(smallConfig(), 30)));
  const auto problems = store.check();
  ASSERT_EQ(problems.size(), 1u);
  EXPECT_THAT(problems[0], HasSubstr("update 20"));
}

}  // namespace
}  // namespace lookback::testing
