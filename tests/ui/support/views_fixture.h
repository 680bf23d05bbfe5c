// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <gtest/gtest.h>

#include <QAccessible>
#include <QApplication>
#include <QTest>
#include <memory>
#include <ostream>
#include <utility>
#include <vector>

#include "tests/ui/support/sample_trace.h"
#include "ui/models/decode_model.h"
#include "ui/support/theme.h"
#include "ui/views/pane_canvas.h"
#include "ui/views/pane_view.h"

/// Lets a failed comparison print words instead of numbers.
inline void PrintTo(const QString& text, std::ostream* stream) {
  *stream << '"' << text.toStdString() << '"';
}

namespace lookback::test {

/// The program's one QApplication, on no screen. Made here if the test program has not made one.
inline QApplication& application() {
  if (auto* existing = qobject_cast<QApplication*>(QCoreApplication::instance())) return *existing;
  qputenv("QT_QPA_PLATFORM", "offscreen");
  static int argc = 1;
  static char name[] = "views_test";
  static char* argv[] = {name, nullptr};
  static auto* made = new QApplication(argc, argv);  // lives as long as the program: widgets of tests refer to it
  return *made;
}

struct Request {
  Intervention intervention;
  bool dragging = false;
};

/// A model with the sample sentence at step 6, sub-step blend, and everything that a view asked of it.
class ViewsTest : public testing::Test {
 protected:
  ViewsTest() {
    application();
    QAccessible::setActive(true);
    theme.setName(ui::ThemeName::light);
    theme.setReducedMotion(true);  // pictures are compared
    QObject::connect(&model, &ui::DecodeModel::interventionRequested, &model,
                     [this](const Intervention& intervention, bool dragging) {
                       requests.push_back({intervention, dragging});
                     });
    QObject::connect(&model, &ui::DecodeModel::resetRequested, &model,
                     [this](int step, int position) { resets.emplace_back(step, position); });
    show(sampleTrace());
    model.setCursor(6, ui::SubStep::blend);
    model.setSource(5);
  }

  void show(std::shared_ptr<const Trace> trace, Scorer scorer = Scorer::additive) {
    model.setResult(sampleModel(scorer), trace, trace);
  }

  /// Puts a view on the screen that is not there.
  template <class View>
  View& place(View& view, int width, int height) {
    view.resize(width, height);
    view.show();
    QTest::qWait(0);
    return view;
  }

  static QAccessibleInterface* accessible(ui::PaneView& view) {
    return QAccessible::queryAccessibleInterface(view.canvas());
  }
  static QString itemText(ui::PaneView& view, int index, QAccessible::Text kind = QAccessible::Name) {
    return accessible(view)->child(index)->text(kind);
  }
  static void press(ui::PaneView& view, Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier) {
    QTest::keyClick(view.canvas(), key, modifiers);
  }
  static void drag(QWidget* widget, QPointF from, QPointF to) {
    QTest::mousePress(widget, Qt::LeftButton, {}, from.toPoint());
    QTest::mouseMove(widget, to.toPoint());
    QTest::mouseRelease(widget, Qt::LeftButton, {}, to.toPoint());
  }

  ui::Theme theme;
  ui::DecodeModel model;
  std::vector<Request> requests;
  std::vector<std::pair<int, int>> resets;
};

}  // namespace lookback::test
