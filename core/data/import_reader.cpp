// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/import_reader.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <optional>
#include <unordered_map>
#include <utility>

#include "core/base/error.h"
#include "core/data/import_languages.h"
#include "core/data/reader_lines.h"
#include "core/data/side_statistics.h"
#include "core/text/tokenizer.h"
#include "core/text/unicode.h"

namespace lookback {

namespace {

constexpr std::uint64_t kLinesPerProgress = 1024;
/// A name, a number or a greeting can be the same in two languages.
constexpr std::size_t kLeastUntranslated = 4;
/// So often is a cut sentence cut again, where joining its words made more of them.
constexpr int kCuts = 3;

/// Cells that are no UTF-8 as Latin-1; a line can have one of each kind.
std::string latin1Cells(std::string_view line) {
  std::string text;
  for (std::size_t at = 0; at <= line.size();) {
    const std::size_t end = std::min(line.find('\t', at), line.size());
    const std::string_view cell = line.substr(at, end - at);
    text += unicode::firstInvalidByte(cell) ? decodeLatin1(cell) : std::string(cell);
    if (end < line.size()) text += '\t';
    at = end + 1;
  }
  return text;
}

/// One of the two files, or the only one: a line of it, and how it looks when it was mended.
struct MendedLine {
  Line line;
  std::string_view text;
  std::string buffer;
  bool mended = false;

  void replace(std::string better) {
    buffer = std::move(better);
    text = buffer;
    mended = true;
  }
};

class ImportReading {
 public:
  ImportReading(const PairFiles& files, Direction direction, const ImportReadOptions& options,
                const std::function<void(const ImportPair&)>& handOn)
      : m_files(files),
        m_direction(direction),
        m_options(options),
        m_handOn(handOn),
        m_first(files.first, options.maxLineBytes, options.stop) {
    if (!files.second.empty()) m_second.emplace(files.second, options.maxLineBytes, options.stop);
    for (std::size_t k = 0; k < kImportIssues; ++k) {
      m_counts[k].issue = static_cast<ImportIssue>(k);
      m_counts[k].fixed = options.fixes[m_counts[k].issue];
    }
  }

  ImportReport run() {
    while (nextLine()) {
      if (takeLine())
        ++m_report.kept;
      else
        ++m_report.skipped;
      if (m_report.linesRead % kLinesPerProgress == 0) tellProgress();
    }
    const std::uint64_t empty = m_counts[static_cast<std::size_t>(ImportIssue::emptySide)].lines;
    if (m_report.kept == 0 && m_report.linesRead == empty) refuseEmpty();
    tellProgress();
    for (ImportIssueCount& count : m_counts)
      if (count.lines > 0) m_report.issues.push_back(std::move(count));
    for (const auto& [side, statistics] :
         {std::pair("source", &m_sourceStatistics), std::pair("target", &m_targetStatistics)})
      if (m_report.kept > 0)
        if (std::optional<std::string> warning = statistics->warning(side, m_report.kept))
          m_report.warnings.push_back(std::move(*warning));
    return std::move(m_report);
  }

 private:
  bool nextLine() {
    m_lines[0].mended = m_lines[1].mended = false;
    const bool hasFirst = m_first.next(m_lines[0].line);
    if (m_second && m_second->next(m_lines[1].line) != hasFirst) refuseMismatch(m_first, *m_second);
    if (!hasFirst) return false;
    ++m_report.linesRead;
    return true;
  }

  /// Whether the line gave a pair.
  bool takeLine() {
    if (!makeSound(0) || (m_second && !makeSound(1))) return false;
    std::string_view first = m_lines[0].text, second = m_lines[1].text;
    if (!m_second && !splitColumns(first, second)) return false;
    if (m_files.swapSides) std::swap(first, second);
    m_source = first, m_target = second;
    m_mended = m_lines[0].mended || (m_second && m_lines[1].mended);
    return takePair();
  }

  /// Makes the bytes of a line text; false where it must be skipped.
  bool makeSound(std::size_t file) {
    MendedLine& mended = m_lines[file];
    const Line& line = mended.line;
    mended.text = line.text;
    if (line.tooLong) return !skip(ImportIssue::oversizedLine, file, 0, line.length);
    if (const std::size_t nul = line.text.find('\0'); nul != std::string_view::npos) {
      if (skip(ImportIssue::nulByte, file, nul + 1)) return false;
      std::string text(line.text);
      std::replace(text.begin(), text.end(), '\0', ' ');
      mended.replace(std::move(text));
    }
    if (const std::optional<std::size_t> bad = unicode::firstInvalidByte(mended.text)) {
      if (skip(ImportIssue::notUtf8, file, *bad + 1)) return false;
      mended.replace(latin1Cells(mended.text));
    }
    return true;
  }

  bool splitColumns(std::string_view& first, std::string_view& second) {
    const std::size_t tab = first.find('\t');
    if (tab == std::string_view::npos) {
      if (first.find_first_not_of(' ') != std::string_view::npos) return !skip(ImportIssue::missingColumn, 0);
      second = {};
      return true;
    }
    second = first.substr(tab + 1);
    first = first.substr(0, tab);
    const std::size_t next = second.find('\t');
    if (next != std::string_view::npos) ++m_report.extraColumns;
    second = second.substr(0, next);
    return true;
  }

