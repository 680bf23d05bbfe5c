// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "core/decoding/session.h"
#include "core/model/decoder.h"
#include "core/model/model.h"

namespace lookback {

/// See session.h. What stands behind the name.
class ReadSentence {
 public:
  std::shared_ptr<const Model> model;
  std::string sentence;               // normalised
  std::vector<std::string> tokens;    // (T_x), "</s>" last
  std::vector<std::int32_t> ids;      // (T_x)
  std::shared_ptr<const Weights<float>> weights;
  Annotations<float> annotations;
};

}  // namespace lookback
