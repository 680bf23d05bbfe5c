// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTableWidget>
#include <optional>
#include <vector>

#include "ui/controllers/picture_export.h"
#include "ui/support/theme.h"

namespace lookback::ui {

/// What the loss would do if one energy moved.
struct GradientRow {
  QString word;                        // of the source, letter for letter
  double energy = 0;                   // e(j)
  double alpha = 0;                    // alpha(j)
  double towards = 0;                  // <dL/dc, h(j) - c>
  double de = 0;                       // dL/de(j)
  std::optional<double> checked = {};  // the finite difference, once it is there
};

/// Where energies and arrows lie between the left and the right end of a cell.
struct GradientAxis {
  double low = -1, high = 1;
  double perUnit = 1;  // energy units of arrow for one unit of dL/de
};

/// One row a source word: the energy on an axis that all rows share, with an arrow from it to where learning takes it
/// (against dL/de: right is up), then the factors of the formula, their product, the finite difference that checks it,
/// and what lies between the two. Arrow keys go from word to word.
class GradientTable final : public QTableWidget {
  Q_OBJECT
 public:
  enum Column { word, arrow, weight, towards, derivative, difference, gap, columns };

  GradientTable(Theme& theme, QWidget* parent);
  void setRows(std::vector<GradientRow> rows);
  void setChecked(int position, double value);
  const std::vector<GradientRow>& rows() const { return m_rows; }
  /// The largest |formula - finite difference| so far; absent before there is one.
  std::optional<double> largestGap() const;
  bool allChecked() const;
  /// "alpha · <...> = dL/de" of a row with its numbers.
  QString workedLine(int position) const;
  void retranslate();

  QString csv() const;
  ExportPicture picture(const QString& title, const QStringList& caption) const;

 protected:
  void resizeEvent(QResizeEvent* event) override;

 private:
  friend class ArrowDelegate;
  static QStringList heads();
  static QStringList texts(const GradientRow& row);
  void fill(int position);
  void applyTheme();
  void widen();

  Theme& m_theme;
  std::vector<GradientRow> m_rows;
  GradientAxis m_axis;
};

/// "2.1·10⁻¹⁰", "0": how far two numbers that should agree are apart.
QString tinyText(double value);

}  // namespace lookback::ui
