// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "ui/learn/learn_record.h"
#include "ui/learn/lesson_shelf.h"

namespace lookback::ui {

/// Every answer of a learner as lines: lesson, title, item, question, answer, right, score, attempt, worked_line_seen,
/// at (ISO 8601, local time). Guesses at gates have items "predict:PLACE".
QString answersCsv(const LessonShelf& shelf, const LearnRecord& record, const std::string& language);
/// The same to be read and printed: by lesson, each question with its last answer and the number of tries.
QString answersHtml(const LessonShelf& shelf, const LearnRecord& record, const std::string& language);
/// Writes .pdf or .csv, by the file's ending; the whole file or nothing. Empty on success, else a sentence that names
/// file and reason.
QString writeAnswers(const QString& file, const LessonShelf& shelf, const LearnRecord& record,
                     const std::string& language);

}  // namespace lookback::ui
