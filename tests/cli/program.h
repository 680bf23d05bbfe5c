// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <fcntl.h>
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#include <chrono>
#include <stdexcept>
#include <string>
#include <thread>
#include <vector>

#include "tests/support/temporary_folder.h"

namespace lookback::testing {

using Arguments = std::vector<std::string>;

/// What a run of lookback-cli left behind.
struct Outcome {
  int code = -1;
  std::string output, errors;
};

/// The built program, in an empty environment but for what a test adds, so that nothing of the tester's leaks in.
class Program {
 public:
  Program(const TemporaryFolder& folder, const Arguments& arguments, const std::string& input = "",
          Arguments environment = {"LC_ALL=C"}, const std::string& output = "")
      : m_out(output.empty() ? folder / "standard output" : std::filesystem::path(output)),
        m_errors(folder / "standard error") {
    writeBytes(folder / "standard input", input);
    m_process = ::fork();
    if (m_process < 0) throw std::runtime_error("cannot fork");
    if (m_process == 0) become(folder / "standard input", arguments, environment);
  }

  void interrupt() { ::kill(m_process, SIGINT); }
  void kill() { ::kill(m_process, SIGKILL); }
  std::string errorsSoFar() const { return bytesOfFile(m_errors); }

  /// Waits until standard error has `text` in it, or half a minute.
  bool waitForErrors(const std::string& text) const {
    for (int tries = 0; tries < 3000; ++tries) {
      if (std::filesystem::exists(m_errors) && errorsSoFar().find(text) != std::string::npos) return true;
      std::this_thread::sleep_for(std::chrono::milliseconds(10));
    }
    return false;
  }

  Outcome wait() {
    int status = 0;
    ::waitpid(m_process, &status, 0);
    Outcome outcome;
    outcome.code = WIFEXITED(status) ? WEXITSTATUS(status) : 1000 + WTERMSIG(status);
    if (std::filesystem::is_regular_file(m_out)) outcome.output = bytesOfFile(m_out);
    outcome.errors = bytesOfFile(m_errors);
    return outcome;
  }

 private:
  [[noreturn]] void become(const std::filesystem::path& input, const Arguments& arguments, Arguments& environment) {
    const auto redirect = [](const std::filesystem::path& path, int flags, int to) {
      const int descriptor = ::open(path.c_str(), flags, 0600);
      if (descriptor < 0 || ::dup2(descriptor, to) < 0) ::_exit(126);
    };
    redirect(input, O_RDONLY, 0);
    redirect(m_out, O_WRONLY | O_CREAT | O_TRUNC, 1);
    redirect(m_errors, O_WRONLY | O_CREAT | O_TRUNC, 2);
    std::string program = LOOKBACK_CLI;
    std::vector<char*> argv{program.data()}, envp;
    Arguments copies = arguments;
    for (std::string& argument : copies) argv.push_back(argument.data());
    for (std::string& variable : environment) envp.push_back(variable.data());
    argv.push_back(nullptr);
    envp.push_back(nullptr);
    ::execve(program.c_str(), argv.data(), envp.data());
    ::_exit(127);
  }

  std::filesystem::path m_out, m_errors;
  pid_t m_process = -1;
};

inline Outcome run(const Arguments& arguments, const std::string& input = "",
                   const Arguments& environment = {"LC_ALL=C"}) {
  const TemporaryFolder folder;
  return Program(folder, arguments, input, environment).wait();
}

inline std::vector<std::string> linesOf(const std::string& text) {
  std::vector<std::string> lines;
  for (std::size_t begin = 0; begin < text.size();) {
    const std::size_t end = std::min(text.find('\n', begin), text.size());
    lines.push_back(text.substr(begin, end - begin));
    begin = end + 1;
  }
  return lines;
}

}  // namespace lookback::testing
