// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/present/handout_text.h"

#include <QStringList>
#include <algorithm>

#include "core/lesson/check.h"
#include "core/lesson/markdown.h"
#include "ui/support/theme.h"
#include "ui/views/pane_canvas.h"

namespace lookback::ui {
namespace {

/// The same order of options on every sheet of every lesson.
constexpr std::uint64_t kSeed = 1409;
constexpr const char* kBlank = "______";

QString html(const std::string& markdown) {
  return QString::fromStdString(lesson::inlineHtml(markdown));
}
QString plain(const std::string& text) {
  return QString::fromStdString(text).toHtmlEscaped();
}
QString letter(std::size_t index) {
  return QString(QChar(static_cast<char16_t>(u'a' + index)));
}
QString paragraph(const QString& inside) {
  return QStringLiteral("<p>%1</p>").arg(inside);
}
QString color(Role role) {
  return exportTheme().color(role).name();
}
/// A box over the whole width.
QString box(const QString& inside, Role ground) {
  return QStringLiteral(
             "<table width=\"100%\" cellpadding=\"6\" cellspacing=\"0\" bgcolor=\"%1\"><tr><td>%2</td></tr></table>"
             "<p></p>")
      .arg(color(ground), inside);
}

/// What a widget shows, for a reader who has only paper.
const char* described(lesson::WidgetKind kind) {
  using lesson::WidgetKind;
  switch (kind) {
    case WidgetKind::stepper:
      return QT_TRANSLATE_NOOP("lookback::ui::Handout", "In the program: the decoder, step by step.");
    case WidgetKind::map:
      return QT_TRANSLATE_NOOP("lookback::ui::Handout", "In the program: the map of all weights.");
    case WidgetKind::arcs:
      return QT_TRANSLATE_NOOP("lookback::ui::Handout", "In the program: arcs between target and source words.");
    case WidgetKind::energies:
      return QT_TRANSLATE_NOOP("lookback::ui::Handout", "In the program: energies to move, and the weights they give.");
    case WidgetKind::sheet:
      return QT_TRANSLATE_NOOP("lookback::ui::Handout", "In the program: the calculation on a sheet.");
    case WidgetKind::hull:
      return QT_TRANSLATE_NOOP("lookback::ui::Handout",
                               "In the program: annotations as points, the context as a diamond among them.");
    case WidgetKind::scorer:
      return QT_TRANSLATE_NOOP("lookback::ui::Handout", "In the program: the scorer opened, unit by unit.");
    case WidgetKind::race:
      return QT_TRANSLATE_NOOP("lookback::ui::Handout",
                               "In the program: a sentence grows, and models decode it side by side.");
    case WidgetKind::chart:
      return QT_TRANSLATE_NOOP("lookback::ui::Handout", "In the program: a chart of scores.");
    case WidgetKind::predict:
      return QT_TRANSLATE_NOOP("lookback::ui::Handout", "Guess first; then see in the program what the model did.");
    case WidgetKind::quiz:
      break;
  }
  return "";
}

}  // namespace

HandoutText::HandoutText(const lesson::Lesson& lesson, std::string language, HandoutFor whom)
    : m_lesson(lesson), m_language(std::move(language)), m_for(whom) {
  if (m_language != "en")
    (void)m_translator.load(QStringLiteral(":/translations/lookback_%1.qm").arg(QString::fromStdString(m_language)));
}

QString HandoutText::say(const char* text) const {
  const QString said = m_translator.translate("lookback::ui::Handout", text);
  return said.isEmpty() ? QString::fromUtf8(text) : said;
}

QString HandoutText::words(const lesson::Texts& texts) const {
  return html(texts.in(m_language));
}

QString HandoutText::title() const {
  return QString::fromStdString(m_lesson.title.in(m_language));
}

QString HandoutText::head() const {
  QString text = QStringLiteral("<h1>%1</h1>").arg(words(m_lesson.title));
  if (!m_lesson.question.empty()) text += paragraph(QStringLiteral("<i>%1</i>").arg(words(m_lesson.question)));
  if (withKey())
    text += paragraph(QStringLiteral("<b>%1</b>")
                          .arg(say(QT_TRANSLATE_NOOP("lookback::ui::Handout",
                                                     "Teacher's copy: with answers, explanations and notes."))));
  else
    text += paragraph(say(QT_TRANSLATE_NOOP("lookback::ui::Handout", "Name: %1 Date: %2"))
                          .arg(QString(30, u'_') + QString(4, QChar::Nbsp), QString(14, u'_')));
  if (m_lesson.objectives.empty()) return text;
  QString list;
  for (const lesson::Texts& objective : m_lesson.objectives)
    list += QStringLiteral("<li>%1</li>").arg(words(objective));
  return text + paragraph(say(QT_TRANSLATE_NOOP("lookback::ui::Handout", "What you will be able to do:"))) +
         QStringLiteral("<ul>%1</ul>").arg(list);
}

QString HandoutText::pageTitle(const lesson::Page& page) const {
  return QStringLiteral("<h2>%1</h2>").arg(plain(page.title));
}

QString HandoutText::notes(const std::string& text) const {
  if (!withKey() || text.empty()) return {};
  const QString label = say(QT_TRANSLATE_NOOP("lookback::ui::Handout", "For the presenter:"));
  return box(QStringLiteral("<b>%1</b> %2").arg(label.toHtmlEscaped(), html(text)), Role::sourceBg);
}

QString HandoutText::blankLines(int count) const {
  QString lines;
  for (int i = 0; i < count; ++i) lines += paragraph(QString(78, u'_'));
  return lines;
}

QString HandoutText::question(const lesson::QuizItem& item, int number) const {
  QString text = QStringLiteral("<h3>%1</h3>")
                     .arg(say(QT_TRANSLATE_NOOP("lookback::ui::Handout", "Question %1")).arg(number).toHtmlEscaped());
  text += paragraph(words(item.question));
  const auto* choice = std::get_if<lesson::ChoiceBody>(&item.body);
  if (choice) text += choices(item, *choice, item.kind == lesson::QuizKind::chooseMany);
  if (const auto* body = std::get_if<lesson::NumberBody>(&item.body)) text += numbers(*body);
  if (const auto* body = std::get_if<lesson::OrderBody>(&item.body)) text += order(item, *body);
  if (const auto* body = std::get_if<lesson::CellsBody>(&item.body)) text += cells(*body);
  if (const auto* body = std::get_if<lesson::TokensBody>(&item.body)) text += tokens(*body);
  if (const auto* body = std::get_if<lesson::MatchBody>(&item.body)) text += matches(item, *body);
  if (const auto* body = std::get_if<lesson::SpotBody>(&item.body)) text += spot(*body);
  if (const auto* body = std::get_if<lesson::AloudBody>(&item.body)) text += aloud(*body);
  return withKey() ? text + answer(item) : text;
}

QString HandoutText::choices(const lesson::QuizItem& item, const lesson::ChoiceBody& body, bool many) const {
  QString text;
  std::size_t at = 0;
  for (const int index : lesson::shownOrder(item, kSeed)) {
    const lesson::ChoiceBody::Option& option = body.options[static_cast<std::size_t>(index)];
    const bool marked = withKey() && option.right;
    const QString mark = many ? (marked ? QStringLiteral("☒") : QStringLiteral("☐"))
                              : (marked ? QStringLiteral("◉") : QStringLiteral("○"));
    QString line = QStringLiteral("%1 %2) %3").arg(mark, letter(at++), words(option.text));
    if (marked) line = QStringLiteral("<b>%1</b>").arg(line);
    if (withKey() && !option.says.empty())
      line += QStringLiteral("<br/><span style=\"color:%1\">%2</span>").arg(color(Role::text2), words(option.says));
    text += paragraph(line);
  }
  return text;
}

QString HandoutText::numbers(const lesson::NumberBody& body) const {
  QString text;
  if (withKey()) return text;  // the worked lines below name them
  for (const lesson::NumberBody::Blank& blank : body.blanks) {
    const QString label = blank.label.empty() ? plain(blank.of) : words(blank.label);
    text += paragraph(QStringLiteral("%1 = %2").arg(label, QString(16, u'_')));
  }
  return text;
}

QString HandoutText::order(const lesson::QuizItem& item, const lesson::OrderBody& body) const {
  QString text;
  for (const int index : lesson::shownOrder(item, kSeed)) {
    const QString place = withKey() ? QStringLiteral("<b>%1</b>").arg(index + 1) : QString::fromLatin1(kBlank);
    text += paragraph(QStringLiteral("%1 %2").arg(place, words(body.steps[static_cast<std::size_t>(index)])));
  }
  return text;
}

QString HandoutText::cells(const lesson::CellsBody& body) const {
  QString rows = QStringLiteral("<tr><td></td>");
  for (const std::string& column : body.columns)
    rows += QStringLiteral("<td align=\"center\">%1</td>").arg(plain(column));
  rows += QStringLiteral("</tr>");
  for (std::size_t row = 0; row < body.rows.size(); ++row) {
    rows += QStringLiteral("<tr><td>%1</td>").arg(plain(body.rows[row]));
    for (std::size_t column = 0; column < body.columns.size(); ++column) {
      const std::pair<int, int> cell(static_cast<int>(row), static_cast<int>(column));
      const bool right = std::find(body.right.begin(), body.right.end(), cell) != body.right.end();
      QString inside = row < body.weights.size() && column < body.weights[row].size()
                           ? QString::number(body.weights[row][column], 'f', 2)
                           : QStringLiteral("&nbsp;");
      if (withKey() && right) inside = QStringLiteral("<b>✓ %1</b>").arg(inside);
      rows += QStringLiteral("<td align=\"center\">%1</td>").arg(inside);
    }
    rows += QStringLiteral("</tr>");
  }
  return QStringLiteral("<table border=\"1\" cellpadding=\"5\" cellspacing=\"0\">%1</table><p></p>").arg(rows);
}

QString HandoutText::tokens(const lesson::TokensBody& body) const {
  QString names, shares;
  for (std::size_t j = 0; j < body.words.size(); ++j) {
    names += QStringLiteral("<td align=\"center\">%1</td>").arg(plain(body.words[j]));
    shares += QStringLiteral("<td align=\"center\">%1</td>")
                  .arg(withKey() ? QString::number(body.weights[j], 'f', 2) : QString::fromLatin1(kBlank));
  }
  return QStringLiteral("<table border=\"1\" cellpadding=\"5\" cellspacing=\"0\"><tr>%1</tr><tr>%2</tr></table><p></p>")
      .arg(names, shares);
}

QString HandoutText::matches(const lesson::QuizItem& item, const lesson::MatchBody& body) const {
  const std::vector<int> rights = lesson::shownOrder(item, kSeed);
  QString rows;
  for (std::size_t k = 0; k < body.pairs.size(); ++k) {
    const auto mine = std::find(rights.begin(), rights.end(), static_cast<int>(k)) - rights.begin();
    const QString chosen = withKey() ? QStringLiteral("<b>%1</b>").arg(letter(static_cast<std::size_t>(mine)))
                                     : QString::fromLatin1(kBlank);
    const lesson::Texts& right = body.pairs[static_cast<std::size_t>(rights[k])].right;
    rows += QStringLiteral("<tr><td>%1</td><td>%2</td><td>%3) %4</td></tr>")
                .arg(words(body.pairs[k].left), chosen, letter(k), words(right));
  }
  return QStringLiteral("<table cellpadding=\"5\" cellspacing=\"0\">%1</table><p></p>").arg(rows);
}

QString HandoutText::spot(const lesson::SpotBody& body) const {
  QString text;
  for (std::size_t k = 0; k < body.lines.size(); ++k) {
    const QString line = QStringLiteral("%1. %2").arg(k + 1).arg(words(body.lines[k]));
    const bool wrong = withKey() && static_cast<int>(k) == body.wrong;
    text += paragraph(wrong ? QStringLiteral("<b>%1 ✗</b>").arg(line) : line);
  }
  if (withKey()) return text;
  return text +
         paragraph(say(QT_TRANSLATE_NOOP("lookback::ui::Handout", "The error is in line %1. It should read:"))
                       .arg(QString::fromLatin1(kBlank))) +
         blankLines(1);
}

QString HandoutText::aloud(const lesson::AloudBody& body) const {
  if (!withKey())
    return paragraph(say(QT_TRANSLATE_NOOP("lookback::ui::Handout", "Say it out loud first, then write it down."))) +
           blankLines(4);
  if (body.points.empty()) return {};
  QString list;
  for (const lesson::Texts& point : body.points) list += QStringLiteral("<li>%1</li>").arg(words(point));
  return paragraph(say(QT_TRANSLATE_NOOP("lookback::ui::Handout", "A good answer mentions:"))) +
         QStringLiteral("<ul>%1</ul>").arg(list);
}

/// The worked lines, as the program shows them after the second try.
QString HandoutText::answer(const lesson::QuizItem& item) const {
  const bool shown =
      std::holds_alternative<lesson::ChoiceBody>(item.body) || std::holds_alternative<lesson::OrderBody>(item.body) ||
      std::holds_alternative<lesson::CellsBody>(item.body) || std::holds_alternative<lesson::TokensBody>(item.body) ||
      std::holds_alternative<lesson::MatchBody>(item.body);
  QStringList lines;
  if (shown) {
    if (!item.worked.empty()) lines << words(item.worked);
  } else {
    for (const std::string& line : lesson::feedback(item, lesson::Verdict{}, 2, m_language).worked) lines << html(line);
  }
  lines.removeAll(QString());
  if (lines.isEmpty()) return {};
  const QString label = say(QT_TRANSLATE_NOOP("lookback::ui::Handout", "Answer:"));
  return box(QStringLiteral("<b>%1</b> %2").arg(label.toHtmlEscaped(), lines.join(QStringLiteral("<br/>"))),
             Role::accentBg);
}

/// A guess is made on paper as well.
QString HandoutText::guess(const lesson::Widget& widget) const {
  if (withKey() || !widget.parameters.has("sentence")) return {};
  QString cells, shares;
  const QString sentence = QString::fromStdString(widget.parameters.text("sentence"));
  for (const QString& word : sentence.split(u' ', Qt::SkipEmptyParts)) {
    cells += QStringLiteral("<td align=\"center\">%1</td>").arg(word.toHtmlEscaped());
    shares += QStringLiteral("<td align=\"center\">%1</td>").arg(QLatin1String(kBlank));
  }
  return QStringLiteral("<table border=\"1\" cellpadding=\"5\" cellspacing=\"0\"><tr>%1</tr><tr>%2</tr></table><p></p>")
      .arg(cells, shares);
}

QString HandoutText::figure(const lesson::Widget& widget, const QString& name, int width) const {
  const QString caption = widget.caption.empty() ? QString() : QStringLiteral("<i>%1</i>").arg(plain(widget.caption));
  if (!name.isEmpty())
    return QStringLiteral("<p align=\"center\"><img src=\"%1\" width=\"%2\"/></p>").arg(name).arg(width) +
           (caption.isEmpty() ? QString() : paragraph(caption)) + notes(widget.notes);
  QStringList lines = {say(described(widget.kind)).toHtmlEscaped()};
  const lesson::Parameters& parameters = widget.parameters;
  if (parameters.has("prompt")) lines << html(parameters.text("prompt"));
  if (parameters.has("sentence")) lines << QStringLiteral("<b>%1</b>").arg(plain(parameters.text("sentence")));
  if (!caption.isEmpty()) lines << caption;
  const QString shown = box(lines.join(QStringLiteral("<br/>")), Role::sunken);
  return (widget.kind == lesson::WidgetKind::predict ? shown + guess(widget) : shown) + notes(widget.notes);
}

QString HandoutText::footer(int page, int pages) const {
  const QString place = say(QT_TRANSLATE_NOOP("lookback::ui::Handout", "page %1 of %2")).arg(page).arg(pages);
  const QString copy = withKey() ? say(QT_TRANSLATE_NOOP("lookback::ui::Handout", "teacher's copy"))
                                 : say(QT_TRANSLATE_NOOP("lookback::ui::Handout", "student's copy"));
  return QStringLiteral("%1 · %2 · %3").arg(title(), copy, place);
}

}  // namespace lookback::ui
