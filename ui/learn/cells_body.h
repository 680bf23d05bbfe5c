// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QGridLayout>

#include "ui/learn/mark_cell.h"
#include "ui/learn/quiz_body_base.h"

namespace lookback::ui {

/// Mark cells: a table of target words (rows) and source words (columns).
class CellsQuizBody final : public BodyBase {
 public:
  CellsQuizBody(const Services& services, const lesson::QuizItem& item, std::vector<int> order, std::string language,
                QWidget* parent);
  lesson::Answer answer() const override;
  void setAnswer(const lesson::Answer& answer) override;
  bool isComplete() const override;
  void showVerdict(const lesson::Verdict& verdict, bool whole) override;
  void clearVerdict() override;
  QWidget* first() const override { return m_cells.empty() ? nullptr : m_cells.front(); }
  QString kindText() const override { return QuizBody::tr("mark cells"); }
  void retranslate() override;

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  const lesson::CellsBody& body() const { return std::get<lesson::CellsBody>(item().body); }
  std::pair<int, int> placeOf(std::size_t k) const;
  QString weightOf(std::size_t k) const;
  QString stateText(const MarkCell& cell) const;
  void addCell(QGridLayout& grid, std::size_t r, std::size_t c);

  std::vector<MarkCell*> m_cells;  // row after row
};

}  // namespace lookback::ui
