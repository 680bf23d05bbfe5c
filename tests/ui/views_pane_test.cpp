// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QBuffer>
#include <QSignalSpy>
#include <QSvgGenerator>
#include <QXmlStreamReader>
#include <algorithm>

#include "tests/ui/support/views_fixture.h"
#include "ui/views/arcs_view.h"
#include "ui/views/energies_view.h"
#include "ui/views/map_view.h"
#include "ui/views/next_words_view.h"
#include "ui/views/pane_controls.h"

namespace lookback::test {
namespace {

using ui::SubStep;

const std::string kControl = "a\x01z";
const std::vector<std::string> kMarkup = {"<b>bold</b>", "<img", "&lt;",  "&amp;", "<br>",
                                          "a&b",         "%1",   "&File", "]]>",   kControl};

class PanesTest : public ViewsTest {
 protected:
  PanesTest() : arcs(model, theme), map(model, theme), energies(model, theme), words(model, theme) {
    for (ui::PaneView* view : panes()) place(*view, 480, 320);
  }
  std::vector<ui::PaneView*> panes() { return {&arcs, &map, &energies, &words}; }

  static QString svg(const ui::PaneView& view) {
    QBuffer buffer;
    QSvgGenerator generator;
    generator.setOutputDevice(&buffer);
    generator.setSize(view.exportSize());
    generator.setViewBox(QRect(QPoint(0, 0), view.exportSize()));
    QPainter painter(&generator);
    view.renderTo(painter, view.exportSize());
    painter.end();
    return QString::fromUtf8(buffer.data());
  }
  /// All text elements; fails the test if the file is not well-formed.
  static QStringList svgTexts(const QString& file) {
    QXmlStreamReader reader(file);
    QStringList texts;
    while (!reader.atEnd())
      if (reader.readNext() == QXmlStreamReader::StartElement && reader.name() == QLatin1String("text"))
        texts << reader.readElementText(QXmlStreamReader::IncludeChildElements).trimmed();
    EXPECT_FALSE(reader.hasError()) << reader.errorString().toStdString();
    return texts;
  }

