// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/support/save_file.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QSaveFile>

namespace lookback::ui {

QString saveFile(const QByteArray& bytes, const QString& file) {
  const QFileInfo there(file);
  if (there.exists() && !there.isFile())
    return QCoreApplication::translate("lookback::ui::SaveFile", "it is not an ordinary file");
  QSaveFile out(file);
  if (out.open(QIODevice::WriteOnly) && out.write(bytes) == bytes.size() && out.commit()) return {};
  return out.errorString();
}

}  // namespace lookback::ui
