// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lesson/reader.h"

#include <fmt/format.h>

#include <algorithm>
#include <system_error>

#include "core/base/error.h"
#include "core/base/file_io.h"
#include "core/lesson/assemble.h"
#include "core/lesson/limits.h"

namespace lookback::lesson {
namespace {

namespace fs = std::filesystem;

bool liesIn(const fs::path& folder, const fs::path& path) {
  const auto [inFolder, inPath] = std::mismatch(folder.begin(), folder.end(), path.begin(), path.end());
  return inFolder == folder.end() && inPath != path.end();
}

/// Opens files of one lesson, and only of it.
class Folder {
 public:
  Folder(fs::path folder, std::string name, std::vector<Problem>& problems)
      : m_folder(std::move(folder)), m_name(std::move(name)), m_problems(problems) {
    std::error_code error;
    m_real = fs::canonical(m_folder, error);
  }

  /// The bytes of a file that lies in the folder; absent (with a problem at `place` of `reportedIn`) where it is a
  /// link that leads out, no ordinary file, too large or cannot be read.
  std::optional<std::string> read(const fs::path& relative, std::uint64_t most, const std::string& reportedIn,
                                  Place place) {
    Report report(m_problems, fmt::format("{}/{}", m_name, reportedIn));
    const fs::path path = m_folder / relative;
    std::error_code error;
    const fs::path real = fs::canonical(path, error);
    if (error) return refuse(report, place, fmt::format("There is no {}.", pathText(relative)), "Put it there.");
    if (!liesIn(m_real, real))
      return refuse(report, place, fmt::format("{} is a link out of the lesson's folder.", pathText(relative)),
                    "Copy the file into the folder.");
    if (!fs::is_regular_file(real, error))
      return refuse(report, place, fmt::format("{} is no ordinary file.", pathText(relative)), "Put a file there.");
    const std::uintmax_t size = fs::file_size(real, error);
    if (error || size > most)
      return refuse(report, place, fmt::format("{} has {} bytes.", pathText(relative), error ? 0 : size),
                    fmt::format("Keep to {}.", most));
    try {
      return readFile(real, most);
    } catch (const Error& failure) {  // the system refuses: one more problem of this lesson, not the end of the others
      return refuse(report, place, failure.what(), "Make the file readable.");
    }
  }

  /// Languages of the files text.<lang>.md, by name.
  std::vector<std::string> languages() const {
    std::vector<std::string> found;
    std::error_code error;
    constexpr std::string_view kPrefix = "text.", kSuffix = ".md";
    std::size_t seen = 0;
    constexpr std::size_t kMostEntries = 1000;
    for (fs::directory_iterator entry(m_folder, error), end; !error && entry != end && seen < kMostEntries;
         entry.increment(error), ++seen) {
      const std::string file = pathText(entry->path().filename());
      if (file.size() > kPrefix.size() + kSuffix.size() && file.starts_with(kPrefix) && file.ends_with(kSuffix))
        found.push_back(file.substr(kPrefix.size(), file.size() - kPrefix.size() - kSuffix.size()));
    }
    std::sort(found.begin(), found.end());
    if (found.size() > kMostLanguages) found.resize(kMostLanguages);
    return found;
  }

 private:
  static std::nullopt_t refuse(Report& report, Place place, std::string sentence, std::string remedy) {
    report.error(place, std::move(sentence), std::move(remedy));
    return std::nullopt;
  }

