// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/controllers/pane_export.h"

#include <QBuffer>
#include <QDate>
#include <QDir>
#include <QFileInfo>
#include <QImage>
#include <QPageSize>
#include <QPainter>
#include <QPdfWriter>
#include <QSaveFile>
#include <QSvgGenerator>
#include <QTextLayout>

#include "core/model/model.h"
#include "ui/support/text.h"
#include "ui/views/map_view.h"
#include "ui/views/pane_canvas.h"

namespace lookback::ui {
namespace {

constexpr int kPngScale = 2;
constexpr int kMargin = 16, kLine = 18;
constexpr int kPdfDpi = 96;
const QStringList kSuffixes = {QStringLiteral("png"), QStringLiteral("svg"), QStringLiteral("pdf"),
                               QStringLiteral("csv")};

class PaneExport {
  Q_DECLARE_TR_FUNCTIONS(lookback::ui::PaneExport)
};

QStringList captionLines(const ExportCaption& caption) {
  QStringList lines = {caption.model, caption.sentence};
  if (!caption.note.isEmpty()) lines << caption.note;
  return lines;
}

QSize wholeSize(const PaneView& pane, const ExportCaption& caption) {
  const QSize picture = pane.exportSize();
  return {picture.width() + 2 * kMargin,
          picture.height() + 3 * kMargin + kLine * static_cast<int>(captionLines(caption).size())};
}

void paint(QPainter& painter, const PaneView& pane, const ExportCaption& caption) {
  const Theme& paper = exportTheme();
  const QSize picture = pane.exportSize(), whole = wholeSize(pane, caption);
  painter.fillRect(QRect(QPoint(0, 0), whole), paper.color(Role::surface));
  painter.save();
  painter.translate(kMargin, kMargin);
  pane.renderTo(painter, picture);
  painter.restore();
  painter.setFont(paper.font(TextStep::note));
  painter.setPen(paper.color(Role::text2));
  int top = picture.height() + 2 * kMargin;
  for (const QString& line : captionLines(caption)) {
    const QString text = QFontMetrics(painter.font()).elidedText(line, Qt::ElideRight, picture.width());
    painter.drawText(QRect(kMargin, top, picture.width(), kLine), Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine,
                     text);
    top += kLine;
  }
}

QByteArray svg(const PaneView& pane, const ExportCaption& caption) {
  QBuffer bytes;
  bytes.open(QIODevice::WriteOnly);
  QSvgGenerator generator;
  generator.setOutputDevice(&bytes);
  const QSize size = wholeSize(pane, caption);
  generator.setSize(size);
  generator.setViewBox(QRect(QPoint(0, 0), size));
  generator.setTitle(pane.accessibleName());
  generator.setDescription(pane.description());
  QPainter painter(&generator);
  paint(painter, pane, caption);
  painter.end();
  return bytes.data();
}

QByteArray pdf(const PaneView& pane, const ExportCaption& caption) {
  QBuffer bytes;
  bytes.open(QIODevice::WriteOnly);
  QPdfWriter writer(&bytes);
  const QSize size = wholeSize(pane, caption);
  constexpr double kPointsPerInch = 72;
  writer.setResolution(kPdfDpi);
  writer.setPageSize(QPageSize(QSizeF(size) * kPointsPerInch / kPdfDpi, QPageSize::Point));
  writer.setPageMargins(QMarginsF());
  writer.setTitle(pane.accessibleName());
  QPainter painter(&writer);
  paint(painter, pane, caption);
  painter.end();
  return bytes.data();
}

QByteArray png(const PaneView& pane, const ExportCaption& caption) {
  QBuffer bytes;
  bytes.open(QIODevice::WriteOnly);
  paneImage(pane, caption).save(&bytes, "PNG");
  return bytes.data();
}

}  // namespace

ExportCaption exportCaption(const PaneView& pane) {
  ExportCaption caption;
  const DecodeModel& model = pane.model();
  if (model.model()) {
    const auto code = [](Language language) { return QString::fromStdString(std::string(languageCode(language))); };
    const Direction& direction = model.model()->config.direction;
    caption.model = PaneExport::tr("Lookback · model %1 (%2 → %3) · %4")
                        .arg(isolated(QString::fromStdString(model.model()->name)), code(direction.source),
                             code(direction.target), QDate::currentDate().toString(Qt::ISODate));
  }
  if (model.trace()) caption.sentence = QString::fromStdString(model.trace()->sentence);
  if (!model.interventions().empty())
    caption.note = PaneExport::tr("With %1 edits by hand.").arg(model.interventions().size());
  if (const auto* map = qobject_cast<const MapView*>(&pane))
    caption.note = (map->exportNote() + QLatin1Char(' ') + caption.note).trimmed();
  return caption;
}

QStringList exportFilters() {
  return {PaneExport::tr("PNG picture (*.png)"), PaneExport::tr("SVG drawing (*.svg)"),
          PaneExport::tr("PDF page (*.pdf)"), PaneExport::tr("Numbers as CSV (*.csv)")};
}

QString withExportSuffix(const QString& file, const QString& filter) {
  if (kSuffixes.contains(QFileInfo(file).suffix().toLower())) return file;
  const qsizetype chosen = exportFilters().indexOf(filter);
  return file + QLatin1Char('.') + kSuffixes[chosen < 0 ? 0 : chosen];
}

QImage paneImage(const PaneView& pane, const ExportCaption& caption) {
  QImage image(wholeSize(pane, caption) * kPngScale, QImage::Format_ARGB32_Premultiplied);
  QPainter painter(&image);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.scale(kPngScale, kPngScale);
  paint(painter, pane, caption);
  return image;
}

QString exportPane(const PaneView& pane, const QString& file, const ExportCaption& caption) {
  const QString suffix = QFileInfo(file).suffix().toLower();
  QByteArray bytes;
  if (suffix == QLatin1String("png")) bytes = png(pane, caption);
  if (suffix == QLatin1String("svg")) bytes = svg(pane, caption);
  if (suffix == QLatin1String("pdf")) bytes = pdf(pane, caption);
  if (suffix == QLatin1String("csv")) bytes = pane.exportCsv().toUtf8();
  QSaveFile out(file);
  if (out.open(QIODevice::WriteOnly) && out.write(bytes) == bytes.size() && out.commit()) return {};
  return PaneExport::tr("%1 could not be written: %2. Choose another folder or name.")
      .arg(isolated(QDir::toNativeSeparators(file)), out.errorString());
}

}  // namespace lookback::ui
