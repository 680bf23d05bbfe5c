// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/present/presenter.h"

#include <QLabel>
#include <QLineEdit>
#include <QScreen>

#include "tests/ui/support/window_fixture.h"
#include "ui/page_stack.h"
#include "ui/pages/page.h"
#include "ui/present/live_stage.h"
#include "ui/present/segment_source.h"
#include "ui/views/button_rows.h"
#include "ui/views/map_view.h"
#include "ui/views/pane_canvas.h"

namespace lookback::test {
namespace {

using ui::Presenter;

/// A lesson of three parts; the second has notes.
class LessonPage final : public ui::Page, public ui::SegmentSource {
 public:
  using Page::Page;
  QString statusText() const override { return QStringLiteral("part %1").arg(m_segment); }
  QList<QWidget*> stops() const override { return {const_cast<LessonPage*>(this)}; }
  void retranslate() override {}
  int segments() const override { return 3; }
  int segment() const override { return m_segment; }
  QString segmentTitle(int index) const override { return QStringLiteral("Part %1").arg(index); }
  QString segmentNotes(int index) const override { return index == 1 ? QStringLiteral("Ask first.") : QString(); }
  int plannedMinutes() const override { return 8; }
  void showSegment(int index) override {
    m_segment = index;
    Q_EMIT statusChanged();
  }

 private:
  int m_segment = 2;
};

class PresentTest : public WindowTest {
 protected:
  PresentTest() {
    start();
    stack = window->findChild<ui::PageStack*>();
    presenter = window->findChild<Presenter*>();
    if (presenter) return;
    own = std::make_unique<Presenter>(ui::Services{*theme, *settings, *actions, *shelf}, *window, *stack,
                                      window->page(), window->player());
    presenter = own.get();
  }
  ~PresentTest() override {
    presenter->stop();
    own.reset();
  }

  QAction* action(const char* id) { return actions->get(QLatin1String(id)); }
  ui::AudienceWindow& audience() { return *presenter->audience(); }
  QImage picture() { return audience().grab().toImage(); }
  /// As large as a projector, so that nothing in it asks for more room.
  void present(bool fromStart) {
    presenter->start(fromStart, Presenter::Way::window);
    audience().setFixedSize(1920, 1080);
    QCoreApplication::processEvents();
  }
  ui::PaneView* pane(const char* name) {
    for (ui::PaneView* view : audience().stage().shown())
      if (view->objectName() == QLatin1String(name)) return view;
    return nullptr;
  }

