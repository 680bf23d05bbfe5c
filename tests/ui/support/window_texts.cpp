// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/support/window_texts.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAbstractScrollArea>
#include <QAccessible>
#include <QAction>
#include <QBuffer>
#include <QComboBox>
#include <QCoreApplication>
#include <QGroupBox>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QPainter>
#include <QPlainTextEdit>
#include <QSvgGenerator>
#include <QTabBar>
#include <QThread>
#include <QXmlStreamReader>

#include "ui/support/controls.h"

namespace lookback::test {
namespace {

QString nameOf(const QObject& object) {
  QString name = QLatin1String(object.metaObject()->className());
  name.remove(QStringLiteral("lookback::ui::"));
  return object.objectName().isEmpty() ? name : name + u' ' + object.objectName();
}

QString placeOf(const QWidget& widget) {
  QString place = nameOf(widget);
  const QWidget* parent = widget.parentWidget();
  for (int up = 0; parent && up < 3; ++up, parent = parent->parentWidget())
    if (!parent->objectName().isEmpty()) place.prepend(nameOf(*parent) + QStringLiteral(" / "));
  return place;
}

class Collector {
 public:
  std::vector<WindowText> texts;

  void add(const QString& place, const QString& text) {
    if (!text.isEmpty()) texts.push_back({place, text});
  }
  void widget(const QWidget& widget) {
    const QString place = placeOf(widget);
    add(place + QStringLiteral(" (tool tip)"), widget.toolTip());
    add(place + QStringLiteral(" (what is this)"), widget.whatsThis());
    add(place + QStringLiteral(" (status tip)"), widget.statusTip());
    add(place + QStringLiteral(" (accessible name)"), widget.accessibleName());
    add(place + QStringLiteral(" (accessible description)"), widget.accessibleDescription());
    for (const QAction* each : widget.actions()) action(*each);
    if (widget.isWindow()) add(place + QStringLiteral(" (title)"), widget.windowTitle());
    control(place, widget);
  }
  void accessible(QAccessibleInterface* interface, int depth) {
    constexpr int kDepth = 12, kChildren = 200;
    if (!interface || !interface->isValid() || depth > kDepth) return;
    const QString place = QStringLiteral("accessible ") +
                          (interface->object() ? nameOf(*interface->object()) : interface->text(QAccessible::Name));
    for (const auto kind : {QAccessible::Name, QAccessible::Description, QAccessible::Value, QAccessible::Help})
      add(place, interface->text(kind));
    for (int k = 0; k < std::min(interface->childCount(), kChildren); ++k) accessible(interface->child(k), depth + 1);
  }
  /// Painted on a drawing whose words can be read back.
  void painted(QWidget& window) {
    QBuffer buffer;
    QSvgGenerator drawing;
    drawing.setOutputDevice(&buffer);
    drawing.setSize(window.size());
    window.render(&drawing);
    QXmlStreamReader xml(buffer.data());
    while (!xml.atEnd())
      if (xml.readNext() == QXmlStreamReader::Characters) {
        const QString text = xml.text().toString().trimmed();
        add(QStringLiteral("painted on ") + nameOf(window), text);
      }
  }

