// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/page_parts.h"

#include <cmath>

#include "ui/support/controls.h"
#include "ui/views/thin_scroll_bar.h"

namespace lookback::ui {

QScrollArea* scrollPlace(Theme& theme, const QString& contentName, QWidget* parent) {
  auto* place = new QScrollArea(parent);
  setLook(*place, "plain");
  place->setWidgetResizable(true);
  place->setFrameShape(QFrame::NoFrame);
  place->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  place->setFocusPolicy(Qt::NoFocus);
  place->setVerticalScrollBar(new ThinScrollBar(theme, Qt::Vertical, place));
  auto* content = new QWidget;
  content->setObjectName(contentName);
  place->setWidget(content);
  place->viewport()->setAutoFillBackground(false);
  content->setAutoFillBackground(false);  // setWidget() switched it on
  return place;
}

QPushButton* namedButton(const char* name, const char* look, QWidget* parent) {
  auto* button = new QPushButton(parent);
  button->setObjectName(QLatin1String(name));
  setLook(*button, look);
  return button;
}

QProgressBar* slimProgress(QWidget* parent) {
  auto* bar = new QProgressBar(parent);
  setLook(*bar, "progress");
  bar->setTextVisible(false);
  return bar;
}

void applyProgressSize(QProgressBar& bar, const Theme& theme) {
  const auto px = [&](double length) { return static_cast<int>(std::lround(theme.px(length))); };
  bar.setFixedSize(px(140), px(8));
}

}  // namespace lookback::ui
