// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/learn/review_view.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QVBoxLayout>
#include <algorithm>
#include <cmath>

#include "ui/learn/lesson_library.h"
#include "ui/learn/lesson_text.h"
#include "ui/support/controls.h"
#include "ui/views/pane_controls.h"
#include "ui/views/thin_scroll_bar.h"

namespace lookback::ui {

std::vector<lesson::ReviewState> dueItems(const LessonShelf& shelf, const LearnRecord& record) {
  std::vector<lesson::ReviewState> due;
  const std::vector<lesson::ReviewAnswer> answers = record.reviewAnswers();
  for (const lesson::ReviewState& state : lesson::reviewQueue(answers, record.today())) {
    const ShelfLesson* lesson = shelf.find(state.lesson);
    const lesson::QuizItem* item = lesson ? lesson->lesson().item(state.item) : nullptr;
    if (item && item->review) due.push_back(state);
  }
  return due;
}

ReviewView::ReviewView(Services services, DecodeEngine engine, LessonShelf& shelf, LearnRecord& record, QWidget* parent)
    : QWidget(parent),
      m_services(services),
      m_engine(std::move(engine)),
      m_shelf(shelf),
      m_record(record),
      m_title(plainLabel(QStringLiteral("review.title"), "display", this)),
      m_where(plainLabel(QStringLiteral("review.where"), "note", this)),
      m_done(plainLabel(QStringLiteral("review.done"), "title", this)),
      m_back(new QPushButton(this)),
      m_next(new QPushButton(this)),
      m_scroll(new QScrollArea(this)) {
  setObjectName(QStringLiteral("review"));
  setLook(*m_back, "button");
  setLook(*m_next, "primary");
  for (QPushButton* button : {m_back, m_next}) button->setAutoDefault(false);
  m_done->setWordWrap(true);
  setLook(*m_scroll, "page");
  m_scroll->setWidgetResizable(true);
  m_scroll->setFrameShape(QFrame::NoFrame);
  m_scroll->setFocusPolicy(Qt::NoFocus);
  m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  m_scroll->setVerticalScrollBar(new ThinScrollBar(services.theme, Qt::Vertical, m_scroll));
  m_scroll->viewport()->setAutoFillBackground(false);
  auto* head = new QHBoxLayout;
  head->addWidget(m_title);
  head->addWidget(m_where, 1);
  head->addWidget(m_back);
  auto* whole = new QVBoxLayout(this);
  whole->addLayout(head);
  whole->addWidget(m_done);
  whole->addWidget(m_scroll, 1);
  whole->addWidget(m_next, 0, Qt::AlignRight);
  connect(m_back, &QPushButton::clicked, this, &ReviewView::closed);
  connect(m_next, &QPushButton::clicked, this, &ReviewView::next);
  connect(&services.theme, &Theme::changed, this, &ReviewView::applyTheme);
  retranslate();
  applyTheme();
}

void ReviewView::start() {
  m_queue = dueItems(m_shelf, m_record);
  m_at = 0;
  show();
}

void ReviewView::next() {
  ++m_at;
  show();
  if (m_card)
    m_card->firstStop()->setFocus(Qt::OtherFocusReason);
  else
    m_back->setFocus(Qt::OtherFocusReason);
}

void ReviewView::show() {
  delete m_scroll->takeWidget();
  m_card = nullptr;
  if (m_at < count()) {
    const lesson::ReviewState& state = m_queue[static_cast<std::size_t>(m_at)];
    if (const ShelfLesson* lesson = m_shelf.find(state.lesson)) {
      const LessonContext context{m_services, m_engine, &m_record, state.lesson, lessonLanguage(), {}, {}};
      auto* body = new QWidget;
      auto* column = new QVBoxLayout(body);
      m_card = new QuizCard(context, *lesson, state.item, true, body);
      m_card->setMaximumWidth(lessonTextWidth(m_services.theme) + 40);
      column->addWidget(m_card);
      column->addStretch(1);
      m_scroll->setWidget(body);
      body->setAutoFillBackground(false);  // setWidget switches it on
      connect(m_card, &QuizCard::answered, this, [this] {
        retranslate();
        if (m_card->isSettled()) m_next->setFocus(Qt::TabFocusReason);
      });
    }
  }
  retranslate();
}

QList<QWidget*> ReviewView::stops() const {
  QList<QWidget*> stops;
  if (m_card) stops << m_card->firstStop() << m_next;
  stops << m_back;
  return stops;
}

QString ReviewView::statusText() const {
  return m_at < count() ? tr("Review, question %1 of %2.").arg(QString::number(m_at + 1), QString::number(count()))
                        : tr("Nothing is due for review now.");
}

void ReviewView::retranslate() {
  const bool over = m_at >= count();
  m_title->setText(tr("Review"));
  m_where->setText(over ? QString() : tr("%1 of %2").arg(QString::number(m_at + 1), QString::number(count())));
  m_done->setText(count() == 0
                      ? tr("Nothing is due today. Questions you answered come back after one, three and seven days.")
                      : tr("That was all for today."));
  m_done->setVisible(over);
  m_scroll->setVisible(!over);
  m_next->setVisible(!over);
  const bool answered = m_card && m_card->isAnswered();
  m_next->setText(answered ? tr("Next question") : tr("Leave for later"));
  m_back->setText(tr("All lessons"));
  describeControl(*m_next, QStringLiteral("review.next"), m_next->text(),
                  tr("Goes on; a question without an answer stays due."));
  describeControl(*m_back, QStringLiteral("review.back"), m_back->text(), tr("Back to the library."));
  Q_EMIT changed();
}

void ReviewView::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) show();
  QWidget::changeEvent(event);
}

void ReviewView::applyTheme() {
  const auto px = [this](double length) { return static_cast<int>(std::lround(m_services.theme.px(length))); };
  layout()->setContentsMargins(px(24), px(24), px(24), px(16));
  layout()->setSpacing(px(16));
}

}  // namespace lookback::ui
