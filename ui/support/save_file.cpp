// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/support/save_file.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QSaveFile>
#include <cerrno>
#include <system_error>

namespace lookback::ui {

QString saveFile(const QByteArray& bytes, const QString& file) {
  const QFileInfo there(file);
  if (there.exists() && !there.isFile())
    return QCoreApplication::translate("lookback::ui::SaveFile", "it is not an ordinary file");
  QSaveFile out(file);
  errno = 0;
  if (out.open(QIODevice::WriteOnly) && out.write(bytes) == bytes.size() && out.commit()) return {};
  const int reason = errno;  // Qt has no words for a file that grew too large
  return reason == EFBIG || reason == ENOSPC ? QString::fromStdString(std::generic_category().message(reason))
                                             : out.errorString();
}

}  // namespace lookback::ui
