// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QAbstractItemView>
#include <QAbstractSlider>
#include <QAbstractSpinBox>
#include <QComboBox>
#include <QDialog>
#include <QHeaderView>
#include <QLineEdit>
#include <QMenu>
#include <QMessageBox>
#include <QScrollArea>
#include <QScrollBar>
#include <QTabBar>
#include <QTableWidget>
#include <QTextBrowser>
#include <algorithm>

#include "tests/ui/support/window_fixture.h"
#include "ui/key_card.h"
#include "ui/page_stack.h"
#include "ui/views/pane_canvas.h"

namespace lookback::test {
namespace {

/// U10: no target is smaller, at 100 %.
constexpr int kLeastTarget = 32;

std::string pathOf(const QWidget& widget) {
  QStringList names;
  for (const QWidget* at = &widget; at && names.size() < 4; at = at->parentWidget())
    names.prepend(at->objectName().isEmpty() ? QString::fromLatin1(at->metaObject()->className()) : at->objectName());
  return names.join(QLatin1Char('/')).toStdString() + " (" + widget.metaObject()->className() + ")";
}

/// Parts that Qt puts into its own controls: the control around them speaks for them.
bool isInner(const QWidget& widget) {
  if (qobject_cast<const QScrollBar*>(&widget) || qobject_cast<const QHeaderView*>(&widget)) return true;
  if (widget.objectName().startsWith(QLatin1String("qt_"))) return true;
  for (const QWidget* at = widget.parentWidget(); at; at = at->parentWidget())
    if (qobject_cast<const QAbstractSpinBox*>(at) || qobject_cast<const QComboBox*>(at) ||
        qobject_cast<const QTabBar*>(at) || qobject_cast<const QAbstractItemView*>(at) ||
        at->inherits("QCalendarWidget"))
      return true;
  return false;
}

bool isInteractive(const QWidget& widget) {
  if (isInner(widget)) return false;
  if (qobject_cast<const QAbstractButton*>(&widget) || qobject_cast<const QLineEdit*>(&widget) ||
      qobject_cast<const QComboBox*>(&widget) || qobject_cast<const QAbstractSlider*>(&widget) ||
      qobject_cast<const QAbstractSpinBox*>(&widget) || qobject_cast<const QAbstractItemView*>(&widget) ||
      qobject_cast<const QTabBar*>(&widget) || qobject_cast<const QTextEdit*>(&widget))
    return true;
  return widget.focusPolicy() != Qt::NoFocus && !widget.focusProxy();
}

/// What is wrong with the controls inside `root` that can be seen.
QStringList faults(QWidget& root) {
  QStringList found;
  QList<QWidget*> all = root.findChildren<QWidget*>();
  for (QWidget* widget : all) {
    if (!widget->isVisibleTo(root.window()) || !isInteractive(*widget)) continue;
    const QString path = QString::fromStdString(pathOf(*widget));
    QAccessibleInterface* spoken = QAccessible::queryAccessibleInterface(widget);
    if (!spoken || spoken->text(QAccessible::Name).trimmed().isEmpty()) found << path + QStringLiteral(": no name");
    const bool help = !widget->whatsThis().isEmpty() || !widget->accessibleDescription().isEmpty() ||
                      (spoken && !spoken->text(QAccessible::Help).isEmpty());
    if (!help) found << path + QStringLiteral(": no help");
    if (widget->width() < kLeastTarget || widget->height() < kLeastTarget)
      found << path + QStringLiteral(": %1 x %2").arg(widget->width()).arg(widget->height());
  }
  found.removeDuplicates();
  return found;
}

void collect(const QMenu& menu, QSet<const QAction*>& into) {
  for (const QAction* action : menu.actions()) {
    into.insert(action);
    if (action->menu()) collect(*action->menu(), into);
  }
}

class AccessTest : public WindowTest {
 protected:
  AccessTest() { QAccessible::setActive(true); }
  ui::PageStack& stack() { return *window->findChild<ui::PageStack*>(); }
  QSet<const QAction*> menuActions() {
    QSet<const QAction*> all;
    for (const QMenu* menu : window->findChildren<QMenu*>(QString(), Qt::FindDirectChildrenOnly)) collect(*menu, all);
    return all;
  }
  QList<QAction*> paneActions() {
    QList<QAction*> own;
    for (const ui::PaneView* pane : window->page().allPanes())
      if (pane->objectName() != QLatin1String("lane")) own << pane->actions();  // which follows the first lane
    return own;
  }
};

TEST_F(AccessTest, EveryControlOfEveryPageHasNameHelpAndSize) {
  start();
  for (const QString& name : stack().names()) {
    window->showPage(name);
    QTest::qWait(0);
    EXPECT_EQ(faults(*window).join(QLatin1Char('\n')).toStdString(), "") << "on the page " << name.toStdString();
  }
}

TEST_F(AccessTest, EveryControlOfTheDialogsHasNameHelpAndSize) {
  start();
  for (const char* id : {"help.keys", "model.card", "compare.open", "gold.find", "help.about"}) {
    QAction* action = actions->get(QLatin1String(id));
    action->setEnabled(true);
    action->trigger();
    QTest::qWait(0);
    bool any = false;
    for (QWidget* top : QApplication::topLevelWidgets()) {
      auto* dialog = qobject_cast<QDialog*>(top);
      if (!dialog || !dialog->isVisible()) continue;
      any = true;
      if (!qobject_cast<QMessageBox*>(dialog)) {
        EXPECT_EQ(faults(*dialog).join(QLatin1Char('\n')).toStdString(), "") << id;
      }
      dialog->close();
    }
    EXPECT_TRUE(any) << id;
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
  }
}

TEST_F(AccessTest, EveryActionStandsInAMenuWithNameAndHelp) {
  start();
  for (const QString& name : stack().names()) window->showPage(name);  // some bring actions of their own
  const QSet<const QAction*> inMenu = menuActions();
  for (const QAction* action : actions->all()) {
    const std::string id = ui::Actions::id(action).toStdString();
    EXPECT_TRUE(id == "app.menu" || inMenu.contains(action)) << id << " is in no menu";
    EXPECT_FALSE(action->text().isEmpty()) << id;
    EXPECT_FALSE(action->statusTip().isEmpty()) << id;
  }
  for (const QAction* action : paneActions())
    EXPECT_TRUE(inMenu.contains(action)) << action->objectName().toStdString() << " is in no menu";
}

TEST_F(AccessTest, NoTwoActionsShareAKey) {
  start();
  for (const QString& name : stack().names()) window->showPage(name);
  QMap<QString, QString> taken;
  for (const QAction* action : actions->all()) {
    const QString id = ui::Actions::id(action);
    EXPECT_EQ(action->shortcut(), actions->defaultShortcut(id)) << id.toStdString() << " lost its key to another";
    for (const QKeySequence& keys : action->shortcuts()) {
      const QString text = keys.toString(QKeySequence::PortableText);
      EXPECT_FALSE(taken.contains(text)) << text.toStdString() << ": " << taken.value(text).toStdString() << ", "
                                         << id.toStdString();
      taken.insert(text, id);
    }
  }
  // A pane may take a key of the page Decode only for the same thing.
  for (const QString& text : taken.keys())
    if (taken.value(text).startsWith(QLatin1String("runs."))) taken.remove(text);
  for (const QAction* action : paneActions()) {
    const QString text = action->shortcut().toString(QKeySequence::PortableText);
    if (!text.isEmpty() && taken.contains(text)) {
      EXPECT_EQ(taken.value(text).section(QLatin1Char('.'), 1), action->objectName().section(QLatin1Char('.'), 1))
          << text.toStdString() << ": " << taken.value(text).toStdString() << ", "
          << action->objectName().toStdString();
    }
  }
}

TEST_F(AccessTest, KeyCardListsEveryAction) {
  start();
  for (const QString& name : stack().names()) window->showPage(name);
  actions->get(QStringLiteral("help.keys"))->trigger();
  auto* card = window->findChild<ui::KeyCard*>();
  ASSERT_TRUE(card);
  auto* table = card->findChild<QTableWidget*>();
  QStringList rows;
  for (int row = 0; row < table->rowCount(); ++row)
    rows << table->item(row, 0)->text() + QLatin1Char('|') + table->item(row, 1)->text();
  for (const QAction* action : actions->all()) {
    const QString row = QString(action->text()).remove(QLatin1Char('&')) + QLatin1Char('|') +
                        action->shortcut().toString(QKeySequence::NativeText);
    EXPECT_TRUE(rows.contains(row)) << ui::Actions::id(action).toStdString();
  }
}

}  // namespace
}  // namespace lookback::test
