// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/page_stack.h"

#include <algorithm>
#include <utility>

#include "core/base/contract.h"

namespace lookback::ui {

void PageStack::addPage(const QString& name, Make make) {
  m_places.push_back({name, std::move(make)});
}

QStringList PageStack::names() const {
  QStringList names;
  for (const Place& place : m_places) names << place.name;
  return names;
}

PageStack::Place& PageStack::place(const QString& name) {
  const auto found = std::find_if(m_places.begin(), m_places.end(), [&](const Place& p) { return p.name == name; });
  LOOKBACK_EXPECTS(found != m_places.end());
  return *found;
}

QWidget* PageStack::page(const QString& name) {
  Place& at = place(name);
  if (!at.widget) {
    at.widget = at.make(this);
    addWidget(at.widget);
    Q_EMIT made(at.widget);
  }
  return at.widget;
}

QWidget* PageStack::madePage(const QString& name) const {
  return const_cast<PageStack*>(this)->place(name).widget;
}

void PageStack::forget(const QString& name) {
  Place& at = place(name);
  LOOKBACK_EXPECTS(!at.widget || at.widget != currentWidget());
  delete std::exchange(at.widget, nullptr);
}

QString PageStack::shownName() const {
  for (const Place& place : m_places)
    if (place.widget && place.widget == currentWidget()) return place.name;
  return {};
}

}  // namespace lookback::ui
