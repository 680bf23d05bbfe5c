// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/learn/quiz_card.h"

#include <QAccessible>
#include <QEvent>
#include <QHBoxLayout>
#include <QPointer>
#include <QRegularExpression>
#include <QScrollArea>
#include <QStyle>
#include <QTextDocumentFragment>
#include <QTimer>
#include <QVBoxLayout>
#include <algorithm>
#include <cmath>

#include "ui/learn/learn_record.h"
#include "ui/learn/option_button.h"
#include "ui/support/controls.h"
#include "ui/support/text.h"
#include "ui/views/number_text.h"
#include "ui/views/pane_controls.h"

namespace lookback::ui {
namespace {

constexpr int kRoomBelow = 12;

constexpr double kNotable = 0.05;  // a share that differs by less is not named

QStringList richLines(const std::vector<std::string>& lines) {
  QStringList rich;
  for (const std::string& line : lines) rich << richLine(line);
  return rich;
}

}  // namespace

FeedbackBox::FeedbackBox(const Theme& theme, const QString& objectName, QWidget* parent)
    : QFrame(parent),
      m_theme(theme),
      m_title(plainLabel(objectName + QStringLiteral(".title"), "strong", this)),
      m_text(richLabel(objectName + QStringLiteral(".text"), "option", this)) {
  setObjectName(objectName);
  setLook(*this, "feedback");
  setFocusPolicy(Qt::NoFocus);
  auto* column = new QVBoxLayout(this);
  column->addWidget(m_title);
  column->addWidget(m_text);
  connect(&theme, &Theme::changed, this, &FeedbackBox::applyTheme);
  applyTheme();
  hide();
}

void FeedbackBox::show(Kind kind, const QString& title, const QString& html) {
  setProperty("verdict", kind == Kind::right   ? QStringLiteral("right")
                         : kind == Kind::wrong ? QStringLiteral("wrong")
                                               : QStringLiteral("worked"));
  style()->unpolish(this);
  style()->polish(this);
  m_title->setText(title);
  m_text->setText(html);
  m_text->setVisible(!html.isEmpty());
  setAccessibleName(title);
  setAccessibleDescription(QTextDocumentFragment::fromHtml(html).toPlainText());
  QFrame::show();
  QAccessibleEvent event(this, QAccessible::Alert);
  QAccessible::updateAccessibility(&event);
}

void FeedbackBox::applyTheme() {
  const auto px = [this](double length) { return static_cast<int>(std::lround(m_theme.px(length))); };
  layout()->setContentsMargins(px(14), px(8), px(12), px(8));
  layout()->setSpacing(px(2));
}

QuizCard::QuizCard(const LessonContext& context, ShelfLesson lesson, const std::string& item, bool fresh,
                   QWidget* parent)
    : QFrame(parent),
      m_context(context),
      m_lesson(std::move(lesson)),
      m_item(m_lesson.lesson().item(item)),
      m_fresh(fresh) {
  setObjectName(QStringLiteral("quiz.%1").arg(QString::fromStdString(item)));
  setLook(*this, "card");
  build();
  retranslate();
  applyTheme();
  m_restoring = true;
  if (!fresh) restore();
  restoreDraft();
  m_restoring = false;
}

/// A review has drafts of its own: what is said today is not what was said in the lesson.
std::string QuizCard::draftKey() const {
  return m_fresh ? "review/" + m_item->id : m_item->id;
}

void QuizCard::restoreDraft() {
  const QString draft = m_context.record->draft(m_lesson.key(), draftKey());
  if (!draft.isEmpty()) m_body->setDraft(draft);
}

void QuizCard::build() {
  m_title = plainLabel(QStringLiteral("quiz.title"), "title", this);
  m_kind = plainLabel(QStringLiteral("quiz.kind"), "note", this);
  m_question = richLabel(QStringLiteral("quiz.question"), "question", this);
  m_body = makeQuizBody(m_context.services, *m_item, lesson::shownOrder(*m_item, m_context.record->seed()),
                        m_context.language, this);
  m_check = new QPushButton(this);
  m_worked = new QPushButton(this);
  setLook(*m_check, "primary");
  setLook(*m_worked, "button");
  for (QPushButton* button : {m_check, m_worked}) button->setAutoDefault(false);
  m_first = new FeedbackBox(m_context.services.theme, QStringLiteral("quiz.first"), this);
  m_second = new FeedbackBox(m_context.services.theme, QStringLiteral("quiz.second"), this);
  auto* head = new QHBoxLayout;
  head->addWidget(m_title);
  head->addStretch(1);
  head->addWidget(m_kind);
  auto* buttons = new QHBoxLayout;
  buttons->addWidget(m_check);
  buttons->addWidget(m_worked);
  buttons->addStretch(1);
  auto* column = new QVBoxLayout(this);
  column->addLayout(head);
  column->addWidget(m_question);
  column->addWidget(m_body);
  column->addLayout(buttons);
  column->addWidget(m_first);
  column->addWidget(m_second);
  connect(m_check, &QPushButton::clicked, this, &QuizCard::check);
  connect(m_worked, &QPushButton::clicked, this, [this] {
    showWorked();
    showFeedback();
  });
  connect(m_body, &QuizBody::submitted, this, &QuizCard::check);
  connect(m_body, &QuizBody::changed, this, [this] {
    forgetFeedback();
    if (!m_restoring) m_context.record->setDraft(m_lesson.key(), draftKey(), m_body->draft());
    followButtons();
  });
}

/// What was said of an answer goes when the answer changes: it would be said of another one.
void QuizCard::forgetFeedback() {
  if (m_judged) m_body->clearVerdict();
  m_judged = false;
  m_first->hide();
  m_second->hide();
}

/// What was answered last time stands there again, judged as it was.
void QuizCard::restore() {
  const LearnRecord::Given* last = m_context.record->last(m_lesson.key(), m_item->id);
  if (!last || last->record.kind != m_item->kind) return;
  m_body->setAnswer(last->record.answer);
  m_attempts = last->record.attempt;
  m_asked = last->record.asked;
  judge(false);
}

void QuizCard::check() {
  if (!m_body->isComplete()) {
    m_first->show(FeedbackBox::Kind::wrong, tr("Not complete yet"), {});
    if (QWidget* next = m_body->first()) next->setFocus(Qt::OtherFocusReason);
    return;
  }
  ++m_attempts;
  judge(true);
  m_context.record->setDraft(m_lesson.key(), draftKey(), {});  // it is an answer now
  showFeedback();
  Q_EMIT answered();
}

/// Scrolls so far that the feedback is seen.
void QuizCard::showFeedback() {
  for (QWidget* w = parentWidget(); w; w = w->parentWidget())
    if (auto* area = qobject_cast<QScrollArea*>(w)) {
      QTimer::singleShot(0, area, [area, box = QPointer<QWidget>(m_second->isHidden() ? m_first : m_second)] {
        if (box) area->ensureWidgetVisible(box, 0, kRoomBelow);
      });
      return;
    }
}

void QuizCard::judge(bool keep) {
  const lesson::Answer answer = m_body->answer();
  const lesson::Verdict verdict = lesson::check(*m_item, answer);
  m_judged = true;
  m_right = verdict.right;
  m_solved = m_solved || verdict.right;
  if (keep)
    m_context.record->add(m_lesson.key(), {0,
                                           m_item->id,
                                           {m_item->kind, answer, m_context.record->seed(), m_attempts, m_asked},
                                           verdict.right,
                                           verdict.score});
  const lesson::Feedback feedback = lesson::feedback(*m_item, verdict, m_attempts, m_context.language);
  const bool whole = verdict.right || feedback.stage > 1;
  m_body->showVerdict(verdict, whole);
  m_second->hide();
  const QString parts = partText(verdict);
  if (m_item->kind == lesson::QuizKind::sayAloud) {
    m_first->show(verdict.right ? FeedbackBox::Kind::right : FeedbackBox::Kind::worked,
                  verdict.right ? tr("Kept. You can say it.") : tr("Kept. It comes back for review."), {});
  } else if (verdict.right) {
    m_first->show(FeedbackBox::Kind::right, tr("Right"), parts);
    if (!m_item->worked.empty())
      m_second->show(FeedbackBox::Kind::worked, tr("Worked line"), richLine(in(m_item->worked)));
  } else {
    const QString hint = feedback.stage == 1 ? richLine(feedback.hint) : QString();
    m_first->show(
        FeedbackBox::Kind::wrong, tr("Not yet"),
        QStringList{parts, hint}.filter(QRegularExpression(QStringLiteral("."))).join(QStringLiteral("<br>")));
    if (feedback.stage > 1) showWorked();
  }
  followButtons();
}

void QuizCard::showWorked() {
  m_asked = m_asked || !m_solved;
  const lesson::Verdict verdict = lesson::check(*m_item, m_body->answer());
  const lesson::Feedback feedback = lesson::feedback(*m_item, verdict, 2, m_context.language);
  m_second->show(FeedbackBox::Kind::worked, tr("Worked line"), richLines(feedback.worked).join(QStringLiteral("<br>")));
}

QString QuizCard::numberText(const lesson::Verdict& verdict) const {
  const auto& blanks = std::get<lesson::NumberBody>(m_item->body).blanks;
  QStringList lines;
  for (std::size_t k = 0; k < verdict.parts.size() && k < blanks.size(); ++k) {
    const lesson::PartVerdict& part = verdict.parts[k];
    if (part.right && !part.error) continue;
    const QString label = richLine(in(blanks[k].label));
    QString text = !part.readable       ? tr("that is no number")
                   : part.error         ? typicalErrorText(*part.error, part.otherWord).toHtmlEscaped()
                   : !part.says.empty() ? richLine(in(part.says))
                   : part.tooFewPlaces
                       ? tr("right as far as it goes; it is asked to %n place(s)", nullptr, blanks[k].places)
                       : tr("not this number");
    lines << (label.isEmpty() ? text : QStringLiteral("<b>%1:</b> %2").arg(label, text));
  }
  return lines.join(QStringLiteral("<br>"));
}

QString QuizCard::choiceText(const lesson::Verdict& verdict) const {
  QStringList lines;
  for (const lesson::PartVerdict& part : verdict.parts)
    if (!part.right && !part.says.empty()) lines << richLine(in(part.says));
  const auto wrong = static_cast<int>(std::count_if(verdict.parts.begin(), verdict.parts.end(),
                                                    [](const lesson::PartVerdict& part) { return !part.right; }));
  if (wrong > 0 && m_item->kind == lesson::QuizKind::markCells)
    lines << tr("%n mark(s) in another place than expected", nullptr, wrong);
  if (verdict.missing > 0 && m_item->kind != lesson::QuizKind::chooseOne)
    lines << tr("%n right one(s) still missing", nullptr, verdict.missing);
  return lines.join(QStringLiteral("<br>"));
}

/// How a guess of shares differs: where too much lies, where too little.
QString QuizCard::tokensText(const lesson::Verdict& verdict) const {
  const auto& words = std::get<lesson::TokensBody>(m_item->body).words;
  QStringList more, less;
  for (std::size_t k = 0; k < std::min(words.size(), verdict.parts.size()); ++k) {
    if (verdict.parts[k].difference > kNotable) more << isolated(words[k]).toHtmlEscaped();
    if (verdict.parts[k].difference < -kNotable) less << isolated(words[k]).toHtmlEscaped();
  }
  QString text = tr("Your shares and the true ones overlap by %1 %.").arg(percentText(verdict.score));
  if (!more.isEmpty()) text += QLatin1Char(' ') + tr("Too much on: %1.").arg(more.join(QStringLiteral(", ")));
  if (!less.isEmpty()) text += QLatin1Char(' ') + tr("Too little on: %1.").arg(less.join(QStringLiteral(", ")));
  return text;
}

/// Where it is wrong, in words.
QString QuizCard::partText(const lesson::Verdict& verdict) const {
  using lesson::QuizKind;
  switch (m_item->kind) {
    case QuizKind::number:
      return numberText(verdict);
    case QuizKind::chooseOne:
    case QuizKind::chooseMany:
    case QuizKind::spotError:
    case QuizKind::markCells:
      return choiceText(verdict);
    case QuizKind::shareTokens:
      return tokensText(verdict);
    case QuizKind::order:
    case QuizKind::match: {
      const auto wrong = static_cast<int>(std::count_if(verdict.parts.begin(), verdict.parts.end(),
                                                        [](const lesson::PartVerdict& part) { return !part.right; }));
      return wrong == 0 ? QString() : tr("%n place(s) not right yet; they are marked.", nullptr, wrong);
    }
    case QuizKind::sayAloud:
      break;
  }
  return {};
}

void QuizCard::followButtons() {
  const bool aloud = m_item->kind == lesson::QuizKind::sayAloud;  // is rated once it was compared
  m_check->setVisible((!m_judged || !m_solved) && (!aloud || m_body->isComplete()));
  m_worked->setVisible(m_attempts > 0 && !m_solved && m_item->kind != lesson::QuizKind::sayAloud);
}

QWidget* QuizCard::firstStop() const {
  return m_body->first();
}

void QuizCard::retranslate() {
  m_title->setText(m_fresh ? tr("Do you still know it?") : tr("Your turn"));
  m_kind->setText(m_body->kindText());
  m_question->setText(richLine(in(m_item->question)));
  m_check->setText(m_item->kind == lesson::QuizKind::sayAloud ? tr("Keep my rating") : tr("Check"));
  describeControl(*m_check, QStringLiteral("quiz.check"), m_check->text(),
                  tr("Judges your answer; you may try again."));
  m_worked->setText(tr("Worked line"));
  describeControl(*m_worked, QStringLiteral("quiz.worked"), m_worked->text(), tr("Shows how it is done."));
  setAccessibleName(plainLine(in(m_item->question)));
  m_body->retranslate();
  followButtons();
}

void QuizCard::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) retranslate();
  QFrame::changeEvent(event);
}

void QuizCard::applyTheme() {
  const auto px = [this](double length) { return static_cast<int>(std::lround(m_context.services.theme.px(length))); };
  layout()->setContentsMargins(px(16), px(12), px(16), px(12));
  layout()->setSpacing(px(8));
}

}  // namespace lookback::ui
