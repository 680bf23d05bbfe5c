// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <stdexcept>
#include <stop_token>
#include <string>

namespace lookback {

enum class ErrorCode {
  refusedInput,  // a file, a line or a value that cannot be used
  wrongUsage,    // a call that asks for something that does not exist
  io,            // the system refused to read or write
  interrupted,   // stopped on request
};

/// What core throws. The message names the file or field, the place in it, and what to do.
class Error : public std::runtime_error {
 public:
  Error(ErrorCode code, const std::string& message) : std::runtime_error(message), m_code(code) {}
  explicit Error(const std::string& message) : Error(ErrorCode::refusedInput, message) {}
  ErrorCode code() const { return m_code; }

 private:
  ErrorCode m_code;
};

/// Leaves a long computation when a stop was requested.
inline void throwIfStopped(const std::stop_token& stop) {
  if (stop.stop_requested()) throw Error(ErrorCode::interrupted, "stopped");
}

}  // namespace lookback
