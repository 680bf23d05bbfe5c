// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/statistical/statistical_file.h"

#include <fmt/format.h>
#include <zlib.h>

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstring>
#include <nlohmann/json.hpp>

#include "core/base/error.h"
#include "core/base/file_io.h"
#include "core/base/open_file.h"
#include "core/data/gzip.h"

namespace lookback::statistical {

static_assert(std::endian::native == std::endian::little, "arrays are written as they lie in memory");

namespace {

constexpr std::string_view kMark = "LOOKBACK-PHRASES";
/// The second has Model 1 beside the HMM; a file without it is written in the first, for older programs.
constexpr std::uint32_t kVersion = 1, kVersionWithModel1 = 2;
constexpr std::uint64_t kMostPacking = 1032;  // no gzip stream unpacks to more bytes a byte
constexpr std::size_t kChunk = std::size_t{1} << 20;
constexpr int kFast = 1;
constexpr double kMostWeight = 1e6;  // so that no score overflows
constexpr int kMostStack = 100000;
constexpr std::uint64_t kMostHeader = std::uint64_t{1} << 20;
constexpr std::string_view kHmm = "hmm", kModel1 = "model1";

/// Packs bytes on their way into a file.
class Packer {
 public:
  explicit Packer(const std::filesystem::path& path) : m_file(path), m_out(kChunk) {
    constexpr int kGzip = 15 + 16, kMemory = 8;
    if (deflateInit2(&m_stream, kFast, Z_DEFLATED, kGzip, kMemory, Z_DEFAULT_STRATEGY) != Z_OK)
      throw Error(ErrorCode::io, "no memory to pack a model file");
  }
  ~Packer() { deflateEnd(&m_stream); }
  Packer(const Packer&) = delete;
  Packer& operator=(const Packer&) = delete;

  void bytes(const void* data, std::size_t size) {
    const auto* at = static_cast<const char*>(data);
    for (std::size_t done = 0; done < size; done += kChunk) pack(at + done, std::min(kChunk, size - done), Z_NO_FLUSH);
  }
  void commit() {
    pack(nullptr, 0, Z_FINISH);
    m_file.commit();
  }
  template <class T>
  void array(std::span<const T> values) {
    const std::uint64_t count = values.size();
    bytes(&count, sizeof count);
    bytes(values.data(), values.size_bytes());
  }
  template <class T>
  void array(const std::vector<T>& values) {
    array(std::span<const T>(values));
  }

 private:
  void pack(const char* data, std::size_t size, int flush) {
    m_stream.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(data));
    m_stream.avail_in = static_cast<uInt>(size);
    do {
      m_stream.next_out = reinterpret_cast<Bytef*>(m_out.data());
      m_stream.avail_out = static_cast<uInt>(m_out.size());
      deflate(&m_stream, flush);
      m_file.write({m_out.data(), m_out.size() - m_stream.avail_out});
    } while (m_stream.avail_out == 0);
  }

  AtomicFile m_file;
  z_stream m_stream{};
  std::vector<char> m_out;
};

/// Reads what a Packer wrote.
class Unpacker {
 public:
  explicit Unpacker(const std::filesystem::path& path) : m_file(path), m_left(m_file.packedSize() * kMostPacking) {}

  void bytes(void* data, std::size_t size) {
    auto* at = static_cast<char*>(data);
    while (size > 0) {
      const std::size_t got = m_file.read(at, std::min(size, kChunk));
      if (got == 0) throw Error("it ends too early");
      at += got;
      size -= got;
      m_left -= std::min<std::uint64_t>(m_left, got);
    }
  }
  /// An array grows with what is there, so that a wrong length costs no memory.
  template <class T>
  std::vector<T> array(std::uint64_t most = ~std::uint64_t{0}) {
    std::uint64_t count = 0;
    bytes(&count, sizeof count);
    if (count > std::min(most, m_left / sizeof(T)))
      throw Error(fmt::format("it claims {} numbers where it has no room for them", count));
    std::vector<T> values;
    while (values.size() < count) {
      const std::size_t before = values.size();
      const std::size_t more = std::min<std::size_t>(count - before, kChunk / sizeof(T));
      values.resize(before + more);
      bytes(values.data() + before, more * sizeof(T));
    }
    return values;
  }
  void expectEnd() {
    char more = 0;
    if (m_file.read(&more, 1) != 0) throw Error("something follows its end");
  }

