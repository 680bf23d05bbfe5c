// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QAbstractTextDocumentLayout>
#include <QFile>
#include <QFileInfo>
#include <QProcess>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTextBlock>
#include <QTextDocument>

#include "core/lesson/reader.h"
#include "tests/ui/support/window_fixture.h"
#include "ui/present/handout.h"

namespace lookback::test {
namespace {

using ui::HandoutFor;

class HandoutTest : public testing::Test {
 protected:
  HandoutTest() {
    application();
    settings = std::make_unique<ui::Settings>(folder.filePath(QStringLiteral("window.ini")));
    actions = std::make_unique<ui::Actions>(*settings);
    shelf = std::make_unique<ui::ModelShelf>(QStringList(), QStringList());  // no models: their widgets are described
  }
  ui::Services services() { return {theme, *settings, *actions, *shelf}; }
  static std::shared_ptr<const lesson::LoadedLesson> lessonOf(const std::string& name) {
    return std::make_shared<const lesson::LoadedLesson>(
        lesson::loadLesson(std::filesystem::path(LOOKBACK_SOURCE_DIR) / "lessons" / name));
  }
  static std::string text(const std::string& name, const std::string& language, HandoutFor whom) {
    const auto loaded = lessonOf(name);
    const ui::HandoutText words(loaded->lesson, language, whom);
    return ui::handoutDocument(loaded->lesson, words, language, {})->toPlainText().toStdString();
  }

