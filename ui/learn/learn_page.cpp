// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/learn/learn_page.h"

#include <QEvent>
#include <QVBoxLayout>
#include <algorithm>

namespace lookback::ui {
namespace {

struct Definition {
  const char* id;
  const char* keys;
};
constexpr Definition kActions[] = {
    {"learn.next", "Alt+Right"}, {"learn.back", "Alt+Left"}, {"learn.library", "Alt+Up"}};

std::vector<std::string> modelNames(const ModelShelf& shelf) {
  std::vector<std::string> names;
  for (const ModelShelf::Entry& entry : shelf.entries()) names.push_back(entry.file.stem().string());
  return names;
}

}  // namespace

LearnPage::LearnPage(Services services, std::filesystem::path course, QWidget* parent, DecodeEngine engine)
    : Page(parent),
      m_services(services),
      m_record(services.store),
      m_shelf(std::move(course), modelNames(services.shelf)),
      m_stack(new QStackedWidget(this)),
      m_library(new LessonLibrary(services, m_shelf, m_record, m_stack)),
      m_player(new LessonPlayer(services, std::move(engine), m_record, m_stack)) {
  setObjectName(QStringLiteral("learnPage"));
  setAttribute(Qt::WA_StyledBackground);
  m_stack->addWidget(m_library);
  m_stack->addWidget(m_player);
  auto* whole = new QVBoxLayout(this);
  whole->setContentsMargins(0, 0, 0, 0);
  whole->addWidget(m_stack);
  addActions();
  connect(m_library, &LessonLibrary::chosen, this, [this](const std::string& key) { open(key, -1); });
  connect(m_player, &LessonPlayer::statusChanged, this, &Page::statusChanged);
  connect(m_player, &LessonPlayer::stepChanged, this, &LearnPage::followActions);
  connect(m_player, &LessonPlayer::finished, this, &LearnPage::showLibrary);
  connect(m_player, &LessonPlayer::lessonWanted, this, [this](const QString& name) { openLesson(name); });
  connect(&m_shelf, &LessonShelf::changed, this, &LearnPage::followShelf);
  retranslate();
  m_shelf.reload();
}

LearnPage::~LearnPage() {
  // The children look at record and shelf, which are members and go first otherwise.
  m_shelf.disconnect();
  m_record.disconnect();
  delete m_player;
  delete m_library;
}

void LearnPage::addActions() {
  const auto& all = m_services.actions.all();
  for (const Definition& definition : kActions) {
    const QString id = QLatin1String(definition.id);
    const bool there =
        std::any_of(all.begin(), all.end(), [&](const QAction* action) { return Actions::id(action) == id; });
    if (!there) m_services.actions.add(id, QKeySequence(QLatin1String(definition.keys)));
  }
  const auto on = [this](const char* id, auto run) {
    QAction* action = m_services.actions.get(QLatin1String(id));
    action->setEnabled(false);
    addAction(action);
    connect(action, &QAction::triggered, this, run);
  };
  on("learn.next", [this] { m_player->next(); });
  on("learn.back", [this] { m_player->back(); });
  on("learn.library", [this] { showLibrary(); });
}

void LearnPage::followActions() {
  const bool playing = isVisible() && isPlaying();
  const auto enable = [this](const char* id, bool on) { m_services.actions.get(QLatin1String(id))->setEnabled(on); };
  enable("learn.next", playing);
  enable("learn.back", playing && m_player->canGoBack());
  enable("learn.library", playing);
}

const ShelfLesson* LearnPage::lessonOf(const QString& name) const {
  if (const ShelfLesson* lesson = m_shelf.find(name.toStdString())) return lesson;
  bool isNumber = false;
  const int number = name.toInt(&isNumber);
  for (const ShelfLesson& lesson : m_shelf.lessons())
    if (lesson.lesson().name == name.toStdString() || (isNumber && lesson.lesson().number == number)) return &lesson;
  return nullptr;
}

void LearnPage::openLesson(const QString& name, int step) {
  if (!m_shelf.isRead()) {
    m_wanted = name;
    m_wantedStep = step;
    return;
  }
  if (const ShelfLesson* lesson = lessonOf(name)) open(lesson->key(), step);
}

void LearnPage::open(const std::string& key, int step) {
  const ShelfLesson* lesson = m_shelf.find(key);
  if (!lesson) return;
  m_player->open(*lesson, step);
  m_stack->setCurrentWidget(m_player);
  followActions();
  Q_EMIT statusChanged();
  if (const QList<QWidget*> stops = m_player->stops(); isVisible() && !stops.isEmpty())
    stops.front()->setFocus(Qt::OtherFocusReason);
}

void LearnPage::showLibrary() {
  const std::string key = m_player->isOpen() ? m_player->lesson().key() : std::string();
  m_stack->setCurrentWidget(m_library);
  if (LessonCard* card = m_library->card(key)) card->setFocus(Qt::OtherFocusReason);
  followActions();
  Q_EMIT statusChanged();
}

void LearnPage::followShelf() {
  std::vector<std::string> keys;
  for (const ShelfLesson& lesson : m_shelf.lessons()) keys.push_back(lesson.key());
  m_record.read(keys);
  if (m_player->isOpen()) {
    const ShelfLesson* now = m_shelf.find(m_player->lesson().key());
    if (now && now->own) m_player->replace(*now);
  }
  if (!m_wanted.isEmpty()) {
    const QString wanted = std::exchange(m_wanted, QString());
    openLesson(wanted, m_wantedStep);
  }
  Q_EMIT statusChanged();
  Q_EMIT settled();
}

QString LearnPage::statusText() const {
  if (isPlaying()) return m_player->statusText();
  return m_shelf.isRead() ? tr("%n lesson(s).", nullptr, static_cast<int>(m_shelf.lessons().size()))
                          : tr("Reading the lessons…");
}

QString LearnPage::statusNote() const {
  return isPlaying() ? m_player->statusNote() : tr("Choose one, or go on where you left.");
}

QUndoStack* LearnPage::undoStack() {
  return isPlaying() ? m_player->undoStack() : nullptr;
}

QList<QWidget*> LearnPage::stops() const {
  return isPlaying() ? m_player->stops() : m_library->stops();
}

void LearnPage::retranslate() {
  Actions& actions = m_services.actions;
  actions.setText(QStringLiteral("learn.next"), tr("&Next step of the lesson"), tr("Goes on to the next step."));
  actions.setText(QStringLiteral("learn.back"), tr("Step &before"), tr("Goes to the step before."));
  actions.setText(QStringLiteral("learn.library"), tr("All &lessons"),
                  tr("Leaves the lesson; it is kept where it is."));
}

void LearnPage::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) retranslate();
  Page::changeEvent(event);
}

void LearnPage::showEvent(QShowEvent* event) {
  Page::showEvent(event);
  followActions();
}

void LearnPage::hideEvent(QHideEvent* event) {
  Page::hideEvent(event);
  followActions();
}

}  // namespace lookback::ui
