// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/learn/lesson_library.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLocale>
#include <QPainter>
#include <QVBoxLayout>
#include <algorithm>
#include <cmath>
#include <set>

#include "ui/learn/lesson_steps.h"
#include "ui/support/controls.h"
#include "ui/support/style.h"
#include "ui/support/text.h"
#include "ui/views/pane_controls.h"
#include "ui/views/thin_scroll_bar.h"

namespace lookback::ui {
namespace {

constexpr double kCardWidth = 250, kCardHeight = 156, kGap = 12, kMargin = 24;
constexpr double kHover = 0.06;
constexpr double kOneLine = 900;  // title and buttons side by side
constexpr int kToLine = 3;        // buttons of a line in large letters

std::size_t stepCount(const ShelfLesson& lesson, const std::string& language) {
  const lesson::LessonText* text = lesson.lesson().text(language);
  return text ? lessonSteps(*text).size() : 0;
}

int passedSteps(const ShelfLesson& lesson, const LearnRecord& record) {
  const auto& steps = record.standing(lesson.key()).steps;
  return static_cast<int>(std::count_if(steps.begin(), steps.end(), [](const auto& step) { return step.second; }));
}

}  // namespace

std::string lessonLanguage() {
  return QLocale().name().section(QLatin1Char('_'), 0, 0).toStdString();
}

/// Whoever has pressed Finish has finished, and stays so however often the lesson is looked at again, and whatever
/// steps it gets later; so has who went past every step.
bool isFinished(const ShelfLesson& lesson, const LearnRecord& record) {
  const std::size_t count = stepCount(lesson, lessonLanguage());
  if (count == 0) return false;
  return record.standing(lesson.key()).finished || static_cast<std::size_t>(passedSteps(lesson, record)) >= count;
}

LessonCard::LessonCard(const Theme& theme, QWidget* parent) : QAbstractButton(parent), m_theme(theme) {
  setFocusPolicy(Qt::StrongFocus);
  setAttribute(Qt::WA_Hover);
  watchFocus(*this);
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
  connect(&theme, &Theme::changed, this, [this] {
    updateGeometry();
    update();
  });
}

QSize LessonCard::sizeHint() const {
  return {static_cast<int>(m_theme.px(kCardWidth)), static_cast<int>(m_theme.px(kCardHeight))};
}

void LessonCard::setLesson(const ShelfLesson& shelved, const LearnRecord& record, const std::string& language) {
  const lesson::Lesson& lesson = shelved.lesson();
  const auto count = static_cast<int>(stepCount(shelved, language));
  const int passed = std::min(count, passedSteps(shelved, record));
  m_broken = shelved.loaded->hasErrors();
  m_title = QString::fromStdString(lesson.title.in(language));
  if (m_title.isEmpty()) m_title = QString::fromStdString(lesson.name);
  m_question = QString::fromStdString(lesson.question.in(language));
  const QString minutes = tr("%n minute(s)", nullptr, lesson.minutes);
  m_kicker = lesson.number > 0 ? tr("Lesson %1 · %2").arg(QString::number(lesson.number), minutes) : minutes;
  const bool finished = isFinished(shelved, record);
  m_share = finished ? 1 : count > 0 ? static_cast<double>(passed) / count : 0;
  int right = 0;
  for (const lesson::QuizItem& item : lesson.quiz) right += record.solved(shelved.key(), item.id) ? 1 : 0;
  const int asked = static_cast<int>(lesson.quiz.size());
  const QString answers = tr("%n of %1 question(s) right", nullptr, right).arg(asked);
  const int step = record.standing(shelved.key()).step + 1;
  const QString where = tr("Step %1 of %2").arg(QString::number(step), QString::number(count));
  const bool begun = record.standing(shelved.key()).begun();
  m_foot = m_broken     ? tr("%n problem(s)", nullptr, static_cast<int>(shelved.loaded->problems.size()))
           : count == 0 ? tr("Nothing to show")
           : !begun     ? tr("Not begun")
           : finished   ? tr("Finished")
                        : where;
  if (!m_broken && begun && count > 0 && asked > 0) m_foot += QStringLiteral(" · ") + answers;
  setAccessibleName(QStringLiteral("%1: %2").arg(m_kicker, m_title));
  setAccessibleDescription(QStringLiteral("%1 %2").arg(m_question, m_foot));
  setWhatsThis(accessibleDescription().toHtmlEscaped());
  update();
}

void LessonCard::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const auto px = [this](double length) { return m_theme.px(length); };
  const double line = std::max(1.0, std::round(px(1)));
  QColor ground = m_theme.color(Role::surface);
  if (underMouse() || isDown()) ground = mixed(ground, m_theme.color(Role::text), kHover);
  painter.setPen(QPen(m_theme.color(ringShown(*this) ? Role::text : Role::hair), ringShown(*this) ? px(3) : line));
  painter.setBrush(ground);
  const double inset = ringShown(*this) ? px(1.5) : line / 2;
  painter.drawRoundedRect(QRectF(rect()).adjusted(inset, inset, -inset, -inset), px(6), px(6));
  const double left = px(16), width = this->width() - px(32);
  const auto write = [&](double top, double height, const QFont& font, Role role, const QString& text, int flags) {
    painter.setFont(font);
    painter.setPen(m_theme.color(role));
    painter.drawText(QRectF(left, px(top), width, px(height)), flags, text);
  };
  write(14, 18, m_theme.font(TextStep::note), Role::text2, m_kicker, Qt::AlignLeft | Qt::AlignVCenter);
  write(34, 24, m_theme.font(TextStep::title, QFont::DemiBold), Role::text,
        QFontMetrics(m_theme.font(TextStep::title, QFont::DemiBold))
            .elidedText(m_title, Qt::ElideRight, static_cast<int>(width)),
        Qt::AlignLeft | Qt::AlignVCenter);
  write(62, 44, m_theme.font(TextStep::base), Role::text2, m_question, Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap);
  const QRectF bar(left, px(116), width, px(4));
  painter.setPen(Qt::NoPen);
  painter.setBrush(m_theme.color(Role::sunken));
  painter.drawRoundedRect(bar, px(2), px(2));
  painter.setBrush(m_theme.color(m_broken ? Role::error : Role::accent));
  if (m_share > 0)
    painter.drawRoundedRect(QRectF(bar.left(), bar.top(), bar.width() * m_share, bar.height()), px(2), px(2));
  write(126, 18, m_theme.font(TextStep::note), m_broken ? Role::error : Role::text2, m_foot,
        Qt::AlignLeft | Qt::AlignVCenter);
}

