// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/safetensors.h"

#include <fmt/format.h>

#include <algorithm>
#include <limits>
#include <nlohmann/json.hpp>
#include <set>
#include <utility>

#include "core/base/error.h"
#include "core/base/open_file.h"

namespace lookback {
namespace {

constexpr std::uint64_t kLengthBytes = 8;
constexpr std::uint64_t kLargestHeader = std::uint64_t{64} << 20;  // vocabularies are in it
constexpr std::size_t kLargestRank = 8;
constexpr std::size_t kMostTensors = 10000;
constexpr std::size_t kDataAlignment = 64;
constexpr std::string_view kMetadata = "__metadata__";

[[noreturn]] void refuse(const InputFile& file, const std::string& what) {
  throw Error(fmt::format("\"{}\": {}; use another copy of the file", pathText(file.path()), clipped(what)));
}

[[noreturn]] void notAModel(const InputFile& file, std::string_view why) {
  throw Error(fmt::format("Not a model of this program: \"{}\" ({})", pathText(file.path()), why));
}

[[noreturn]] void incomplete(const InputFile& file, std::uint64_t expected, std::string_view atLeast) {
  throw Error(fmt::format("\"{}\" is incomplete: it has {} bytes but should have {}{}; use another copy of the file",
                          pathText(file.path()), file.size(), atLeast, expected));
}

/// Takes the header in piece by piece and knows at each point what may come, so that hostile JSON (deep nesting,
/// endless lists, repeated keys) ends the reading at once instead of growing a tree.
class HeaderReader final : public nlohmann::json_sax<nlohmann::json> {
 public:
  SafetensorsHeader header;
  std::string problem;

  bool start_object(std::size_t) override {
    if (m_place == Place::start) return go(Place::entries);
    if (m_place == Place::entry && m_entry == kMetadata) return go(Place::metadata);
    if (m_place == Place::entry) return go(Place::tensor);
    return fail("an object where none belongs");
  }

  bool key(std::string& text) override {
    if (m_place == Place::metadata) {
      m_key = text;
      return header.metadata.count(text) == 0 || fail(fmt::format("the field \"{}\" occurs twice", text));
    }
    if (m_place == Place::entries) {
      m_entry = text;
      m_seenFields.clear();
      if (!m_seenEntries.insert(text).second) return fail(fmt::format("\"{}\" occurs twice", text));
      if (text != kMetadata) header.tensors.push_back({text, "", {}, 0, 0});
      if (header.tensors.size() > kMostTensors) return fail("too many tensors");
      return go(Place::entry);
    }
    m_key = text;
    if (!m_seenFields.insert(text).second)
      return fail(fmt::format("\"{}\" of tensor \"{}\" occurs twice", text, m_entry));
    const bool known = text == "dtype" || text == "shape" || text == "data_offsets";
    return known || fail(fmt::format("tensor \"{}\" has an unknown field \"{}\"", m_entry, text));
  }

  bool end_object() override {
    if (m_place == Place::tensor && m_seenFields.size() != 3) {
      return fail(fmt::format("tensor \"{}\" lacks its type, shape or offsets", m_entry));
    }
    return go(m_place == Place::entries ? Place::end : Place::entries);
  }

  bool start_array(std::size_t) override {
    if (m_place != Place::tensor || m_key == "dtype") return fail("a list where none belongs");
    m_numbers.clear();
    return go(Place::numbers);
  }

  bool number_unsigned(std::uint64_t value) override {
    if (m_place != Place::numbers) return fail("a number where none belongs");
    m_numbers.push_back(value);
    return m_numbers.size() <= kLargestRank || fail(fmt::format("\"{}\" of tensor \"{}\" is too long", m_key, m_entry));
  }

  bool end_array() override {
    StoredTensor& tensor = header.tensors.back();
    if (m_key == "shape") {
      tensor.shape = m_numbers;
    } else {
      if (m_numbers.size() != 2)
        return fail(fmt::format("tensor \"{}\" has {} offsets instead of 2", m_entry, m_numbers.size()));
      tensor.begin = m_numbers[0];
      tensor.end = m_numbers[1];
    }
    return go(Place::tensor);
  }

  bool string(std::string& text) override {
    if (m_place == Place::metadata) {
      header.metadata.emplace(m_key, std::move(text));
      return true;
    }
    if (m_place != Place::tensor || m_key != "dtype") return fail("a text where none belongs");
    header.tensors.back().type = std::move(text);
    return true;
  }

  bool null() override { return fail("a null where none belongs"); }
  bool boolean(bool) override { return fail("a truth value where none belongs"); }
  bool number_integer(std::int64_t) override { return fail("a negative number"); }
  bool number_float(double, const std::string&) override { return fail("a number that is not whole"); }
  bool binary(nlohmann::json::binary_t&) override { return fail("binary data"); }
  bool parse_error(std::size_t position, const std::string&, const nlohmann::detail::exception&) override {
    return fail(fmt::format("no valid JSON at byte {}", kLengthBytes + position));
  }

 private:
  enum class Place { start, entries, entry, metadata, tensor, numbers, end };

  bool go(Place place) {
    m_place = place;
    return true;
  }
  bool fail(std::string what) {
    problem = std::move(what);
    return false;
  }

