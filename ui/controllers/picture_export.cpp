// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/controllers/picture_export.h"

#include <QAbstractTextDocumentLayout>
#include <QApplication>
#include <QBuffer>
#include <QClipboard>
#include <QCoreApplication>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QMimeData>
#include <QPageSize>
#include <QPdfWriter>
#include <QPicture>
#include <QSvgGenerator>
#include <QTextDocument>
#include <algorithm>
#include <cmath>
#include <memory>

#include "ui/banner.h"
#include "ui/support/save_file.h"
#include "ui/support/style.h"
#include "ui/support/text.h"
#include "ui/views/marks.h"
#include "ui/views/pane_canvas.h"
#include "ui/views/view_export.h"

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

/// A caption in lines that fit; broken between words.
QStringList captionLines(const ExportPicture& picture) {
  const QFontMetricsF metrics(exportTheme().font(TextStep::note));
  QStringList lines;
  for (const QString& text : picture.caption) {
    QString line;
    for (const QString& word : text.split(QLatin1Char(' '))) {
      const QString longer = line.isEmpty() ? word : line + QLatin1Char(' ') + word;
      if (!line.isEmpty() && metrics.horizontalAdvance(longer) > picture.size.width()) {
        lines << line;
        line = word;
      } else {
        line = longer;
      }
    }
    if (!line.isEmpty()) lines << metrics.elidedText(line, Qt::ElideRight, picture.size.width());
  }
  return lines;
}

QSize wholeSize(const ExportPicture& picture, const QStringList& caption) {
  return {picture.size.width() + 2 * kMargin,
          picture.size.height() + 3 * kMargin + kLine * static_cast<int>(caption.size())};
}

void paintWhole(QPainter& painter, const ExportPicture& picture, const QStringList& caption) {
  const Theme& paper = exportTheme();
  painter.fillRect(QRect(QPoint(0, 0), wholeSize(picture, caption)), paper.color(Role::surface));
  painter.save();
  painter.translate(kMargin, kMargin);
  picture.paint(painter, picture.size);
  painter.restore();
  painter.setFont(paper.font(TextStep::note));
  painter.setPen(paper.color(Role::text2));
  int top = picture.size.height() + 2 * kMargin;
  for (const QString& line : caption) {
    painter.drawText(QRect(kMargin, top, picture.size.width(), kLine),
                     Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine, line);
    top += kLine;
  }
}

QByteArray svg(const ExportPicture& picture) {
  QBuffer bytes;
  bytes.open(QIODevice::WriteOnly);
  QSvgGenerator generator;
  generator.setOutputDevice(&bytes);
  const QStringList caption = captionLines(picture);
  const QSize size = wholeSize(picture, caption);
  generator.setSize(size);
  generator.setViewBox(QRect(QPoint(0, 0), size));
  generator.setTitle(picture.title.toHtmlEscaped());  // Qt writes both as they are
  generator.setDescription(picture.description.toHtmlEscaped());
  QPainter painter(&generator);
  paintWhole(painter, picture, caption);
  painter.end();
  return bytes.data();
}

QByteArray pdf(const ExportPicture& picture) {
  QBuffer bytes;
  bytes.open(QIODevice::WriteOnly);
  QPdfWriter writer(&bytes);
  const QStringList caption = captionLines(picture);
  const QSize size = wholeSize(picture, caption);
  constexpr double kPointsPerInch = 72;
  writer.setResolution(kPdfDpi);
  writer.setPageSize(QPageSize(QSizeF(size) * kPointsPerInch / kPdfDpi, QPageSize::Point));
  writer.setPageMargins(QMarginsF());
  writer.setTitle(picture.title);
  QPainter painter(&writer);
  paintWhole(painter, picture, caption);
  painter.end();
  return bytes.data();
}

QByteArray png(const ExportPicture& picture) {
  QBuffer bytes;
  bytes.open(QIODevice::WriteOnly);
  pictureImage(picture).save(&bytes, "PNG");
  return bytes.data();
}

QString write(const QByteArray& bytes, const QString& file) {
  const QString problem = saveFile(bytes, file);
  if (problem.isEmpty()) return {};
  return PaneExport::tr("%1 could not be written: %2. Choose another folder or name.")
      .arg(isolated(QDir::toNativeSeparators(file)), problem);
}

