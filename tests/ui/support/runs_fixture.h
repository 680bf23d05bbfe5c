// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QComboBox>
#include <QFileDialog>
#include <QTableView>

#include "tests/ui/support/small_runs.h"
#include "tests/ui/support/window_fixture.h"
#include "ui/pages/train_page.h"

namespace lookback::test {

/// The page Train over a store of three runs, with the stored runs in front.
class RunsTest : public WindowTest {
 protected:
  RunsTest() {
    fillStore();
    openRuns(file());
  }

  QString file() const { return folder.filePath(QStringLiteral("runs.lookback")); }
  store::Store stored() const { return store::Store(file().toStdString()); }

  /// "first" (batches of 80, two checkpoints), "second" (of 20, tagged, noted), "third" (no attention, no checkpoint).
  void fillStore() {
    store::Store store(file().toStdString());
    addSmallRun(store, "first", 80, Scorer::additive, 3.0, {}, 2);
    addSmallRun(store, "second", 20, Scorer::additive, 2.0, {"small batches"}, 1);
    addSmallRun(store, "third", 80, Scorer::none, 4.0, {"baseline", "fixed vector"}, 0);
    store.setNote(2, "Batches of 20,\nas in the lecture.");
  }

  void openRuns(const QString& store) {
    window.reset();
    window = std::make_unique<ui::MainWindow>(
        ui::Services{*theme, *settings, *actions, *shelf, std::filesystem::path(store.toStdU16String())}, tinyEngine());
    window->resize(1280, 800);
    window->show();
    ASSERT_TRUE(QTest::qWaitForWindowExposed(window.get()));
    window->activateWindow();
    actions->get(QStringLiteral("runs.show"))->trigger();
  }

  ui::TrainPage& page() { return window->trainPage(); }
  template <class Widget>
  Widget* part(const char* name) {
    return page().findChild<Widget*>(QLatin1String(name));
  }
  QTableView* list() { return part<QTableView>("runs.view"); }
  QString cell(int row, int column) { return list()->model()->index(row, column).data().toString(); }
  QStringList names() {
    QStringList all;
    for (int row = 0; row < list()->model()->rowCount(); ++row) all << cell(row, 0);
    return all;
  }
  bool waitFor(const std::function<bool()>& condition) { return QTest::qWaitFor(condition, kPatienceMs); }
  bool waitForNames(const QStringList& wanted) {
    return waitFor([&] { return names() == wanted; });
  }
  void act(const char* id) {
    QAction* action = actions->get(QLatin1String(id));
    ASSERT_TRUE(action->isEnabled()) << id;
    action->trigger();
  }
  /// Chooses rows as a hand does, with Ctrl.
  void choose(std::initializer_list<int> rows) {
    bool first = true;
    for (const int row : rows) {
      const QPoint at = list()->visualRect(list()->model()->index(row, 0)).center();
      QTest::mouseClick(list()->viewport(), Qt::LeftButton, first ? Qt::NoModifier : Qt::ControlModifier, at);
      first = false;
    }
  }
  /// Answers the file dialog that is open.
  void give(const QString& name, const QString& filter = {}) {
    auto* dialog = window->findChild<QFileDialog*>(QStringLiteral("export"));
    ASSERT_NE(dialog, nullptr);
    if (!filter.isEmpty()) dialog->selectNameFilter(filter);
    Q_EMIT dialog->fileSelected(folder.filePath(name));
    dialog->close();
  }
  QByteArray bytes(const QString& name) {
    QFile read(folder.filePath(name));
    return read.open(QIODevice::ReadOnly) ? read.readAll() : QByteArray();
  }
};

}  // namespace lookback::test
