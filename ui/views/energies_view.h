// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTimer>
#include <optional>

#include "ui/views/energies_scene.h"
#include "ui/views/pane_canvas.h"
#include "ui/views/pane_view.h"

namespace lookback::ui {

class ButtonRows;
class NumberPopup;
class ThinScrollBar;

/// The painted sliders and bars; an accessible list of sliders.
///
/// What the hand does is drawn at once from core's own arithmetic; the answer of the decoder replaces it when it comes.
class EnergiesCanvas final : public PaneCanvas {
  Q_OBJECT
 public:
  EnergiesCanvas(DecodeModel& model, Theme& theme, QWidget* parent);

  const EnergiesScene& scene() const { return m_scene; }
  /// The hand holds a slider, or its last value is still being worked on.
  bool followsHand() const { return m_local.has_value(); }
  int scrolled() const;
  bool scrolls() const;

  QString description() const override;
  QSize exportSize() const override;
  void renderTo(QPainter& painter, QSize size) const override;

  QAccessible::Role listRole() const override { return QAccessible::List; }
  QAccessible::Role itemRole() const override { return QAccessible::Slider; }
  QString listDescription() const override { return description(); }
  QString listHelp() const override;
  int itemCount() const override { return m_scene.columns(); }
  QString itemName(int index) const override;
  QString itemValue(int index) const override;
  QRect itemRect(int index) const override;
  int currentItem() const override { return m_scene.empty() ? -1 : model().source(); }
  void activateItem(int index) override;
  bool hasNumber() const override { return true; }
  double itemNumber(int index) const override { return m_scene.energy(index); }
  void setItemNumber(int index, double energy) override;
  double lowestNumber() const override { return m_scene.axis().lowestUseful(); }
  double highestNumber() const override { return m_scene.axis().highestUseful(); }
  double numberStep() const override;

  int sourcePositionAt(QPointF point) const override { return m_scene.empty() ? -1 : m_scene.columnAt(point); }
  QPointF wordMenuPlace() const override {
    return m_scene.empty() || model().source() < 0 ? QRectF(rect()).center()
                                                   : m_scene.columnRect(model().source()).center();
  }
  QSize sizeHint() const override;
  QSize minimumSizeHint() const override;

 Q_SIGNALS:
  /// The numbers drawn are others.
  void shownChanged();
  /// Keys that stand for the buttons below: "energies.lock", "energies.resetWord".
  void actionRequested(const QString& name);

 protected:
  void rebuild() override;
  void followCursor() override;
  void paintEvent(QPaintEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void mouseReleaseEvent(QMouseEvent* event) override;
  void wheelEvent(QWheelEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void keyReleaseEvent(QKeyEvent* event) override;
  void focusOutEvent(QFocusEvent* event) override;

 private:
  /// One movement of the hand, by mouse or by a key that is held.
  struct Gesture {
    Intervention intervention;
    Vector<double> before;  // energies when it began
    bool weight = false;
    double start = 0;   // value then
    double startY = 0;  // of the mouse
    bool moved = false;
    bool mouse = false;
  };

  bool canEdit(int position) const;
  void begin(int position, bool weight, bool mouse, double y);
  void moveTo(double value);
  void end();
  void forgetLocal();
  void settle();
  bool changeByKey(QKeyEvent* event);
  void changeBy(double energy);
  void changeWeight(double weight);
  void placeScrollBar();
  void scrollTo(int position);
  void updatePointer(QPointF point);

  EnergiesScene m_scene;
  ThinScrollBar* m_bar;
  std::optional<Gesture> m_gesture;
  std::optional<LocalEnergies> m_local;
  std::optional<EnergyAxis> m_heldAxis;  // does not change under the hand
  bool m_answerDue = false;              // the decoder works on what the hand did last
  QTimer m_patience;
};

/// U2 "Energies and weights": a slider for each source word, the weights below, and what can be done to all at once.
///
/// Keys: left and right choose a word; up and down move its energy by 0.1, with Shift by 1, Page Up and Page Down by
/// 0.5, Home and End to the lowest and highest reachable value; Ctrl with up and down move its weight by 0.01, with
/// Shift by 0.1; 1 to 9 set its weight to .1 to .9, 0 takes it out; L locks, Delete resets it.
class EnergiesView final : public PaneView {
  Q_OBJECT
 public:
  EnergiesView(DecodeModel& model, Theme& theme, QWidget* parent = nullptr);

  const EnergiesScene& scene() const { return m_energies->scene(); }
  /// "Σα = 1.000".
  QString sumText() const;

  /// One line a source word of the current step: position, source, energy, weight, model_energy, model_weight, edited,
  /// locked.
  QString exportCsv() const override;

 protected:
  void retranslate() override;
  bool followsHand() const override { return m_energies->followsHand(); }

 private:
  QAction* add(const char* name, void (EnergiesView::*handler)());
  QAction* action(const char* name) const;
  void followStep();
  void apply(Intervention::Kind kind, double value = 0, int position = 0);
  void equalise() { apply(Intervention::Kind::equalise); }
  void sharpen() { apply(Intervention::Kind::scale, 2); }
  void flatten() { apply(Intervention::Kind::scale, 0.5); }
  void askShift();
  void onlyThis() { apply(Intervention::Kind::onlyThis, 0, model().source()); }
  void zeroStrongest();
  void permute();
  void lock();
  void resetWord() { model().requestReset(model().step(), model().source()); }
  void resetStep() { model().requestReset(model().step()); }

  EnergiesCanvas* m_energies;
  ButtonRows* m_buttons;
  NumberPopup* m_shift;
  QLabel* m_sum;
};

}  // namespace lookback::ui