/// "curves of a/b" as a file name.
QString fileName(const QString& id) {
  QString name = id;
  for (QChar& c : name)
    if (!c.isLetterOrNumber() && c != QLatin1Char('-') && c != QLatin1Char('.')) c = QLatin1Char('-');
  return name;
}

QFileDialog* fileDialog(QWidget* parent, const Settings& settings, const QString& title, const QString& name,
                        const QStringList& filters) {
  auto* dialog = new QFileDialog(parent, title);
  dialog->setObjectName(QStringLiteral("export"));
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  dialog->setAcceptMode(QFileDialog::AcceptSave);
  const QString folder = settings.get(setting::exportFolder);
  dialog->setDirectory(folder.isEmpty() ? QDir::homePath() : folder);
  dialog->setNameFilters(filters);
  dialog->selectFile(QStringLiteral("lookback-") + fileName(name));
  return dialog;
}

}  // namespace

QStringList exportFilters() {
  return {PaneExport::tr("PNG picture (*.png)"), PaneExport::tr("SVG drawing (*.svg)"),
          PaneExport::tr("PDF page (*.pdf)"), PaneExport::tr("Numbers as CSV (*.csv)")};
}

QString withExportSuffix(const QString& file, const QString& filter) {
  if (kSuffixes.contains(QFileInfo(file).suffix().toLower())) return file;
  const qsizetype chosen = exportFilters().indexOf(filter);
  return file + QLatin1Char('.') + kSuffixes[chosen < 0 ? 0 : chosen];
}

QImage pictureImage(const ExportPicture& picture) {
  const QStringList caption = captionLines(picture);
  QImage image(wholeSize(picture, caption) * kPngScale, QImage::Format_ARGB32_Premultiplied);
  QPainter painter(&image);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.scale(kPngScale, kPngScale);
  paintWhole(painter, picture, caption);
  return image;
}

QString exportPicture(const ExportPicture& picture, const QString& file) {
  const QString suffix = QFileInfo(file).suffix().toLower();
  QByteArray bytes;
  if (suffix == QLatin1String("png")) bytes = png(picture);
  if (suffix == QLatin1String("svg")) bytes = svg(picture);
  if (suffix == QLatin1String("pdf")) bytes = pdf(picture);
  if (suffix == QLatin1String("csv")) bytes = picture.csv.toUtf8();
  return write(bytes, file);
}

QString exportText(const QString& text, const QString& file) {
  return write(text.toUtf8(), file);
}

void copyPicture(const ExportPicture& picture) {
  auto* both = new QMimeData;
  both->setImageData(pictureImage(picture));
  both->setText(picture.csv);
  QApplication::clipboard()->setMimeData(both);
}

void askAndExport(QWidget* parent, Settings& settings, Banner& banner, const ExportPicture& picture) {
  QFileDialog* dialog =
      fileDialog(parent, settings, PaneExport::tr("Export %1").arg(picture.title), picture.id, exportFilters());
  QObject::connect(
      dialog, &QFileDialog::fileSelected, parent, [parent, &settings, &banner, picture, dialog](const QString& chosen) {
        const QString file = withExportSuffix(chosen, dialog->selectedNameFilter());
        const QString problem = exportPicture(picture, file);
        if (!problem.isEmpty()) {
          banner.showMessage(
              Banner::Kind::error, problem,
              {{PaneExport::tr("Export again…"), PaneExport::tr("Asks for another place."),
                [parent, &settings, &banner, picture] { askAndExport(parent, settings, banner, picture); }}});
          return;
        }
        settings.set(setting::exportFolder, QFileInfo(file).absolutePath());
        banner.showMessage(Banner::Kind::notice,
                           PaneExport::tr("Exported to %1.").arg(isolated(QDir::toNativeSeparators(file))));
      });
  dialog->open();
}

void askForFile(QWidget* parent, Settings& settings, const QString& title, const QString& name, const QString& filter,
                const QString& suffix, std::function<void(const QString& file)> use) {
  QFileDialog* dialog = fileDialog(parent, settings, title, name, {filter});
  dialog->setDefaultSuffix(suffix);
  QObject::connect(dialog, &QFileDialog::fileSelected, parent, [&settings, use = std::move(use)](const QString& file) {
    settings.set(setting::exportFolder, QFileInfo(file).absolutePath());
    use(file);
  });
  dialog->open();
}