  ui::ArcsView arcs;
  ui::MapView map;
  ui::EnergiesView energies;
  ui::NextWordsView words;
};

TEST_F(PanesTest, EveryControlHasNameAndHelp) {
  for (ui::PaneView* view : panes()) {
    for (const QWidget* widget : view->findChildren<QWidget*>()) {
      if (widget->focusPolicy() == Qt::NoFocus || widget->objectName().startsWith(QLatin1String("qt_"))) continue;
      EXPECT_FALSE(widget->accessibleName().isEmpty())
          << view->objectName().toStdString() << ' ' << widget->metaObject()->className();
      EXPECT_FALSE(widget->whatsThis().isEmpty())
          << view->objectName().toStdString() << ' ' << widget->objectName().toStdString();
      EXPECT_FALSE(widget->objectName().isEmpty()) << widget->metaObject()->className();
    }
    for (const QAction* action : view->actions()) {
      EXPECT_TRUE(action->objectName().startsWith(view->objectName() + u'.'));
      EXPECT_FALSE(action->text().isEmpty()) << action->objectName().toStdString();
    }
    EXPECT_FALSE(view->description().isEmpty());
  }
}

TEST_F(PanesTest, LettersOfActionsDoNothingWithoutFocus) {
  for (ui::PaneView* view : panes())
    for (const QAction* action : view->actions())
      EXPECT_TRUE(action->shortcut().isEmpty()) << action->objectName().toStdString();
}

TEST_F(PanesTest, VeilComesOverOldNumbersButNotUnderTheHand) {
  auto* veil = map.findChild<QWidget*>(QStringLiteral("veil"));
  ASSERT_NE(veil, nullptr);
  model.setStale(true);
  EXPECT_FALSE(veil->isVisible()) << "not for a moment's work";
  EXPECT_TRUE(QTest::qWaitFor([veil] { return veil->isVisible(); }, 2000));
  show(sampleTrace());
  EXPECT_FALSE(veil->isVisible()) << "an answer on the way is new enough";
  model.setStale(false);
  EXPECT_FALSE(veil->isVisible());
}

TEST_F(PanesTest, MaximiseButtonAsksAndFollows) {
  QSignalSpy asked(&map, &ui::PaneView::maximiseRequested);
  map.findChild<QPushButton*>(QStringLiteral("map.maximise"))->click();
  ASSERT_EQ(asked.count(), 1);
  EXPECT_TRUE(asked[0][0].toBool());
  map.setMaximised(false);
  EXPECT_EQ(asked.count(), 1) << "telling it is not asking";
  EXPECT_FALSE(map.findChild<QPushButton*>(QStringLiteral("map.maximise"))->isChecked());
}

TEST_F(PanesTest, FocusRingComesWithTheKeyboard) {
  map.activateWindow();
  ASSERT_TRUE(QTest::qWaitForWindowActive(&map));
  map.canvas()->setFocus(Qt::TabFocusReason);
  EXPECT_TRUE(ui::ringShown(*map.canvas()));
  QTest::mouseClick(map.canvas(), Qt::LeftButton, {}, QPoint(5, 5));
  EXPECT_FALSE(ui::ringShown(*map.canvas()));
  press(map, Qt::Key_Left);
  EXPECT_TRUE(ui::ringShown(*map.canvas()));
}

TEST_F(PanesTest, MarkupIsShownLetterForLetter) {
  show(diagonalTrace(kMarkup, kMarkup));
  model.setCursor(10, SubStep::write);
  model.setSource(6);
  EXPECT_TRUE(map.canvas()->itemName(0).startsWith(QStringLiteral("<b>bold</b>, <b>bold</b>, ")));
  EXPECT_TRUE(map.canvas()->itemName(6 * 10 + 6).startsWith(QStringLiteral("%1, %1, ")));
  EXPECT_TRUE(arcs.description().contains(QStringLiteral("Source word %1 is selected.")));
  EXPECT_EQ(energies.canvas()->itemName(7), QStringLiteral("&File"));
}

TEST_F(PanesTest, SvgIsWellFormedAndHoldsTheWordsAsText) {
  show(diagonalTrace(kMarkup, kMarkup));
  model.setCursor(10, SubStep::write);
  for (ui::PaneView* view :
       {static_cast<ui::PaneView*>(&arcs), static_cast<ui::PaneView*>(&map), static_cast<ui::PaneView*>(&energies)}) {
    const QStringList texts = svgTexts(svg(*view));
    for (const std::string& token : kMarkup)
      EXPECT_TRUE(token == kControl || texts.contains(QString::fromStdString(token)))
          << view->objectName().toStdString() << ' ' << token;
    EXPECT_TRUE(texts.join(QString()).contains(QChar(0x2401))) << "a sign for the control character";
  }
}

TEST_F(PanesTest, ExportOfWordsHoldsWholeNumbers) {
  const QStringList texts = svgTexts(svg(words));
  EXPECT_TRUE(texts.contains(QStringLiteral("Economic")));
  EXPECT_TRUE(texts.contains(QStringLiteral(".521")));
}

TEST_F(PanesTest, ExportIsTheSameInEveryThemeAndScale) {
  const auto picture = [](const ui::PaneView& view) {
    QImage image(view.exportSize(), QImage::Format_RGB32);
    QPainter painter(&image);
    view.renderTo(painter, image.size());
    painter.end();
    return image;
  };
  for (ui::PaneView* view : panes()) {
    const QImage light = picture(*view);
    theme.setName(ui::ThemeName::dark);
    theme.setScale(2);
    EXPECT_EQ(picture(*view), light) << view->objectName().toStdString();
    theme.setName(ui::ThemeName::light);
    theme.setScale(1);
    EXPECT_EQ(light.pixelColor(1, 1), QColor(Qt::white)) << "readable on paper";
  }
}

TEST_F(PanesTest, ExportHoldsEveryLabelOfALongSentence) {
  show(longTrace(200, 200));
  model.setCursor(200, SubStep::write);
  const QStringList texts = svgTexts(svg(map));
  const auto shown = [&](const std::string& token) {
    const QString word = QString::fromStdString(token);
    return std::any_of(texts.begin(), texts.end(), [&](const QString& text) {
      return text == word || (text.endsWith(QChar(0x2026)) && word.startsWith(text.chopped(1)));
    });
  };
  for (const auto& words200 : {model.trace()->source, model.trace()->target})
    for (const std::string& token : words200) EXPECT_TRUE(shown(token)) << token;
  EXPECT_GE(texts.size(), 400);
}

TEST_F(PanesTest, EveryThemeScaleAndSizeIsDrawn) {
  for (const ui::ThemeName name : {ui::ThemeName::light, ui::ThemeName::dark, ui::ThemeName::contrast})
    for (const double scale : {0.8, 1.0, 3.0}) {
      theme.setName(name);
      theme.setScale(scale);
      for (ui::PaneView* view : panes())
        for (const QSize size : {QSize(1, 1), QSize(200, 150), QSize(1600, 1000)}) {
          view->resize(size);
          EXPECT_FALSE(view->grab().isNull() && size.width() > 1);
        }
    }
}

TEST_F(PanesTest, ScenesSurviveAModelThatTakesItsSentenceBack) {
  model.setResult(nullptr, nullptr, nullptr);
  for (ui::PaneView* view : panes()) {
    view->grab();
    EXPECT_FALSE(view->description().isEmpty());
    press(*view, Qt::Key_Right);
    press(*view, Qt::Key_Down);
  }
  EXPECT_TRUE(requests.empty());
}

}  // namespace
}  // namespace lookback::test