LessonLibrary::LessonLibrary(Services services, LessonShelf& shelf, LearnRecord& record, QWidget* parent)
    : QWidget(parent),
      m_services(services),
      m_shelf(shelf),
      m_record(record),
      m_scroll(new QScrollArea(this)),
      m_body(new QWidget),
      m_title(plainLabel(QStringLiteral("library.title"), "display", m_body)),
      m_note(plainLabel(QStringLiteral("library.note"), "note", m_body)),
      m_ownTitle(plainLabel(QStringLiteral("library.own"), "title", m_body)),
      m_trouble(plainLabel(QStringLiteral("library.trouble"), "note", m_body)),
      m_go(new GivingButton(m_body)),
      m_head(new QBoxLayout(QBoxLayout::LeftToRight)),
      m_tools(new QGridLayout),
      m_course(new QGridLayout),
      m_own(new QGridLayout) {
  setObjectName(QStringLiteral("lessonLibrary"));
  setLook(*m_go, "primary");
  m_go->setAutoDefault(false);
  m_go->hide();  // until there is a lesson to go on with
  m_trouble->setWordWrap(true);
  m_note->setWordWrap(true);
  auto* titles = new QVBoxLayout;
  titles->addWidget(m_title);
  titles->addWidget(m_note);
  m_head->addLayout(titles, 1);
  m_head->addLayout(m_tools);
  m_buttons = {m_go};
  auto* column = new QVBoxLayout(m_body);
  column->addLayout(m_head);
  column->addWidget(m_trouble);
  column->addLayout(m_course);
  column->addWidget(m_ownTitle);
  column->addLayout(m_own);
  column->addStretch(1);
  setLook(*m_scroll, "page");
  m_scroll->setWidget(m_body);
  m_scroll->setWidgetResizable(true);
  m_scroll->setFrameShape(QFrame::NoFrame);
  m_scroll->setFocusPolicy(Qt::NoFocus);
  m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  m_scroll->setVerticalScrollBar(new ThinScrollBar(services.theme, Qt::Vertical, m_scroll));
  m_scroll->viewport()->setAutoFillBackground(false);
  m_body->setAutoFillBackground(false);  // setWidget switches it on
  auto* whole = new QVBoxLayout(this);
  whole->setContentsMargins(0, 0, 0, 0);
  whole->addWidget(m_scroll);
  connect(m_go, &QPushButton::clicked, this, [this] {
    if (const ShelfLesson* lesson = suggestion()) Q_EMIT chosen(lesson->key());
  });
  connect(&shelf, &LessonShelf::changed, this, &LessonLibrary::fill);
  connect(&record, &LearnRecord::changed, this, &LessonLibrary::retranslate);
  connect(&services.theme, &Theme::changed, this, &LessonLibrary::applyTheme);
  fill();
  applyTheme();
}

void LessonLibrary::addHeadButton(QPushButton* button) {
  m_buttons.insert(m_buttons.begin(), button);
  arrangeHead();
}

