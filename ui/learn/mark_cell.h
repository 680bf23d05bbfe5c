// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractButton>

#include "ui/support/theme.h"

namespace lookback::ui {

/// One cell of "mark cells". A mark is a grey disc until it is judged, for a coloured one would look judged already;
/// then a tick or a cross. A dashed ring stands where a mark is missing.
class MarkCell final : public QAbstractButton {
  Q_OBJECT
 public:
  enum class Look { none, right, wrong, missed };
  MarkCell(const Theme& theme, QWidget* parent);
  Look look() const { return m_look; }
  void setLook(Look look);
  /// What stands in a cell without a mark: its weight, or nothing.
  void setWeight(const QString& weight);
  QSize sizeHint() const override;

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  void paintSign(QPainter& painter) const;

  const Theme& m_theme;
  Look m_look = Look::none;
  QString m_weight;
};

}  // namespace lookback::ui
