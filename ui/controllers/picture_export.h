// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>
#include <QPainter>
#include <QString>
#include <QStringList>
#include <functional>

#include "ui/support/settings.h"

namespace lookback::ui {

class Banner;

/// Anything that can be exported or copied (U11): how it is painted, the numbers behind it, and what stands below.
struct ExportPicture {
  QString id;                  // part of the file name that is proposed
  QString title, description;  // of the file, for programs that read them out
  QSize size;                  // px at 100 %
  /// From the origin, in the light theme at 100 %, so that every export is readable on paper; words stay text.
  std::function<void(QPainter& painter, QSize size)> paint;
  QString csv;
  QStringList caption;  // model, run, seed, date, scale: a line each, wrapped where it is long
};

/// "PNG picture (*.png)", ... for a file dialog, and the suffix each stands for.
QStringList exportFilters();
/// `file` with a suffix that says the format: the one it has if it is known (".PNG" too), else that of the filter.
QString withExportSuffix(const QString& file, const QString& filter);

/// The picture at twice its size with its caption.
QImage pictureImage(const ExportPicture& picture);
/// Writes it as the suffix says. The file is replaced whole or not at all. Empty on success, else a sentence that names
/// the file and the reason.
QString exportPicture(const ExportPicture& picture, const QString& file);
/// Writes a text file in the same way.
QString exportText(const QString& text, const QString& file);
/// Puts picture and numbers on the clipboard.
void copyPicture(const ExportPicture& picture);

/// Asks where to export to and exports; the banner says where it went, or what is wrong with a way on. Returns at once.
void askAndExport(QWidget* parent, Settings& settings, Banner& banner, const ExportPicture& picture);
/// Asks for a file of one kind ("csv") and hands it on.
void askForFile(QWidget* parent, Settings& settings, const QString& title, const QString& name, const QString& filter,
                const QString& suffix, std::function<void(const QString& file)> use);

/// The same picture, painted now: for what may have changed or gone before a file is chosen. Words stay text.
ExportPicture keptPicture(ExportPicture picture);
/// A widget as it stands on screen, on its ground; only picture and size are filled.
ExportPicture widgetPicture(const QWidget& widget);

/// Text on paper, 640 px wide; without numbers.
ExportPicture documentPicture(const QString& id, const QString& title, const QString& html);
/// A table as a picture: headings, a hairline, rows. Rows whose first cell is all there is are headings of a part.
ExportPicture tablePicture(const QString& id, const QString& title, const QStringList& header,
                           const QList<QStringList>& rows);

}  // namespace lookback::ui
