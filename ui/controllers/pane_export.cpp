// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/controllers/pane_export.h"

#include <QCoreApplication>
#include <QDate>

#include "core/model/model.h"
#include "ui/support/text.h"
#include "ui/views/map_view.h"

namespace lookback::ui {
namespace {

class PaneExport {
  Q_DECLARE_TR_FUNCTIONS(lookback::ui::PaneExport)
};

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

ExportPicture panePicture(const PaneView& pane, const ExportCaption& caption) {
  ExportPicture picture;
  picture.id = pane.objectName();
  picture.title = pane.accessibleName();
  picture.description = pane.description();
  picture.size = pane.exportSize();
  picture.paint = [&pane](QPainter& painter, QSize size) { pane.renderTo(painter, size); };
  picture.csv = pane.exportCsv();
  picture.caption = {caption.model, caption.sentence};
  if (!caption.note.isEmpty()) picture.caption << caption.note;
  return picture;
}

QImage paneImage(const PaneView& pane, const ExportCaption& caption) {
  return pictureImage(panePicture(pane, caption));
}

QString exportPane(const PaneView& pane, const QString& file, const ExportCaption& caption) {
  return exportPicture(panePicture(pane, caption), file);
}

}  // namespace lookback::ui
