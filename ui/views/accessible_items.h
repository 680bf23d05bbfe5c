// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAccessible>
#include <QAccessibleWidget>
#include <QHash>
#include <QPointer>
#include <QRect>
#include <QString>

/// What a painted canvas tells assistive programs: a list of items, each with name, value and place.
namespace lookback::ui {

class AccessibleItems {
 public:
  virtual ~AccessibleItems() = default;

  virtual QAccessible::Role listRole() const = 0;
  virtual QAccessible::Role itemRole() const = 0;
  virtual QString listDescription() const = 0;
  virtual QString listHelp() const = 0;

  virtual int itemCount() const = 0;
  virtual QString itemName(int index) const = 0;
  virtual QString itemValue(int index) const = 0;
  /// In the canvas; empty if it is scrolled away.
  virtual QRect itemRect(int index) const = 0;
  /// The item under the cursor; -1 for none.
  virtual int currentItem() const = 0;
  /// What a click or Enter on it does.
  virtual void activateItem(int index) = 0;

  // Numbers, for items that are sliders.
  virtual bool hasNumber() const { return false; }
  virtual double itemNumber(int) const { return 0; }
  virtual void setItemNumber(int, double) {}
  virtual double lowestNumber() const { return 0; }
  virtual double highestNumber() const { return 0; }
  virtual double numberStep() const { return 0; }

  // Rows and columns, for canvases that are tables: item = row * columns + column.
  virtual int rows() const { return itemCount(); }
  virtual int columns() const { return 1; }
  virtual QString rowName(int) const { return {}; }
  virtual QString columnName(int) const { return {}; }
};

/// Registers the interfaces of all canvases with Qt, once.
void installAccessibility();

}  // namespace lookback::ui
