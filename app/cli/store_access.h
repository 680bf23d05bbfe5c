// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <utility>

#include "core/store/store.h"

namespace lookback::cli {

/// What a store says against being used, and how another one is named.
inline std::string withStoreOption(const std::string& message) {
  return message + ". --store FILE names another store";
}

/// Opens a store; what its file says against it comes with the option that names another.
template <class... Arguments>
store::Store openNaming(Arguments&&... arguments) {
  try {
    return store::Store(std::forward<Arguments>(arguments)...);
  } catch (const store::StoreError& error) {
    throw Error(error.code(), withStoreOption(error.what()));
  }
}

}  // namespace lookback::cli
