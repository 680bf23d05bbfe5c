// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMenu>
#include <memory>

#include "core/decoding/nearest_words.h"
#include "core/decoding/source_edit.h"
#include "ui/models/decode_model.h"

namespace lookback::ui {

/// What can be done to a source word (replace by a near one, the unknown word, delete, swap) and to a target word (stop
/// here). The near words come from a thread beside the window; until then the menu says so.
class WordMenu final : public QMenu {
  Q_OBJECT
 public:
  /// `position`: of a source word, -1 for none; `step`: of a target word, 0 for none.
  WordMenu(DecodeModel& model, int position, int step, QWidget* parent);
  /// Near words offered.
  static constexpr int kNear = 12;

 Q_SIGNALS:
  /// The edited sentence and what was done to it, for the undo list.
  void edited(const std::string& sentence, const QString& what);
  /// The near words stand in the menu.
  void filled();

 private:
  void addSourceWord(int position);
  void addTargetWord(int step);
  QAction* addEdit(QMenu* menu, const QString& text, const SourceEdit& edit, const QString& what);
  void findNear(int position);
  void fillNear(int position, const std::vector<NearWord>& words);

  DecodeModel& m_model;
  std::shared_ptr<const Trace> m_trace;
  std::shared_ptr<const Model> m_shown;
  QMenu* m_near = nullptr;
};

}  // namespace lookback::ui