  ui::PageStack* stack = nullptr;
  std::unique_ptr<Presenter> own;
  Presenter* presenter = nullptr;
};

TEST_F(PresentTest, AudienceFollowsTheStepsOfThePresenter) {
  decode().setCursor(3, ui::SubStep::write);
  present(true);
  ASSERT_TRUE(presenter->audience());
  EXPECT_EQ(decode().step(), 0);  // from the start
  const QImage before = picture();
  press(Qt::Key_Right, Qt::ControlModifier);
  EXPECT_EQ(decode().step(), 1);
  EXPECT_NE(picture(), before);
  EXPECT_EQ(audience().caption(), window->statusText().left(audience().caption().size()));
  EXPECT_FALSE(audience().caption().isEmpty());
}

TEST_F(PresentTest, FromHereLeavesTheStep) {
  decode().setCursor(2, ui::SubStep::blend);
  presenter->start(false, Presenter::Way::window);
  EXPECT_EQ(decode().step(), 2);
}

TEST_F(PresentTest, AudienceSeesThePaneThatHasTheKeyboardInLargeHighContrast) {
  presenter->start(false, Presenter::Way::window);
  window->page().panes()[2]->setFocus();
  ASSERT_TRUE(QTest::qWaitFor([this] { return pane("map") != nullptr; }, kPatienceMs));
  EXPECT_FALSE(pane("arcs"));
  window->page().panes()[3]->setFocus();
  ASSERT_TRUE(QTest::qWaitFor([this] { return pane("energies") && pane("words"); }, kPatienceMs));
  EXPECT_EQ(audience().theme().name(), ui::ThemeName::contrast);
  const double points = audience().theme().font(ui::TextStep::tick).pixelSize() * 72.0 / audience().logicalDpiY();
  EXPECT_GE(points, 23.9);
}

TEST_F(PresentTest, AudienceTurnsTheMapAsThePresenterDoes) {
  presenter->start(false, Presenter::Way::window);
  auto& map = static_cast<ui::MapView&>(*window->page().panes()[2]);
  map.setFocus();
  map.setTransposed(true);
  ASSERT_TRUE(QTest::qWaitFor([this] { return pane("map") != nullptr; }, kPatienceMs));
  EXPECT_TRUE(static_cast<ui::MapView*>(pane("map"))->transposed());
}

TEST_F(PresentTest, BlankIsBlackAndFrozenStandsStill) {
  present(true);
  const QImage before = picture();
  action("present.freeze")->trigger();
  const QImage frozen = picture();
  EXPECT_EQ(frozen, before);
  press(Qt::Key_Right, Qt::ControlModifier);
  EXPECT_EQ(decode().step(), 1);
  EXPECT_EQ(picture(), frozen) << "neither the step nor the key";
  action("present.freeze")->trigger();
  EXPECT_NE(picture(), frozen);
  press(Qt::Key_Period);
  EXPECT_TRUE(action("present.blank")->isChecked());
  const QImage black = picture();
  for (const QPoint at : {QPoint(5, 5), black.rect().center(), black.rect().bottomRight() - QPoint(5, 5)})
    EXPECT_EQ(black.pixelColor(at), QColor(Qt::black));
  EXPECT_TRUE(audience().description().contains(QStringLiteral("black")));
  press(Qt::Key_Period);
  EXPECT_FALSE(presenter->state().blank());
}

TEST_F(PresentTest, RegionMovesByKeysAndMagnifies) {
  present(true);
  decode().setCursor(2, ui::SubStep::write);
  EXPECT_FALSE(action("present.left")->isEnabled());
  presenter->state().setShowsKeys(false);
  const QImage plain = picture();
  action("present.spotlight")->trigger();
  const QImage lit = picture();
  EXPECT_NE(lit, plain);
  press(Qt::Key_Left, Qt::AltModifier | Qt::ShiftModifier);
  EXPECT_LT(presenter->state().middle().x(), 0.5);
  EXPECT_NE(picture(), lit);
  action("present.spotlight")->trigger();
  action("present.zoom")->trigger();
  const QImage large = picture();
  EXPECT_NE(large, plain);
  // On the pad as well.
  ui::PreviewPad& pad = presenter->panel()->preview();
  const double reach = presenter->state().reach();
  QTest::keyClick(&pad, Qt::Key_Minus);
  EXPECT_LT(presenter->state().reach(), reach);
  QTest::keyClick(&pad, Qt::Key_Down, Qt::ShiftModifier);
  EXPECT_GT(presenter->state().middle().y(), 0.5);
  action("present.zoom")->trigger();
  EXPECT_EQ(picture(), plain);
}

TEST_F(PresentTest, PressedKeysShowButNotWhatIsTyped) {
  presenter->start(true, Presenter::Way::window);
  press(Qt::Key_Right, Qt::ControlModifier);
  EXPECT_EQ(presenter->state().keys(), QKeySequence(Qt::CTRL | Qt::Key_Right).toString(QKeySequence::NativeText));
  presenter->state().setKeys(QString());
  press(Qt::Key_L, Qt::ControlModifier);
  presenter->state().setKeys(QString());
  ASSERT_TRUE(qobject_cast<QLineEdit*>(QApplication::focusWidget()));
  press(Qt::Key_A);
  EXPECT_TRUE(presenter->state().keys().isEmpty());
  action("present.keys")->trigger();
  press(Qt::Key_Right, Qt::ControlModifier);
  EXPECT_TRUE(presenter->state().keys().isEmpty());
}

TEST_F(PresentTest, NotesAndPartsComeFromTheLesson) {
  auto* lesson = new LessonPage(stack);
  stack->addWidget(lesson);
  stack->setCurrentWidget(lesson);
  presenter->start(true, Presenter::Way::window);
  EXPECT_EQ(lesson->segment(), 0);
  ui::PresenterPanel& panel = *presenter->panel();
  EXPECT_TRUE(panel.notes().contains(QStringLiteral("no notes")));
  EXPECT_TRUE(panel.next().contains(QStringLiteral("Part 1")));
  EXPECT_TRUE(panel.time().contains(QStringLiteral("of 8 min")));
  action("present.next")->trigger();
  EXPECT_EQ(panel.notes(), QStringLiteral("Ask first."));
  EXPECT_EQ(audience().caption(), QStringLiteral("part 1"));
  EXPECT_FALSE(audience().showsDecode());
  QTest::keyClick(&audience(), Qt::Key_PageDown);  // a remote control
  EXPECT_EQ(lesson->segment(), 2);
  QTest::keyClick(window.get(), Qt::Key_PageUp);
  EXPECT_EQ(lesson->segment(), 1);
}

TEST_F(PresentTest, MirrorShowsOtherPagesLargeWhereThePresenterWorks) {
  window->showPage(QStringLiteral("energies"));
  presenter->start(true, Presenter::Way::window);
  audience().resize(1280, 800);
  ui::PageMirror& mirror = audience().mirror();
  QWidget* page = stack->currentWidget();
  ASSERT_LT(mirror.part().height(), page->height());
  EXPECT_GE(mirror.factor() * theme->font(ui::TextStep::tick).pixelSize() * 72 / audience().logicalDpiY(), 23.9);
  mirror.ensureVisible(QRect(page->rect().bottomRight() - QPoint(20, 20), QSize(10, 10)));
  EXPECT_TRUE(mirror.part().contains(page->rect().bottomRight() - QPoint(20, 20)));
  mirror.ensureVisible(QRect(5, 5, 10, 10));
  EXPECT_TRUE(mirror.part().contains(QPoint(10, 10)));
  action("present.whole")->trigger();
  EXPECT_EQ(mirror.part(), page->rect());
}

TEST_F(PresentTest, OnOneScreenNothingIsSmallerThan24Points) {
  const int tick = theme->font(ui::TextStep::tick).pixelSize();
  auto* rows = window->page().panes()[3]->findChild<ui::ButtonRows*>();
  ASSERT_NE(rows, nullptr);
  presenter->start(true, Presenter::Way::here);
  const double room = window->screen()->size().height() - presenter->panel()->sizeHint().height();
  const double points = 72.0 / window->logicalDpiY();
  if (room > 300 * ui::AudienceWindow::wordScale(*window)) {
    for (const ui::TextStep step : {ui::TextStep::tick, ui::TextStep::note, ui::TextStep::base, ui::TextStep::body})
      EXPECT_GE(theme->font(step).pixelSize() * points, 23.9);
  }
  EXPECT_TRUE(rows->isHidden()) << "no room for the picture";
  presenter->stop();
  EXPECT_EQ(theme->font(ui::TextStep::tick).pixelSize(), tick);
  EXPECT_FALSE(rows->isHidden());
}

TEST_F(PresentTest, OneScreenTurnsTheWindowItselfAndBack) {
  const double scale = theme->scale();
  presenter->start(true, Presenter::Way::here);
  EXPECT_FALSE(presenter->audience());
  EXPECT_TRUE(find("rail")->isHidden());
  EXPECT_TRUE(find("topBar")->isHidden());
  EXPECT_TRUE(window->isFullScreen());
  EXPECT_EQ(theme->name(), ui::ThemeName::contrast);
  const double room = window->screen()->size().height() - presenter->panel()->sizeHint().height();
  if (room > 312 * ui::AudienceWindow::wordScale(*window)) {
    EXPECT_GE(theme->font(ui::TextStep::base).pixelSize() * 72.0 / window->logicalDpiY(), 23.9);
  }
  const QLabel* title = window->page().panes()[0]->findChild<QLabel*>();
  EXPECT_EQ(title->palette().color(QPalette::WindowText), theme->color(ui::Role::text)) << "of the theme before";
  EXPECT_EQ(window->page().maximised(), window->page().currentPane());
  EXPECT_FALSE(presenter->panel()->notesShown());
  action("present.notes")->trigger();
  EXPECT_TRUE(presenter->panel()->notesShown());
  press(Qt::Key_Right, Qt::ControlModifier);
  EXPECT_EQ(decode().step(), 1);
  press(Qt::Key_F3);
  EXPECT_EQ(window->page().maximised(), window->page().panes()[1]);
  EXPECT_EQ(window->page().currentPane(), window->page().panes()[1]);
  press(Qt::Key_Escape);
  EXPECT_FALSE(presenter->isPresenting());
  EXPECT_FALSE(find("rail")->isHidden());
  EXPECT_EQ(theme->scale(), scale);
  EXPECT_EQ(theme->name(), ui::ThemeName::light);
  EXPECT_FALSE(window->page().maximised());
  EXPECT_FALSE(window->isFullScreen());
}

TEST_F(PresentTest, EscapeAndClosingTheAudienceEndIt) {
  action("present.start")->trigger();
  ASSERT_TRUE(presenter->isPresenting());
  press(Qt::Key_Escape);
  EXPECT_FALSE(presenter->isPresenting());
  presenter->start(false, Presenter::Way::window);
  audience().close();
  ASSERT_TRUE(QTest::qWaitFor([this] { return !presenter->isPresenting(); }, kPatienceMs));
  EXPECT_FALSE(presenter->audience());
}

TEST_F(PresentTest, TimerPausesAndStartsAnew) {
  presenter->start(true, Presenter::Way::window);
  EXPECT_EQ(presenter->panel()->time(), QStringLiteral("0:00"));
  ASSERT_TRUE(QTest::qWaitFor([this] { return presenter->panel()->time() != QStringLiteral("0:00"); }, 5000));
  action("present.timer")->trigger();
  action("present.timerReset")->trigger();
  EXPECT_EQ(presenter->panel()->time(), QStringLiteral("0:00"));
}

}  // namespace
}  // namespace lookback::test
