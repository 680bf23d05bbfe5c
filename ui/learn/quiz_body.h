// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <functional>
#include <memory>
#include <string>

#include "core/lesson/check.h"
#include "ui/services.h"

namespace lookback::ui {

/// What a learner operates to answer one item. Indices in answers are those of the item as written, whatever order the
/// parts are shown in.
class QuizBody : public QWidget {
  Q_OBJECT
 public:
  using QWidget::QWidget;
  virtual lesson::Answer answer() const = 0;
  /// What was typed and not judged yet, to be shown again; empty where there is nothing of the kind.
  virtual QString draft() const { return {}; }
  virtual void setDraft(const QString&) {}
  virtual void setAnswer(const lesson::Answer& answer) = 0;
  /// Whether there is something to judge yet.
  virtual bool isComplete() const = 0;
  /// Marks what was judged; `whole` also shows what would have been right.
  virtual void showVerdict(const lesson::Verdict& verdict, bool whole) = 0;
  /// Takes the marks away: the answer is being changed.
  virtual void clearVerdict() = 0;
  /// What takes the keyboard first.
  virtual QWidget* first() const = 0;
  /// "number, to two places": what kind of answer is expected, in the interface's language.
  virtual QString kindText() const = 0;
  virtual void retranslate() {}

 Q_SIGNALS:
  void changed();
  /// Enter in a field.
  void submitted();
};

/// `order` is lesson::shownOrder of the item. The item outlives the body.
QuizBody* makeQuizBody(const Services& services, const lesson::QuizItem& item, const std::vector<int>& order,
                       const std::string& language, QWidget* parent);

/// How many digits after the point are asked for: "a whole number", "to 2 places".
QString placesText(int places);
/// An answer in a few words, for lists and files.
QString answerText(const lesson::QuizItem& item, const lesson::Answer& answer, const std::string& language);
/// A typical error in a sentence of the interface's language; `word` for TypicalError::wrongWord.
QString typicalErrorText(lesson::TypicalError error, const std::string& word);

}  // namespace lookback::ui
