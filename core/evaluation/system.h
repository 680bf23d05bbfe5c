// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <memory>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

#include "core/decoding/translator.h"
#include "core/evaluation/aer.h"
#include "core/model/model.h"

namespace lookback {

/// A translation of one sentence as text.
struct SystemOutput {
  std::string text;
  bool finished = true;  // false: cut at the maximum length
};

/// Anything that translates sentences can be scored: a neural model, a phrase-based system, a dictionary.
struct TranslationSystem {
  /// Whether the mark <unk> may stand in the output. The paper forbids it for its second column.
  enum class Unknown { allowed, forbidden };
  using Translate =
      std::function<SystemOutput(std::string_view sentence, Unknown unknown, const std::stop_token& stop)>;
  using Words = std::vector<std::string>;  // tokens (tokenizer.h)

  Direction direction;
  /// Makes a translator for the calling thread; it is used by that thread alone.
  std::function<Translate()> start;
  /// Whether every word is in the system's vocabulary. Without these functions every word counts as known. A system
  /// without a vocabulary of its own borrows that of the model it is compared with, as the paper's Moses does.
  std::function<bool(const Words&)> knowsSource{}, knowsTarget{};
  /// Links between the words of a given pair, by any thread; absent: this system does not align.
  std::function<AlignmentLinks(const Words& source, const Words& target)> align{};
};

/// A model as a system. It aligns each word of a given target to the source word it reads from most (argmax of alpha
/// under teacher forcing); RNNencdec does not align.
TranslationSystem modelSystem(std::shared_ptr<const Model> model, const TranslateOptions& options = {});

}  // namespace lookback
