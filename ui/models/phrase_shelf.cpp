// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/phrase_shelf.h"

#include <algorithm>
#include <set>

namespace lookback::ui {
namespace {

constexpr const char* kExtension = ".phrases";

}  // namespace

bool isPhraseFile(const std::filesystem::path& file) {
  return file.extension() == kExtension;
}

std::vector<std::filesystem::path> phraseFilesBeside(const std::vector<std::filesystem::path>& models) {
  std::set<std::filesystem::path> folders;
  for (const std::filesystem::path& model : models) folders.insert(model.parent_path());
  std::vector<std::filesystem::path> files;
  for (const std::filesystem::path& folder : folders) {
    std::error_code ignored;  // a folder that has gone holds nothing
    for (const auto& entry : std::filesystem::directory_iterator(folder, ignored))
      if (isPhraseFile(entry.path()) && entry.is_regular_file(ignored)) files.push_back(entry.path());
  }
  std::sort(files.begin(), files.end());
  return files;
}

}  // namespace lookback::ui
