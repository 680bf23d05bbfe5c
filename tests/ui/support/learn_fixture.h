// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractButton>
#include <QAbstractSlider>
#include <QAbstractSpinBox>
#include <QComboBox>
#include <QDir>
#include <QFile>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QScrollBar>

#include "tests/ui/support/window_fixture.h"
#include "ui/learn/learn_page.h"

namespace lookback::test {

/// The page Learn with the lessons of the source tree, tiny models under the names that the lessons run, a store of its
/// own and an own folder.
class LearnTest : public WindowTest {
 protected:
  LearnTest() {
    for (const char* name : {"fr-en", "fr-en-rnnencdec", "en-fr", "scorer-additive", "scorer-dot", "scorer-general",
                             "scorer-additive-early", "race-rnnsearch-30", "race-rnnsearch-50", "race-rnnencdec-30",
                             "race-rnnencdec-50"}) {
      QFile file(folder.filePath(QStringLiteral("%1.safetensors").arg(QLatin1String(name))));
      EXPECT_TRUE(file.open(QIODevice::WriteOnly));
    }
    models = std::make_unique<ui::ModelShelf>(QStringList{folder.path()}, QStringList());
    EXPECT_TRUE(QDir(folder.path()).mkpath(QStringLiteral("own")));
    make();
  }
  ~LearnTest() override { page.reset(); }

  /// A new page over the same store and settings.
  void make() {
    page.reset();
    const ui::Services services{*theme, *settings, *actions, *models,
                                folder.filePath(QStringLiteral("store.db")).toStdString()};
    page = std::make_unique<ui::LearnPage>(services, LOOKBACK_SOURCE_DIR "/lessons", nullptr, tinyEngine());
    page->resize(1280, 760);
    page->show();
    EXPECT_TRUE(QTest::qWaitForWindowExposed(page.get()));
    page->activateWindow();
    EXPECT_TRUE(QTest::qWaitForWindowActive(page.get()));
    EXPECT_TRUE(QTest::qWaitFor([this] { return page->shelf().isRead() && page->record().isRead(); }, kPatienceMs));
  }
  ui::LessonPlayer& player() { return page->player(); }
  void open(const char* lesson, int step = 0) {
    page->openLesson(QLatin1String(lesson), step);
    ASSERT_TRUE(page->isPlaying()) << lesson;
  }
  /// The step on which a question is asked.
  ui::QuizCard* ask(const char* lesson, const char* item) {
    open(lesson);
    for (int step = 0; step < player().steps(); ++step) {
      player().goTo(step);
      for (ui::QuizCard* card : player().questions())
        if (card->item().id == item) return card;
    }
    ADD_FAILURE() << item << " is not asked in " << lesson;
    return nullptr;
  }
  QString own(const QString& path) const { return folder.filePath(QStringLiteral("own/")) + path; }
  void write(const QString& path, const QByteArray& bytes) {
    QDir().mkpath(QFileInfo(own(path)).path());
    QFile file(own(path));
    ASSERT_TRUE(file.open(QIODevice::WriteOnly | QIODevice::Truncate));
    ASSERT_EQ(file.write(bytes), bytes.size());
  }

  std::unique_ptr<ui::ModelShelf> models;
  std::unique_ptr<ui::LearnPage> page;
};

/// Visible controls under a widget that lack a name or a sentence of help (A5).
inline QStringList namelessControls(const QWidget& root) {
  QStringList found;
  for (const QWidget* widget : root.findChildren<QWidget*>()) {
    if (!widget->isVisible() || widget->focusPolicy() == Qt::NoFocus || qobject_cast<const QScrollBar*>(widget))
      continue;
    const bool control = qobject_cast<const QAbstractButton*>(widget) || qobject_cast<const QComboBox*>(widget) ||
                         qobject_cast<const QAbstractSpinBox*>(widget) ||
                         qobject_cast<const QAbstractSlider*>(widget) || qobject_cast<const QLineEdit*>(widget) ||
                         qobject_cast<const QPlainTextEdit*>(widget);
    if (!control || widget->objectName().startsWith(QLatin1String("qt_"))) continue;
    const bool help = !widget->accessibleDescription().isEmpty() || !widget->toolTip().isEmpty();
    if (widget->accessibleName().isEmpty() || !help)
      found << QStringLiteral("%1 %2").arg(QLatin1String(widget->metaObject()->className()), widget->objectName());
  }
  return found;
}

}  // namespace lookback::test
