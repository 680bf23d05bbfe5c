// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/controllers/toy_export.h"

#include <QCoreApplication>
#include <QDate>

#include "ui/models/toy_model.h"
#include "ui/views/hull_view.h"
#include "ui/views/number_text.h"
#include "ui/views/scorer_view.h"
#include "ui/views/view_export.h"

namespace lookback::ui {
namespace {

constexpr QSize kPlane(640, 420), kScorer(760, 420);

class ToyExport {
  Q_DECLARE_TR_FUNCTIONS(lookback::ui::ToyExport)
};

/// The views paint in the theme they were made with: here the light one, for paper.
Theme& paperTheme() {
  static Theme& theme = *[] {
    auto* light = new Theme;  // lives as long as the program, as views made for a picture refer to it
    light->setName(ThemeName::light);
    return light;
  }();
  return theme;
}

QString wordOf(const ToyModel& model, Index word) {
  return QString::fromStdString(model.toy().words[static_cast<std::size_t>(word)]);
}

QStringList caption(const QString& scale) {
  return {ToyExport::tr("Lookback · toy calculator, no trained model · numbers by hand · %1")
              .arg(QDate::currentDate().toString(Qt::ISODate)),
          scale};
}

QString planeCsv(const ToyModel& model) {
  const Toy& toy = model.toy();
  QStringList head = {QStringLiteral("word"), QStringLiteral("energy"), QStringLiteral("weight")};
  for (Index k = 0; k < toy.dimensions(); ++k) head << QStringLiteral("h(%1)").arg(k + 1);
  QString csv = csvLine(head);
  for (Index j = 0; j < toy.sourceLength(); ++j) {
    QStringList line = {wordOf(model, j), exactText(model.step().e[j]), exactText(model.step().alpha[j])};
    for (Index k = 0; k < toy.dimensions(); ++k) line << exactText(toy.h(k, j));
    csv += csvLine(line);
  }
  QStringList context = {QStringLiteral("c"), QString(), QString()};
  for (const double value : model.step().c) context << exactText(value);
  return csv + csvLine(context);
}

QString scorerCsv(const ToyModel& model) {
  QString csv = csvLine({QStringLiteral("unit"), QStringLiteral("from_state"), QStringLiteral("from_annotation"),
                         QStringLiteral("bias"), QStringLiteral("tanh"), QStringLiteral("v"), QStringLiteral("part")});
  const Toy& toy = model.toy();
  const ToyStep& step = model.step();
  for (Index k = 0; k < step.Ws.size(); ++k)
    csv += csvLine({QString::number(k + 1), exactText(step.Ws[k]), exactText(step.Uh(k, model.selected())),
                    exactText(step.pre(k, model.selected()) - step.Ws[k] - step.Uh(k, model.selected())),
                    exactText(step.hidden(k, model.selected())), exactText(toy.attention.v_a[k]),
                    exactText(step.parts(k, model.selected()))});
  return csv;
}

}  // namespace

ExportPicture toyPlanePicture(ToyModel& model, int x, int y) {
  ExportPicture picture;
  picture.id = QStringLiteral("plane");
  picture.title = ToyExport::tr("Weigh, then sum");
  picture.description = ToyExport::tr("Annotations as points, the context as a diamond among them.");
  picture.size = kPlane;
  picture.paint = [&model, x, y](QPainter& painter, QSize size) {
    HullView view(model, paperTheme(), nullptr);
    view.setAxes(x, y);
    view.renderTo(painter, size);
  };
  picture.csv = planeCsv(model);
  picture.caption =
      caption(ToyExport::tr("Both axes have the same scale; dimensions %1 and %2.").arg(x + 1).arg(y + 1));
  return picture;
}

ExportPicture toyScorerPicture(ToyModel& model) {
  ExportPicture picture;
  picture.id = QStringLiteral("scorer");
  picture.title = ToyExport::tr("Scorer of %1").arg(wordOf(model, model.selected()));
  picture.description = ToyExport::tr("One tanh layer from state and annotation to the energy.");
  picture.size = kScorer;
  picture.paint = [&model](QPainter& painter, QSize size) {
    ScorerView view(model, paperTheme(), nullptr);
    view.renderTo(painter, size);
  };
  picture.csv = scorerCsv(model);
  picture.caption = caption(ToyExport::tr("Lines are as wide as what goes along them; dashed lines lower a unit."));
  return picture;
}

ExportPicture toyTablePicture(const ToyModel& model) {
  const ToyStep& step = model.step();
  const int places = model.places();
  QList<QStringList> rows;
  double rounded = 0;
  for (Index j = 0; j < model.toy().sourceLength(); ++j) {
    const QString shown = QString::number(step.alpha[j], 'f', places);
    rounded += shown.toDouble();
    rows << QStringList{wordOf(model, j), exactText(step.e[j]), exactText(step.exponentials[j]),
                        exactText(step.alpha[j]), shown};
  }
  rows << QStringList{ToyExport::tr("total"), QString(), exactText(step.total), exactText(step.alpha.sum()),
                      QString::number(rounded, 'f', places)};
  ExportPicture picture = tablePicture(QStringLiteral("weights"), ToyExport::tr("Score, then soften"),
                                       {ToyExport::tr("word"), ToyExport::tr("energy e"), ToyExport::tr("exp e"),
                                        ToyExport::tr("weight α"), ToyExport::tr("rounded")},
                                       rows);
  picture.caption = caption(
      ToyExport::tr("Rounded to %n place(s); the total of the rounded weights is what it is.", nullptr, places));
  return picture;
}

}  // namespace lookback::ui
