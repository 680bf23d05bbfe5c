// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QScrollArea>
#include <QTextBrowser>
#include <QWidget>
#include <cstdint>
#include <vector>

#include "core/toy/practice.h"
#include "ui/support/theme.h"

namespace lookback::ui {

class PaneButton;
class Segments;

/// What stands beside a sheet on paper and on its exports.
struct SheetTitle {
  QString title;  // "One context vector by hand"
  QString note;   // model, sentence and step
};

/// A by-hand calculation as a table: words above, the four moves from top to bottom, sums on the right. On the rung
/// "watch" every number stands there; "finish" leaves one out, "alone" all. An answer is judged at once: first where it
/// is wrong and, if it is one of the typical mistakes, which; the worked line after a second try or on request (P10).
class SheetPanel final : public QWidget {
  Q_OBJECT
 public:
  SheetPanel(Theme& theme, QWidget* parent);
  /// The same sheet again keeps what has been filled in.
  void setSheet(Worksheet sheet, SheetTitle title);
  const Worksheet& sheet() const { return m_sheet; }
  Rung rung() const { return m_rung; }
  void setRung(Rung rung);
  /// Other blanks, the same numbers.
  void newBlanks();
  /// For tests: the field of a blank.
  QLineEdit* field(std::size_t cell) const;
  void retranslate();
  /// The sheet with blanks (all, while it is only watched) and its key.
  void saveTo(const QString& file);

 Q_SIGNALS:
  /// The learner is at work: what gives the answers away is to be hidden.
  void workingChanged(bool working);

 private:
  struct Blank {
    std::size_t cell;
    QLineEdit* field;
    int tries = 0;
    bool right = false;
  };
  void build();
  QWidget* makeCell(std::size_t cell);
  void addRow(int row, const QString& label, SheetCell::Quantity quantity, Index component);
  void addAnnotations(int row, const QString& label, Index component);
  void addExact(int row);
  void check(Blank& blank);
  void checkAll();
  void showWorkedLines();
  void applyTheme();
  void say(const QString& html);
  std::vector<std::size_t> paperBlanks() const;
  void print();
  void savePdf();
  std::size_t indexOf(SheetCell::Quantity quantity, Index row, Index column) const;

  Theme& m_theme;
  Worksheet m_sheet;
  SheetTitle m_title;
  Rung m_rung = Rung::watch;
  std::uint64_t m_seed = 1;
  std::vector<Blank> m_blanks;
  Segments* m_rungs;
  PaneButton *m_check, *m_worked, *m_new, *m_pdf, *m_print;
  QScrollArea* m_area;
  QWidget* m_table = nullptr;
  QGridLayout* m_grid = nullptr;
  QTextBrowser* m_feedback;
};

/// "α(2)", "exp e(1)", "c(1)" for a cell of a sheet.
QString cellName(const Worksheet& sheet, const SheetCell& cell);
/// "α(2) = 54.60 / 64.71 = 0.84": the line that leads to a cell, with the sheet's places.
QString workedLine(const Worksheet& sheet, const SheetCell& cell);
/// What to do for a number, where no typical mistake was made.
QString hintSentence(SheetCell::Quantity quantity);
/// A typical mistake in a sentence.
QString mistakeSentence(Mistake mistake);

}  // namespace lookback::ui