 private:
  UnpackedFile m_file;
  std::uint64_t m_left;  // bytes that can still come
};

void write(Packer& file, const Vocabulary& words) {
  std::string text;
  for (const std::string& word : words.words()) text += word + '\n';
  file.array(std::span<const char>(text));
}

Vocabulary readVocabulary(Unpacker& file) {
  const std::vector<char> text = file.array<char>();
  std::vector<std::string> words;
  for (auto begin = text.begin(); begin != text.end();) {
    const auto end = std::find(begin, text.end(), '\n');
    if (end == text.end() || end == begin) throw Error("its list of words is damaged");
    words.emplace_back(begin, end);
    begin = end + 1;
  }
  return Vocabulary(std::move(words));
}

void write(Packer& file, const Lexicon& lexicon) {
  file.array(lexicon.rowBegin());
  file.array(lexicon.words());
  file.array(lexicon.probabilities());
}

Lexicon readLexicon(Unpacker& file) {
  auto rows = file.array<std::uint32_t>();
  auto words = file.array<std::int32_t>();
  return {std::move(rows), std::move(words), file.array<float>()};
}

void write(Packer& file, const DirectionModel& model) {
  write(file, model.lexicon);
  file.array(model.jumps.weights());
}

/// `model` has already what the header says.
void readDirection(Unpacker& file, DirectionModel& model) {
  model.lexicon = readLexicon(file);
  model.jumps = Jumps(file.array<double>());
}

void write(Packer& file, const PhraseNumbers& phrases) {
  std::vector<std::uint8_t> lengths;
  std::vector<std::int32_t> words;
  for (std::uint32_t k = 0; k < phrases.size(); ++k) {
    const auto phrase = phrases.words(k);
    lengths.push_back(static_cast<std::uint8_t>(phrase.size()));
    words.insert(words.end(), phrase.begin(), phrase.end());
  }
  file.array(lengths);
  file.array(words);
}

PhraseNumbers readPhrases(Unpacker& file, int vocabulary) {
  const auto lengths = file.array<std::uint8_t>();
  const auto words = file.array<std::int32_t>();
  PhraseNumbers phrases;
  std::size_t at = 0;
  for (const std::uint8_t length : lengths) {
    if (length == 0 || length > words.size() - at) throw Error("its phrases do not fit together");
    const auto phrase = std::span(words).subspan(at, length);
    const bool known =
        std::all_of(phrase.begin(), phrase.end(), [&](std::int32_t w) { return w >= 0 && w < vocabulary; });
    if (!known) throw Error("a phrase has a word that is not in its list of words");
    if (phrases.add(phrase) + 1 != phrases.size()) throw Error("it has a phrase twice");
    at += length;
  }
  if (at != words.size()) throw Error("its phrases do not fit together");
  return phrases;
}

/// Four numbers an entry: how far below 0 the logarithms are, see kScoreSteps.
void write(Packer& file, const PhraseTable& table) {
  write(file, table.sources());
  write(file, table.targets());
  std::vector<std::uint8_t> counts;
  for (std::size_t k = 0; k + 1 < table.begin().size(); ++k)
    counts.push_back(static_cast<std::uint8_t>(table.begin()[k + 1] - table.begin()[k]));
  std::vector<std::uint32_t> targets;
  std::array<std::vector<std::uint16_t>, 4> scores;
  for (const PhraseTable::Entry& entry : table.entries()) {
    targets.push_back(entry.target);
    const PhraseScores& s = entry.scores;
    std::size_t k = 0;
    for (const float score : {s.targetGivenSource, s.sourceGivenTarget, s.lexicalTarget, s.lexicalSource})
      scores[k++].push_back(static_cast<std::uint16_t>(-score * kScoreSteps));
  }
  file.array(counts);
  file.array(targets);
  for (const auto& list : scores) file.array(list);
}

PhraseTable readTable(Unpacker& file, int sourceWords, int targetWords) {
  PhraseNumbers sources = readPhrases(file, sourceWords);
  PhraseNumbers targets = readPhrases(file, targetWords);
  std::vector<std::uint32_t> begin{0};
  for (const std::uint8_t count : file.array<std::uint8_t>()) begin.push_back(begin.back() + count);
  const auto numbers = file.array<std::uint32_t>();
  std::vector<PhraseTable::Entry> entries(numbers.size());
  for (std::size_t k = 0; k < numbers.size(); ++k) entries[k].target = numbers[k];
  for (float PhraseScores::*score : {&PhraseScores::targetGivenSource, &PhraseScores::sourceGivenTarget,
                                     &PhraseScores::lexicalTarget, &PhraseScores::lexicalSource}) {
    const auto list = file.array<std::uint16_t>();
    if (list.size() != entries.size()) throw Error("the scores of its phrases do not fit together");
    for (std::size_t k = 0; k < list.size(); ++k) entries[k].scores.*score = -static_cast<float>(list[k]) / kScoreSteps;
  }
  return {std::move(sources), std::move(targets), std::move(begin), std::move(entries)};
}

void write(Packer& file, const LanguageModelParts& parts) {
  file.array(parts.unigrams);
  file.array(parts.unigramBackoffs);
  file.array(parts.bigramBegin);
  file.array(parts.bigramWords);
  file.array(parts.bigrams);
  file.array(parts.bigramBackoffs);
  file.array(parts.trigramBegin);
  file.array(parts.trigramWords);
  file.array(parts.trigrams);
}

LanguageModel readLanguageModel(Unpacker& file, int words) {
  LanguageModelParts parts;
  parts.unigrams = file.array<float>();
  parts.unigramBackoffs = file.array<float>();
  parts.bigramBegin = file.array<std::uint32_t>();
  parts.bigramWords = file.array<std::int32_t>();
  parts.bigrams = file.array<float>();
  parts.bigramBackoffs = file.array<float>();
  parts.trigramBegin = file.array<std::uint32_t>();
  parts.trigramWords = file.array<std::int32_t>();
  parts.trigrams = file.array<float>();
  LanguageModel model(std::move(parts));
  if (model.words() != words) throw Error("its language model is for other words");
  return model;
}

nlohmann::json headerOf(const StatisticalModel& model) {
  return {{"source", languageCode(model.direction.source)},
          {"target", languageCode(model.direction.target)},
          {"aligner", model.forward.aligner == Aligner::hmm ? kHmm : kModel1},
          {"symmetrisation", name(model.symmetrisation)},
          {"p0", {model.forward.p0, model.reverse.p0}},
          {"weights", model.weights},
          {"stack", model.decoder.stack},
          {"beam", model.decoder.beam},
          {"distortion-limit", model.decoder.distortionLimit},
          {"translations", model.decoder.translations},
          {"provenance", model.provenance}};
}

/// Throws nlohmann's exceptions for missing or wrong fields, and Error.
void readHeader(const nlohmann::json& header, StatisticalModel& model) {
  model.direction.source = languageFromCode(header.at("source").get<std::string>());
  model.direction.target = languageFromCode(header.at("target").get<std::string>());
  const auto aligner = header.at("aligner").get<std::string>();
  if (aligner != kHmm && aligner != kModel1) throw Error("it aligns words in a way this program does not know");
  model.forward.aligner = model.reverse.aligner = aligner == kHmm ? Aligner::hmm : Aligner::model1;
  model.symmetrisation = symmetrisationFromName(header.at("symmetrisation").get<std::string>());
  model.forward.p0 = header.at("p0").at(0).get<double>();
  model.reverse.p0 = header.at("p0").at(1).get<double>();
  model.weights = header.at("weights").get<FeatureVector>();
  model.decoder.stack = header.at("stack").get<int>();
  model.decoder.beam = header.at("beam").get<double>();
  model.decoder.distortionLimit = header.at("distortion-limit").get<int>();
  model.decoder.translations = header.at("translations").get<int>();
  model.provenance = header.at("provenance").get<std::map<std::string, std::string>>();
  for (const double p0 : {model.forward.p0, model.reverse.p0})
    if (!(p0 >= 0 && p0 < 1)) throw Error("its p0 is not between 0 and 1");
  const DecoderOptions& decoder = model.decoder;
  const bool fits = decoder.stack >= 1 && decoder.stack <= kMostStack && decoder.translations >= 1 &&
                    decoder.translations <= kMostStack && decoder.distortionLimit >= -1 && decoder.beam >= 0;
  if (!fits) throw Error("the settings of its decoder are out of range");
  for (const double weight : model.weights)
    if (!(std::abs(weight) <= kMostWeight)) throw Error("a weight of its features is out of range");
}

std::string readMark(Unpacker& file) {
  std::string mark(kMark.size(), '\0');
  file.bytes(mark.data(), mark.size());
  return mark;
}

/// Up to the arrays.
void readHead(Unpacker& file, StatisticalModel& model) {
  if (readMark(file) != kMark) throw Error("it is no phrase-based model");
  std::uint32_t version = 0;
  file.bytes(&version, sizeof version);
  if (version != kVersion && version != kVersionWithModel1)
    throw Error(
        fmt::format("it has version {} and this program reads {} and {}", version, kVersion, kVersionWithModel1));
  if (version == kVersionWithModel1) model.model1.emplace();
  const std::vector<char> header = file.array<char>(kMostHeader);
  try {
    readHeader(nlohmann::json::parse(header.begin(), header.end()), model);
  } catch (const nlohmann::json::exception&) {
    throw Error("its header is damaged");
  }
}

void readArrays(Unpacker& file, StatisticalModel& model) {
  model.source = readVocabulary(file);
  model.target = readVocabulary(file);
  readDirection(file, model.forward);
  readDirection(file, model.reverse);
  model.phrases = readTable(file, model.source.size(), model.target.size());
  model.languageModel = readLanguageModel(file, model.target.size());
  if (model.model1) {
    model.model1->forward.lexicon = readLexicon(file);
    model.model1->reverse.lexicon = readLexicon(file);
  }
  file.expectEnd();
}

}  // namespace