  fs::path m_folder, m_real;
  std::string m_name;
  std::vector<Problem>& m_problems;
};

std::uint32_t bigEndian(std::string_view bytes) {
  std::uint32_t value = 0;
  for (const char byte : bytes) value = value << 8 | static_cast<unsigned char>(byte);
  return value;
}

struct ImageSize {
  std::uint32_t width = 0, height = 0;
};

std::optional<ImageSize> pngSize(std::string_view bytes) {
  constexpr std::string_view kSignature = "\x89PNG\r\n\x1A\n";
  if (bytes.size() < 24 || !bytes.starts_with(kSignature) || bytes.substr(12, 4) != "IHDR") return std::nullopt;
  return ImageSize{bigEndian(bytes.substr(16, 4)), bigEndian(bytes.substr(20, 4))};
}

/// Walks the segments of a JPEG to its frame header.
std::optional<ImageSize> jpegSize(std::string_view bytes) {
  if (!bytes.starts_with("\xFF\xD8")) return std::nullopt;
  for (std::size_t at = 2; at + 9 < bytes.size() && bytes[at] == '\xFF';) {
    const auto marker = static_cast<unsigned char>(bytes[at + 1]);
    const bool isFrame = marker >= 0xC0 && marker <= 0xCF && marker != 0xC4 && marker != 0xC8 && marker != 0xCC;
    if (isFrame) return ImageSize{bigEndian(bytes.substr(at + 7, 2)), bigEndian(bytes.substr(at + 5, 2))};
    at += 2 + std::max<std::size_t>(2, bigEndian(bytes.substr(at + 2, 2)));
  }
  return std::nullopt;
}

void checkPicture(Folder& folder, const Parsed::Picture& picture, std::vector<Problem>& problems) {
  const std::string textFile = picture.file.substr(picture.file.find('/') + 1);
  const auto bytes = folder.read(picture.use.path, kMostImageBytes, textFile, picture.use.place);
  if (!bytes) return;
  const std::optional<ImageSize> size = picture.use.path.ends_with(".png") ? pngSize(*bytes) : jpegSize(*bytes);
  Report report(problems, picture.file);
  if (!size) {
    report.error(picture.use.place, fmt::format("{} does not hold what its name says.", picture.use.path),
                 "Save it as PNG or JPEG.");
  } else if (size->width == 0 || size->height == 0 || size->width > kMostImageSide || size->height > kMostImageSide) {
    report.error(picture.use.place, fmt::format("{} is {} × {} pixels.", picture.use.path, size->width, size->height),
                 fmt::format("Make each side 1 to {} pixels.", kMostImageSide));
  }
}

std::string nameOf(const fs::path& folder) {
  const fs::path plain = folder.has_filename() ? folder : folder.parent_path();
  const std::string name = pathText(plain.filename());
  if (name != "." && name != "..") return name;
  std::error_code error;
  return pathText(fs::canonical(folder, error).filename());
}

}  // namespace

LoadedLesson loadLesson(const fs::path& path, const Surroundings& surroundings) {
  LessonSource source;
  source.name = nameOf(path);
  std::vector<Problem> problems;
  Folder folder(path, source.name, problems);
  source.toml = folder.read("lesson.toml", kMostTomlBytes, "lesson.toml", {1, 1});
  for (const std::string& language : folder.languages()) {
    const std::string file = fmt::format("text.{}.md", language);
    if (auto bytes = folder.read(file, kMostTextBytes, file, {1, 1})) source.texts.emplace(language, std::move(*bytes));
  }
  Parsed parsed = parseWithPictures(source, surroundings, problems);
  Folder again(path, source.name, parsed.loaded.problems);
  for (const Parsed::Picture& picture : parsed.pictures) checkPicture(again, picture, parsed.loaded.problems);
  sortProblems(parsed.loaded.problems);
  parsed.loaded.lesson.folder = path;
  return std::move(parsed.loaded);
}

bool isLessonFolder(const fs::path& folder) {
  std::error_code error;
  return fs::exists(fs::symlink_status(folder / "lesson.toml", error));
}

std::vector<LoadedLesson> loadLessons(const fs::path& root, Surroundings surroundings) {
  std::error_code error;
  std::vector<fs::path> folders;
  const fs::path realRoot = fs::canonical(root, error);
  if (error) throw Error(ErrorCode::io, fmt::format("{}: cannot be listed ({})", pathText(root), error.message()));
  fs::directory_iterator entry(root, error);
  if (error) throw Error(ErrorCode::io, fmt::format("{}: cannot be listed ({})", pathText(root), error.message()));
  for (const fs::directory_iterator end; !error && entry != end; entry.increment(error)) {
    std::error_code broken;
    const fs::path real = fs::canonical(entry->path(), broken);
    if (!broken && liesIn(realRoot, real) && fs::is_directory(real, broken) && isLessonFolder(entry->path()))
      folders.push_back(entry->path());
  }
  std::sort(folders.begin(), folders.end());
  if (folders.size() > kMostLessons)
    throw Error(fmt::format("{}: holds {} lessons; keep to {}", pathText(root), folders.size(), kMostLessons));
  if (!surroundings.lessons) {
    surroundings.lessons.emplace();
    for (const fs::path& folder : folders) surroundings.lessons->push_back(nameOf(folder));
  }
  std::vector<LoadedLesson> lessons;
  for (const fs::path& folder : folders) lessons.push_back(loadLesson(folder, surroundings));
  return lessons;
}

std::vector<std::string> modelNames(const fs::path& folder) {
  std::vector<std::string> names;
  std::error_code error;
  for (fs::directory_iterator entry(folder, error), end; !error && entry != end; entry.increment(error))
    if (entry->path().extension() == ".safetensors") names.push_back(pathText(entry->path().stem()));
  std::sort(names.begin(), names.end());
  return names;
}

}  // namespace lookback::lesson
