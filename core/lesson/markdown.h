// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/lesson/problem.h"

/// Markdown (CommonMark) cut into pages and blocks. markdown.cpp is the only file that uses cmark.
namespace lookback::lesson {

struct RawBlock {
  enum class Kind { prose, fence, rest, broken };
  Kind kind = Kind::prose;  // rest: a line between two steps of the page
  Place place;
  std::string source;                             // as written, from the first line to the last
  std::string html;                               // of prose
  std::string info;                               // first word behind the fence: the widget
  std::string inside;                             // of a fence
  std::size_t firstProblem = 0, lastProblem = 0;  // of a broken one: its problems in the report
};

struct RawPage {
  std::string title;
  Place place;
  std::vector<RawBlock> blocks;
};

struct ImageUse {
  std::string path;  // "figures/map.png"
  Place place;
};
struct LinkUse {
  std::string target;  // "005-by-hand" of lesson:005-by-hand
  Place place;
};

struct RawText {
  std::vector<RawPage> pages;
  std::vector<ImageUse> images;
  std::vector<LinkUse> lessonLinks;
};

/// Cuts a text at its first-level headings (one a page) and its fences. Refuses, in place, raw HTML, references to
/// anything outside the lesson, and too much nesting.
RawText parseMarkdown(std::string_view text, Report& report);

/// One line of a quiz or a title, in which *emphasis*, **strong** and `code` are allowed, as HTML.
std::string inlineHtml(std::string_view markdown);
/// Reports raw HTML, links and images in such a line.
void checkInline(std::string_view markdown, Place place, Report& report);

/// Makes bytes of a file fit for reading: without a byte order mark, lines ended by LF. Absent, with the place
/// reported, where they are no UTF-8, hold control characters, or have a line longer than kMostLineBytes.
std::optional<std::string> cleanText(std::string_view bytes, Report& report);

}  // namespace lookback::lesson
