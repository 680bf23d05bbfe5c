// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/sheet_panel.h"

#include <QFileDialog>
#include <QHBoxLayout>
#include <QLocale>
#include <QPrintDialog>
#include <QPrinter>
#include <QStyle>
#include <QVBoxLayout>
#include <algorithm>
#include <cmath>
#include <memory>

#include "ui/controllers/sheet_document.h"
#include "ui/support/controls.h"
#include "ui/support/text.h"
#include "ui/views/number_text.h"
#include "ui/views/pane_controls.h"
#include "ui/views/thin_scroll_bar.h"

namespace lookback::ui {
namespace {

using Quantity = SheetCell::Quantity;

/// A decimal number as people type it: point or comma, any minus.
std::optional<double> typedNumber(QString text) {
  text = text.trimmed().replace(u',', u'.').replace(QChar(0x2212), u'-');
  bool good = false;
  const double value = QLocale::c().toDouble(text, &good);
  if (!good || !std::isfinite(value)) return std::nullopt;
  return value;
}

bool sameNumbers(const Worksheet& a, const Worksheet& b) {
  return a.words == b.words && a.cells == b.cells && a.places == b.places && a.components == b.components;
}

}  // namespace

SheetPanel::SheetPanel(Theme& theme, QWidget* parent)
    : QWidget(parent),
      m_theme(theme),
      m_rungs(new Segments(theme, {QString(), QString(), QString()}, this)),
      m_check(new PaneButton(theme, QString(), this)),
      m_worked(new PaneButton(theme, QString(), this)),
      m_new(new PaneButton(theme, QString(), this)),
      m_pdf(new PaneButton(theme, QString(), this)),
      m_print(new PaneButton(theme, QString(), this)),
      m_area(new QScrollArea(this)),
      m_feedback(new QTextBrowser(this)) {
  setObjectName(QStringLiteral("sheetPanel"));
  setLook(*m_area, "plain");
  m_area->setWidgetResizable(true);
  m_area->setFrameShape(QFrame::NoFrame);
  m_area->setFocusPolicy(Qt::NoFocus);
  m_area->viewport()->setAutoFillBackground(false);
  m_area->setVerticalScrollBar(new ThinScrollBar(theme, Qt::Vertical, m_area));
  m_area->setHorizontalScrollBar(new ThinScrollBar(theme, Qt::Horizontal, m_area));
  m_feedback->setVerticalScrollBar(new ThinScrollBar(theme, Qt::Vertical, m_feedback));
  setLook(*m_feedback, "feedback");
  m_feedback->setFrameShape(QFrame::NoFrame);
  m_feedback->setOpenLinks(false);
  auto* line = new QHBoxLayout;
  line->addWidget(m_rungs);
  line->addStretch(1);
  for (QWidget* button : std::initializer_list<QWidget*>{m_new, m_check, m_worked, m_print, m_pdf})
    line->addWidget(button);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->addLayout(line);
  column->addWidget(m_area, 1);
  column->addWidget(m_feedback);
  connect(m_rungs, &Segments::chosenChanged, this, [this](int k) { setRung(static_cast<Rung>(k)); });
  connect(m_check, &QPushButton::clicked, this, &SheetPanel::checkAll);
  connect(m_worked, &QPushButton::clicked, this, &SheetPanel::showWorkedLines);
  connect(m_new, &QPushButton::clicked, this, &SheetPanel::newBlanks);
  connect(m_pdf, &QPushButton::clicked, this, &SheetPanel::savePdf);
  connect(m_print, &QPushButton::clicked, this, &SheetPanel::print);
  connect(&theme, &Theme::changed, this, &SheetPanel::applyTheme);
  retranslate();
  applyTheme();
}

void SheetPanel::setSheet(Worksheet sheet, SheetTitle title) {
  m_title = std::move(title);
  if (m_table && sameNumbers(sheet, m_sheet)) return;
  m_sheet = std::move(sheet);
  build();
}

void SheetPanel::setRung(Rung rung) {
  m_rung = rung;
  m_rungs->setChosen(static_cast<int>(rung));
  if (!m_sheet.cells.empty()) build();
  Q_EMIT workingChanged(rung != Rung::watch);
}

void SheetPanel::newBlanks() {
  ++m_seed;
  if (m_rung == Rung::watch) return setRung(Rung::complete);
  build();
}

QLineEdit* SheetPanel::field(std::size_t cell) const {
  for (const Blank& blank : m_blanks)
    if (blank.cell == cell) return blank.field;
  return nullptr;
}

std::size_t SheetPanel::indexOf(Quantity quantity, Index row, Index column) const {
  return static_cast<std::size_t>(&m_sheet.cell(quantity, row, column) - m_sheet.cells.data());
}

QWidget* SheetPanel::makeCell(std::size_t cell) {
  const std::vector<std::size_t> blanks = chooseBlanks(m_sheet, m_rung, m_seed);
  const SheetCell& number = m_sheet.cells[cell];
  const QString name = cellName(m_sheet, number);
  if (std::find(blanks.begin(), blanks.end(), cell) == blanks.end()) {
    auto* label = plainLabel(QStringLiteral("sheet.cell%1").arg(cell), "number", m_table);
    label->setText(fixedText(roundedTo(number.onPaper, m_sheet.places), m_sheet.places));
    label->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    label->setToolTip(plainTip(workedLine(m_sheet, number)));
    return label;
  }
  auto* field = new QLineEdit(m_table);
  setLook(*field, "field");
  field->setAlignment(Qt::AlignRight);
  field->setMaxLength(16);
  describeControl(*field, QStringLiteral("sheet.answer%1").arg(cell), name,
                  tr("Your number, to %n place(s). Enter checks it.", nullptr, m_sheet.places));
  m_blanks.push_back({cell, field});
  connect(field, &QLineEdit::returnPressed, this, [this, cell] {
    for (Blank& blank : m_blanks)
      if (blank.cell == cell) check(blank);
  });
  return field;
}

void SheetPanel::addRow(int row, const QString& label, Quantity quantity, Index component) {
  auto* name = plainLabel(QStringLiteral("sheet.label%1").arg(row), "note", m_table);
  name->setText(label);
  m_grid->addWidget(name, row, 0);
  for (Index j = 0; j < m_sheet.e.size(); ++j)
    m_grid->addWidget(makeCell(indexOf(quantity, component, j)), row, static_cast<int>(j) + 1);
  const int last = static_cast<int>(m_sheet.e.size()) + 1;
  if (quantity == Quantity::exponential) m_grid->addWidget(makeCell(indexOf(Quantity::total, 0, 0)), row, last);
  if (quantity == Quantity::product) m_grid->addWidget(makeCell(indexOf(Quantity::context, component, 0)), row, last);
  if (quantity != Quantity::weight) return;
  auto* sum = plainLabel(QStringLiteral("sheet.remainder"), "note", m_table);
  const QString remainder = fixedText(m_sheet.remainder, m_sheet.places);
  if (m_rung != Rung::alone) sum->setText(m_sheet.remainder == 0 ? tr("= 1") : tr("remainder %1").arg(remainder));
  sum->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
  m_grid->addWidget(sum, row, last);
}

/// What is given: one number of every annotation.
void SheetPanel::addAnnotations(int row, const QString& label, Index component) {
  auto* name = plainLabel(QStringLiteral("sheet.label%1").arg(row), "note", m_table);
  name->setText(label);
  m_grid->addWidget(name, row, 0);
  for (Index j = 0; j < m_sheet.h.cols(); ++j) {
    const double number = m_sheet.h(component, j);
    auto* cell = plainLabel(QStringLiteral("sheet.h%1.%2").arg(component).arg(j), "note", m_table);
    cell->setText(fixedText(number, number == std::round(number) ? 0 : m_sheet.places));
    cell->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    m_grid->addWidget(cell, row, static_cast<int>(j) + 1);
  }
}

/// Who rounds on the way lands beside the exact context; said openly, but not to who is at work.
void SheetPanel::addExact(int row) {
  QStringList exact;
  for (const SheetCell& cell : m_sheet.cells)
    if (cell.quantity == Quantity::context &&
        roundedTo(cell.exact, m_sheet.places) != roundedTo(cell.onPaper, m_sheet.places))
      exact << QStringLiteral("%1 = %2").arg(cellName(m_sheet, cell),
                                             fixedText(roundedTo(cell.exact, m_sheet.places), m_sheet.places));
  if (exact.isEmpty() || m_rung != Rung::watch) return;
  auto* note = plainLabel(QStringLiteral("sheet.exact"), "note", m_table);
  note->setText(tr("Worked with rounded numbers, as on paper. Without rounding on the way: %1.")
                    .arg(exact.join(QStringLiteral(", "))));
  m_grid->addWidget(note, row, 0, 1, static_cast<int>(m_sheet.words.size()) + 3);
}

void SheetPanel::build() {
  m_blanks.clear();
  m_table = new QWidget;
  m_grid = new QGridLayout(m_table);
  m_grid->setColumnStretch(static_cast<int>(m_sheet.words.size()) + 2, 1);
  for (std::size_t j = 0; j < m_sheet.words.size(); ++j) {
    auto* word = plainLabel(QStringLiteral("sheet.word%1").arg(j), "strong", m_table);
    word->setText(QString::fromStdString(m_sheet.words[j]));
    word->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    m_grid->addWidget(word, 0, static_cast<int>(j) + 1);
  }
  auto* sum = plainLabel(QStringLiteral("sheet.sum"), "note", m_table);
  sum->setText(tr("sum"));
  sum->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
  m_grid->addWidget(sum, 0, static_cast<int>(m_sheet.words.size()) + 1);
  int row = 1;
  addRow(row++, tr("1 Score: energy e"), Quantity::energy, 0);
  addRow(row++, tr("2 Soften: exp e"), Quantity::exponential, 0);
  addRow(row++, tr("   weight α = exp e / sum"), Quantity::weight, 0);
  for (Index k = 0; k < m_sheet.h.rows(); ++k) {
    const QString component = QString::number(m_sheet.components[static_cast<std::size_t>(k)] + 1);
    addAnnotations(row++, tr("   h, component %1").arg(component), k);
    addRow(row++, tr("3 Weigh, 4 sum: α · h → c%1").arg(component), Quantity::product, k);
  }
  addExact(row++);
  m_grid->setRowStretch(row, 1);
  m_area->setWidget(m_table);
  m_table->setAutoFillBackground(false);  // setWidget switches it on
  m_table->show();
  const bool working = m_rung != Rung::watch;
  m_check->setEnabled(working);
  m_worked->setEnabled(working);
  m_feedback->setVisible(working);
  say(working ? tr("Fill in what is missing and press Enter.") : QString());
  applyTheme();
}

void SheetPanel::say(const QString& html) {
  m_feedback->setHtml(html);
  m_feedback->setAccessibleDescription(m_feedback->toPlainText());
}

/// First where it is wrong and how; the worked line after a second try.
void SheetPanel::check(Blank& blank) {
  const SheetCell& cell = m_sheet.cells[blank.cell];
  const QString name = cellName(m_sheet, cell);
  const std::optional<double> answer = typedNumber(blank.field->text());
  if (!answer) return say(tr("<b>%1</b>: type a decimal number.").arg(name.toHtmlEscaped()));
  const Verdict verdict = judge(m_sheet, cell, *answer);
  blank.right = verdict.right;
  blank.field->setProperty("verdict", verdict.right ? "right" : "wrong");
  blank.field->style()->unpolish(blank.field);  // the style sheet looks at properties once
  blank.field->style()->polish(blank.field);
  if (verdict.right) {
    say(tr("✓ <b>%1</b> is right.").arg(name.toHtmlEscaped()));
    const auto next = std::find_if(m_blanks.begin(), m_blanks.end(), [](const Blank& b) { return !b.right; });
    if (next != m_blanks.end())
      next->field->setFocus(Qt::OtherFocusReason);
    else
      say(tr("✓ All of it is right."));
    return;
  }
  ++blank.tries;
  QString text =
      tr("✗ <b>%1: not yet.</b> %2")
          .arg(name.toHtmlEscaped(), verdict.mistake ? mistakeSentence(*verdict.mistake) : hintSentence(cell.quantity));
  if (blank.tries >= 2) text += QStringLiteral("<br>") + workedLine(m_sheet, cell).toHtmlEscaped();
  say(text);
  blank.field->selectAll();
}

void SheetPanel::checkAll() {
  for (Blank& blank : m_blanks) {
    if (blank.right) continue;
    check(blank);
    if (!blank.right) {
      blank.field->setFocus(Qt::OtherFocusReason);
      return;
    }
  }
}

void SheetPanel::showWorkedLines() {
  QStringList lines;
  for (const Blank& blank : m_blanks)
    if (!blank.right) lines << workedLine(m_sheet, m_sheet.cells[blank.cell]).toHtmlEscaped();
  say(lines.isEmpty() ? tr("✓ All of it is right.") : lines.join(QStringLiteral("<br>")));
}

std::vector<std::size_t> SheetPanel::paperBlanks() const {
  return chooseBlanks(m_sheet, m_rung == Rung::watch ? Rung::alone : m_rung, m_seed);
}

void SheetPanel::print() {
  auto printer = std::make_shared<QPrinter>();
  auto* dialog = new QPrintDialog(printer.get(), this);
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  connect(dialog, qOverload<>(&QDialog::accepted), this,
          [this, printer] { printSheet(*printer, m_sheet, paperBlanks(), m_title); });
  connect(dialog, &QObject::destroyed, this, [printer] {});  // the dialog refers to it to its end
  dialog->open();
}

void SheetPanel::savePdf() {
  auto* dialog = new QFileDialog(this, tr("Save sheet and key"), QDir::homePath(), tr("PDF (*.pdf)"));
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  dialog->setAcceptMode(QFileDialog::AcceptSave);
  dialog->setDefaultSuffix(QStringLiteral("pdf"));
  dialog->selectFile(QStringLiteral("lookback-sheet.pdf"));
  connect(dialog, &QFileDialog::fileSelected, this, &SheetPanel::saveTo);
  dialog->open();
}

void SheetPanel::saveTo(const QString& file) {
  const QString problem = writeSheetPdf(file, m_sheet, paperBlanks(), m_title);
  m_feedback->setVisible(true);
  say(problem.isEmpty() ? tr("Saved to %1: the sheet, and the key on a page of its own.").arg(file.toHtmlEscaped())
                        : problem.toHtmlEscaped());
}

void SheetPanel::retranslate() {
  m_rungs->setTexts({tr("Watch"), tr("Finish one"), tr("Alone")});
  describeControl(*m_rungs, QStringLiteral("sheet.rung"), tr("How much to work out"),
                  tr("Watch a whole calculation, finish one with a number missing, or do all of it."));
  const auto name = [](PaneButton& button, const char* id, const QString& text, const QString& help) {
    button.setText(text);
    describeControl(button, QLatin1String(id), text, help);
    button.setToolTip(help);
  };
  name(*m_new, "sheet.new", tr("Other blanks"), tr("Leaves out other numbers."));
  name(*m_check, "sheet.check", tr("Check"), tr("Says of each number whether it is right."));
  name(*m_worked, "sheet.worked", tr("Worked line"), tr("Shows how the missing numbers come about."));
  name(*m_print, "sheet.print", tr("Print…"), tr("Prints the sheet with blanks and, on a page of its own, the key."));
  name(*m_pdf, "sheet.pdf", tr("PDF…"), tr("Saves the sheet with blanks and the key as one PDF."));
  m_feedback->setAccessibleName(tr("What the check says"));
  m_feedback->setObjectName(QStringLiteral("sheet.feedback"));
  if (m_table) build();
}

void SheetPanel::applyTheme() {
  const auto px = [this](double length) { return static_cast<int>(std::lround(m_theme.px(length))); };
  layout()->setSpacing(px(8));
  m_feedback->setFixedHeight(px(62));
  if (!m_grid) return;
  m_grid->setContentsMargins(px(2), px(4), px(2), px(4));
  m_grid->setHorizontalSpacing(px(16));
  m_grid->setVerticalSpacing(px(5));
  m_grid->setColumnMinimumWidth(0, px(200));
  for (int column = 1; column <= static_cast<int>(m_sheet.words.size()) + 1; ++column)
    m_grid->setColumnMinimumWidth(column, px(64));
  for (const Blank& blank : m_blanks) blank.field->setFixedWidth(px(80));
}

}  // namespace lookback::ui
