// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QPainter>
#include <QStringList>
#include <memory>
#include <optional>
#include <vector>

#include "ui/models/decode_model.h"
#include "ui/support/theme.h"
#include "ui/views/energy_axis.h"
#include "ui/views/step_motion.h"

namespace lookback::ui {

/// Energies and weights that the hand made and core has not answered yet.
struct LocalEnergies {
  int step = 0;
  Vector<double> e, alpha;  // (T_x)
};

/// The picture of one step's energies and weights: a slider and a bar for each source word.
class EnergiesScene {
  Q_DECLARE_TR_FUNCTIONS(EnergiesScene)

 public:
  EnergiesScene() = default;
  /// `local` (may be null) stands before what the model's trace says; `axis` (may be null) keeps the scale while a hand
  /// drags.
  EnergiesScene(const DecodeModel& model, const Theme& theme, QSizeF size, const LocalEnergies* local = nullptr,
                const EnergyAxis* axis = nullptr);

  /// No sentence, no step, or a model without energies.
  bool empty() const { return m_e.size() == 0; }
  int columns() const { return static_cast<int>(m_e.size()); }
  double energy(int position) const { return m_e[position]; }
  double modelEnergy(int position) const { return m_modelEnergies[position]; }
  double weight(int position) const { return m_alpha[position]; }
  const Vector<double>& energies() const { return m_e; }
  const Vector<double>& weights() const { return m_alpha; }
  const QString& word(int position) const { return m_words[position]; }
  bool edited(int position) const { return m_edited[static_cast<std::size_t>(position)] != 0; }
  /// The model's vocabulary does not have the word.
  bool unknown(int position) const { return m_unknown[static_cast<std::size_t>(position)] != 0; }
  bool locked(int position) const { return m_locked[static_cast<std::size_t>(position)] != 0; }
  /// False in sub-step score, where there are no weights yet, unless an edit is tried out.
  bool showsWeights() const { return m_showsWeights; }

  const EnergyAxis& axis() const { return m_axis; }
  void setScroll(int pixels) { m_scroll = pixels; }
  /// Score lets the energies rise from 0; soften turns bars that are as high as the energies into the weights. The
  /// numbers are those of the step from the start.
  void setProgress(const StepProgress& progress) { m_progress = progress; }
  /// Width of all columns together, and of the part that is visible.
  double contentWidth() const { return m_columnWidth * columns(); }
  double viewWidth() const { return m_view.width(); }
  QRectF columnRect(int position) const;
  QRectF track() const { return m_track; }
  QRectF bars() const { return m_bars; }
  QPointF knob(int position) const;
  /// -1 outside the columns.
  int columnAt(QPointF point) const;
  bool onWeights(QPointF point) const { return m_showsWeights && point.y() > m_bars.top() - px(14); }
  /// The word on the far side of a flip mark, and where its flag stands.
  QString flagText(const FlipMark& mark) const;
  /// A flip mark in view; `box` is the place of its word, which covers no knob. Without one it is only a pennant.
  struct Flag {
    FlipMark mark;
    std::optional<QRectF> box;
  };
  std::vector<Flag> flags() const;
  QRectF knobRect(int position) const;

  void paint(QPainter& painter, bool focused) const;

 private:
  double px(double length) const { return m_theme->px(length); }
  void readStep(const DecodeModel& model, const LocalEnergies* local);
  void layOut(QSizeF size);
  double centre(int position) const;
  Role roleOf(int position) const;
  bool visible(int position) const;
  void paintGround(QPainter& painter) const;
  void paintSlider(QPainter& painter, int position, bool focused) const;
  void paintKnob(QPainter& painter, int position, QPointF at) const;
  void paintWords(QPainter& painter, int position) const;
  void paintBar(QPainter& painter, int position) const;
  void paintFlags(QPainter& painter) const;
  std::optional<QRectF> flagRect(const FlipMark& mark, const std::vector<QRectF>& taken) const;
  void paintFlag(QPainter& painter, const FlipMark& mark, const std::optional<QRectF>& box) const;
  void paintSymbols(QPainter& painter) const;

  const Theme* m_theme = nullptr;
  std::shared_ptr<const Model> m_model;
  QStringList m_words;
  Vector<double> m_e, m_modelEnergies, m_alpha, m_modelAlpha;
  std::vector<char> m_edited, m_locked, m_unknown;
  std::vector<FlipMark> m_marks;
  bool m_showsWeights = true;
  bool m_stepEdited = false;
  int m_selected = -1;
  EnergyAxis m_axis;
  int m_scroll = 0;
  StepProgress m_progress;
  double m_columnWidth = 28;
  QRectF m_view;   // of all columns that are visible
  QRectF m_track;  // height of the sliders
  QRectF m_bars;   // height of a bar for weight 1
};

}  // namespace lookback::ui
