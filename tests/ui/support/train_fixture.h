// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFile>
#include <filesystem>
#include <functional>
#include <memory>

#include "core/store/store.h"
#include "tests/ui/support/window_fixture.h"
#include "ui/pages/train_page.h"

namespace lookback::test {

/// The window on the Train page over a store of its own, and a run that needs no time.
class TrainFixture : public WindowTest {
 protected:
  TrainFixture() { openWithStore(storeFile()); }

  QString storeFile() const { return folder.filePath(QStringLiteral("runs.lookback")); }
  void openWithStore(const QString& file) {
    window.reset();
    window = std::make_unique<ui::MainWindow>(
        ui::Services{*theme, *settings, *actions, *shelf, std::filesystem::path(file.toStdU16String())}, tinyEngine());
    window->resize(1280, 800);
    window->show();
    ASSERT_TRUE(QTest::qWaitForWindowExposed(window.get()));
    actions->get(QStringLiteral("page.train"))->trigger();
  }
  /// A file that no program can use as a store.
  QString foreignFile() const {
    const QString name = folder.filePath(QStringLiteral("not a store.lookback"));
    QFile foreign(name);
    if (foreign.open(QIODevice::WriteOnly)) foreign.write(QByteArray(5000, 'x'));
    return name;
  }
  ui::TrainPage& page() { return window->trainPage(); }
  ui::TrainingController& control() { return page().controller(); }
  ui::TrainingModel& run() { return page().model(); }

  ui::TrainingPlan tiny() {
    ui::TrainingPlan plan = page().form().plan();
    plan.data.pairs = 400;
    plan.config.m = plan.config.n = plan.config.nAlign = plan.config.l = 12;
    plan.options.minutes = 10;
    plan.options.evaluateEvery = 5;
    plan.options.threads = 1;
    plan.name = "tiny";
    return plan;
  }
  bool waitFor(const std::function<bool()>& condition) { return QTest::qWaitFor(condition, 60000); }
  void startTiny() {
    control().start(tiny());
    ASSERT_TRUE(waitFor([this] { return run().points().size() > 12 && run().frames().size() > 4; }));
    EXPECT_EQ(run().frames().front()->update, 0U) << "what came before the first look was lost";
    EXPECT_EQ(run().points().front().update, 1U);
  }
  void stopAndWait() {
    control().stop();
    ASSERT_TRUE(waitFor([this] { return !control().isBusy(); }));
  }
  template <class Widget>
  Widget* part(const char* name) {
    return page().findChild<Widget*>(QLatin1String(name));
  }
  store::Store stored() { return store::Store(storeFile().toStdString()); }
};

}  // namespace lookback::test
