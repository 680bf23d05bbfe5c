// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/import.h"

#include <fmt/format.h>
#include <signal.h>
#include <unistd.h>

#include <algorithm>
#include <atomic>
#include <cerrno>
#include <charconv>
#include <system_error>
#include <utility>

#include "core/base/error.h"
#include "core/base/file_io.h"
#include "core/data/import_split.h"
#include "core/text/tokenizer.h"

namespace lookback {

namespace {

namespace fs = std::filesystem;

constexpr std::size_t kShownCharacters = 400;
constexpr std::size_t kPairsPerStep = 2048;  // between two looks at the stop token

void tell(const ImportWatch& watch, ImportStage stage, double done, std::uint64_t lines) {
  throwIfStopped(watch.stop);
  if (watch.progress) watch.progress({stage, done, lines});
}

ImportReadOptions readOptions(const ImportSource& source, const ImportWatch& watch) {
  ImportReadOptions options;
  options.fixes = source.fixes;
  options.maxWords = source.maxWords;
  options.stop = watch.stop;
  options.progress = [&watch](const ReadProgress& read) {
    const double total = static_cast<double>(read.bytesTotal);
    tell(watch, ImportStage::reading, total > 0 ? static_cast<double>(read.bytesRead) / total : 0.0, read.lines);
  };
  return options;
}

/// A folder that is written beside its place; without `commit` nothing of it remains.
class NewFolder {
 public:
  explicit NewFolder(const fs::path& place) : m_place(place) {
    std::error_code error;
    if (fs::exists(place, error))
      throw Error(fmt::format("{} is there already; choose another name for the corpus", pathText(place)));
    fs::create_directories(place.parent_path(), error);
    if (!error) removeAbandoned(place.parent_path());
    static std::atomic<unsigned> number{0};
    m_path = place.parent_path() / fmt::format("{}{}-{}", kPrefix, ::getpid(), ++number);
    if (!error) fs::create_directory(m_path, error);
    if (error) fail(error);
  }
  ~NewFolder() {
    std::error_code ignored;
    if (!m_path.empty()) fs::remove_all(m_path, ignored);
  }
  NewFolder(const NewFolder&) = delete;
  NewFolder& operator=(const NewFolder&) = delete;

  const fs::path& path() const { return m_path; }

  void commit() {
    std::error_code error;
    fs::rename(m_path, m_place, error);
    if (error) fail(error);
    m_path.clear();
  }

 private:
  static constexpr std::string_view kPrefix = ".importing-";

  [[noreturn]] void fail(const std::error_code& error) const {
    throw Error(ErrorCode::io, fmt::format("{}: cannot be made: {}; the folder above it must be writable and its disk "
                                           "have room",
                                           pathText(m_place), error.message()));
  }

  /// What a program left that was killed while it imported.
  static void removeAbandoned(const fs::path& parent) {
    std::error_code ignored;
    for (const fs::directory_entry& entry : fs::directory_iterator(parent, ignored)) {
      const std::string name = entry.path().filename().string();
      if (!name.starts_with(kPrefix)) continue;
      int process = 0;
      std::from_chars(name.data() + kPrefix.size(), name.data() + name.size(), process);
      if (process > 0 && ::kill(process, 0) != 0 && errno == ESRCH) fs::remove_all(entry.path(), ignored);
    }
  }

