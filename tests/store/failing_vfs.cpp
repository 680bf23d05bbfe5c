// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/store/failing_vfs.h"

#include <sqlite3.h>

#include <atomic>
#include <limits>
#include <new>

namespace lookback::testing {
namespace {

constexpr std::int64_t kNever = std::numeric_limits<std::int64_t>::max();

std::atomic<std::int64_t> g_operations{0};
std::atomic<std::int64_t> g_limit{kNever};
std::atomic<int> g_code{SQLITE_FULL};
std::atomic<bool> g_failed{false};

/// The code to fail with, SQLITE_OK to go on.
int verdict() {
  if (g_operations.fetch_add(1) < g_limit.load()) return SQLITE_OK;
  g_failed = true;
  return g_code.load();
}

/// The real file lies behind this in the memory that SQLite gives.
struct File {
  sqlite3_file base;
  sqlite3_file* real() { return reinterpret_cast<sqlite3_file*>(this + 1); }
};

sqlite3_file* real(sqlite3_file* file) {
  return reinterpret_cast<File*>(file)->real();
}

int closeFile(sqlite3_file* f) {
  return real(f)->pMethods->xClose(real(f));
}
int readFile(sqlite3_file* f, void* to, int size, sqlite3_int64 at) {
  return real(f)->pMethods->xRead(real(f), to, size, at);
}
int writeFile(sqlite3_file* f, const void* from, int size, sqlite3_int64 at) {
  if (const int code = verdict(); code != SQLITE_OK) {
    // a disk that fills up takes the first half
    if (code == SQLITE_FULL && size > 1) real(f)->pMethods->xWrite(real(f), from, size / 2, at);
    return code == SQLITE_FULL ? SQLITE_FULL : SQLITE_IOERR_WRITE;
  }
  return real(f)->pMethods->xWrite(real(f), from, size, at);
}
int truncateFile(sqlite3_file* f, sqlite3_int64 size) {
  if (verdict() != SQLITE_OK) return SQLITE_IOERR_TRUNCATE;
  return real(f)->pMethods->xTruncate(real(f), size);
}
int syncFile(sqlite3_file*, int) {  // no test pulls the plug, and thousands of syncs take their time
  return verdict() != SQLITE_OK ? SQLITE_IOERR_FSYNC : SQLITE_OK;
}
int fileSize(sqlite3_file* f, sqlite3_int64* size) {
  return real(f)->pMethods->xFileSize(real(f), size);
}
int lockFile(sqlite3_file* f, int level) {
  return real(f)->pMethods->xLock(real(f), level);
}
int unlockFile(sqlite3_file* f, int level) {
  return real(f)->pMethods->xUnlock(real(f), level);
}
int checkLock(sqlite3_file* f, int* result) {
  return real(f)->pMethods->xCheckReservedLock(real(f), result);
}
int control(sqlite3_file* f, int operation, void* argument) {
  return real(f)->pMethods->xFileControl(real(f), operation, argument);
}
int sectorSize(sqlite3_file* f) {
  return real(f)->pMethods->xSectorSize(real(f));
}
int characteristics(sqlite3_file* f) {
  return real(f)->pMethods->xDeviceCharacteristics(real(f));
}
int shmMap(sqlite3_file* f, int page, int size, int extend, void volatile** memory) {
  return real(f)->pMethods->xShmMap(real(f), page, size, extend, memory);
}
int shmLock(sqlite3_file* f, int offset, int count, int flags) {
  return real(f)->pMethods->xShmLock(real(f), offset, count, flags);
}
void shmBarrier(sqlite3_file* f) {
  real(f)->pMethods->xShmBarrier(real(f));
}
int shmUnmap(sqlite3_file* f, int remove) {
  return real(f)->pMethods->xShmUnmap(real(f), remove);
}

sqlite3_io_methods methods() {
  sqlite3_io_methods all{};
  all.iVersion = 2;
  all.xClose = closeFile;
  all.xRead = readFile;
  all.xWrite = writeFile;
  all.xTruncate = truncateFile;
  all.xSync = syncFile;
  all.xFileSize = fileSize;
  all.xLock = lockFile;
  all.xUnlock = unlockFile;
  all.xCheckReservedLock = checkLock;
  all.xFileControl = control;
  all.xSectorSize = sectorSize;
  all.xDeviceCharacteristics = characteristics;
  all.xShmMap = shmMap;
  all.xShmLock = shmLock;
  all.xShmBarrier = shmBarrier;
  all.xShmUnmap = shmUnmap;
  return all;
}

sqlite3_vfs* g_system = nullptr;

int openFile(sqlite3_vfs*, const char* name, sqlite3_file* file, int flags, int* outFlags) {
  static const sqlite3_io_methods kMethods = methods();
  auto* const ours = reinterpret_cast<File*>(file);
  ours->base.pMethods = nullptr;
  const int code = g_system->xOpen(g_system, name, ours->real(), flags, outFlags);
  if (ours->real()->pMethods != nullptr) ours->base.pMethods = &kMethods;
  return code;
}

const char* registerVfs() {
  static sqlite3_vfs vfs{};
  g_system = sqlite3_vfs_find(nullptr);
  vfs = *g_system;
  vfs.zName = "lookback-failing";
  vfs.szOsFile = static_cast<int>(sizeof(File)) + g_system->szOsFile;
  vfs.pNext = nullptr;
  vfs.xOpen = openFile;
  sqlite3_vfs_register(&vfs, 0);
  return vfs.zName;
}

}  // namespace

const char* FailingVfs::name() {
  static const char* const kName = registerVfs();
  return kName;
}

void FailingVfs::failAfter(std::int64_t operations, Kind kind) {
  g_operations = 0;
  g_failed = false;
  g_code = kind == Kind::full ? SQLITE_FULL : SQLITE_IOERR;
  g_limit = operations;
}

void FailingVfs::heal() {
  g_limit = kNever;
  g_operations = 0;
  g_failed = false;
}

std::int64_t FailingVfs::operations() {
  return g_operations;
}

bool FailingVfs::failed() {
  return g_failed;
}

}  // namespace lookback::testing
