// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>
#include <QStackedWidget>
#include <QWidget>

#include "ui/controllers/player.h"
#include "ui/present/page_mirror.h"
#include "ui/present/present_state.h"
#include "ui/services.h"

namespace lookback::ui {

class DecodePage;
class LiveStage;
class StageOverlay;
class TransportBar;

/// What the class sees: the page, the transport and a caption, in high contrast, no letter below 24 pt. The page Decode
/// is there with views of its own over the same models; every other page as a mirror of its widgets.
class AudienceWindow final : public QWidget {
  Q_OBJECT
 public:
  AudienceWindow(const Services& services, QStackedWidget& pages, DecodePage& decode, Player& player,
                 const PresentState& state);
  ~AudienceWindow() override;

  /// For the letters: the factor to the design's sizes at which the smallest has 24 pt.
  static double largeScale(const QWidget& on);
  /// The same for words, controls and captions; numbers at ticks are a little smaller.
  static double wordScale(const QWidget& on);

  LiveStage& stage() { return *m_stage; }
  PageMirror& mirror() { return *m_mirror; }
  bool showsDecode() const { return m_views->currentWidget() == m_stageWidget; }
  QString caption() const { return m_caption->text(); }
  /// What is to be seen, in words.
  QString description() const;
  const Theme& theme() const { return m_theme; }

 Q_SIGNALS:
  void endRequested();
  void nextRequested();
  void previousRequested();

 protected:
  void keyPressEvent(QKeyEvent* event) override;
  void closeEvent(QCloseEvent* event) override;
  void changeEvent(QEvent* event) override;

 private:
  void build(Player& player);
  void followPage();
  void followCaption();
  void followFocus();
  void retranslate();

  Theme m_theme, m_barTheme;  // pictures; transport and caption
  Services m_services, m_barServices;
  QStackedWidget& m_pages;
  DecodePage& m_decode;
  QWidget* m_content;
  QStackedWidget* m_views;
  LiveStage* m_stage;
  QWidget* m_stageWidget;  // the same
  PageMirror* m_mirror;
  TransportBar* m_transport = nullptr;
  QLabel* m_caption;
  StageOverlay* m_overlay = nullptr;
  QTimer m_pointer;  // where the mouse is in the page that is mirrored
  QPoint m_lastPointer;
};

}  // namespace lookback::ui
