// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/energies_export.h"

#include <QCoreApplication>

#include "ui/views/number_text.h"
#include "ui/views/token_text.h"

namespace lookback::ui {
namespace {

constexpr int kPlaces = 4;

class EnergiesExport {
  Q_DECLARE_TR_FUNCTIONS(EnergiesExport)
};

QString word(const ToyModel& model, Index j) {
  return tokenText(model.toy().words[static_cast<std::size_t>(j)]);
}

QStringList numbersOf(const Vector<double>& values) {
  QStringList list;
  for (const double value : values) list << fixedText(value, kPlaces);
  return list;
}

QString bracketed(const Vector<double>& values) {
  return QStringLiteral("(%1)").arg(numbersOf(values).join(QStringLiteral(", ")));
}

/// What every picture of the toy says below itself.
QStringList caption(const ToyModel& model) {
  QStringList words;
  for (Index j = 0; j < model.toy().sourceLength(); ++j) words << word(model, j);
  return {EnergiesExport::tr("Toy calculator of Lookback: %1").arg(words.join(u' '))};
}

ExportPicture withCaption(ExportPicture picture, const ToyModel& model) {
  picture.caption = caption(model);
  return picture;
}

}  // namespace

ExportPicture sheetPicture(const Worksheet& sheet) {
  using Quantity = SheetCell::Quantity;
  const auto paper = [&](Quantity quantity, Index row, Index column) {
    return QString::fromStdString(digits(sheet.cell(quantity, row, column).onPaper, sheet.places))
        .replace(u'-', QChar(0x2212));
  };
  QStringList heads{QString()};
  for (const std::string& text : sheet.words) heads << tokenText(text);
  heads << EnergiesExport::tr("sum");
  const auto row = [&](const QString& name, Quantity quantity, Index component, const QString& sum) {
    QStringList cells{name};
    for (Index j = 0; j < sheet.e.size(); ++j) cells << paper(quantity, component, j);
    return cells << sum;
  };
  QList<QStringList> rows{row(EnergiesExport::tr("energy e"), Quantity::energy, 0, QString()),
                          row(EnergiesExport::tr("exp e"), Quantity::exponential, 0, paper(Quantity::total, 0, 0)),
                          row(EnergiesExport::tr("weight α"), Quantity::weight, 0, QString())};
  for (Index k = 0; k < sheet.h.rows(); ++k) {
    const QString component = QString::number(sheet.components[static_cast<std::size_t>(k)] + 1);
    QStringList given{QStringLiteral("h%1").arg(component)};
    for (Index j = 0; j < sheet.e.size(); ++j) given << fixedText(sheet.h(k, j), sheet.places);
    rows << given
         << row(QStringLiteral("α · h%1").arg(component), Quantity::product, k,
                QStringLiteral("c%1 = %2").arg(component, paper(Quantity::context, k, 0)));
  }
  ExportPicture picture =
      tablePicture(QStringLiteral("sheet"), EnergiesExport::tr("One context vector by hand"), heads, rows);
  picture.caption << EnergiesExport::tr("Rounded to %n place(s); the rounded weights leave %1 to 1.", nullptr,
                                        sheet.places)
                         .arg(fixedText(sheet.remainder, sheet.places));
  return picture;
}

ExportPicture decoderPicture(const ToyModel& model) {
  const ToyStep &now = model.step(), &whole = model.whole();
  QList<QStringList> rows{{EnergiesExport::tr("reset gate r"), bracketed(whole.r), bracketed(now.r)},
                          {EnergiesExport::tr("update gate z"), bracketed(whole.z), bracketed(now.z)},
                          {EnergiesExport::tr("candidate s̃"), bracketed(whole.sTilde), bracketed(now.sTilde)},
                          {EnergiesExport::tr("new state s(i)"), bracketed(whole.s), bracketed(now.s)},
                          {EnergiesExport::tr("readout t"), bracketed(whole.t), bracketed(now.t)}};
  for (Index k = 0; k < now.probability.size(); ++k)
    rows << QStringList{QStringLiteral("p(%1)").arg(tokenText(model.toy().targetWords[static_cast<std::size_t>(k)])),
                        fixedText(whole.probability(k), kPlaces), fixedText(now.probability(k), kPlaces)};
  const ContextCuts& cuts = model.cuts();
  QStringList cut;
  if (cuts.resetGate) cut << EnergiesExport::tr("reset gate r");
  if (cuts.updateGate) cut << EnergiesExport::tr("update gate z");
  if (cuts.candidate) cut << EnergiesExport::tr("candidate s̃");
  if (cuts.readout) cut << EnergiesExport::tr("readout t");
  ExportPicture picture =
      withCaption(tablePicture(QStringLiteral("decoder"), EnergiesExport::tr("The context's four ways"),
                               {QString(), EnergiesExport::tr("uncut"), EnergiesExport::tr("now")}, rows),
                  model);
  picture.caption << (cut.isEmpty() ? EnergiesExport::tr("no way is cut")
                                    : EnergiesExport::tr("cut: %1").arg(cut.join(QStringLiteral(", "))));
  return picture;
}

ExportPicture numbersPicture(const ToyModel& model) {
  QStringList heads{EnergiesExport::tr("source word")};
  for (Index k = 0; k < model.toy().dimensions(); ++k) heads << QStringLiteral("h%1").arg(k + 1);
  QList<QStringList> rows;
  for (Index j = 0; j < model.toy().sourceLength(); ++j)
    rows << QStringList{word(model, j)} + numbersOf(model.toy().h.col(j));
  ExportPicture picture = withCaption(
      tablePicture(QStringLiteral("numbers"), EnergiesExport::tr("Words and annotations"), heads, rows), model);
  picture.caption << QStringLiteral("s(i−1) = %1").arg(bracketed(model.toy().sPrev));
  return picture;
}

}  // namespace lookback::ui
