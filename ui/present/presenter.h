// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDockWidget>
#include <QMainWindow>
#include <QPointer>
#include <QStackedWidget>
#include <QTimer>
#include <memory>

#include "ui/controllers/player.h"
#include "ui/present/audience_window.h"
#include "ui/present/present_state.h"
#include "ui/present/presenter_panel.h"
#include "ui/present/talk_timer.h"
#include "ui/services.h"
#include "ui/support/actions.h"

namespace lookback::ui {

class PaneView;
class LessonSegments;
class SegmentSource;
class StageOverlay;

/// Makes the actions of presenting ("present.start", ...) unless they are there.
void addPresenterActions(Actions& actions);

/// Presenting to a class (U8).
///
/// With a second screen an audience window fills it, and a panel with preview, notes and timer stands beside the page.
/// With one screen, projector and presenter see the same picture: then the window itself becomes what the audience
/// sees (full screen, high contrast, large letters, no rail and no bar), so that everything on it still answers to
/// mouse and keyboard where it stands, with a strip for the presenter below; notes show only when asked for. A mirror
/// over the window would have to hand every click through, and a second window beside it would halve both. For a video
/// call the audience view can also be a window of its own on the same screen.
class Presenter final : public QObject {
  Q_OBJECT
 public:
  enum class Way { screen, window, here };  // a second screen, a window of its own, this window
  /// `window` holds `pages`; all are to outlive the presentation (stop() before they go).
  Presenter(const Services& services, QMainWindow& window, QStackedWidget& pages, DecodePage& decode, Player& player);
  ~Presenter() override;

  /// Of the menu "Present"; an empty id is a line.
  static QStringList menuIds();
  /// Title of that menu.
  static QString menuTitle();

  void start(bool fromStart);
  void start(bool fromStart, Way way);
  void stop();
  bool isPresenting() const { return m_presenting; }
  Way way() const { return m_way; }
  PresentState& state() { return m_state; }
  /// Null where the window itself is what the audience sees.
  AudienceWindow* audience() const { return m_audience.get(); }
  /// Null unless presenting.
  PresenterPanel* panel() const { return m_panel; }

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  struct Before {
    ThemeName theme = ThemeName::system;
    double scale = 1;
    Qt::WindowStates state;
    QList<QPointer<QWidget>> hidden;
    QPointer<PaneView> maximised;
    bool inspector = true;
  };

  void connectActions();
  void followActions();

  // presenter_screens.cpp
  void openAudience(Way way);
  void openHere();
  void closeHere();
  double hereScale() const;
  void openPanel();
  QScreen* otherScreen() const;
  void followPane();
  void nextPane();
  void followPointer();

  // presenter.cpp
  SegmentSource* source() const;
  bool onDecode() const;
  void goTo(int by);
  void goFirst();
  void followPage();
  void followTexts();
  QString timeText() const;
  void noteKeys(const QKeyEvent& event);

  Services m_services;
  QMainWindow& m_window;
  QStackedWidget& m_pages;
  DecodePage& m_decode;
  Player& m_player;
  PresentState m_state;
  Theme m_panelTheme;
  Services m_panelServices;
  std::unique_ptr<AudienceWindow> m_audience;
  mutable std::unique_ptr<LessonSegments> m_lesson;  // of the page Learn, once it was there
  QPointer<StageOverlay> m_overlay;                  // over the window
  QPointer<QDockWidget> m_dock;
  QPointer<PresenterPanel> m_panel;
  Before m_before;
  Way m_way = Way::screen;
  bool m_presenting = false, m_notes = false, m_ownWindow = false;
  TalkTimer m_timer;
  QTimer m_second, m_keysRest, m_pointer;
  QPoint m_lastPointer;
};

}  // namespace lookback::ui
