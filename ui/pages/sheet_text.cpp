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

QString hintSentence(Quantity quantity) {
  switch (quantity) {
    case Quantity::energy:
      break;  // given
    case Quantity::exponential:
      return SheetText::tr("Take the energy above and press the key eˣ.");
    case Quantity::total:
      return SheetText::tr("Add the exponentials of this row.");
    case Quantity::weight:
      return SheetText::tr("Divide the exponential above by the sum of all of them.");
    case Quantity::product:
      return SheetText::tr("Multiply the weight of this word by the number of its annotation above.");
    case Quantity::context:
      return SheetText::tr("Add the products of this row.");
  }
  return SheetText::tr("Go back to the row above and try again.");
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

constexpr Index kMostAcross = 6;  // words beside each other on a page

QString tableRow(const QString& label, const QStringList& cells, const QString& sum) {
  QString row = QStringLiteral("<tr><td class='label'>%1</td>").arg(label);
  for (const QString& cell : cells) row += QStringLiteral("<td align='right'>%1</td>").arg(cell);
  return row + QStringLiteral("<td align='right'><b>%1</b></td></tr>").arg(sum);
}

/// The cells of a sheet as they stand on paper.
struct PaperCells {
  const Worksheet& sheet;
  const std::vector<std::size_t>& blanks;
  bool key;

  QString operator()(Quantity quantity, Index row, Index column) const {
    const auto cell = static_cast<std::size_t>(&sheet.cell(quantity, row, column) - sheet.cells.data());
    const QString text = number(sheet.cells[cell].onPaper, sheet.places);
    if (std::find(blanks.begin(), blanks.end(), cell) == blanks.end()) return text;
    return key ? QStringLiteral("<u>%1</u>").arg(text) : QStringLiteral("________");
  }
  QString component(Index row) const { return QString::number(sheet.components[static_cast<std::size_t>(row)] + 1); }
  QString word(Index column) const {
    return QStringLiteral("<b>%1</b>").arg(isolated(sheet.words[static_cast<std::size_t>(column)]).toHtmlEscaped());
  }
};

/// A column a word, the moves from top to bottom.
QString wordsAcross(const PaperCells& cells) {
  const Worksheet& sheet = cells.sheet;
  const auto rowOf = [&](auto cell) {
    QStringList row;
    for (Index j = 0; j < sheet.e.size(); ++j) row << cell(j);
    return row;
  };
  const auto quantity = [&](Quantity q, Index row) { return rowOf([&, q, row](Index j) { return cells(q, row, j); }); };
  QString html = tableRow(QString(), rowOf([&](Index j) { return cells.word(j); }), SheetText::tr("sum"));
  html += tableRow(SheetText::tr("1 score: e"), quantity(Quantity::energy, 0), QString());
  html += tableRow(SheetText::tr("2 soften: exp e"), quantity(Quantity::exponential, 0), cells(Quantity::total, 0, 0));
  html += tableRow(SheetText::tr("α"), quantity(Quantity::weight, 0), QString());
  for (Index k = 0; k < sheet.h.rows(); ++k) {
    html += tableRow(SheetText::tr("h, component %1").arg(cells.component(k)),
                     rowOf([&](Index j) { return number(sheet.h(k, j), sheet.places); }), QString());
    html += tableRow(SheetText::tr("3 weigh, 4 sum: α · h"), quantity(Quantity::product, k),
                     QStringLiteral("c<sub>%1</sub> = %2").arg(cells.component(k), cells(Quantity::context, k, 0)));
  }
  return html;
}

/// A row a word, for sentences too long to stand across a page; the sums are the last row.
QString wordsDown(const PaperCells& cells) {
  const Worksheet& sheet = cells.sheet;
  QStringList heads{SheetText::tr("1 score: e"), SheetText::tr("2 soften: exp e"), QStringLiteral("α")};
  QStringList sums{QString(), QStringLiteral("<b>%1</b>").arg(cells(Quantity::total, 0, 0)), QString()};
  for (Index k = 0; k < sheet.h.rows(); ++k) {
    heads << QStringLiteral("h<sub>%1</sub>").arg(cells.component(k))
          << SheetText::tr("3 weigh: α · h") + QStringLiteral("<sub>%1</sub>").arg(cells.component(k));
    sums << QString()
         << QStringLiteral("<b>c<sub>%1</sub> = %2</b>").arg(cells.component(k), cells(Quantity::context, k, 0));
  }
  const auto line = [](const QString& label, const QStringList& row) {
    QString html = QStringLiteral("<tr><td class='label'>%1</td>").arg(label);
    for (const QString& cell : row) html += QStringLiteral("<td align='right'>%1</td>").arg(cell);
    return html + QStringLiteral("</tr>");
  };
  QString html = line(QString(), heads);
  for (Index j = 0; j < sheet.e.size(); ++j) {
    QStringList row{cells(Quantity::energy, 0, j), cells(Quantity::exponential, 0, j), cells(Quantity::weight, 0, j)};
    for (Index k = 0; k < sheet.h.rows(); ++k)
      row << number(sheet.h(k, j), sheet.places) << cells(Quantity::product, k, j);
    html += line(cells.word(j), row);
  }
  return html + line(SheetText::tr("4 sum"), sums);
}

}  // namespace

QString sheetHtml(const Worksheet& sheet, const std::vector<std::size_t>& blanks, const SheetTitle& title, bool key) {
  const PaperCells cells{sheet, blanks, key};
  QString html = QStringLiteral("<h2>%1</h2><p>%2</p>").arg(title.title.toHtmlEscaped(), title.note.toHtmlEscaped());
  html += QStringLiteral("<p>%1</p>")
              .arg(SheetText::tr("α(j) = exp e(j) / Σ exp e (equation 6), c = Σ α(j) h(j) (equation 5). Round every "
                                 "number to %1 places.")
                       .arg(sheet.places));
  html += QStringLiteral("<table border='1' cellspacing='0' cellpadding='%1'>").arg(sheet.h.rows() > 2 ? 3 : 6);
  html += sheet.e.size() > kMostAcross ? wordsDown(cells) : wordsAcross(cells);
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
