// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "ui/views/map_scene.h"
#include "ui/views/pane_canvas.h"
#include "ui/views/pane_view.h"

namespace lookback::ui {

class PaneButton;
class PaneCombo;
class ThinScrollBar;

/// The painted tree of a beam search; an accessible tree of partial translations.
class BeamCanvas final : public PaneCanvas {
  Q_OBJECT
 public:
  BeamCanvas(DecodeModel& model, Theme& theme, QWidget* parent);

  const BeamTree* tree() const { return model().beam().get(); }
  /// The node under the cursor; -1 without a tree.
  int cursor() const { return m_cursor; }
  void setCursorNode(int node);
  /// Shows the hypothesis of the node under the cursor: the best one that goes through it, or the words up to it.
  void showHypothesis();
  QRectF nodeRect(int node) const;
  /// The read-out in two lines.
  std::vector<Run> readout(int line) const;

  QString description() const override;
  QSize exportSize() const override;
  void renderTo(QPainter& painter, QSize size) const override;

  QAccessible::Role listRole() const override { return QAccessible::Tree; }
  QAccessible::Role itemRole() const override { return QAccessible::TreeItem; }
  QString listDescription() const override { return description(); }
  QString listHelp() const override;
  int itemCount() const override { return tree() ? static_cast<int>(tree()->nodes.size()) : 0; }
  QString itemName(int index) const override;
  QString itemValue(int index) const override;
  QRect itemRect(int index) const override;
  int currentItem() const override { return m_cursor; }
  void activateItem(int index) override;

  QSize sizeHint() const override;
  QSize minimumSizeHint() const override;

 Q_SIGNALS:
  void shownChanged();
  void widthRequested(int by);

 protected:
  void rebuild() override;
  void followCursor() override;
  void paintEvent(QPaintEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void mouseDoubleClickEvent(QMouseEvent* event) override;
  void wheelEvent(QWheelEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void contextMenuEvent(QContextMenuEvent* event) override { event->ignore(); }

 private:
  struct Layout {
    std::vector<QRectF> nodes;    // of the whole picture
    std::vector<double> columns;  // left edge of each step
    QSizeF size;
  };
  const BeamNode& node(int index) const { return tree()->nodes[static_cast<std::size_t>(index)]; }
  Layout layOut(const Theme& theme) const;
  void paint(QPainter& painter, const Theme& theme, const Layout& layout, QRectF visible, int cursor) const;
  void paintLink(QPainter& painter, const Theme& theme, const Layout& layout, int index) const;
  void paintNode(QPainter& painter, const Theme& theme, const Layout& layout, int index, bool cursor) const;
  void paintStrip(QPainter& painter) const;
  void placeScrollBars();
  void show(const QRectF& rect);
  int nodeAt(QPointF point) const;
  /// Nodes of the hypothesis that is shown, by node.
  void markShown();
  QString fateText(const BeamNode& node) const;
  QRectF pictureRect() const;
  QPointF origin() const;

  Layout m_layout;
  std::vector<char> m_shown;
  std::vector<char> m_best;
  int m_cursor = -1;
  std::shared_ptr<const BeamTree> m_last;  // whose cursor this is
  ThinScrollBar *m_across, *m_down;
};

/// U2 "Beam": the search from left to right, a column a step; what was kept, by falling log-probability, then what just
/// missed the beam, as stubs.
///
/// Keys: left and right go to the word before and to the best word after, up and down along the step, Home to the first
/// word, End to the end of the best hypothesis; Enter shows the hypothesis, Delete what the model writes by itself; +
/// and − make the beam wider and narrower.
class BeamView final : public PaneView {
  Q_OBJECT
 public:
  static constexpr int kWidest = 12;

  BeamView(DecodeModel& model, Theme& theme, QWidget* parent = nullptr);

  BeamCanvas& beam() const { return *m_beam; }
  int beamWidth() const;
  void setBeamWidth(int width);

  /// One line a node: node, parent, step, word, log_p, sum, score, rank, fate.
  QString exportCsv() const override;

 protected:
  void retranslate() override;
  void showEvent(QShowEvent* event) override;
  void hideEvent(QHideEvent* event) override;

 private:
  void follow();

  BeamCanvas* m_beam;
  PaneCombo* m_width;
  QAction *m_show, *m_release, *m_wider, *m_narrower;
};

}  // namespace lookback::ui
