// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <span>
#include <string_view>

namespace lookback {

/// How long a published model was trained: table 2 of the paper (Appendix B). NLL is "the average conditional
/// log-probabilities of the sentences in either the training set or the development set", here as printed, in nats.
struct PublishedTraining {
  double updates = 0;  // minibatches of 80
  double epochs = 0;
  int hours = 0;
  std::string_view processor;
  double trainNll = 0, devNll = 0;
};

/// A row of the paper's table 1: BLEU on the test set newstest2014, English to French, `all` sentences and those
/// without unknown words in themselves and in the reference; for the latter the models may not produce the unknown
/// mark.
struct PublishedRow {
  std::string_view model;
  std::optional<int> trainingLength;  // longest sentences trained on, in words
  double all = 0, noUnknown = 0;
  std::string_view decoding;                  // "beam" (section 4.2, which gives no width)
  std::optional<PublishedTraining> training;  // Moses is not in table 2
  bool attention = false;
};

inline constexpr int kPublishedYear = 2014;

/// In the order of the table. These numbers are the paper's and are never recomputed. Its figure 2, BLEU by sentence
/// length, prints no numbers and none were read off it.
std::span<const PublishedRow> publishedRows();
}  // namespace lookback
