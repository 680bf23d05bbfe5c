// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/toy_numbers.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QLocale>
#include <QScopedValueRollback>
#include <QVBoxLayout>
#include <cmath>

#include "ui/support/controls.h"
#include "ui/support/text.h"
#include "ui/views/number_text.h"
#include "ui/views/pane_controls.h"
#include "ui/views/thin_scroll_bar.h"

namespace lookback::ui {
namespace {

constexpr int kLongestWord = 24;

QString shortest(double value) {
  return QString::number(value, 'g', 6).replace(u'-', QChar(0x2212));
}

}  // namespace

ToyNumbers::ToyNumbers(ToyModel& model, Theme& theme, QWidget* parent)
    : QWidget(parent),
      m_model(model),
      m_theme(theme),
      m_part(new Segments(theme, {{}, {}, {}, {}, {}}, this)),
      m_words(new QSpinBox(this)),
      m_dimensions(new QSpinBox(this)),
      m_wordsName(plainLabel(QStringLiteral("toy.wordsName"), "note", this)),
      m_dimensionsName(plainLabel(QStringLiteral("toy.dimensionsName"), "note", this)),
      m_note(plainLabel(QStringLiteral("toy.numbersNote"), "note", this)),
      m_table(new QTableWidget(this)) {
  m_words->setRange(ToyLimits::leastWords, ToyLimits::mostWords);
  m_dimensions->setRange(ToyLimits::leastDimensions, ToyLimits::mostDimensions);
  m_table->setVerticalScrollBar(new ThinScrollBar(theme, Qt::Vertical, m_table));
  m_table->setHorizontalScrollBar(new ThinScrollBar(theme, Qt::Horizontal, m_table));
  m_table->setFrameShape(QFrame::NoFrame);
  m_table->setCornerButtonEnabled(false);
  m_note->setWordWrap(true);
  auto* line = new QHBoxLayout;
  line->addWidget(m_part);
  line->addStretch(1);
  line->addWidget(m_wordsName);
  line->addWidget(m_words);
  line->addWidget(m_dimensionsName);
  line->addWidget(m_dimensions);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->addLayout(line);
  column->addWidget(m_table, 1);
  column->addWidget(m_note);
  connect(m_part, &Segments::chosenChanged, this, [this] { fill(); });
  connect(m_table, &QTableWidget::cellChanged, this, &ToyNumbers::takeCell);
  const auto resize = [this] {
    if (!m_filling) m_model.resize(m_words->value(), m_dimensions->value());
  };
  connect(m_words, &QSpinBox::valueChanged, this, resize);
  connect(m_dimensions, &QSpinBox::valueChanged, this, resize);
  connect(&model, &ToyModel::changed, this, &ToyNumbers::fill);
  connect(&theme, &Theme::changed, this, &ToyNumbers::applyTheme);
  retranslate();
  applyTheme();
}

double* ToyNumbers::numberAt(Toy& toy, int row, int column) const {
  switch (static_cast<Part>(m_part->chosen())) {
    case annotations:
      return row == 0 ? nullptr : &toy.h(row - 1, column);
    case state:
      return &toy.sPrev(column);
    case W_a:
      return &toy.attention.W_a(row, column);
    case U_a:
      return &toy.attention.U_a(row, column);
    case v_a:
      return row == 0 ? &toy.attention.v_a(column) : &toy.attention.b_a(column);
  }
  return nullptr;
}

void ToyNumbers::fill() {
  const QScopedValueRollback<bool> filling(m_filling, true);
  Toy toy = m_model.toy();
  const auto d = static_cast<int>(toy.dimensions()), words = static_cast<int>(toy.sourceLength());
  const auto n = static_cast<int>(toy.sPrev.size()), units = static_cast<int>(toy.attention.v_a.size());
  m_words->setValue(words);
  m_dimensions->setValue(d);
  const std::pair<int, int> sizes[] = {{d + 1, words}, {1, n}, {units, n}, {units, d}, {2, units}};
  const auto [rows, columns] = sizes[m_part->chosen()];
  m_table->setRowCount(rows);
  m_table->setColumnCount(columns);
  for (int row = 0; row < rows; ++row)
    for (int column = 0; column < columns; ++column) {
      const double* number = numberAt(toy, row, column);
      const QString text =
          number ? shortest(*number) : QString::fromStdString(toy.words[static_cast<std::size_t>(column)]);
      QTableWidgetItem* item = m_table->item(row, column);
      if (!item) m_table->setItem(row, column, item = new QTableWidgetItem);
      item->setText(text);
      item->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
    }
  setHeads();
}

void ToyNumbers::setHeads() {
  QStringList across, down;
  const auto part = static_cast<Part>(m_part->chosen());
  const bool byUnit = part == W_a || part == U_a;
  for (int column = 0; column < m_table->columnCount(); ++column)
    across << (part == annotations ? QStringLiteral("h(%1)").arg(column + 1)
               : part == v_a       ? tr("unit %1").arg(column + 1)
                                   : QString::number(column + 1));
  for (int row = 0; row < m_table->rowCount(); ++row)
    down << (part == annotations ? (row == 0 ? tr("word") : QString::number(row))
             : part == state     ? QStringLiteral("s(i−1)")
             : byUnit            ? tr("unit %1").arg(row + 1)
                                 : (row == 0 ? QStringLiteral("v_a") : QStringLiteral("b_a")));
  m_table->setHorizontalHeaderLabels(across);
  m_table->setVerticalHeaderLabels(down);
}

/// A typed number, or the old one again with the reason.
void ToyNumbers::takeCell(int row, int column) {
  if (m_filling) return;
  Toy toy = m_model.toy();
  QString text = m_table->item(row, column)->text().trimmed();
  if (double* number = numberAt(toy, row, column)) {
    bool good = false;
    *number = QLocale::c().toDouble(text.replace(u',', u'.').replace(QChar(0x2212), u'-'), &good);
    if (!good) {
      m_note->setText(tr("“%1” is no number; the old one stays.").arg(text));
      return fill();
    }
  } else {
    toy.words[static_cast<std::size_t>(column)] = text.left(kLongestWord).toStdString();
  }
  const QStringList names{tr("an annotation"), tr("the state"), QStringLiteral("W_a"), QStringLiteral("U_a"),
                          tr("v_a or b_a")};
  retranslate();
  if (!m_model.change(tr("change %1").arg(names[m_part->chosen()]), std::move(toy))) fill();
}

void ToyNumbers::retranslate() {
  m_part->setTexts({QStringLiteral("h"), QStringLiteral("s"), QStringLiteral("W_a"), QStringLiteral("U_a"),
                    QStringLiteral("v_a b_a")});
  describeControl(*m_part, QStringLiteral("toy.part"), tr("Which numbers"),
                  tr("Words and annotations, the state before, or the scorer's weights."));
  describeControl(*m_table, QStringLiteral("toy.table"), tr("Numbers of the toy"),
                  tr("Type a number and press Enter. Every change can be undone."));
  m_wordsName->setText(tr("words"));
  m_dimensionsName->setText(tr("dimensions"));
  describeControl(*m_words, QStringLiteral("toy.words"), tr("Source words"), tr("Two to six."));
  describeControl(*m_dimensions, QStringLiteral("toy.dimensions"), tr("Dimensions of an annotation"),
                  tr("Two to eight."));
  m_note->setText(
      tr("Click a number and type. Energies that are set by hand stay; Delete on an energy slider gives it "
         "back to the scorer."));
  fill();
}

void ToyNumbers::applyTheme() {
  const auto px = [this](double length) { return static_cast<int>(std::lround(m_theme.px(length))); };
  layout()->setSpacing(px(8));
  m_table->setFont(m_theme.font(TextStep::base));
  m_table->horizontalHeader()->setFont(m_theme.font(TextStep::note));
  m_table->verticalHeader()->setFont(m_theme.font(TextStep::note));
  m_table->horizontalHeader()->setDefaultSectionSize(px(84));
  m_table->verticalHeader()->setDefaultSectionSize(px(30));
  for (QSpinBox* box : {m_words, m_dimensions}) box->setFixedWidth(px(64));
}

}  // namespace lookback::ui
