// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QProgressBar>
#include <QPushButton>
#include <QScrollArea>

#include "ui/support/theme.h"

/// What pages are put together from.
namespace lookback::ui {

/// A place that scrolls up and down, with an empty widget of that object name inside; no ground of its own.
QScrollArea* scrollPlace(Theme& theme, const QString& contentName, QWidget* parent);

/// A push button with its object name and look, without text.
QPushButton* namedButton(const char* name, const char* look, QWidget* parent);

/// A bar of progress without text; its size is applyProgressSize()'s.
QProgressBar* slimProgress(QWidget* parent);
void applyProgressSize(QProgressBar& bar, const Theme& theme);

}  // namespace lookback::ui
