// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QCoreApplication>

#include "ui/controllers/sheet_document.h"
#include "ui/pages/sheet_panel.h"
#include "ui/support/text.h"

namespace lookback::ui {
namespace {

using Quantity = SheetCell::Quantity;

class SheetText {
  Q_DECLARE_TR_FUNCTIONS(lookback::ui::Sheet)
};

QString number(double value, int places) {
  return QString::fromStdString(digits(value, places)).replace(u'-', QChar(0x2212));
}

/// A factor that may be negative stands in brackets.
QString factor(double value, int places) {
  const QString text = number(value, places);
  return value < 0 ? QStringLiteral("(%1)").arg(text) : text;
}

QString sumOf(const QStringList& parts) {
  return parts.join(QStringLiteral(" + "));
}

}  // namespace

QString cellName(const Worksheet& sheet, const SheetCell& cell) {
  const QString column = QString::number(cell.column + 1);
  const auto component = [&] { return QString::number(sheet.components[static_cast<std::size_t>(cell.row)] + 1); };
  switch (cell.quantity) {
    case Quantity::energy:
      return QStringLiteral("e(%1)").arg(column);
    case Quantity::exponential:
      return QStringLiteral("exp e(%1)").arg(column);
    case Quantity::total:
      return QStringLiteral("Σ exp e");
    case Quantity::weight:
      return QStringLiteral("α(%1)").arg(column);
    case Quantity::product:
      return QStringLiteral("α(%1) · h%2(%1)").arg(column, component());
    case Quantity::context:
      break;
  }
  return QStringLiteral("c%1").arg(component());
}

QString workedLine(const Worksheet& sheet, const SheetCell& cell) {
  const int places = sheet.places;
  const auto at = [&](Quantity quantity, Index row, Index column) { return sheet.cell(quantity, row, column).onPaper; };
  QString right;
  switch (cell.quantity) {
    case Quantity::energy:
      right = SheetText::tr("given");
      break;
    case Quantity::exponential:
      right = QStringLiteral("exp(%1)").arg(number(sheet.e(cell.column), places));
      break;
    case Quantity::total: {
      QStringList parts;
      for (Index j = 0; j < sheet.e.size(); ++j) parts << number(at(Quantity::exponential, 0, j), places);
      right = sumOf(parts);
      break;
    }
    case Quantity::weight:
      right = QStringLiteral("%1 / %2").arg(number(at(Quantity::exponential, 0, cell.column), places),
                                            number(at(Quantity::total, 0, 0), places));
      break;
    case Quantity::product:
      right = QStringLiteral("%1 · %2").arg(number(at(Quantity::weight, 0, cell.column), places),
                                            factor(sheet.h(cell.row, cell.column), places));
      break;
    case Quantity::context: {
      QStringList parts;
      for (Index j = 0; j < sheet.e.size(); ++j) parts << factor(at(Quantity::product, cell.row, j), places);
      right = sumOf(parts);
      break;
    }
  }
  if (cell.quantity == Quantity::energy)
    return QStringLiteral("%1 = %2").arg(cellName(sheet, cell), number(cell.exact, places));
  QString line = QStringLiteral("%1 = %2 = %3").arg(cellName(sheet, cell), right, number(cell.onPaper, places));
  if (roundedTo(cell.exact, places) != roundedTo(cell.onPaper, places))
    line += u' ' + SheetText::tr("(without rounding on the way: %1)").arg(number(cell.exact, places));
  return line;
}

QString mistakeSentence(Mistake mistake) {
  switch (mistake) {
    case Mistake::notNormalised:
      return SheetText::tr("This is exp e, not yet divided by the sum of all of them.");
    case Mistake::noExponential:
      return SheetText::tr("The energies themselves were used; softmax takes exp of each first.");
    case Mistake::largestTakesAll:
      return SheetText::tr("The largest energy does not take everything; softmax shares.");
    case Mistake::averaged:
      return SheetText::tr("This is the plain average: it gives every word the same weight.");
    case Mistake::summedUnweighted:
      return SheetText::tr("The weights are missing: each annotation counts only by its α.");
    case Mistake::otherWord:
      return SheetText::tr("This number belongs to another source word.");
    case Mistake::otherComponent:
      return SheetText::tr("This is another component: rows and columns are swapped.");
    case Mistake::wrongState:
      return SheetText::tr("This scores with the new state s(i); the paper scores with s(i−1).");
    case Mistake::inverted:
      return SheetText::tr("The division is the wrong way round.");
    case Mistake::signLost:
      return SheetText::tr("The sign is the wrong one.");
    case Mistake::tooFewPlaces:
      return SheetText::tr("Right so far, but rounded to too few places.");
    case Mistake::shiftedPoint:
      return SheetText::tr("The digits are right; the decimal point stands elsewhere.");
  }
  return {};
}

namespace {

QString tableRow(const QString& label, const QStringList& cells, const QString& sum) {
  QString row = QStringLiteral("<tr><td class='label'>%1</td>").arg(label);
  for (const QString& cell : cells) row += QStringLiteral("<td align='right'>%1</td>").arg(cell);
  return row + QStringLiteral("<td align='right'><b>%1</b></td></tr>").arg(sum);
}

}  // namespace

QString sheetHtml(const Worksheet& sheet, const std::vector<std::size_t>& blanks, const SheetTitle& title, bool key) {
  const auto shown = [&](Quantity quantity, Index row, Index column) {
    for (std::size_t k = 0; k < sheet.cells.size(); ++k) {
      const SheetCell& cell = sheet.cells[k];
      if (cell.quantity != quantity || cell.row != row || cell.column != column) continue;
      const bool blank = std::find(blanks.begin(), blanks.end(), k) != blanks.end();
      const QString text = number(cell.onPaper, sheet.places);
      if (!blank) return text;
      return key ? QStringLiteral("<u>%1</u>").arg(text) : QStringLiteral("________");
    }
    return QString();
  };
  const auto rowOf = [&](Quantity quantity, Index row) {
    QStringList cells;
    for (Index j = 0; j < sheet.e.size(); ++j) cells << shown(quantity, row, j);
    return cells;
  };
  QStringList words;
  for (const std::string& word : sheet.words) words << QStringLiteral("<b>%1</b>").arg(isolated(word).toHtmlEscaped());
  QString html = QStringLiteral("<h2>%1</h2><p>%2</p>").arg(title.title.toHtmlEscaped(), title.note.toHtmlEscaped());
  html += QStringLiteral("<p>%1</p>")
              .arg(SheetText::tr("α(j) = exp e(j) / Σ exp e (equation 6), c = Σ α(j) h(j) (equation 5). Round every "
                                 "number to %1 places.")
                       .arg(sheet.places));
  html += QStringLiteral("<table border='1' cellspacing='0' cellpadding='6'>");
  html += tableRow(QString(), words, SheetText::tr("sum"));
  html += tableRow(SheetText::tr("1 score: e"), rowOf(Quantity::energy, 0), QString());
  html += tableRow(SheetText::tr("2 soften: exp e"), rowOf(Quantity::exponential, 0), shown(Quantity::total, 0, 0));
  html += tableRow(SheetText::tr("α"), rowOf(Quantity::weight, 0), QString());
  for (Index k = 0; k < sheet.h.rows(); ++k) {
    const QString component = QString::number(sheet.components[static_cast<std::size_t>(k)] + 1);
    QStringList annotations;
    for (Index j = 0; j < sheet.h.cols(); ++j) annotations << number(sheet.h(k, j), sheet.places);
    html += tableRow(SheetText::tr("h, component %1").arg(component), annotations, QString());
    html += tableRow(SheetText::tr("3 weigh, 4 sum: α · h"), rowOf(Quantity::product, k),
                     QStringLiteral("c<sub>%1</sub> = %2").arg(component, shown(Quantity::context, k, 0)));
  }
  html += QStringLiteral("</table>");
  if (!key) return html;
  html += QStringLiteral("<h3>%1</h3>").arg(SheetText::tr("Answer key"));
  for (const std::size_t blank : blanks)
    html += QStringLiteral("<p>%1</p>").arg(workedLine(sheet, sheet.cells[blank]).toHtmlEscaped());
  html += QStringLiteral("<p>%1</p>")
              .arg(SheetText::tr("The rounded weights leave %1 to 1: digits are never bent to hide it.")
                       .arg(number(sheet.remainder, sheet.places)));
  return html;
}

}  // namespace lookback::ui
