// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPixmap>

#include "ui/views/arcs_scene.h"
#include "ui/views/pane_canvas.h"
#include "ui/views/pane_view.h"

namespace lookback::ui {

class PaneCheck;
class PaneCombo;
class ThinScrollBar;

/// The painted arcs; an accessible list of the links drawn.
class ArcsCanvas final : public PaneCanvas {
  Q_OBJECT
 public:
  ArcsCanvas(DecodeModel& model, Theme& theme, QWidget* parent);

  const ArcsScene& scene() const { return m_scene; }
  const ArcsOptions& options() const { return m_options; }
  void setOptions(const ArcsOptions& options);
  /// Where the picture is scrolled to, in pixels.
  int scrolled() const;
  bool scrolls() const;

  QString description() const override;
  QSize exportSize() const override;
  void renderTo(QPainter& painter, QSize size) const override;

  QAccessible::Role listRole() const override { return QAccessible::List; }
  QAccessible::Role itemRole() const override { return QAccessible::ListItem; }
  QString listDescription() const override { return description(); }
  QString listHelp() const override;
  int itemCount() const override { return static_cast<int>(m_scene.links().size()); }
  QString itemName(int index) const override;
  QString itemValue(int index) const override;
  QRect itemRect(int index) const override;
  int currentItem() const override;
  void activateItem(int index) override;

  int sourcePositionAt(QPointF point) const override;
  int stepNumberAt(QPointF point) const override;
  QPointF wordMenuPlace() const override;
  QSize sizeHint() const override;
  QSize minimumSizeHint() const override;

 protected:
  void rebuild() override;
  void followCursor() override;
  void paintEvent(QPaintEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void wheelEvent(QWheelEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;

 private:
  const Link& link(int index) const;
  void placeScrollBar();
  void scrollTo(const QRectF& rect);
  void paintNotes(QPainter& painter) const;
  void refreshEarlier();

  ArcsOptions m_options;
  ArcsScene m_scene;
  ThinScrollBar* m_bar;
  QPixmap m_earlier;         // links of earlier steps as they stand on screen
  ArcsScene m_earlierScene;  // that it shows
  int m_earlierScrolled = 0;
  bool m_earlierOld = true;  // all of it
};

/// U2 "Arcs": source words above, the target words written so far below, a curve for every weight that the threshold
/// lets through.
///
/// Keys: left and right select a source word, up and down go to the neighbouring step, [ and ] change the threshold,
/// R shows reorderings, P log p under the words, W goes to the least likely word. A click on a source word selects it,
/// on a target word goes to its step.
class ArcsView final : public PaneView {
  Q_OBJECT
 public:
  ArcsView(DecodeModel& model, Theme& theme, QWidget* parent = nullptr, const QString& id = QStringLiteral("arcs"));

  const ArcsScene& scene() const { return m_arcs->scene(); }
  Threshold threshold() const { return m_arcs->options().threshold; }
  void setThreshold(const Threshold& threshold);
  bool showsProbabilities() const { return m_arcs->options().probabilities; }
  void setShowProbabilities(bool show);
  /// This is one of two lanes: its letter and what it shows; both empty where there is only one. `repeats`: its words
  /// and their log p are those of the other lane, so that these are not printed twice.
  void setLane(const QString& letter, const QString& what, bool repeats = false);
  /// The choices are those of another view, whose controls stand for both.
  void follow(ArcsView& leader);
  bool showsReorderings() const { return m_arcs->options().reorderings; }
  void setShowReorderings(bool show);

  /// One line a link of every step up to the current one, hidden links too:
  /// step, target, position, source, weight, model_weight, edited, shown.
  QString exportCsv() const override;

 Q_SIGNALS:
  void optionsChanged();

 protected:
  void retranslate() override;

 private:
  void changeThreshold(int by);

  ArcsCanvas* m_arcs;
  PaneCombo* m_threshold;
  PaneCheck* m_reorderings;
  QAction* m_reorderingsAction;
  QAction* m_more;
  QAction* m_fewer;
  QAction* m_probabilities;
  QAction* m_leastLikely;
  QString m_lane, m_laneWhat;
};

}  // namespace lookback::ui
