// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace lookback::ui {

/// Whose weights the map shows and turns into links: the attention of the decoder, or the posterior of a statistical
/// alignment.
struct WeightsReader {
  enum class Kind { attention, hmm, model1 };
  Kind kind = Kind::attention;
  QString file = {};     // of the statistical model
  bool several = false;  // more than one such file is at hand, so that it is named
  bool alone = true;     // there is nothing else to choose from
  friend bool operator==(const WeightsReader&, const WeightsReader&) = default;

  bool isPosterior() const { return kind != Kind::attention; }
  /// "Attention", "HMM posterior", "Model 1 posterior, fr-en-phrases".
  QString name() const;
  /// For a choice with little room: "Attention", "HMM", "Model 1, fr-en-phrases".
  QString shortName() const;
  /// What an export says: which posterior of which file; empty for attention.
  QString note() const;
  /// For file names: "", "hmm", "model1".
  QString suffix() const;
};

}  // namespace lookback::ui
