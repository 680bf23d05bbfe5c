// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>
#include <vector>

namespace lookback::test {

/// A text of a translation file.
struct Message {
  QString context, source;
  QStringList forms;  // one, or as many as the language has for plurals
  bool plural = false, finished = true;
};

/// The texts of a translation file ("lookback_fr.ts"), brought up to the sources as they are now by Qt's lupdate; the
/// file itself stays as it is. A failed test if that cannot be done.
std::vector<Message> messagesOf(const char* file, const QStringList& options = {});

}  // namespace lookback::test
