// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>
#include <QPainter>
#include <QString>
#include <memory>
#include <vector>

#include "ui/support/theme.h"

namespace lookback::ui {

/// A formula in a few signs of TeX: letters are italic, digits, signs and \u{words} upright; _ and ^ take the next sign
/// or {group}; \f{above}{below} is a fraction; \r{h} puts an arrow to the right over its group, \l{h} one to the left,
/// \t{s} a tilde.
class Formula {
 public:
  explicit Formula(const QString& source);
  ~Formula();
  Formula(Formula&&) noexcept;
  Formula& operator=(Formula&&) noexcept;

  /// In px at 100 %, for letters of `size` px.
  QSizeF size(const Theme& theme, double size) const;
  double ascent(const Theme& theme, double size) const;
  /// From `left` on, its letters standing on `baseline`.
  void draw(QPainter& painter, const Theme& theme, double left, double baseline, double size) const;

  struct Node;

 private:
  std::unique_ptr<Node> m_root;
};

/// The grey box of the inspector: one formula a line, with where the paper has it ("eq. 5") at the end. Long ones
/// shrink to the width, down to 11 px, then scroll with the inspector's width.
class EquationBox final : public QFrame {
  Q_OBJECT
 public:
  struct Line {
    QString formula;
    QString place;   // "eq. 6"
    QString spoken;  // for assistive programs
  };
  EquationBox(const Theme& theme, QWidget* parent);
  void setLines(std::vector<Line> lines);
  QSize sizeHint() const override;
  QSize minimumSizeHint() const override;

 protected:
  void paintEvent(QPaintEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

 private:
  struct Entry {
    Formula formula;
    QString place;
  };
  double letterSize(const Entry& entry) const;
  double lineHeight(const Entry& entry) const;
  double placeWidth(const Entry& entry) const;

  const Theme& m_theme;
  std::vector<Entry> m_lines;
};

/// A symbol such as c_6 beside a title.
class SymbolLabel final : public QWidget {
  Q_OBJECT
 public:
  SymbolLabel(const Theme& theme, QWidget* parent);
  void setSymbol(const QString& formula);
  QSize sizeHint() const override;

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  const Theme& m_theme;
  Formula m_formula;
};

}  // namespace lookback::ui
