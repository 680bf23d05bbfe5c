// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/reader.h"

#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <utility>

#include "core/base/error.h"
#include "core/data/reader_lines.h"
#include "core/data/side_statistics.h"
#include "core/text/tokenizer.h"
#include "core/text/unicode.h"

namespace lookback {

namespace {

constexpr std::uint64_t kLinesPerProgress = 1024;

/// One reading of one source of pairs.
class PairReading {
 public:
  PairReading(const PairFiles& files, Direction direction, const ReadOptions& options,
              const std::function<void(const TextPair&)>& handOn)
      : m_files(files),
        m_direction(direction),
        m_options(options),
        m_handOn(handOn),
        m_first(files.first, options.maxLineBytes, options.stop) {
    if (!files.second.empty()) m_second.emplace(files.second, options.maxLineBytes, options.stop);
  }

  ReadReport run() {
    while (m_report.complete && (m_second ? readParallelLine() : readTsvLine())) {
      if (m_report.linesRead % kLinesPerProgress == 0) tellProgress();
    }
    if (m_report.kept == 0) refuseEmpty();
    tellProgress();
    addWarnings();
    return std::move(m_report);
  }

 private:
  bool readTsvLine() {
    Line line;
    if (!m_first.next(line)) return false;
    ++m_report.linesRead;
    if (!isSound(m_first, line)) return true;
    const std::size_t tab = line.text.find('\t');
    if (tab == std::string_view::npos && line.text.find_first_not_of(' ') != std::string_view::npos) {
      drop(LineProblemKind::missingColumn, m_first, line, 0, "no tab parts source and target");
      return true;
    }
    const std::string_view cell = line.text.substr(0, tab);
    std::string_view rest = tab == std::string_view::npos ? std::string_view() : line.text.substr(tab + 1);
    const std::size_t nextTab = rest.find('\t');
    if (nextTab != std::string_view::npos) ++m_report.extraColumns;
    takePair(line, line, cell, rest.substr(0, nextTab));
    return true;
  }

  bool readParallelLine() {
    Line first;
    Line second;
    const bool hasFirst = m_first.next(first);
    const bool hasSecond = m_second->next(second);
    if (hasFirst != hasSecond) refuseMismatch(m_first, *m_second);
    if (!hasFirst) return false;
    ++m_report.linesRead;
    if (isSound(m_first, first) && isSound(*m_second, second)) takePair(first, second, first.text, second.text);
    return true;
  }

  /// Whether the bytes of a line can be read as text; drops it if not.
  bool isSound(const LineReader& reader, const Line& line) {
    if (line.tooLong) {
      drop(LineProblemKind::oversizedLine, reader, line, 0,
           fmt::format("the line has {} bytes, more than {}", line.length, m_options.maxLineBytes));
      return false;
    }
    if (const std::size_t nul = line.text.find('\0'); nul != std::string_view::npos) {
      drop(LineProblemKind::nulByte, reader, line, nul, fmt::format("a NUL byte at byte {} of the line", nul + 1));
      return false;
    }
    if (const std::optional<std::size_t> bad = unicode::firstInvalidByte(line.text)) {
      drop(LineProblemKind::notUtf8, reader, line, *bad,
           fmt::format("not valid UTF-8 at byte {} of the line; save the file as UTF-8", *bad + 1));
      return false;
    }
    return true;
  }

  void takePair(const Line& first, const Line& second, std::string_view firstText, std::string_view secondText) {
    if (m_files.swapSides) std::swap(firstText, secondText);
    std::size_t invisible = 0;
    TextPair pair{first.number, tokenise(firstText, m_direction.source, &invisible),
                  tokenise(secondText, m_direction.target, &invisible)};
    m_report.invisibleRemoved += invisible;
    // Problems of the source side are told of the file that holds it.
    const bool sourceIsFirst = !m_files.swapSides || !m_second;
    const LineReader& sourceReader = sourceIsFirst ? m_first : *m_second;
    const LineReader& targetReader = sourceIsFirst && m_second ? *m_second : m_first;
    const Line& sourceLine = sourceIsFirst ? first : second;
    const Line& targetLine = sourceIsFirst ? second : first;
    if (pair.source.empty()) {
      const bool both = pair.target.empty();
      drop(LineProblemKind::emptySide, sourceReader, sourceLine, 0,
           both ? "both sides are empty" : "the source is empty");
    } else if (pair.target.empty()) {
      drop(LineProblemKind::emptySide, targetReader, targetLine, 0, "the target is empty");
    } else if (isLong(pair.source)) {
      dropLong("source", pair.source.size(), sourceReader, sourceLine);
    } else if (isLong(pair.target)) {
      dropLong("target", pair.target.size(), targetReader, targetLine);
    } else {
      keep(pair);
    }
  }

