// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMainWindow>
#include <QMenu>
#include <filesystem>
#include <memory>

#include "ui/banner.h"
#include "ui/controllers/decode_controller.h"
#include "ui/controllers/player.h"
#include "ui/models/decode_model.h"
#include "ui/pages/decode_page.h"
#include "ui/services.h"
#include "ui/support/focus_ring.h"

namespace lookback::ui {

class CompareDesk;
class DataPage;
class GoldDesk;
class LearnPage;
class LensDesk;
class Page;
class PageStack;
class Presenter;
class Rail;
class ScoreboardPage;
class TopBar;
class TrainPage;
class TransportBar;
class TwoToneLabel;

/// The window: rail, top bar, page, transport, status line, and what its actions do.
class MainWindow final : public QMainWindow {
  Q_OBJECT
 public:
  MainWindow(Services services, DecodeEngine engine = DecodeEngine::core());
  ~MainWindow() override;

  /// Reads the model (nothing if `model` is empty: then the window says how to go on) and decodes the sentence.
  void start(const std::filesystem::path& model, const QString& sentence);

  DecodeModel& decodeModel() { return m_model; }
  DecodeController& controller() { return m_controller; }
  Player& player() { return m_player; }
  DecodePage& page() { return *m_page; }
  /// The second lane, the beam and the word menus.
  CompareDesk& compare() { return *m_compare; }
  /// Made when it is first asked for, as every page beside Decode.
  LearnPage& learnPage();
  TrainPage& trainPage();
  DataPage& dataPage();
  ScoreboardPage& scoreboardPage();
  /// Test sets and gold links.
  GoldDesk& gold() { return *m_gold; }
  /// One of the names of the rail: "learn", "decode", "energies", "train", "scoreboard", "data".
  void showPage(const QString& name);
  void showDecode();
  /// Says above the page why what was asked for cannot be shown.
  void refuse(const QString& sentence);
  const Banner& banner() const { return *m_banner; }
  QString statusText() const;

 Q_SIGNALS:
  /// What was asked for last is on the window (or the window says why not).
  void settled(bool good);

 protected:
  void keyPressEvent(QKeyEvent* event) override;
  bool eventFilter(QObject* watched, QEvent* event) override;
  void changeEvent(QEvent* event) override;
  void closeEvent(QCloseEvent* event) override;
  void dragEnterEvent(QDragEnterEvent* event) override;
  void dropEvent(QDropEvent* event) override;

 private:
  // main_window.cpp
  void build();
  void connectModel();
  void followModel();
  void followSource();
  void noteUnusual();
  void showFailure(DecodeStage stage, const QString& message);
  void openModelFile(const std::filesystem::path& file);
  void applyTheme();
  void restoreState();
  void addPages();
  void adopt(QWidget* page);
  LearnPage* makeLearnPage(QWidget* parent);
  TrainPage* makeTrainPage(QWidget* parent);
  DataPage* makeDataPage(QWidget* parent);
  ScoreboardPage* makeScoreboardPage(QWidget* parent);
  /// Null before anybody asked for it.
  TrainPage* madeTrainPage() const;
  /// The page that is shown; null for Decode.
  Page* shownPage() const;
  QUndoStack* shownUndo();
  QList<QWidget*> shownStops() const;
  bool onDecode() const;
  bool onLesson() const;
  void followStatus();

  // main_window_actions.cpp
  void connectActions();
  void connectViewActions();
  void connectStepActions();
  void fillMenu();
  void enableActions();
  void retranslate();
  void chooseModel();
  void exportCurrentPane();
  void copyCurrentPane();
  void movePane(int way);
  void whatIsThis();
  void showKeys();
  void showAbout();

  Services m_services;
  DecodeEngine m_engine;
  DecodeModel m_model;
  DecodeController m_controller;
  std::unique_ptr<CompareDesk> m_compare;  // refers to the model and the controller
  Player m_player;
  Presenter* m_presenter;
  std::unique_ptr<GoldDesk> m_gold;  // refers to the model and the controller: goes before them
  std::unique_ptr<LensDesk> m_lenses;
  QMenu* m_menu;
  Rail* m_rail;
  TopBar* m_top;
  PageStack* m_stack;
  QWidget* m_decode;  // page and transport
  DecodePage* m_page;
  TransportBar* m_transport;
  QFrame* m_statusLine;
  TwoToneLabel* m_status;
  Banner* m_banner;  // above the page
  Banner* m_job;     // over it
  FocusRing* m_ring;
  bool m_unusual = false;  // the banner says something of this sentence
  QString m_startNote;     // to be said once, with the first sentence
};

}  // namespace lookback::ui
