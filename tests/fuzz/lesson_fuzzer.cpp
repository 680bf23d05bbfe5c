// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
// libFuzzer on the lesson parser: build with clang and -DLOOKBACK_BUILD_FUZZ=ON, then
//   lookback_lesson_fuzzer -max_len=8192 CORPUS tests/fuzz/lesson
#include <cstddef>
#include <cstdint>
#include <cstdlib>

#include "core/lesson/check.h"
#include "core/lesson/glossary.h"
#include "tests/lesson/lesson_support.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace lookback::lesson;
  const std::string_view bytes(reinterpret_cast<const char*>(data), size);
  const LoadedLesson loaded = parseLesson(testing::sourceOf(bytes));
  for (const Problem& problem : loaded.problems)
    if (problem.place.line < 1 || problem.place.column < 1 || problem.sentence.empty()) std::abort();
  for (const QuizItem& item : loaded.lesson.quiz) {
    const Verdict verdict = check(item, Typed{{"1", "0,5"}});
    feedback(item, verdict, 2, "fr");
    if (shownOrder(item, size).size() != static_cast<std::size_t>(shuffledParts(item))) std::abort();
  }
  parseGlossary(bytes);
  readRecord(bytes);
  return 0;
}