  QTemporaryDir folder;
  ui::Theme theme;
  std::unique_ptr<ui::Settings> settings;
  std::unique_ptr<ui::Actions> actions;
  std::unique_ptr<ui::ModelShelf> shelf;
};

bool has(const std::string& text, const char* part) {
  return text.find(part) != std::string::npos;
}

TEST_F(HandoutTest, StudentsGetBlanksAndNoAnswers) {
  const std::string sheet = text("005-by-hand", "en", HandoutFor::student);
  for (const char* wanted : {"One context vector by hand", "Name:", "Question 1", "total = ____", "Three energies",
                             "Write 0.85 for maison", "In the program:", "For the presenter"})
    EXPECT_EQ(has(sheet, wanted), std::string(wanted) != "For the presenter") << wanted;
  for (const char* hidden : {"Answer:", "64.7", "A digit that is bent", "Wait until somebody notices", "◉"})
    EXPECT_FALSE(has(sheet, hidden)) << hidden;
}

TEST_F(HandoutTest, TeachersGetTheKeyTheReasonsAndTheNotes) {
  const std::string sheet = text("005-by-hand", "en", HandoutFor::teacher);
  for (const char* wanted : {"Answer:", "64.7", "A digit that is bent", "Wait until somebody notices", "◉",
                             "For the presenter:", "Teacher's copy"})
    EXPECT_TRUE(has(sheet, wanted)) << wanted;
  EXPECT_FALSE(has(sheet, "Name:"));
}

TEST_F(HandoutTest, KeyFitsTheStudentsOrderOfOptions) {
  const std::string student = text("005-by-hand", "en", HandoutFor::student);
  const std::string teacher = text("005-by-hand", "en", HandoutFor::teacher);
  for (const char* letter : {"a) ", "b) ", "c) "}) {
    const auto option = [letter](const std::string& sheet) {
      const auto at = sheet.find(letter, sheet.find("What should we do"));
      return sheet.substr(at, 24);
    };
    EXPECT_EQ(option(student), option(teacher));
  }
}

TEST_F(HandoutTest, SpeaksTheLanguageOfTheLesson) {
  const std::string sheet = text("005-by-hand", "fr", HandoutFor::teacher);
  EXPECT_TRUE(has(sheet, "Un vecteur de contexte"));
  EXPECT_TRUE(has(sheet, "Attendez que quelqu"));
  EXPECT_TRUE(has(sheet, "64,7"));
}

TEST_F(HandoutTest, EveryLessonBecomesNumberedPages) {
  for (const auto& entry :
       std::filesystem::directory_iterator(std::filesystem::path(LOOKBACK_SOURCE_DIR) / "lessons")) {
    if (!entry.is_directory()) continue;
    const auto loaded = lessonOf(entry.path().filename().string());
    for (const std::string& language : loaded->lesson.languages)
      for (const HandoutFor whom : {HandoutFor::student, HandoutFor::teacher}) {
        const ui::HandoutText words(loaded->lesson, language, whom);
        const auto document = ui::handoutDocument(loaded->lesson, words, language, {});
        EXPECT_GE(document->pageCount(), 2) << entry.path();
        const QRectF last = document->documentLayout()->blockBoundingRect(document->lastBlock());
        EXPECT_GT(document->pageCount(), static_cast<int>((last.bottom() - 1) / document->pageSize().height()))
            << "the end of " << entry.path() << " is on a page";
        const QString file = folder.filePath(QStringLiteral("sheet.pdf"));
        ASSERT_EQ(ui::writeHandout(loaded->lesson, language, whom, {}, file), QString());
        QFile pdf(file);
        ASSERT_TRUE(pdf.open(QIODevice::ReadOnly));
        const QByteArray bytes = pdf.readAll();
        EXPECT_TRUE(bytes.startsWith("%PDF"));
        EXPECT_EQ(bytes.count("/Type /Page\n"), document->pageCount()) << entry.path();
      }
  }
}

TEST_F(HandoutTest, FiguresComeFromTheLiveWidgets) {
  const auto loaded = lessonOf("005-by-hand");
  const QString file = folder.filePath(QStringLiteral("figures.pdf"));
  ui::HandoutJob job(services(), loaded, "en", {{HandoutFor::student, file}}, nullptr, tinyEngine());
  job.setPatience(500);
  QSignalSpy finished(&job, &ui::HandoutJob::finished);
  job.start();
  ASSERT_TRUE(finished.wait(kPatienceMs));
  EXPECT_EQ(finished.last().at(0).toString(), QString());
  EXPECT_GE(job.figures().size(), 4u);  // energies twice, a sheet or more, the triangle
  for (const auto& [block, image] : job.figures()) {
    QSet<QRgb> colours;
    for (int y = 0; y < image.height(); y += 7)
      for (int x = 0; x < image.width(); x += 7) colours.insert(image.pixel(x, y));
    EXPECT_GT(colours.size(), 4) << "a figure with nothing on it";
  }
  EXPECT_TRUE(QFile::exists(file));
}

TEST_F(HandoutTest, ProgramWritesOneWithoutAWindow) {
  QProcess process;
  QProcessEnvironment environment;
  environment.insert(QStringLiteral("HOME"), folder.path());
  environment.insert(QStringLiteral("XDG_RUNTIME_DIR"), folder.path());
  environment.insert(QStringLiteral("QT_QPA_PLATFORM"), QStringLiteral("offscreen"));
  environment.insert(QStringLiteral("LC_ALL"), QStringLiteral("C.UTF-8"));
  process.setProcessEnvironment(environment);
  const QString file = folder.filePath(QStringLiteral("five.pdf"));
  process.start(QStringLiteral(LOOKBACK_WINDOW), {QStringLiteral("--handout"), QStringLiteral("5"),
                                                  QStringLiteral("--out"), file, QStringLiteral("--teacher")});
  ASSERT_TRUE(process.waitForFinished(60000));
  EXPECT_EQ(process.exitStatus(), QProcess::NormalExit);
  EXPECT_EQ(process.exitCode(), 0) << process.readAllStandardError().toStdString();
  EXPECT_GT(QFileInfo(file).size(), 10000);
}

TEST_F(HandoutTest, ABrokenLessonMakesNone) {
  const QDir lessons(folder.filePath(QStringLiteral("lessons")));
  ASSERT_TRUE(lessons.mkpath(QStringLiteral("001-broken")));
  for (const auto& [name, bytes] : {std::pair("lesson.toml", "title = { en = \"Broken\" }\nminutes = 5000\n"),
                                    {"text.en.md", "# One\n\nText.\n"}}) {
    QFile file(lessons.filePath(QStringLiteral("001-broken/") + QLatin1String(name)));
    ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    file.write(bytes);
  }
  QProcess process;
  QProcessEnvironment environment;
  environment.insert(QStringLiteral("HOME"), folder.path());
  environment.insert(QStringLiteral("QT_QPA_PLATFORM"), QStringLiteral("offscreen"));
  environment.insert(QStringLiteral("LC_ALL"), QStringLiteral("C.UTF-8"));
  process.setProcessEnvironment(environment);
  const QString file = folder.filePath(QStringLiteral("broken.pdf"));
  process.start(
      QStringLiteral(LOOKBACK_WINDOW),
      {QStringLiteral("--handout"), lessons.filePath(QStringLiteral("001-broken")), QStringLiteral("--out"), file});
  ASSERT_TRUE(process.waitForFinished(60000));
  EXPECT_EQ(process.exitCode(), 1);
  const QString errors = QString::fromUtf8(process.readAllStandardError());
  EXPECT_TRUE(errors.contains(QStringLiteral("001-broken/lesson.toml:2:"))) << errors.toStdString();
  EXPECT_FALSE(QFile::exists(file));
}

TEST_F(HandoutTest, APlaceThatCannotBeWrittenIsNamed) {
  const auto loaded = lessonOf("005-by-hand");
  const QString problem =
      ui::writeHandout(loaded->lesson, "en", HandoutFor::student, {}, folder.filePath(QStringLiteral("no/such/a.pdf")));
  EXPECT_TRUE(problem.contains(QStringLiteral("a.pdf")));
}

}  // namespace
}  // namespace lookback::test
