// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
// U11: the pages Data and Learn and the difference of two lanes in every format, and the numbers read back.
#include <QClipboard>
#include <QDate>
#include <QFileDialog>
#include <QMenu>
#include <QMimeData>
#include <QTableView>
#include <QTreeWidget>
#include <QXmlStreamReader>
#include <cmath>
#include <fstream>

#include "tests/ui/support/learn_fixture.h"
#include "ui/controllers/pane_export.h"
#include "ui/learn/decoder_widget.h"
#include "ui/learn/glossary_view.h"
#include "ui/models/import_pairs.h"
#include "ui/pages/compare_desk.h"
#include "ui/pages/data_page.h"
#include "ui/pages/word_menu.h"
#include "ui/views/difference_view.h"
#include "ui/views/view_export.h"

namespace lookback::test {
namespace {

QByteArray bytesOf(const QString& file) {
  QFile in(file);
  return in.open(QIODevice::ReadOnly) ? in.readAll() : QByteArray();
}

QString wordsOf(const QByteArray& svg) {
  QXmlStreamReader reader(svg);
  QString text;
  while (!reader.atEnd())
    if (reader.readNext() == QXmlStreamReader::Characters) text += reader.text().toString() + QLatin1Char('\n');
  EXPECT_FALSE(reader.hasError());
  return text;
}

/// What a page writes when it is asked to export, in each format by its suffix.
std::map<QString, QByteArray> everyFormat(ui::Page& page, const QTemporaryDir& folder) {
  std::map<QString, QByteArray> written;
  for (const char* suffix : {"png", "svg", "pdf", "csv"}) {
    page.exportAs();
    auto* dialog = page.findChild<QFileDialog*>(QStringLiteral("export"));
    EXPECT_NE(dialog, nullptr) << suffix;
    if (!dialog) return written;
    const QString file = folder.filePath(QStringLiteral("x.") + QLatin1String(suffix));
    Q_EMIT dialog->fileSelected(file);
    delete dialog;
    written[QLatin1String(suffix)] = bytesOf(file);
  }
  EXPECT_TRUE(written[QStringLiteral("pdf")].startsWith("%PDF"));
  EXPECT_FALSE(QImage::fromData(written[QStringLiteral("png")]).isNull());
  const QString words = wordsOf(written[QStringLiteral("svg")]);
  EXPECT_TRUE(words.contains(QStringLiteral("Lookback"))) << words.toStdString();
  EXPECT_TRUE(words.contains(QDate::currentDate().toString(Qt::ISODate)));
  return written;
}

QList<QStringList> table(const std::map<QString, QByteArray>& written) {
  return ui::parseCsv(QString::fromUtf8(written.at(QStringLiteral("csv"))));
}

class DataExportTest : public WindowTest {
 protected:
  DataExportTest() {
    window->resize(1400, 900);
    window->showPage(QStringLiteral("data"));
    std::ofstream(folder.filePath(QStringLiteral("my.fr-en.tsv")).toStdString(), std::ios::binary)
        << "l'accord, \"vite\"\tthe deal\nune \xE9"
           "cole\ta school\nle chat\tthe cat\nsans\n";
    QSignalSpy settled(&page(), &ui::DataPage::settled);
    EXPECT_FALSE(page().canExport());
    page().takeFiles({folder.filePath(QStringLiteral("my.fr-en.tsv"))});
    EXPECT_TRUE(!settled.isEmpty() || settled.wait(kPatienceMs));
  }
  ui::DataPage& page() { return window->dataPage(); }
};

TEST_F(DataExportTest, FirstPairsGoToEveryFormatAndComeBack) {
  ASSERT_TRUE(page().canExport());
  page().findChild<QTableView*>(QStringLiteral("dataPreview.table"))->setFocus();
  const auto written = everyFormat(page(), folder);
  const QList<QStringList> rows = table(written);
  ASSERT_EQ(rows.size(), 3);
  EXPECT_EQ(rows[1].mid(0, 3),
            QStringList({QStringLiteral("1"), QStringLiteral("l'accord, \"vite\""), QStringLiteral("the deal")}));
  EXPECT_EQ(rows[2].mid(0, 5), QStringList({QStringLiteral("3"), QStringLiteral("le chat"), QStringLiteral("the cat"),
                                            QStringLiteral("le chat"), QStringLiteral("the cat")}));
  const QString words = wordsOf(written.at(QStringLiteral("svg")));
  for (const char* word : {"le chat", "my.fr-en.tsv", "2 pairs kept"})
    EXPECT_TRUE(words.contains(QLatin1String(word))) << word;
}

TEST_F(DataExportTest, ProblemsGoWhereTheyHaveTheKeyboardAndToTheClipboard) {
  auto* tree = page().findChild<QTreeWidget*>(QStringLiteral("dataProblems.tree"));
  tree->setFocus();
  ASSERT_TRUE(tree->hasFocus());
  const QList<QStringList> rows = table(everyFormat(page(), folder));
  ASSERT_EQ(rows.size(), 5);  // the head, two problems, a place each
  EXPECT_TRUE(rows[1][0].contains(QStringLiteral("UTF-8")));
  EXPECT_EQ(rows[1][2], QStringLiteral("not done"));
  EXPECT_TRUE(rows[2][3].startsWith(QStringLiteral("Line 2, byte 5")));
  page().copy();
  EXPECT_TRUE(QApplication::clipboard()->mimeData()->hasImage());
  EXPECT_TRUE(QApplication::clipboard()->text().contains(QStringLiteral("UTF-8")));
}

class LearnExportTest : public LearnTest {
 protected:
  /// Goes to the first step with a live widget of that kind, once it can be exported as more than a grab.
  ui::LessonWidget* live(const char* lesson, const char* kind) {
    open(lesson);
    for (int step = 0; step < player().steps(); ++step) {
      player().goTo(step);
      for (ui::LessonWidget* widget : player().widgets())
        if (widget->objectName() == QStringLiteral("lesson.") + QLatin1String(kind)) return widget;
    }
    ADD_FAILURE() << "no " << kind << " in " << lesson;
    return nullptr;
  }
};

TEST_F(LearnExportTest, TheWeightsOfAToyGoToEveryFormatAndComeBack) {
  ASSERT_NE(live("005-by-hand", "energies"), nullptr);
  const auto written = everyFormat(*page, folder);
  const QList<QStringList> rows = table(written);
  ASSERT_GE(rows.size(), 4);
  double sum = 0;
  for (qsizetype k = 1; k + 1 < rows.size(); ++k) sum += rows[k][3].toDouble();
  EXPECT_NEAR(sum, 1, 1e-12);
  EXPECT_TRUE(wordsOf(written.at(QStringLiteral("svg"))).contains(QStringLiteral("step ")));
}

TEST_F(LearnExportTest, ThePaneOfARealDecoderIsExportedWithItsModel) {
  auto* widget = qobject_cast<ui::DecoderWidget*>(live("001-black-box", "stepper"));
  ASSERT_NE(widget, nullptr);
  ASSERT_TRUE(QTest::qWaitFor([&] { return widget->lane().model().trace() != nullptr; }, kPatienceMs));
  const auto written = everyFormat(*page, folder);
  EXPECT_EQ(written.at(QStringLiteral("csv")), widget->lane().panes().front()->exportCsv().toUtf8());
  EXPECT_TRUE(wordsOf(written.at(QStringLiteral("svg"))).contains(QStringLiteral("model ")));
}

TEST_F(LearnExportTest, EveryWidgetAndEveryTextOfTheCourseHasAPicture) {
  for (const ui::ShelfLesson& lesson : page->shelf().lessons()) {
    page->openLesson(QString::fromStdString(lesson.lesson().name), 0);
    for (int step = 0; step < player().steps(); ++step) {
      SCOPED_TRACE(lesson.lesson().name + " step " + std::to_string(step + 1));
      player().goTo(step);
      const ui::ExportPicture picture = player().picture();
      EXPECT_FALSE(picture.id.isEmpty());
      EXPECT_FALSE(picture.title.isEmpty());
      EXPECT_GE(ui::parseCsv(picture.csv).size(), 1);
      EXPECT_GT(picture.size.width(), 40);
      EXPECT_GT(picture.size.height(), 10);
      const QImage image = ui::pictureImage(picture);
      EXPECT_FALSE(image.isNull());
    }
  }
}

TEST_F(LearnExportTest, APictureStaysWhatItIsWhenTheLessonGoesOn) {
  ASSERT_NE(live("005-by-hand", "energies"), nullptr);
  const ui::ExportPicture picture = player().picture();
  const QImage before = ui::pictureImage(picture);
  player().goTo(0);
  QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
  EXPECT_EQ(ui::pictureImage(picture), before);
}

TEST_F(LearnExportTest, TheWordsOfTheCourseAreATable) {
  page->showGlossary();
  const auto written = everyFormat(*page, folder);
  EXPECT_EQ(table(written).size(), static_cast<qsizetype>(page->shelf().glossary().terms.size()) + 1);
}

TEST_F(LearnExportTest, TheLibraryExportsAnswersOnceThereAreAny) {
  EXPECT_FALSE(page->canExport());
  open("001-black-box");
  EXPECT_TRUE(page->canExport());
  page->showLibrary();
  EXPECT_FALSE(page->canExport());
  page->copy();  // nothing to fall over
}

TEST(DifferenceExport, GoesToEveryFormatAndComesBack) {
  class Window final : public WindowTest {
   public:
    void TestBody() override {}
    using WindowTest::decode;
    using WindowTest::folder;
    using WindowTest::press;
    using WindowTest::settle;
    using WindowTest::start;
    using WindowTest::window;
  } test;
  test.start();
  ui::PaneView& arcs = *test.window->page().panes()[0];
  arcs.canvas()->setFocus();
  test.decode().setSource(1);
  test.press(Qt::Key_M);
  auto* menu = test.window->findChild<ui::WordMenu*>(QStringLiteral("wordMenu"));
  ASSERT_NE(menu, nullptr);
  menu->findChild<QAction*>(QStringLiteral("word.delete"))->trigger();
  menu->close();
  ui::LaneController& lanes = test.window->compare().lanes();
  ASSERT_TRUE(QTest::qWaitFor([&] { return lanes.difference() != nullptr; }, kPatienceMs));
  ui::DifferenceView& view = test.window->page().difference();
  const ui::ExportCaption caption = ui::exportCaption(view);
  std::map<QString, QByteArray> written;
  for (const char* suffix : {"png", "svg", "pdf", "csv"}) {
    const QString file = test.folder.filePath(QStringLiteral("d.") + QLatin1String(suffix));
    ASSERT_EQ(ui::exportPane(view, file, caption), QString());
    written[QLatin1String(suffix)] = bytesOf(file);
  }
  EXPECT_TRUE(written[QStringLiteral("pdf")].startsWith("%PDF"));
  EXPECT_FALSE(QImage::fromData(written[QStringLiteral("png")]).isNull());
  const QString words = wordsOf(written[QStringLiteral("svg")]);
  for (const char* word : {"Lane A", "Lane B", "chat"}) EXPECT_TRUE(words.contains(QLatin1String(word))) << word;
  const QList<QStringList> rows = table(written);
  const ui::DifferenceCanvas& canvas = view.differences();
  ASSERT_EQ(rows.size(), canvas.rows() + 1);
  for (int i = 0; i < canvas.rows(); ++i) {
    ASSERT_EQ(rows[i + 1].size(), canvas.columns() + 1);
    EXPECT_EQ(rows[i + 1][0], canvas.rowLabel(i));
    for (int j = 0; j < canvas.columns(); ++j) {
      EXPECT_EQ(rows[0][j + 1], canvas.columnLabel(j));
      const double kept = rows[i + 1][j + 1].toDouble(), shown = lanes.difference()->alpha(i, j);
      if (std::isnan(shown))
        EXPECT_EQ(rows[i + 1][j + 1], QStringLiteral("nan"));
      else
        EXPECT_EQ(kept, shown);
    }
  }
}

}  // namespace
}  // namespace lookback::test
