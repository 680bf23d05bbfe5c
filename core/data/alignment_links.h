// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace lookback {

/// One word linked to another; both positions count from 0.
struct Link {
  int source = 0;
  int target = 0;
  friend auto operator<=>(const Link&, const Link&) = default;
};

/// The links people drew in one pair. Both lists are sorted, without repeats, and a sure link is not listed as possible
/// again, although it counts as possible too.
struct Links {
  std::vector<Link> sure;
  std::vector<Link> possible;
  friend bool operator==(const Links&, const Links&) = default;
};

/// Sorts the lists and removes repeats, as Links promises.
Links orderedLinks(Links links);

/// One line of a Pharaoh file: "0-0 1?2 1p3", parted by blanks; `-` is sure, `?` and `p` are possible. Throws Error
/// naming the word that is no link and its place in the line.
Links parseLinks(std::string_view line);

/// The same as text, by source and then target position, with `-` and `?`.
std::string linksText(const Links& links);

/// A file with a line of links for each pair; an empty line is a pair without links. May be gzip. Throws Error naming
/// file, line and word.
std::vector<Links> readLinks(const std::filesystem::path& path);

/// Writes such a file, whole or not at all. Throws Error(io).
void writeLinks(const std::filesystem::path& path, std::span<const Links> links);

}  // namespace lookback
