// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/connection.h"

#include <SQLiteCpp/Backup.h>
#include <fmt/format.h>
#include <sqlite3.h>
#include <unistd.h>

#include <array>
#include <chrono>
#include <cstddef>
#include <cstdio>
#include <random>
#include <thread>
#include <vector>

#include "core/base/file_io.h"
#include "core/store/place.h"
#include "core/store/process_identity.h"
#include "core/store/schema.h"
#include "core/text/unicode.h"

namespace lookback::store {
namespace {

namespace fs = std::filesystem;

/// Checking so much takes some hundredths of a second, so it is done at every opening.
constexpr std::uintmax_t kAlwaysChecked = 16u << 20;
constexpr std::chrono::milliseconds kRetry{20};
constexpr std::chrono::milliseconds kCreation{2000};  // that another program may take to make its tables
constexpr int kPragmaCacheKib = 16384;
constexpr int kJournalLimit = 16 << 20;  // bytes of the write-ahead log kept for reuse

Milliseconds systemTime() {
  using namespace std::chrono;
  return duration_cast<milliseconds>(system_clock::now().time_since_epoch()).count();
}

std::string randomUid() {
  std::random_device device;
  std::string uid;
  for (int word = 0; word < 4; ++word) uid += fmt::format("{:08x}", device());
  return uid;
}

/// Text without case, for searching; SQL function fold(text).
void foldFunction(sqlite3_context* context, int, sqlite3_value** values) {
  const auto* text = reinterpret_cast<const char*>(sqlite3_value_text(values[0]));
  if (text == nullptr) return sqlite3_result_null(context);
  try {
    const std::string folded = unicode::foldCase(text);
    sqlite3_result_text(context, folded.data(), static_cast<int>(folded.size()), SQLITE_TRANSIENT);
  } catch (const std::exception&) {
    sqlite3_result_error_nomem(context);
  }
}

std::string immutableUri(const fs::path& path) {
  std::string uri = "file:";
  for (const char c : pathText(fs::absolute(path))) {
    const auto byte = static_cast<unsigned char>(c);
    const bool plain = std::isalnum(byte) || c == '/' || c == '.' || c == '-' || c == '_';
    uri += plain ? std::string(1, c) : fmt::format("%{:02X}", byte);
  }
  return uri + "?immutable=1";
}

bool hasLog(const fs::path& path) {
  std::error_code ignored;
  fs::path log = path;
  log += "-wal";
  return fs::exists(log, ignored);
}

/// Whether everything that was stored stands in the file itself.
bool logIsEmpty(const fs::path& path) {
  std::error_code ignored;
  fs::path log = path;
  log += "-wal";
  return !fs::exists(log, ignored) || fs::file_size(log, ignored) == 0;
}

/// What the first bytes of a file say.
struct FileHeader {
  bool sqlite = false;
  std::int64_t version = 0, application = 0;
};

/// Reads them through SQLite's own file layer: a file that is opened and closed behind its back loses the locks that
/// this process holds on it.
FileHeader readHeader(const fs::path& path, const std::string& vfsName) {
  constexpr int kSize = 100, kVersion = 60, kApplication = 68;
  constexpr std::string_view kMagic("SQLite format 3\0", 16);
  sqlite3_vfs* const vfs = sqlite3_vfs_find(vfsName.empty() ? nullptr : vfsName.c_str());
  const std::string full = pathText(fs::absolute(path));
  const std::unique_ptr<const char, void (*)(const char*)> name(
      sqlite3_create_filename(full.c_str(), "", "", 0, nullptr),
      [](const char* text) { sqlite3_free_filename(const_cast<char*>(text)); });
  std::vector<std::max_align_t> memory(static_cast<std::size_t>(vfs->szOsFile) / sizeof(std::max_align_t) + 1);
  auto* const file = reinterpret_cast<sqlite3_file*>(memory.data());
  int code = vfs->xOpen(vfs, name.get(), file, SQLITE_OPEN_READONLY | SQLITE_OPEN_MAIN_DB, nullptr);
  std::array<unsigned char, kSize> bytes{};
  if (code == SQLITE_OK) code = file->pMethods->xRead(file, bytes.data(), kSize, 0);
  if (file->pMethods != nullptr) file->pMethods->xClose(file);
  if (code != SQLITE_OK && code != SQLITE_IOERR_SHORT_READ) throw SQLite::Exception("the file cannot be read", code);
  const auto number = [&](std::size_t at) {
    return std::int64_t{bytes[at]} << 24 | bytes[at + 1] << 16 | bytes[at + 2] << 8 | bytes[at + 3];
  };
  const bool sqlite = std::string_view(reinterpret_cast<const char*>(bytes.data()), kMagic.size()) == kMagic;
  return {sqlite, number(kVersion), number(kApplication)};
}

std::int64_t tableCount(SQLite::Database& db) {
  return db.execAndGet("SELECT count(*) FROM sqlite_schema").getInt64();
}

std::optional<std::string> firstDamage(SQLite::Database& db) {
  const std::string result = db.execAndGet("PRAGMA quick_check(1)").getString();
  if (result == "ok") return std::nullopt;
  const std::size_t line = result.rfind('\n');  // a heading may come before
  return line == std::string::npos ? result : result.substr(line + 1);
}

}  // namespace

Connection::Connection(fs::path path, const StoreOptions& options) : m_path(std::move(path)), m_options(options) {
  if (!m_options.now) m_options.now = systemTime;
  if (!m_options.newUid) m_options.newUid = randomUid;
  if (m_options.migrations.empty()) m_options.migrations.assign(store::migrations().begin(), store::migrations().end());
  open();
}

Connection::~Connection() {
  if (!m_session) return;
  m_db->tryExec(
      fmt::format("DELETE FROM session WHERE id = {} AND NOT EXISTS (SELECT 1 FROM run WHERE session_id = {} "
                  "AND state = 'running')",
                  *m_session, *m_session));
}

void Connection::fail(const SQLite::Exception& exception, const std::string& doing) {
  raise(exception, m_db ? sqlite3_system_errno(m_db->getHandle()) : 0, m_path, doing);
}

void Connection::expectWritable(const std::string& doing) {
  if (readOnly()) raise(SQLITE_READONLY, SQLITE_READONLY, 0, "", m_path, doing);
  expectInPlace(doing);
}

bool Connection::inPlace() {
  int moved = 0;
  sqlite3_file_control(m_db->getHandle(), "main", SQLITE_FCNTL_HAS_MOVED, &moved);
  return moved == 0;
}

void Connection::expectInPlace(const std::string& doing) {
  if (!inPlace()) raise(SQLITE_READONLY, SQLITE_READONLY_DBMOVED, 0, "", m_path, doing);
}

template <class F>
auto Connection::retryWhileBusy(F&& f) {
  const auto end = std::chrono::steady_clock::now() + m_options.patience;
  for (;;) {
    try {
      return f();
    } catch (const SQLite::Exception& exception) {
      const int code = exception.getErrorCode() & 0xff;
      if ((code != SQLITE_BUSY && code != SQLITE_LOCKED) || std::chrono::steady_clock::now() >= end) throw;
    }
    std::this_thread::sleep_for(kRetry);
  }
}

void Connection::open() {
  std::error_code ignored;
  const bool exists = fs::exists(m_path, ignored);
  if (fs::is_directory(m_path, ignored))
    throw StoreError(Trouble::foreign, m_path, fmt::format("\"{}\" is a folder, not a store", pathText(m_path)));
  if (exists && !fs::is_regular_file(m_path, ignored))
    throw StoreError(Trouble::foreign, m_path,
                     fmt::format("\"{}\" is no ordinary file, so no store", pathText(m_path)));
  if (!exists && (readOnly() || !m_options.create))
    throw StoreError(
        Trouble::missing, m_path,
        fmt::format("there is no store \"{}\"; choose another file, or train something", pathText(m_path)));
  if (!exists && m_path.has_parent_path()) {
    std::error_code reason;
    fs::create_directories(m_path.parent_path(), reason);
    if (reason)
      raise(SQLITE_CANTOPEN, SQLITE_CANTOPEN, reason.value(), "the folder cannot be made", m_path, "open a file");
  }
  guarded("open a file", [&] {
    if (exists && fs::file_size(m_path, ignored) > 0) inspectHeader();
    connect();
    configure();
    if (readOnly()) awaitCreation();
    {
      const SQLite::Transaction oneState(*m_db);
      expectOurs();
    }
    if (!readOnly()) upgrade();
    const std::int64_t version = userVersion(*m_db);
    const auto known = knownVersion();
    if (version < known)
      throw StoreError(Trouble::readOnly, m_path,
                       fmt::format("the store \"{}\" is of format {} and must be brought to format {} first; open it "
                                   "where it can be written",
                                   pathText(m_path), version, known));
    quickCheck();
    if (!readOnly()) settle();
  });
}

/// Refuses other files before anything of SQLite can touch them. What another program is just creating passes, and so
/// does what has a log, since the file alone then says little; both are looked at again once the store is open.
void Connection::inspectHeader() {
  const FileHeader header = readHeader(m_path, m_options.vfs);
  if (!header.sqlite) refuseForeign("is not a store of Lookback (nor any SQLite file)");
  if (header.application == kApplicationId || header.application == 0) refuseNewer(header.version);
  if (header.application == kApplicationId || hasLog(m_path)) return;
  std::int64_t tables = 0;
  std::optional<std::string> damage;
  try {
    SQLite::Database db(immutableUri(m_path), SQLite::OPEN_READONLY | SQLite::OPEN_URI, 0, m_options.vfs);
    tables = tableCount(db);
    damage = firstDamage(db);
  } catch (const SQLite::Exception& exception) {
    if ((exception.getErrorCode() & 0xff) != SQLITE_CORRUPT) throw;
    damage = exception.what();
  }
  if (damage && !hasLog(m_path)) raise(SQLITE_CORRUPT, SQLITE_CORRUPT, 0, *damage, m_path, "open a file");
  if (header.application != 0 || tables > 0) refuseForeign("is another program's database, not a store of Lookback");
}

/// A file without tables becomes a store at this moment, or never.
void Connection::awaitCreation() {
  const auto end = std::chrono::steady_clock::now() + std::min(m_options.patience, kCreation);
  while (userVersion(*m_db) == 0 && tableCount(*m_db) == 0) {
    if (std::chrono::steady_clock::now() >= end)
      throw StoreError(
          Trouble::missing, m_path,
          fmt::format("the store \"{}\" holds nothing yet; choose another file, or train something", pathText(m_path)));
    std::this_thread::sleep_for(kRetry);
  }
}

/// The same question to the open store.
void Connection::expectOurs() {
  const std::int64_t application = m_db->execAndGet("PRAGMA application_id").getInt64();
  const std::int64_t version = userVersion(*m_db);
  if (application == kApplicationId) return refuseNewer(version);
  if (application == 0 && tableCount(*m_db) == 0) return;
  sqlite3_db_config(m_db->getHandle(), SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 1, nullptr);
  if (application == 0) refuseNewer(version);
  refuseForeign("is another program's database, not a store of Lookback");
}

void Connection::refuseForeign(const char* what) const {
  throw StoreError(Trouble::foreign, m_path, fmt::format("\"{}\" {}; choose another file", pathText(m_path), what));
}

void Connection::refuseNewer(std::int64_t version) {
  const auto known = knownVersion();
  if (version <= known) return;
  if (m_db) sqlite3_db_config(m_db->getHandle(), SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 1, nullptr);
  throw StoreError(Trouble::newer, m_path,
                   fmt::format("the store \"{}\" is of format {}, this program knows formats up to {}; open it with a "
                               "newer Lookback or choose another store. The file was not changed",
                               pathText(m_path), version, known));
}

void Connection::connect() {
  const int patience = static_cast<int>(m_options.patience.count());
  const int flags = readOnly() ? SQLite::OPEN_READONLY : SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE;
  m_db = std::make_unique<SQLite::Database>(m_path, flags, patience, m_options.vfs);
  if (!readOnly() && sqlite3_db_readonly(m_db->getHandle(), "main") == 1)
    raise(SQLITE_READONLY, SQLITE_READONLY, 0, "", m_path, "write");
  if (!readOnly()) return;
  try {
    tableCount(*m_db);
  } catch (const SQLite::Exception& exception) {
    // Neither a log nor leave or room to make one: nobody is writing, so the file can be read as it stands.
    const int code = exception.getErrorCode() & 0xff;
    const bool cannotMake =
        code == SQLITE_CANTOPEN || code == SQLITE_READONLY || code == SQLITE_FULL || code == SQLITE_IOERR;
    if (!cannotMake || !logIsEmpty(m_path)) throw;
    m_db = std::make_unique<SQLite::Database>(immutableUri(m_path), SQLite::OPEN_READONLY | SQLite::OPEN_URI, patience,
                                              m_options.vfs);
  }
}

void Connection::configure() {
  sqlite3_extended_result_codes(m_db->getHandle(), 1);
  m_db->createFunction("fold", 1, true, nullptr, &foldFunction);
  m_db->exec(
      fmt::format("PRAGMA foreign_keys = ON; PRAGMA trusted_schema = OFF; PRAGMA cell_size_check = ON; "
                  "PRAGMA synchronous = FULL; PRAGMA secure_delete = OFF; PRAGMA cache_size = -{}; "
                  "PRAGMA temp_store = MEMORY",
                  kPragmaCacheKib));
}

void Connection::create() {
  retryWhileBusy([&] {
    // Page 1 is written by the change of journal mode; automatic vacuum must be chosen before.
    if (tableCount(*m_db) == 0) m_db->exec("PRAGMA auto_vacuum = INCREMENTAL");
    m_db->exec("PRAGMA journal_mode = WAL");
  });
  m_db->exec(fmt::format("PRAGMA journal_size_limit = {}", kJournalLimit));
}

void Connection::upgrade() {
  create();
  m_report.migratedFrom = retryWhileBusy(
      [&] { return migrate(*m_db, m_options.migrations, [&](std::int64_t version) { keepCopy(version); }); });
  if (!m_report.migratedFrom) return;
  if (*m_report.migratedFrom == 0) {
    m_report.created = true;
    m_report.migratedFrom.reset();
  }
  m_db->tryExec("PRAGMA wal_checkpoint(TRUNCATE)");  // so that the header tells the version to whoever looks at it
}

/// Inside the migrating transaction: a second connection sees the store as it was, and nobody else can write.
void Connection::keepCopy(std::int64_t version) {
  const fs::path copy = copyPath(m_path, fmt::format("before-format-{}", knownVersion()), m_options.now());
  fs::path partial = copy;
  partial += ".partial";
  {
    SQLite::Database from(m_path, SQLite::OPEN_READONLY, static_cast<int>(m_options.patience.count()), m_options.vfs);
    SQLite::Database to(partial, SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
    SQLite::Backup backup(to, from);
    backup.executeStep();
  }
  std::error_code reason;
  fs::rename(partial, copy, reason);
  if (reason)
    raise(SQLITE_IOERR, SQLITE_IOERR, reason.value(), "the copy cannot be kept", copy,
          fmt::format("keep a copy of format {}", version));
  m_report.copy = copy;
}

void Connection::quickCheck() {
  std::error_code ignored;
  if (m_options.acceptDamage || m_report.created || fs::file_size(m_path, ignored) > kAlwaysChecked) return;
  if (const auto damage = firstDamage(*m_db)) raise(SQLITE_CORRUPT, SQLITE_CORRUPT, 0, *damage, m_path, "open a file");
}

std::vector<std::int64_t> Connection::deadSessions() {
  std::vector<std::int64_t> dead;
  SQLite::Statement sessions(*m_db, "SELECT id, pid, identity FROM session");
  while (sessions.executeStep()) {
    if (!stillAlive(sessions.getColumn(1).getInt64(), sessions.getColumn(2).getString()))
      dead.push_back(sessions.getColumn(0).getInt64());
  }
  return dead;
}

/// Ends the runs of programs that were killed, after a check that their end did no harm.
void Connection::settle() {
  const std::vector<std::int64_t> dead = deadSessions();
  if (dead.empty()) return;
  m_report.uncleanEnd = true;
  if (!m_options.acceptDamage) {
    if (const auto damage = firstDamage(*m_db))
      raise(SQLITE_CORRUPT, SQLITE_CORRUPT, 0, *damage, m_path, "open a file");
  }
  write("note which runs were interrupted", [&](SQLite::Database& db) {
    for (const std::int64_t session : dead) {
      m_report.interruptedRuns += static_cast<std::uint64_t>(
          db.exec(fmt::format("UPDATE run SET state = 'interrupted', reason = 'its program ended without a word', "
                              "ended_at = {} WHERE session_id = {} AND state = 'running'",
                              m_options.now(), session)));
      db.exec(fmt::format("DELETE FROM session WHERE id = {}", session));
    }
  });
}

std::int64_t Connection::sessionId(SQLite::Database& db) {
  if (m_session && db.execAndGet(fmt::format("SELECT count(*) FROM session WHERE id = {}", *m_session)).getInt() == 1)
    return *m_session;
  const ProcessIdentity process = thisProcess();
  SQLite::Statement insert(db, "INSERT INTO session(pid, identity, opened_at) VALUES(?, ?, ?)");
  insert.bind(1, process.pid);
  insert.bind(2, process.text);
  insert.bind(3, now());
  insert.exec();
  m_session = db.getLastInsertRowid();
  return *m_session;
}

}  // namespace lookback::store
