// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text/language.h"

namespace lookback {

std::string_view languageCode(Language language) {
  switch (language) {
    case Language::french:
      return "fr";
    case Language::english:
      return "en";
    case Language::other:
      break;
  }
  return "xx";
}

Language languageFromCode(std::string_view code) {
  if (code == "fr") return Language::french;
  if (code == "en") return Language::english;
  return Language::other;
}

}  // namespace lookback
