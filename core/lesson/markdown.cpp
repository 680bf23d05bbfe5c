// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lesson/markdown.h"

#include <cmark.h>
#include <fmt/format.h>

#include <algorithm>
#include <cstdlib>
#include <memory>

#include "core/lesson/limits.h"
#include "core/lesson/schema.h"

namespace lookback::lesson {
namespace {

struct FreeNode {
  void operator()(cmark_node* node) const { cmark_node_free(node); }
};
struct FreeIterator {
  void operator()(cmark_iter* iterator) const { cmark_iter_free(iterator); }
};
using Document = std::unique_ptr<cmark_node, FreeNode>;

Document parse(std::string_view text) {
  return Document(cmark_parse_document(text.data(), text.size(), CMARK_OPT_DEFAULT));
}

/// Calls visit(node) for each node of a subtree as it is entered; without recursion, however deep it is.
template <class Visit>
void walk(cmark_node* root, const Visit& visit) {
  const std::unique_ptr<cmark_iter, FreeIterator> iterator(cmark_iter_new(root));
  for (cmark_event_type event; (event = cmark_iter_next(iterator.get())) != CMARK_EVENT_DONE;)
    if (event == CMARK_EVENT_ENTER) visit(cmark_iter_get_node(iterator.get()));
}

std::string_view literal(cmark_node* node) {
  const char* text = cmark_node_get_literal(node);
  return text == nullptr ? std::string_view() : std::string_view(text);
}

/// The letters of a subtree, without marks.
std::string plainText(cmark_node* root) {
  std::string text;
  walk(root, [&](cmark_node* node) {
    const cmark_node_type type = cmark_node_get_type(node);
    if (type == CMARK_NODE_TEXT || type == CMARK_NODE_CODE) text += literal(node);
    if (type == CMARK_NODE_SOFTBREAK || type == CMARK_NODE_LINEBREAK) text += ' ';
  });
  return text;
}

std::string renderHtml(cmark_node* node) {
  char* html = cmark_render_html(node, CMARK_OPT_DEFAULT);  // without CMARK_OPT_UNSAFE: no raw HTML in any case
  std::string made(html);
  std::free(html);
  return made;
}

std::string_view fenceInfo(cmark_node* node) {
  if (cmark_node_get_type(node) != CMARK_NODE_CODE_BLOCK) return {};
  const char* info = cmark_node_get_fence_info(node);
  const std::string_view text = info == nullptr ? std::string_view() : std::string_view(info);
  return text.substr(0, text.find_first_of(" \t"));
}

bool nameLike(std::string_view text) {
  return !text.empty() && text.front() != '.' && std::all_of(text.begin(), text.end(), [](char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '-' || c == '_' ||
           c == '.';
  });
}

bool symbolLike(std::string_view text) {
  const std::string_view name = text.substr(0, text.find('.'));
  constexpr std::string_view kNames[] = {"e", "exp", "total", "alpha", "h", "c", "s", "v", "W", "U"};
  return std::find(std::begin(kNames), std::end(kNames), name) != std::end(kNames) && nameLike(text);
}

bool isFigure(std::string_view path) {
  constexpr std::string_view kFolder = "figures/";
  if (!path.starts_with(kFolder)) return false;
  const std::string_view file = path.substr(kFolder.size());
  return nameLike(file) && (file.ends_with(".png") || file.ends_with(".jpg") || file.ends_with(".jpeg"));
}

/// Cuts one text.
class Cutter {
 public:
  Cutter(std::string_view text, Report& report) : m_report(report) {
    for (std::size_t begin = 0; begin <= text.size();) {
      const std::size_t end = std::min(text.find('\n', begin), text.size());
      m_lines.push_back(text.substr(begin, end - begin));
      begin = end + 1;
    }
  }

  RawText cut(cmark_node* document) {
    for (cmark_node* node = cmark_node_first_child(document); node != nullptr; node = cmark_node_next(node)) {
      const bool isPage = cmark_node_get_type(node) == CMARK_NODE_HEADING && cmark_node_get_heading_level(node) == 1;
      if (!(isPage ? beginPage(node) : addBlock(node))) break;
    }
    return std::move(m_text);
  }

