// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include "ui/controllers/gold_controller.h"
#include "ui/controllers/posterior_controller.h"
#include "ui/services.h"

namespace lookback::ui {

class FinderDialog;
class GoldComparison;
class MapView;

/// What the window has of test sets, gold links and statistical alignments of the words on the page: the controllers,
/// their actions, the dialogs, and the map's share. The
/// dialogs are made when they are first asked for.
class GoldDesk final : public QObject {
  Q_OBJECT
 public:
  /// `window` is what the dialogs belong to; all outlive the desk.
  GoldDesk(Services services, DecodeModel& decode, DecodeController& controller, QWidget* window);
  ~GoldDesk() override;

  GoldController& controller() { return m_controller; }
  PosteriorModel& posteriors() { return m_posteriors.model(); }
  void attach(MapView& map);
  FinderDialog& finder();
  void compare();

 Q_SIGNALS:
  /// A sentence was opened: the page of the decoder is wanted.
  void decodeWanted();
  /// For people.
  void failed(const QString& message);

 private:
  void connectActions();
  void enableActions();

  Services m_services;
  DecodeModel& m_decode;
  QWidget* m_window;
  GoldController m_controller;
  PosteriorController m_posteriors;
  FinderDialog* m_finder = nullptr;
  GoldComparison* m_comparison = nullptr;
  MapView* m_map = nullptr;
};

}  // namespace lookback::ui
