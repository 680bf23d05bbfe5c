// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/controllers/sheet_document.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QPageSize>
#include <QPdfWriter>
#include <QTextDocument>

#include "ui/support/save_file.h"
#include "ui/support/text.h"

namespace lookback::ui {

void printSheet(QPagedPaintDevice& pages, const Worksheet& sheet, const std::vector<std::size_t>& blanks,
                const SheetTitle& title) {
  QTextDocument document;
  document.setHtml(sheetHtml(sheet, blanks, title, false) +
                   QStringLiteral("<div style='page-break-before:always'></div>") +
                   sheetHtml(sheet, blanks, title, true));
  document.print(&pages);
}

QString writeSheetPdf(const QString& file, const Worksheet& sheet, const std::vector<std::size_t>& blanks,
                      const SheetTitle& title) {
  QBuffer buffer;
  buffer.open(QIODevice::WriteOnly);
  {
    QPdfWriter writer(&buffer);
    writer.setTitle(title.title);
    writer.setPageSize(QPageSize(QPageSize::A4));
    writer.setPageMargins(QMarginsF(18, 18, 18, 18), QPageLayout::Millimeter);
    printSheet(writer, sheet, blanks, title);
  }
  const QString problem = saveFile(buffer.data(), file);
  if (problem.isEmpty()) return {};
  return QCoreApplication::translate("lookback::ui::Sheet", "%1 could not be written: %2. Choose another place.")
      .arg(isolated(file), problem);
}

}  // namespace lookback::ui
