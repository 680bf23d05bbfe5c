// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAbstractSlider>
#include <QCheckBox>
#include <QComboBox>
#include <QLineEdit>
#include <QMenu>
#include <QTabBar>
#include <QToolButton>
#include <QTranslator>
#include <algorithm>

#include "tests/ui/support/window_fixture.h"
#include "ui/support/controls.h"
#include "ui/views/pane_controls.h"

namespace lookback::test {
namespace {

using ui::SubStep;

/// Every message Qt printed while it lived, but for what the platform without a screen always says.
class Warnings {
 public:
  Warnings() {
    s_list.clear();
    m_before = qInstallMessageHandler([](QtMsgType, const QMessageLogContext&, const QString& text) {
      if (!text.contains(QLatin1String("propagateSizeHints")) && !text.contains(QLatin1String("XDG_RUNTIME_DIR")))
        s_list << text;
    });
  }
  ~Warnings() { qInstallMessageHandler(m_before); }
  std::string text() const { return s_list.join(QLatin1Char('\n')).toStdString(); }

 private:
  static inline QStringList s_list;
  QtMessageHandler m_before;
};

TEST_F(WindowTest, KeyboardAloneStepsEditsAndUndoes) {
  start();
  find("step.next.button")->setFocus();
  press(Qt::Key_Home);
  EXPECT_EQ(decode().step(), 0);
  for (const SubStep expected : {SubStep::score, SubStep::soften, SubStep::blend, SubStep::write, SubStep::score}) {
    press(Qt::Key_Right);
    EXPECT_EQ(decode().subStep(), expected);
  }
  EXPECT_EQ(decode().step(), 2);
  press(Qt::Key_Left);
  EXPECT_EQ(decode().step(), 1);
  press(Qt::Key_Right, Qt::ControlModifier);
  EXPECT_EQ(decode().step(), 2);
  EXPECT_EQ(decode().subStep(), SubStep::write);
  // F6 as far as the energies, then one energy up and back.
  QWidget* energies = window->page().panes()[3];
  for (int i = 0; i < 10 && !(QApplication::focusWidget() && energies->isAncestorOf(QApplication::focusWidget())); ++i)
    press(Qt::Key_F6);
  ASSERT_TRUE(QApplication::focusWidget() && energies->isAncestorOf(QApplication::focusWidget()));
  const auto before = decode().trace();
  press(Qt::Key_Up);
  settle();
  ASSERT_EQ(decode().interventions().size(), 1u);
  EXPECT_NE(decode().trace(), before);
  press(Qt::Key_Z, Qt::ControlModifier);
  settle();
  EXPECT_TRUE(decode().interventions().empty());
  EXPECT_EQ(decode().trace()->target, before->target);
  press(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
  settle();
  EXPECT_EQ(decode().interventions().size(), 1u);
}

TEST_F(WindowTest, TypingASentenceDecodesItAndKeysStayInTheField) {
  start();
  press(Qt::Key_L, Qt::ControlModifier);
  auto* field = find<QLineEdit>("sourceSentence");
  ASSERT_EQ(QApplication::focusWidget(), field);
  const int step = decode().step();
  QTest::keyClicks(field, "la zone dort ? [b]");
  press(Qt::Key_Home);
  press(Qt::Key_Right);
  EXPECT_EQ(decode().step(), step);  // the field's own keys
  EXPECT_TRUE(window->statusText().contains(QStringLiteral("press Enter")));
  QSignalSpy settled(window.get(), &ui::MainWindow::settled);
  press(Qt::Key_Return);
  ASSERT_TRUE(settled.wait(kPatienceMs));
  EXPECT_EQ(decode().trace()->source.front(), "la");
  EXPECT_FALSE(window->statusText().contains(QStringLiteral("press Enter")));
}

TEST_F(WindowTest, SpacePlaysAndPausesOutsideButtons) {
  start();
  window->page().panes()[0]->setFocus();
  find("step.next.button")->clearFocus();
  QTest::keyClick(window.get(), Qt::Key_Space);
  EXPECT_TRUE(window->player().isPlaying());
  EXPECT_EQ(find("play.toggle.button")->accessibleName(), QStringLiteral("Pause"));
  QTest::keyClick(window.get(), Qt::Key_Space);
  EXPECT_FALSE(window->player().isPlaying());
}

TEST_F(WindowTest, TabGoesThroughTheWindowAsItIsRead) {
  start();
  find("modelPicker")->setFocus();
  QStringList places;
  for (int i = 0; i < 120; ++i) {
    const QWidget* now = QApplication::focusWidget();
    ASSERT_TRUE(now);
    for (const QWidget* place = now; place; place = place->parentWidget()) {
      static const QStringList kPlaces = {"topBar", "rail",     "arcs",      "words",
                                          "map",    "energies", "inspector", "transportBar"};
      if (!kPlaces.contains(place->objectName())) continue;
      if (places.isEmpty() || places.last() != place->objectName()) places << place->objectName();
      break;
    }
    press(Qt::Key_Tab);
    if (QApplication::focusWidget() == find("modelPicker")) break;
  }
  const QStringList panes = {window->page().panes()[0]->objectName(), window->page().panes()[1]->objectName(),
                             window->page().panes()[2]->objectName(), window->page().panes()[3]->objectName()};
  EXPECT_EQ(places.join(QLatin1Char(' ')).toStdString(),
            (QStringList{"topBar", "rail"} + panes + QStringList{"inspector", "transportBar"})
                .join(QLatin1Char(' '))
                .toStdString());
}

TEST_F(WindowTest, EveryInteractiveWidgetHasNameAndHelp) {
  start();
  decode().requestIntervention({.kind = Intervention::Kind::setEnergy, .step = 2, .position = 1, .value = 3});
  settle();
  decode().setCursor(2, SubStep::blend);
  find<QToolButton>("use.0")->click();
  int checked = 0;
  for (const QWidget* widget : window->findChildren<QWidget*>()) {
    if (!widget->isVisibleTo(window.get()) || widget->focusPolicy() == Qt::NoFocus) continue;
    if (widget->objectName() == QLatin1String("qt_scrollarea_viewport") || qobject_cast<const QAbstractSlider*>(widget))
      continue;
    const std::string who = widget->metaObject()->className() + std::string(" ") + widget->objectName().toStdString();
    EXPECT_FALSE(widget->objectName().isEmpty()) << who;
    EXPECT_FALSE(widget->accessibleName().isEmpty()) << who;
    const bool help =
        !widget->accessibleDescription().isEmpty() || !widget->whatsThis().isEmpty() || !widget->toolTip().isEmpty();
    EXPECT_TRUE(help) << who;
    ++checked;
  }
  EXPECT_GT(checked, 25);
}

TEST_F(WindowTest, EveryActionHasAPlaceInTheMenuAndAHelp) {
  QSet<const QAction*> inMenu;
  QList<QMenu*> menus = {find<QPushButton>("menuButton")->menu()};
  while (!menus.isEmpty()) {
    for (QAction* action : menus.takeFirst()->actions()) {
      if (action->menu()) menus << action->menu();
      inMenu << action;
    }
  }
  for (const QAction* action : actions->all()) {
    const std::string id = action->objectName().toStdString();
    EXPECT_FALSE(action->text().isEmpty()) << id;
    EXPECT_FALSE(action->statusTip().isEmpty()) << id;
    EXPECT_TRUE(id == "app.menu" || inMenu.contains(action)) << id;
  }
}

TEST_F(WindowTest, NoTwoActionsShareAKey) {
  for (const QAction* action : actions->all())
    EXPECT_EQ(actions->clash(action->objectName(), action->shortcut()), QString())
        << action->objectName().toStdString();
}

TEST_F(WindowTest, MarkupIsShownLetterForLetter) {
  start(QStringLiteral("<b>bold</b> %1 &File a&b"));
  decode().setCursor(1, SubStep::blend);
  for (int position = 0; position < static_cast<int>(decode().trace()->source.size()); ++position) {
    decode().setSource(position);
    decode().requestIntervention(
        {.kind = Intervention::Kind::setEnergy, .step = 1, .position = position, .value = 8.0 - position});
  }
  settle();
  for (const QLabel* label : window->findChildren<QLabel*>()) {
    const bool plain = label->textFormat() == Qt::PlainText || label->text().isEmpty();
    EXPECT_TRUE(plain) << label->objectName().toStdString();
  }
  for (const QString& token :
       {QStringLiteral("<b>bold</b>"), QStringLiteral("%1"), QStringLiteral("&File"), QStringLiteral("a&b")}) {
    int seen = 0;
    for (const QCheckBox* edit : window->findChildren<QCheckBox*>())
      if (edit->accessibleName().contains(token)) ++seen;
    EXPECT_GE(seen, 1) << token.toStdString();
  }
  // The strongest word stands in the status line as it is.
  decode().setSource(0);
  const std::vector<int> order = [&] {
    std::vector<int> all(decode().current()->alpha.size());
    for (std::size_t i = 0; i < all.size(); ++i) all[i] = static_cast<int>(i);
    std::stable_sort(all.begin(), all.end(),
                     [&](int a, int b) { return decode().current()->alpha[a] > decode().current()->alpha[b]; });
    return all;
  }();
  EXPECT_TRUE(window->statusText().contains(QString::fromStdString(decode().trace()->source[order[0]])))
      << window->statusText().toStdString();
  for (const QWidget* widget : window->findChildren<QWidget*>())
    EXPECT_FALSE(widget->toolTip().contains(QStringLiteral("<b>bold"))) << widget->objectName().toStdString();
}

TEST_F(WindowTest, ResizingFiftyTimesLeavesNoTrace) {
  start();
  const Warnings warnings;
  for (int i = 0; i < 50; ++i) {
    window->resize(1, 1);
    QTest::qWait(0);
    EXPECT_GE(window->width(), 1024);
    EXPECT_GE(window->height(), 640);
    window->resize(4000, 3000);
    QTest::qWait(0);
  }
  window->resize(1280, 800);
  QTest::qWait(0);
  EXPECT_EQ(warnings.text(), "");
}

/// Whether all of a widget lies inside what its parents show, scroll areas aside.
bool isWhole(const QWidget* widget, const QWidget* window) {
  for (const QWidget* parent = widget->parentWidget(); parent; parent = parent->parentWidget()) {
    if (parent->objectName() == QLatin1String("qt_scrollarea_viewport")) return true;
    if (!parent->rect().contains(QRect(widget->mapTo(parent, QPoint(0, 0)), widget->size()))) return false;
    if (parent == window) break;
  }
  return true;
}

void expectNothingClipped(ui::MainWindow& window) {
  for (const QAbstractButton* button : window.findChildren<QAbstractButton*>()) {
    if (!button->isVisible()) continue;
    const std::string who = button->objectName().toStdString();
    EXPECT_TRUE(isWhole(button, &window)) << who;
    if (qobject_cast<const ui::PaneButton*>(button)) continue;  // paints itself; the views' own tests
    const int text = button->fontMetrics().horizontalAdvance(button->text());
    EXPECT_TRUE(!qobject_cast<const QPushButton*>(button) || text <= button->width())
        << who << ": " << text << " in " << button->width() << ", wants " << button->sizeHint().width();
    EXPECT_GE(button->height(), button->fontMetrics().height()) << who;
  }
}

TEST_F(WindowTest, ThreeHundredPercentClipsNothing) {
  start();
  window->resize(1920, 1080);
  for (const double scale : {0.8, 1.5, 2.0, 3.0}) {
    theme->setScale(scale);
    QTest::qWait(0);
    EXPECT_EQ(window->size(), QSize(1920, 1080)) << scale;
    expectNothingClipped(*window);
  }
}

class Doubling final : public QTranslator {
 public:
  QString translate(const char*, const char* source, const char*, int) const override {
    const QString text = QString::fromUtf8(source);
    return text.contains(QLatin1Char('%')) ? QString()
                                           : text + QLatin1Char(' ') + QString(text).remove(QLatin1Char('&'));
  }
  bool isEmpty() const override { return false; }
};

TEST_F(WindowTest, DoubledTextsAndTheOtherWritingDirectionClipNoControl) {
  start();
  const QString before = find("step.next.button")->accessibleName();
  Doubling doubling;
  QCoreApplication::installTranslator(&doubling);
  QTest::qWait(0);
  EXPECT_EQ(find("step.next.button")->accessibleName(), before + QLatin1Char(' ') + before);
  expectNothingClipped(*window);
  QApplication::setLayoutDirection(Qt::RightToLeft);
  QTest::qWait(0);
  expectNothingClipped(*window);
  QApplication::setLayoutDirection(Qt::LeftToRight);
  QCoreApplication::removeTranslator(&doubling);
  QTest::qWait(0);
  EXPECT_EQ(find("step.next.button")->accessibleName(), before);
}

TEST_F(WindowTest, NarrowWindowPutsTheInspectorBehindATab) {
  start();
  EXPECT_TRUE(find("inspector")->isVisible());
  EXPECT_FALSE(find("pageTabs")->isVisible());
  window->resize(1040, 700);
  QTest::qWait(0);
  EXPECT_TRUE(find("pageTabs")->isVisible());
  EXPECT_FALSE(find("inspector")->isVisible());
  find<QTabBar>("pageTabs")->setCurrentIndex(1);
  EXPECT_TRUE(find("inspector")->isVisible());
  EXPECT_FALSE(window->page().panes()[3]->isVisible());
}

TEST_F(WindowTest, MaximisedPaneFillsThePageAndEscapeBringsItBack) {
  start();
  window->page().panes()[2]->setFocus();
  press(Qt::Key_M, Qt::ControlModifier | Qt::ShiftModifier);
  for (std::size_t i = 0; i < 4; ++i) EXPECT_EQ(window->page().panes()[i]->isVisible(), i == 2) << i;
  press(Qt::Key_Escape);
  for (std::size_t i = 0; i < 4; ++i) EXPECT_TRUE(window->page().panes()[i]->isVisible()) << i;
}

TEST_F(WindowTest, BadModelSaysSoOffersAWayOnAndKeepsTheOldOne) {
  start();
  const auto before = decode().trace();
  QSignalSpy settled(window.get(), &ui::MainWindow::settled);
  window->controller().openModel("/models/bad.safetensors");
  ASSERT_TRUE(settled.wait(kPatienceMs));
  EXPECT_TRUE(window->banner().isVisible());
  EXPECT_TRUE(window->banner().text().contains(QStringLiteral("bad.safetensors")));
  EXPECT_GE(window->banner().findChildren<QToolButton*>(QRegularExpression(QStringLiteral("banner.way.*"))).size(), 1);
  EXPECT_EQ(decode().trace(), before);
}

TEST_F(WindowTest, UnknownWordsAreNamed) {
  start(QStringLiteral("le <chien> dort ."));
  EXPECT_TRUE(window->banner().isVisible());
  EXPECT_TRUE(window->banner().text().contains(QStringLiteral("chien"))) << window->banner().text().toStdString();
}

TEST_F(WindowTest, ModelWithoutAttentionIsSaidSo) {
  start(QStringLiteral("le chat dort ."), "/models/rnnencdec.safetensors");
  decode().setCursor(2, SubStep::write);
  EXPECT_TRUE(window->statusText().contains(QStringLiteral("fixed vector"))) << window->statusText().toStdString();
  EXPECT_FALSE(find("subStep.0")->isEnabled());
  decode().setCursor(2, SubStep::blend);
  EXPECT_EQ(find<QLabel>("inspectorTitle")->text(), QStringLiteral("Fixed vector"));
}

TEST_F(WindowTest, WordingNeverGivesAReason) {
  start();
  for (int step = 0; step <= static_cast<int>(decode().trace()->steps.size()); ++step)
    for (const SubStep part : {SubStep::score, SubStep::soften, SubStep::blend, SubStep::write}) {
      decode().setCursor(step, part);
      EXPECT_FALSE(window->statusText().contains(QStringLiteral("because"), Qt::CaseInsensitive));
      EXPECT_FALSE(window->statusText().isEmpty());
    }
}

TEST_F(WindowTest, SwitchingThemesAndZoomKeepsTheContent) {
  start();
  const Warnings warnings;
  for (const ui::ThemeName name : {ui::ThemeName::dark, ui::ThemeName::contrast, ui::ThemeName::light}) {
    theme->setName(name);
    QTest::qWait(0);
    const QImage picture = window->grab().toImage();
    EXPECT_EQ(picture.pixelColor(2, picture.height() / 2), theme->color(ui::Role::surface));  // the rail
  }
  press(Qt::Key_Plus, Qt::ControlModifier);
  EXPECT_GT(theme->scale(), 1.0);
  press(Qt::Key_Minus, Qt::ControlModifier);
  press(Qt::Key_Minus, Qt::ControlModifier);
  EXPECT_LT(theme->scale(), 1.0);
  press(Qt::Key_0, Qt::ControlModifier);
  EXPECT_EQ(theme->scale(), 1.0);
  EXPECT_EQ(warnings.text(), "");
}

TEST_F(WindowTest, RemembersItsPlaceThemeAndModel) {
  start();
  window->resize(1400, 900);
  find("step.next.button")->setFocus();
  actions->get(QStringLiteral("view.inspector"))->trigger();
  actions->get(QStringLiteral("theme.dark"))->trigger();
  window->close();
  open();
  QTest::qWait(0);
  EXPECT_EQ(settings->get(ui::setting::theme), QStringLiteral("dark"));
  EXPECT_EQ(settings->get(ui::setting::model), QStringLiteral("/models/tiny.safetensors"));
  EXPECT_FALSE(window->page().isInspectorShown());
}

}  // namespace
}  // namespace lookback::test