  Place m_place = Place::start;
  std::string m_entry, m_key;
  std::set<std::string> m_seenEntries, m_seenFields;
  std::vector<std::uint64_t> m_numbers;
};

std::uint64_t littleEndian(std::string_view bytes) {
  std::uint64_t value = 0;
  for (std::size_t k = bytes.size(); k-- > 0;) value = (value << 8) | static_cast<unsigned char>(bytes[k]);
  return value;
}

/// The header's text; the first look at an unknown file, which tells another kind of file from a cut one.
std::string readHeaderText(const InputFile& file) {
  std::string start(static_cast<std::size_t>(std::min(file.size(), kLengthBytes + 1)), '\0');
  file.read(0, start);
  const std::string_view lengthBytes = std::string_view(start).substr(0, kLengthBytes);
  const std::uint64_t length = littleEndian(lengthBytes);
  if (length > kLargestHeader) notAModel(file, "it does not begin with the length of a header");
  if (start.size() < kLengthBytes) incomplete(file, kLengthBytes, "more than ");
  if (length == 0) notAModel(file, "its header has length 0");
  if (start.size() > kLengthBytes && start[kLengthBytes] != '{')
    notAModel(file, "no header in JSON follows its length");
  if (length > file.size() - kLengthBytes) incomplete(file, kLengthBytes + length, "at least ");
  std::string text(static_cast<std::size_t>(length), '\0');
  file.read(kLengthBytes, text);
  return text;
}

/// Bytes of a tensor, or nothing if they cannot be counted.
std::uint64_t expectedBytes(const InputFile& file, const StoredTensor& tensor) {
  std::uint64_t bytes = bytesOf(tensor.type);
  if (bytes == 0) refuse(file, fmt::format("tensor \"{}\" has the unknown type \"{}\"", tensor.name, tensor.type));
  for (const std::uint64_t size : tensor.shape) {
    if (size != 0 && bytes > std::numeric_limits<std::uint64_t>::max() / size) {
      refuse(file, fmt::format("tensor \"{}\" is too large to exist", tensor.name));
    }
    bytes *= size;
  }
  return bytes;
}

void checkTensors(const InputFile& file, SafetensorsHeader& header) {
  std::stable_sort(header.tensors.begin(), header.tensors.end(),
                   [](const StoredTensor& a, const StoredTensor& b) { return a.begin < b.begin; });
  std::uint64_t next = 0;
  for (const StoredTensor& tensor : header.tensors) {
    if (tensor.begin != next || tensor.end < tensor.begin) {
      refuse(file,
             fmt::format("the data of tensor \"{}\" should begin at byte {}, but it lies at [{}, {}): tensors overlap, "
                         "leave a gap, or end before they begin",
                         tensor.name, next, tensor.begin, tensor.end));
    }
    const std::uint64_t bytes = expectedBytes(file, tensor);
    if (tensor.end - tensor.begin != bytes) {
      refuse(file, fmt::format("tensor \"{}\" has {} bytes where its shape asks for {}", tensor.name,
                               tensor.end - tensor.begin, bytes));
    }
    next = tensor.end;
  }
  if (next > header.dataSize) incomplete(file, header.dataStart + next, "");
  if (next < header.dataSize) refuse(file, fmt::format("{} bytes follow the last tensor", header.dataSize - next));
}

}  // namespace

std::uint64_t bytesOf(std::string_view type) {
  static const std::map<std::string_view, std::uint64_t> bytes{
      {"BOOL", 1}, {"U8", 1},  {"I8", 1},  {"U16", 2}, {"I16", 2}, {"F16", 2}, {"BF16", 2},
      {"U32", 4},  {"I32", 4}, {"F32", 4}, {"U64", 8}, {"I64", 8}, {"F64", 8}};
  const auto found = bytes.find(type);
  return found == bytes.end() ? 0 : found->second;
}

SafetensorsHeader readSafetensorsHeader(const InputFile& file) {
  const std::string text = readHeaderText(file);
  HeaderReader reader;
  if (!nlohmann::json::sax_parse(text, &reader)) refuse(file, "its header is damaged: " + reader.problem);
  SafetensorsHeader header = std::move(reader.header);
  header.dataStart = kLengthBytes + text.size();
  header.dataSize = file.size() - header.dataStart;
  checkTensors(file, header);
  return header;
}

std::string safetensorsHeaderBytes(const std::map<std::string, std::string>& metadata,
                                   const std::vector<StoredTensor>& tensors) {
  nlohmann::ordered_json json;
  json[std::string(kMetadata)] = metadata;
  for (const StoredTensor& tensor : tensors) {
    nlohmann::ordered_json& entry = json[tensor.name];
    entry["dtype"] = tensor.type;
    entry["shape"] = tensor.shape;
    entry["data_offsets"] = {tensor.begin, tensor.end};
  }
  std::string text = json.dump(-1, ' ', false, nlohmann::ordered_json::error_handler_t::replace);
  text.resize((kLengthBytes + text.size() + kDataAlignment - 1) / kDataAlignment * kDataAlignment - kLengthBytes, ' ');
  std::string bytes;
  for (std::uint64_t k = 0; k < kLengthBytes; ++k) bytes.push_back(static_cast<char>((text.size() >> (8 * k)) & 0xFF));
  return bytes + text;
}

}  // namespace lookback
