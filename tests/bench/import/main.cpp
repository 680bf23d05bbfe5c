// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later

/// Times what a person waits for on the page Data: the preview of a corpus and its import, on one thread.

#include <fmt/format.h>
#include <unistd.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <chrono>
#include <filesystem>
#include <vector>

#include "core/base/error.h"
#include "core/data/import.h"

namespace {

namespace fs = std::filesystem;
using namespace lookback;

/// Seconds of each round, in rising order.
template <class Work>
std::vector<double> timed(int rounds, Work work) {
  std::vector<double> seconds;
  for (int round = 0; round < rounds; ++round) {
    const auto begin = std::chrono::steady_clock::now();
    work();
    seconds.push_back(std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count());
  }
  std::sort(seconds.begin(), seconds.end());
  return seconds;
}

void print(const char* what, const std::vector<double>& seconds) {
  fmt::print("{:<24} {:.3f} s (median of {}; {:.3f} to {:.3f})\n", what, seconds[seconds.size() / 2], seconds.size(),
             seconds.front(), seconds.back());
}

void run(const std::vector<std::string>& files, std::uint64_t dev, int rounds, const fs::path& folder) {
  ImportSource source;
  source.files.first = files[0];
  if (files.size() > 1) source.files.second = files[1];
  source.direction = {Language::french, Language::english};
  ImportSettings settings;
  settings.devPairs = dev;
  std::uint64_t pairs = 0;
  print("preview", timed(rounds, [&] { pairs = previewImport(source, 200).report.kept; }));
  print("import", timed(rounds, [&] {
          fs::remove_all(folder / "corpus");
          importCorpus(source, settings, folder / "corpus");
        }));
  fmt::print("pairs                    {}\n", pairs);
}

}  // namespace

int main(int argc, char** argv) {
  CLI::App app{"Times the preview and the import of a corpus."};
  std::vector<std::string> files;
  std::uint64_t dev = 2000;
  int rounds = 3;
  app.add_option("files", files, "One TSV, or two files with the two sides")->required()->expected(1, 2);
  app.add_option("--dev", dev, "Pairs to hold back");
  app.add_option("--rounds", rounds, "Rounds")->check(CLI::Range(1, 100));
  CLI11_PARSE(app, argc, argv);
  const fs::path folder = fs::temp_directory_path() / fmt::format("lookback-import-bench-{}", ::getpid());
  int code = 0;
  try {
    run(files, dev, rounds, folder);
  } catch (const Error& error) {
    fmt::print(stderr, "lookback_import_bench: {}\n", error.what());
    code = 1;
  }
  std::error_code ignored;
  fs::remove_all(folder, ignored);
  return code;
}
