// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/controllers/pane_export.h"

#include <QCoreApplication>
#include <QDate>

#include "core/model/model.h"
#include "ui/support/text.h"
#include "ui/views/arcs_view.h"
#include "ui/views/beam_view.h"
#include "ui/views/difference_view.h"
#include "ui/views/energies_view.h"
#include "ui/views/map_view.h"
#include "ui/views/next_words_view.h"

namespace lookback::ui {
namespace {

class PaneExport {
  Q_DECLARE_TR_FUNCTIONS(lookback::ui::PaneExport)
};

/// What lengths, widths and colours of the picture mean (F8).
QString scaleNote(const PaneView& pane) {
  if (const auto* map = qobject_cast<const MapView*>(&pane)) return map->exportNote();
  if (const auto* arcs = qobject_cast<const ArcsView*>(&pane)) {
    const Threshold shown = arcs->threshold();
    const QString fixed = PaneExport::tr("Width and opacity: weights on a fixed scale from 0 to 1.");
    if (shown.mode == Threshold::Mode::cover)
      return PaneExport::tr("%1 Shown: the strongest links that cover %2 % of each word.")
          .arg(fixed, QString::number(100 * shown.value));
    return shown.value > 0 ? PaneExport::tr("%1 Shown: links from %2 on.").arg(fixed, QString::number(shown.value))
                           : fixed;
  }
  if (const auto* energies = qobject_cast<const EnergiesView*>(&pane); energies && !energies->scene().empty())
    return PaneExport::tr("Energies on an axis from %1 to %2; weights on a fixed scale from 0 to 1.")
        .arg(QString::number(energies->scene().axis().low), QString::number(energies->scene().axis().high));
  if (qobject_cast<const NextWordsView*>(&pane))
    return PaneExport::tr("Probabilities: bars on a fixed scale from 0 to 1.");
  if (qobject_cast<const BeamView*>(&pane))
    return PaneExport::tr("Numbers are natural logarithms of probabilities; from top to bottom by rank.");
  if (const auto* difference = qobject_cast<const DifferenceView*>(&pane))
    return PaneExport::tr("Weights of lane B less those of lane A on a fixed scale from −1 to 1.") + QLatin1Char(' ') +
           difference->exportNote();
  return {};
}

}  // namespace

ExportCaption exportCaption(const PaneView& pane) {
  ExportCaption caption;
  const DecodeModel& model = pane.model();
  if (model.model()) {
    const auto code = [](Language language) { return QString::fromStdString(std::string(languageCode(language))); };
    const Direction& direction = model.model()->config.direction;
    QStringList facts = {PaneExport::tr("Lookback · model %1 (%2 → %3)")
                             .arg(isolated(QString::fromStdString(model.model()->name)), code(direction.source),
                                  code(direction.target))};
    const auto& known = model.model()->provenance;
    if (const auto update = known.find("updates"); update != known.end())
      facts << PaneExport::tr("checkpoint at update %1").arg(QString::fromStdString(update->second));
    if (const auto seed = known.find("seed"); seed != known.end())
      facts << PaneExport::tr("seed %1").arg(QString::fromStdString(seed->second));
    caption.model = (facts << QDate::currentDate().toString(Qt::ISODate)).join(QStringLiteral(" · "));
  }
  if (model.trace()) caption.sentence = QString::fromStdString(model.trace()->sentence);
  if (!model.interventions().empty())
    caption.note = PaneExport::tr("With %1 edits by hand.").arg(model.interventions().size());
  caption.note = (scaleNote(pane) + QLatin1Char(' ') + caption.note).trimmed();
  return caption;
}

ExportPicture panePicture(const PaneView& pane, const ExportCaption& caption) {
  ExportPicture picture;
  picture.id = pane.exportId();
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