void saveStatisticalModel(const StatisticalModel& model, const std::filesystem::path& path) {
  Packer file(path);
  file.bytes(kMark.data(), kMark.size());
  const std::uint32_t version = model.model1 ? kVersionWithModel1 : kVersion;
  file.bytes(&version, sizeof version);
  const std::string header = headerOf(model).dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
  file.array(std::span<const char>(header));
  write(file, model.source);
  write(file, model.target);
  write(file, model.forward);
  write(file, model.reverse);
  write(file, model.phrases);
  write(file, model.languageModel.parts());
  if (model.model1) {
    write(file, model.model1->forward.lexicon);
    write(file, model.model1->reverse.lexicon);
  }
  file.commit();
}

namespace {

/// Calls read(file, model); what is wrong with the file gets its name.
template <class Read>
void readNamed(const std::filesystem::path& path, StatisticalModel& model, Read&& read) {
  if (path == "-") throw Error(ErrorCode::wrongUsage, "a phrase-based model is read from a file; name one");
  Unpacker file(path);
  try {
    read(file, model);
  } catch (const Error& error) {
    if (error.code() == ErrorCode::io) throw;
    throw Error(
        fmt::format("\"{}\" cannot be used as a phrase-based model: {}; make it again with \"lookback-cli statistical "
                    "train\"",
                    pathText(path), clipped(error.what())));
  }
}

}  // namespace

std::shared_ptr<StatisticalModel> loadStatisticalModel(const std::filesystem::path& path) {
  auto model = std::make_shared<StatisticalModel>();
  readNamed(path, *model, [](Unpacker& file, StatisticalModel& into) {
    readHead(file, into);
    readArrays(file, into);
  });
  return model;
}

StatisticalModel readStatisticalHead(const std::filesystem::path& path) {
  StatisticalModel model;
  readNamed(path, model, readHead);
  return model;
}

bool isStatisticalFile(const std::filesystem::path& path) {
  try {
    Unpacker file(path);
    return readMark(file) == kMark;
  } catch (const Error&) {
    return false;
  }
}

}  // namespace lookback::statistical
