// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/generate/dates_task.h"

#include "core/data/generate/lexicon.h"

namespace lookback {
namespace {

constexpr int kFirstYear = 1900, kYears = 200;
constexpr int kYearPart = 0, kMonthPart = 1, kDayPart = 2, kNothing = -1;  // tokens of the ISO side

struct Day {
  int year, month, day, weekday;  // weekday 1..7 from Monday
};

/// 1..7 from Monday, by Zeller's congruence.
int weekdayOf(int year, int month, int day) {
  if (month < 3) {
    month += 12;
    --year;
  }
  const int h = (day + 13 * (month + 1) / 5 + year + year / 4 - year / 100 + year / 400) % 7;  // 0 is Saturday
  return (h + 5) % 7 + 1;
}

int daysIn(int month, int year) {
  const bool leap = (year % 4 == 0 && year % 100 != 0) || year % 400 == 0;
  if (month == 2) return leap ? 29 : 28;
  return month == 4 || month == 6 || month == 9 || month == 11 ? 30 : 31;
}

std::string twoDigits(int n) {
  return (n < 10 ? "0" : "") + std::to_string(n);
}

/// Collects blank-separated tokens of the source and the ISO part each stands for.
class Source {
 public:
  explicit Source(GeneratedPair& pair) : m_pair(pair) {}
  Source& add(std::string_view token, int part = kNothing, bool blank = true) {
    if (m_count > 0 && blank) m_pair.french += ' ';
    m_pair.french += token;
    if (part != kNothing) m_pair.links.emplace_back(m_count, part);
    ++m_count;
    return *this;
  }

 private:
  GeneratedPair& m_pair;
  int m_count = 0;
};

void writeFrench(Source out, const Day& d, std::uint64_t style) {
  if (style < 2) out.add("le");
  if (style == 1) out.add(generate::frenchWeekday(d.weekday));
  out.add(d.day == 1 ? "1er" : std::to_string(d.day), kDayPart);
  out.add(generate::frenchMonth(d.month), kMonthPart).add(std::to_string(d.year), kYearPart);
}

void writeEnglish(Source out, const Day& d, std::uint64_t style) {
  const std::string day = std::to_string(d.day), year = std::to_string(d.year);
  if (style == 0) out.add("on");
  if (style == 1) out.add(generate::englishWeekday(d.weekday)).add(",", kNothing, false);
  if (style < 2) {
    out.add(generate::englishMonth(d.month), kMonthPart)
        .add(day, kDayPart)
        .add(",", kNothing, false)
        .add(year, kYearPart);
  } else {
    out.add(day, kDayPart).add(generate::englishMonth(d.month), kMonthPart).add(year, kYearPart);
  }
}

}  // namespace

GeneratedPair DatesTask::next() {
  Day d{};
  d.year = kFirstYear + static_cast<int>(m_rng.below(kYears));
  d.month = 1 + static_cast<int>(m_rng.below(12));
  d.day = 1 + static_cast<int>(m_rng.below(static_cast<std::uint64_t>(daysIn(d.month, d.year))));
  d.weekday = weekdayOf(d.year, d.month, d.day);
  GeneratedPair pair;
  pair.english = std::to_string(d.year) + " " + twoDigits(d.month) + " " + twoDigits(d.day);
  const std::uint64_t style = m_rng.below(6);
  if (style < 3) {
    writeFrench(Source(pair), d, style);
  } else {
    writeEnglish(Source(pair), d, style - 3);
  }
  return pair;
}

}  // namespace lookback
