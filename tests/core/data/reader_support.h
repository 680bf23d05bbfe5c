// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <zlib.h>

#include <filesystem>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "core/data/reader.h"
#include "tests/support/temporary_folder.h"

namespace lookback::testing {

/// One gzip member.
inline std::string packed(std::string_view bytes) {
  z_stream stream{};
  if (deflateInit2(&stream, Z_BEST_SPEED, Z_DEFLATED, 15 + 16, 8, Z_DEFAULT_STRATEGY) != Z_OK)
    throw std::runtime_error("deflate");
  std::string result(deflateBound(&stream, static_cast<uLong>(bytes.size())) + 32, '\0');
  stream.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(bytes.data()));
  stream.avail_in = static_cast<uInt>(bytes.size());
  stream.next_out = reinterpret_cast<Bytef*>(result.data());
  stream.avail_out = static_cast<uInt>(result.size());
  if (deflate(&stream, Z_FINISH) != Z_STREAM_END) throw std::runtime_error("deflate");
  result.resize(stream.total_out);
  deflateEnd(&stream);
  return result;
}

inline std::string joined(const std::vector<std::string>& tokens) {
  std::string text;
  for (const std::string& token : tokens) text += (text.empty() ? "" : " ") + token;
  return text;
}

/// What a reading handed on: "1: le chat dort . = the cat sleeps .", and its report.
struct Reading {
  std::vector<std::string> pairs;
  ReadReport report;
};

constexpr Direction kFrenchEnglish{Language::french, Language::english};
constexpr Direction kEnglishFrench{Language::english, Language::french};

inline Reading readAll(const PairFiles& files, Direction direction = kFrenchEnglish, const ReadOptions& options = {}) {
  Reading reading;
  reading.report = readPairs(files, direction, options, [&](const TextPair& pair) {
    reading.pairs.push_back(std::to_string(pair.line) + ": " + joined(pair.source) + " = " + joined(pair.target));
  });
  return reading;
}

/// The message of the lookback::Error that `action` throws.
template <class Action>
std::string refusal(Action action) {
  try {
    action();
  } catch (const Error& error) {
    return error.what();
  }
  return "no refusal";
}

/// A file of practice cases; empty where the shared folder is absent.
inline std::filesystem::path casePath(std::string_view name) {
  const std::filesystem::path path = std::filesystem::path(LOOKBACK_SHARED_DIR) / "cases" / name;
  return std::filesystem::exists(path) ? path : std::filesystem::path();
}

}  // namespace lookback::testing
