// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractButton>
#include <QLabel>
#include <QString>
#include <QToolButton>
#include <QWidget>
#include <vector>

#include "core/tensor/types.h"
#include "ui/support/equation.h"
#include "ui/support/theme.h"

namespace lookback::ui {

/// Eight dimensions of some vectors as strips of colour on a fixed scale, -1..1 unless said: the annotations that are
/// blended and, framed, the context they make.
class StripPicture final : public QWidget {
  Q_OBJECT
 public:
  struct Strip {
    QString symbol;  // formula, as "\u{0.68} h_6"
    QString name;    // for assistive programs
    std::vector<float> values;
    bool framed = false;
    QString before;  // a note above it, as "+ 12 others"
  };
  static constexpr int kCells = 8;

  StripPicture(const Theme& theme, QWidget* parent);
  void setStrips(std::vector<Strip> strips);
  /// The scale runs from -limit to limit; 1 unless said.
  void setLimit(double limit);
  QSize sizeHint() const override;
  QSize minimumSizeHint() const override { return {0, sizeHint().height()}; }

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  struct Entry {
    Strip strip;
    Formula symbol;
  };
  double paintLegend(QPainter& painter, double top) const;
  double labelWidth() const;

  const Theme& m_theme;
  std::vector<Entry> m_entries;
  double m_limit = 1;
};

/// The strips with their caption and the buttons to the next and the previous eight dimensions.
class BlendStrips final : public QWidget {
  Q_OBJECT
 public:
  /// One vector; `values` is the whole of it.
  struct Source {
    QString symbol, name, before;
    ConstVectorRef<float> values;
    bool framed = false;
  };
  BlendStrips(const Theme& theme, QWidget* parent);
  /// `caption` names what is shown ("Blend").
  void setVectors(const QString& caption, const std::vector<Source>& vectors);
  int firstDimension() const { return m_first; }
  /// For numbers that leave -1..1: a whole number.
  void setLimit(double limit) { m_picture->setLimit(limit); }

 protected:
  void changeEvent(QEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  void placeButtons();
  void move(int pages);
  void follow();
  void applyTheme();
  void retranslate();

  const Theme& m_theme;
  QLabel* m_caption;
  QToolButton *m_previous, *m_next;
  StripPicture* m_picture;
  QString m_title;
  struct Whole {
    QString symbol, name, before;
    Vector<float> values;
    bool framed;
  };
  std::vector<Whole> m_vectors;
  int m_first = 0;
  int m_dimensions = 0;
};

}  // namespace lookback::ui
