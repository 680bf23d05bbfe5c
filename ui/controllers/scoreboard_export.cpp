// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/controllers/scoreboard_export.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QDate>
#include <QDir>
#include <QFileInfo>
#include <QPageSize>
#include <QPainter>
#include <QPdfWriter>
#include <QSvgGenerator>
#include <algorithm>

#include "ui/models/scoreboard_table_model.h"
#include "ui/support/save_file.h"
#include "ui/support/text.h"
#include "ui/views/number_text.h"
#include "ui/views/view_export.h"

namespace lookback::ui {
namespace {

constexpr int kWidth = 1080, kMargin = 24, kRow = 24, kChart = 300, kLine = 18, kPngScale = 2, kPdfDpi = 96;
constexpr int kWidths[ScoreTableModel::columns] = {240, 56, 100, 128, 56, 84, 68, 76, 52, 90, 82};

class ScoreExport {
  Q_DECLARE_TR_FUNCTIONS(lookback::ui::ScoreExport)
};

QStringList captionOf(const ScoreSheet& sheet) {
  QStringList lines;
  if (!sheet.testSet.isEmpty()) lines << ScoreExport::tr("Your runs: test set %1.").arg(isolated(sheet.testSet));
  if (!sheet.signature.isEmpty()) lines << ScoreExport::tr("BLEU %1").arg(sheet.signature);
  if (!sheet.warning.isEmpty()) lines << sheet.warning;
  if (const QString words = wordsNote(sheet.own); !words.isEmpty()) lines << words;
  lines << ScoreExport::tr(
               "The paper's rows: Table 1 of arXiv 1409.0473, newstest2014, en → fr; not comparable with the "
               "rows below the line. Lookback · %1")
               .arg(QDate::currentDate().toString(Qt::ISODate));
  return lines;
}

QSize sizeOf(const ScoreSheet& sheet) {
  const auto rows = static_cast<int>(sheet.paper.size() + sheet.own.size());
  const int chart = sheet.chart && !sheet.chart->series().empty() ? kChart + kMargin : 0;
  const auto captions = static_cast<int>(captionOf(sheet).size());
  return {kWidth, 2 * kMargin + kRow * (rows + 4) + chart + kLine * captions + kMargin};
}

/// Paints rows under their title with heads; returns where they end.
int paintBlock(QPainter& painter, const Theme& paper, int top, const QString& title,
               const std::vector<ScoreRow>& rows) {
  ScoreTableModel model;
  model.setRows(rows);
  painter.setPen(paper.color(Role::text));
  painter.setFont(paper.font(TextStep::base, QFont::DemiBold));
  painter.drawText(QRect(kMargin, top, kWidth - 2 * kMargin, kRow), Qt::AlignVCenter | Qt::AlignLeft, title);
  top += kRow;
  for (int row = -1; row < model.rowCount(); ++row) {
    painter.setFont(paper.font(row < 0 ? TextStep::note : TextStep::base));
    painter.setPen(paper.color(row < 0 ? Role::text2 : Role::text));
    int left = kMargin;
    for (int column = 0; column < ScoreTableModel::columns; ++column) {
      const QString text = row < 0 ? ScoreTableModel::title(column) : model.index(row, column).data().toString();
      const bool words = column == ScoreTableModel::model || column == ScoreTableModel::mode;
      QRect cell(left, top, kWidths[column], kRow);
      if (column == 0 && row >= 0 && rows[static_cast<std::size_t>(row)].series >= 0) {
        paintSeriesMark(painter, paper, rows[static_cast<std::size_t>(row)].series, {left + 6.0, top + kRow / 2.0}, 9);
        cell.setLeft(left + 18);
      }
      painter.drawText(cell.adjusted(words ? 8 : 0, 0, words ? 0 : -4, 0),
                       Qt::AlignVCenter | (words ? Qt::AlignLeft : Qt::AlignRight) | Qt::TextSingleLine,
                       QFontMetrics(painter.font()).elidedText(text, Qt::ElideRight, cell.width() - 8));
      left += kWidths[column];
    }
    top += kRow;
  }
  return top;
}

void paint(QPainter& painter, const ScoreSheet& sheet) {
  Theme paper;
  paper.setName(ThemeName::light);
  const QSize size = sizeOf(sheet);
  painter.fillRect(QRect(QPoint(0, 0), size), paper.color(Role::surface));
  int top = paintBlock(painter, paper, kMargin, ScoreExport::tr("Paper (2014)"), sheet.paper);
  painter.fillRect(QRect(kMargin, top + 3, kWidth - 2 * kMargin, 2), paper.color(Role::text2));
  top = paintBlock(painter, paper, top + 8, ScoreExport::tr("Your runs"), sheet.own);
  if (sheet.chart && !sheet.chart->series().empty()) {
    const QPicture picture = sheet.chart->picture({kWidth - 2 * kMargin, kChart});
    painter.drawPicture(kMargin, top + kMargin / 2, picture);
    top += kChart + kMargin;
  }
  painter.setFont(paper.font(TextStep::note));
  painter.setPen(paper.color(Role::text2));
  for (const QString& line : captionOf(sheet)) {
    painter.drawText(QRect(kMargin, top, kWidth - 2 * kMargin, kLine), Qt::AlignVCenter | Qt::AlignLeft,
                     QFontMetrics(painter.font()).elidedText(line, Qt::ElideRight, kWidth - 2 * kMargin));
    top += kLine;
  }
}

QByteArray svg(const ScoreSheet& sheet) {
  QBuffer bytes;
  bytes.open(QIODevice::WriteOnly);
  QSvgGenerator generator;
  generator.setOutputDevice(&bytes);
  generator.setSize(sizeOf(sheet));
  generator.setViewBox(QRect(QPoint(0, 0), sizeOf(sheet)));
  generator.setTitle(ScoreExport::tr("Scoreboard"));
  generator.setDescription(sheet.description);
  QPainter painter(&generator);
  paint(painter, sheet);
  painter.end();
  return bytes.data();
}

QByteArray pdf(const ScoreSheet& sheet) {
  constexpr double kPointsPerInch = 72;
  QBuffer bytes;
  bytes.open(QIODevice::WriteOnly);
  QPdfWriter writer(&bytes);
  writer.setResolution(kPdfDpi);
  writer.setPageSize(QPageSize(QSizeF(sizeOf(sheet)) * kPointsPerInch / kPdfDpi, QPageSize::Point));
  writer.setPageMargins(QMarginsF());
  writer.setTitle(ScoreExport::tr("Scoreboard"));
  QPainter painter(&writer);
  paint(painter, sheet);
  painter.end();
  return bytes.data();
}

QString countOf(const std::optional<ScoreValue>& value) {
  return value && value->sentences > 0 ? QString::number(value->sentences) : QString();
}

QString boundText(const std::optional<ScoreValue>& value, double ScoreValue::*bound) {
  return value && value->sentences > 0 ? exactText((*value).*bound) : QString();
}

}  // namespace

QString scoresCsv(const ScoreSheet& sheet) {
  QStringList heads{ScoreExport::tr("block")};
  for (int column = 0; column < ScoreTableModel::columns; ++column) heads << ScoreTableModel::title(column);
  heads << ScoreExport::tr("95 % low") << ScoreExport::tr("95 % high") << ScoreExport::tr("no unknown, 95 % low")
        << ScoreExport::tr("no unknown, 95 % high") << ScoreExport::tr("no unknown, sentences")
        << ScoreExport::tr("no unknown, words of") << ScoreExport::tr("sentences") << ScoreExport::tr("test set")
        << ScoreExport::tr("signature");
  QString csv = csvLine(heads);
  const auto add = [&](const QString& block, const std::vector<ScoreRow>& rows) {
    for (const ScoreRow& row : rows) {
      QStringList fields{block};
      for (int column = 0; column < ScoreTableModel::columns; ++column)
        fields << ScoreTableModel::exactCell(row, column);
      fields << boundText(row.all, &ScoreValue::low) << boundText(row.all, &ScoreValue::high)
             << boundText(row.known, &ScoreValue::low) << boundText(row.known, &ScoreValue::high) << countOf(row.known)
             << (row.wordsOf ? *row.wordsOf : QString()) << countOf(row.all) << QString::fromStdString(row.testSet)
             << QString::fromStdString(row.signature);
      csv += csvLine(fields);
    }
  };
  add(ScoreExport::tr("paper"), sheet.paper);
  add(ScoreExport::tr("own"), sheet.own);
  return csv;
}

QImage scoresImage(const ScoreSheet& sheet) {
  QImage image(sizeOf(sheet) * kPngScale, QImage::Format_ARGB32_Premultiplied);
  QPainter painter(&image);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.scale(kPngScale, kPngScale);
  paint(painter, sheet);
  return image;
}

QString exportScores(const ScoreSheet& sheet, const QString& file) {
  const QString suffix = QFileInfo(file).suffix().toLower();
  QByteArray bytes;
  if (suffix == QLatin1String("csv")) bytes = scoresCsv(sheet).toUtf8();
  if (suffix == QLatin1String("svg")) bytes = svg(sheet);
  if (suffix == QLatin1String("pdf")) bytes = pdf(sheet);
  if (suffix == QLatin1String("png")) {
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    scoresImage(sheet).save(&buffer, "PNG");
  }
  const QString problem =
      bytes.isEmpty() ? ScoreExport::tr("its ending is none of csv, svg, pdf and png") : saveFile(bytes, file);
  if (problem.isEmpty()) return {};
  return ScoreExport::tr("%1 could not be written: %2. Choose another folder or name.")
      .arg(isolated(QDir::toNativeSeparators(file)), problem);
}

}  // namespace lookback::ui
