// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <filesystem>
#include <memory>
#include <vector>

#include "ui/controllers/alignment_reader.h"
#include "ui/models/model_shelf.h"
#include "ui/models/posterior_model.h"

namespace lookback::ui {

/// Looks which statistical alignments lie beside the models of the shelf, and works out how the chosen one explains the
/// words on the page, on a thread of its own.
class PosteriorController final : public QObject {
  Q_OBJECT
 public:
  PosteriorController(DecodeModel& decode, ModelShelf& shelf, QObject* parent = nullptr);

  PosteriorModel& model() { return m_model; }

 Q_SIGNALS:
  /// For people; the map shows attention again.
  void failed(const QString& message);

 private:
  void look();
  void follow();
  void take(const AlignmentAnswer& answer);

  DecodeModel& m_decode;
  ModelShelf& m_shelf;
  PosteriorModel m_model;
  std::vector<std::filesystem::path> m_files;
  std::optional<PosteriorChoice> m_asked;  // on its way
  std::uint64_t m_looks = 0;
  std::unique_ptr<AlignmentReader> m_reader;  // last member: its thread ends first
};

}  // namespace lookback::ui
