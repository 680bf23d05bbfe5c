// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/learn/cells_body.h"

#include <QKeyEvent>
#include <QLabel>
#include <algorithm>

#include "ui/support/controls.h"
#include "ui/support/text.h"
#include "ui/views/number_text.h"
#include "ui/views/pane_controls.h"

namespace lookback::ui {

CellsQuizBody::CellsQuizBody(const Services& services, const lesson::QuizItem& item, std::vector<int> order,
                             std::string language, QWidget* parent)
    : BodyBase(services, item, std::move(order), std::move(language), parent) {
  auto* grid = new QGridLayout;
  grid->setSpacing(px(2));
  for (std::size_t c = 0; c < body().columns.size(); ++c) {
    auto* head = plainLabel(this->name("column", static_cast<int>(c)), "sheetWord", this);
    head->setText(QString::fromStdString(body().columns[c]));
    head->setAlignment(Qt::AlignHCenter | Qt::AlignBottom);
    grid->addWidget(head, 0, static_cast<int>(c) + 1);
  }
  for (std::size_t r = 0; r < body().rows.size(); ++r) {
    auto* head = plainLabel(this->name("row", static_cast<int>(r)), "strong", this);
    head->setText(QString::fromStdString(body().rows[r]));
    head->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    head->setContentsMargins(0, 0, px(6), 0);
    grid->addWidget(head, static_cast<int>(r) + 1, 0);
    for (std::size_t c = 0; c < body().columns.size(); ++c) addCell(*grid, r, c);
  }
  grid->setColumnStretch(static_cast<int>(body().columns.size()) + 1, 1);
  column()->addLayout(grid);
  CellsQuizBody::retranslate();
}

void CellsQuizBody::addCell(QGridLayout& grid, std::size_t r, std::size_t c) {
  auto* cell = new MarkCell(theme(), this);
  cell->setWeight(weightOf(m_cells.size()));
  cell->installEventFilter(this);
  grid.addWidget(cell, static_cast<int>(r) + 1, static_cast<int>(c) + 1, Qt::AlignHCenter);
  m_cells.push_back(cell);
  connect(cell, &QAbstractButton::clicked, this, [this] {
    retranslate();
    Q_EMIT changed();
  });
}

lesson::Answer CellsQuizBody::answer() const {
  lesson::Marked marked;
  for (std::size_t k = 0; k < m_cells.size(); ++k)
    if (m_cells[k]->isChecked()) marked.cells.push_back(placeOf(k));
  return marked;
}

void CellsQuizBody::setAnswer(const lesson::Answer& answer) {
  const auto* marked = std::get_if<lesson::Marked>(&answer);
  if (!marked) return;
  for (std::size_t k = 0; k < m_cells.size(); ++k)
    m_cells[k]->setChecked(std::find(marked->cells.begin(), marked->cells.end(), placeOf(k)) != marked->cells.end());
  retranslate();
}

bool CellsQuizBody::isComplete() const {
  return std::any_of(m_cells.begin(), m_cells.end(), [](const MarkCell* cell) { return cell->isChecked(); });
}

/// Which cells are missing is told only once the whole answer is shown.
void CellsQuizBody::showVerdict(const lesson::Verdict&, bool whole) {
  const auto& right = body().right;
  for (std::size_t k = 0; k < m_cells.size(); ++k) {
    const bool is = std::find(right.begin(), right.end(), placeOf(k)) != right.end();
    if (m_cells[k]->isChecked())
      m_cells[k]->setLook(is ? MarkCell::Look::right : MarkCell::Look::wrong);
    else
      m_cells[k]->setLook(whole && is ? MarkCell::Look::missed : MarkCell::Look::none);
  }
  retranslate();
}

void CellsQuizBody::clearVerdict() {
  for (MarkCell* cell : m_cells) cell->setLook(MarkCell::Look::none);
  retranslate();
}

QString CellsQuizBody::stateText(const MarkCell& cell) const {
  switch (cell.look()) {
    case MarkCell::Look::right:
      return QuizBody::tr("marked, right");
    case MarkCell::Look::wrong:
      return QuizBody::tr("marked, not right");
    case MarkCell::Look::missed:
      return QuizBody::tr("a mark is missing here");
    case MarkCell::Look::none:
      break;
  }
  return cell.isChecked() ? QuizBody::tr("marked") : QString();
}

void CellsQuizBody::retranslate() {
  for (std::size_t k = 0; k < m_cells.size(); ++k) {
    const auto [row, column] = placeOf(k);
    const QString name = QStringLiteral("%1, %2").arg(isolated(body().rows[static_cast<std::size_t>(row)]),
                                                      isolated(body().columns[static_cast<std::size_t>(column)]));
    const QString state = stateText(*m_cells[k]);
    describeControl(*m_cells[k], this->name("cell", static_cast<int>(k)),
                    state.isEmpty() ? name : QStringLiteral("%1, %2").arg(name, state),
                    QuizBody::tr("Space marks the cell or takes the mark away; the arrow keys go to the neighbours."));
  }
}

bool CellsQuizBody::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() != QEvent::KeyPress) return BodyBase::eventFilter(watched, event);
  const auto found = std::find(m_cells.begin(), m_cells.end(), watched);
  if (found == m_cells.end()) return false;
  const int at = static_cast<int>(found - m_cells.begin()), columns = static_cast<int>(body().columns.size());
  const int key = static_cast<QKeyEvent*>(event)->key();
  const int by = key == Qt::Key_Left    ? -1
                 : key == Qt::Key_Right ? 1
                 : key == Qt::Key_Up    ? -columns
                 : key == Qt::Key_Down  ? columns
                                        : 0;
  const bool wraps = (by == 1 && at % columns == columns - 1) || (by == -1 && at % columns == 0);
  if (by == 0) return false;
  if (!wraps && at + by >= 0 && at + by < static_cast<int>(m_cells.size()))
    m_cells[static_cast<std::size_t>(at + by)]->setFocus(Qt::TabFocusReason);
  return true;
}

std::pair<int, int> CellsQuizBody::placeOf(std::size_t k) const {
  const int columns = static_cast<int>(body().columns.size());
  return {static_cast<int>(k) / columns, static_cast<int>(k) % columns};
}

QString CellsQuizBody::weightOf(std::size_t k) const {
  const auto [row, column] = placeOf(k);
  if (static_cast<std::size_t>(row) >= body().weights.size()) return {};
  return weightText(body().weights[static_cast<std::size_t>(row)].at(static_cast<std::size_t>(column)));
}

}  // namespace lookback::ui
