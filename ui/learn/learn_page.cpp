// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/learn/learn_page.h"

#include <QClipboard>
#include <QEvent>
#include <QFileDialog>
#include <QFileInfo>
#include <QGuiApplication>
#include <QMessageBox>
#include <QPushButton>
#include <QVBoxLayout>
#include <algorithm>

#include "ui/learn/answers_export.h"
#include "ui/learn/author_view.h"
#include "ui/learn/glossary_view.h"
#include "ui/learn/review_view.h"
#include "ui/support/action_table.h"
#include "ui/support/controls.h"
#include "ui/support/text.h"
#include "ui/views/pane_controls.h"

namespace lookback::ui {
namespace {

constexpr ActionLine kActions[] = {
    {"learn.next", "Alt+Right", KeyScope::window, false,
     QT_TRANSLATE_NOOP("lookback::ui::LearnPage", "&Next step of the lesson"),
     QT_TRANSLATE_NOOP("lookback::ui::LearnPage", "Goes on to the next step.")},
    {"learn.back", "Alt+Left", KeyScope::window, false, QT_TRANSLATE_NOOP("lookback::ui::LearnPage", "Step &before"),
     QT_TRANSLATE_NOOP("lookback::ui::LearnPage", "Goes to the step before.")},
    {"learn.lessons", "Alt+Up", KeyScope::window, false, QT_TRANSLATE_NOOP("lookback::ui::LearnPage", "All &lessons"),
     QT_TRANSLATE_NOOP("lookback::ui::LearnPage", "Leaves the lesson; it is kept where it is.")},
};
constexpr ActionTable kTable("lookback::ui::LearnPage", kActions);

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
      m_stack(namedStack()),
      m_banner(new Banner(services.theme, false, this)),
      m_library(new LessonLibrary(services, m_shelf, m_record, m_stack)),
      m_player(new LessonPlayer(services, engine, m_record, m_stack)),
      m_engine(std::move(engine)),
      m_due(new QPushButton(m_library)),
      m_words(new QPushButton(m_library)),
      m_answers(new QPushButton(m_library)),
      m_folder(new QPushButton(m_library)),
      m_write(new QPushButton(m_library)) {
  setAttribute(Qt::WA_StyledBackground);
  m_stack->addWidget(m_library);
  m_stack->addWidget(m_player);
  auto* whole = new QVBoxLayout(this);
  whole->setContentsMargins(0, 0, 0, 0);
  whole->setSpacing(0);
  whole->addWidget(m_banner);
  whole->addWidget(m_stack, 1);
  addActions();
  addHeadButtons();
  connect(m_library, &LessonLibrary::chosen, this, [this](const std::string& key) { open(key, -1); });
  connect(m_player, &LessonPlayer::statusChanged, this, &Page::statusChanged);
  connect(m_player, &LessonPlayer::stepChanged, this, &LearnPage::followActions);
  connect(m_player, &LessonPlayer::finished, this, &LearnPage::showLibrary);
  connect(m_player, &LessonPlayer::lessonWanted, this, [this](const QString& name) { openLesson(name); });
  connect(&m_shelf, &LessonShelf::changed, this, &LearnPage::followShelf);
  connect(&m_record, &LearnRecord::changed, this, &LearnPage::followDue);
  connect(&m_record, &LearnRecord::wasRead, this, &LearnPage::followRecord);
  connect(&m_record, &LearnRecord::failed, this, [this](const QString& message) {
    m_said = message;
    Q_EMIT statusChanged();
  });
  retranslate();
  m_shelf.setOwnFolder(services.settings.get(setting::ownLessons).toStdU16String());
}

/// The name comes first: style rules of the page are looked up when a child first asks for its size.
QStackedWidget* LearnPage::namedStack() {
  setObjectName(QStringLiteral("learnPage"));
  return new QStackedWidget(this);
}

LearnPage::~LearnPage() {
  // The children look at record and shelf, which are members and go first otherwise.
  m_shelf.disconnect();
  m_record.disconnect();
  delete m_author;
  delete m_review;
  delete m_player;
  delete m_library;
}

void LearnPage::addActions() {
  addActions(m_services.actions);
  const auto on = [this](const char* id, auto run) {
    QAction* action = onAction(m_services.actions, id, this, run);
    action->setEnabled(false);
    addAction(action);
  };
  on("learn.next", [this] { m_player->next(); });
  on("learn.back", [this] { m_player->back(); });
  on("learn.lessons", [this] { showLibrary(); });
}

void LearnPage::addHeadButtons() {
  for (QPushButton* button : {m_write, m_folder, m_answers, m_words, m_due}) {
    setLook(*button, "button");
    button->setAutoDefault(false);
    m_library->addHeadButton(button);
  }
  connect(m_due, &QPushButton::clicked, this, &LearnPage::showReview);
  connect(m_words, &QPushButton::clicked, this, [this] { showGlossary(); });
  connect(m_answers, &QPushButton::clicked, this, &LearnPage::exportAnswers);
  connect(m_folder, &QPushButton::clicked, this, &LearnPage::chooseOwnFolder);
  connect(m_write, &QPushButton::clicked, this, &LearnPage::showAuthor);
}

GlossaryView& LearnPage::glossary() {
  if (m_glossary) return *m_glossary;
  m_glossary = new GlossaryView(m_services, m_stack);
  m_glossary->setGlossary(m_shelf.glossary());
  m_stack->addWidget(m_glossary);
  connect(m_glossary, &GlossaryView::closed, this, &LearnPage::showLibrary);
  connect(m_glossary, &GlossaryView::lessonWanted, this, [this](const QString& name) { openLesson(name); });
  return *m_glossary;
}

ReviewView& LearnPage::review() {
  if (m_review) return *m_review;
  m_review = new ReviewView(m_services, m_engine, m_shelf, m_record, m_stack);
  m_stack->addWidget(m_review);
  connect(m_review, &ReviewView::closed, this, &LearnPage::showLibrary);
  connect(m_review, &ReviewView::changed, this, &Page::statusChanged);
  return *m_review;
}

void LearnPage::setCaptureSource(std::function<DecodeCapture(const std::vector<std::string>&)> source) {
  m_captureSource = std::move(source);
  if (m_author) m_author->setCaptureSource(m_captureSource);
}

AuthorView& LearnPage::author() {
  if (m_author) return *m_author;
  m_author = new AuthorView(m_services, m_engine, m_shelf, m_stack);
  m_stack->addWidget(m_author);
  m_author->setCaptureSource(m_captureSource);
  connect(m_author, &AuthorView::closed, this, &LearnPage::showLibrary);
  connect(m_author, &AuthorView::changed, this, &Page::statusChanged);
  return *m_author;
}

void LearnPage::showView(QWidget* view) {
  m_stack->setCurrentWidget(view);
  followActions();
  Q_EMIT statusChanged();
  if (const QList<QWidget*> all = stops(); isVisible() && !all.isEmpty()) all.front()->setFocus(Qt::OtherFocusReason);
}

void LearnPage::showGlossary(const std::string& term) {
  glossary();
  if (!term.empty()) m_glossary->choose(term);
  showView(m_glossary);
}

void LearnPage::showReview() {
  review().start();
  showView(m_review);
}

void LearnPage::showAuthor() {
  author();
  for (const ShelfLesson& lesson : m_shelf.lessons())
    if (m_author->name().empty() && lesson.own) m_author->openLesson(lesson.lesson().name);
  showView(m_author);
}

void LearnPage::setOwnFolder(const QString& folder) {
  m_services.settings.set(setting::ownLessons, folder);
  m_shelf.setOwnFolder(folder.toStdU16String());
}

void LearnPage::chooseOwnFolder() {
  auto* dialog = new QFileDialog(this, tr("Folder of your own lessons"), m_services.settings.get(setting::ownLessons));
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  dialog->setObjectName(QStringLiteral("learn.folderDialog"));
  dialog->setFileMode(QFileDialog::Directory);
  dialog->setOption(QFileDialog::ShowDirsOnly);
  connect(dialog, &QFileDialog::fileSelected, this, &LearnPage::setOwnFolder);
  dialog->open();
}

std::optional<ExportPicture> LearnPage::shownPicture() const {
  if (isPlaying() && m_player->steps() > 0) return m_player->picture();
  if (m_glossary && m_stack->currentWidget() == m_glossary) return m_glossary->picture();
  return std::nullopt;
}

bool LearnPage::canExport() const {
  if (isPlaying()) return m_player->steps() > 0;
  if (m_glossary && m_stack->currentWidget() == m_glossary) return true;
  return m_stack->currentWidget() == m_library && !m_record.answered().empty();
}

void LearnPage::exportAs() {
  if (const auto picture = shownPicture())
    askAndExport(this, m_services.settings, *m_banner, *picture);
  else if (canExport())
    exportAnswers();
}

void LearnPage::exportAnswers() {
  auto* dialog = new QFileDialog(this, tr("Export my answers"), m_services.settings.get(setting::exportFolder));
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  dialog->setObjectName(QStringLiteral("learn.exportDialog"));
  dialog->setAcceptMode(QFileDialog::AcceptSave);
  dialog->setNameFilters({tr("PDF (*.pdf)"), tr("Table (*.csv)")});
  dialog->setDefaultSuffix(QStringLiteral("pdf"));
  dialog->selectFile(tr("my-answers") + QStringLiteral(".pdf"));
  connect(dialog, &QFileDialog::filterSelected, dialog, [dialog](const QString& filter) {
    dialog->setDefaultSuffix(filter.contains(QLatin1String("csv")) ? QStringLiteral("csv") : QStringLiteral("pdf"));
  });
  connect(dialog, &QFileDialog::fileSelected, this, [this](const QString& file) {
    const QString trouble = writeAnswers(file, m_shelf, m_record, lessonLanguage());
    m_services.settings.set(setting::exportFolder, QFileInfo(file).absolutePath());
    m_said = trouble.isEmpty() ? tr("Written: %1").arg(file) : trouble;
    Q_EMIT statusChanged();
  });
  dialog->open();
}

void LearnPage::copy() {
  if (const auto picture = shownPicture()) return copyPicture(*picture);
  QGuiApplication::clipboard()->setText(answersCsv(m_shelf, m_record, lessonLanguage()));
}

void LearnPage::followDue() {
  const int due = static_cast<int>(dueItems(m_shelf, m_record).size());
  m_due->setText(due > 0 ? tr("Review: %n due", nullptr, due) : tr("Review"));
  m_answers->setEnabled(!m_record.answered().empty());
}

void LearnPage::followActions() {
  const bool playing = isVisible() && isPlaying();
  const auto enable = [this](const char* id, bool on) { m_services.actions.get(QLatin1String(id))->setEnabled(on); };
  enable("learn.next", playing);
  enable("learn.back", playing && m_player->canGoBack());
  enable("learn.lessons", isVisible() && m_stack->currentWidget() != m_library);
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
  if (!m_shelf.isRead() || !m_record.isRead()) {  // where the learner was stands in the record
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
  if (m_glossary) m_glossary->setGlossary(m_shelf.glossary());
  followDue();
  Q_EMIT statusChanged();
}

/// Lessons and record are here now.
void LearnPage::followRecord() {
  if (!m_wanted.isEmpty()) {
    const QString wanted = std::exchange(m_wanted, QString());
    openLesson(wanted, m_wantedStep);
  }
  if (m_wantsFocus) takeFocus();
  Q_EMIT statusChanged();
  Q_EMIT settled();
}

/// The keyboard stands on what is to be done first, unless somebody has put it elsewhere meanwhile.
void LearnPage::takeFocus() {
  const QList<QWidget*> all = stops();
  if (!isVisible() || all.isEmpty() || !all.front()->isVisible()) return;
  m_wantsFocus = false;
  const QWidget* now = window()->focusWidget();
  if (now && now != window() && now->isVisible() && now != this && !isAncestorOf(now)) return;
  all.front()->setFocus(Qt::OtherFocusReason);
}

QString LearnPage::statusText() const {
  if (isPlaying()) return m_player->statusText();
  if (m_review && m_stack->currentWidget() == m_review) return m_review->statusText();
  if (m_author && m_stack->currentWidget() == m_author) return m_author->statusText();
  if (m_glossary && m_stack->currentWidget() == m_glossary)
    return tr("%n word(s) of the course.", nullptr, static_cast<int>(m_shelf.glossary().terms.size()));
  return m_shelf.isRead() ? tr("%n lesson(s).", nullptr, static_cast<int>(m_shelf.lessons().size()))
                          : tr("Reading the lessons…");
}

QString LearnPage::statusNote() const {
  if (isPlaying() && m_player->lesson().own && !m_shelf.isOwnThere())
    return tr("The folder of this lesson is not there now; this is what was read of it last.");
  if (isPlaying()) return m_player->statusNote();
  if (!m_said.isEmpty()) return m_said;
  return m_stack->currentWidget() == m_library ? tr("Choose one, or go on where you left.") : QString();
}

QUndoStack* LearnPage::undoStack() {
  return isPlaying() ? m_player->undoStack() : nullptr;
}

QList<QWidget*> LearnPage::stops() const {
  if (isPlaying()) return m_player->stops();
  if (m_review && m_stack->currentWidget() == m_review) return m_review->stops();
  if (m_author && m_stack->currentWidget() == m_author) return m_author->stops();
  if (m_glossary && m_stack->currentWidget() == m_glossary) return m_glossary->stops();
  return m_library->stops();
}

bool LearnPage::isOnVisit() const {
  const QWidget* shown = m_stack->currentWidget();
  return isPlaying() || (m_review && shown == m_review) || (m_glossary && shown == m_glossary);
}

bool LearnPage::mayClose() {
  if (!m_author || !m_author->isModified()) return true;
  if (findChild<QMessageBox*>(QStringLiteral("closingLesson"))) return false;
  auto* box = new QMessageBox(this);
  box->setObjectName(QStringLiteral("closingLesson"));
  box->setAttribute(Qt::WA_DeleteOnClose);
  box->setWindowTitle(tr("A lesson is not saved"));
  box->setText(tr("The lesson that you are writing has changes that are not saved."));
  QPushButton* save = box->addButton(tr("Save and close"), QMessageBox::AcceptRole);
  QPushButton* lose = box->addButton(tr("Close and lose them"), QMessageBox::DestructiveRole);
  box->setEscapeButton(box->addButton(tr("Do not close"), QMessageBox::RejectRole));
  box->setDefaultButton(save);
  connect(save, &QPushButton::clicked, this, [this] {
    const QString trouble = m_author->save();
    if (trouble.isEmpty()) {
      window()->close();
      return;
    }
    auto* why = new QMessageBox(QMessageBox::Warning, tr("A lesson is not saved"), trouble, QMessageBox::Ok, this);
    why->setAttribute(Qt::WA_DeleteOnClose);
    why->open();
  });
  connect(lose, &QPushButton::clicked, this, [this] {
    m_author->forget();
    window()->close();
  });
  box->open();
  return false;
}

void LearnPage::addActions(Actions& actions) {
  kTable.add(actions);
}

void LearnPage::nameActions(Actions& actions) {
  kTable.name(actions);
}

void LearnPage::retranslate() {
  nameActions(m_services.actions);
  const auto name = [](QPushButton* button, const char* id, const QString& text, const QString& help) {
    if (!text.isEmpty()) button->setText(text);
    describeControl(*button, QLatin1String(id), button->text(), help);
    button->setToolTip(plainTip(help));
  };
  followDue();
  name(m_due, "learn.due", {}, tr("Asks again what you answered one, three and seven days ago."));
  name(m_words, "learn.words", tr("Words"), tr("The words of the course and what they mean."));
  name(m_answers, "learn.answers", tr("My answers…"), tr("Saves your answers as PDF or CSV."));
  name(m_folder, "learn.folder", tr("Own folder…"),
       tr("Chooses a folder with lessons of your own; it is watched for changes."));
  name(m_write, "learn.write", tr("Write…"), tr("Writes lessons of your own: text, live preview, problems."));
}

void LearnPage::showEvent(QShowEvent* event) {
  Page::showEvent(event);
  followActions();
  m_wantsFocus = true;
  takeFocus();
}

void LearnPage::hideEvent(QHideEvent* event) {
  Page::hideEvent(event);
  followActions();
}

}  // namespace lookback::ui
