// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <SQLiteCpp/Database.h>
#include <SQLiteCpp/Statement.h>
#include <SQLiteCpp/Transaction.h>

#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <type_traits>
#include <utility>

#include "core/store/records.h"
#include "core/store/sqlite_errors.h"
#include "core/store/store.h"

namespace lookback::store {

/// One connection to one file: opens, checks, migrates, and runs what the parts of Store ask for in transactions.
class Connection {
 public:
  Connection(std::filesystem::path path, const StoreOptions& options);
  ~Connection();

  const std::filesystem::path& path() const { return m_path; }
  const StoreOptions& options() const { return m_options; }
  const OpenReport& report() const { return m_report; }
  SQLite::Database& db() { return *m_db; }
  Milliseconds now() const { return m_options.now(); }
  /// Rows of table session whose program is gone.
  std::vector<std::int64_t> deadSessions();
  /// The open file is still the one at its path.
  bool inPlace();
  bool readOnly() const { return m_options.access == StoreOptions::Access::read; }

  /// Runs f(db) in a transaction that sees one state of the store. `doing` completes "cannot ...".
  template <class F>
  auto read(const std::string& doing, F&& f) {
    return guarded(doing, [&] {
      SQLite::Transaction transaction(*m_db);
      return f(*m_db);  // the end of a reading transaction changes nothing
    });
  }

  /// Runs f(db) in a transaction that is committed, all of it or nothing. Waits for other writers.
  template <class F>
  auto write(const std::string& doing, F&& f) {
    return guarded(doing, [&] {
      expectWritable(doing);
      SQLite::Transaction transaction(*m_db, SQLite::TransactionBehavior::IMMEDIATE);
      if constexpr (std::is_void_v<std::invoke_result_t<F, SQLite::Database&>>) {
        f(*m_db);
        transaction.commit();
        expectInPlace(doing);
      } else {
        auto result = f(*m_db);
        transaction.commit();
        expectInPlace(doing);
        return result;
      }
    });
  }

  /// Turns a failure of SQLite into a StoreError.
  template <class F>
  auto guarded(const std::string& doing, F&& f) {
    try {
      return f();
    } catch (const SQLite::Exception& exception) {
      fail(exception, doing);
    }
  }

  /// The row of this program in table session, made when first needed, inside a write.
  std::int64_t sessionId(SQLite::Database& db);

 private:
  [[noreturn]] void fail(const SQLite::Exception& exception, const std::string& doing);
  void expectWritable(const std::string& doing);
  void expectInPlace(const std::string& doing);
  std::int64_t knownVersion() const { return static_cast<std::int64_t>(m_options.migrations.size()); }
  void inspectHeader();
  void awaitCreation();
  void expectOurs();
  [[noreturn]] void refuseForeign(const char* what) const;
  void open();
  void connect();
  void configure();
  void create();
  void refuseNewer(std::int64_t version);
  void upgrade();
  void keepCopy(std::int64_t version);
  void settle();
  void quickCheck();
  template <class F>
  auto retryWhileBusy(F&& f);

  std::filesystem::path m_path;
  StoreOptions m_options;
  OpenReport m_report;
  std::unique_ptr<SQLite::Database> m_db;
  std::optional<std::int64_t> m_session;
};

}  // namespace lookback::store
