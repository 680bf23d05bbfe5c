// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>
#include <QStringList>
#include <filesystem>
#include <vector>

namespace lookback::ui {

/// The models the picker offers: those in the shipped folders, then those a person opened lately. Looks at names only;
/// nothing is read before it is chosen.
class ModelShelf final : public QObject {
  Q_OBJECT
 public:
  struct Entry {
    std::filesystem::path file;
    QString label;  // with the file's name before it where others are called the same
    bool shipped = true;
    QString plain = {};  // the label without that
  };

  /// `folders` may not exist; the first that holds a name wins.
  ModelShelf(const QStringList& folders, const QStringList& recent, QObject* parent = nullptr);

  const std::vector<Entry>& entries() const { return m_entries; }
  /// The model to open first: `wanted` if it is a file, else fr-en, else the first; empty if there is none.
  std::filesystem::path opening(const QString& wanted) const;
  /// Puts a file that was opened into the list; the newest first, eight at most.
  void remember(const std::filesystem::path& file);
  /// Those opened by hand, for the settings.
  QStringList recent() const;

 Q_SIGNALS:
  void changed();

 private:
  void tellApart();

  std::vector<Entry> m_entries;  // shipped ones first
};

}  // namespace lookback::ui
