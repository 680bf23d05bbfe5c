// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/learn/author_view.h"

#include <fmt/format.h>

#include <QDir>
#include <QEvent>
#include <QFile>
#include <QFileInfo>
#include <QFontDatabase>
#include <QHBoxLayout>
#include <QInputDialog>
#include <QMenu>
#include <QRegularExpression>
#include <QSaveFile>
#include <QShortcut>
#include <QTextBlock>
#include <QVBoxLayout>
#include <algorithm>
#include <cmath>
#include <optional>

#include "core/lesson/limits.h"
#include "core/lesson/schema.h"
#include "core/lesson/template.h"
#include "core/text/unicode.h"
#include "ui/learn/lesson_library.h"
#include "ui/support/text.h"
#include "ui/views/pane_controls.h"

namespace lookback::ui {
namespace {

constexpr int kPauseMs = 350;
constexpr auto kManifest = "lesson.toml";
enum OutlineRole { fileRole = Qt::UserRole, lineRole, columnRole };

QString textOf(std::string_view text) {
  return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

/// "005-by-hand/text.en.md" without the folder.
QString fileOf(const lesson::Problem& problem) {
  return QString::fromStdString(problem.file).section(QLatin1Char('/'), -1);
}

/// A file that an editor can hold and save without changing what was not touched; absent if it is too large or not
/// UTF-8.
std::optional<QByteArray> editable(const QString& path) {
  QFile source(path);
  if (!QFileInfo(path).isFile() || !source.open(QIODevice::ReadOnly)) return std::nullopt;
  constexpr auto kMost = static_cast<qint64>(lesson::kMostTomlBytes);
  const QByteArray bytes = source.read(kMost + 1);
  if (bytes.size() > kMost || unicode::firstInvalidByte({bytes.data(), static_cast<std::size_t>(bytes.size())}))
    return std::nullopt;
  return bytes;
}

QString languageOf(const QString& file) {
  return file.section(QLatin1Char('.'), 1, 1);
}

}  // namespace

AuthorView::AuthorView(Services services, DecodeEngine engine, LessonShelf& shelf, QWidget* parent)
    : QWidget(parent),
      m_services(services),
      m_shelf(shelf),
      m_record({}),
      m_title(plainLabel(QStringLiteral("author.title"), "display", this)),
      m_message(plainLabel(QStringLiteral("author.message"), "note", this)),
      m_problemsTitle(plainLabel(QStringLiteral("author.problemsTitle"), "strong", this)),
      m_lessons(new FieldCombo(services.theme, this)),
      m_palette(new FieldCombo(services.theme, this)),
      m_new(new QPushButton(this)),
      m_save(new QPushButton(this)),
      m_insert(new QPushButton(this)),
      m_capture(new QPushButton(this)),
      m_back(new QPushButton(this)),
      m_columns(new QSplitter(Qt::Horizontal, this)),
      m_outline(new QTreeWidget(this)),
      m_tabs(new QTabWidget(this)),
      m_list(new QListWidget(this)),
      m_preview(new LessonPlayer(services, std::move(engine), m_record, this)) {
  setObjectName(QStringLiteral("author"));
  build();
  m_pause.setSingleShot(true);
  m_pause.setInterval(kPauseMs);
  connect(&m_pause, &QTimer::timeout, this, &AuthorView::parse);
  connect(&shelf, &LessonShelf::changed, this, &AuthorView::followDisk);
  connect(&services.theme, &Theme::changed, this, &AuthorView::applyTheme);
  for (const lesson::WidgetSchema& schema : lesson::widgetSchemas())
    m_palette->addItem(textOf(schema.name), textOf(schema.name));
  retranslate();
  applyTheme();
  fillLessons();
}

void AuthorView::build() {
  setLook(*m_save, "primary");
  for (QPushButton* button : {m_new, m_insert, m_capture, m_back}) setLook(*button, "button");
  for (QPushButton* button : {m_new, m_save, m_insert, m_capture, m_back}) button->setAutoDefault(false);
  m_message->setWordWrap(true);
  m_outline->setHeaderHidden(true);
  m_outline->setColumnCount(1);
  m_tabs->setDocumentMode(true);
  m_list->setWordWrap(true);
  setLook(*m_list, "list");
  auto* head = new QHBoxLayout;
  head->addWidget(m_title);
  head->addWidget(m_lessons);
  head->addWidget(m_new);
  head->addStretch(1);
  head->addWidget(m_palette);
  head->addWidget(m_insert);
  head->addWidget(m_capture);
  head->addWidget(m_save);
  head->addWidget(m_back);
  auto* middle = new QSplitter(Qt::Vertical);
  auto* below = new QWidget;
  auto* belowColumn = new QVBoxLayout(below);
  belowColumn->setContentsMargins(0, 0, 0, 0);
  belowColumn->addWidget(m_problemsTitle);
  belowColumn->addWidget(m_list, 1);
  middle->addWidget(m_tabs);
  middle->addWidget(below);
  middle->setStretchFactor(0, 4);
  middle->setStretchFactor(1, 1);
  m_columns->addWidget(m_outline);
  m_columns->addWidget(middle);
  m_columns->addWidget(m_preview);
  m_columns->setStretchFactor(0, 2);
  m_columns->setStretchFactor(1, 5);
  m_columns->setStretchFactor(2, 6);
  m_columns->setChildrenCollapsible(false);
  auto* whole = new QVBoxLayout(this);
  whole->addLayout(head);
  whole->addWidget(m_message);
  whole->addWidget(m_columns, 1);
  connect(m_lessons, &QComboBox::activated, this,
          [this](int index) { openLesson(m_lessons->itemData(index).toString().toStdString()); });
  connect(m_new, &QPushButton::clicked, this, &AuthorView::askNew);
  connect(m_save, &QPushButton::clicked, this, [this] { say(save()); });
  connect(m_insert, &QPushButton::clicked, this,
          [this] { insertWidget(m_palette->currentData().toString().toStdString()); });
  connect(m_capture, &QPushButton::clicked, this, &AuthorView::askCapture);
  connect(m_back, &QPushButton::clicked, this, &AuthorView::closed);
  auto* keys = new QShortcut(QKeySequence::Save, this);
  keys->setContext(Qt::WidgetWithChildrenShortcut);
  connect(keys, &QShortcut::activated, this, [this] { say(save()); });
  const auto jump = [this](const QTreeWidgetItem* item) {
    if (item)
      goTo(item->data(0, fileRole).toString(), item->data(0, lineRole).toInt(), item->data(0, columnRole).toInt());
  };
  connect(m_outline, &QTreeWidget::itemActivated, this, jump);
  connect(m_outline, &QTreeWidget::itemClicked, this, jump);
  const auto toProblem = [this](const QListWidgetItem* item) {
    goTo(item->data(fileRole).toString(), item->data(lineRole).toInt(), item->data(columnRole).toInt());
  };
  connect(m_list, &QListWidget::itemActivated, this, toProblem);
  connect(m_list, &QListWidget::itemClicked, this, toProblem);
}

QString AuthorView::path(const QString& file) const {
  const QString folder = QString::fromStdU16String(m_shelf.ownFolder().u16string());
  return QDir(folder).filePath(QString::fromStdString(m_name) + QLatin1Char('/') + file);
}

void AuthorView::fillLessons() {
  m_lessons->clear();
  for (const ShelfLesson& lesson : m_shelf.lessons())
    if (lesson.own)
      m_lessons->addItem(QString::fromStdString(lesson.lesson().name), QString::fromStdString(lesson.lesson().name));
  m_lessons->setCurrentIndex(m_lessons->findData(QString::fromStdString(m_name)));
  m_lessons->setVisible(m_lessons->count() > 0);
  const bool folder = !m_shelf.ownFolder().empty();
  m_new->setEnabled(folder);
  for (QPushButton* button : {m_insert, m_capture, m_save}) button->setEnabled(!m_editors.empty());
  m_columns->setVisible(!m_editors.empty());
  if (!m_editors.empty()) return;
  m_message->setText(!folder                   ? tr("Choose the folder of your own lessons in the library first.")
                     : m_lessons->count() == 0 ? tr("There is no lesson in your folder yet: begin with “New lesson”.")
                                               : tr("Choose a lesson, or begin a new one."));
  m_message->show();
}

QPlainTextEdit* AuthorView::addEditor(const QString& file, const QString& text) {
  auto* editor = new QPlainTextEdit(m_tabs);
  editor->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
  editor->setPlainText(text);
  editor->setTabChangesFocus(true);
  editor->document()->setModified(false);
  describeControl(*editor, QStringLiteral("author.%1").arg(file), file,
                  tr("The text of %1; the preview follows.").arg(file));
  m_tabs->addTab(editor, file);
  m_editors.emplace_back(file, editor);
  connect(editor, &QPlainTextEdit::textChanged, this, [this] { m_pause.start(); });
  connect(editor->document(), &QTextDocument::modificationChanged, this, &AuthorView::changed);
  connect(editor, &QPlainTextEdit::cursorPositionChanged, this, &AuthorView::changed);
  return editor;
}

bool AuthorView::openLesson(const std::string& name) {
  const auto& lessons = m_shelf.lessons();
  const auto found = std::find_if(lessons.begin(), lessons.end(), [&](const ShelfLesson& lesson) {
    return lesson.own && lesson.lesson().name == name;
  });
  if (found == lessons.end()) return false;
  if (isModified()) {
    const QString trouble = save();  // going to another lesson loses nothing
    if (!trouble.isEmpty()) {
      say(trouble);
      fillLessons();
      return false;
    }
  }
  m_name = name;
  for (const auto& [file, editor] : m_editors) delete editor;
  m_editors.clear();
  m_onDisk.clear();
  const QDir folder(path({}));
  QStringList files = folder.entryList({QStringLiteral("text.*.md")}, QDir::Files, QDir::Name);
  files << QLatin1String(kManifest);
  QStringList left;
  for (const QString& file : files) {
    const std::optional<QByteArray> bytes = editable(folder.filePath(file));
    if (!bytes && folder.exists(file)) left << file;
    if (!bytes) continue;
    m_onDisk[file] = *bytes;
    addEditor(file, QString::fromUtf8(*bytes));
  }
  m_message->hide();
  if (!left.isEmpty())
    say(tr("Not opened here, as saving would change it: %1. A file of a lesson is UTF-8 text of at most %2 KB.")
            .arg(left.join(QStringLiteral(", ")))
            .arg(lesson::kMostTomlBytes / 1024));
  fillLessons();
  parse();
  return true;
}

/// Files changed outside: what is not being edited here follows.
void AuthorView::followDisk() {
  fillLessons();
  if (m_name.empty()) return;
  for (const auto& [file, editor] : m_editors) {
    const std::optional<QByteArray> found = editable(path(file));
    if (!found || *found == m_onDisk[file]) continue;
    const QByteArray& bytes = m_onDisk[file] = *found;
    if (editor->document()->isModified()) {
      say(tr("%1 was changed by another program too. Saving here replaces that.").arg(file));
    } else if (editor->toPlainText().toUtf8() != bytes) {
      editor->setPlainText(QString::fromUtf8(bytes));
      editor->document()->setModified(false);
    }
  }
}

void AuthorView::askNew() {
  auto* dialog = new QInputDialog(this);
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  dialog->setObjectName(QStringLiteral("author.newDialog"));
  dialog->setWindowTitle(tr("New lesson"));
  dialog->setLabelText(tr("Name of its folder: three digits, a hyphen, a name"));
  dialog->setTextValue(QStringLiteral("101-my-lesson"));
  connect(dialog, &QInputDialog::textValueSelected, this, [this](const QString& name) { say(newLesson(name)); });
  dialog->open();
}

QString AuthorView::newLesson(const QString& name) {
  static const QRegularExpression form(QStringLiteral("^[0-9]{3}-[a-z0-9-]{1,60}$"));
  if (!form.match(name).hasMatch())
    return tr("“%1” is no name of a lesson: write three digits, a hyphen and small letters, as 101-my-lesson.")
        .arg(name);
  const QDir own(QString::fromStdU16String(m_shelf.ownFolder().u16string()));
  if (m_shelf.ownFolder().empty() || !own.exists())
    return tr("Choose the folder of your own lessons in the library first.");
  if (own.exists(name)) return tr("There is a folder %1 already.").arg(name);
  if (!own.mkpath(name)) return tr("The folder %1 could not be made.").arg(own.filePath(name));
  const lesson::LessonSource made = lesson::templateLesson(name.toStdString(), {"en", "fr"});
  const auto write = [&](const QString& file, const std::string& text) {
    QSaveFile target(own.filePath(name + QLatin1Char('/') + file));
    return target.open(QIODevice::WriteOnly) && target.write(text.data(), static_cast<qint64>(text.size())) >= 0 &&
           target.commit();
  };
  bool good = write(QLatin1String(kManifest), made.toml.value_or(""));
  for (const auto& [language, text] : made.texts)
    good = write(QStringLiteral("text.%1.md").arg(QString::fromStdString(language)), text) && good;
  if (!good) return tr("The files of %1 could not all be written.").arg(name);
  auto* once = new QObject(this);
  connect(&m_shelf, &LessonShelf::changed, once, [this, once, name] {
    if (openLesson(name.toStdString())) once->deleteLater();
  });
  m_shelf.reload();
  return {};
}

bool AuthorView::isModified() const {
  return std::any_of(m_editors.begin(), m_editors.end(),
                     [](const auto& one) { return one.second->document()->isModified(); });
}

QString AuthorView::save() {
  for (const auto& [file, editor] : m_editors) {
    if (!editor->document()->isModified()) continue;
    const QByteArray bytes = editor->toPlainText().toUtf8();
    QSaveFile target(path(file));
    if (!target.open(QIODevice::WriteOnly) || target.write(bytes) != bytes.size() || !target.commit())
      return tr("%1 could not be written: %2").arg(path(file), target.errorString());
    m_onDisk[file] = bytes;
    editor->document()->setModified(false);
  }
  return {};
}

void AuthorView::forget() {
  for (const auto& [file, editor] : m_editors) editor->document()->setModified(false);
}

lesson::LessonSource AuthorView::source() const {
  lesson::LessonSource source;
  source.name = m_name;
  for (const auto& [file, editor] : m_editors) {
    const std::string text = editor->toPlainText().toStdString();
    if (file == QLatin1String(kManifest))
      source.toml = text;
    else
      source.texts[languageOf(file).toStdString()] = text;
  }
  return source;
}

void AuthorView::parse() {
  if (m_editors.empty()) return;
  lesson::Surroundings around;
  if (!m_shelf.models().empty()) around.models = m_shelf.models();
  around.lessons.emplace();
  for (const ShelfLesson& lesson : m_shelf.lessons()) around.lessons->push_back(lesson.lesson().name);
  lesson::LoadedLesson loaded = lesson::parseLesson(source(), around);
  loaded.lesson.folder = std::filesystem::path(path({}).toStdU16String());
  m_problems = loaded.problems;
  fillOutline(loaded.lesson);
  fillProblems();
  const ShelfLesson shelved{std::make_shared<const lesson::LoadedLesson>(std::move(loaded)), true};
  if (m_preview->isOpen() && m_preview->lesson().key() == shelved.key())
    m_preview->replace(shelved);
  else
    m_preview->open(shelved, 0);
  Q_EMIT changed();
}

void AuthorView::fillOutline(const lesson::Lesson& lesson) {
  m_outline->clear();
  const auto place = [](QTreeWidgetItem* item, const QString& file, const lesson::Place& at) {
    item->setData(0, fileRole, file);
    item->setData(0, lineRole, at.line);
    item->setData(0, columnRole, at.column);
  };
  const QString language = languageOf(currentFile());
  const lesson::LessonText* text = lesson.text(language.isEmpty() ? lessonLanguage() : language.toStdString());
  if (text)
    for (const lesson::Page& page : text->pages) {
      const QString file = QString::fromStdString(text->file);
      auto* top = new QTreeWidgetItem(m_outline, {QString::fromStdString(page.title)});
      place(top, file, page.place);
      for (const lesson::Block& block : page.blocks) {
        QString name;
        if (const auto* widget = std::get_if<lesson::Widget>(&block.content))
          name = textOf(lesson::schemaOf(widget->kind).name);
        if (const auto* quiz = std::get_if<lesson::QuizBlock>(&block.content))
          name = tr("question %1").arg(QString::fromStdString(quiz->item));
        if (std::holds_alternative<lesson::Rest>(block.content)) name = QStringLiteral("---");
        if (std::holds_alternative<lesson::Broken>(block.content)) name = tr("(has problems)");
        if (!name.isEmpty()) place(new QTreeWidgetItem(top, {name}), file, block.place);
      }
    }
  auto* questions = new QTreeWidgetItem(m_outline, {tr("Questions")});
  place(questions, QLatin1String(kManifest), {1, 1});
  for (const lesson::QuizItem& item : lesson.quiz)
    place(new QTreeWidgetItem(questions, {QString::fromStdString(item.id)}), QLatin1String(kManifest), item.place);
  m_outline->expandAll();
}

void AuthorView::fillProblems() {
  m_list->clear();
  for (const lesson::Problem& problem : m_problems) {
    const QString file = fileOf(problem);
    const bool advice = problem.severity == lesson::Severity::advice;
    const QString where = QStringLiteral("%1:%2:%3").arg(file).arg(problem.place.line).arg(problem.place.column);
    auto* item =
        new QListWidgetItem(QStringLiteral("%1 %2 %3 %4")
                                .arg(advice ? tr("Advice") : tr("Problem"), where,
                                     QString::fromStdString(problem.sentence), QString::fromStdString(problem.remedy)),
                            m_list);
    item->setData(fileRole, file);
    item->setData(lineRole, problem.place.line);
    item->setData(columnRole, problem.place.column);
  }
  m_problemsTitle->setText(m_problems.empty() ? tr("No problems")
                                              : tr("%n problem(s)", nullptr, static_cast<int>(m_problems.size())));
}

QPlainTextEdit* AuthorView::editor(const QString& file) const {
  for (const auto& [name, editor] : m_editors)
    if (name == file) return editor;
  return nullptr;
}

QPlainTextEdit* AuthorView::current() const {
  return qobject_cast<QPlainTextEdit*>(m_tabs->currentWidget());
}

QString AuthorView::currentFile() const {
  return m_tabs->currentIndex() < 0 ? QString() : m_tabs->tabText(m_tabs->currentIndex());
}

void AuthorView::goTo(const QString& file, int line, int column) {
  QPlainTextEdit* target = editor(file);
  if (!target) return;
  m_tabs->setCurrentWidget(target);
  const QTextBlock block = target->document()->findBlockByNumber(std::max(0, line - 1));
  QTextCursor cursor(block);
  cursor.movePosition(QTextCursor::Right, QTextCursor::MoveAnchor,
                      std::clamp(column - 1, 0, std::max(0, block.length() - 1)));
  target->setTextCursor(cursor);
  target->centerCursor();
  target->setFocus(Qt::OtherFocusReason);
}

/// A fence needs an empty line before and after it, and stands in no other fence.
void AuthorView::insertFence(const std::string& kind, const std::string& inside) {
  QPlainTextEdit* target = current();
  if (!target || currentFile() == QLatin1String(kManifest))
    for (const auto& [file, editor] : m_editors)
      if (file != QLatin1String(kManifest)) {
        target = editor;
        break;
      }
  if (!target) return;
  m_tabs->setCurrentWidget(target);
  QTextCursor cursor = target->textCursor();
  int fences = 0;
  for (QTextBlock block = target->document()->begin(); block.isValid() && block.blockNumber() < cursor.blockNumber();
       block = block.next())
    fences += block.text().startsWith(QLatin1String("```")) ? 1 : 0;
  while (cursor.block().isValid()) {
    const QString line = cursor.block().text();
    if (line.startsWith(QLatin1String("```"))) ++fences;
    if (fences % 2 == 0 && (line.trimmed().isEmpty() || line.startsWith(QLatin1String("```")))) break;
    if (!cursor.movePosition(QTextCursor::NextBlock)) break;
  }
  cursor.movePosition(QTextCursor::EndOfBlock);
  cursor.insertText(QStringLiteral("\n\n```%1\n%2\n```\n")
                        .arg(QString::fromStdString(kind), QString::fromStdString(inside).trimmed()));
  target->setTextCursor(cursor);
  target->setFocus(Qt::OtherFocusReason);
}

void AuthorView::insertWidget(const std::string& kind) {
  if (const lesson::WidgetSchema* schema = lesson::findWidget(kind)) insertFence(kind, std::string(schema->example));
}

void AuthorView::capture() {
  for (LessonWidget* widget : m_preview->widgets()) {
    const std::string state = widget->captured();
    if (!state.empty()) return insertFence(std::string(lesson::schemaOf(widget->source().kind).name), state);
  }
  say(tr("There is no widget in the preview whose state could be kept."));
}

void AuthorView::captureDecode() {
  const DecodeCapture decode = m_captureSource ? m_captureSource(m_shelf.models()) : DecodeCapture();
  if (decode.block.empty()) return say(tr("The page Decode shows no sentence yet."));
  insertFence("stepper", decode.block);
  say(decode.left);
}

void AuthorView::askCapture() {
  if (!m_captureSource) return capture();
  auto* menu = new QMenu(this);
  menu->setObjectName(QStringLiteral("author.captureMenu"));
  menu->setAttribute(Qt::WA_DeleteOnClose);
  connect(menu->addAction(tr("What the page &Decode shows")), &QAction::triggered, this, &AuthorView::captureDecode);
  connect(menu->addAction(tr("The widget in the &preview")), &QAction::triggered, this, &AuthorView::capture);
  menu->popup(m_capture->mapToGlobal(QPoint(0, m_capture->height())));
}

void AuthorView::say(const QString& message) {
  m_message->setText(message);
  m_message->setVisible(!message.isEmpty());
  Q_EMIT changed();
}

QList<QWidget*> AuthorView::stops() const {
  QList<QWidget*> stops{m_outline};
  if (QPlainTextEdit* editor = current()) stops << editor;
  stops << m_list;
  for (QWidget* stop : m_preview->stops()) stops << stop;
  return stops;
}

QString AuthorView::statusText() const {
  const QPlainTextEdit* editor = current();
  if (!editor) return tr("Write a lesson.");
  const QTextCursor cursor = editor->textCursor();
  const QString place =
      tr("%1, line %2, column %3")
          .arg(currentFile(), QString::number(cursor.blockNumber() + 1), QString::number(cursor.positionInBlock() + 1));
  return isModified() ? tr("%1. Not saved yet.").arg(place) : QStringLiteral("%1.").arg(place);
}

void AuthorView::retranslate() {
  m_title->setText(tr("Write a lesson"));
  m_new->setText(tr("New lesson"));
  m_save->setText(tr("Save"));
  m_insert->setText(tr("Insert widget"));
  m_capture->setText(tr("Capture view"));
  m_back->setText(tr("All lessons"));
  describeControl(*m_lessons, QStringLiteral("author.lessons"), tr("Lesson"), tr("The lessons of your own folder."));
  describeControl(*m_palette, QStringLiteral("author.palette"), tr("Kind of widget"),
                  tr("What “Insert widget” puts into the text."));
  describeControl(*m_new, QStringLiteral("author.new"), m_new->text(),
                  tr("Makes a small lesson in your folder, to change into your own."));
  describeControl(*m_save, QStringLiteral("author.save"), m_save->text(), tr("Writes the changed files (Ctrl+S)."));
  describeControl(*m_insert, QStringLiteral("author.insert"), m_insert->text(),
                  tr("Puts an example of the chosen widget after the cursor."));
  describeControl(
      *m_capture, QStringLiteral("author.capture"), m_capture->text(),
      tr("Puts what the page Decode shows, or the state of the live widget in the preview, into the text."));
  describeControl(*m_back, QStringLiteral("author.back"), m_back->text(),
                  tr("Back to the library; what is not saved stays here."));
  describeControl(*m_outline, QStringLiteral("author.outline"), tr("Outline"),
                  tr("Pages, widgets and questions; Enter goes there."));
  describeControl(*m_list, QStringLiteral("author.problems"), tr("Problems"),
                  tr("What the linter says; Enter goes to the place."));
  describeControl(*m_tabs, QStringLiteral("author.tabs"), tr("Files"), tr("The files of the lesson."));
  for (QPushButton* button : {m_new, m_save, m_insert, m_capture, m_back})
    button->setToolTip(plainTip(button->accessibleDescription()));
  fillProblems();
  fillLessons();
}

void AuthorView::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) retranslate();
  QWidget::changeEvent(event);
}

void AuthorView::applyTheme() {
  const auto px = [this](double length) { return static_cast<int>(std::lround(m_services.theme.px(length))); };
  layout()->setContentsMargins(px(16), px(12), px(16), px(8));
  layout()->setSpacing(px(8));
  m_outline->setMinimumWidth(px(140));
  m_lessons->setMinimumWidth(px(140));
  m_tabs->setMinimumWidth(px(260));
  m_preview->setMinimumWidth(px(360));
}

}  // namespace lookback::ui
