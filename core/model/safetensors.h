// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/file_io.h"

namespace lookback {

/// The container of a model file, the open safetensors format: 8 bytes with the length of the header (little-endian),
/// the header in JSON, then the tensors one after the other, without gaps, row after row (row-major), little-endian.
///   {"__metadata__": {"key": "text", ...}, "name": {"dtype": "F32", "shape": [rows, cols], "data_offsets": [begin,
///   end]}, ...}
struct StoredTensor {
  std::string name;
  std::string type;  // "F32", "F16", ...
  std::vector<std::uint64_t> shape;
  std::uint64_t begin = 0, end = 0;  // bytes, from SafetensorsHeader::dataStart
};

struct SafetensorsHeader {
  std::map<std::string, std::string> metadata;
  std::vector<StoredTensor> tensors;  // in the order of their data
  std::uint64_t dataStart = 0;        // byte of the file
  std::uint64_t dataSize = 0;         // bytes
};

/// Bytes of one number of `type`; 0 for a type that is not known.
std::uint64_t bytesOf(std::string_view type);

/// Reads and checks the header of any safetensors file: every tensor has the bytes its shape asks for, they neither
/// overlap nor leave gaps, no name or field occurs twice, and the file ends where the last tensor does. Nothing is
/// allocated beyond a few times the header, which itself must fit in the file. Throws Error that says "not a model of
/// this program" for other kinds of file, "incomplete" with expected and found size for one that was cut, and else what
/// is wrong and where.
SafetensorsHeader readSafetensorsHeader(const InputFile& file);

/// The header as bytes, length included, padded with blanks so that the data starts at a multiple of 64.
/// `tensors` are in the order of their data.
std::string safetensorsHeaderBytes(const std::map<std::string, std::string>& metadata,
                                   const std::vector<StoredTensor>& tensors);

}  // namespace lookback
