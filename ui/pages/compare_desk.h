// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMenu>
#include <QObject>

#include "ui/controllers/lane_controller.h"
#include "ui/controllers/player.h"
#include "ui/pages/decode_page.h"
#include "ui/services.h"

namespace lookback::ui {

/// What the window has of the second lane, the word menus, the beam and the places where playing stops: the actions,
/// the menus and the dialog.
class CompareDesk final : public QObject {
  Q_OBJECT
 public:
  /// All outlive the desk but the page, which may go before.
  CompareDesk(Services services, DecodeModel& model, DecodeController& controller, DecodePage& page,
              DecodeEngine engine, QWidget* window);

  LaneController& lanes() { return m_lanes; }
  DecodeModel& second() { return m_second; }
  /// The menu of the source word under the cursor, at the pane in focus.
  void showWordMenu();
  /// Closes the second lane; false if there is none.
  bool close();
  void compare();
  /// Every place where playing stops, to go there; and taking them all out.
  void showStops();
  /// Actions as the page stands now; `here`: it is shown.
  void enableActions(bool here);

 Q_SIGNALS:
  /// For people.
  void failed(const QString& message);
  void changed();

 private:
  void connectActions();
  void watch(PaneView& pane);
  void popUp(DecodeModel& model, int position, int step, QPoint global);
  void addLaneButtons();
  void leastLikely();

  Services m_services;
  DecodeModel& m_model;
  DecodeController& m_controller;
  DecodePage& m_page;
  QWidget* m_window;
  DecodeModel m_second;
  LaneController m_lanes;
};

}  // namespace lookback::ui