 private:
  /// Of a node, its column in characters; a node without a place has the first of its line.
  Place placeOf(cmark_node* node) const {
    const int line = std::max(1, cmark_node_get_start_line(node));
    const int bytes = std::max(1, cmark_node_get_start_column(node)) - 1;
    if (static_cast<std::size_t>(line) > m_lines.size()) return {line, 1};
    const std::string_view before =
        m_lines[static_cast<std::size_t>(line - 1)].substr(0, static_cast<std::size_t>(bytes));
    const auto isStart = [](char c) { return (static_cast<unsigned char>(c) & 0xC0) != 0x80; };
    return {line, 1 + static_cast<int>(std::count_if(before.begin(), before.end(), isStart))};
  }

  /// A place for something inside a block: cmark counts inline columns within a block that may be indented.
  Place insideOf(cmark_node* node) const {
    for (cmark_node* at = node; at != nullptr; at = cmark_node_parent(at))
      if (cmark_node_get_start_line(at) > 0) return placeOf(at);
    return {};
  }

  std::string linesOf(cmark_node* node) const {
    std::string source;
    const int first = std::max(1, cmark_node_get_start_line(node)), last = cmark_node_get_end_line(node);
    for (int line = first; line <= last && static_cast<std::size_t>(line) <= m_lines.size(); ++line)
      source.append(m_lines[static_cast<std::size_t>(line - 1)]).append("\n");
    return source;
  }

  bool beginPage(cmark_node* node) {
    if (m_text.pages.size() >= kMostPages) {
      m_report.error(placeOf(node), "This is one page too many.", fmt::format("Keep to {} pages.", kMostPages));
      return false;
    }
    m_text.pages.push_back({plainText(node), placeOf(node), {}});
    if (m_text.pages.back().title.empty())
      m_report.error(placeOf(node), "This page has no title.", "Write it behind the #.");
    checkTree(node);
    return true;
  }

  bool addBlock(cmark_node* node) {
    if (m_text.pages.empty()) {
      if (!m_saidBefore)
        m_report.error(placeOf(node), "This stands before the first page.", "Begin the text with a heading: # Title.");
      m_saidBefore = true;
      return true;
    }
    if (++m_blocks > kMostBlocks) {
      m_report.error(placeOf(node), "This is one block too many.", fmt::format("Keep to {} blocks.", kMostBlocks));
      return false;
    }
    const std::string_view info = fenceInfo(node);
    if (!info.empty() && info != "text") {
      addFence(node, info);
    } else if (cmark_node_get_type(node) == CMARK_NODE_THEMATIC_BREAK) {
      RawBlock block;
      block.kind = RawBlock::Kind::rest;
      block.place = placeOf(node);
      block.source = linesOf(node);
      blocks().push_back(std::move(block));
    } else {
      addProse(node);
    }
    return true;
  }

  void addFence(cmark_node* node, std::string_view info) {
    RawBlock block;
    block.kind = RawBlock::Kind::fence;
    block.place = placeOf(node);
    block.info = info;
    block.inside = literal(node);
    block.source = linesOf(node);
    blocks().push_back(std::move(block));
  }

  /// Prose joins the prose before it; what is refused stands alone, so that it hides nothing else.
  void addProse(cmark_node* node) {
    const std::size_t before = m_report.problems().size(), errors = m_report.errors();
    checkTree(node);
    if (m_report.errors() > errors) {
      RawBlock block;
      block.kind = RawBlock::Kind::broken;
      block.place = placeOf(node);
      block.source = linesOf(node);
      block.firstProblem = before;
      block.lastProblem = m_report.problems().size();
      blocks().push_back(std::move(block));
      return;
    }
    if (blocks().empty() || blocks().back().kind != RawBlock::Kind::prose) {
      RawBlock block;
      block.place = placeOf(node);
      blocks().push_back(std::move(block));
    }
    RawBlock& block = blocks().back();
    block.source += (block.source.empty() ? "" : "\n") + linesOf(node);
    block.html += renderHtml(node);
  }

  std::vector<RawBlock>& blocks() { return m_text.pages.back().blocks; }

  void checkTree(cmark_node* root) {
    bool tooDeep = false;
    walk(root, [&](cmark_node* node) {
      checkNode(node, root);
      if (!tooDeep && depthBelow(node, root) > 2 * kMostNesting) {
        tooDeep = true;
        m_report.error(insideOf(node), "This is nested too deeply.",
                       "Use fewer lists and quotations inside each other.");
      }
    });
  }

