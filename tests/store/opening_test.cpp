// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What opening a file does: create, migrate, refuse, check.
#include <chrono>
#include <thread>

#include <SQLiteCpp/Database.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>

#include "core/base/file_io.h"
#include "core/store/place.h"
#include "core/store/schema.h"
#include "tests/store/small_store.h"

namespace lookback::testing {
namespace {

using namespace store;
using ::testing::AllOf;
using ::testing::HasSubstr;
namespace fs = std::filesystem;

/// The StoreError that opening a file throws.
StoreError refusal(const fs::path& path, const StoreOptions& options = {}) {
  try {
    const Store store(path, options);
  } catch (const StoreError& error) {
    return error;
  }
  return StoreError(Trouble::io, "", "not refused");
}

fs::path casePath(const std::string& name) {
  return fs::path(LOOKBACK_SHARED_DIR) / "cases" / "db" / name;
}

/// A copy to work on, since files of the shared folder stay as they are.
bool copyCase(const std::string& name, const fs::path& to) {
  if (!fs::exists(casePath(name))) return false;
  fs::copy_file(casePath(name), to);
  fs::permissions(to, fs::perms::owner_read | fs::perms::owner_write);
  return true;
}

SQLite::Database rawDatabase(const fs::path& path) {
  return {path, SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE, 1000};
}

TEST(StoreOpening, CreatesAStoreWithItsFoldersAndMarks) {
  const TemporaryFolder folder;
  const fs::path path = folder / "new/deeper/runs.lookback";
  {
    const Store store(path);
    EXPECT_TRUE(store.report().created);
    EXPECT_FALSE(store.report().copy);
  }
  EXPECT_FALSE(fs::exists(path.string() + "-wal")) << "closing cleans up";
  SQLite::Database db = rawDatabase(path);
  EXPECT_EQ(db.execAndGet("PRAGMA application_id").getInt64(), kApplicationId);
  EXPECT_EQ(userVersion(db), static_cast<std::int64_t>(migrations().size()));
  EXPECT_EQ(db.execAndGet("PRAGMA journal_mode").getString(), "wal");
  EXPECT_EQ(db.execAndGet("PRAGMA auto_vacuum").getInt(), 2);
  EXPECT_EQ(db.execAndGet("SELECT count(*) FROM pragma_table_list WHERE schema = 'main' AND type = 'table' AND NOT "
                          "strict AND name NOT LIKE 'sqlite_%'")
                .getInt(),
            0);
  EXPECT_FALSE(Store(path).report().created);
}

TEST(StoreOpening, AnEmptyFileBecomesAStore) {
  const TemporaryFolder folder;
  writeBytes(folder / "empty.lookback", "");
  EXPECT_TRUE(Store(folder / "empty.lookback").report().created);
}

TEST(StoreOpening, AMissingFileIsNotMadeForReading) {
  const TemporaryFolder folder;
  EXPECT_EQ(refusal(folder / "none.lookback", readOptions()).trouble(), Trouble::missing);
  EXPECT_FALSE(fs::exists(folder / "none.lookback"));
  StoreOptions options;
  options.create = false;
  EXPECT_EQ(refusal(folder / "none.lookback", options).trouble(), Trouble::missing);
}

// Released steps never change: whoever edits one instead of adding another breaks stores that people have.
TEST(StoreMigrations, ReleasedStepsAreWhatTheyWere) {
  const auto hash = [](std::string_view text) {
    std::uint64_t value = 0xcbf29ce484222325u;
    for (const char c : text) value = (value ^ static_cast<unsigned char>(c)) * 0x100000001b3u;
    return value;
  };
  ASSERT_GE(migrations().size(), 4u);
  EXPECT_EQ(hash(migrations()[0]), 5591565962013104183u);
  EXPECT_EQ(hash(migrations()[1]), 2191184576063925685u);
  EXPECT_EQ(hash(migrations()[2]), 15009537150513493667u);
  EXPECT_EQ(hash(migrations()[3]), 15678129757706507934u);
}

constexpr std::array<const char*, 3> kSteps = {"CREATE TABLE a(x INTEGER) STRICT; INSERT INTO a VALUES(1)",
                                               "ALTER TABLE a ADD COLUMN y INTEGER; UPDATE a SET y = x + 1",
                                               "CREATE TABLE b(z INTEGER) STRICT; INSERT INTO b SELECT y FROM a"};

TEST(StoreMigrations, RunInOrderFromAnyVersion) {
  const TemporaryFolder folder;
  for (std::size_t from = 0; from <= kSteps.size(); ++from) {
    SQLite::Database db = rawDatabase(folder / ("from" + std::to_string(from)));
    if (from > 0)
      migrate(db, std::span(kSteps).first(from), [](std::int64_t) { FAIL() << "a new store needs no copy"; });
    std::vector<std::int64_t> copies;
    const auto found = migrate(db, kSteps, [&](std::int64_t version) { copies.push_back(version); });
    const bool current = from == kSteps.size(), fresh = from == 0;
    EXPECT_EQ(found, current ? std::nullopt : std::optional(static_cast<std::int64_t>(from)));
    EXPECT_EQ(copies.size(), current || fresh ? 0u : 1u);
    EXPECT_EQ(db.execAndGet("SELECT z FROM b").getInt(), 2);
    EXPECT_EQ(userVersion(db), 3);
  }
}

TEST(StoreMigrations, AFailingStepLeavesTheStoreAsItWas) {
  const TemporaryFolder folder;
  SQLite::Database db = rawDatabase(folder / "half");
  migrate(db, std::span(kSteps).first(1), [](std::int64_t) {});
  constexpr std::array<const char*, 3> kBad = {kSteps[0], kSteps[1], "CREATE TABLE b(z INTEGER) STRICT; nonsense"};
  EXPECT_THROW(migrate(db, kBad, [](std::int64_t) {}), SQLite::Exception);
  EXPECT_EQ(userVersion(db), 1);
  EXPECT_FALSE(db.tableExists("b"));
  EXPECT_THROW(db.exec("SELECT y FROM a"), SQLite::Exception);
}

TEST(StoreMigrations, ACopyThatCannotBeMadeStopsEverything) {
  const TemporaryFolder folder;
  SQLite::Database db = rawDatabase(folder / "nocopy");
  migrate(db, std::span(kSteps).first(1), [](std::int64_t) {});
  EXPECT_THROW(migrate(db, kSteps, [](std::int64_t) { throw std::runtime_error("full"); }), std::runtime_error);
  EXPECT_EQ(userVersion(db), 1);
}

TEST(StoreMigrations, OpeningAnOlderStoreKeepsACopyAndEverythingInIt) {
  const TemporaryFolder folder;
  const fs::path path = folder / "runs.lookback";
  {
    Store store(path);
    const RunId run = store.createRun(smallRun("old"));
    store.append(run, {lossRows(1, 5), {}, {}, {}});
    store.saveCheckpoint(run, randomCheckpoint(smallConfig(), 5));
    store.finish(run, RunState::done, "");
  }
  StoreOptions later;
  later.migrations.assign(migrations().begin(), migrations().end());
  later.migrations.push_back("ALTER TABLE run ADD COLUMN colour TEXT");
  later.now = [] { return Milliseconds{1796000000000}; };
  fs::path copy;
  {
    const Store reader(path);  // another program is reading meanwhile
    Store store(path, later);
    EXPECT_EQ(store.report().migratedFrom, static_cast<std::int64_t>(migrations().size()));
    ASSERT_TRUE(store.report().copy);
    copy = *store.report().copy;
    EXPECT_EQ(store.metrics(store.findRun("old")).size(), 5u);
    EXPECT_TRUE(sameBits(store.loadCheckpoint(1, 5), randomCheckpoint(smallConfig(), 5)));
  }
  EXPECT_FALSE(Store(path, later).report().migratedFrom);
  EXPECT_EQ(refusal(path).trouble(), Trouble::newer);
  EXPECT_EQ(copiesOf(path), std::vector<fs::path>{copy});
  Store kept(copy);
  EXPECT_TRUE(sameBits(kept.loadCheckpoint(kept.findRun("old"), 5), randomCheckpoint(smallConfig(), 5)));
  EXPECT_EQ(kept.check(), std::vector<std::string>{});
}

TEST(StoreOpening, AReaderWaitsForTheStoreThatAnotherIsCreating) {
  const TemporaryFolder folder;
  const fs::path path = folder / "runs.lookback";
  { rawDatabase(path).exec("PRAGMA auto_vacuum = INCREMENTAL; PRAGMA journal_mode = WAL"); }  // the first half of it
  StoreOptions options = readOptions();
  options.patience = std::chrono::milliseconds(50);
  const StoreError error = refusal(path, options);
  EXPECT_EQ(error.trouble(), Trouble::missing);
  EXPECT_THAT(error.what(), AllOf(HasSubstr("holds nothing yet"), HasSubstr(pathText(path))));
  std::jthread creator([&] {
    std::this_thread::sleep_for(std::chrono::milliseconds(100));
    const Store created(path);
  });
  Store store(path, readOptions());
  EXPECT_EQ(store.runs({}).total, 0u);
}

TEST(StoreOpening, RefusesANewerStoreWithBothVersionsAndLeavesItsBytes) {
  const TemporaryFolder folder;
  const fs::path path = folder / "newer.lookback";
  { const Store store(path); }
  {
    SQLite::Database db = rawDatabase(path);
    db.exec("PRAGMA user_version = 2147483647");
  }
  const std::string before = bytesOfFile(path);
  for (const StoreOptions& options : {StoreOptions{}, readOptions()}) {
    const StoreError error = refusal(path, options);
    EXPECT_EQ(error.trouble(), Trouble::newer);
    EXPECT_THAT(error.what(), AllOf(HasSubstr("2147483647"), HasSubstr("up to " + std::to_string(migrations().size())),
                                    HasSubstr(pathText(path))));
    EXPECT_EQ(bytesOfFile(path), before);
    EXPECT_FALSE(fs::exists(path.string() + "-wal"));
    EXPECT_FALSE(fs::exists(path.string() + "-shm"));
  }
}

TEST(StoreOpening, RefusesTheNewerCase) {
  const TemporaryFolder folder;
  const fs::path path = folder / "newer.db";
  if (!copyCase("newer.db", path)) GTEST_SKIP() << "no shared cases";
  const std::string before = bytesOfFile(path);
  const StoreError error = refusal(path);
  EXPECT_EQ(error.trouble(), Trouble::newer);
  EXPECT_THAT(error.what(), AllOf(HasSubstr("2147483647"), HasSubstr("up to " + std::to_string(migrations().size())),
                                  HasSubstr(pathText(path))));
  EXPECT_EQ(bytesOfFile(path), before);
}

TEST(StoreOpening, RefusesTheDamagedCase) {
  const TemporaryFolder folder;
  const fs::path path = folder / "garbage_pages.db";
  if (!copyCase("garbage_pages.db", path)) GTEST_SKIP() << "no shared cases";
  const std::string before = bytesOfFile(path);
  const StoreError error = refusal(path);
  EXPECT_EQ(error.trouble(), Trouble::damaged);
  EXPECT_THAT(error.what(), AllOf(HasSubstr("damaged"), HasSubstr(pathText(path))));
  EXPECT_EQ(bytesOfFile(path), before);
}

TEST(StoreOpening, RefusesOtherFilesAndLeavesTheirBytes) {
  const TemporaryFolder folder;
  {
    SQLite::Database db = rawDatabase(folder / "other.db");
    db.exec("CREATE TABLE bookmarks(url TEXT); PRAGMA application_id = 7");
  }
  {
    SQLite::Database db = rawDatabase(folder / "plain.db");
    db.exec("CREATE TABLE bookmarks(url TEXT)");
  }
  writeBytes(folder / "text.db", "Once upon a time there was a file that was long enough to be taken for something.");
  fs::create_directory(folder / "folder.db");
  for (const char* const name : {"other.db", "plain.db", "text.db"}) {
    const std::string before = bytesOfFile(folder / name);
    const StoreError error = refusal(folder / name);
    EXPECT_EQ(error.trouble(), Trouble::foreign) << name << ": " << error.what();
    EXPECT_THAT(error.what(), HasSubstr(pathText(folder / name)));
    EXPECT_EQ(bytesOfFile(folder / name), before);
  }
  EXPECT_EQ(refusal(folder / "folder.db").trouble(), Trouble::foreign);
  ASSERT_EQ(::mkfifo((folder / "pipe.db").c_str(), 0600), 0);  // would be waited for
  EXPECT_EQ(refusal(folder / "pipe.db").trouble(), Trouble::foreign);
}

TEST(StoreOpening, NoticesOverwrittenPages) {
  const TemporaryFolder folder;
  const fs::path path = folder / "runs.lookback";
  {
    Store store(path);
    for (int k = 0; k < 20; ++k) {
      const RunId run = store.createRun(smallRun("run " + std::to_string(k)));
      store.saveCheckpoint(run, randomCheckpoint(smallConfig(), 5));
    }
  }
  std::string bytes = bytesOfFile(path);
  Rng rng(5);
  for (std::size_t at = 5000; at < 9000; ++at) bytes[at] = static_cast<char>(rng.next());
  writeBytes(path, bytes);
  for (const StoreOptions& options : {StoreOptions{}, readOptions()}) {
    const StoreError error = refusal(path, options);
    EXPECT_EQ(error.trouble(), Trouble::damaged) << error.what();
    EXPECT_THAT(error.what(), AllOf(HasSubstr("damaged"), HasSubstr(pathText(path))));
    EXPECT_EQ(bytesOfFile(path), bytes) << "a damaged file is evidence";
  }
  const fs::path aside = setAside(path, 0);
  EXPECT_FALSE(fs::exists(path));
  EXPECT_EQ(bytesOfFile(aside), bytes);
  EXPECT_EQ(copiesOf(path), std::vector<fs::path>{aside});
  EXPECT_TRUE(Store(path).report().created);
}

/// Runs f as a person without special rights, in a process of its own; what it returns is the exit code.
template <class F>
int asOrdinaryUser(const TemporaryFolder& folder, F&& f) {
  constexpr uid_t kNobody = 65534;
  fs::permissions(folder.path().parent_path(), fs::perms::all);
  const pid_t child = ::fork();
  if (child == 0) {
    if (::getuid() == 0 && (::setgid(kNobody) != 0 || ::setuid(kNobody) != 0)) ::_exit(99);
    int code = 98;
    try {
      code = f();
    } catch (const std::exception& exception) {
      std::fprintf(stderr, "%s\n", exception.what());
    }
    ::_exit(code);
  }
  int status = 0;
  ::waitpid(child, &status, 0);
  return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

TEST(StoreOpening, LooksAtAStoreInAReadOnlyPlaceAndRefusesToWrite) {
  for (const bool folderToo : {false, true}) {
    const TemporaryFolder folder;
    const fs::path path = folder / "runs.lookback";
    {
      Store store(path);
      const RunId run = store.createRun(smallRun("old"));
      store.saveCheckpoint(run, randomCheckpoint(smallConfig(), 5));
      store.finish(run, RunState::done, "");
    }
    ::chmod(path.c_str(), 0444);
    ::chmod(folder.path().c_str(), folderToo ? 0555 : 0777);
    const int code = asOrdinaryUser(folder, [&] {
      const StoreError error = refusal(path);
      if (error.trouble() != Trouble::readOnly) return 1;
      if (std::string(error.what()).find(pathText(path)) == std::string::npos) return 2;
      Store store(path, readOptions());
      if (store.runs({}).total != 1) return 3;
      if (store.loadCheckpoint(store.findRun("old"), 5).state.updates != 5) return 4;
      try {
        store.rename(1, "new");
        return 5;
      } catch (const StoreError& refused) {
        if (refused.trouble() != Trouble::readOnly) return 6;
      }
      return 0;
    });
    ::chmod(folder.path().c_str(), 0755);
    EXPECT_EQ(code, 0) << "folder read-only: " << folderToo;
  }
}

TEST(StoreOpening, AFolderThatCannotBeWrittenIsNamed) {
  const TemporaryFolder folder;
  ::chmod(folder.path().c_str(), 0555);
  const int code = asOrdinaryUser(folder, [&] {
    const fs::path path = folder / "runs.lookback";
    if (refusal(path).trouble() != Trouble::readOnly) return 1;
    return refusal(folder / "deeper/runs.lookback").trouble() == Trouble::readOnly ? 0 : 2;
  });
  ::chmod(folder.path().c_str(), 0755);
  EXPECT_EQ(code, 0);
}

TEST(StorePlace, FollowsTheDataFolderOfThePerson) {
  const char* const oldData = ::getenv("XDG_DATA_HOME");
  const std::string kept = oldData != nullptr ? oldData : "";
  ::setenv("XDG_DATA_HOME", "/somewhere/data", 1);
  EXPECT_EQ(defaultStorePath(), "/somewhere/data/lookback/runs.lookback");
  ::setenv("XDG_DATA_HOME", "relative/is/ignored", 1);
  EXPECT_EQ(defaultStorePath().filename(), "runs.lookback");
  EXPECT_TRUE(defaultStorePath().is_absolute());
  EXPECT_THAT(defaultStorePath().string(), HasSubstr("/.local/share/lookback/"));
  if (oldData != nullptr) {
    ::setenv("XDG_DATA_HOME", kept.c_str(), 1);
  } else {
    ::unsetenv("XDG_DATA_HOME");
  }
}

}  // namespace
}  // namespace lookback::testing
