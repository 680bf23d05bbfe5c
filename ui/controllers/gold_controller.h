// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>
#include <QTimer>
#include <filesystem>
#include <functional>
#include <map>
#include <memory>

#include "ui/controllers/decode_controller.h"
#include "ui/controllers/gold_library.h"
#include "ui/models/gold_model.h"

namespace lookback::ui {

/// Test sets in the decoder: opens their sentences along the gold translation, and keeps the learner's own links, each
/// change of which is one step of the window's undo stack.
class GoldController final : public QObject {
  Q_OBJECT
 public:
  GoldController(DecodeModel& decode, DecodeController& controller, std::filesystem::path store,
                 QObject* parent = nullptr);

  GoldModel& model() { return m_gold; }
  GoldLibrary& goldLibrary() { return m_library; }
  const std::shared_ptr<const OpenGoldSet>& set() const { return m_set; }
  /// Of the set, of the sentence opened last; -1 for none.
  int current() const { return m_current; }

  /// Opens sentence `pair` (from 0) of a set: its source decoded along its target, so that rows and links match.
  /// `order`: in which the set is gone through from there; empty for its own.
  void open(const std::shared_ptr<const OpenGoldSet>& set, std::size_t pair, std::vector<int> order = {});
  /// The next (1) or the previous (-1) sentence of the open set.
  bool canOpenNeighbour(int way) const;
  void openNeighbour(int way);
  /// Decodes along the gold translation again.
  void followGold();

  /// For the undo commands: puts links on the window and into the store.
  void putOwn(const QString& key, const GoldAlignment& links);

 Q_SIGNALS:
  void opened();
  /// Links could not be read or kept; a sentence for people.
  void failed(const QString& message);

 private:
  void show(std::size_t pair);
  int placeInOrder() const;
  bool decodeAlong(bool undoable);
  void link(int step, int source, LinkKind kind);
  void followWords();
  void followSource();
  OwnPlace placeOfWords() const;

  DecodeModel& m_decode;
  DecodeController& m_controller;
  GoldModel m_gold;
  GoldLibrary m_library;
  std::shared_ptr<const OpenGoldSet> m_set;
  std::vector<int> m_order;  // of the set
  int m_current = -1;
  std::shared_ptr<const Model> m_lastModel;

  QString m_key;  // of the words on the page
  std::map<QString, GoldAlignment> m_own;
  std::map<QString, OwnPlace> m_places;
  QTimer m_readDelay;  // words that pass by under a dragged slider are not looked up
};

}  // namespace lookback::ui
