// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/learn/lesson_player.h"

#include <QDate>
#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLocale>
#include <QPointer>
#include <QStyle>
#include <QTimer>
#include <QVBoxLayout>
#include <algorithm>
#include <cmath>
#include <functional>

#include "core/base/error.h"
#include "ui/learn/lesson_text.h"
#include "ui/learn/problem_list.h"
#include "ui/support/controls.h"
#include "ui/support/icons.h"
#include "ui/support/text.h"
#include "ui/views/pane_controls.h"
#include "ui/views/thin_scroll_bar.h"
#include "ui/views/view_export.h"

namespace lookback::ui {
namespace {

constexpr double kLeftShare = 0.46;  // of the page, where text and widgets stand side by side
constexpr double kMargin = 16, kGap = 8;
constexpr double kLeastLeft = 300, kLeastRight = 380;  // side by side

QString languageOfWindow() {
  return QLocale().name().section(QLatin1Char('_'), 0, 0);
}

QScrollArea* scrollArea(Theme& theme, const char* name, QWidget* parent) {
  auto* area = new QScrollArea(parent);
  area->setObjectName(QLatin1String(name));
  setLook(*area, "page");
  area->setWidgetResizable(true);
  area->setFrameShape(QFrame::NoFrame);
  area->setFocusPolicy(Qt::NoFocus);
  area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  area->setVerticalScrollBar(new ThinScrollBar(theme, Qt::Vertical, area));
  area->viewport()->setAutoFillBackground(false);
  return area;
}

}  // namespace

LessonPlayer::LessonPlayer(Services services, DecodeEngine engine, LearnRecord& record, QWidget* parent)
    : QWidget(parent),
      m_services(services),
      m_engine(std::move(engine)),
      m_record(record),
      m_left(scrollArea(services.theme, "learn.text", this)),
      m_right(scrollArea(services.theme, "learn.widgets", this)),
      m_bar(new QFrame(this)),
      m_back(new QPushButton(m_bar)),
      m_next(new QPushButton(m_bar)),
      m_dots(new StepDots(services.theme, m_bar)),
      m_where(plainLabel(QStringLiteral("learn.where"), "note", m_bar)) {
  setObjectName(QStringLiteral("lessonPlayer"));
  build();
  connect(&services.theme, &Theme::changed, this, &LessonPlayer::applyTheme);
  retranslate();
  applyTheme();
}

void LessonPlayer::build() {
  m_bar->setObjectName(QStringLiteral("learnBar"));
  for (QPushButton* button : {m_back, m_next}) button->setAutoDefault(false);
  setLook(*m_back, "button");
  setLook(*m_next, "primary");
  auto* line = new QHBoxLayout(m_bar);
  line->addWidget(m_back);
  line->addStretch(1);
  line->addWidget(m_dots);
  line->addWidget(m_where);
  line->addStretch(1);
  line->addWidget(m_next);
  auto* columns = new QHBoxLayout;
  columns->setSpacing(0);
  columns->addWidget(m_left);
  columns->addWidget(m_right, 1);
  auto* whole = new QVBoxLayout(this);
  whole->setContentsMargins(0, 0, 0, 0);
  whole->setSpacing(0);
  whole->addLayout(columns, 1);
  whole->addWidget(m_bar);
  connect(m_back, &QPushButton::clicked, this, &LessonPlayer::back);
  connect(m_next, &QPushButton::clicked, this, &LessonPlayer::next);
  connect(m_dots, &StepDots::chosen, this, &LessonPlayer::goTo);
}

int LessonPlayer::px(double length) const {
  return static_cast<int>(std::lround(m_services.theme.px(length)));
}

LessonContext LessonPlayer::context() const {
  return {m_services, m_engine, &m_record, m_lesson.key(), m_text ? m_text->language : "en", {}, content().models};
}

void LessonPlayer::readText() {
  m_text = content().text(languageOfWindow().toStdString());
  m_steps = m_text ? lessonSteps(*m_text) : std::vector<LessonStep>();
}

void LessonPlayer::open(const ShelfLesson& lesson, int step) {
  clearStep();
  m_lesson = lesson;
  readText();
  if (step < 0) {
    const LessonStanding& standing = m_record.standing(lesson.key());
    step = standing.begun() ? standing.step : 0;
    const bool over =
        standing.begun() && step + 1 >= steps() && standing.steps.contains(step) && standing.steps.at(step);
    if (over) step = 0;  // gone through once: from the beginning
  }
  m_step = std::clamp(step, 0, std::max(0, steps() - 1));
  showStep();
}

void LessonPlayer::replace(const ShelfLesson& lesson) {
  clearStep();
  m_lesson = lesson;
  readText();
  m_step = std::clamp(m_step, 0, std::max(0, steps() - 1));
  showStep();
}

void LessonPlayer::goTo(int step) {
  if (step < 0 || step >= steps() || step == m_step) return;
  m_step = step;
  showStep();
  stops().front()->setFocus(Qt::OtherFocusReason);
}

void LessonPlayer::next() {
  if (steps() > 0) m_record.pass(m_lesson.key(), m_step);
  if (canGoOn()) return goTo(m_step + 1);
  m_record.finish(m_lesson.key());
  Q_EMIT finished();
}

void LessonPlayer::back() {
  goTo(m_step - 1);
}

void LessonPlayer::clearStep() {
  m_parts.clear();
  m_widgets.clear();
  m_questions.clear();
  for (QScrollArea* area : {m_left, m_right}) delete area->takeWidget();
  m_leftBody = m_rightBody = nullptr;
  m_stacked = false;
  m_kicker = m_title = nullptr;
}

void LessonPlayer::place(QWidget* widget, bool right) {
  static_cast<QVBoxLayout*>((right ? m_rightBody : m_leftBody)->layout())
      ->addWidget(widget, qobject_cast<LessonWidget*>(widget) ? 1 : 0);
  m_parts.push_back({widget, false});
}

void LessonPlayer::showStep() {
  clearStep();
  m_leftBody = new QWidget;
  m_rightBody = new QWidget;
  for (QWidget* body : {m_leftBody, m_rightBody}) new QVBoxLayout(body);
  m_kicker = plainLabel(QStringLiteral("learn.kicker"), "note", m_leftBody);
  m_kicker->setWordWrap(true);
  m_title = plainLabel(QStringLiteral("learn.title"), "display", m_leftBody);
  m_title->setWordWrap(true);
  auto* top = new QHBoxLayout;
  top->addWidget(m_kicker, 1);
  QAction* lessons = m_services.actions.get(QStringLiteral("learn.lessons"));
  auto* out = new PaneButton(m_services.theme, QString(), m_leftBody, PaneButton::Size::header);
  out->setAction(lessons);
  describeControl(*out, QStringLiteral("learn.out"), lessons->iconText(), lessons->statusTip());
  top->addWidget(out);
  static_cast<QVBoxLayout*>(m_leftBody->layout())->addLayout(top);
  m_leftBody->layout()->addWidget(m_title);
  if (m_text && m_step < steps()) {
    const LessonStep& step = m_steps[static_cast<std::size_t>(m_step)];
    for (std::size_t k = 0; k < step.blocks.size(); ++k) {
      const auto& content = step.blocks[k]->content;
      if (const auto* prose = std::get_if<lesson::Prose>(&content)) addProse(*prose);
      if (const auto* broken = std::get_if<lesson::Broken>(&content)) addBroken(*broken);
      if (const auto* widget = std::get_if<lesson::Widget>(&content)) addWidget(*widget, k);
      if (const auto* quiz = std::get_if<lesson::QuizBlock>(&content)) addQuestion(quiz->item);
    }
  } else {
    auto* problems = new ProblemList(m_services.theme, m_lesson.loaded->problems, m_leftBody);
    place(problems, false);
  }
  addControlsLine();
  static_cast<QVBoxLayout*>(m_leftBody->layout())->addStretch(1);
  static_cast<QVBoxLayout*>(m_rightBody->layout())->addStretch(0);  // below what is no higher than it needs to be
  m_left->setWidget(m_leftBody);
  m_right->setWidget(m_rightBody);
  for (QWidget* body : {m_leftBody, m_rightBody}) body->setAutoFillBackground(false);  // setWidget switches it on
  m_record.visit(m_lesson.key(), m_step);
  followTabOrder();
  followGates();
  retranslate();
  applyTheme();
  Q_EMIT stepChanged();
  Q_EMIT statusChanged();
}

void LessonPlayer::addProse(const lesson::Prose& prose) {
  auto* text = new LessonProse(m_services.theme, content().folder, m_leftBody);
  text->setHtml(QString::fromStdString(prose.html));
  connect(text, &LessonProse::lessonWanted, this, &LessonPlayer::lessonWanted);
  connect(text, &LessonProse::symbolWanted, this, [this](const QString& symbol) {
    for (LessonWidget* widget : m_widgets) widget->lightSymbol(symbol);
  });
  place(text, false);
}

void LessonPlayer::addBroken(const lesson::Broken& broken) {
  place(new ProblemList(m_services.theme, broken.problems, m_leftBody), false);
}

void LessonPlayer::addWidget(const lesson::Widget& widget, std::size_t block) {
  LessonContext context = this->context();
  context.place = std::to_string(m_step) + "." + std::to_string(block);
  LessonWidget* made = makeLessonWidget(context, widget, m_rightBody);
  connect(made, &LessonWidget::statusChanged, this, &LessonPlayer::statusChanged);
  connect(made, &LessonWidget::gateChanged, this, &LessonPlayer::followGates);
  connect(made, &LessonWidget::contentChanged, this, &LessonPlayer::followTabOrder);
  connect(made, &LessonWidget::passed, this, [this, made] { goOnFrom(made); });
  m_widgets.push_back(made);
  place(made, true);
}

bool LessonPlayer::hasWidgets() const {
  const auto& blocks = m_steps[static_cast<std::size_t>(m_step)].blocks;
  return std::any_of(blocks.begin(), blocks.end(),
                     [](const lesson::Block* block) { return std::holds_alternative<lesson::Widget>(block->content); });
}

void LessonPlayer::addQuestion(const std::string& item) {
  if (!content().item(item)) return;  // has its own problem
  const bool right = !hasWidgets();
  auto* card = new QuizCard(context(), m_lesson, item, false, right ? m_rightBody : m_leftBody);
  connect(card, &QuizCard::answered, this, [this, card] {
    followBar();
    if (card->isSettled()) goOnFrom(card);
    Q_EMIT statusChanged();
  });
  m_questions.push_back(card);
  place(card, right);
}

/// What can be operated here, in words (P3): the learner need not search for it.
QString LessonPlayer::controlsText() const {
  static const std::pair<const char*, const char*> kNames[] = {
      {"step", QT_TR_NOOP("Step")},
      {"back", QT_TR_NOOP("Back")},
      {"first", QT_TR_NOOP("First")},
      {"last", QT_TR_NOOP("Last")},
      {"play", QT_TR_NOOP("Play")},
      {"sentence", QT_TR_NOOP("a sentence of your own")},
      {"change-word", QT_TR_NOOP("Change a word")},
      {"force-word", QT_TR_NOOP("Enter on a next word")},
      {"teacher-forcing", QT_TR_NOOP("given words or its own")},
      {"energy-slider", QT_TR_NOOP("the energy sliders")},
      {"weight-bar", QT_TR_NOOP("the weight bars")},
      {"equalise", QT_TR_NOOP("Equalise")},
      {"sharpen", QT_TR_NOOP("Sharpen")},
      {"flatten", QT_TR_NOOP("Flatten")},
      {"shift-all", QT_TR_NOOP("Shift all")},
      {"only-this", QT_TR_NOOP("Only this")},
      {"zero-strongest", QT_TR_NOOP("Zero strongest")},
      {"permute", QT_TR_NOOP("Permute")},
      {"lock", QT_TR_NOOP("Lock")},
      {"annotation-point", QT_TR_NOOP("the annotations")},
      {"state", QT_TR_NOOP("the state")},
      {"scorer-weights", QT_TR_NOOP("the weights of the scorer")},
      {"choose-word", QT_TR_NOOP("a word to look at")},
      {"transpose", QT_TR_NOOP("Swap rows and columns")},
      {"scale", QT_TR_NOOP("Stretch the colours")},
      {"replace-weights", QT_TR_NOOP("other weights while it writes")},
      {"print", QT_TR_NOOP("Print…")},
      {"threshold", QT_TR_NOOP("the threshold of the arcs")},
      {"crossings", QT_TR_NOOP("the box for crossings")},
      {"length", QT_TR_NOOP("the lengths")},
      {"gradient", QT_TR_NOOP("the gradient")},
      {"learn-once", QT_TR_NOOP("Learn once")},
      {"reset", QT_TR_NOOP("Reset")},
  };
  QStringList names;
  for (const auto& [control, name] : kNames) {
    const bool listed = std::any_of(m_widgets.begin(), m_widgets.end(), [&, c = control](const LessonWidget* widget) {
      const lesson::Widget& source = widget->source();
      if (c == std::string_view("teacher-forcing") && source.parameters.text("target").empty()) return false;
      return std::find(source.controls.begin(), source.controls.end(), c) != source.controls.end();
    });
    if (listed) names << tr(name);
  }
  return names.isEmpty() ? QString() : tr("You can use here: %1.").arg(names.join(QStringLiteral(", ")));
}

void LessonPlayer::addControlsLine() {
  const QString text = controlsText();
  if (text.isEmpty()) return;
  m_leftBody->layout()->addWidget(hairline(m_leftBody));
  auto* line = plainLabel(QStringLiteral("learn.controls"), "note", m_leftBody);
  line->setWordWrap(true);
  line->setText(text);
  m_leftBody->layout()->addWidget(line);
}

/// What follows a closed gate is away until it opens.
void LessonPlayer::followGates() {
  bool closed = false;
  for (const Part& part : m_parts) {
    part.widget->setVisible(!closed);
    const auto* gate = qobject_cast<LessonWidget*>(part.widget);
    closed = closed || (gate && gate->isGateClosed());
  }
  arrange();
  followBar();
  Q_EMIT statusChanged();
}

void LessonPlayer::goOnFrom(const QWidget* part) {
  QWidget* next = m_next;
  bool behind = false;
  for (const Part& one : m_parts) {
    if (behind && !one.widget->isHidden()) {
      const auto* card = qobject_cast<QuizCard*>(one.widget);
      const auto* gate = qobject_cast<LessonWidget*>(one.widget);
      QWidget* first = card && !card->isSolved()      ? card->firstStop()
                       : gate && gate->isGateClosed() ? gate->firstStop()
                                                      : nullptr;
      if (first) {
        next = first;
        break;
      }
    }
    behind = behind || one.widget == part;
  }
  next->setFocus(Qt::TabFocusReason);
  for (QScrollArea* area : {m_left, m_right})
    if (area->isAncestorOf(next))
      QTimer::singleShot(0, area, [area, next = QPointer<QWidget>(next)] {
        if (next) area->ensureWidgetVisible(next);
      });
}

void LessonPlayer::followTabOrder() {
  if (!m_leftBody) return;
  QWidget* last = nullptr;
  for (QWidget* at = nextInFocusChain(); at != this; at = at->nextInFocusChain())
    if ((at->focusPolicy() & Qt::TabFocus) && (m_leftBody->isAncestorOf(at) || m_rightBody->isAncestorOf(at)))
      last = at;
  if (!last) return;
  setTabOrder(last, m_back);
  setTabOrder(m_back, m_dots);
  setTabOrder(m_dots, m_next);
}

void LessonPlayer::stack(bool below) {
  if (below == m_stacked) return;
  m_stacked = below;
  if (below) {
    m_right->takeWidget();
    m_leftBody->layout()->addWidget(m_rightBody);
    m_rightBody->show();
  } else {
    m_leftBody->layout()->removeWidget(m_rightBody);
    m_right->setWidget(m_rightBody);
    m_rightBody->setAutoFillBackground(false);  // setWidget switches it on
  }
}

/// Text alone stands in the middle; where there is something beside it, it keeps to the left.
void LessonPlayer::arrange() {
  if (!m_leftBody) return;
  const int text = lessonTextWidth(m_services.theme) + 2 * px(kMargin) + px(kGap);
  const bool right = !m_widgets.empty() || (m_rightBody && !m_questions.empty() && !hasWidgets());
  stack(right && width() < px(kLeastLeft + kLeastRight));
  const bool beside = right && !m_stacked;
  m_right->setVisible(beside);
  int left = beside ? std::min(text, static_cast<int>(width() * kLeftShare)) : width();
  if (beside && width() - left < px(kLeastRight)) left = width() - px(kLeastRight);
  m_left->setFixedWidth(std::max(1, left));
  const int side = beside ? px(kMargin) : std::max(px(kMargin), (width() - text) / 2);
  m_leftBody->layout()->setContentsMargins(side, px(kMargin), side, px(kMargin));
  m_leftBody->layout()->setSpacing(px(12));
  m_rightBody->layout()->setContentsMargins(px(kGap), px(kGap), px(kGap), px(kGap));
  m_rightBody->layout()->setSpacing(px(12));
}

bool LessonPlayer::hasOpenEnds() const {
  return std::any_of(m_widgets.begin(), m_widgets.end(), [](const LessonWidget* w) { return w->isGateClosed(); }) ||
         std::any_of(m_questions.begin(), m_questions.end(), [](const QuizCard* c) { return !c->isSolved(); });
}

void LessonPlayer::followBar() {
  if (!m_text) return;
  const char* look = hasOpenEnds() ? "button" : "primary";  // the one bright control is what is to be done next
  if (m_next->property("look").toString() != QLatin1String(look)) {
    setLook(*m_next, look);
    m_next->style()->unpolish(m_next);
    m_next->style()->polish(m_next);
  }
  m_next->setIcon(icon(m_services.theme, QStringLiteral("next"), hasOpenEnds() ? Role::text : Role::onAccent));
  QStringList titles;
  std::vector<bool> passed;
  const LessonStanding& standing = m_record.standing(m_lesson.key());
  for (std::size_t k = 0; k < m_steps.size(); ++k) {
    titles << QString::fromStdString(m_text->pages[m_steps[k].page].title);
    const auto found = standing.steps.find(static_cast<int>(k));
    passed.push_back(found != standing.steps.end() && found->second);
  }
  m_dots->setSteps(titles, passed, m_step);
  m_where->setText(tr("%1 of %2").arg(QString::number(m_step + 1), QString::number(std::max(1, steps()))));
  m_back->setEnabled(canGoBack());
  m_next->setText(canGoOn() ? tr("Next") : tr("Finish"));
}

QUndoStack* LessonPlayer::undoStack() const {
  for (LessonWidget* widget : m_widgets)
    if (QUndoStack* stack = widget->undoStack();
        stack && (widget->isAncestorOf(focusWidget()) || m_widgets.size() == 1))
      return stack;
  return m_widgets.empty() ? nullptr : m_widgets.front()->undoStack();
}

/// What is to be done, in reading order, then the way on.
QList<QWidget*> LessonPlayer::stops() const {
  QList<QWidget*> stops;
  for (const Part& part : m_parts) {
    QWidget* first = nullptr;
    if (const auto* widget = qobject_cast<LessonWidget*>(part.widget)) first = widget->firstStop();
    if (const auto* card = qobject_cast<QuizCard*>(part.widget)) first = card->firstStop();
    if (first && first->isVisibleTo(this) && first->isEnabled()) stops << first;
  }
  // Where widgets lie below the text, keys move nothing that is out of sight.
  m_stacked ? stops.prepend(m_next) : stops.append(m_next);
  return stops;
}

QString LessonPlayer::statusText() const {
  if (!m_lesson.loaded || !m_text || m_steps.empty()) return {};
  const QString page = QString::fromStdString(m_text->pages[m_steps[static_cast<std::size_t>(m_step)].page].title);
  const QString where = QStringLiteral("%1 / %2").arg(m_step + 1).arg(steps());
  return content().number > 0 ? tr("Lesson %1, step %2: %3.").arg(QString::number(content().number), where, page)
                              : tr("Step %1: %2.").arg(where, page);
}

QString LessonPlayer::statusNote() const {
  for (const LessonWidget* widget : m_widgets)
    if (widget->isGateClosed()) return tr("Guess first; then it shows.");
  for (const LessonWidget* widget : m_widgets)
    if (const QString text = widget->statusText(); !text.isEmpty()) return text;
  return {};
}

ExportPicture LessonPlayer::textPicture() const {
  const LessonStep& step = m_steps[static_cast<std::size_t>(m_step)];
  const QString title = QString::fromStdString(m_text->pages[step.page].title);
  QString html = QStringLiteral("<h2>%1</h2>").arg(title.toHtmlEscaped());
  QString csv = csvLine({QStringLiteral("page"), QStringLiteral("text")});
  for (const lesson::Block* block : step.blocks) {
    const auto* prose = std::get_if<lesson::Prose>(&block->content);
    if (!prose) continue;
    html += QString::fromStdString(prose->html);
    csv += csvLine({title, QString::fromStdString(prose->markdown)});
  }
  ExportPicture picture = documentPicture(QStringLiteral("lesson-text"), title, html);
  picture.csv = csv;
  return picture;
}

ExportPicture LessonPlayer::picture() const {
  LessonWidget* shown = nullptr;
  for (LessonWidget* widget : m_widgets)
    if (widget->isVisibleTo(this) && (!shown || widget->isAncestorOf(focusWidget()))) shown = widget;
  ExportPicture picture = shown ? shown->picture() : textPicture();
  const QString title = QString::fromStdString(content().title.in(m_text->language));
  QStringList caption{tr("Lookback · %1, step %2 of %3 · %4")
                          .arg(title, QString::number(m_step + 1), QString::number(steps()),
                               QDate::currentDate().toString(Qt::ISODate))};
  if (shown && !shown->source().caption.empty()) caption << QString::fromStdString(shown->source().caption);
  picture.caption = caption + picture.caption;
  return picture;
}

void LessonPlayer::retranslate() {
  if (m_lesson.loaded && m_text) {
    const lesson::Lesson& lesson = content();
    const QString question = QString::fromStdString(lesson.question.in(m_text->language));
    m_kicker->setText(lesson.number > 0 ? tr("Lesson %1 · %2").arg(QString::number(lesson.number), question)
                                        : question);
    if (!m_steps.empty())
      m_title->setText(QString::fromStdString(m_text->pages[m_steps[static_cast<std::size_t>(m_step)].page].title));
  } else if (m_kicker) {
    m_title->setText(tr("This lesson cannot be shown"));
    m_kicker->setText(QString::fromStdString(content().name));
  }
  m_back->setText(tr("Back"));
  describeControl(*m_back, QStringLiteral("learn.back"), tr("Back"), tr("Goes to the step before (Alt+Left)."));
  describeControl(*m_next, QStringLiteral("learn.next"), tr("Next"), tr("Goes on to the next step (Alt+Right)."));
  for (QPushButton* button : {m_back, m_next}) button->setToolTip(button->accessibleDescription());
  followBar();
}

void LessonPlayer::applyTheme() {
  m_bar->layout()->setContentsMargins(px(16), px(8), px(16), px(8));
  m_bar->layout()->setSpacing(px(12));
  for (QPushButton* button : {m_back, m_next}) button->setMinimumWidth(px(104));
  m_back->setIcon(icon(m_services.theme, QStringLiteral("previous"), Role::text));
  m_next->setLayoutDirection(isRightToLeft() ? Qt::LeftToRight : Qt::RightToLeft);  // the arrow behind the word
  arrange();
}

void LessonPlayer::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) m_lesson.loaded ? replace(ShelfLesson(m_lesson)) : retranslate();
  QWidget::changeEvent(event);
}

