// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QAction>
#include <QLabel>
#include <QTableWidget>

#include "core/lesson/reader.h"
#include "core/lesson/schema.h"
#include "tests/ui/support/learn_fixture.h"
#include "tests/ui/support/tiny_model.h"
#include "ui/learn/decoder_widget.h"

/// P3: a control that a lesson lists exists, one that it does not list does not.
namespace lookback::test {
namespace {

using lesson::WidgetKind;

/// Blocks of each kind that between them can have every control of the kind.
std::vector<std::string> blocksOf(WidgetKind kind) {
  const std::string toy = "words = [\"la\", \"maison\"]\n", points = "annotations = [[1, 0], [0, 2]]\n";
  const std::string sentence = "sentence = \"a b c\"\n";
  switch (kind) {
    case WidgetKind::stepper:
      return {sentence + "panes = [\"arcs\", \"energies\", \"words\", \"map\"]\ntarget = \"a b\"\n"};
    case WidgetKind::map:
    case WidgetKind::arcs:
      return {sentence + "target = \"a b\"\n"};
    case WidgetKind::energies:
      return {toy + "energies = [2, 4]\n", sentence + "next-words = true\n"};
    case WidgetKind::sheet:
      return {toy + points + "state = [1, -1]\nmoves = [\"score\", \"soften\", \"weigh\", \"sum\"]\n"};
    case WidgetKind::hull:
      return {toy + points + "energies = [2, 4]\n"};
    case WidgetKind::scorer:
      return {toy + points + "state = [1, -1]\nW = [[1, 0], [0, 1]]\nU = [[1, 0], [0, 1]]\nv = [2, 1]\n"};
    case WidgetKind::race:
      return {"sentence = \"a b c d e f\"\ncuts = [2, 4]\n", ""};
    case WidgetKind::chart:
      return {"data = \"paper-table\"\n", "data = \"score-count\"\n"};
    case WidgetKind::predict:
      return {"guess = \"tokens\"\n" + toy + "energies = [2, 4]\n"};
    default:
      return {};
  }
}

class LearnControlsTest : public LearnTest {
 protected:
  /// What can be operated on a widget with these controls: names of everything visible, of actions and of guards.
  QStringList operable(WidgetKind kind, const std::string& block, const std::string& control) {
    const std::string_view name = lesson::schemaOf(kind).name;
    const std::string text = "# A\n\n```" + std::string(name) + "\n" + block + "```\n";
    const std::string controls = "controls = [" + (control.empty() ? "" : '"' + control + '"') + "]\n";
    const lesson::LoadedLesson loaded = lesson::parseLesson(
        {"001-test",
         "format = 1\nlanguages = [\"en\"]\nminutes = 5\ntitle = \"T\"\nobjectives = [\"o\"]\nmodels = [\"fr-en\"]\n"
         "[[pages]]\nid = \"a\"\n" +
             controls,
         {{"en", text}}});
    const lesson::LessonText* english = loaded.lesson.text("en");
    if (!english || english->pages.empty() || english->pages.front().blocks.empty()) return {"no block"};
    const auto* widget = std::get_if<lesson::Widget>(&english->pages.front().blocks.front().content);
    if (!widget) {
      for (const lesson::Problem& problem : loaded.problems) ADD_FAILURE() << problem.text();
      return {"no widget"};
    }
    const ui::Services services{*theme, *settings, *actions, *models,
                                folder.filePath(QStringLiteral("store.db")).toStdString()};
    const ui::LessonContext context{services, tinyEngine(), &page->record(), "own/test", "en", "0.0", {"fr-en"}};
    const std::unique_ptr<ui::LessonWidget> made(ui::makeLessonWidget(context, *widget, nullptr));
    made->resize(900, 700);
    made->show();
    if (auto* decoder = qobject_cast<ui::DecoderWidget*>(made.get())) {
      EXPECT_TRUE(QTest::qWaitFor([&] { return decoder->lane().model().trace() != nullptr; }, kPatienceMs));
    }
    return namesUnder(*made);
  }

  static QStringList namesUnder(const QWidget& root) {
    QStringList names;
    for (const QObject* object : root.findChildren<QObject*>()) {
      QString name = object->objectName();
      if (const auto* widget = qobject_cast<const QWidget*>(object)) {
        if (!widget->isVisible() ||
            (widget->focusPolicy() == Qt::NoFocus && !qobject_cast<const QTableWidget*>(widget)))
          continue;
        if (name.isEmpty()) name = QLatin1String(widget->metaObject()->className());
        name += widget->isEnabled() ? QString() : QStringLiteral(" off");
        if (const auto* table = qobject_cast<const QTableWidget*>(widget))
          name += QString::number(table->selectionMode());
      } else if (const auto* action = qobject_cast<const QAction*>(object)) {
        if (!action->isVisible()) continue;
      } else if (!name.startsWith(QLatin1String("lesson.guard"))) {
        continue;
      }
      names << name;
    }
    names.sort();
    return names;
  }
};

TEST_F(LearnControlsTest, EveryControlOfTheFormatExistsWhereItIsListedAndOnlyThere) {
  QStringList dead;
  for (const lesson::Control& control : lesson::controls())
    for (const WidgetKind kind : control.widgets) {
      bool works = false;
      for (const std::string& block : blocksOf(kind))
        works = works || operable(kind, block, {}) != operable(kind, block, std::string(control.name));
      const std::string_view name = lesson::schemaOf(kind).name;
      if (!works)
        dead << QStringLiteral("%1 on %2")
                    .arg(QString::fromUtf8(control.name.data(), qsizetype(control.name.size())),
                         QString::fromUtf8(name.data(), qsizetype(name.size())));
    }
  EXPECT_EQ(dead, QStringList());
}

}  // namespace
}  // namespace lookback::test
