// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/process_identity.h"

#include <fmt/format.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>
#include <sstream>
#include <vector>

namespace lookback::store {
namespace {

constexpr int kStartTimeField = 20;  // of /proc/PID/stat, counted from 1 after the name: field 22 of all

std::string bootId() {
  std::ifstream file("/proc/sys/kernel/random/boot_id");
  std::string id;
  file >> id;
  return id;
}

std::string numberSpace() {
  std::error_code ignored;
  return std::filesystem::read_symlink("/proc/self/ns/pid", ignored).string();
}

/// Clock ticks after boot at which a process began; empty if there is no such process.
std::string startTime(std::int64_t pid) {
  std::ifstream file(fmt::format("/proc/{}/stat", pid));
  std::stringstream all;
  all << file.rdbuf();
  const std::string text = all.str();
  const std::size_t nameEnd = text.rfind(')');  // the name may hold blanks and brackets
  if (nameEnd == std::string::npos) return "";
  std::istringstream fields(text.substr(nameEnd + 1));
  std::string field;
  for (int k = 0; k < kStartTimeField; ++k) fields >> field;
  return field;
}

std::string identityOf(std::int64_t pid) {
  return fmt::format("{} {} {}", bootId(), numberSpace(), startTime(pid));
}

std::vector<std::string> wordsOf(const std::string& text) {
  std::istringstream stream(text);
  std::vector<std::string> words;
  for (std::string word; stream >> word;) words.push_back(word);
  return words;
}

}  // namespace

ProcessIdentity thisProcess() {
  return {::getpid(), identityOf(::getpid())};
}

bool stillAlive(std::int64_t pid, const std::string& identity) {
  const std::vector<std::string> then = wordsOf(identity);
  if (then.size() != 3) return true;
  if (then[0] != bootId()) return false;
  if (then[1] != numberSpace()) return true;
  return then[2] == startTime(pid);
}

}  // namespace lookback::store
