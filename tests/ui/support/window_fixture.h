// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <gtest/gtest.h>

#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <memory>
#include <string>

#include "core/base/error.h"
#include "tests/ui/support/tiny_model.h"
#include "tests/ui/support/views_fixture.h"
#include "ui/main_window.h"
#include "ui/support/style.h"
#include "ui/window_actions.h"

namespace lookback::test {

constexpr int kPatienceMs = 20000;

/// The window with a tiny model in place of files: a path whose stem holds "bad" cannot be read, one with "encdec" has
/// no attention, everything else is a model of that name.
inline ui::DecodeEngine tinyEngine() {
  ui::DecodeEngine engine = ui::DecodeEngine::core();
  engine.load = [](const std::filesystem::path& file) -> std::shared_ptr<const Model> {
    const std::string name = file.stem().string();
    if (name.find("bad") != std::string::npos) throw Error(file.string() + " is not a model of this program");
    return tinyModel(name, 1 + name.size(), name.find("encdec") != std::string::npos ? Scorer::none : Scorer::additive);
  };
  return engine;
}

class WindowTest : public testing::Test {
 protected:
  WindowTest() {
    application();
    open();
  }

  /// A new window over the same settings file.
  void open(ui::DecodeEngine engine = tinyEngine()) {
    window.reset();
    actions.reset();
    theme = std::make_unique<ui::Theme>();
    theme->setName(ui::ThemeName::light);
    theme->setReducedMotion(true);
    QApplication::setStyle(new ui::Style(*theme));
    settings = std::make_unique<ui::Settings>(folder.filePath(QStringLiteral("window.ini")));
    actions = std::make_unique<ui::Actions>(*settings);
    ui::addWindowActions(*actions);
    shelf = std::make_unique<ui::ModelShelf>(QStringList(), QStringList());
    window = std::make_unique<ui::MainWindow>(ui::Services{*theme, *settings, *actions, *shelf}, std::move(engine));
    window->resize(1280, 800);
    window->show();
    ASSERT_TRUE(QTest::qWaitForWindowExposed(window.get()));
    window->activateWindow();
    ASSERT_TRUE(QTest::qWaitForWindowActive(window.get()));
  }

  /// Decodes a sentence and waits until it is on the window.
  void start(const QString& sentence = QStringLiteral("le chat noir dort ."),
             const char* model = "/models/tiny.safetensors") {
    QSignalSpy settled(window.get(), &ui::MainWindow::settled);
    window->start(model, sentence);
    ASSERT_TRUE(settled.wait(kPatienceMs));
    ASSERT_TRUE(settled.last().at(0).toBool()) << window->banner().text().toStdString();
  }
  /// Waits until the newest answer is there.
  void settle() {
    ASSERT_TRUE(QTest::qWaitFor([this] { return !decode().stale() && !window->controller().isBusy(); }, kPatienceMs));
  }

  ui::DecodeModel& decode() { return window->decodeModel(); }
  QStringList words() {
    QStringList list;
    for (const std::string& word : decode().trace()->target) list << QString::fromStdString(word);
    return list;
  }
  template <class Widget = QWidget>
  Widget* find(const char* name) {
    return window->findChild<Widget*>(QLatin1String(name));
  }
  /// A key wherever the keyboard is now.
  void press(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier) {
    QWidget* focus = QApplication::focusWidget();
    QTest::keyClick(focus ? focus : window.get(), key, modifiers);
  }

  QTemporaryDir folder;
  ~WindowTest() override {
    window.reset();
    QApplication::setStyle(QStringLiteral("Fusion"));  // ours refers to the theme of this test
  }

  std::unique_ptr<ui::Theme> theme;
  std::unique_ptr<ui::Settings> settings;
  std::unique_ptr<ui::Actions> actions;
  std::unique_ptr<ui::ModelShelf> shelf;
  std::unique_ptr<ui::MainWindow> window;
};

}  // namespace lookback::test
