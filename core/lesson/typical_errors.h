// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "core/lesson/quiz.h"

namespace lookback::lesson {

/// What a learner would get who makes a typical error in one blank.
struct AnticipatedError {
  TypicalError error = TypicalError::averaged;
  double value = 0;
  std::string otherWord;  // of wrongWord
};

/// The errors that the numbers of an item allow, most telling first; those that give the right answer (within the
/// tolerance) are left out.
std::vector<AnticipatedError> anticipatedErrors(const NumberBody& body, std::size_t blank);

}  // namespace lookback::lesson