  bool takePair() {
    ungarble();
    ImportPair pair;
    cutIntoWords(pair);
    if (pair.source.empty() || pair.target.empty()) return !skip(ImportIssue::emptySide, fileOf(!pair.source.empty()));
    if (looksSwapped(pair.source, pair.target, m_direction)) {
      count(ImportIssue::swappedSides, 0);
      if (m_options.fixes[ImportIssue::swappedSides]) {
        std::swap(m_source, m_target);
        m_mended = pair.swapped = true;
        cutIntoWords(pair);
      }
    }
    if (!limitLength(pair)) return false;
    if (pair.source == pair.target && pair.source.size() >= kLeastUntranslated && skip(ImportIssue::sameOnBothSides, 0))
      return false;
    if (!isFirstOfItsKind(pair)) return false;
    keep(pair);
    return true;
  }

  void ungarble() {
    std::string source = ungarbled(m_source), target = ungarbled(m_target);
    if (source.empty() && target.empty()) return;
    count(ImportIssue::garbled, fileOf(source.empty()));
    if (!m_options.fixes[ImportIssue::garbled]) return;
    if (!source.empty()) m_source = m_ungarbled[0] = std::move(source);
    if (!target.empty()) m_target = m_ungarbled[1] = std::move(target);
    m_mended = true;
  }

  void cutIntoWords(ImportPair& pair) {
    m_invisible = 0;
    pair.source = tokenise(m_source, m_direction.source, &m_invisible);
    pair.target = tokenise(m_target, m_direction.target, &m_invisible);
  }

  bool limitLength(ImportPair& pair) {
    const std::size_t limit = m_options.maxWords, longest = std::max(pair.source.size(), pair.target.size());
    if (limit == 0 || longest <= limit) return true;
    const bool target = pair.source.size() <= limit;
    if (skip(ImportIssue::tooManyWords, fileOf(target), 0, longest)) return false;
    shorten(pair.source, m_direction.source);
    shorten(pair.target, m_direction.target);
    m_mended = true;
    return pair.source.size() <= limit && pair.target.size() <= limit;
  }

  /// To so many words that reading the text again gives the same ones.
  void shorten(std::vector<std::string>& words, Language language) const {
    for (int cuts = 0; words.size() > m_options.maxWords && cuts < kCuts; ++cuts) {
      words.resize(m_options.maxWords);
      words = tokenise(detokenise(words, language), language);
    }
  }

  /// Counts a pair that came before; false where that means to skip it.
  bool isFirstOfItsKind(const ImportPair& pair) {
    std::size_t key = 0;
    const auto add = [&key](std::string_view word) {
      constexpr std::size_t kOdd = 0x9E3779B97F4A7C15u;
      key = (key ^ std::hash<std::string_view>{}(word)) * kOdd;
      key ^= key >> 29;
    };
    for (const std::string& word : pair.source) add(word);
    add("\t");
    for (const std::string& word : pair.target) add(word);
    const auto [earlier, isNew] = m_seen.try_emplace(key, m_report.linesRead);
    return isNew || !skip(ImportIssue::repeatedPair, 0, 0, earlier->second);
  }

  void keep(ImportPair& pair) {
    pair.line = m_report.linesRead;
    pair.sourceText = m_source;
    pair.targetText = m_target;
    pair.mended = m_mended;
    m_report.mended += m_mended ? 1 : 0;
    m_report.invisibleRemoved += m_invisible;
    m_report.sourceWords += pair.source.size();
    m_report.targetWords += pair.target.size();
    m_sourceStatistics.add(pair.source);
    m_targetStatistics.add(pair.target);
    m_handOn(pair);
  }

  /// The file of the source or the target side.
  std::size_t fileOf(bool target) const { return m_second && target != m_files.swapSides ? 1 : 0; }

  /// Counts the line under an issue; true where it is skipped for that.
  bool skip(ImportIssue issue, std::size_t file, std::uint64_t byte = 0, std::uint64_t amount = 0) {
    count(issue, file, byte, amount);
    const bool fixed = m_options.fixes[issue];
    return fixFor(issue) == ImportFix::skip ? fixed
                                            : skippedUnfixed(issue) && !(fixed && fixFor(issue) != ImportFix::none);
  }

  void count(ImportIssue issue, std::size_t file, std::uint64_t byte = 0, std::uint64_t amount = 0) {
    ImportIssueCount& counts = m_counts[static_cast<std::size_t>(issue)];
    ++counts.lines;
    if (counts.examples.size() >= m_options.maxExamples) return;
    counts.examples.push_back({m_report.linesRead, file == 1, byte, amount, excerpt(m_lines[file].line.text)});
  }

  std::string names() const {
    return m_second ? m_first.file().name() + " and " + m_second->file().name() : m_first.file().name();
  }

  [[noreturn]] void refuseEmpty() const {
    throw Error(fmt::format("{}: empty, no sentence in {} lines; {}", names(), m_report.linesRead,
                            m_second ? "each line needs a sentence" : "each line needs a source, a tab and a target"));
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

  const PairFiles& m_files;
  Direction m_direction;
  const ImportReadOptions& m_options;
  const std::function<void(const ImportPair&)>& m_handOn;
  LineReader m_first;
  std::optional<LineReader> m_second;

  std::array<MendedLine, 2> m_lines;
  std::string_view m_source, m_target;
  std::array<std::string, 2> m_ungarbled;
  bool m_mended = false;
  std::size_t m_invisible = 0;

  std::array<ImportIssueCount, kImportIssues> m_counts;
  std::unordered_map<std::size_t, std::uint64_t> m_seen;  // digest of a pair -> its line
  SideStatistics m_sourceStatistics, m_targetStatistics;
  ImportReport m_report;
};

}  // namespace

ImportReport readForImport(const PairFiles& files, Direction direction, const ImportReadOptions& options,
                           const std::function<void(const ImportPair&)>& handOn) {
  return ImportReading(files, direction, options, handOn).run();
}

}  // namespace lookback
