// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QSettings>
#include <QString>
#include <QStringList>
#include <memory>

namespace lookback::ui {

/// A key of the settings file with the type and the value it has before anybody chose.
template <class T>
struct Setting {
  const char* key;
  T fallback;
};

/// Every key there is. A saved window state of another `layout` is left alone.
namespace setting {
inline const Setting<int> layout{"window/layout", 0};
inline const Setting<QByteArray> geometry{"window/geometry", {}};
inline const Setting<QByteArray> rowSplitter{"window/rows", {}};
inline const Setting<QByteArray> topSplitter{"window/top", {}};
inline const Setting<QByteArray> bottomSplitter{"window/bottom", {}};
inline const Setting<bool> inspector{"window/inspector", true};
inline const Setting<QString> theme{"appearance/theme", QStringLiteral("system")};
inline const Setting<double> scale{"appearance/scale", 1.0};
inline const Setting<QString> language{"appearance/language", QStringLiteral("system")};
inline const Setting<bool> reducedMotion{"appearance/reducedMotion", false};
inline const Setting<double> speed{"decode/speed", 1.0};
inline const Setting<QString> model{"models/last", {}};
inline const Setting<QStringList> recentModels{"models/recent", {}};
inline const Setting<QString> exportFolder{"export/folder", {}};
inline const Setting<QString> ownLessons{"learn/folder", {}};
}  // namespace setting

/// The settings file of a person. A file that cannot be read as one is put aside under another name and said once.
class Settings {
 public:
  /// `file`: the path of an ini file; created when something is first saved.
  explicit Settings(const QString& file);
  /// Where it lies for this user.
  static QString defaultFile();

  template <class T>
  T get(const Setting<T>& setting) const {
    QVariant value = m_file->value(QLatin1String(setting.key));
    return value.isValid() && value.convert(QMetaType::fromType<T>()) ? value.value<T>() : setting.fallback;
  }
  template <class T>
  void set(const Setting<T>& setting, const T& value) {
    m_file->setValue(QLatin1String(setting.key), QVariant::fromValue(value));
  }
  /// A shortcut a person chose; empty QString if none did.
  QString shortcut(const QString& action) const;
  void setShortcut(const QString& action, const QString& keys);
  void removeShortcut(const QString& action);

  /// A sentence for the person if the file was damaged, else empty.
  const QString& note() const { return m_note; }
  /// Writes now; false if the place cannot be written.
  bool save();

 private:
  void putAside(const QString& file);

  std::unique_ptr<QSettings> m_file;
  QString m_note;
};

}  // namespace lookback::ui
