// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <string>
#include <vector>

namespace lookback::ui {

class DecodeController;
class DecodePage;

/// What the page Decode shows, as the inside of a stepper's fence.
struct DecodeCapture {
  std::string block;  // empty if nothing is decoded
  QString left;       // a sentence about what a lesson cannot hold; empty if nothing
};

/// Sentence, model, step, part and panes; a word that was forced, and a hypothesis of the beam, as the target sentence
/// they lead to. `models` are the names that lessons may run.
DecodeCapture captureDecode(const DecodePage& page, const DecodeController& controller,
                            const std::vector<std::string>& models);

/// A TOML basic string with its quotes.
std::string tomlText(const std::string& text);

}  // namespace lookback::ui
