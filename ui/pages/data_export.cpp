// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/data_export.h"

#include <QCoreApplication>
#include <QDate>

#include "ui/views/number_text.h"

namespace lookback::ui {
namespace {

class DataExport {
  Q_DECLARE_TR_FUNCTIONS(lookback::ui::DataExport)
};

QString joined(const std::vector<std::string>& words) {
  QStringList list;
  for (const std::string& word : words) list << QString::fromStdString(word);
  return list.join(QLatin1Char(' '));
}

QStringList lacking(const std::vector<std::string>& words, const std::vector<std::int32_t>& numbers, int size) {
  QStringList list;
  for (std::size_t k = 0; k < words.size() && k < numbers.size(); ++k)
    if (size > 0 && numbers[k] >= size) list << QString::fromStdString(words[k]);
  return list;
}

/// Which files, when.
QString origin(const ImportSource& source) {
  QStringList files;
  for (const std::filesystem::path& file : {source.files.first, source.files.second, source.links})
    if (!file.empty()) files << QString::fromStdU16String(file.filename().u16string());
  return DataExport::tr("Lookback · %1 · %2")
      .arg(files.join(QStringLiteral(", ")), QDate::currentDate().toString(Qt::ISODate));
}

}  // namespace

ExportPicture pairsPicture(const ImportPreview& preview, const ImportSource& source, int size) {
  QList<QStringList> rows;
  for (const ImportPreviewPair& pair : preview.pairs)
    rows << QStringList{
        QString::number(pair.line),
        QString::fromStdString(pair.sourceText),
        QString::fromStdString(pair.targetText),
        joined(pair.source),
        joined(pair.target),
        (lacking(pair.source, pair.sourceNumbers, size) + lacking(pair.target, pair.targetNumbers, size))
            .join(QLatin1Char(' '))};
  ExportPicture picture =
      tablePicture(QStringLiteral("data-pairs"), DataExport::tr("First pairs"),
                   {DataExport::tr("line"), DataExport::tr("source"), DataExport::tr("target"),
                    DataExport::tr("source words"), DataExport::tr("target words"), DataExport::tr("unknown")},
                   rows);
  const auto number = [](std::uint64_t count) { return countText(static_cast<qint64>(count)); };
  picture.caption = {origin(source), DataExport::tr("%1 lines: %2 pairs kept, %3 skipped; the first %4 are shown.")
                                         .arg(number(preview.report.linesRead), number(preview.report.kept),
                                              number(preview.report.skipped), QString::number(preview.pairs.size()))};
  if (size > 0) picture.caption << DataExport::tr("Unknown to vocabularies of %1 words.").arg(countText(size));
  return picture;
}

ExportPicture problemsPicture(const QList<ProblemRow>& problems, const ImportSource& source) {
  QList<QStringList> rows;
  for (const ProblemRow& problem : problems) {
    const QString done = problem.fixed ? DataExport::tr("done") : DataExport::tr("not done");
    rows << QStringList{problem.what, problem.remedy, done, QString()};
    for (const QString& place : problem.places) rows << QStringList{QString(), QString(), QString(), place};
  }
  ExportPicture picture = tablePicture(
      QStringLiteral("data-problems"), DataExport::tr("Problems"),
      {DataExport::tr("what is wrong"), DataExport::tr("remedy"), DataExport::tr("state"), DataExport::tr("where")},
      rows);
  picture.caption = {origin(source)};
  return picture;
}

}  // namespace lookback::ui
