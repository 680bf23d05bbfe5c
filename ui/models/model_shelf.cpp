// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/model_shelf.h"

#include <QDir>
#include <QFileInfo>
#include <QRegularExpression>
#include <algorithm>

namespace lookback::ui {
namespace {

constexpr std::size_t kRecentLimit = 8;

std::filesystem::path pathOf(const QString& text) {
  return QFileInfo(text).absoluteFilePath().toStdU16String();
}
/// What the recipe beside a shipped model calls it ("RNNsearch, fr-en"); the file's name if there is none.
QString labelOf(const QFileInfo& model) {
  QFile recipe(model.absolutePath() + QLatin1Char('/') + model.completeBaseName() + QStringLiteral(".toml"));
  if (!QFileInfo(recipe).isFile() || !recipe.open(QIODevice::ReadOnly | QIODevice::Text)) return model.completeBaseName();
  constexpr qint64 kHead = 4096;
  const QString text = QString::fromUtf8(recipe.read(kHead));
  const auto value = [&text](const char* key) {
    const QRegularExpression line(QStringLiteral("^%1\\s*=\\s*\"([^\"]*)\"").arg(QLatin1String(key)),
                                  QRegularExpression::MultilineOption);
    return line.match(text).captured(1);
  };
  const QString system = value("system"), direction = value("direction");
  return system.isEmpty() || direction.isEmpty() ? model.completeBaseName() : system + QStringLiteral(", ") + direction;
}

/// "RNNsearch, fr-en" without the direction where the file's name has it.
QString beside(const QString& name, const QString& plain) {
  const QString direction = plain.section(QStringLiteral(", "), 1);
  return !direction.isEmpty() && name.contains(direction) ? plain.section(QStringLiteral(", "), 0, 0) : plain;
}

QString textOf(const std::filesystem::path& path) {
  return QString::fromStdU16String(path.u16string());
}

}  // namespace

ModelShelf::ModelShelf(const QStringList& folders, const QStringList& recent, QObject* parent) : QObject(parent) {
  for (const QString& folder : folders) {
    const QFileInfoList files = QDir(folder).entryInfoList({QStringLiteral("*.safetensors")}, QDir::Files, QDir::Name);
    for (const QFileInfo& file : files) {
      const std::filesystem::path path = pathOf(file.absoluteFilePath());
      const bool known = std::any_of(m_entries.begin(), m_entries.end(),
                                     [&](const Entry& entry) { return entry.file.stem() == path.stem(); });
      if (!known) m_entries.push_back({path, labelOf(file), true, labelOf(file)});
    }
  }
  tellApart();
  for (auto file = recent.rbegin(); file != recent.rend(); ++file)
    if (QFileInfo(*file).isFile()) remember(pathOf(*file));
}

std::filesystem::path ModelShelf::opening(const QString& wanted) const {
  if (!wanted.isEmpty() && QFileInfo(wanted).isFile()) return pathOf(wanted);
  const auto usual =
      std::find_if(m_entries.begin(), m_entries.end(), [](const Entry& e) { return e.file.stem() == "fr-en"; });
  if (usual != m_entries.end()) return usual->file;
  return m_entries.empty() ? std::filesystem::path() : m_entries.front().file;
}

void ModelShelf::remember(const std::filesystem::path& file) {
  const auto known = std::find_if(m_entries.begin(), m_entries.end(), [&](const Entry& e) { return e.file == file; });
  if (known != m_entries.end() && known->shipped) return;
  if (known != m_entries.end()) m_entries.erase(known);
  const auto place = std::find_if(m_entries.begin(), m_entries.end(), [](const Entry& e) { return !e.shipped; });
  const QString name = QFileInfo(textOf(file)).completeBaseName();
  const auto added = m_entries.insert(place, {file, name, false, name});
  const auto opened = static_cast<std::size_t>(m_entries.end() - added);
  if (opened > kRecentLimit) m_entries.pop_back();
  tellApart();
  Q_EMIT changed();
}

/// "race-rnnsearch-50 · RNNsearch, fr-en" where several are RNNsearch, fr-en, and "fr-en · RNNsearch" where the file's
/// name says the direction; "lessons/fr-en" where a file of that name lies elsewhere too.
void ModelShelf::tellApart() {
  const auto same = [this](const Entry& entry) {
    return std::count_if(m_entries.begin(), m_entries.end(), [&](const Entry& e) { return e.plain == entry.plain; }) >
           1;
  };
  for (Entry& entry : m_entries) {
    const QFileInfo file(textOf(entry.file));
    const QString name = file.completeBaseName();
    entry.label = !same(entry)          ? entry.plain
                  : entry.plain == name ? file.dir().dirName() + QLatin1Char('/') + name
                                        : QStringLiteral("%1 · %2").arg(name, beside(name, entry.plain));
  }
}

QStringList ModelShelf::recent() const {
  QStringList files;
  for (const Entry& entry : m_entries)
    if (!entry.shipped) files << textOf(entry.file);
  return files;
}

}  // namespace lookback::ui
