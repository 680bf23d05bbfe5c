// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QTranslator>
#include <string>

#include "core/lesson/lesson.h"

namespace lookback::ui {

enum class HandoutFor { student, teacher };

/// The parts of a printed lesson as HTML, in the language of the lesson (whatever the window speaks). Questions are
/// asked in the same shuffled order on every sheet, so that a teacher's key fits every student's copy.
class HandoutText {
 public:
  HandoutText(const lesson::Lesson& lesson, std::string language, HandoutFor whom);

  /// Title, question, what is to be learned, a place for the name or the words "with key".
  QString head() const;
  QString pageTitle(const lesson::Page& page) const;
  /// What the lesson says to the presenter; empty on a student's copy.
  QString notes(const std::string& text) const;
  /// With blanks, or with answers and what the author says on wrong ones.
  QString question(const lesson::QuizItem& item, int number) const;
  /// A picture of it (a resource of that name, `width` px wide), or a box that says what it shows; its caption.
  QString figure(const lesson::Widget& widget, const QString& name, int width) const;
  /// "One context vector by hand · teacher's copy · page 2 of 7".
  QString footer(int page, int pages) const;
  QString title() const;
  /// With answers, for teachers.
  bool withKey() const { return m_for == HandoutFor::teacher; }

 private:
  QString say(const char* text) const;
  QString words(const lesson::Texts& texts) const;
  QString choices(const lesson::QuizItem& item, const lesson::ChoiceBody& body, bool many) const;
  QString numbers(const lesson::NumberBody& body) const;
  QString order(const lesson::QuizItem& item, const lesson::OrderBody& body) const;
  QString cells(const lesson::CellsBody& body) const;
  QString tokens(const lesson::TokensBody& body) const;
  QString matches(const lesson::QuizItem& item, const lesson::MatchBody& body) const;
  QString spot(const lesson::SpotBody& body) const;
  QString aloud(const lesson::AloudBody& body) const;
  QString answer(const lesson::QuizItem& item) const;
  QString guess(const lesson::Widget& widget) const;
  QString blankLines(int count) const;

  const lesson::Lesson& m_lesson;
  std::string m_language;
  HandoutFor m_for;
  QTranslator m_translator;
};

}  // namespace lookback::ui
