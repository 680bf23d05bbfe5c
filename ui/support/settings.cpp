// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/support/settings.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QStandardPaths>

#include "ui/support/text.h"

namespace lookback::ui {
namespace {

class SettingsNote {
  Q_DECLARE_TR_FUNCTIONS(lookback::ui::SettingsNote)
};

QString shortcutKey(const QString& action) {
  return QStringLiteral("shortcuts/") + action;
}

/// QSettings forgives nearly everything, so the marks of a damaged file are looked for here: bytes that no settings
/// file has, and lines that are neither a section, a comment nor key=value.
bool looksDamaged(const QString& path) {
  QFile file(path);
  if (!file.exists()) return false;
  if (!QFileInfo(path).isFile() || !file.open(QIODevice::ReadOnly)) return true;  // a pipe would be waited for
  constexpr qint64 kReasonable = 1 << 20;
  if (file.size() > kReasonable) return true;
  const QByteArray bytes = file.readAll();
  if (bytes.contains('\0')) return true;
  bool continued = false;
  for (const QByteArray& raw : bytes.split('\n')) {
    const QByteArray line = raw.trimmed();
    const bool entry = line.isEmpty() || line.startsWith(';') || line.startsWith('#') ||
                       (line.startsWith('[') ? line.endsWith(']') : line.contains('='));
    if (!entry && !continued) return true;
    continued = line.endsWith('\\');
  }
  return false;
}

}  // namespace

Settings::Settings(const QString& file) {
  if (looksDamaged(file)) putAside(file);
  QDir().mkpath(QFileInfo(file).absolutePath());
  m_file = std::make_unique<QSettings>(file, QSettings::IniFormat);
  if (m_file->status() != QSettings::NoError) {
    m_file.reset();
    putAside(file);
    m_file = std::make_unique<QSettings>(file, QSettings::IniFormat);
  }
}

QString Settings::defaultFile() {
  return QStandardPaths::writableLocation(QStandardPaths::GenericConfigLocation) +
         QStringLiteral("/lookback/window.ini");
}

void Settings::putAside(const QString& file) {
  QString aside = file + QStringLiteral(".damaged");
  for (int i = 2; QFileInfo::exists(aside); ++i) aside = QStringLiteral("%1.damaged-%2").arg(file).arg(i);
  const QString shown = isolated(QDir::toNativeSeparators(aside));
  m_note = QFile::rename(file, aside)
               ? SettingsNote::tr(
                     "The settings could not be read, so Lookback starts with its defaults. The old "
                     "file is kept as %1.")
                     .arg(shown)
               : SettingsNote::tr(
                     "The settings file %1 cannot be read, so Lookback starts with its defaults. "
                     "Check who may read it.")
                     .arg(isolated(QDir::toNativeSeparators(file)));
}

QString Settings::shortcut(const QString& action) const {
  return m_file->value(shortcutKey(action)).toString();
}
void Settings::setShortcut(const QString& action, const QString& keys) {
  m_file->setValue(shortcutKey(action), keys);
}
void Settings::removeShortcut(const QString& action) {
  m_file->remove(shortcutKey(action));
}

bool Settings::save() {
  m_file->sync();
  return m_file->status() == QSettings::NoError;
}

}  // namespace lookback::ui
