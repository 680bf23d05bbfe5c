// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QWidget>
#include <set>
#include <vector>

#include "core/toy/practice.h"
#include "ui/support/theme.h"

namespace lookback::ui {

class PaneButton;

/// What of a by-hand calculation a lesson shows.
struct SheetShown {
  std::set<Move> moves;
  bool symbols = false;             // each number with its name
  bool annotations = false;         // the rows of h above
  std::vector<std::size_t> blanks;  // cells of the worksheet that the learner fills in
  QString scoreFormula;             // beside the energies; empty: given
};

/// A by-hand calculation as a table: words across, the moves from top to bottom, sums at the right. Blanks are judged
/// at once: first where they are wrong and, if it is one of the typical mistakes, which; then the worked line (P10).
class SheetView final : public QWidget {
  Q_OBJECT
 public:
  SheetView(Theme& theme, QWidget* parent);
  /// Blanks that stay the same keep what was typed.
  void setSheet(Worksheet sheet, SheetShown shown);
  const Worksheet& sheet() const { return m_sheet; }
  /// Shows only the first so many rows of moves; all: -1.
  void setRows(int rows);
  int rows() const { return m_moves; }
  /// Lights the number of that name: "alpha.2", "exp.1", "total", "c.1", "e.3", "h.2". Anything else puts it out.
  void light(const QString& symbol);
  /// Marks the numbers of one word; -1: of none.
  void chooseWord(int word);
  QLineEdit* field(std::size_t cell) const;
  QWidget* firstField() const;
  /// A button that prints the sheet with its blanks (all numbers, where none is missing) and the key.
  void addPrinting();
  /// Buttons that show one row more or less.
  void addSteps();
  void retranslate();
  /// What is to be seen, for assistive programs and the status line.
  QString description() const;

 Q_SIGNALS:
  void changed();
  /// One row more, one row less.
  void stepWanted();
  void backWanted();
  /// The last missing number was found by hand.
  void completed();

 private:
  struct Blank {
    std::size_t cell;
    QLineEdit* field;
    int tries = 0;
    bool right = false;
  };
  void build();
  void addHead();
  void addAnnotations();
  void addRow(Move move, const QString& label, SheetCell::Quantity quantity, Index component, QWidget* sum);
  QWidget* makeCell(std::size_t cell);
  QWidget* makeSum(const QString& text);
  QLabel* label(const char* look, const QString& text, Qt::Alignment alignment);
  std::size_t indexOf(SheetCell::Quantity quantity, Index row, Index column) const;
  void check(Blank& blank);
  void forget(Blank& blank);
  void goOn();
  void print();
  void discard(QWidget* cell);
  void showLine();
  void followLight();
  void applyTheme();

  Theme& m_theme;
  Worksheet m_sheet;
  SheetShown m_shown;
  int m_moves = 0, m_limit = -1;
  QString m_lit;
  int m_word = -1;
  std::vector<Blank> m_blanks;
  std::vector<std::pair<QString, QWidget*>> m_named;  // symbol, cell
  QWidget* m_table = nullptr;
  QGridLayout* m_grid = nullptr;
  int m_row = 0;
  QLabel *m_asked, *m_feedback;
  QHBoxLayout* m_buttons;
  PaneButton *m_check, *m_line;
  PaneButton *m_print = nullptr, *m_step = nullptr, *m_back = nullptr;  // where the lesson has them
};

/// "alpha.2" of a cell, as lessons name it.
QString sheetSymbol(const SheetCell& cell);

}  // namespace lookback::ui