 private:
  void action(const QAction& action) {
    const QString place = QStringLiteral("action ") + action.objectName();
    for (const QString& text : {action.text(), action.toolTip(), action.whatsThis(), action.statusTip()})
      add(place, text);
    add(place + QStringLiteral(" (icon text)"), action.iconText());
  }
  void control(const QString& place, const QWidget& widget) {
    if (const auto* label = qobject_cast<const QLabel*>(&widget)) add(place, label->text());
    if (const auto* button = qobject_cast<const QAbstractButton*>(&widget)) add(place, button->text());
    if (const auto* group = qobject_cast<const QGroupBox*>(&widget)) add(place, group->title());
    if (const auto* line = qobject_cast<const QLineEdit*>(&widget)) add(place, line->placeholderText());
    if (const auto* edit = qobject_cast<const QPlainTextEdit*>(&widget)) add(place, edit->placeholderText());
    if (const auto* edit = qobject_cast<const QTextEdit*>(&widget)) add(place, edit->toPlainText());
    if (const auto* tabs = qobject_cast<const QTabBar*>(&widget))
      for (int k = 0; k < tabs->count(); ++k) add(place, tabs->tabText(k));
    if (const auto* combo = qobject_cast<const QComboBox*>(&widget))
      for (int k = 0; k < combo->count(); ++k) {
        add(place, combo->itemText(k));
        add(place, combo->itemData(k, Qt::ToolTipRole).toString());
      }
    if (const auto* view = qobject_cast<const QAbstractItemView*>(&widget); view && view->model()) model(place, *view);
  }
  void model(const QString& place, const QAbstractItemView& view) {
    constexpr int kRows = 40;
    const QAbstractItemModel& model = *view.model();
    const int columns = model.columnCount();
    for (int column = 0; column < columns; ++column)
      for (const int role : {Qt::DisplayRole, Qt::ToolTipRole})
        add(place + QStringLiteral(" (heading)"), model.headerData(column, Qt::Horizontal, role).toString());
    for (int row = 0; row < std::min(model.rowCount(), kRows); ++row)
      for (int column = 0; column < columns; ++column)
        for (const int role : {Qt::DisplayRole, Qt::ToolTipRole, Qt::AccessibleTextRole, Qt::AccessibleDescriptionRole})
          add(place + QStringLiteral(" (cell)"), model.index(row, column).data(role).toString());
  }
};

/// The room that a control's words need, without what the style adds for looks.
QSize needed(const QWidget& widget) {
  const QMargins frame = widget.contentsMargins();
  const QSize around(frame.left() + frame.right(), frame.top() + frame.bottom());
  if (const auto* label = qobject_cast<const QLabel*>(&widget)) {
    if (label->text().isEmpty()) return {};
    if (!label->wordWrap()) return label->minimumSizeHint();
    return {0, label->heightForWidth(label->width())};
  }
  if (const auto* button = qobject_cast<const QAbstractButton*>(&widget)) {
    if (button->text().isEmpty()) return {};
    const QSize words = button->fontMetrics().size(Qt::TextShowMnemonic, button->text());
    const int icon = button->icon().isNull() ? 0 : button->iconSize().width();
    return words + around + QSize(icon, 0);
  }
  return {};
}

QString wordsOf(const QWidget& widget) {
  if (const auto* label = qobject_cast<const QLabel*>(&widget)) return label->text();
  if (const auto* button = qobject_cast<const QAbstractButton*>(&widget)) return button->text();
  if (const auto* combo = qobject_cast<const QComboBox*>(&widget)) return combo->currentText();
  return {};
}

QString size(const QSize& size) {
  return QStringLiteral("%1 x %2").arg(size.width()).arg(size.height());
}

/// The part of a control that can be brought into view: what scrolls counts as shown, except sideways where there is no
/// scroll bar for it.
QRect shownPart(const QWidget& widget) {
  QRect part = widget.rect();
  bool scrolled = false;
  const QWidget* up = &widget;
  while (!up->isWindow() && up->parentWidget()) {
    part.translate(up->pos());
    up = up->parentWidget();
    const auto* area = qobject_cast<const QAbstractScrollArea*>(up->parentWidget());
    const bool viewport = area && area->viewport() == up;
    if (viewport && area->horizontalScrollBarPolicy() != Qt::ScrollBarAlwaysOff) return widget.rect();
    if (viewport) scrolled = true;
    const QRect room = up->rect();
    part &= scrolled ? QRect(room.left(), part.top(), room.width(), part.height()) : room;
  }
  return part;
}

}  // namespace

namespace {

QSet<std::pair<QString, QString>>& askedTexts() {
  static QSet<std::pair<QString, QString>> texts;
  return texts;
}

}  // namespace

const QSet<std::pair<QString, QString>>& MarkedLanguage::asked() {
  return askedTexts();
}

QString MarkedLanguage::translate(const char* context, const char* source, const char*, int) const {
  const QString text = QString::fromUtf8(source);
  if (text.isEmpty()) return text;
  if (QCoreApplication::instance()->thread() == QThread::currentThread())
    askedTexts().insert({QString::fromUtf8(context), text});
  QString all = m_mark + text;
  for (int k = 1; k < m_times; ++k) all += u' ' + QString(text).remove(u'&');
  return all;
}

std::vector<WindowText> textsOf(QWidget& window) {
  Collector collector;
  collector.widget(window);
  for (const QWidget* widget : window.findChildren<QWidget*>()) collector.widget(*widget);
  collector.accessible(QAccessible::queryAccessibleInterface(&window), 0);
  if (window.isVisible()) collector.painted(window);
  return std::move(collector.texts);
}

QStringList clippedControls(QWidget& window) {
  QStringList clipped;
  for (const QWidget* widget : window.findChildren<QWidget*>()) {
    if (!widget->isVisible() || widget->window() != &window) continue;
    const QString words = wordsOf(*widget);
    if (words.isEmpty()) continue;
    const QSize need = needed(*widget);
    if (widget->property("givesWay").toBool() && need.height() <= widget->height() + 1) continue;  // ends in "…"
    if (need.width() > widget->width() + 1 || need.height() > widget->height() + 1)
      clipped << QStringLiteral("%1 “%2” needs %3, has %4")
                     .arg(placeOf(*widget), words.left(60), size(need), size(widget->size()));
    const QRect part = shownPart(*widget);
    if (part.size() != widget->size())
      clipped << QStringLiteral("%1 “%2” of %3 is shown in %4")
                     .arg(placeOf(*widget), words.left(60), size(widget->size()), size(part.size()));
  }
  clipped.sort();
  return clipped;
}

}  // namespace lookback::test
