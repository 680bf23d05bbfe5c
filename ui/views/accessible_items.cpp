// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/accessible_items.h"

#include <QWidget>
#include <mutex>

#include "ui/views/pane_canvas.h"

namespace lookback::ui {
namespace {

/// One item of a canvas: a link, a slider, a candidate or a cell.
class ItemInterface final : public QAccessibleInterface,
                            public QAccessibleActionInterface,
                            public QAccessibleValueInterface,
                            public QAccessibleTableCellInterface {
 public:
  ItemInterface(PaneCanvas* canvas, int index) : m_canvas(canvas), m_index(index) {}

  bool isValid() const override { return m_canvas && m_index < m_canvas->itemCount(); }
  QObject* object() const override { return nullptr; }
  QWindow* window() const override { return m_canvas ? m_canvas->window()->windowHandle() : nullptr; }
  QAccessibleInterface* parent() const override { return QAccessible::queryAccessibleInterface(m_canvas); }
  QAccessibleInterface* child(int) const override { return nullptr; }
  QAccessibleInterface* childAt(int, int) const override { return nullptr; }
  int childCount() const override { return 0; }
  int indexOfChild(const QAccessibleInterface*) const override { return -1; }

  QString text(QAccessible::Text kind) const override {
    if (!isValid()) return {};
    if (kind == QAccessible::Name) return m_canvas->itemName(m_index);
    if (kind == QAccessible::Value) return m_canvas->itemValue(m_index);
    return {};
  }
  void setText(QAccessible::Text, const QString&) override {}

  QRect rect() const override {
    if (!isValid()) return {};
    const QRect inside = m_canvas->itemRect(m_index);
    return inside.isEmpty() ? QRect() : QRect(m_canvas->mapToGlobal(inside.topLeft()), inside.size());
  }
  QAccessible::Role role() const override { return isValid() ? m_canvas->itemRole() : QAccessible::NoRole; }
  QAccessible::State state() const override {
    QAccessible::State state;
    if (!isValid()) {
      state.invalid = true;
      return state;
    }
    const bool current = m_canvas->currentItem() == m_index;
    state.focusable = state.selectable = true;
    state.selected = current;
    state.focused = current && m_canvas->hasFocus();
    state.offscreen = m_canvas->itemRect(m_index).isEmpty();
    return state;
  }

  void* interface_cast(QAccessible::InterfaceType type) override {
    if (!isValid()) return nullptr;
    if (type == QAccessible::ActionInterface) return static_cast<QAccessibleActionInterface*>(this);
    if (type == QAccessible::ValueInterface && m_canvas->hasNumber())
      return static_cast<QAccessibleValueInterface*>(this);
    if (type == QAccessible::TableCellInterface && m_canvas->listRole() == QAccessible::Table)
      return static_cast<QAccessibleTableCellInterface*>(this);
    return nullptr;
  }

  QStringList actionNames() const override { return {pressAction()}; }
  void doAction(const QString& name) override {
    if (isValid() && name == pressAction()) m_canvas->activateItem(m_index);
  }
  QStringList keyBindingsForAction(const QString&) const override { return {}; }

  QVariant currentValue() const override { return isValid() ? m_canvas->itemNumber(m_index) : 0.0; }
  void setCurrentValue(const QVariant& value) override {
    if (isValid()) m_canvas->setItemNumber(m_index, value.toDouble());
  }
  QVariant maximumValue() const override { return isValid() ? m_canvas->highestNumber() : 0.0; }
  QVariant minimumValue() const override { return isValid() ? m_canvas->lowestNumber() : 0.0; }
  QVariant minimumStepSize() const override { return isValid() ? m_canvas->numberStep() : 0.0; }

  bool isSelected() const override { return state().selected; }
  QList<QAccessibleInterface*> columnHeaderCells() const override { return {}; }
  QList<QAccessibleInterface*> rowHeaderCells() const override { return {}; }
  int columnIndex() const override { return isValid() ? m_index % m_canvas->columns() : -1; }
  int rowIndex() const override { return isValid() ? m_index / m_canvas->columns() : -1; }
  int columnExtent() const override { return 1; }
  int rowExtent() const override { return 1; }
  QAccessibleInterface* table() const override { return parent(); }

 private:
  QPointer<PaneCanvas> m_canvas;
  int m_index;
};

/// A canvas with its items, made when somebody asks for them.
class CanvasInterface final : public QAccessibleWidget, public QAccessibleTableInterface {
 public:
  explicit CanvasInterface(PaneCanvas* canvas) : QAccessibleWidget(canvas, canvas->listRole()), m_canvas(canvas) {}
  ~CanvasInterface() override {
    for (const QAccessible::Id id : std::as_const(m_items)) QAccessible::deleteAccessibleInterface(id);
  }