ExportPicture keptPicture(ExportPicture picture) {
  QPicture kept;
  QPainter painter(&kept);
  picture.paint(painter, picture.size);
  painter.end();
  picture.paint = [kept](QPainter& onto, QSize) { onto.drawPicture(0, 0, kept); };
  return picture;
}

ExportPicture widgetPicture(const QWidget& widget) {
  ExportPicture picture;
  picture.size = widget.size();
  const QColor ground = widget.palette().color(QPalette::Window);
  picture.paint = [&widget, ground](QPainter& painter, QSize size) {
    painter.fillRect(QRect(QPoint(0, 0), size), ground);
    const_cast<QWidget&>(widget).render(&painter, QPoint(), QRegion(), QWidget::DrawChildren);
  };
  return keptPicture(std::move(picture));
}

ExportPicture documentPicture(const QString& id, const QString& title, const QString& html) {
  static constexpr int kPaperWidth = 640;
  const auto document = std::make_shared<QTextDocument>();
  document->setDefaultFont(exportTheme().font(TextStep::body));
  document->setHtml(html);
  document->setTextWidth(kPaperWidth);
  ExportPicture picture;
  picture.id = id;
  picture.title = picture.description = title;
  picture.size = document->size().toSize();
  picture.paint = [document](QPainter& painter, QSize) {
    QAbstractTextDocumentLayout::PaintContext paper;
    paper.palette = themePalette(exportTheme());
    document->documentLayout()->draw(&painter, paper);
  };
  return picture;
}

ExportPicture tablePicture(const QString& id, const QString& title, const QStringList& header,
                           const QList<QStringList>& rows) {
  static constexpr double kRow = 22, kGap = 24, kWidest = 360;
  const Theme& paper = exportTheme();
  const QFont strong = paper.font(TextStep::note, QFont::DemiBold), plain = paper.font(TextStep::note);
  std::vector<double> widths(static_cast<std::size_t>(header.size()), 0);
  const auto measure = [&widths](const QStringList& cells, const QFont& font) {
    for (qsizetype k = 0; k < cells.size() && k < static_cast<qsizetype>(widths.size()); ++k) {
      double& width = widths[static_cast<std::size_t>(k)];
      width = std::min(kWidest, std::max(width, QFontMetricsF(font).horizontalAdvance(cells[k]) + 1));
    }
  };
  measure(header, strong);
  for (const QStringList& row : rows) measure(row, row.size() == 1 ? strong : plain);
  double whole = -kGap;
  for (const double width : widths) whole += width + kGap;
  ExportPicture picture;
  picture.id = id;
  picture.title = title;
  picture.description = title;
  picture.size = QSize(static_cast<int>(std::ceil(std::max(whole, 360.0))),
                       static_cast<int>(std::ceil(kRow * static_cast<double>(rows.size() + 1))));
  picture.csv = csvLine(header);
  for (const QStringList& row : rows) picture.csv += csvLine(row);
  picture.paint = [header, rows, widths, strong, plain](QPainter& painter, QSize size) {
    const Theme& theme = exportTheme();
    double top = 0;
    const auto line = [&](const QStringList& cells, const QFont& font, Role role) {
      painter.setFont(font);
      painter.setPen(theme.color(role));
      double left = 0;
      for (qsizetype k = 0; k < cells.size() && k < static_cast<qsizetype>(widths.size()); ++k) {
        const double width = cells.size() == 1 ? size.width() : widths[static_cast<std::size_t>(k)];
        drawLine(painter, QRectF(left, top, width, kRow), Qt::AlignLeft | Qt::AlignVCenter,
                 QFontMetricsF(font).elidedText(cells[k], Qt::ElideRight, width));
        left += width + kGap;
      }
      top += kRow;
    };
    line(header, strong, Role::text2);
    fillSharp(painter, QRectF(0, top - 1, size.width(), 1), theme.color(Role::control));
    for (const QStringList& row : rows) line(row, row.size() == 1 ? strong : plain, Role::text);
  };
  return picture;
}

}  // namespace lookback::ui
