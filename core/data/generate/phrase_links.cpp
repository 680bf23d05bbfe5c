// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/generate/phrase_links.h"

#include <charconv>

#include "core/base/contract.h"

namespace lookback::generate {

void addPhraseMeanings(const PhraseUse& use, bool french, Pieces& out, std::size_t first) {
  std::string_view links = use.phrase->links;
  if (links.empty()) {
    for (std::size_t i = first; i < out.size(); ++i) out[i].meanings.push_back(markOf(use, 0));  // as a whole
    return;
  }
  for (std::size_t k = 0; !links.empty(); ++k) {
    LOOKBACK_EXPECTS(k < use.marks.size());
    const std::size_t blank = links.find(' ');
    const std::string_view link = links.substr(0, blank);
    links = blank == std::string_view::npos ? std::string_view{} : links.substr(blank + 1);
    const std::size_t dash = link.find('-');
    const std::string_view number = french ? link.substr(0, dash) : link.substr(dash + 1);
    std::size_t index = 0;
    std::from_chars(number.data(), number.data() + number.size(), index);
    LOOKBACK_EXPECTS(first + index < out.size());
    out[first + index].meanings.push_back(markOf(use, k));
  }
  for (std::size_t i = first; i < out.size(); ++i) out[i].grouped = out[i].meanings.size() > 1;
}

}  // namespace lookback::generate