/// Buttons to the right of the title; in large letters below it, three to a line, the one that goes on first.
void LessonLibrary::arrangeHead() {
  const bool narrow = width() < px(kOneLine);
  m_head->setDirection(narrow ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
  while (QLayoutItem* item = m_tools->takeAt(0)) delete item;
  int place = 0;
  if (narrow) m_tools->addWidget(m_go, 0, 0, 1, kToLine);
  for (QPushButton* button : m_buttons) {
    if (narrow && button == m_go) continue;
    if (narrow)
      m_tools->addWidget(button, 1 + place / kToLine, place % kToLine);
    else
      m_tools->addWidget(button, 0, place, Qt::AlignTop);
    ++place;
  }
}

int LessonLibrary::px(double length) const {
  return static_cast<int>(std::lround(m_services.theme.px(length)));
}

const ShelfLesson* LessonLibrary::suggestion() const {
  const ShelfLesson* best = nullptr;
  for (const ShelfLesson& lesson : m_shelf.lessons()) {
    if (isFinished(lesson, m_record) || !lesson.loaded->usable()) continue;
    const store::Milliseconds at = m_record.standing(lesson.key()).at;
    if (!best || at > m_record.standing(best->key()).at) best = &lesson;
  }
  if (!best && !m_shelf.lessons().empty()) best = &m_shelf.lessons().front();
  return best;
}

LessonCard* LessonLibrary::card(const std::string& key) const {
  for (const Entry& entry : m_cards)
    if (entry.key == key) return entry.card;
  return nullptr;
}

void LessonLibrary::fill() {
  // Cards of lessons that stay are kept, so that the keyboard does not lose its place.
  std::vector<Entry> cards;
  for (const ShelfLesson& lesson : m_shelf.lessons()) {
    LessonCard* kept = card(lesson.key());
    if (!kept) {
      kept = new LessonCard(m_services.theme, m_body);
      kept->setObjectName(QStringLiteral("lesson.card.%1").arg(QString::fromStdString(lesson.key())));
      connect(kept, &QAbstractButton::clicked, this, [this, key = lesson.key()] { Q_EMIT chosen(key); });
    }
    cards.push_back({lesson.key(), lesson.own, kept});
  }
  for (const Entry& old : m_cards)
    if (std::none_of(cards.begin(), cards.end(), [&](const Entry& entry) { return entry.card == old.card; }))
      old.card->deleteLater();
  m_cards = std::move(cards);
  QWidget* before = m_go;
  for (const Entry& entry : m_cards) {
    setTabOrder(before, entry.card);
    before = entry.card;
  }
  arrange();
  retranslate();
}

void LessonLibrary::arrange() {
  const int room = width() - 2 * px(kMargin);
  const int columns = std::max(1, (room + px(kGap)) / (px(kCardWidth) + px(kGap)));
  for (QGridLayout* grid : {m_course, m_own}) {
    while (QLayoutItem* item = grid->takeAt(0)) delete item;
    for (int c = 0; c < grid->columnCount(); ++c) grid->setColumnStretch(c, c < columns ? 1 : 0);
    for (int c = 0; c < columns; ++c) grid->setColumnStretch(c, 1);
    grid->setSpacing(px(kGap));
  }
  int course = 0, own = 0;
  for (const Entry& entry : m_cards) {
    int& next = entry.own ? own : course;
    (entry.own ? m_own : m_course)->addWidget(entry.card, next / columns, next % columns);
    entry.card->show();
    ++next;
  }
  m_ownTitle->setVisible(own > 0);
}

void LessonLibrary::retranslate() {
  const std::string language = lessonLanguage();
  m_title->setText(tr("Learn"));
  m_note->setText(
      m_shelf.isRead() && m_shelf.lessons().empty()
          ? tr("No lessons were found beside the program.")
          : tr("From the black box to soft alignment in your own words. Five to ten minutes a lesson; leave "
               "and come back at any step."));
  m_ownTitle->setText(tr("Your own lessons"));
  QString trouble = m_shelf.trouble();
  if (!m_shelf.isOwnThere())
    trouble = tr("The folder of your own lessons is not there now: %1. Its lessons show again as soon as it is back; "
                 "or choose another with “Own folder…”.")
                  .arg(isolated(QString::fromStdU16String(m_shelf.ownFolder().u16string()))) +
              QLatin1Char(' ') + trouble;
  m_trouble->setText(trouble.trimmed());
  m_trouble->setVisible(!m_trouble->text().isEmpty());
  for (const ShelfLesson& lesson : m_shelf.lessons())
    if (LessonCard* shown = card(lesson.key())) shown->setLesson(lesson, m_record, language);
  const ShelfLesson* next = suggestion();
  m_go->setVisible(next != nullptr);
  if (!next) return;
  const bool begun = m_record.standing(next->key()).begun();
  const QString title = QString::fromStdString(next->lesson().title.in(language));
  m_go->setText(menuText(begun ? tr("Go on: %1").arg(title) : tr("Begin: %1").arg(title)));
  describeControl(*m_go, QStringLiteral("library.go"), m_go->text(), tr("Opens the lesson where you left it."));
}

QList<QWidget*> LessonLibrary::stops() const {
  QList<QWidget*> stops{m_go};
  if (!m_cards.empty()) stops << m_cards.front().card;
  return stops;
}

void LessonLibrary::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) retranslate();
  QWidget::changeEvent(event);
}

void LessonLibrary::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  arrangeHead();
  arrange();
}

void LessonLibrary::applyTheme() {
  m_body->layout()->setContentsMargins(px(kMargin), px(kMargin), px(kMargin), px(kMargin));
  m_body->layout()->setSpacing(px(16));
  m_head->setSpacing(px(8));
  m_tools->setSpacing(px(8));
  arrangeHead();
  arrange();
}

}  // namespace lookback::ui