void LessonPlayer::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  arrange();
}

/// Keys that nothing on the page needed: arrows step the first decoder, page keys scroll the text.
void LessonPlayer::keyPressEvent(QKeyEvent* event) {
  const bool plain = event->modifiers() == Qt::NoModifier;
  if (plain && (event->key() == Qt::Key_Right || event->key() == Qt::Key_Left)) {
    for (LessonWidget* widget : m_widgets)
      if (widget->isVisible() && (event->key() == Qt::Key_Right ? widget->stepOn() : widget->stepBack())) return;
  }
  if (plain && (event->key() == Qt::Key_PageDown || event->key() == Qt::Key_PageUp || event->key() == Qt::Key_Down ||
                event->key() == Qt::Key_Up)) {
    QScrollBar* bar = m_left->verticalScrollBar();
    const bool down = event->key() == Qt::Key_PageDown || event->key() == Qt::Key_Down;
    const bool page = event->key() == Qt::Key_PageDown || event->key() == Qt::Key_PageUp;
    // At the end of the text the key is for whoever goes on to the next part (a remote control before a class).
    if (page && bar->value() == (down ? bar->maximum() : bar->minimum())) return QWidget::keyPressEvent(event);
    bar->setValue(bar->value() + (down ? 1 : -1) * (page ? bar->pageStep() : px(40)));
    return;
  }
  QWidget::keyPressEvent(event);
}

}  // namespace lookback::ui