  QString text(QAccessible::Text kind) const override {
    if (kind == QAccessible::Description) return m_canvas->listDescription();
    if (kind == QAccessible::Help) return m_canvas->listHelp();
    return QAccessibleWidget::text(kind);
  }
  int childCount() const override { return m_canvas->itemCount(); }
  QAccessibleInterface* child(int index) const override {
    if (index < 0 || index >= childCount()) return nullptr;
    const auto found = m_items.constFind(index);
    if (found != m_items.cend()) return QAccessible::accessibleInterface(*found);
    auto* item = new ItemInterface(m_canvas, index);  // owned by Qt's cache until this canvas goes
    m_items.insert(index, QAccessible::registerAccessibleInterface(item));
    return item;
  }
  int indexOfChild(const QAccessibleInterface* item) const override {
    for (auto it = m_items.cbegin(); it != m_items.cend(); ++it)
      if (QAccessible::accessibleInterface(it.value()) == item) return it.key();
    return -1;
  }
  QAccessibleInterface* childAt(int x, int y) const override {
    const QPoint inside = m_canvas->mapFromGlobal(QPoint(x, y));
    for (int index = 0; index < childCount(); ++index)
      if (m_canvas->itemRect(index).contains(inside)) return child(index);
    return nullptr;
  }
  QAccessibleInterface* focusChild() const override {
    return m_canvas->hasFocus() ? child(m_canvas->currentItem()) : nullptr;
  }
  void* interface_cast(QAccessible::InterfaceType type) override {
    if (type == QAccessible::TableInterface && m_canvas->listRole() == QAccessible::Table)
      return static_cast<QAccessibleTableInterface*>(this);
    return QAccessibleWidget::interface_cast(type);
  }

  // The table.
  QAccessibleInterface* caption() const override { return nullptr; }
  QAccessibleInterface* summary() const override { return nullptr; }
  QAccessibleInterface* cellAt(int row, int column) const override {
    if (row < 0 || row >= rowCount() || column < 0 || column >= columnCount()) return nullptr;
    return child(row * columnCount() + column);
  }
  int selectedCellCount() const override { return m_canvas->currentItem() >= 0 ? 1 : 0; }
  QList<QAccessibleInterface*> selectedCells() const override {
    if (QAccessibleInterface* cell = child(m_canvas->currentItem())) return {cell};
    return {};
  }
  QString columnDescription(int column) const override { return m_canvas->columnName(column); }
  QString rowDescription(int row) const override { return m_canvas->rowName(row); }
  int selectedColumnCount() const override { return 0; }
  int selectedRowCount() const override { return 0; }
  int columnCount() const override { return m_canvas->columns(); }
  int rowCount() const override { return m_canvas->rows(); }
  QList<int> selectedColumns() const override { return {}; }
  QList<int> selectedRows() const override { return {}; }
  bool isColumnSelected(int) const override { return false; }
  bool isRowSelected(int) const override { return false; }
  bool selectRow(int) override { return false; }
  bool selectColumn(int) override { return false; }
  bool unselectRow(int) override { return false; }
  bool unselectColumn(int) override { return false; }
  void modelChange(QAccessibleTableModelChangeEvent*) override {}

 private:
  PaneCanvas* m_canvas;
  mutable QHash<int, QAccessible::Id> m_items;
};

QAccessibleInterface* canvasInterface(const QString&, QObject* object) {
  auto* canvas = qobject_cast<PaneCanvas*>(object);
  return canvas ? new CanvasInterface(canvas) : nullptr;
}

}  // namespace

void installAccessibility() {
  static std::once_flag once;
  std::call_once(once, [] { QAccessible::installFactory(canvasInterface); });
}

}  // namespace lookback::ui
