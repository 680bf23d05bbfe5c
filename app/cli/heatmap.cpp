// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/heatmap.h"

#include <fmt/format.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdlib>
#include <string_view>
#include <vector>

#include "core/text/unicode.h"

namespace lookback::cli {
namespace {

constexpr int kCellWidth = 4;       // " .84"
constexpr int kLongestLabel = 14;   // terminal columns of a word before it is cut with "…"
constexpr double kVisible = 0.005;  // a smaller weight would round to 0.00

struct Colour {
  double red, green, blue;  // 0..255
};

/// A word as the terminal columns it fills: a base character with its combining marks, and how wide it is.
struct Glyph {
  std::string text;
  int width = 1;
};

/// The East Asian and emoji blocks that terminals draw two columns wide.
bool isWide(char32_t point) {
  static constexpr std::array<std::pair<char32_t, char32_t>, 8> kWide{{{0x1100, 0x115F},
                                                                       {0x2E80, 0xA4CF},
                                                                       {0xAC00, 0xD7A3},
                                                                       {0xF900, 0xFAFF},
                                                                       {0xFE30, 0xFE6F},
                                                                       {0xFF00, 0xFF60},
                                                                       {0x1F300, 0x1FAFF},
                                                                       {0x20000, 0x3FFFD}}};
  return std::any_of(kWide.begin(), kWide.end(),
                     [&](const auto& range) { return point >= range.first && point <= range.second; });
}

std::vector<Glyph> glyphsOf(std::string_view word) {
  std::vector<Glyph> glyphs;
  for (const char32_t point : unicode::decode(word)) {
    const unicode::Kind kind = unicode::kindOf(point);
    if (kind == unicode::Kind::mark && !glyphs.empty()) {
      unicode::append(glyphs.back().text, point);
    } else if (kind == unicode::Kind::invisible) {
      glyphs.push_back({"?", 1});  // a control character must not reach the terminal
    } else {
      glyphs.push_back({unicode::encode({&point, 1}), isWide(point) ? 2 : 1});
    }
  }
  return glyphs;
}

int widthOf(const std::vector<Glyph>& glyphs) {
  int width = 0;
  for (const Glyph& glyph : glyphs) width += glyph.width;
  return width;
}

/// The glyphs of a word, cut with "…" where it is over kLongestLabel columns.
std::vector<Glyph> labelOf(std::string_view word) {
  std::vector<Glyph> glyphs = glyphsOf(word);
  if (widthOf(glyphs) <= kLongestLabel) return glyphs;
  while (widthOf(glyphs) > kLongestLabel - 1) glyphs.pop_back();
  glyphs.push_back({"…", 1});
  return glyphs;
}

std::string padded(const std::vector<Glyph>& glyphs, int width) {
  std::string text(static_cast<std::size_t>(std::max(0, width - widthOf(glyphs))), ' ');
  for (const Glyph& glyph : glyphs) text += glyph.text;
  return text;
}

/// cividis at 0, 1/4 .. 1, straight lines between.
Colour cividis(double weight) {
  static constexpr std::array<Colour, 5> kStops{
      {{0, 34, 78}, {63, 76, 107}, {124, 123, 120}, {187, 173, 108}, {254, 232, 56}}};
  const double place = std::clamp(weight, 0.0, 1.0) * (kStops.size() - 1);
  const auto below = std::min(static_cast<std::size_t>(place), kStops.size() - 2);
  const double part = place - static_cast<double>(below);
  const auto mix = [&](double a, double b) { return a + part * (b - a); };
  const Colour &a = kStops[below], &b = kStops[below + 1];
  return {mix(a.red, b.red), mix(a.green, b.green), mix(a.blue, b.blue)};
}

/// The nearest of the terminal's 216 cube colours and 24 greys.
int nearestOf256(const Colour& colour) {
  static constexpr std::array<int, 6> kLevels{0, 95, 135, 175, 215, 255};
  const auto distance = [&](double red, double green, double blue) {
    return std::pow(red - colour.red, 2) + std::pow(green - colour.green, 2) + std::pow(blue - colour.blue, 2);
  };
  int best = 0;
  double least = INFINITY;
  for (int k = 16; k < 256; ++k) {
    const int cube = k - 16, grey = 8 + 10 * (k - 232);
    const double d = k >= 232 ? distance(grey, grey, grey)
                              : distance(kLevels[static_cast<std::size_t>(cube / 36)],
                                         kLevels[static_cast<std::size_t>(cube / 6 % 6)],
                                         kLevels[static_cast<std::size_t>(cube % 6)]);
    if (d < least) {
      least = d;
      best = k;
    }
  }
  return best;
}

/// `text` on the colour of `weight`, white on the darker half of the scale and black on the lighter.
std::string onColour(const std::string& text, double weight) {
  constexpr int kBlack = 16, kWhite = 231;
  constexpr double kInkTurnsBlack = 0.48;  // here both inks have a contrast of 4.5 : 1
  return fmt::format("\x1b[48;5;{};38;5;{}m{}\x1b[0m", nearestOf256(cividis(weight)),
                     weight < kInkTurnsBlack ? kWhite : kBlack, text);
}

std::string cell(double weight, bool colour) {
  std::string text = weight < kVisible ? "   ·" : fmt::format("{:.2f}", weight);
  if (text.front() == '0') text.front() = ' ';  // " .84": the point alone says that it is below one
  return colour ? onColour(text, weight) : text;
}

/// The source words of one band, written downwards, the last letters next to the map.
std::string headings(const std::vector<std::vector<Glyph>>& words, std::size_t first, std::size_t last, int margin) {
  std::size_t height = 0;
  for (std::size_t j = first; j < last; ++j) height = std::max(height, words[j].size());
  std::string text;
  for (std::size_t line = 0; line < height; ++line) {
    std::string row(static_cast<std::size_t>(margin), ' ');
    for (std::size_t j = first; j < last; ++j) {
      const std::size_t above = height - words[j].size();
      row += line < above ? std::string(kCellWidth, ' ') : padded({words[j][line - above]}, kCellWidth);
    }
    text += row.substr(0, row.find_last_not_of(' ') + 1) + '\n';
  }
  return text;
}

std::string legend(const HeatmapOptions& options) {
  std::string text = "rows: target words, columns: source words, cells: weight";
  if (!options.colour) return text + "\n";
  text += "  0 ";
  for (int k = 0; k <= 10; ++k) text += onColour(" ", k / 10.0);
  return text + " 1\n";
}

}  // namespace

HeatmapOptions heatmapOptionsFor(int fileDescriptor) {
  HeatmapOptions options;
  if (!isatty(fileDescriptor)) return options;
  const char* terminal = std::getenv("TERM");
  const char* noColour = std::getenv("NO_COLOR");
  options.colour = !(noColour && *noColour) && terminal && std::string_view(terminal) != "dumb";
  winsize size{};
  if (ioctl(fileDescriptor, TIOCGWINSZ, &size) == 0) options.width = size.ws_col;
  return options;
}

std::string heatmap(const Trace& trace, const HeatmapOptions& options) {
  const bool aligned =
      std::any_of(trace.steps.begin(), trace.steps.end(), [](const StepTrace& step) { return step.alpha.size() > 0; });
  if (!aligned) return "No alignment to show: this model reads one fixed vector at every step.\n";

  std::vector<std::vector<Glyph>> source, target;
  int margin = 0;
  for (const std::string& word : trace.source) source.push_back(labelOf(word));
  for (std::size_t i = 0; i < trace.steps.size(); ++i) {
    const bool touched = trace.steps[i].edited || trace.steps[i].forced;
    target.push_back(labelOf((touched ? "*" : "") + trace.target[i]));
    margin = std::max(margin, widthOf(target.back()));
  }
  const int room = options.width > 0 ? (options.width - margin) / kCellWidth : static_cast<int>(source.size());
  const auto band = static_cast<std::size_t>(std::max(1, room));

  std::string text;
  for (std::size_t first = 0; first < source.size(); first += band) {
    const std::size_t last = std::min(first + band, source.size());
    text += headings(source, first, last, margin);
    for (std::size_t i = 0; i < target.size(); ++i) {
      text += padded(target[i], margin);
      for (std::size_t j = first; j < last; ++j)
        text += cell(trace.steps[i].alpha[static_cast<Index>(j)], options.colour);
      text += '\n';
    }
    text += '\n';
  }
  return text + legend(options);
}

}  // namespace lookback::cli