  fs::path m_place, m_path;
};

/// All pairs, every word with a number of its own.
struct Everything {
  Corpus corpus;
  WordNumbers source, target;
  std::vector<Links> gold;
};

void readEverything(const ImportSource& from, const ImportWatch& watch, Everything& all, ImportedCorpus& result) {
  std::optional<ImportLinks> links;
  if (!from.links.empty()) links.emplace(from.links, from.linksTargetFirst);
  std::vector<std::int32_t> source, target;
  result.report = readForImport(from.files, from.direction, readOptions(from, watch), [&](const ImportPair& pair) {
    source.clear(), target.clear();
    for (const std::string& word : pair.source) source.push_back(all.source(word));
    for (const std::string& word : pair.target) target.push_back(all.target(word));
    all.corpus.add(source, target);
    if (links) links->add(pair);
  });
  if (result.report.kept == 0)
    throw Error(fmt::format("{}: no usable pair in {} lines; see the problems for what can be done about each line",
                            pathText(from.files.first), result.report.linesRead));
  if (links) all.gold = links->finish(result.report.linesRead, result.links.emplace());
}

using Side = std::span<const std::int32_t> (Corpus::*)(std::size_t) const;

/// The words of one side of these pairs, in the order in which they come.
VocabularyBuilder countWords(const Everything& all, const std::vector<std::size_t>& pairs, const WordNumbers& words,
                             Side side) {
  std::vector<std::uint64_t> counts(words.size(), 0);
  std::vector<std::int32_t> order;
  for (const std::size_t pair : pairs)
    for (const std::int32_t word : (all.corpus.*side)(pair))
      if (counts[static_cast<std::size_t>(word)]++ == 0) order.push_back(word);
  VocabularyBuilder builder;
  for (const std::int32_t word : order) builder.add(words.word(word), counts[static_cast<std::size_t>(word)]);
  return builder;
}

std::string sentence(const WordNumbers& words, std::span<const std::int32_t> numbers, Language language) {
  std::vector<std::string> tokens;
  tokens.reserve(numbers.size());
  for (const std::int32_t number : numbers) tokens.push_back(words.word(number));
  return detokenise(tokens, language);
}

/// Writes one half, and puts it together for the caller.
ImportedPart writePart(const Everything& all, const std::vector<std::size_t>& pairs, Direction direction,
                       const fs::path& folder, const fs::path& place, const std::string& name,
                       const std::function<void(std::size_t)>& step) {
  ImportedPart part;
  if (pairs.empty()) return part;
  AtomicFile file(folder / (name + ".tsv"));
  std::string text;
  for (std::size_t k = 0; k < pairs.size(); ++k) {
    const std::size_t pair = pairs[k];
    const auto source = all.corpus.source(pair), target = all.corpus.target(pair);
    text +=
        sentence(all.source, source, direction.source) + '\t' + sentence(all.target, target, direction.target) + '\n';
    part.corpus.add(source, target);
    part.sourceWords += source.size();
    part.targetWords += target.size();
    if (!all.gold.empty()) part.gold.push_back(all.gold[pair]);
    if ((k + 1) % kPairsPerStep != 0) continue;
    step(k + 1);
    file.write(text);
    text.clear();
  }
  file.write(text);
  file.commit();
  part.text = place / (name + ".tsv");
  if (part.gold.empty()) return part;
  writeLinks(folder / (name + ".links"), part.gold);
  part.links = place / (name + ".links");
  return part;
}

}  // namespace

ImportPreview previewImport(const ImportSource& source, std::size_t pairs, const ImportWatch& watch) {
  ImportPreview preview;
  WordNumbers sourceWords, targetWords;
  std::optional<ImportLinks> links;
  if (!source.links.empty()) links.emplace(source.links, source.linksTargetFirst);
  preview.report =
      readForImport(source.files, source.direction, readOptions(source, watch), [&](const ImportPair& pair) {
        for (const std::string& word : pair.source) sourceWords(word);
        for (const std::string& word : pair.target) targetWords(word);
        if (links) links->add(pair);
        if (preview.pairs.size() < pairs)
          preview.pairs.push_back({pair.line, excerpt(pair.sourceText, kShownCharacters),
                                   excerpt(pair.targetText, kShownCharacters), pair.source, pair.target, pair.mended});
      });
  if (links) links->finish(preview.report.linesRead, preview.links.emplace());
  const auto number = [&](const WordNumbers& words, auto side, auto numbers) {
    const Vocabulary all = words.counted().build(static_cast<int>(words.size()) + Vocabulary::kReserved);
    for (ImportPreviewPair& pair : preview.pairs)
      for (const std::string& word : pair.*side) (pair.*numbers).push_back(all.id(word));
  };
  number(sourceWords, &ImportPreviewPair::source, &ImportPreviewPair::sourceNumbers);
  number(targetWords, &ImportPreviewPair::target, &ImportPreviewPair::targetNumbers);
  preview.source = UnknownCurve(sourceWords.counts());
  preview.target = UnknownCurve(targetWords.counts());
  return preview;
}

ImportedCorpus importCorpus(const ImportSource& from, const ImportSettings& settings, const fs::path& folder,
                            const ImportWatch& watch) {
  for (const int limit : {settings.vocabulary.source, settings.vocabulary.target})
    VocabularyBuilder().build(limit);  // refuses before the work
  NewFolder partial(folder);
  ImportedCorpus result;
  Everything all;
  readEverything(from, watch, all, result);
  const std::uint64_t lines = result.report.linesRead;
  tell(watch, ImportStage::splitting, 0, lines);
  const std::size_t devPairs = std::min(settings.devPairs, all.corpus.size() / kLeastPairsForOneHeldBack);
  const CorpusSplit split = splitCorpus(all.corpus, devPairs, settings.seed, watch.stop);
  const VocabularyBuilder source = countWords(all, split.train, all.source, &Corpus::source);
  const VocabularyBuilder target = countWords(all, split.train, all.target, &Corpus::target);
  result.source = source.build(settings.vocabulary.source);
  result.target = target.build(settings.vocabulary.target);
  result.unknownSource = source.unknownShare(result.source);
  result.unknownTarget = target.unknownShare(result.target);
  const auto step = [&](std::size_t pairs) {
    tell(watch, ImportStage::writing, static_cast<double>(pairs) / static_cast<double>(all.corpus.size()), lines);
  };
  step(0);
  result.train = writePart(all, split.train, from.direction, partial.path(), folder, "train", step);
  result.dev = writePart(all, split.dev, from.direction, partial.path(), folder, "dev",
                         [&](std::size_t pairs) { step(split.train.size() + pairs); });
  const std::vector<std::int32_t> sourceNumbers = all.source.numbersIn(result.source);
  const std::vector<std::int32_t> targetNumbers = all.target.numbersIn(result.target);
  for (ImportedPart* part : {&result.train, &result.dev}) part->corpus.renumber(sourceNumbers, targetNumbers);
  throwIfStopped(watch.stop);
  partial.commit();
  result.folder = folder;
  return result;
}

}  // namespace lookback
