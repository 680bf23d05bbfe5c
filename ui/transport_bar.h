// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractButton>
#include <QComboBox>
#include <QFrame>
#include <QHBoxLayout>
#include <QLabel>
#include <array>

#include "ui/controllers/player.h"
#include "ui/models/decode_model.h"
#include "ui/services.h"
#include "ui/support/controls.h"

namespace lookback::ui {

/// One of the four parts of a step: done (filled), current (a pill), to come (open). Pressing it goes there.
class SubStepDot final : public QAbstractButton {
  Q_OBJECT
 public:
  enum class State { done, current, toCome, absent };
  SubStepDot(const Theme& theme, QWidget* parent);
  void setState(State state);
  /// Without its word, where there is no room; the current one keeps it.
  void setShort(bool isShort);
  QSize sizeHint() const override;
  QSize minimumSizeHint() const override { return sizeHint(); }

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  QFont textFont() const;
  bool showsText() const { return !m_short || m_state == State::current; }

  const Theme& m_theme;
  State m_state = State::toCome;
  bool m_short = false;
};

/// Below the page: first, back, play, Step, last, where we are, the four sub-steps, speed, undo, redo.
class TransportBar final : public QFrame {
  Q_OBJECT
 public:
  TransportBar(Services services, DecodeModel& model, Player& player, QWidget* parent);

 protected:
  void changeEvent(QEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

 private:
  void buildButtons(QHBoxLayout* line);
  void follow();
  void fit();
  void giveWay(int level);
  void applyTheme();
  void retranslate();

  Services m_services;
  DecodeModel& m_model;
  Player& m_player;
  std::array<ActionButton*, 4> m_small{};  // first, back, play, last
  ActionButton* m_step = nullptr;
  QLabel* m_where;
  LabelPlace* m_wherePlace = nullptr;
  std::array<SubStepDot*, 4> m_dots{};
  std::array<QFrame*, 3> m_links{};
  QComboBox* m_speed;
  bool m_fitting = false;
  int m_words = -1, m_pill = -2, m_whereRoom = 0;  // what the bar was fitted for
  ActionButton *m_undo = nullptr, *m_redo = nullptr;
};

}  // namespace lookback::ui
