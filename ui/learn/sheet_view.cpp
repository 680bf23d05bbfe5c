// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/learn/sheet_view.h"

#include <QHBoxLayout>
#include <QPrintDialog>
#include <QPrinter>
#include <QStyle>
#include <QVBoxLayout>
#include <algorithm>
#include <cmath>

#include "core/lesson/check.h"
#include "ui/controllers/sheet_document.h"
#include "ui/pages/sheet_panel.h"
#include "ui/support/controls.h"
#include "ui/support/text.h"
#include "ui/views/number_text.h"
#include "ui/views/pane_controls.h"

namespace lookback::ui {
namespace {

using Quantity = SheetCell::Quantity;
constexpr auto kRight = Qt::AlignRight | Qt::AlignVCenter;
constexpr auto kLeft = Qt::AlignLeft | Qt::AlignVCenter;

QString numberOf(double value, int places) {
  return QString::fromStdString(digits(value, places)).replace(u'-', QChar(0x2212));
}

/// In the fewest digits that mean it: what is given is no result.
QString shortText(double value) {
  return QString::fromStdString(lesson::shortNumberText(value, '.'));
}

void restyle(QWidget& widget, const char* property, const QVariant& value) {
  widget.setProperty(property, value);
  widget.style()->unpolish(&widget);
  widget.style()->polish(&widget);
}

}  // namespace

QString sheetSymbol(const SheetCell& cell) {
  const QString column = QString::number(cell.column + 1);
  switch (cell.quantity) {
    case Quantity::energy:
      return QStringLiteral("e.") + column;
    case Quantity::exponential:
      return QStringLiteral("exp.") + column;
    case Quantity::total:
      return QStringLiteral("total");
    case Quantity::weight:
      return QStringLiteral("alpha.") + column;
    case Quantity::product:
      return QStringLiteral("product.%1.%2").arg(cell.row + 1).arg(cell.column + 1);
    case Quantity::context:
      break;
  }
  return QStringLiteral("c.%1").arg(cell.row + 1);
}

SheetView::SheetView(Theme& theme, QWidget* parent)
    : QWidget(parent),
      m_theme(theme),
      m_asked(plainLabel(QStringLiteral("sheet.asked"), "note", this)),
      m_feedback(plainLabel(QStringLiteral("sheet.feedback"), "note", this)),
      m_check(new PaneButton(theme, QString(), this)),
      m_line(new PaneButton(theme, QString(), this)) {
  setObjectName(QStringLiteral("sheet"));
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  m_asked->setWordWrap(true);
  m_feedback->setWordWrap(true);
  m_feedback->hide();
  m_buttons = new QHBoxLayout;
  m_buttons->addWidget(m_check);
  m_buttons->addWidget(m_line);
  m_buttons->addStretch(1);
  column->addStretch(1);
  column->addWidget(m_asked);
  column->addLayout(m_buttons);
  column->addWidget(m_feedback);
  connect(m_check, &QPushButton::clicked, this, [this] {
    for (Blank& blank : m_blanks)
      if (!blank.right) check(blank);
    if (!firstField()) goOn();
  });
  connect(m_line, &QPushButton::clicked, this, &SheetView::showLine);
  connect(&theme, &Theme::changed, this, &SheetView::applyTheme);
}

void SheetView::addSteps() {
  m_back = new PaneButton(m_theme, QString(), this);
  m_step = new PaneButton(m_theme, QString(), this);
  m_buttons->insertWidget(0, m_back);
  m_buttons->insertWidget(1, m_step);
  connect(m_back, &QPushButton::clicked, this, &SheetView::backWanted);
  connect(m_step, &QPushButton::clicked, this, &SheetView::stepWanted);
  retranslate();
}

void SheetView::addPrinting() {
  m_print = new PaneButton(m_theme, QString(), this);
  m_buttons->addWidget(m_print);
  connect(m_print, &QPushButton::clicked, this, &SheetView::print);
  retranslate();
}

void SheetView::print() {
  std::vector<std::size_t> blanks = m_shown.blanks;
  for (std::size_t k = 0; k < m_sheet.cells.size() && m_shown.blanks.empty(); ++k)
    if (m_sheet.cells[k].quantity != Quantity::energy) blanks.push_back(k);
  auto printer = std::make_shared<QPrinter>();
  auto* dialog = new QPrintDialog(printer.get(), this);
  dialog->setObjectName(QStringLiteral("sheet.printDialog"));
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  connect(dialog, qOverload<>(&QDialog::accepted), this, [this, printer, blanks] {
    QStringList words;
    for (const std::string& word : m_sheet.words) words << isolated(word);
    printSheet(*printer, m_sheet, blanks, {tr("By hand"), words.join(QLatin1Char(' '))});
  });
  connect(dialog, &QObject::destroyed, this, [printer] {});  // the dialog refers to it to its end
  dialog->open();
}

void SheetView::setSheet(Worksheet sheet, SheetShown shown) {
  std::vector<std::pair<std::size_t, QString>> typed;
  for (const Blank& blank : m_blanks) typed.emplace_back(blank.cell, blank.field->text());
  m_sheet = std::move(sheet);
  m_shown = std::move(shown);
  build();
  for (const auto& [cell, text] : typed)
    if (QLineEdit* again = field(cell)) again->setText(text);
}

void SheetView::setRows(int rows) {
  m_limit = rows;
  build();
}

QLabel* SheetView::label(const char* look, const QString& text, Qt::Alignment alignment) {
  auto* made = plainLabel(QString(), look, m_table);
  made->setText(text);
  made->setAlignment(alignment);
  return made;
}

std::size_t SheetView::indexOf(Quantity quantity, Index row, Index column) const {
  const auto found = std::find_if(m_sheet.cells.begin(), m_sheet.cells.end(), [&](const SheetCell& cell) {
    return cell.quantity == quantity && cell.row == row && cell.column == column;
  });
  return static_cast<std::size_t>(found - m_sheet.cells.begin());
}

QWidget* SheetView::makeCell(std::size_t index) {
  const SheetCell& cell = m_sheet.cells[index];
  const bool blank = std::find(m_shown.blanks.begin(), m_shown.blanks.end(), index) != m_shown.blanks.end();
  const QString name = cellName(m_sheet, cell), symbol = sheetSymbol(cell);
  QWidget* shown = nullptr;
  if (blank) {
    auto* field = new QLineEdit(m_table);
    setLook(*field, "field");
    field->setAlignment(Qt::AlignRight);
    field->setFixedWidth(static_cast<int>(m_theme.px(88)));
    describeControl(*field, QStringLiteral("sheet.%1").arg(symbol),
                    tr("%1, to %n place(s)", nullptr, m_sheet.places).arg(name),
                    tr("Type the number and press Enter."));
    m_blanks.push_back({index, field, 0, false});
    connect(field, &QLineEdit::returnPressed, this, [this, index] {
      for (Blank& one : m_blanks)
        if (one.cell == index) check(one);
    });
    connect(field, &QLineEdit::textEdited, this, [this, index] {
      for (Blank& one : m_blanks)
        if (one.cell == index) forget(one);
    });
    shown = field;
  } else {
    const double value = cell.quantity == Quantity::energy ? cell.exact : cell.onPaper;
    auto* text = label(cell.quantity == Quantity::weight || cell.quantity == Quantity::context ? "cellStrong" : "cell",
                       cell.quantity == Quantity::energy ? shortText(value) : numberOf(value, m_sheet.places), kRight);
    text->setObjectName(QStringLiteral("sheet.%1").arg(symbol));
    text->setAccessibleName(QStringLiteral("%1 = %2").arg(name, text->text()));
    shown = text;
  }
  m_named.emplace_back(symbol, shown);
  if (!m_shown.symbols) return shown;
  auto* both = new QWidget(m_table);
  auto* column = new QVBoxLayout(both);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(0);
  column->addWidget(label("tick", name, kRight));
  column->addWidget(shown, 0, blank ? Qt::AlignRight : Qt::Alignment());
  return both;
}

QWidget* SheetView::makeSum(const QString& text) {
  return text.isEmpty() ? nullptr : label("note", text, kRight);
}

void SheetView::addHead() {
  for (std::size_t j = 0; j < m_sheet.words.size(); ++j)
    m_grid->addWidget(label("sheetWord", QString::fromStdString(m_sheet.words[j]), kRight), m_row,
                      static_cast<int>(j) + 1);
  ++m_row;
}

void SheetView::addAnnotations() {
  for (Index k = 0; k < m_sheet.h.rows(); ++k) {
    const QString name = QString::number(m_sheet.components[static_cast<std::size_t>(k)] + 1);
    m_grid->addWidget(label("note", tr("annotation h, number %1").arg(name), kLeft), m_row, 0);
    for (Index j = 0; j < m_sheet.h.cols(); ++j) {
      auto* cell = label("cell", shortText(m_sheet.h(k, j)), kRight);
      m_named.emplace_back(QStringLiteral("h.%1").arg(j + 1), cell);
      m_grid->addWidget(cell, m_row, static_cast<int>(j) + 1);
    }
    ++m_row;
  }
}

/// A cell of a row that is not shown.
void SheetView::discard(QWidget* cell) {
  if (!cell) return;
  const auto gone = [cell](const QWidget* widget) { return widget == cell || cell->isAncestorOf(widget); };
  std::erase_if(m_blanks, [&](const Blank& blank) { return gone(blank.field); });
  std::erase_if(m_named, [&](const auto& named) { return gone(named.second); });
  delete cell;
}

void SheetView::addRow(Move move, const QString& text, Quantity quantity, Index component, QWidget* sum) {
  if (!m_shown.moves.contains(move)) return discard(sum);
  ++m_moves;
  if (m_limit >= 0 && m_moves > m_limit) return discard(sum);
  const int last = static_cast<int>(m_sheet.e.size()) + 1;
  m_grid->addWidget(label("note", text, kLeft), m_row, 0);
  for (Index j = 0; j < m_sheet.e.size(); ++j)
    m_grid->addWidget(makeCell(indexOf(quantity, component, j)), m_row, static_cast<int>(j) + 1);
  if (sum) m_grid->addWidget(sum, m_row, last);
  ++m_row;
}

void SheetView::build() {
  delete m_table;
  m_blanks.clear();
  m_named.clear();
  m_moves = m_row = 0;
  m_table = new QWidget(this);
  m_grid = new QGridLayout(m_table);
  m_grid->setContentsMargins(0, 0, 0, 0);
  m_grid->setHorizontalSpacing(static_cast<int>(m_theme.px(14)));
  m_grid->setVerticalSpacing(static_cast<int>(m_theme.px(8)));
  addHead();
  if (m_shown.annotations) addAnnotations();
  const bool needsEnergies = m_shown.moves.contains(Move::score) || m_shown.moves.contains(Move::soften);
  if (needsEnergies) {
    const auto moves = m_shown.moves;
    m_shown.moves.insert(Move::score);  // the energies stand there even where they are given
    addRow(Move::score, m_shown.scoreFormula.isEmpty() ? tr("energy e") : m_shown.scoreFormula, Quantity::energy, 0,
           nullptr);
    m_shown.moves = moves;
  }
  const int places = m_sheet.places;
  const bool soften = m_shown.moves.contains(Move::soften), weigh = m_shown.moves.contains(Move::weigh);
  if (soften) {
    addRow(Move::soften, tr("exp e"), Quantity::exponential, 0, makeCell(indexOf(Quantity::total, 0, 0)));
    double sum = 0;
    for (Index j = 0; j < m_sheet.e.size(); ++j) sum += roundedTo(m_sheet.cell(Quantity::weight, 0, j).exact, places);
    addRow(Move::soften, tr("weight α = exp e / total"), Quantity::weight, 0,
           makeSum(tr("Σ = %1").arg(numberOf(sum, places))));
  } else if (weigh) {
    m_shown.moves.insert(Move::soften);
    addRow(Move::soften, tr("weight α"), Quantity::weight, 0, nullptr);
    m_shown.moves.erase(Move::soften);
  }
  const bool sums = m_shown.moves.contains(Move::sum);
  for (Index k = 0; k < m_sheet.h.rows(); ++k) {
    const QString name = QString::number(m_sheet.components[static_cast<std::size_t>(k)] + 1);
    addRow(Move::weigh, tr("α · h, number %1").arg(name), Quantity::product, k,
           sums ? makeCell(indexOf(Quantity::context, k, 0)) : nullptr);
  }
  if (soften || sums) {
    const int last = static_cast<int>(m_sheet.e.size()) + 1;
    m_grid->addWidget(label("sheetWord",
                            soften && sums ? tr("total, then c")
                            : sums         ? tr("sum: c")
                                           : tr("total"),
                            kRight),
                      0, last);
  }
  m_grid->setColumnStretch(0, 1);
  static_cast<QVBoxLayout*>(layout())->insertWidget(0, m_table);
  m_asked->setVisible(!m_blanks.empty());
  m_check->setVisible(!m_blanks.empty());
  m_line->setVisible(!m_blanks.empty());
  m_feedback->hide();
  QWidget* before = nullptr;
  for (const Blank& blank : m_blanks) {
    if (before) setTabOrder(before, blank.field);
    before = blank.field;
  }
  if (before) {
    setTabOrder(before, m_check);
    setTabOrder(m_check, m_line);
  }
  m_table->show();
  retranslate();
  followLight();
}

QLineEdit* SheetView::field(std::size_t cell) const {
  for (const Blank& blank : m_blanks)
    if (blank.cell == cell) return blank.field;
  return nullptr;
}

QWidget* SheetView::firstField() const {
  for (const Blank& blank : m_blanks)
    if (!blank.right) return blank.field;
  return nullptr;
}

/// What was said of a number goes when the number changes.
void SheetView::forget(Blank& blank) {
  blank.right = false;
  restyle(*blank.field, "verdict", QString());
  m_feedback->hide();
}

void SheetView::goOn() {
  if (QWidget* next = firstField())
    next->setFocus(Qt::TabFocusReason);
  else
    Q_EMIT completed();
}

void SheetView::check(Blank& blank) {
  const SheetCell& cell = m_sheet.cells[blank.cell];
  const QString typed = blank.field->text().trimmed(), name = cellName(m_sheet, cell);
  m_feedback->show();
  const auto value = lesson::readNumber(typed.toStdString());
  if (!value) {
    m_feedback->setText(tr("%1: that is no number. Type it like 0.84 or 0,84.").arg(name));
    return;
  }
  ++blank.tries;
  const Verdict verdict = judge(m_sheet, cell, *value);
  blank.right = verdict.right;
  restyle(*blank.field, "verdict", verdict.right ? QStringLiteral("right") : QStringLiteral("wrong"));
  QString text = verdict.right ? tr("%1: right.").arg(name) : tr("%1: not yet.").arg(name);
  if (verdict.mistake) text += QLatin1Char(' ') + mistakeSentence(*verdict.mistake);
  if (verdict.right || blank.tries > 1) text += QLatin1Char('\n') + workedLine(m_sheet, cell);
  m_feedback->setText(text);
  Q_EMIT changed();
  if (blank.right && blank.field->hasFocus()) goOn();
}

void SheetView::showLine() {
  QStringList lines;
  for (Blank& blank : m_blanks)
    if (!blank.right) lines << workedLine(m_sheet, m_sheet.cells[blank.cell]);
  m_feedback->setText(lines.isEmpty() ? tr("All of them are right.") : lines.join(QLatin1Char('\n')));
  m_feedback->show();
}

void SheetView::light(const QString& symbol) {
  m_lit = symbol;
  followLight();
}

void SheetView::chooseWord(int word) {
  m_word = word;
  followLight();
}

void SheetView::followLight() {
  const QString column = QStringLiteral(".%1").arg(m_word + 1);
  for (const auto& [symbol, widget] : m_named) {
    const bool ofWord = m_word >= 0 && symbol.endsWith(column) && !symbol.startsWith(QLatin1String("c."));
    const bool lit = m_lit.isEmpty() ? ofWord : symbol == m_lit;
    if (widget->property("lit").toBool() != lit) restyle(*widget, "lit", lit);
  }
}

void SheetView::retranslate() {
  m_asked->setText(
      tr("Round the missing numbers to %n place(s). 0.84 and 0,84 are both read.", nullptr, m_sheet.places));
  m_check->setText(tr("Check"));
  describeControl(*m_check, QStringLiteral("sheet.check"), tr("Check"), tr("Checks the numbers you typed."));
  m_line->setText(tr("Worked line"));
  describeControl(*m_line, QStringLiteral("sheet.line"), tr("Worked line"),
                  tr("Shows how the missing numbers come about."));
  if (m_print) {
    m_print->setText(tr("Print…"));
    describeControl(*m_print, QStringLiteral("sheet.print"), tr("Print…"),
                    tr("Prints the sheet with blanks, and its key on a page of its own."));
  }
  if (!m_step) return;
  m_back->setText(tr("Back"));
  m_step->setText(tr("Step"));
  describeControl(*m_back, QStringLiteral("sheet.back"), tr("Back"), tr("Takes the last row away."));
  describeControl(*m_step, QStringLiteral("sheet.step"), tr("Step"), tr("Shows the next row of the calculation."));
  m_back->setEnabled(m_limit > 1);
  m_step->setEnabled(m_limit >= 0 && m_limit < m_moves);
}

QString SheetView::description() const {
  QStringList parts;
  for (std::size_t j = 0; j < m_sheet.words.size(); ++j)
    parts << QStringLiteral("%1 %2").arg(
        isolated(m_sheet.words[j]),
        numberOf(m_sheet.cell(Quantity::weight, 0, static_cast<Index>(j)).exact, m_sheet.places));
  return parts.join(QStringLiteral(", "));
}

void SheetView::applyTheme() {
  if (m_table) build();
}

}  // namespace lookback::ui
