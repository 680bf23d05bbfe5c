// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/learn/answers_export.h"
#include "ui/support/save_file.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QDateTime>
#include <QPdfWriter>
#include <QTextDocument>

#include "ui/learn/option_button.h"
#include "ui/learn/quiz_body.h"
#include "ui/views/number_text.h"
#include "ui/views/view_export.h"

namespace lookback::ui {
namespace {

class Answers {
  Q_DECLARE_TR_FUNCTIONS(lookback::ui::Answers)
};

QString timeText(store::Milliseconds at) {
  return QDateTime::fromMSecsSinceEpoch(at).toString(Qt::ISODate);
}

QString questionOf(const lesson::Lesson& lesson, const std::string& item, const std::string& language) {
  const lesson::QuizItem* found = lesson.item(item);
  return found ? plainLine(found->question.in(language)) : QString();
}

/// What was given, in words; a guess at a gate as its numbers.
QString givenText(const lesson::Lesson& lesson, const LearnRecord::Given& given, const std::string& language) {
  if (const lesson::QuizItem* item = lesson.item(given.item)) return answerText(*item, given.record.answer, language);
  QStringList parts;
  if (const auto* shared = std::get_if<lesson::Shared>(&given.record.answer))
    for (const int tokens : shared->tokens) parts << QString::number(tokens);
  if (const auto* chosen = std::get_if<lesson::Chosen>(&given.record.answer))
    for (const int option : chosen->options) parts << QString::number(option + 1);
  return parts.join(QLatin1Char(' '));
}

QString rowHtml(const lesson::Lesson& lesson, const LearnRecord& record, const std::string& key,
                const lesson::QuizItem& item, const std::string& language) {
  const LearnRecord::Given* last = record.last(key, item.id);
  if (!last) return {};
  int tries = 0;
  for (const LearnRecord::Given& given : record.answers(key)) tries += given.item == item.id ? 1 : 0;
  const QString verdict =
      last->right ? Answers::tr("right") : Answers::tr("not right (%1 %)").arg(percentText(last->score));
  return QStringLiteral("<p><b>%1</b><br>%2<br><i>%3, %4, %5</i></p>")
      .arg(questionOf(lesson, item.id, language).toHtmlEscaped(), givenText(lesson, *last, language).toHtmlEscaped(),
           verdict, Answers::tr("%n time(s) answered", nullptr, tries), timeText(last->at));
}

}  // namespace

QString answersCsv(const LessonShelf& shelf, const LearnRecord& record, const std::string& language) {
  QString csv =
      csvLine({QStringLiteral("lesson"), QStringLiteral("title"), QStringLiteral("item"), QStringLiteral("question"),
               QStringLiteral("answer"), QStringLiteral("right"), QStringLiteral("score"), QStringLiteral("attempt"),
               QStringLiteral("worked_line_seen"), QStringLiteral("at")});
  for (const ShelfLesson& shelved : shelf.lessons()) {
    const lesson::Lesson& lesson = shelved.lesson();
    for (const LearnRecord::Given& given : record.answers(shelved.key()))
      csv += csvLine({QString::fromStdString(shelved.key()), QString::fromStdString(lesson.title.in(language)),
                      QString::fromStdString(given.item), questionOf(lesson, given.item, language),
                      givenText(lesson, given, language), given.right ? QStringLiteral("1") : QStringLiteral("0"),
                      exactText(given.score), QString::number(given.record.attempt),
                      given.record.asked ? QStringLiteral("1") : QStringLiteral("0"), timeText(given.at)});
  }
  return csv;
}

QString answersHtml(const LessonShelf& shelf, const LearnRecord& record, const std::string& language) {
  QString html = QStringLiteral("<h1>%1</h1>").arg(Answers::tr("My answers"));
  bool any = false;
  for (const ShelfLesson& shelved : shelf.lessons()) {
    QString rows;
    for (const lesson::QuizItem& item : shelved.lesson().quiz)
      rows += rowHtml(shelved.lesson(), record, shelved.key(), item, language);
    if (rows.isEmpty()) continue;
    any = true;
    const lesson::Lesson& lesson = shelved.lesson();
    const QString title = QString::fromStdString(lesson.title.in(language)).toHtmlEscaped();
    html +=
        QStringLiteral("<h2>%1</h2>")
            .arg(lesson.number > 0 ? Answers::tr("Lesson %1: %2").arg(QString::number(lesson.number), title) : title) +
        rows;
  }
  if (!any) html += QStringLiteral("<p>%1</p>").arg(Answers::tr("No question is answered yet."));
  return html;
}

QString writeAnswers(const QString& file, const LessonShelf& shelf, const LearnRecord& record,
                     const std::string& language) {
  QByteArray bytes;
  if (file.endsWith(QLatin1String(".csv"), Qt::CaseInsensitive)) {
    bytes = answersCsv(shelf, record, language).toUtf8();
  } else {
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter writer(&buffer);
    writer.setPageSize(QPageSize(QPageSize::A4));
    writer.setPageMargins(QMarginsF(20, 20, 20, 20), QPageLayout::Millimeter);
    writer.setTitle(Answers::tr("My answers"));
    QTextDocument document;
    document.setHtml(answersHtml(shelf, record, language));
    document.setPageSize(QSizeF(writer.width(), writer.height()) * 72.0 / writer.resolution());
    document.print(&writer);
  }
  const QString problem = saveFile(bytes, file);
  if (problem.isEmpty()) return {};
  return Answers::tr("%1 could not be written: %2").arg(file, problem);
}

}  // namespace lookback::ui
