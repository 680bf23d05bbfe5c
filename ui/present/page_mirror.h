// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointer>
#include <QTimer>
#include <QWidget>

#include "ui/support/theme.h"

namespace lookback::ui {

/// Says, at most once a frame, that something inside a widget was painted. Painting it into a mirror does not count.
class PaintWatch final : public QObject {
  Q_OBJECT
 public:
  PaintWatch(QWidget& root, int restMs, QObject* parent);

 Q_SIGNALS:
  void painted();

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  QWidget& m_root;
  QTimer m_rest;
};

/// Draws `source` (children, too) so that its `part` fills `target`. The widgets paint again at that scale: letters
/// stay sharp. The ground is the caller's.
void paintMirror(QPainter& painter, QWidget& source, const QRect& part, const QRectF& target);

/// A page as the audience sees it: the same widgets painted larger. As a whole, or, so that the letters are large
/// enough for a hall, the part in which the presenter works.
class PageMirror final : public QWidget {
  Q_OBJECT
 public:
  PageMirror(const Theme& theme, QWidget* parent);
  /// Null: none.
  void setSource(QWidget* source);
  /// The least factor; the whole page is shown when it fits at that size, else a part.
  void setLeastFactor(double factor);
  void setWhole(bool whole);
  bool isWhole() const { return m_whole; }
  /// Brings a place of the source into view, if only a part is shown.
  void ensureVisible(const QRect& place);
  double factor() const;
  /// What of the source is to be seen.
  QRect part() const;

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  const Theme& m_theme;
  QPointer<QWidget> m_source;
  PaintWatch* m_watch = nullptr;
  double m_least = 1;
  bool m_whole = false;
  QPointF m_corner;  // of the part, in the source
};

}  // namespace lookback::ui
