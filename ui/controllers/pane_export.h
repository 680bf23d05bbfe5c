// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

#include "ui/controllers/picture_export.h"
#include "ui/views/pane_view.h"

namespace lookback::ui {

/// What every exported picture says below itself (U11).
struct ExportCaption {
  QString model;  // name and direction
  QString sentence;
  QString note;  // edits, scale, orientation
};
ExportCaption exportCaption(const PaneView& pane);

/// A pane as something to export.
ExportPicture panePicture(const PaneView& pane, const ExportCaption& caption);

/// Writes a pane as its suffix says. The file is replaced whole or not at all. Empty on success, else a sentence that
/// names the file and the reason.
QString exportPane(const PaneView& pane, const QString& file, const ExportCaption& caption);

/// The picture at twice its size with its caption.
QImage paneImage(const PaneView& pane, const ExportCaption& caption);

}  // namespace lookback::ui