  static int depthBelow(cmark_node* node, cmark_node* root) {
    int depth = 0;
    for (; node != root && depth <= 2 * kMostNesting; node = cmark_node_parent(node)) ++depth;
    return depth;
  }

  void checkNode(cmark_node* node, cmark_node* root) {
    switch (cmark_node_get_type(node)) {
      case CMARK_NODE_HTML_BLOCK:
      case CMARK_NODE_HTML_INLINE:
        m_report.error(insideOf(node), fmt::format("There is HTML here: {}", excerpt(literal(node))),
                       "Use Markdown, or put a backslash before the <.");
        return;
      case CMARK_NODE_LINK:
        checkLink(node);
        return;
      case CMARK_NODE_IMAGE:
        checkImage(node);
        return;
      case CMARK_NODE_CODE_BLOCK:
        if (node != root && findWidget(fenceInfo(node)) != nullptr)
          m_report.error(insideOf(node), "This widget stands inside a list or a quotation.",
                         "Put its fence at the left margin, with an empty line before.");
        return;
      case CMARK_NODE_PARAGRAPH:
        if (linesOf(node).starts_with('|') && node == root)
          m_report.advise(placeOf(node), "Tables are not shown as tables.", "Use a list, or a chart or sheet widget.");
        return;
      default:
        return;
    }
  }

  void checkLink(cmark_node* node) {
    const char* given = cmark_node_get_url(node);
    const std::string_view url = given == nullptr ? std::string_view() : std::string_view(given);
    constexpr std::string_view kLesson = "lesson:", kSymbol = "symbol:";
    if (url.starts_with(kLesson) && nameLike(url.substr(kLesson.size()))) {
      m_text.lessonLinks.push_back({std::string(url.substr(kLesson.size())), insideOf(node)});
      return;
    }
    if (url.starts_with(kSymbol) && symbolLike(url.substr(kSymbol.size()))) return;
    m_report.error(insideOf(node), fmt::format("The link \"{}\" leads out of the lessons.", excerpt(url)),
                   "Links may go to lesson:NAME or symbol:NAME; write an address as plain text.");
  }

  void checkImage(cmark_node* node) {
    const char* given = cmark_node_get_url(node);
    const std::string_view url = given == nullptr ? std::string_view() : std::string_view(given);
    if (!isFigure(url)) {
      m_report.error(insideOf(node), fmt::format("The picture \"{}\" is not one of the lesson's own.", excerpt(url)),
                     "Put a PNG or JPEG file into figures/ and write figures/NAME.png.");
      return;
    }
    if (plainText(node).empty())
      m_report.error(insideOf(node), "This picture has no description.",
                     "Say in the brackets what it shows, for those who do not see it.");
    m_text.images.push_back({std::string(url), insideOf(node)});
  }

  Report& m_report;
  std::vector<std::string_view> m_lines;
  RawText m_text;
  std::size_t m_blocks = 0;
  bool m_saidBefore = false;
};

}  // namespace

RawText parseMarkdown(std::string_view text, Report& report) {
  const Document document = parse(text);
  return Cutter(text, report).cut(document.get());
}

std::string inlineHtml(std::string_view markdown) {
  const Document document = parse(markdown);
  std::string html = renderHtml(document.get());
  while (html.ends_with('\n')) html.pop_back();
  constexpr std::string_view kOpen = "<p>", kClose = "</p>";
  const bool onePiece =
      html.starts_with(kOpen) && html.ends_with(kClose) && html.find(kClose) == html.size() - kClose.size();
  return onePiece ? html.substr(kOpen.size(), html.size() - kOpen.size() - kClose.size()) : html;
}

void checkInline(std::string_view markdown, Place place, Report& report) {
  const Document document = parse(markdown);
  bool refused = false;
  walk(document.get(), [&](cmark_node* node) {
    const cmark_node_type type = cmark_node_get_type(node);
    refused = refused || type == CMARK_NODE_HTML_BLOCK || type == CMARK_NODE_HTML_INLINE || type == CMARK_NODE_LINK ||
              type == CMARK_NODE_IMAGE;
  });
  if (refused)
    report.error(place, fmt::format("There is HTML, a link or a picture in \"{}\".", excerpt(markdown)),
                 "Only *emphasis*, **strong** and `code` are allowed here.");
}

}  // namespace lookback::lesson