  bool isLong(const std::vector<std::string>& tokens) const {
    return m_options.maxTokens > 0 && tokens.size() > m_options.maxTokens;
  }

  void dropLong(std::string_view side, std::size_t tokens, const LineReader& reader, const Line& line) {
    drop(LineProblemKind::tooManyTokens, reader, line, 0,
         fmt::format("the {} has {} words, more than {}", side, tokens, m_options.maxTokens));
  }

  void keep(const TextPair& pair) {
    ++m_report.kept;
    m_report.sourceTokens += pair.source.size();
    m_report.targetTokens += pair.target.size();
    m_sourceStatistics.add(pair.source);
    m_targetStatistics.add(pair.target);
    m_handOn(pair);
    if (m_report.kept == m_options.maxPairs) m_report.complete = false;
  }

  void drop(LineProblemKind kind, const LineReader& reader, const Line& line, std::size_t byte,
            std::string_view reason) {
    ++counterOf(kind);
    if (m_report.problems.size() >= m_options.maxProblems) return;
    m_report.problems.push_back({line.number, byte, line.offset + byte, kind,
                                 fmt::format("{}, line {}: {}", reader.file().name(), line.number, reason)});
  }

  std::uint64_t& counterOf(LineProblemKind kind) {
    switch (kind) {
      case LineProblemKind::oversizedLine:
        return m_report.droppedOversized;
      case LineProblemKind::nulByte:
        return m_report.droppedNul;
      case LineProblemKind::notUtf8:
        return m_report.droppedInvalid;
      case LineProblemKind::missingColumn:
        return m_report.droppedColumns;
      case LineProblemKind::emptySide:
        return m_report.droppedEmpty;
      case LineProblemKind::tooManyTokens:
        break;
    }
    return m_report.droppedLong;
  }

  [[noreturn]] void refuseEmpty() const {
    const std::string names =
        m_second ? m_first.file().name() + " and " + m_second->file().name() : m_first.file().name();
    const char* remedy = m_second ? "each line needs a sentence" : "each line needs a source, a tab and a target";
    if (m_report.linesRead == m_report.droppedEmpty) {
      throw Error(fmt::format("{}: empty, no sentence in {} lines; {}", names, m_report.linesRead, remedy));
    }
    const std::string example = m_report.problems.empty() ? "" : " First: " + m_report.problems.front().message + ".";
    throw Error(fmt::format("{}: no usable pair; {}. {}{}", names, remedy, m_report.summary(), example));
  }

  void tellProgress() const {
    if (!m_options.progress) return;
    ReadProgress progress{m_report.linesRead, m_first.file().packedRead(), m_first.file().packedSize()};
    if (m_second) {
      const bool known = progress.bytesTotal > 0 && m_second->file().packedSize() > 0;
      progress.bytesRead += m_second->file().packedRead();
      progress.bytesTotal = known ? progress.bytesTotal + m_second->file().packedSize() : 0;
    }
    m_options.progress(progress);
  }

  void addWarnings() {
    for (const auto& [side, statistics] :
         {std::pair("source", &m_sourceStatistics), std::pair("target", &m_targetStatistics)}) {
      if (std::optional<std::string> warning = statistics->warning(side, m_report.kept)) {
        m_report.warnings.push_back(std::move(*warning));
      }
    }
  }

  const PairFiles& m_files;
  Direction m_direction;
  const ReadOptions& m_options;
  const std::function<void(const TextPair&)>& m_handOn;
  LineReader m_first;
  std::optional<LineReader> m_second;
  ReadReport m_report;
  SideStatistics m_sourceStatistics;
  SideStatistics m_targetStatistics;
};

}  // namespace

ReadReport readPairs(const PairFiles& files, Direction direction, const ReadOptions& options,
                     const std::function<void(const TextPair&)>& handOn) {
  return PairReading(files, direction, options, handOn).run();
}

}  // namespace lookback
